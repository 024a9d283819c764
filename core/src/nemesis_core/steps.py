"""Phases as ordered lists of named steps, composed from what each piece inserts, replaces or removes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

import attrs

from .errors import StepError

if TYPE_CHECKING:
    from .game import Game
    from .hooks import Hooks


@attrs.frozen
class Step:
    """A named step of a phase. With none of the last four it goes to the end of its phase; more than one is refused.

    :param phase: "setup", "player", "event" or "victory".
    :param name: what it is called, unique in its phase.
    :param run: a function of the game that returns True to be called again, with a boundary between at which a game can
        be saved, and anything false to go on.
    :param after: the step right behind which it stands, behind others that are there for the same reason.
    :param before: the step right before which it stands.
    :param replaces: a step whose place it takes; that name stays a place beside which others can stand.
    :param removes: a step that disappears; then `run` is not needed.
    """

    phase: str
    name: str
    run: Callable[[Game], object] | None = None
    after: str = ""
    before: str = ""
    replaces: str = ""
    removes: str = ""


@attrs.frozen
class OwnedStep:
    """A composed step with the piece it came from."""

    name: str
    owner: str
    run: Callable[[Game], object]


class _Order:
    """The steps of one phase while they are being put in order."""

    def __init__(self, phase: str) -> None:
        self.phase = phase
        self.steps: list[OwnedStep] = []
        self.groups: dict[str, str] = {}
        """Inserted step -> the step behind which its group stands."""
        self.changed: dict[str, str] = {}

    def find(self, name: str) -> int:
        return next((i for i, step in enumerate(self.steps) if step.name == name), -1)

    def insert(self, step: Step, anchor: str, owner: str) -> bool:
        """Put `step` beside `anchor`; False when that is not there (yet)."""
        at = self.find(anchor)
        if at < 0:
            return False
        if step.after:
            # Behind what others have put there before, with all that hangs on it.
            self.groups[step.name] = anchor
            at += 1
            while at < len(self.steps) and self._hangs_on(self.steps[at].name, anchor):
                at += 1
        elif anchor in self.groups:
            self.groups[step.name] = self.groups[anchor]
        self.steps.insert(at, _owned(step, owner))
        return True

    def _hangs_on(self, name: str, anchor: str) -> bool:
        while name in self.groups:
            name = self.groups[name]
            if name == anchor:
                return True
        return False

    def change(self, step: Step, owner: str) -> None:
        """Let `step` replace or remove the one that it names."""
        target, other = step.replaces or step.removes, self.changed.get(step.replaces or step.removes)
        if other is not None:
            raise StepError(f"{owner} and {other} both change step {self.phase}/{target}; leave one of them out")
        at = self.find(target)
        if at < 0:
            raise StepError(f"{owner}: step {self.phase}/{target} does not exist, so it cannot be replaced or removed")
        self.changed[target] = owner
        self.steps[at : at + 1] = [] if step.removes else [_owned(step, owner)]


def _owned(step: Step, owner: str) -> OwnedStep:
    if step.run is None:
        raise StepError(f"{owner}: step {step.phase}/{step.name} has nothing to run")
    return OwnedStep(step.name, owner, step.run)


def _check(phase: str, mine: list[tuple[str, Step]]) -> dict[str, str]:
    """The owner of each name; names are unique, but a step may replace one of its own name."""
    owners: dict[str, str] = {}
    for owner, step in mine:
        if sum(map(bool, (step.after, step.before, step.replaces, step.removes))) > 1:
            raise StepError(f"{owner}: step {phase}/{step.name} may name one of after, before, replaces and removes")
        if step.removes or step.replaces == step.name:
            continue
        if step.name in owners:
            raise StepError(f"{owner} and {owners[step.name]} both have a step {phase}/{step.name}; rename one")
        owners[step.name] = owner
    return owners


def compose_steps(phase: str, given: Iterable[tuple[str, Step]]) -> tuple[OwnedStep, ...]:
    """Order the steps of `phase`; `given` are (owner, step) in the order of registration.

    Steps stand in that order, those with an anchor right beside it; a step that is replaced or removed by one
    piece can still be another's anchor, and so can the one that replaces it.

    :raises StepError: for a missing anchor, a cycle, two steps of one name, or two pieces changing one step.
    """
    mine = [(owner, step) for owner, step in given if step.phase == phase]
    owners = _check(phase, mine)
    order = _Order(phase)
    order.steps = [_owned(s, o) for o, s in mine if not (s.after or s.before or s.replaces or s.removes)]
    places = {step.name: step.replaces for _, step in mine if step.replaces}
    waiting = [(o, s) for o, s in mine if s.after or s.before]
    while waiting:
        left = []
        for owner, step in waiting:
            anchor = step.after or step.before
            if not order.insert(step, places.get(anchor, anchor), owner):
                left.append((owner, step))
        if len(left) == len(waiting):
            raise _stuck(phase, left, owners)
        waiting = left
    for owner, step in mine:
        if step.replaces or step.removes:
            order.change(step, owner)
    return tuple(order.steps)


def skippable(phases: Mapping[str, tuple[OwnedStep, ...]], hooks: Hooks) -> dict[str, tuple[OwnedStep, ...]]:
    """`phases`, with a step asked about each time where a piece can have it left out."""
    if not hooks.implementations("step_left_out"):
        return dict(phases)
    return {
        phase: tuple(attrs.evolve(step, run=_unless_left_out(phase, step)) for step in steps)
        for phase, steps in phases.items()
    }


def _unless_left_out(phase: str, step: OwnedStep) -> Callable[[Game], object]:
    def run(game: Game) -> object:
        return None if game.hooks.step_left_out(game, phase, step) else step.run(game)

    return run


def _stuck(phase: str, left: list[tuple[str, Step]], owners: dict[str, str]) -> StepError:
    """Why none of the steps that are `left` finds its anchor."""
    for owner, step in left:
        anchor = step.after or step.before
        if anchor not in owners:
            return StepError(f"{owner}: step {phase}/{step.name} wants a place beside {anchor}, which does not exist")
    names = ", ".join(f"{step.name} ({owner})" for owner, step in left)
    return StepError(f"steps of {phase} wait for each other in a circle: {names}; change one's after or before")
