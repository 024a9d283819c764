"""What the Weapons of the crew make of the die. The Scout's Rifle changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core.rules import crew_kit

from .effects import EFFECTS

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character, Shot

HIT: Final = "hit"
TWO_HITS: Final = "two-hits"

EFFECTS.bind("item", "shotgun.shot", "assault-rifle.shot", "lockdown-shotgun.shot", "lockdown-assault-rifle.shot")(
    crew_kit.one_more
)
EFFECTS.bind("item", "scientist-pistol.shot", "lockdown-scientist-pistol.shot")(
    crew_kit.counts_as(TWO_HITS, HIT, unchanged=True)
)
EFFECTS.bind("item", "sawed-off-shotgun.shot", "lockdown-sawed-off-shotgun.shot")(
    crew_kit.counts_as(HIT, TWO_HITS, unchanged=True)
)


@EFFECTS.bind("item", "six-shooter.shot", "lockdown-six-shooter.shot")
def six_shooter(game: Game, who: Character, weapon: str, shot: Shot) -> None:
    """Six-Shooter: 1 Injury more on two-hits."""
    if shot.result.id == TWO_HITS:
        shot.injuries += 1
