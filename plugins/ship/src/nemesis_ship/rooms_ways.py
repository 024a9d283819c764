"""Room Actions that decide how the ship and its crew end: Evacuation Sections, Hibernatorium, Generator, Hatches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import crew_kit

from . import hibernation, pods, self_destruct
from .effects import EFFECTS

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character


def pod_free(game: Game, who: Character) -> crew_kit.NoTarget:
    """Is there a Pod here that `who` can enter? (SH-EVAC-01, SH-POD-03)"""
    return crew_kit.when(pods.free_pods(game, who))


def chamber_free(game: Game, who: Character) -> crew_kit.NoTarget:
    """Are the chambers open? (SH-HIBER-01)"""
    return crew_kit.when(hibernation.chambers_open(game))


def can_start(game: Game, who: Character) -> crew_kit.NoTarget:
    """May the Sequence be started? (SH-GENERATOR-07)"""
    return crew_kit.when(self_destruct.can_start(game))


def can_stop(game: Game, who: Character) -> crew_kit.NoTarget:
    """May it be stopped? (SH-GENERATOR-04)"""
    return crew_kit.when(self_destruct.can_stop(game))


def pods_aboard(game: Game, who: Character) -> list[str]:
    """The Pods of both Sections that are still aboard (SH-HATCH-01)."""
    return pods.aboard(game)


@EFFECTS.bind("room", "evacuation-section-a.enter-a-pod", "evacuation-section-b.enter-a-pod", choices=pod_free)
def enter_a_pod(game: Game, who: Character) -> None:
    """Roll for Noise, then take a place in a Pod of this Section (SH-EVAC-02, SH-EVAC-03, SH-EVAC-05)."""
    pods.try_to_enter(game, who)


@EFFECTS.bind("room", "hibernatorium.hibernate", choices=chamber_free)
def hibernate(game: Game, who: Character) -> None:
    """Roll for Noise, then sleep (SH-HIBER-02, SH-HIBER-03)."""
    hibernation.hibernate(game, who)


@EFFECTS.bind("room", "generator.start", choices=can_start)
def start_self_destruct(game: Game, who: Character) -> None:
    """The Sequence begins (SH-GENERATOR-01)."""
    self_destruct.start(game)


@EFFECTS.bind("room", "generator.stop", choices=can_stop)
def stop_self_destruct(game: Game, who: Character) -> None:
    """The Sequence is stopped (SH-GENERATOR-03)."""
    self_destruct.stop(game)


@EFFECTS.bind("room", "hatch-control-system.turn-a-pod", choices=pods_aboard)
def turn_a_pod(game: Game, who: Character, pod: str) -> None:
    """Lock or unlock a Pod (SH-HATCH-01)."""
    pods.turn(game, pod)
