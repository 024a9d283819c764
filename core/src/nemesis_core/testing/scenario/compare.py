"""Whether something is as a scenario says: values, and lists and tables by what is in them."""

from __future__ import annotations

from typing import Any, Final

import attrs

from ...serial import converter
from ..paths import COUNT
from .errors import ScenarioError, told
from .spots import Spot, find
from .table import ScenarioTable
from .words import check

OPERATORS: Final = (COUNT, "has", "lacks", "least", "most")


def compared(t: ScenarioTable, path: str, expected: Any) -> tuple[str, str] | None:
    """What was expected and what was found at `path`, which may end with an operator; None when it is so.

    :raises ScenarioError: when the path leads nowhere.
    """
    before, _, last = path.rpartition(".")
    if last in OPERATORS and before:
        spot = find(t.words_of, before)
        if not (isinstance(spot.value, dict) and last in spot.value):
            return _by(t, last, spot, expected)
    try:
        found = plain(find(t.words_of, path).value)
    except ScenarioError as error:
        raise ScenarioError(f"{error}{_operators(t, before)}") from error
    return None if same(t, expected, found) else (told(expected), told(found))


def _operators(t: ScenarioTable, before: str) -> str:
    """The end of a message about a name that is not at `before`: the operators that could stand there."""
    try:
        value = find(t.words_of, before).value if before else None
    except ScenarioError:
        return ""  # it went wrong earlier in the path
    if not isinstance(value, list | dict | int):
        return ""
    return f"; the operators are: {', '.join(OPERATORS)}"


def _by(t: ScenarioTable, operator: str, spot: Spot, expected: Any) -> tuple[str, str] | None:
    """Compare what is at `spot` by an operator."""
    found = plain(spot.value)
    if isinstance(found, str) or (isinstance(found, int) and operator not in ("least", "most")):
        raise ScenarioError(f"{spot.path}: {operator} is for lists and tables; this is {told(found)}")
    if operator == COUNT:
        number = len(found or ())
        return None if number == expected else (told(expected), f"{number}: {told(found)}")
    if operator in ("least", "most"):
        if not isinstance(expected, int) or isinstance(expected, bool):
            raise ScenarioError(f"{spot.path}: {operator} is a number, not {told(expected)}")
        number = found if isinstance(found, int) else len(found or ())
        right = number >= expected if operator == "least" else number <= expected
        return None if right else (f"at {operator} {told(expected)}", told(number))
    names = list(found or ())
    words = expected if isinstance(expected, list) else [expected]
    _check_words(t, spot, operator, words)
    wrong = [word for word in words if any(same(t, word, name) for name in names) != (operator == "has")]
    return (f"{operator} {told(wrong)}", told(names)) if wrong else None


def _check_words(t: ScenarioTable, spot: Spot, operator: str, words: list[Any]) -> None:
    """Refuse what would be so in any game: no words, or the lack of what nothing is called."""
    if not words:
        raise ScenarioError(f"{spot.path}: {operator} is empty, so it checks nothing; fill it or leave it out")
    if operator == "lacks":
        known = t.words_of.known()
        for word in words:
            if isinstance(word, str) and word.partition("/")[0] not in known:
                check("thing in this game with the name", word, sorted(known))


def plain(value: Any) -> Any:
    """`value` without classes."""
    return converter.unstructure(value) if attrs.has(type(value)) else value


def same(t: ScenarioTable, expected: Any, found: Any) -> bool:
    """Is `found` what the file means by `expected`?"""
    if found is None:
        return expected in (False, 0, "", [], {})
    if isinstance(expected, bool):
        return bool(found) == expected
    if isinstance(expected, list):
        return (
            isinstance(found, list | tuple)
            and len(found) == len(expected)
            and all(same(t, one, other) for one, other in zip(expected, found, strict=True))
        )
    if isinstance(expected, str) and isinstance(found, str):
        return t.words_of.fits(expected, found)
    if isinstance(expected, str) and isinstance(found, int):
        return any(who.seat == found and who.id == expected for who in t.table.characters)
    return type(expected) is type(found) and expected == found
