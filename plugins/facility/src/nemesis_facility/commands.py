"""What cards of other pieces order the Facility to do, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import Command, Orders, possible

from . import contingencies, css, gate, power, procedures, venting

if TYPE_CHECKING:
    from nemesis_core import Game


def flip(game: Game, slot: str) -> None:
    """Turn the Power token of a Section, or of "elevator"; a place in no Section has none."""
    if slot in game.facility.power_at:
        power.flip_power(game, slot)


def switch(on: bool) -> Command:
    """Turn the Power token of a slot to its blue or red side."""
    return lambda game, slot: slot in game.facility.power_at and power.set_power(game, slot, on)


COMMANDS: dict[str, Command] = {
    "start-self-destruct": lambda game, argument: procedures.start_autodestruction(game),
    "stop-self-destruct": lambda game, argument: procedures.stop_autodestruction(game),
    "drain-power": lambda game, argument: power.drain(game),
    "power": switch(True),
    "unpower": switch(False),
    "flip-power": flip,
    "turn-up-contingency": lambda game, argument: contingencies.turn_up_next(game),
    "seal-highest": lambda game, argument: venting.seal_highest(game),
    "take-css": css.take_off,
    "open-gate": lambda game, argument: gate.open_gate(game),
    "move-rover": lambda game, argument: gate.move_rover(game, argument),
}
TARGETS = {
    "move-rover": gate.rover_targets,
    "open-gate": lambda game: possible(not game.facility.gate_open),
    "start-self-destruct": lambda game: possible(not procedures.autodestruction_running(game)),
    "take-css": css.takeable,
    "stop-self-destruct": lambda game: possible(procedures.can_stop_autodestruction(game)),
}
"""What a card can choose from for a command."""
ORDERS = Orders(COMMANDS, TARGETS)
"""Answers the orders."""
