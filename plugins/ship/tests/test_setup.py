"""The ship at the start of a game: Rooms, tokens, course, Engines, supplies, and the Rooms that are always there."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import place_fire, place_malfunction
from nemesis_core.testing import set_up, table

FIRST = [f"room-{n:03}" for n in (2, 3, 4, 5, 9, 10, 12, 13, 16, 17, 18)]
SECOND = [f"room-{n:03}" for n in (6, 7, 8, 14, 15)]
SPECIAL = ["cockpit", "engine-1", "engine-2", "engine-3", "hibernatorium"]
BASIC_ROOMS = {
    "armory",
    "comms-room",
    "emergency-room",
    "evacuation-section-a",
    "evacuation-section-b",
    "fire-control-system",
    "generator",
    "laboratory",
    "nest",
    "storage",
    "surgery",
}
ADDITIONAL_ROOMS = {
    "airlock-control",
    "cabins",
    "canteen",
    "command-center",
    "engine-control-room",
    "hatch-control-system",
    "monitoring-room",
    "room-covered-with-slime",
    "shower-room",
}


@pytest.fixture
def new(ship: Any) -> Any:
    """Makes a game right after its set-up, with one seed or another."""
    rules = ship().game.ruleset
    return lambda seed=0, seats=2: set_up(rules, seats, seed)


def views(game: Any) -> list[str]:
    """What the players see, as text."""
    return [str(game.view(seat)) for seat in range(game.state.seats)]


@pytest.mark.rule("SH-SETUP-04", "SH-ROOM-06", "SH-SETUP-36")
def test_five_of_the_nine_additional_rooms_lie_face_down_and_the_other_four_stay_unknown(new: Any) -> None:
    used: set[str] = set()
    for seed in range(60):
        game = new(seed)
        laid = {game.table.tiles[place] for place in SECOND}
        assert len(laid) == 5
        assert laid < ADDITIONAL_ROOMS
        assert not set(SECOND) & set(game.table.explored)
        assert set(game.table.box) == ADDITIONAL_ROOMS - laid
        assert not any(f"'{tile}'" in view for tile in game.table.box for view in views(game))
        used |= laid
    assert used == ADDITIONAL_ROOMS


@pytest.mark.rule("SH-SETUP-05", "SH-ROOM-05")
def test_each_of_the_eleven_basic_rooms_lies_face_down_exactly_once(new: Any) -> None:
    orders = set()
    for seed in range(8):
        game = new(seed)
        assert sorted(game.table.tiles[place] for place in FIRST) == sorted(BASIC_ROOMS)
        assert not set(FIRST) & set(game.table.explored)
        orders.add(tuple(game.table.tiles[place] for place in FIRST))
    assert len(orders) == 8


@pytest.mark.rule("SH-SETUP-06")
def test_each_face_down_room_gets_one_exploration_token(new: Any) -> None:
    game = new()
    assert sorted(game.table.tokens) == sorted(FIRST + SECOND)
    assert len({*game.table.tokens.values()}) == 16
    assert len(game.table.spare_tokens) == 4  # of the 20 tokens
    hidden = [*game.table.tokens.values(), *game.table.spare_tokens]
    assert not any(f"'{token}'" in view for token in hidden for view in views(game))


@pytest.mark.rule("SH-SETUP-07")
def test_one_hidden_coordinates_card_of_eight_is_in_play(new: Any) -> None:
    drawn = set()
    for seed in range(60):
        game = new(seed)
        assert len(game.ship.coordinates) == 1
        cards = [*game.ship.coordinates, *game.ship.coordinates_spare]
        assert sorted(cards) == [f"coordinates-{n}" for n in range(1, 9)]
        assert not any(f"'{card}'" in view for card in cards for view in views(game))
        drawn.add(cards[0])
    assert len(drawn) == 8


@pytest.mark.rule("SH-SETUP-08")
def test_the_destination_marker_starts_on_b(new: Any) -> None:
    assert new().ship.destination == "B"


@pytest.mark.rule("SH-SETUP-14")
def test_each_engine_has_a_damaged_and_a_working_token_and_nobody_knows_which_is_on_top(new: Any) -> None:
    tops = set()
    for seed in range(40):
        game = new(seed)
        for number, tokens in enumerate(game.ship.engines.values(), 1):
            assert sorted(tokens) == [f"engine-{number}/damaged", f"engine-{number}/working"]
            assert not any(f"'{token}'" in view for token in tokens for view in views(game))
        tops.add(tuple(tokens[-1].partition("/")[2] for tokens in game.ship.engines.values()))
    assert len(tops) == 8  # 2 x 2 x 2


@pytest.mark.rule("SH-SETUP-19")
def test_seven_decks_are_shuffled_and_lie_face_down(new: Any) -> None:
    one, other = new(1).table.decks, new(2).table.decks
    assert sorted(one) == ["attacks", "contamination", "events", "item-green", "item-red", "item-yellow", "wounds"]
    cards = [card for deck in one.values() for card in deck]
    assert len(cards) == len({*cards})
    assert all(one[name] != other[name] and sorted(one[name]) == sorted(other[name]) for name in one)
    assert not any(f"'{card}'" in view for card in cards for view in views(new(1)))


@pytest.mark.rule("SH-SETUP-21")
def test_the_supplies_of_the_ship_have_no_advantage_die(new: Any) -> None:
    game = new()
    limits = game.table.limits
    assert (limits["fire-marker"], limits["malfunction-marker"], limits["door"]) == (8, 8, 12)
    assert limits["character-corpse"] == 6  # five red ones and the blue one
    assert sorted(game.dice) == ["combat-die", "noise-die"]


@pytest.mark.rule("SH-SETUP-34")
def test_the_blue_corpse_lies_in_the_hibernatorium_and_can_be_picked_up(ship: Any) -> None:
    t = ship(at="hibernatorium").hand("alpha", "look")
    [corpse] = t.table.objects["hibernatorium"]
    assert (corpse, t.ship.blue) == ("character-corpse/1", "character-corpse/1")
    t.act("alpha", "pick-up", corpse)
    assert t["alpha"].held[-1] == corpse
    assert t.table.objects == {}


@pytest.mark.variant
@pytest.mark.rule("SH-SETUP-34")
def test_the_blue_corpse_can_be_analysed_as_any_other() -> None:
    t = table("nemesis", ["captain", "scout"]).room("laboratory", "room-003").put("captain", "hibernatorium")
    t.hand("captain", "rest", "order", "search").act("captain", "pick-up", "character-corpse/1").put(
        "captain", "room-003"
    )
    t.act("captain", "room", "analyse", "character-corpse")
    assert t.game.laboratory.revealed == [1, 0, 0]


@pytest.mark.rule("SH-SETUP-35")
def test_the_five_special_rooms_lie_open_on_the_same_places_in_every_game(new: Any) -> None:
    for seed in range(8):
        game = new(seed)
        assert sorted(game.table.explored) == SPECIAL
        assert [game.table.tiles[place] for place in SPECIAL] == SPECIAL
        assert not set(SPECIAL) & set(game.table.tokens)


@pytest.mark.rule("SH-ROOM-07")
@pytest.mark.parametrize("place", SPECIAL)
def test_special_rooms_burn_and_fail_but_are_not_searched(counted: Any, place: str) -> None:
    t = counted(at=place).hand("alpha", "look", "look").items(place, 2)
    assert t.legal("alpha", "card") == []
    assert place_fire(t.game, place)
    assert place_malfunction(t.game, place)
    assert (t.table.fire, t.table.malfunction) == ({place: 1}, {place: 1})
