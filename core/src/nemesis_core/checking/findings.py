"""What is wrong with a plugin: one finding for each fault, whatever the number of games that show it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

import attrs

ADVICE: Final = {
    "load": "mend what its modules do when they are imported",
    "api": "state the API versions that it was made for: Plugin(api='>=1.0,<2')",
    "hook": "see the hooks and their arguments: nemesis assemble VARIANT --hooks",
    "record": "mend the record",
    "effect": "bind a function to what the record names, or take the binding away",
    "fit": "mend what the piece requires, or the piece that should provide it",
    "raised": "mend the function; the command repeats the game in which it raised",
    "save": "keep all that a rule remembers in a part of the state (hook state_parts), in lists, dicts, numbers and "
    "texts, never in a module, a class or an object of its own",
    "components": "put what a rule takes into one other place, and nothing into two (nemesis_core.rules has verbs)",
    "secret": "declare hidden lists by the hook hidden_zones, show them by nemesis_core.seen, and say with audience= "
    "who hears of what a seat learns",
    "chance": "draw by game.roll, game.pick and game.shuffle, go through sets by sorted(...), ask no clock, and keep "
    "nothing between games",
    "asked": "ask with game.ask, with two or more different options that are texts or tuples of texts",
    "told": "give it words (docs: How it is told, What a seat is asked)",
    "endless": "end each loop by a bound of the rules, and the game by game.end",
    "rules": "publish a rule of that id (Plugin.rules), or name another; nemesis rules --search WORD finds it",
    "source": "mend the line",
}
"""What to do about a fault of a kind, where a finding does not say it better."""
EXACT: Final = ("raised", "save", "secret", "components", "chance", "endless")
"""Kinds of which there is one fault at a place, however it shows."""
VALUES: Final = re.compile(r"'[^']*'|\d+")


@attrs.frozen(kw_only=True)
class Finding:
    """One fault: of which piece, of which kind, where (hook, record, step, line of a file), and what to do about it.

    `place` may be empty: then nothing closer is known than the `step`. Found in a game it says in which: `variant`,
    `seats`, `seed`, and `command` repeats it. `more` games show it too.
    """

    piece: str
    kind: str = attrs.field(validator=attrs.validators.in_(ADVICE))
    place: str
    step: str = ""
    text: str
    advice: str = ""
    variant: str = ""
    seats: int = 0
    seed: int | None = None
    command: str = ""
    more: int = 0

    @property
    def where(self) -> str:
        """The place, and the step in which it showed."""
        return ", ".join(filter(None, (self.place, self.step and f"step {self.step}")))

    @property
    def key(self) -> tuple[str, ...]:
        """What two findings of one fault have in common: a line or a part, else all but numbers and what is quoted."""
        exact = self.kind in EXACT and self.place
        return self.piece, self.kind, self.place, *(() if exact else (self.step, VALUES.sub("", self.text)))

    def told(self) -> dict[str, Any]:
        """The finding as plain data, with its advice."""
        return {**attrs.asdict(self), "advice": self.advice or ADVICE[self.kind]}


def merged(findings: Iterable[Finding]) -> list[Finding]:
    """`findings` with one for each fault, that of the first game; the other games are counted."""
    first: dict[tuple[str, ...], Finding] = {}
    games: dict[tuple[str, ...], set[tuple[str, int, int]]] = {}
    for finding in findings:
        first.setdefault(finding.key, finding)
        if finding.seed is not None:
            games.setdefault(finding.key, set()).add((finding.variant, finding.seats, finding.seed))
    return [attrs.evolve(finding, more=max(0, len(games.get(key, ())) - 1)) for key, finding in first.items()]
