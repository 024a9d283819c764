"""Search and the Item Counter; crafting."""

from __future__ import annotations

import pytest

from nemesis_core.rules import recipes, search_colours
from nemesis_core.testing import set_up, table

COLOURS = ["green", "red", "yellow"]


def searches(t, who):
    """The colours among which `who` can choose with its Search card."""
    return sorted(o[3] for o in t.legal(who, "card") if o[2] == "search")


@pytest.mark.rule("LD-SEARCH-01", "LD-SEARCH-03")
@pytest.mark.parametrize(("place", "colour"), [("b", "yellow"), ("c", "green"), ("d", "red")])
def test_search_draws_from_the_deck_of_the_rooms_colour(place, colour):
    t = table().put("beta", place).items(place, 2).hand("beta", "look")
    deck = t.table.decks[f"item-{colour}"]
    top, second, others = deck[-1], deck[-2], {c: len(t.table.decks[f"item-{c}"]) for c in COLOURS if c != colour}
    assert searches(t, "beta") == [colour]
    t.will(top).play_card("beta", "look", "search", colour)
    assert [*t["beta"].items, *t["beta"].held] == [top]
    assert deck[0] == second  # the other card seen goes under the deck
    assert t.table.items[place] == 1
    assert {c: len(t.table.decks[f"item-{c}"]) for c in others} == others


@pytest.mark.rule("LD-INV-01")
def test_who_knew_the_top_of_the_deck_does_not_see_what_is_kept():
    t = table().put("beta", "c").items("c", 1).hand("beta", "look")
    deck = t.table.decks["item-green"]
    top, second = deck[-1], deck[-2]
    for card in (top, second):
        t.game.know(card, (0,))
    t.will(top).play_card("beta", "look", "search", "green")
    assert t.game.view(0)["characters"][1]["items"] == ["?item-green"]
    assert t.game.view(1)["characters"][1]["items"] == [top]
    assert second in t.game.view(1)["decks"]["deck:item-green"]


@pytest.mark.rule("LD-SEARCH-02", "LD-CRAFT-01")
def test_white_room_offers_the_three_colours_but_never_blue():
    t = table().put("beta", "e").items("e", 1).hand("beta", "look")
    assert searches(t, "beta") == COLOURS
    for colour in COLOURS:
        t = table().put("beta", "e").items("e", 1).hand("beta", "look")
        top = t.table.decks[f"item-{colour}"][-1]
        t.will(top).play_card("beta", "look", "search", colour)
        assert top in [*t["beta"].items, *t["beta"].held]


@pytest.mark.rule("LD-SEARCH-03")
def test_each_search_lowers_the_counter_by_one():
    t = table().put("beta", "c").items("c", 3).hand("beta", "look", "look")
    for left in (2, 1):
        t.will(t.table.decks["item-green"][-1]).play_card("beta", "look", "search", "green")
        assert t.table.items["c"] == left


@pytest.mark.rule("LD-SEARCH-04")
def test_room_at_zero_cannot_be_searched():
    t = table().put("beta", "c").items("c", 1).hand("beta", "look", "look")
    t.will(t.table.decks["item-green"][-1]).play_card("beta", "look", "search", "green")
    assert t.table.items["c"] == 0
    assert searches(t, "beta") == []
    assert len(t["beta"].hand) == 1


@pytest.mark.rule("LD-SEARCH-04")
def test_room_without_a_counter_cannot_be_searched():
    t = table().put("beta", "b").hand("beta", "look")
    assert searches(t, "beta") == []
    assert t.items("b", 1).legal("beta", "card")  # a counter is all that the Workshop lacked
    assert searches(t.put("beta", "a"), "beta") == []
    assert search_colours(t.game, t["beta"]) == []  # the Hall has no colour and no counter


