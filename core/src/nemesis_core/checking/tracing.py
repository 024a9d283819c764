"""Where two runs of one game part: what hooks and effects returned, what was asked and drawn in one step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import update_wrapper
from typing import Any, Final

import attrs

from ..assembly import Ruleset
from ..bots import make_bots
from ..game import Decision, Game, Option
from ..hooks import piece_of
from ..hookspecs import components
from ..serial import converter
from .places import place_of
from .whole import RAISED, bots_of, owner_of

Entry = list[str]
"""The piece, the place, what was done there, and the value that came of it."""
LONGEST: Final = 200


class Tracer:
    """Writes down what happens from one step to another in games of `ruleset`, which is changed for good."""

    def __init__(self, ruleset: Ruleset, since: int, until: int) -> None:
        self.ruleset, self.steps = ruleset, range(since, until + 1)
        self.entries: list[Entry] = []
        self.inside: list[tuple[str, str]] = []
        self.standing = "", ""
        self.on = False
        self._wrap()

    def _wrap(self) -> None:
        effects, hooks = self.ruleset.content.effects, self.ruleset.hooks
        for (owner, kind, key), effect in effects.items():
            place = f"effect {kind} {key}, {place_of(effect.run).partition(', ')[2]}"
            choices = effect.choices and self._traced(effect.choices, owner, place)
            effects[owner, kind, key] = attrs.evolve(
                effect, run=self._traced(effect.run, owner, place), choices=choices
            )
        for name in hooks.names:
            for impl in [] if name in vars(components) else hooks.caller(name).get_hookimpls():
                traced = self._traced(impl.function, piece_of(impl), place_of(impl.function, name))
                impl.function = traced  # type: ignore[misc]
        hooks.compose()
        self.ruleset.compile()

    def _traced(self, function: Callable[..., Any], piece: str, place: str) -> Callable[..., Any]:
        def traced(*given: Any, **named: Any) -> Any:
            if not self.on:
                return function(*given, **named)
            self.inside.append((piece, place))
            try:
                result = function(*given, **named)
            finally:
                self.inside.pop()
            self.entries.append([piece, place, "returned", told(result)])
            return result

        return update_wrapper(traced, function)

    def _note(self, game: Game, what: str, value: Any) -> None:
        piece, place = self.inside[-1] if self.inside else self.standing
        self.entries.append([piece, place, what, told(value)])

    def play(self, seats: int, seed: int) -> list[Entry]:
        """What happens in these steps of the game of `seed`."""
        game = self.ruleset.new_game(seats, seed)
        self.entries, self.inside, self.on = [], [], 0 in self.steps
        self.standing = _standing(game)
        bots = make_bots(bots_of(seed), seats, seed)

        def ask(now: Game, decision: Decision) -> Option:
            if self.on:
                self._note(now, f"asked {decision.kind} with the options", decision.options)
            return bots[decision.seat](now, decision)

        for name in ("roll", "pick", "shuffle"):
            self._watch(game, name)
        game.on_step = self._step
        try:
            game.play([ask] * seats)
        except RAISED:  # said by the check of the game
            return self.entries
        return self.entries

    def _watch(self, game: Game, name: str) -> None:
        draw = getattr(game, name)

        def watched(what: str, among: Sequence[str]) -> Any:
            before = list(among)
            result = draw(what, among)
            if self.on:
                self._note(game, f"drew {what} from", before)
                self._note(game, f"drew {what} and got", result)
            return result

        setattr(game, name, watched)

    def _step(self, game: Game) -> None:
        if self.on:
            for name, part in game.state.parts.items():
                self._note(game, f"left {name} in the state as", converter.unstructure(part))
            self._note(game, "left the streams of the state as", game.state.streams)
        self.on, self.standing = game.state.steps in self.steps, _standing(game)


def _standing(game: Game) -> tuple[str, str]:
    """The piece of the step at which `game` stands, and its function."""
    state = game.state
    runs = game.ruleset.runs.get(state.phase, ())
    if state.step >= len(runs):
        return "", ""
    return owner_of(game), place_of(runs[state.step])


def told(value: Any) -> str:
    """`value` as another process would tell it too: what has no order sorted, objects by their class."""
    if value is None or isinstance(value, bool | int | float | str):
        return repr(value)
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(told, value))}]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{told(key)}: {told(item)}" for key, item in value.items()) + "}"
    if isinstance(value, set | frozenset):
        return "{" + ", ".join(sorted(map(told, value))) + "}"
    return type(value).__name__


def parting(one: Sequence[Entry], other: Sequence[Entry]) -> tuple[str, str, str] | None:
    """The piece and place at which two traces part, and how; None when they are the same."""
    for mine, theirs in zip(one, other, strict=False):
        if mine != theirs:
            piece, place, what, value = mine
            if mine[:3] == theirs[:3]:
                here, there = _apart(value, theirs[3])
                return piece, place, f"it {what} {here} once and {there} another time"
            return piece, place, f"it went on otherwise ({what} {_short(value)} once)"
    return None


def _apart(one: str, other: str) -> tuple[str, str]:
    """Two texts from shortly before the place on at which they part, if they are long."""
    if max(len(one), len(other)) <= LONGEST:
        return one, other
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    start = max(0, at - LONGEST // 4)
    dots = "..." if start else ""
    return dots + _short(one[start:]), dots + _short(other[start:])


def _short(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}..."
