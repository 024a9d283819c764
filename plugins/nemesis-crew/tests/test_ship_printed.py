"""What is printed on the crew's Action cards, Starting Weapons and Quest Items on the ship."""

from __future__ import annotations

from typing import Any

import pytest

pytestmark = pytest.mark.variant

CARDS = {
    # Cost, combat mark
    "search": (0, "out"),
    "rest": (0, "out"),
    "demolition": (0, "any"),
    "interruption": (0, "any"),
    "basic-repairs": (2, "out"),
    "repairs": (1, "out"),
    "fast-repairs": (0, "out"),
    "computer-skills": (0, "out"),
    "suppressive-fire": (0, "in"),
    "order": (0, "out"),
    "motivation": (0, "any"),
    "reload": (0, "any"),
    "technical-corridors": (1, "out"),
    "pyrotechnics": (1, "out"),
    "ingenuity": (0, "out"),
    "piloting": (0, "out"),
    "knowledge-of-the-ship": (0, "out"),
    "old-friend": (0, "out"),
    "risk-assessment": (0, "out"),
    "blocking-access": (0, "out"),
    "intranet": (1, "out"),
    "scavenging": (1, "out"),
    "reconnaissance": (1, "out"),
    "adrenaline": (0, "in"),
    "covering-fire": (0, "in"),
    "taking-aim": (0, "in"),
    "full-auto": (0, "in"),
    "nerves-of-steel": (0, "any"),
}
REACTIONS = {"interruption", "nerves-of-steel"}
WEAPONS = {
    "six-shooter": ("classic", 6),
    "shotgun": ("energy", 2),
    "scientist-pistol": ("energy", 3),
    "rifle": ("energy", 4),
    "assault-rifle": ("energy", 5),
    "sawed-off-shotgun": ("energy", 2),
}
QUESTS = {
    # Cost and combat mark of its use, for one use only, Hand slots
    "log-key": (1, "out", True, 0),
    "intercom": (0, "any", False, 0),
    "pilot-evacuation-key": (1, "out", True, 0),
    "orbital-maneuvering-system": (0, "out", True, 0),
    "laboratory-equipment": (1, "out", True, 0),
    "holo-computer": (0, "any", False, 1),
    "security-key": (1, "out", True, 0),
    "motion-scanner": (0, "out", False, 1),
    "autoloader": (0, "any", False, 0),
    "armor": (0, "in", True, 0),
    "flashlight": (2, "out", False, 0),
    "plasma-torch": (1, "out", False, 0),
}


def records(t: Any, kind: str) -> dict[str, Any]:
    """The records of `kind` by id."""
    return {record.id: record for record in t.game.ruleset.content.of(kind)}


@pytest.mark.parametrize("name", CARDS)
def test_action_cards(ship: Any, name: str) -> None:
    card = records(ship("captain"), "action_card")[name]
    assert (card.cost, card.combat) == CARDS[name]
    assert card.reaction is (name in REACTIONS)
    assert card.forced_pass is (name == "technical-corridors")
    assert not card.remove_after_use


@pytest.mark.parametrize("name", WEAPONS)
def test_starting_weapons(ship: Any, name: str) -> None:
    weapon = records(ship("captain"), "item")[name]
    assert (weapon.weapon, weapon.ammo_max) == WEAPONS[name]
    assert (weapon.kind, weapon.hand, weapon.combat) == ("starting", 1, "in")
    assert weapon.reload_tags == (() if name == "six-shooter" else ("ammo-energy",))


@pytest.mark.parametrize("name", QUESTS)
def test_quest_items(ship: Any, name: str) -> None:
    item = records(ship("captain"), "item")[name]
    assert (item.cost, item.combat, item.one_use, item.hand) == QUESTS[name]
    assert (item.kind, item.activate.cost) == ("quest", 1)
