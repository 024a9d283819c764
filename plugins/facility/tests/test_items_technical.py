"""Toolbelt, Duct Tape, Fire Blanket, Power Cell, keys, light, suits."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from nemesis_core.rules import (
    affected_by,
    attack,
    attack_from_nowhere,
    die,
    discard_item,
    gain_status,
    noise_roll,
    slots_used,
    token_darkness,
)
from nemesis_core.testing import Table, fakes


@pytest.fixture
def t(counted: Any) -> Any:
    """Alpha with nothing but two cards in the Repository, beta elsewhere."""
    return counted().bare("alpha").hand("alpha", "look", "look").put("beta", "alert-room")


# ---------------------------------------------------------------- the Room


@pytest.mark.parametrize("item", ["toolbelt", "duct-tape"])
def test_a_room_is_mended(t: Any, item: str) -> None:
    card = t.give("alpha", item)
    assert t.legal("alpha", "item", card, "fix-room") == []
    t.malfunction("repository", "alert-room").use("alpha", card, "fix-room")
    assert t.table.malfunction == {"alert-room": 1}
    assert t.table.discards["item-yellow"] == [card]


def test_a_fire_blanket_puts_a_fire_out(t: Any) -> None:
    card = t.give("alpha", "fire-blanket")
    assert t.legal("alpha", "item", card) == []
    t.fire("repository", "alert-room").use("alpha", card, "put-out-fire")
    assert t.table.fire == {"alert-room": 1}


def test_a_power_cell_powers_the_section_or_the_elevator(t: Any) -> None:
    t.put("alpha", "elevator-s-01").blue(2)
    cell = t.give("alpha", "power-cell")
    assert [option[3] for option in t.legal("alpha", "item")] == ["elevator", "s-01"]
    t.use("alpha", cell, "flip-power", "elevator")
    assert t.blues() == [2, 4]


def test_a_power_cell_only_powers(t: Any) -> None:
    cell = t.give("alpha", "power-cell")
    assert t.blue(1).legal("alpha", "item") == []
    t.blue().use("alpha", cell, "flip-power")
    assert t.blues() == [1]


def test_there_is_nothing_to_power_on_a_staircase(t: Any) -> None:
    t.blue().put("alpha", "staircase-12-east").give("alpha", "power-cell")
    assert t.legal("alpha", "item") == []


# ---------------------------------------------------------------- keys


@pytest.mark.rule("LD-GATE-02")
def test_a_key_opens_the_gate_in_an_exit_room(t: Any) -> None:
    key = t.give("alpha", "main-gate-key")
    assert t.legal("alpha", "item") == []
    t.put("alpha", "room-002").use("alpha", key, "open-gate")
    assert t.facility.gate_open is True
    assert t.legal("alpha", "item", t.give("alpha", "main-gate-key")) == []


def test_a_key_starts_and_stops_autodestruction_at_a_computer(t: Any) -> None:
    t.put("alpha", "alert-room").blue(2).time(12)
    key = t.give("alpha", "autodestruction-key")
    t.use("alpha", key, "toggle", "start")
    assert t.facility.autodestruction == 9
    key = t.give("alpha", "autodestruction-key")
    assert [option[3] for option in t.legal("alpha", "item")] == ["stop"]
    t.use("alpha", key, "toggle", "stop")
    assert t.facility.autodestruction == -1


def test_the_autodestruction_key_needs_a_computer_and_power_and_a_yellow_token(t: Any) -> None:
    t.give("alpha", "autodestruction-key")
    assert t.blue(1, 2).legal("alpha", "item") == [], "no Computer"
    t.put("alpha", "alert-room")
    assert len(t.legal("alpha", "item")) == 1
    assert t.blue(1).legal("alpha", "item") == [], "no Power"
    t.blue(2).facility.autodestruction, t.facility.autodestruction_red = 6, True
    assert t.legal("alpha", "item") == [], "red"


# ---------------------------------------------------------------- gear


@pytest.fixture
def gear(t: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Toolbelts fill the Torch of alpha, which holds 5 and lies on the table."""
    torch = t.game.cards.item["alpha.torch"]
    monkeypatch.setattr(torch, "record", attrs.evolve(torch.record, reload_tags=("toolbelt",)))
    t.table.removed.remove("alpha.torch")
    return t


@pytest.mark.parametrize("owner", ["alpha", "beta"])
def test_a_toolbelt_fills_gear_of_a_character_in_the_room(gear: Any, owner: str) -> None:
    t = gear.put("beta", "repository")
    t[owner].held.append("alpha.torch")
    t[owner].ammo["alpha.torch"] = 2
    card = t.give("alpha", "toolbelt")
    t.use("alpha", card, "fix-gear")
    assert t[owner].ammo["alpha.torch"] == 5
    assert t.legal("alpha", "item", t.give("alpha", "toolbelt"), "fix-gear") == []


