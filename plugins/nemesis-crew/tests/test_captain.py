"""Order, Motivation, Reload."""

from __future__ import annotations

from typing import Any

SIX_SHOOTER = "lockdown-six-shooter"

# ---------------------------------------------------------------- Order


def test_order_moves_another_character_at_no_cost_to_its_player(crew: Any) -> None:
    t = crew("captain", "pilot").hand("captain", "order").hand("pilot", "search", "rest").dice("noise-die", "2")
    t.play_card("captain", "order", "order-move", "b", "ab", "p2")
    assert (t["captain"].place, t["pilot"].place) == ("a", "b")
    assert len(t["pilot"].hand) == 2
    assert t.asked_of("pilot", "come-along") == [], "willing or not"
    assert t.told("noise.roll") == [{"who": 1, "face": "2"}], "the one who moves rolls"
    assert t.table.noise == {"be": 1}


def test_an_ordered_character_explores(crew: Any) -> None:
    t = crew("captain", "pilot").put("captain", "e").put("pilot", "e").unexplored("f", "vault", "fire-2")
    t.hand("captain", "order").dice("noise-die", "2").play_card("captain", "order", "order-move", "f", "ef", "p2")
    assert t["pilot"].place == "f"
    assert (t.table.fire, t.table.items["f"]) == ({"f": 1}, 2)


def test_order_needs_another_character_here_an_open_way_and_no_combat(crew: Any) -> None:
    t = crew("captain", "pilot", "scout").hand("captain", "order").put("scout", "b").door("ac")
    assert t.uses("captain", "order") == [("order-move", "b", "ab", "p2"), ("order-move", "d", "ad", "p2")]
    assert t.put("pilot", "b").uses("captain", "order") == []
    t.put("pilot", "a").intruder("grub", "a")
    assert t.uses("captain", "order") == []


# ---------------------------------------------------------------- Motivation


def test_motivation_lets_everybody_in_the_room_draw_a_card(crew: Any) -> None:
    t = crew("captain", "pilot", "scout").put("scout", "b").hand("captain", "motivation")
    t.deck("captain", "order").deck("pilot", "rest").deck("scout", "adrenaline")
    t.intruder("grub", "a")
    t.play_card("captain", "motivation", "all-draw")
    assert t["captain"].hand == ["captain.order/1"]
    assert t["pilot"].hand == ["pilot.rest/1"]
    assert t["scout"].hand == [], "elsewhere"


def test_motivation_draws_through_a_deck_that_is_out(crew: Any) -> None:
    t = crew("captain").hand("captain", "motivation")
    t.discard_pile("captain", 9).play_card("captain", "motivation", "all-draw")
    assert len(t["captain"].hand) == 1
    assert len(t["captain"].deck) == 9, "Motivation itself is among them"


# ---------------------------------------------------------------- Reload


def test_reload_adds_one_ammo_to_the_six_shooter(crew: Any) -> None:
    t = crew("captain").hand("captain", "reload")
    card = t.give("captain", SIX_SHOOTER, ammo=2)
    t.intruder("grub", "a")
    t.play_card("captain", "reload", "reload-six-shooter")
    assert t["captain"].ammo[card] == 3


def test_reload_stops_at_six_ammo(crew: Any) -> None:
    t = crew("captain").hand("captain", "reload")
    card = t.give("captain", SIX_SHOOTER, ammo=5)
    assert t.uses("captain", "reload") == [("reload-six-shooter", card)]
    t["captain"].ammo[card] = 6
    assert t.uses("captain", "reload") == []


def test_reload_is_for_the_six_shooter_in_hand_alone(crew: Any) -> None:
    t = crew("captain").hand("captain", "reload")
    t.give("captain", "slugger", ammo=0)
    assert t["captain"].quest == [f"captain.{SIX_SHOOTER}"]
    assert t.uses("captain", "reload") == [], "the quest is not done, and the other gun is another one"
