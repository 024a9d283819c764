"""A terminal that is sent no colours: what stands on a ground of its own is turned around instead."""

from __future__ import annotations

from typing import Final

from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter, NoColor

TURNED: Final = Style(reverse=True)


class Colourless(LineFilter):
    """Takes all colours out; the cursor, the first line and the like are seen by their ground being turned around."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """The `segments` without colours."""
        return NoColor().apply([_turned(segment) for segment in segments], background)


def _turned(segment: Segment) -> Segment:
    style = segment.style
    if style is None or style.reverse or style.bgcolor is None or style.bgcolor.is_default:
        return segment
    return Segment(segment.text, style + TURNED, segment.control)
