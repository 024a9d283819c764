"""Whole games, played to their end: with the name and digest of each step, or with all components counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

import attrs

from ..assembly import Ruleset
from ..bots import make_bots
from ..errors import GameOver
from ..game import STALL, Game
from ..knowledge import redeal
from ..records import Recorder
from ..screen import names_in, panels, results

RAISED: Final = (Exception, SystemExit, GameOver)
"""What a plugin may raise: `sys.exit` is no reason to end the check."""
ROUND: Final = 100
"""So many of the last steps show where a game without an end goes round."""


class Astray(AssertionError):
    """Components are lost or doubled after step `number` of the game of `seed`."""

    def __init__(self, text: str, number: int, seats: int, seed: int) -> None:
        super().__init__(text)
        self.number, self.seats, self.seed = number, seats, seed


def bots_of(seed: int) -> str:
    """The bots of a game follow from its seed, so that a command with the seed repeats it."""
    return "curious" if seed % 3 == 1 else "random"


def owner_of(game: Game) -> str:
    """The piece of the step at which `game` stands, or an empty text."""
    steps = game.ruleset.phases.get(game.state.phase, ())
    return steps[game.state.step].owner if game.state.step < len(steps) else ""


def step_of(game: Game) -> str:
    """The step at which `game` stands, with the piece that it is from."""
    name = game.ruleset.step_name(game.state.phase, game.state.step)
    return f"{game.state.phase}/{name} of {owner_of(game)}" if name else game.state.phase


def watch(game: Game, after: Callable[[Game, str, int], None]) -> None:
    """Have `after(game, step, number)` called after each step of `game`, and what was called before."""
    before, standing = game.on_step, [step_of(game)]

    def step(now: Game) -> None:
        name, standing[0] = standing[0], step_of(now)
        if before:
            before(now)
        after(now, name, now.state.steps - 1)

    game.on_step = step


@attrs.frozen
class Played:
    """A game as it went: decisions, and after each step its name and the state's digest."""

    decisions: int
    steps: list[tuple[str, str]]


def play(ruleset: Ruleset, seats: int, seed: int, look: bool = False) -> Played:
    """Play the game of `seed`, as far as it goes; with `look` its end is shown on every screen."""
    game = ruleset.new_game(seats, seed)
    recorder, names = Recorder(game), list[str]()
    watch(game, lambda now, name, number: names.append(name))
    try:
        game.play(make_bots(bots_of(seed), seats, seed))
        if look:
            _look(game, seed)
    except RAISED:  # the check of the game says so
        pass
    return Played(game.state.decisions, list(zip(names, recorder.digests, strict=False)))


def _look(game: Game, seed: int) -> None:
    """Everything that is shown of a game, for which hooks are there that do not run while it is played."""
    view = redeal(game, 0, seed).view(0)
    names = names_in(game.ruleset, view)
    panels(game.ruleset, view, names)
    results(game, names)
    game.hooks.report(game)


def check_play(ruleset: Ruleset, seats: int, seed: int) -> None:
    """A game runs to an end of its own, with each decision in order and every component in one place after each step.

    :raises AssertionError: saying what is wrong, and in which step.
    """
    from ..testing.conformance.checks import checked
    from ..testing.conformance.failing import explained

    game, names = ruleset.new_game(seats, seed), list[str]()
    conserved = game.conserved()

    def count(now: Game, name: str, number: int) -> None:
        names.append(name)
        try:
            conserved(now)
        except AssertionError as error:
            where = f"({seats} seats, step {name}, decision {now.state.decisions})"
            raise Astray(f"{error} {where}", number, seats, seed) from error

    watch(game, count)
    try:
        game.play(checked(make_bots(bots_of(seed), seats, seed)))
    except Astray:
        raise
    except RAISED:
        with explained(game):
            raise
    if game.state.ending == STALL:
        often = Counter(names[-ROUND:]).most_common(1)[0][0]
        raise AssertionError(
            f"the game did not end in {ruleset.max_steps} steps ({seats} seats, step {often}, decision 0)"
        )
    if not game.state.ending:
        raise AssertionError("the game is over and has no ending")
