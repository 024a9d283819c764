"""Trading aboard: all Characters of the Room at once."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.testing import table

pytestmark = pytest.mark.variant


@pytest.fixture
def t() -> Any:
    """Captain, Scout and Soldier in the Hibernatorium, without Items; the Captain has two cards, the others one."""
    t = table("nemesis", ["captain", "scout", "soldier"])
    for who, cards in (("captain", 2), ("scout", 1), ("soldier", 1)):
        t.bare(who).cards(who, cards)
    return t


def trade(t: Any, *answers: Any) -> Any:
    """The Captain opens a Trade and the questions of its exchanges are answered until it ends."""
    t.will(("trade",), *answers).turn()
    while t.table.trading:
        t.turn()
    assert t.answers == []
    return t


def offered(t: Any) -> list[tuple[int, list[Any]]]:
    """Who was asked for an offer, and what it could offer."""
    return [(d.seat, list(d.options)) for d in t.asked if d.kind == "trade-offer"]


@pytest.mark.rule("SH-ACTION-13")
def test_all_in_the_room_exchange_and_only_the_starter_pays(t: Any) -> None:
    kit, food, coat = t.give("captain", "medkit"), t.give("scout", "synthetic-food"), t.give("soldier", "clothes")
    trade(t, ("p3", kit), coat, "agree", ("done",), ("p3", food), kit, "agree", ("done",))
    assert [who.items for who in t.table.characters] == [[coat], [kit], [food]]
    assert [len(who.hand) for who in t.table.characters] == [1, 1, 1]
    assert [who.acted for who in t.table.characters] == [1, 0, 0]


@pytest.mark.rule("SH-ACTION-13")
def test_every_two_can_exchange_once_the_starter_is_done(t: Any) -> None:
    t.give("scout", "synthetic-food")
    trade(t, ("done",), ("done",))
    assert [seat for seat, _ in offered(t)] == [0, 1]
    assert {offer[0] for offer in offered(t)[1][1]} == {"done", "p3"}
    assert t.table.turn == 0
    t.asked.clear()
    t.put("soldier", "engine-1").cards("captain", 1)
    trade(t, ("done",))
    assert [seat for seat, _ in offered(t)] == [0]


@pytest.mark.rule("SH-ACTION-13")
def test_a_trade_is_out_of_combat_and_within_a_room(t: Any) -> None:
    t.give("captain", "medkit")
    assert t.legal("captain", "trade") == [("trade",)]
    t.put("scout", "engine-1").put("soldier", "engine-1")
    assert t.legal("captain", "trade") == []
    t.put("scout", "hibernatorium").intruder("adult", "hibernatorium")
    assert t.legal("captain", "trade") == []


@pytest.mark.rule("SH-ACTION-14")
@pytest.mark.parametrize(("answer", "owner"), [("nothing", 1), ("refuse", 0)])
def test_a_gift_needs_consent(t: Any, answer: str, owner: int) -> None:
    kit = t.put("soldier", "engine-1").give("captain", "medkit")
    trade(t, ("p2", kit), answer, *(["agree"] if answer == "nothing" else []), ("done",))
    assert [kit in who.items for who in t.table.characters[:2]] == [owner == 0, owner == 1]


@pytest.mark.rule("SH-ACTION-14")
def test_objects_change_hands_too_and_both_sides_agree(t: Any) -> None:
    egg, kit = t.put("soldier", "engine-1").carry("scout", "egg"), t.give("captain", "medkit")
    trade(t, ("p2", kit), egg, "refuse", ("p2", kit), egg, "agree", ("done",))
    assert t["captain"].held == [egg]
    assert t["scout"].items == [kit]


@pytest.mark.rule("SH-ACTION-15")
def test_ammo_stays_with_its_weapon(t: Any) -> None:
    t.put("soldier", "engine-1")
    rifle, pistol = t.give("captain", "prototype-rifle", ammo=4), t.give("scout", "prototype-pistol", ammo=0)
    trade(t, ("p2", rifle), pistol, "agree", ("done",))
    assert (t["captain"].ammo, t["scout"].ammo) == ({pistol: 0}, {rifle: 4})
    assert offered(t)[0][1] == [("done",), ("p2", "nothing"), ("p2", rifle)]
