"""Parameters of house rules: a number that whoever chooses the rule may give, as in "short-time=10"."""

from __future__ import annotations

import re
from typing import Any, Final

import attrs

from .errors import AssemblyError
from .spelling import span
from .strict import shown

MARK: Final = "="
NUMBER: Final = re.compile(r"-?[0-9]{1,9}")


def _whole(_owner: Any, field: attrs.Attribute[Any], value: Any) -> None:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(f"{field.name} of a parameter should be a whole number, not {shown(value)}")


@attrs.frozen
class Parameter:
    """A whole number that a house rule takes.

    :param default: the number when none is given.
    :param least: the smallest that is allowed.
    :param most: the greatest that is allowed.
    :param meaning: what it is, in words: "Blank tokens that are added".
    """

    default: int = attrs.field(validator=_whole)
    least: int = attrs.field(validator=_whole)
    most: int = attrs.field(validator=_whole)
    meaning: str = attrs.field(validator=attrs.validators.instance_of(str))

    def __attrs_post_init__(self) -> None:
        if not self.least <= self.default <= self.most:
            raise ValueError(f"the default of a parameter, {self.default}, is not from {self.least} to {self.most}")

    def __str__(self) -> str:
        return f"a number from {span(self.least, self.most)} ({self.meaning})"


def rule_of(name: str) -> str:
    """The id of the house rule that is named so: `rule_of("short-time=10")` is "short-time"."""
    return name.partition(MARK)[0]


def with_value(rule: str, value: int) -> str:
    """How the house rule `rule` is named with its number."""
    return f"{rule}{MARK}{value}"


def value_of(name: str, parameter: Parameter | None, what: str = "house rule") -> int | None:
    """The number of the house rule that is named `name`, as given or else its default; None for one that takes none.

    :param what: what it is, where something else than a house rule is named so.
    :raises AssemblyError: saying what is wrong with what is given, and what the rule takes.
    """
    rule, mark, text = name.partition(MARK)
    if not mark:
        return parameter.default if parameter else None
    if parameter is None:
        raise AssemblyError(f"{what} {rule} takes no number; name it {rule}, without {shown(mark + text)}")
    if not text:
        raise AssemblyError(f"{what} {rule} is named without its number after {MARK}; it takes {parameter}")
    if not NUMBER.fullmatch(text):
        raise AssemblyError(f"{what} {rule} takes {parameter}, not {shown(text)}")
    if not parameter.least <= int(text) <= parameter.most:
        raise AssemblyError(f"{what} {rule} takes {parameter}, not {int(text)}")
    return int(text)
