"""What the Weaknesses change for who knows enough, and for nobody else; two of them on the ship only."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import encounter, injure, surprise
from nemesis_core.testing import race_rules

KNOWS = 3
NAMES = {
    "cracked-shell",
    "echo-without-source",
    "fading-voices",
    "grounded-flesh",
    "shy-of-light",
    "thin-manifestation",
}
SHIP: dict[str, Any] = {"edition": "nemesis"}


def known(t: Any, weakness: str, knowledge: int = KNOWS) -> Any:
    """`weakness` lies open on the first slot, and alpha has `knowledge`."""
    return t.weakness(weakness).mark("alpha", knowledge=knowledge)


@pytest.mark.rule("VS-SET-09", "VL-SETUP-14")
def test_on_the_facility_two_cards_stay_out_of_the_pile() -> None:
    lockdown, ship = (race_rules("void-seeders", edition) for edition in ("lockdown", "nemesis"))
    assert {card.partition("/")[0] for card in lockdown.compiled["cards"].weaknesses} == NAMES
    all_eight = {card.partition("/")[0] for card in ship.compiled["cards"].weaknesses}
    assert all_eight == NAMES | {"solid-bulkheads", "wave-of-calm"}


@pytest.mark.rule("VS-SET-09", "VL-SETUP-14")
def test_three_of_six_lie_on_the_slots_the_leftmost_open(t: Any) -> None:
    lab = t.game.laboratory
    assert (len(lab.weaknesses), lab.revealed, len(lab.spare)) == (3, [1, 0, 0], 3)
    assert {card.partition("/")[0] for card in (*lab.weaknesses, *lab.spare)} == NAMES
    slots = sorted(t.game.ruleset.content.of("weakness_slot"), key=lambda slot: slot.position)
    assert [(slot.knowledge, slot.object) for slot in slots] == [(3, "insanity"), (5, "intruder-carcass"), (8, "egg")]


def test_on_the_ship_all_three_lie_face_down_and_ask_for_no_knowledge(aboard: Any) -> None:
    t = aboard("alpha", "beta")
    lab = t.game.laboratory
    assert (len(lab.weaknesses), lab.revealed, len(lab.spare)) == (3, [0, 0, 0], 5)
    slots = sorted(t.game.ruleset.content.of("weakness_slot"), key=lambda slot: slot.position)
    assert [(slot.knowledge, slot.object) for slot in slots] == [(0, "insanity"), (0, "intruder-carcass"), (0, "egg")]


# ---------------------------------------------------------------- Thin Manifestation, Grounded Flesh, Cracked Shell


@pytest.mark.parametrize(("knowledge", "blood", "dies"), [(3, 2, True), (2, 2, False), (3, 3, False), (2, 1, True)])
def test_thin_manifestation_lowers_the_blood_by_one(t: Any, knowledge: int, blood: int, dies: bool) -> None:
    piece = known(t, "thin-manifestation", knowledge).intruder("whisperer", "a")
    t.blood(2, 3) if blood == 1 else t.blood(blood)
    injure(t.game, piece, 2 if blood == 1 else 1, t["alpha"], "melee")
    assert (piece.id not in t.table.intruders) is dies


def test_thin_manifestation_does_not_help_against_fire(aboard: Any) -> None:
    t = aboard("alpha", "beta").weakness("thin-manifestation").fire("a")
    piece = t.intruder("whisperer", "a")
    t.blood(2).step("event", "fire")
    assert (piece.injuries, piece.id in t.table.intruders) == (1, True)


def test_blood_is_lowered_to_no_less_than_one(t: Any) -> None:
    known(t, "thin-manifestation")
    piece = t.intruder("whisperer", "a")
    changes = [sum(t.game.hooks.blood_change(t.game, t["alpha"], piece, blood)) for blood in (1, 2, 6)]
    assert changes == [0, -1, -1]


@pytest.mark.parametrize(
    ("knowledge", "weapon", "face", "injuries"),
    [(3, "zapper", "hit", 2), (2, "zapper", "hit", 1), (3, "slugger", "hit", 1), (3, "zapper", "blank", 0)],
)
def test_grounded_flesh_adds_an_injury_of_an_energy_weapon(
    t: Any, knowledge: int, weapon: str, face: str, injuries: int
) -> None:
    piece = known(t, "grounded-flesh", knowledge).bare("alpha").intruder("whisperer", "a")
    card = t.give("alpha", weapon, ammo=1)
    t.cards("alpha", 1).blood(6).dice("combat-die", face).act("alpha", "shoot", card, piece.id)
    assert piece.injuries == injuries


@pytest.mark.parametrize(("knowledge", "injuries"), [(3, 2), (2, 1)])
def test_cracked_shell_adds_an_injury_to_a_lair(t: Any, knowledge: int, injuries: int) -> None:
    lair = known(t, "cracked-shell", knowledge).bare("alpha").lair("a")
    card = t.give("alpha", "zapper", ammo=1)
    t.cards("alpha", 1).blood(6, 5).dice("combat-die", "hit").act("alpha", "shoot", card, lair)
    assert t.game.seeders.lair_injuries[lair] == injuries


def test_cracked_shell_adds_nothing_to_fire(t: Any) -> None:
    lair = known(t, "cracked-shell").fire("a").lair("a")
    t.blood(6, 5).step("event", "fire")
    assert t.game.seeders.lair_injuries[lair] == 1


# ---------------------------------------------------------------- Fading Voices


@pytest.mark.parametrize("choice", ["spare", "panic"])
def test_fading_voices_spare_the_panic_card_of_an_attack_for_a_card(t: Any, choice: str) -> None:
    known(t, "fading-voices").hand("alpha", "look", "plan").insane(alpha=3).top("panic", "self-mutilation")
    t.will(choice).strike(t.intruder("lurker", "a"), "alpha", "dismay-2")
    spared = choice == "spare"
    assert (t["alpha"].light, len(t["alpha"].hand), t.contamination("alpha")) == (
        0 if spared else 2,
        1 if spared else 2,
        1,
    )


def test_fading_voices_spare_the_panic_card_of_a_surprise_attack(t: Any) -> None:
    known(t, "fading-voices").hand("alpha", "look").insane(alpha=3).top("panic", "self-mutilation")
    t.will("spare").strike(t.intruder("lurker", "a"), "alpha", "scratch-4", occasion="surprise")
    assert (t["alpha"].light, t["alpha"].hand, t.contamination("alpha")) == (0, [], 1)


@pytest.mark.parametrize(("knowledge", "cards"), [(2, 1), (3, 0)])
def test_without_knowledge_or_cards_nobody_is_spared(t: Any, knowledge: int, cards: int) -> None:
    known(t, "fading-voices", knowledge).cards("alpha", cards).insane(alpha=3).top("panic", "self-mutilation")
    t.strike(t.intruder("lurker", "a"), "alpha", "dismay-2")
    assert (t["alpha"].light, t.asked) == (2, [])


def test_voices_of_an_event_do_not_fade(t: Any) -> None:
    known(t, "fading-voices").cards("alpha", 2).insane(alpha=3).panics("alpha", "self-mutilation")
    assert (t["alpha"].light, t.asked) == (2, [])


# ---------------------------------------------------------------- Shy of Light


@pytest.mark.parametrize(
    ("token", "dark", "knowledge", "number"),
    [
        ("token-3", False, 3, 2),
        ("token-3", False, 2, 3),
        ("token-3", True, 3, 3),
        ("token-1", False, 3, 1),
    ],
)
def test_shy_of_light_lowers_the_number_where_there_is_power(
    t: Any, token: str, dark: bool, knowledge: int, number: int
) -> None:
    piece = known(t, "shy-of-light", knowledge).hand("alpha").intruder("lurker", "a", token=False)
    if dark:
        t.dim("a")
    name = next(name for name, record in t.game.cards.tokens.items() if record.light == int(token[-1]))
    t.do(lambda: surprise(t.game, t["alpha"], piece, name))
    assert [told["number"] for told in t.told("surprise")] == [number]


# ---------------------------------------------------------------- Echo Without Source


@pytest.mark.parametrize("kind", ["insanity", "blank"])
def test_echo_without_source_leaves_two_noise_markers_of_choice(t: Any, kind: str) -> None:
    known(t, "echo-without-source").insane(alpha=1).top("panic", "heart-attack").bag(kind).will("ad", "crawlway")
    t.do(lambda: encounter(t.game, t["alpha"]))
    t.expect_asked("echo-without-source", "alpha", ["ab", "ac", "ad", "crawlway"])
    assert sorted(t.table.noise) == ["ad", "crawlway"]


def test_without_knowledge_all_exits_sound(t: Any) -> None:
    known(t, "echo-without-source", 2).bag("blank").do(lambda: encounter(t.game, t["alpha"]))
    assert (sorted(t.table.noise), t.asked) == (["ab", "ac", "ad", "crawlway"], [])


# ---------------------------------------------------------------- on the ship only


@pytest.mark.parametrize(("up", "place", "door"), [(True, "a", "destroyed"), (False, "b", "closed")])
def test_solid_bulkheads_stop_a_void_seeder_at_a_closed_door(aboard: Any, up: bool, place: str, door: str) -> None:
    t = aboard("alpha", "beta").put("alpha", "f").put("beta", "f").weakness("solid-bulkheads", up=up).door("ab")
    piece = t.intruder("whisperer", "a")
    # Computer System Failure moves it through Corridor 2, Power Generator and the like through 1.
    t.event("generator-overheat")
    assert (piece.place, t.table.doors) == (place, {"ab": door})


def test_wave_of_calm_lowers_a_level_at_the_start_of_a_round(aboard: Any) -> None:
    t = aboard("alpha", "beta", "gamma", "delta").weakness("wave-of-calm").put("beta", "b").put("delta", "c")
    t.insane(alpha=5, beta=2, gamma=3, delta=4).intruder("lurker", "c")
    t.will("calm", "stay").start_round()
    t.expect_asked("wave-of-calm", "alpha", ["calm", "stay"]).expect_asked("wave-of-calm", "beta")
    t.expect_not_asked("wave-of-calm", "gamma").expect_not_asked("wave-of-calm", "delta")
    assert [t.level(who) for who in ("alpha", "beta", "gamma", "delta")] == [4, 2, 3, 4]


def test_face_down_wave_of_calm_does_nothing(aboard: Any) -> None:
    t = aboard("alpha", "beta").weakness("wave-of-calm", up=False).insane(alpha=5).start_round()
    assert t.level("alpha") == 5
