"""Shared rules that only real pieces put to use: Grenades, what wipes Slime off, a card that orders an Encounter."""

from __future__ import annotations

import pytest

from nemesis_core.bots import make_bots
from nemesis_core.testing import Table, table

HERE = "repository"

pytestmark = pytest.mark.variant


def lockdown() -> Table:
    """The sentry alone in the Repository with two cards to pay with, the hacker far away."""
    t = table("lockdown", ["sentry", "hacker"])
    far = next(p for p in t.game.board.order if t.game.board.sections[p] == "s-03")
    return t.put("sentry", HERE).put("hacker", far).hand("sentry", *t.game.cards.characters["sentry"][1].deck)


@pytest.mark.rule("LD-DOOR-05")
@pytest.mark.parametrize(("state", "reached"), [("open", True), ("destroyed", True), ("closed", False)])
def test_a_closed_door_stops_a_grenade(state, reached):
    t = lockdown()
    corridor, other = t.game.board.ways[HERE][0]
    adult = t.intruder("adult", other)
    grenade = t.give("sentry", "grenade")
    t.door(corridor, state)
    assert (("item", grenade, "throw", adult.id) in t.legal("sentry", "item")) is reached


@pytest.mark.rule("LD-DOOR-05")
def test_a_closed_door_does_not_stop_a_grenade_in_the_own_room():
    t = lockdown()
    adult = t.intruder("adult", HERE)
    grenade = t.give("sentry", "grenade")
    for corridor, _ in t.game.board.ways[HERE]:
        t.door(corridor)
    assert ("item", grenade, "throw", adult.id) in t.legal("sentry", "item")


@pytest.mark.rule("LD-SLIME-02")
@pytest.mark.parametrize("item", ["clothes", "fire-blanket"])
def test_an_item_wipes_slime_off(item):
    t = lockdown().mark("sentry", slime=1)
    card = t.give("sentry", item)
    t.use("sentry", card, "wipe")
    assert t["sentry"].marks["slime"] == 0
    assert card not in t["sentry"].items


@pytest.mark.rule("LD-SLIME-02")
def test_the_decon_room_takes_slime_off():
    t = lockdown().mark("sentry", slime=1).room("decon-room", "room-005").put("sentry", "room-005")
    t.act("sentry", "room", "decontamination-procedure")
    assert t["sentry"].marks["slime"] == 0


@pytest.mark.rule("LD-SLIME-02")
def test_without_slime_there_is_nothing_to_wipe_off():
    t = lockdown()
    t.give("sentry", "clothes")
    assert t.legal("sentry", "item") == []


@pytest.mark.rule("LD-ENC-02")
def test_an_event_card_of_the_race_orders_an_encounter():
    t = lockdown()
    ways = t.game.board.exits[HERE]
    t.carry("sentry", "egg")
    t.noise(*ways).bag("creeper").top("events", "egg-protection").will(*[cards[0] for cards in t.game.semi_coop.held])
    t.step("event", "event-card")
    assert not set(t.table.noise) & set(ways)
    assert t.told("token.draw") == [{"token": "creeper"}]
    assert [piece.kind for piece in t.at(HERE)] == ["creeper"]


@pytest.mark.rule("LD-TECH-01")
def test_the_board_has_one_network_and_each_entrance_leads_into_it():
    board = table("lockdown", ["sentry", "hacker"]).game.board
    assert set(board.networks) == {"technical-corridors"}
    with_entrance = {p for p, place in board.places.items() if place.technical}
    assert with_entrance
    assert set(board.networks["technical-corridors"]) == with_entrance
    assert {p for p in board.places if "technical-corridors" in board.exits[p]} == with_entrance


@pytest.mark.rule("LD-MAP-01", "LD-DOOR-01", "LD-NOISE-05")
@pytest.mark.parametrize("seed", range(3))
def test_at_every_moment_everything_lies_where_it_may(seed):
    game = table("lockdown", ["sentry", "hacker", "janitor"]).game.ruleset.new_game(3, seed)
    board = game.board
    kinds = set()

    def look(event):
        if game.state.phase in ("setup", "victory"):
            return
        kinds.add(event.kind)
        places = [piece.place for piece in game.table.intruders.values()]
        places += [who.place for who in game.table.characters if who.place]
        assert set(places) <= set(board.places)
        assert set(game.table.doors) <= set(board.ends)
        assert set(game.table.noise) <= {*board.ends, *board.networks}
        assert set(game.table.noise.values()) <= {1}

    game.listener = look
    game.play(make_bots("curious", 3, seed))
    assert {"move", "intruder.place", "noise.place"} <= kinds
