"""Encounters: the Blank, the two numbers of a token, miniatures that run out."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import encounter

FOUR = ("look", "look", "plan", "plan")


def meets(t: Any, who: str, *kinds: str) -> None:
    t.bag(*kinds)
    t.do(lambda: encounter(t.game, t[who]))


@pytest.mark.rule("LD-ENC-10")
def test_a_blank_brings_noise_to_every_exit_and_nobody_comes(t: Any) -> None:
    t.noise("ab")
    meets(t, "alpha", "blank")
    assert sorted(t.table.noise) == ["ab", "ac", "ad", "crawlway"]
    assert not t.table.intruders


@pytest.mark.rule("LD-ENC-11")
def test_no_surprise_is_checked_with_a_blank(t: Any) -> None:
    assert t["alpha"].hand == []
    meets(t, "alpha", "blank")
    assert "attack.card" not in t.kinds
    assert not t.at("a")


def test_a_last_blank_without_an_adult_in_the_supply_is_back_alone(t: Any) -> None:
    t.only_in_bag("blank")
    adults = [x for x in t.table.supply if t.game.cards.tokens[x].type == "adult"]
    t.table.supply = [x for x in t.table.supply if x not in adults]
    meets(t, "alpha", "blank")
    assert t.bag_counts() == {"blank": 1}
    t.table.supply += adults


def with_token(t: Any, name: str) -> None:
    """The next token drawn is `name`; what else is in the bag stays there."""
    token = f"{name}/1"
    if token in t.table.supply:
        t.table.supply.remove(token)
        t.table.bag.append(token)
    t.game.fixed["bag"] = [token]
    t.do(lambda: encounter(t.game, t["alpha"]))


@pytest.mark.rule("LD-NS-02")
def test_in_the_light_the_lower_number_counts(t: Any) -> None:
    t.hand("alpha", "look", "look", "plan")
    with_token(t, "token-adult-2-4")
    assert [piece.kind for piece in t.at("a")] == ["adult"]
    assert "surprise" not in t.kinds


@pytest.mark.rule("LD-NS-03")
def test_in_darkness_the_higher_number_counts(t: Any) -> None:
    t.hand("alpha", "look", "look", "plan").top("attacks", "cut-3")
    t.dim("a")
    with_token(t, "token-adult-2-4")
    assert t.told("surprise") == [{"who": 0, "piece": "adult-1", "number": 4}]
    assert t.told("attack.card") == [{"who": 0, "card": "cut"}]


@pytest.mark.rule("LD-NS-02", "LD-NS-03")
@pytest.mark.parametrize(("dark", "cards", "attacked"), [(False, 2, False), (False, 1, True), (True, 4, False)])
def test_as_many_cards_as_the_number_are_enough(t: Any, dark: bool, cards: int, attacked: bool) -> None:
    t.hand("alpha", *FOUR[:cards]).top("attacks", "cut-3")
    if dark:
        t.dim("a")
    with_token(t, "token-adult-2-4")
    assert bool(t.told("surprise")) is attacked


@pytest.mark.rule("LD-NS-03")
def test_a_wound_of_the_eyes_is_darkness_for_the_token(t: Any) -> None:
    t.hand("alpha", "look", "look", "plan").wounds("alpha", serious=["eyes"]).top("attacks", "cut-3")
    with_token(t, "token-adult-2-4")
    assert [event["number"] for event in t.told("surprise")] == [4]


def test_the_queen_has_one_number(t: Any) -> None:
    t.hand("alpha", "look", "look", "plan").top("attacks", "cut-3")
    with_token(t, "token-queen-4-4")
    assert [event["number"] for event in t.told("surprise")] == [4]


def test_a_larva_that_surprises_infests(t: Any) -> None:
    with_token(t, "token-larva-1-2")
    assert not t.at("a")
    assert t["alpha"].marks["larva"] == 1
    assert t["alpha"].light == 0
    assert "token-larva-1-2/1" in t.table.supply


def test_a_larva_with_number_0_surprises_only_in_darkness(t: Any) -> None:
    with_token(t, "token-larva-0-1")
    assert [piece.kind for piece in t.at("a")] == ["larva"]
    assert not t["alpha"].marks.get("larva", 0)
    t.dim("a")
    t.put("alpha", "c").dim("c")
    t.game.fixed["bag"] = [next(x for x in t.table.bag if x.startswith("token-larva-0-1"))]
    t.do(lambda: encounter(t.game, t["alpha"]))
    assert t["alpha"].marks["larva"] == 1


@pytest.mark.rule("LD-TERM-01")
def test_what_names_an_intruder_applies_to_a_night_stalker(t: Any) -> None:
    adult = t.intruder("adult", "a", injuries=1)
    t.hand("alpha", "rage").top("attacks", "cut-2")
    t.play_card("alpha", "rage", "strike", adult.id)
    assert not t.at("a")
    assert t.told("injury") == [{"piece": "adult-1", "injuries": 1, "now": 2}]


def test_a_ninth_adult_sends_those_out_of_combat_back_into_the_bag(t: Any) -> None:
    for _ in range(7):
        t.intruder("adult", "e", injuries=2)
    fighting = t.intruder("adult", "b", injuries=1)
    # Of 12 tokens 8 are with miniatures.
    t.out_of_supply("adult").put("beta", "b").hand("alpha", *FOUR)
    assert t.bag_counts()["adult"] == 4
    meets(t, "alpha", "adult")
    assert not t.at("e")
    assert [piece.injuries for piece in t.at("a")] == [0]
    assert t.at("b") == [fighting]
    assert t.bag_counts()["adult"] == 4 + 7 - 1


def test_eight_adults_in_combat_leave_none_for_the_ninth_whose_token_goes_back(t: Any) -> None:
    for _ in range(8):
        t.intruder("adult", "b")
    t.out_of_supply("adult").put("beta", "b").noise("ac")
    meets(t, "alpha", "adult")
    assert not t.at("a")
    assert len(t.at("b")) == 8
    assert t.bag_counts()["adult"] == 4
    assert "surprise" not in t.kinds
    assert "ac" not in t.table.noise


@pytest.mark.parametrize(("kind", "miniatures"), [("larva", 6), ("creeper", 3), ("breeder", 2), ("queen", 1)])
def test_another_kind_without_a_miniature_does_not_come(t: Any, kind: str, miniatures: int) -> None:
    for _ in range(miniatures):
        t.intruder(kind, "e", token=False)
    count = t.bag_counts().get(kind, 0) + t.supply_counts(kind)
    t.hand("alpha", *FOUR)
    meets(t, "alpha", kind)
    assert not t.at("a")
    assert len(t.at("e")) == miniatures
    assert t.bag_counts()[kind] + t.supply_counts(kind) == count


def test_an_empty_bag_brings_nobody(t: Any) -> None:
    t.only_in_bag()
    t.noise("ab")
    t.do(lambda: encounter(t.game, t["alpha"]))
    assert not t.table.intruders
    assert not t.table.noise
