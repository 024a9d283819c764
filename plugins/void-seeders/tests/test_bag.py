"""The bag development: what each kind of token does, and where it goes."""

from __future__ import annotations

from typing import Any

import pytest


@pytest.mark.rule("VS-BAG-01")
def test_a_void_seeder_makes_all_out_of_combat_roll_in_order_and_goes_back(t: Any) -> None:
    before = sorted(t.table.bag)
    t.table.first = 1
    t.dice("noise-die", "1", "2").develop("void-seeder")
    assert [told["who"] for told in t.told("noise.roll")] == [1, 0]
    assert sorted(t.table.noise) == ["ab", "ac"]
    assert sorted(t.table.bag) == before


@pytest.mark.rule("VS-BAG-01")
@pytest.mark.parametrize("there", ["lurker", "lair"])
def test_who_shares_a_room_with_a_void_seeder_or_a_lair_does_not_roll(t: Any, there: str) -> None:
    t.put("beta", "b")
    if there == "lair":
        t.lair("b")
    else:
        t.intruder(there, "b")
    t.dice("noise-die", "2").develop("void-seeder")
    assert [told["who"] for told in t.told("noise.roll")] == [t["alpha"].seat]


@pytest.mark.rule("VS-BAG-03")
@pytest.mark.parametrize("status", ["dead", "isolated", "bunker", "evacuated"])
def test_the_token_of_one_who_is_gone_leaves_the_game_and_another_is_drawn(t: Any, status: str) -> None:
    token, who = t.token("alpha"), t["alpha"]
    who.status, who.place = status, ""
    supply = t.supply_counts("void-seeder")
    t.bag("blank")
    t.game.fixed["bag"].insert(0, token)
    t.step("event", "bag")
    assert token not in t.table.bag
    assert token in t.game.seeders.boxed
    assert (t.told("panic"), t.supply_counts("void-seeder")) == ([], supply - 1)
    assert [told["token"] for told in t.told("bag")] == ["insanity", "blank"]
    assert t.game.view(1)["insanity tokens gone"] == ["p1"]


@pytest.mark.rule("VS-BAG-03")
def test_of_two_who_are_gone_both_tokens_leave_and_a_third_is_drawn(t: Any) -> None:
    tokens = [t.token("alpha"), t.token("beta")]
    for who in t.table.characters:
        who.status, who.place = "isolated", ""
    t.bag("blank")
    t.game.fixed["bag"][:0] = tokens
    t.step("event", "bag")
    assert t.bag_counts() == {"blank": 1, "void-seeder": 5}


@pytest.mark.rule("VS-BAG-03")
def test_with_nothing_else_in_the_bag_no_other_is_drawn(t: Any) -> None:
    token, who = t.token("alpha"), t["alpha"]
    who.status, who.place = "dead", ""
    t.table.supply += [name for name in t.table.bag if name != token and name != t.token("beta")]
    t.game.seeders.boxed.append(t.token("beta"))
    t.table.bag[:] = [token]
    t.step("event", "bag")
    assert t.table.bag == []


@pytest.mark.rule("VS-BAG-03")
@pytest.mark.variant
def test_in_a_pod_that_is_still_there_a_character_is_gone_already(ship: Any) -> None:
    token, who = ship.token("captain"), ship["captain"]
    ship.game.ship.waiting[next(iter(ship.game.ship.pods))] = [who.seat]
    who.place = ""
    ship.bag("blank")
    ship.game.fixed["bag"].insert(0, token)
    ship.step("event", "bag")
    assert (token in ship.game.seeders.boxed, ship.level("captain"), who.status) == (True, 1, "active")


@pytest.mark.rule("VS-BAG-04")
@pytest.mark.parametrize("left", [True, False])
def test_the_blank_brings_another_token_if_one_is_left(t: Any, left: bool) -> None:
    if not left:
        t.out_of_supply("void-seeder")
    before, supply = len(t.table.bag), t.supply_counts("void-seeder")
    t.develop("blank")
    assert (len(t.table.bag), t.supply_counts("void-seeder")) == (before + left, supply - left)
    assert t.bag_counts()["blank"] == 1


@pytest.mark.rule("VS-BAG-05")
def test_combat_does_not_spare_a_panic_card(t: Any) -> None:
    t.intruder("lurker", "a")
    t.lair("a")
    t.top("panic", "heart-attack").develop(t.token("alpha"))
    assert t.level("alpha") == 2
