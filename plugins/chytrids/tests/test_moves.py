"""Moves that no symbol orders: Retreats, Danger, placing by effects."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import danger, injure, place_intruder, retreat

HOSTED = ["deathcap", "queen"]


def flees(t: Any, piece: Any, card: str) -> None:
    t.top("events", card).do(lambda: retreat(t.game, piece))


@pytest.mark.rule("CH-DEATHCAP-01", "CH-QUEEN-01")
@pytest.mark.parametrize("kind", HOSTED)
def test_without_a_host_none_is_placed(t: Any, kind: str) -> None:
    assert place_intruder(t.game, kind, "d") is None
    assert t.table.intruders == {}
    t.germinator("d")
    assert place_intruder(t.game, kind, "d").place == "d"


@pytest.mark.rule("CH-QUEEN-03")
def test_placed_again_the_queen_moves(t: Any) -> None:
    queen = t.intruder("queen", "d", injuries=2, token=False)
    t.mycelium("e")
    place_intruder(t.game, "queen", "e")
    assert (queen.place, queen.injuries, len(t.table.intruders)) == ("e", 2, 1)


@pytest.mark.rule("CH-QUEEN-04")
def test_placed_again_in_combat_she_stays(t: Any) -> None:
    queen = t.intruder("queen", "a", token=False)
    t.mycelium("e")
    place_intruder(t.game, "queen", "e")
    assert (queen.place, t.at("e")) == ("a", [])


@pytest.mark.rule("CH-DEATHCAP-06", "CH-DEATHCAP-08")
@pytest.mark.parametrize("kind", HOSTED)
def test_fleeing_from_a_hit_they_look_for_a_host(t: Any, kind: str) -> None:
    piece = t.intruder(kind, "a", token=False)
    t.top("attacks", "tendril-lash-retreat", "tendril-lash-2").top("events", "sanitary-network-failure")
    t.do(lambda: injure(t.game, piece, 1, t["alpha"], "melee"))
    # The card has the number 2, which leads to c.
    assert (piece.place, t.grown("c"), piece.injuries) == ("a", "spore", 1)


@pytest.mark.rule("CH-DEATHCAP-06", "CH-QUEEN-05")
@pytest.mark.parametrize("kind", HOSTED)
def test_they_flee_to_a_host(t: Any, kind: str) -> None:
    t.mycelium("c")
    piece = t.intruder(kind, "a", token=False)
    flees(t, piece, "sanitary-network-failure")
    assert piece.place == "c"


@pytest.mark.rule("CH-DEATHCAP-06", "CH-DEATHCAP-07", "CH-QUEEN-07")
@pytest.mark.parametrize("kind", HOSTED)
def test_they_do_not_flee_into_technical_corridors(t: Any, kind: str) -> None:
    piece = t.intruder(kind, "a", injuries=2, token=False)
    flees(t, piece, "short-circuit")  # number 4
    assert (piece.place, piece.injuries, t.spores_left) == ("a", 2, 15)


@pytest.mark.rule("CH-EVENT-22")
@pytest.mark.parametrize(("beta", "reached"), [("a", "d"), ("e", "e")])
def test_a_card_with_two_numbers_leads_through_both_but_not_past_a_character(t: Any, beta: str, reached: str) -> None:
    # Rupturing Caps has 2 and 4: from b 2 leads to e, from e 4 to d.
    piece = t.put("beta", beta).intruder("stinkhorn", "b", token=False)
    flees(t, piece, "rupturing-caps")
    assert piece.place == reached
    assert [t.game.cards.events[x].id for x in t.table.discards["events"]] == ["rupturing-caps"]


@pytest.mark.rule("CH-EVENT-22")
def test_a_deathcap_looks_for_a_host_at_each_number(t: Any) -> None:
    piece = t.intruder("deathcap", "b", token=False)
    t.mycelium("e")
    flees(t, piece, "rupturing-caps")
    assert (piece.place, t.grown("d")) == ("e", "spore")


@pytest.mark.rule("CH-DEATHCAP-04", "CH-QUEEN-06")
@pytest.mark.parametrize("kind", HOSTED)
def test_called_by_danger_they_answer_with_a_spore(t: Any, kind: str) -> None:
    piece = t.intruder(kind, "c", token=False)
    t.do(lambda: danger(t.game, "a"))
    assert (piece.place, t.grown("a"), t.table.noise) == ("c", "spore", {})


@pytest.mark.rule("CH-TERMS-01", "CH-STINK-02")
def test_base_rules_of_intruders_hold_for_chytrids(t: Any) -> None:
    piece = t.intruder("stinkhorn", "c", token=False)
    t.do(lambda: danger(t.game, "a"))
    assert piece.place == "a"
    t.hand("alpha", "plan", "plan")
    assert t.words("alpha").text.startswith("Your turn, Action 1 of 2, in Combat")
    assert t.legal("alpha", "melee") == [("melee", "stinkhorn-1")]
    assert t.legal("alpha", "room") == []
