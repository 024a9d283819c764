"""How the crew's decisions are told to a player, and what those Actions cost that a card leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemesis_core import hookimpl

from .computers import remote_cost
from .items import FREE
from .words import REFERENCES, ROLES, WORDINGS

if TYPE_CHECKING:
    from nemesis_core import Decision, Game, Ruleset

REMOTE: Final = "neuralink.remote-room-action"
"""The use of a card that leads to a Room Action from afar at its own Cost."""
COMPUTER: Final = ("neuralink.no-terminal", "neuralink.no-power", "it-should-work.computer-in-darkness")
"""Uses of cards that lead to a Computer Action at its own Cost."""
EDITION: Final = "lockdown"
"""The edition whose Characters have roles."""
BROKEN_ROOM: Final = "it-should-work.room-action-despite-malfunction"
"""The use of a card that leads to a Room Action at its own Cost."""


@hookimpl
def compile_content(ruleset: Ruleset) -> dict[str, Any]:
    ruleset.compiled["wordings"].update(WORDINGS)
    ruleset.compiled["references"].update(REFERENCES)
    if ruleset.compiled["board"].edition == EDITION:
        ruleset.compiled["references"].update(ROLES)
    ruleset.compiled["names"]["need"].setdefault("elevator-room", "your Room is an Elevator Room")
    return {}


@hookimpl
def option_cost(game: Game, decision: Decision, option: Any) -> int | None:
    """The Cost of a Computer Action, and of a card together with the Action at its own Cost that it leads to."""
    if decision.kind == "computer":
        return computer_cost(game, decision, option)
    if decision.kind == "remote-room":
        return remote_room_cost(game, decision, option)
    if decision.kind != "turn" or option[0] != "card":
        return None
    who, (_, card, use, *rest) = game.table.characters[decision.seat], option
    use = f"{game.cards.action[card].id}.{use}"
    if use in COMPUTER:
        return int(game.actions["card"].cost(game, who, option)) + int(game.hooks.computer_cost(game, who))
    if use == REMOTE:
        return int(game.actions["card"].cost(game, who, option)) + remote_cost(game, who, *rest)
    if use == BROKEN_ROOM:
        cost = game.actions["room"].cost(game, who, ("room", *rest))
        return int(game.actions["card"].cost(game, who, option)) + int(cost)
    return None


def remote_room_cost(game: Game, decision: Decision, option: Any) -> int | None:
    """The Cost of a Room Action from afar that a card lets `decision`'s seat choose."""
    return None if option == ("done",) else remote_cost(game, game.table.characters[decision.seat], *option)


def computer_cost(game: Game, decision: Decision, option: Any) -> int | None:
    """The Cost of a Computer Action that a card or an Item lets `decision`'s seat choose."""
    if option == ("done",):
        return None
    return 0 if decision.about == FREE else int(game.hooks.computer_cost(game, game.table.characters[decision.seat]))
