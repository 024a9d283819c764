"""Do the race's own records fit each other? Looked at once, when a variant is assembled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .records import STINKHORN

if TYPE_CHECKING:
    from nemesis_core import Content, Ruleset


def check(ruleset: Ruleset) -> None:
    """All of it.

    :raises ContentError: naming the first record that does not fit.
    """
    check_symbols(ruleset.content)
    check_positions(ruleset.content)
    check_queen_board(ruleset.content)


def check_symbols(content: Content) -> None:
    """Each Event card of the race has its symbols, and no others have."""
    symbols = {record.id: record for record in content.of("event_symbols")}
    cards = {record.id: record for record in content.of("event_card")}
    for record in symbols.values():
        if record.id not in cards:
            raise content.wrong("event_symbols", record, "no Event card has this id; mend it")
        if cards[record.id].owner == record.owner and cards[record.id].movers:
            raise content.wrong("event_card", cards[record.id], "it has symbols, so it cannot have 'movers' too")


def check_positions(content: Content) -> None:
    """No two Germinators stand in one place."""
    taken: dict[int, str] = {}
    for record in content.of("germinator_slot"):
        other = taken.setdefault(record.position, record.id)
        if other != record.id:
            raise content.wrong(
                "germinator_slot", record, f"{other} has the position {record.position} too; give each its own"
            )


def check_queen_board(content: Content) -> None:
    """There is a space for each Stinkhorn, in an order of their own."""
    spaces = [record for record in content.of("queen_board_space") if record.holds == STINKHORN]
    taken: dict[int, str] = {}
    for record in spaces:
        other = taken.setdefault(record.order, record.id)
        if other != record.id:
            raise content.wrong(
                "queen_board_space", record, f"{other} has the order {record.order} too; give each its own"
            )
    for kind in content.of("intruder_kind"):
        if kind.id == STINKHORN and kind.miniatures != len(spaces):
            what = f"the Queen board has {len(spaces)} spaces for {kind.miniatures} of them; make them as many"
            raise content.wrong("intruder_kind", kind, what)
