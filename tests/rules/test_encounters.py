"""Encounters and Surprise Attacks."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core import Effects, hookimpl
from nemesis_core.rules import encounter, in_combat, injure, noise_roll, on_board
from nemesis_core.testing import Table, table


class Ambush:
    """An Event card and an Attack card that order an Encounter."""

    @hookimpl
    def effects(self) -> list[Effects]:
        return [CARDS]


AMBUSH = Ambush()
CARDS = Effects("house")
EVENT = {"id": "ambush", "source": "stand-in"}
ATTACK = {"id": "howl", "hits": ["drone"], "source": "stand-in"}
ATTACK_CARD = {"id": "howl-5", "attack": "howl", "blood": 5, "source": "stand-in"}


@CARDS.bind("event_card", "ambush")
def _event(game: Any) -> None:
    for who in on_board(game):
        encounter(game, who)


@CARDS.bind("attack", "howl")
def _attack(game: Any, piece: Any, who: Any, occasion: str) -> None:
    encounter(game, who)


def noisy(place: str = "b", *kinds: str) -> Table:
    """Alpha at `place` with Noise in the exit with number 2; the bag gives `kinds`."""
    t = table().put("alpha", place).put("beta", "e").bag(*kinds)
    return t.noise(t.game.board.numbered[place]["2"])


def roll(t: Table, face: str = "2") -> Table:
    """Alpha rolls `face` for Noise."""
    t.dice("noise-die", face)
    return t.do(lambda: noise_roll(t.game, t["alpha"]))


def attack_cards_used(t: Table) -> int:
    return len(t.table.discards["attacks"])


@pytest.mark.rule("LD-ENC-01", "LD-ENC-07")
def test_one_token_is_drawn_and_its_intruder_comes():
    t = roll(noisy("b", "grub").hand("alpha", "look", "look"))
    assert t.told("token.draw") == [{"token": "grub"}]
    assert [(piece.kind, piece.place) for piece in t.table.intruders.values()] == [("grub", "b")]


@pytest.mark.rule("LD-ENC-07")
def test_the_token_stays_out_of_the_bag_while_its_intruder_is_on_the_board():
    t = noisy("b").only_in_bag("nobody", "drone").bag("drone").hand("alpha", "look", "look", "plan")
    roll(t)
    assert t.bag_counts() == {"nobody": 1}
    (drone,) = t.at("b")
    assert t.game.cards.tokens[drone.token].type == "drone"
    assert drone.token not in t.table.supply


@pytest.mark.rule("LD-ENC-02")
def test_an_event_card_can_order_an_encounter(with_rule):
    t = with_rule("AMBUSH", ("alpha",), event_card=[EVENT], attack=[ATTACK], attack_card=[ATTACK_CARD])
    t.put("alpha", "b").hand("alpha", "look", "look").noise("ab", "bc", "cd")
    t.bag("grub").top("events", "ambush").step("event", "event-card")
    assert t.table.noise == {"cd": 1}
    assert t.told("token.draw") == [{"token": "grub"}]
    assert [piece.kind for piece in t.at("b")] == ["grub"]


@pytest.mark.rule("LD-ENC-02")
def test_an_attack_card_can_order_an_encounter(with_rule):
    t = with_rule("AMBUSH", ("alpha",), event_card=[EVENT], attack=[ATTACK], attack_card=[ATTACK_CARD])
    t.put("alpha", "b").hand("alpha", "look", "look").noise("ab", "bc", "cd")
    t.intruder("drone", "b")
    t.bag("grub").top("attacks", "howl-5").step("event", "attacks")
    assert t.table.noise == {"cd": 1}
    assert t.told("token.draw") == [{"token": "grub"}]
    assert {piece.kind for piece in t.at("b")} == {"drone", "grub"}


@pytest.mark.rule("LD-ENC-03")
def test_an_intruder_that_walks_in_is_no_encounter():
    t = table().put("alpha", "b").put("beta", "g").noise("ab").hand("alpha").top("events", "giants-1")
    t.intruder("drone", "a")
    bag = list(t.table.bag)
    t.step("event", "event-card")
    assert in_combat(t.game, t["alpha"])
    assert (t.table.noise, t.table.bag) == ({"ab": 1}, bag)
    assert not {"encounter", "attack"} & set(t.kinds)


@pytest.mark.rule("LD-ENC-04", "LD-COMB-01")
def test_who_walks_in_on_an_intruder_is_in_combat_at_once():
    t = table().put("alpha", "a").put("beta", "e").hand("alpha", "plan").noise("be")
    t.intruder("drone", "b")
    bag = list(t.table.bag)
    assert not in_combat(t.game, t["alpha"])
    t.act("alpha", "move", "b", "ab")
    assert in_combat(t.game, t["alpha"])
    assert t.table.bag == bag
    assert not {"encounter", "noise.roll", "attack"} & set(t.kinds)


@pytest.mark.rule("LD-ENC-05", "LD-ENC-06")
def test_noise_goes_from_all_exits_of_the_room_and_stays_elsewhere():
    t = roll(noisy("b", "nobody").noise("ab", "crawlway", "cd", "ac"))
    assert t.table.noise == {"cd": 1, "ac": 1}


@pytest.mark.rule("LD-ENC-06")
def test_without_an_entrance_noise_stays_in_the_technical_corridors():
    t = roll(noisy("e", "nobody").noise("crawlway", "de"))
    assert t.table.noise == {"crawlway": 1}


@pytest.mark.rule("LD-ENC-08", "LD-ENC-09")
@pytest.mark.parametrize(
    ("cards", "contamination", "surprised"), [(2, 0, True), (3, 0, False), (4, 0, False), (2, 1, False), (1, 1, True)]
)
def test_a_hand_smaller_than_the_number_of_the_token_is_surprised(cards, contamination, surprised):
    t = noisy("b", "drone").hand("alpha", *["look"] * cards, contamination=contamination).top("attacks", "scratch-4")
    roll(t)
    assert t.at("b")
    assert attack_cards_used(t) == int(surprised)
    assert t["alpha"].light == int(surprised)


@pytest.mark.rule("LD-ENC-09")
@pytest.mark.parametrize(("kind", "wounds"), [("drone", 1), ("giant", 0)])
def test_the_symbol_of_the_one_card_drawn_decides_a_surprise_attack(kind, wounds):
    t = roll(noisy("b", kind).hand("alpha").top("attacks", "scratch-4"))
    assert attack_cards_used(t) == 1
    assert t["alpha"].light == wounds


@pytest.mark.rule("LD-ENC-09")
def test_a_surprise_attack_is_aimed_at_who_caused_the_encounter():
    t = noisy("b", "drone").put("beta", "b").hand("alpha", "look", "look").hand("beta").top("attacks", "scratch-4")
    roll(t)
    assert (t["alpha"].light, t["beta"].light) == (1, 0)


@pytest.mark.rule("LD-COMB-01")
def test_combat_ends_with_the_last_intruder():
    t = table().put("alpha", "b").put("beta", "e")
    drone, grub = t.intruder("drone", "b"), t.intruder("grub", "b")
    t.top("attacks", "scratch-2")
    injure(t.game, drone, 2)
    assert in_combat(t.game, t["alpha"])
    injure(t.game, grub, 1)
    assert not in_combat(t.game, t["alpha"])


@pytest.mark.rule("LD-COMB-01")
def test_an_intruder_elsewhere_is_no_combat():
    t = table().put("alpha", "b").put("beta", "e")
    t.intruder("drone", "a")
    assert not in_combat(t.game, t["alpha"])
