"""Pictures of the screen, stored as SVG, compared by what can be seen in them and not by how that is written down."""

from __future__ import annotations

import os
import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

SVG = "{http://www.w3.org/2000/svg}"
RULE = re.compile(r"\.(\S+) \{ ?(.*?) ?\}")
FONTS = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)
"""Fonts that would be fetched from elsewhere; any of fixed width does."""
ANEW = "NEMESIS_PICTURES"
"""With this in the environment pictures are stored anew."""

Seen = tuple[list[tuple[str, ...]], list[tuple[str, ...]]]


def seen_in(svg: str) -> Seen:
    """Every text with its place and look, and every coloured rectangle."""
    root = ElementTree.fromstring(svg)
    looks = {name: " ".join(look.split()) for name, look in RULE.findall("".join(root.find(f"{SVG}style").itertext()))}
    texts = [
        (text.get("y"), text.get("x"), looks.get(text.get("class", ""), ""), text.text or "")
        for text in root.iter(f"{SVG}text")
        if (text.text or "").strip() and "-title" not in text.get("class", "")
    ]
    boxes = [tuple(map(box.get, ("y", "x", "width", "height", "fill"))) for box in root.iter(f"{SVG}rect")]
    return sorted(texts), sorted(box for box in boxes if box[4])


def assert_is(picture: str, stored: Path) -> None:
    """Compare `picture` with the one that is `stored`."""
    if os.environ.get(ANEW):
        stored.parent.mkdir(exist_ok=True)
        stored.write_text(FONTS.sub("", picture))
    mine, theirs = seen_in(picture), seen_in(stored.read_text())
    assert mine[0] == theirs[0], f"other texts than in {stored.name}; {ANEW}=1 stores it anew"
    assert mine[1] == theirs[1], f"other colours than in {stored.name}; {ANEW}=1 stores it anew"
