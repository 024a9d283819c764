"""`nemesis play` on the ship: whole games, told by the ship's rules, and nothing on the screen that is hidden."""

from __future__ import annotations

import re

import pytest

from nemesis_core import assemble

from .playing import play

pytestmark = pytest.mark.variant

VARIANTS = [("nemesis", 3), ("nemesis-advanced", 2), ("nemesis-solo", 1), ("nemesis-coop", 2), ("nemesis-intruder", 3)]


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
    ("danger", "SH-EXPLORE-05", "LD-EXPL-14"),
    ("slime", "SH-", "LD-ATK-06"),
    ("nest", "SH-NEST-01", "LD-EVENT-15"),
    ("room", "SH-ROOM-01", "CR-OTHERS-05"),
    ("LD-CSS-01", "It does not hold in this variant.", "Pod"),
    ("LD-NOISE-06", "It does not hold in this variant; SH-NOISE-03 stands for it.", "  LD-"),
    ("engine 1", "Engine #1 (room)", "Engine #2 (room)"),
    ("pod 1", "Escape Pod 1 (space)", "LD-"),
    ("001", "Cockpit (place)", "Room 011"),
    ("room 12", "Room 012 (place)", "Room 011"),
    ("15", "Room 015 (place)", "Room 005"),
    ("signal marker", "SH-COMMS-01", "LD-"),
    ("", "? SH-NOISE-03", "LD-NOISE"),
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


def test_how_the_rules_are_read_is_told_at_the_start_and_only_then(save):
    done = play("nemesis", "--race", "night-stalkers", "--players", 2, "--seed", 1, "--save", save, says="1\nq\n")
    assert done.stdout.startswith("Reading: No rulebook describes Night Stalkers on a board without Power.")
    assert done.stdout.count("Reading: ") == 1
    assert "Reading" not in play("nemesis", "--players", 2, "--save", save.with_name("b.json"), says="q\n").stdout


def test_map_help_and_seats_are_told_at_the_prompt(save):
    says = "1\nm\nmm\nhelp\n? seat 1\n? trait\nq\n"
    done = play("nemesis", "--house-rule", "nemesis-traits", "--players", 2, "--seed", 1, "--save", save, says=says)
    *_, drawn, listed, commands, seat, trait, _ = done.stdout.split("for help: ")
    assert re.search(r"[\u2502|]Cockpit ", drawn)
    assert drawn.count("(you)") == 1
    assert re.search(r"^Cockpit +00\d", listed, re.MULTILINE)
    assert "m          draw the map; mm: which Rooms join, as a list" in commands
    assert "Action deck: " in seat
    assert "Ask for one of them." in trait


@pytest.mark.parametrize(("word", "told"), [("power", 1), ("dark", 1), ("weakness", 0), ("engine", 0)])
def test_the_reading_is_part_of_what_its_words_mean(save, word, told):
    says = f"? {word}\nq\n"
    done = play("nemesis", "--race", "night-stalkers", "--players", 2, "--seed", 1, "--save", save, says=says)
    assert done.stdout.count("No rulebook describes Night Stalkers") == 1 + told
