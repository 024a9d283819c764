"""When the Intruder player wins, and what a simulation reports of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nemesis_core import Game

from .conftest import LedTable

Led = Callable[..., LedTable]
SHOWN = "The Intruder player"


def give(t: LedTable, seat: int, objective: str) -> None:
    """`seat` has kept `objective`, by record id; the first Encounter is over."""
    state = t.game.semi_coop
    state.chosen = True
    card = f"{objective}/1"
    pile = next(pile for pile in [*state.held, *state.removed, state.rest] if card in pile)
    pile.remove(card)
    state.rest += state.held[seat]
    state.held[seat] = [card]


def report(game: Game) -> dict[str, Any]:
    """The columns of a simulation."""
    return {name: value for part in game.hooks.report(game) for name, value in part.items()}


@pytest.mark.rule("MD-INTR-06")
def test_intruder_player_wins_when_all_others_fail(led: Led) -> None:
    """Neither has the seven Items that hoard asks for, nor an Egg."""
    t = led()
    give(t, 0, "hoard")
    give(t, 2, "live-sample")
    t.finish("test")
    assert t.game.semi_coop.winners == [1]
    assert t.told("intruders.win") == [{"who": 1, "won": True}]


@pytest.mark.rule("MD-INTR-06")
def test_intruder_player_does_not_win_when_another_does(led: Led) -> None:
    """alpha and gamma live, so company, which asks for another survivor, is fulfilled."""
    t = led()
    give(t, 0, "hoard")
    give(t, 2, "company")
    t.finish("test")
    assert t.game.semi_coop.winners == [2]
    assert t.told("intruders.win") == [{"who": 1, "won": False}]


@pytest.mark.rule("MD-INTR-06")
def test_intruder_player_wins_when_everybody_is_dead(led: Led) -> None:
    t = led().fall("alpha")
    t.do(lambda: t.fall("gamma")).finish()
    assert t.game.semi_coop.winners == [1]


def test_nobody_wins_where_nobody_played_the_intruders(players: Led) -> None:
    t = players(2)
    give(t, 0, "hoard")
    give(t, 1, "live-sample")
    t.finish("test")
    assert t.game.semi_coop.winners == []
    assert t.told("intruders.win") == []


# ---------------------------------------------------------------- shown and reported


def test_end_screen_says_how_the_dead_player_won(led: Led) -> None:
    t = led("pursuit-1", "planning-2")
    give(t, 0, "hoard")
    give(t, 2, "live-sample")
    screen = t.finish("test").end_screen()
    assert screen["Victory"][1] == ("2", "beta", "yes", "died: Fire; its player played on, and won")
    hand = "Planning (any Corridor, 1 Attack card), Pursuit (Corridor 1, 2 Attack cards)"
    assert screen[SHOWN] == [("2", "2", "yes", "no other player won", hand)]


def test_end_screen_says_why_the_intruder_player_lost(led: Led) -> None:
    t = led()
    give(t, 0, "company")
    give(t, 2, "hoard")
    assert t.finish("test").end_screen()[SHOWN] == [("2", "2", "no", "another player won", "")]


def test_end_screen_of_a_game_without_one(players: Led) -> None:
    t = players(2)
    give(t, 0, "hoard")
    give(t, 1, "live-sample")
    assert t.finish("test").end_screen()[SHOWN] == [("Nobody played the Intruders",)]


def test_end_screen_of_a_game_that_was_stopped(led: Led) -> None:
    t = led()
    t.game.state.ending = "stall"
    assert t.end_screen()[SHOWN][0][2:4] == ("no", "the game was stopped before its end")


def test_columns_of_a_simulation(led: Led) -> None:
    t = led("self-healing-1")
    t.intruder("drone", "e", injuries=1)
    t.lead("self-healing", "self-healing-1/1", "drone-1")
    give(t, 0, "hoard")
    give(t, 2, "live-sample")
    row = report(t.finish("test").game)
    mine = {name: value for name, value in row.items() if name.startswith("intruder_")}
    assert mine == {
        "intruder_player": True,
        "intruder_seat": 2,
        "intruder_since": 2,
        "intruder_cards": 1,
        "intruder_won": True,
    }
    assert (row["winners"], row["p2_won"], row["p2_survived"]) == (1, True, False)


def test_objective_of_the_intruder_player_does_not_count_as_the_one_by_which_it_won(led: Led) -> None:
    t = led()
    give(t, 0, "hoard")
    give(t, 1, "company")
    give(t, 2, "live-sample")
    row = report(t.finish("test").game)
    assert (row["p2_won"], row["p2_objective"]) == (True, None)
    assert (row["p1_objective"], row["p3_objective"]) == ("hoard", "live-sample")


def test_columns_of_a_game_without_one(players: Led) -> None:
    row = report(players(2).game)
    assert row["intruder_player"] is False
    assert [row[f"intruder_{name}"] for name in ("seat", "since", "cards", "won")] == [None] * 4
