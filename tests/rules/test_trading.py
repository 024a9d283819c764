"""Trade: who with whom, what for what, and that both sides must agree."""

from __future__ import annotations

import pytest

from nemesis_core.testing import check_conserved, pieces, table


def trading(*characters, **places):
    """A table where the first of `characters` has just paid for Trade."""
    t = table(characters=list(characters) or ["alpha", "beta"]).hand("alpha", "look")
    for who, place in places.items():
        t.put(who, place)
    return t


def offers(t):
    return [d.options for d in t.asked if d.kind == "trade-offer"]


def trade(t, *answers):
    """alpha opens a Trade and the questions of its exchanges are answered until it ends."""
    t.will(("trade",), *answers).turn()
    while t.table.trading:
        t.turn()
    assert t.answers == []
    return t


@pytest.mark.rule("LD-BASIC-07")
def test_trade_needs_somebody_else_in_the_room_and_no_combat():
    t = trading("alpha", "beta", "gamma", gamma="b")
    assert t.legal("alpha", "trade") == [("trade",)]
    t.intruder("grub", "a")
    assert t.legal("alpha", "trade") == []
    t.table.intruders.clear()
    t.put("beta", "b")
    assert t.legal("alpha", "trade") == []


@pytest.mark.rule("LD-BASIC-07")
def test_exchanges_are_with_those_in_the_same_room_only():
    t = trading("alpha", "beta", "gamma", gamma="b")
    wrench = t.give("beta", "wrench")
    t.give("gamma", "rag")
    trade(t, ("p2", "alpha.torch"), wrench, "agree", ("done",))
    assert {offer[0] for offer in offers(t)[0]} == {"done", "p2"}
    assert (t["alpha"].items, t["beta"].held) == ([wrench], ["alpha.torch"])
    assert (t["alpha"].held, t["beta"].items) == ([], [])


@pytest.mark.rule("LD-BASIC-07")
def test_objects_are_traded_too():
    t = trading()
    egg = t.carry("beta", "egg")
    trade(t, ("p2", "nothing"), egg, "agree", ("done",))
    assert t["alpha"].held == ["alpha.torch", egg]
    assert t["beta"].held == []


@pytest.mark.rule("LD-BASIC-07")
def test_only_the_starter_uses_an_action_and_pays():
    t = trading().hand("alpha", "look", "plan").hand("beta", "look")
    wrench = t.give("alpha", "wrench")
    trade(t, ("p2", wrench), "nothing", "agree", ("done",))
    assert [len(c.hand) for c in t.table.characters] == [1, 1]
    assert [c.acted for c in t.table.characters] == [1, 0]


@pytest.mark.rule("LD-BASIC-07")
def test_partner_may_refuse():
    t = trading()
    mine, theirs = t.give("alpha", "wrench"), t.give("beta", "rag")
    before = pieces(t.game)
    trade(t, ("p2", mine), "refuse", ("done",))
    assert (t["alpha"].items, t["beta"].items) == ([mine], [theirs])
    assert "trade" not in t.kinds
    check_conserved(t.game, before)


@pytest.mark.rule("LD-BASIC-07")
def test_starter_may_refuse_what_is_asked_in_return():
    t = trading()
    mine, theirs = t.give("alpha", "wrench"), t.give("beta", "rag")
    trade(t, ("p2", mine), theirs, "refuse", ("done",))
    assert (t["alpha"].items, t["beta"].items) == ([mine], [theirs])
    assert "trade" not in t.kinds


@pytest.mark.rule("LD-BASIC-07")
def test_one_trade_can_hold_several_exchanges():
    t = trading("alpha", "beta", "gamma")
    wrench, rag = t.give("beta", "wrench"), t.give("gamma", "rag")
    trade(t, ("p2", "nothing"), wrench, "agree", ("p3", wrench), rag, "agree", ("done",))
    assert [c.items for c in t.table.characters] == [[rag], [], [wrench]]
    assert t["alpha"].acted == 1


@pytest.mark.rule("LD-BASIC-08")
@pytest.mark.parametrize("left", [0, 1])
def test_no_loose_ammo_and_a_traded_weapon_keeps_its_own(left):
    t = trading().bare("alpha")
    mine, theirs = t.give("alpha", "zapper", ammo=3), t.give("beta", "zapper", ammo=left)
    trade(t, ("p2", mine), theirs, "agree", ("done",))
    assert t["alpha"].ammo == {theirs: left}
    assert t["beta"].ammo == {mine: 3}
    assert sorted(offers(t)[0]) == [("done",), ("p2", "nothing"), ("p2", mine)]
    assert [d.options for d in t.asked if d.kind == "trade-answer"] == [["nothing", "refuse", theirs]]


@pytest.mark.rule("LD-BASIC-09")
@pytest.mark.parametrize("gift", ["given", "received"])
def test_trade_may_be_one_sided(gift):
    t = trading().bare("alpha")
    giver, taker = ("alpha", "beta") if gift == "given" else ("beta", "alpha")
    bandage = t.give(giver, "bandage")
    if gift == "given":
        trade(t, ("p2", bandage), "nothing", "agree", ("done",))
    else:
        trade(t, ("p2", "nothing"), bandage, "agree", ("done",))
    assert (t[giver].items, t[taker].items) == ([], [bandage])


@pytest.mark.rule("LD-BASIC-09")
def test_nothing_for_nothing_is_no_exchange():
    t = trading()
    t.give("beta", "rag")
    t.will(("trade",), ("p2", "nothing"), "refuse", ("done",)).turn().turn()
    (answer,) = [d for d in t.asked if d.kind == "trade-answer"]
    assert "nothing" not in answer.options


@pytest.mark.rule("LD-HAND-04")
def test_who_gets_a_third_heavy_thing_drops_one():
    t = trading()
    egg, zapper = t.carry("beta", "egg"), t.give("beta", "zapper")
    trade(t, ("p2", "alpha.torch"), "nothing", "agree", egg, ("done",))
    assert t["beta"].held == [zapper, "alpha.torch"]
    assert t.table.objects == {"a": [egg]}


@pytest.mark.rule("LD-INV-01")
def test_traded_item_is_known_to_the_two_who_traded_it():
    t = trading("alpha", "beta", "gamma")
    wrench = t.give("alpha", "wrench")
    t.game.know_all(wrench)  # alpha has used it before
    trade(t, ("p2", wrench), "nothing", "agree", ("done",))
    assert [t.game.view(seat)["characters"][1]["items"] for seat in range(3)] == [
        [wrench],
        [wrench],
        ["?item-yellow"],
    ]
    assert not [e for e in t.log if wrench in e.data.values()]


def test_trade_ends_when_nobody_has_anything():
    t = trading().bare("alpha")
    assert t.legal("alpha", "trade") == []
    rag = t.give("beta", "rag")
    assert t.legal("alpha", "trade") == [("trade",)]
    t.act("alpha", "trade").act("beta", "drop", rag)
    t.table.turn = 0
    t.turn()
    assert t.table.trading == 0
    assert offers(t) == []
