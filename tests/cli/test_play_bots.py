"""`nemesis play` line by line with bots that fail: named, and another plays their seat if the people like."""

from __future__ import annotations

import json

import pytest

from .playing import BEGIN, chosen, one_line, play

SULKY = """
class Sulky:
    def __init__(self, number):
        pass

    def __call__(self, asked):
        if asked.kind == "turn":
            raise RuntimeError("not with me")
        return asked.options[0]
"""
NAMED = "The bot sulky raised RuntimeError: not with me at turn of seat 2."


@pytest.fixture
def save(tmp_path):
    return tmp_path / "game.json"


@pytest.fixture
def sulky(tmp_path):
    """Where a distribution with the bot `sulky` is installed."""
    folder = tmp_path / "site"
    metadata = folder / "sulky-0.5.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: sulky\nVersion: 0.5\n")
    (metadata / "entry_points.txt").write_text("[nemesis_core.bots]\nsulky = sulky:Sulky\n")
    (folder / "sulky.py").write_text(SULKY)
    return str(folder)


def test_random_plays_on_if_that_is_wanted(save, sulky):
    done = play(
        *BEGIN, "--bots", "sulky", "--save", save, says="1\n" * 30 + "maybe\ny\n" + "1\n" * 4000, PYTHONPATH=sulky
    )
    assert NAMED in done.stdout
    assert done.stdout.count("Let the bot random play its seat from now on? y or n: ") >= 2
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is over." in done.stdout


def test_the_game_is_left_and_asks_again_when_it_is_taken_up(save, sulky):
    left = play(*BEGIN, "--bots", "sulky", "--save", save, says="1\n" * 30 + "n\n", PYTHONPATH=sulky)
    assert NAMED in left.stdout
    assert (left.returncode, one_line(left.stderr)) == (0, True)
    before = chosen(save)
    again = play("--resume", "--save", save, says="y\nq\n", PYTHONPATH=sulky)
    assert again.returncode == 0, again.stderr
    assert NAMED in again.stdout
    assert chosen(save)[: len(before)] == before
    assert json.loads(save.read_text())["sitting"]["bots"] == "sulky,random"
