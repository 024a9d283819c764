"""What `nemesis plugins new` writes, as a stranger has it: core from a wheel in a new environment, and its own tox."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from nemesis_core.scaffold import LONGEST, Plan, render, write

from ..docs.blocks import TUTORIAL, blocks
from ..docs.follower import Follower
from .conftest import NAMES

ROOT = Path(__file__).parents[2]
PASSED_ON = ("HOME", "LANG", "PYENV_ROOT", "SSL_CERT_FILE", "TMPDIR")
"""Of this process's environment, what a stranger has too; and whatever leads pip and uv to their packages."""
JOINED = {
    "race": ("lockdown", "nemesis"),
    "board": ("nemesis",),
    "mode": ("lockdown",),
    "crew": ("lockdown", "nemesis"),
    "house-rule": ("nemesis",),
}
"""The variants in which each kind is tested: on both boards what has to do with them."""
CHECKED = {
    "race": "nemesis-advanced",
    "board": "chytrids-solo",
    "mode": "chytrids-on-the-ship",
    "crew": "nemesis-coop",
    "house-rule": "lockdown-coop",
}
"""The variant in which the check looks at a game of each kind; in a sweep it does so in all that it fits."""
SWEEP = int(os.environ.get("NEMESIS_SWEEP", "0"))
SHORTEST = "ab"

pytestmark = pytest.mark.templates

Run = Callable[..., str]


@pytest.fixture(scope="module")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of our wheels with a name that uv does not know: it keeps those of a folder that it has seen."""
    folder = tmp_path_factory.mktemp("wheels")
    if given := os.environ.get("NEMESIS_WHEELS"):
        for wheel in Path(given).glob("*.whl"):
            shutil.copy2(wheel, folder)
    else:
        subprocess.run(
            ["uv", "build", "--quiet", "--wheel", "--all-packages", "--out-dir", str(folder)], cwd=ROOT, check=True
        )
    return folder


@pytest.fixture
def env(tmp_path: Path, wheels: Path) -> dict[str, str]:
    """What a stranger has around his commands, with a new environment first on the path."""
    found = {name: value for name, value in os.environ.items() if name in PASSED_ON or name.startswith(("PIP_", "UV_"))}
    env = {name: value for name, value in found.items() if not name.startswith("UV_INTERNAL")}
    env |= {"NEMESIS_WHEELS": str(wheels), "VIRTUAL_ENV": str(tmp_path / "venv")}
    env["PATH"] = f"{tmp_path / 'venv' / 'bin'}{os.pathsep}{os.environ['PATH']}"
    return env


@pytest.fixture
def run(tmp_path: Path, env: dict[str, str]) -> Run:
    """Runs a command in a new folder, with the new environment; returns what it says."""
    work = tmp_path / "work"
    work.mkdir()

    def command(*words: str, folder: Path = work) -> str:
        done = subprocess.run(words, cwd=folder, env=env, capture_output=True, text=True, timeout=900)
        assert done.returncode == 0, f"{' '.join(words)}\n{done.stdout[-6000:]}\n{done.stderr[-3000:]}"
        return done.stdout

    command("uv", "venv", "--quiet", "--python", sys.executable, env["VIRTUAL_ENV"])
    return command


@pytest.fixture
def install(run: Run, wheels: Path) -> Run:
    """Installs distributions into the new environment."""
    return lambda *names: run("uv", "pip", "install", "--quiet", "--find-links", str(wheels), *names)


@pytest.mark.parametrize("kind", list(NAMES))
def test_a_new_plugin_is_green_in_its_own_tox_and_joins_a_variant(
    kind: str, run: Run, install: Run, tmp_path: Path
) -> None:
    install("nemesis-core", "nemesis-variants", "tox>=4.30", "tox-uv>=1.28")
    name = NAMES[kind]
    run("nemesis", "plugins", "new", kind, name, "--joins", ",".join(JOINED[kind]))
    folder, environments = tmp_path / "work" / name, ("alone", *JOINED[kind])
    said = run("tox", "run", "-e", ",".join(environments), folder=folder)
    said += run("tox", "run", "-e", "check", *(() if SWEEP else ("--", "--variant", CHECKED[kind])), folder=folder)
    for environment in (*environments, "check"):
        assert f"{environment}: OK" in said
    install("--editable", str(folder))
    assert name in run("nemesis", "assemble", "lockdown", f"--{kind}", name)


def test_what_is_written_is_in_style_and_typed_whatever_its_name(
    run: Run, install: Run, env: dict[str, str], tmp_path: Path
) -> None:
    env["MYPY_CACHE_DIR"] = str(tmp_path / "mypy")  # core is read once for all of them
    install("nemesis-core", "mypy>=1.18,<3", "ruff>=0.15,<0.18")
    for kind in NAMES:
        for name in (SHORTEST, "-".join(["long"] * LONGEST)[:LONGEST]):
            folder = tmp_path / f"{kind}-{len(name)}"
            write(render(Plan(kind=kind, name=name, joins=JOINED[kind])), folder)
            run("ruff", "check", folder=folder)
            run("ruff", "format", "--check", folder=folder)
        run("mypy", folder=folder)


def test_the_tutorial_ends_with_a_wheel_that_others_can_install(
    run: Run, install: Run, env: dict[str, str], tmp_path: Path
) -> None:
    install("nemesis-variants", "nemesis-core[testing]", "tox>=4.30", "tox-uv>=1.28")
    reader = Follower(tmp_path / "work", env | {"COLUMNS": "120", "HOME": str(tmp_path)})
    for block in blocks(TUTORIAL.read_text(encoding="utf-8")):
        reader.follow(block)
    (wheel,) = (reader.folder / "dist").glob("*.whl")
    run("uv", "pip", "uninstall", "--quiet", "nemesis-paper-wasps")
    install(str(wheel))
    assert "Paper Wasps" in run("nemesis", "plugins", "show", "paper-wasps")
