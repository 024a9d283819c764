"""Playing alone on the ship."""

from __future__ import annotations

import pytest

from nemesis_core import assemble
from nemesis_core.rules import arrive, leave
from nemesis_core.testing import set_up, table

DECK = {
    "clean-up-crew",
    "cutting-off-the-head",
    "destination-earth",
    "emergency-post-mortem",
    "first-contact-protocol",
    "no-man-left-behind",
    "special-delivery",
}


def alone(*objectives):
    """The captain alone, holding these Objectives."""
    t = table("nemesis-solo", ["captain"])
    state = t.game.solo
    cards = [*state.held[0], *state.rest]
    state.held[0] = [f"{name}/1" for name in objectives]
    state.rest = [card for card in cards if card not in state.held[0]]
    assert len(cards) == len(state.held[0]) + len(state.rest)
    return t


@pytest.mark.variant
@pytest.mark.rule("MD-SOLO-01")
def test_two_objectives_of_the_deck_of_their_own_are_dealt():
    seen = set()
    for seed in range(30):
        game = set_up("nemesis-solo", 1, seed)
        assert len(game.solo.held[0]) == 2
        seen |= {game.cards.objectives[card].id for card in game.solo.held[0]}
    assert seen == DECK


@pytest.mark.variant
@pytest.mark.rule("MD-SOLO-01")
def test_the_first_intruder_leaves_one():
    t = alone("special-delivery", "destination-earth").will("destination-earth/1")
    t.comes("larva", "cockpit")
    t.comes("adult", "cockpit")
    assert t.game.solo.held == [["destination-earth/1"]]
    assert [d.kind for d in t.asked] == ["keep-objective"]


@pytest.mark.variant
@pytest.mark.rule("MD-SOLO-02", "MD-SOLO-04")
@pytest.mark.parametrize(("printed", "counter"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_half_the_items_lie_in_a_room_and_the_token_keeps_its_number(printed, counter):
    t = alone("special-delivery", "destination-earth")
    token = next(record.id for record in t.game.cards.exploration.values() if record.items == printed)
    t.unexplored("room-003", "storage", token).dice("noise-die", "silence")
    arrive(t.game, t["captain"], "room-003", noise="none")
    assert t.table.items["room-003"] == counter
    assert t.told("token")[0]["items"] == printed
    assert t.game.cards.exploration[t.table.used_tokens[-1]].items == printed


@pytest.mark.variant
@pytest.mark.rule("MD-SOLO-04")
@pytest.mark.parametrize(
    ("board", "crew", "room", "tile", "who", "lands"),
    [
        # The number 4 leads from Room 3 to Room 7 on the ship, and from Room 5 to Room 6 on the Facility.
        ("ship", "nemesis-crew", "room-003", "storage", "captain", "room-007"),
        ("facility", "lockdown-crew", "room-005", "archive", "sentry", "room-006"),
    ],
)
def test_a_spore_goes_by_the_whole_number_of_the_token(board, crew, room, tile, who, lands):
    t = table(assemble(board=board, race="chytrids", mode="solo", crew=[crew]), [who])
    token = next(record.id for record in t.game.cards.exploration.values() if record.items == 4)
    t.unexplored(room, tile, token).dice("noise-die", "silence")
    arrive(t.game, t[who], room, noise="none")
    assert t.table.items[room] == 2
    assert list(t.game.colony.spores) == [lands]


@pytest.mark.variant
@pytest.mark.rule("MD-SOLO-03")
@pytest.mark.parametrize(
    ("egg", "status", "wins"),
    [(True, "escaped", True), (True, "active", False), (False, "escaped", False), (False, "active", False)],
)
def test_winning_takes_the_objective_and_survival(egg, status, wins):
    t = alone("special-delivery")
    if egg:
        t.carry("captain", "egg")
    if status == "escaped":
        t.do(lambda: leave(t.game, t["captain"], "escaped"))
        assert t.ending == "jump"
    t.finish("jump")
    assert t.game.solo.winners == ([0] if wins else [])
