"""`nemesis play` with the races that have much of their own: whole games of all their variants, words explained."""

from __future__ import annotations

import re

import attrs
import pytest

from .playing import play

pytestmark = pytest.mark.variant


@attrs.frozen
class Race:
    """A race, and what people at the terminal see of it; all patterns are looked for with `re`."""

    id: str
    begins: tuple[str, ...]
    """On the table when the game begins."""
    told: str
    """Told while it goes on."""
    ends: tuple[str, ...]
    """Said at the end."""
    never: str
    """Ids and words of others, which nobody reads."""
    rules: frozenset[str]
    """Named by the story of each game."""
    words: tuple[tuple[str, str], ...]
    """What is asked, and what the answer says."""


CHYTRIDS = Race(
    "chytrids",
    begins=(
        r"Spores +in no Room; 15 left\s",
        r"Queen +rests on the Queen board\s",
        r"Queen board +8 Stinkhorns; 8 added to the blood of the Queen",
    ),
    told=r"Movement and spreading, Corridor \d.*, from the left: .*(Germinator|Stinkhorn|Deathcap|Queen)",
    ends=(r"Mycelium +in (no|\d) Rooms?; \d left",),
    never=r"(germinator|spore|mycelium|symbols)[.:]|=|(purple|green|stinkhorn)-\d",
    rules=frozenset({"CH-EVENT-04", "CH-EXPLORE-03"}),
    words=(
        ("colony", "CH-COMP-03"),
        ("queen", "the lowest number that is uncovered on the Queen board is added to the blood"),
        ("spore", "CH-SPORE-03"),
        ("germinator", "CH-GERM-17"),
        ("mycelium", "CH-MYC-04"),
        ("queen board", "CH-QBOARD-04"),
        ("puffball explosion", "the symbols from the left: Germinator, Queen."),
        ("stinkhorn", "An endurance test draws 1 Attack card"),
        ("larva", "CH-LARVA-01"),
    ),
)
VOID_SEEDERS = Race(
    "void-seeders",
    begins=(
        r"In Rooms +none\s",
        r"Destroyed +0 of 3\s",
        r"Despoiler +is not on the board\s",
        r"seat 1 \([\w ]+\) +level 1: a Lurker would come\s",
        r"Panic cards +20 cards in the deck\s",
    ),
    told=r", on Insanity level \d, draws the Panic card [A-Z]\w+( [\w-]+)*, for level \d or more\.",
    ends=(r"Destroyed +\d of 3\s", r"Insanity\s+seat 1 \([\w ]+\) +level \d\s"),
    never=r"(insanity|panic|lair)[.:]\w|=|(insanity|lair|lurker|whisperer)-\w|Larva|takes a Slime",
    rules=frozenset({"VS-PAN-01", "VS-PAN-02"}),
    words=(
        ("insanity", "VS-INS-02"),
        ("insanity token", "VS-BAG-02"),
        ("panic", "VS-PAN-04"),
        ("heart attack", "On Insanity level 5 or more: You die."),
        ("lair", "VS-LAI-12"),
        ("lurking", "VS-LUR-03"),
        ("despoiler", "It takes no Injuries."),
        ("surprise attack", "VS-ENC-07"),
        ("contamination check", "VS-END-03"),
        ("slime", "VS-SLM-01"),
        ("larva", "VS-INS-08"),
    ),
)
CARNOMORPHS = Race(
    "carnomorphs",
    begins=tuple(rf"{kind} +face down until the first {kind} comes" for kind in ("Shambler", "Fleshbeast", "Butcher")),
    told=r"(draws Mutation cards and keeps one|gets a Mutation marker)",
    ends=(r"Adaptations\s+Shambler +\w", r"Mutations\s+Seat +Character +Mutation card +Markers"),
    never=r"(mutation|adaptation|feed)[.:]\w|=|(metagorger|shambler|slot)-\w|Larva|Weakness card",
    rules=frozenset({"CM-ATT-02", "CM-MUT-02"}),
    words=(
        ("metagorger", "It attacks without a card: a Light Wound, a Contamination card, and a Mutation card"),
        ("butcher", "CM-INJ-04"),
        ("feeding", "CM-FED-04"),
        ("mutation", "CM-MUT-05"),
        ("mutation action", "CM-MAC-03"),
        ("predatory reflexes", "Draw 3 cards."),
        ("adaptation", "CM-ADP-02"),
        ("thick hide", "1 is added to the blood."),
        ("research", "CM-ADP-04"),
        ("blue character corpse", "CM-FED-07"),
        ("larva", "CM-MUT-01"),
    ),
)
PLAYERS = {"": 2, "-solo": 1, "-coop": 2, "-on-the-ship": 3}
"""What is behind the id of the race in the name of a variant -> how many play."""


def variants(*ends):
    """Each race with the name of each of its variants that end so."""
    races = (CHYTRIDS, VOID_SEEDERS, CARNOMORPHS)
    return [pytest.param(race, f"{race.id}{end}", PLAYERS[end], id=f"{race.id}{end}") for race in races for end in ends]


@pytest.mark.parametrize(("race", "variant", "players"), variants(*PLAYERS))
def test_a_whole_game_is_played_and_its_record_told_by_the_races_rules(nemesis, tmp_path, race, variant, players):
    save = tmp_path / "game.json"
    done = play(variant, "--players", players, "--seed", 4, "--save", save)
    assert (done.returncode, done.stderr) == (0, "")
    before, after = done.stdout.split("The game is over.", 1)
    assert [pattern for pattern in (*race.begins, race.told) if not re.search(pattern, before)] == []
    assert [pattern for pattern in race.ends if not re.search(pattern, after)] == []
    assert re.search(race.never, before + after.partition("The record lies in")[0]) is None
    story = nemesis("replay", save.with_suffix(".record.json"), "--log", "--rules")
    assert story.code == 0
    assert race.rules <= set(re.findall(r"\[([A-Z]{2}-[A-Z]+-\d+)\]", story.out))


@pytest.mark.parametrize(("race", "variant", "players"), variants("", "-on-the-ship"))
def test_words_are_explained_by_the_races_rules(tmp_path, race, variant, players):
    says = "".join(f"? {word}\n" for word, _ in race.words)
    save = tmp_path / "words.json"
    done = play(variant, "--players", players, "--seed", 1, "--save", save, says=f"{says}q\n")
    answers = done.stdout.split("or ? for help: ")[1:]
    assert len(answers) > len(race.words)
    for (word, says_this), answer in zip(race.words, answers, strict=False):
        assert says_this in " ".join(answer.split()), word
        assert "LD-LARVA" not in answer
        assert "Nothing is known" not in answer
