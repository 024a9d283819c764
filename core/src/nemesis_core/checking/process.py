"""A process for the plugin: started with a task, heard line by line, and ended when it takes too long."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import attrs

CHILD: Final = "nemesis_core.checking.child"
FRAME: Final = re.compile(r'^  File "(?P<file>[^"]+)", line (?P<line>\d+) in (?P<name>.+)$', re.MULTILINE)
TIMEOUT: Final = "Timeout ("
"""What faulthandler writes above the frames of a process that took too long."""


@attrs.define
class Outcome:
    """How a process ended: by itself with `done`, or with what its log says."""

    code: int = 0
    done: bool = False
    log: str = ""

    @property
    def too_long(self) -> bool:
        """Was it ended because it took too long?"""
        return TIMEOUT in self.log

    def frames(self) -> list[tuple[str, int, str]]:
        """File, line and function of all that was running when it took too long, the innermost first."""
        _, _, behind = self.log.rpartition(TIMEOUT)
        return [(found["file"], int(found["line"]), found["name"]) for found in FRAME.finditer(behind)]


@attrs.define
class Processes:
    """The processes that run now, so that all can be ended."""

    running: list[subprocess.Popen[str]] = attrs.field(factory=list)

    def run(self, task: dict[str, Any], hear: Callable[[dict[str, Any]], None], hash_seed: int = 1) -> Outcome:
        """Have `task` done in a process of its own and `hear` what it tells."""
        with TemporaryDirectory(prefix="nemesis-check-") as folder:
            log, outcome = Path(folder, "log"), Outcome()
            for told in self._lines({**task, "log": str(log)}, hash_seed, outcome):
                outcome.done = outcome.done or "done" in told
                hear(told)
            outcome.log = log.read_text(encoding="utf-8", errors="replace") if log.exists() else ""
            return outcome

    def _lines(self, task: dict[str, Any], hash_seed: int, outcome: Outcome) -> Iterator[dict[str, Any]]:
        paths = os.pathsep.join(path or os.getcwd() for path in sys.path)
        env = {**os.environ, "PYTHONPATH": paths, "PYTHONHASHSEED": str(hash_seed), "PYTHONDONTWRITEBYTECODE": "1"}
        pipe = subprocess.PIPE
        process = subprocess.Popen(
            [sys.executable, "-m", CHILD], stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, env=env, text=True
        )
        self.running.append(process)
        assert process.stdin and process.stdout
        with process:
            try:
                process.stdin.write(json.dumps(task) + "\n")
                process.stdin.flush()
                yield from map(json.loads, process.stdout)
            finally:
                process.stdin.close()
                process.kill()
        self.running.remove(process)
        outcome.code = process.returncode

    def end(self) -> None:
        """End them all."""
        for process in list(self.running):
            process.kill()
