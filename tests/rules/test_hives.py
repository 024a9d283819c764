"""What is no Intruder and is injured by Items and Action cards as if it were one, and Doors that hold nobody.

The piece of these tests is a hive, which may stand at a place, and drones that no Closed Door stops.
"""

from __future__ import annotations

import attrs
import pytest

from nemesis_core import hookimpl
from nemesis_core.rules import crew_kit, injurable, item_kit, light_wound
from nemesis_core.rules.shared_items import lure, shock_intruder, throw

HIVE = "hive"


@attrs.define
class Cellar:
    """Where the hive stands, and what it was told."""

    hive: str = ""
    pages: list[str] = attrs.field(factory=list)


class Hive:
    """The hooks of the piece."""

    @hookimpl
    def state_parts(self):
        return {"cellar": Cellar}

    @hookimpl
    def item_targets(self, game, place):
        return [HIVE] if place == game.cellar.hive else None

    @hookimpl
    def hit_target(self, game, who, target, injuries, source, cause):
        if target != HIVE:
            return None
        game.cellar.pages.append(f"{who.id} {injuries} {source} {cause}")
        return True

    @hookimpl
    def passes_door(self, game, piece, corridor):
        return True if piece.kind == "drone" else None


hive = Hive()


@pytest.fixture
def t(with_rule):
    """A table with a hive in b, next to alpha and beta."""
    t = with_rule("hive")
    t.game.cellar.hive = "b"
    return t


# ---------------------------------------------------------------- a hive


def test_it_counts_beside_the_intruders_of_its_room(t):
    drone = t.intruder("drone", "b")
    assert injurable(t.game, "b") == [drone.id, HIVE]
    assert injurable(t.game, "a") == []


def test_a_card_is_aimed_at_it_and_names_itself(t):
    t.hand("alpha", "rage", "plan")
    t.intruder("drone", "a")
    assert t.ends("alpha", "card", "alpha.rage/1") == ["drone-1"]
    t.game.cellar.hive = "a"
    assert t.ends("alpha", "card", "alpha.rage/1") == ["drone-1", HIVE]
    t.play_card("alpha", "rage", "strike", HIVE)
    assert t.game.cellar.pages == ["alpha 1 rage rage"]


def test_basic_actions_are_not_aimed_at_it_by_that(t):
    t.game.cellar.hive = "a"
    t.bare("alpha").hand("alpha", "plan").give("alpha", "zapper")
    assert t.legal("alpha", "shoot") + t.legal("alpha", "melee") == []


def test_what_is_set_off_in_a_room_strikes_it_once(t):
    drone = t.intruder("drone", "b")
    t.put("beta", "b").top("attacks", "scratch-4")
    t.do(lambda: item_kit.blast(t.game, t["alpha"], "b", "flare", light_wound))
    assert (t.game.cellar.pages, drone.injuries, t["beta"].light) == (["alpha 1 flare/1 flare/1"], 1, 1)


def test_what_is_thrown_at_it_hurts_it_twice_and_others_once(t):
    drone = t.intruder("drone", "b")
    assert item_kit.injurable_in_reach(t.game, t["alpha"]) == [drone.id, HIVE]
    t.top("attacks", "scratch-4").do(lambda: throw(t.game, t["alpha"], HIVE))
    assert (t.game.cellar.pages, drone.injuries) == (["alpha 2 grenade/1 grenade/1"], 1)


def test_what_is_thrown_at_an_intruder_hurts_it_once(t):
    drone = t.intruder("drone", "b")
    t.top("attacks", "scratch-4").do(lambda: throw(t.game, t["alpha"], drone.id))
    assert (t.game.cellar.pages, drone.injuries) == (["alpha 1 grenade/1 grenade/1"], 2)


def test_a_closed_door_keeps_what_is_thrown_from_it(t):
    t.door("ab")
    assert (item_kit.injurable_in_reach(t.game, t["alpha"]), item_kit.places_in_reach(t.game, t["alpha"])) == ([], [])
    t.door("ab", "open")
    assert item_kit.places_in_reach(t.game, t["alpha"]) == ["b"]


def test_a_retreat_that_goes_with_it_does_nothing_to_it(t):
    t.game.cellar.hive = "a"
    t.do(lambda: shock_intruder(t.game, t["alpha"], HIVE))
    assert (t.game.cellar.pages, t.told("retreat")) == (["alpha 1 taser/1 taser/1"], [])


# ---------------------------------------------------------------- Doors that hold nobody


def test_cards_send_through_a_closed_door_whom_it_does_not_stop(t):
    t.door("bc")
    drone, grub = t.intruder("drone", "b"), t.intruder("grub", "b")
    assert crew_kit.ways_out(t.game, drone) == ["ab", "bc", "be"]
    assert crew_kit.ways_out(t.game, grub) == ["ab", "be"]


@pytest.mark.parametrize(
    ("kind", "place", "attacks", "door"), [("drone", "b", 1, "closed"), ("grub", "a", 0, "destroyed")]
)
def test_a_lure_through_a_closed_door_is_a_leave_for_those_alone(t, kind, place, attacks, door):
    t.door("ab").top("attacks", "scratch-2")
    piece = t.intruder(kind, "a")
    t.do(lambda: lure(t.game, t["alpha"], "b"))
    assert (piece.place, len(t.told("attack")), t.table.doors) == (place, attacks, {"ab": door})
