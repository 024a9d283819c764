"""What the cards of the deck do when they are used for their effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nemesis_core import Piece, Plugin, hookimpl
from nemesis_core.rules import die, gain_status, has_status
from nemesis_core.testing import fakes

from .conftest import LedTable

Led = Callable[..., LedTable]

# ---------------------------------------------------------------- Pursuit


def test_pursuit_makes_a_character_roll_for_noise(led: Led) -> None:
    t = led("pursuit-1").dice("noise-die", "2")
    t.lead("pursuit", "pursuit-1/1", "p3")
    assert t.told("noise.roll") == [{"who": 2, "face": "2"}]
    assert list(t.table.noise) == ["ac"]


def test_pursuit_leaves_those_in_combat_alone(led: Led) -> None:
    t = led("pursuit-1").put("gamma", "c")
    t.intruder("grub", "a")
    assert t.offered("pursuit") == [("pursuit", "pursuit-1/1", "p3")]


# ---------------------------------------------------------------- Coordinated Hunt

# On the fakes the drone has the size of an Adult. d joins a and c, c joins a, b and d.


def test_adults_go_next_door_to_the_lowest_room_with_a_character(led: Led) -> None:
    """Of a and c next to d a comes first; the grub is no Adult; the drone in e has nobody next door."""
    t = led("coordinated-hunt-1").put("gamma", "c")
    hunter, grub, far = t.intruder("drone", "d"), t.intruder("grub", "d"), t.intruder("drone", "f")
    t.lead("coordinated-hunt", "coordinated-hunt-1/1")
    assert (hunter.place, grub.place, far.place) == ("a", "d", "f")


def test_closed_door_is_destroyed_and_the_hunter_stays(led: Led) -> None:
    t = led("coordinated-hunt-2").door("ad")
    hunter = t.intruder("drone", "d")
    t.lead("coordinated-hunt", "coordinated-hunt-2/1")
    assert (hunter.place, t.table.doors["ad"]) == ("d", "destroyed")


@pytest.mark.parametrize(("kind", "place"), [("drone", "a"), ("drone", "f"), ("grub", "b")])
def test_hunt_is_not_offered_when_no_adult_would_hunt(led: Led, kind: str, place: str) -> None:
    """One in Combat, one with nobody next door, one that is no Adult."""
    t = led("coordinated-hunt-1").put("gamma", "c")
    t.intruder(kind, place)
    assert t.offered("coordinated-hunt") == []


class Stuck:
    """Drones, the Adults of the fakes, pass no Corridor, and Doors hold against them."""

    @hookimpl
    def traverse(self, piece: Any) -> bool | None:
        return False if piece.kind == "drone" else None

    @hookimpl
    def door_holds(self, piece: Any) -> bool | None:
        return True


stuck = Stuck()


@pytest.mark.parametrize("door", [False, True])
def test_hunt_is_not_offered_when_no_adult_could_go_or_break_a_door(players: Led, door: bool) -> None:
    house = Piece(id="house", kind="house-rule", title="Stuck", implementation=(f"{__name__}:stuck",))
    made = fakes("nemesis", mode="intruder-player", more=(Plugin(pieces=(house,)),), house_rules=("house",))
    t = players(3, made).led("coordinated-hunt-1")
    t.intruder("drone", "d")
    if door:
        t.door("ad").door("cd")
    assert t.offered("coordinated-hunt") == []


# ---------------------------------------------------------------- Planning


def test_planning_resolves_one_of_the_top_three_event_cards(led: Led) -> None:
    """Of three cards drones-2 is chosen: the drone in b goes through 2 to e, and all get a Contamination card."""
    t = led("planning-1").top("events", "giants-1", "drones-2", "grubs-3-1")
    t.lead("planning", "planning-1/1", then=("drones-2/1",))
    assert t.asked[-1].options == ["drones-2/1", "giants-1/1", "grubs-3-1/1"]
    assert t.table.discards["events"] == ["giants-1/1", "grubs-3-1/1", "drones-2/1"]
    assert (t.contamination("alpha"), t.contamination("gamma")) == (1, 1)


def test_planned_event_moves_intruders(led: Led) -> None:
    t = led("planning-2").top("events", "giants-1", "drones-2", "grubs-3-1")
    drone = t.intruder("drone", "b")
    t.lead("planning", "planning-2/1", then=("drones-2/1",))
    assert drone.place == "e"


def test_planned_event_card_may_leave_the_game(led: Led) -> None:
    """drones-4-once is removed, and the deck is shuffled with the discard pile, the two others in it."""
    t = led("planning-1").top("events", "giants-1", "drones-4-once", "grubs-3-1")
    t.lead("planning", "planning-1/1", then=("drones-4-once/1",))
    assert "drones-4-once/1" in t.table.removed
    assert t.table.discards["events"] == []
    assert {"giants-1/1", "grubs-3-1/1"} <= set(t.table.decks["events"])


def test_planning_with_one_event_card_resolves_it(led: Led) -> None:
    t = led("planning-1").empty("events")
    t.table.removed.remove("drones-2/1")
    t.table.discards["events"].append("drones-2/1")
    t.lead("planning", "planning-1/1")
    assert t.contamination("alpha") == 1


def test_planning_is_not_offered_without_event_cards(led: Led) -> None:
    assert led("planning-1").empty("events").offered("planning") == []


# ---------------------------------------------------------------- Self-Healing


@pytest.mark.parametrize(("injuries", "left"), [(1, 0), (2, 0), (3, 1)])
def test_intruder_loses_up_to_two_injuries(led: Led, injuries: int, left: int) -> None:
    t = led("self-healing-1")
    drone = t.intruder("drone", "e", injuries=injuries)
    t.lead("self-healing", "self-healing-1/1", "drone-1")
    assert drone.injuries == left


def test_only_the_hurt_are_healed(led: Led) -> None:
    t = led("self-healing-1")
    t.intruder("drone", "e", injuries=1)
    t.intruder("drone", "b")
    assert t.offered("self-healing") == [("self-healing", "self-healing-1/1", "drone-1")]


# ---------------------------------------------------------------- Metamorphosis


class Worms:
    """A race whose Scans give a worm, and which kills who has one already."""

    @hookimpl
    def infected(self, game: Any, who: Any) -> bool:
        if has_status(who, "worm"):
            if who.id != "delta":  # who is used to them
                die(game, who, "worm")
        else:
            gain_status(game, who, "worm")
        return True

    @hookimpl
    def counts_as_infected(self, who: Any) -> bool | None:
        return True if has_status(who, "worm") else None


worms = Worms()


@pytest.fixture
def wormy(players: Led) -> LedTable:
    """A table with these worms at which beta plays the Intruders."""
    house = Piece(id="house", kind="house-rule", title="Worms", implementation=(f"{__name__}:worms",))
    made = fakes("nemesis", mode="intruder-player", more=(Plugin(pieces=(house,)),), house_rules=("house",))
    return players(4, made).led("metamorphosis-1")


def test_who_carries_a_larva_dies_and_the_others_scan_four_cards(wormy: LedTable) -> None:
    """alpha carries one; gamma has an INFECTED card among its top four, delta a clean one."""
    t = wormy.mark("alpha", worm=1)
    t.contaminate("gamma", infected=1, pile="deck").contaminate("delta", clean=1, pile="deck")
    before = {name: len(t[name].deck) for name in ("gamma", "delta")}
    t.lead("metamorphosis", "metamorphosis-1/1")
    assert (t["alpha"].status, t["alpha"].cause) == ("dead", "worm")
    assert has_status(t["gamma"], "worm") and not has_status(t["delta"], "worm")
    assert {name: before[name] - len(t[name].deck) for name in before} == {"gamma": 4, "delta": 4}
    assert [len(t[name].discard) for name in before] == [4, 4]
    assert t.told("scan") == [{"who": 2, "infected": True}, {"who": 3, "infected": False}]


def test_who_carries_one_and_lives_scans_nothing(wormy: LedTable) -> None:
    t = wormy.mark("delta", worm=1).contaminate("delta", infected=1, pile="deck")
    t.lead("metamorphosis", "metamorphosis-1/1")
    assert (t["delta"].status, t.told("scan")) == ("active", [])


def test_who_gets_a_larva_by_it_does_not_die_of_it(wormy: LedTable) -> None:
    t = wormy.contaminate("gamma", infected=2, pile="deck")
    t.lead("metamorphosis", "metamorphosis-1/1")
    assert t["gamma"].status == "active"
    assert has_status(t["gamma"], "worm")


class Blast:
    """A race whose worms kill everybody in the Room with their host."""

    @hookimpl
    def infected(self, game: Any, who: Any) -> bool:
        game.tell("scan", "", who=who.seat, infected=True)
        for other in [other for other in game.table.characters if other.place == who.place]:
            die(game, other, "blast")
        return True

    @hookimpl
    def counts_as_infected(self, who: Any) -> bool | None:
        return True if who.id in ("alpha", "gamma") else None


blast = Blast()


def test_who_has_died_meanwhile_suffers_and_scans_nothing(players: Led) -> None:
    """gamma, First Player, dies of its worm with alpha, which carries one too, and delta; epsilon, elsewhere, Scans."""
    house = Piece(id="house", kind="house-rule", title="Blast", implementation=(f"{__name__}:blast",))
    made = fakes("nemesis", mode="intruder-player", more=(Plugin(pieces=(house,)),), house_rules=("house",))
    t = players(5, made).led("metamorphosis-1").put("epsilon", "d")
    for name in ("delta", "epsilon"):
        t.contaminate(name, clean=1, pile="deck")
    t.lead("metamorphosis", "metamorphosis-1/1")
    assert [t[name].status for name in ("alpha", "gamma", "delta", "epsilon")] == ["dead"] * 3 + ["active"]
    assert t.told("scan") == [{"who": 2, "infected": True}, {"who": 4, "infected": False}]


def test_metamorphosis_is_not_offered_while_nobody_is_in_a_room(led: Led) -> None:
    t = led("metamorphosis-1")
    assert t.offered("metamorphosis") == [("metamorphosis", "metamorphosis-1/1")]
    for who in t.table.characters:
        who.place = ""
    assert t.offered("metamorphosis") == []
