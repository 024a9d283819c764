"""Track Target, Stakeout and Take Down."""

from __future__ import annotations

from typing import Any

import pytest

HUNTER = "bounty-hunter"


@pytest.mark.parametrize(("place", "drawn"), [("b", 1), ("e", 0)])
def test_track_target_goes_without_noise_and_draws_where_somebody_is(crew: Any, place: str, drawn: int) -> None:
    t = crew(HUNTER, "ceo").put("ceo", place).hand(HUNTER, "track-target", "search")
    t.play_card(HUNTER, "track-target", "silent-move", "b", "ab")
    assert (t[HUNTER].place, len(t[HUNTER].hand), t.told("noise.roll")) == ("b", drawn, [])


def test_track_target_explores(crew: Any) -> None:
    t = crew(HUNTER).put(HUNTER, "e").unexplored("f", "vault", "fire-2").hand(HUNTER, "track-target", "search")
    t.play_card(HUNTER, "track-target", "silent-move", "f", "ef")
    assert (t.table.fire, t.table.items["f"], t.told("noise.roll")) == ({"f": 1}, 2, [])


def test_stakeout_looks_at_two_tiles(crew: Any) -> None:
    t = crew(HUNTER, "ceo").hand(HUNTER, "stakeout").will("f").play_card(HUNTER, "stakeout", "check-two-rooms")
    assert t.rooms_known(HUNTER) == {"f", "g"}
    assert t.rooms_known("ceo") == set()
    assert not t.knows(HUNTER, t.table.tokens["f"]), "not at the token"


def test_stakeout_removes_a_noise_marker_of_the_room(crew: Any) -> None:
    t = crew(HUNTER).hand(HUNTER, "stakeout").noise("ab", "crawlway", "be")
    assert [use for use in t.uses(HUNTER, "stakeout") if use[0] == "remove-noise"] == [
        ("remove-noise", "ab"),
        ("remove-noise", "crawlway"),
    ]
    t.play_card(HUNTER, "stakeout", "remove-noise", "ab")
    assert t.table.noise == {"crawlway": 1, "be": 1}


def test_take_down_has_another_with_few_cards_discard_all_or_give_an_item(crew: Any) -> None:
    t = crew(HUNTER, "ceo").hand(HUNTER, "take-down").hand("ceo", "rest", contamination=1)
    rag = t.give("ceo", "rag")
    t.will(("discard",)).play_card(HUNTER, "take-down", "overpower", "p2")
    assert (t["ceo"].hand, len(t["ceo"].discard), t["ceo"].items) == ([], 2, [rag]), "Contamination cards too"
    t.hand(HUNTER, "take-down").play_card(HUNTER, "take-down", "overpower", "p2")
    assert (t["ceo"].items, t[HUNTER].items) == ([], [rag]), "there was nothing else"
    t.hand(HUNTER, "take-down")
    assert t.uses(HUNTER, "take-down") == []


def test_take_down_needs_one_with_at_most_two_cards_here(crew: Any) -> None:
    t = crew(HUNTER, "ceo").hand(HUNTER, "take-down").hand("ceo", "rest", "search", contamination=1)
    assert t.uses(HUNTER, "take-down") == []
    t.hand("ceo", "rest", "search")
    assert t.uses(HUNTER, "take-down") == [("overpower", "p2")]
    assert t.put("ceo", "b").uses(HUNTER, "take-down") == []


def test_suppressive_fire_covers_a_retreat_for_one_ammo(crew: Any) -> None:
    t = crew(HUNTER).hand(HUNTER, "suppressive-fire").dice("noise-die", "2")
    gun = t.give(HUNTER, "zapper", ammo=2)
    t.intruder("drone", "a")
    t.play_card(HUNTER, "suppressive-fire", "cover", "b", "ab", "p1")
    assert (t[HUNTER].place, t[HUNTER].ammo, t.told("attack")) == ("b", {gun: 1}, [])
