"""Encounters: one number for light and Darkness, the Blank, miniatures that run out."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import encounter

FOUR = ("look", "look", "plan", "plan")
ONE_NUMBER = [("larva-1", 1), ("creeper-1", 1), ("adult-2", 2), ("adult-3", 3), ("adult-4", 4), ("queen-4", 4)]


def meets(t: Any, token: str) -> None:
    """alpha has an Encounter in which the `token` is drawn."""
    name = f"token-{token}/1"
    if name in t.table.supply:
        t.table.supply.remove(name)
        t.table.bag.append(name)
    t.game.fixed["bag"] = [name]
    t.do(lambda: encounter(t.game, t["alpha"]))


@pytest.mark.rule("CI-TOK-01")
@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(("token", "number"), ONE_NUMBER)
def test_fewer_cards_than_the_number_are_attacked_whatever_the_light(
    t: Any, token: str, number: int, dark: bool
) -> None:
    t.hand("alpha", *FOUR[: number - 1]).top("attacks", "slime-5")
    if dark:
        t.dim("a")
    meets(t, token)
    assert [event["number"] for event in t.told("surprise")] == [number]
    assert [blow["occasion"] for blow in t.told("attack")] == ["surprise"]


@pytest.mark.rule("CI-TOK-01")
@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(("token", "number"), ONE_NUMBER)
def test_as_many_cards_as_the_number_are_enough_whatever_the_light(t: Any, token: str, number: int, dark: bool) -> None:
    t.hand("alpha", *FOUR[:number])
    if dark:
        t.dim("a")
    meets(t, token)
    assert [piece.kind for piece in t.at("a")] == [token.partition("-")[0]]
    assert "surprise" not in t.kinds


@pytest.mark.rule("CI-TOK-01")
def test_nobody_is_asked_for_light_where_it_would_change_nothing(t: Any) -> None:
    t.hand("alpha", "look", "look").dim("a").top("attacks", "slime-5")
    t.give("alpha", "lamp")
    meets(t, "adult-3")
    assert t.asked == []
    assert [event["number"] for event in t.told("surprise")] == [3]


def test_contamination_cards_in_hand_count_against_a_surprise(t: Any) -> None:
    t.hand("alpha", "look", "look", contamination=1)
    meets(t, "adult-3")
    assert "surprise" not in t.kinds


def test_a_blank_brings_noise_to_every_exit_and_goes_back(t: Any) -> None:
    t.noise("ab")
    t.only_in_bag("blank", "larva")
    meets(t, "blank")
    assert sorted(t.table.noise) == ["ab", "ac", "ad", "crawlway"]
    assert not t.table.intruders
    assert t.bag_counts() == {"blank": 1, "larva": 1}


def test_a_last_blank_brings_an_adult_into_the_bag(t: Any) -> None:
    t.only_in_bag("blank")
    meets(t, "blank")
    assert t.bag_counts() == {"blank": 1, "adult": 1}


def test_a_ninth_adult_sends_those_out_of_combat_back_into_the_bag(t: Any) -> None:
    for _ in range(7):
        t.intruder("adult", "e", injuries=2)
    fighting = t.intruder("adult", "b", injuries=1)
    # Of 12 tokens 8 are with miniatures.
    t.out_of_supply("adult").put("beta", "b").hand("alpha", *FOUR)
    assert t.bag_counts()["adult"] == 4
    t.bag("adult").do(lambda: encounter(t.game, t["alpha"]))
    assert not t.at("e")
    assert [piece.injuries for piece in t.at("a")] == [0]
    assert t.at("b") == [fighting]
    assert t.bag_counts()["adult"] == 4 + 7 - 1


@pytest.mark.parametrize(("kind", "miniatures"), [("larva", 6), ("creeper", 3), ("breeder", 2), ("queen", 1)])
def test_another_kind_without_a_miniature_does_not_come(t: Any, kind: str, miniatures: int) -> None:
    for _ in range(miniatures):
        t.intruder(kind, "e", token=False)
    t.hand("alpha", *FOUR).bag(kind)
    count = t.bag_counts()[kind]
    t.do(lambda: encounter(t.game, t["alpha"]))
    assert not t.at("a")
    assert len(t.at("e")) == miniatures
    assert t.bag_counts()[kind] == count
