"""What the Objectives of the ship ask for."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core import assemble
from nemesis_core.testing import table

ROOM = "room-010"


def holds(t: Any, condition: str, who: str = "alpha") -> bool:
    """Does `condition` hold for `who`?"""
    return bool(t.game.conditions[condition](t.game, t[who], ""))


@pytest.mark.parametrize(
    ("world", "destroyed", "earth", "mars"),
    [
        ("earth", False, True, False),
        ("earth", True, False, False),
        ("mars", False, False, True),
        ("mars", True, False, False),
        ("venus", False, False, False),
        ("deep-space", False, False, False),
    ],
)
def test_where_the_ship_arrives(ship: Any, world: str, destroyed: bool, earth: bool, mars: bool) -> None:
    t = ship().course(world)
    t.ship.destroyed = destroyed
    assert (holds(t, "ship-reaches-earth"), holds(t, "ship-reaches-mars")) == (earth, mars)
    assert holds(t, "ship-destroyed") is destroyed


@pytest.mark.parametrize(
    ("status", "by_pod", "either"),
    [("escaped", True, True), ("hibernating", False, True), ("active", False, False), ("dead", False, False)],
)
def test_how_a_character_left(ship: Any, status: str, by_pod: bool, either: bool) -> None:
    t = ship().away("alpha", status).away("beta", "escaped")
    assert (holds(t, "left-by-pod"), holds(t, "left-or-hibernates")) == (by_pod, either)


@pytest.mark.variant
@pytest.mark.parametrize(("condition", "slot"), [("weakness-egg", 1), ("weakness-carcass", 2)])
def test_the_weakness_of_a_kind_of_object(condition: str, slot: int) -> None:
    """The slots are those of Corpse, Egg and Carcass, from left to right."""
    t = table("nemesis", ["captain", "scout"])
    for revealed in ([1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 1]):
        t.game.laboratory.revealed[:] = revealed
        assert [holds(t, condition, who) for who in ("captain", "scout")] == [bool(revealed[slot])] * 2


def test_two_weaknesses(ship: Any) -> None:
    t = ship()
    for number, expected in ((0, False), (1, False), (2, True), (3, True)):
        t.game.laboratory.discovered = number
        assert holds(t, "weaknesses-discovered-2") is expected


def test_only_the_blue_corpse_counts(ship: Any) -> None:
    t = ship()
    hall = next(place for place, tile in t.table.tiles.items() if tile == "hibernatorium")
    blue = t.ship.blue
    assert t.table.objects == {hall: [blue]}
    t.carry("alpha", "character-corpse")
    assert holds(t, "carry-blue-corpse") is False
    t.table.objects.clear()
    t["beta"].held.append(blue)
    assert (holds(t, "carry-blue-corpse"), holds(t, "carry-blue-corpse", "beta")) == (False, True)


def test_the_blue_corpse_in_the_surgery_is_carried_by_nobody(ship: Any) -> None:
    t = ship().room("surgery", ROOM).put("alpha", ROOM)
    blue = t.ship.blue
    t.table.objects.clear()
    t["alpha"].held.append(blue)
    t.lies("character-corpse", ROOM)
    assert holds(t, "blue-corpse-in-surgery") is False
    t.cards("alpha", 2).act("alpha", "drop", blue)
    assert holds(t, "blue-corpse-in-surgery") is True


def test_every_room_tile_has_to_be_explored(ship: Any) -> None:
    t = ship()
    for place in t.table.tiles:
        t.explored(place)
    assert holds(t, "rooms-explored") is True
    del t.table.explored[ROOM]
    assert holds(t, "rooms-explored") is False


def test_a_signal_is_the_characters_own(ship: Any) -> None:
    t = ship().mark("alpha", signal=1)
    assert (holds(t, "signal-sent"), holds(t, "signal-sent", "beta")) == (True, False)


DEMANDS = {
    "necroscopy": ("corporate", 2, ["signal-sent weakness-carcass"]),
    "ab-ovo": ("corporate", 2, ["weakness-egg"]),
    "extreme-field-biology": ("corporate", 2, ["weaknesses-discovered-2"]),
    "my-precious": ("corporate", 2, ["signal-sent left-or-hibernates carry-egg"]),
    "the-right-moment-to-strike": ("corporate", 2, ["player-dead:1", "only-survivor"]),
    "greener-pastures": ("corporate", 2, ["player-dead:2", "only-survivor"]),
    "an-old-feud": ("corporate", 3, ["player-dead:3", "only-survivor"]),
    "hostile-takeover": ("corporate", 4, ["player-dead:4", "only-survivor"]),
    "the-final-enlightenment": ("corporate", 5, ["player-dead:5", "only-survivor"]),
    "salvaging-the-prime-asset": ("personal", 2, ["ship-reaches-earth", "only-survivor"]),
    "quarantine": ("personal", 2, ["ship-reaches-mars", "ship-reaches-earth nest-destroyed"]),
    "the-great-hunt": ("personal", 2, ["signal-sent ship-destroyed", "signal-sent queen-killed"]),
    "a-proper-burial": ("personal", 2, ["signal-sent left-or-hibernates carry-blue-corpse"]),
    "hoarder": ("personal", 2, ["left-by-pod items-7"]),
    "relentless-investigator": ("personal", 2, ["signal-sent rooms-explored"]),
    "the-oldest-friend": ("personal", 3, ["ship-reaches-earth", "only-survivor"]),
    "best-friends-forever": ("personal", 4, ["another-survivor"]),
    "aliens-on-a-spaceship": ("personal", 5, ["signal-sent nest-destroyed", "signal-sent ship-destroyed"]),
    "destination-earth": ("solo-coop", 1, ["ship-reaches-earth"]),
    "emergency-post-mortem": ("solo-coop", 1, ["blue-corpse-in-surgery"]),
    "first-contact-protocol": ("solo-coop", 1, ["weaknesses-discovered-2"]),
    "cutting-off-the-head": ("solo-coop", 1, ["signal-sent ship-destroyed", "signal-sent queen-killed"]),
    "no-man-left-behind": ("solo-coop", 1, ["signal-sent rooms-explored"]),
    "special-delivery": ("solo-coop", 1, ["left-or-hibernates carry-egg"]),
    "clean-up-crew": ("solo-coop", 1, ["signal-sent nest-destroyed", "signal-sent ship-destroyed"]),
}


@pytest.mark.variant
@pytest.mark.parametrize("variant", ["nemesis", "nemesis-advanced", "nemesis-solo", "nemesis-coop"])
def test_the_cards_ask_for_what_they_ask(variant: str) -> None:
    found = {
        record.id: (record.deck, record.min_players, [" ".join(way) for way in record.any_of])
        for record in assemble(variant).content.of("objective")
    }
    assert found == DEMANDS
