"""What runs in a process with the plugin: it loads, reads, assembles and plays, and tells what it finds line by line.

The process is the plugin's to ruin: it may print, hang, end itself or draw from whatever it likes.
"""

from __future__ import annotations

import faulthandler
import json
import os
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TextIO

import attrs

from ..assembly import Ruleset, assemble
from ..errors import NemesisDeprecationWarning, NemesisError
from ..manifest import Manifest, shipped
from ..plugins import installed
from . import source as sources
from .assembling import assembled, games_of, unfit
from .findings import Finding
from .fitting import hooking, loading
from .joining import Trial, find_trials
from .places import raised_at
from .playing import Player, checks
from .reading import reading
from .source import Subject
from .tracing import Tracer
from .whole import RAISED, play

CORE: Final = "nemesis_core"
USUAL_GAMES: Final = 60
"""Games in all where nobody says how many; in each variant at least one."""


class Voice:
    """The pipe to the command: a line of JSON for each thing that is told."""

    def __init__(self, pipe: TextIO, log: TextIO) -> None:
        self.pipe, self.log = pipe, log
        self.folders: list[Path] = []
        """Where the sources of the plugin are, as soon as that is known."""

    def __call__(self, **told: Any) -> None:
        """Tell `told`."""
        self.pipe.write(json.dumps(told) + "\n")
        self.pipe.flush()

    @contextmanager
    def limited(self, seconds: float) -> Iterator[None]:
        """End this process when what is inside takes longer, and leave in the log where it was."""
        faulthandler.dump_traceback_later(seconds, exit=True, file=self.log)
        try:
            yield
        finally:
            faulthandler.cancel_dump_traceback_later()


def survey(task: dict[str, Any], say: Voice) -> None:
    """Load, read and assemble; tell what is wrong, and which games are to be played."""
    with say.limited(task["limit"]):
        subject = sources.load(sources.from_data(task["source"]))
        name = subject.distribution
        say(about={"plugin": name, "version": subject.homes[0].version, "pieces": [p.id for p in subject.pieces]})
        faults = [*loading(subject), *hooking(subject)]
        folders = say.folders = subject.folders()
        faults += [finding for piece in [_reader(subject)] for finding in reading(piece, folders, _siblings(subject))]
        say(folders=[str(folder) for folder in folders])
        if not any(finding.kind in ("load", "api", "hook") for finding in faults):
            faults += _trials(subject, task, say)
        for finding in faults:
            say(finding=attrs.asdict(finding))


def _reader(subject: Subject) -> str:
    """To whom what is read belongs: the piece, if there is one alone."""
    return subject.pieces[0].id if len(subject.pieces) == 1 else subject.distribution


def _siblings(subject: Subject) -> frozenset[str]:
    """The packages of other plugins, but for those that the pieces extend."""
    based = {
        subject.registry.homes[p.extends].distribution for p in subject.pieces if p.extends in subject.registry.homes
    }
    own = {home.distribution for home in subject.homes} | based
    others = [home for home in installed() if home.plugin and home.distribution not in own]
    names = [name for home in others if home.plugin for piece in home.plugin.pieces for name in piece.implementation]
    mine = {folder.name.removesuffix(".py") for folder in subject.folders()}
    return frozenset(name.partition(":")[0].partition(".")[0] for name in names) - {CORE} - mine


def _trials(subject: Subject, task: dict[str, Any], say: Voice) -> list[Finding]:
    """Tell the trials that can be played; returns what is wrong with the others."""
    faults = _broken_variants(subject)
    trials = find_trials(subject, task["variant"])
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always", NemesisDeprecationWarning)
        assembling = list(assembled(trials, subject))
    faults += [found for found in assembling if isinstance(found, Finding)]
    _tell_games([found for found in assembling if not isinstance(found, Finding)], subject, task, say)
    for text in dict.fromkeys(str(w.message) for w in warned if w.category is NemesisDeprecationWarning):
        if any(text.startswith(f"{piece.id} of ") for piece in subject.pieces):
            say(remark=text)
    for piece, whys in trials.refused.items():
        say(refused={"piece": piece, "variants": whys})
    return [*faults, *unfit(trials, subject, faults)]


