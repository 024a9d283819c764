"""What is set out at the start."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

NAMES = ["alpha", "beta", "gamma", "delta", "epsilon"]
SIX = {
    "reaction-to-danger",
    "species-on-the-brink-of-extinction",
    "the-way-of-fighting",
    "the-way-of-moving",
    "vital-places",
    "vulnerability-to-energy",
}
OUT = {"susceptibility-to-phosphates", "vulnerability-to-fire"}


def names(cards: list[str]) -> set[str]:
    """The records of `cards`."""
    return {card.partition("/")[0] for card in cards}


def numbers(t: Any, kind: str) -> list[int]:
    """The numbers of the tokens of `kind` in the bag."""
    tokens = t.game.cards.tokens
    return sorted(tokens[x].light for x in t.table.bag if tokens[x].type == kind)


# ---------------------------------------------------------------- tokens and miniatures


@pytest.mark.rule("CI-SET-01")
def test_five_eggs_tokens_and_miniatures_of_the_original_game(t: Any) -> None:
    assert len(t.game.laboratory.eggs) == 5
    assert not t.game.laboratory.destroyed
    kinds = Counter(t.game.cards.tokens[x].type for x in [*t.table.bag, *t.table.supply])
    assert kinds == {"larva": 8, "creeper": 3, "adult": 12, "breeder": 2, "queen": 1, "blank": 1}
    miniatures = {kind.id: kind.miniatures for kind in t.game.cards.kinds.values()}
    assert miniatures == {"larva": 6, "creeper": 3, "adult": 8, "breeder": 2, "queen": 1}


@pytest.mark.rule("LD-CLASSIC-01")
def test_every_token_is_one_of_this_race_with_one_number(t: Any) -> None:
    tokens = [t.game.cards.tokens[x] for x in [*t.table.bag, *t.table.supply]]
    assert len(tokens) == 27
    assert {token.owner for token in tokens} == {"classic-intruders"}
    assert all(token.light == token.dark for token in tokens)
    printed = Counter((token.type, token.light) for token in tokens if token.type != "blank")
    assert printed == {
        ("larva", 1): 8,
        ("creeper", 1): 3,
        ("adult", 2): 4,
        ("adult", 3): 5,
        ("adult", 4): 3,
        ("breeder", 3): 1,
        ("breeder", 4): 1,
        ("queen", 4): 1,
    }


@pytest.mark.rule("CI-SET-04")
@pytest.mark.parametrize(("players", "adults"), [(1, 4), (2, 5), (3, 6), (4, 7), (5, 8)])
def test_the_bag_holds_seven_tokens_and_three_adults_and_one_for_each_player(
    deal: Any, players: int, adults: int
) -> None:
    t = deal(*NAMES[:players])
    assert t.bag_counts() == {"blank": 1, "queen": 1, "creeper": 1, "larva": 4, "adult": adults}
    assert len(t.table.supply) == 27 - 7 - adults


@pytest.mark.rule("CI-SET-04")
def test_the_adults_in_the_bag_are_random(deal: Any) -> None:
    dealt = [numbers(deal(seed=seed), "adult") for seed in range(12)]
    assert all(len(found) == 5 for found in dealt)
    assert len({tuple(found) for found in dealt}) > 3
    assert {number for found in dealt for number in found} == {2, 3, 4}


# ---------------------------------------------------------------- decks


@pytest.mark.rule("LD-CLASSIC-03", "CI-SET-02")
def test_the_event_and_attack_decks_are_this_race_s(t: Any) -> None:
    decks, cards = t.table.decks, t.game.cards
    events, attacks = (
        [kind[x] for x in decks[d]] for kind, d in ((cards.events, "events"), (cards.attacks, "attacks"))
    )
    assert (len(events), len(attacks)) == (20, 20)
    assert {card.owner for card in (*events, *attacks)} == {"classic-intruders"}
    assert {card.requires for card in events} == {("edition:lockdown",)}
    assert {card.requires for card in attacks} == {()}
    assert {"life-network-failure", "regeneration", "scent-of-prey"} <= {card.id for card in events}
    assert [attack.darkness for attack in cards.attack_kinds.values()] == [""] * 8


# ---------------------------------------------------------------- Weaknesses


@pytest.mark.rule("LD-CLASSIC-05")
def test_no_weakness_is_discovered_at_the_start(t: Any) -> None:
    lab = t.game.laboratory
    assert lab.revealed == [0, 0, 0]
    assert len(lab.weaknesses) == 3
    for seat in (0, 1):
        assert [card[0] for card in t.game.view(seat)["weaknesses"]] == ["?", "?", "?"]


@pytest.mark.rule("LD-CLASSIC-02")
def test_the_places_on_the_laboratory_board_are_those_of_the_intruders_side(t: Any) -> None:
    slots = sorted(t.game.ruleset.content.of("weakness_slot"), key=lambda slot: slot.position)
    assert {slot.owner for slot in slots} == {"classic-intruders"}
    assert [(slot.object, slot.knowledge) for slot in slots] == [
        ("character-corpse", 0),
        ("intruder-carcass", 0),
        ("egg", 0),
    ]


@pytest.mark.rule("CI-SET-03")
def test_three_of_six_weaknesses_are_dealt_and_two_are_not_in_the_game(deal: Any) -> None:
    labs = [deal(seed=seed).game.laboratory for seed in range(20)]
    assert all(names([*lab.weaknesses, *lab.spare]) == SIX for lab in labs)
    assert all(len(lab.weaknesses) == 3 for lab in labs)
    assert set().union(*(names(lab.weaknesses) for lab in labs)) == SIX
    assert len({lab.weaknesses[0] for lab in labs}) > 2
    assert all(lab.revealed == [0, 0, 0] for lab in labs)


def test_original_weaknesses_are_there_on_a_board_of_the_original_game(deal: Any, original: Any) -> None:
    lab = deal(variant=original).game.laboratory
    assert names([*lab.weaknesses, *lab.spare]) == SIX | OUT
