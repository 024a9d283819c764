"""The tutorial makes what it says: followed from top to bottom, its race is written, tested, checked and played.

Here the new project is on the path instead of installed; with a new environment, wheels and tox it is followed in
tests/scaffold.
"""

from __future__ import annotations

import os
import sys
import tomllib
from pathlib import Path

import pytest

from .blocks import TUTORIAL, blocks
from .follower import Follower, change, save

INSTALL = ["uv", "pip", "install", "--editable", "."]
ELSEWHERE = (["tox", "run", "-e", "alone"], ["uv", "build", "--wheel"])
"""Commands for which the index is needed."""


class Reader(Follower):
    """Follows the page with the Python and the pieces that are here."""

    def found(self, words: list[str]) -> list[str]:
        """Python itself for `python` and `nemesis`; an install is done by hand, what is for elsewhere is not done."""
        if words == INSTALL:
            self.install()
        if words in (INSTALL, *ELSEWHERE):
            return [sys.executable, "-c", ""]
        assert words[0] in ("python", "nemesis"), f"nobody knows how to run {words}"
        return [sys.executable, *(["-m", "nemesis_core"] if words[0] == "nemesis" else []), *words[1:]]

    def install(self) -> None:
        """What an editable install does: the entry points, and the sources on the path."""
        project = tomllib.loads((self.folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        name, version, site = project["name"], project["version"], self.folder.parent / "site"
        metadata = site / f"{name.replace('-', '_')}-{version}.dist-info"
        save(metadata / "METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
        points = project["entry-points"]["nemesis_core.plugins"].items()
        lines = ["[nemesis_core.plugins]", *(f"{name} = {value}" for name, value in points)]
        save(metadata / "entry_points.txt", "\n".join(lines))
        self.env["PYTHONPATH"] = os.pathsep.join((str(site), str(self.folder / "src")))


@pytest.mark.slow
@pytest.mark.variant
def test_who_follows_the_tutorial_has_a_race(tmp_path: Path) -> None:
    env = {**os.environ, "HOME": str(tmp_path), "COLUMNS": "120", "NEMESIS_VARIANT": "", "PYTEST_ADDOPTS": ""}
    reader = Reader(tmp_path, env)
    for block in blocks(TUTORIAL.read_text(encoding="utf-8")):
        reader.follow(block)


def test_lines_are_changed_where_they_stand_once(tmp_path: Path) -> None:
    path = tmp_path / "a.py"
    path.write_text("one = 1\n\n\ntwo = 2\n")
    change(path, " \n-two = 2\n+two = 3\n+three = 4\n")
    assert path.read_text() == "one = 1\n\n\ntwo = 3\nthree = 4\n"


@pytest.mark.parametrize("diff", ["-two = 2\n+two = 3\n", "-wo = 1\n+wo = 3\n", "-one = 1\n+one = 2\n"])
def test_lines_that_are_not_there_once_are_not_changed(tmp_path: Path, diff: str) -> None:
    path = tmp_path / "a.py"
    path.write_text("one = 1\ntwo = 1\none = 1\n")
    with pytest.raises(AssertionError, match="does not have these lines once"):
        change(path, diff)
    assert path.read_text() == "one = 1\ntwo = 1\none = 1\n"
