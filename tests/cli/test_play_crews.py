"""`nemesis play` with the crew of Aftermath: whole games on both boards, what lies open, words explained."""

from __future__ import annotations

import re

import pytest

from .playing import play

pytestmark = [pytest.mark.variant, pytest.mark.parametrize("variant", ["aftermath"])]

OVER = "The game is over."
CREW = "CEO|Android|Psychologist|Convict|Bounty Hunter|Medic"
ABOARD = ("--board", "ship", "--race", "classic-intruders")
TRAITS = ("--house-rule", "aftermath-traits")
NEVER = r"(aftermath|ceo|android|psychologist|convict|bounty-hunter|medic|laika|bounty)[.:/]\w|=|lockdown-\w"


@pytest.mark.parametrize("given", [(), ABOARD, (*ABOARD, *TRAITS)], ids=["base", "ship", "traits"])
def test_a_whole_game_is_played_and_told_again(nemesis, tmp_path, variant, given):
    save = tmp_path / "game.json"
    done = play(variant, *given, "--players", 5, "--seed", 4, "--save", save)
    assert (done.returncode, done.stderr) == (0, "")
    before, after = done.stdout.split(OVER, 1)
    assert len({*re.findall(rf"and takes the ({CREW})\.", before)}) == 5
    assert len(re.findall(rf"^ +\d +({CREW}) +(?:yes|no) ", after, re.MULTILINE)) == 5
    assert re.search(NEVER, before + after.partition("The record lies in")[0]) is None
    story = nemesis("replay", save.with_suffix(".record.json"), "--log", "--rules")
    assert (story.code, "Round 1 begins." in story.out) == (0, True)
    assert re.search(NEVER, story.out) is None


def begin(*arguments, says="1\nq\n"):
    """What somebody reads who takes a Character and leaves."""
    return play(*arguments, says=says).stdout


def shown(said, title):
    """The rows of the panel as it is shown last."""
    return said.rpartition(f"\n{title}\n")[2].partition("\n\n")[0]


@pytest.mark.parametrize(("given", "traits"), [((), 1), (ABOARD, 1), ((*ABOARD, *TRAITS), 5)])
def test_traits_lie_open_where_there_are_any(tmp_path, variant, given, traits):
    """The Android has one in Lockdown, the Bounty Hunter aboard; by the house rule everybody has one there."""
    said = begin(variant, *given, "--players", 5, "--seed", 4, "--save", tmp_path / "game.json")
    assert len(re.findall(r"^ +\d +[A-Z]", shown(said, "Traits"), re.MULTILINE)) == traits


def test_objectives_of_the_bounty_hunter_lie_open_and_which_he_gets_is_told_to_nobody(tmp_path, variant):
    taken = []
    for seed in range(3):
        said = begin(variant, "--players", 5, "--seed", seed, "--save", tmp_path / f"{seed}.json")
        taken.append("takes the Bounty Hunter" in said)
        rows = shown(said, "Objectives beside the board of the Bounty Hunter")
        assert [name in rows for name in ("Bounty: Alive", "Bounty: Dead")] == [taken[-1]] * 2
        assert said.count("Bounty Contract: Alive") == said.count("Bounty Contract: Dead")
    assert any(taken)


WORDS = [
    ("ceo", "CR-CEO-01"),
    ("android", "CR-ANDROID-01"),
    ("medic", "CR-MEDIC-01"),
    ("contract", "CR-BOUNTY-04"),
    ("robot", "It holds 5 Energy; each Action card with a Robot on it spends 1."),
    ("needle gun", "Quest Item"),
    ("bounty hunter", "CR-BOUNTY-03"),
    ("synthetic", "It never gives you a Larva."),
    ("colour", "CR-AFTER-02"),
]


def test_words_are_explained_by_the_rules_of_the_crew(tmp_path, variant):
    says = "".join(f"? {word}\n" for word, _ in WORDS)
    done = play(variant, "--players", 3, "--seed", 1, "--save", tmp_path / "words.json", says=f"{says}q\n")
    answers = done.stdout.split("or ? for help: ")[1:]
    assert len(answers) > len(WORDS)
    for (word, says_this), answer in zip(WORDS, answers, strict=False):
        assert says_this in " ".join(answer.split()), word
        assert "Nothing is known" not in answer
