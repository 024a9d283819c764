"""The Action cards of the CEO, most of which use the Robot, and the Quest Items."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemesis_core.rules import (
    crew_kit,
    deal,
    draw_to_hand,
    free_room_uses,
    has_role,
    movable_doors,
    own_items,
    remote_kit,
    room_kit,
    spend,
)

from .effects import EFFECTS

if TYPE_CHECKING:
    from collections.abc import Callable

    from nemesis_core import Game
    from nemesis_core.rules import Character, Moment

ROBOT: Final = "robot"
GATE: Final = "open-gate"
EXIT: Final = "exit"
STRIKE: Final = 2
BONUS: Final = 3

# ---------------------------------------------------------------- the Robot


def robot_of(game: Game, who: Character) -> str:
    """The Robot of `who` with Energy left, or an empty text."""
    return next((card for card in own_items(who) if game.cards.called(card, ROBOT) and who.ammo[card]), "")


def has_energy(game: Game, who: Character, argument: str) -> bool:
    """Need `robot`: the Robot of `who` has Energy."""
    return bool(robot_of(game, who))


def by_robot(act: Callable[..., None]) -> Callable[..., None]:
    """The use of a card by which the Robot does `act`, for 1 Energy."""

    def use(game: Game, who: Character, *target: Any) -> None:
        spend(game, who, robot_of(game, who))
        act(game, who, *target)

    return use


EFFECTS.bind("action_card", "robot-labour.fix-room", choices=crew_kit.broken)(by_robot(crew_kit.fix_room))
EFFECTS.bind("action_card", "robot-labour.put-out-fire", choices=crew_kit.burning)(by_robot(crew_kit.put_out_fire))
EFFECTS.bind("action_card", "robot-labour.engine", choices=crew_kit.engine_here)(by_robot(crew_kit.reorder_engine))


@by_robot
def strike(game: Game, who: Character, target: str) -> None:
    """Robot Assault: 2 Injuries (LD-INJ-01)."""
    deal(game, who, target, STRIKE, "robot-assault")


@by_robot
def shield(game: Game, holder: Character, target: tuple[str, ...], moment: Moment) -> None:
    """Robot Guard: the Attack does nothing."""
    crew_kit.deny(game, holder, target, moment)


EFFECTS.bind("action_card", "robot-assault.strike", choices=crew_kit.injurable_here)(strike)
EFFECTS.bind("action_card", "robot-guard.shield", choices=crew_kit.concerns_holder)(shield)

# ---------------------------------------------------------------- what becomes an executive

EFFECTS.bind("action_card", "executive-access.free-room-action", choices=free_room_uses)(crew_kit.free_room_action)
EFFECTS.bind("action_card", "executive-access.door", choices=movable_doors)(crew_kit.set_door)
EFFECTS.bind("item", "ceo-access-card.remote-room-action", choices=remote_kit.remote_uses)(remote_kit.remote_action)
EFFECTS.bind("item", "ceo-private-channel.send-signal", choices=room_kit.not_sent)(room_kit.send_signal)


def all_pods(game: Game, who: Character) -> list[str]:
    """The Escape Pods aboard."""
    return list(game.hooks.command_targets(game, crew_kit.POD) or ())


EFFECTS.bind("action_card", "golden-parachute.unlock-pod", choices=all_pods)(crew_kit.turn_pod)


def at_closed_gate(game: Game, who: Character) -> crew_kit.NoTarget:
    """Is `who` in an Exit Room, and the Main Gate closed?"""
    return crew_kit.when(has_role(game, who.place, EXIT) and game.hooks.command_targets(game, GATE))


@EFFECTS.bind("action_card", "golden-parachute.open-gate", choices=at_closed_gate)
def open_gate(game: Game, who: Character) -> None:
    """Golden Parachute: the Main Gate opens (LD-GATE-02)."""
    game.hooks.command(game, GATE, "")


@EFFECTS.bind("action_card", "golden-parachute.bonus")
def bonus(game: Game, who: Character) -> None:
    """Golden Parachute: 3 cards (LD-DRAW-03)."""
    draw_to_hand(game, who, BONUS)
