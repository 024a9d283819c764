"""The README and the pages of docs/ do what they say: the blocks of a page, run in order in one folder."""

from __future__ import annotations

import io
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from nemesis_core import Registry, assemble
from nemesis_core.bots import found
from nemesis_core.cli import main
from nemesis_core.errors import NemesisError
from nemesis_core.plugins import installed
from nemesis_core.testing.scenario import SUFFIX, read_scenario

from .blocks import PAGES, READMES, TUTORIAL, Block, Command, blocks, commands, fewer_games, not_in

SOURCES = "src/"
"""Where the modules and the records of a plugin are."""
ELSEWHERE = ("mkdocs", "pip", "tox", "uv")
"""Commands of which others take care: the environments of tox."""


class Reader:
    """Does what a page says: types its commands, writes its files, runs its examples."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder, self.monkeypatch, self.capsys = folder, monkeypatch, capsys
        monkeypatch.chdir(folder)
        for name in ("HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
            monkeypatch.setenv(name, str(folder / "home"))

    def follow(self, block: Block) -> None:
        """Do what `block` is for; blocks of other languages are only looked at."""
        if "title" in block.attributes:
            self.write(block)
        if block.language in ("sh", "console"):
            for command in commands(block):
                self.type(command, block)
        elif block.language == "python":
            self.run(block)
        elif block.language == "toml":
            self.read(block)

    def write(self, block: Block) -> None:
        """Save the file that `block` shows."""
        path = self.folder / block.attributes["title"]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(block.text, encoding="utf-8")
        if block.attributes["title"].startswith(SOURCES):
            self.monkeypatch.syspath_prepend(self.folder / SOURCES)

    def type(self, command: Command, block: Block) -> None:
        """Type `command`; its output holds what the page shows, and its exit code is the one that the page states."""
        if command.words[0] in ELSEWHERE:
            return
        code, output = self.run_command(command.words, block.attributes.get("input", ""))
        assert code == int(block.attributes.get("exit", 0)), f"{command.words} ended with {code}: {output}"
        missing = not_in(output, command.shown)
        assert missing == [], f"{command.words} does not say {missing}: {output}"
        if command.target:
            (self.folder / command.target).write_text(output, encoding="utf-8")

    def run_command(self, words: list[str], typed: str) -> tuple[object, str]:
        """The exit code and output of the command `nemesis` or `python`."""
        if words[0] == "python":
            done = subprocess.run([sys.executable, *words[1:]], capture_output=True, text=True, timeout=60)
            return done.returncode, done.stdout + done.stderr
        assert words[0] == "nemesis", f"nobody knows how to run {words}"
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed.replace(", ", "\n")))
        self.capsys.readouterr()  # what examples before have printed
        with pytest.raises(SystemExit) as left:
            main(fewer_games(words[1:]))
        said = self.capsys.readouterr()
        return left.value.code, said.out + said.err

    def run(self, block: Block) -> None:
        """Run an example; its tests, too."""
        names: dict[str, Any] = {"__name__": "example"}
        exec(compile(block.text, "example", "exec"), names)
        for name, value in list(names.items()):
            if name.startswith("test_"):
                value()

    def read(self, block: Block) -> None:
        """Assemble a manifest or records, install a project."""
        data, path = tomllib.loads(block.text), self.folder / block.attributes.get("title", "block.toml")
        path.write_text(block.text, encoding="utf-8")
        if "project" in data:
            self.install(data["project"])
        elif path.name.endswith(SUFFIX):
            assert read_scenario(path).path == path
        elif "board" in data and block.attributes.get("title", "").startswith(SOURCES):  # seen when it is played
            assert data["board"] in Registry().pieces
        elif block.attributes.get("title", "").startswith(SOURCES):  # what they do is seen in the tests of their piece
            assert all(isinstance(records, list) for records in data.values())
        elif "board" in data:
            assert assemble(path).manifest.board == data["board"]
        else:
            assert all(isinstance(records, list) for records in data.values())
            changed, shipped = assemble("lockdown", content=[path]), assemble("lockdown")
            assert changed.content.digest != shipped.content.digest

    def install(self, project: dict[str, Any]) -> None:
        """Do what an editable install of the project in this folder would do."""
        metadata = self.folder / "site" / f"{project['name']}-{project['version']}.dist-info"
        metadata.mkdir(parents=True)
        (metadata / "METADATA").write_text(
            f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
        )
        lines = []
        for group, points in project["entry-points"].items():
            lines += [f"[{group}]", *(f"{name} = {value}" for name, value in points.items())]
        (metadata / "entry_points.txt").write_text("\n".join(lines))
        self.monkeypatch.syspath_prepend(self.folder / "src")
        self.monkeypatch.syspath_prepend(metadata.parent)
        installed.cache_clear()
        found.cache_clear()


def named(page: Path) -> str:
    """The README of a plugin by the plugin's name, another page by its own."""
    return page.parent.name if page in READMES else page.name


