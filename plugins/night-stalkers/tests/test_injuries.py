"""What kills these Intruders, and what is left of them."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import injure


def hurt(t: Any, piece: Any, injuries: int = 1, who: str = "alpha") -> None:
    t.do(lambda: injure(t.game, piece, injuries, t[who], "melee"))


def cards_drawn(t: Any) -> int:
    return len(t.table.discards["attacks"])


@pytest.mark.rule("LD-INJ-03")
def test_a_larva_dies_of_one_injury_and_no_card_is_drawn(t: Any) -> None:
    hurt(t, t.intruder("larva", "a"))
    assert not t.at("a")
    assert cards_drawn(t) == 0
    assert t.table.objects == {}


@pytest.mark.rule("LD-INJ-05")
@pytest.mark.parametrize("kind", ["creeper", "adult"])
@pytest.mark.parametrize(("card", "dies"), [("cut-3", True), ("cut-2", True), ("cut-4", False)])
def test_a_creeper_or_adult_dies_when_one_card_shows_no_more_than_its_injuries(
    t: Any, kind: str, card: str, dies: bool
) -> None:
    piece = t.intruder(kind, "a", injuries=2)
    t.top("attacks", card)
    hurt(t, piece)
    assert (t.at("a") == []) is dies
    assert cards_drawn(t) == 1
    assert piece.injuries == 3


@pytest.mark.rule("LD-INJ-06")
@pytest.mark.parametrize("kind", ["breeder", "queen"])
@pytest.mark.parametrize(("second", "dies"), [("cut-4", True), ("cut-5", False)])
def test_a_breeder_or_queen_dies_when_two_cards_add_up_to_no_more(t: Any, kind: str, second: str, dies: bool) -> None:
    piece = t.intruder(kind, "a", injuries=6)
    t.top("attacks", "cut-3", second)
    hurt(t, piece)
    assert (t.at("a") == []) is dies
    assert cards_drawn(t) == 2


@pytest.mark.rule("LD-INJ-08")
@pytest.mark.parametrize("kind", ["creeper", "adult", "breeder", "queen"])
def test_a_killed_intruder_leaves_a_carcass_and_its_token_is_in_the_supply(t: Any, kind: str) -> None:
    piece = t.intruder(kind, "a", injuries=11)
    token = piece.token
    t.top("attacks", "cut-2", "cut-3")
    hurt(t, piece)
    assert not t.at("a")
    assert [name.partition("/")[0] for name in t.table.objects["a"]] == ["intruder-carcass"]
    assert token in t.table.supply


@pytest.mark.rule("LD-INJ-08")
def test_without_a_carcass_in_the_box_none_is_left(t: Any) -> None:
    for _ in range(3):
        t.lies("intruder-carcass", "e")
    t.top("attacks", "cut-2")
    hurt(t, t.intruder("adult", "a", injuries=4))
    assert "a" not in t.table.objects


@pytest.mark.parametrize(("kind", "killed"), [("queen", True), ("breeder", False)])
def test_only_a_killed_queen_is_remembered(t: Any, kind: str, killed: bool) -> None:
    t.top("attacks", "cut-2", "cut-3")
    hurt(t, t.intruder(kind, "a", injuries=9))
    assert t.game.laboratory.queen_killed is killed
