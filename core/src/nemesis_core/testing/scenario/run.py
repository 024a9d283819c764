"""Running a scenario: what came of it, and the log in words."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import attrs

from ...plugins import Plugin
from ...rules.conservation import check_conserved, pieces
from .arrange import arrange, rig
from .errors import Failure, ScenarioError, WentOtherwise, first_line
from .format import Scenario
from .look import look, look_for_rest
from .pieces import ruleset_of
from .play import play
from .table import ScenarioTable
from .words import check


@attrs.frozen
class Outcome:
    """A scenario that was run: what was not as it says, and the log."""

    scenario: Scenario
    failures: tuple[Failure, ...]
    log: tuple[str, ...]

    @property
    def passed(self) -> bool:
        """Everything was as the scenario says."""
        return not self.failures

    def report(self) -> str:
        """What was expected, what was found, and the log."""
        lines = [f"{self.scenario.path}: {self.scenario.head.title}"]
        for failure in self.failures:
            lines += [f"  {failure.where}", f"    expected: {failure.expected}", f"    found:    {failure.found}"]
        return "\n".join([*lines, *self.told()])

    def told(self) -> list[str]:
        """The log, as lines below a heading."""
        return ["  The log:", *(f"    {line}" for line in self.log or ("nothing was told",))]


def run_scenario(scenario: Scenario, more: tuple[Plugin, ...] = ()) -> Outcome:
    """Arrange, play and look; `more` are plugins that are not installed.

    :raises ScenarioError: when the file names what is not in its game; says where, and what there is.
    """
    t = _table(scenario, more)
    before = pieces(t.game)
    _arrange(scenario, t)
    counted = pieces(t.game)
    if counted != before:
        _refuse_losses(scenario, t, before)
    failures = _play(scenario, t) or _look(scenario, t)
    return Outcome(scenario, tuple(failures), tuple(t.story()))


def _table(scenario: Scenario, more: tuple[Plugin, ...]) -> ScenarioTable:
    ruleset = ruleset_of(scenario, more)
    known = sorted(ruleset.compiled["cards"].characters)
    with _at(f"{scenario.path}: characters"):
        names = [check("Character", name, known) for name in scenario.head.characters]
        try:
            return ScenarioTable(ruleset, names, scenario.head.seed)
        except AssertionError as error:
            raise ScenarioError(f"{first_line(error)}; name others") from error


def _arrange(scenario: Scenario, t: ScenarioTable) -> None:
    for number, given in enumerate(scenario.given, 1):
        with _at(f"{scenario.path}: [[given]] {number}"):
            arrange(t, given)
    with _at(f"{scenario.path}: [rigged]"):
        rig(t, scenario.rigged)
    t.log.clear()
    t.asked.clear()


def _refuse_losses(scenario: Scenario, t: ScenarioTable, before: dict[str, int]) -> None:
    try:
        check_conserved(t.game, before)  # type: ignore[arg-type]
    except AssertionError as error:
        raise ScenarioError(
            f"{scenario.path}: [[given]]: {first_line(error)}; use lay, which takes a component from elsewhere"
        ) from error


def _play(scenario: Scenario, t: ScenarioTable) -> list[Failure]:
    """Let happen what happens; what went otherwise."""
    for number, when in enumerate(scenario.when, 1):
        where = f"[[when]] {number}"
        try:
            with _at(f"{scenario.path}: {where}"):
                play(t, when)
                failures = look(t, when.then, f"{where} then")
        except WentOtherwise as other:
            return [Failure(where, other.expected, other.found)]
        if failures:
            return failures
    return []


def _look(scenario: Scenario, t: ScenarioTable) -> list[Failure]:
    with _at(f"{scenario.path}: [then]"):
        found = [*look(t, scenario.then), *look_for_rest(t, scenario.then)]
    try:
        t.check()
    except AssertionError as error:
        found.append(Failure("components", "each in one place, as before", first_line(error)))
    return found


@contextmanager
def _at(where: str) -> Iterator[None]:
    """Say of what goes wrong where it does."""
    try:
        yield
    except ScenarioError as error:
        raise ScenarioError(f"{where}: {error}") from error
    except WentOtherwise:
        raise
    except Exception as error:
        raise ScenarioError(f"{where}: the rules raised {type(error).__name__}: {first_line(error)}") from error
