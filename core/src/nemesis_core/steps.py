"""Phases as ordered lists of named steps, composed from what each piece inserts, replaces or removes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import attrs

from .errors import StepError

if TYPE_CHECKING:
    from .game import Game


@attrs.frozen
class Step:
    """A named step of a phase.

    `run(game)` returns True to be called again (with a boundary between), anything false to go on. With
    neither `after` nor `before` the step goes to the end of its phase. `replaces` names a step whose place
    it takes; `removes` names a step that disappears (then `run` is not needed).
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


def _take_place(order: list[OwnedStep], changed: dict[str, str], step: Step, owner: str) -> None:
    target = step.replaces or step.removes
    if target in changed:
        raise StepError(f"{owner} and {changed[target]} both change step {step.phase}/{target}; leave one of them out")
    at = next((i for i, s in enumerate(order) if s.name == target), None)
    if at is None:
        raise StepError(f"{owner}: step {step.phase}/{target} does not exist, so it cannot be replaced or removed")
    changed[target] = owner
    if step.removes:
        del order[at]
    else:
        assert step.run is not None
        order[at] = OwnedStep(step.name, owner, step.run)


def _insert(order: list[OwnedStep], followers: dict[str, int], step: Step, owner: str) -> bool:
    anchor = step.after or step.before
    at = next((i for i, s in enumerate(order) if s.name == anchor), None)
    if at is None:
        return False
    assert step.run is not None
    if step.after:
        # A later plugin's step goes behind the ones that asked for the same anchor earlier.
        at += 1 + followers.get(anchor, 0)
        followers[anchor] = followers.get(anchor, 0) + 1
    order.insert(at, OwnedStep(step.name, owner, step.run))
    return True


def compose_steps(phase: str, given: Iterable[tuple[str, Step]]) -> tuple[OwnedStep, ...]:
    """Order the steps of `phase`; `given` are (owner, step) in the order of registration.

    :raises StepError: for a missing anchor, a cycle, two steps of one name, or two pieces changing one step.
    """
    mine = [(owner, step) for owner, step in given if step.phase == phase]
    order: list[OwnedStep] = []
    seen: dict[str, str] = {}
    for owner, step in mine:
        if step.removes:
            continue
        if step.name in seen:
            raise StepError(f"{owner} and {seen[step.name]} both have a step {phase}/{step.name}; rename one")
        seen[step.name] = owner
        if not (step.after or step.before or step.replaces):
            assert step.run is not None
            order.append(OwnedStep(step.name, owner, step.run))
    waiting = [(o, s) for o, s in mine if s.after or s.before]
    followers: dict[str, int] = {}
    while waiting:
        left = [(o, s) for o, s in waiting if not _insert(order, followers, s, o)]
        if len(left) == len(waiting):
            owner, step = left[0]
            anchor = step.after or step.before
            if anchor in seen:
                names = ", ".join(s.name for _, s in left)
                raise StepError(f"{owner}: steps of {phase} wait for each other in a circle: {names}")
            raise StepError(f"{owner}: step {phase}/{step.name} wants a place beside {anchor}, which does not exist")
        waiting = left
    changed: dict[str, str] = {}
    for owner, step in mine:
        if step.replaces or step.removes:
            _take_place(order, changed, step, owner)
    return tuple(order)
