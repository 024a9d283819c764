"""Injuries of Carnomorphs: the two icons of an Attack card, and what the dead leave."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import die, injure, kill, place_intruder, replace_intruder


def hurt(t: Any, kind: str, card: str, injuries: int, place: str = "c") -> Any:
    """A Carnomorph of `kind` suffers `injuries`, and `card` is drawn; returns it."""
    piece = t.top("attacks", card).intruder(kind, place, token=False)
    injure(t.game, piece, injuries, None, "fire")
    return piece


@pytest.mark.rule("CM-INJ-01")
@pytest.mark.parametrize(
    ("kind", "card", "injuries", "dies"),
    [
        ("metagorger", "bite-1", 2, True),
        ("metagorger", "bite-1", 1, False),
        ("shambler", "bite-1", 3, False),
        ("shambler", "bite-1", 4, True),
        ("fleshbeast", "bite-1", 4, True),
        ("butcher", "bite-1", 3, False),
        ("butcher", "bite-1", 5, True),
        ("fleshbeast", "whiplash-4", 7, False),
        ("fleshbeast", "whiplash-4", 8, True),
    ],
)
def test_one_card_is_drawn_and_the_icon_of_the_kind_counts(
    t: Any, kind: str, card: str, injuries: int, dies: bool
) -> None:
    # Bite shows 2 for Metagorgers and 4 for others, the fourth Whiplash 1 and 8.
    piece = hurt(t.plain(), kind, card, injuries)
    assert (piece.id not in t.table.intruders) is dies
    assert t.table.discards["attacks"] == [f"{card}/1"]


@pytest.mark.rule("CM-INJ-01")
@pytest.mark.parametrize(
    ("kind", "card", "flees"),
    [
        ("metagorger", "devour-1", True),
        ("shambler", "devour-1", False),
        ("shambler", "slash-1", True),
        ("metagorger", "slash-1", False),
        ("butcher", "whiplash-2", True),
        ("metagorger", "whiplash-2", True),
    ],
)
def test_an_arrow_in_the_icon_of_the_kind_makes_it_retreat(t: Any, kind: str, card: str, flees: bool) -> None:
    # The first Devour has an arrow for Metagorgers, the first Slash one for others. Corridor 3 leads from c to b.
    t.top("events", "growl")
    piece = hurt(t.plain(), kind, card, 1)
    assert piece.place == ("b" if flees else "c")
    assert len(t.told("retreat")) == int(flees)


@pytest.mark.rule("CM-INJ-02")
@pytest.mark.parametrize("kind", ["metagorger", "shambler"])
def test_a_metagorger_or_shambler_leaves_a_carcass(t: Any, kind: str) -> None:
    hurt(t.plain(), kind, "bite-1", 4)
    assert (t.kinds_at("c"), t.lying("c")) == ([], ["intruder-carcass"])


@pytest.mark.rule("CM-INJ-03")
def test_a_fleshbeast_leaves_a_carcass_and_a_shambler(t: Any) -> None:
    hurt(t.plain(), "fleshbeast", "bite-1", 4)
    assert (t.kinds_at("c"), t.lying("c")) == (["shambler"], ["intruder-carcass"])


@pytest.mark.rule("CM-INJ-04")
def test_the_butcher_leaves_two_shamblers_and_never_comes_back(t: Any) -> None:
    hurt(t.plain(), "butcher", "bite-1", 4)
    assert (t.kinds_at("c"), t.lying("c")) == (["shambler", "shambler"], [])
    assert place_intruder(t.game, "butcher", "d") is None
    fleshbeast = t.intruder("fleshbeast", "d", token=False)
    assert replace_intruder(t.game, fleshbeast, "butcher") is None
    assert t.kinds_at("d") == ["fleshbeast"]


@pytest.mark.rule("CM-INJ-05")
@pytest.mark.parametrize(("kind", "free", "come"), [("butcher", 1, 1), ("butcher", 0, 0), ("fleshbeast", 0, 0)])
def test_shamblers_come_out_of_the_dead_as_long_as_there_are_miniatures(
    t: Any, kind: str, free: int, come: int
) -> None:
    t.plain().no_more("shambler", "e")
    for n in range(free):
        del t.table.intruders[f"shambler-{n + 1}"]
    bag = t.bag_counts()
    hurt(t, kind, "bite-1", 4)
    assert (t.kinds_at("c"), t.bag_counts()) == (["shambler"] * come, bag)


@pytest.mark.rule("CM-INJ-05")
def test_they_surprise_nobody(t: Any) -> None:
    t.hand("alpha")
    hurt(t.plain(), "butcher", "bite-1", 4, "a")
    assert (t.kinds_at("a"), t.told("attack"), t.told("encounter")) == (["shambler"] * 2, [], [])


@pytest.mark.rule("CM-INJ-06")
def test_carcasses_never_run_out(t: Any) -> None:
    # The board has 3 tokens, the race 4; 30 Carcasses lie all the same.
    for _ in range(30):
        kill(t.game, t.intruder("metagorger", "c", token=False))
    assert t.lying("c") == ["intruder-carcass"] * 30
    assert len(set(t.table.objects["c"])) == 30


@pytest.mark.rule("CM-INJ-07")
@pytest.mark.parametrize("kind", ["metagorger", "shambler", "butcher"])
def test_the_token_of_one_killed_stays_in_the_supply(t: Any, kind: str) -> None:
    t.plain().cards("alpha", 5).put("beta", "e")
    t.meets("alpha", kind)
    bag, aside = t.bag_counts(), t.aside(kind)
    kill(t.game, t.at("a")[0])
    assert (t.bag_counts(), t.aside(kind)) == (bag, aside)
    assert aside > 0


@pytest.mark.rule("CM-INJ-08")
@pytest.mark.parametrize(("kind", "carcass"), [("fleshbeast", ["intruder-carcass"]), ("butcher", [])])
def test_nothing_comes_out_of_those_that_venting_kills(t: Any, kind: str, carcass: list[str]) -> None:
    kill(t.game, t.intruder(kind, "c", token=False), "venting")
    assert (t.kinds_at("c"), t.lying("c")) == ([], carcass)


def test_a_blue_corpse_that_serves_for_another_character_is_that_ones(t: Any) -> None:
    # All Corpses but the one that was blue are out of play, and that one was laid back into the box.
    blue = t.blue("c")
    t.table.removed += [x for x in t.table.object_supply if x.startswith("character-corpse")]
    t.table.object_supply[:] = [x for x in t.table.object_supply if not x.startswith("character-corpse")]
    t.table.objects["c"].remove(blue)
    t.table.object_supply.append(blue)
    die(t.game, t["alpha"], "fire")
    assert (t.table.objects["a"], t.brood.blue) == ([blue], "")
