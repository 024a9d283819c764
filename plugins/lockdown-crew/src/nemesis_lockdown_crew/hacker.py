"""The Action cards of the Hacker."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core.rules import (
    action_cards,
    crew_kit,
    remove_malfunction,
    weapon_kit,
)

from .computers import (
    Options,
    at_computer,
    computer_options,
    left_to_pay,
    remote_options,
    use_computer,
    use_remote,
)
from .effects import EFFECTS

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

CHARGE = 2


EFFECTS.bind("action_card", "recharge.charge-weapon", "recharge.charge-at-computer", choices=weapon_kit.chargeable)(
    weapon_kit.charge(CHARGE)
)
EFFECTS.bind("action_card", "it-works-for-me.engine", choices=crew_kit.engine_here)(crew_kit.reorder_engine)
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
    return at_computer(game, who) and bool(game.hooks.power(game, who.place))


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


# ---------------------------------------------------------------- without Computer cards

DONE: Final = ("done",)


def remote_room(game: Game, who: Character) -> Options:
    """The Room Actions from afar that `who` can pay for besides Neuralink."""
    return remote_options(game, who, left_to_pay(game, who, "neuralink"))


EFFECTS.bind("action_card", "neuralink.remote-room-action", choices=remote_room)(use_remote)


def room_chain_start(game: Game, who: Character) -> crew_kit.NoTarget:
    """Can `who` pay for one Room Action from afar besides Bypass?"""
    return crew_kit.when(remote_options(game, who, left_to_pay(game, who, "bypass")))


@EFFECTS.bind("action_card", "bypass.chain-room-actions", choices=room_chain_start)
def chain_rooms(game: Game, who: Character) -> None:
    """Bypass: Room Actions from afar, each at most once and at its own Cost, while the Computer here can be used."""
    done: set[tuple[str, ...]] = set()
    while at_computer(game, who):
        options = remote_options(game, who, len(action_cards(game, who)))
        options = [option for option in options if option[:2] not in done]
        if not options:
            break
        option = game.ask(who.seat, "remote-room", [*options, DONE] if done else options)
        if option == DONE:
            break
        done.add(option[:2])
        use_remote(game, who, *option)


@EFFECTS.bind("action_card", "it-works-for-me.fix-and-act", choices=crew_kit.broken)
def fix_and_act(game: Game, who: Character) -> None:
    """It Works for Me: mend the Room; at a Computer a Room Action may follow, from afar too, at its own Cost."""
    remove_malfunction(game, who.place)
    if not at_computer(game, who):
        return
    option = game.ask(who.seat, "remote-room", [*remote_options(game, who, len(action_cards(game, who))), DONE])
    if option != DONE:
        use_remote(game, who, *option)
