"""People at the terminal of `nemesis play`, scripted: through pipes, and through a pseudo-terminal."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pexpect

COMMAND = (sys.executable, "-m", "nemesis_core", "play")
PROMPT = re.compile(r"^Seat (\d+)[^\n]*?, 1 to (\d+), or \? for help: ", re.MULTILINE)
BEGIN = ("lockdown", "--players", 2, "--seed", 6)
FIRST = "1\n" * 4000
"""Somebody who always takes the first option, until any game is over."""


def environment(**more: str) -> dict[str, str]:
    """This process's environment with `more` in it."""
    return {**os.environ, **more}


def play(*arguments: object, says: str = FIRST, **env: str) -> subprocess.CompletedProcess[str]:
    """The real command in a process of its own, to which the people say `says` through a pipe."""
    command = [*COMMAND, *map(str, arguments)]
    return subprocess.run(command, input=says, capture_output=True, text=True, timeout=120, env=environment(**env))


@cache
def _begun(says: str) -> bytes:
    with TemporaryDirectory() as folder:
        save = Path(folder, "game.json")
        assert play(*BEGIN, "--save", save, says=says).returncode == 0
        return save.read_bytes()


def begun(save: Path, says: str) -> None:
    """Put a game at `save` that was begun by `BEGIN` and left; it is the same for the same `says`, and played once."""
    save.write_bytes(_begun(says))


def terminal(*arguments: object, size: tuple[int, int] = (24, 80), **env: str) -> pexpect.spawn:
    """The real command line by line on a terminal of `size` rows and columns."""
    given = {"TERM": "xterm-256color", "COLUMNS": str(size[1]), "LINES": str(size[0]), **env}
    command, *more = [*COMMAND, *map(str, arguments), "--plain"]
    return pexpect.spawn(
        command, more, env=environment(**given), dimensions=size, encoding="utf-8", timeout=60, preexec_fn=hear_signals
    )


def hear_signals() -> None:
    """Let the process hear what a terminal sends, also where the tests themselves run without one."""
    for number in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)


def interrupt(child: pexpect.spawn) -> int:
    """Press Ctrl-C until `child` ends, as one that comes just before the line is read may be heard with the next key.

    Returns the exit code.
    """
    for _ in range(6):
        child.sendintr()
        if child.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=10) == 0:
            break
    child.close()
    return -child.signalstatus if child.exitstatus is None else child.exitstatus


def ended(child: pexpect.spawn) -> int:
    """Wait for the end of `child`; its exit code, or minus the signal that ended it."""
    child.expect(pexpect.EOF)
    child.close()
    return -child.signalstatus if child.exitstatus is None else child.exitstatus


def chosen(save: Path, seat: int | None = None) -> list[object]:
    """The choices in a save or record, all or of one seat (counted from 0); since the boundary all are taken."""
    data = json.loads(save.read_text())
    made = [option for who, option in data["choices"] if seat is None or who == seat]
    return [*made, *data.get("replay", ())]


def one_line(said: str) -> bool:
    """Is this one line of complaint?"""
    return said.startswith("nemesis: ") and said.count("\n") == 1 and "Traceback" not in said
