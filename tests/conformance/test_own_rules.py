"""A game is told by the rules of its own board: none by another id of a rule that the board has by its own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import nemesis_core
from nemesis_core import Ruleset, assemble, make_bots
from nemesis_core.contributions import tags_of
from nemesis_core.explain import explain, references
from nemesis_core.rulebook import rules, search
from nemesis_core.wording import wordings

from .test_conformance import each_variant
from .variants import SWEEP, Variant

GAMES = SWEEP or 2
ORIGINAL = "edition:nemesis"
RACES = ("lockdown", "chytrids", "chytrids-on-the-ship")
NEWER = ("mars", "mars-solo", "nemesis-intruder", "aftermath")
AS_THEY_ARE = ("LD-ATK-06", "LD-COST-05", "LD-INV-03", "LD-ITEM-02", "LD-MAP-01", "LD-PASS-03")
"""Rules of Lockdown that the ship's rulebook does not state, and that hold on the ship all the same."""


def own_rules(ruleset: Ruleset) -> dict[str, str]:
    """Ids of others -> the board's own."""
    found: dict[str, str] = ruleset.compiled["own_rules"]
    return found


@each_variant
def test_words_and_decisions_name_the_boards_own_rules(variant: Variant) -> None:
    ruleset = variant.ruleset
    told = {rule for ids in references(ruleset).values() for rule in ids}
    told |= {rule for wording in wordings(ruleset).values() for rule in wording.rules}
    assert told & own_rules(ruleset).keys() == set()


@pytest.mark.sweep
@pytest.mark.parametrize("bots", ["random", "curious"])
@each_variant
def test_games_are_told_by_rules_that_hold_in_them(variant: Variant, bots: str) -> None:
    ruleset, told = variant.ruleset, set()
    provided = tags_of(ruleset.pieces)
    for seed in range(GAMES):
        game = ruleset.new_game(variant.seats[-1], seed)
        game.listener = lambda event: told.add(event.rule)
        game.play(make_bots(bots, variant.seats[-1], seed))
    assert told & own_rules(ruleset).keys() == set()
    if variant.real:
        known = rules()
        assert told - {""} <= set(known)
        assert [rule for rule in told - {""} if not provided.issuperset(known[rule].requires)] == []


@pytest.mark.variant
def test_every_own_id_of_the_ship_is_in_the_rulebook_for_it() -> None:
    own, known = own_rules(assemble("nemesis")), rules()
    assert len(own) > 200
    assert set(own) <= set(known)
    assert {known[rule].requires for rule in own.values() if rule} == {(ORIGINAL,)}


@pytest.mark.variant
def test_every_rule_that_the_shared_rules_tell_has_its_twin_on_the_ship_or_is_one_of_these() -> None:
    """The ids behind `game.tell` in the shared rules."""
    folder = Path(nemesis_core.__file__).parent / "rules"
    texts = "".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.py")))
    told = set(re.findall(r'game\.tell\([^()]*?"(LD-[A-Z]+-\d+)"', texts))
    assert len(told) > 50
    assert told - own_rules(assemble("nemesis")).keys() <= set(AS_THEY_ARE)


@pytest.mark.variant
def test_a_search_finds_the_rules_of_the_board_in_play() -> None:
    word = "third Light Wound"
    assert [rule.id for rule in search(word)] == ["SH-WOUND-02", "LD-WOUND-03"]
    assert [rule.id for found in explain(assemble("lockdown"), word) for rule in found.rules] == ["LD-WOUND-03"]
    assert [rule.id for found in explain(assemble("nemesis"), word) for rule in found.rules] == ["SH-WOUND-02"]


@pytest.mark.variant
def test_a_search_finds_the_rules_of_a_race_where_it_plays() -> None:
    word = "rightmost free space"
    found = {name: [rule.id for told in explain(assemble(name), word) for rule in told.rules] for name in RACES}
    assert found == {"lockdown": [], "chytrids": ["CH-GERM-23"], "chytrids-on-the-ship": ["CH-GERM-23"]}


@pytest.mark.variant
@pytest.mark.parametrize(
    ("word", "found"),
    [
        ("twelve-sided", {"mars": ["LD-MARS-07"], "mars-solo": ["LD-MARS-07"]}),
        ("eliminated may control", {"nemesis-intruder": ["MD-INTR-01"]}),
        ("back stays unseen", {"aftermath": ["CR-BOUNTY-03"]}),
    ],
)
def test_a_search_finds_the_rules_of_other_pieces_where_they_play(word: str, found: dict[str, list[str]]) -> None:
    told = {name: explain(assemble(name), word) for name in ("lockdown", "nemesis", *NEWER)}
    assert {name: [rule.id for line in lines for rule in line.rules] for name, lines in told.items() if lines} == found


@pytest.mark.variant
def test_what_lockdown_says_of_a_crew_of_the_ship_is_not_told_aboard() -> None:
    word = "rules for original game Characters"
    told = {name: explain(assemble(name, crew=("nemesis-crew",)), word) for name in ("lockdown", "nemesis")}
    rules = {name: [rule.id for line in found for rule in line.rules] for name, found in told.items()}
    assert rules == {"lockdown": ["CR-OTHERS-05"], "nemesis": []}


@pytest.mark.variant
@pytest.mark.parametrize("word", ["facility worker", "hacker", "survivor", "neuralink", "xenobiologist", "vents"])
def test_a_crew_of_lockdown_is_explained_aboard_by_rules_of_the_ship(word: str) -> None:
    said = " ".join(str(found) for found in explain(assemble("nemesis", crew=("lockdown-crew",)), word))
    elsewhere = ("LD-SETUP-4", "LD-SETUP-50", "Knowledge", "Power", "Isolation Room", "Repository")
    assert [told for told in elsewhere if told in said] == []
    assert bool(said) == (word != "facility worker"), "nobody has a role there"


# ---------------------------------------------------------------- the crew of Aftermath

ABOARD = {"crew": ("aftermath-crew",), "house_rules": ("aftermath-traits",)}


def test_what_speaks_of_lockdown_for_that_crew_needs_lockdown() -> None:
    own = [rule for rule in rules().values() if rule.owner == "aftermath-crew"]
    speaking = [rule for rule in own if "Lockdown" in rule.text + rule.reading]
    assert len(speaking) > 10
    assert [rule.id for rule in speaking if "edition:lockdown" not in rule.requires] == []


@pytest.mark.variant
@pytest.mark.parametrize("word", ["trait", "bounty hunter", "ceo", "android", "contract", "medic", "Starting Item"])
def test_aboard_no_word_is_explained_by_what_holds_for_that_crew_in_lockdown(word: str) -> None:
    told = [rule for found in explain(assemble("nemesis", **ABOARD), word) for rule in found.rules]
    assert [rule.id for rule in told if "edition:lockdown" in rule.requires] == []


@pytest.mark.variant
def test_traits_in_play_are_named() -> None:
    names = "Altruist, Confidant, Head Office, Laika, Nothing to Lose, Synthetic. Ask for one of them."
    assert [found.lines for found in explain(assemble("nemesis", **ABOARD), "trait")] == [(names,)]
    (here,) = explain(assemble("aftermath"), "trait")
    assert here.lines == ("Synthetic. Ask for one of them.",)
    assert "CR-ANDROID-03" in [rule.id for rule in here.rules]
