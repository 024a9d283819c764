"""The map of every variant: all of it is drawn; what conformance looks at in maps is what it is there for."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest

from nemesis_core import Session
from nemesis_core.mapping import ASCII, LINES, Chart, Mark, Size, Spot, chart_of, draw, drawing, layout
from nemesis_core.testing.conformance import screens
from nemesis_core.testing.conformance.checks import stops
from nemesis_core.testing.conformance.maps import as_panel, check_symbols, marks
from nemesis_core.testing.conformance.screens import check_panels, check_screens_keep_secrets

from .variants import VARIANTS, Variant

WIDTHS = (80, 100, 132)
SAMPLE = 5
"""Choices between two looks at a game."""
MOST = 40
"""Looks at each variant."""


def looks(variant: Variant, every: int = SAMPLE) -> Iterator[tuple[Session, int]]:
    """A game of `variant` at some of its decisions, and a seat."""
    seats = variant.seats[-1]
    for number, (_, session) in zip(range(MOST), stops(variant.ruleset, seats, 1, every=every), strict=False):
        yield session, number % seats


@pytest.mark.parametrize(
    "variant", [pytest.param(v, marks=[pytest.mark.variant] * v.real, id=v.name) for v in VARIANTS]
)
class TestMapOfEveryVariant:
    def test_every_place_and_way_is_drawn_apart_from_the_others(self, variant: Variant) -> None:
        session, seat = next(looks(variant))
        chart = chart_of(variant.ruleset, session.view(seat))
        board = variant.ruleset.compiled["board"]
        assert {spot.id for spot in chart.spots} == set(board.places)
        assert {way.id for way in chart.ways} == set(board.ends)
        for width in WIDTHS:
            laid = layout(chart, Size(width))
            assert not laid.tangled
            assert laid.width == width
            assert min(label.marks for label in laid.labels.values()) >= 1

    def test_boards_say_where_their_places_lie(self, variant: Variant) -> None:
        session, seat = next(looks(variant))
        at = [spot.at for spot in chart_of(variant.ruleset, session.view(seat)).spots]
        assert not variant.real or (None not in at and len(set(at)) == len(at))

    def test_map_fits_and_is_plain_where_that_is_asked_for(self, variant: Variant) -> None:
        for session, seat in looks(variant, 40):
            for width in WIDTHS:
                text = draw(variant.ruleset, session.view(seat), width, charset=ASCII).plain
                assert text.isascii()
                assert max(map(len, text.splitlines())) <= width

    def test_every_line_of_a_box_ends_in_its_border(self, variant: Variant) -> None:
        borders = {*LINES.beside, *LINES.meets.values()}
        for session, seat in looks(variant, 20):
            chart = chart_of(variant.ruleset, session.view(seat))
            marked = {mark.symbol for way in chart.ways for mark in way.marks}  # these may be drawn over a border
            for width in range(80, 125, 4):
                made = drawing(chart, width)
                lines = made.text.plain.split("\n")
                for box in made.boxes.values():
                    ends = {lines[y][x] for y in range(box.y + 1, box.bottom) for x in (box.x, box.right)}
                    assert ends <= borders | marked, (width, [lines[y] for y in range(box.y, box.bottom + 1)])

    def test_nothing_is_lost_for_want_of_room(self, variant: Variant) -> None:
        for session, seat in looks(variant, 20):
            made = drawing(chart_of(variant.ruleset, session.view(seat)), 80)
            whole = " ".join(f"{made.text.plain} {made.legend.plain}".split())
            for mark in marks(chart_of(variant.ruleset, session.view(seat))):
                assert mark.text in whole or all(word in whole for word in mark.text.split())


# ---------------------------------------------------------------- that faults are found


def charted(*marks: Mark, title: str = "X", name: str = "") -> Chart:
    return Chart("", (Spot("x", title, name, marks=marks),))


def test_symbol_of_two_things_is_found_out() -> None:
    check_symbols(
        charted(Mark("Co", "Corpse of the Captain"), Mark("Co", "Corpse of the Scout"), Mark("La", "Larva 1"))
    )
    with pytest.raises(AssertionError, match="'Larva 1' and 'Laika' by 'La'"):
        check_symbols(charted(Mark("La", "Larva 1"), Mark("La", "Laika")))


@pytest.mark.parametrize(
    ("chart", "says"),
    [
        (charted(Mark("Eg", "\u0152uf")), "a text in ASCII"),
        (charted(Mark("Eg", "?egg")), "without a question mark"),
        (charted(Mark("Eg", "egg/1")), "egg/1"),
        (charted(name="?room-I"), "without a question mark"),
        (charted(title="at p1"), "p1"),
    ],
)
def test_faulty_texts_of_a_map_are_found_out(chart: Chart, says: str) -> None:
    with pytest.raises(AssertionError, match=says):
        check_panels(VARIANTS[0].ruleset, [as_panel(chart)])


def test_seat_that_tells_by_its_map_what_it_may_not_know_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = count()
    monkeypatch.setattr(screens, "chart_of", lambda ruleset, view: charted(Mark("Id", f"Look {next(seen)}")))
    with pytest.raises(AssertionError, match="seat 1 can tell what it may not know by its map"):
        check_screens_keep_secrets(VARIANTS[0].ruleset, 2, 1)
