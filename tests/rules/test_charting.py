"""The map of the shared board: what a seat sees of Rooms and Corridors, by symbols that pieces can choose."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from nemesis_core import Mark, hookimpl, mapping
from nemesis_core.answers import answers
from nemesis_core.errors import PluginError
from nemesis_core.mapping import Chart
from nemesis_core.rules import leave
from nemesis_core.rules.charting import groups
from nemesis_core.testing import Table, table


@pytest.fixture
def t() -> Table:
    """alpha and beta stand in a, the Hall; f and g are unexplored."""
    return table()


def spot(t: Table, place: str, who: int = 0) -> mapping.Spot:
    return next(spot for spot in t.map(who).spots if spot.id == place)


def way(t: Table, corridor: str) -> mapping.Way:
    return next(way for way in t.map().ways if way.id == corridor)


def there(t: Table, place: str, who: int = 0) -> list[tuple[str, str, str]]:
    return [(mark.symbol, mark.text, mark.style) for mark in spot(t, place, who).marks]


# ---------------------------------------------------------------- Rooms


def test_rooms_by_what_stands_on_the_board_and_what_lies_there(t: Table) -> None:
    assert [(s.title, s.name, s.explored) for s in t.map().spots] == [
        ("a", "Hall", True),
        ("b", "Workshop", True),
        ("c", "Clinic", True),
        ("d", "Armoury", True),
        ("e", "Lounge", True),
        ("f", "", False),
        ("g", "", False),
    ]


def test_an_unexplored_room_is_named_to_the_seat_that_has_seen_it_alone(t: Table) -> None:
    tile = t.tile("g")
    t.game.know(tile, (1,))
    name = t.game.board.rooms[tile].name
    assert [(spot(t, "g", who).name, spot(t, "g", who).explored) for who in (0, 1)] == [("", False), (name, False)]


def test_the_own_character_stands_first_and_others_by_their_seats(t: Table) -> None:
    assert there(t, "a", 0) == [("@1", "alpha (you)", "you"), ("@2", "beta", "person")]
    assert there(t, "a", 1) == [("@2", "beta (you)", "you"), ("@1", "alpha", "person")]


def test_a_character_who_has_left_stands_nowhere(t: Table) -> None:
    leave(t.game, t["beta"], "escaped")
    assert [spot.id for spot in t.map().spots if any(mark.symbol == "@2" for mark in spot.marks)] == []


def test_all_that_lies_in_a_room(t: Table) -> None:
    t.fire("b").malfunction("b").items("b", 3)
    assert there(t, "b") == [
        ("*F", "Fire", "fire"),
        ("*M", "Malfunction", "broken"),
        ("i3y", "3 Items (yellow)", "items"),
    ]
    assert ("PC", "Computer", "thing") in there(t, "c")


def test_intruders_with_their_injuries_and_objects(t: Table) -> None:
    t.intruder("grub", "d", injuries=2)
    t.lies("egg", "d")
    assert there(t, "d") == [("gr", "grub 1 (2 Injuries)", "foe"), ("Eg", "Egg", "thing")]


# ---------------------------------------------------------------- Corridors


def test_corridors_with_their_numbers_doors_and_noise(t: Table) -> None:
    assert (way(t, "ef").ends, way(t, "ef").numbers, way(t, "ef").marks) == (("e", "f"), "1,3", ())
    t.noise("ef").door("ef").door("ab", "destroyed")
    assert [mark.text for mark in way(t, "ef").marks] == ["Closed Door", "Noise"]
    assert [(mark.symbol, mark.text) for mark in way(t, "ab").marks] == [("x", "Destroyed Door")]


def test_networks_with_their_entrances_and_noise(t: Table) -> None:
    (net,) = t.map().nets
    assert (net.symbol, net.name, net.marks) == ("C", "Crawlway", ())
    assert (spot(t, "g").entrances, spot(t, "e").entrances) == ((("crawlway", "1"), ("crawlway", "3")), ())
    t.noise("crawlway")
    assert [mark.text for mark in t.map().nets[0].marks] == ["Noise"]


# ---------------------------------------------------------------- what pieces add


class Boat:
    """A boat at b with a symbol, driftwood at c, Power in the west alone."""

    @hookimpl
    def map_marks(self, place: str) -> list[Mark] | None:
        return [Mark("Bo", "Rowing boat")] if place == "b" else None

    @hookimpl
    def seen_there(self, place: str) -> list[str] | None:
        return ["Driftwood (wet)", "Seaweed"] if place == "c" else None

    @hookimpl
    def power_there(self, place: str) -> bool | None:
        return {"a": True, "b": False}.get(place)

    @hookimpl
    def map_notes(self, view: dict[str, Any]) -> list[tuple[str, str]]:
        return [("Tide", f"rising for seat {view['seat'] + 1}")]

    @hookimpl
    def compile_content(self, ruleset: Any) -> dict[str, Any]:
        ruleset.compiled["symbols"].update({"Driftwood": "Dw", "Fire": "^^", "Crawlway": "CW"})
        return {}


BOAT = Boat()


def test_a_piece_shows_things_of_its_own(with_rule: Any) -> None:
    t = with_rule("BOAT")
    assert ("Bo", "Rowing boat", "thing") in there(t, "b")
    assert [spot(t, place).power for place in "abc"] == [True, False, None]


def test_what_is_seen_there_is_on_the_map_by_a_symbol_of_its_name(with_rule: Any) -> None:
    marks = there(with_rule("BOAT"), "c")
    assert ("Dw", "Driftwood (wet)", "thing") in marks
    assert ("Se", "Seaweed", "thing") in marks


def test_a_piece_chooses_symbols(with_rule: Any) -> None:
    t = with_rule("BOAT").fire("b")
    assert ("^^", "Fire", "fire") in there(t, "b")
    assert t.map().nets[0].symbol == "CW"


def test_a_piece_tells_of_the_board_as_a_whole(with_rule: Any) -> None:
    t = with_rule("BOAT")
    assert [t.map(who).notes for who in (0, 1)] == [(("Tide", f"rising for seat {n}"),) for n in (1, 2)]
    drawn = mapping.draw(t.game.ruleset, t.game.view(1), 60, charset=mapping.ASCII).plain.splitlines()
    assert drawn.index("Tide: rising for seat 2") < next(n for n, line in enumerate(drawn) if line.startswith("CW: "))
    t.game.state.phase = "setup"
    assert t.map().notes == ()


@pytest.mark.parametrize(("powers", "told"), [((True, True), True), ((False,), False), ((True, False), None)])
def test_a_section_has_power_as_far_as_all_its_places_have(powers: tuple[bool, ...], told: bool | None) -> None:
    section = SimpleNamespace(id="west", name="")
    sight: Any = SimpleNamespace(ruleset=SimpleNamespace(content=SimpleNamespace(of=lambda kind: [section])))
    spots = [mapping.Spot(str(n), "", group="west", power=power) for n, power in enumerate(powers)]
    assert list(groups(sight, [*spots, mapping.Spot("x", "", power=True)])) == [mapping.Group("west", "west", told)]


class Mine:
    """A map of its own in place of the board."""

    @hookimpl
    def chart(self, view: dict[str, Any]) -> Chart:
        return Chart(f"Seat {view['seat'] + 1}", (mapping.Spot("x", "X"),))


MINE = Mine()


def test_a_piece_may_draw_a_map_of_its_own(with_rule: Any) -> None:
    t = with_rule("MINE")
    assert [t.map(who).title for who in (0, 1)] == ["Seat 1", "Seat 2"]


NONSENSE = [
    ("map_marks", "Boat", "'Boat' is no list of Mark"),
    ("map_marks", ["Boat"], "['Boat'] is no list of Mark"),
    ("map_marks", [Mark("", "Boat")], "is no list of Mark, each with a symbol of 1 to 4 ASCII characters and a text"),
    ("map_marks", [Mark("Bo\u00e4t", "Boat")], "is no list of Mark"),
    ("map_marks", [Mark("Bo", " ")], "is no list of Mark"),
    ("map_notes", "high tide", "'high tide' is no list of pairs of a label and a text"),
    ("map_notes", [("Tide", "")], "is no list of pairs of a label and a text"),
    ("map_notes", [("Tide",)], "is no list of pairs of a label and a text"),
    ("power_there", "yes", "'yes' is no True or False"),
    ("chart", "Island", "'Island' is no Chart"),
]


class Wrong:
    """Answers with whatever a test puts here."""

    hook, answer = "", None

    @hookimpl
    def map_marks(self, place: str) -> Any:
        return self.answer if self.hook == "map_marks" else None

    @hookimpl
    def map_notes(self) -> Any:
        return self.answer if self.hook == "map_notes" else None

    @hookimpl
    def power_there(self, place: str) -> Any:
        return self.answer if self.hook == "power_there" else None

    @hookimpl
    def chart(self, view: dict[str, Any]) -> Any:
        return self.answer if self.hook == "chart" else None


WRONG = Wrong()


@pytest.mark.parametrize(("hook", "answer", "says"), NONSENSE)
def test_piece_that_shows_nonsense_is_named_with_the_hook(with_rule: Any, hook: str, answer: Any, says: str) -> None:
    t = with_rule("WRONG")
    WRONG.hook, WRONG.answer = hook, answer
    with pytest.raises(PluginError) as raised:
        t.map()
    WRONG.hook = ""
    assert str(raised.value).startswith(f"house raised TypeError in {hook}: ")
    assert says in str(raised.value)


def test_hooks_of_the_map_are_given_a_view_and_no_game(with_rule: Any) -> None:
    t = with_rule("BOAT")
    ruleset, view = t.game.ruleset, t.game.view(0)
    assert list(answers(ruleset.hooks, "map_marks", ruleset, view, "b", {})) == [[Mark("Bo", "Rowing boat")]]
