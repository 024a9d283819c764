"""`nemesis play` on the Mars Surface: whole games, told by its rules, its secrets and its words."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from .playing import play

pytestmark = pytest.mark.variant

OVER = "The game is over."
PLAYERS = {"mars": 2, "mars-solo": 1}
ANY = "".join(f"{number}\n" for number in random.Random(3).choices(range(1, 14), k=6000))
"""Somebody who takes any of the options; a number that is none of them is asked for again."""
each = pytest.mark.parametrize("variant", PLAYERS)


@cache
def game(variant):
    """What is said in a whole game."""
    with TemporaryDirectory() as folder:
        save = Path(folder, "game.json")
        done = play(variant, "--players", PLAYERS[variant], "--seed", 5, "--save", save, says=ANY)
        assert done.returncode == 0, done.stderr
        return done.stdout


@each
def test_a_whole_game_shows_the_surface_and_tells_its_secrets_at_the_end(variant):
    before, after = game(variant).split(OVER, 1)
    begin = before[: before.index(" for help: ")]
    assert re.search(r"^Mars Surface deck +\d+ cards", begin, re.MULTILINE)
    assert re.search(r"^Unturned tokens +(Crossroads \d, ){3}Crossroads \d *$", begin, re.MULTILINE)
    assert re.search(r"^Crossroads 4 +Exploration token", begin, re.MULTILINE)
    assert re.search(r"^Ways out +Main Gate closed; Rover at ", begin, re.MULTILINE)
    assert "The game is over in round " in after
    left = re.findall(r"Unturned tokens[^\n]*", before)[-1].count("Crossroads")
    told = re.search(r"^Unturned tokens +(.*?)^Rooms in the box", after, re.MULTILINE | re.DOTALL)
    assert (told[1].count("Items)") + told[1].count("Item)") if told else 0) == left


@each
def test_a_token_that_lies_face_down_is_not_told_before(variant):
    """What lies at a Crossroads is told when somebody turns it up; until then its row has no more than the token."""
    for rows in re.findall(r"^Unturned tokens +([^\n]*)", game(variant).partition(OVER)[0], re.MULTILINE):
        assert re.fullmatch(r"(Crossroads \d(, )?)+ *", rows)


@each
def test_no_id_is_told(variant):
    said = game(variant).partition("The record lies in")[0]
    assert re.search(r"(surface|crossroads|area|mars)[.:-]\w|=|mars-surface|(crossroads|area)-\d", said) is None


@pytest.mark.parametrize("variant", ["mars"])
def test_stories_of_those_who_go_outside_name_the_rules_of_the_surface(nemesis, tmp_path, variant):
    """Whoever takes any of the options seldom goes there: of some games one tells of it."""
    assert nemesis("simulate", variant, "--players", 5, "--games", 12, "--record", tmp_path / "games").code == 0
    stories = [nemesis("replay", file, "--log", "--rules") for file in sorted((tmp_path / "games").glob("*.json"))]
    assert [story.code for story in stories] == [0] * 12
    said = "".join(story.out for story in stories)
    assert {"LD-MARS-10", "LD-MARS-11"} <= {*re.findall(r"\[(LD-MARS-\d+)\]", said)}
    assert re.search(r"Seat \d \([\w -]+\) draws the Mars Surface card [A-Z][\w ]+\.", said)
    assert re.search(r"surface\.|=|mars-surface", said) is None


WORDS = [
    ("crossroads", "LD-MARS-04"),
    ("crossroads 2", "Crossroads 2 (place)"),
    ("path", "LD-MARS-13"),
    ("area", "LD-MARS-06"),
    ("building", "LD-MARS-07"),
    ("mars surface card", "LD-MARS-11"),
    ("mars surface die", "LD-MARS-08"),
    ("sandstorm", "On a Crossroads without an Enviro-Suit: Discard 1 Action card"),
    ("rover", "Room Action Drive the Rover, Cost 2."),
    ("enviro-suit", "LD-MARS-16"),
    ("bunker", "LD-MARS-15"),
    ("main gate", "LD-MARS-18"),
    ("danger", "LD-MARS-09"),
]


@each
def test_words_are_explained_by_the_rules_of_the_surface(tmp_path, variant):
    says = "".join(f"? {word}\n" for word, _ in WORDS)
    save = tmp_path / "words.json"
    done = play(variant, "--players", PLAYERS[variant], "--seed", 1, "--save", save, says=f"{says}q\n")
    answers = done.stdout.split("or ? for help: ")[1:]
    assert len(answers) > len(WORDS)
    for (word, says_this), answer in zip(WORDS, answers, strict=False):
        assert says_this in " ".join(answer.split()), word
        assert "Nothing is known" not in answer


@each
def test_the_map_shows_the_surface_too(tmp_path, variant):
    save = tmp_path / "map.json"
    done = play(variant, "--players", PLAYERS[variant], "--seed", 1, "--save", save, says="m\nq\n")
    chart = done.stdout.split("for help: ")[1]
    assert {*re.findall(r"│(Crossroads \d) ", chart)} == {f"Crossroads {number}" for number in range(1, 5)}
