"""`nemesis play` with the Chytrids, on both boards: whole games, told by the race's rules; its words explained."""

from __future__ import annotations

import re

import pytest

from .playing import play

pytestmark = pytest.mark.variant

VARIANTS = [("chytrids", 2), ("chytrids-solo", 1), ("chytrids-coop", 2), ("chytrids-on-the-ship", 3)]


@pytest.mark.parametrize(("variant", "players"), VARIANTS)
def test_a_whole_game_is_played_and_its_record_told_by_the_races_rules(nemesis, tmp_path, variant, players):
    save = tmp_path / "colony.json"
    done = play(variant, "--players", players, "--seed", 4, "--save", save)
    assert (done.returncode, done.stderr) == (0, "")
    before, after = done.stdout.split("The game is over.", 1)
    assert re.search(r"Spores +in no Room; 15 left\s", before)
    assert re.search(r"Queen +rests on the Queen board\s", before)
    assert re.search(r"Queen board +8 Stinkhorns; 8 added to the blood of the Queen", before)
    assert re.search(r"Mycelium +in (no|\d) Rooms?; \d left", after)
    assert re.search(
        r"Movement and spreading, Corridor \d.*, from the left: .*(Germinator|Stinkhorn|Deathcap|Queen)", before
    )
    assert not re.search(r"(germinator|spore|mycelium|symbols)[.:]|=|(purple|green|stinkhorn)-\d", before + after)
    story = nemesis("replay", save.with_suffix(".record.json"), "--log", "--rules")
    assert story.code == 0
    assert {"CH-EVENT-04", "CH-EXPLORE-03"} <= set(re.findall(r"\[([A-Z]{2}-[A-Z]+-\d+)\]", story.out))


WORDS = [
    ("colony", "CH-COMP-03"),
    ("queen", "the lowest number that is uncovered on the Queen board is added to the blood"),
    ("spore", "CH-SPORE-03"),
    ("germinator", "CH-GERM-17"),
    ("mycelium", "CH-MYC-04"),
    ("queen board", "CH-QBOARD-04"),
    ("puffball explosion", "the symbols from the left: Germinator, Queen."),
    ("stinkhorn", "An endurance test draws 1 Attack card"),
    ("larva", "CH-LARVA-01"),
]
"""What is asked, and what the answer says."""


@pytest.mark.parametrize("variant", ["chytrids", "chytrids-on-the-ship"])
def test_words_are_explained_by_the_races_rules(tmp_path, variant):
    says = "".join(f"? {word}\n" for word, _ in WORDS)
    done = play(variant, "--players", 2, "--seed", 1, "--save", tmp_path / "words.json", says=f"{says}q\n")
    answers = done.stdout.split("or ? for help: ")[1:]
    assert len(answers) > len(WORDS)
    for (word, says_this), answer in zip(WORDS, answers, strict=False):
        assert says_this in " ".join(answer.split()), word
        assert "LD-LARVA" not in answer
        assert "Nothing is known" not in answer
