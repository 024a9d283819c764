"""Room Actions that bring knowledge: Archive, Laboratory, Nest, Transmitter Control Room, Alert Room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import (
    by_name,
    characters_at,
    distinct_objects,
    gain_knowledge,
    gain_object,
    gain_status,
    has_status,
    lift,
    lose,
    noise_roll,
    object_kind,
    objects_at,
    remove_nest_egg,
    research,
    seat_name,
)

from .contingencies import POOL, knows, look, look_targets
from .effects import EFFECTS, when
from .procedures import start_alert

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

SIGNAL = "signal"
ACTIVE_KNOWLEDGE = "knowledge-active"

# ---------------------------------------------------------------- Archive and Alert Room


def any_token(game: Game, who: Character) -> list[tuple[str, ...]]:
    """A token to look at, or nothing where there is none."""
    return [*look_targets(game, who)] or [()]


@EFFECTS.bind("room", "archive.examine-the-archives", choices=any_token)
def examine(game: Game, who: Character, *token: str) -> None:
    """2 Knowledge, the Knowledge token turns, a look at a Contingency (LD-ARCH-02, LD-ARCH-03, LD-CTG-05)."""
    gain_knowledge(game, who, game.knowledge_sources["archive"])
    gain_status(game, who, ACTIVE_KNOWLEDGE)
    if token:
        look(game, who, token[0], token[1], keep=True)


def pool_token(game: Game, who: Character) -> list[tuple[str, str]]:
    """The tokens of the Neutral Pool."""
    return [target for target in look_targets(game, who) if target[0] == POOL]


@EFFECTS.bind("room", "alert-room.peek-at-contingency", choices=pool_token)
def peek(game: Game, who: Character, source: str, which: str) -> None:
    """Look at a token of the Neutral Pool and keep it (LD-ALERTROOM-01, LD-CTG-05)."""
    look(game, who, source, which, keep=True)


@EFFECTS.bind("room", "alert-room.start-alert-procedure")
def alert(game: Game, who: Character) -> None:
    """Start the Alert Procedure (LD-ALERTROOM-01, LD-ALERT-01)."""
    start_alert(game)


# ---------------------------------------------------------------- Laboratory and Nest


def objects_here(game: Game, who: Character) -> list[str]:
    """The Objects that lie in the Room or are carried by a Character there (LD-LAB-01)."""
    found = distinct_objects(game, objects_at(game, who.place))
    for carrier in characters_at(game, who.place):
        found += distinct_objects(game, filter(object_kind, carrier.held))
    return found


@EFFECTS.bind("room", "laboratory.analyze-object", choices=objects_here)
def analyze(game: Game, who: Character, token: str) -> None:
    """The Object is used up for Knowledge and its Weakness (LD-LAB-02 to LD-LAB-04)."""
    if token in objects_at(game, who.place):
        lift(game, token, who.place)
    else:
        lose(game, next(c for c in characters_at(game, who.place) if token in c.held), token)
    research(game, who, token)


def eggs_left(game: Game, who: Character) -> tuple[tuple[()], ...]:
    """Are there Eggs in the Nest?"""
    return when(game.laboratory.eggs)


@EFFECTS.bind("room", "nest.take-one-egg", choices=eggs_left)
def take_egg(game: Game, who: Character) -> None:
    """Take an Egg into a Hand slot and roll for Noise (LD-NEST-02, LD-NEST-03, LD-NEST-07)."""
    egg = game.laboratory.eggs[-1]
    remove_nest_egg(game, egg)
    gain_object(game, who, egg)
    noise_roll(game, who)


# ---------------------------------------------------------------- Transmitter Control Room


@EFFECTS.bind("room", "transmitter-control-room.send-a-signal")
def send_signal(game: Game, who: Character) -> None:
    """A Status marker on the Signal space (LD-TRANS-01)."""
    gain_status(game, who, SIGNAL)


def objectives_of(game: Game, who: Character) -> list[str]:
    """The Objectives that the player of `who` still has."""
    return [card for cards in game.hooks.objectives_of(game, who) for card in cards]


def senders(game: Game, who: Character) -> list[str]:
    """The other living Characters with a Signal and an Objective that the player of `who` does not know."""
    return [
        seat_name(c)
        for c in game.table.characters
        if c is not who and c.status != "dead" and has_status(c, SIGNAL)
        if not all(knows(game, who, card) for card in objectives_of(game, c))
    ]


@EFFECTS.bind("room", "transmitter-control-room.check-an-objective", choices=senders)
def check_objective(game: Game, who: Character, name: str) -> None:
    """The player of that Character shows its Objectives to the player of `who` alone (LD-TRANS-02)."""
    other = by_name(game, name)
    for card in objectives_of(game, other):
        game.know(card, (who.seat,))
        game.tell("objective.show", "LD-TRANS-02", (who.seat, other.seat), who=other.seat, objective=card)
