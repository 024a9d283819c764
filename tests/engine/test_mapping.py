"""The map: boxes where places lie, lines between them, words where there is room, symbols where there is little."""

from __future__ import annotations

from itertools import combinations, pairwise
from xml.etree import ElementTree

import attrs
import pytest

from nemesis_core.mapping import (
    ASCII,
    LINES,
    Chart,
    Group,
    Mark,
    Net,
    Size,
    Spot,
    Way,
    chart_of,
    drawing,
    layout,
    picture,
)

from .tiny import card_game

SVG = "{http://www.w3.org/2000/svg}"
FIRE = Mark("*F", "Fire", "fire")
GULL = Mark("Gu", "Gull", "foe")
NOISE = Mark("!", "Noise", "noise")
DOOR = Mark("#", "Closed Door", "door")
LAMP = Spot(
    "lamp", "1", "Lamp room", (0, 0), "top", power=True, marks=(Mark("@1", "Ada (you)", "you"), GULL, GULL),
    entrances=(("cave", "3"),),
)  # fmt: skip
HALL = Spot("hall", "2", "", (100, 0), "top", explored=False, power=True)
CELLAR = Spot("cellar", "Wine cellar", at=(0, 100), power=False, marks=(FIRE,), entrances=(("cave", "4"),))
ISLAND = Chart(
    "Island & sea",
    (LAMP, HALL, CELLAR),
    (
        Way("a", ("lamp", "hall"), "1,2", marks=(DOOR, NOISE)),
        Way("b", ("lamp", "cellar"), "3"),
        Way("c", ("hall", "cellar"), faint=True),
    ),
    (Net("cave", "CV", "Caves", (NOISE,)),),
    (Group("top", "TOP", True),),
)
DRAWN = """\
+1==========TOP+      +2==========TOP+
|Lamp room     |      :unexplored    :
|Ada (you),    +-1,2#!+              :
|2 x Gull      |      :              :
+=====+===CV!:3+      +=+============+
      3                 :
+-----+--------+        :
|Wine cellar   +........+
|Fire          |
|              |
+---------CV!:4+"""
LINED = """\
╒1══════════TOP╕      ╒2══════════TOP╕
│Lamp room     │      ╎unexplored    ╎
│Ada (you),    ├─1,2#!┤              ╎
│2 x Gull      │      ╎              ╎
╘═════┬═══CV!:3╛      ╘═┬════════════╛
      3                 ╎
┌─────┴────────┐        ╎
│Wine cellar   ├╌╌╌╌╌╌╌╌┘
│Fire          │
│              │
└─────────CV!:4┘"""


def plain(chart, width=40, **options):
    """The map without what is empty around it."""
    lines = [line.rstrip() for line in drawing(chart, width, **options).text.plain.splitlines()]
    left = min(len(line) - len(line.lstrip()) for line in lines if line)
    return "\n".join(line[left:] for line in lines).strip("\n")


def legend(chart, width=80):
    return drawing(chart, width, charset=ASCII).legend.plain.splitlines()


