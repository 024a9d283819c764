"""Room Actions that bring knowledge: Archive, Laboratory, Nest, Transmitter Control Room, Alert Room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import (
    by_name,
    characters_at,
    crew_kit,
    gain_knowledge,
    gain_status,
    item_kit,
    lift,
    lose,
    object_kind,
    objects_at,
    research,
    room_kit,
)

from .contingencies import POOL, look, look_targets
from .effects import EFFECTS
from .procedures import start_alert

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

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


@EFFECTS.bind("room", "laboratory.analyze-object", choices=room_kit.to_research)
def analyze(game: Game, who: Character, token: str) -> None:
    """The Object is used up for Knowledge and its Weakness (LD-LAB-02 to LD-LAB-04)."""
    if token in objects_at(game, who.place):
        lift(game, token, who.place)
    elif object_kind(token):
        lose(game, next(c for c in characters_at(game, who.place) if token in c.held), token)
    research(game, who, token)


EFFECTS.bind("room", "nest.take-one-egg", choices=room_kit.eggs_left)(room_kit.take_egg)

# ---------------------------------------------------------------- Transmitter Control Room


EFFECTS.bind("room", "transmitter-control-room.send-a-signal")(room_kit.send_signal)


@EFFECTS.bind("room", "transmitter-control-room.check-an-objective", choices=item_kit.senders)
def check_objective(game: Game, who: Character, name: str) -> None:
    """The player of that Character shows its Objectives to the player of `who` alone (LD-TRANS-02)."""
    other = by_name(game, name)
    for card in crew_kit.objectives_of(game, other):
        game.know(card, (who.seat,))
        game.tell("objective.show", "LD-TRANS-02", (who.seat, other.seat), who=other.seat, objective=card)
