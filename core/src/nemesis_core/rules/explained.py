"""Words that explanations of records are made of."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from ..story import shown

if TYPE_CHECKING:
    from ..assembly import Ruleset

Lines = list[str]


def said(ruleset: Ruleset, field: str, values: Iterable[str]) -> list[str]:
    """`values` of `field` by the names of the content."""
    return [shown(field, value, ruleset.compiled["names"]) for value in values]


def filled(*lines: str) -> Lines:
    """Those of `lines` that say something."""
    return [line for line in lines if line]


def text(ruleset: Ruleset, record: Any) -> Lines:
    """The text of a record, which says all."""
    return filled(record.text)