@pytest.fixture
def reader(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Iterator[Reader]:
    before = set(sys.modules)
    yield Reader(tmp_path, monkeypatch, capsys)
    installed.cache_clear()
    found.cache_clear()
    for name in set(sys.modules) - before:
        if str(getattr(sys.modules[name], "__file__", "")).startswith(str(tmp_path)):
            del sys.modules[name]


@pytest.mark.variant
@pytest.mark.parametrize("page", [page for page in PAGES if page != TUTORIAL], ids=named)
def test_page_does_what_it_says(page: Path, reader: Reader) -> None:
    for block in blocks(page.read_text(encoding="utf-8")):
        reader.follow(block)


# ---------------------------------------------------------------- that faults are found

PAGE = """
```sh
pip install uv && uv run nemesis simulate lockdown --games 1000 --jobs 2
uv run --group dev tox
nemesis variants show lockdown > my.toml   # a comment
```
<!-- exit="2" -->

```sh
nemesis assemble \\
  nothing
```
```console
$ nemesis variants show lockdown
board = "facility"
...
name = "lockdown"
```
"""


def test_blocks_are_read_as_a_reader_would() -> None:
    script, bad, transcript = blocks(PAGE)
    first, tests, shown = commands(script)
    assert fewer_games(first.words) == ["nemesis", "simulate", "lockdown", "--games", "10", "--jobs", "2"]
    assert tests.words == ["tox"]
    assert (shown.words, shown.target) == (["nemesis", "variants", "show", "lockdown"], "my.toml")
    assert (script.attributes, bad.attributes) == ({}, {"exit": "2"})
    assert [command.words for command in commands(bad)] == [["nemesis", "assemble", "nothing"]]
    assert [command.shown for command in commands(transcript)] == [['board = "facility"', "...", 'name = "lockdown"']]


@pytest.mark.variant
@pytest.mark.parametrize(
    "wrong",
    [
        "```sh\nnemesis assemble nothing\n```",
        '<!-- exit="2" -->\n\n```sh\nnemesis variants list\n```',
        "```sh\nneemesis variants list\n```",
        '```console\n$ nemesis variants show lockdown\nrace = "night-stalkers"\n```',
        '```console\n$ nemesis variants show lockdown\n...\nboard = "moon"\n```',
        '```toml\n[[item]]\nid = "weapon-battery"\ncost = "much"\n```',
        "```python\ndef test_it():\n    assert False\n```",
    ],
)
def test_a_page_that_says_otherwise_is_found_out(wrong: str, reader: Reader) -> None:
    (block,) = blocks(wrong)
    with pytest.raises((AssertionError, NemesisError)):
        reader.follow(block)


def test_numbers_and_frames_may_differ() -> None:
    output = "┌────┐\n│ a │  1,200 of 3 │\n└────┘\nsecond\nthird\n"
    assert not_in("content 0ca16d30bf3102a7\n", ["content 5ecdb58974188b60"]) == []
    assert not_in("content\n", ["content 5ecdb58974188b60"]) == ["content 0"]
    assert not_in(output, ["a 17 of 4", "second"]) == []
    assert not_in(output, ["a 17 of 4", "third"]) == ["third"]
    assert not_in(output, ["...", "third"]) == []
    assert not_in(output, ["...", "b 17 of 4"]) == ["b 0 of 0"]
