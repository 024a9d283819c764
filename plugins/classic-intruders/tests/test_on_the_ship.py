"""The race on the ship: set-up, bag development, Encounters, attacks, Injuries, Slime, Larvae, Weaknesses."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from nemesis_core.rules import (
    attack,
    deal,
    encounter,
    gain_status,
    injure,
    noise_roll,
    scan_for_larva,
)
from nemesis_core.testing import set_up

pytestmark = pytest.mark.variant

ELEVEN = ("blank", "queen", "creeper", *["larva"] * 4, *["adult"] * 4)


def tokens(game: Any, pile: list[str]) -> Counter[str]:
    """How many tokens of each kind are in `pile`."""
    return Counter(game.cards.tokens[token].type for token in pile)


# ---------------------------------------------------------------- set-up


@pytest.mark.rule("SH-SETUP-15")
def test_five_eggs_lie_on_the_intruder_board(s: Any) -> None:
    assert len(s.game.laboratory.eggs) == 5
    assert sum(token.startswith("egg/") for token in s.table.object_supply) == 3


@pytest.mark.rule("SH-SETUP-16")
def test_three_of_eight_weaknesses_lie_face_down_one_for_each_kind_of_object() -> None:
    dealt = [set_up("nemesis", seats=2, seed=seed).laboratory for seed in range(8)]
    assert {(len(lab.weaknesses), len(lab.spare), *lab.revealed) for lab in dealt} == {(3, 5, 0, 0, 0)}
    assert len({card.partition("/")[0] for lab in dealt for card in lab.weaknesses}) > 5
    game = set_up("nemesis", seats=2)
    slots = sorted(game.ruleset.content.of("weakness_slot"), key=lambda slot: slot.position)
    assert [(slot.object, slot.knowledge) for slot in slots] == [
        ("character-corpse", 0),
        ("egg", 0),
        ("intruder-carcass", 0),
    ]
    assert [card[0] for card in game.view(1)["weaknesses"]] == ["?", "?", "?"]


@pytest.mark.rule("SH-SETUP-17")
@pytest.mark.parametrize(
    ("variant", "seats", "size", "adults"), [("nemesis-solo", 1, 11, 4), ("nemesis", 3, 13, 6), ("nemesis", 5, 15, 8)]
)
def test_the_bag_grows_by_an_adult_for_each_player(variant: str, seats: int, size: int, adults: int) -> None:
    game = set_up(variant, seats=seats)
    assert tokens(game, game.table.bag) == {"blank": 1, "queen": 1, "creeper": 1, "larva": 4, "adult": adults}
    assert len(game.table.bag) == size


@pytest.mark.rule("SH-SETUP-18")
def test_the_other_tokens_and_all_carcasses_lie_beside_the_board() -> None:
    game = set_up("nemesis", seats=3)
    bag, supply = tokens(game, game.table.bag), tokens(game, game.table.supply)
    assert (bag["adult"], supply["adult"], bag["breeder"], supply["breeder"]) == (6, 6, 0, 2)
    carcasses = sum(token.startswith("intruder-carcass/") for token in game.table.object_supply)
    assert carcasses == game.ruleset.content.find("component", "carcass").count > 0


# ---------------------------------------------------------------- bag development


@pytest.mark.rule("SH-ROUND-18")
def test_a_drawn_larva_leaves_and_an_adult_comes(s: Any) -> None:
    s.only_in_bag(*ELEVEN)
    s.develop("larva")
    assert s.bag_counts() == {"blank": 1, "queen": 1, "creeper": 1, "larva": 3, "adult": 5}
    assert tokens(s.game, s.table.supply)["larva"] == 5


@pytest.mark.rule("SH-ROUND-18", "SH-ROUND-19")
@pytest.mark.parametrize(("kind", "next_kind", "number"), [("larva", "adult", 12), ("creeper", "breeder", 2)])
def test_it_leaves_even_if_nothing_can_come(s: Any, kind: str, next_kind: str, number: int) -> None:
    s.only_in_bag(kind, *[next_kind] * number)
    s.develop(kind)
    assert s.bag_counts() == {next_kind: number}


@pytest.mark.rule("SH-ROUND-19")
def test_a_drawn_creeper_leaves_and_a_breeder_comes(s: Any) -> None:
    s.only_in_bag(*ELEVEN)
    s.develop("creeper")
    assert s.bag_counts() == {"blank": 1, "queen": 1, "breeder": 1, "larva": 4, "adult": 4}


@pytest.mark.rule("SH-ROUND-20", "SH-ROUND-21")
@pytest.mark.parametrize("kind", ["adult", "breeder"])
def test_a_drawn_adult_or_breeder_makes_those_out_of_combat_roll(s: Any, kind: str) -> None:
    s.only_in_bag(*ELEVEN, "breeder")
    s.put("captain", "cockpit").put("scout", "engine-2").put("soldier", "room-017")
    s.intruder("creeper", "engine-2", token=False)
    before = s.bag_counts()
    s.table.first = 1
    s.dice("noise-die", "silence", "silence")
    s.develop(kind)
    assert [roll["who"] for roll in s.told("noise.roll")] == [2, 0]
    assert s.bag_counts() == before


def test_a_destroyed_nest_gets_no_egg(s: Any) -> None:
    supply, eggs = s.table.object_supply, s.game.laboratory.eggs
    supply += eggs
    eggs.clear()
    s.game.laboratory.destroyed = True
    s.develop("queen")
    assert s.game.laboratory.eggs == []


@pytest.mark.rule("SH-ROUND-23")
@pytest.mark.parametrize(("adults", "after"), [(10, 11), (12, 12)])
def test_a_drawn_blank_goes_back_with_an_adult_if_there_is_one(s: Any, adults: int, after: int) -> None:
    s.only_in_bag("blank", *["adult"] * adults)
    s.develop("blank")
    assert s.bag_counts() == {"blank": 1, "adult": after}


# ---------------------------------------------------------------- Encounters


@pytest.mark.rule("SH-ENCOUNTER-07")
@pytest.mark.parametrize(
    ("place", "noise"),
    [
        ("cockpit", ["c-001-002", "c-001-003", "c-001-004"]),
        ("room-004", ["c-001-004", "c-004-008", "technical-corridors"]),
    ],
)
def test_a_blank_brings_noise_to_every_exit_and_goes_back(s: Any, place: str, noise: list[str]) -> None:
    s.explored("room-004").only_in_bag("blank", *["larva"] * 7).put("captain", place)
    s.bag("blank").do(lambda: encounter(s.game, s["captain"]))
    assert sorted(s.table.noise) == noise
    assert not s.table.intruders
    assert s.bag_counts() == {"blank": 1, "larva": 7}


@pytest.mark.rule("SH-ENCOUNTER-08")
@pytest.mark.parametrize(("aside", "after"), [(2, {"blank": 1, "adult": 1}), (0, {"blank": 1})])
def test_a_blank_alone_in_the_bag_brings_an_adult_if_there_is_one(s: Any, aside: int, after: dict[str, int]) -> None:
    s.only_in_bag("blank").put("captain", "cockpit")
    adults = [token for token in s.table.supply if s.game.cards.tokens[token].type == "adult"][aside:]
    for token in adults:
        s.table.supply.remove(token)
    s.do(lambda: encounter(s.game, s["captain"]))
    s.table.supply += adults
    assert s.bag_counts() == after


# ---------------------------------------------------------------- attacks and Injuries


@pytest.mark.rule("SH-ATTACK-06")
@pytest.mark.parametrize("before", [0, 1])
def test_a_larva_infests_without_a_card(s: Any, before: int) -> None:
    s.mark("captain", larva=before).put("captain", "cockpit")
    larva = s.intruder("larva", "cockpit")
    s.do(lambda: attack(s.game, larva, s["captain"], "event"))
    assert s.at("cockpit") == []
    assert (s["captain"].marks["larva"], s["captain"].status) == (1, "active")
    assert len(s["captain"].discard) == s.contamination("captain") == 1
    assert s.table.discards["attacks"] == []


def hurt(s: Any, kind: str, injuries: int, *cards: str) -> bool:
    """An Intruder of `kind` with one Injury less than `injuries` suffers one more; does it die?"""
    s.put("captain", "cockpit")
    piece = s.intruder(kind, "cockpit", injuries=injuries - 1)
    s.top("attacks", *cards).do(lambda: injure(s.game, piece, 1, s["captain"], "shoot"))
    assert len(s.table.discards["attacks"]) == len(cards)
    return s.at("cockpit") == []


@pytest.mark.rule("SH-INJURY-02")
def test_a_larva_dies_of_one_injury_without_a_card(s: Any) -> None:
    assert hurt(s, "larva", 1)
    assert s.table.objects.get("cockpit", []) == []


@pytest.mark.rule("SH-INJURY-02")
def test_an_egg_dies_of_one_injury_without_a_card(s: Any) -> None:
    s.room("nest", "room-010").put("captain", "room-010").dice("noise-die", "silence")
    s.do(lambda: deal(s.game, s["captain"], "eggs", 1, "shoot", "shoot"))
    assert len(s.game.laboratory.eggs) == 4
    assert s.table.discards["attacks"] == []


@pytest.mark.rule("SH-INJURY-03")
@pytest.mark.parametrize("kind", ["creeper", "adult"])
@pytest.mark.parametrize(("card", "dies"), [("scratch-3", True), ("bite-4", False)])
def test_one_card_decides_for_a_creeper_or_adult(s: Any, kind: str, card: str, dies: bool) -> None:
    assert hurt(s, kind, 3, card) is dies


@pytest.mark.rule("SH-INJURY-04")
@pytest.mark.parametrize("kind", ["breeder", "queen"])
@pytest.mark.parametrize(("card", "dies"), [("scratch-2", True), ("scratch-3", False)])
def test_the_sum_of_two_cards_decides_for_a_breeder_or_queen(s: Any, kind: str, card: str, dies: bool) -> None:
    assert hurt(s, kind, 6, card, "claw-attack-4") is dies


# ---------------------------------------------------------------- Slime


@pytest.mark.rule("SH-EXPLORE-04")
@pytest.mark.parametrize(("slime", "comes"), [(1, "room-014"), (0, "room-013")])
def test_a_silence_token_is_danger_for_a_character_with_slime(s: Any, slime: int, comes: str) -> None:
    s.unexplored("room-014", s.table.tiles["room-014"], "silence-1").mark("captain", slime=slime)
    adult = s.intruder("adult", "room-013")
    s.hand("captain", "search").act("captain", "move", "room-014")
    assert adult.place == comes
    assert s.told("noise.roll") == []
    assert s.table.noise == {}


@pytest.mark.rule("SH-EXPLORE-07", "SH-SLIME-01")
@pytest.mark.parametrize("before", [0, 1])
def test_a_slime_token_slimes_once_and_the_noise_roll_follows(s: Any, before: int) -> None:
    s.unexplored("room-014", "storage", "slime-3").mark("captain", slime=before)
    s.dice("noise-die", "2").hand("captain", "search").act("captain", "move", "room-014")
    assert s["captain"].marks["slime"] == 1
    assert s.table.items["room-014"] == 3
    assert sorted(s.table.noise) == ["c-014-017"]


@pytest.mark.rule("SH-SLIME-01")
@pytest.mark.parametrize(("slime", "noise"), [(True, ["c-001-002", "c-001-003", "c-001-004"]), (False, [])])
def test_silence_on_the_die_is_danger_for_a_character_with_slime(s: Any, slime: bool, noise: list[str]) -> None:
    s.put("captain", "cockpit").dice("noise-die", "silence")
    for _ in range(2 * slime):
        gain_status(s.game, s["captain"], "slime")
    s.do(lambda: noise_roll(s.game, s["captain"]))
    assert s["captain"].marks.get("slime", 0) == int(slime)
    assert sorted(s.table.noise) == noise


# ---------------------------------------------------------------- Contamination


@pytest.mark.rule("SH-CONTAM-04", "SH-CONTAM-07")
@pytest.mark.parametrize("infected", [1, 2])
def test_an_infected_card_in_a_scan_brings_a_larva_and_stays(s: Any, infected: int) -> None:
    s.hand("captain", infected=infected)
    s.do(lambda: scan_for_larva(s.game, s["captain"], list(s["captain"].hand)))
    assert (s["captain"].marks["larva"], s["captain"].status) == (1, "active")
    assert len(s["captain"].hand) == infected


@pytest.mark.rule("SH-CONTAM-05")
def test_a_second_larva_by_a_scan_kills_and_a_creeper_comes(s: Any) -> None:
    s.explored("room-004").put("captain", "room-004").mark("captain", larva=1).hand("captain", infected=1)
    s.do(lambda: scan_for_larva(s.game, s["captain"], list(s["captain"].hand)))
    assert s["captain"].status == "dead"
    assert [piece.kind for piece in s.at("room-004")] == ["creeper"]
    assert [token.partition("/")[0] for token in s.table.objects["room-004"]] == ["character-corpse"]
