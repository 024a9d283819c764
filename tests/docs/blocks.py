"""The fenced blocks of a page of the documentation: what they are, and what a reader would do with them."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import attrs

ROOT = Path(__file__).parents[2]
READMES = sorted((ROOT / "plugins").glob("*/README.md"))
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")), *READMES]
TUTORIAL = ROOT / "docs" / "tutorial.md"
"""Followed by a reader of its own; the blocks of the other pages are independent of a project."""
FENCE = re.compile(
    r"^(?:<!-- (?P<note>[^\n]*) -->\n\n)?```(?P<language>\w+)(?P<rest>[^\n]*)\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
ATTRIBUTE = re.compile(r'(\w+)="([^"]*)"')
FIRST_INSTALL = re.compile(r"^pip install uv && ")
MOST_GAMES = 10
"""More are not played here, whatever a page says."""
UV_RUN = re.compile(r"^uv run (--group \w+ )*")


@attrs.frozen
class Block:
    """A fenced block with its attributes: its `title`, a file's name, and what a comment before it tells the tests.

    `<!-- exit="2" input="1, q" -->`: the exit code of its commands (else 0), and the lines that are typed.
    """

    language: str
    text: str
    attributes: dict[str, str]


@attrs.frozen
class Command:
    """A command line as a reader types it, without `uv run`, and the output that the page shows under it."""

    words: list[str]
    target: str
    """The file into which the output goes, or an empty text."""
    shown: list[str]


def blocks(text: str) -> list[Block]:
    """The blocks of a page in their order."""
    return [
        Block(found["language"], found["text"], dict(ATTRIBUTE.findall(f"{found['note']} {found['rest']}")))
        for found in FENCE.finditer(text)
    ]


def commands(block: Block) -> Iterator[Command]:
    """The commands of `block`: each line of a script; in a transcript each line that begins with a dollar sign."""
    joined = block.text.replace("\\\n", " ")
    if block.language == "sh":
        yield from (command for line in joined.splitlines() if (command := _command(line, [])))
        return
    for part in re.split(r"^\$ ", joined, flags=re.MULTILINE)[1:]:
        line, *shown = part.splitlines()
        if command := _command(line, shown):
            yield command


def _command(line: str, shown: list[str]) -> Command | None:
    words = shlex.split(UV_RUN.sub("", FIRST_INSTALL.sub("", line)), comments=True)
    if words[-2:-1] == [">"]:
        return Command(words[:-2], words[-1], shown)
    return Command(words, "", shown) if words else None


def _plain(line: str) -> str:
    """A line without frames, with one space between words and 0 for every number and digest."""
    return " ".join(re.sub(r"\b[0-9a-f]{16}\b|\d[\d,.]*\d|\d", "0", re.sub(r"[\u2500-\u257f]", " ", line)).split())


def not_in(output: str, shown: list[str]) -> list[str]:
    """The lines of `shown` that are not in `output`, in that order; numbers may differ, and "..." stands for any lines.

    Numbers come from games, which a change to one card changes.
    """
    rest, missing, gap = [plain for line in output.splitlines() if (plain := _plain(line))], [], False
    for line in filter(None, map(_plain, shown)):
        if line == "...":
            gap = True
        elif line in (rest if gap else rest[:1]):
            rest, gap = rest[rest.index(line) + 1 :], False
        else:
            missing.append(line)
            gap = True  # so that what follows is not missed with it
    return missing


def fewer_games(words: list[str], most: int = MOST_GAMES) -> list[str]:
    """The same command, which plays no more than `most` games."""
    games = words.index("--games") + 1 if "--games" in words else 0
    return [str(min(int(word), most)) if games and i == games else word for i, word in enumerate(words)]
