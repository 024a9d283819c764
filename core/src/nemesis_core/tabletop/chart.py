"""The map in its pane: drawn as wide as that is, once the key that called for it has been answered."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text
from textual.containers import ScrollableContainer
from textual.events import Click, Resize
from textual.geometry import Region, Spacing
from textual.message import Message
from textual.widgets import Static

from ..mapping import ASCII, LINES, drawing
from ..showing import Showing

LEAST = 78
"""A map is drawn at least so wide; a narrower pane is scrolled."""


class Chart(Static):
    """The map as a seat sees it; a click on a place comes as the message `Pointed`."""

    class Pointed(Message):
        """A place was pointed at."""

        def __init__(self, place: str) -> None:
            self.place = place
            super().__init__()

    def __init__(self, showing: Showing, ascii_only: bool) -> None:
        super().__init__("", markup=False)
        self.showing = showing
        self.charset = ASCII if ascii_only else LINES
        self.seat = -1
        self.drawn: tuple[object, ...] = ()
        """Game, seat, number of choices and width of what is shown."""
        self.here = ""
        """The place of the seat's own Character."""
        self.places: Mapping[str, Region] = {}
        """Where each place lies in it."""

    def blank(self) -> None:
        """Show nothing."""
        self.seat, self.drawn, self.places, self.here = -1, (), {}, ""
        self.update("")

    def show(self, seat: int) -> None:
        """Show what `seat` may know, when somebody looks."""
        self.seat = seat
        self.look()

    def on_click(self, event: Click) -> None:
        """Tell which place was clicked; what is none may be a word."""
        for place, region in self.places.items():
            if region.contains(event.x, event.y):
                event.stop()
                self.post_message(self.Pointed(place))

    def on_resize(self, event: Resize) -> None:
        """Draw it anew in another width."""
        self.look()

    def look(self) -> None:
        """Draw the map, if its pane is to be seen and it is not as it was."""
        self.call_after_refresh(self._draw)

    def _draw(self) -> None:
        pane = self.parent
        assert isinstance(pane, ScrollableContainer)
        width = max(pane.content_size.width - 1, LEAST)
        if self.seat < 0 or not pane.is_on_screen:
            return
        game = self.showing.sitting.session.game
        now = (game, self.seat, len(game.choices), width)
        if now != self.drawn:
            self._draw_anew(width)
            self.drawn = now
        if self.here:
            self.call_after_refresh(self._go_to, pane, self.places[self.here])

    def _draw_anew(self, width: int) -> None:
        chart = self.showing.chart(self.seat)
        made = drawing(chart, width, charset=self.charset)
        lines = made.text.split("\n")
        above = next((n for n, line in enumerate(lines) if line.plain.strip()), 0)
        self.update(Text("\n").join([*lines[above:], made.legend]))
        self.places = {name: Region(box.x, box.y - above, box.width, box.height) for name, box in made.boxes.items()}
        self.here = next((spot.id for spot in chart.spots if any(mark.style == "you" for mark in spot.marks)), "")

    def _go_to(self, pane: ScrollableContainer, place: Region) -> None:
        """Scroll so that a place lies in the middle, as far as there is anything around it."""
        high, wide = (max((room - size) // 2, 0) for room, size in zip(pane.size, place.size, strict=True))
        pane.scroll_to_region(place, spacing=Spacing(wide, high, wide, high), animate=False)
