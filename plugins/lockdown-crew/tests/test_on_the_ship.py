"""The crew on the ship, which no rulebook describes: what needs the ship's real pieces."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core import Session, assemble, make_bots
from nemesis_core.rules import attack, gain_status, surprise

pytestmark = pytest.mark.variant

XENO = "xenobiologist"
CHARACTERS = {
    "sentry": (["smg"], 5, "nemesis-battle-suit"),
    "hacker": (["nemesis-smart-gun"], 3, "nemesis-cheat-codes"),
    XENO: (["nemesis-probe-arm"], 3, "nemesis-overmind"),
    "lab-rat": ([], 0, "nemesis-wail"),
    "survivor": ([], 0, "survivor-assault-rifle"),
    "janitor": (["nemesis-nailgun"], 4, "pressure-washer"),
}
"""Starting Items, what they hold, and the Quest Item of each."""
COMMON = {"demolition/1", "interruption/1", "search/1", "search/2"}
REPAIRS = [
    ("lab-rat", "basic-repairs", 2),
    ("sentry", "repairs", 1),
    ("janitor", "clean-up", 0),
    ("hacker", "it-works-for-me", 1),
]
"""Cards that remove a Malfunction marker, with their Cost."""


# ---------------------------------------------------------------- the variant


@pytest.mark.parametrize("board", ["ship", "ship-advanced"])
def test_the_reading_is_told(board: str) -> None:
    rules = assemble("nemesis", board=board, crew=("lockdown-crew",))
    assert [reading[:57] for reading in rules.readings] == ["No rulebook describes the Lockdown crew aboard the ship. "]
    assert "Knowledge" in rules.readings[0]


@pytest.mark.parametrize("variant", ["lockdown", "mars"])
def test_no_reading_is_needed_in_lockdown(variant: str) -> None:
    assert assemble(variant, crew=("lockdown-crew",)).readings == []


# ---------------------------------------------------------------- set-up


@pytest.mark.rule("SH-SETUP-29", "SH-SETUP-30", "SH-SETUP-31", "SH-SETUP-32")
@pytest.mark.parametrize("who", CHARACTERS)
def test_each_starts_in_the_hibernatorium_with_what_it_has_in_lockdown(ship: Any, who: str) -> None:
    starting, ammo, quest = CHARACTERS[who]
    other = "janitor" if who != "janitor" else "survivor"
    c = ship(who, other)[who]
    assert (c.place, c.marks, c.status) == ("hibernatorium", {}, "active"), "no Knowledge"
    assert [*c.held, *c.beside] == [f"{who}.{name}" for name in starting]
    assert c.ammo == {f"{who}.{name}": ammo for name in starting}
    assert c.quest == [f"{who}.{quest}"]
    assert len(c.deck) == 10
    assert {card.partition(".")[2] for card in c.deck} >= COMMON


@pytest.mark.rule("CR-AFTER-02", "CR-AFTER-03")
def test_with_the_other_crews_one_character_of_each_colour_is_in_a_game() -> None:
    rules = assemble("nemesis", crew=("aftermath-crew", "lockdown-crew", "nemesis-crew"))
    offered: dict[str, set[str]] = {}
    for name, (card, _) in rules.compiled["cards"].characters.items():
        offered.setdefault(card.draft_slot, set()).add(name)
    assert offered["red"] == {"survivor", "soldier", "convict"}
    slots = {who: slot for slot, names in offered.items() for who in names}
    seen = set()
    for seed in range(30):
        session, bots = Session(rules.new_game(4, seed)), make_bots("random", 4, seed)
        while session.decision is not None and session.decision.kind in ("draft", "character"):
            session.choose(bots[session.decision.seat](session.game, session.decision))
        drafted = [who.id for who in session.game.table.characters]
        assert len({slots[who] for who in drafted}) == 4
        seen |= set(drafted)
    assert seen >= CHARACTERS.keys()


@pytest.mark.parametrize(
    ("who", "item", "place", "tile"),
    [
        ("sentry", "nemesis-battle-suit", "room-012", "armory"),
        ("hacker", "nemesis-cheat-codes", "cockpit", ""),
        (XENO, "nemesis-overmind", "room-012", "laboratory"),
        ("lab-rat", "nemesis-wail", "room-012", "laboratory"),
    ],
)
def test_quest_items_are_activated_in_rooms_of_the_ship(ship: Any, who: str, item: str, place: str, tile: str) -> None:
    t = ship(who).hand(who, "search")
    if tile:
        t.room(tile, place)
    assert t.legal(who, "activate") == []
    t.put(who, place).act(who, "activate", f"{who}.{item}")
    assert t[who].items == [f"{who}.{item}"]


@pytest.mark.parametrize(
    ("who", "item", "price"),
    [("survivor", "survivor-assault-rifle", "energy-charge"), ("janitor", "pressure-washer", "duct-tape")],
)
def test_quest_items_are_activated_for_items_of_the_ship(ship: Any, who: str, item: str, price: str) -> None:
    t = ship(who).hand(who, "search")
    t.act(who, "activate", f"{who}.{item}", t.give(who, price))
    assert f"{who}.{item}" in t[who].held


# ---------------------------------------------------------------- Engines


@pytest.mark.parametrize(("who", "card", "cost"), REPAIRS)
def test_what_mends_a_room_repairs_an_engine_too(ship: Any, who: str, card: str, cost: int) -> None:
    t = ship(who).put(who, "engine-2").hand(who, card, *["search", "search"][:cost])
    t.game.ship.engines["engine-2"] = ["engine-2/working", "engine-2/damaged"]
    assert t.uses(who, card) == [("engine",)]
    t.will("working").play_card(who, card, "engine")
    assert t.game.ship.engines["engine-2"] == ["engine-2/damaged", "engine-2/working"], "the last one is on top"
    assert t[who].hand == []
    assert t.hand(who, card, *["search", "search"][:cost]).put(who, "cockpit").uses(who, card) == []


# ---------------------------------------------------------------- Computers


def test_neuralink_starts_the_self_destruct_sequence_from_afar(ship: Any) -> None:
    t = ship("hacker").room("generator", "room-012").hand("hacker", "neuralink", "rest", "search")
    assert ("remote-room-action", "room-012", "start") in t.uses("hacker", "neuralink")
    t.play_card("hacker", "neuralink", "remote-room-action", "room-012", "start")
    assert t.game.ship.self_destruct > 0
    assert (t["hacker"].place, t["hacker"].hand) == ("hibernatorium", [])


def test_only_rooms_with_a_computer_are_reached(ship: Any) -> None:
    t = ship("hacker").room("storage", "room-012").room("engine-control-room", "room-014")
    t.hand("hacker", "neuralink", "rest", "search")
    assert t.uses("hacker", "neuralink") == [("remote-room-action", "room-014", "check-engines")]


def test_bypass_sends_a_signal_and_looks_at_the_engines(ship: Any) -> None:
    t = ship("hacker").room("comms-room", "room-012").room("engine-control-room", "room-014").put("hacker", "room-012")
    t.hand("hacker", "bypass", "rest", "search", "search", "demolition", "neuralink")
    t.will(("room-014", "check-engines"), ("room-012", "send-a-signal"))
    t.play_card("hacker", "bypass", "chain-room-actions")
    assert t["hacker"].marks == {"signal": 1}
    assert [t.knows("hacker", t.game.ship.engines[f"engine-{n}"][-1]) for n in (1, 2, 3)] == [True, True, True]
    assert t["hacker"].hand == []


def test_it_works_for_me_mends_and_uses_a_room(ship: Any) -> None:
    t = ship("hacker").room("comms-room", "room-012").put("hacker", "room-012").malfunction("room-012")
    t.hand("hacker", "it-works-for-me", "rest", "search", "demolition")
    t.will(("room-012", "send-a-signal")).play_card("hacker", "it-works-for-me", "fix-and-act")
    assert (t["hacker"].marks, t.table.malfunction) == ({"signal": 1}, {})


def test_cheat_codes_send_a_signal_for_free(ship: Any) -> None:
    t = ship("hacker").room("comms-room", "room-012").hand("hacker", "rest")
    card = t.give("hacker", "nemesis-cheat-codes")
    t.use("hacker", card, "cheat", "room-012", "send-a-signal")
    assert (t["hacker"].marks, t["hacker"].hand) == ({"signal": 1}, [])


def test_recharge_takes_current_in_a_room_with_a_computer(ship: Any) -> None:
    t = ship("hacker").room("comms-room", "room-012").hand("hacker", "recharge")
    t["hacker"].ammo["hacker.nemesis-smart-gun"] = 1
    assert t.uses("hacker", "recharge") == []
    t.put("hacker", "room-012").play_card("hacker", "recharge", "charge-at-computer", "hacker.nemesis-smart-gun")
    assert t["hacker"].ammo["hacker.nemesis-smart-gun"] == 3


def test_quarantine_closes_the_doors_of_a_room_from_a_computer(ship: Any) -> None:
    t = ship("sentry").room("comms-room", "room-012").hand("sentry", "quarantine", "rest")
    assert t.uses("sentry", "quarantine") == []
    t.put("sentry", "room-012").play_card("sentry", "quarantine", "seal-room", "cockpit")
    assert t.table.doors == {"c-001-002": "closed", "c-001-003": "closed", "c-001-004": "closed"}


# ---------------------------------------------------------------- Rooms and ways


@pytest.mark.parametrize(
    ("who", "card", "tile"),
    [
        ("hacker", "master-plan", "comms-room"),
        ("janitor", "maintenance-plan", "generator"),
        ("sentry", "defense-plan", "storage"),
        (XENO, "workspace-plan", "surgery"),
    ],
)
def test_plans_give_a_room_action_or_a_look_at_two_rooms(ship: Any, who: str, card: str, tile: str) -> None:
    t = ship(who).hand(who, card)
    assert t.uses(who, card) == [("check-two-rooms",)], "the Hibernatorium has neither colour nor Computer"
    t.room(tile, "room-012").put(who, "room-012")
    assert {use[0] for use in t.uses(who, card)} == {"free-room-action", "check-two-rooms"}
    t.will("room-002", "room-003").play_card(who, card, "check-two-rooms")
    assert t.rooms_known(who) == {"room-002", "room-003"}


def test_emergency_key_sets_a_door_and_calls_no_elevator(ship: Any) -> None:
    t = ship("janitor").put("janitor", "cockpit").hand("janitor", "emergency-key")
    assert {use[0] for use in t.uses("janitor", "emergency-key")} == {"door"}
    t.play_card("janitor", "emergency-key", "door", "c-001-003")
    assert t.table.doors == {"c-001-003": "closed"}


def test_it_should_work_boards_a_pod_in_spite_of_a_malfunction(ship: Any) -> None:
    t = ship("janitor").room("evacuation-section-a", "room-012").put("janitor", "room-012").malfunction("room-012")
    for pod in list(t.game.ship.locked):
        del t.game.ship.locked[pod]
    t.hand("janitor", "it-should-work", "rest", "search", "demolition")
    assert {use[:2] for use in t.uses("janitor", "it-should-work")} == {
        ("room-action-despite-malfunction", "enter-a-pod")
    }


def test_jury_rigging_builds_a_flamethrower_or_a_taser(ship: Any) -> None:
    t = ship("janitor").room("generator", "room-012", items=1).put("janitor", "room-012")
    t.hand("janitor", "jury-rigging", "rest", "search")
    assert t.uses("janitor", "jury-rigging") == [("build-aboard", "flamethrower/1"), ("build-aboard", "taser/1")]
    t.play_card("janitor", "jury-rigging", "build-aboard", "flamethrower/1")
    assert (t["janitor"].ammo["flamethrower/1"], t.table.items["room-012"]) == (4, 0)


def test_vents_lead_through_the_ships_technical_corridors(ship: Any) -> None:
    t = (
        ship("survivor", "sentry")
        .put("sentry", "cockpit")
        .put("survivor", "engine-1")
        .hand("survivor", "vents", "rest")
    )
    assert t.uses("survivor", "vents") == [("crawl", "engine-3")], "the other explored Room with an Entrance"
    t.top("attacks", "scratch-2").dice("noise-die", "silence").play_card("survivor", "vents", "crawl", "engine-3")
    assert t["survivor"].place == "engine-3"
    assert (t["survivor"].light, t.contamination("survivor")) == (1, 1), "Scratch, as by an Adult"
    assert t.told("noise.roll") == [{"who": 0, "face": "silence"}]


def test_tools_fill_the_nailgun_and_restore_the_probe_arm(ship: Any) -> None:
    t = ship("janitor", XENO).hand("janitor", "search").hand(XENO, "search")
    for who, gear, use in (("janitor", "nemesis-nailgun", "reload"), (XENO, "nemesis-probe-arm", "restore")):
        card = f"{who}.{gear}"
        t[who].ammo[card] = 0
        t.give(who, "duct-tape")
        tools = t.give(who, "tools")
        assert t.item_uses(who, card) == [(use, tools)], "Duct Tape fills nothing"
        t.use(who, card, use, tools)
    assert (t["janitor"].ammo["janitor.nemesis-nailgun"], t[XENO].ammo[f"{XENO}.nemesis-probe-arm"]) == (4, 3)


def test_an_energy_charge_loads_the_smg_and_the_assault_rifle(ship: Any) -> None:
    t = ship("sentry", "survivor")
    t.give("survivor", "survivor-assault-rifle", ammo=0)
    for who, weapon in (("sentry", "smg"), ("survivor", "survivor-assault-rifle")):
        t[who].ammo[f"{who}.{weapon}"] = 0
        charge = t.give(who, "energy-charge")
        t.hand(who, "search").use(who, charge, "load", f"{who}.{weapon}")
        assert t[who].ammo[f"{who}.{weapon}"] > 0


# ---------------------------------------------------------------- Slime, Weaknesses, attacks


def test_slime_of_the_ship_is_shed_washed_off_and_kept_off(ship: Any) -> None:
    t = ship("lab-rat", "janitor", "sentry").hand("lab-rat", "weird-metabolism").hand("janitor", "search")
    for who in ("lab-rat", "janitor", "sentry"):
        gain_status(t.game, t[who], "slime")
    t.play_card("lab-rat", "weird-metabolism", "shed-slime")
    t.use("janitor", t.give("janitor", "pressure-washer"), "wash-slime", "p3")
    assert [t[who].marks.get("slime", 0) for who in ("lab-rat", "janitor", "sentry")] == [0, 1, 0]
    t.give("sentry", "nemesis-battle-suit")
    assert not gain_status(t.game, t["sentry"], "slime")


def test_an_analysis_in_the_laboratory_opens_what_knowledge_opens_in_lockdown(ship: Any) -> None:
    t = (
        ship(XENO)
        .room("laboratory", "room-012")
        .put(XENO, "room-012")
        .hand(XENO, "field-experience", "repairs", "search")
    )
    assert t.uses(XENO, "field-experience") == []
    t.carry(XENO, "intruder-carcass")
    t.act(XENO, "room", "analyse", "intruder-carcass")
    assert t.game.laboratory.discovered == 1
    assert t[XENO].marks == {}, "no Knowledge"
    assert t.hand(XENO, "field-experience").uses(XENO, "field-experience") == [("expect-event",)]
    t.put(XENO, "cockpit").hand(XENO, "vivisection")
    adult = t.intruder("adult", "cockpit")
    t.top("attacks", "scratch-6")
    t.play_card(XENO, "vivisection", "cut-deep", adult.id)
    assert adult.injuries == 2


def test_pheromones_mask_the_scent_of_a_carcass(ship: Any) -> None:
    t = ship(XENO).hand(XENO, "pheromones")
    token = t.carry(XENO, "intruder-carcass")
    adult = t.intruder("adult", "hibernatorium")
    t.will(("react", f"{XENO}.pheromones/1", "mask-scent", token))
    t.do(lambda: attack(t.game, adult, t[XENO], "event"))
    assert (t[XENO].light, t[XENO].serious, t[XENO].marks) == (0, [], {"slime": 1})


def test_feel_of_the_dark_ignores_a_surprise_attack(ship: Any) -> None:
    t = ship("lab-rat").hand("lab-rat", "feel-of-the-dark")
    adult = t.intruder("adult", "hibernatorium")
    t.will(("react", "lab-rat.feel-of-the-dark/1", "ignore-surprise"))
    t.do(lambda: surprise(t.game, t["lab-rat"], adult, adult.token))
    assert (t["lab-rat"].light, t["lab-rat"].serious, t["lab-rat"].hand) == (0, [], [])


# ---------------------------------------------------------------- what a player reads


def test_screens_tell_nothing_of_power_or_knowledge(ship: Any) -> None:
    t = ship("hacker", XENO, "lab-rat").hand("hacker", "recharge", "neuralink", "bypass")
    said = str(t.screen()) + str([offer.text for offer in t.words("hacker").offers])
    assert [word for word in ("Power", "Knowledge", "Darkness", "Elevator") if word in said] == []


def test_no_term_of_the_ship_speaks_of_facility_workers(ship: Any) -> None:
    assert "facility worker" not in ship("sentry").game.ruleset.compiled["references"]
    assert "facility worker" in assemble("lockdown").compiled["references"]