def test_a_toolbelt_does_not_reach_gear_elsewhere(gear: Any) -> None:
    t = gear
    t["beta"].held.append("alpha.torch")
    t["beta"].ammo["alpha.torch"] = 2
    assert t.legal("alpha", "item", t.give("alpha", "toolbelt"), "fix-gear") == []


@pytest.mark.variant
def test_a_toolbelt_restores_the_probe_arm_and_the_nailgun() -> None:
    t = Table(fakes(board="facility", crew=("lockdown-crew",)), ["janitor", "xenobiologist"], 0)
    t.put("janitor", "repository").put("xenobiologist", "repository").hand("janitor", "search", "search")
    t["janitor"].ammo["janitor.nailgun"] = 1
    t["xenobiologist"].ammo["xenobiologist.probe-arm"] = 0
    for card, name, full in (("janitor.nailgun", "p1", 4), ("xenobiologist.probe-arm", "p2", 3)):
        t.use("janitor", t.give("janitor", "toolbelt"), "fix-gear", name, card)
        assert t.table.characters[int(name[1]) - 1].ammo[card] == full


# ---------------------------------------------------------------- Duct Tape


@pytest.fixture
def taped(t: Any) -> Any:
    """Alpha has taped a Combat Rifle to a Flashlight."""
    t.rifle, t.light, t.tape = (
        t.give("alpha", "combat-rifle"),
        t.give("alpha", "flashlight"),
        t.give("alpha", "duct-tape"),
    )
    return t.use("alpha", t.tape, "combine")


def test_tape_makes_two_heavy_items_fill_one_slot(taped: Any) -> None:
    t = taped
    assert sorted(t["alpha"].taped) == sorted([t.rifle, t.light])
    assert t["alpha"].extra == {t.tape: t.rifle}
    assert slots_used(t["alpha"]) == 1
    assert t["alpha"].items == []
    assert t.table.discards["item-yellow"] == []
    t.lies("egg", "repository")
    t.act("alpha", "pick-up")
    assert len(t["alpha"].held) == 3, "a third Heavy thing finds a free slot"
    assert t["alpha"].ammo == {t.rifle: 6}, "tape holds no Ammo"


def test_tape_takes_two_loose_heavy_items_and_no_objects(t: Any) -> None:
    t.give("alpha", "combat-rifle")
    t.carry("alpha", "egg")
    card = t.give("alpha", "duct-tape")
    assert t.legal("alpha", "item", card) == []


@pytest.mark.parametrize("gone", ["rifle", "light"])
def test_tape_is_discarded_when_the_two_are_separated(taped: Any, gone: str) -> None:
    t = taped
    card = getattr(t, gone)
    t.act("alpha", "drop", card)
    assert t["alpha"].taped == []
    assert t["alpha"].extra == {}
    assert len(t["alpha"].held) == 1
    assert t.table.discards["item-yellow"] == [t.tape]


def test_handing_one_over_separates_the_two(taped: Any) -> None:
    t = taped.put("beta", "repository").hand("alpha", "look")
    t.act("alpha", "trade").will(("p2", t.light), "nothing", "agree").turn()
    assert t["beta"].held == [t.light]
    assert (t["beta"].taped, t["beta"].extra, t["alpha"].taped, t["alpha"].extra) == ([], {}, [], {})
    assert t.table.discards["item-yellow"] == [t.tape]


def test_discarding_one_to_pay_separates_the_two(taped: Any) -> None:
    t = taped.do(lambda: discard_item(taped.game, taped["alpha"], taped.rifle))
    assert t["alpha"].held == [t.light]
    assert t["alpha"].taped == []
    assert t.table.discards["item-yellow"] == [t.tape]
    assert t.table.discards["item-red"] == [t.rifle]


def test_death_takes_items_and_tape_out_of_the_game(taped: Any) -> None:
    t = taped.do(lambda: die(taped.game, taped["alpha"], "test"))
    assert {t.rifle, t.light, t.tape} <= set(t.table.removed)
    assert t["alpha"].extra == {}


# ---------------------------------------------------------------- light


def dark_event(t: Any) -> Any:
    """An Event card gives each Character in Darkness a Light Wound."""
    t.game.state.phase = "event"
    return t.top("events", "giants-1").step("event", "event-card")


def test_a_glowstick_lights_an_event_up(t: Any) -> None:
    card = t.blue().give("alpha", "glowstick")
    dark_event(t.will(("react", card, "light-up")))
    assert [who.light for who in t.table.characters] == [0, 1]
    assert t.table.discards["item-red"] == [card]


def test_a_glowstick_can_be_kept(t: Any) -> None:
    card = t.blue().give("alpha", "glowstick")
    dark_event(t.will(("pass",)))
    assert t["alpha"].light == 1
    assert t["alpha"].items == [card]


