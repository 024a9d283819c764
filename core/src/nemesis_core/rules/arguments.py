"""The arguments of conditions, as in "knowledge>=4": which conditions want one, and of which kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from ..spelling import did_you_mean
from .board_records import ROOM_COLOURS

if TYPE_CHECKING:
    from ..content import Content

Check = Callable[["Content", str], str]


def _number(_content: Content, argument: str) -> str:
    return "" if argument.isdecimal() else f"a whole number is wanted, not {argument!r}"


def _item(content: Content, argument: str) -> str:
    items = sorted({record.id for record in content.of("item")})
    return "" if argument in items else f"no item has the id {argument!r}{did_you_mean(argument, items)}"


def _colours(_content: Content, argument: str) -> str:
    unknown = [colour for colour in argument.split("|") if colour not in ROOM_COLOURS]
    return f"{unknown[0]!r} is no colour of a Room; there are {', '.join(ROOM_COLOURS)}" if unknown else ""


CHECKS: Final[Mapping[str, Check]] = {
    "item-counter": _number,
    "knowledge": _number,
    "player-dead": _number,
    "room-colour": _colours,
    "weapon": _item,
}


def wrong_argument(content: Content, condition: str, argument: str) -> str:
    """What is wrong with `argument` of `condition`, or an empty text."""
    check = CHECKS.get(condition)
    return check(content, argument) if check else ""
