"""A house rule with several numbers, to be compared: read from "short-time=8,10,12"."""

from __future__ import annotations

from typing import Final

import attrs

from ..errors import NemesisError
from ..parameters import MARK, value_of, with_value
from ..plugins import Registry

MOST: Final = 25
"""Numbers of one sweep: with the base as many variants as can be compared."""


@attrs.frozen
class Sweep:
    """The house rule `rule` with each of `values`."""

    rule: str
    values: tuple[int, ...]

    def rules(self) -> list[str]:
        """How the house rule is named with each of the numbers."""
        return [with_value(self.rule, value) for value in self.values]


def read_sweep(text: str, registry: Registry) -> Sweep:
    """The sweep that `text` asks for.

    :raises NemesisError: when there is no such house rule, it takes no number, or a number does not fit or is there
        twice.
    """
    rule, mark, given = text.partition(MARK)
    if not rule:
        raise NemesisError("--vary names no house rule; write it as --vary ID=N,N,...")
    parameter = registry.get(rule, "house-rule").parameter
    if parameter is None:
        raise NemesisError(f"--vary {rule}: the house rule takes no number; compare it with --house-rule {rule}")
    if not mark or not given:
        one, other = parameter.least, parameter.most
        raise NemesisError(f"--vary {rule} names no numbers; write them after it, as in --vary {rule}={one},{other}")
    values = [value for part in given.split(",") if (value := value_of(rule + MARK + part, parameter)) is not None]
    for value in values:
        if values.count(value) > 1:
            raise NemesisError(f"--vary names {with_value(rule, value)} twice; name each number once")
    if len(values) > MOST:
        raise NemesisError(f"--vary names {len(values)} numbers; {MOST} are the most that can be compared")
    return Sweep(rule, tuple(values))
