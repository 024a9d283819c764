"""Other Characters are made to give something up: a card of the hand, or an Item that is not Heavy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core.rules import by_name, hand_over, loose_items

if TYPE_CHECKING:
    from collections.abc import Callable

    from nemesis_core import Game
    from nemesis_core.rules import Character

DISCARD: Final = ("discard",)


def light_items(game: Game, who: Character) -> list[str]:
    """The Items of `who` that are not Heavy and that it can part with."""
    return [card for card in loose_items(game, who) if card not in who.held]


def yields(
    game: Game, who: Character, name: str, kind: str, cards: list[str], discard: Callable[[Character], object]
) -> None:
    """The Character `name`, whose player is asked `kind`, does `discard`, if it has `cards`, or gives `who` an Item.

    One that turns out to have neither gives up nothing.
    """
    other = by_name(game, name)
    options = [*([DISCARD] if cards else []), *(("give", card) for card in light_items(game, other))]
    if not options:
        return
    choice = game.ask(other.seat, kind, options, (who.seat,))
    if choice == DISCARD:
        discard(other)
        return
    game.tell("item.give", who=other.seat, partner=who.seat)
    hand_over(game, other, who, choice[1])
