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
        self.drawn = (-1, -1, 0)
        """Seat, number of choices and width of what is shown."""
        self.places: Mapping[str, Region] = {}
        """Where each place lies in it."""

    def blank(self) -> None:
        """Show nothing."""
        self.seat, self.drawn, self.places = -1, (-1, -1, 0), {}
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
        now = (self.seat, len(self.showing.sitting.session.game.choices), width)
        if self.seat < 0 or not pane.is_on_screen or now == self.drawn:
            return
        self.drawn = now
        chart = self.showing.chart(self.seat)
        made = drawing(chart, width, charset=self.charset)
        lines = made.text.split("\n")
        above = next((n for n, line in enumerate(lines) if line.plain.strip()), 0)
        self.update(Text("\n").join([*lines[above:], made.legend]))
        self.places = {name: Region(box.x, box.y - above, box.width, box.height) for name, box in made.boxes.items()}
        here = next((spot.id for spot in chart.spots if any(mark.style == "you" for mark in spot.marks)), "")
        if here:
            self.call_after_refresh(pane.scroll_to_region, self.places[here], spacing=Spacing.unpack(4), animate=False)
