"""The crew on the ship: the draft, and what the Characters have when the game begins."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core import Event, assemble
from nemesis_core.rules import slots_used
from nemesis_core.testing import set_up

pytestmark = pytest.mark.variant

CHARACTERS = {
    "captain": ("six-shooter", 6, ["log-key", "intercom"]),
    "pilot": ("shotgun", 2, ["pilot-evacuation-key", "orbital-maneuvering-system"]),
    "scientist": ("scientist-pistol", 3, ["laboratory-equipment", "holo-computer"]),
    "scout": ("rifle", 4, ["security-key", "motion-scanner"]),
    "soldier": ("assault-rifle", 5, ["autoloader", "armor"]),
    "mechanic": ("sawed-off-shotgun", 2, ["flashlight", "plasma-torch"]),
}
"""Starting Weapon, its capacity, and Quest Items of each."""
COMMON = ["demolition/1", "interruption/1", "rest/1", "search/1", "search/2"]


@pytest.mark.rule("SH-SETUP-27")
def test_each_player_chooses_between_two_draft_cards_of_six() -> None:
    told: list[Event] = []
    game = set_up("nemesis", seats=5, seed=4, listener=told.append)
    drafts = [event for event in told if event.kind == "draft"]
    numbers = [game.table.characters[event.data["who"]].number for event in drafts]
    assert numbers == [1, 2, 3, 4, 5], "in Player Number order"
    assert [len(event.data["shown"]) for event in drafts] == [2] * 5, "the fifth player still draws 2, the last 2 of 6"
    assert [event.audience for event in drafts] == [None] * 5, "shown to all"
    assert len({who.id for who in game.table.characters}) == 5
    kept = {game.cards.characters[who.id][0].draft_slot for who in game.table.characters}
    assert len(kept) == 5
    assert set(game.table.draft) == {"blue", "green", "orange", "purple", "red", "white"} - kept, "the rest went back"


@pytest.mark.rule("SH-SETUP-28")
@pytest.mark.parametrize("who", CHARACTERS)
def test_a_character_starts_unhurt_with_no_slime_and_no_signal(ship: Any, who: str) -> None:
    c = ship(who)[who]
    assert (c.light, c.serious, c.marks, c.status) == (0, [], {}, "active")


@pytest.mark.rule("SH-SETUP-30")
@pytest.mark.parametrize(
    ("who", "own"),
    [
        ("captain", "basic-repairs motivation order reload suppressive-fire"),
        ("pilot", "computer-skills knowledge-of-the-ship old-friend piloting repairs"),
        ("scientist", "blocking-access computer-skills intranet repairs risk-assessment"),
        ("scout", "adrenaline basic-repairs reconnaissance scavenging suppressive-fire"),
        ("soldier", "basic-repairs covering-fire full-auto nerves-of-steel taking-aim"),
        ("mechanic", "computer-skills fast-repairs ingenuity pyrotechnics technical-corridors"),
    ],
)
def test_the_action_deck_of_ten_lies_face_down(ship: Any, who: str, own: str) -> None:
    t = ship(who)
    cards = sorted([*(f"{card}/1" for card in own.split()), *COMMON])
    assert sorted(t[who].deck) == [f"{who}.{card}" for card in cards]
    assert (t[who].hand, t[who].discard) == ([], [])
    assert not [card for card in t[who].deck if t.knows(who, card)], "face down for its own player too"


@pytest.mark.rule("SH-SETUP-30")
def test_the_action_deck_is_shuffled() -> None:
    decks = [set_up("nemesis", seats=2, seed=seed).table.characters[0] for seed in range(12)]
    orders = {(who.id, tuple(who.deck)) for who in decks}
    assert len(orders) == 12


@pytest.mark.parametrize("who", CHARACTERS)
def test_the_starting_weapon_fills_a_hand_slot_and_is_loaded(ship: Any, who: str) -> None:
    weapon, capacity, _ = CHARACTERS[who]
    c = ship(who)[who]
    assert (c.held, c.ammo) == ([f"{who}.{weapon}"], {f"{who}.{weapon}": capacity})
    assert (slots_used(c), c.items, c.beside) == (1, [], [])


@pytest.mark.parametrize("who", CHARACTERS)
def test_two_quest_items_lie_inactive_beside_the_board(ship: Any, who: str) -> None:
    t = ship(who).hand(who, "search")
    assert t[who].quest == [f"{who}.{item}" for item in CHARACTERS[who][2]]
    assert t.legal(who, "item") == []


def test_nothing_of_lockdown_comes_aboard(ship: Any) -> None:
    t = ship("captain")
    items = {record.id for record in t.game.ruleset.content.of("item")}
    assert not [item for item in items if item.startswith("lockdown-")]
    assert "knowledge" not in t["captain"].marks


def test_nothing_of_the_ship_comes_to_the_facility() -> None:
    content = assemble("lockdown", crew=("nemesis-crew",)).content
    own = {item.id for item in content.of("item") if item.owner == "nemesis-crew"}
    assert own == {f"lockdown-{weapon}" for weapon, _, _ in CHARACTERS.values()}
