"""Hooks of Actions: where they come from, what they need, what they cost."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..hooks import hookspec

if TYPE_CHECKING:
    from ..game import Game


@hookspec
def action_kinds() -> dict[str, Any]:  # type: ignore[empty-body]
    """Further kinds of Actions, by the first word of their options.

    Called once when a variant is assembled. Return kind -> `nemesis_core.rules.ActionKind`. None adds none.

    Example: `return {"dive": ActionKind(options, perform)}`
    """


@hookspec
def requirements() -> dict[str, Callable[..., bool]]:  # type: ignore[empty-body]
    """Conditions that records name in `needs`, as functions `(game, who, argument) -> bool`.

    Called once when a variant is assembled. Return name -> function: a need "knowledge>=4" calls "knowledge" with "4",
    "room-colour:a|b" calls "room-colour" with "a|b". None adds none.

    Example: `return {"high-tide": lambda game, who, argument: game.island.tide >= int(argument)}`
    """


@hookspec
def cost_change(game: Game, who: Any, kind: str) -> int:  # type: ignore[empty-body]
    """Action cards more (or fewer, negative) that an Action of `kind` costs `who`; the results are added.

    Called when options are listed, so it must be quick. `kind` is "move", "careful", "escape", "card", "item",
    "room", "craft" or another Action kind; who moves out of a Combat is asked for as "escape" alone, not as "move" too.
    Return the number. None changes nothing.

    Example: `return 1 if kind == "move" and has_status(who, "limp") else None`
    """


@hookspec(firstresult=True)
def object_mark(game: Game, token: str) -> str:  # type: ignore[empty-body]
    """What tells the Object `token` from others of its kind.

    Called when several of one kind are to be chosen from: those with equal marks are one choice. Return a text, such as
    the name of the seat whose Corpse it is. None: nothing does.

    Example: `return "cursed" if token == game.my_mode.cursed else None`
    """


@hookspec(firstresult=True)
def room_action_blocked(game: Game, who: Any, tile: str, action: str) -> bool:  # type: ignore[empty-body]
    """Is a Room Action out of use here for a reason of the piece's own? First answer wins.

    Called for each Action of the Room that `who` stands in, when options are listed: `tile` is the Room's id, `action`
    that of the Action. Return True to leave it out. None leaves it to others.

    Example: `return True if game.cellar.flooded and tile == PUMP_ROOM else None`
    """


@hookspec(firstresult=True)
def can_be_analysed(game: Game, who: Any, kind: str) -> bool:  # type: ignore[empty-body]
    """Can `who` have an Object of `kind`, or a thing of this name, analysed in a Laboratory now?

    Called when that is offered: `kind` is "egg", "intruder-carcass", "character-corpse", or one of `also_analysed`.
    Return True or False. None leaves it to the board.

    Example: `return False if kind == "character-corpse" else None`
    """


@hookspec
def also_analysed(game: Game, who: Any) -> list[str]:  # type: ignore[empty-body]
    """What `who` can have analysed in the Laboratory it stands in although it is no Object, by name.

    Called when that is offered; the lists are joined. Such a thing is not used up, and a `weakness_slot` can name it as
    its `object`, once the table `names` has a word for it in its field `object`. Return the names. None adds none.

    Example: `return ["trance"] if who.marks.get("trance") else []`
    """


@hookspec(firstresult=True)
def weakness_found(game: Game, kind: str) -> bool:  # type: ignore[empty-body]
    """Research has found out about Objects of `kind`: do what the race does instead of turning up a Weakness.

    Called by whatever analyses such an Object. Return True when something came of it, False when nothing did. None: the
    Weakness that belongs to `kind` is turned up, if it is still face down.

    Example: `return shed(game, kind)`
    """


@hookspec
def item_discount(game: Game, who: Any, option: tuple[str, ...]) -> int:  # type: ignore[empty-body]
    """Action cards by which the use `option` of an Item, ("item", its card, its use, *target), is cheaper for `who`.

    Called when an Item whose Cost `who` could not pay is offered, and when one is paid for; the results are added.
    Return the number. None spares nothing.

    Example: `return 1 if option[2] == "kindle" and has_tag(game, who, "tinder") else None`
    """


@hookspec(firstresult=True)
def trade_barred(game: Game, who: Any) -> bool:  # type: ignore[empty-body]
    """Can `who` take part in no Trade now, its own or another's?

    Called when Trades are listed, so it must be quick. Return True if so. None: it can.

    Example: `return True if has_tag(game, who, "straitjacket") else None`
    """


@hookspec
def trade_started(game: Game, who: Any, others: list[Any]) -> None:
    """`who` has opened a Trade, in which `others` take part.

    Called before the first exchange. Return None.

    Example: `for other in others: game.market.met[other.seat] = 1`
    """


@hookspec
def quest_activated(game: Game, who: Any, card: str) -> None:
    """`who` has activated the Quest Item `card`.

    Called when `who` has it as an Item. Return None.

    Example: `if card == "keeper.lamp-key": game.island.flame = 3`
    """


@hookspec
def room_used(game: Game, who: Any, place: str, action: str) -> None:
    """`who` has performed the Room Action `action` of the Room at `place`, whatever it paid for it.

    Called when the Action is resolved; `who` may be elsewhere by then, or dead. Return None.

    Example: `if action == "pump": game.cellar.water -= 1`
    """
