"""A piece whose creatures are not like others: what lives beside Intruders, where they go, what else cards do.

The piece of these tests is a cellar with moss: it grows at places with a number of layers, is attacked like an
Intruder by the Basic Actions alone, is struck by what strikes a Room, and drones and giants have ways of their own.
"""

from __future__ import annotations

import attrs
import pytest

from nemesis_core import hookimpl
from nemesis_core.rules import (
    all_is_lost,
    arrive,
    attack_targets,
    event_kit,
    in_combat,
    injure,
    injure_all,
    inside,
    leave,
    move_by_number,
    places_to_strike,
    vanish,
)
from nemesis_core.rules.venting import Venting

MOSS = "moss"


@attrs.define
class Cellar:
    """Where moss grows, what drones come next, and what the piece was told."""

    moss: dict[str, int] = attrs.field(factory=dict)
    resting: list[str] = attrs.field(factory=list)
    pages: list[str] = attrs.field(factory=list)
    sealed: str = ""


class Moss:
    """The hooks of the piece."""

    @hookimpl
    def state_parts(self):
        return {"cellar": Cellar}

    @hookimpl
    def action_targets(self, game, place):
        return [MOSS] if place in game.cellar.moss else None

    @hookimpl
    def target_size(self, game, target):
        return 3 if target == MOSS else None

    @hookimpl
    def hit_target(self, game, who, target, injuries, source, cause):
        if target != MOSS:
            return None
        game.cellar.pages.append(f"{who.id} {injuries} {source} {cause.partition('/')[0]}")
        return True

    @hookimpl
    def room_struck(self, game, place, injuries, who, cause):
        game.cellar.pages.append(f"{place} {injuries} {who.id if who else '-'} {cause}")

    @hookimpl
    def can_be_struck(self, game, place):
        return True if place in game.cellar.moss else None

    @hookimpl
    def blood_change(self, game, who, piece, blood):
        return len(game.cellar.moss) if piece.kind == "drone" and who is not None and blood > 2 else None

    @hookimpl
    def next_miniature(self, game, kind):
        return next(iter(game.cellar.resting), "") if kind == "drone" else None

    @hookimpl
    def intruder_left(self, game, piece):
        game.cellar.pages.append(f"{piece.id} left, {piece.id in game.table.intruders}")

    @hookimpl
    def stays_out(self, game, piece, network):
        return True if piece.kind == "giant" else None

    @hookimpl
    def instead_of_move(self, game, piece, corridor, target):
        if piece.kind != "giant":
            return None
        game.cellar.moss[target] = 1
        return True

    @hookimpl
    def event_moves(self, game, card):
        if card.id != "giants-1":
            return None
        game.cellar.pages.append(f"moves {list(card.corridors)}")
        return True

    @hookimpl
    def token_turned(self, game, who, place, number):
        game.cellar.pages.append(f"{who.id} {place} {number} {game.table.items.get(place)} {place in game.table.fire}")

    @hookimpl
    def counts_as_powered(self, game, place):
        return place == "c" if game.cellar.moss else None

    @hookimpl
    def inside(self, game):
        return [who for who in game.table.characters if who.status in ("active", "bricked-in")]


moss = Moss()


@pytest.fixture
def t(with_rule):
    """A table with that cellar; the drones come in the order 4, 2."""
    t = with_rule("moss")
    t.game.cellar.resting[:] = ["drone-4", "drone-2"]
    return t


# ---------------------------------------------------------------- attacks


def test_basic_actions_can_be_aimed_at_it_out_of_combat(t):
    weapon = t.bare("alpha").hand("alpha", "plan", "plan", "rage").give("alpha", "zapper")
    assert t.legal("alpha", "shoot") + t.legal("alpha", "melee") == []
    t.game.cellar.moss["a"] = 1
    assert not in_combat(t.game, t["alpha"])
    assert t.legal("alpha", "shoot") == [("shoot", weapon, MOSS)]
    assert t.legal("alpha", "melee") == [("melee", MOSS)]


def test_cards_and_items_cannot_be_aimed_at_it(t):
    t.game.cellar.moss["a"] = 1
    t.hand("alpha", "rage", "plan", "plan")
    assert attack_targets(t.game, t["alpha"]) == []
    assert t.legal("alpha", "card", "alpha.rage/1") == []
    drone = t.intruder("giant", "a")
    assert {option[3] for option in t.legal("alpha", "card", "alpha.rage/1")} == {drone.id}


@pytest.mark.parametrize(("face", "injuries"), [("creeper", 0), ("adult", 0), ("hit", 1), ("two-hits", 2)])
def test_a_result_for_smaller_targets_misses_it(t, face, injuries):
    t.game.cellar.moss["a"] = 1
    weapon = t.bare("alpha").hand("alpha", "plan").give("alpha", "zapper")
    t.dice("combat-die", face).act("alpha", "shoot", weapon, MOSS)
    assert t.game.cellar.pages == [f"alpha {injuries} shoot zapper"]


def test_a_melee_attack_names_itself_as_the_cause(t):
    t.game.cellar.moss["a"] = 1
    t.hand("alpha", "plan").dice("combat-die", "blank").act("alpha", "melee", MOSS)
    assert (t.game.cellar.pages, t["alpha"].serious) == (["alpha 0 melee melee"], [])


# ---------------------------------------------------------------- what strikes a Room


def test_it_is_told_of_fire_in_number_order(t):
    t.fire("d", "b").step("event", "fire")
    assert t.game.cellar.pages == ["b 1 - fire", "d 1 - fire"]


