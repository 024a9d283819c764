"""What cards of other pieces order the ship to do, by name."""

from __future__ import annotations

from nemesis_core.rules import Command, Orders, possible

from . import airlock, course, engines, pods, self_destruct

COMMANDS: dict[str, Command] = {
    "launch-highest-pod": pods.launch_highest,
    "launch-lowest-pod": lambda game, argument: pods.launch_lowest(game),
    "peek-coordinates": course.peek,
    "reorder-engine": engines.reorder_here,
    "seal-highest": lambda game, argument: airlock.open_highest(game),
    "start-self-destruct": lambda game, argument: self_destruct.start(game),
    "stop-self-destruct": lambda game, argument: self_destruct.stop(game),
    "turn-pod": pods.turn,
}
TARGETS = {
    "launch-lowest-pod": lambda game: possible(pods.aboard(game)),
    "peek-coordinates": course.uninformed,
    "reorder-engine": engines.engine_rooms,
    "start-self-destruct": lambda game: possible(self_destruct.can_start(game)),
    "stop-self-destruct": lambda game: possible(self_destruct.can_stop(game)),
    "turn-pod": pods.aboard,
}
"""What a card can choose from for a command."""
ORDERS = Orders(COMMANDS, TARGETS, {"turn-pod-at": pods.pods_at})
"""Answers the orders."""
