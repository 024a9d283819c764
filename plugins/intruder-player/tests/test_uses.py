"""Moving and attacking by a card (MD-INTR-03)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nemesis_core import Piece, Plugin, Ruleset, hookimpl
from nemesis_core.rules import attack
from nemesis_core.testing import fakes

from .conftest import LedTable

Led = Callable[..., LedTable]

# On the fakes b has the exits 1 ab, 2 be, 3 bc, 4 the Crawlway.


def moves(t: LedTable) -> list[tuple[str, ...]]:
    """Who could be moved by which way."""
    return [option[2:] for option in t.offered("move")]


def attackers(t: LedTable) -> list[tuple[str, ...]]:
    """Who could attack whom."""
    return [option[2:] for option in t.offered("attack")]


# ---------------------------------------------------------------- moving


@pytest.mark.rule("MD-INTR-03")
def test_intruder_moves_through_the_corridor_of_the_card(led: Led) -> None:
    t = led("pursuit-3")
    drone = t.intruder("drone", "b")
    assert moves(t) == [("drone-1", "bc")]
    t.lead("move", "pursuit-3/1", "drone-1", "bc")
    assert drone.place == "c"


@pytest.mark.rule("MD-INTR-03")
def test_card_for_any_number_opens_each_exit_once(led: Led) -> None:
    """e has the exits 1 and 3, both ef, 2 be and 4 de; no Entrance."""
    t = led("planning-2")
    t.intruder("drone", "e")
    assert moves(t) == [("drone-1", "be"), ("drone-1", "de"), ("drone-1", "ef")]


def test_intruder_in_combat_may_be_moved_away(led: Led) -> None:
    t = led("pursuit-2")
    drone = t.intruder("drone", "a")
    t.lead("move", "pursuit-2/1", "drone-1", "ac")
    assert drone.place == "c"


def test_intruder_goes_into_an_unexplored_room_which_stays_so(led: Led) -> None:
    """Exits 1 and 3 of e are Corridors to f, which nobody has explored."""
    t = led("pursuit-1")
    drone = t.intruder("drone", "e")
    t.lead("move", "pursuit-1/1", "drone-1", "ef")
    assert (drone.place, "f" in t.table.explored) == ("f", False)


def test_closed_door_is_destroyed_instead(led: Led) -> None:
    t = led("pursuit-3")
    drone = t.intruder("drone", "b")
    t.door("bc")
    t.lead("move", "pursuit-3/1", "drone-1", "bc")
    assert (drone.place, t.table.doors["bc"]) == ("b", "destroyed")


def test_entrance_takes_it_off_the_board(led: Led) -> None:
    t = led("coordinated-hunt-2")
    drone = t.intruder("drone", "b")
    token = drone.token
    assert moves(t) == [("drone-1", "crawlway")]
    t.lead("move", "coordinated-hunt-2/1", "drone-1", "crawlway")
    assert t.table.intruders == {}
    assert token in t.table.bag


class Heavy:
    """Giants pass no Corridor and no Entrance, and Doors hold against grubs."""

    @hookimpl
    def traverse(self, piece: Any) -> bool | None:
        return False if piece.kind == "giant" else None

    @hookimpl
    def stays_out(self, piece: Any) -> bool | None:
        return True if piece.kind == "giant" else None

    @hookimpl
    def door_holds(self, piece: Any) -> bool | None:
        return True if piece.kind == "grub" else None

    @hookimpl
    def passes_door(self, piece: Any) -> bool | None:
        return True if piece.kind in ("drone", "giant") else None

    @hookimpl
    def attack_denied(self, piece: Any, who: Any) -> bool | None:
        return True if piece.kind == "grub" and who.id == "gamma" else None

    @hookimpl
    def attack_kinds(self) -> dict[str, Any]:
        return {"attack-card": sting}


def sting(game: Any, piece: Any, who: Any, occasion: str) -> None:
    """A way of attacking without a card."""
    who.marks["stung"] = 1


heavy = Heavy()


def heavily() -> Ruleset:
    """The fakes with Intruders that do not go everywhere."""
    house = Piece(id="house", kind="house-rule", title="Heavy", implementation=(f"{__name__}:heavy",))
    return fakes("nemesis", mode="intruder-player", more=(Plugin(pieces=(house,)),), house_rules=("house",))


@pytest.fixture
def heavily_led(players: Led) -> Led:
    """`led` with these Intruders."""
    return lambda *cards: players(3, heavily()).led(*cards)


def test_moves_that_would_do_nothing_are_not_offered(heavily_led: Led) -> None:
    """The Door in be holds against the grub; the drone passes it, the giant would but goes through no Corridor."""
    t = heavily_led("planning-2")
    for kind in ("giant", "grub", "drone"):
        t.intruder(kind, "b")
    t.door("be")
    drone = ["ab", "bc", "be", "crawlway"]
    grub = ["ab", "bc", "crawlway"]
    assert moves(t) == [*(("drone-1", way) for way in drone), *(("grub-1", way) for way in grub)]


# ---------------------------------------------------------------- attacking


@pytest.mark.rule("MD-INTR-03")
def test_one_of_the_drawn_attack_cards_is_chosen(led: Led) -> None:
    """pursuit-4 draws 3: of Scratch, Bite and Scratch the Bite is resolved; the others go under the deck."""
    t = led("pursuit-4")
    t.intruder("drone", "a")
    t.top("attacks", "scratch-2", "bite-3", "scratch-4").top("wounds", "arm")
    first, bite, last = (t.table.decks["attacks"][-n] for n in (1, 2, 3))
    t.will(("attack", "pursuit-4/1", "drone-1", "p3"), bite).turn().turn()
    assert [decision.options for decision in t.asked if decision.kind == "chosen-attack"] == [
        sorted([first, bite, last])
    ]
    assert [card.partition("/")[0] for card in t["gamma"].serious] == ["arm"]
    assert t["alpha"].serious == []
    assert t.table.discards["attacks"] == [bite]
    assert t.table.decks["attacks"][:2] == [last, first]
    assert t.told("attack") == [{"piece": "drone-1", "who": 2, "occasion": "intruder-player"}]
    assert t.game.intruder_player.drawing == 0


def test_card_with_one_attack_card_leaves_no_choice(led: Led) -> None:
    t = led("planning-1")
    t.intruder("drone", "a")
    t.top("attacks", "scratch-2")
    t.lead("attack", "planning-1/1", "drone-1", "p1")
    assert t["alpha"].light == 1
    assert [decision.kind for decision in t.asked] == ["intruder-turn"]


def test_equal_attack_cards_are_one_choice(led: Led) -> None:
    t = led("pursuit-1")
    t.intruder("drone", "a")
    t.top("attacks", "scratch-2", "scratch-2")
    t.lead("attack", "pursuit-1/1", "drone-1", "p1")
    assert [decision.kind for decision in t.asked] == ["intruder-turn"]
    assert (t["alpha"].light, len(t.table.discards["attacks"])) == (1, 1)


def test_attack_misses_when_no_attack_card_is_left(led: Led) -> None:
    t = led("pursuit-4")
    t.intruder("drone", "a")
    t.empty("attacks")
    t.lead("attack", "pursuit-4/1", "drone-1", "p1")
    assert (t["alpha"].light, t["alpha"].serious, t.told("attack.card")) == (0, [], [])


def test_fewer_attack_cards_when_the_deck_runs_out(led: Led) -> None:
    t = led("pursuit-4")
    t.intruder("drone", "a")
    t.empty("attacks")
    cards = [t.table.removed.pop(t.table.removed.index(f"scratch-{n}/1")) for n in (2, 4)]
    t.table.decks["attacks"] += cards
    t.lead("attack", "pursuit-4/1", "drone-1", "p1", then=(cards[0],))
    assert (t.table.discards["attacks"], t.table.decks["attacks"]) == ([cards[0]], [cards[1]])


def test_who_needs_no_card_attacks_without_one(heavily_led: Led) -> None:
    t = heavily_led("pursuit-4")
    t.intruder("drone", "a")
    before = list(t.table.decks["attacks"])
    t.lead("attack", "pursuit-4/1", "drone-1", "p1")
    assert t["alpha"].marks["stung"] == 1
    assert t.table.decks["attacks"] == before


def test_only_characters_in_the_room_of_an_intruder_are_attacked(led: Led) -> None:
    t = led("pursuit-1")
    t.put("gamma", "c")
    t.intruder("drone", "a")
    t.intruder("grub", "c")
    t.intruder("giant", "g")
    assert attackers(t) == [("drone-1", "p1"), ("grub-1", "p3")]


def test_attack_that_a_piece_denies_is_not_offered(heavily_led: Led) -> None:
    t = heavily_led("pursuit-1")
    t.intruder("grub", "a")
    assert attackers(t) == [("grub-1", "p1")]


def test_other_attacks_draw_one_card(led: Led) -> None:
    t = led("pursuit-4")
    drone = t.intruder("drone", "a")
    t.top("attacks", "scratch-2", "bite-3")
    attack(t.game, drone, t["alpha"], "escape")
    assert (t["alpha"].light, len(t.table.discards["attacks"])) == (1, 1)
