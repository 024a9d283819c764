"""Insanity and Panic in words: decisions, the log, the screen, and what is asked back."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core import assemble
from nemesis_core.rules import die
from nemesis_core.testing import fakes
from nemesis_void_seeders.answers import report
from nemesis_void_seeders.insanity import lower_level, raise_level
from nemesis_void_seeders.panic import resolve_panic

RULESET = fakes(race="void-seeders")


def lines(kind: str, name: str) -> list[str]:
    found = RULESET.hooks.explain_record(RULESET, kind, RULESET.content.find(kind, name))
    assert found is not None
    return list(found)


# ---------------------------------------------------------------- decisions


def test_what_a_rest_is_to_do(t: Any) -> None:
    asked = t.words("alpha", "lower", "lower-and-scan", "scan", "leave", kind="calm")
    assert asked.text == "What is that to do for you?"
    assert [offer.text for offer in asked.offers] == [
        "Lower your Insanity level by 1",
        "Lower your Insanity level by 1, then Scan the Contamination cards in hand",
        "Scan the Contamination cards in hand",
        "Neither lower it nor Scan",
    ]
    assert {"VS-INS-10", "VS-INS-11", "VS-INS-06"} <= set(asked.offers[1].rules)


@pytest.mark.variant
def test_what_treats_a_larva_treats_insanity(facility: Any, ship: Any) -> None:
    options = [("item", "scalpel/1", "cut-out-larva", "p2"), ("item", "neutralizer/1", "cure")]
    assert facility.said("sentry", *options) == [
        "Use the Scalpel: bring down to Insanity level 3: seat 2 (Hacker)",
        "Use the Neutralizer: remove all INFECTED cards and go down to Insanity level 3, "
        "then pass with a new Action deck",
    ]
    (antidote,) = ship.said("captain", ("item", "antidote/1", "cure"))
    assert "go down to Insanity level 3" in antidote


@pytest.mark.variant
def test_insanity_is_offered_to_the_laboratory_in_words(facility: Any, ship: Any) -> None:
    facility.room("laboratory", "room-005").put("sentry", "room-005")
    ship.where("captain", "analyse", "room-003")
    assert facility.said("sentry", ("room", "analyze-object", "insanity")) == ["Use the Room: Analyze insanity"]
    assert ship.said("captain", ("room", "analyse", "insanity")) == ["Use the Room: Analyse insanity"]


@pytest.mark.variant
def test_decisions_name_the_rules_of_this_race() -> None:
    rest = assemble("void-seeders").compiled["wordings"]["turn card rest.scan-hand"]
    assert rest.rules == ("LD-SCAN-01", "VS-INS-06", "LD-CONT-03")


# ---------------------------------------------------------------- log


def test_levels_are_told_up_and_down_and_the_death_beyond(t: Any) -> None:
    t.insane(alpha=4)
    t.do(lambda: raise_level(t.game, t["alpha"], "VS-PAN-02"))
    t.do(lambda: lower_level(t.game, t["alpha"]))
    t.insane(alpha=5)
    t.do(lambda: raise_level(t.game, t["alpha"], "VS-PAN-02"))
    seat = t["alpha"].seat + 1
    assert t.story()[:3] == [
        f"The Insanity of seat {seat} (alpha) rises to level 5.",
        f"The Insanity of seat {seat} (alpha) falls to level 4.",
        f"Seat {seat} (alpha) dies at a (hall) (cause: Insanity).",
    ]


def test_a_panic_card_is_told_with_both_levels_and_its_text(t: Any) -> None:
    t.insane(alpha=3).top("panic", "pyromaniac", "heart-attack")
    t.do(lambda: resolve_panic(t.game, t["alpha"], "event"))
    t.do(lambda: resolve_panic(t.game, t["alpha"], "event"))
    seat = f"{t['alpha'].seat + 1} (alpha)"
    assert t.story() == [
        f"Seat {seat}, on Insanity level 3, draws the Panic card Pyromaniac, for level 3 or more.",
        f"It happens to seat {seat}: A Fire marker comes to your Room.",
        "A Fire breaks out at a (hall).",
        f"Seat {seat}, on Insanity level 3, draws the Panic card Heart Attack, for level 5 or more.",
        f"The Insanity of seat {seat} rises to level 4.",
    ]


def test_what_cannot_be_carried_out_is_told_so(t: Any) -> None:
    t.insane(alpha=3).fire("a").top("panic", "pyromaniac")
    t.do(lambda: resolve_panic(t.game, t["alpha"], "event"))
    assert t.story()[-2:] == [
        "Nothing of that can be done.",
        f"The Insanity of seat {t['alpha'].seat + 1} (alpha) rises to level 4.",
    ]


def test_tokens_are_told_by_their_names(t: Any) -> None:
    t.insane(alpha=1).put("beta", "")
    t["beta"].status = "dead"
    token = t.token("beta")
    t.bag("blank")
    t.game.fixed["bag"].insert(0, token)
    t.step("event", "bag")
    assert t.story() == [
        "The token drawn for the bag development: Insanity.",
        f"The Insanity token of seat {t['beta'].seat + 1} (beta), who is gone, leaves the game; "
        "another token is drawn.",
        "The token drawn for the bag development: Blank.",
        "A token goes into the bag: Void Seeder.",
    ]


# ---------------------------------------------------------------- screen


def test_the_panel_of_insanity(t: Any) -> None:
    t.insane(alpha=4, beta=2).top("panic", "heart-attack")
    t.do(lambda: resolve_panic(t.game, t["alpha"], "event"))
    shown = t.screen()["Insanity"]
    assert shown == [
        ("seat 1 (alpha)", "level 5: a Despoiler would come"),
        ("seat 2 (beta)", "level 2: a Lurker would come"),
        ("Panic cards", "19 cards in the deck; discarded: Heart Attack"),
    ]
    assert t.screen("beta")["Insanity"] == shown


def test_of_one_who_is_gone_it_says_where_the_token_is(t: Any) -> None:
    t.do(lambda: die(t.game, t["beta"], "fire"))
    assert t.screen()["Insanity"][1] == ("seat 2 (beta)", "level 1; its token is in the bag")
    t.game.seeders.boxed.append(t.token("beta"))
    t.table.bag.remove(t.token("beta"))
    assert t.screen()["Insanity"][1] == ("seat 2 (beta)", "level 1; its token has left the game")


def test_an_exploration_token_in_an_open_room_is_seen(t: Any) -> None:
    rooms = {row[-2]: row[-1] for row in next(rows for title, rows in t.screen().items() if title.startswith("Rooms"))}
    here = dict(list(t.screen().values())[-1])["Here"]
    assert "Exploration token" in here
    assert not [name for name, what in rooms.items() if name[0] == "b" and "Exploration token" in what]


def test_the_end_screen_and_the_row_of_a_game(t: Any) -> None:
    t.insane(alpha=5, beta=2)
    t.do(lambda: raise_level(t.game, t["alpha"], "VS-PAN-02"))
    t.finish("fake-time")
    assert t.end_screen()["Insanity"] == [("seat 1 (alpha)", "level 5"), ("seat 2 (beta)", "level 2")]
    assert report(t.game) == {
        "insanity_highest": 5,
        "insanity_deaths": 1,
        "lairs_destroyed": 0,
        "despoiler_killed": False,
    }


# ---------------------------------------------------------------- asked back


def test_a_panic_card_says_from_which_level_on_it_happens() -> None:
    assert lines("panic", "pyromaniac") == [
        "On Insanity level 3 or more: A Fire marker comes to your Room.",
        "It cannot be carried out: A Fire marker lies there.",
        "On a lower level, or when it cannot be carried out at all, you go up 1 Insanity level instead.",
        "There is 1 card.",
    ]
    assert lines("panic", "heart-attack")[-1] == "There are 2 cards."
    assert len(lines("panic", "heart-attack")) == 3


@pytest.mark.parametrize(
    ("level", "told"),
    [
        (2, ["An Encounter that you cause brings a Lurker.", "It can fall to 1."]),
        (3, ["An Encounter that you cause brings a Whisperer.", "It cannot fall."]),
        (5, ["An Encounter that you cause brings a Despoiler.", "It can fall to 3."]),
    ],
)
def test_a_level_says_who_comes_and_how_far_it_falls(level: int, told: list[str]) -> None:
    assert lines("insanity_level", f"level-{level}") == told


def test_an_insanity_token_says_whose_it_is() -> None:
    assert "whose colour is blue" in lines("insanity_token", "insanity-blue")[0]


@pytest.mark.parametrize(
    ("word", "rule"),
    [
        ("insanity", "VS-INS-04"),
        ("panic card", "VS-PAN-05"),
        ("panic *", "VS-PAN-02"),
        ("intruder_token insanity-blue", "VS-ENC-08"),
        ("bag_development develop-blank", "VS-BAG-04"),
        ("surprise attack", "VS-ENC-07"),
        ("contamination check", "VS-END-03"),
    ],
)
def test_words_lead_to_the_rules_of_the_race(word: str, rule: str) -> None:
    assert rule in RULESET.compiled["references"][word]
    assert not {"LD-SCAN-04", "LD-LARVA-02", "LD-SLIME-02"} & set(RULESET.compiled["references"][word])
