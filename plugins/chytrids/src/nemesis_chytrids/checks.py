"""Do the race's own records fit each other? Looked at once, when a variant is assembled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .records import DEATHCAP, QUEEN, STINKHORN

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nemesis_core import Content, Record, Ruleset

KINDS: Final = (STINKHORN, DEATHCAP, QUEEN)


def check(ruleset: Ruleset) -> None:
    """All of it.

    :raises ContentError: naming the first record that does not fit.
    """
    content = ruleset.content
    check_symbols(content)
    check_creatures(content)
    spaces = [record for record in content.of("queen_board_space") if record.holds == STINKHORN]
    check_own(content, "germinator_slot", content.of("germinator_slot"), "position")
    check_own(content, "queen_board_space", spaces, "order")
    check_own(content, "queen_board_space", content.of("queen_board_space"), "number")
    check_queen_board(content, len(spaces))


def check_symbols(content: Content) -> None:
    """Each Event card of the race has its symbols, and no others have."""
    symbols = {record.id: record for record in content.of("event_symbols")}
    cards = {record.id: record for record in content.of("event_card")}
    for record in symbols.values():
        if record.id not in cards:
            raise content.wrong("event_symbols", record, "no Event card has this id; mend it")
        if cards[record.id].owner == record.owner and cards[record.id].movers:
            raise content.wrong("event_card", cards[record.id], "it has symbols, so it cannot have 'movers' too")


def check_creatures(content: Content) -> None:
    """Each kind can come and is tested with a card, and there is one Queen (CH-COMP-03, CH-STINK-03, CH-QUEEN-08)."""
    for kind in content.of("intruder_kind"):
        if kind.id not in KINDS:
            continue
        if kind.miniatures < 1 or (kind.id == QUEEN and kind.miniatures > 1):
            few = "exactly 1" if kind.id == QUEEN else "1 or more"
            raise content.wrong("intruder_kind", kind, f"'miniatures' is {kind.miniatures}; give it {few}")
        if kind.endurance < 1:
            what = "is 0, and then the race's rules of killing it do not work; give it 1 or more"
            raise content.wrong("intruder_kind", kind, f"'endurance' {what}")


def check_own(content: Content, kind: str, records: Iterable[Record], field: str) -> None:
    """No two of `records`, of `kind`, have the same value of `field`."""
    taken: dict[int, str] = {}
    for record in records:
        value = getattr(record, field)
        other = taken.setdefault(value, record.id)
        if other != record.id:
            raise content.wrong(kind, record, f"{other} has the {field} {value} too; give each its own")


def check_queen_board(content: Content, spaces: int) -> None:
    """There is a space for each Stinkhorn."""
    for kind in content.of("intruder_kind"):
        if kind.id == STINKHORN and kind.miniatures != spaces:
            what = f"the Queen board has {spaces} spaces for {kind.miniatures} of them; make them as many"
            raise content.wrong("intruder_kind", kind, what)
