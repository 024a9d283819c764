"""`nemesis play` with a person who plays the Intruders: from the start, or when the own Character has died."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from .playing import FIRST, PROMPT, play

pytestmark = [pytest.mark.variant, pytest.mark.parametrize("variant", ["nemesis-intruder"])]

AT_ONCE = ("--house-rule", "intruder-from-the-start")
CURTAIN = re.compile(r"^Seat (\d)[^\n]* is asked\. Press Enter when nobody else can see the screen\. ", re.MULTILINE)
OFFER = "Your Character is dead. Do you play on as the Intruders?"
OVER = "The game is over."
NAMES = "Pursuit|Coordinated Hunt|Metamorphosis|Planning|Self-Healing"
CARD = rf"(?:{NAMES}) \((?:any Corridor|Corridor \d), \d Attack cards?\)"
OWN = re.compile(rf"^Played by +you(?:, passed)?\s*\nHand +(?:{CARD}|empty)", re.MULTILINE)
OTHERS = re.compile(r"^Played by +(seat \d [^\n]*)\nHand +([^\n]*?) *\nDeck +\d+ cards?", re.MULTILINE)
"""The panel of the Intruder player, as it sees it, and as others do."""


@cache
def from_the_start(variant):
    """What a person in the last of three seats reads, and the record of the game."""
    with TemporaryDirectory() as folder:
        save = Path(folder, "game.json")
        done = play(variant, *AT_ONCE, "--players", 3, "--seat", 3, "--seed", 4, "--save", save)
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout, json.loads(save.with_suffix(".record.json").read_text())


@cache
def hot_seat(variant, says=FIRST):
    """What two people read who say `says`, two at the same screen."""
    with TemporaryDirectory() as folder:
        save = Path(folder, "game.json")
        done = play(variant, "--players", 2, "--hot-seat", "--seed", 1, "--save", save, says=says)
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout


@cache
def taken(variant):
    """The same game, in which the first who is asked plays the Intruders; what came before, and what after."""
    before = hot_seat(variant).partition(OFFER)[0]
    answers = len(PROMPT.findall(before)) + before.count("Press Enter")
    return hot_seat(variant, says="1\n" * answers + "2\n" + FIRST).split(OFFER)


def screens(text):
    """Each seat that is asked, with what is on the screen for it until another one is."""
    _, *rest = CURTAIN.split(text.partition(OVER)[0])
    return list(zip(map(int, rest[::2]), rest[1::2], strict=True))


# ---------------------------------------------------------------- from the start


def test_the_last_seat_leads_the_intruders_through_a_whole_game(variant):
    said, record = from_the_start(variant)
    assert said.startswith("Reading: No rulebook has the Intruders played from the start.")
    before, after = said.split(OVER, 1)
    assert "You  seat 3 (the Intruders)" in before
    assert "The Intruders' go: which card do you play, and for what?" in before
    assert OWN.search(before)
    assert {seat for seat, _ in record["choices"]} >= {2}
    assert re.search(r"The Intruder player\nSeat +Since round +Won +Why +Hand *\n +3 +1 +(yes|no) ", after)


def test_who_has_no_character_has_no_objective_and_sees_none(variant):
    before, after = from_the_start(variant)[0].split(OVER, 1)
    assert "Objective" not in before
    assert [*re.findall(r"^ +(\d) +\S", after.partition("Objectives\n")[2].partition("\n\n")[0], re.MULTILINE)] == [
        *"1122"
    ]


def test_story_of_the_game_is_told_by_the_rules_of_the_intruder_player(nemesis, tmp_path, variant):
    file = tmp_path / "game.record.json"
    file.write_text(json.dumps(from_the_start(variant)[1]))
    story = nemesis("replay", file, "--log", "--rules")
    assert story.code == 0
    assert {"MD-INTR-01", "MD-INTR-02", "MD-INTR-03", "MD-INTR-06"} <= {*re.findall(r"\[(MD-INTR-\d+)\]", story.out)}
    assert not re.search(r"intruders\.|=|(pursuit|planning)-\d", story.out)


# ---------------------------------------------------------------- when the Character has died


def test_whose_character_dies_first_is_asked_and_leads_the_intruders(variant):
    before, after = taken(variant)
    assert "The Intruder player" not in before
    assert re.search(r"Seat (\d) \(the Intruders, once the [\w ]+\) plays the Intruders from now on\.", after)
    assert after.count("The Intruders' go: which card do you play, and for what?") > 1
    assert re.search(r"The Intruder player\nSeat +Since round +Won +Why +Hand *\n +\d +\d+ +(yes|no) ", after)
    won = re.search(r"the Intruders, once the ([\w ]+)\), the Intruder player, wins\.", after)
    assert won
    assert re.search(rf"{won[1]} +yes +died: [^\n]*; its player played on, and won", after)


def test_only_who_leads_them_reads_the_cards(variant):
    leader = re.search(r"Seat (\d)[^\n]* plays the Intruders from now on\.", taken(variant)[1])
    shown = [(seat, text) for seat, text in screens(taken(variant)[1]) if "The Intruder player\n" in text]
    mine = [text for seat, text in shown if str(seat) == leader[1]]
    others = [text for seat, text in shown if str(seat) != leader[1]]
    assert mine and others
    assert all(OWN.search(text) for text in mine)
    for text in others:
        panels = OTHERS.findall(text)
        assert panels and not OWN.search(text)
        assert all(re.fullmatch(r"\d cards?|empty", hand) for _, hand in panels)
        assert all(who.startswith(f"seat {leader[1]} (the Intruders, once the ") for who, _ in panels)


def test_who_declines_is_asked_no_more_and_nobody_leads_them(variant):
    """The first option is to leave the game."""
    said = hot_seat(variant)
    assert said.count(OFFER) == 1
    assert re.search(r"Seat \d \([\w ]+\) does not play the Intruders\.", said.partition(OFFER)[2])
    assert "The Intruder player\nNobody played the Intruders" in said.partition(OVER)[2]


# ---------------------------------------------------------------- words

WORDS = [
    ("intruder player", "MD-INTR-04"),
    ("intruder action card", "MD-INTR-03"),
    ("pursuit", "A Character of your choice that is not in Combat makes a Noise roll in its Room."),
    ("planning", "Look at the top 3 Event cards and resolve one of them"),
    ("event phase", "MD-INTR-05"),
    ("win", "MD-INTR-06"),
    ("1", "Metamorphosis"),
]


def test_words_are_explained_to_who_leads_the_intruders(tmp_path, variant):
    says = "".join(f"? {word}\n" for word, _ in WORDS)
    done = play(
        variant, *AT_ONCE, "--players", 3, "--seat", 3, "--seed", 4, "--save", tmp_path / "a", says=f"{says}q\n"
    )
    answers = done.stdout.split("or ? for help: ")[1:]
    assert len(answers) > len(WORDS)
    for (word, says_this), answer in zip(WORDS, answers, strict=False):
        assert says_this in " ".join(answer.split()), word
        assert "Nothing is known" not in answer


@pytest.mark.parametrize("race", ["chytrids", "void-seeders"])
def test_other_races_are_led_too(tmp_path, variant, race):
    done = play(variant, *AT_ONCE, "--race", race, "--players", 3, "--seat", 3, "--seed", 4, "--save", tmp_path / "a")
    assert (done.returncode, done.stderr) == (0, "")
    assert "No rulebook describes the Intruder player with these Intruders." in " ".join(done.stdout.split())
    assert "The Intruders' go: which card do you play, and for what?" in done.stdout
    assert re.search(r"the Intruder player, (wins|has not)\.", done.stdout)
