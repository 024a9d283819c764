"""`nemesis play` on the ship: whole games, told by the ship's rules, and nothing on the screen that is hidden."""

from __future__ import annotations

import re

import pytest

from nemesis_core import assemble

from .playing import play

pytestmark = pytest.mark.variant

VARIANTS = [("nemesis", 3), ("nemesis-advanced", 2), ("nemesis-solo", 1), ("nemesis-coop", 2)]


@pytest.fixture
def save(tmp_path):
    return tmp_path / "ship.json"


@pytest.mark.parametrize(("variant", "players"), VARIANTS)
def test_a_whole_game_is_played_and_its_record_told_by_the_ships_rules(nemesis, save, variant, players):
    done = play(variant, "--players", players, "--seed", 4, "--save", save)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(r"The game is over in round \d+: the ship (jumps|explodes)", done.stdout)
    story = nemesis("replay", save.with_suffix(".record.json"), "--log", "--rules")
    assert story.code == 0
    told = set(re.findall(r"\[([A-Z]{2}-[A-Z]+-\d+)\]", story.out))
    assert {"SH-ROUND-01", "SH-ROUND-11", "SH-ACTION-04"} <= told
    assert told & assemble(variant).compiled["own_rules"].keys() == set()


def test_what_is_hidden_on_the_ship_stays_so_until_the_end(save):
    """Whoever always takes the first option never comes to see the Coordinates or an Engine."""
    said = play("nemesis", "--players", 2, "--seed", 4, "--save", save).stdout
    before, after = said.split("The game is over.", 1)
    assert "Engine #1 not seen; Engine #2 not seen; Engine #3 not seen" in before
    assert "Coordinates: not seen" in before
    assert not re.search(r"Engine #\d (Working|Damaged)|deep space", before)
    assert re.search(r"Engines +Engine #1 (Working|Damaged)", after)
    assert "deep space" in after


WORDS = [
    ("hibernation", "SH-HIBER-01", "LD-"),
    ("escape pod", "SH-POD-06", "LD-"),
    ("light wound", "SH-WOUND-02", "LD-"),
    ("fire", "SH-FIRE-02", "LD-TURN-06"),
    ("generator", "Room Action Start the Self-Destruct sequence, Cost 2.", "LD-"),
    ("coordinates 1", "A Earth, B Mars, C Venus, D deep space", "LD-"),
    ("unplayable power", "Nothing is known of 'unplayable power'", "LD-"),
]
"""What is asked, what the answer says, and what it does not."""


def test_words_are_explained_by_the_ships_rules(save):
    says = "".join(f"? {word}\n" for word, _, _ in WORDS)
    done = play("nemesis", "--players", 2, "--seed", 1, "--save", save, says=f"{says}q\n")
    answers = done.stdout.split("for help: ")[1:]
    for (word, said, never), answer in zip(WORDS, answers, strict=False):
        assert said in answer, word
        assert never not in answer, word