def test_it_is_told_of_what_hurts_every_intruder_of_a_room(t):
    grubs = [t.intruder("grub", "b") for _ in range(2)]
    injure_all(t.game, "b", 1, t["alpha"], "blast")
    assert (t.game.cellar.pages, [g.id in t.table.intruders for g in grubs]) == (["b 1 alpha blast"], [False, False])


def test_it_is_told_of_venting_which_leaves_nothing_alive(t):
    t.put("alpha", "d").put("beta", "d").game.cellar.sealed = "b"
    Venting("cellar", "sealed").vent(t.game)
    assert t.game.cellar.pages == ["b None - venting"]


def test_a_room_with_it_is_one_that_can_be_struck(t):
    t.intruder("grub", "d")
    t.game.cellar.moss.update({"f": 1, "b": 1})
    assert places_to_strike(t.game) == ["b", "d", "f"]


# ---------------------------------------------------------------- Intruders


@pytest.mark.parametrize(("who", "card", "dies"), [(None, "scratch-4", True), (0, "scratch-4", False)])
def test_the_blood_that_injuries_are_compared_with_can_be_changed(t, who, card, dies):
    t.game.cellar.moss.update({"f": 1, "b": 1})
    drone = t.intruder("drone", "d", injuries=3)
    t.top("attacks", card)
    injure(t.game, drone, 1, None if who is None else t[who], "test")
    assert (drone.id not in t.table.intruders) is dies


def test_the_change_knows_the_blood_of_the_cards(t):
    t.game.cellar.moss.update({"f": 1, "b": 1})
    drone = t.intruder("drone", "d", injuries=1)
    t.top("attacks", "scratch-2")
    injure(t.game, drone, 1, t["alpha"], "test")
    assert t.at("d") == []


def test_a_piece_chooses_the_miniature_that_comes_next(t):
    assert t.comes("drone", "d").id == "drone-4"
    t.game.cellar.resting.pop(0)
    assert t.comes("drone", "d").id == "drone-2"
    t.game.cellar.resting.clear()
    assert t.comes("drone", "d") is None
    assert t.comes("grub", "d").id == "grub-1", "other kinds as ever"


def test_a_piece_is_told_of_those_that_leave_alive_only(t):
    vanish(t.game, t.intruder("grub", "d"))
    t.intruder("grub", "d")
    injure_all(t.game, "d", 1, None, "test")
    assert t.game.cellar.pages == ["grub-1 left, False", "d 1 - test"]


def test_a_piece_lets_its_intruders_stay_out_of_technical_corridors(t):
    giant, grub = t.intruder("giant", "b"), t.intruder("grub", "b")
    for piece in (giant, grub):
        move_by_number(t.game, piece, 4)
    assert (giant.place, list(t.table.intruders)) == ("b", ["giant-1"])


def test_a_piece_does_something_else_where_an_intruder_would_move(t):
    giant, grub = t.intruder("giant", "b"), t.intruder("grub", "b")
    for piece in (giant, grub):
        move_by_number(t.game, piece, 3)
    assert (giant.place, grub.place, t.game.cellar.moss) == ("b", "c", {"c": 1})


def test_a_closed_door_comes_before_that(t):
    giant = t.door("bc").intruder("giant", "b")
    move_by_number(t.game, giant, 3)
    assert (giant.place, t.game.cellar.moss, t.table.doors) == ("b", {}, {"bc": "destroyed"})


# ---------------------------------------------------------------- cards and tokens


def test_a_piece_reads_an_event_card_in_its_own_way(t):
    t.put("alpha", "f").put("beta", "f")
    drone = t.intruder("drone", "b")
    t.top("events", "giants-1").step("event", "event-card")
    assert (drone.place, t.game.cellar.pages) == ("b", ["moves [1]"])


def test_other_cards_move_as_ever(t):
    t.put("alpha", "f").put("beta", "f")
    drone = t.intruder("drone", "b")
    t.top("events", "drones-2").step("event", "event-card")
    assert (drone.place, t.game.cellar.pages) == ("e", [])


def test_a_piece_is_told_of_a_token_between_the_items_and_its_effect(t):
    t.put("alpha", "e").unexplored("f", "vault", "fire-2").dice("noise-die", "silence")
    arrive(t.game, t["alpha"], "f")
    assert t.game.cellar.pages == ["alpha f 2 2 False"]
    assert "f" in t.table.fire


@pytest.mark.parametrize(("dark", "grown", "burns"), [(0, 0, ["c"]), (1, 0, []), (1, 1, ["c"])])
def test_a_piece_says_where_effects_for_sections_with_power_reach(t, dark, grown, burns):
    t.game.state.streams["fake:dark"] = dark
    t.game.cellar.moss.update({"f": 1} if grown else {})
    event_kit.computers_burn(t.game)
    assert sorted(t.table.fire) == burns


# ---------------------------------------------------------------- the end


def test_all_inside_die_when_everything_is_lost(t):
    t.game.state.phase = "event"
    leave(t.game, t["beta"], "bricked-in")
    assert [who.id for who in inside(t.game)] == ["alpha", "beta"]
    t.do(lambda: all_is_lost(t.game, "flood"))
    assert t.ending == "flood"
    assert [(who.status, who.cause) for who in t.table.characters] == [("dead", "flood")] * 2


def test_who_is_elsewhere_lives(t):
    t.game.state.phase = "event"
    leave(t.game, t["beta"], "away")
    t.do(lambda: all_is_lost(t.game, "flood"))
    assert [who.status for who in t.table.characters] == ["dead", "away"]
