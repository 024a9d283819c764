"""Medical Items, and the Antidote."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import (
    clean_all,
    contamination_in_hand,
    dress,
    gain_contamination,
    heal_light,
    item_kit,
    pass_turn,
    reshuffle_all,
)

from .effects import EFFECTS

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

EFFECTS.bind("item", "bandages.dress-serious", choices=item_kit.to_dress)(dress)
EFFECTS.bind("item", "bandages.heal-light", choices=item_kit.lightly_wounded)(heal_light)
EFFECTS.bind("item", "alcohol.disinfect", choices=contamination_in_hand)(item_kit.disinfect)


@EFFECTS.bind("item", "antidote.cure")
def cure(game: Game, who: Character) -> None:
    """All INFECTED cards and the Larva go for 1 Contamination card; `who` keeps its hand, reshuffles and passes."""
    clean_all(game, who)
    gain_contamination(game, who)
    reshuffle_all(game, who, keep_hand=True)
    pass_turn(game, who)
