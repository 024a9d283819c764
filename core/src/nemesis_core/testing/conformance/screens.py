"""What holds for every panel of every screen: plain text of names, each row as wide as its table."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import zip_longest
from typing import Final

from ...assembly import Ruleset
from ...game import Game
from ...mapping import chart_of
from ...screen import Panel, names_in, panels, results
from ...session import Session
from ..differences import told
from .checks import stops
from .failing import explained, fail
from .maps import as_panel, check_symbols

WORD: Final = re.compile(r"[a-z0-9]+(?:[-./][a-z0-9]+)+|\bp\d+\b")
"""What might be an id: lower-case words joined by hyphens, dots or slashes; the name of a seat in options."""
COPY: Final = re.compile(r"^[a-z][\w.-]*/\d+$")
SEAT: Final = re.compile(r"^p\d+$")


@lru_cache(maxsize=4)
def ids(ruleset: Ruleset) -> frozenset[str]:
    """Every id of a record that could not be a word of a sentence."""
    records = [record for kind in ruleset.content.kinds.values() for record in kind.values()]
    return frozenset(r.id for r in records if re.search(r"[-.\d]", r.id)) - {r.name for r in records}


def texts(panels: Iterable[Panel]) -> Iterator[str]:
    """Every title, head and cell."""
    for panel in panels:
        yield from (panel.title, *panel.heads)
        for row in panel.rows:
            yield from row


def found_ids(ruleset: Ruleset, panels: Iterable[Panel]) -> list[str]:
    """What stands in `panels` that a player would not understand."""
    known = ids(ruleset)
    words: set[str] = {word for text in texts(panels) for word in WORD.findall(text)}
    return sorted(word for word in words if word in known or COPY.match(word) or SEAT.match(word))


def check_panels(ruleset: Ruleset, shown: Sequence[Panel]) -> None:
    """Every cell is a text in ASCII without ids; a row has as many cells as there are heads, or as the first row.

    No panel stands there twice.

    :raises AssertionError: naming the panel, and its text.
    """
    for panel in shown:
        if shown.count(panel) > 1:
            fail(f"the panel {panel.title!r} stands there twice")
        width = len(panel.heads) or len(panel.rows[0]) if panel.rows else 0
        odd = [row for row in panel.rows if len(row) != width]
        if odd:
            fail(f"the panel {panel.title!r} has {width} columns, and a row {odd[0]}")
        for text in texts([panel]):
            if type(text) is not str or not text.isascii() or "?" in text:
                fail(f"the panel {panel.title!r} shows {text!r}; a cell is a text in ASCII, without a question mark")
        found = found_ids(ruleset, [panel])
        if found:
            fail(f"the panel {panel.title!r} shows ids that no player knows: {', '.join(found)}; tell them by name")


# ---------------------------------------------------------------- whole games


def screen(session: Session, seat: int) -> list[Panel]:
    """What `seat` sees."""
    ruleset, view = session.game.ruleset, session.view(seat)
    return panels(ruleset, view, names_in(ruleset, view))


def check_screens(ruleset: Ruleset, seats: int, seed: int, every: int = 1, bots: str = "random") -> None:
    """The screen of each seat during a game, and what is turned up at its end, are text for people.

    :raises AssertionError: naming the panel, its text and the place in the game.
    """
    last: Session | None = None
    for _, session in stops(ruleset, seats, seed, every, bots):
        _check_screens_of(session)
        last = session
    if last is not None:
        _check_screens_of(last)
        check_end(last.game)


def _check_screens_of(session: Session) -> None:
    for seat in range(session.game.state.seats):
        with explained(session.game):
            chart = chart_of(session.game.ruleset, session.view(seat))
            check_panels(session.game.ruleset, [*screen(session, seat), as_panel(chart)])
            check_symbols(chart)


def check_end(game: Game) -> None:
    """The end screen of `game`, which is over, is text for people.

    :raises AssertionError: naming the panel and its text.
    """
    with explained(game):
        made = results(game, names_in(game.ruleset, game.view(0)))
        if not made:
            fail("the end screen is empty; answer the hook results")
        check_panels(game.ruleset, made)


def check_screens_keep_secrets(ruleset: Ruleset, seats: int, seed: int, every: int = 1) -> None:
    """The screen of a seat is the same when all that it may not know is dealt anew.

    :raises AssertionError: naming the seat and the panel.
    """
    for number, session in stops(ruleset, seats, seed, every):
        for seat in range(seats):
            with explained(session.game):
                other = session.redeal(seat, number)
                _check_same_screen(other, session, seat)


def _check_same_screen(other: Session, session: Session, seat: int) -> None:
    who, ruleset = f"seat {seat + 1} can tell what it may not know", session.game.ruleset
    for here, there in zip_longest(screen(session, seat), screen(other, seat)):
        if here != there:
            fail(f"{who} by its screen, panel {(here or there).title!r}: {told(there, here)}")
    here, there = (chart_of(ruleset, one.view(seat)) for one in (session, other))
    if here != there:
        fail(f"{who} by its map: {told(there, here)}")
    names, others = (names_in(ruleset, one.view(seat)) for one in (session, other))
    if names != others:
        fail(f"{who} by the names of things: {told(others, names)}")
