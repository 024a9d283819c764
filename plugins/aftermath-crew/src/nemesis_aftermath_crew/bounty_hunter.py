"""The Action cards and Quest Items of the Bounty Hunter, and his own Objectives."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemesis_core import hookimpl
from nemesis_core.rules import (
    arrive,
    by_name,
    crew_kit,
    discard_hand,
    draw_to_hand,
    intruders_at,
    item_kit,
    others_here,
    pass_turn,
    seat_name,
    status_in,
    survives,
)

from .coercion import light_items, yields
from .effects import EFFECTS
from .psychologist import FEW

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

HUNTER: Final = "bounty-hunter"
CONTRACTS: Final = {
    "bounty-hunter.bounty-contract-alive": "bounty-alive/1",
    "bounty-hunter.bounty-contract-dead": "bounty-dead/1",
}
"""Quest Item -> the Objective that it brings."""
FLARES: Final = 2

EFFECTS.bind("action_card", "stakeout.check-two-rooms", choices=crew_kit.rooms_to_check)(crew_kit.check_two)
EFFECTS.bind("action_card", "stakeout.remove-noise", choices=crew_kit.noisy_exits)(crew_kit.hush)


@EFFECTS.bind("action_card", "track-target.silent-move", choices=crew_kit.ways)
def track(game: Game, who: Character, place: str, corridor: str) -> None:
    """Track Target: a Movement without a Noise roll, and a card where somebody is."""
    arrive(game, who, place, corridor, noise="none")
    if others_here(game, who):
        draw_to_hand(game, who, 1)


def beaten(game: Game, who: Character) -> list[str]:
    """The other Characters in the Room with at most 2 cards in hand who have something to give up."""
    few = [other for other in others_here(game, who) if len(other.hand) <= FEW]
    return [seat_name(other) for other in few if other.hand or light_items(game, other)]


@EFFECTS.bind("action_card", "take-down.overpower", choices=beaten)
def overpower(game: Game, who: Character, name: str) -> None:
    """Take Down: the whole hand, or an Item that is not Heavy, as the other likes."""
    yields(game, who, name, "overpowered", by_name(game, name).hand, lambda other: discard_hand(game, other))


# ---------------------------------------------------------------- Quest Items


def dark_rooms(game: Game, who: Character) -> list[str]:
    """The neighbouring Rooms that are unexplored and not known with their token, a Closed Door between or not."""
    near = {place for _, place in game.board.ways[who.place]}
    return [place for place in item_kit.unscouted(game, who) if place in near]


@EFFECTS.bind("item", "bounty-hunter-flares.light-up", choices=lambda *at: crew_kit.when(dark_rooms(*at)))
def light_up(game: Game, who: Character) -> None:
    """Flares: a secret look at up to 2 neighbouring Rooms with their tokens."""
    for _ in range(FLARES):
        places = dark_rooms(game, who)
        if places:
            item_kit.scout(game, who, game.ask(who.seat, "look", places))


def nettable(game: Game, who: Character) -> list[str]:
    """The Intruders in the Room but a Queen."""
    return [piece.id for piece in intruders_at(game, who.place) if not game.cards.kinds[piece.kind].queen]


@EFFECTS.bind("item", "bounty-hunter-net-gun.net-intruder", choices=nettable)
def net_intruder(game: Game, who: Character, target: str) -> None:
    """Net Gun: an Intruder makes no Attack in this round."""
    game.aftermath_crew.netted[target] = game.table.round
    game.tell("netted", piece=target)


def awake(game: Game, who: Character) -> list[str]:
    """The other Characters in the Room who have not passed."""
    return [seat_name(other) for other in others_here(game, who) if not other.passed]


@EFFECTS.bind("item", "bounty-hunter-net-gun.net-character", choices=awake)
def net_character(game: Game, who: Character, name: str) -> None:
    """Net Gun: another Character passes (LD-PASS-01)."""
    pass_turn(game, by_name(game, name))


def in_net(game: Game) -> list[str]:
    """The Intruders on the board that make no Attack in this round."""
    table, netted = game.table, game.aftermath_crew.netted
    return [piece for piece, until in netted.items() if until == table.round and piece in table.intruders]


@hookimpl
def attack_denied(game: Game, piece: Any, who: Any, occasion: str) -> bool | None:
    """An Intruder in the Net does not attack."""
    netted = game.aftermath_crew.netted
    return True if netted and netted.get(piece.id) == game.table.round else None


@hookimpl
def intruder_placed(game: Game, piece: Any) -> None:
    """A miniature that comes onto the board is in no Net."""
    game.aftermath_crew.netted.pop(piece.id, None)


# ---------------------------------------------------------------- Objectives


def lay_objectives(game: Game) -> None:
    """Step: the two Objectives of the Bounty Hunter lie beside its Character board."""
    if any(who.id == HUNTER for who in game.table.characters):
        objectives = game.cards.objectives
        game.aftermath_crew.objectives = [card for card in CONTRACTS.values() if card in objectives]


@hookimpl
def quest_activated(game: Game, who: Any, card: str) -> None:
    """A Contract brings its Objective, and the other one leaves the game."""
    part, gained = game.aftermath_crew, CONTRACTS.get(card, "")
    if gained not in part.objectives:
        return
    part.spent, part.objectives = [other for other in part.objectives if other != gained], []
    game.tell("contract", who=who.seat, objective=gained)
    if not game.hooks.objective_gained(game, who, gained):
        part.spent.append(gained)


def left_neighbour(game: Game, who: Character) -> Character:
    """The Character of the player to the left of `who`."""
    characters = game.table.characters
    neighbour: Character = characters[(who.seat + 1) % len(characters)]
    return neighbour


CONDITIONS: Final = {
    "got-away": status_in("evacuated", "bunker"),
    "left-neighbour-survives": lambda game, who, argument: survives(left_neighbour(game, who)),
    "left-neighbour-dead": lambda game, who, argument: not survives(left_neighbour(game, who)),
}
"""What the Objectives of the Bounty Hunter ask for."""
