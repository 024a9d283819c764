"""The Action cards and Items of the Convict."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemesis_core import hookimpl
from nemesis_core.rules import (
    action_cards,
    arrive,
    attack_targets,
    attacks_for_leaving,
    by_name,
    characters_at,
    closed_doors,
    crew_kit,
    destroy_door,
    draw_card,
    draw_to_hand,
    dress,
    gain_item,
    hand_over,
    has_tag,
    heal_one_light,
    in_combat,
    item_kit,
    light_wound,
    melee,
    others_here,
    own_items,
    pay,
    seat_name,
    use_up,
    weapon_kit,
)

from .coercion import light_items, yields
from .effects import EFFECTS

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character, Shot

HANDCUFFS: Final = "handcuffs"
KEY: Final = "convict.handcuff-key"
KEEPER: Final = "bounty-hunter"
SHIV: Final = "shiv"
STASH: Final = 2

EFFECTS.bind("action_card", "pain-tolerance.dress-serious", choices=item_kit.to_dress)(dress)

# ---------------------------------------------------------------- Action cards


@EFFECTS.bind("action_card", "brawl.punch", choices=attack_targets)
def brawl(game: Game, who: Character, target: str) -> None:
    """Brawl: a Melee Attack that brings no Contamination card, and on a miss a Light Wound."""
    melee(game, who, target, clean=True, wound=light_wound)


def prey(game: Game, who: Character) -> list[str]:
    """The other Characters in the Room with a card in hand, nobody knows of which kind, or an Item to give."""
    return [seat_name(other) for other in others_here(game, who) if other.hand or light_items(game, other)]


@EFFECTS.bind("action_card", "threaten.shake-down", choices=prey)
def shake_down(game: Game, who: Character, name: str) -> None:
    """Threaten: an Action card less, or an Item that is not Heavy, as the other likes."""
    yields(game, who, name, "shaken", action_cards(game, by_name(game, name)), lambda other: pay(game, other, 1))


@EFFECTS.bind("action_card", "pain-tolerance.shrug-off", choices=item_kit.lightly_wounded)
def shrug_off(game: Game, who: Character) -> None:
    """Pain Tolerance: a Light Wound less, and a card."""
    heal_one_light(game, who)
    draw_to_hand(game, who, 1)


@EFFECTS.bind("action_card", "break-through.smash-door", choices=closed_doors)
def smash_door(game: Game, who: Character, corridor: str) -> None:
    """Break Through: through a Closed Door, which is Destroyed (LD-DOOR-06), without a Noise roll."""
    start = who.place
    if in_combat(game, who) and not attacks_for_leaving(game, who):
        return
    destroy_door(game, corridor)
    arrive(game, who, game.board.other_end(corridor, start), corridor, noise="none")


# ---------------------------------------------------------------- Items


def cuffed(game: Game, who: Character) -> list[str]:
    """The Characters in the Room who wear the Handcuffs."""
    return [seat_name(other) for other in characters_at(game, who.place) if has_tag(game, other, HANDCUFFS)]


@EFFECTS.bind("item", "handcuff-key.unlock", choices=cuffed)
def unlock(game: Game, who: Character, name: str) -> None:
    """Handcuff Key: the Handcuffs leave the game."""
    other = by_name(game, name)
    use_up(game, other, next(card for card in own_items(other) if game.cards.tagged(card, HANDCUFFS)))


def give_key(game: Game) -> None:
    """Step: the Convict gives the Handcuff Key to the Bounty Hunter, or without one to any other Character."""
    convict = next((who for who in game.table.characters if KEY in own_items(who)), None)
    others = [who for who in game.table.characters if who is not convict]
    if convict is None or not others:
        return
    keepers = [who for who in others if who.id == KEEPER] or others
    name = game.ask(convict.seat, "key-keeper", [seat_name(who) for who in keepers])
    game.tell("item.give", who=convict.seat, partner=by_name(game, name).seat)
    hand_over(game, convict, by_name(game, name), KEY)


@EFFECTS.bind("item", "convict-stash.open", choices=crew_kit.stocked)
def open_stash(game: Game, who: Character, colour: str) -> None:
    """Stash: the top 2 cards of an Item deck are kept."""
    for _ in range(STASH):
        card = draw_card(game, f"item-{colour}")
        if card:
            game.know(card, (who.seat,))
            gain_item(game, who, card)


@hookimpl
def melee_rolled(game: Game, who: Any, shot: Shot) -> None:
    """Shiv: the die may be rolled again."""
    if has_tag(game, who, SHIV) and weapon_kit.wants_reroll(game, who, shot):
        shot.roll()
