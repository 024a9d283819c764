"""Computer Actions by way of a card or an Item: the board has them, here they are offered and paid for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import action_cards, pay

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

Options = list[tuple[str, ...]]


def left_to_pay(game: Game, who: Character, name: str) -> int:
    """Action cards that `who` can still give once its card `name` has been played and paid for."""
    card = next(card for card in action_cards(game, who) if game.cards.action[card].id == name)
    return len(action_cards(game, who)) - 1 - int(game.actions["card"].cost(game, who, ("card", card)))


def computer_options(game: Game, who: Character, payable: int) -> Options:
    """The Actions of the face-up Computer card that `who` can use and pay for with `payable` Action cards."""
    cost = game.hooks.computer_cost(game, who)
    if cost is None or cost > payable:
        return []
    return list(game.hooks.computer_actions(game, who) or ())


def pay_too(game: Game, who: Character, cost: int) -> bool:
    """`who` pays for the Action that its card allows; False when a reaction has used up what it had (LD-COST-06)."""
    if len(action_cards(game, who)) < cost:
        return False
    pay(game, who, cost)
    return True


def use_computer(game: Game, who: Character, option: tuple[str, ...], keep: bool = False) -> None:
    """`who` pays for an Action of the face-up Computer card and performs it."""
    if pay_too(game, who, game.hooks.computer_cost(game, who)):
        game.hooks.computer_action(game, who, option, keep)
