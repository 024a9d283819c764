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


def _weapon(content: Content, argument: str) -> str:
    weapons = [record for record in content.of("item") if record.weapon]
    known = sorted({name for record in weapons for name in (record.id, *record.tags)})
    hint = did_you_mean(argument, known)
    return "" if argument in known else f"no Weapon has the id or the tag {argument!r}{hint}"


def _colours(_content: Content, argument: str) -> str:
    unknown = [colour for colour in argument.split("|") if colour not in ROOM_COLOURS]
    return f"{unknown[0]!r} is no colour of a Room; there are {', '.join(ROOM_COLOURS)}" if unknown else ""


CHECKS: Final[Mapping[str, Check]] = {
    "discovered": _number,
    "item-counter": _number,
    "knowledge": _number,
    "player-dead": _number,
    "room-colour": _colours,
    "weapon": _weapon,
}


def wrong_argument(content: Content, condition: str, argument: str) -> str:
    """What is wrong with `argument` of `condition`, or an empty text."""
    check = CHECKS.get(condition)
    return check(content, argument) if check else ""
