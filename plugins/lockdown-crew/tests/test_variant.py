"""The crew on the Facility among Night Stalkers: what needs their real pieces."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from nemesis_core import Ruleset, Session, assemble
from nemesis_core.rules import gain_status
from nemesis_core.testing import Table, check_conserved, pieces, table

pytestmark = pytest.mark.variant

WORKERS = ("sentry", "hacker", "xenobiologist", "janitor")
STAIRS = "staircase-12-west"
LIFT_1, LIFT_2, LIFT_3 = "elevator-s-01", "elevator-s-02", "elevator-s-03"


@pytest.fixture(scope="module")
def lockdown() -> Ruleset:
    """The variant, assembled once."""
    return assemble("lockdown")


@pytest.fixture
def base(lockdown: Ruleset) -> Iterator[Callable[..., Table]]:
    """Make a table of the variant with Power tokens 1 to 4 in order, 1 and 2 blue; no component may be lost.

    A Character alone gets company that starts elsewhere. The first Encounter is over, Objectives are chosen.
    """
    made = []

    def make(*characters: str) -> Table:
        others = ("lab-rat",) if len(characters) == 1 and characters[0] in WORKERS else ("sentry",)
        t = table(lockdown, characters if len(characters) > 1 else (*characters, *others), seed=2)
        t.game.semi_coop.chosen = True
        t.game.facility.power_at = {"s-01": "1", "s-02": "2", "s-03": "3", "elevator": "4"}
        made.append((t, pieces(t.game)))
        return t

    yield make
    for t, before in made:
        check_conserved(t.game, before)


def card_uses(t: Table, who: str, card: str) -> list[tuple[str, ...]]:
    """(option, *target) for all that `who` can do with its Action card `card` now."""
    return [option[2:] for option in t.legal(who, "card") if option[1].partition("/")[0] == f"{who}.{card}"]


def computer(t: Table, face_up: str, *deck: str) -> None:
    """This Computer card is face up and the deck begins with `deck`, the first on top."""
    cards = t.table.decks["computer"]
    every = [*cards, t.game.facility.computer]
    chosen = [next(c for c in every if c.partition("/")[0] == name) for name in (face_up, *deck)]
    t.game.facility.computer = chosen[0]
    cards[:] = [c for c in every if c not in chosen] + list(reversed(chosen[1:]))


# ---------------------------------------------------------------- set-up


@pytest.mark.rule("LD-SETUP-46")
@pytest.mark.parametrize("who", ["lab-rat", "survivor"])
def test_nemesis_survivors_start_in_the_isolation_room(base: Any, who: str) -> None:
    assert base(who, "sentry")[who].place == "isolation-room"


@pytest.mark.rule("LD-TECH-03")
def test_three_effects_move_a_character_through_technical_corridors(base: Any) -> None:
    content = base("survivor").game.ruleset.content
    options = [(r.id, o.text) for kind in ("action_card", "item") for r in content.of(kind) for o in r.option]
    options += [(room.id, action.text) for room in content.of("room") for action in room.action]
    moving = sorted(name for name, text in options if "ntrance" in text and "ove to " in text)
    assert moving == ["cave-entrance", "cave-plans", "vents"]


# ---------------------------------------------------------------- Power, Elevator, Computers


def test_bypass_turns_a_real_power_token(base: Any) -> None:
    t = base("hacker").hand("hacker", "bypass", "rest").play_card("hacker", "bypass", "flip-power")
    assert not t.game.facility.powered["1"]
    t.hand("hacker", "bypass", "rest").play_card("hacker", "bypass", "flip-power")
    assert t.game.facility.powered["1"]
    assert card_uses(t.hand("hacker", "bypass", "rest").put("hacker", STAIRS), "hacker", "bypass") == []


def test_emergency_key_calls_and_rides_the_unpowered_elevator(base: Any) -> None:
    t = (
        base("janitor", "hacker", "sentry")
        .put("janitor", LIFT_1)
        .put("hacker", LIFT_1)
        .hand("janitor", "emergency-key")
    )
    t.game.facility.elevator = LIFT_3
    lifts = [use for use in card_uses(t, "janitor", "emergency-key") if use[0] == "elevator"]
    assert lifts == [("elevator", LIFT_2), ("elevator", LIFT_3)]
    t.will("ride").play_card("janitor", "emergency-key", "elevator", LIFT_2)
    assert [t[who].place for who in ("janitor", "hacker", "sentry")] == [LIFT_2, LIFT_2, "repository"]
    assert t.game.facility.elevator == LIFT_2
    assert t.told("noise.roll") == []


def test_emergency_key_takes_nobody_unwilling(base: Any) -> None:
    t = base("janitor", "hacker").put("janitor", LIFT_1).put("hacker", LIFT_1).hand("janitor", "emergency-key")
    t.will("stay").play_card("janitor", "emergency-key", "elevator", LIFT_3)
    assert [t[who].place for who in ("janitor", "hacker")] == [LIFT_3, LIFT_1]


def test_neuralink_uses_the_face_up_computer_card(base: Any) -> None:
    t = base("hacker").hand("hacker", "neuralink", "rest")
    computer(t, "computer-action-b", "computer-action-d")
    t.play_card("hacker", "neuralink", "no-terminal", "gain-knowledge")
    assert t["hacker"].marks["knowledge"] == 2
    assert t.game.facility.computer.startswith("computer-action-d")
    assert t.table.decks["computer"][0].startswith("computer-action-b")
    assert t["hacker"].hand == []


def test_bypass_chains_actions_of_the_real_card(base: Any) -> None:
    t = base("hacker").room("archive", "room-001").put("hacker", "room-001")
    computer(t, "computer-action-b", "computer-action-d")
    t.hand("hacker", "bypass", "rest", "search", "recharge")
    t.will(("gain-knowledge",), ("swap-power", "s-01", "s-03"))
    t.play_card("hacker", "bypass", "chain-computer-actions")
    assert t["hacker"].marks["knowledge"] == 2
    assert t.game.facility.power_at["s-01"] == "3"
    assert t.game.facility.computer.startswith("computer-action-d")
    assert t["hacker"].hand == []


@pytest.mark.rule("LD-COMP-02")
def test_bypass_ends_when_its_section_has_lost_power(base: Any) -> None:
    t = base("hacker").room("archive", "room-001").put("hacker", "room-001")
    computer(t, "computer-action-b", "computer-action-d")
    t.hand("hacker", "bypass", "rest", "search", "recharge")
    t.will(("swap-power", "s-01", "s-03")).play_card("hacker", "bypass", "chain-computer-actions")
    assert t["hacker"].marks["knowledge"] == 1
    assert len(t["hacker"].hand) == 1
    assert t.game.facility.computer.startswith("computer-action-d")


@pytest.mark.rule("LD-COMP-03")
def test_bypass_ends_when_an_intruder_has_come(base: Any) -> None:
    t = base("hacker").room("archive", "room-001").put("hacker", "room-001").top("events", "hatching")
    computer(t, "computer-action-e", "computer-action-d")
    adult = t.intruder("adult", "elevator-s-01")
    t.hand("hacker", "bypass", "rest", "search", "recharge")
    t.will(("fire-control", "elevator-s-01")).play_card("hacker", "bypass", "chain-computer-actions")
    assert adult.place == "room-001"
    assert len(t["hacker"].hand) == 1
    assert t.game.facility.computer.startswith("computer-action-d")


def test_cheat_codes_sort_the_real_deck(base: Any) -> None:
    t = base("hacker").put("hacker", STAIRS).hand("hacker", "rest")
    computer(t, "computer-action-b", "lock-down", "computer-action-c", "computer-action-d")
    card = t.give("hacker", "cheat-codes")
    lock, c, d = t.table.decks["computer"][:-4:-1]
    t.will(d, lock, ("gain-knowledge",)).use("hacker", card, "cheat")
    assert t["hacker"].marks["knowledge"] == 2
    assert t.game.facility.computer == d, "Lock-down would have come up"
    assert t.table.decks["computer"][-2:] == [c, lock]


def test_it_should_work_at_a_real_computer_in_darkness(base: Any) -> None:
    t = base("janitor").room("archive", "room-010").put("janitor", "room-010")
    computer(t, "computer-action-b")
    t.hand("janitor", "it-should-work", "rest", "search")
    t.play_card("janitor", "it-should-work", "computer-in-darkness", "gain-knowledge")
    assert t["janitor"].marks["knowledge"] == 2


def test_maintenance_plan_powers_a_section_for_free(base: Any) -> None:
    t = base("janitor").room("power-generator", "room-010").put("janitor", "room-010")
    t.hand("janitor", "maintenance-plan").play_card(
        "janitor", "maintenance-plan", "free-room-action", "power-a-section"
    )
    assert t.game.facility.powered["3"]
    assert t["janitor"].discard == ["janitor.maintenance-plan/1"]


def test_a_plan_gives_a_room_action_with_a_target_for_free(base: Any) -> None:
    t = base("hacker", "sentry", "janitor").room("archive", "room-001").put("hacker", "room-001")
    t.hand("hacker", "master-plan")
    first, second = t.game.facility.pool[:2]
    t.play_card("hacker", "master-plan", "free-room-action", "examine-the-archives", "pool", "2")
    assert t["hacker"].marks["knowledge"] == 3
    assert t.game.facility.contingencies[0][-1] == second
    assert first in t.game.facility.pool
    t.hand("hacker", "master-plan")
    assert [use[0] for use in card_uses(t, "hacker", "master-plan")] == ["check-two-rooms"], "only once a game"


def test_a_plan_does_not_open_the_way_to_the_bunker(base: Any) -> None:
    t = base("sentry", "lab-rat").room("guard-room", "room-002", items=0).put("sentry", "room-002")
    t.game.facility.gate_open = True
    t.hand("sentry", "defense-plan", "rest", "search")
    assert t.legal("sentry", "escape") == [("escape", "by-rover")]
    assert [use[0] for use in card_uses(t, "sentry", "defense-plan")] == ["check-two-rooms"], "no Action of the tile"


# ---------------------------------------------------------------- Items


def test_jury_rigging_builds_the_flamethrower_the_suit_or_the_taser(base: Any) -> None:
    t = base("janitor").room("power-generator", "room-001", items=1).put("janitor", "room-001")
    t.hand("janitor", "jury-rigging", "rest", "search")
    names = [use[1].partition("/")[0] for use in card_uses(t, "janitor", "jury-rigging")]
    assert names == ["enviro-suit", "flamethrower", "taser"]
    t.play_card("janitor", "jury-rigging", "build-from-scrap", "flamethrower/1")
    assert t["janitor"].ammo["flamethrower/1"] == 4


def test_a_toolbelt_restores_the_probe_arm_and_duct_tape_does_not(base: Any) -> None:
    t = base("xenobiologist").hand("xenobiologist", "search")
    arm = "xenobiologist.probe-arm"
    t[0].ammo[arm] = 1
    t.give("xenobiologist", "duct-tape")
    assert t.legal("xenobiologist", "item", arm) == []
    t.use("xenobiologist", arm, "restore", t.give("xenobiologist", "toolbelt"))
    assert t[0].ammo[arm] == 3


@pytest.mark.parametrize(("who", "gear", "full"), [("xenobiologist", "probe-arm", 3), ("janitor", "nailgun", 4)])
def test_the_action_of_a_toolbelt_restores_gear(base: Any, who: str, gear: str, full: int) -> None:
    t = base(who).hand(who, "search")
    card = f"{who}.{gear}"
    t[who].ammo[card] = 1
    t.use(who, t.give(who, "toolbelt"), "fix-gear", "p1", card)
    assert t[who].ammo[card] == full


@pytest.mark.parametrize("suit", [False, True])
def test_the_battle_suit_leads_to_the_bunker_on_foot(base: Any, suit: bool) -> None:
    t = base("sentry", "lab-rat").explored("room-002").put("sentry", "room-002").hand("sentry", "rest", "search")
    t.game.facility.gate_open, t.game.facility.rover = True, "bunker"
    if suit:
        t.give("sentry", "battle-suit")
    assert t.legal("sentry", "escape") == ([("escape", "on-foot")] if suit else [])
    if suit:
        t.dice("noise-die", "silence").act("sentry", "escape", "on-foot")
        assert t["sentry"].status == "bunker"


def test_the_battle_suit_keeps_slime_off(base: Any) -> None:
    t = base("sentry")
    t.give("sentry", "battle-suit")
    assert not gain_status(t.game, t["sentry"], "slime")


def test_wail_reaches_the_corridors_of_its_section(base: Any) -> None:
    t = base("lab-rat").put("lab-rat", LIFT_1).hand("lab-rat", "search", "rest").noise("c-001-017", "c-e2-007")
    card = t.give("lab-rat", "wail")
    t.use("lab-rat", card, "place-noise")
    own = ["c-001-017", "c-001-e1", "c-002-017", "c-002-e1", "c-002-s12e", "c-017-s12e", "c-e1-s12w"]
    assert sorted(t.table.noise) == [*own, "c-e2-007"]
    t.use("lab-rat", card, "remove-noise")
    assert sorted(t.table.noise) == ["c-e2-007"]
    assert t.put("lab-rat", STAIRS).hand("lab-rat", "search").legal("lab-rat", "item") == []


def test_a_weapon_battery_loads_the_recharged_weapon_too(base: Any) -> None:
    t = base("hacker").hand("hacker", "recharge", "search")
    t["hacker"].ammo["hacker.smart-gun"] = 0
    t.play_card("hacker", "recharge", "charge-weapon")
    assert t["hacker"].ammo["hacker.smart-gun"] == 2
    t.use("hacker", t.give("hacker", "weapon-battery"), "load", "hacker.smart-gun")
    assert t["hacker"].ammo["hacker.smart-gun"] == 3


def test_smart_gun_rerolls_the_advantage_die(base: Any) -> None:
    t = base("hacker").hand("hacker", "recharge").top("attacks", "cut-5")
    adult = t.intruder("adult", "repository")
    t.dice("advantage-die", "discard-hit", "two-hits").will("reroll")
    t.act("hacker", "shoot", "hacker.smart-gun", adult.id)
    assert adult.injuries == 2


# ---------------------------------------------------------------- Night Stalkers


def test_rest_brings_a_larva_and_with_one_already_there_death(base: Any) -> None:
    t = base("sentry", "lab-rat").hand("sentry", "rest", contamination=1, infected=2)
    t.play_card("sentry", "rest", "scan-hand")
    assert t["sentry"].marks["larva"] == 1, "two INFECTED cards bring one Larva"
    assert t.contamination("sentry") == 2
    t.hand("sentry", "rest", infected=1).play_card("sentry", "rest", "scan-hand")
    assert t["sentry"].status == "dead"
    assert [piece.kind for piece in t.at("repository")] == ["creeper"]


def test_rushed_analysis_can_kill_like_rest(base: Any) -> None:
    t = base("xenobiologist", "lab-rat").mark("xenobiologist", larva=1)
    t.hand("xenobiologist", "rushed-analysis", contamination=1, infected=1)
    t.play_card("xenobiologist", "rushed-analysis", "scan-and-learn")
    assert t["xenobiologist"].status == "dead"


def test_vents_bring_the_attack_of_an_adult_in_darkness(base: Any) -> None:
    t = base("survivor", "sentry").explored("room-001").explored("room-003").put("survivor", "room-001")
    t.hand("survivor", "vents", "rest").top("attacks", "cut-2").dice("noise-die", "silence")
    t.play_card("survivor", "vents", "crawl", "room-003")
    assert (t["survivor"].place, t["survivor"].light) == ("room-003", 2), "the Darkness line too, in spite of Power"
    assert t.contamination("survivor") == 1


def test_vents_are_safe_when_the_card_is_not_for_adults(base: Any) -> None:
    t = base("survivor", "sentry").explored("room-001").explored("room-003").put("survivor", "room-001")
    t.hand("survivor", "vents", "rest").top("attacks", "evolve-4").dice("noise-die", "silence")
    t.play_card("survivor", "vents", "crawl", "room-003")
    assert (t["survivor"].light, t["survivor"].serious) == (0, [])
    assert t.table.intruders == {}


def test_inconspicuous_turns_a_larva_to_another_character(base: Any) -> None:
    t = base("lab-rat", "sentry").put("lab-rat", "repository").hand("lab-rat", "inconspicuous")
    t.hand("sentry", "search", "rest")
    t.intruder("larva", "repository")
    t.will(("react", "lab-rat.inconspicuous/1", "redirect-attack", "p2")).step("event", "attacks")
    assert t["sentry"].marks["larva"] == 1
    assert t["lab-rat"].marks.get("larva", 0) == 0


@pytest.mark.parametrize("kept", [False, True])
def test_feel_of_the_dark_ignores_the_darkness_of_a_real_event(base: Any, kept: bool) -> None:
    t = base("lab-rat", "sentry").hand("lab-rat", "feel-of-the-dark").top("events", "egg-protection")
    ignore = ("react", "lab-rat.feel-of-the-dark/1", "ignore-darkness-event")
    t.will(*([] if kept else [ignore])).step("event", "event-card")
    assert t.contamination("lab-rat") == (1 if kept else 0)


@pytest.mark.parametrize("kept", [False, True])
def test_inconspicuous_skips_the_noise_roll_that_an_adult_brings(base: Any, kept: bool) -> None:
    t = base("lab-rat", "sentry").put("sentry", "room-001").explored("room-001").hand("lab-rat", "inconspicuous")
    t.bag("adult").dice("noise-die", *(["silence", "silence"] if kept else ["silence"]))
    t.will(*([] if kept else [("react", "lab-rat.inconspicuous/1", "skip-noise")])).step("event", "bag")
    assert [roll["who"] for roll in t.told("noise.roll")] == ([0, 1] if kept else [1])


# ---------------------------------------------------------------- Facility Tour


def test_what_chased_a_guest_who_dies_does_not_follow_the_leader(base: Any) -> None:
    t = base("sentry", "hacker").explored("room-001").hand("sentry", "facility-tour")
    t.top("attacks", "evolve-4", "evolve-retreat", "blood-chase-4", "blood-rage-3")
    adult, breeder = t.intruder("adult", "repository"), t.intruder("breeder", "repository")
    kinds = [t.game.cards.wounds[card].id for card in t.table.decks["wounds"]]
    t.wounds("hacker", serious=sorted(set(kinds))[:2]).dice("noise-die", "silence")
    t.play_card("sentry", "facility-tour", "tour", "room-001", "c-001-017", "p2")
    assert t["hacker"].status == "dead"
    assert t["sentry"].place == "room-001"
    assert (adult.place, breeder.place) == ("repository", "repository")


# ---------------------------------------------------------------- hidden hands


def test_a_redeal_after_others_could_have_interrupted_comes_to_the_same_decision(lockdown: Ruleset) -> None:
    compared = 0
    for seed in range(60):
        session, chance = Session(lockdown.new_game(3, seed)), Random(seed)
        for _ in range(25):
            decision = session.decision
            assert decision is not None
            if decision.kind in ("careful-noise", "look", "search", "react"):
                other = session.redeal(decision.seat, seed)
                assert other.decision is not None
                assert (other.decision.kind, other.decision.options) == (decision.kind, decision.options)
                assert other.view(decision.seat) == session.view(decision.seat)
                compared += 1
            acts = [option for option in decision.options if option not in (("pass",), "done")]
            session.choose(chance.choice(acts or decision.options))
    assert compared > 50
