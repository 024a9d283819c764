"""Items that show hidden things or the way through the Technical Corridors."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import arrive, crew_kit, item_kit

from .contingencies import knows, look, look_targets, token_at
from .effects import EFFECTS

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

EFFECTS.bind("item", "facility-plans.check-two-rooms", choices=crew_kit.unseen_rooms)(item_kit.check_two_rooms)
EFFECTS.bind("item", "cave-plans.crawl", choices=item_kit.other_entrances)(arrive)


def unknown_tokens(game: Game, who: Character) -> list[tuple[str, str]]:
    """The Contingency tokens that the player of `who` can look at and does not know."""
    return [target for target in look_targets(game, who) if not knows(game, who, token_at(game, *target))]


@EFFECTS.bind("item", "contingency-decoder.peek-players", choices=unknown_tokens)
def decode(game: Game, who: Character, source: str, which: str) -> None:
    """Look at a Contingency token and leave it where it is (LD-CTG-03)."""
    look(game, who, source, which)
