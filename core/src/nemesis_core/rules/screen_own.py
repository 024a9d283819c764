"""Panels of what is the seat's own: the exits of its Room, and its Character with all that it has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ..screen import Panel
from .explained_cards import need_told
from .screen_board import Rows, by_path, contents, filled, section, unseen
from .screen_people import Who, carried, condition, contamination, fate
from .sight import YOU, Sight, seat_told, tallied
from .uses import fits_combat

if TYPE_CHECKING:
    from .board_records import Room
    from .cards import CardDef

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
        for way, other in [*sight.board.walks[here], *((network, "") for network in sight.board.joined[here])]
    ]
    rows.sort(key=lambda row: row[0])
    return Panel(f"Exits of {sight.said('place', here)}", rows, ("No.", "~Corridor", "~To", "~Seen there"), own=True)


def corridor_state(sight: Sight, way: str) -> str:
    """What is in the Corridor: Noise, a Door that is not open."""
    door = sight.view["doors"].get(way, "")
    return ", ".join(filter(None, ["Noise" if way in sight.view["noise"] else "", f"Door {door}" if door else ""]))


def beyond(sight: Sight, way: str, other: str) -> tuple[str, str]:
    """Where a way leads, and what is seen there."""
    if not other:
        others = [place for place in sight.board.networks[way] if place != sight.own["place"]]
        touched = "Entrances" if way in sight.board.tunnels else "Touches"
        return sight.way(way), f"{touched}: {', '.join(map(sight.short, others))}" if others else ""
    return sight.short(other) + by_path(sight, way) + unseen(sight, other), "; ".join(contents(sight, other))


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
    you = seat_told(sight.names, who["seat"]) + (f", player {who['number']}" if "number" in who else "")
    if sight.view["phase"] == "setup" or "number" not in who:
        return Panel(header(sight), [("You", you)], own=True)
    rows: Rows = [
        ("You", f"{you}, {whereabouts(sight, who)}"),
        ("Here", "; ".join(here(sight, who["place"]))),
        ("Hand", "; ".join(filter(None, [hand(sight, who), piles(sight, who)]))),
        ("Items", "; ".join(items(sight, who))),
        ("Condition", "; ".join(condition(sight, who))),
    ]
    return Panel(header(sight), filled(rows), own=True)


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
    there = [what for what in contents(sight, place) if what != YOU] if place else []
    return [*there, *([room_actions(sight, place, tile)] if tile and tile.action else [])]


def room_actions(sight: Sight, place: str, tile: Room) -> str:
    """The Actions of `tile`, the Room at `place`, and what stands in their way (LD-ROOMACT-02, LD-ROOMACT-03)."""
    if any(intruder[1] == place for intruder in sight.view["intruders"]):
        banned = " (not in Combat)"
    else:
        banned = " (not with a Malfunction)" if place in sight.view["malfunction"] else ""
    shut: dict[str, list[str]] = {} if banned else sight.view["shut actions"]
    told = [f"{action.name} ({action.cost}{why_shut(sight, action.id, shut)})" for action in tile.action]
    return f"Room Actions{banned}: {', '.join(told)}"


def why_shut(sight: Sight, action: str, shut: Mapping[str, list[str]]) -> str:
    """What keeps `action` of the Room from being performed, if it is among those that are `shut`, with what they lack.

    A piece may say it under "shut" in the names of a view.
    """
    if action not in shut:
        return ""
    why = " and ".join(need_told(sight.ruleset, need) for need in shut[action])
    reason = sight.names.get("shut", {}).get(action, "")
    return f"; only if {why}" if why else f"; not now: {reason}" if reason else "; not now"


def hand(sight: Sight, who: Who) -> str:
    """The cards in hand, Action cards with their Costs and whether Combat, or the lack of it, bars them now."""
    action, combat = sight.cards.action, any(intruder[1] == who["place"] for intruder in sight.view["intruders"])
    costs = {card: f" ({action[card].cost}{barred(action[card], combat)})" for card in who["hand"] if card in action}
    return tallied(f"{sight.said('card', card)}{costs.get(card, '')}" for card in who["hand"])


def barred(card: CardDef, combat: bool) -> str:
    """Why an Action card cannot be played in a turn now: it is a reaction, or not for Combat, or for that alone."""
    if card.record.reaction:
        return ", a reaction"
    return "" if fits_combat(card.combat, combat) else f", {'not' if combat else 'only'} in Combat"


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
