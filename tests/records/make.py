"""Make the records again: `python tests/records/make.py`. Needed when content or rules change what a game does.

Bots that play at random reach most endings within some hundred seeds. For the others one seat seeks the Cooling
System and starts Autodestruction late, while the rest pass.
"""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from nemesis_core import assemble
from nemesis_core.bots import Bot, RandomBot, make_bots
from nemesis_core.records import Recorder, write_record

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))

from ways import WANTED, file_of, shows  # noqa: E402 (a script, run beside its module)


class Waits(RandomBot):
    """Passes whenever it may and keeps its hand."""

    def __call__(self, game: Any, decision: Any) -> Any:
        for option in (("pass",), "done"):
            if option in decision.options:
                return option
        return super().__call__(game, decision)


class StartsLate(Waits):
    """Goes to the Cooling System and starts Autodestruction on one of the last three slots."""

    def __call__(self, game: Any, decision: Any) -> Any:
        if decision.kind != "turn":
            return super().__call__(game, decision)
        who, time = game.table.characters[decision.seat], game.facility.time
        goal = next(place for place, tile in game.table.tiles.items() if tile == "cooling-system")
        if time <= 3 and ("room", "initiate-autodestruction") in decision.options:
            return "room", "initiate-autodestruction"
        step = next_step(game, who.place, goal) if time <= 9 else ""
        for kind in ("careful", "move"):
            for option in decision.options:
                if option[:2] == (kind, step):
                    return option
        return ("pass",)


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


def crews() -> Iterator[tuple[int, int, list[Bot]]]:
    """Seats, seed and bots of the games to try, in order."""
    for seed in range(40):
        yield 5, seed, [StartsLate(seed, 0), *(Waits(seed, seat) for seat in range(1, 5))]
    for seed in range(4000):
        for seats in (2, 3, 4, 5):
            for name in ("random", "curious"):
                yield seats, seed, make_bots(name, seats, seed)


def main() -> None:
    """Write one record for each ending and each way to win."""
    ruleset = assemble("lockdown")
    wanted = list(WANTED)
    for old in HERE.glob("*.json"):
        old.unlink()
    for seats, seed, bots in crews():
        game = ruleset.new_game(seats, seed)
        recorder, events = Recorder(game), []
        game.listener = events.append
        game.play(bots)
        for name in shows(game, events):
            if name in wanted:
                wanted.remove(name)
                write_record(recorder.record(), file_of(name))
        if not wanted:
            return
    raise SystemExit(f"no game found for: {wanted}")


if __name__ == "__main__":
    main()
