"""The panel of the other Characters, and what is seen of any Character: its condition, what it carries."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from ..knowledge import HIDDEN
from ..screen import Panel
from .sight import Sight, counted, listed

if TYPE_CHECKING:
    from .card_records import Item

Who = dict[str, Any]
"""A Character of a view."""


def characters_panel(sight: Sight) -> Panel:
    """The other Characters as everybody sees them, with the Player Numbers where these are not those of the seats."""
    numbered = any(who["number"] != who["seat"] + 1 for who in sight.view["characters"])
    rows = [
        (
            str(who["seat"] + 1),
            *([str(who["number"])] if numbered else []),
            sight.said("character", who["character"]),
            sight.short(who["place"]) if who["place"] else fate(sight, who),
            str(len(who["hand"])),
            "; ".join(seen_of(sight, who)),
        )
        for who in sight.view["characters"]
        if who["character"] and who["seat"] != sight.view["seat"]
    ]
    heads = (
        "#Seat",
        *(["#Player"] if numbered else []),
        "~Character",
        "~Place",
        "#Hand",
        "~Condition and what it carries",
    )
    return Panel("Characters", rows, heads)


def seen_of(sight: Sight, who: Who) -> list[str]:
    """What others see of `who`: its condition, its Contamination cards that lie open or were Scanned, its things."""
    infection = contamination(sight, [*who["hand"], *who["discard"]])
    return [*condition(sight, who), *([infection] if infection else []), *carried(sight, who)]


def fate(sight: Sight, who: Who) -> str:
    """How `who` stands who is in no Room.

    A piece may show in the view as "beside" the space in which a seat waits; the names have it under the same word.
    """
    status = sight.said("status", who["status"])
    if who["status"] == "active":
        space = sight.view.get("beside", {}).get(str(who["seat"]))
        return f"waits in {sight.said('beside', space)}" if space else "in no Room"
    return f"{status} ({sight.said('cause', who['cause'])})" if who["cause"] else status


def condition(sight: Sight, who: Who) -> list[str]:
    """Wounds, statuses, and whether `who` has passed."""
    marks = who["marks"]
    statuses = [sight.said("status", name) for name in marks if name not in ("knowledge", "knowledge-active")]
    number, active = marks.get("knowledge", 0), marks.get("knowledge-active")
    knowledge = f"Knowledge {number}{' (active)' if active else ''}" if number or active else ""
    light = counted(who["light"], "Light Wound") if who["light"] else ""
    passed = "passed" if who["passed"] and who["place"] else ""
    return list(filter(None, [light, serious(sight, who), *statuses, knowledge, passed]))


def contamination(sight: Sight, cards: Iterable[str]) -> str:
    """How many of `cards` are Contamination cards, and how many of these a Scan has shown to be INFECTED."""
    found = [card for card in cards if card in sight.cards.contamination_index]
    infected = sum(sight.view["infected"].get(card, False) for card in found)
    return f"{len(found)} Contamination{f', {infected} INFECTED' if infected else ''}" if found else ""


def serious(sight: Sight, who: Who) -> str:
    """The Serious Wounds of `who`."""
    cards = [sight.said("card", card) + (" (Dressed)" if dressed else "") for card, dressed in who["serious"]]
    return f"Serious Wound{'s' if len(cards) > 1 else ''}: {', '.join(cards)}" if cards else ""


def carried(sight: Sight, who: Who) -> list[str]:
    """What `who` holds, has beside its board and in its inventory, as far as it is seen."""
    hidden = [item.rpartition("-")[2] for item in who["items"] if item[:1] == HIDDEN]
    seen = [item for item in who["items"] if item[:1] != HIDDEN]
    open_ = [equipment(sight, who, item) for item in (*who["held"], *who["beside"], *seen)]
    return [*open_, *(f"{hidden.count(deck)} hidden ({deck})" for deck in sorted(set(hidden)))]


def equipment(sight: Sight, who: Who, card: str) -> str:
    """An Item or Object with its Ammo and what is attached to it."""
    name, definition = sight.said("item", card), sight.cards.item.get(card)
    extras = [extra for extra, base in who["extra"].items() if base == card]
    if card in who["ammo"] and definition:
        record: Item = definition.record
        most = (record.ammo_max or record.uses) + sum(sight.cards.item[e].record.ammo_bonus for e in extras)
        name += f" ({'Ammo' if record.weapon else 'Uses'} {who['ammo'][card]} of {most})"
    if extras:
        name += f" with {listed(sight.names, 'item', extras)}"
    return f"{name}, taped" if card in who["taped"] else name
