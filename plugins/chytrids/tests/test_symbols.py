"""The Event card read symbol by symbol: movement, spreading, growth, effect.

Numbers: a 1 to b, 2 to c, 3 to d; b 2 to e, 3 to c; c 1 to d; d 4 to e; e 1 and 3 to f; f 2 and 4 to g. The Crawlway
has 4 at a, b and c, 2 at d, 1 and 3 at g.
"""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_chytrids.growth import place_mycelium, place_spore

HOSTED = ["deathcap", "queen"]


# ---------------------------------------------------------------- the order


@pytest.mark.rule("CH-EVENT-01")
def test_the_event_phase_has_the_steps_of_the_shared_rules(t: Any) -> None:
    assert [step.name for step in t.game.ruleset.phases["event"]] == [
        "time",
        "fake-time",
        "attacks",
        "fire",
        "eggs-burn",
        "event-card",
        "bag",
        "end",
    ]


@pytest.mark.rule("CH-EVENT-04", "CH-EVENT-18")
def test_spreading_comes_before_growth_and_growth_before_the_effect(t: Any) -> None:
    # Puffball Explosion: grey Germinator and Queen, number 2, purple; then ripe Germinators burst.
    t.away().germinator("b", 2).event("puffball-explosion")
    assert t.grown("e") == 1  # a Spore by spreading, a second one by the burst: a Germinator
    order = ("spore.place", "germinator.grow", "germinator.place", "germinator.ripen")
    told = [kind for kind in t.kinds if kind in order]
    assert told[:2] == ["spore.place", "germinator.grow"]
    assert told[-1] == "germinator.ripen"


@pytest.mark.rule("CH-EVENT-13")
def test_two_numbers_repeat_all_symbols(t: Any) -> None:
    t.away().germinator("a", 1)
    stinkhorn = t.intruder("stinkhorn", "b", token=False)
    t.symbols("germinator", "stinkhorn", numbers=(3, 1))
    # 3: a sends a Spore to d, the Stinkhorn goes from b to c. 1: a sends one to b, the Stinkhorn goes from c to d.
    assert stinkhorn.place == "d"
    assert (t.grown("d"), t.grown("b")) == ("spore", "spore")


@pytest.mark.rule("CH-EVENT-13")
def test_what_grew_for_the_first_number_spreads_for_the_second(t: Any) -> None:
    t.away().germinator("b").spores("c").symbols("germinator", numbers=(3, 1))
    # 3: b makes a Germinator in c. 1: b sends a Spore to a, and c one to d.
    assert [t.grown(place) for place in "abcd"] == ["spore", 1, 1, "spore"]


@pytest.mark.rule("CH-EVENT-13")
def test_all_symbols_are_resolved_with_the_first_number_before_any_is_with_the_second(t: Any) -> None:
    t.away().germinator("a").spores("b")
    deathcap = t.intruder("deathcap", "e", token=False)
    t.symbols("deathcap", "germinator", numbers=(1, 2))
    # 1: the Deathcap stays and a Spore comes to f, then a makes a Germinator in b. 2: this lets the Deathcap into b.
    assert (deathcap.place, t.grown("f"), t.grown("b")) == ("b", "spore", 1)


@pytest.mark.rule("CH-EVENT-13", "CH-EVENT-20")
def test_who_has_come_to_a_character_moves_no_further(t: Any) -> None:
    t.put("alpha", "c").put("beta", "f")
    stinkhorn = t.intruder("stinkhorn", "b", token=False)
    t.symbols("stinkhorn", numbers=(3, 1))
    assert stinkhorn.place == "c"


# ---------------------------------------------------------------- spreading


@pytest.mark.rule("CH-EVENT-06", "CH-GERM-15", "CH-MYC-06")
def test_every_germinator_and_mycelium_sends_a_spore(t: Any) -> None:
    t.germinator("b", 3, "green").mycelium("e").symbols("germinator", numbers=(3,))
    assert (t.grown("c"), t.grown("f"), t.spores_left) == ("spore", "spore", 13)


@pytest.mark.rule("CH-EVENT-06", "CH-EVENT-20")
def test_they_spread_whoever_is_there(t: Any) -> None:
    t.put("alpha", "b").germinator("b").symbols("germinator", numbers=(3,))
    assert t.grown("c") == "spore"


