"""Set-up of the Facility: Power, ways out, CSS tokens, Computer cards, Contingencies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import make_pile, time_start

from .computer import DECK, turn_up
from .contingencies import KIND
from .power import ELEVATOR
from .time_track import OPEN_COLOUR

if TYPE_CHECKING:
    from nemesis_core import Game


def power(game: Game) -> None:
    """Step: the four Power tokens go at random to the Sections and the Elevator (LD-SETUP-11, LD-SETUP-12)."""
    facility, content = game.facility, game.ruleset.content
    tokens = sorted(content.of("power_token"), key=lambda t: t.number)
    facility.powered = {str(t.number): int(t.starts == "powered") for t in tokens}
    numbers = make_pile(game, "power", list(facility.powered))
    sections = sorted(content.of("section"), key=lambda s: s.order)
    facility.power_at = dict(zip([*(s.id for s in sections), ELEVATOR], numbers, strict=True))


def ways_out(game: Game) -> None:
    """Step: Time token, Elevator, Rover; the gate is closed (LD-SETUP-08 to -10, LD-SETUP-27 to -29).

    On a white slot, to which a piece may shorten the track, the Isolation Room is open (LD-CRIT-05).
    """
    facility, board = game.facility, game.board
    facility.time = time_start(game, max(game.time_slots))
    facility.isolation_open = game.time_slots[facility.time].color == OPEN_COLOUR
    facility.elevator = board.with_role("elevator-start")[0]
    facility.rover = board.with_role("rover-start")[0]


def css(game: Game) -> None:
    """Step: a face-down token on each CSS slot that Time comes to; what is left goes to the box (LD-SETUP-13)."""
    facility = game.facility
    tokens = make_pile(game, "css", list(game.css_tokens))
    for number in sorted(game.time_slots, reverse=True):
        if game.time_slots[number].css and number <= facility.time:
            facility.css[str(number)] = tokens.pop()
    facility.css_spare = tokens


def computer(game: Game) -> None:
    """Step: the Computer deck with its top card turned up (LD-SETUP-23, LD-SETUP-24)."""
    game.table.decks[DECK] = make_pile(game, DECK, list(game.computer_cards))
    turn_up(game)


def contingencies(game: Game) -> None:
    """Step: one Contingency for each player, two with two; one Active; the rest is the Pool (LD-SETUP-35 to -38).

    A mode may have another number dealt, once the Active one is in its place.
    """
    facility, seats = game.facility, len(game.table.characters)
    tokens = make_pile(game, "contingencies", list(game.contingency_kinds))
    after = game.hooks.tokens_dealt(game, KIND)
    before = 0 if after is not None else 2 if seats == 2 else 1
    facility.contingencies = [[tokens.pop() for _ in range(before)] for _ in range(seats)]
    facility.active = [tokens.pop()]
    for held in facility.contingencies:
        held += [tokens.pop() for _ in range(after or 0)]
    facility.pool = tokens
