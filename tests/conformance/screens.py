"""What holds for every panel of every screen: plain text of names, each row as wide as its table."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from nemesis_core import Panel, Ruleset

WORD = re.compile(r"[a-z0-9]+(?:[-./][a-z0-9]+)+|\bp\d+\b")
"""What might be an id: lower-case words joined by hyphens, dots or slashes; the name of a seat in options."""
COPY = re.compile(r"^[a-z][\w.-]*/\d+$")
SEAT = re.compile(r"^p\d+$")


def ids(ruleset: Ruleset) -> frozenset[str]:
    """Every id of a record that could not be a word of a sentence."""
    records = (record for kind in ruleset.content.kinds.values() for record in kind.values())
    named = frozenset(record.name for kind in ruleset.content.kinds.values() for record in kind.values())
    return frozenset(record.id for record in records if re.search(r"[-.\d]", record.id)) - named


def texts(panels: Iterable[Panel]) -> Iterator[str]:
    """Every title, head and cell."""
    for panel in panels:
        yield from (panel.title, *panel.heads)
        for row in panel.rows:
            yield from row


def found_ids(ruleset: Ruleset, panels: Iterable[Panel]) -> list[str]:
    """What stands in `panels` that a player would not understand."""
    known = ids(ruleset)
    words = {word for text in texts(panels) for word in WORD.findall(text)}
    return sorted(word for word in words if word in known or COPY.match(word) or SEAT.match(word))


def check_panels(ruleset: Ruleset, panels: list[Panel]) -> None:
    """Every cell is a text in ASCII without ids; a row has as many cells as there are heads, or as the first row.

    No panel stands there twice.
    """
    assert all(panels.count(panel) == 1 for panel in panels), panels
    for panel in panels:
        width = len(panel.heads) or len(panel.rows[0]) if panel.rows else 0
        assert {len(row) for row in panel.rows} <= {width}, panel
    for text in texts(panels):
        assert isinstance(text, str), text
        assert text.isascii(), text
        assert "?" not in text, text
    assert found_ids(ruleset, panels) == []
