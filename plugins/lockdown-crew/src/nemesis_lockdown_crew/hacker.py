"""The Action cards of the Hacker."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import (
    action_cards,
    computer_at,
    crew_kit,
    in_combat,
    remove_malfunction,
    weapon_kit,
)

from .computers import Options, computer_options, left_to_pay, use_computer
from .effects import EFFECTS

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

CHARGE = 2


EFFECTS.bind("action_card", "recharge.charge-weapon", choices=weapon_kit.chargeable)(weapon_kit.charge(CHARGE))
EFFECTS.bind("action_card", "bypass.flip-power", choices=crew_kit.own_section)(crew_kit.flip_power)


def remote_computer(game: Game, who: Character) -> Options:
    """The Computer Actions that `who` can pay for besides Neuralink."""
    return computer_options(game, who, left_to_pay(game, who, "neuralink"))


@EFFECTS.bind("action_card", "neuralink.no-terminal", "neuralink.no-power", choices=remote_computer)
def neuralink(game: Game, who: Character, *option: str) -> None:
    """Neuralink: a Computer Action at its own Cost, without a Computer or without Power."""
    use_computer(game, who, option)


def at_terminal(game: Game, who: Character) -> bool:
    """Is `who` at a working Computer with Power, out of Combat? (LD-COMP-01 to LD-COMP-03)"""
    return computer_at(game, who.place) and bool(game.hooks.power(game, who.place)) and not in_combat(game, who)


def chain_start(game: Game, who: Character) -> crew_kit.NoTarget:
    """Can `who` pay for one Computer Action besides Bypass?"""
    return crew_kit.HERE if computer_options(game, who, left_to_pay(game, who, "bypass")) else []


@EFFECTS.bind("action_card", "bypass.chain-computer-actions", choices=chain_start)
def bypass(game: Game, who: Character) -> None:
    """Bypass: Actions of the face-up Computer card, each at most once and at its own Cost; then the next card.

    Each is a Computer Action like any other: none follows when one has taken the Power away or called an Intruder.
    """
    done: set[str] = set()
    while at_terminal(game, who):
        options = computer_options(game, who, len(action_cards(game, who)))
        options = [option for option in options if option[0] not in done]
        if not options:
            break
        option = game.ask(who.seat, "computer", [*options, ("done",)] if done else options)
        if option == ("done",):
            break
        done.add(option[0])
        use_computer(game, who, option, keep=True)
    game.hooks.computer_turned(game, who)


@EFFECTS.bind("action_card", "it-works-for-me.fix-and-use", choices=crew_kit.broken)
def fix_and_use(game: Game, who: Character) -> None:
    """It Works for Me: mend the Room; with a Computer and Power a Computer Action may follow, at its own Cost."""
    remove_malfunction(game, who.place)
    if not at_terminal(game, who):
        return
    options = computer_options(game, who, len(action_cards(game, who)))
    option = game.ask(who.seat, "computer", [*options, ("done",)])
    if option != ("done",):
        use_computer(game, who, option)
