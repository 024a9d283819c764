"""Follows a page that makes a project step by step: writes its files, types its commands, reads what they say.

A block with a `title` is a file; `title="NAME (add)"` is added to its end. In a block of the language `diff` the lines
with a minus are replaced by those with a plus; a line that begins with `@@` parts two such places. `cd` is minded, and
of the output of a command each line that the page shows is looked for, as on other pages.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import attrs

from .blocks import Block, Command, commands, fewer_games, not_in

ADDED = " (add)"
MOST_GAMES = 50
"""More are not played; with fewer, differences that the page shows could be chance."""
PART = re.compile(r"^@@.*\n", re.MULTILINE)


@attrs.define
class Follower:
    """A reader who follows a page in `folder`, with `env` around the commands."""

    folder: Path
    env: dict[str, str]

    def follow(self, block: Block) -> None:
        """Write or change the file that `block` shows, or type its commands."""
        name = block.attributes.get("title", "")
        path = self.folder / name.removesuffix(ADDED)
        if block.language == "diff":
            for part in PART.split(block.text):
                change(path, part)
        elif name.endswith(ADDED):
            gap = "\n\n" if path.suffix == ".py" else "\n"
            save(path, f"{path.read_text(encoding='utf-8')}{gap}{block.text}")
        elif name:
            save(path, block.text)
        elif block.language in ("sh", "console"):
            for command in commands(block):
                self.type(command, block)

    def type(self, command: Command, block: Block) -> None:
        """Type `command`: it ends with the code and says what the page shows."""
        if command.words[0] == "cd":
            self.folder /= command.words[1]
        else:
            code, output = self.run(fewer_games(command.words, MOST_GAMES), block.attributes.get("input", ""))
            assert code == int(block.attributes.get("exit", 0)), f"{command.words} ended with {code}: {output}"
            missing = not_in(output, command.shown)
            assert missing == [], f"{command.words} does not say {missing}: {output}"

    def run(self, words: list[str], typed: str) -> tuple[int, str]:
        """The exit code and output of a command."""
        done = subprocess.run(
            self.found(words),
            cwd=self.folder,
            env=self.env,
            input=typed.replace(", ", "\n"),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            timeout=900,
        )
        return done.returncode, done.stdout

    def found(self, words: list[str]) -> list[str]:
        """The words with the place of the program; here it is on the PATH."""
        return words


def save(path: Path, text: str) -> None:
    """Save a file; its folder is made."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def change(path: Path, diff: str) -> None:
    """Replace in `path` the lines with a minus by those with a plus.

    :raises AssertionError: when the lines to be replaced do not stand there, or more than once.
    """
    lines, text = diff.splitlines(keepends=True), f"\n{path.read_text(encoding='utf-8')}"
    old, new = ("\n" + "".join(line[1:] or "\n" for line in lines if line[0] in marks) for marks in (" \n-", " \n+"))
    assert text.count(old) == 1, f"{path} does not have these lines once:{old}"
    save(path, text.replace(old, new)[1:])
