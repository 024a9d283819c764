"""What races share and may change: dice, Doors, fleeing, statuses, tokens, Event cards; on the fakes."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core import Effects, hookimpl
from nemesis_core.rules import (
    OrdinaryRace,
    affected_by,
    bind_event_cards,
    drive_off,
    melee,
    move_through,
    recover,
    replace_intruder,
    shoot,
    token_number,
)
from nemesis_core.rules.event_cards import CARDS
from nemesis_core.testing import Table, table

TORCH = "alpha.torch"
asked: list[tuple[Any, ...]] = []


class Changes:
    """A blank is two hits on a giant; grubs leave Doors closed; a shout hurts; Slime is ignored in b."""

    @hookimpl
    def face_counted(self, game, who, piece, face):
        asked.append((who.seat, piece.id, face))
        return "two-hits" if face == "blank" and piece.kind == "giant" else None

    @hookimpl
    def door_holds(self, game, piece, corridor):
        return True if piece.kind == "grub" and corridor == "be" else None

    @hookimpl
    def driven_off(self, game, who, piece, cause):
        return 2 if cause == "shout" and who is not None else None

    @hookimpl
    def status_ignored(self, game, who, status):
        return True if status == "slime" and who.place == "b" else None


changes = Changes()


@pytest.fixture
def t(with_rule: Any) -> Table:
    """A table with these changes: alpha in b, beta far away."""
    asked.clear()
    made: Table = with_rule("changes", ("alpha", "beta")).put("alpha", "b").put("beta", "g")
    return made


# ---------------------------------------------------------------- dice


@pytest.mark.parametrize(
    ("kind", "face", "injuries"), [("giant", "blank", 1), ("drone", "blank", 0), ("giant", "hit", 1)]
)
def test_another_face_may_count_in_a_melee_attack(t: Table, kind: str, face: str, injuries: int) -> None:
    piece = t.intruder(kind, "b")
    t.dice("combat-die", face).do(lambda: melee(t.game, t["alpha"], piece.id))
    assert piece.injuries == injuries
    assert asked == [(0, piece.id, face)]


def test_another_face_may_count_in_a_shot_and_is_told(t: Table) -> None:
    giant = t.intruder("giant", "b")
    t["alpha"].ammo[TORCH] = 1
    t.dice("combat-die", "blank").do(lambda: shoot(t.game, t["alpha"], TORCH, giant.id))
    assert giant.injuries == 2
    assert [told["face"] for told in t.told("attack.roll")] == ["blank"]
    assert t.told("attack.counted") == [{"who": 0, "face": "two-hits"}]


def test_nobody_is_asked_about_the_face_rolled_against_eggs(t: Table) -> None:
    t.room("brood", "f").put("alpha", "f").dice("combat-die", "blank").dice("noise-die", "silence")
    t.do(lambda: melee(t.game, t["alpha"], "eggs"))
    assert asked == []


# ---------------------------------------------------------------- Doors


@pytest.mark.parametrize(
    ("kind", "corridor", "door"), [("grub", "be", "closed"), ("grub", "bc", "destroyed"), ("drone", "be", "destroyed")]
)
def test_a_door_may_hold(t: Table, kind: str, corridor: str, door: str) -> None:
    piece = t.intruder(kind, "b")
    t.door(corridor)
    assert not move_through(t.game, piece, corridor)
    assert (piece.place, t.table.doors[corridor]) == ("b", door)


# ---------------------------------------------------------------- fleeing, recovering, changing


@pytest.mark.parametrize(("cause", "injuries"), [("shout", 2), ("song", 0)])
def test_what_drives_off_may_injure_first(t: Table, cause: str, injuries: int) -> None:
    drone = t.intruder("drone", "b")
    t.top("attacks", "scratch-4").do(lambda: drive_off(t.game, drone, t["alpha"], cause))
    assert drone.injuries == injuries
    assert [fled["piece"] for fled in t.told("retreat")] == [drone.id]
    assert "injury" not in t.kinds or t.kinds.index("injury") < t.kinds.index("retreat")


def test_who_dies_of_it_does_not_flee(t: Table) -> None:
    drone = t.intruder("drone", "b")
    t.top("attacks", "scratch-2").do(lambda: drive_off(t.game, drone, t["alpha"], "shout"))
    assert t.at("b") == []
    assert t.told("retreat") == []


@pytest.mark.parametrize(("before", "after", "told"), [(0, 0, []), (1, 0, [1]), (5, 2, [3])])
def test_an_intruder_recovers_from_no_more_injuries_than_it_has(before: int, after: int, told: list[int]) -> None:
    t = table()
    drone = t.intruder("drone", "c", injuries=before)
    recover(t.game, drone, 3)
    assert drone.injuries == after
    assert [healed["injuries"] for healed in t.told("recover")] == told


@pytest.mark.parametrize("with_token", [True, False])
def test_what_takes_the_place_of_an_intruder_has_injuries_and_token_as_the_card_says(with_token: bool) -> None:
    t = table()
    drone = t.intruder("drone", "c", injuries=3)
    old, tokens = drone.token, t.game.cards.tokens
    t.table.supply += [x for x in t.table.bag if tokens[x].type == "giant"]
    t.table.bag = [x for x in t.table.bag if tokens[x].type != "giant"]
    giant = replace_intruder(t.game, drone, "giant", injuries=2, token=with_token)
    assert giant is not None
    assert (giant.kind, giant.place, giant.injuries) == ("giant", "c", 2)
    assert [tokens[x].type for x in (giant.token,) if x] == ["giant"] * with_token
    assert giant.token not in t.table.supply
    assert old in t.table.supply


# ---------------------------------------------------------------- statuses, tokens


@pytest.mark.parametrize(("place", "slime", "affected"), [("a", 1, True), ("b", 1, False), ("a", 0, False)])
def test_a_marker_that_is_ignored_does_nothing(t: Table, place: str, slime: int, affected: bool) -> None:
    t.put("alpha", place).mark("alpha", slime=slime)
    assert affected_by(t.game, t["alpha"], "slime") is affected
    assert bool(OrdinaryRace().silence_is_danger(t.game, t["alpha"])) is affected


@pytest.mark.parametrize(("dark", "number"), [(False, 1), (True, 2)])
def test_the_higher_number_of_a_token_counts_in_darkness(dark: bool, number: int) -> None:
    t = table()
    t.game.state.streams["fake:dark"] = int(dark)
    token = next(x for x in t.game.cards.tokens if x.startswith("grub-1"))
    assert token_number(t.game, t["alpha"], token) == number
    assert token_number(t.game, t["alpha"], token, -1) == number - 1


# ---------------------------------------------------------------- the parameters of a race


@pytest.mark.parametrize(("crowd", "frees"), [("drone", True), ("giant", None)])
def test_only_the_crowd_makes_room(crowd: str, frees: bool | None) -> None:
    t = table().put("alpha", "a").put("beta", "a")
    t.intruder("drone", "e")
    assert OrdinaryRace(crowd=crowd).shortage(t.game, "drone") is frees
    assert len(t.at("e")) == (0 if frees else 1)


def test_a_second_larva_grows_into_what_the_race_says() -> None:
    t = table().put("alpha", "e").mark("alpha", larva=1)
    t.game.state.phase = "player"
    t.do(lambda: OrdinaryRace(grown="giant").infected(t.game, t["alpha"]))
    assert t["alpha"].status == "dead"
    assert [piece.kind for piece in t.at("e")] == ["giant"]


# ---------------------------------------------------------------- Event cards of several races


def test_event_cards_are_bound_with_their_darkness() -> None:
    effects = Effects("some-race")
    bind_event_cards(effects, "damage", "blue-screen")
    assert sorted(effects.bound) == [
        ("event_card", "blue-screen"),
        ("event_card", "damage"),
        ("event_card", "damage.darkness"),
    ]
    assert effects.bound["event_card", "damage.darkness"].run is CARDS["damage.darkness"]
