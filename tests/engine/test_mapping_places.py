"""Where the boxes of a map come to lie: few rows, nothing far from where it is, no line that nobody needs."""

from __future__ import annotations

from itertools import pairwise

import pytest

from nemesis_core.mapping import ASCII, Chart, Size, Spot, Way, drawing, layout
from nemesis_core.mapping.rows import rows_of, spaced


def names(places, most=4):
    return [[name for name, _ in row] for row in rows_of(places, most)]


# ---------------------------------------------------------------- rows


def test_places_of_one_height_stand_in_a_row_from_the_left():
    assert names([("b", (50, 0)), ("a", (0, 0)), ("c", (99, 0)), ("d", (0, 99))]) == [["a", "b", "c"], ["d"]]


def test_a_little_higher_or_lower_makes_no_other_row():
    steps = [("a", (0, 10)), ("b", (50, 0)), ("c", (100, 12)), ("d", (0, 200)), ("e", (50, 210)), ("f", (100, 190))]
    assert names(steps) == [["a", "b", "c"], ["d", "e", "f"]]


@pytest.mark.parametrize("most", [1, 2, 3, 5])
def test_no_row_holds_more_than_it_can_and_none_is_lost(most):
    places = [(f"p{n}", (n * 37 % 100, n * 53 % 90)) for n in range(23)]
    rows = names(places, most)
    assert max(map(len, rows)) <= most
    assert sorted(name for row in rows for name in row) == sorted(name for name, _ in places)


def test_a_place_beneath_another_never_stands_beside_it():
    assert names([("above", (50, 0)), ("below", (51, 1)), ("left", (0, 0)), ("right", (100, 1))]) in (
        [["left", "above", "right"], ["below"]],
        [["above"], ["left", "below", "right"]],
        [["left", "above"], ["below", "right"]],
    )
    assert names([("above", (50, 0)), ("below", (50, 1)), ("far", (50, 100))]) == [["above"], ["below"], ["far"]]


def test_what_lies_higher_is_never_in_a_lower_row():
    places = [(f"p{n}", (n * 37 % 100, n * 53 % 90)) for n in range(23)]
    high = {name: y for name, (_, y) in places}
    for above, below in pairwise(names(places)):
        assert max(high[name] for name in above) <= min(high[name] for name in below)


def test_heights_that_differ_much_are_kept_however_few_the_places():
    assert names([("a", (0, 0)), ("b", (50, 50)), ("c", (100, 100))]) == [["a"], ["b"], ["c"]]
    diamond = [("top", (50, 0)), ("left", (0, 50)), ("right", (100, 50)), ("bottom", (50, 100))]
    assert names(diamond) == [["top"], ["left", "right"], ["bottom"]]


def test_of_many_rows_none_takes_places_of_the_next_to_be_full():
    rows = [[(f"p{y}-{x}", (x * 40 + y % 2 * 17, y * 100)) for x in range(3)] for y in range(12)]
    assert names([place for row in rows for place in row]) == [[name for name, _ in row] for row in rows]


def test_places_are_spaced_from_both_sides():
    assert spaced([0, 1, 2, 90], [10, 10, 10], 100) == [0, 10, 20, 90]
    assert spaced([70, 95, 99], [20, 20], 100) == [60, 80, 100]
    assert spaced([5], [], 3) == [3]


def test_places_that_crowd_together_are_parted_rather_than_pushed_aside():
    crowd = [(f"p{n}", (n * 5, n * 5)) for n in range(4)]
    assert len(names([*crowd, ("far", (1000, 1000))])) > 2


def test_places_that_lie_nowhere_fill_rows_of_their_own():
    assert names([("p", None), ("q", None), ("a", (0, 0)), ("r", None)], 2) == [["a"], ["p", "q"], ["r"]]


@pytest.mark.parametrize(
    ("width", "number", "rows", "wide"),
    [(78, 4, 1, 14), (78, 6, 2, 21), (120, 6, 2, 26), (160, 6, 1, 21), (40, 2, 1, 16)],
)
def test_a_row_holds_a_few_and_more_only_where_boxes_stay_wide(width, number, rows, wide):
    line = Chart("", tuple(Spot(f"s{n}", str(n), at=(n, 0)) for n in range(number)))
    boxes = drawing(line, width).boxes.values()
    assert ({box.width for box in boxes}, len({box.y for box in boxes})) == ({wide}, rows)


# ---------------------------------------------------------------- no line that nobody needs


def rows(number, apart=100):
    return tuple(Spot(f"s{n}", str(n), at=(0, apart * n)) for n in range(number))


def height(chart, **size):
    return layout(chart, Size(40, **size)).height


def test_between_boxes_one_line_stays():
    assert height(Chart("", rows(3))) == 3 * 5 + 2
    assert height(Chart("", rows(3)), between=5) == 3 * 5 + 2


def test_more_lines_stay_where_they_are_asked_for():
    assert height(Chart("", rows(3)), between=3, least=2) == 3 * 5 + 2 * 2
    assert height(Chart("", rows(3)), between=2, least=3) == 3 * 5 + 2 * 2


def test_lines_with_numbers_or_with_ways_to_the_side_stay():
    chart = Chart("", rows(3), (Way("a", ("s0", "s1"), "1,2"), Way("b", ("s1", "s2"), "3")))
    drawn = [line.strip() for line in drawing(chart, 40, charset=ASCII).text.plain.splitlines()]
    assert (len(drawn), drawn[5], drawn[11]) == (17, "1,2", "3")
    across = Chart("", (*rows(2), Spot("t", "t", at=(90, 0))), (Way("a", ("t", "s1"), "4"),))
    laid = layout(across, Size(60))
    cells = [cell for cell, _ in laid.routes["a"].cells]
    assert all(abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1 for a, b in pairwise(cells))
    assert laid.height == max(box.bottom for box in laid.boxes.values()) + 1


def test_a_way_past_a_row_is_shortened_with_what_it_passes():
    far = Chart("", (*rows(3), Spot("t", "t", at=(90, 100))), (Way("a", ("s0", "s2"), "1"),))
    laid = layout(far, Size(60))
    route = laid.routes["a"]
    path = [route.ends[0][0], *(cell for cell, _ in route.cells), route.ends[1][0]]
    assert all(abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1 for a, b in pairwise(path))
    assert laid.boxes["s0"].holds(path[0]) and laid.boxes["s2"].holds(path[-1])
    assert (laid.labels["a"].marks, laid.height) == (2, 3 * 5 + 2)
