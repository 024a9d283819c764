"""What the Weapons of the crew make of the die. The Scout's Rifle changes nothing."""

from __future__ import annotations

from typing import Final

from nemesis_core.rules import weapon_kit

from .effects import EFFECTS

HIT: Final = "hit"
TWO_HITS: Final = "two-hits"

EFFECTS.bind("item", "shotgun.shot", "assault-rifle.shot", "lockdown-shotgun.shot", "lockdown-assault-rifle.shot")(
    weapon_kit.one_more
)
EFFECTS.bind("item", "scientist-pistol.shot", "lockdown-scientist-pistol.shot")(
    weapon_kit.counts_as(TWO_HITS, HIT, unchanged=True)
)
EFFECTS.bind("item", "sawed-off-shotgun.shot", "lockdown-sawed-off-shotgun.shot")(
    weapon_kit.counts_as(HIT, TWO_HITS, unchanged=True)
)
EFFECTS.bind("item", "six-shooter.shot", "lockdown-six-shooter.shot")(weapon_kit.stronger(TWO_HITS))
