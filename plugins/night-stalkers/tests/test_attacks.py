"""The seven attacks: whom each hits, what it does, what it does besides in Darkness."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import arrive, attack, attacks_for_leaving, move

KINDS = ("creeper", "adult", "breeder", "queen")
HITS = {
    "blood-chase-4": KINDS,
    "blood-rage-3": ("breeder", "queen"),
    "cut-3": KINDS,
    "evolve-4": ("creeper",),
    "infecting-the-host-4": ("creeper", "queen"),
    "perched-in-the-dark-5": ("adult", "breeder", "queen"),
    "piercing-the-heart-3": ("queen",),
}


def state(t: Any, who: str = "alpha") -> tuple[int, int, int, int, int]:
    """Light Wounds, Serious Wounds, Slime, Larva, Contamination cards."""
    c = t[who]
    return c.light, len(c.serious), c.marks.get("slime", 0), c.marks.get("larva", 0), t.contamination(who)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("card", HITS)
def test_an_attack_hits_only_for_the_kinds_on_its_card(t: Any, card: str, kind: str) -> None:
    t.dim("a").wounds("alpha", dressed=["arm", "arm"])
    t.strike(t.intruder(kind, "a"), "alpha", card)
    missed = kind not in HITS[card]
    assert bool(t.told("attack.miss")) is missed
    if missed:
        assert state(t) == (0, 2, 0, 0, 0)
        assert [piece.kind for piece in t.at("a")] == [kind]
        assert t["alpha"].status == "active"


def test_the_deck_has_twenty_cards_with_these_numbers(t: Any) -> None:
    cards: dict[str, list[Any]] = {}
    for record in t.game.cards.attacks.values():
        cards.setdefault(record.attack, []).append("arrow" if record.retreat else record.blood)
    assert {name: sorted(map(str, numbers)) for name, numbers in cards.items()} == {
        "blood-chase": ["2", "4", "5"],
        "blood-rage": ["3", "5"],
        "cut": ["2", "3", "4", "5", "arrow"],
        "evolve": ["4", "arrow"],
        "infecting-the-host": ["4"],
        "perched-in-the-dark": ["2", "4", "5", "5", "arrow"],
        "piercing-the-heart": ["3", "5"],
    }


# ---------------------------------------------------------------- Blood Chase


def test_blood_chase_wounds_lightly_and_slimes(t: Any) -> None:
    t.dim("a").strike(t.intruder("adult", "a"), "alpha", "blood-chase-4")
    assert state(t) == (1, 0, 1, 0, 0)


def escape(t: Any, **wounds: Any) -> Any:
    """An Adult attacks alpha, who escapes from a to the explored Room e by way of b."""
    adult = t.intruder("adult", "b", injuries=1)
    t.put("alpha", "b").put("beta", "d").wounds("alpha", **wounds).top("attacks", "blood-chase-4")
    t.do(lambda: move(t.game, t["alpha"], "e", "be"))
    return adult


def test_after_blood_chase_an_intruder_follows_the_trail_of_an_escape(t: Any) -> None:
    adult = escape(t, serious=["leg"])
    assert t["alpha"].place == "e"
    assert (adult.place, adult.injuries) == ("e", 1)
    assert "noise.roll" not in t.kinds
    assert t.table.followers == []


@pytest.mark.parametrize("wounds", [{}, {"dressed": ["leg"]}, {"light": 1}])
def test_without_an_undressed_serious_wound_it_does_not_follow(t: Any, wounds: Any) -> None:
    t.dice("noise-die", "1")
    adult = escape(t, **wounds)
    assert (t["alpha"].place, adult.place) == ("e", "b")


def test_a_wound_that_becomes_serious_by_blood_chase_leaves_a_trail(t: Any) -> None:
    t.top("wounds", "hand")
    adult = escape(t, light=2)
    assert state(t)[:2] == (0, 1)
    assert (t["alpha"].place, adult.place) == ("e", "e")


def test_blood_chase_that_kills_leaves_all_where_they_were(t: Any) -> None:
    adult = escape(t, serious=["leg", "hand", "knee"])
    assert t["alpha"].status == "dead"
    assert adult.place == "b"
    assert t.table.followers == []
    assert [name.partition("/")[0] for name in t.table.objects["b"]] == ["character-corpse"]


def test_blood_chase_in_the_event_phase_follows_nobody(t: Any) -> None:
    adult = t.intruder("adult", "a")
    t.wounds("alpha", serious=["leg"]).strike(adult, "alpha", "blood-chase-4")
    t.dice("noise-die", "silence").do(lambda: move(t.game, t["alpha"], "b", "ab", attacked=False))
    assert (t["alpha"].place, adult.place) == ("b", "a")


def test_blood_chase_turned_on_somebody_else_follows_nobody(t: Any) -> None:
    adult = t.intruder("adult", "a")
    t.wounds("beta", serious=["leg"]).wounds("alpha", serious=["hand"])
    t.table.leaving = 0
    t.strike(adult, "beta", "blood-chase-4", "escape")
    assert t.table.followers == []
    assert state(t, "beta") == (1, 1, 1, 0, 0)


@pytest.mark.rule("LD-ESC-04")
def test_an_intruder_on_the_trail_of_one_who_dies_escaping_follows_nobody_else(t: Any) -> None:
    t.put("alpha", "b").put("beta", "b").wounds("beta", serious=["leg", "hand"])
    adult = t.intruder("adult", "b")
    t.intruder("breeder", "b")
    t.top("attacks", "blood-chase-4", "blood-rage-3").do(lambda: attacks_for_leaving(t.game, t["beta"]))
    assert [trail["piece"] for trail in t.told("follow")] == [adult.id]
    assert t["beta"].status == "dead"
    t.dice("noise-die", "silence").do(lambda: arrive(t.game, t["alpha"], "e", "be"))
    assert (t["alpha"].place, adult.place) == ("e", "b")


# ---------------------------------------------------------------- Blood Rage


@pytest.mark.parametrize(
    ("wounds", "after"),
    [({}, 1), ({"serious": ["leg"]}, 3), ({"dressed": ["leg"]}, 2)],
)
def test_blood_rage_wounds_seriously_and_twice_where_blood_flows(t: Any, wounds: Any, after: int) -> None:
    t.wounds("alpha", **wounds).strike(t.intruder("breeder", "a"), "alpha", "blood-rage-3")
    assert state(t) == (0, after, 0, 0, 0)
    assert t["alpha"].status == "active"


@pytest.mark.parametrize(
    "wounds",
    [{"serious": ["leg", "hand"]}, {"dressed": ["leg", "hand"]}, {"serious": ["leg"], "dressed": ["hand", "knee"]}],
)
def test_blood_rage_kills_who_has_two_serious_wounds(t: Any, wounds: Any) -> None:
    t.wounds("alpha", **wounds).strike(t.intruder("queen", "a"), "alpha", "blood-rage-5")
    assert (t["alpha"].status, t["alpha"].cause) == ("dead", "queen")


# ---------------------------------------------------------------- Cut


@pytest.mark.parametrize(("dark", "light"), [(False, 1), (True, 2)])
def test_cut_wounds_lightly_and_once_more_in_darkness(t: Any, dark: bool, light: int) -> None:
    if dark:
        t.dim("a")
    t.strike(t.intruder("creeper", "a"), "alpha", "cut-3")
    assert state(t) == (light, 0, 0, 0, 1)
    assert t["alpha"].discard[-1].startswith("contamination/")


def test_cut_that_kills_gives_no_contamination(t: Any) -> None:
    t.wounds("alpha", serious=["leg", "hand", "knee"]).strike(t.intruder("adult", "a"), "alpha", "cut-3")
    assert t["alpha"].status == "dead"
    assert t.contamination("alpha") == 0


# ---------------------------------------------------------------- Evolve


def test_evolve_puts_an_unhurt_breeder_in_the_place_of_the_creeper(t: Any) -> None:
    creeper = t.intruder("creeper", "a", injuries=2)
    token = creeper.token
    t.strike(creeper, "alpha", "evolve-4")
    assert [(piece.kind, piece.injuries, piece.token) for piece in t.at("a")] == [("breeder", 0, "")]
    assert token in t.table.supply
    assert state(t) == (0, 0, 0, 0, 0)
    assert len(t.told("attack")) == 1


def test_in_darkness_the_new_breeder_attacks_at_once(t: Any) -> None:
    t.intruder("breeder", "a")
    creeper = t.intruder("creeper", "a")
    t.dim("a").top("attacks", "perched-in-the-dark-5").strike(creeper, "alpha", "evolve-4")
    assert [(blow["piece"], blow["who"]) for blow in t.told("attack")] == [("creeper-1", 0), ("breeder-2", 0)]
    assert state(t) == (0, 1, 0, 0, 0)


def test_without_a_breeder_left_evolve_does_nothing(t: Any) -> None:
    t.intruder("breeder", "e")
    t.intruder("breeder", "a")
    creeper = t.intruder("creeper", "a", injuries=2)
    t.dim("a").strike(creeper, "alpha", "evolve-4")
    assert [(piece.kind, piece.injuries) for piece in t.at("a")] == [("breeder", 0), ("creeper", 2)]
    assert len(t.told("attack")) == 1


def test_an_evolved_breeder_does_not_attack_again_in_the_same_step(t: Any) -> None:
    t.intruder("creeper", "a")
    t.put("beta", "e").top("attacks", "evolve-4").step("event", "attacks")
    assert [blow["piece"] for blow in t.told("attack")] == ["creeper-1"]
    assert [piece.kind for piece in t.at("a")] == ["breeder"]


def test_a_breeder_evolved_during_an_escape_may_follow(t: Any) -> None:
    t.put("alpha", "b").put("beta", "d").dim("b").wounds("alpha", serious=["leg"])
    t.intruder("creeper", "b")
    t.top("attacks", "evolve-4", "blood-chase-4")
    t.do(lambda: move(t.game, t["alpha"], "e", "be"))
    assert t["alpha"].place == "e"
    assert [piece.kind for piece in t.at("e")] == ["breeder"]
    assert t.at("b") == []


# ---------------------------------------------------------------- Infecting the Host


@pytest.mark.parametrize(("dark", "after"), [(False, (0, 0, 1, 0, 0)), (True, (0, 0, 1, 1, 1))])
def test_infecting_the_host_slimes_and_infests_in_darkness(t: Any, dark: bool, after: Any) -> None:
    if dark:
        t.dim("a")
    t.strike(t.intruder("creeper", "a"), "alpha", "infecting-the-host-4")
    assert state(t) == after
    assert [piece.kind for piece in t.at("a")] == ["creeper"]


def test_infecting_a_host_with_a_larva_adds_a_card_only(t: Any) -> None:
    t.dim("a").mark("alpha", larva=1, slime=1)
    t.strike(t.intruder("queen", "a"), "alpha", "infecting-the-host-4")
    assert state(t) == (0, 0, 1, 1, 1)
    assert t["alpha"].status == "active"


# ---------------------------------------------------------------- Perched in the Dark, Piercing the Heart


@pytest.mark.parametrize(
    ("dark", "before", "dies"),
    [(False, 0, False), (False, 2, False), (True, 1, False), (True, 2, True)],
)
def test_perched_in_the_dark_kills_in_darkness_with_the_third_serious_wound(
    t: Any, dark: bool, before: int, dies: bool
) -> None:
    if dark:
        t.dim("a")
    t.wounds("alpha", serious=["leg", "hand"][:before])
    t.strike(t.intruder("adult", "a"), "alpha", "perched-in-the-dark-4")
    assert (t["alpha"].status == "dead") is dies
    assert len(t["alpha"].serious) == before + 1


@pytest.mark.parametrize(
    ("dark", "before", "dies"),
    [(False, 0, False), (False, 2, False), (True, 0, False), (True, 1, True), (True, 2, True)],
)
def test_piercing_the_heart_kills_in_darkness_with_the_second_serious_wound(
    t: Any, dark: bool, before: int, dies: bool
) -> None:
    if dark:
        t.dim("a")
    t.wounds("alpha", serious=["leg", "hand"][:before])
    t.strike(t.intruder("queen", "a"), "alpha", "piercing-the-heart-3")
    assert (t["alpha"].status == "dead") is dies
    assert len(t["alpha"].serious) == before + 1
    assert t.contamination("alpha") == 1


def test_with_no_attack_card_left_an_attack_misses(t: Any) -> None:
    decks = t.table.decks
    kept, decks["attacks"] = decks["attacks"], []
    adult = t.intruder("adult", "a")
    t.do(lambda: attack(t.game, adult, t["alpha"], "event"))
    decks["attacks"] = kept
    assert state(t) == (0, 0, 0, 0, 0)
