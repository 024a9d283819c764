"""A terminal without UTF-8: whatever is drawn comes out in ASCII."""

from __future__ import annotations

from typing import Final

from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter

LINES: Final = str.maketrans(
    {
        **dict.fromkeys("─━═╌╍┄┅╴╶▔▁▂▃", "-"),
        **dict.fromkeys("│┃║╎╏┆┇▏▎▍▌▐▕", "|"),
        **dict.fromkeys("┌┐└┘├┤┬┴┼╭╮╰╯╒╕╘╛╔╗╚╝╞╡╤╧╪", "+"),
        **dict.fromkeys("▄▅▆▇█▀", "#"),
        **dict.fromkeys("•●▪", "*"),
        "…": ".",
        "▶": ">",
        "▼": "v",
        "↑": "^",
        "↓": "v",
        "←": "<",
        "→": ">",
        "⏎": "<",
    }
)


class Ascii(LineFilter):
    """Puts an ASCII character in the place of each that is none."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """The `segments` in ASCII."""
        return [
            segment if segment.text.isascii() else Segment(in_ascii(segment.text), segment.style, segment.control)
            for segment in segments
        ]


def in_ascii(text: str) -> str:
    """`text` in ASCII, as long as it was."""
    return text.translate(LINES).encode("ascii", "replace").decode("ascii")
