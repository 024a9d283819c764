"""`nemesis play` line by line with bots that fail: named, and another plays their seat if the people like."""

from __future__ import annotations

import json
from pathlib import Path

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


def test_a_game_whose_bot_is_installed_no_more_goes_on_with_another(save, sulky):
    play(*BEGIN, "--bots", "sulky", "--save", save, says="q\n", PYTHONPATH=sulky)
    left = play("--resume", "--save", save, says="q\n")
    assert (left.returncode, one_line(left.stderr)) == (2, True)
    assert "no bot is named sulky" in left.stderr
    assert left.stderr.endswith("; --bots names others that play on\n")
    again = play("--resume", "--save", save, "--bots", "curious", says="1\nq\n")
    assert again.returncode == 0, again.stderr
    assert json.loads(save.read_text())["sitting"]["bots"] == "curious"


def test_a_bot_that_raises_while_it_is_made_is_named_in_one_line(save, sulky):
    (Path(sulky) / "sulky.py").write_text(
        'class Sulky:\n    def __init__(self, number):\n        raise ValueError("no")\n'
    )
    said = play(*BEGIN, "--bots", "random,sulky", "--save", save, says="", PYTHONPATH=sulky)
    assert (said.returncode, one_line(said.stderr)) == (2, True)
    assert "the bot sulky raised ValueError: no when it was made for seat 2" in said.stderr
    assert not save.exists()


# ---------------------------------------------------------------- how long bots may think

TOLD = """
class Told:
    def __init__(self, number):
        pass

    def __call__(self, asked):
        raise RuntimeError(f"may think for {asked.seconds} seconds")
"""


@pytest.fixture
def told(sulky):
    """Where a bot is installed that says how long it may think, instead of playing."""
    (Path(sulky) / "sulky.py").write_text(TOLD.replace("Told", "Sulky"))
    return sulky


def test_bots_are_told_how_long_they_may_think_and_a_save_keeps_it_until_it_is_said_anew(save, told):
    first = play(*BEGIN, "--bots", "sulky", "--think", "2.5", "--save", save, says="n\n", PYTHONPATH=told)
    assert "may think for 2.5 seconds" in first.stdout
    again = play("--resume", "--save", save, says="n\n", PYTHONPATH=told)
    assert "may think for 2.5 seconds" in again.stdout
    longer = play("--resume", "--save", save, "--think", 9, says="n\n", PYTHONPATH=told)
    assert "may think for 9.0 seconds" in longer.stdout


SLOW = """
import time

class Sulky:
    def __init__(self, number):
        pass

    def __call__(self, asked):
        if asked.number < 2:
            time.sleep(1.5)
        return asked.options[0]
"""


def test_a_bot_that_thinks_for_long_is_said_to_think(save, sulky):
    (Path(sulky) / "sulky.py").write_text(SLOW)
    said = play(*BEGIN, "--bots", "sulky", "--save", save, says="1\nq\n", PYTHONPATH=sulky).stdout
    assert "Seat 2, sulky, is thinking ..." in said


def test_bots_are_told_of_no_time_where_none_is_given(save, told):
    assert (
        "may think for None seconds"
        in play(*BEGIN, "--bots", "sulky", "--save", save, says="n\n", PYTHONPATH=told).stdout
    )


@pytest.mark.parametrize("seconds", ["0", "-2", "inf", "nan"])
def test_a_time_that_cannot_be_is_refused_in_one_line(nemesis, save, seconds):
    said = nemesis("play", *BEGIN, "--think", seconds, "--save", save)
    assert said.code == 2
    assert one_line(said.err)
    assert "give a number of them above 0" in said.err
    assert not save.exists()
