"""Scavenging, Reconnaissance, Adrenaline."""

from __future__ import annotations

from typing import Any

import pytest

# ---------------------------------------------------------------- Scavenging


@pytest.mark.parametrize(("counter", "left"), [(0, 0), (2, 1)])
def test_scavenging_searches_at_any_item_counter(crew: Any, counter: int, left: int) -> None:
    t = crew("scout").put("scout", "b").items("b", counter).hand("scout", "scavenging", "rest")
    t.top("item-yellow", "wrench", "rag")
    wrench, rag = t.table.decks["item-yellow"][-1], t.table.decks["item-yellow"][-2]
    t.will(rag).play_card("scout", "scavenging", "search-empty", "yellow")
    assert t.asked_of("scout", "search") == [sorted([wrench, rag])]
    assert t["scout"].items == [rag]
    assert t.table.decks["item-yellow"][0] == wrench
    assert t.table.items["b"] == left
    assert t["scout"].hand == []


def test_scavenging_searches_no_room_that_can_never_be_searched(crew: Any) -> None:
    t = crew("scout").hand("scout", "scavenging", "rest")
    assert t.uses("scout", "scavenging") == []
    assert t.put("scout", "b").uses("scout", "scavenging") == [("search-empty", "yellow")]
    assert t.put("scout", "e").uses("scout", "scavenging") == [("search-empty", c) for c in ("green", "red", "yellow")]
    assert t.hand("scout", "scavenging").uses("scout", "scavenging") == [], "Cost 1"
    t.hand("scout", "scavenging", "rest").intruder("grub", "e")
    assert t.uses("scout", "scavenging") == []


# ---------------------------------------------------------------- Reconnaissance


def test_reconnaissance_moves_without_a_noise_roll(crew: Any) -> None:
    t = crew("scout").hand("scout", "reconnaissance", "rest")
    t.play_card("scout", "reconnaissance", "silent-move", "b", "ab")
    assert t["scout"].place == "b"
    assert t.told("noise.roll") == []
    assert t.table.noise == {}
    assert t["scout"].hand == []


def test_reconnaissance_explores_and_a_danger_token_is_danger(crew: Any) -> None:
    t = crew("scout").put("scout", "e").unexplored("f", "vault", "danger-2").hand("scout", "reconnaissance", "rest")
    t.play_card("scout", "reconnaissance", "silent-move", "f", "ef")
    assert t.table.items["f"] == 2
    assert sorted(t.table.noise) == ["ef", "fg"]
    assert t.told("noise.roll") == []


def test_reconnaissance_needs_an_open_way_and_no_combat(crew: Any) -> None:
    t = crew("scout").hand("scout", "reconnaissance", "rest").door("ac")
    assert t.uses("scout", "reconnaissance") == [("silent-move", "b", "ab"), ("silent-move", "d", "ad")]
    t.intruder("grub", "a")
    assert t.uses("scout", "reconnaissance") == []


# ---------------------------------------------------------------- Adrenaline


def test_adrenaline_shoots_for_no_card_and_draws_one(crew: Any) -> None:
    t = crew("scout").hand("scout", "adrenaline").deck("scout", "rest")
    rifle = t.give("scout", "lockdown-rifle")
    drone = t.intruder("drone", "a")
    t.dice("combat-die", "hit").top("attacks", "scratch-4")
    t.play_card("scout", "adrenaline", "shoot-and-draw", rifle, drone.id)
    assert drone.injuries == 1
    assert t["scout"].ammo[rifle] == 3
    assert t["scout"].hand == ["scout.rest/1"]
    assert t["scout"].acted == 1


def test_adrenaline_escapes_through_the_attacks_and_draws_a_card(crew: Any) -> None:
    t = crew("scout").hand("scout", "adrenaline").deck("scout", "rest").top("attacks", "scratch-2")
    t.intruder("drone", "a")
    t.dice("noise-die", "2").play_card("scout", "adrenaline", "escape-and-draw", "b", "ab")
    assert t["scout"].place == "b"
    assert t["scout"].light == 1
    assert t.table.noise == {"be": 1}
    assert t["scout"].hand == ["scout.rest/1"]


def test_adrenaline_draws_nothing_for_the_dead(crew: Any) -> None:
    t = crew("scout", "pilot").hand("scout", "adrenaline").top("attacks", "bite-3")
    t.wounds("scout", serious=["hand", "leg", "body"]).intruder("drone", "a")
    deck = len(t["scout"].deck)
    t.play_card("scout", "adrenaline", "escape-and-draw", "b", "ab")
    assert t["scout"].status == "dead"
    assert len(t["scout"].deck) == deck


def test_adrenaline_needs_combat_and_for_a_shot_ammo(crew: Any) -> None:
    t = crew("scout").hand("scout", "adrenaline").door("ac").door("ad")
    rifle = t.give("scout", "lockdown-rifle", ammo=1)
    assert t.uses("scout", "adrenaline") == []
    t.intruder("grub", "a")
    escape, shot = ("escape-and-draw", "b", "ab"), ("shoot-and-draw", rifle, "grub-1")
    assert t.uses("scout", "adrenaline") == [escape, shot]
    t["scout"].ammo[rifle] = 0
    assert t.uses("scout", "adrenaline") == [escape]
