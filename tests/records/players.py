"""Players that know what they want, for games that random play hardly ever reaches."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

import attrs

from nemesis_core.bots import RandomBot


class Waits(RandomBot):
    """Passes whenever it may and keeps its hand."""

    __slots__ = ()

    def __call__(self, game: Any, decision: Any) -> Any:
        for option in (("pass",), "done"):
            if option in decision.options:
                return option
        return super().__call__(game, decision)


@attrs.frozen
class Aim:
    """Something to do in the Room `tile`, by an option that begins with `option`, until `done(game, who)`.

    Nobody sets out before it is `due(game)`.
    """

    tile: str
    option: tuple[str, ...]
    done: Callable[[Any, Any], bool] = lambda game, who: False
    due: Callable[[Any], bool] = lambda game: True


def signal_sent(game: Any, who: Any) -> bool:
    """Has `who` sent a Signal?"""
    return who.marks.get("signal", 0) > 0


@attrs.frozen
class Way:
    """What players can set out for on a board; `flee` are the Rooms from which it is left once it goes down."""

    signal: Aim
    destroy: Aim
    flee: tuple[Aim, ...]


FACILITY = Way(
    Aim("transmitter-control-room", ("room", "send-a-signal"), signal_sent),
    Aim("cooling-system", ("room", "initiate-autodestruction"), lambda game, who: game.facility.autodestruction >= 0),
    (Aim("exit-room", ("escape", "by-rover")),),
)
ARCHIVE = Aim("archive", ("room", "examine-the-archives"), lambda game, who: who.marks.get("knowledge-active", 0) > 0)
LOCK_IN = Aim("isolation-room", ("room", "lock-yourself-in"), due=lambda game: game.facility.time <= 10)
PODS = tuple(Aim(f"css-{letter}", ("room", f"enter-css-pod-{letter}")) for letter in "abc")
SHIP = Way(
    Aim("comms-room", ("room", "send-a-signal"), signal_sent),
    Aim("generator", ("room", "start"), lambda game, who: game.ship.self_destruct >= 0),
    tuple(Aim(f"evacuation-section-{letter}", ("room", "enter-a-pod")) for letter in "ab"),
)
EGG = Aim("nest", ("room", "take-an-egg"), lambda game, who: any(held.startswith("egg/") for held in who.held))
SLEEP = Aim("hibernatorium", ("room", "hibernate"))
OPEN = 8
"""The Time left when the chambers open."""


def on_ship(game: Any) -> bool:
    """Is it a game on the ship?"""
    return "ship" in game.state.parts


def time_left(game: Any) -> int:
    """The rounds that the Time track has left."""
    return game.ship.time if on_ship(game) else game.facility.time


class StartsLate(Waits):
    """Goes where the board is destroyed and starts it in one of the last three rounds."""

    __slots__ = ()

    def __call__(self, game: Any, decision: Any) -> Any:
        if decision.kind != "turn":
            return super().__call__(game, decision)
        who, time = game.table.characters[decision.seat], time_left(game)
        aim = (SHIP if on_ship(game) else FACILITY).destroy
        if time <= 3 and aim.option in decision.options:
            return aim.option
        step = next_step(game, who.place, place_of(game, aim.tile)) if time <= 9 else ""
        return walk(decision, step) or ("pass",)


class Aims(RandomBot):
    """Does one thing after another and moves on carefully; keeps the Objective `objective`; never reacts."""

    __slots__ = ("aims", "objective")

    def __init__(self, seed: int, seat: int, *aims: Aim, objective: str = "") -> None:
        super().__init__(seed, seat)
        self.aims, self.objective = aims, objective

    def __call__(self, game: Any, decision: Any) -> Any:
        for option in (("pass",), "done", "launch", f"{self.objective}/1"):
            if option in decision.options and decision.kind != "turn":
                return option
        if decision.kind != "turn":
            return super().__call__(game, decision)
        who = game.table.characters[decision.seat]
        aim = next((aim for aim in self.aims if not aim.done(game, who)), None)
        if aim is None or not aim.due(game):
            return ("pass",)
        for option in decision.options:
            if option[: len(aim.option)] == aim.option:
                return option
        return walk(decision, next_step(game, who.place, place_of(game, aim.tile))) or ("pass",)


class Drowsy(RandomBot):
    """Plays at random, goes to the chambers once they are open, and sleeps as soon as it can."""

    __slots__ = ()

    def __call__(self, game: Any, decision: Any) -> Any:
        if decision.kind != "turn":
            return super().__call__(game, decision)
        for option in decision.options:
            if option[: len(SLEEP.option)] == SLEEP.option:
                return option
        who = game.table.characters[decision.seat]
        step = next_step(game, who.place, place_of(game, SLEEP.tile)) if time_left(game) <= OPEN else ""
        return walk(decision, step) or super().__call__(game, decision)


def place_of(game: Any, tile: str) -> str:
    """Where the Room `tile` lies, face down or not; the Exit Room is the one with the Rover."""
    if tile == "exit-room":
        return game.facility.rover
    return next((place for place, lies in game.table.tiles.items() if lies == tile), "")


def walk(decision: Any, step: str) -> Any:
    """The option that leads to the place `step`, carefully if that can be paid for."""
    for kind in ("careful", "move"):
        for option in decision.options:
            if option[:2] == (kind, step):
                return option
    return None


def next_step(game: Any, start: str, goal: str) -> str:
    """The first place on a shortest way from `start` to `goal` without Closed Doors, or an empty text."""
    before, waiting = {start: ""}, deque([start])
    while waiting:
        place = waiting.popleft()
        for corridor, other in game.board.ways[place]:
            if other not in before and game.table.doors.get(corridor) != "closed":
                before[other] = place
                waiting.append(other)
    step = goal if goal in before and goal != start else ""
    while step and before[step] != start:
        step = before[step]
    return step
