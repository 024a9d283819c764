"""Attacks of Metagorgers and of the others, and in which order they attack."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import attack, attack_from_nowhere, in_combat, injure_all

# ---------------------------------------------------------------- what a Carnomorph is


@pytest.mark.rule("CM-CMP-01")
def test_what_speaks_of_intruders_means_carnomorphs(t: Any) -> None:
    assert not in_combat(t.game, t["alpha"])
    pieces = [t.intruder(kind, "a", token=False) for kind in ("metagorger", "shambler", "fleshbeast", "butcher")]
    assert in_combat(t.game, t["alpha"])
    t.plain().top("attacks", "regurgitate-2", "whiplash-4", "bite-3", "whiplash-1")
    injure_all(t.game, "a", 1, None, "event")
    assert [piece.injuries for piece in pieces] == [1, 1, 1, 1]


@pytest.mark.rule("CM-CMP-03")
@pytest.mark.parametrize(
    ("face", "hit"),
    [
        ("creeper", [1, 0, 0, 0]),
        ("adult", [1, 1, 0, 0]),
        ("hit", [1, 1, 1, 1]),
        ("two-hits", [2, 2, 2, 2]),
        ("blank", [0, 0, 0, 0]),
    ],
)
def test_faces_of_the_die_name_the_kinds_that_stand_for_theirs(t: Any, face: str, hit: list[int]) -> None:
    t.plain().bare("alpha").hand("alpha", "plan", "plan", "plan", "plan")
    weapon = t.give("alpha", "zapper", ammo=4)
    found = []
    for kind in ("metagorger", "shambler", "fleshbeast", "butcher"):
        # A card that kills neither: 3 for a Metagorger, 4 for others.
        piece = t.top("attacks", "regurgitate-2").intruder(kind, "a", token=False)
        t.dice("combat-die", face).act("alpha", "shoot", weapon, piece.id)
        found.append(piece.injuries)
        t.table.intruders.clear()
        t["alpha"].acted = 0
    assert found == hit


@pytest.mark.rule("CM-CMP-03")
def test_an_attack_as_of_an_adult_is_that_of_a_shambler(t: Any) -> None:
    t.top("attacks", "spawn-1")
    attack_from_nowhere(t.game, t["alpha"], "cave")
    # Spawn hits for Shamblers; Bash would not.
    assert t["alpha"].marks["slime"] == 1
    t.top("attacks", "bash-1")
    attack_from_nowhere(t.game, t["alpha"], "cave")
    assert t["alpha"].serious == []


# ---------------------------------------------------------------- attacks


@pytest.mark.rule("CM-ATT-01")
@pytest.mark.parametrize(
    ("kind", "card", "hits"),
    [
        ("shambler", "bash-1", False),
        ("fleshbeast", "bash-1", True),
        ("butcher", "bash-1", True),
        ("shambler", "slash-1", True),
        ("butcher", "spawn-1", False),
    ],
)
def test_the_higher_kinds_attack_by_card_and_hit_where_it_shows_their_symbol(
    t: Any, kind: str, card: str, hits: bool
) -> None:
    t.strike(t.intruder(kind, "a", token=False), "alpha", card)
    assert len(t.told("attack.miss")) == int(not hits)
    assert (t.contamination("alpha") == 1) is hits
    assert t.table.discards["attacks"] == [f"{card}/1"]


@pytest.mark.rule("CM-ATT-02")
def test_who_has_a_mutation_card_gets_neither_another_nor_a_marker(t: Any) -> None:
    t.mutant("alpha", "bone-blades", markers=1)
    attack(t.game, t.intruder("metagorger", "a", token=False), t["alpha"], "event")
    assert (t.mutation("alpha"), t.markers("alpha")) == ("bone-blades", 1)
    assert (t["alpha"].light, t.contamination("alpha")) == (1, 1)


@pytest.mark.rule("CM-ATT-02", "CM-ENC-06")
def test_with_no_shambler_token_left_none_is_added(t: Any) -> None:
    t.plain().mutant("alpha").only_in_bag(*["shambler"] * 12)
    attack(t.game, t.intruder("metagorger", "a", token=False), t["alpha"], "event")
    assert (t.bag_counts(), t.table.intruders) == ({"shambler": 12}, {})


@pytest.mark.rule("CM-ATT-03")
@pytest.mark.parametrize("occasion", ["surprise", "event", "escape"])
def test_a_metagorger_attacks_in_the_same_way_on_every_occasion(t: Any, occasion: str) -> None:
    t.mutant("alpha").hand("alpha", "plan").put("beta", "e")
    bag = t.bag_counts()
    if occasion == "surprise":
        t.meets("alpha", "metagorger")
        bag["metagorger"] -= 1
    elif occasion == "event":
        t.intruder("metagorger", "a", token=False)
        t.step("event", "attacks")
    else:
        t.intruder("metagorger", "a", token=False)
        t.dice("noise-die", "3").act("alpha", "move", "b", "ab")
        assert t["alpha"].place == "b"
    assert (t["alpha"].light, t.contamination("alpha"), t.table.intruders) == (1, 1, {})
    assert t.bag_counts() == {**bag, "shambler": 1}


@pytest.mark.rule("CM-ATT-04")
@pytest.mark.parametrize(
    ("cards", "first", "target"), [((3, 2), 0, "beta"), ((2, 3), 1, "alpha"), ((2, 2), 1, "beta"), ((2, 2), 0, "alpha")]
)
def test_the_target_has_the_fewest_cards_or_comes_first(
    t: Any, cards: tuple[int, int], first: int, target: str
) -> None:
    t.table.first = first
    t.cards("alpha", cards[0]).cards("beta", cards[1]).mutant("alpha").mutant("beta", "extra-limb")
    t.intruder("metagorger", "a", token=False)
    t.step("event", "attacks")
    assert [who.id for who in t.table.characters if who.light] == [target]


@pytest.mark.rule("CM-ATT-06")
def test_a_target_that_the_wound_kills_gets_no_more_and_the_metagorger_is_gone_all_the_same(t: Any) -> None:
    t.plain().wounds("alpha", light=2, serious=["arm", "leg", "body"])
    bag = t.bag_counts()
    t.do(lambda: attack(t.game, t.intruder("metagorger", "a", token=False), t["alpha"], "event"))
    assert t["alpha"].status == "dead"
    assert (t.contamination("alpha"), t.mutation("alpha")) == (0, "")
    assert (t.table.intruders, t.lying("a")) == ({}, ["character-corpse"])
    assert t.bag_counts() == {**bag, "shambler": 1}


@pytest.mark.rule("CM-ATT-07")
def test_they_attack_room_by_room_and_the_highest_kind_first(t: Any) -> None:
    t.plain().put("alpha", "b").put("beta", "c").mutant("alpha").mutant("beta", "extra-limb")
    for kind, place in [
        ("metagorger", "c"),
        ("shambler", "b"),
        ("metagorger", "b"),
        ("butcher", "c"),
        ("fleshbeast", "b"),
        ("fleshbeast", "c"),
    ]:
        t.intruder(kind, place, token=False)
    # None of these cards kills anybody.
    t.top("attacks", "spawn-1", "slash-1", "spawn-2", "slash-2")
    t.step("event", "attacks")
    kinds = [told["piece"].rpartition("-")[0] for told in t.told("attack")]
    assert kinds[:3] == ["fleshbeast", "shambler", "metagorger"]
    assert kinds[3:] == ["butcher", "fleshbeast", "metagorger"]
    assert [told["who"] for told in t.told("attack")] == [0, 0, 0, 1, 1, 1]


@pytest.mark.rule("CM-ATT-07")
def test_who_leaves_is_attacked_in_that_order_too(t: Any) -> None:
    t.plain().put("beta", "e").mutant("alpha").hand("alpha", "plan", "plan")
    for kind in ("metagorger", "shambler", "butcher", "fleshbeast"):
        t.intruder(kind, "a", token=False)
    t.top("attacks", "spawn-1", "slash-1", "slash-2").dice("noise-die", "3").act("alpha", "move", "b", "ab")
    kinds = [told["piece"].rpartition("-")[0] for told in t.told("attack")]
    assert kinds == ["butcher", "fleshbeast", "shambler", "metagorger"]


@pytest.mark.rule("CM-ATT-07")
def test_one_who_has_died_is_no_target_for_the_next_attack(t: Any) -> None:
    t.plain().wounds("alpha", serious=["arm", "leg", "body"]).cards("beta", 3).mutant("beta", "extra-limb")
    t.intruder("metagorger", "a", token=False)
    t.intruder("shambler", "a", token=False)
    t.top("attacks", "bite-1").step("event", "attacks")
    assert t["alpha"].status == "dead"
    assert [told["who"] for told in t.told("attack")] == [0, 1]
    assert t["beta"].light == 1


@pytest.mark.rule("CM-ATT-07")
def test_rooms_without_a_number_come_last(t: Any) -> None:
    t.plain().put("alpha", "a").put("beta", "e").mutant("alpha").mutant("beta", "extra-limb")
    for place in ("a", "e"):
        t.intruder("metagorger", place, token=False)
    t.game.board.order = (*"bcdefg", "a")
    try:
        t.step("event", "attacks")
    finally:
        t.game.board.order = tuple("abcdefg")
    assert [told["who"] for told in t.told("attack")] == [1, 0]


@pytest.mark.rule("CM-ATT-08")
def test_who_is_not_attacked_keeps_the_metagorger_in_the_room(t: Any, monkeypatch: Any) -> None:
    piece = t.intruder("metagorger", "a", token=False)
    monkeypatch.setattr(t.game.hooks, "attack_denied", lambda *_: True)
    attack(t.game, piece, t["alpha"], "event")
    assert (piece.id in t.table.intruders, t["alpha"].light, t.told("attack")) == (True, 0, [])
    assert "shambler" not in t.bag_counts()


@pytest.mark.rule("CM-ATT-08")
@pytest.mark.parametrize(
    ("kind", "opened"),
    [("metagorger", ["attack-target"]), ("shambler", ["attack-target", "surprise-drawn", "attack-drawn"])],
)
def test_what_needs_a_drawn_attack_card_cannot_be_used_against_a_metagorger(
    t: Any, kind: str, opened: list[str], monkeypatch: Any
) -> None:
    found: list[str] = []
    monkeypatch.setattr("nemesis_core.rules.attacks.window", lambda game, name, moment: found.append(name))
    t.mutant("alpha").top("attacks", "slash-1")
    attack(t.game, t.intruder(kind, "a", token=False), t["alpha"], "surprise")
    assert found == opened
