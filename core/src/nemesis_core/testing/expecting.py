"""What a test expects of its table; a message about what is otherwise tells what was found, and the story so far."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final, NoReturn, Self

from ..game import Decision, Event, Option
from ..spelling import did_you_mean
from . import differences
from .paths import PathError, resolve

if TYPE_CHECKING:
    from ..game import Game
    from ..rules import Character
    from .arranging import Who

LAST: Final = 12
"""Lines of the story that a message tells, the last ones."""
NEAREST: Final = 8
"""Options or events that a message names."""


class Expectations:
    """The part of a test's table that looks at state, log and decisions."""

    game: Game
    log: list[Event]
    asked: list[Decision]

    if TYPE_CHECKING:

        def who(self, who: Who) -> Character: ...
        def legal(self, who: Who, *prefix: str) -> list[tuple[str, ...]]: ...
        def story(self, who: Who = 0) -> list[str]: ...

    # ---------------------------------------------------------------- the state

    def expect(self, path: str | Mapping[str, Any], value: Any = True) -> Self:
        """`value` stands at `path` in the state, such as `alpha.light`; or each path of a mapping has its value.

        A path may begin with a Character's id, a part of the state, or `state`; `count` behind a list tells how many
        are in it (see `nemesis_core.testing.paths`). `True` and `False` say of what lies on the table that it is there
        or not: `expect("table.fire.b")`, `expect("table.fire.c", False)`.

        :raises AssertionError: with what is there instead; or that the path leads nowhere, and what was meant perhaps.
        """
        given = {path: value} if isinstance(path, str) else path
        wrong = [line for name, wanted in given.items() if (line := self._unlike(name, wanted))]
        if wrong:
            self._fail("\n".join(wrong))
        return self

    def _unlike(self, path: str, wanted: Any) -> str:
        """How what stands at `path` is unlike what is `wanted`, or an empty text."""
        try:
            found = resolve(self.game, path, None) if isinstance(wanted, bool) else resolve(self.game, path)
        except PathError as error:
            return str(error)
        if wanted == found or (isinstance(wanted, bool) and wanted == bool(found)):
            return ""
        if wanted is True and not found:
            return f"{path} is not there" if found is None else f"{path} is {found!r}"
        if isinstance(found, dict | list | tuple) and type(found) is type(wanted):
            return "\n".join(differences.differences(found, wanted, path))
        return f"{path} is {found!r}, not {wanted!r}"

    # ---------------------------------------------------------------- the log

    def expect_told(self, kind: str, **data: Any) -> Self:
        """An event of `kind` was logged whose data has at least `data`.

        :raises AssertionError: with the events of that kind that there were, or the kinds that there are.
        """
        events = [event for event in self.log if event.kind == kind]
        if not any(_has(event, data) for event in events):
            wanted = _event(kind, data)
            if events:
                listed = "\n".join(f"  {_event(kind, event.data)}" for event in events[-NEAREST:])
                self._fail(f"{wanted} was not logged; of that kind were\n{listed}")
            kinds = dict.fromkeys(event.kind for event in self.log)
            self._fail(f"{wanted} was not logged{did_you_mean(kind, kinds)}; the log has: {_listed(kinds)}")
        return self

    def expect_not_told(self, kind: str, **data: Any) -> Self:
        """No event of `kind` was logged whose data has at least `data`.

        :raises AssertionError: with the event.
        """
        for event in self.log:
            if event.kind == kind and _has(event, data):
                self._fail(f"{_event(kind, event.data)} was logged")
        return self

    # ---------------------------------------------------------------- decisions

    def expect_offered(self, who: Who, *prefix: str) -> Self:
        """`who` could take an Action on its turn now whose option begins with `prefix`.

        :raises AssertionError: with the options that come nearest.
        """
        if not self.legal(who, *prefix):
            sizes = range(len(prefix) - 1, -1, -1)
            near = next((found for size in sizes if (found := self.legal(who, *prefix[:size]))), [])
            listed = "\n".join(f"  {option}" for option in near[:NEAREST]) or "  nothing"
            more = f"\n  and {len(near) - NEAREST} more" if len(near) > NEAREST else ""
            self._fail(f"{self.who(who).id} is not offered {prefix}; nearest are\n{listed}{more}")
        return self

    def expect_not_offered(self, who: Who, *prefix: str) -> Self:
        """`who` could take no Action on its turn now whose option begins with `prefix`.

        :raises AssertionError: with the options.
        """
        found = self.legal(who, *prefix)
        if found:
            self._fail(f"{self.who(who).id} is offered {_listed(map(str, found))}")
        return self

    def expect_asked(self, kind: str, who: Who | None = None, options: Iterable[Option] | None = None) -> Self:
        """A decision of `kind` has been asked since the table was made; of `who`, with exactly `options`, if given.

        :raises AssertionError: with the decisions of that kind, or the kinds that were asked.
        """
        seat = None if who is None else self.who(who).seat
        wanted = None if options is None else sorted(options)
        asked = [decision for decision in self.asked if decision.kind == kind]
        fitting = [d for d in asked if seat in (None, d.seat) and wanted in (None, sorted(d.options))]
        if fitting:
            return self
        if not asked:
            kinds = dict.fromkeys(decision.kind for decision in self.asked)
            self._fail(f"nobody was asked {kind}{did_you_mean(kind, kinds)}; asked was: {_listed(kinds)}")
        of = "" if seat is None else f" of seat {seat + 1}"
        what = "" if wanted is None else f" with {wanted}"
        listed = "\n".join(f"  of seat {d.seat + 1} with {sorted(d.options)}" for d in asked[-NEAREST:])
        self._fail(f"{kind} was not asked{of}{what}; it was asked\n{listed}")

    def expect_not_asked(self, kind: str, who: Who | None = None) -> Self:
        """No decision of `kind` has been asked since the table was made, or none of `who`.

        :raises AssertionError: with the decision.
        """
        seat = None if who is None else self.who(who).seat
        for decision in self.asked:
            if decision.kind == kind and seat in (None, decision.seat):
                self._fail(f"{kind} was asked of seat {decision.seat + 1}: {sorted(decision.options)}")
        return self

    # ---------------------------------------------------------------- how it fails

    def _fail(self, text: str) -> NoReturn:
        lines = self.story()
        begun = ["  ..."] if len(lines) > LAST else []
        told = [*begun, *(f"  {line}" for line in lines[-LAST:])] or ["  nothing"]
        raise AssertionError("\n".join([text, "What has happened:", *told]))


def _has(event: Event, data: Mapping[str, Any]) -> bool:
    return all(name in event.data and event.data[name] == value for name, value in data.items())


def _event(kind: str, data: Mapping[str, Any]) -> str:
    """An event as a test names it."""
    return " ".join([kind, *(f"{name}={value!r}" for name, value in data.items())])


def _listed(words: Iterable[str]) -> str:
    return ", ".join(words) or "nothing"
