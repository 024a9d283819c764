"""The seven attacks: whom each hits, what it does, and what Darkness adds."""

from __future__ import annotations

from typing import Any

import pytest

KINDS = ("stinkhorn", "deathcap", "queen")
HITS = {
    "tendril-lash-2": KINDS,
    "spore-breath-2": KINDS,
    "crushing-stalk-4": KINDS,
    "rooting-3": ("deathcap", "queen"),
    "digestion-4": ("queen",),
    "burst-of-spores-2": ("stinkhorn",),
    "implantation-4": ("stinkhorn", "queen"),
}


def state(t: Any, who: str = "alpha") -> tuple[int, int, int, int, int]:
    """Light Wounds, Serious Wounds, Slime, Spore, Contamination cards."""
    c = t[who]
    return c.light, len(c.serious), c.marks.get("slime", 0), c.marks.get("spore", 0), t.contamination(who)


def struck(t: Any, card: str, kind: str = "", dark: bool = False) -> tuple[int, int, int, int, int]:
    """The state of alpha in a after `card`, by a creature of `kind`, or of the first one that it hits."""
    if dark:
        t.dim("a")
    t.strike(t.intruder(kind or HITS[card][0], "a", token=False), "alpha", card)
    return state(t)


def test_the_deck_has_twenty_cards_with_these_numbers(t: Any) -> None:
    cards: dict[str, list[str]] = {}
    for record in t.game.cards.attacks.values():
        cards.setdefault(record.attack, []).append("arrow" if record.retreat else str(record.blood))
    assert {name: sorted(numbers) for name, numbers in cards.items()} == {
        "tendril-lash": ["2", "3", "4", "5", "arrow"],
        "spore-breath": ["2", "3", "4", "5"],
        "crushing-stalk": ["4", "5", "6", "arrow"],
        "rooting": ["3", "5"],
        "digestion": ["4", "5"],
        "burst-of-spores": ["2", "arrow"],
        "implantation": ["4"],
    }


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("card", HITS)
def test_an_attack_hits_only_for_the_kinds_on_its_card(t: Any, card: str, kind: str, dark: bool) -> None:
    after = struck(t, card, kind, dark)
    missed = kind not in HITS[card]
    assert bool(t.told("attack.miss")) is missed
    assert (after == (0, 0, 0, 0, 0)) is missed
    if missed:
        assert (t.spores_left, len(t.levels)) == (15, 10)


@pytest.mark.parametrize(
    ("card", "light", "dark"),
    [
        # Light Wounds, Serious Wounds, Slime, Spore, Contamination cards
        ("tendril-lash-2", (1, 0, 0, 0, 1), (2, 0, 0, 0, 1)),
        ("spore-breath-2", (0, 0, 1, 0, 1), (0, 0, 1, 0, 2)),
        ("crushing-stalk-4", (0, 1, 0, 0, 0), (0, 1, 0, 0, 0)),
        ("rooting-3", (0, 1, 0, 0, 1), (0, 1, 0, 0, 1)),
        ("digestion-4", (0, 2, 0, 0, 0), (0, 2, 0, 0, 0)),
        ("burst-of-spores-2", (0, 0, 0, 0, 1), (0, 0, 0, 0, 1)),
        ("implantation-4", (1, 0, 0, 0, 0), (1, 0, 0, 1, 0)),
    ],
)
def test_what_an_attack_does_to_its_target(t: Any, card: str, light: Any, dark: Any) -> None:
    assert struck(t, card) == light
    t.put("beta", "b").dim("b").strike(t.intruder(HITS[card][0], "b", token=False), "beta", card)
    assert state(t, "beta") == dark


@pytest.mark.parametrize(("wounds", "dark", "dies"), [(2, True, True), (2, False, False), (1, True, False)])
def test_crushing_stalk_kills_in_darkness_with_three_serious_wounds(
    t: Any, wounds: int, dark: bool, dies: bool
) -> None:
    t.wounds("alpha", serious=["leg", "hand"][:wounds])
    struck(t, "crushing-stalk-4", dark=dark)
    assert len(t["alpha"].serious) == wounds + 1
    assert (t["alpha"].status == "dead") is dies


@pytest.mark.parametrize("dressed", [True, False])
def test_digestion_kills_who_has_a_serious_wound(t: Any, dressed: bool) -> None:
    t.wounds("alpha", **{"dressed" if dressed else "serious": ["leg"]})
    struck(t, "digestion-4")
    assert (t["alpha"].status, t["alpha"].cause) == ("dead", "queen")


@pytest.mark.parametrize(
    ("before", "dark", "after"), [("", True, 1), ("", False, None), ("spore", True, 1), ("mycelium", True, "mycelium")]
)
def test_rooting_in_darkness_brings_a_germinator(t: Any, before: str, dark: bool, after: Any) -> None:
    if before == "spore":
        t.spores("a")
    elif before:
        t.mycelium("a")
    struck(t, "rooting-3", dark=dark)
    assert t.grown("a") == after


def test_rooting_leaves_a_germinator_as_it_is(t: Any) -> None:
    t.germinator("a", 2)
    struck(t, "rooting-3", dark=True)
    assert (t.grown("a"), len(t.levels)) == (2, 9)


def test_where_rooting_kills_nothing_grows(t: Any) -> None:
    t.wounds("alpha", serious=["leg", "hand", "knee"])
    struck(t, "rooting-3", dark=True)
    assert (t["alpha"].status, t.grown("a"), t.contamination("alpha")) == ("dead", None, 0)


@pytest.mark.parametrize(("before", "after"), [(False, "spore"), (True, 1)])
def test_burst_of_spores_brings_one_to_the_room(t: Any, before: bool, after: Any) -> None:
    if before:
        t.spores("a")
    struck(t, "burst-of-spores-2")
    assert [t.grown(place) for place in "abcde"] == [after, None, None, None, None]


def test_burst_of_spores_in_darkness_reaches_the_rooms_next_door(t: Any) -> None:
    t.spores("c").door("ad")
    struck(t, "burst-of-spores-2", dark=True)
    assert [t.grown(place) for place in "abcde"] == ["spore", "spore", 1, None, None]
    assert t.table.doors == {"ad": "closed"}


def test_the_log_says_whether_a_spore_comes_by_the_attack_or_by_its_darkness_line(t: Any) -> None:
    struck(t, "burst-of-spores-2", dark=True)
    told = {(event.data["place"], event.rule, event.data["way"]) for event in t.log if event.kind == "spore.place"}
    assert told == {("a", "LD-ATK-04", ""), *((place, "LD-ATK-06", "") for place in "bcd")}


def test_implantation_does_nothing_more_to_who_has_a_spore(t: Any) -> None:
    t.carries_spore("alpha")
    assert struck(t, "implantation-4", dark=True) == (1, 0, 0, 1, 0)
    assert (t["alpha"].status, t.spores_left) == ("active", 14)


def test_implantation_from_an_empty_pool_takes_the_spore_of_the_lowest_room(t: Any) -> None:
    t.spores("f", "c").few(spores=0)
    struck(t, "implantation-4", dark=True)
    assert (t["alpha"].marks["spore"], t.grown("c"), t.grown("f")) == (1, 1, "spore")


def test_a_light_in_the_darkness_spares_the_darkness_line(t: Any) -> None:
    lamp = t.give("alpha", "lamp")
    t.will(("react", lamp, "light"))
    assert struck(t, "tendril-lash-2", dark=True) == (1, 0, 0, 0, 1)
