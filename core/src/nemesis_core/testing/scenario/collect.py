"""Scenario files as pytest's tests: one item each, named by its title, with the rules that it proves as markers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from .errors import ScenarioError
from .format import Scenario
from .pieces import of_several
from .read import read_scenario
from .run import run_scenario


class FailedScenario(Exception):
    """A scenario that went otherwise; its text says what was expected, what was found, and the log."""


class ScenarioItem(pytest.Item):
    """A scenario."""

    def __init__(self, *, scenario: Scenario, **given: Any) -> None:
        super().__init__(**given)
        self.scenario = scenario
        self.add_marker(pytest.mark.rule(*scenario.head.rules))
        if of_several(scenario):
            self.add_marker(pytest.mark.variant)

    def runtest(self) -> None:
        """Run it.

        :raises FailedScenario: when it goes otherwise.
        """
        outcome = run_scenario(self.scenario)
        if not outcome.passed:
            raise FailedScenario(outcome.report())

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """The report alone, without the frames that led to it."""
        if isinstance(excinfo.value, FailedScenario | ScenarioError):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Any, int | None, str]:
        """Where it is and what it shows."""
        return self.path, None, self.scenario.head.title


class ScenarioFile(pytest.File):
    """A file with one scenario."""

    def collect(self) -> Iterator[ScenarioItem]:
        """Read it.

        :raises CollectError: with the line about what is wrong with it.
        """
        try:
            scenario = read_scenario(self.path)
        except ScenarioError as error:
            raise self.CollectError(str(error)) from error
        yield ScenarioItem.from_parent(self, name=scenario.head.title, scenario=scenario)
