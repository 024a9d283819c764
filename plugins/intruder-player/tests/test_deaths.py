"""Deaths in every part of a round: who is asked afterwards, and what the others' deaths do to the game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nemesis_core import Session, make_bots
from nemesis_core.rules import everybody_passes

from .conftest import LED, LedTable, ruleset

Led = Callable[..., LedTable]
ALL_BUT_DEAD = ("arm", "hand", "body")


def asked(t: LedTable) -> list[int]:
    """The seats that were asked to play the Intruders."""
    return [decision.seat for decision in t.asked if decision.kind == "take-over"]


@pytest.fixture
def dying(players: Led) -> LedTable:
    """A table of three at which beta, in d, is one Light Wound from death; nobody else is in danger."""
    t = players(3).put("beta", "d").wounds("beta", light=2, serious=ALL_BUT_DEAD)
    t.game.semi_coop.chosen = True
    for name in ("alpha", "beta", "gamma"):
        t.hand(name).bare(name)
    return t


def attacked(t: LedTable) -> None:
    """In the Event Phase."""
    t.intruder("drone", "d")
    t.top("attacks", "scratch-2").step("event", "attacks")


def by_an_event(t: LedTable) -> None:
    """giants-1 is a Light Wound for all in Darkness."""
    t.game.state.streams["fake:dark"] = 1
    t.top("events", "giants-1").step("event", "event-card")
    t.game.state.streams["fake:dark"] = 0


def escaping(t: LedTable) -> None:
    """In its own Action."""
    t.intruder("drone", "d")
    t.cards("beta", 1).top("attacks", "scratch-2").act("beta", "move", "a")


def surprised(t: LedTable) -> None:
    """By the Noise roll of its own Movement; it has no card left, and the grub (1) attacks."""
    t.cards("beta", 1).put("beta", "b").noise("be", "de").bag("grub").dice("noise-die", "2")
    t.top("attacks", "scratch-2").act("beta", "move", "e")


def burnt(t: LedTable) -> None:
    """At the end of its turn."""
    t.fire("d").table.turn = 1
    t.turn()


@pytest.mark.rule("SH-CRIT-05")
@pytest.mark.parametrize("die", [attacked, by_an_event, escaping, surprised, burnt])
def test_whenever_the_first_dies_its_player_is_asked_as_the_next_round_begins(
    dying: LedTable, die: Callable[[LedTable], None]
) -> None:
    die(dying)
    assert (dying["beta"].status, asked(dying)) == ("dead", [])
    dying.event_phase()
    assert asked(dying) == []
    dying.will("take-over").start_round()
    assert (asked(dying), dying.game.intruder_player.since) == ([1], 2)
    assert dying.start_round().game.intruder_player.seat == 1
    assert asked(dying) == [1]


@pytest.mark.rule("MD-INTR-01")
def test_who_dies_in_the_last_round_plays_nothing(players: Led) -> None:
    """No round follows: nobody is asked, and nobody wins as the Intruder player."""
    t = players(3).fall("beta")
    state = t.game.semi_coop
    state.rest += [cards.pop() for cards in state.held]
    t.finish("test")
    assert (asked(t), t.told("intruders.win")) == ([], [])
    assert 1 not in t.game.semi_coop.winners


@pytest.mark.parametrize("seed", range(6))
def test_in_whole_games_the_first_dead_is_asked_in_the_round_after(seed: int) -> None:
    session, bots = Session(ruleset().new_game(4, seed)), make_bots("random", 4, seed)
    game = session.game
    first, offers = 0, []
    while session.decision:
        decision, game = session.decision, session.game
        dead = [who.seat for who in game.table.characters if who.status == "dead"]
        first = first or (game.table.round if dead else 0)
        if decision.kind == "take-over":
            offers.append((decision.seat in dead, game.table.round >= first, len(dead) >= 1))
        session.choose(bots[decision.seat](game, decision))
    assert len(offers) <= 1
    assert offers in ([], [(True, True, True)])


# ---------------------------------------------------------------- while the Intruders are played


def test_character_killed_in_the_go_loses_its_turn_and_no_further_player_is_asked(led: Led) -> None:
    """gamma, whose turn would be the next, dies of the drone."""
    t = led("planning-1").wounds("gamma", light=2, serious=ALL_BUT_DEAD).top("attacks", "scratch-2")
    t.intruder("drone", "a")
    t.lead("attack", "planning-1/1", "drone-1", "p3")
    assert (t["gamma"].status, t.table.turn) == ("dead", 0)
    t.event_phase().start_round()
    assert (asked(t), t.game.intruder_player.seat) == ([], LED)
    assert t.table.first == 0


@pytest.mark.rule("MD-INTR-06")
def test_intruder_player_that_kills_the_last_character_ends_the_game_and_wins(led: Led) -> None:
    t = led("planning-1").wounds("gamma", light=2, serious=ALL_BUT_DEAD).top("attacks", "scratch-2")
    t.fall("alpha")
    t.intruder("drone", "a")
    t.table.turn = LED
    t.will(("attack", "planning-1/1", "drone-1", "p3")).turn().turn()
    assert t.ending
    assert t.finish().game.semi_coop.winners == [LED]


def test_first_player_who_dies_hands_the_token_on_past_the_intruder_player(led: Led) -> None:
    t = led()
    t.table.first = 0
    t.fall("alpha").start_round()
    assert (t.table.first, t.game.intruder_player.seat) == (2, LED)


def test_of_two_one_plays_against_the_other(players: Led) -> None:
    t = players(2).fall("alpha").will("take-over").start_round()
    assert (t.game.intruder_player.seat, t.table.first, t.table.turn) == (0, 1, 1)
    t.hand("beta").bare("beta").turn()
    assert t.table.turn == 0


def test_where_everybody_passes_the_intruder_player_does_too(led: Led) -> None:
    """It keeps one card, and the Player Phase is over."""
    t = led("pursuit-1", "planning-1").will("planning-1/1")
    t.do(lambda: everybody_passes(t.game)).turn().turn().turn()
    part = t.game.intruder_player
    assert (part.passed, part.hand, part.discard) == (True, ["planning-1/1"], ["pursuit-1/1"])
    assert [told["who"] for told in t.told("pass")] == [1, 2, 0]  # it is the turn of beta
    t.turn()
    assert t.table.turn == -1


def test_another_seat_that_passes_apart_is_not_its_business(led: Led) -> None:
    t = led("pursuit-1")
    assert t.game.hooks.pass_apart(t.game, 0) is None
    assert not t.game.intruder_player.passed
