"""Encounters and Combat on the ship, and the first Encounter of a game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nemesis_core.rules import encounter, in_combat, noise_roll
from nemesis_core.testing import Table

pytestmark = pytest.mark.variant

ROOM = "room-006"
WAY = "c-006-011"


def meet(t: Table, token: str = "larva") -> Table:
    """The Captain has an Encounter where it stands and `token` is drawn."""
    t.bag(token)
    return t.do(lambda: encounter(t.game, t["captain"]))


@pytest.mark.rule("SH-ENCOUNTER-01")
def test_noise_upon_noise_is_one_encounter_in_that_room(ship: Table) -> None:
    ship.put("captain", ROOM).cards("captain", 5).noise("c-006-007").dice("noise-die", "1").bag("creeper")
    noise_roll(ship.game, ship["captain"])
    assert ship.told("encounter") == [{"who": 0, "place": ROOM}]
    assert [piece.kind for piece in ship.at(ROOM)] == ["creeper"]
    assert len(ship.table.intruders) == 1


@pytest.mark.rule("SH-ENCOUNTER-02")
def test_an_intruder_that_walks_in_is_combat_but_no_encounter(ship: Table) -> None:
    # Bulkheads Open: Adults and Breeders through 1, from room-015 to the Captain with its empty hand.
    bag = len(ship.table.bag)
    ship.intruder("adult", "room-015", token=False)
    ship.top("events", "ship-bulkheads-open").step("event", "event-card")
    assert not {"encounter", "token.draw", "surprise", "attack"} & set(ship.kinds)
    assert len(ship.table.bag) == bag
    assert in_combat(ship.game, ship["captain"])


@pytest.mark.rule("SH-ENCOUNTER-03")
def test_noise_round_the_room_goes_and_that_of_the_technical_corridors_with_an_entrance(ship: Table) -> None:
    ship.put("captain", "room-014").cards("captain", 5)
    ship.noise("c-013-014", "c-014-017", "technical-corridors", "c-006-007")
    assert meet(ship).table.noise == {"c-006-007": 1}


@pytest.mark.rule("SH-ENCOUNTER-03")
def test_without_an_entrance_the_noise_in_the_technical_corridors_stays(ship: Table) -> None:
    ship.put("captain", ROOM).cards("captain", 5).noise("c-006-007", "technical-corridors")
    assert meet(ship).table.noise == {"technical-corridors": 1}


@pytest.mark.rule("SH-ENCOUNTER-04", "SH-ENCOUNTER-06")
def test_the_intruder_of_the_token_comes_and_the_token_stays_outside_the_bag(ship: Table) -> None:
    ship.put("captain", ROOM).cards("captain", 5).intruder("adult", ROOM)
    bag = len(ship.table.bag)
    ship.bag("token-adult-3")
    (token,) = ship.game.fixed["bag"]
    bag = len(ship.table.bag)
    ship.do(lambda: encounter(ship.game, ship["captain"]))
    assert [piece.kind for piece in ship.at(ROOM)] == ["adult", "adult"]
    assert (len(ship.table.bag), ship.at(ROOM)[1].token) == (bag - 1, token)
    assert token not in [*ship.table.bag, *ship.table.supply]


@pytest.mark.rule("SH-ENCOUNTER-05")
@pytest.mark.parametrize(
    ("token", "action", "contamination", "attacks"),
    [
        ("token-adult-3", 1, 1, 1),
        ("token-adult-3", 2, 1, 0),
        ("token-adult-3", 0, 3, 0),
        ("token-adult-4", 3, 0, 1),
        ("token-adult-4", 4, 0, 0),
        ("token-creeper-1", 0, 0, 1),
        ("token-creeper-1", 0, 1, 0),
    ],
)
def test_a_hand_smaller_than_the_number_is_surprised(
    ship: Table, token: str, action: int, contamination: int, attacks: int
) -> None:
    ship.put("captain", ROOM).cards("captain", action, contamination=contamination).top("attacks", "tail-attack-2")
    meet(ship, token)
    assert [attack["occasion"] for attack in ship.told("attack")] == ["surprise"] * attacks


@pytest.mark.rule("SH-ENCOUNTER-09")
def test_walking_in_on_an_intruder_is_combat_without_token_or_die(ship: Table) -> None:
    bag = len(ship.table.bag)
    ship.cards("captain", 1).intruder("adult", ROOM, token=False)
    ship.act("captain", "move", ROOM, WAY)
    assert in_combat(ship.game, ship["captain"])
    assert not {"encounter", "token.draw", "noise.roll", "attack"} & set(ship.kinds)
    assert len(ship.table.bag) == bag


@pytest.mark.rule("SH-COMBAT-01")
def test_eggs_are_no_combat(ship: Table) -> None:
    ship.room("nest", ROOM).put("captain", ROOM)
    ship.lies("egg", ROOM)
    assert len(ship.game.laboratory.eggs) == 5
    assert not in_combat(ship.game, ship["captain"])
    ship.intruder("larva", "room-007")
    assert not in_combat(ship.game, ship["captain"])
    ship.intruder("larva", ROOM)
    assert in_combat(ship.game, ship["captain"])


@pytest.mark.rule("SH-COMBAT-02")
@pytest.mark.parametrize("combat", [False, True])
def test_some_actions_are_for_combat_only_and_some_for_out_of_it(ship: Table, combat: bool) -> None:
    # Trade, Careful Movement and Rest are marked Out of Combat, Shoot, Melee Attack and Suppressive Fire In Combat;
    # Pick Up and Motivation are not marked.
    ship.put("captain", ROOM).put("scout", ROOM).hand("captain", "rest", "suppressive-fire", "motivation")
    ship.contaminate("captain", clean=1, pile="hand").give("scout", "medkit")
    ship.lies("intruder-carcass", ROOM)
    if combat:
        ship.intruder("adult", ROOM)
    kinds = {option[0] for option in ship.legal("captain")}
    assert {"trade", "careful"} & kinds == (set() if combat else {"trade", "careful"})
    assert "pick-up" in kinds
    assert {"shoot", "melee"} & kinds == ({"shoot", "melee"} if combat else set())
    cards = {option[1].partition("/")[0] for option in ship.legal("captain", "card")}
    assert cards == {"captain.motivation", "captain.suppressive-fire" if combat else "captain.rest"}


# ---------------------------------------------------------------- the first Encounter


@pytest.fixture
def fresh(aboard: Callable[..., Table]) -> Table:
    """Three Characters who have not met an Intruder: each holds two Objectives."""
    t = aboard("captain", "scout", "soldier").put("captain", ROOM).explored(ROOM)
    assert [len(held) for held in t.game.semi_coop.held] == [2, 2, 2]
    return t


@pytest.mark.rule("SH-CRIT-01")
@pytest.mark.parametrize("token", ["larva", "creeper", "adult", "breeder", "queen"])
def test_the_first_intruder_makes_everybody_keep_one_objective_before_anything_else(fresh: Table, token: str) -> None:
    state = fresh.game.semi_coop
    kept = [held[1] for held in state.held]
    removed = [held[0] for held in state.held]
    when: list[tuple[str, int]] = []
    fresh.game.listener = lambda event: when.append((event.kind, sum(len(held) for held in state.held)))
    meet(fresh.will(*kept).top("attacks", "tail-attack-2"), token)
    assert (state.held, state.removed) == ([[card] for card in kept], [[card] for card in removed])
    assert ("surprise", 3) in when  # the hand is empty: the attack comes when all have chosen
    fresh.comes("adult", "room-007")
    assert [decision.kind for decision in fresh.asked].count("keep-objective") == 3


@pytest.mark.rule("SH-CRIT-02")
def test_eggs_are_no_first_intruder(fresh: Table) -> None:
    fresh.room("nest", ROOM).cards("captain", 2).dice("noise-die", "1").act("captain", "room", "take-an-egg")
    assert [card.partition("/")[0] for card in fresh["captain"].held if "egg" in card] == ["egg"]
    assert [len(held) for held in fresh.game.semi_coop.held] == [2, 2, 2]
    assert fresh.table.first_encounter == 0
