"""Do the Facility's records fit each other? Looked at once, when a variant is assembled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core import errors
from nemesis_core.rules import check_numbers

if TYPE_CHECKING:
    from nemesis_core import Content, Ruleset

    from .records import TimeSlot

STARTS = ("elevator-start", "rover-start")
"""Roles of places that set-up asks for."""


def check_time_track(content: Content) -> None:
    """The slots are numbered from 0, the end, and Thresholds lie between two of them."""
    check_numbers(content, "time_slot", "slots")
    slots: dict[int, TimeSlot] = {slot.number: slot for slot in content.of("time_slot")}
    if slots and not slots[0].final:
        raise content.wrong("time_slot", slots[0], "the last slot of the track has to be final")
    for threshold in content.of("threshold"):
        for number in (threshold.from_slot, threshold.to_slot):
            if number not in slots:
                raise content.wrong("threshold", threshold, f"there is no slot {number} on the Time track")


def check_css(content: Content) -> None:
    """There is a CSS token for each marked slot, and each launches Pods that there are."""
    slots = sum(slot.css for slot in content.of("time_slot"))
    tokens = sum(token.count for token in content.of("css_token"))
    if tokens < slots:
        raise errors.ContentError(f"{slots} slots of the Time track take a CSS token, but there are {tokens}; add some")
    letters = {space.letter for space in content.of("space") if space.letter}
    for token in content.of("css_token"):
        for letter in token.launches:
            if letter not in letters:
                known = ", ".join(sorted(letters))
                raise content.wrong("css_token", token, f"launches {letter!r}, but the Pods are {known}")


def check_power(content: Content) -> None:
    """Each Power token has a number of its own."""
    numbers: dict[int, str] = {}
    for token in content.of("power_token"):
        if numbers.setdefault(token.number, token.id) != token.id:
            raise content.wrong(
                "power_token", token, f"{numbers[token.number]} has the number {token.number} too; give each its own"
            )


def check_starts(content: Content) -> None:
    """The Elevator and the Rover have a place to start at."""
    roles = {role for place in content.of("place") for role in place.roles}
    for role in STARTS:
        if role not in roles:
            raise errors.ContentError(f"no place has the role {role}; give it to one")


def check_contingencies(ruleset: Ruleset) -> None:
    """There are Contingencies for all players, and one that is Active."""
    tokens = sum(record.count for record in ruleset.content.of("contingency"))
    needed = max(2 * 2, ruleset.players[1]) + 1
    if tokens < needed:
        raise errors.ContentError(f"{tokens} Contingency tokens are too few; set-up takes {needed}")


def check(ruleset: Ruleset) -> None:
    """All of it.

    :raises ContentError: naming the first record that does not fit.
    """
    check_time_track(ruleset.content)
    check_css(ruleset.content)
    check_power(ruleset.content)
    check_starts(ruleset.content)
    check_contingencies(ruleset)
