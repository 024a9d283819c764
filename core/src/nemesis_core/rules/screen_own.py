"""Panels of what is the seat's own: the exits of its Room, and its Character with all that it has."""

from __future__ import annotations

from ..screen import Panel
from .screen_board import Rows, contents, filled, section, unseen
from .screen_people import Who, carried, condition, contamination, fate
from .sight import YOU, Sight, seat_told, tallied

PHASES = {
    "setup": "set-up",
    "player": "player phase",
    "event": "event phase",
    "victory": "victory check",
    "over": "the game is over",
}

# ---------------------------------------------------------------- what is near


def near_panel(sight: Sight) -> Panel:
    """The exits of the seat's Room: their numbers, what is in the Corridor, and what is seen behind it."""
    here = sight.own["place"]
    if not here:
        return Panel("", [])
    numbers: dict[str, list[str]] = {}
    for number, way in sorted(sight.board.numbered[here].items()):
        numbers.setdefault(way, []).append(number)
    rows = [
        (", ".join(numbers.get(way, [])), corridor_state(sight, way), *beyond(sight, way, other))
        for way, other in [*sight.board.ways[here], *((network, "") for network in sight.board.entrances[here])]
    ]
    rows.sort(key=lambda row: row[0])
    return Panel(f"Exits of {sight.said('place', here)}", rows, ("No.", "~Corridor", "~To", "~Seen there"))


def corridor_state(sight: Sight, way: str) -> str:
    """What is in the Corridor: Noise, a Door that is not open."""
    door = sight.view["doors"].get(way, "")
    return ", ".join(filter(None, ["Noise" if way in sight.view["noise"] else "", f"Door {door}" if door else ""]))


def beyond(sight: Sight, way: str, other: str) -> tuple[str, str]:
    """Where a way leads, and what is seen there."""
    if not other:
        entrances = [place for place in sight.board.networks[way] if place != sight.own["place"]]
        return sight.way(way), "Entrances: " + ", ".join(map(sight.short, entrances))
    return sight.short(other) + unseen(sight, other), "; ".join(contents(sight, other))


# ---------------------------------------------------------------- the seat itself


def header(sight: Sight) -> str:
    """The round, the phase, whose turn it is, who is First Player."""
    view = sight.view
    phase = PHASES.get(view["phase"], view["phase"])
    told = [f"Round {view['round']}, {phase}" if view["round"] else phase.capitalize()]
    if view["phase"] == "player" and view["turn"] >= 0:
        mine = view["turn"] == view["seat"]
        told.append("your turn" if mine else f"turn of {seat_told(sight.names, view['turn'])}")
    if view["round"]:
        first = YOU if view["first"] == view["seat"] else f"seat {view['first'] + 1}"
        told.append(f"First Player: {first}")
    return "; ".join(told)


def own_panel(sight: Sight) -> Panel:
    """All that is the seat's own; the title says where the game stands."""
    who = sight.own
    you = f"{seat_told(sight.names, who['seat'])}, player {who['number']}"
    if sight.view["phase"] == "setup":
        return Panel(header(sight), [("You", you)])
    rows: Rows = [
        ("You", f"{you}, {whereabouts(sight, who)}"),
        ("Here", "; ".join(here(sight, who["place"]))),
        ("Hand", "; ".join(filter(None, [hand(sight, who), piles(sight, who)]))),
        ("Items", "; ".join(items(sight, who))),
        ("Condition", "; ".join(condition(sight, who))),
    ]
    return Panel(header(sight), filled(rows))


def whereabouts(sight: Sight, who: Who) -> str:
    """Where the seat's own Character is."""
    if not who["place"]:
        return fate(sight, who)
    name = section(sight, who["place"])
    return f"at {sight.said('place', who['place'])}" + (f" in {name}" if name else "")


def here(sight: Sight, place: str) -> list[str]:
    """What is in the Room of the seat's own Character, and what can be done there with its Cost in Action cards.

    A piece may show in the view as "turned down" the places whose tile lies with its Action hidden.
    """
    tile = None if place in sight.view.get("turned down", ()) else sight.tile(place)
    actions = [f"{action.name} ({action.cost})" for action in tile.action] if tile else []
    there = [what for what in contents(sight, place) if what != YOU] if place else []
    return [*there, *([f"Room Actions: {', '.join(actions)}"] if actions else [])]


def hand(sight: Sight, who: Who) -> str:
    """The cards in hand, Action cards with their Costs."""
    costs = {card: f" ({sight.cards.action[card].cost})" for card in who["hand"] if card in sight.cards.action}
    return tallied(f"{sight.said('card', card)}{costs.get(card, '')}" for card in who["hand"])


def piles(sight: Sight, who: Who) -> str:
    """How many of the seat's cards are where else."""
    infection = contamination(sight, who["discard"])
    told = f"deck {who['deck']}, discarded {len(who['discard'])}{f' ({infection})' if infection else ''}"
    return f"{told}, out of the game {len(who['removed'])}" if who["removed"] else told


def items(sight: Sight, who: Who) -> list[str]:
    """The seat's own Items and Objects, its Hand slots, and the Quest Items that are not active."""
    used, slots = who["hand slots"]
    mine = carried(sight, who)
    quest = [f"{sight.said('item', card)} (Quest Item, not active)" for card in who["quest"]]
    return [*mine, *([f"Hand slots {used} of {slots}"] if mine else []), *quest]
