"""The Traits, a house rule for the ship: one of each Character, open to all and in force all game."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core import assemble, errors

pytestmark = pytest.mark.variant

HOME = "hibernatorium"

# ---------------------------------------------------------------- the house rule


def test_every_character_has_a_trait_that_lies_open(traits: Any) -> None:
    t = traits("medic", "convict")
    assert {trait.id: trait.character for trait in t.game.ruleset.content.of("trait")} == {
        "altruist": "medic",
        "head-office": "ceo",
        "synthetic": "android",
        "confidant": "psychologist",
        "laika": "bounty-hunter",
        "nothing-to-lose": "convict",
    }
    assert [row[:2] for row in t.screen("convict")["Traits"]] == [("1", "Altruist"), ("2", "Nothing to Lose")]


def test_without_the_house_rule_the_bounty_hunter_alone_has_one(ship: Any) -> None:
    t = ship("android", "bounty-hunter")
    assert [row[:2] for row in t.screen("android")["Traits"]] == [("2", "Laika")]
    t.contaminate("android", clean=1, pile="deck").start_round()
    assert t.contamination("android") == 1


def test_the_traits_are_for_the_ship() -> None:
    with pytest.raises(errors.AssemblyError, match="aftermath-traits needs"):
        assemble("lockdown", crew=("aftermath-crew",), house_rules=("aftermath-traits",))


def test_both_crews_bring_their_traits_to_one_game() -> None:
    rules = assemble(
        "nemesis", crew=("aftermath-crew", "nemesis-crew"), house_rules=("aftermath-traits", "nemesis-traits")
    )
    assert len(rules.compiled["traits"]) == 12


# ---------------------------------------------------------------- Altruist


@pytest.mark.parametrize(
    ("card", "use", "target", "drawn"),
    [
        ("pharmacist", "dress-serious", "p2", 1),
        ("pharmacist", "dress-serious", "p1", 0),
        ("pharmacist", "heal-serious", "p2", 0),
        ("field-dressing", "two-patients", "p2", 1),
        ("field-dressing", "two-patients", "p1", 0),
    ],
)
def test_the_medic_draws_for_what_she_does_for_others(
    traits: Any, card: str, use: str, target: str, drawn: int
) -> None:
    t = traits("medic", "ceo").wounds("medic", serious=["leg"]).wounds("ceo", serious=["arm"], dressed=["body"])
    t.hand("medic", card, *["search"] * (2 if card == "field-dressing" else 0)).will(("none",))
    (choice,) = [u for u in t.uses("medic", card) if u[:2] == (use, target)]
    t.play_card("medic", card, *choice)
    t.answers.clear()
    assert len(t["medic"].hand) == drawn


def test_however_many_she_treats_it_is_one_card(traits: Any) -> None:
    t = traits("medic", "ceo", "android").wounds("ceo", light=1).wounds("android", light=1)
    t.hand("medic", "field-dressing", "search", "search").will(("p3",))
    t.play_card("medic", "field-dressing", "two-patients", "p2")
    assert (t["ceo"].light, t["android"].light, len(t["medic"].hand)) == (0, 0, 1)


# ---------------------------------------------------------------- Head Office


def test_the_ceo_knows_the_corporate_objectives_of_all_others(traits: Any, ship: Any) -> None:
    t = traits("ceo", "medic", "android")
    held, objectives = t.game.semi_coop.held, t.game.cards.objectives
    known = {card for cards in held[1:] for card in cards if t.knows("ceo", card)}
    assert known == {card for cards in held[1:] for card in cards if objectives[card].deck == "corporate"}
    assert len(known) == 2
    assert not any(t.knows("medic", card) for card in (*held[0], *held[2]))
    plain = ship("ceo", "medic")
    assert not any(plain.knows("ceo", card) for card in plain.game.semi_coop.held[1])


# ---------------------------------------------------------------- Confidant


def market(t: Any, who: str = "psychologist") -> Any:
    """`who` is about to Trade with the CEO and the Medic."""
    t.give(who, "clothes")
    return t.hand(who, "search", "rest").hand("ceo", "search", "rest").hand("medic")


def test_the_psychologist_looks_at_a_hand_once_in_a_turn(traits: Any) -> None:
    t = market(traits("psychologist", "ceo", "medic"))
    t.will(("trade",), "p2", ("done",), ("done",), ("trade",)).turn().turn().turn().turn()
    assert t.asked_of("psychologist", "confidant") == [["nobody", "p2"]], "the Medic holds no card"
    assert all(t.knows("psychologist", card) for card in t["ceo"].hand)
    assert not any(t.knows("medic", card) for card in t["ceo"].hand)


def test_who_looks_at_nobody_may_look_in_the_next_trade(traits: Any) -> None:
    t = market(traits("psychologist", "ceo", "medic"))
    t.will(("trade",), "nobody", ("done",), ("done",), ("trade",), "p2").turn().turn().turn().turn()
    assert len(t.asked_of("psychologist", "confidant")) == 2


def test_nobody_else_looks(traits: Any) -> None:
    t = market(traits("ceo", "psychologist", "medic"), "ceo")
    t.hand("psychologist", "search").will(("trade",)).turn()
    assert [d.kind for d in t.asked if d.kind == "confidant"] == []


def test_a_later_turn_allows_another_look(traits: Any) -> None:
    t = market(traits("psychologist", "ceo", "medic"))
    t.game.aftermath_traits.looked = True
    t.will(("pass",)).turn()
    assert not t.game.aftermath_traits.looked


@pytest.mark.parametrize(("who", "drawn"), [("psychologist", 3), ("medic", 4)])
def test_the_psychologist_draws_three_cards_in_the_contamination_check(traits: Any, who: str, drawn: int) -> None:
    t = traits(who).contaminate(who, infected=1)
    t.step("victory", "contamination")
    assert [len(check["drawn"]) for check in t.told("check.draw") if check["who"] == 0] == [drawn]


# ---------------------------------------------------------------- Nothing to Lose


@pytest.mark.parametrize(
    ("face", "serious", "dressed", "injuries"),
    [
        ("hit", ["leg"], [], 2),
        ("two-hits", ["leg"], [], 2),
        ("adult", ["leg"], [], 1),
        ("hit", [], ["leg"], 1),
        ("hit", [], [], 1),
    ],
)
def test_a_convict_who_bleeds_strikes_harder(
    traits: Any, face: str, serious: list[str], dressed: list[str], injuries: int
) -> None:
    t = traits("convict").wounds("convict", serious=serious, dressed=dressed).hand("convict", "search")
    t.dice("combat-die", face).intruder("adult", HOME)
    t.act("convict", "melee", "adult-1")
    assert t.told("injury")[0]["injuries"] == injuries


def test_others_who_bleed_do_not(traits: Any) -> None:
    t = traits("medic").wounds("medic", serious=["leg"]).hand("medic", "search").dice("combat-die", "hit")
    t.intruder("adult", HOME)
    t.act("medic", "melee", "adult-1")
    assert t.told("injury")[0]["injuries"] == 1


def test_with_the_handcuffs_on_the_convict_does_not_trade(traits: Any, ship: Any) -> None:
    t = traits("convict", "ceo")
    t.give("ceo", "clothes")
    t.hand("convict", "search").hand("ceo", "search")
    assert t.legal("convict", "trade") == t.legal("ceo", "trade") == []
    t["convict"].held.remove("convict.handcuffs")
    t.table.removed.append("convict.handcuffs")
    assert t.legal("convict", "trade") == t.legal("ceo", "trade") == [("trade",)]
    plain = ship("convict", "ceo").hand("ceo", "search")
    plain.give("ceo", "clothes")
    assert plain.legal("ceo", "trade") == [("trade",)], "without the Trait"


@pytest.mark.parametrize(("faces", "answer", "injuries"), [("hit adult", "reroll", 1), ("adult hit", "reroll", 2)])
def test_the_roll_that_the_shiv_leaves_is_the_one_that_counts(
    traits: Any, faces: str, answer: str, injuries: int
) -> None:
    """A hit that is rolled again is none; what is rolled in its place may be one."""
    t = traits("convict").wounds("convict", serious=["leg"]).hand("convict", "search")
    t.give("convict", "convict-shiv")
    t.dice("combat-die", *faces.split()).intruder("adult", HOME)
    t.will(answer).act("convict", "melee", "adult-1")
    assert [hurt["injuries"] for hurt in t.told("injury")] == [injuries]
