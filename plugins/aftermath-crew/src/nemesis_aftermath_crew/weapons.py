"""What the Weapons of the crew make of the die. The Rifle 247 changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core.rules import light_wound, weapon_kit

from .effects import EFFECTS

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character, Shot

HIT: Final = "hit"
TWO_HITS: Final = "two-hits"
PIPE_GUN: Final = "lockdown-convict-weapon"

EFFECTS.bind("item", "arm-gun.shot", "lockdown-arm-gun.shot")(weapon_kit.stronger(TWO_HITS))
EFFECTS.bind("item", "needle-gun.shot", "lockdown-needle-gun.shot")(weapon_kit.repels)
EFFECTS.bind("item", "psychologist-pistol.shot", "lockdown-psychologist-pistol.shot")(
    weapon_kit.counts_as(TWO_HITS, HIT)
)


@EFFECTS.bind("item", f"{PIPE_GUN}.shot")
def pipe_gun(game: Game, who: Character, weapon: str, shot: Shot) -> None:
    """Pipe Gun: 1 Injury more on two-hits, and a Light Wound for a miss."""
    if shot.result.id == TWO_HITS:
        shot.injuries += 1
    if shot.missed:
        shot.after.append(lambda: light_wound(game, who, PIPE_GUN))