def test_a_glowstick_lights_an_attack_up_for_its_user_alone(t: Any) -> None:
    t.blue().put("beta", "repository")
    card, drone = t.give("beta", "glowstick"), t.intruder("drone", "repository")
    t.top("attacks", "scratch-2", "scratch-2").do(lambda: attack(t.game, drone, t["alpha"], "event"))
    assert t.asked == [], "it is dark for alpha, not for the holder"
    assert t["alpha"].light == 2
    t.will(("react", card, "light-up")).do(lambda: attack(t.game, drone, t["beta"], "event"))
    assert t["beta"].light == 1


@pytest.mark.rule("LD-CAVE-02")
def test_a_glowstick_lights_an_attack_out_of_the_technical_corridors_up(t: Any) -> None:
    card = t.blue(1, 2).give("alpha", "glowstick")
    t.top("attacks", "scratch-2").will(("react", card, "light-up"))
    t.do(lambda: attack_from_nowhere(t.game, t["alpha"], "technical-corridors"))
    assert t["alpha"].light == 1, "the Darkness line was about to apply, Power or not"
    assert t.table.discards["item-red"] == [card]


def test_a_glowstick_is_asked_for_only_in_darkness(t: Any) -> None:
    t.blue(1).give("alpha", "glowstick")
    dark_event(t)
    assert t.asked == []


def test_a_flashlight_makes_the_lower_number_count(t: Any) -> None:
    light = t.blue().give("alpha", "flashlight")
    token = t.table.bag[0]
    t.will(("react", light, "shine"))
    assert token_darkness(t.game, t["alpha"], token) is False
    t.will(("pass",))
    assert token_darkness(t.game, t["alpha"], token) is True
    assert t["alpha"].held == [light]
    assert token_darkness(t.game, t["beta"], token) is True


def test_a_flashlight_is_no_help_against_events(t: Any) -> None:
    t.blue().give("alpha", "flashlight")
    dark_event(t)
    assert t.asked == []
    assert t["alpha"].light == 1


# ---------------------------------------------------------------- suits


def test_an_enviro_suit_keeps_fire_off(t: Any) -> None:
    t.give("alpha", "enviro-suit")
    t.fire("repository").put("beta", "repository").will(("pass",)).turn()
    t.will(("pass",)).turn()
    assert [who.light for who in t.table.characters] == [0, 1]


def test_an_enviro_suit_keeps_slime_off(t: Any) -> None:
    t.give("alpha", "enviro-suit")
    assert [gain_status(t.game, who, "slime") for who in t.table.characters] == [False, True]
    assert gain_status(t.game, t["alpha"], "signal") is True


def test_an_enviro_suit_ignores_slime_from_before(t: Any) -> None:
    t.put("beta", "repository").mark("alpha", slime=1)
    assert affected_by(t.game, t["alpha"], "slime")
    t.give("alpha", "enviro-suit")
    assert not affected_by(t.game, t["alpha"], "slime")
    t.dice("noise-die", "silence").do(lambda: noise_roll(t.game, t["alpha"]))
    assert t.told("danger") == []


# ---------------------------------------------------------------- crafting


@pytest.mark.parametrize(
    ("crafted", "components"),
    [
        ("neutralizer", ("reagent", "medkit")),
        ("neutralizer", ("antiseptic", "analyze-toolset")),
        ("taser", ("weapon-battery", "toolbelt")),
        ("flamethrower", ("reagent", "toolbelt")),
        ("enviro-suit", ("clothes", "duct-tape")),
        ("enviro-suit", ("fire-blanket", "toolbelt")),
        ("pistol", ("reagent", "power-cell")),
    ],
)
def test_each_crafted_item_is_made_of_its_components(t: Any, crafted: str, components: tuple[str, str]) -> None:
    cards = {t.give("alpha", name) for name in components}
    made = {option[1].partition("/")[0] for option in t.legal("alpha", "craft") if set(option[2:]) == cards}
    assert made == {crafted}
    option = next(o for o in t.legal("alpha", "craft") if set(o[2:]) == cards)
    t.act("alpha", *option)
    assert option[1] in [*t["alpha"].items, *t["alpha"].held]
    assert not cards & {*t["alpha"].items}


@pytest.mark.parametrize(("weapon", "ammo"), [("pistol", 3), ("flamethrower", 4)])
def test_a_crafted_weapon_comes_loaded(t: Any, weapon: str, ammo: int) -> None:
    t.give("alpha", "reagent")
    t.give("alpha", "power-cell" if weapon == "pistol" else "toolbelt")
    t.act("alpha", "craft")
    assert t["alpha"].ammo == {f"{weapon}/1": ammo}


@pytest.mark.parametrize(("weapon", "ammo"), [("combat-rifle", 2), ("combat-shotgun", 1), ("service-revolver", 4)])
def test_a_found_weapon_holds_its_first_number(t: Any, weapon: str, ammo: int) -> None:
    t.room("guard-room", "room-003", items=2).put("alpha", "room-003").top("item-red", weapon, "grenade")
    t.will(f"{weapon}/1").play_card("alpha", "look", "search", "red")
    assert t["alpha"].ammo == {f"{weapon}/1": ammo}
