"""Conditions that Rooms, cards and Items name in `needs` and that only the Facility can answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from nemesis_core.rules import has_role, has_status

from . import css, elevator, power, procedures

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

Need = Callable[["Game", "Character", str], bool]


def pod_is_empty(letter: str) -> Need:
    """The Pod `letter` is empty (LD-CSS-03)."""
    return lambda game, who, argument: css.pod_empty(game, letter)


def lacks(status: str) -> Need:
    """The Character has no marker `status`."""
    return lambda game, who, argument: not has_status(who, status)


NEEDS: dict[str, Need] = {
    "alert-not-running": lambda game, who, argument: not procedures.alert_running(game),
    "autodestruction-not-running": lambda game, who, argument: not procedures.autodestruction_running(game),
    "autodestruction-yellow": lambda game, who, argument: procedures.can_stop_autodestruction(game),
    "elevator-elsewhere": lambda game, who, argument: elevator.elevator_elsewhere(game, who),
    "elevator-here": lambda game, who, argument: elevator.elevator_here(game, who),
    "elevator-powered": lambda game, who, argument: power.elevator_powered(game),
    "elevator-room": lambda game, who, argument: has_role(game, who.place, elevator.ROLE),
    "isolation-open": lambda game, who, argument: bool(game.facility.isolation_open),
    "knowledge-token-inactive": lacks("knowledge-active"),
    "neutral-pool-not-empty": lambda game, who, argument: bool(game.facility.pool),
    "pod-a-empty": pod_is_empty("a"),
    "pod-b-empty": pod_is_empty("b"),
    "pod-c-empty": pod_is_empty("c"),
    "signal-not-sent": lacks("signal"),
    "time-token-on-css-token": lambda game, who, argument: css.token_here(game),
    "venting-token-free": lambda game, who, argument: not game.facility.venting,
}
