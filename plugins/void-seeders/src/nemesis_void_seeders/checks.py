"""Do the race's own records fit each other? Looked at once, when a variant is assembled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .records import FIRST_LEVEL, INSANITY, LAST_LEVEL

if TYPE_CHECKING:
    from nemesis_core import Content, Ruleset


def check(ruleset: Ruleset) -> None:
    """All of it.

    :raises ContentError: naming the first record that does not fit.
    """
    check_levels(ruleset.content)
    check_tokens(ruleset.content)


def check_levels(content: Content) -> None:
    """Each level from the first to the last has one record, and none falls to a higher one (VS-INS-01, VS-INS-04)."""
    records = content.of("insanity_level")
    levels = [record.level for record in records]
    for record in records:
        if record.floor > record.level:
            raise content.wrong("insanity_level", record, f"'floor' is above its level, {record.level}; lower it")
    wanted = range(FIRST_LEVEL, LAST_LEVEL + 1)
    for record, level in zip(sorted(records, key=lambda record: record.level), wanted, strict=False):
        if record.level != level or len(records) != len(wanted):
            what = f"the levels are {', '.join(map(str, sorted(levels)))}; there has to be each from 1 to 5 once"
            raise content.wrong("insanity_level", record, what)


def check_tokens(content: Content) -> None:
    """Each Insanity token has a colour of its own (VS-SET-11)."""
    tokens = {record.id: record for record in content.of("intruder_token") if record.type == INSANITY}
    colours: dict[str, str] = {}
    for record in content.of("insanity_token"):
        if record.id not in tokens:
            raise content.wrong(
                "insanity_token", record, f"no Intruder token of type {INSANITY!r} has this id; mend it"
            )
        other = colours.setdefault(record.colour, record.id)
        if other != record.id:
            raise content.wrong("insanity_token", record, f"{other} is {record.colour} too; give each its own colour")
    for name, record in tokens.items():
        if name not in colours.values() or record.count != 1:
            raise content.wrong("intruder_token", record, "it needs a 'count' of 1 and an insanity_token of its id")
