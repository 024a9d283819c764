"""Hooks of fighting: attacks by Intruders, Injuries, other things that can be attacked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..hooks import hookspec

if TYPE_CHECKING:
    from ..game import Game


@hookspec
def attack_kinds() -> dict[str, Any]:  # type: ignore[empty-body]
    """Ways of attacking by name, `(game, piece, who, occasion) -> None`, that `intruder_kind` records name.

    Called once when a variant is assembled. None adds none.

    Example: `return {"infest": infest}`
    """


@hookspec(firstresult=True)
def cards_that_count(game: Game, who: Any) -> int:  # type: ignore[empty-body]
    """How many cards in hand count for being the target of an Attack. None means the whole hand."""


@hookspec(firstresult=True)
def attack_denied(game: Game, piece: Any, who: Any, occasion: str) -> bool:  # type: ignore[empty-body]
    """Is the Attack of `piece` on `who` left out? `occasion` is surprise, event or escape. None means no."""


@hookspec(firstresult=True)
def darkness_line_denied(game: Game, who: Any, attack: str, piece: Any) -> bool:  # type: ignore[empty-body]
    """Is the Darkness line of attack card kind `attack` left out for `who`? None means no."""


@hookspec
def injury_change(game: Game, who: Any, piece: Any, cause: str) -> int:  # type: ignore[empty-body]
    """Injuries more that `piece` suffers from `who` by `cause` (an item or "fire", ...); results are added."""


@hookspec
def endurance_change(game: Game, who: Any, piece: Any) -> int:  # type: ignore[empty-body]
    """Injuries more that count in the check of `piece` after a hit by `who`; results are added."""


@hookspec
def intruder_died(game: Game, piece: Any, place: str) -> None:
    """`piece` was killed at `place` and has left the board. Return None."""


@hookspec
def targets(game: Game, place: str) -> list[str]:  # type: ignore[empty-body]
    """Things at `place` other than Intruders that can be shot at or struck, by id.

    Called when attack options are listed and no Intruder need be there. None adds none.

    Example: uncarried Eggs: `return ["eggs"]`
    """


@hookspec(firstresult=True)
def hit_target(game: Game, who: Any, target: str, injuries: int, source: str) -> bool:  # type: ignore[empty-body]
    """Resolve an attempt on one of `targets`: `injuries` may be 0 (a miss); `source` is shoot, melee or an item.

    Return True when the target was the piece's own. None: not mine.
    """


@hookspec(firstresult=True)
def shoot_die(game: Game, who: Any) -> str:  # type: ignore[empty-body]
    """The id of the die for a Shoot by `who`. None means the base's "combat-die"."""


@hookspec(firstresult=True)
def weakness_helps(game: Game, who: Any, slot: int) -> bool:  # type: ignore[empty-body]
    """Does the revealed Weakness on `slot` (0 is the leftmost) help `who`? None means no."""
