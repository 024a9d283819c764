"""What the race has, and what it sets up on any board."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from nemesis_core import errors
from nemesis_core.rules import add_token, free_miniature
from nemesis_core.testing import race_rules, set_up

CREW = ["alpha", "beta", "gamma", "delta", "epsilon"]


@pytest.mark.rule("CM-CMP-02")
def test_there_are_four_kinds_from_lowest_to_highest(t: Any) -> None:
    found = {kind.id: kind.miniatures for kind in t.game.ruleset.content.of("intruder_kind")}
    assert found == {"metagorger": 8, "shambler": 8, "fleshbeast": 3, "butcher": 1}
    t.plain().away()
    piece = t.intruder("metagorger", "c", token=False)
    for kind in ("shambler", "fleshbeast", "butcher"):
        t.lies("intruder-carcass", "c")
        t.attacks_and_feeding()
        (piece,) = t.at("c")
        assert piece.kind == kind


@pytest.mark.rule("CM-CMP-04")
def test_ten_metagorger_tokens_are_its_own_and_the_others_are_those_of_other_races(t: Any) -> None:
    tokens = [t.game.cards.tokens[token] for token in (*t.table.bag, *t.table.supply)]
    assert Counter(token.type for token in tokens) == {
        "blank": 1,
        "metagorger": 8,
        "blue-metagorger": 2,
        "shambler": 12,
        "fleshbeast": 3,
        "butcher": 1,
    }
    own = sorted((token.type, token.light, token.dark) for token in tokens if "metagorger" in token.type)
    assert own == [
        ("blue-metagorger", 1, 1),
        ("blue-metagorger", 2, 2),
        *[("metagorger", 2, 2)] * 4,
        *[("metagorger", 3, 3)] * 4,
    ]
    assert t.game.brood_supply["extra-carcass"] == 4


@pytest.mark.rule("CM-CMP-04")
@pytest.mark.parametrize(
    ("edition", "shamblers", "fleshbeasts", "butcher"),
    [
        ("lockdown", {(1, 3): 3, (2, 3): 3, (2, 4): 3, (3, 4): 3}, {(2, 4): 1, (3, 4): 1, (4, 4): 1}, {(4, 4): 1}),
        ("nemesis", {(2, 2): 4, (3, 3): 5, (4, 4): 3}, {(3, 3): 1, (4, 4): 2}, {(4, 4): 1}),
    ],
)
def test_borrowed_tokens_have_the_numbers_of_the_game_of_the_board(
    edition: str, shamblers: Any, fleshbeasts: Any, butcher: Any
) -> None:
    game = set_up(race_rules("carnomorphs", edition), 2)
    found: dict[str, Counter[tuple[int, int]]] = {}
    for record in (game.cards.tokens[token] for token in (*game.table.bag, *game.table.supply)):
        found.setdefault(record.type, Counter())[record.light, record.dark] += 1
    assert [found[kind] for kind in ("shambler", "fleshbeast", "butcher")] == [shamblers, fleshbeasts, butcher]


@pytest.mark.rule("CM-CMP-05")
@pytest.mark.parametrize("edition", ["lockdown", "nemesis"])
def test_there_are_four_decks(edition: str) -> None:
    game = set_up(race_rules("carnomorphs", edition), 2)
    decks, part = game.table.decks, game.brood
    assert [len(decks[name]) for name in ("events", "attacks", "mutations")] == [20, 20, 12]
    assert len({*part.adaptations.values(), *part.spare}) == 8


@pytest.mark.rule("CM-SET-02")
def test_eight_eggs_lie_in_the_nest(t: Any) -> None:
    assert (len(t.game.laboratory.eggs), t.game.laboratory.destroyed) == (8, False)
    assert not [token for token in t.table.object_supply if token.startswith("egg/")]


@pytest.mark.rule("CM-SET-03")
def test_three_adaptations_lie_face_down_under_a_miniature_of_each_higher_kind(t: Any) -> None:
    part = t.brood
    assert [slot.kind for slot in t.game.adaptation_slots] == ["shambler", "fleshbeast", "butcher"]
    assert list(part.adaptations) == ["slot-shambler", "slot-fleshbeast", "slot-butcher"]
    assert t.up == []
    for seat in (0, 1):
        assert set(t.game.view(seat)["adaptations"].values()) == {"?adaptation"}
    # The miniature that lies on a card is one of the kind, and the first that comes.
    assert [free_miniature(t.game, kind) for kind in ("shambler", "fleshbeast", "butcher")] == [
        "shambler-1",
        "fleshbeast-1",
        "butcher-1",
    ]


@pytest.mark.rule("CM-SET-03", "CM-SET-04")
def test_which_adaptations_they_are_is_chance_and_nobody_sees_the_others() -> None:
    ruleset = race_rules("carnomorphs")
    dealt = set()
    for seed in range(30):
        game = set_up(ruleset, 2, seed)
        dealt |= {card.partition("/")[0] for card in game.brood.adaptations.values()}
        assert len(game.brood.spare) == 5
        assert not set(game.brood.spare) & set(game.brood.adaptations.values())
        assert not set(game.brood.spare) & set(game.state.known)
    assert len(dealt) == 8


def test_too_few_adaptations_are_told(t: Any) -> None:
    t.game.adaptations = {"agile/1": None}
    with pytest.raises(errors.NemesisError, match="adaptation"):
        t.step("setup", "adaptations")


@pytest.mark.rule("CM-SET-05")
@pytest.mark.parametrize(("players", "red"), [(1, 3), (3, 5), (5, 7)])
def test_the_bag_begins_with_the_blank_and_metagorgers(brood: Any, players: int, red: int) -> None:
    t = brood(*CREW[:players])
    assert t.bag_counts() == {"blank": 1, "blue-metagorger": 2, "metagorger": red}
    assert t.aside("metagorger") == 8 - red
    assert (t.aside("shambler"), t.aside("fleshbeast"), t.aside("butcher"), t.aside("blue-metagorger")) == (12, 3, 1, 0)


@pytest.mark.rule("CM-SET-06")
def test_red_metagorger_tokens_are_added_before_blue_ones(t: Any) -> None:
    t.only_in_bag()
    for red, blue in [*((n, 0) for n in range(1, 9)), (8, 1), (8, 2)]:
        assert add_token(t.game, "metagorger")
        counts = t.bag_counts()
        assert (counts["metagorger"], counts.get("blue-metagorger", 0)) == (red, blue)
    assert not add_token(t.game, "metagorger")


@pytest.mark.rule("CM-SET-07")
@pytest.mark.parametrize("edition", ["lockdown", "nemesis"])
def test_events_and_attacks_are_those_of_the_race(edition: str) -> None:
    game = set_up(race_rules("carnomorphs", edition), 2)
    cards, decks = game.cards, game.table.decks
    assert {cards.events[card].owner for card in decks["events"]} == {"carnomorphs"}
    assert {cards.attacks[card].owner for card in decks["attacks"]} == {"carnomorphs"}
    assert ("pod-hatches-jam/1" in decks["events"]) is (edition == "lockdown")


@pytest.mark.rule("CM-SET-08")
def test_the_mutation_deck_is_shuffled_and_face_down() -> None:
    ruleset = race_rules("carnomorphs")
    orders = set()
    for seed in range(5):
        game = set_up(ruleset, 2, seed)
        deck = game.table.decks["mutations"]
        orders.add(tuple(deck))
        assert not set(deck) & set(game.state.known)
        assert game.view(0)["decks"]["deck:mutations"] == []
    assert len(orders) == 5
