"""The Action cards and Quest Items of the Scout."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import (
    action_cards,
    arrive,
    attack_targets,
    crew_kit,
    draw_to_hand,
    loaded,
    move,
    pay,
    search,
    search_colours,
    shoot,
)

from .effects import EFFECTS

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character, Moment


@EFFECTS.bind("action_card", "scavenging.search-empty", choices=search_colours)
def scavenge(game: Game, who: Character, colour: str) -> None:
    """Scavenging: a Search even where the Item Counter is at 0 (LD-SEARCH-01 to LD-SEARCH-04)."""
    search(game, who, colour)


@EFFECTS.bind("action_card", "reconnaissance.silent-move", choices=crew_kit.ways)
def silent_move(game: Game, who: Character, place: str, corridor: str) -> None:
    """Reconnaissance: a Movement without a Noise roll; a Room is explored as usual (LD-EXPL-01)."""
    arrive(game, who, place, corridor, noise="none")


def shots(game: Game, who: Character) -> list[tuple[str, str]]:
    """(Weapon, target) for each loaded Weapon."""
    targets = attack_targets(game, who)
    return [(weapon, target) for weapon in loaded(game, who) for target in targets]


def draw_if_alive(game: Game, who: Character) -> None:
    """`who` draws 1 card, unless it has died."""
    if who.place:
        draw_to_hand(game, who, 1)


@EFFECTS.bind("action_card", "adrenaline.shoot-and-draw", choices=shots)
def shoot_and_draw(game: Game, who: Character, weapon: str, target: str) -> None:
    """Adrenaline: a Shoot, then a card (LD-SHOOT-01)."""
    shoot(game, who, weapon, target)
    draw_if_alive(game, who)


@EFFECTS.bind("action_card", "adrenaline.escape-and-draw", choices=crew_kit.ways)
def escape_and_draw(game: Game, who: Character, place: str, corridor: str) -> None:
    """Adrenaline: an Escape with the attacks for leaving, then a card (LD-ESC-01 to LD-ESC-04)."""
    move(game, who, place, corridor)
    draw_if_alive(game, who)


# ---------------------------------------------------------------- Quest Items

EFFECTS.bind("item", "security-key.doors", choices=crew_kit.rooms_with_doors)(crew_kit.set_doors)


def own_noise(game: Game, holder: Character, moment: Moment) -> crew_kit.NoTarget:
    """Has `holder` rolled for Noise, and an Action card to discard?"""
    return crew_kit.concerns_holder(game, holder, moment) if action_cards(game, holder) else []


@EFFECTS.bind("item", "motion-scanner.roll-again", choices=own_noise)
def roll_again(game: Game, holder: Character, target: tuple[str, ...], moment: Moment) -> None:
    """Motion Scanner: for 1 Action card the Noise roll is made again."""
    pay(game, holder, 1)
    moment.denied = True
