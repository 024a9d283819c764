"""The eight attacks: whom each hits, and what it does."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import attack, attacks_for_leaving, move

KINDS = ("creeper", "adult", "breeder", "queen")
HITS = {
    "bite-4": ("adult", "breeder", "queen"),
    "scratch-2": KINDS,
    "claw-attack-4": ("adult", "breeder", "queen"),
    "tail-attack-5": ("queen",),
    "frenzy-4": ("breeder", "queen"),
    "transformation-4": ("creeper",),
    "slime-5": KINDS,
    "summoning-3": ("creeper", "queen"),
}


def state(t: Any, who: str = "alpha") -> tuple[int, int, int, int, int]:
    """Light Wounds, Serious Wounds, Slime, Larva, Contamination cards."""
    c = t[who]
    return c.light, len(c.serious), c.marks.get("slime", 0), c.marks.get("larva", 0), t.contamination(who)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("card", HITS)
def test_an_attack_hits_only_for_the_kinds_on_its_card(t: Any, card: str, kind: str) -> None:
    t.only_in_bag("larva").wounds("alpha", dressed=["arm", "arm"])
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
        "bite": ["4", "4", "6", "arrow"],
        "scratch": ["2", "3", "5", "6"],
        "claw-attack": ["3", "4", "5", "arrow"],
        "tail-attack": ["2", "5"],
        "frenzy": ["3", "4"],
        "transformation": ["4", "5"],
        "slime": ["5"],
        "summoning": ["3"],
    }


@pytest.mark.parametrize("card", HITS)
def test_darkness_adds_nothing(t: Any, card: str) -> None:
    kind = HITS[card][0]
    t.only_in_bag("larva").dim("a").hand("alpha", "look")
    t.give("alpha", "lamp")
    t.strike(t.intruder(kind, "a"), "alpha", card)
    assert "attack.darkness" not in t.kinds
    assert t.asked == []


# ---------------------------------------------------------------- Bite, Tail Attack, Frenzy


@pytest.mark.parametrize(
    ("wounds", "dies"),
    [
        ({}, False),
        ({"serious": ["leg"]}, False),
        ({"serious": ["leg", "hand"]}, True),
        ({"dressed": ["leg", "hand"]}, True),
        ({"serious": ["leg"], "dressed": ["hand", "knee"]}, True),
    ],
)
def test_bite_kills_with_two_serious_wounds_and_wounds_with_fewer(t: Any, wounds: Any, dies: bool) -> None:
    before = sum(map(len, wounds.values()))
    t.wounds("alpha", light=1, **wounds).strike(t.intruder("adult", "a"), "alpha", "bite-6")
    if dies:
        assert (t["alpha"].status, t["alpha"].cause) == ("dead", "adult")
    else:
        assert t["alpha"].status == "active"
        assert state(t) == (1, before + 1, 0, 0, 0)


@pytest.mark.parametrize(
    ("wounds", "dies"), [({}, False), ({"serious": ["leg"]}, True), ({"dressed": ["leg"]}, True), ({"light": 2}, False)]
)
def test_tail_attack_kills_with_any_serious_wound(t: Any, wounds: Any, dies: bool) -> None:
    t.wounds("alpha", **wounds).strike(t.intruder("queen", "a"), "alpha", "tail-attack-2")
    if dies:
        assert (t["alpha"].status, t["alpha"].cause) == ("dead", "queen")
    else:
        assert state(t) == (wounds.get("light", 0), 1, 0, 0, 0)


def test_frenzy_strikes_everybody_in_the_room(deal: Any) -> None:
    t = deal("alpha", "beta", "gamma", "delta", "epsilon")
    for who in ("alpha", "beta", "gamma", "epsilon"):
        t.put(who, "b")
    t.put("delta", "c").wounds("beta", serious=["leg", "hand"]).wounds("gamma", dressed=["arm"])
    t.wounds("epsilon", dressed=["body", "guts"])
    t.strike(t.intruder("breeder", "b"), "alpha", "frenzy-3")
    assert state(t) == (0, 1, 0, 0, 0)
    assert [(t[who].status, t[who].cause) for who in ("beta", "epsilon")] == [("dead", "breeder")] * 2
    assert (t["gamma"].status, len(t["gamma"].serious)) == ("active", 2)
    assert state(t, "delta") == (0, 0, 0, 0, 0)


def test_frenzy_that_kills_its_target_strikes_the_others_all_the_same(t: Any) -> None:
    t.wounds("alpha", serious=["leg", "hand"]).strike(t.intruder("queen", "a"), "alpha", "frenzy-4")
    assert t["alpha"].status == "dead"
    assert state(t, "beta") == (0, 1, 0, 0, 0)


# ---------------------------------------------------------------- Scratch, Claw Attack, Slime


def test_scratch_wounds_lightly_and_contaminates(t: Any) -> None:
    t.strike(t.intruder("creeper", "a"), "alpha", "scratch-6")
    assert state(t) == (1, 0, 0, 0, 1)
    assert t["alpha"].discard[-1].startswith("contamination/")
    assert state(t, "beta") == (0, 0, 0, 0, 0)


@pytest.mark.parametrize(("light", "after"), [(0, (2, 0, 0, 0, 1)), (1, (0, 1, 0, 0, 1)), (2, (1, 1, 0, 0, 1))])
def test_claw_attack_wounds_lightly_twice_one_after_the_other(t: Any, light: int, after: Any) -> None:
    t.wounds("alpha", light=light).strike(t.intruder("adult", "a"), "alpha", "claw-attack-3")
    assert state(t) == after


@pytest.mark.parametrize("card", ["scratch-3", "claw-attack-5"])
def test_who_is_killed_gets_no_contamination(t: Any, card: str) -> None:
    t.wounds("alpha", serious=["leg", "hand", "knee"]).strike(t.intruder("adult", "a"), "alpha", card)
    assert t["alpha"].status == "dead"
    assert t.contamination("alpha") == 0


@pytest.mark.parametrize("before", [0, 1])
def test_slime_slimes_and_contaminates(t: Any, before: int) -> None:
    t.mark("alpha", slime=before).strike(t.intruder("breeder", "a"), "alpha", "slime-5")
    assert state(t) == (0, 0, 1, 0, 1)


# ---------------------------------------------------------------- Transformation


def test_transformation_makes_a_breeder_of_the_creeper_with_its_injuries(t: Any) -> None:
    creeper = t.intruder("creeper", "a", injuries=2)
    old, breeders = creeper.token, t.supply_counts("breeder")
    t.hand("alpha", "look").strike(creeper, "alpha", "transformation-4")
    (breeder,) = t.at("a")
    assert (breeder.kind, breeder.injuries) == ("breeder", 2)
    assert old in t.table.supply
    assert t.game.cards.tokens[breeder.token].type == "breeder"
    assert t.supply_counts("breeder") == breeders - 1
    assert state(t) == (0, 0, 0, 0, 0)
    assert len(t.told("attack")) == 1


def test_the_breeder_has_no_token_where_the_supply_has_none(t: Any) -> None:
    t.out_of_supply("breeder").hand("alpha", "look")
    t.strike(t.intruder("creeper", "a"), "alpha", "transformation-5")
    assert [(piece.kind, piece.token) for piece in t.at("a")] == [("breeder", "")]


def test_against_an_empty_hand_the_new_breeder_attacks_by_surprise(t: Any) -> None:
    t.intruder("breeder", "a")
    creeper = t.intruder("creeper", "a")
    t.top("attacks", "bite-4").strike(creeper, "alpha", "transformation-4")
    blows = [(blow["piece"], blow["who"], blow["occasion"]) for blow in t.told("attack")]
    assert blows == [("creeper-1", 0, "event"), ("breeder-2", 0, "surprise")]
    assert state(t) == (0, 1, 0, 0, 0)


def test_a_contamination_card_in_hand_keeps_the_new_breeder_off(t: Any) -> None:
    t.hand("alpha", contamination=1).strike(t.intruder("creeper", "a"), "alpha", "transformation-4")
    assert [piece.kind for piece in t.at("a")] == ["breeder"]
    assert len(t.told("attack")) == 1


def test_without_a_breeder_left_transformation_does_nothing(t: Any) -> None:
    t.intruder("breeder", "e")
    t.intruder("breeder", "a")
    t.strike(t.intruder("creeper", "a", injuries=2), "alpha", "transformation-4")
    assert [(piece.kind, piece.injuries) for piece in t.at("a")] == [("breeder", 0), ("creeper", 2)]
    assert len(t.told("attack")) == 1


def test_a_new_breeder_does_not_attack_again_in_the_same_step(t: Any) -> None:
    t.intruder("creeper", "a")
    t.put("beta", "e").hand("alpha", "look").top("attacks", "transformation-4").step("event", "attacks")
    assert [blow["piece"] for blow in t.told("attack")] == ["creeper-1"]
    assert [piece.kind for piece in t.at("a")] == ["breeder"]


# ---------------------------------------------------------------- Summoning


def summon(t: Any, kind: str, by: str = "creeper") -> Any:
    """An Intruder of kind `by` in Room a draws Summoning; the token in the bag is of `kind`."""
    piece = t.intruder(by, "a")
    t.only_in_bag(kind).strike(piece, "alpha", "summoning-3")
    return piece


@pytest.mark.parametrize("kind", ["larva", "creeper", "adult", "breeder", "queen"])
def test_summoning_brings_the_intruder_of_a_token_without_an_encounter(t: Any, kind: str) -> None:
    t.noise("ab")
    summon(t, kind)
    assert [piece.kind for piece in t.at("a")] == ["creeper", kind]
    token = t.at("a")[1].token
    assert t.game.cards.tokens[token].type == kind
    assert t.table.bag == []
    assert sorted(t.table.noise) == ["ab"]
    assert "surprise" not in t.kinds
    assert state(t) == (0, 0, 0, 0, 0)


def test_summoning_a_blank_brings_nobody(t: Any) -> None:
    summon(t, "blank", by="queen")
    assert [piece.kind for piece in t.at("a")] == ["queen"]
    assert t.bag_counts() == {"blank": 1}
    assert t.table.noise == {}


def test_summoning_from_an_empty_bag_brings_nobody(t: Any) -> None:
    piece = t.intruder("queen", "a")
    t.only_in_bag().strike(piece, "alpha", "summoning-3")
    assert t.at("a") == [piece]


def test_without_a_miniature_the_token_of_the_one_summoned_goes_back(t: Any) -> None:
    t.intruder("breeder", "e", token=False)
    t.intruder("breeder", "e", token=False)
    summon(t, "breeder")
    assert [piece.kind for piece in t.at("a")] == ["creeper"]
    assert t.bag_counts() == {"breeder": 1}


def test_the_one_summoned_does_not_attack_in_the_same_step(t: Any) -> None:
    summon(t, "adult")
    (adult,) = (piece for piece in t.at("a") if piece.kind == "adult")
    for occasion in ("event", "escape", "surprise", "decoy"):
        t.do(lambda occasion=occasion: attack(t.game, adult, t["alpha"], occasion))
    assert len(t.told("attack")) == 1
    t.game.state.steps += 1
    t.top("attacks", "scratch-2").do(lambda: attack(t.game, adult, t["alpha"], "event"))
    assert len(t.told("attack")) == 2
    assert state(t) == (1, 0, 0, 0, 1)


def test_others_attack_in_the_step_of_the_summoning(t: Any) -> None:
    for kind in ("creeper", "adult"):
        t.intruder(kind, "a")
    t.put("beta", "e").only_in_bag("queen").top("attacks", "summoning-3", "scratch-2").step("event", "attacks")
    assert [blow["piece"] for blow in t.told("attack")] == ["creeper-1", "adult-1"]
    assert [piece.kind for piece in t.at("a")] == ["creeper", "adult", "queen"]


def test_one_summoned_in_an_escape_does_not_attack_who_flees_next_in_that_action(t: Any) -> None:
    t.put("alpha", "b").put("beta", "b")
    t.intruder("queen", "b")
    t.only_in_bag("breeder").top("attacks", "summoning-3", "slime-5")
    t.do(lambda: attacks_for_leaving(t.game, t["alpha"]))
    t.do(lambda: attacks_for_leaving(t.game, t["beta"]))
    assert [(blow["piece"], blow["who"]) for blow in t.told("attack")] == [("queen-1", 0), ("queen-1", 1)]
    assert [piece.kind for piece in t.at("b")] == ["queen", "breeder"]


def test_a_miniature_that_comes_again_in_the_same_step_has_not_been_summoned(t: Any) -> None:
    summon(t, "adult")
    (adult,) = (piece for piece in t.at("a") if piece.kind == "adult")
    t.table.bag.append(t.table.intruders.pop(adult.id).token)
    again = t.comes("adult", "a")
    assert again.id == adult.id
    t.top("attacks", "slime-5").do(lambda: attack(t.game, again, t["alpha"], "event"))
    assert state(t) == (0, 0, 1, 0, 1)


# ---------------------------------------------------------------- occasions


def test_an_escape_is_attacked_and_nobody_follows(t: Any) -> None:
    t.put("alpha", "b").put("beta", "d").wounds("alpha", serious=["leg"])
    adult = t.intruder("adult", "b")
    t.dice("noise-die", "silence").top("attacks", "claw-attack-3")
    t.do(lambda: move(t.game, t["alpha"], "e", "be"))
    assert (t["alpha"].place, adult.place) == ("e", "b")
    assert state(t) == (2, 1, 0, 0, 1)