@pytest.mark.rule("CH-GERM-15")
def test_technical_corridors_take_no_spore(t: Any) -> None:
    t.germinator("d").symbols("germinator", numbers=(2,))
    assert (t.spores_left, len(t.levels)) == (15, 9)


@pytest.mark.rule("CH-EVENT-07")
def test_growth_takes_no_spore(t: Any) -> None:
    t.germinator("b").mycelium("c").symbols("germinator", numbers=(3,))
    assert (t.grown("b"), t.grown("c"), t.spores_left) == (1, "mycelium", 15)


@pytest.mark.rule("CH-EVENT-19")
def test_what_grows_by_a_symbol_does_not_spread_by_it(t: Any) -> None:
    t.germinator("e").spores("f").waiting(0, 1).symbols("germinator", numbers=(1,))
    assert t.grown("f") == 1
    assert len(t.told("germinator.place")) == 1
    assert not t.told("spore.place")
    assert t.grown("e") == 1


@pytest.mark.rule("CH-EVENT-19")
def test_it_does_not_even_where_the_number_leads_on(t: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    # On a board where f has the number 1 towards g, not back to e.
    monkeypatch.setitem(t.game.board.numbered["f"], "1", "fg")
    t.germinator("e").spores("f").symbols("germinator", numbers=(1,))
    assert (t.grown("f"), t.grown("g")) == (1, None)


@pytest.mark.rule("CH-EVENT-05", "CH-SPORE-05", "CH-GERM-16", "CH-MYC-07")
@pytest.mark.parametrize("growth", ["germinator", "mycelium"])
@pytest.mark.parametrize("behind", [None, "mycelium"])
def test_a_closed_door_stops_a_spore_and_is_destroyed(t: Any, growth: str, behind: str | None) -> None:
    getattr(t, growth)("b")
    if behind:
        t.mycelium("c")
    t.door("bc").symbols("germinator", numbers=(3,))
    assert t.table.doors["bc"] == "destroyed"
    assert (t.grown("c"), t.spores_left) == (behind, 15)


# ---------------------------------------------------------------- Stinkhorns


@pytest.mark.rule("CH-EVENT-08")
def test_all_stinkhorns_move(t: Any) -> None:
    t.away()
    pieces = [t.intruder("stinkhorn", place, token=False) for place in "ab"]
    t.symbols("stinkhorn", numbers=(2,))
    assert [piece.place for piece in pieces] == ["c", "e"]


@pytest.mark.rule("CH-EVENT-05", "CH-EVENT-21")
def test_a_closed_door_stops_all_who_come_to_it(t: Any) -> None:
    t.away().door("ab")
    pieces = [t.intruder("stinkhorn", "a", token=False) for _ in range(2)]
    t.symbols("stinkhorn")
    assert [piece.place for piece in pieces] == ["a", "a"]
    assert t.table.doors["ab"] == "destroyed"


@pytest.mark.rule("CH-EVENT-20")
@pytest.mark.parametrize("kind", ["stinkhorn", "deathcap", "queen"])
def test_with_a_character_none_of_them_stirs(t: Any, kind: str) -> None:
    piece = t.intruder(kind, "a", token=False)
    t.door("ab").symbols(kind, numbers=(1, 2))
    assert (piece.place, t.table.doors["ab"], t.spores_left) == ("a", "closed", 15)


# ---------------------------------------------------------------- Deathcaps and the Queen


@pytest.mark.rule("CH-EVENT-09", "CH-EVENT-11", "CH-DEATHCAP-03", "CH-QUEEN-05")
@pytest.mark.parametrize("kind", HOSTED)
@pytest.mark.parametrize("growth", ["germinator", "mycelium"])
def test_they_move_to_growth(t: Any, kind: str, growth: str) -> None:
    t.away()
    getattr(t, growth)("c")
    piece = t.intruder(kind, "a", token=False)
    t.symbols(kind, numbers=(2,))
    assert (piece.place, t.spores_left) == ("c", 15)


@pytest.mark.rule("CH-EVENT-10", "CH-EVENT-12", "CH-DEATHCAP-04", "CH-QUEEN-06")
@pytest.mark.parametrize("kind", HOSTED)
@pytest.mark.parametrize(("before", "after"), [(False, "spore"), (True, 1)])
def test_elsewhere_they_stay_and_sow_a_spore(t: Any, kind: str, before: bool, after: Any) -> None:
    t.away()
    if before:
        t.spores("c")
    piece = t.intruder(kind, "a", token=False)
    t.symbols(kind, numbers=(2,))
    assert (piece.place, t.grown("c")) == ("a", after)


@pytest.mark.rule("CH-EVENT-21")
def test_two_deathcaps_sow_two_spores(t: Any) -> None:
    t.away()
    pieces = [t.intruder("deathcap", "a", token=False) for _ in range(2)]
    t.symbols("deathcap", numbers=(2,))
    assert [piece.place for piece in pieces] == ["a", "a"]
    assert (t.grown("c"), t.spores_left) == (1, 15)


@pytest.mark.rule("CH-EVENT-21")
def test_what_the_first_deathcap_grows_is_no_host_for_the_second(t: Any) -> None:
    t.away().spores("c")
    pieces = [t.intruder("deathcap", "a", token=False) for _ in range(2)]
    t.symbols("deathcap", numbers=(2,))
    assert [piece.place for piece in pieces] == ["a", "a"]
    assert t.grown("c") == 1


@pytest.mark.rule("CH-DEATHCAP-05", "CH-QUEEN-14", "CH-ENCOUNTER-09")
@pytest.mark.parametrize("kind", HOSTED)
@pytest.mark.parametrize("grown", [True, False])
def test_a_closed_door_stops_them_and_no_spore_follows(t: Any, kind: str, grown: bool) -> None:
    t.away().door("ac")
    if grown:
        t.mycelium("c")
    piece = t.intruder(kind, "a", token=False)
    t.symbols(kind, numbers=(2,))
    assert (piece.place, t.table.doors["ac"], t.spores_left) == ("a", "destroyed", 15)
    assert t.grown("c") == ("mycelium" if grown else None)


@pytest.mark.rule("CH-DEATHCAP-07", "CH-QUEEN-07")
@pytest.mark.parametrize("kind", HOSTED)
def test_they_do_not_go_into_technical_corridors(t: Any, kind: str) -> None:
    t.away()
    piece = t.intruder(kind, "a", injuries=2, token=False)
    t.symbols(kind, numbers=(4,))
    assert (piece.place, piece.injuries, t.spores_left, t.table.intruders) == ("a", 2, 15, {piece.id: piece})


# ---------------------------------------------------------------- the log


@pytest.mark.rule("CH-EVENT-08", "CH-EVENT-09", "CH-EVENT-11")
@pytest.mark.parametrize(
    ("kind", "rule"), [("stinkhorn", "CH-EVENT-08"), ("deathcap", "CH-EVENT-09"), ("queen", "CH-EVENT-11")]
)
def test_the_log_says_by_which_rule_each_kind_moves(t: Any, kind: str, rule: str) -> None:
    t.away().mycelium("b").intruder(kind, "a", token=False)
    t.symbols(kind, numbers=(1,))
    assert [told.rule for told in t.log if told.kind == "intruder.move"] == [rule]


@pytest.mark.rule("CH-SPORE-07", "CH-SPORE-08", "CH-SPORE-09")
def test_the_log_says_by_which_rule_a_spore_goes(t: Any) -> None:
    t.spores("a", "b", "c").fire("b")
    t.do(lambda: place_spore(t.game, "a", "CH-EVENT-18")).step("event", "fire").do(lambda: place_mycelium(t.game, "c"))
    removed = [told for told in t.log if told.kind == "spore.remove"]
    assert [(told.data["place"], told.rule) for told in removed] == [
        ("a", "CH-SPORE-07"),
        ("b", "CH-SPORE-08"),
        ("c", "CH-SPORE-09"),
    ]


@pytest.mark.rule("CH-EVENT-06", "CH-EVENT-10", "CH-EVENT-12")
@pytest.mark.parametrize(
    ("symbol", "rule"), [("germinator", "CH-EVENT-06"), ("deathcap", "CH-EVENT-10"), ("queen", "CH-EVENT-12")]
)
def test_the_log_says_by_which_rule_and_corridor_a_symbol_sends_a_spore(t: Any, symbol: str, rule: str) -> None:
    t.away()
    if symbol == "germinator":
        t.germinator("a")
    else:
        t.intruder(symbol, "a", token=False)
    t.symbols(symbol, numbers=(2,))
    # 2 leads from a to c.
    told = [event for event in t.log if event.kind == "spore.place"]
    assert [(event.rule, event.data["place"], event.data["way"]) for event in told] == [(rule, "c", "ac")]
