"""Encounters: what each token brings. Alpha stands in b (Corridors ab, bc, be and the Crawlway)."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import intruder_appears, kill

AROUND = ["ab", "bc", "be", "crawlway"]
ONE = ("look",)
FOUR = ("look", "plan", "plan", "rage")


def meets(t: Any, kind: str, *hand: str) -> None:
    """Alpha, with `hand`, has an Encounter in b with a token of `kind`; all its Attack cards miss a Deathcap."""
    t.put("alpha", "b").hand("alpha", *hand).top("attacks", "tendril-lash-2").comes_in("alpha", kind)


def bag(t: Any) -> int:
    return len(t.table.bag)


@pytest.mark.rule("CH-ENCOUNTER-01")
@pytest.mark.parametrize(("hand", "surprised"), [(("look", "plan"), True), (("look", "plan", "plan"), False)])
def test_a_stinkhorn_comes_and_may_surprise(t: Any, hand: Any, surprised: bool) -> None:
    meets(t, "token-stinkhorn-3-4", *hand)
    assert [piece.kind for piece in t.at("b")] == ["stinkhorn"]
    assert bool(t.told("surprise")) is surprised
    assert bag(t) == 14
    assert [t.game.cards.tokens[x].id for x in t.table.supply] == ["token-stinkhorn-3-4"]
    assert t.table.noise == {}


@pytest.mark.rule("CH-ENCOUNTER-01")
def test_in_darkness_the_higher_number_counts(t: Any) -> None:
    t.dim("b")
    meets(t, "token-stinkhorn-3-4", "look", "plan", "plan")
    assert t.told("surprise")[0]["number"] == 4


@pytest.mark.rule("CH-ENCOUNTER-02", "CH-ENCOUNTER-04")
@pytest.mark.parametrize("growth", ["germinator", "mycelium"])
def test_a_deathcap_comes_to_growth(t: Any, growth: str) -> None:
    getattr(t, growth)("b")
    meets(t, "token-deathcap-3-4", *FOUR)
    assert [piece.kind for piece in t.at("b")] == ["deathcap"]
    assert (t.told("surprise"), t.table.noise, bag(t)) == ([], {}, 14)


@pytest.mark.rule("CH-ENCOUNTER-02", "CH-DEATHCAP-02", "CH-QUEEN-02")
@pytest.mark.parametrize("kind", ["deathcap", "queen"])
def test_it_may_surprise_and_stays_when_its_germinator_goes(t: Any, kind: str) -> None:
    t.germinator("b")
    meets(t, kind, *ONE)
    assert t.told("surprise")[0]["who"] == 0
    t.fire("b").top("attacks", "tendril-lash-5", "tendril-lash-4").step("event", "fire")
    assert t.grown("b") is None
    assert [piece.kind for piece in t.at("b")] == [kind]


@pytest.mark.rule("CH-ENCOUNTER-03", "CH-ENCOUNTER-04", "CH-ENCOUNTER-06", "CH-ENCOUNTER-07")
@pytest.mark.parametrize("kind", ["deathcap", "queen"])
def test_without_growth_nobody_comes_and_a_germinator_grows(t: Any, kind: str) -> None:
    meets(t, kind)
    assert (t.at("b"), t.grown("b"), sorted(t.table.noise)) == ([], 1, AROUND)
    assert (t.told("surprise"), bag(t), len(t.table.supply)) == ([], 14, 1)


@pytest.mark.rule("CH-ENCOUNTER-05", "CH-ENCOUNTER-07")
def test_the_queen_comes_to_growth_and_may_surprise(t: Any) -> None:
    t.mycelium("b")
    meets(t, "token-queen-4-4", *ONE)
    assert [piece.kind for piece in t.at("b")] == ["queen"]
    assert t.told("surprise") == [{"who": 0, "piece": "queen-1", "number": 4}]
    assert bag(t) == 14


@pytest.mark.rule("CH-ENCOUNTER-08")
def test_the_blank_brings_noise_and_goes_back(t: Any) -> None:
    meets(t, "blank")
    assert (t.table.intruders, sorted(t.table.noise), bag(t)) == ({}, AROUND, 15)


@pytest.mark.rule("CH-ENCOUNTER-08")
def test_a_last_blank_goes_back_alone(t: Any) -> None:
    t.only_in_bag("blank")
    meets(t, "blank")
    assert t.bag_counts() == {"blank": 1}


@pytest.mark.rule("CH-QUEEN-03")
def test_the_queen_is_moved_when_drawn_again(t: Any) -> None:
    queen = t.intruder("queen", "d", injuries=2, token=False)
    t.put("beta", "a").mycelium("b")
    meets(t, "queen", *ONE)
    assert (queen.place, queen.injuries, list(t.table.intruders)) == ("b", 2, ["queen-1"])
    assert t.told("surprise")


@pytest.mark.rule("CH-QUEEN-04")
@pytest.mark.parametrize("growth", [True, False])
def test_in_combat_the_queen_stays(t: Any, growth: bool) -> None:
    queen = t.intruder("queen", "d", token=False)
    t.put("beta", "d")
    if growth:
        t.mycelium("b")
    meets(t, "queen")
    assert (queen.place, t.told("surprise"), bag(t), len(t.table.supply)) == ("d", [], 14, 1)
    assert t.grown("b") == ("mycelium" if growth else 1)
    assert sorted(t.table.noise) == ([] if growth else AROUND)


@pytest.mark.rule("CH-QUEEN-12")
def test_after_her_death_a_queen_token_ripens_a_germinator(t: Any) -> None:
    kill(t.game, t.intruder("queen", "d", token=False))
    meets(t, "queen")
    assert (t.levels[:2], t.grown("b"), t.at("b"), t.table.noise) == ([2, 1], None, [], {})
    assert (bag(t), len(t.table.supply)) == (14, 1)


@pytest.mark.rule("CH-STINK-06")
def test_with_none_left_the_idle_stinkhorns_go_back_first(t: Any) -> None:
    t.slay(3)
    for place in ("a", "a", "d", "e", "c"):
        t.intruder("stinkhorn", place)
    t.put("beta", "a")
    taken = [piece.token for piece in t.table.intruders.values()]
    for piece in t.table.intruders.values():
        piece.token = ""
    t.table.supply += taken
    meets(t, "stinkhorn", *FOUR)
    # Three of five came back, and one of them stands in b now.
    assert sorted(piece.place for piece in t.table.intruders.values()) == ["a", "a", "b"]
    assert len(t.rest) == 2
    # 5 tokens were aside and 10 in the bag: 3 came back, 1 was drawn.
    assert (bag(t), len(t.table.supply)) == (12, 3)


@pytest.mark.rule("CH-STINK-06")
def test_with_all_in_combat_none_comes(t: Any) -> None:
    t.slay(7).intruder("stinkhorn", "a", token=False)
    t.put("beta", "a")
    meets(t, "stinkhorn")
    assert [piece.place for piece in t.table.intruders.values()] == ["a"]
    assert (t.told("surprise"), bag(t)) == ([], 14)


@pytest.mark.rule("CH-STINK-07")
def test_with_all_slain_nothing_happens(t: Any) -> None:
    t.slay(8)
    meets(t, "stinkhorn")
    assert (t.table.intruders, t.table.noise, t.told("surprise")) == ({}, {}, [])
    assert (bag(t), len(t.game.colony.slain)) == (14, 8)


def appears(t: Any, kind: str) -> bool:
    """Does an Intruder appear to alpha in b when its Noise roll brings a token of `kind`?"""
    t.put("alpha", "b").hand("alpha", *FOUR).put("beta", "f").bag(kind).noise("ab").dice("noise-die", "1")
    found: list[bool] = []
    t.do(lambda: found.append(intruder_appears(t.game, t["alpha"])))
    return found[0]


@pytest.mark.rule("CH-ENCOUNTER-03", "CH-ENCOUNTER-06")
@pytest.mark.parametrize("kind", ["deathcap", "queen"])
def test_where_only_a_germinator_grows_no_intruder_has_appeared(t: Any, kind: str) -> None:
    assert appears(t, kind) is False
    assert (t.grown("b"), len(t.table.supply)) == (1, 1)


@pytest.mark.rule("CH-ENCOUNTER-01", "CH-ENCOUNTER-02", "CH-ENCOUNTER-05")
@pytest.mark.parametrize("kind", ["stinkhorn", "deathcap", "queen"])
def test_a_creature_that_comes_has_appeared(t: Any, kind: str) -> None:
    t.mycelium("b")
    assert appears(t, kind) is True


@pytest.mark.rule("CH-STINK-07", "CH-QUEEN-04", "CH-QUEEN-12")
@pytest.mark.parametrize("case", ["all slain", "in Combat", "dead"])
def test_a_token_that_brings_nobody_makes_nobody_appear(t: Any, case: str) -> None:
    t.mycelium("b")
    if case == "all slain":
        t.slay(8)
    elif case == "in Combat":
        t.intruder("queen", "f", token=False)
    else:
        t.game.laboratory.queen_killed = True
    assert appears(t, "stinkhorn" if case == "all slain" else "queen") is False


@pytest.mark.rule("CH-DEATHCAP-09")
def test_a_fourth_deathcap_does_not_come(t: Any) -> None:
    for place in "cde":
        t.intruder("deathcap", place, token=False)
    t.mycelium("b")
    meets(t, "deathcap")
    assert (t.at("b"), t.told("surprise"), bag(t), len(t.table.supply)) == ([], [], 14, 1)


@pytest.mark.rule("CH-QBOARD-02", "CH-QBOARD-03")
def test_stinkhorns_leave_the_queen_board_clockwise_from_the_arrow(t: Any) -> None:
    t.comes("stinkhorn", "e")
    assert t.rest == [2, 3, 4, 5, 6, 7, 8]
    t.comes("stinkhorn", "e")
    t.comes("stinkhorn", "d")
    assert t.rest == [4, 5, 6, 7, 8]
