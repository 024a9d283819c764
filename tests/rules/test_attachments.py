"""Items added to other Items, and Heavy Items taped together."""

from __future__ import annotations

from nemesis_core.rules import capacity, die, load, slots_used
from nemesis_core.testing import check_conserved, pieces, table

FOUR = ["look", "look", "plan", "plan"]


def taped(*more):
    """beta holds a taped pair, and `more` besides: (table, zapper, slugger, tape, *more)."""
    t = table().hand("beta", *FOUR)
    zapper, slugger, tape = (t.give("beta", name) for name in ("zapper", "slugger", "tape"))
    t.use("beta", tape, "combine")
    return t, zapper, slugger, tape, *(t.give("beta", name) for name in more)


def test_tape_puts_two_heavy_items_into_one_hand_slot():
    t, zapper, slugger, tape = taped()
    b = t["beta"]
    assert sorted(b.taped) == sorted([zapper, slugger])
    assert slots_used(b) == 1
    assert b.items == []
    assert list(b.extra) == [tape]
    assert [t.game.view(seat)["characters"][1]["extra"] for seat in (0, 1)] == [dict(b.extra)] * 2
    assert sorted(b.held) == sorted([zapper, slugger])
    egg = t.carry("beta", "egg")
    assert slots_used(b) == 2
    assert egg in b.held


def test_objects_cannot_be_taped():
    t = table().hand("beta", *FOUR)
    t.give("beta", "zapper")
    egg, tape = t.carry("beta", "egg"), t.give("beta", "tape")
    assert t.legal("beta", "item") == []
    t.act("beta", "drop", egg)
    t.give("beta", "slugger")
    assert {o[1] for o in t.legal("beta", "item")} == {tape}


def test_dropping_one_of_a_taped_pair_discards_the_tape():
    t, zapper, slugger, tape = taped()
    before = pieces(t.game)
    t.act("beta", "drop", slugger)
    b = t["beta"]
    assert (b.held, b.taped, b.extra) == ([zapper], [], {})
    assert t.table.discards["item-yellow"] == [tape]
    assert t.table.decks["item-red"][0] == slugger
    check_conserved(t.game, before)


def test_trading_one_of_a_taped_pair_discards_the_tape():
    t, zapper, slugger, tape = taped()
    before = pieces(t.game)
    t.bare("alpha").table.turn = 1
    t.will(("trade",), ("p1", zapper), "nothing", "agree", ("done",)).turn().turn().turn()
    assert (t["alpha"].held, t["beta"].held) == ([zapper], [slugger])
    assert (t["beta"].taped, t["beta"].extra, t["alpha"].taped, t["alpha"].extra) == ([], {}, [], {})
    assert t.table.discards["item-yellow"] == [tape]
    assert not set(pieces(t.game)) ^ set(before)


def test_third_slot_means_dropping_until_two_are_enough():
    t, zapper, slugger, tape = taped()
    first, second = t.carry("beta", "egg"), t.lies("egg", "a")
    t.will(first).act("beta", "pick-up", second)  # the taped pair fills one slot of two
    assert sorted(t["beta"].held) == sorted([zapper, slugger, second])
    assert list(t["beta"].extra) == [tape]


def test_dropping_half_of_a_pair_frees_no_slot():
    t, zapper, slugger, tape = taped()
    first, second = t.carry("beta", "egg"), t.lies("egg", "a")
    t.will(zapper, slugger).act("beta", "pick-up", second)
    assert t["beta"].held == [first, second]
    assert t.table.discards["item-yellow"] == [tape]


def test_taped_pair_leaves_the_game_with_its_owner():
    t, zapper, slugger, tape = taped()
    before = pieces(t.game)
    die(t.game, t["beta"], "test")
    assert {zapper, slugger, tape} <= set(t.table.removed)
    assert (t["beta"].taped, t["beta"].extra) == ([], {})
    assert set(before) - set(pieces(t.game)) == set()


def test_attachment_raises_the_maximum_and_counts_as_one_with_its_item():
    t = table().hand("beta", "look")
    zapper, magazine = t.give("beta", "zapper", ammo=4), t.give("beta", "magazine")
    assert capacity(t.game, t["beta"], zapper) == 4
    t.use("beta", magazine, "fit", zapper)
    b = t["beta"]
    assert (b.items, b.extra) == ([], {magazine: zapper})
    assert (capacity(t.game, b, zapper), b.ammo[zapper]) == (6, 6)
    load(t.game, b, zapper, 5)
    assert b.ammo[zapper] == 6
    assert {o[1] for o in t.legal("beta", "drop")} == {zapper}
    assert t.game.view(0)["characters"][1]["extra"] == {magazine: zapper}


def test_attachment_needs_an_item_that_it_fits():
    t = table()
    t.give("beta", "slugger")  # no Energy Weapon
    t.give("beta", "magazine")
    assert t.legal("beta", "item") == []


def test_attachment_goes_where_its_item_goes():
    t = table().hand("beta", "look")
    zapper, magazine = t.give("beta", "zapper", ammo=2), t.give("beta", "magazine")
    t.use("beta", magazine, "fit", zapper)
    before = pieces(t.game)
    t.bare("alpha").table.turn = 1
    t.will(("trade",), ("p1", zapper), "nothing", "agree", ("done",)).turn().turn().turn()
    assert (t["alpha"].extra, t["beta"].extra) == ({magazine: zapper}, {})
    assert t["alpha"].ammo == {zapper: 4}
    assert capacity(t.game, t["alpha"], zapper) == 6
    t.act("alpha", "drop", zapper)
    assert t["alpha"].extra == {}
    assert sorted(t.table.decks["item-red"][:2]) == sorted([zapper, magazine])
    check_conserved(t.game, before)
