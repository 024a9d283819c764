"""The table of wordings while pieces write it: each mistake is told by the name of the piece that made it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from .errors import AssemblyError
from .strict import shown
from .wording import Wording, fitting, meant_by

if TYPE_CHECKING:
    from .assembly import Ruleset

PARTS: Final = 8
"""No option has as many parts."""


class Wordbook:
    """Who put which wording into the table, as far as the pieces have been asked."""

    def __init__(self) -> None:
        self.known: dict[str, Wording] = {}
        self.owners: dict[str, str] = {}
        """Key of a wording -> the piece that put it there."""

    def note(self, piece: str, table: Any) -> None:
        """Check what `piece` has changed in `table`, which all pieces share.

        :raises AssemblyError: naming the piece, and the key of a wording that is none or never comes to an end.
        """
        if not isinstance(table, Mapping):
            raise AssemblyError(f"{piece}: the table wordings is {shown(table)}; it must stay a dict of Wording by key")
        changed = [key for key, wording in table.items() if self.known.get(key) is not wording]
        for key in changed:
            if not (isinstance(key, str) and isinstance(table[key], Wording)):
                raise AssemblyError(f"{piece}: {shown(table[key])} for {shown(key)} in the wordings is no Wording")
        if changed:
            self.known = dict(table)
            self.owners.update(dict.fromkeys(changed, piece))
            self._check_ends(piece)

    def _check_ends(self, piece: str) -> None:
        for key, wording in self.known.items():
            if wording.then and _circles(self.known, wording):
                raise AssemblyError(f"{piece}: the wording of {key!r} leads back to itself by {wording.then!r}")


def _circles(told: Mapping[str, Wording], start: Wording) -> bool:
    """Would `start`, said of an option with many parts, be said for ever?"""
    wording: Wording | None = start
    parts: Sequence[str] = ("",) * PARTS
    passed: dict[Wording, int] = {}
    """Wording -> how many parts were left when it was said."""
    while wording is not None and (left := len(parts) - len(wording.fields)) > 0 and wording.then:
        if passed.setdefault(wording, left + 1) <= left:
            return True
        passed[wording] = left
        kind, more = meant_by(wording.then, parts[len(wording.fields) :])
        wording, parts = fitting(told, kind, more)
    return False


def check_rules(ruleset: Ruleset) -> None:
    """Check that each rule that a wording names is in the rulebook or published by a plugin; it takes a moment to read.

    :raises AssemblyError: naming the piece, the wording and the rule.
    """
    from .published import known_in

    there = known_in(ruleset)
    for key, wording in ruleset.compiled.get("wordings", {}).items():
        for rule in wording.rules:
            if rule not in there.rules:
                owner = ruleset.wordbook.owners[key]
                why = there.broken.get(ruleset.homes[owner].distribution, "")
                text = f"{owner}: the wording of {key!r} names rule {rule}, which is not in the rulebook"
                raise AssemblyError(f"{text}; {why}" if why else text)
