"""Lairs and fights in words: the screen, decisions, the log, and what is asked back."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_void_seeders.lairs import destroy_lair


def lairs(t: Any) -> dict[str, str]:
    return dict(t.screen()["Lairs"])


def there(t: Any, title: str = "Rooms") -> dict[str, str]:
    """The Rooms by the first letter of their names, with what is there."""
    rows = next(rows for name, rows in t.screen().items() if name.startswith(title))
    return {row[-2][0]: row[-1] for row in rows}


def test_the_panel_of_lairs(t: Any) -> None:
    assert lairs(t) == {"In Rooms": "none", "Destroyed": "0 of 3", "Despoiler": "is not on the board"}
    t.lair("b")
    t.lair("c", 1)
    t.intruder("despoiler", "e", token=False)
    shown = lairs(t)
    assert [row.split(": ")[1] for row in shown["In Rooms"].split("; ")] == ["Lair", "Lair (1 Injury)"]
    assert shown["Despoiler"] == "is on the board"


def test_the_panel_when_all_is_over(t: Any) -> None:
    for place in ("b", "c", "d"):
        t.lair(place)
        t.do(lambda place=place: destroy_lair(t.game, place))
    expected = {"In Rooms": "none", "Destroyed": "3 of 3", "Despoiler": "is dead"}
    assert (lairs(t), dict(t.end_screen()["Lairs"])) == (expected, expected)


def test_a_lair_is_seen_where_it_is(t: Any) -> None:
    t.lair("b", 2)
    t.intruder("lurker", "b", token=False)
    assert "Lair (2 Injuries)" in there(t)["b"]
    assert "Lair" not in "".join(what for name, what in there(t).items() if name != "b")


def test_attacks_on_a_lair_are_told_by_its_rules(t: Any) -> None:
    t.bare("alpha").hand("alpha", "plan", "rage")
    weapon, lair = t.give("alpha", "zapper"), t.lair("a")
    shoot, melee = t.words("alpha", ("shoot", weapon, lair), ("melee", lair)).offers
    assert (shoot.text, melee.text) == ("Shoot the zapper at the Lair", "Make a Melee Attack on the Lair")
    assert ("VS-LAI-06" in shoot.rules, "VS-LAI-07" in melee.rules) == (True, True)


def test_a_lair_elsewhere_is_told_with_its_place(t: Any) -> None:
    here, far = t.lair("a"), t.lair("b")
    assert t.names()["target"][here] == "the Lair"
    assert t.names()["target"][far].startswith("the Lair at b")


def test_who_escapes_from_a_lair_alone_is_not_attacked(t: Any) -> None:
    t.hand("alpha", "plan").lair("a")
    assert t.said("alpha", ("move", "b", "ab")) == [
        "Escape to b (workshop) through Corridor 1: no Intruder here attacks you"
    ]


def test_the_log_tells_what_becomes_of_a_lair(t: Any) -> None:
    weapon = t.bare("alpha").hand("alpha", "plan", "plan").give("alpha", "zapper")
    lair = t.lair("a", 2)
    t.dice("combat-die", "hit").blood(2, 4).act("alpha", "shoot", weapon, lair)
    t.dice("combat-die", "two-hits").blood(2, 4).act("alpha", "shoot", weapon, lair)
    told = [line for line in t.story() if "Lair" in line]
    assert [line.replace(" (hall)", "") for line in told] == [
        "A Lair comes to a.",
        "The Lair at a suffers 1 Injury; now it has 3.",
        "The Lair at a stays: blood 4 was drawn.",
        "The Lair at a suffers 2 Injuries; now it has 5.",
        "The Lair at a is destroyed.",
    ]


@pytest.mark.parametrize(
    ("kind", "test"),
    [
        ("lurker", "either shows an arrow, else it is defeated when the lower number"),
        ("whisperer", "1 Attack card: it Retreats if that shows an arrow, else it is defeated when the number"),
        ("stalker", "either shows an arrow, else it is defeated when the higher number"),
        ("despoiler", "It takes no Injuries."),
    ],
)
def test_a_kind_is_explained_by_its_own_check(t: Any, kind: str, test: str) -> None:
    ruleset = t.game.ruleset
    told = ruleset.hooks.explain_record(ruleset, "intruder_kind", ruleset.content.find("intruder_kind", kind))
    assert any(test in line for line in told)
    assert any(rule.startswith("VS-CBT") for rule in ruleset.compiled["references"][kind])


def test_lurking_and_lairs_can_be_asked_about(t: Any) -> None:
    told = t.game.ruleset.compiled["references"]
    assert ("VS-LUR-01" in told["lurking"], "VS-LAI-01" in told["lair"]) == (True, True)
