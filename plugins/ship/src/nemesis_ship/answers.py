"""What the ship answers and does while a game runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nemesis_core import hookimpl

from . import pods, self_destruct
from .airlock import AIRLOCK
from .hibernation import HIBERNATING

if TYPE_CHECKING:
    from nemesis_core import Decision, Game

LIMITED = ("fire-marker", "malfunction-marker")

nobody_left = hookimpl(self_destruct.nobody_left, specname="nobody_left")
waits = hookimpl(pods.waits, specname="waits")


@hookimpl
def option_risk(game: Game, decision: Decision, option: Any) -> list[str] | None:
    """Whoever is in the Room of the Airlock Procedure at the end of the player phase dies (SH-AIRLOCK-04)."""
    return ["death by the Airlock Procedure"] if AIRLOCK.risk(game, decision, option) else None


@hookimpl
def waiting_go(game: Game, who: Any) -> bool:
    """Launch, leave or stay in the Pod (SH-POD-07)."""
    pods.waiting_go(game, who)
    return True


@hookimpl
def intruder_placed(game: Game, piece: Any) -> None:
    """Nobody waits in a Pod behind an Intruder (SH-POD-10)."""
    pods.throw_out(game, piece.place)


@hookimpl
def intruder_moved(game: Game, piece: Any) -> None:
    """Nobody waits in a Pod behind an Intruder (SH-POD-10)."""
    pods.throw_out(game, piece.place)


@hookimpl
def inside(game: Game) -> list[Any]:
    """Awake aboard, also in a Pod that waits, or hibernating."""
    return [who for who in game.table.characters if who.status in ("active", HIBERNATING)]


@hookimpl
def markers_exhausted(game: Game, marker: str, place: str) -> bool | None:
    """No Fire or Malfunction marker is left: the ship explodes (SH-FIRE-02, SH-MALF-02, SH-END-03)."""
    if marker in LIMITED:
        self_destruct.explode(game)
    return None


@hookimpl
def character_died(game: Game, who: Any) -> None:
    """The first death unlocks the Pods, later ones do not (SH-CRIT-03, SH-POD-02)."""
    game.ship.dead += 1
    if game.ship.dead == 1 and game.state.phase != "victory":
        pods.unlock_all(game, "SH-CRIT-03")


@hookimpl
def object_mark(game: Game, token: str) -> str | None:
    """The blue Corpse is told from the others."""
    return "blue" if token == game.ship.blue else None
