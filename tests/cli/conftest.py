"""The command in this process and in one of its own, and plugins made for a test."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import attrs
import pytest

from nemesis_core.cli import main
from nemesis_core.errors import NemesisError
from nemesis_core.plugins import installed

from .breaking import COMMON, GAMES

BOMB = """
from nemesis_core import Piece, Plugin, Step, hookimpl

PLUGIN = Plugin(pieces=(Piece(id="bomb", kind="house-rule", title="Bomb", implementation=("bomb",)),))


def blow(game):
    if game.state.seed % 5 == 2:
        raise ValueError("bang\\nand smoke")


@hookimpl
def steps():
    return [Step("player", "blow", blow)]
"""


@attrs.frozen
class Result:
    """What a command left behind."""

    code: int
    out: str
    err: str


Command = Callable[..., Result]


@pytest.fixture
def nemesis(capsys: pytest.CaptureFixture[str]) -> Command:
    """Runs the command in this process."""

    def run(*arguments: object) -> Result:
        capsys.readouterr()
        with pytest.raises(SystemExit) as left:
            main([str(argument) for argument in arguments])
        code = left.value.code
        said = capsys.readouterr()
        return Result(code if isinstance(code, int) else 0, said.out, said.err)

    return run


@pytest.fixture
def shell(tmp_path: Path) -> Callable[..., subprocess.CompletedProcess[str]]:
    """Runs the command in a process of its own, with `env` on top of this one's environment."""

    def run(*arguments: object, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "nemesis_core", *map(str, arguments)],
            env={**os.environ, **(env or {})},
            capture_output=True,
            text=True,
            timeout=120,
        )

    return run


MOON = """
from nemesis_core import Piece, Plugin

PLUGIN = Plugin(pieces=(Piece(id="moon", kind="board", title="Moon", requires=("air",)),))
"""


def write_plugin(folder: Path, name: str, source: str) -> Path:
    """Write an installed distribution `name` 0.5 with the module `name` into `folder`."""
    metadata = folder / f"{name}-0.5.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.5\n")
    (metadata / "entry_points.txt").write_text(f"[nemesis_core.plugins]\n{name} = {name}:PLUGIN\n")
    (folder / f"{name}.py").write_text(source)
    return folder


@pytest.fixture
def bomb(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A house rule that raises in games of the seeds 2, 7, 12, ...; the folder is what PYTHONPATH needs."""
    yield from _installed(write_plugin(tmp_path / "site", "bomb", BOMB), monkeypatch)


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A plugin that cannot be imported."""
    yield from _installed(write_plugin(tmp_path / "site", "ruin", "import no_such_module\n"), monkeypatch)


@pytest.fixture
def moon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A board that fits nothing."""
    yield from _installed(write_plugin(tmp_path / "site", "moon", MOON), monkeypatch)


def _installed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.syspath_prepend(folder)
    installed.cache_clear()
    yield folder
    installed.cache_clear()
    for module in ("bomb", "moon", "ruin"):
        sys.modules.pop(module, None)


@pytest.fixture
def recorded(nemesis: Command, tmp_path: Path) -> Path:
    """The record of one game of four seats."""
    assert nemesis("simulate", "lockdown", "--games", 1, "--seed", 3, "--record", tmp_path / "games").code == 0
    return tmp_path / "games" / "3.json"


@pytest.fixture(scope="session")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The rows of a run that nothing broke off."""
    file = tmp_path_factory.mktemp("whole") / "rows.jsonl"
    program = [sys.executable, "-m", "nemesis_core", *COMMON, "--games", str(GAMES), "--out", str(file)]
    subprocess.run(program, check=True, capture_output=True, timeout=120)
    return file


@pytest.fixture
def start() -> Iterator[Callable[..., subprocess.Popen[str]]]:
    """Starts the command in a process group of its own, after the Python of `first`."""
    running: list[subprocess.Popen[str]] = []

    def run(*arguments: object, first: str = "", **how: Any) -> subprocess.Popen[str]:
        command = f"{first}\nfrom nemesis_core.cli import main\nmain({[*map(str, arguments)]})"
        program = [sys.executable, "-c", command]
        how = {"stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE, "text": True, "start_new_session": True, **how}
        running.append(subprocess.Popen(program, **how))
        return running[-1]

    yield run
    for process in running:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate(timeout=60)


@pytest.fixture
def broken_off(nemesis: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., Path]:
    """Makes the partial file of a run whose disk was full in the end."""

    def run(*arguments: object, out: str = "rows.jsonl") -> Path:
        def full(*_: object) -> None:
            raise NemesisError("the disk is full")

        with monkeypatch.context() as patched:
            patched.setattr("nemesis_core.book.write_rows", full)
            said = nemesis(*COMMON, *arguments, "--out", tmp_path / out)
        assert said.code == 2
        assert not (tmp_path / out).exists()
        return tmp_path / f"{out}.partial.jsonl"

    return run