def spots(number, **fields):
    return tuple(Spot(f"s{n}", str(n), at=(100 * (n % 4), 100 * (n // 4)), **fields) for n in range(number))


# ---------------------------------------------------------------- what is drawn


@pytest.mark.parametrize(("charset", "expected"), [(ASCII, DRAWN), (LINES, LINED)])
def test_a_small_map_in_each_set_of_characters(charset, expected):
    assert plain(ISLAND, charset=charset) == expected


def test_what_is_drawn_is_explained():
    assert legend(ISLAND) == [
        "Power: TOP has Power",
        "Boxes: = above and below: a Room with Power",
        "Symbols: ! Noise; # Closed Door",
        "CV: Caves (Noise), Entrances: 1 (3), Wine cellar (4)",
    ]


def test_what_is_told_of_the_board_stands_above_that_in_text_and_picture():
    tide = attrs.evolve(ISLAND, notes=(("Tide", "3 of 6"), ("Wind", "north " * 20)))
    made = drawing(tide, 40, charset=ASCII)
    assert made.notes.plain.splitlines()[:2] == ["Tide: 3 of 6", "Wind: north north north north north"]
    assert max(map(len, made.notes.plain.splitlines())) <= 40
    assert made.legend == drawing(ISLAND, 40, charset=ASCII).legend
    root, _ = shown(tide)
    told = [text.text for text in root.iter(f"{SVG}text") if text.get("class") == "faint"]
    assert told.index("Tide: 3 of 6") < told.index("Power: TOP has Power")


def test_of_power_nothing_is_said_where_there_is_no_such_thing():
    bare = Chart("", (attrs.evolve(HALL, power=None),), groups=(Group("top", "TOP"),))
    assert (legend(bare), "=" in plain(bare, charset=ASCII)) == ([], False)


def test_words_give_way_to_symbols_where_there_is_no_room_and_what_is_left_out_stands_below():
    marks = (GULL, GULL, FIRE, *(Mark(f"{n}{n}{n}{n}", f"Thing {n}") for n in range(5)))
    crowded = Chart("", (Spot("cellar", "9", "Cellar", (0, 0), marks=marks), Spot("attic", "8", at=(9, 0))))
    lines = plain(crowded, charset=ASCII).splitlines()
    assert [line[:16] for line in lines[1:4]] == ["|Cellar        |", "|2Gu *F 0000   |", "|1111 2222 +2  |"]
    assert legend(crowded, 40) == [
        "Symbols: *F Fire; 0000 Thing 0;",
        "  1111 Thing 1; 2222 Thing 2; Gu Gull",
        "More at 9: Thing 3, Thing 4",
    ]


def test_a_comma_without_room_at_the_end_of_a_line_is_left_out():
    marks = (Mark("Me", "Mechanic"), Mark("So", "Soldier on sea"), Mark("Gu", "Gull"))
    lines = plain(Chart("", (Spot("x", "7", marks=marks),)), charset=ASCII).splitlines()
    assert lines[1:4] == ["|Mechanic, Soldier on sea|", f"|{'Gull':<24}|", f"|{'':<24}|"]


def test_words_longer_than_a_line_are_wrapped_where_there_are_lines_for_them():
    token = Mark("Ex", "Exploration token (Malfunction)")
    boxes = {
        name: plain(Chart("", (Spot("x", "7", name, marks=(token, FIRE)),)), charset=ASCII).splitlines()
        for name in ("Vault", "")
    }
    assert boxes[""][1:4] == [f"|{text:<24}|" for text in ("Exploration token", "(Malfunction), Fire", "")]
    assert boxes["Vault"][1:4] == [f"|{text:<24}|" for text in ("Vault", "Exploration token", "(Malfunction), Fire")]
    two = Spot("x", "7", "Vault", marks=(token, token, GULL, Mark("La", "Larva of the sea")))
    assert plain(Chart("", (two,)), charset=ASCII).splitlines()[2:4] == [f"|{text:<24}|" for text in ("2Ex Gu La", "")]
    long = Spot("x", "7", marks=(Mark("Ex", "E" * 25),))
    assert plain(Chart("", (long,)), charset=ASCII).splitlines()[1] == f"|{'Ex':<24}|"


def test_a_symbol_of_several_things_is_explained_for_each_place():
    one, other = (Mark("Gu", f"Gull {n} (tired)", "foe") for n in (1, 2))
    flock = Chart(
        "",
        tuple(
            Spot(name, name, "Extraordinarily long", (x, 0), marks=(*marks, FIRE, FIRE, *(FIRE,) * x))
            for x, (name, marks) in enumerate((("7", (one,)), ("8", (one, other)), ("9", ()), ("10", ())))
        ),
    )
    assert " ".join(legend(flock)) == "Symbols: *F Fire; Gu Gull 1 (tired) at 7, 8; Gu Gull 2 (tired) at 8"


def test_a_long_name_is_wrapped_and_then_cut_and_leaves_a_line_for_what_is_there():
    spot = Spot("x", "7", "Extraordinarily Contaminated Decontamination Room", marks=(FIRE,))
    assert plain(Chart("", (spot,)), charset=ASCII).splitlines()[1:4] == [
        "|Extraordinarily         |",
        "|Contaminated Decontamin.|",
        "|Fire                    |",
    ]


def test_an_unexplored_place_shows_what_the_seat_knows_of_it():
    known = Chart("", (Spot("x", "7", "Vault", explored=False),))
    assert plain(known, charset=ASCII).splitlines()[1:3] == [f":{text:<24}:" for text in ("Vault", "unexplored")]


def test_a_mark_is_of_a_known_style():
    with pytest.raises(ValueError, match="style"):
        Mark("x", "Thing", "purple")


def test_a_game_without_a_board_has_an_empty_map():
    ruleset = card_game()
    chart = chart_of(ruleset, ruleset.new_game(2, 1).view(0))
    assert chart.spots == ()
    assert drawing(chart).text.plain.strip() == ""
    ElementTree.fromstring(picture(chart))


# ---------------------------------------------------------------- where it is drawn


def test_boxes_lie_as_on_the_board():
    boxes = drawing(Chart("", spots(8)), 120).boxes
    for one, other in ((0, 1), (2, 3), (4, 5)):
        assert boxes[f"s{one}"].y == boxes[f"s{other}"].y
        assert boxes[f"s{one}"].right < boxes[f"s{other}"].x
    for above in range(4):
        assert boxes[f"s{above}"].bottom < boxes[f"s{above + 4}"].y
        assert boxes[f"s{above}"].x == boxes[f"s{above + 4}"].x


@pytest.mark.parametrize("width", [40, 60, 80, 200])
def test_no_two_boxes_touch_and_all_lie_inside(width):
    laid = layout(Chart("", spots(23)), Size(width))
    for one, other in combinations(laid.boxes.values(), 2):
        assert (
            one.right + 1 < other.x or other.right + 1 < one.x or one.bottom + 1 < other.y or other.bottom + 1 < one.y
        )
    assert all(box.x >= 0 and box.right < width and box.bottom < laid.height for box in laid.boxes.values())


def test_places_that_lie_nowhere_follow_the_others():
    lost = (Spot("p", "P"), Spot("q", "Q"))
    boxes = drawing(Chart("", (*lost, *spots(4)))).boxes
    assert min(boxes["p"].y, boxes["q"].y) > max(boxes[f"s{n}"].bottom for n in range(4))


def test_a_board_that_says_nowhere_where_its_places_lie_is_drawn_all_the_same():
    ring = tuple(Way(f"w{n}", (f"s{n}", f"s{(n + 1) % 9}"), "1") for n in range(9))
    laid = layout(Chart("", tuple(Spot(f"s{n}", str(n)) for n in range(9)), ring), Size())
    assert (len(laid.boxes), len(laid.routes), laid.tangled) == (9, 9, False)


def test_lines_begin_and_end_at_their_boxes_and_run_through_none():
    ways = tuple(
        Way(f"{a}-{b}", (f"s{a}", f"s{b}"), "1,2") for a, b in ((0, 1), (0, 5), (1, 7), (2, 4), (3, 6), (3, 7))
    )
    laid = layout(Chart("", spots(8), ways), Size())
    for way in ways:
        route = laid.routes[way.id]
        for (cell, _), end in zip(route.ends, way.ends, strict=True):
            assert laid.boxes[end].holds(cell)
        assert not any(box.holds(cell) for box in laid.boxes.values() for cell, _ in route.cells)
        path = [route.ends[0][0], *(cell for cell, _ in route.cells), route.ends[1][0]]
        assert all(abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1 for a, b in pairwise(path))


def test_lines_cross_but_never_run_along_each_other():
    every = tuple(Way(f"{a}-{b}", (f"s{a}", f"s{b}"), "1") for a, b in combinations(range(6), 2))
    laid = layout(Chart("", spots(6), every), Size(100))
    seen = {}
    for route in laid.routes.values():
        for cell, mask in route.cells:
            assert not seen.get(cell, 0) & mask
            seen[cell] = seen.get(cell, 0) | mask
    assert laid.tangled is False


def test_several_ways_between_two_places_are_several_lines():
    twins = tuple(Way(f"w{n}", ("s0", "s1"), str(n)) for n in range(3))
    laid = layout(Chart("", spots(2), twins), Size())
    cells = [set(route.cells) for route in laid.routes.values()]
    assert all(one.isdisjoint(other) for one, other in combinations(cells, 2))


def test_numbers_cover_no_other_line_and_no_box():
    ways = tuple(Way(f"{a}-{b}", (f"s{a}", f"s{b}"), "1,2") for a, b in ((0, 1), (0, 4), (0, 5), (1, 5), (4, 5)))
    chart = Chart("", spots(8), ways)
    laid = layout(chart, Size())
    for way, label in laid.labels.items():
        cells = {(label.start("1,2#!") + i, label.y) for i in range(5)}
        others = {cell for name, route in laid.routes.items() if name != way for cell, _ in route.cells}
        assert label.marks == 2
        assert cells & {cell for cell, _ in laid.routes[way].cells}
        assert not cells & others
        assert not any(box.holds(cell) for box in laid.boxes.values() for cell in cells)


def test_what_changes_in_a_game_moves_nothing():
    quiet = attrs.evolve(
        ISLAND,
        ways=tuple(attrs.evolve(way, marks=()) for way in ISLAND.ways),
        nets=(Net("cave", "CV", "Caves"),),
        spots=tuple(attrs.evolve(spot, marks=(), explored=True, name="Den") for spot in ISLAND.spots),
    )
    assert layout(quiet, Size()) is layout(ISLAND, Size())


def test_a_lower_map_is_made_where_it_is_asked_for():
    tall, low = drawing(Chart("", spots(12))), drawing(Chart("", spots(12)), height=16)
    assert len(low.text.plain.splitlines()) < len(tall.text.plain.splitlines())
    assert low.boxes["s0"].height < tall.boxes["s0"].height
    assert drawing(Chart("", spots(12)), height=1).boxes == low.boxes


def test_a_map_is_never_narrower_than_it_can_be():
    assert layout(ISLAND, Size(3)) is layout(ISLAND, Size(40))


# ---------------------------------------------------------------- the picture


def shown(chart):
    """The elements of the picture of `chart` that stand for something, by what they stand for."""
    root = ElementTree.fromstring(picture(chart))
    found = {}
    for group in root.iter(f"{SVG}g"):
        for kind in ("place", "way", "label"):
            if name := group.get(f"data-{kind}"):
                found[kind, name] = group
    return root, found


def test_picture_has_every_place_and_way_with_a_tooltip():
    root, found = shown(ISLAND)
    assert root.findtext(f"{SVG}title") == "Island & sea"
    told = {name: group.findtext(f"{SVG}title") for (kind, name), group in found.items() if kind == "place"}
    assert told == {
        "lamp": "1 Lamp room: TOP, Power, Ada (you), Gull, Gull",
        "hall": "2: TOP, Power, unexplored",
        "cellar": "Wine cellar: no Power, Fire",
    }
    assert {name: group.findtext(f"{SVG}title") for (kind, name), group in found.items() if kind == "way"} == {
        "a": "Corridor 1,2: Closed Door, Noise",
        "b": "Corridor 3",
        "c": "Path",
    }


def test_picture_tells_how_places_and_ways_are():
    _, found = shown(ISLAND)
    classes = {name: group.get("class").split() for (_, name), group in found.items()}
    assert classes["lamp"] == ["place", "explored", "powered"]
    assert classes["hall"] == ["place", "unexplored", "powered"]
    assert classes["cellar"] == ["place", "explored", "unpowered"]
    assert "faint" in classes["c"]
    assert found["label", "a"].findtext(f"{SVG}text") == "1,2#!"
    assert ("label", "c") not in found


def test_picture_takes_any_name_for_a_text():
    wild = Chart("<b>&", (Spot("x", "<script>", '"&<'),))
    root, found = shown(wild)
    assert root.findtext(f"{SVG}title") == "<b>&"
    assert '<script> "&<' in found["place", "x"].findtext(f"{SVG}title")
