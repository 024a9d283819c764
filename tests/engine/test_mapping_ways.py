"""The ways of a map and their numbers: whatever the board, none is broken, covered or run along, if there is room."""

from __future__ import annotations

from importlib import import_module
from itertools import combinations, pairwise
from math import dist
from random import Random

import attrs
import pytest

from nemesis_core.mapping import ASCII, LINES, Chart, Mark, Net, Size, Spot, Way, drawing, layout
from nemesis_core.mapping.layout import Layout, _layout
from nemesis_core.mapping.text import STYLES

DOOR = Mark("#", "Closed Door", "door")
NOISE = Mark("!", "Noise", "noise")


def board(seed):
    """Some board: up to 20 places, about as many ways, some of them longer, with titles and Entrances."""
    chance = Random(seed)
    number = chance.randint(3, 20)
    net = Net("cave", "CV", "Caves")
    spots = tuple(
        Spot(
            f"s{n}",
            f"{n:03}",
            at=(chance.randint(0, 900), chance.randint(0, 900)),
            entrances=(("cave", "3"),) if chance.random() < 0.3 else (),
        )
        for n in range(number)
    )
    near = sorted(combinations(spots, 2), key=lambda pair: dist(pair[0].at, pair[1].at))
    picked = [*near[:number], *chance.sample(near, 2)]
    ways = tuple(Way(f"w{n}", (a.id, b.id), chance.choice(["1", "2,3", ""])) for n, (a, b) in enumerate(picked))
    return Chart("", spots, ways, (net,))


def path(route):
    return [route.ends[0][0], *(cell for cell, _ in route.cells), route.ends[1][0]]


def inside_any(laid, cell):
    return any(box.holds(cell) for box in laid.boxes.values())


@pytest.mark.parametrize("width", [60, 80, 130])
@pytest.mark.parametrize("seed", range(12))
def test_ways_of_any_board(seed, width):
    chart = board(seed)
    laid = layout(chart, Size(width))
    titles = {spot.id: len(spot.title) for spot in chart.spots}
    told = {spot.id: len("CV!:3") if spot.entrances else 0 for spot in chart.spots}
    used = {}
    for way in chart.ways:
        route = laid.routes[way.id]
        steps = path(route)
        assert all(abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1 for a, b in pairwise(steps))
        assert not any(inside_any(laid, cell) for cell in steps[1:-1])
        assert all(0 <= x < laid.width and 0 <= y < laid.height for x, y in steps)
        for (x, y), end in zip((steps[0], steps[-1]), way.ends, strict=True):
            box = laid.boxes[end]
            assert box.holds((x, y))
            assert y != box.y or x > box.x + titles[end]
            assert y != box.bottom or x < box.right - told[end]
            assert laid.below[end] <= box.right - 1 - x or y != box.bottom
        for cell, mask in route.cells:
            assert laid.tangled or not used.get(cell, 0) & mask
            used[cell] = used.get(cell, 0) | mask


@pytest.mark.parametrize("width", [60, 80, 130])
@pytest.mark.parametrize("seed", range(12))
def test_numbers_of_any_board(seed, width):
    chart = board(seed)
    laid = layout(chart, Size(width))
    taken = set()
    for way in chart.ways:
        label = laid.labels[way.id]
        if label.marks < 0:
            continue
        text = way.numbers + "!!"[: label.marks]
        cells = {(label.start(text) + i, label.y) for i in range(len(text))}
        others = {cell for name, route in laid.routes.items() if name != way.id for cell, _ in route.cells}
        assert not cells & others and not cells & taken
        assert not any(inside_any(laid, cell) for cell in cells)
        assert not cells or cells & set(path(laid.routes[way.id]))
        taken |= cells
    assert sum(label.marks < 0 for label in laid.labels.values()) <= 1


def test_numbers_stand_beside_boxes_rather_than_in_a_line_of_their_own():
    column = tuple(Spot(f"s{n}", str(n), at=(0, 100 * n)) for n in range(4))
    chart = Chart("", (*column, Spot("t", "t", at=(90, 0))), (Way("a", ("s0", "s3"), "1"),))
    laid = layout(chart, Size(60))
    assert any(box.y <= laid.labels["a"].y <= box.bottom for box in laid.boxes.values())


