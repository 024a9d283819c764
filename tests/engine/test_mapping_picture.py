"""The picture of a map: what stands where in it, its colours, and its parts for a page that changes them."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import attrs

from nemesis_core.mapping import Chart, Group, Mark, Net, Spot, Way, picture
from nemesis_core.mapping.picture import DOWN, Parts, notes

SVG = "{http://www.w3.org/2000/svg}"
DOOR = Mark("#", "Closed Door", "door")
NOISE = Mark("!", "Noise", "noise")
BOARD = Chart(
    "Island",
    (
        Spot("a", "Wine cellar", at=(0, 0), group="top", entrances=(("cave", "3"),)),
        Spot("b", "007", "Nest", (100, 0), "top"),
        Spot("c", "The Extraordinary Cellar", at=(0, 100), group="top", power=True),
    ),
    (Way("ab", ("a", "b"), "1,2", marks=(DOOR,)), Way("ac", ("a", "c"), "3")),
    (Net("cave", "CV", "Caves"),),
    (Group("top", "TOP-01"),),
)


def places(text):
    """The groups of the places in an SVG, by their ids."""
    return {g.get("data-place"): g for g in ElementTree.fromstring(text).iter(f"{SVG}g") if g.get("data-place")}


def lines(place):
    """The lines in a box: text and how far beneath its upper border."""
    top = float(place.find(f"{SVG}rect").get("y"))
    return [("".join(text.itertext()), float(text.get("y")) - top) for text in place.iter(f"{SVG}text")]


def test_a_long_title_stands_as_high_as_a_short_one_unless_a_group_is_in_the_way():
    found = {name: dict(lines(place)) for name, place in places(picture(BOARD)).items()}
    assert found["b"]["007"] == found["b"]["TOP-01"] == found["a"]["Wine cellar"] == DOWN
    assert found["b"]["Nest"] > DOWN
    assert found["c"]["The Extraordinary Cellar"] > DOWN
    alone = attrs.evolve(BOARD, groups=())
    assert dict(lines(places(picture(alone))["c"]))["The Extraordinary Cellar"] == DOWN


def test_the_heading_stands_above_the_map_and_the_notes_below_it():
    root = ElementTree.fromstring(picture(attrs.evolve(BOARD, notes=(("Tide", "rising"),))))
    moved = next(float(re.findall(r"[\d.]+", g.get("transform"))[1]) for g in root.iter() if g.get("transform"))
    rects = [rect for g in root.iter(f"{SVG}g") if g.get("data-place") for rect in g.iter(f"{SVG}rect")]
    heading, *told = [(text.text, float(text.get("y"))) for text in root.findall(f"{SVG}text")]
    assert heading[0] == "Island"
    assert heading[1] < moved + min(float(rect.get("y")) for rect in rects)
    bottom = moved + max(float(rect.get("y")) + float(rect.get("height")) for rect in rects)
    assert [text for text, y in told if bottom < y < float(root.get("height"))] == [text for text, _ in told]
    assert [text for text, _ in told] == [
        "Tide: rising",
        "Boxes: yellow border: a Room with Power",
        "Symbols: # Closed Door",
        "CV: Caves, Entrances: Wine cellar (3)",
    ]


def test_what_is_marked_on_a_way_shows_in_its_looks():
    root = ElementTree.fromstring(picture(BOARD))
    looks = {g.get("data-label"): g.get("class").split() for g in root.iter(f"{SVG}g") if g.get("data-label")}
    assert looks == {"ab": ["way", "door"], "ac": ["way"]}


def test_every_colour_of_a_mark_has_one_for_dark_pages_too():
    style = Parts(BOARD).style
    light, dark = re.findall(r"svg \{([^}]*)\}", style)
    given = {name for name, _ in re.findall(r"(--[\w-]+): (#\w+)", light)}
    assert given == {name for name, _ in re.findall(r"(--[\w-]+): (#\w+)", dark)}
    assert set(re.findall(r"var\((--[\w-]+)\)", style)) == given


# ---------------------------------------------------------------- parts


def test_parts_are_those_of_the_picture_in_its_order():
    drawn = Parts(BOARD).drawn(BOARD)
    whole = re.sub(r"\s+", " ", picture(BOARD))
    assert len(drawn) == 2 * len(BOARD.ways) + len(BOARD.spots)
    at = [whole.index(re.sub(r"\s+", " ", part).strip()) for part in drawn]
    assert at == sorted(at)


def test_parts_change_with_whatever_is_shown_and_others_stay():
    parts = Parts(BOARD)
    before = parts.drawn(BOARD)
    assert parts.drawn(BOARD) == before
    noisy = attrs.evolve(BOARD, nets=(Net("cave", "CV", "Caves", (NOISE,)),))
    assert [i for i, part in enumerate(parts.drawn(noisy)) if part != before[i]] == [2]
    opened = attrs.evolve(BOARD, ways=(attrs.evolve(BOARD.ways[0], marks=(NOISE,)), BOARD.ways[1]))
    assert [i for i, part in enumerate(parts.drawn(opened)) if part != before[i]] == [0, 5]
    known = attrs.evolve(BOARD, spots=(*BOARD.spots[:2], attrs.evolve(BOARD.spots[2], marks=(DOOR,))))
    assert [i for i, part in enumerate(parts.drawn(known)) if part != before[i]] == [4]


def test_notes_of_parts_leave_out_what_a_page_tells_elsewhere():
    told = attrs.evolve(BOARD, notes=(("Tide", "rising"),))
    assert notes(told) == notes(BOARD)
    assert notes(BOARD)[-1] == "CV: Caves, Entrances: Wine cellar (3)"
