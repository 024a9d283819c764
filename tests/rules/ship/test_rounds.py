"""Cycles of the ship: the draw step, the First Player token, goes of two Actions, passing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nemesis_core import Decision, Game
from nemesis_core.testing import Table

pytestmark = pytest.mark.variant

Aboard = Callable[..., Table]

OUT = ("move", "room-006", "c-006-011")
BACK = ("move", "hibernatorium", "c-006-011")
SCOUT_OUT = ("move", "room-018", "c-018-020")
SCOUT_BACK = ("move", "engine-2", "c-018-020")


def pass_if_possible(game: Game, decision: Decision) -> Any:
    return ("pass",) if ("pass",) in decision.options else decision.options[0]


def quiet(t: Table, rolls: int) -> Table:
    """The next `rolls` for Noise find nothing."""
    return t.dice("noise-die", *["silence"] * rolls)


def play(t: Table, *options: tuple[str, ...]) -> Table:
    """The next decisions of the turns, each by the seat whose go it is."""
    t.will(*options)
    for _ in options:
        t.turn()
    return t


def goes(t: Table) -> list[tuple[int, int]]:
    """The goes taken, in order: the seat, and what it did in it, a pass included."""
    seats = [act["who"] for act in t.told("act")]
    changes = [i for i, seat in enumerate(seats) if i == 0 or seats[i - 1] != seat]
    return [(seats[a], b - a) for a, b in zip(changes, [*changes[1:], len(seats)], strict=True)]


@pytest.mark.rule("SH-ROUND-01")
def test_a_cycle_is_a_player_phase_and_an_event_phase_again_and_again(ship: Table) -> None:
    game = ship.game
    game.asker = pass_if_possible
    seen = [game.state.phase]
    game.on_step = lambda g: seen.append(g.state.phase) if g.state.phase != seen[-1] else None
    game.run()
    assert seen[:4] == ["player", "event", "player", "event"]
    cycles = seen[: seen.index("victory")]
    assert cycles == ["player", "event"] * (len(cycles) // 2)


@pytest.mark.rule("SH-ROUND-02")
def test_everybody_draws_up_to_five_cards(aboard: Aboard) -> None:
    t = aboard("captain", "scout", "soldier")
    t.cards("captain", 0).cards("scout", 2).cards("soldier", 5).step("player", "draw")
    assert [(len(c.hand), len(c.deck)) for c in t.table.characters] == [(5, 5)] * 3


@pytest.mark.rule("SH-ROUND-02")
def test_contamination_cards_in_hand_count_towards_the_five(ship: Table) -> None:
    ship.cards("captain", 2, contamination=2).step("player", "draw")
    assert len(ship["captain"].hand) == 5
    assert len(ship["captain"].deck) == 10 - 3


@pytest.mark.rule("SH-ROUND-03")
def test_an_empty_deck_is_remade_from_the_discard_pile_and_drawing_goes_on(ship: Table) -> None:
    captain = ship.discard_pile("captain", 9)["captain"]
    (last,) = captain.deck
    ship.step("player", "draw")
    assert (len(captain.hand), len(captain.deck), captain.discard) == (5, 5, [])
    assert last in captain.hand


@pytest.mark.rule("SH-ROUND-04", "SH-ROUND-05")
@pytest.mark.parametrize(("cycle", "first", "then"), [(2, 2, 0), (2, 0, 1), (9, 1, 2), (1, 0, 0), (1, 2, 2)])
def test_the_first_player_token_goes_left_but_not_in_the_first_cycle(
    aboard: Aboard, cycle: int, first: int, then: int
) -> None:
    t = aboard("captain", "scout", "soldier")
    t.table.round, t.table.first = cycle, first
    t.step("player", "first-player-token")
    assert (t.table.first, t.table.turn) == (then, then)


@pytest.mark.rule("SH-ROUND-06", "SH-ROUND-09")
def test_goes_of_two_actions_go_round_until_all_have_passed(ship: Table) -> None:
    quiet(ship.explored("room-018").cards("captain", 4).cards("scout", 5), 6)
    play(ship, OUT, BACK, SCOUT_OUT, SCOUT_BACK, ("pass",), SCOUT_OUT, SCOUT_BACK, ("pass",))
    assert goes(ship) == [(0, 2), (1, 2), (0, 1), (1, 3)]  # the last three are two goes of the Scout, 2 and a pass
    assert all(c.passed for c in ship.table.characters)
    assert ship.table.turn == -1


@pytest.mark.rule("SH-ROUND-06")
def test_the_first_player_begins_and_the_others_follow_clockwise(aboard: Aboard) -> None:
    t = aboard("captain", "scout", "soldier")
    t.table.round, t.table.first = 2, 0
    t.step("player", "first-player-token")
    play(t, ("pass",), ("pass",), ("pass",))
    assert [p["who"] for p in t.told("pass")] == [1, 2, 0]


@pytest.mark.rule("SH-ROUND-07")
def test_after_one_action_one_may_pass_and_must_if_nothing_else_can_be_paid(ship: Table) -> None:
    quiet(ship.bare("captain").cards("captain", 1), 1)
    play(ship, OUT)
    assert (ship.table.turn, ship["captain"].acted) == (0, 1)
    assert ship.legal("captain") == [("pass",)]
    play(ship, ("pass",))
    assert (ship.table.turn, ship["captain"].passed) == (1, True)


@pytest.mark.rule("SH-ROUND-07")
@pytest.mark.parametrize(("options", "passed"), [([OUT, BACK], False), ([OUT, ("pass",)], True), ([("pass",)], True)])
def test_two_actions_or_one_and_a_pass_or_a_pass_at_once(
    ship: Table, options: list[tuple[str, ...]], passed: bool
) -> None:
    play(quiet(ship.cards("captain", 5), 2), *options)
    assert (ship.table.turn, ship["captain"].passed) == (1, passed)


@pytest.mark.rule("SH-ROUND-08")
def test_on_passing_contamination_cards_may_be_discarded_too(ship: Table) -> None:
    captain = ship.cards("captain", 1, contamination=2)["captain"]
    cards = sorted(captain.hand)
    ship.will(("pass",), *cards).turn()
    assert (captain.hand, sorted(captain.discard)) == ([], cards)


@pytest.mark.rule("SH-ROUND-08")
def test_on_passing_one_keeps_what_one_likes(ship: Table) -> None:
    captain = ship.cards("captain", 2, contamination=1)["captain"]
    first, *rest = captain.hand
    ship.will(("pass",), first, "done").turn()
    assert (captain.hand, captain.discard) == (rest, [first])


@pytest.mark.rule("SH-ROUND-08")
def test_contamination_cards_are_discarded_at_no_other_time(ship: Table) -> None:
    captain = ship.cards("captain", 2, contamination=2)["captain"]
    contamination = captain.hand[:2]
    assert contamination == [card for card in captain.hand if card not in ship.game.cards.action]
    assert not any(card in option for option in ship.legal("captain") for card in contamination)
    quiet(ship, 2).act("captain", *OUT).act("captain", *BACK)
    assert captain.hand == contamination


@pytest.mark.rule("SH-ROUND-09")
def test_who_passed_is_skipped_until_the_next_player_phase(ship: Table) -> None:
    quiet(ship.explored("room-018").cards("scout", 4), 4)
    play(ship, ("pass",), SCOUT_OUT, SCOUT_BACK)
    assert ship.table.turn == 1
    play(ship, SCOUT_OUT, SCOUT_BACK)
    assert (ship.table.turn, goes(ship)) == (1, [(0, 1), (1, 4)])
    play(ship, ("pass",))
    ship.start_round()
    assert [c.passed for c in ship.table.characters] == [False, False]