def test_where_there_is_no_room_ways_run_along_each_other_rather_than_nowhere():
    spots = tuple(Spot(f"s{n}", str(n), at=(n % 2, n // 2)) for n in range(10))
    every = tuple(Way(f"{a}-{b}", (f"s{a}", f"s{b}"), "1") for a, b in combinations(range(10), 2))
    laid = layout(Chart("", spots, every), Size(40))
    assert laid.tangled
    assert set(laid.routes) == {way.id for way in every}
    drawing(Chart("", spots, every), 40)


def test_of_layouts_without_room_for_all_the_best_is_taken(monkeypatch):
    made = {
        (between, crossing): Layout(40, 20 + between, {}, {}, {}, {}) for between in range(2, 6) for crossing in (8, 30)
    }
    lacking = dict.fromkeys(made, 3) | {(4, 8): 2, (5, 30): 2}
    monkeypatch.setattr(Layout, "lacking", property(lambda laid: lacking[next(k for k in made if made[k] is laid)]))
    tried = []

    def fake(places, ways, size, crossing, squeeze):
        tried.append((size.between, crossing, squeeze))
        return made[size.between, crossing]

    monkeypatch.setattr(import_module("nemesis_core.mapping.layout"), "_tried", fake)
    _layout.cache_clear()
    assert _layout((), (), Size(40)) is made[4, 8]
    assert len(tried) == 8
    lacking[3, 8] = 1
    tried.clear()
    _layout.cache_clear()
    assert (_layout((), (), Size(40)), tried[-1], len(tried)) == (made[3, 8], (3, 30, False), 4)
    lacking[3, 8] = 0
    _layout.cache_clear()
    assert _layout((), (), Size(40)) is made[3, 8]
    _layout.cache_clear()


def test_neighbours_are_further_apart_where_the_numbers_between_them_are_long():
    spots = tuple(Spot(f"s{n}", str(n), at=(x, 0)) for n, x in enumerate((0, 100, 1000)))
    long = Chart("", spots, (Way("a", ("s0", "s1"), "1,2,3,4,5,6"),))
    boxes = layout(long, Size(100)).boxes
    assert boxes["s1"].x - boxes["s0"].right > len("1,2,3,4,5,6!!")
    assert layout(attrs.evolve(long, ways=()), Size(100)).boxes["s1"].x < boxes["s1"].x


# ---------------------------------------------------------------- how it is drawn


def looks(made, text):
    """The looks of each place in the drawing at which `text` stands."""
    plain = made.text.plain
    starts = [i for i in range(len(plain)) if plain.startswith(text, i)]
    return [{str(span.style) for span in made.text.spans if span.start <= start < span.end} for start in starts]


def test_noise_and_doors_show_in_the_looks_of_numbers_and_entrances():
    spots = (
        Spot("a", "1", at=(0, 0), entrances=(("cave", "3"), ("duct", "4"))),
        Spot("b", "2", at=(90, 0), entrances=(("duct", "4"),)),
        Spot("c", "3", at=(0, 90)),
    )
    ways = (Way("ab", ("a", "b"), "1,2", marks=(DOOR, NOISE)), Way("ac", ("a", "c"), "3", marks=(DOOR,)))
    made = drawing(Chart("", spots, ways, (Net("cave", "CV", "Caves", (NOISE,)), Net("duct", "D", "Ducts"))))
    assert looks(made, "1,2#!") == [{STYLES["noise"]}]
    assert looks(made, "3#") == [{STYLES["door"]}]
    assert looks(made, "CV!:3 D:4") == [{STYLES["noise"]}]
    assert looks(made, "D:4") == [{STYLES["noise"]}, {STYLES["faint"]}]


@pytest.mark.parametrize(("charset", "cross"), [(LINES, "\u253c"), (ASCII, "|")])
def test_ways_that_cross_are_drawn_as_a_crossing(charset, cross):
    spots = tuple(Spot(f"s{n}", str(n), at=(100 * (n % 2), 100 * (n // 2))) for n in range(4))
    every = tuple(Way(f"{a}{b}", (f"s{a}", f"s{b}"), "1") for a, b in combinations(range(4), 2))
    chart = Chart("", spots, (*every, Way("x", ("s0", "s3"), "2"), Way("y", ("s1", "s2"), "2")))
    laid = layout(chart, Size(60))
    cells = [cell for route in laid.routes.values() for cell, _ in route.cells]
    crossed = [cell for cell in set(cells) if cells.count(cell) > 1]
    lines = drawing(chart, 60, charset=charset).text.plain.splitlines()
    assert crossed
    assert {lines[y][x] for x, y in crossed} == {cross}