def _broken_variants(subject: Subject) -> list[Finding]:
    """What is wrong with the variants that the plugin brings."""
    advice, names = "mend the manifest", {home.distribution for home in subject.homes}
    broken = [text for text in shipped(subject.registry)[1] if text.partition(":")[0] in names]
    return [
        Finding(piece=text.partition(":")[0], kind="fit", place="variants", text=text, advice=advice) for text in broken
    ]


def _tell_games(made: list[tuple[Trial, tuple[int, int]]], subject: Subject, task: dict[str, Any], say: Voice) -> None:
    """Tell the trials with their games. A variant that the plugin brings is played where no piece of it is tried."""
    played = [trial for trial, _ in made if not (trial.brought and subject.pieces)]
    many = max(1, USUAL_GAMES // max(1, len(played))) if task["games"] is None else task["games"]
    for trial, players in made:
        games = games_of(players, task["players"], many, task["seed"], played.index(trial)) if trial in played else []
        say(trial={**attrs.asdict(trial), "games": games, "players": players})


# ---------------------------------------------------------------- games


def _made(task: dict[str, Any]) -> tuple[Subject, Trial, Ruleset]:
    subject = sources.load(sources.from_data(task["source"]))
    data = task["trial"]
    lists = {name: tuple(data["manifest"][name]) for name in ("crew", "house_rules", "content")}
    trial = Trial(data["name"], data["piece"], Manifest(**{**data["manifest"], **lists}), data["edition"])
    return subject, trial, assemble(trial.manifest, registry=trial.registry(subject.registry))


def games(task: dict[str, Any], say: Voice) -> None:
    """Play the games of a trial, look at each in every way, and play it again: told are findings and digests."""
    from ..testing import Coverage

    with say.limited(task["limit"]):
        subject, trial, ruleset = _made(task)
        again = _made(task)[2]
        coverage, say.folders = Coverage(again), subject.folders()
    player = Player(ruleset, trial.piece, trial.name, say.folders, lambda: _made(task)[2])
    for seats, seed in task["games"]:
        say(game=[seats, seed])
        with say.limited(task["limit"]):
            first = play(ruleset, seats, seed)
        for name, (kind, check) in checks().items():
            with say.limited(task["limit"]):
                found = list(player.looked_at(name, kind, check, seats, seed))
            for finding in found:
                say(finding=attrs.asdict(finding))
            if name == "play" and found:
                break
        with say.limited(task["limit"]):
            second = play(again, seats, seed, look=True)
        say(played=[seats, seed], decisions=first.decisions, steps=first.steps, again=second.steps)
    say(never=[name for name in coverage.never if name in coverage.own((trial.piece,))])


def digests(task: dict[str, Any], say: Voice) -> None:
    """Play the games of a trial, which another process plays too."""
    with say.limited(task["limit"]):
        ruleset = _made(task)[2]
    for seats, seed in task["games"]:
        say(game=[seats, seed])
        with say.limited(task["limit"]):
            say(played=[seats, seed], steps=play(ruleset, seats, seed).steps)


def trace(task: dict[str, Any], say: Voice) -> None:
    """Play one game twice, and tell what happens up to one of its steps."""
    with say.limited(task["limit"]):
        tracer = Tracer(_made(task)[2], 0, task["until"])
        for _ in range(2):
            say(trace=tracer.play(*task["games"][0]))


DOES: Final = {"survey": survey, "games": games, "digests": digests, "trace": trace}


def main() -> None:
    """Do the task that stands on the standard input; what the plugin prints goes to the log."""
    task = json.loads(sys.stdin.readline())
    with Path(task["log"]).open("w", encoding="utf-8") as log, os.fdopen(os.dup(1), "w", encoding="utf-8") as pipe:
        for stream in (1, 2):
            os.dup2(log.fileno(), stream)
        say = Voice(pipe, log)
        try:
            DOES[task["do"]](task, say)
        except NemesisError as error:
            say(refuse=str(error))
        except RAISED as error:
            say(ended=f"{type(error).__name__}: {error}", place=raised_at(error, say.folders))
        say(done=True)


if __name__ == "__main__":
    main()
