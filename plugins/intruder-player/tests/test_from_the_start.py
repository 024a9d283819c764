"""The house rule by which the last seat plays the Intruders from the first round on."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nemesis_core import Ruleset, Session, errors, make_bots, play_recorded, replay
from nemesis_core.testing import fakes

from .conftest import LedTable, ruleset

RULE = "intruder-from-the-start"
Led = Callable[..., LedTable]


def started() -> Ruleset:
    """The fakes with the house rule."""
    return ruleset(RULE)


@pytest.fixture
def three(players: Led) -> LedTable:
    """A table of alpha, beta and a third seat."""
    return players(2, started())


def test_last_seat_plays_the_intruders_and_has_no_character(three: LedTable) -> None:
    part = three.game.intruder_player
    assert (three.game.state.seats, len(three.table.characters)) == (3, 2)
    assert (part.seat, part.since, part.asked) == (2, 1, True)


def test_it_draws_in_the_first_round_and_goes_behind_the_last_character(three: LedTable) -> None:
    t = three
    t.table.round = 0
    t.start_round()
    part = t.game.intruder_player
    assert len(part.hand) == 3
    t.will(("pass",)).turn().will(("pass",)).turn()
    assert t.table.turn == 2
    t.hold("pursuit-1").dice("noise-die", "1").lead("pursuit", "pursuit-1/1", "p2")
    assert t.table.turn == 2  # since the others have passed
    assert list(t.table.noise) == ["ab"]


def test_nobody_takes_the_intruders_over_later(three: LedTable) -> None:
    three.fall("beta").start_round()
    assert [decision.kind for decision in three.asked] == []
    assert three.game.intruder_player.seat == 2


def test_event_phase_is_reduced_from_the_first_round_on(three: LedTable) -> None:
    three.event_phase()
    assert three.kinds == ["round-end"]


def test_objectives_are_dealt_to_characters_alone(three: LedTable) -> None:
    assert len(three.game.semi_coop.held) == 2
    assert three.game.view(2)["objective removed"] == []


def test_seat_wins_when_the_others_fail(three: LedTable) -> None:
    t = three.fall("alpha")
    t.do(lambda: t.fall("beta")).finish()
    assert t.game.semi_coop.winners == [2]
    columns = {name: value for part in t.game.hooks.report(t.game) for name, value in part.items()}
    assert (columns["intruder_seat"], columns["intruder_won"], columns["winners"]) == (3, True, 1)
    assert [columns[f"p{seat}_won"] for seat in (1, 2, 3)] == [False, False, True]
    assert [name for name in columns if name.startswith("p3")] == ["p3_won"]
    assert t.end_screen()["The Intruder player"][0][:4] == ("3", "1", "yes", "no other player won")


def test_others_are_told_of_the_seat_by_what_it_plays(three: LedTable) -> None:
    assert three.screen(0)["The Intruder player"][0] == ("Played by", "seat 3 (the Intruders)")
    assert three.names(0)["seat"]["3"] == "the Intruders"


def test_three_to_five_may_play() -> None:
    assert started().players == (3, 5)


def test_rule_goes_with_this_mode_alone() -> None:
    with pytest.raises(errors.AssemblyError, match="needs the mode with an Intruder player"):
        fakes(house_rules=(RULE,))


def test_reading_is_stated() -> None:
    assert any("from the start" in reading for reading in started().readings)


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("seats", [3, 5])
def test_game_is_recorded_and_replayed(seats: int) -> None:
    record = play_recorded(started(), seats, 7, make_bots("random", seats, 7))
    assert {seat for seat, _ in record.choices} == set(range(seats))
    assert replay(record, started()) is None


def test_game_goes_on_from_a_save_at_a_decision_of_the_seat() -> None:
    session, bots = Session(started().new_game(3, 4)), make_bots("random", 3, 4)
    while session.decision and session.decision.kind != "intruder-turn":
        session.choose(bots[session.decision.seat](session.game, session.decision))
    again = Session.load(session.save(), started())
    assert again.decision is not None and session.decision is not None
    assert (again.decision.seat, again.decision.options) == (2, session.decision.options)


def test_choice_of_a_card_can_be_taken_back() -> None:
    """Choosing a use shows nothing new; the seat is asked again where its go has one more choice."""
    session, bots = Session(started().new_game(3, 4)), make_bots("random", 3, 4)
    while session.decision and session.decision.kind != "intruder-turn":
        session.choose(bots[session.decision.seat](session.game, session.decision))
    before = list(session.decision.options) if session.decision else []
    session.choose(("pass",))
    assert session.decision and session.decision.kind == "keep-intruder-card"
    assert session.can_undo
    session.undo()
    assert session.decision and session.decision.options == before
