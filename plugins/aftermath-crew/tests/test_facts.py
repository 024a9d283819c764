"""The numbers and marks of the crew's own cards, Items and Objectives, one line each."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core import assemble
from nemesis_core.testing import crew_rules

CREW = "aftermath-crew"

# ---------------------------------------------------------------- Action cards

CARDS = {
    "er": (1, "out"),
    "pharmacist": (0, "out"),
    "field-dressing": (2, "out"),
    "robot-guard": (0, "any"),
    "robot-assault": (1, "in"),
    "robot-labour": (0, "out"),
    "executive-access": (0, "out"),
    "golden-parachute": (1, "out"),
    "self-diagnostics": (0, "out"),
    "servo-strength": (0, "any"),
    "cold-logic": (0, "any"),
    "suggestion": (1, "out"),
    "group-therapy": (0, "out"),
    "profile": (1, "out"),
    "brawl": (0, "in"),
    "threaten": (0, "out"),
    "pain-tolerance": (0, "any"),
    "break-through": (1, "any"),
    "track-target": (1, "out"),
}
"""Card of a deck in both games -> its Cost, and whether it is for Combat."""
OF_LOCKDOWN = {
    "mainframe-link": (0, "out"),
    "power-core": (1, "out"),
    "stakeout": (0, "out"),
    "take-down": (0, "out"),
}
OF_THE_SHIP = {"direct-interface": (1, "out"), "laika-seek": (0, "out"), "laika-guard": (0, "any")}
COMMON = {"search", "rest", "demolition", "interruption", "repairs", "basic-repairs", "computer-skills"}
COMMON |= {"suppressive-fire"}


@pytest.mark.parametrize(("edition", "more"), [("lockdown", OF_LOCKDOWN), ("nemesis", OF_THE_SHIP)])
def test_cost_and_combat_mark_of_each_card(edition: str, more: dict[str, tuple[int, str]]) -> None:
    cards = [card for card in crew_rules(CREW, edition).content.of("action_card") if card.owner == CREW]
    own = {card.id: card for card in cards if card.id not in COMMON}
    assert {name: (card.cost, card.combat) for name, card in own.items()} == CARDS | more
    reactions = {"robot-guard", "cold-logic"} | ({"laika-guard"} if edition == "nemesis" else set())
    assert {name for name, card in own.items() if card.reaction} == reactions
    assert {name for name, card in own.items() if card.remove_after_use} == {"golden-parachute"}
    assert not any(card.forced_pass for card in own.values())


# ---------------------------------------------------------------- Items

WEAPONS = {
    "lockdown": {
        "lockdown-arm-gun": ("energy", 3, 1, ("ammo-energy",)),
        "lockdown-needle-gun": ("classic", 2, 1, ("ammo-chemical",)),
        "lockdown-psychologist-pistol": ("energy", 3, 1, ("ammo-energy",)),
        "lockdown-convict-weapon": ("classic", 3, 1, ("ammo-chemical",)),
        "bounty-contract-alive": ("energy", 5, 1, ("ammo-energy",)),
        "bounty-contract-dead": ("energy", 5, 1, ("ammo-energy",)),
    },
    "nemesis": {
        "arm-gun": ("energy", 3, 0, ("ammo-energy",)),
        "needle-gun": ("classic", 2, 1, ("ammo-chemical",)),
        "psychologist-pistol": ("energy", 3, 1, ("ammo-energy",)),
        "rifle-247": ("energy", 5, 1, ("ammo-energy",)),
    },
}
"""Edition -> Weapon -> its kind, the Ammo that it holds, its Hand slots, what fills it."""
USED = {
    "surgery-kit": (1, "out", 0),
    "combat-drugs": (0, "any", 0),
    "ceo-access-card": (1, "out", 0),
    "ceo-private-channel": (1, "out", 0),
    "android-memory-bank": (1, "out", 0),
    "android-repair-frame": (1, "out", 0),
    "psychologist-case-files": (1, "out", 0),
    "psychologist-sedative": (1, "any", 0),
    "bounty-hunter-flares": (1, "out", 0),
    "bounty-hunter-net-gun": (1, "any", 1),
    "convict-stash": (1, "out", 0),
    "handcuff-key": (1, "out", 0),
}
"""Item aboard the ship that is for One Use Only -> its Cost, its Combat mark, its Hand slots."""


def items(edition: str) -> dict[str, Any]:
    """The crew's Items in a game of `edition`."""
    return {item.id: item for item in crew_rules(CREW, edition).content.of("item") if item.owner == CREW}


@pytest.mark.parametrize("edition", WEAPONS)
def test_what_each_weapon_holds(edition: str) -> None:
    found = {name: item for name, item in items(edition).items() if item.weapon}
    assert {
        name: (item.weapon, item.ammo_max, item.hand, tuple(item.reload_tags)) for name, item in found.items()
    } == WEAPONS[edition]
    assert {item.combat for item in found.values()} == {"in"}


@pytest.mark.parametrize(("edition", "robot", "hand"), [("lockdown", "lockdown-robot", 1), ("nemesis", "robot", 0)])
def test_the_robot_is_no_weapon_and_holds_five(edition: str, robot: str, hand: int) -> None:
    item = items(edition)[robot]
    assert (item.weapon, item.uses, item.hand, tuple(item.reload_tags)) == ("", 5, hand, ("ammo-energy",))


def test_what_is_used_once() -> None:
    found = {name: item for name, item in items("nemesis").items() if item.one_use}
    assert {name: (item.cost, item.combat, item.hand) for name, item in found.items()} == USED
    assert not any(item.one_use for item in items("lockdown").values())


@pytest.mark.parametrize("edition", WEAPONS)
def test_what_its_character_cannot_part_with(edition: str) -> None:
    bound = {"lockdown": {"lockdown-arm-gun"}, "nemesis": {"arm-gun", "handcuffs"}}[edition]
    assert {name for name, item in items(edition).items() if item.bound} == bound


# ---------------------------------------------------------------- Objectives


@pytest.mark.variant
def test_what_the_objectives_of_the_bounty_hunter_ask_for() -> None:
    objectives = assemble("lockdown", crew=(CREW,)).content.of("objective")
    assert {o.id: (o.any_of, o.min_players) for o in objectives if o.owner == CREW} == {
        "bounty-alive": ((("got-away", "left-neighbour-survives"),), 2),
        "bounty-dead": ((("got-away", "left-neighbour-dead"), ("only-survivor",)), 2),
    }
