"""The check of a plugin from the outside: processes in which it is loaded and played, and what they find together."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Final

import attrs

from ..errors import NemesisError
from .chance import Steps, Trace, games_apart
from .findings import Finding, merged
from .places import line_of
from .process import Outcome, Processes
from .report import LIMIT, Report, Settings
from .source import find_source

MOST_HANGING: Final = 2
"""Games that take too long before no more are played."""
MOST_NAMED: Final = 6
"""Effects and hooks that never ran which are named."""
BLURRED: Final = ("save", "secret")
"""Kinds that are no findings of their own where one seed is not one game."""


class Check:
    """The check of one plugin; `advance` is called with the games to come, and for each that is over."""

    def __init__(self, given: str, settings: Settings, advance: Callable[[int, int], None]) -> None:
        self.source, self.settings, self.advance = find_source(given), settings, advance
        self.report = Report(self.source.distribution or given)
        self.processes, self.folders, self.hanging = Processes(), list[str](), 0
        self.never: dict[str, set[str]] = {}
        self.trials: list[dict[str, Any]] = []

    def run(self) -> Report:
        """Check the plugin.

        :raises NemesisError: when there is no such plugin, or none of it can be played as the settings want.
        """
        self._survey()
        total = sum(len(trial["games"]) for trial in self.trials)
        if self.trials and self.settings.games != 0 and not total:
            raise NemesisError(self._no_players())
        self.advance(0, total)
        pool = ThreadPoolExecutor(max(1, self.settings.jobs))
        try:
            list(pool.map(self._trial, self.trials))
        finally:
            self.processes.end()
            pool.shutdown(cancel_futures=True)
        self._sum_up()
        return self.report

    def _no_players(self) -> str:
        least, most = min(t["players"][0] for t in self.trials), max(t["players"][1] for t in self.trials)
        return (
            f"no variant with {self.report.plugin} is for {self.settings.players} players, only for {least} to {most}"
        )

    def _sum_up(self) -> None:
        report = self.report
        report.findings = merged(sorted(report.findings, key=lambda finding: bool(finding.variant)))
        report.variants = list(dict.fromkeys(trial["name"] for trial in self.trials if trial["games"]))
        for piece, names in sorted(self.never.items()):
            if names and report.games:
                more = f" and {len(names) - MOST_NAMED} more" if len(names) > MOST_NAMED else ""
                told = ", ".join(sorted(names)[:MOST_NAMED])
                report.remarks.append(f"{piece}: in these games never ran {told}{more}")

    def _task(self, do: str, **more: Any) -> dict[str, Any]:
        given = {name: value for name, value in attrs.asdict(self.settings).items() if name != "jobs"}
        return {**given, "do": do, "source": attrs.asdict(self.source), **more}

    # ---------------------------------------------------------------- loading

    def _survey(self) -> None:
        ends: list[dict[str, Any]] = []
        outcome = self.processes.run(self._task("survey"), lambda told: self._hear_survey(told, ends))
        for told in ends:
            if "refuse" in told:
                raise NemesisError(told["refuse"])
            self._add(Finding(piece=self.report.plugin, kind="load", place=told["place"], text=told["ended"]))
        if not outcome.done:
            self._add(self._ended(outcome, self.report.plugin, "it was loaded", "load"))

    def _hear_survey(self, told: dict[str, Any], ends: list[dict[str, Any]]) -> None:
        if "about" in told:
            self.report.plugin, self.report.version = told["about"]["plugin"], told["about"]["version"]
            self.report.pieces = told["about"]["pieces"]
        elif "trial" in told:
            self.trials.append(told["trial"])
        elif "finding" in told:
            self._add(Finding(**told["finding"]))
        elif "refused" in told:
            self.report.refused[told["refused"]["piece"]] = told["refused"]["variants"]
        elif "remark" in told:
            self.report.remarks.append(told["remark"])
        elif "folders" in told:
            self.folders = told["folders"]
        elif "refuse" in told or "ended" in told:
            ends.append(told)

    # ---------------------------------------------------------------- games

    def _trial(self, trial: dict[str, Any]) -> None:
        """Play the games of one trial, in one process closely and in another once more."""
        if not trial["games"] or self.hanging >= MOST_HANGING:
            return
        found: list[Finding] = []
        played: dict[str, dict[str, Any]] = {}
        elsewhere: dict[str, Steps] = {}
        self._played(trial, "games", lambda told: self._hear_game(told, trial, found, played), found)
        if not any(finding.kind == "endless" and not finding.more for finding in found):
            self._played(trial, "digests", lambda told: self._hear_digests(told, elsewhere), [])
        apart = games_apart(trial, played, elsewhere, partial(self._traces, trial))
        if apart:
            found = [finding for finding in found if finding.kind not in BLURRED]
        for finding in [*found, *apart]:
            self._add(finding, trial)

    def _played(
        self, trial: dict[str, Any], do: str, hear: Callable[[dict[str, Any]], None], found: list[Finding]
    ) -> None:
        now: list[list[int]] = []

        def listen(told: dict[str, Any]) -> None:
            if "game" in told:
                now.append(told["game"])
            elif "ended" in told or "refuse" in told:
                text, place = told.get("ended") or told["refuse"], told.get("place", "assembly")
                found.append(Finding(piece=trial["piece"], kind="raised", place=place, text=text))
            hear(told)

        task = self._task(do, trial=trial, games=trial["games"])
        outcome = self.processes.run(task, listen, 1 if do == "games" else 2)
        if not outcome.done:
            ended = self._ended(outcome, trial["piece"], "a game was played", "endless")
            seats, seed = now[-1] if now else (0, None)
            found.append(attrs.evolve(ended, variant=trial["name"], seats=seats, seed=seed))
            self.hanging += outcome.too_long

    def _hear_game(
        self, told: dict[str, Any], trial: dict[str, Any], found: list[Finding], played: dict[str, dict[str, Any]]
    ) -> None:
        if "finding" in told:
            found.append(Finding(**told["finding"]))
        elif "played" in told:
            played[str(told["played"])] = told
            self.report.games += 1
            self.report.decisions += told["decisions"]
            self.advance(1, 0)
        elif "never" in told:
            never = set(told["never"])
            self.never[trial["piece"]] = self.never.get(trial["piece"], never) & never

    def _hear_digests(self, told: dict[str, Any], elsewhere: dict[str, Steps]) -> None:
        if "played" in told:
            elsewhere[str(told["played"])] = told["steps"]

    def _ended(self, outcome: Outcome, piece: str, when: str, kind: str) -> Finding:
        """The finding for a process that did not come to its end while `when`."""
        if not outcome.too_long:
            text = f"it ended the process (exit code {outcome.code}) in which {when}"
            return Finding(piece=piece, kind="raised", place="process", text=text, advice="let it raise or return")
        frames = outcome.frames()
        mine = [frame for frame in frames if any(Path(frame[0]).is_relative_to(folder) for folder in self.folders)]
        file, line, name = next(iter([*mine, *frames]), ("", 0, "?"))
        place = f"function {name}, {line_of(file, line)}"
        text = f"it did not come to an end in {self.settings.limit:g} seconds while {when}"
        return Finding(piece=piece, kind=kind, place=place, text=text)

    def _traces(self, trial: dict[str, Any], seats: int, seed: int, until: int) -> list[Trace]:
        """What happens in a game up to a step, played twice in each of two processes."""
        traces: list[Trace] = []

        def hear(told: dict[str, Any]) -> None:
            if "trace" in told:
                traces.append(told["trace"])

        for hash_seed in (1, 2):
            self.processes.run(self._task("trace", trial=trial, until=until, games=[(seats, seed)]), hear, hash_seed)
        return traces

    # ---------------------------------------------------------------- findings

    def _add(self, finding: Finding, trial: dict[str, Any] | None = None) -> None:
        self.report.findings.append(attrs.evolve(finding, command=self._command(finding, trial)))

    def _command(self, finding: Finding, trial: dict[str, Any] | None) -> str:
        """The command that repeats `finding`."""
        given = self.source.given if self.source.folder or trial is None else trial["piece"]
        words = ["nemesis", "plugins", "check", given]
        if finding.variant:
            words += ["--variant", finding.variant]
        if self.settings.limit != LIMIT:
            words += ["--limit", f"{self.settings.limit:g}"]
        if finding.seed is None:
            return shlex.join([*words, "--games", "0"])
        return shlex.join([*words, "--players", str(finding.seats), "--seed", str(finding.seed), "--games", "1"])


def check(given: str, settings: Settings, advance: Callable[[int, int], None] = lambda done, more: None) -> Report:
    """Check the plugin `given`, the path of its project or the name of a piece or distribution that is installed.

    `advance(games, total)` is called when games are over, and with the number of those to come.

    :raises NemesisError: when there is no such plugin, or it cannot be played as the settings want.
    """
    return Check(given, settings, advance).run()
