"""Effects of Exploration tokens that every board shares."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..content import Effects
from .doors import close_door
from .markers import place_fire, place_malfunction
from .noise import danger
from .noise import silence as resolve_silence
from .race_kit import slime_token

if TYPE_CHECKING:
    from ..game import Game
    from .table import Character

EFFECTS = Effects(Effects.shared)
EFFECTS.bind("exploration_effect", "slime")(slime_token)


@EFFECTS.bind("exploration_effect", "silence")
def silence(game: Game, who: Character, corridor: str) -> None:
    """Nothing happens, unless Silence is Danger for `who` (LD-EXPL-06, LD-EXPL-07)."""
    resolve_silence(game, who, "LD-EXPL-07")


@EFFECTS.bind("exploration_effect", "danger")
def danger_token(game: Game, who: Character, corridor: str) -> None:
    """Danger in the Room just entered (LD-EXPL-08)."""
    danger(game, who.place)


@EFFECTS.bind("exploration_effect", "fire")
def fire(game: Game, who: Character, corridor: str) -> None:
    """A Fire marker (LD-EXPL-10)."""
    place_fire(game, who.place, "LD-EXPL-10")


@EFFECTS.bind("exploration_effect", "malfunction")
def malfunction(game: Game, who: Character, corridor: str) -> None:
    """A Malfunction marker where one may lie (LD-EXPL-11)."""
    place_malfunction(game, who.place, "LD-EXPL-11")


@EFFECTS.bind("exploration_effect", "doors")
def doors(game: Game, who: Character, corridor: str) -> None:
    """A Closed Door in the Corridor that `who` came by, if it came by one (LD-EXPL-12)."""
    if corridor:
        close_door(game, corridor, "LD-EXPL-12")
