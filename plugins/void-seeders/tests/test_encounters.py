"""Encounters: what a token brings, who comes when a kind has run out, Surprise Attacks."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import encounter, place_intruder

AROUND_A = ["ab", "ac", "ad", "crawlway"]
"""Everything that leads out of Room a: three Corridors and the Technical Corridors."""


def meets(t: Any, *tokens: str, who: str = "alpha") -> None:
    t.bag(*tokens)
    t.do(lambda: encounter(t.game, t[who]))


def crowded(t: Any, kind: str, number: int, place: str) -> None:
    for _ in range(number):
        t.intruder(kind, place)


@pytest.mark.rule("VS-ENC-01")
def test_the_noise_around_the_room_goes_and_one_token_is_drawn(t: Any) -> None:
    before = len(t.table.bag)
    t.put("beta", "e").cards("alpha", 5).noise("ab", "ad", "crawlway", "cd")
    meets(t, "void-seeder-2")
    assert list(t.table.noise) == ["cd"]
    assert len(t.table.bag) == before - 1


@pytest.mark.rule("VS-ENC-03")
@pytest.mark.parametrize(
    ("level", "out", "comes"),
    [
        (5, {"despoiler": 1}, "stalker"),
        (5, {"despoiler": 1, "stalker": 1}, "whisperer"),
        (4, {"stalker": 1}, "whisperer"),
        (3, {"whisperer": 4}, "lurker"),
        (3, {"whisperer": 3}, "whisperer"),
        (5, {"despoiler": 1, "stalker": 1, "whisperer": 4}, "lurker"),
    ],
)
def test_of_a_kind_that_is_out_the_next_lower_one_comes(t: Any, level: int, out: dict[str, int], comes: str) -> None:
    for kind, number in out.items():
        crowded(t, kind, number, "e")
    t.insane(alpha=level).cards("alpha", 5)
    meets(t, "void-seeder-2")
    assert [piece.kind for piece in t.at("a")] == [comes]
    assert len(t.at("e")) == sum(out.values())


@pytest.mark.rule("VS-ENC-03")
def test_of_a_despoiler_that_can_no_longer_appear_a_stalker_comes(t: Any) -> None:
    t.game.laboratory.queen_killed = True
    t.insane(alpha=5).cards("alpha", 5)
    meets(t, "void-seeder-2")
    assert [piece.kind for piece in t.at("a")] == ["stalker"]


@pytest.mark.rule("VS-ENC-04")
def test_without_a_lurker_those_out_of_combat_leave_first(t: Any) -> None:
    # Six Lurkers: one with beta in b, five in e. Those five leave, each with a token; the drawn one is set aside then.
    t.put("beta", "b").cards("alpha", 5)
    crowded(t, "lurker", 1, "b")
    crowded(t, "lurker", 5, "e")
    t.bag("void-seeder-4")
    supply, bag = t.supply_counts("void-seeder"), len(t.table.bag)
    t.do(lambda: encounter(t.game, t["alpha"]))
    assert {place: len(t.at(place)) for place in "abe"} == {"a": 1, "b": 1, "e": 0}
    assert (len(t.table.bag), t.supply_counts("void-seeder")) == (bag - 1 + 5, supply - 5 + 1)


@pytest.mark.rule("VS-ENC-04")
def test_with_all_lurkers_in_combat_nobody_comes_and_nobody_is_surprised(t: Any) -> None:
    t.put("beta", "b").hand("alpha")
    crowded(t, "lurker", 6, "b")
    meets(t, "void-seeder-4/1")
    assert (t.at("a"), t.contamination("alpha"), t.told("panic")) == ([], 0, [])
    assert "void-seeder-4/1" in t.table.supply


@pytest.mark.rule("VS-ENC-05", "VS-ENC-07")
@pytest.mark.parametrize(("cards", "surprised"), [(2, True), (3, False), (4, False)])
@pytest.mark.parametrize("level", [1, 4])
def test_fewer_cards_than_the_number_bring_a_contamination_and_a_panic_card(
    t: Any, cards: int, surprised: bool, level: int
) -> None:
    attacks = len(t.table.decks["attacks"])
    t.insane(alpha=level).cards("alpha", cards).top("panic", "heart-attack")
    meets(t, "void-seeder-3")
    assert t.contamination("alpha") == int(surprised)
    assert [told["who"] for told in t.told("panic")] == [t["alpha"].seat] * surprised
    assert t.level("alpha") == level + int(surprised)
    assert len(t.table.decks["attacks"]) == attacks
    assert len(t.at("a")) == 1


@pytest.mark.rule("VS-ENC-05")
def test_contamination_cards_in_hand_count_and_another_hand_does_not(t: Any) -> None:
    t.cards("alpha", 1, contamination=2).hand("beta")
    meets(t, "void-seeder-3")
    assert t.told("panic") == []


@pytest.mark.rule("VS-ENC-06")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.parametrize("dark", [False, True])
def test_the_one_number_counts_in_the_light_and_in_darkness(t: Any, number: int, dark: bool) -> None:
    if dark:
        t.dim("a")
    for cards, panics in ((number, 0), (number - 1, 1)):
        t.cards("alpha", cards)
        meets(t, f"void-seeder-{number}")
        assert len(t.told("panic")) == panics


@pytest.mark.rule("VS-ENC-09")
def test_the_blank_is_noise_and_goes_back(t: Any) -> None:
    before = sorted(t.table.bag)
    meets(t, "blank")
    assert sorted(t.table.noise) == AROUND_A
    assert (sorted(t.table.bag), t.told("panic"), t.table.intruders) == (before, [], {})


@pytest.mark.rule("VS-ENC-10")
@pytest.mark.parametrize(("others", "after"), [([], 1), (["void-seeder"], 1), (["insanity"], 0)])
def test_the_last_blank_takes_another_token_along(t: Any, others: list[str], after: int) -> None:
    t.game.seeders.boxed += [token for token in t.table.bag if t.game.cards.tokens[token].type == "insanity"]
    t.table.bag[:] = [token for token in t.table.bag if t.game.cards.tokens[token].type != "insanity"]
    t.only_in_bag("blank", *(kind for kind in others if kind != "insanity"))
    if "insanity" in others:
        token = t.token("alpha")
        t.game.seeders.boxed.remove(token)
        t.table.bag.append(token)
    meets(t, "blank")
    assert t.bag_counts().get("void-seeder", 0) == after
    assert t.bag_counts()["blank"] == 1


@pytest.mark.rule("VS-ENC-11")
@pytest.mark.parametrize("there", ["lurker", "lair"])
def test_who_enters_a_room_with_one_of_them_is_in_combat_without_an_encounter(t: Any, there: str) -> None:
    t.put("beta", "e").explored("d").cards("alpha", 2)
    if there == "lair":
        t.lair("d")
    else:
        t.intruder(there, "d")
    t.act("alpha", "move", "d")
    assert (t["alpha"].place, t.told("noise.roll"), t.told("encounter")) == ("d", [], [])
    assert not t.legal("alpha", "careful")


@pytest.mark.rule("VS-ENC-12")
@pytest.mark.parametrize("how", ["token", "effect"])
def test_the_first_miniature_whatever_brings_it_is_the_first_encounter(t: Any, how: str) -> None:
    t.table.round = 3
    t.lair("e")
    assert t.table.first_encounter == 0
    if how == "token":
        t.cards("alpha", 5)
        meets(t, "void-seeder-1")
    else:
        t.do(lambda: place_intruder(t.game, "lurker", "b"))
    assert t.table.first_encounter == 3


@pytest.mark.rule("VS-ENC-12")
@pytest.mark.variant
def test_then_each_player_keeps_one_objective(facility: Any) -> None:
    t = facility
    held = [sorted(t.game.hooks.objectives_of(t.game, who)[0]) for who in t.table.characters]
    t.lair("room-010")
    t.will(held[0][0], held[1][1])
    t.do(lambda: place_intruder(t.game, "lurker", "room-010"))
    assert [decision.kind for decision in t.asked] == ["keep-objective"] * 2
    assert [t.game.hooks.objectives_of(t.game, who)[0] for who in t.table.characters] == [[held[0][0]], [held[1][1]]]
