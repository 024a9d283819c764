"""What can be wrong with a scenario: its file, or the game that went another way."""

from __future__ import annotations

from typing import Any

import attrs

from ...errors import NemesisError


class ScenarioError(NemesisError):
    """A scenario file that cannot be run as it is; one line names the file, the table in it and what to do."""


@attrs.frozen
class Failure:
    """Something that went otherwise than the scenario says; `where` is its table and the path or key in it."""

    where: str
    expected: str
    found: str


class WentOtherwise(Exception):
    """Raised where a scenario cannot go on, since an earlier line of it did not come true."""

    def __init__(self, expected: str, found: str) -> None:
        super().__init__(expected, found)
        self.expected, self.found = expected, found


def first_line(error: BaseException) -> str:
    """What `error` says; pytest adds lines to what an assertion says."""
    return (str(error).splitlines() or [""])[0]


def told(value: Any) -> str:
    """`value` as a scenario file would say it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(told, value))}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{key} = {told(part)}' for key, part in value.items())}}}"
    return "nothing" if value is None else str(value)
