"""The six Weaknesses: what each changes for those whom it helps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core.rules import FIRE_SOURCE, Character, Intruder, on_board, same_section, weakness_active

if TYPE_CHECKING:
    from nemesis_core import Game

BRITTLE_CARAPACE: Final = "brittle-carapace"
POOR_TRACKERS: Final = "poor-trackers"
SLOW_IN_THE_OPEN: Final = "slow-in-the-open"
VULNERABILITY_TO_FIRE: Final = "vulnerability-to-fire"
VULNERABILITY_TO_LIGHT: Final = "vulnerability-to-light"
WARY_OF_SHADOWS: Final = "wary-of-shadows"


def more_injuries(game: Game, who: Character | None, piece: Intruder, cause: str) -> int:
    """Hook `injury_change`: Vulnerability to Fire, against the Items of `who` and in burning Rooms."""
    if who is not None:
        return int(game.cards.tagged(cause, FIRE_SOURCE) and weakness_active(game, who, VULNERABILITY_TO_FIRE))
    return int(cause == "fire" and any(_feeds_fire(game, c, piece) for c in on_board(game)))


def _feeds_fire(game: Game, who: Character, piece: Intruder) -> bool:
    return weakness_active(game, who, VULNERABILITY_TO_FIRE) and same_section(game, who.place, piece.place)


def counts_more(game: Game, who: Character | None, piece: Intruder) -> int:
    """Hook `endurance_change`: Brittle Carapace."""
    return int(weakness_active(game, who, BRITTLE_CARAPACE))


def number_change(game: Game, who: Character) -> int:
    """By how much the number of a token drawn for `who` changes: Vulnerability to Light."""
    return -int(bool(game.hooks.power(game, who.place)) and weakness_active(game, who, VULNERABILITY_TO_LIGHT))


def lets_go(game: Game, piece: Intruder, who: Character, occasion: str) -> bool | None:
    """Hook `attack_denied`: Slow in the Open."""
    if occasion != "escape" or piece.kind not in ("creeper", "adult") or not game.hooks.power(game, who.place):
        return None
    return True if weakness_active(game, who, SLOW_IN_THE_OPEN) else None


def shuns_shadows(game: Game, who: Character, attack: str, piece: Intruder) -> bool | None:
    """Hook `darkness_line_denied`: Wary of Shadows."""
    if attack != "perched-in-the-dark" or piece.kind != "adult":
        return None
    return True if weakness_active(game, who, WARY_OF_SHADOWS) else None
