"""Light and Serious Wounds, dressing and healing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .death import die
from .inventory import enforce_slots
from .piles import discard_card, draw_card

if TYPE_CHECKING:
    from ..game import Game
    from .table import Character

LIMIT = 3
LIGHT_LIMIT = 3


def light_wound(game: Game, who: Character, cause: str) -> None:
    """`who` suffers 1 Light Wound; the third becomes a Serious one (LD-WOUND-01 to LD-WOUND-03, LD-WOUND-07)."""
    if not who.place or game.hooks.wound_ignored(game, who, cause):
        return
    if len(who.serious) >= LIMIT:
        die(game, who, cause)
        return
    who.light += 1
    game.tell("wound.light", "LD-WOUND-01", who=who.seat, cause=cause, now=who.light)
    if who.light >= LIGHT_LIMIT:
        who.light = 0
        worsen(game, who, cause)


def serious_wound(game: Game, who: Character, cause: str) -> None:
    """`who` suffers 1 Serious Wound and draws its card; with 3 already it dies (LD-WOUND-04, LD-WOUND-07)."""
    if who.place and not game.hooks.wound_ignored(game, who, cause):
        worsen(game, who, cause)


def worsen(game: Game, who: Character, cause: str) -> None:
    """A Serious Wound, suffered as such or made of three Light ones.

    Ruling: with no card left to draw, not even discarded ones, no Serious Wound is suffered.
    """
    if len(who.serious) >= LIMIT:
        die(game, who, cause)
        return
    card = draw_card(game, "wounds")
    if not card:
        return
    who.serious.append(card)
    game.tell("wound.serious", "LD-WOUND-04", who=who.seat, cause=cause, card=game.cards.wounds[card].id)
    game.hooks.wounded(game, who, card)
    enforce_slots(game, who)


def undressed(who: Character) -> list[str]:
    """The Serious Wounds of `who` that are not Dressed."""
    return [card for card in who.serious if card not in who.dressed]


def dress(game: Game, who: Character, card: str) -> None:
    """Dress the Serious Wound `card`: its effect ends, it still counts (LD-WOUND-08, LD-WOUND-09)."""
    who.dressed.append(card)
    game.tell("wound.dress", "LD-WOUND-08", who=who.seat, card=game.cards.wounds[card].id)


def dress_one(game: Game, who: Character) -> None:
    """`who` chooses one of its undressed Serious Wounds to Dress, if it has any."""
    wounds = undressed(who)
    if wounds:
        dress(game, who, game.ask(who.seat, "dress", sorted(wounds)))


def heal_serious(game: Game, who: Character, card: str) -> None:
    """Heal the Serious Wound `card`, a Dressed one unless a piece says otherwise: it is discarded (LD-WOUND-10)."""
    who.serious.remove(card)
    if card in who.dressed:
        who.dressed.remove(card)
    discard_card(game, "wounds", card)
    game.tell("wound.heal", "LD-WOUND-10", who=who.seat, card=game.cards.wounds[card].id)


def heal_one(game: Game, who: Character) -> None:
    """`who` chooses one of its Dressed Serious Wounds to Heal, if it has any."""
    if who.dressed:
        heal_serious(game, who, game.ask(who.seat, "heal", sorted(who.dressed)))


def heal_light(game: Game, who: Character) -> None:
    """Heal all Light Wounds of `who`."""
    who.light = 0
    game.tell("wound.heal-light", "LD-WOUND-10", who=who.seat)


def heal_one_light(game: Game, who: Character, rule: str = "SH-CANTEEN-01") -> None:
    """Heal 1 Light Wound of `who`, if it has any, as `rule` says."""
    if who.light:
        who.light -= 1
        game.tell("wound.heal-one-light", rule, who=who.seat, left=who.light)


def fire_wound(game: Game, who: Character) -> None:
    """A Character whose turn ends in a burning Room burns; on some boards once a round at most.

    (LD-TURN-05, LD-TURN-06, SH-FIRE-01)
    """
    if who.place in game.table.fire and burns(game, who):
        who.burned = not game.board.fire_every_turn
        light_wound(game, who, "fire")


def burns(game: Game, who: Character) -> bool:
    """Would Fire wound `who` at the end of its turn: it has not yet in this round, and nothing keeps it off?"""
    return not who.burned and not fireproof(game, who)


def fireproof(game: Game, who: Character) -> bool:
    """Does `who` wear something that keeps Fire off?"""
    tagged = game.cards.tagged
    return any(tagged(card, "suit") for card in (*who.held, *who.items, *who.beside))
