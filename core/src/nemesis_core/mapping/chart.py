"""What a map shows, before it is drawn: places, ways between them, what lies and stands there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import attrs

from ..answers import first_answer
from ..screen import names_in

if TYPE_CHECKING:
    from ..assembly import Ruleset

STYLES: Final = ("thing", "you", "person", "foe", "fire", "broken", "items", "noise", "door")
"""What a mark can be, which gives it its colour."""


@attrs.frozen
class Mark:
    """Something on the map.

    :param symbol: one to four ASCII characters that stand for it where there is little room.
    :param text: what it is, in words.
    :param style: one of "thing", "you", "person", "foe", "fire", "broken", "items", "noise", "door": its colour.
    """

    symbol: str
    text: str
    style: str = attrs.field(default="thing", validator=attrs.validators.in_(STYLES))


@attrs.frozen
class Spot:
    """A place: its `title` as it stands on the board, the `name` of what lies there, if the seat knows that.

    `at` is where it lies (x to the right, y downwards), or None; `power` None where there is no such thing;
    `entrances` are (net, number).
    """

    id: str
    title: str
    name: str = ""
    at: tuple[int, int] | None = None
    group: str = ""
    explored: bool = True
    power: bool | None = None
    marks: tuple[Mark, ...] = ()
    entrances: tuple[tuple[str, str], ...] = ()


@attrs.frozen
class Way:
    """A way between two places, with the text of its numbers; a `faint` one counts for moving only."""

    id: str
    ends: tuple[str, str]
    numbers: str = ""
    faint: bool = False
    marks: tuple[Mark, ...] = ()


@attrs.frozen
class Net:
    """A space beside the places, shared by all Entrances to it."""

    id: str
    symbol: str
    name: str
    marks: tuple[Mark, ...] = ()


@attrs.frozen
class Group:
    """Places that belong together, such as a part of the board; `power` as that of a place."""

    id: str
    name: str
    power: bool | None = None


@attrs.frozen
class Chart:
    """A whole map as one seat sees it; its `notes`, each a label and a text, tell what lies at no place of it."""

    title: str
    spots: tuple[Spot, ...]
    ways: tuple[Way, ...] = ()
    nets: tuple[Net, ...] = ()
    groups: tuple[Group, ...] = ()
    notes: tuple[tuple[str, str], ...] = ()


def chart_of(ruleset: Ruleset, view: dict[str, Any]) -> Chart:
    """The map of the seat whose `view` it is; an empty one where no piece has a board to show.

    :raises PluginError: when a piece cannot show its part; names the piece.
    """
    found: Chart | None = first_answer(ruleset.hooks, "chart", ruleset, view, names_in(ruleset, view))
    return found or Chart(ruleset.manifest.title or ruleset.manifest.name, ())
