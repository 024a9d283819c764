"""Computer Actions by way of a card or an Item: the board has them, here they are offered and paid for.

Where a board has no Computer cards, the Room Actions of Rooms with a Computer stand for them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import action_cards, computer_at, in_combat, pay, remote_kit

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


# ---------------------------------------------------------------- without Computer cards


def at_computer(game: Game, who: Character) -> bool:
    """Is `who` at a working Computer, out of Combat?"""
    return computer_at(game, who.place) and not in_combat(game, who)


def remote_cost(game: Game, who: Character, place: str, *use: str) -> int:
    """What the Room Action `use` of the Room at `place` costs `who`."""
    with remote_kit.as_if_at(game, who, place):
        return int(game.actions["room"].cost(game, who, ("room", *use)))


def remote_options(game: Game, who: Character, payable: int) -> Options:
    """(Room, Room Action...) of each explored Room with a working Computer that `payable` Action cards can pay for."""
    return [use for use in remote_kit.remote_uses(game, who) if remote_cost(game, who, *use) <= payable]


def use_remote(game: Game, who: Character, place: str, *use: str) -> None:
    """`who` pays for a Room Action of the Room at `place` and performs it as if it stood there."""
    if pay_too(game, who, remote_cost(game, who, place, *use)):
        remote_kit.remote_action(game, who, place, *use)
