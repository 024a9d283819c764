"""Does a piece go together with a variant? All that is wrong with its records, effects, state and steps."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pluggy

from ..assembly import assemble, pick
from ..building import package_files
from ..contributions import content_of, parts_of, phases_of, register
from ..errors import ContentError, NemesisError
from ..plugins import Piece, Registry, load_object
from .findings import Finding
from .joining import Trial, Trials
from .places import line_of, marked, place_of, raised_at
from .source import Subject

MOST_SEATS: Final = 5
NAMED: Final = re.compile(r"(?P<kind>[a-z_]+) (?P<owner>[\w-]+):(?P<id>[\w.-]+): ")
"""A record in an error: "room mine:den: ..."."""
BOUND: Final = re.compile(r"(?P<owner>[\w-]+): an effect is bound to (?P<kind>\w+) (?P<id>[\w.-]+), ")
STATE: Final = re.compile(r"\b(state field|the part [\w-]+ of the state) ")
ANSWER: Final = re.compile(r"^(?P<owner>[\w-]+) returned .* from (?P<hook>\w+), which asks for ")
"""What a hook answers is of another type than it should be."""
IN_FILE: Final = re.compile(r"^[\w-]+/[\w.-]+\.toml(?=: )|^\S+\.toml(?=: )")
LINE: Final = re.compile(r"\(at line (?P<line>\d+), ")
STEP: Final = re.compile(r"\bstep (?P<step>[\w-]+/[\w-]+|[\w-]+)")


def assembled(trials: Trials, subject: Subject) -> Iterator[tuple[Trial, tuple[int, int]] | Finding]:
    """The trials that can be played with how many can play, and a finding for each fault of the others.

    A variant whose board lacks a role that the piece needs is none that it fits.
    """
    fitting, trials.fitting = trials.fitting, []
    for trial in fitting:
        registry = trial.registry(subject.registry)
        try:
            ruleset = assemble(trial.manifest, registry=registry)
        except NemesisError as error:
            if why := _lacking_role(trial, registry):
                trials.refused.setdefault(trial.piece, {})[trial.name] = why
            else:
                yield from _faults(trial, registry, subject, error)
            continue
        trials.fitting.append(trial)
        yield trial, ruleset.players


def unfit(trials: Trials, subject: Subject, faults: list[Finding]) -> Iterator[Finding]:
    """A finding for each piece that fits no variant at all, unless something else is wrong with it."""
    tried = {trial.piece for trial in trials.fitting} | {finding.piece for finding in faults}
    for piece in subject.pieces:
        if piece.id not in tried:
            reasons = dict.fromkeys(_own_part(piece, why) for why in trials.refused.get(piece.id, {}).values())
            text = f"it fits no variant: {'; '.join(list(reasons)[:3])}"
            yield Finding(piece=piece.id, kind="fit", place=f"Piece({piece.id!r})", text=text)


def _own_part(piece: Piece, why: str) -> str:
    """What in a reason is about `piece`, or all of it."""
    own = [part for part in why.split("; ") if part.startswith(f"{piece.id} ")]
    return "; ".join(own) or why


def _lacking_role(trial: Trial, registry: Registry) -> str:
    """Which role the piece needs that nothing in the variant offers, or an empty text."""
    if trial.brought:
        return ""
    piece = registry.get(trial.piece)
    pieces = pick(trial.manifest, registry)
    try:
        content = content_of(pieces, register(pieces, registry.homes), ())
    except NemesisError:
        return ""
    there = {role for kind in ("place", "room") for record in content.of(kind) for role in record.roles}
    lacking = [role for role in piece.roles if role not in there]
    if not lacking:
        return ""
    return f"{piece.id} needs a Room with the role {', '.join(lacking)}, and {trial.manifest.board} has none"


# ---------------------------------------------------------------- all faults


def _faults(trial: Trial, registry: Registry, subject: Subject, first: NemesisError) -> Iterator[Finding]:
    """Each thing that is wrong where `first` is what assembly says."""
    try:
        pieces = pick(trial.manifest, registry)
        manager = register(pieces, registry.homes)
    except NemesisError:
        found: list[NemesisError] = [first]
    else:
        found = _of_all(pieces, manager) or [first]
    for error in found:
        yield finding_of(error, trial, subject)


def _of_all(pieces: list[Piece], manager: pluggy.PluginManager) -> list[NemesisError]:
    records: list[ContentError] = []
    found = []
    asked: tuple[Callable[[], Any], ...] = (
        lambda: content_of(pieces, manager, (), faults=records),
        lambda: parts_of(manager),
        lambda: phases_of(manager),
    )
    for ask in asked:
        try:
            ask()
        except NemesisError as error:
            found.append(error)
    return [*records, *found]


def finding_of(error: NemesisError, trial: Trial, subject: Subject) -> Finding:
    """The finding of an error in assembly, with the place that it names."""
    text = " ".join(str(error).split())
    kind, place = _place(error, text, trial.piece, subject)
    return Finding(piece=trial.piece, kind=kind, place=place, text=text, variant=trial.name)


def _place(error: NemesisError, text: str, piece: str, subject: Subject) -> tuple[str, str]:
    if found := ANSWER.search(text):
        return "hook", _hook(subject, found["owner"], found["hook"])
    if STATE.search(text):
        return "save", _hook(subject, piece, "state_parts")
    if found := NAMED.search(text) or BOUND.search(text):
        kind = "effect" if "effect" in text else "record"
        return kind, f"record {found['kind']} {found['id']}{_line(subject, found['owner'], found['id'])}"
    if found := IN_FILE.match(text):
        line = LINE.search(text)
        return "record", line_of(found[0], int(line["line"])) if line else found[0]
    if isinstance(error.__cause__, Exception) and error.__cause__.__traceback__:
        return "raised", raised_at(error.__cause__, subject.folders())
    if found := STEP.search(text):
        return "fit", f"step {found['step']}"
    return "fit", "assembly"


def _hook(subject: Subject, owner: str, hook: str) -> str:
    """The hook with its line, if it is one of the piece `owner`."""
    names = [name for piece in subject.pieces if piece.id == owner for name in piece.implementation]
    found = [impl for name in names for other, impl in marked(load_object(name)) if other == hook]
    return place_of(found[0].function, hook) if found else f"hook {hook}"


def _line(subject: Subject, owner: str, name: str) -> str:
    """File and line of the record `name`, if it stands in one of the piece's files."""
    piece = next((piece for piece in subject.pieces if piece.id == owner), None)
    wanted = re.compile(rf"^id\s*=\s*[\"']{re.escape(name.partition('.')[0])}[\"']", re.MULTILINE)
    for file in _files(piece) if piece else ():
        if found := wanted.search(file.read_text(encoding="utf-8")):
            return ", " + line_of(str(file), file.read_text(encoding="utf-8").count("\n", 0, found.start()) + 1)
    return ""


def _files(piece: Piece) -> list[Path]:
    try:
        return [Path(str(file)) for file in package_files(piece.content)] if piece.content else []
    except (ImportError, OSError, TypeError):
        return []


def games_of(
    players: tuple[int, int], wanted: int | None, games: int, seed: int, turn: int = 0
) -> list[tuple[int, int]]:
    """The games of a variant, (seats, seed): the numbers of seats that it allows in turns, the first by `turn`.

    With `wanted` seats there are none in a variant that does not allow so many.
    """
    low, high = players
    if wanted:
        seats = [wanted] if low <= wanted <= high else []
    else:
        seats = list(range(low, max(low, min(high, MOST_SEATS)) + 1))
    return [(seats[(i + turn) % len(seats)], seed + i) for i in range(games if seats else 0)]