@pytest.mark.rule("LD-SEARCH-01")
def test_deck_that_has_run_out_is_made_of_its_discard_pile_and_else_not_offered():
    t = table().put("beta", "c").items("c", 2).hand("beta", "look", "look").empty("item-green")
    assert searches(t, "beta") == []
    last = t.table.removed.pop(next(i for i, c in enumerate(t.table.removed) if c.startswith("bandage")))
    t.table.discards["item-green"] = [last]
    assert searches(t, "beta") == ["green"]
    t.play_card("beta", "look", "search", "green")
    assert t["beta"].items == [last]


@pytest.mark.rule("LD-CRAFT-01", "LD-SETUP-25", "LD-SETUP-20")
def test_three_shuffled_decks_and_an_open_supply_of_crafted_items():
    orders = []
    for seed in (1, 2):
        game = set_up(seats=2, seed=seed)
        decks = {c: game.table.decks[f"item-{c}"] for c in COLOURS}
        for colour, deck in decks.items():
            own = sorted(card for card, back in game.cards.backs.items() if back == f"item-{colour}")
            assert sorted(deck) == own
        assert game.table.crafted == ["gadget/1", "tonic/1", "tonic/2"]
        assert game.view(1)["crafted"] == game.table.crafted
        assert "item-blue" not in game.table.decks
        orders.append(decks)
    assert all(orders[0][colour] != orders[1][colour] for colour in COLOURS)


@pytest.mark.rule("LD-CRAFT-02")
def test_crafting_takes_the_two_symbols_in_any_order():
    t = table().hand("alpha", "look")
    bandage, rag = t.give("alpha", "bandage"), t.give("alpha", "rag")
    t.give("alpha", "cell")
    assert recipes(t.game, t["alpha"]) == [("tonic/1", rag, bandage)]  # cloth and medical
    under = {c: t.table.decks[f"item-{c}"][0] for c in ("green", "yellow")}
    t.act("alpha", "craft", "tonic/1", rag, bandage)
    assert "tonic/1" in t["alpha"].items
    assert not {rag, bandage} & set(t["alpha"].items)
    assert t.table.decks["item-yellow"][:2] == [rag, under["yellow"]]
    assert t.table.decks["item-green"][:2] == [bandage, under["green"]]


@pytest.mark.rule("LD-CRAFT-02")
@pytest.mark.parametrize(
    "parts", [("rag", "rag"), ("bandage", "bandage"), ("rag",), ("rag", "cell"), ("wrench", "rag")]
)
def test_other_symbols_craft_nothing(parts):
    t = table().hand("alpha", "look")
    for part in parts:
        t.give("alpha", part)
    assert t.legal("alpha", "craft") == []


@pytest.mark.rule("LD-CRAFT-02")
def test_each_recipe_that_can_be_made_is_offered():
    t = table().hand("alpha", "look")
    for part in ("cell", "wrench", "rag", "bandage"):
        t.give("alpha", part)
    assert {o[1] for o in t.legal("alpha", "craft")} == {"gadget/1", "tonic/1"}
    t.intruder("grub", "a")
    assert t.legal("alpha", "craft") == []


@pytest.mark.rule("LD-CRAFT-02", "LD-HAND-01")
def test_crafted_item_is_heavy_only_if_its_card_says_so():
    t = table().hand("alpha", "look", "look")
    t.act("alpha", "craft", "gadget/1", t.give("alpha", "cell"), t.give("alpha", "wrench"))
    t.act("alpha", "craft", "tonic/1", t.give("alpha", "rag"), t.give("alpha", "bandage"))
    assert t["alpha"].held == ["alpha.torch", "gadget/1"]
    assert t["alpha"].items == ["tonic/1"]


@pytest.mark.rule("LD-BASIC-10")
def test_no_crafting_without_a_copy_in_the_supply():
    t = table().hand("alpha", "look")
    parts = [t.give("alpha", "rag"), t.give("alpha", "bandage")]
    t.give("beta", "tonic")
    assert len(t.legal("alpha", "craft")) == 1  # one of two is left
    t.give("beta", "tonic")
    assert t.legal("alpha", "craft") == []
    with pytest.raises(AssertionError, match="cannot"):
        t.act("alpha", "craft", "tonic/1", *parts)
    assert sorted(t["alpha"].items) == sorted(parts)
