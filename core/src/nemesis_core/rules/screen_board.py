"""Panels of the board: explored Rooms one by one, and what else lies on it in a few lines."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from ..screen import Panel
from .sight import COMPUTER, Sight, counted, listed, short_name

if TYPE_CHECKING:
    from .card_records import WeaknessSlot

Rows = list[tuple[str, ...]]
NOWHERE: Final = "none"
"""What stands in the column of the Sections for a place that lies in none."""


def filled(rows: Rows) -> Rows:
    """Those of `rows`, each a label with a text, that say something."""
    return [row for row in rows if row[1]]


def rooms_panel(sight: Sight) -> Panel:
    """Every place where something is, with what."""
    rows: Rows = [
        (section(sight, place) or NOWHERE, sight.short(place) + unseen(sight, place), "; ".join(contents(sight, place)))
        for place in sight.board.order
        if worth_a_line(sight, place)
    ]
    heads: tuple[str, ...] = ("Section", "~Room", "~What is there")
    told = markers(sight)
    if all(row[0] == NOWHERE for row in rows):
        heads, rows = heads[1:], [row[1:] for row in rows]
    return Panel(f"Rooms ({told})" if told else "Rooms", rows, heads)


def worth_a_line(sight: Sight, place: str) -> bool:
    """Is there more at `place` than a Computer which is printed on the board, or on a tile that lies face down?"""
    there = contents(sight, place)
    return bool(there) and (there != [COMPUTER] or (is_explored(sight, place) and not printed(sight, place)))


def printed(sight: Sight, place: str) -> bool:
    """Does the same Room lie at `place` in every game?"""
    return bool(sight.board.places[place].tile)


def is_explored(sight: Sight, place: str) -> bool:
    """Is `place` explored?"""
    return place in sight.view["explored"]


def unseen(sight: Sight, place: str) -> str:
    """What is said behind the name of an unexplored place."""
    return "" if is_explored(sight, place) else " (unexplored)"


def contents(sight: Sight, place: str) -> list[str]:
    """What lies and stands at `place`."""
    there = [sight.items(place), *sight.markers(place), *sight.own_things(place), *sight.company(place)]
    return list(filter(None, there))


def section(sight: Sight, place: str) -> str:
    """The name of the Section in which `place` lies, or an empty text."""
    name = sight.board.places[place].section
    return next((s.name or s.id for s in sight.ruleset.content.of("section") if s.id == name), "")


def board_panel(sight: Sight) -> Panel:
    """What else lies on the board, one line for each kind of thing.

    A piece may show in the view as "light" how light the whole board is.
    """
    view, order = sight.view, sight.board.order
    bare = [p for p in order if is_explored(sight, p) and not worth_a_line(sight, p)]
    rows: Rows = [
        ("Empty Rooms", ", ".join(map(sight.short, bare))),
        ("Unexplored", ", ".join(unexplored(sight, place) for place in order if not is_explored(sight, place))),
        ("Noise", ", ".join(map(sight.long_way, view["noise"]))),
        ("Doors", "; ".join(doors(sight))),
        ("Intruders", "; ".join(filter(None, [nest(sight), bag(sight)]))),
        ("Weaknesses", "; ".join(weaknesses(sight))),
        ("Event card", sight.said("card", view["event"]) if view["event"] else ""),
        ("Light", view.get("light", "")),
    ]
    return Panel("The board", filled(rows))


def map_panel(sight: Sight) -> Panel:
    """Which Rooms join, and which have an Entrance to a network of Corridors."""
    rows: Rows = []
    for place in sight.board.order:
        others = dict.fromkeys(sight.short(other) + by_path(sight, way) for way, other in sight.board.walks[place])
        networks = [sight.way(network) for network in sight.board.joined[place]]
        rows.append((sight.short(place), ", ".join([*others, *networks])))
    return Panel("The map", rows, ("Room", "~Joined to"), aside=True)


def by_path(sight: Sight, way: str) -> str:
    """What stands behind a place to which a Path leads, no Corridor."""
    return " (by a Path)" if way in sight.board.paths else ""


def unexplored(sight: Sight, place: str) -> str:
    """An unexplored place with what the seat has seen of its Room and its Exploration token."""
    tile = sight.tile_name(place)
    seen = [] if tile == sight.plain(place) else [tile]
    token = sight.cards.exploration.get(sight.view["tokens"].get(place, ""))
    if token:
        seen += [sight.said("effect", token.effect), counted(token.items, "Item")]
    known = ", ".join(filter(None, seen))
    name = short_name(sight.board.places[place])
    return f"{name} ({known})" if known else name


def markers(sight: Sight) -> str:
    """How many Fire and Malfunction markers are out, of how many: with too many the game may be over."""
    lie = (("Fire", "fire"), ("Malfunction", "malfunction"))
    out = [(name, len(sight.view[kind]), sight.view["limits"].get(f"{kind}-marker", 0)) for name, kind in lie]
    return ", ".join(f"{name} {number} of {limit}" for name, number, limit in out if number)


def doors(sight: Sight) -> list[str]:
    """The Doors that are not open, by their state."""
    states: dict[str, list[str]] = {}
    for corridor, state in sight.view["doors"].items():
        states.setdefault(state, []).append(sight.long_way(corridor))
    return [f"{state} {', '.join(ways)}" for state, ways in sorted(states.items())]


def bag(sight: Sight) -> str:
    """What is in the Intruder bag, which everybody can count."""
    counts = Counter(sight.view["bag"])
    kinds = ", ".join(f"{number} {sight.said('intruder', kind)}" for kind, number in counts.items())
    return f"bag of {counted(counts.total(), 'token')}: {kinds}" if kinds else ""


def nest(sight: Sight) -> str:
    """The Eggs in the Nest, and whether the Queen has been killed.

    A board may show in the view as "destroyed" that it is gone, and with it all that lived on it.
    """
    view = sight.view
    if view.get("destroyed"):
        board = sight.ruleset.content.of("board")[0].name or "board"
        return f"died with the {board}: all that were left, the {queen(sight)} and the Nest"
    state = "destroyed" if view["nest destroyed"] else counted(view["eggs"], "Egg") if view["eggs"] else ""
    killed = f"{queen(sight)} killed" if view["queen killed"] else ""
    return "; ".join(filter(None, [f"Nest: {state}" if state else "", killed]))


def queen(sight: Sight) -> str:
    """The name of the kind that Objectives mean by the Queen."""
    kinds = sight.ruleset.content.of("intruder_kind")
    return next((sight.said("intruder", kind.id) for kind in kinds if kind.queen), "Queen")


def weaknesses(sight: Sight) -> list[str]:
    """Each Weakness card with the Knowledge it asks for, if any, and with what turns it up."""
    slots: list[WeaknessSlot] = sorted(sight.ruleset.content.of("weakness_slot"), key=lambda slot: slot.position)
    told = []
    for slot, card, up in zip(slots, sight.view["weaknesses"], sight.view["weaknesses revealed"], strict=False):
        asked = f"{slot.knowledge} Knowledge" if slot.knowledge else ""
        notes = ", ".join(filter(None, [asked, "" if up else f"research: {sight.said('object', slot.object)}"]))
        told.append(listed(sight.names, "card", [card]) + (f" ({notes})" if notes else ""))
    done = listed(sight.names, "object", sight.view["researched"])
    return [*told, f"researched: {done}"] if done else told
