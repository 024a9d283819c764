"""What the Attack cards do: the effect of each, whom it hits, and the icons of the deck."""

from __future__ import annotations

from typing import Any

import pytest

DECK = {
    "bite": ("whisperer stalker despoiler", [2, 3, 4, None]),
    "braineating": ("despoiler", [4, 5]),
    "dismay": ("lurker whisperer stalker despoiler", [2, 2, 4, 5]),
    "dread": ("stalker despoiler", [4, None]),
    "duplicate": ("lurker whisperer", [3, 3]),
    "frenzy": ("stalker despoiler", [2, 6]),
    "scratch": ("lurker whisperer stalker despoiler", [4, 5, 6, None]),
}
"""Name of a card -> the kinds that it shows, and the blood of its copies, None for the Retreat arrow."""


def test_every_card_is_printed_as_written_down(t: Any) -> None:
    bloods: dict[str, list[int | None]] = {name: [] for name in DECK}
    for record in t.game.cards.attacks.values():
        bloods[record.attack].append(None if record.retreat else record.blood)
    hits = {name: " ".join(record.hits) for name, record in t.game.cards.attack_kinds.items()}
    found = {name: (hits[name], sorted(blood, key=lambda n: n or 9)) for name, blood in bloods.items()}
    assert found == DECK
    assert len(t.table.decks["attacks"]) == 20


@pytest.mark.rule("VS-CBT-02")
@pytest.mark.parametrize("kind", ["lurker", "whisperer", "stalker", "despoiler"])
@pytest.mark.parametrize(
    "card", ["bite-2", "braineating-4", "dismay-2", "dread-4", "duplicate-3", "frenzy-2", "scratch-4"]
)
def test_a_card_misses_for_a_kind_that_it_does_not_show(t: Any, card: str, kind: str) -> None:
    t.insane(alpha=4).top("panic", "self-mutilation").put("beta", "b")
    t.strike(t.intruder(kind, "a"), "alpha", card)
    who = t["alpha"]
    hit = bool(who.light or who.serious or t.contamination("alpha") or len(t.at("a")) > 1)
    assert hit is (kind in DECK[card.rpartition("-")[0]][0].split())
    assert bool(t.told("attack.miss")) is not hit


# ---------------------------------------------------------------- Wounds


def test_scratch(t: Any) -> None:
    t.strike(t.intruder("lurker", "a"), "alpha", "scratch-5")
    assert (t["alpha"].light, t.contamination("alpha"), t["alpha"].serious) == (1, 1, [])
    assert (t["beta"].light, t.contamination("beta")) == (0, 0)


@pytest.mark.parametrize(("before", "after", "status"), [(0, 1, "active"), (1, 2, "active"), (2, 2, "dead")])
def test_bite_kills_with_two_serious_wounds(t: Any, before: int, after: int, status: str) -> None:
    t.wounds("alpha", serious=["leg", "body"][:before])
    t.strike(t.intruder("whisperer", "a"), "alpha", "bite-4")
    assert (len(t["alpha"].serious), t["alpha"].status) == (after, status)


@pytest.mark.parametrize(("before", "after", "status"), [(0, 2, "active"), (1, 1, "dead")])
def test_braineating_kills_with_one_serious_wound(t: Any, before: int, after: int, status: str) -> None:
    t.wounds("alpha", serious=["leg"][:before])
    t.strike(t.intruder("despoiler", "a"), "alpha", "braineating-4")
    assert (len(t["alpha"].serious), t["alpha"].status) == (after, status)


def test_frenzy_strikes_everybody_in_the_room(people: Any) -> None:
    t = people("alpha", "beta", "gamma", "delta").put("delta", "b")
    t.wounds("beta", serious=["leg", "body"]).wounds("gamma", dressed=["leg"])
    t.strike(t.intruder("stalker", "a"), "alpha", "frenzy-2")
    assert [len(who.serious) for who in t.table.characters] == [1, 2, 2, 0]
    assert [who.status for who in t.table.characters] == ["active", "dead", "active", "active"]


# ---------------------------------------------------------------- minds


def test_dread_wounds_first_and_then_brings_a_panic_card(t: Any) -> None:
    t.insane(alpha=3).top("panic", "bloodlust").strike(t.intruder("stalker", "a"), "alpha", "dread-4")
    assert [len(who.serious) for who in t.table.characters] == [1, 1]
    assert t.kinds.index("wound.serious") < t.kinds.index("panic")


def test_who_dies_of_dread_draws_no_panic_card(t: Any) -> None:
    t.wounds("alpha", serious=["leg", "body", "eyes"]).strike(t.intruder("stalker", "a"), "alpha", "dread-4")
    assert (t["alpha"].status, t.told("panic")) == ("dead", [])


def test_dismay_brings_a_contamination_and_a_panic_card(t: Any) -> None:
    t.insane(alpha=1).top("panic", "self-mutilation").strike(t.intruder("lurker", "a"), "alpha", "dismay-5")
    assert (t.contamination("alpha"), t["alpha"].light, t.level("alpha")) == (1, 0, 2)
    assert (t.contamination("beta"), t.level("beta")) == (0, 1)


# ---------------------------------------------------------------- Duplicate


@pytest.mark.parametrize("kind", ["lurker", "whisperer"])
def test_duplicate_brings_one_more_of_the_kind_that_does_not_attack_at_once(t: Any, kind: str) -> None:
    t.hand("alpha").hand("beta").intruder(kind, "a")
    t.top("attacks", "duplicate-3").step("event", "attacks")
    assert [piece.kind for piece in t.at("a")] == [kind, kind]
    assert (len(t.told("attack")), t.told("surprise")) == (1, [])


def test_with_all_lurkers_out_none_is_added_or_taken_from_elsewhere(t: Any) -> None:
    for place in ("a", "c", "c", "d", "d", "e"):
        piece = t.intruder("lurker", place)
    t.put("beta", "b").strike(t.at("a")[0], "alpha", "duplicate-3")
    assert [len(t.at(place)) for place in "acde"] == [1, 2, 2, 1]
    assert piece.place == "e"
