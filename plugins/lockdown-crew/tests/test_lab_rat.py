"""Weird Metabolism, Sensitive Hearing, Feel of the Dark, Inconspicuous."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import encounter, everybody_rolls

# ---------------------------------------------------------------- Weird Metabolism


def test_weird_metabolism_sheds_slime(crew: Any) -> None:
    t = crew("lab-rat").mark("lab-rat", slime=1).hand("lab-rat", "weird-metabolism", contamination=1)
    t.play_card("lab-rat", "weird-metabolism", "shed-slime")
    assert t["lab-rat"].marks["slime"] == 0
    assert len(t["lab-rat"].hand) == 1


def test_weird_metabolism_burns_a_contamination_card_for_two_cards(crew: Any) -> None:
    t = crew("lab-rat").hand("lab-rat", "weird-metabolism", contamination=1).deck("lab-rat", "rest", "search")
    burnt = t["lab-rat"].hand[1]
    t.play_card("lab-rat", "weird-metabolism", "burn-contamination")
    assert [card.partition("/")[0] for card in t["lab-rat"].hand] == ["lab-rat.rest", "lab-rat.search"]
    assert t["lab-rat"].discard == ["lab-rat.weird-metabolism/1", burnt]


def test_weird_metabolism_needs_slime_or_contamination(crew: Any) -> None:
    t = crew("lab-rat").hand("lab-rat", "weird-metabolism")
    assert t.uses("lab-rat", "weird-metabolism") == []
    t.hand("lab-rat", "weird-metabolism", contamination=2)
    assert t.uses("lab-rat", "weird-metabolism") == sorted(
        ("burn-contamination", card) for card in t["lab-rat"].hand[1:]
    )
    t.intruder("drone", "a")
    assert len(t.uses("lab-rat", "weird-metabolism")) == 2, "in Combat too"


# ---------------------------------------------------------------- Sensitive Hearing


def test_sensitive_hearing_removes_a_noise_marker(crew: Any) -> None:
    t = crew("lab-rat").hand("lab-rat", "sensitive-hearing").noise("ab", "crawlway", "be")
    assert [use for use in t.uses("lab-rat", "sensitive-hearing") if use[0] == "remove-noise"] == [
        ("remove-noise", "ab"),
        ("remove-noise", "crawlway"),
    ]
    t.play_card("lab-rat", "sensitive-hearing", "remove-noise", "ab")
    assert sorted(t.table.noise) == ["be", "crawlway"]


def test_sensitive_hearing_places_a_noise_marker_where_none_is(crew: Any) -> None:
    t = crew("lab-rat").hand("lab-rat", "sensitive-hearing").noise("ab")
    assert [use for use in t.uses("lab-rat", "sensitive-hearing") if use[0] == "place-noise"] == [
        ("place-noise", "ac"),
        ("place-noise", "ad"),
        ("place-noise", "crawlway"),
    ]
    t.play_card("lab-rat", "sensitive-hearing", "place-noise", "ac")
    assert sorted(t.table.noise) == ["ab", "ac"]


def test_sensitive_hearing_is_not_for_combat(crew: Any) -> None:
    t = crew("lab-rat").hand("lab-rat", "sensitive-hearing")
    t.intruder("grub", "a")
    assert t.uses("lab-rat", "sensitive-hearing") == []


# ---------------------------------------------------------------- Feel of the Dark

DARK_EVENT = ("react", "lab-rat.feel-of-the-dark/1", "ignore-darkness-event")
SURPRISE = ("react", "lab-rat.feel-of-the-dark/1", "ignore-surprise")


def test_feel_of_the_dark_ignores_the_darkness_of_an_event(crew: Any) -> None:
    t = crew("lab-rat", "sentry").dark().hand("lab-rat", "feel-of-the-dark").top("events", "giants-1")
    t.will(DARK_EVENT).step("event", "event-card")
    assert (t["lab-rat"].light, t["sentry"].light) == (0, 1)
    assert t["lab-rat"].discard == ["lab-rat.feel-of-the-dark/1"]


def test_feel_of_the_dark_may_be_kept(crew: Any) -> None:
    t = crew("lab-rat", "sentry").dark().hand("lab-rat", "feel-of-the-dark").top("events", "giants-1")
    t.step("event", "event-card")
    assert t.asked_of("lab-rat", "react") == [[("pass",), DARK_EVENT]]
    assert (t["lab-rat"].light, t["sentry"].light) == (1, 1)
    assert t["lab-rat"].hand == ["lab-rat.feel-of-the-dark/1"]


def test_feel_of_the_dark_has_nothing_to_ignore_in_the_light(crew: Any) -> None:
    t = crew("lab-rat").hand("lab-rat", "feel-of-the-dark").top("events", "giants-1")
    t.step("event", "event-card")
    assert t.asked_of("lab-rat", "react") == []


def test_feel_of_the_dark_ignores_a_surprise_attack(crew: Any) -> None:
    t = crew("lab-rat").hand("lab-rat", "feel-of-the-dark").bag("drone").top("attacks", "bite-3")
    t.will(SURPRISE).do(lambda: encounter(t.game, t["lab-rat"]))
    assert t["lab-rat"].serious == []
    assert [piece.kind for piece in t.at("a")] == ["drone"]
    assert t["lab-rat"].hand == []


def test_a_surprise_attack_strikes_who_declines(crew: Any) -> None:
    t = crew("lab-rat").hand("lab-rat", "feel-of-the-dark").bag("drone").top("attacks", "bite-3")
    t.do(lambda: encounter(t.game, t["lab-rat"]))
    assert t.asked_of("lab-rat", "react") == [[("pass",), SURPRISE]]
    assert len(t["lab-rat"].serious) == 1


def test_feel_of_the_dark_is_for_its_holder_and_for_surprises_only(crew: Any) -> None:
    t = crew("lab-rat", "sentry").hand("lab-rat", "feel-of-the-dark").bag("drone").top("attacks", "scratch-2")
    t.do(lambda: encounter(t.game, t["sentry"]))
    t.hand("sentry", "search", "rest").top("attacks", "scratch-4").step("event", "attacks")
    assert t.asked_of("lab-rat", "react") == []
    assert (t["sentry"].light, t["lab-rat"].light) == (1, 1)


# ---------------------------------------------------------------- Inconspicuous

SKIP = ("react", "lab-rat.inconspicuous/1", "skip-noise")


def test_inconspicuous_sends_the_attack_to_another_character(crew: Any) -> None:
    t = crew("lab-rat", "sentry", "hacker").hand("lab-rat", "inconspicuous").top("attacks", "scratch-2")
    for who in ("sentry", "hacker"):
        t.hand(who, "search", "rest")
    t.intruder("drone", "a")
    t.will(("react", "lab-rat.inconspicuous/1", "redirect-attack", "p3")).step("event", "attacks")
    assert [len(options) for options in t.asked_of("lab-rat", "react")] == [3], "pass, or one of two others"
    assert [t[who].light for who in ("lab-rat", "sentry", "hacker")] == [0, 0, 1]


def test_inconspicuous_works_against_surprises(crew: Any) -> None:
    t = crew("lab-rat", "sentry").hand("lab-rat", "inconspicuous").bag("drone").top("attacks", "scratch-2")
    t.will(("react", "lab-rat.inconspicuous/1", "redirect-attack", "p2"))
    t.do(lambda: encounter(t.game, t["lab-rat"]))
    assert (t["lab-rat"].light, t["sentry"].light) == (0, 1)


@pytest.mark.parametrize("other", ["elsewhere", "attacked"])
def test_inconspicuous_needs_somebody_else_and_an_attack_on_its_holder(crew: Any, other: str) -> None:
    t = crew("lab-rat", "sentry").hand("lab-rat", "inconspicuous").top("attacks", "scratch-2")
    t.intruder("drone", "a")
    if other == "elsewhere":
        t.put("sentry", "b")
    else:
        t.hand("lab-rat", "inconspicuous", "search").hand("sentry", "rest")
    t.step("event", "attacks")
    assert t.asked_of("lab-rat", "react") == []
    assert t["lab-rat"].light + t["sentry"].light == 1


def test_inconspicuous_skips_a_noise_roll_of_the_bag_development(crew: Any) -> None:
    t = crew("lab-rat", "sentry").dark().hand("lab-rat", "inconspicuous").put("sentry", "e")
    t.will(SKIP).dice("noise-die", "2").do(lambda: everybody_rolls(t.game))
    assert t.table.noise == {"be": 1}, "the Sentry rolls, the Lab Rat does not"


def test_inconspicuous_skips_no_roll_in_the_light(crew: Any) -> None:
    t = crew("lab-rat").hand("lab-rat", "inconspicuous").dice("noise-die", "1")
    t.do(lambda: everybody_rolls(t.game))
    assert t.asked_of("lab-rat", "react") == []
    assert t.table.noise == {"ab": 1}


def test_inconspicuous_skips_no_roll_of_somebody_else(crew: Any) -> None:
    t = crew("lab-rat", "sentry").dark().hand("lab-rat", "inconspicuous").put("sentry", "e").dice("noise-die", "2")
    t.intruder("drone", "a")
    t.do(lambda: everybody_rolls(t.game))
    assert t.asked_of("lab-rat", "react") == [], "in Combat it does not roll itself"
    assert t.table.noise == {"be": 1}


def test_a_noise_roll_is_made_by_who_declines(crew: Any) -> None:
    t = crew("lab-rat").dark().hand("lab-rat", "inconspicuous").dice("noise-die", "1")
    t.do(lambda: everybody_rolls(t.game))
    assert t.asked_of("lab-rat", "react") == [[("pass",), SKIP]]
    assert t.table.noise == {"ab": 1}
