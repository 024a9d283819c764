"""Event cards of its own that touch Characters and creatures, everywhere and in Darkness."""

from __future__ import annotations

from typing import Any

import pytest

FOUR = ("alpha", "beta", "gamma", "delta")


def stand(t: Any, places: str) -> Any:
    """The four stand in these places."""
    for who, place in zip(FOUR, places, strict=True):
        t.put(who, place)
    return t


def blows(t: Any) -> list[tuple[str, int]]:
    """Which piece attacked which seat."""
    return [(blow["piece"], blow["who"]) for blow in t.told("attack")]


# ---------------------------------------------------------------- Choking Haze


def test_choking_haze_contaminates_those_who_breathe_spores(colony: Any) -> None:
    t = stand(colony(*FOUR), "bcde").spores("b").germinator("c").mycelium("d")
    t.event("choking-haze")
    assert [t.contamination(who) for who in FOUR] == [1, 1, 1, 0]
    assert [t[who].light for who in FOUR] == [0, 0, 0, 0]


def test_in_darkness_it_wounds_them_too(colony: Any) -> None:
    t = stand(colony(*FOUR), "bcde").spores("b").germinator("c").mycelium("d").dim("b", "c", "e")
    t.event("choking-haze")
    assert [t[who].light for who in FOUR] == [1, 1, 0, 0]
    assert [t.contamination(who) for who in FOUR] == [1, 1, 1, 0]


# ---------------------------------------------------------------- Sprouting Within


def test_sprouting_within_looks_at_the_top_four_cards_of_each(t: Any) -> None:
    t.contaminate("alpha", infected=2, clean=1, pile="deck").contaminate("beta", clean=1, pile="deck")
    before = len(t["alpha"].deck)
    t.event("sprouting-within")
    assert [bool(t[who].marks.get("spore")) for who in ("alpha", "beta")] == [True, False]
    assert (len(t["alpha"].deck), len(t["alpha"].discard), t["alpha"].hand) == (before - 4, 4, [])
    assert t.spores_left == 14
    assert len(t.told("scan")) == 4


def test_the_fifth_card_is_not_looked_at(t: Any) -> None:
    t.contaminate("alpha", infected=1, pile="deck").deck("alpha", "look", "look", "plan", "plan")
    t.event("sprouting-within")
    assert not t["alpha"].marks.get("spore")
    assert t.told("scan") == []


def test_who_has_a_spore_already_dies_of_a_second_one(t: Any) -> None:
    t.put("alpha", "c").carries_spore("alpha").contaminate("alpha", infected=1, pile="deck")
    t.event("sprouting-within")
    assert (t["alpha"].status, t.grown("c"), t["beta"].status) == ("dead", 1, "active")


# ---------------------------------------------------------------- Feeding Frenzy


def feeding(t: Any) -> Any:
    """A Deathcap with alpha in b, the Queen and a Stinkhorn with beta in c, a Deathcap alone in g."""
    t.put("alpha", "b").put("beta", "c")
    for kind, place in (("deathcap", "b"), ("stinkhorn", "c"), ("queen", "c"), ("deathcap", "g")):
        t.intruder(kind, place, token=False)
    return t.top("attacks", "tendril-lash-2", "tendril-lash-3", "tendril-lash-4")


def test_deathcaps_and_the_queen_attack_once(t: Any) -> None:
    feeding(t).event("feeding-frenzy")
    assert blows(t) == [("deathcap-1", 0), ("queen-1", 1)]
    assert (t["alpha"].light, t["beta"].light) == (1, 1)


def test_in_darkness_stinkhorns_do_too(t: Any) -> None:
    feeding(t).intruder("stinkhorn", "b", token=False)
    t.dim("c").event("feeding-frenzy")
    # The one in b has light.
    assert blows(t) == [("deathcap-1", 0), ("queen-1", 1), ("stinkhorn-1", 1)]


# ---------------------------------------------------------------- Call of the Colony


@pytest.mark.parametrize(
    ("alpha", "beta", "reached"), [("b", "a", "a"), ("b", "g", "b"), ("e", "b", "b"), ("f", "g", "c")]
)
def test_stinkhorns_close_in_on_the_lowest_numbered_room_with_somebody(
    t: Any, alpha: str, beta: str, reached: str
) -> None:
    t.put("alpha", alpha).put("beta", beta)
    piece = t.intruder("stinkhorn", "d", token=False)
    t.event("call-of-the-colony")  # 1 leads from d to c, which is next to a, b and d
    assert piece.place == reached


def test_a_closed_door_on_the_way_to_them_is_destroyed(t: Any) -> None:
    t.put("alpha", "b").put("beta", "a").door("ac").door("bc")
    piece = t.intruder("stinkhorn", "d", token=False)
    t.event("call-of-the-colony")
    assert (piece.place, t.table.doors) == ("c", {"ac": "destroyed", "bc": "closed"})


def test_those_in_combat_and_other_kinds_are_not_called(t: Any) -> None:
    t.put("alpha", "b").put("beta", "a")
    pieces = [t.intruder("stinkhorn", "b", token=False), t.intruder("deathcap", "c", token=False)]
    t.event("call-of-the-colony")
    assert [piece.place for piece in pieces] == ["b", "c"]


# ---------------------------------------------------------------- Withdrawn Fruit


def withdrawing(t: Any) -> Any:
    """Stinkhorns in b with alpha, in d and in e, one token aside; a Deathcap in c with beta and one in g."""
    t.put("alpha", "b").put("beta", "c")
    for place in "bde":
        t.comes("stinkhorn", place)
    for place in "cg":
        t.intruder("deathcap", place, token=False)
    return t.tokens_aside(1)


def test_stinkhorns_without_a_character_go_back(t: Any) -> None:
    withdrawing(t).event("withdrawn-fruit")
    # 2: from e to b, where alpha is; from d into the Crawlway, so that it goes back before, with the token.
    assert [(piece.kind, piece.place) for piece in t.table.intruders.values()] == [
        ("stinkhorn", "b"),
        ("stinkhorn", "b"),
        ("deathcap", "c"),
        ("deathcap", "g"),
    ]
    # Spaces 1 to 3 were open, with the numbers 7, 6, 5: the 5 is covered.
    assert t.rest == [3, 4, 5, 6, 7, 8]
    assert blows(t) == []


def test_each_takes_a_token_to_the_bag_while_there_are_any(t: Any) -> None:
    t.put("alpha", "g").put("beta", "g")
    for place in "abc":
        t.comes("stinkhorn", place)
    t.tokens_aside(2).event("withdrawn-fruit")
    # 2: from a to c, from b to e, from c to a.
    assert (t.table.intruders, t.rest) == ({}, [1, 2, 3, 4, 5, 6, 7, 8])
    assert (len(t.table.bag), t.table.supply) == (15, [])


def test_in_darkness_each_chytrid_in_combat_attacks(t: Any) -> None:
    withdrawing(t).top("attacks", "spore-breath-2", "spore-breath-3").dim("b").event("withdrawn-fruit")
    # Both Stinkhorns in b attack; the Deathcap in c has light.
    assert blows(t) == [("stinkhorn-1", 0), ("stinkhorn-3", 0)]
