"""Rooms, Corridors and neighbours."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core import hookimpl
from nemesis_core.bots import make_bots
from nemesis_core.rules import arrive, board_records, light_wound, neighbours
from nemesis_core.rules.graph import BoardMap
from nemesis_core.testing import fakes, table

ROOMS = set("abcdefg")


class Toll:
    """Whoever comes through a Corridor is wounded."""

    @hookimpl
    def room_entered(self, game: Any, who: Any, corridor: str) -> None:
        if corridor:
            game.tell("toll", place=who.place, way=corridor)
            light_wound(game, who, "toll")


TOLL = Toll()


@pytest.mark.rule("LD-MAP-01")
@pytest.mark.parametrize("seed", range(5))
def test_whoever_is_on_the_board_is_in_a_room_at_every_moment(seed):
    game = fakes().new_game(3, seed)
    moments = []

    def look(event):
        if game.state.phase == "setup":
            return
        moments.append(event.kind)
        for who in game.table.characters:
            assert who.place in ROOMS if who.status == "active" else who.place == ""
        for piece in game.table.intruders.values():
            assert piece.place in ROOMS

    game.listener = look
    game.play(make_bots("random", 3, seed))
    assert {"move", "intruder.place"} <= set(moments)


@pytest.mark.rule("LD-MAP-02")
def test_what_a_corridor_does_happens_in_the_room_at_its_end(with_rule):
    t = with_rule("TOLL").put("alpha", "a").put("beta", "b").hand("alpha", "plan")
    t.act("alpha", "move", "b", "ab")
    assert t.told("toll") == [{"place": "b", "way": "ab"}]
    assert (t["alpha"].place, t["alpha"].light) == ("b", 1)


@pytest.mark.rule("LD-MAP-02")
def test_who_dies_of_a_corridor_lies_at_its_end(with_rule):
    t = with_rule("TOLL").put("alpha", "a").hand("alpha", "plan").wounds("alpha", serious=["hand", "eyes", "guts"])
    t.act("alpha", "move", "b", "ab")
    assert t["alpha"].status == "dead"
    assert [o.partition("/")[0] for o in t.table.objects["b"]] == ["character-corpse"]
    assert "a" not in t.table.objects
    assert "noise.roll" not in t.kinds


@pytest.mark.rule("LD-MAP-02")
def test_who_comes_by_no_corridor_pays_for_none(with_rule):
    t = with_rule("TOLL").put("alpha", "a").put("beta", "g")
    t.do(lambda: arrive(t.game, t["alpha"], "g"))
    assert (t["alpha"].place, t["alpha"].light) == ("g", 0)


@pytest.mark.rule("LD-MAP-03")
def test_rooms_joined_by_one_corridor_are_neighbours():
    game = table().game
    assert set(neighbours(game, "g")) == {"f"}
    assert set(neighbours(game, "f")) == {"e", "g"}
    assert set(neighbours(game, "b")) == {"a", "c", "e"}


@pytest.mark.rule("LD-MAP-04")
@pytest.mark.parametrize(("state", "open_"), [("open", True), ("destroyed", True), ("closed", False)])
def test_a_closed_door_parts_neighbours(state, open_):
    t = table().put("alpha", "a").put("beta", "e").hand("alpha", "plan", "look").door("ab", state)
    assert ("b" in neighbours(t.game, "a")) is open_
    assert ("a" in neighbours(t.game, "b")) is open_
    assert (("move", "b", "ab") in t.legal("alpha")) is open_
    assert (("careful", "b", "ab") in t.legal("alpha")) is open_
    assert ("move", "c", "ac") in t.legal("alpha")


def test_parallel_corridors_and_several_networks_are_told_apart():
    """Two Corridors join a and b; a has an Entrance to one network, b to another."""

    class Content:
        def of(self, kind):
            return made.get(kind, [])

    def place(name, **technical):
        return board_records.Place(id=name, slot="printed", technical=technical, source="stand-in")

    def corridor(name, number):
        return board_records.Corridor(id=name, rooms=("a", "b"), numbers=(number,), source="stand-in")

    made = {"place": [place("a", upper=[3]), place("b", lower=[3])], "corridor": [corridor("x", 1), corridor("y", 2)]}
    board = BoardMap(Content())
    assert board.ways["a"] == (("x", "b"), ("y", "b"))
    assert board.numbered["a"] == {"1": "x", "2": "y", "3": "upper"}
    assert board.networks == {"upper": ("a",), "lower": ("b",)}
    assert (board.exits["a"], board.exits["b"]) == (("x", "y", "upper"), ("x", "y", "lower"))
