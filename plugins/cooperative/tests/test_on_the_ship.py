"""The group on the ship."""

from __future__ import annotations

import pytest

from nemesis_core.rules import die
from nemesis_core.testing import set_up, table

ROOM = "room-010"
CREW = ["captain", "scout", "pilot"]


def group(*objectives):
    """Three Characters of the ship with these Objectives, and the Emergency Room at room-010."""
    t = table("nemesis-coop", CREW).room("emergency-room", ROOM)
    state = t.game.cooperative
    cards = [*state.objectives, *state.rest]
    state.objectives = [f"{name}/1" for name in objectives]
    state.rest = [card for card in cards if card not in state.objectives]
    assert len(cards) == len(state.objectives) + len(state.rest)
    return t


def dead(t):
    """The scout has died in the Emergency Room; returns its Corpse."""
    t.put("scout", ROOM)
    die(t.game, t["scout"], "test")
    return t.table.objects[ROOM][-1]


@pytest.mark.variant
@pytest.mark.rule("MD-COOP-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_one_objective_for_each_player_is_shared_and_open(seats):
    game = set_up("nemesis-coop", seats, seats)
    cards = game.cooperative.objectives
    assert len(set(cards)) == seats
    assert {game.cards.objectives[card].deck for card in cards} == {"solo-coop"}
    assert all(game.view(seat)["group objectives"] == cards for seat in range(seats))


@pytest.mark.variant
@pytest.mark.rule("MD-COOP-02")
@pytest.mark.parametrize(
    ("signal", "destroyed", "status", "winners"),
    [
        (1, True, "escaped", [0, 1, 2]),
        (1, False, "escaped", []),
        (0, True, "escaped", []),
        (1, True, "active", []),
    ],
)
def test_all_objectives_and_one_survivor_win_for_everybody(signal, destroyed, status, winners):
    """They ask for an Egg off the ship, a Signal and a dead Queen, and two Weaknesses; all Engines work."""
    t = group("special-delivery", "cutting-off-the-head", "first-contact-protocol")
    for tokens in t.game.ship.engines.values():
        tokens.sort(key=lambda token: token.endswith("/working"))
    t.carry("captain", "egg")
    t.mark("captain", signal=signal)
    t.game.laboratory.discovered = 2
    captain = t["captain"]
    if status != "active":
        captain.status = captain.left = status
        captain.place = ""
    t.finish("ship_destroyed" if destroyed else "jump")
    assert t.game.cooperative.winners == winners
    assert [who.status for who in t.table.characters[1:]] == ["dead", "dead"]


@pytest.mark.variant
@pytest.mark.rule("MD-COOP-03")
def test_a_corpse_in_the_emergency_room_is_its_character_again_at_the_next_cycle():
    t = group("special-delivery")
    corpse = dead(t)
    assert t["scout"].status == "dead"
    t.start_round()
    assert (t["scout"].status, t["scout"].place) == ("active", ROOM)
    assert ROOM not in t.table.objects
    assert corpse in t.table.object_supply


@pytest.mark.variant
@pytest.mark.rule("MD-COOP-03")
def test_it_can_be_carried_there():
    t = group("special-delivery")
    corpse = dead(t)
    t.table.objects.pop(ROOM)
    t.put("captain", ROOM)["captain"].held.append(corpse)
    t.start_round()
    assert (t["scout"].status, t["scout"].place, corpse in t["captain"].held) == ("active", ROOM, False)


@pytest.mark.variant
@pytest.mark.rule("MD-COOP-04")
@pytest.mark.parametrize("trouble", ["intruder", "malfunction"])
def test_an_intruder_or_a_malfunction_stops_it(trouble):
    t = group("special-delivery")
    corpse = dead(t)
    if trouble == "intruder":
        t.intruder("adult", ROOM)
    else:
        t.malfunction(ROOM)
    t.start_round()
    assert (t["scout"].status, t.table.objects[ROOM]) == ("dead", [corpse])
