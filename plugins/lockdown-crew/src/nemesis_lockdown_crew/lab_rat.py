"""The Action cards of the Lab Rat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import (
    by_name,
    contamination_in_hand,
    crew_kit,
    discard_from_hand,
    draw_to_hand,
    free_exits,
    item_kit,
    others_here,
    place_noise,
    seat_name,
)

from .effects import EFFECTS

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character, Moment


EFFECTS.bind("action_card", "weird-metabolism.shed-slime", choices=item_kit.slimed)(item_kit.wipe)


@EFFECTS.bind("action_card", "weird-metabolism.burn-contamination", choices=contamination_in_hand)
def burn_contamination(game: Game, who: Character, card: str) -> None:
    """Weird Metabolism: a Contamination card is discarded and 2 cards are drawn (LD-COST-04, LD-DRAW-03)."""
    discard_from_hand(game, who, card)
    draw_to_hand(game, who, 2)


def quiet_exits(game: Game, who: Character) -> list[str]:
    """The exits of the Room without one."""
    return free_exits(game, who.place)


EFFECTS.bind("action_card", "sensitive-hearing.remove-noise", choices=crew_kit.noisy_exits)(crew_kit.hush)


@EFFECTS.bind("action_card", "sensitive-hearing.place-noise", choices=quiet_exits)
def mark_exit(game: Game, who: Character, way: str) -> None:
    """Sensitive Hearing: a Noise marker is placed (LD-NOISE-05)."""
    place_noise(game, way)


EFFECTS.bind(
    "action_card",
    "feel-of-the-dark.ignore-darkness-event",
    "feel-of-the-dark.ignore-surprise",
    "inconspicuous.skip-noise",
    "inconspicuous.stay-quiet",
    choices=crew_kit.concerns_holder,
)(crew_kit.deny)


def other_victims(game: Game, holder: Character, moment: Moment) -> list[str]:
    """Who else is in the Room when `holder` is about to be attacked."""
    return [seat_name(other) for other in others_here(game, holder)] if moment.who is holder else []


@EFFECTS.bind("action_card", "inconspicuous.redirect-attack", choices=other_victims)
def redirect_attack(game: Game, holder: Character, target: tuple[str, ...], moment: Moment) -> None:
    """Inconspicuous: the Intruder attacks another Character in the Room."""
    moment.who = by_name(game, target[0])
