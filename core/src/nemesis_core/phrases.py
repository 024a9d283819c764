"""Texts with fields: which they name, what is left out where a field is empty, and what is wrong with such a text."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from string import Formatter
from typing import Final

PERHAPS: Final = re.compile(r"\[([^\[\]]*)\]")
"""What stands in square brackets is left out where a field in it is empty."""


def named(text: str) -> list[str]:
    """The fields that a format string names, each with the conversion and the format that it has, if any.

    :raises ValueError: when it is no format string.
    """
    parsed = Formatter().parse(text)
    return [
        name + (f"!{turned}" if turned else "") + (f":{form}" if form else "")
        for _, name, form, turned in parsed
        if name is not None
    ]


def check(text: str, fields: Collection[str]) -> None:
    """Refuse a `text` that could not be filled in from `fields`.

    :raises ValueError: saying what is wrong with it.
    """
    try:
        names = [*named(text), *(name for part in PERHAPS.findall(text) for name in named(part))]
    except ValueError as error:
        raise ValueError(f"the wording {text!r} cannot be filled in: {error}") from error
    for name in names:
        if name not in fields:
            raise ValueError(f"the wording {text!r} names {name!r}, which is none of its fields")
    if set("[]") & set(PERHAPS.sub("", text)):
        raise ValueError(f"the wording {text!r} has a square bracket without its partner, or one in another")


def filled(text: str, values: Mapping[str, str]) -> str:
    """`text` with its fields filled in, without the bracketed parts for which there is nothing."""
    whole = PERHAPS.sub(lambda part: part[1] if all(values[name] for name in named(part[1])) else "", text)
    return whole.format_map(values)
