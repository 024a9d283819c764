"""Projects with a fault, and what the command finds in them."""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any

import attrs
import pytest

from nemesis_core.cli import main

FAULTS = Path(__file__).parents[1] / "faults"
HEAD = "from nemesis_core import Effects, Fallback, Parameter, Piece, Plugin, Step, hookimpl\n"
TAIL = """
PLUGIN = Plugin(pieces=(Piece(id="{id}", kind="house-rule", title="A fault", implementation=("{module}",){more}),))
"""
PROJECT = """
[project]
name = "nemesis-{id}"
version = "0.5"
entry-points."nemesis_core.plugins".{module} = "{module}:PLUGIN"
"""


@attrs.frozen
class Checked:
    """What the command said: its exit code, and the findings, or the line of an error."""

    code: int
    report: dict[str, Any]
    err: str

    @property
    def findings(self) -> list[dict[str, Any]]:
        """Everything that is wrong."""
        return self.report["findings"]

    def finding(self, kind: str, text: str = "") -> dict[str, Any]:
        """The first finding of `kind` that has `text` in it."""
        found = [f for f in self.findings if f["kind"] == kind and text in f["text"]]
        assert found, self.findings
        return found[0]


Project = Callable[..., Path]
Check = Any
"""What the fixture `check` is."""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    """Writes the project of a plugin that is not installed, and returns its folder, in which one then stands."""

    def write(source: str, name: str = "mine", more: str = "", **files: str) -> Path:
        folder, module = tmp_path / name, f"{name.replace('-', '_')}_rule"
        (folder / "src").mkdir(parents=True)
        names = {"id": name, "module": module, "more": f", {more}" if more else ""}
        text = source if "PLUGIN = " in source else HEAD + source + TAIL.format(**names)
        (folder / "src" / f"{module}.py").write_text(text)
        (folder / "pyproject.toml").write_text(PROJECT.format(**names))
        for package, content in files.items():
            (folder / "src" / package).mkdir()
            (folder / "src" / package / "__init__.py").touch()
            (folder / "src" / package / "records.toml").write_text(content)
        monkeypatch.chdir(folder)
        return folder

    return write


@pytest.fixture
def fault(project: Project) -> Project:
    """Writes a project with the fault of a module in tests/faults."""

    def write(name: str) -> Path:
        source = (FAULTS / f"{name}.py").read_text().replace("from __future__ import annotations\n", "")
        return project(source, name.replace("_", "-"))

    return write


@attrs.frozen
class Said:
    """What the command left behind."""

    code: int
    out: str
    err: str


@pytest.fixture
def say(capfd: pytest.CaptureFixture[str]) -> Callable[..., Said]:
    """Runs `nemesis plugins check`; nothing is printed but what it says, whatever the plugin does."""

    def run(*words: object) -> Said:
        capfd.readouterr()
        with pytest.raises(SystemExit) as left:
            main(["plugins", "check", *map(str, words)])
        said = capfd.readouterr()
        assert "Traceback" not in said.out + said.err
        assert isinstance(left.value.code, int)
        return Said(left.value.code, said.out, said.err)

    return run


@pytest.fixture
def check(say: Callable[..., Said]) -> Check:
    """Checks a plugin in the variant of fakes, or as the options say; `all` in every variant, `repeat` a finding."""
    return _Check(say)


@attrs.frozen
class _Check:
    say: Callable[..., Said]

    def __call__(self, plugin: object, *options: object) -> Checked:
        return self.all(plugin, *options, *(() if "--variant" in options else ("--variant", "fakes")))

    def all(self, *words: object) -> Checked:
        said = self.say(*words, "--json")
        return Checked(said.code, json.loads(said.out) if said.out else {}, said.err)

    def repeat(self, found: dict[str, Any]) -> Checked:
        return self.all(*shlex.split(found["command"])[3:])
