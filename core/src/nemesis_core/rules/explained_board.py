"""What the records of a board say to a player: places, Rooms, Corridors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ..wording import capital
from .explained import Lines, filled, said
from .explained_cards import needs
from .labels import both, label
from .sight import counted

if TYPE_CHECKING:
    from ..assembly import Ruleset

COLOURS: Final = {
    "black": "A black Room: a Search finds nothing here.",
    "none": "",
    "white": "A white Room: a Search draws from any one of the three Item decks.",
}


def place(ruleset: Ruleset, record: Any) -> Lines:
    """Where it lies, whom it touches, what it is for."""
    board, section = ruleset.compiled["board"], said(ruleset, "section", [record.section] if record.section else [])
    neighbours = said(ruleset, "place", dict.fromkeys(other for _, other in board.ways[record.id]))
    paths = said(ruleset, "place", [other for way, other in board.walks[record.id] if way in board.paths])
    entrance = said(ruleset, "way", board.entrances[record.id])
    spaces = said(ruleset, "way", [space for space in board.joined[record.id] if space not in board.tunnels])
    tile = said(ruleset, "tile", [record.tile] if record.tile else [])
    words = ruleset.compiled["names"]["spot"]
    spots = [words[role] for role in record.roles if role in words]
    outside = "In no Section." if any(other.section for other in board.places.values()) else ""
    return filled(
        f"In Section {section[0]}." if section else outside,
        f"It is {both(spots)}." if spots else "",
        f"The {tile[0]} lies here in every game." if tile and tile[0] not in record.name else "",
        f"Its neighbour{'s are' if neighbours[1:] else ' is'} {both(neighbours)}." if neighbours else "",
        f"{'Paths lead' if paths[1:] else 'A Path leads'} to {both(paths)}." if paths else "",
        f"It has an Entrance to {both(entrance)}." if entrance else "",
        f"It lies at {both(spaces)}." if spaces else "",
        f"Here start: {', '.join(label(role) for role in record.start)}." if record.start else "",
        "Always in Darkness." if record.always_dark else "",
    )


def room(ruleset: Ruleset, record: Any) -> Lines:
    """What a Search finds, what may lie here, what can be done here."""
    colour = COLOURS.get(record.color, f"A {record.color} Room: a Search draws from the {record.color} Item deck.")
    markers = [name for name, may in (("Malfunction", record.malfunction), ("Fire", record.fire)) if not may]
    actions = [
        f"Room Action {action.name}, Cost {action.cost}. {capital(needs(ruleset, action.needs) + action.text)}"
        for action in record.action
    ]
    return filled(
        colour if record.searchable or record.color == "black" else "It cannot be Searched.",
        "It has a Computer." if record.computer else "",
        f"No {both(markers)} marker may lie here." if markers else "",
        record.on_explored,
        record.text,
        *actions,
    )


def corridor(ruleset: Ruleset, record: Any) -> Lines:
    """What it joins, and its numbers; of a Path, what it is good for."""
    if record.path:
        ends = both(said(ruleset, "place", record.rooms))
        return [f"A Path between {ends}. It counts for moving only: no Noise, no Door."]
    numbers = both([str(n) for n in record.numbers])
    number = f", with the number{'s' if record.numbers[1:] else ''} {numbers}" if numbers else ""
    return [f"A Corridor between {both(said(ruleset, 'place', record.rooms))}{number}."]


def network(ruleset: Ruleset, record: Any) -> Lines:
    """The Rooms with an Entrance; of what is no part of the Technical Corridors, what it touches."""
    places = both(said(ruleset, "place", ruleset.compiled["board"].networks.get(record.id, ())))
    if not record.technical:
        where = f"It touches {places}." if places else "It touches no Room."
        return [where, "It is no part of the Technical Corridors: what speaks of those does not reach it."]
    return [f"Entrances in {places}."] if places else ["No Room has an Entrance."]


def section(ruleset: Ruleset, record: Any) -> Lines:
    """Its Rooms."""
    board = ruleset.compiled["board"]
    own = [name for name in board.order if board.sections[name] == record.id]
    return [f"Its Rooms: {', '.join(said(ruleset, 'place', own))}."]


def space(ruleset: Ruleset, record: Any) -> Lines:
    """What belongs to it."""
    rooms = said(ruleset, "tile", [record.room_tile] if record.room_tile else [])
    places = said(ruleset, "place", record.rooms)
    holds = "Character" if rooms or places else "token"
    return filled(
        f"It is entered from the {rooms[0]}." if rooms else "",
        f"It serves {both(places)}." if places else "",
        f"It holds {counted(record.capacity, holds)}." if record.capacity else "",
    ) or ["A space beside the Rooms."]


def board(ruleset: Ruleset, record: Any) -> Lines:
    """How large it is."""
    return [f"A board with {counted(len(ruleset.content.of('place')), 'place')}."]
