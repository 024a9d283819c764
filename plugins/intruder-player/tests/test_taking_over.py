"""Who may play on as the Intruders, when, and what becomes of the dead Character."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nemesis_core import Piece, Plugin, hookimpl
from nemesis_core.rules import bring_back, lay, leave
from nemesis_core.testing import fakes

from .conftest import LedTable

Led = Callable[..., LedTable]

ASKED = "take-over"


def asked(t: LedTable) -> list[int]:
    """The seats that were asked to play the Intruders."""
    return [decision.seat for decision in t.asked if decision.kind == ASKED]


@pytest.mark.rule("SH-CRIT-05")
def test_first_whose_character_dies_is_asked_alone(players: Led) -> None:
    t = players(4)
    t.fall("gamma")
    assert asked(t) == []
    t.will("take-over").start_round()
    assert asked(t) == [2]
    assert t.game.intruder_player.seat == 2
    assert t.told("intruders.take") == [{"who": 2, "role": "intruders"}]


@pytest.mark.rule("MD-INTR-01")
def test_later_deaths_give_no_choice(players: Led) -> None:
    t = players(4)
    t.fall("gamma")
    t.will("decline").start_round()
    t.fall("alpha")
    t.start_round()
    assert asked(t) == [2]
    assert t.game.intruder_player.seat == -1
    assert t.told("intruders.decline") == [{"who": 2}]


@pytest.mark.rule("MD-INTR-01")
def test_role_that_is_taken_is_not_offered_again(players: Led) -> None:
    t = players(4)
    t.fall("gamma")
    t.will("take-over").start_round()
    t.fall("alpha")
    t.start_round()
    assert (asked(t), t.game.intruder_player.seat) == ([2], 2)


@pytest.mark.rule("MD-INTR-01")
def test_of_several_at_one_moment_the_lowest_player_number_is_asked(players: Led) -> None:
    t = players(4)
    for number, name in zip((4, 3, 2, 1), ("alpha", "beta", "gamma", "delta"), strict=True):
        t[name].number = number
    t.fall("alpha", "beta", "gamma")
    t.will("decline").start_round()
    assert asked(t) == [2]


def test_who_died_a_step_later_is_not_asked(players: Led) -> None:
    t = players(4)
    t.fall("gamma")
    t.fall("alpha")  # player 1, but second
    t.will("decline").start_round()
    assert asked(t) == [2]


def test_who_leaves_alive_is_not_asked(players: Led) -> None:
    t = players(3)
    leave(t.game, t["alpha"], "evacuated")
    t.start_round()
    assert asked(t) == []
    t.fall("beta")
    t.will("decline").start_round()
    assert asked(t) == [1]


def test_who_was_brought_back_is_not_asked_and_a_later_death_counts(players: Led) -> None:
    t = players(3)
    t.fall("beta")
    bring_back(t.game, t["beta"], "a")
    t.start_round()
    assert asked(t) == []
    t.fall("gamma")
    t.will("decline").start_round()
    assert asked(t) == [2]


class Lives:
    """beta comes back some day."""

    @hookimpl
    def comes_back(self, who: Any) -> bool | None:
        return True if who.id == "beta" else None


lives = Lives()


def test_who_will_be_brought_back_is_not_asked(players: Led) -> None:
    """beta is dead longer than gamma, but will be back; gamma is the first to be eliminated."""
    house = Piece(id="house", kind="house-rule", title="Lives", implementation=(f"{__name__}:lives",))
    made = fakes("nemesis", mode="intruder-player", more=(Plugin(pieces=(house,)),), house_rules=("house",))
    t = players(3, made).fall("beta").start_round()
    assert asked(t) == []
    t.fall("gamma").will("decline").start_round()
    assert asked(t) == [2]


@pytest.mark.rule("MD-INTR-07")
def test_what_death_left_behind_stays(players: Led) -> None:
    t = players(3)
    t.put("beta", "d")
    egg = t.carry("beta", "egg")
    carcass = next(token for token in t.table.object_supply if token.startswith("intruder-carcass/"))
    t.table.object_supply.remove(carcass)
    lay(t.game, carcass, "d")
    t.fall("beta")
    there = list(t.table.objects["d"])
    assert {egg, carcass} < set(there)
    assert [token.partition("/")[0] for token in there].count("character-corpse") == 1
    t.will("take-over").start_round()
    assert t.table.objects["d"] == there
    assert (t["beta"].status, t["beta"].died_at) == ("dead", "d")


def test_action_cards_go_into_the_box_and_contamination_cards_do_not(players: Led) -> None:
    t = players(3)
    t.hand("beta", "look", "plan", contamination=1)
    t.contaminate("beta", clean=1, pile="deck")
    t.discard_pile("beta", 2)
    t.fall("beta")
    t.will("take-over").start_round()
    beta = t["beta"]
    assert (beta.hand, beta.deck) == ([], [])
    assert [card.partition("/")[0] for card in beta.discard] == ["contamination"] * 2
    assert len(beta.removed) == len([c for c in t.game.cards.action if c.startswith("beta.")])


def test_cards_of_one_who_declines_stay(players: Led) -> None:
    t = players(3)
    t.hand("beta", "look", "plan")
    t.fall("beta")
    t.will("decline").start_round()
    assert (len(t["beta"].hand), t["beta"].removed) == (2, [])


def test_round_of_the_death_ends_as_usual(players: Led) -> None:
    t = players(3)
    t.fall("beta")
    t.event_phase()
    assert len(t.told("event")) == len(t.told("bag")) == 1
