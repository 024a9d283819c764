"""The set-up of a game on the Facility with this race: all but the race is as ever."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nemesis_core import Game, assemble
from nemesis_core.testing import set_up

pytestmark = pytest.mark.variant

SECOND = {"room-001", "room-002", "room-003", "room-004", "room-010", "room-011"}
FIRST = {f"room-{n:03}" for n in (5, 6, 7, 8, 9, 12, 13, 14, 15, 16)}
SECOND_ROOMS = {
    "contaminated-room",
    "css-b",
    "css-c",
    "css-control-room",
    "defense-control-room",
    "guard-room",
    "surgery",
    "testing-lab",
    "vent-control-room",
}


@pytest.fixture(scope="module")
def new() -> Callable[..., Game]:
    """Makes a game right after its set-up, with one seed or another."""
    rules = assemble("chytrids")
    return lambda seed=0, seats=3: set_up(rules, seats, seed)


@pytest.mark.rule("CH-COMP-07")
def test_doors_gate_rover_and_first_player_marker_are_as_many_as_ever(new: Any) -> None:
    limits = new().table.limits
    assert [limits[name] for name in ("door", "main-gate", "rover", "first-player")] == [11, 1, 1, 1]


@pytest.mark.rule("CH-SETUP-02")
def test_the_basic_side_is_used(new: Any) -> None:
    game = new()
    assert (game.ruleset.manifest.board, len(game.board.places), list(game.board.networks)) == (
        "facility",
        27,
        ["technical-corridors"],
    )


@pytest.mark.rule("CH-SETUP-03")
@pytest.mark.parametrize("seed", [0, 1, 2, 3])
def test_three_rooms_lie_where_they_always_do(new: Any, seed: int) -> None:
    table = new(seed).table
    fixed = ["isolation-room", "repository", "backup-power-supply"]
    assert [table.tiles[place] for place in fixed] == fixed
    assert set(fixed) <= set(table.explored)


@pytest.mark.rule("CH-SETUP-04")
def test_six_of_nine_second_rooms_lie_face_down(new: Any, hidden: Any) -> None:
    left_out: set[str] = set()
    for seed in range(40):
        game = new(seed)
        used = {game.table.tiles[place] for place in SECOND}
        assert len(used) == 6
        assert set(game.table.box) == SECOND_ROOMS - used
        assert not SECOND & set(game.table.explored)
        left_out |= set(game.table.box)
    assert hidden(game, game.table.box)
    assert left_out == SECOND_ROOMS


@pytest.mark.rule("CH-SETUP-05")
def test_all_ten_first_rooms_lie_face_down(new: Any) -> None:
    orders = set()
    for seed in range(3):
        table = new(seed).table
        orders.add(tuple(table.tiles[place] for place in sorted(FIRST)))
        assert not FIRST & set(table.explored)
    assert all(len(set(order)) == 10 and not set(order) & SECOND_ROOMS for order in orders)
    assert len(orders) == 3


@pytest.mark.rule("CH-SETUP-06")
def test_each_hidden_room_has_one_token(new: Any, hidden: Any) -> None:
    game = new()
    assert set(game.table.tokens) == FIRST | SECOND
    assert len({*game.table.tokens.values(), *game.table.spare_tokens}) == 20
    assert len(game.table.spare_tokens) == 4
    assert hidden(game, [*game.table.tokens.values(), *game.table.spare_tokens])


@pytest.mark.rule("CH-SETUP-07")
def test_elevator_gate_and_rover_are_on_their_spaces(new: Any) -> None:
    state = new().facility
    assert (state.elevator, state.rover, state.gate_open) == ("elevator-s-01", "room-002", False)


@pytest.mark.rule("CH-SETUP-08", "CH-SETUP-09")
def test_power_tokens_are_dealt_1_and_2_blue_3_and_4_red(new: Any) -> None:
    orders = set()
    for seed in range(20):
        state = new(seed).facility
        assert list(state.power_at) == ["s-01", "s-02", "s-03", "elevator"]
        assert sorted(state.power_at.values()) == ["1", "2", "3", "4"]
        assert state.powered == {"1": 1, "2": 1, "3": 0, "4": 0}
        orders.add(tuple(state.power_at.values()))
    assert len(orders) > 5


@pytest.mark.rule("CH-SETUP-10")
@pytest.mark.parametrize("blue", [1, 0])
def test_a_section_has_power_while_its_token_is_blue(new: Any, blue: int) -> None:
    game = new()
    game.facility.power_at.update({"s-01": "1", "s-02": "2", "s-03": "3"})
    game.facility.powered.update({"1": 0, "2": blue, "3": 0})
    found = {place for place in game.board.order if game.hooks.power(game, place)}
    second = {place for place in game.board.order if game.hooks.section(game, place) == "s-02"}
    assert len(second) > 3
    assert second <= found if blue else not second & found


@pytest.mark.rule("CH-SETUP-11")
def test_each_css_slot_has_a_hidden_token_and_one_is_left(new: Any, hidden: Any) -> None:
    game = new()
    assert (len(game.facility.css), len(game.facility.css_spare)) == (6, 1)
    assert hidden(game, [*game.facility.css.values(), *game.facility.css_spare])


@pytest.mark.rule("CH-SETUP-18")
def test_lock_down_is_not_the_computer_card_at_the_start() -> None:
    rules = assemble("chytrids")
    order = [*(f"computer-action-{letter}" for letter in "edcb"), "computer-action-a", "lock-down"]
    game = rules.new_game(2, 1)
    game.asker = lambda _, decision: decision.options[0]
    game.fixed["computer"] = [order]
    for run in rules.runs["setup"]:
        while run(game):
            pass
    assert (game.facility.computer, game.table.malfunction) == ("computer-action-a", {})
    assert sorted(game.table.decks["computer"]) == [*(f"computer-action-{x}" for x in "bcde"), "lock-down"]


@pytest.mark.rule("CH-SETUP-19")
def test_crafted_items_lie_beside_three_decks_and_there_is_a_scanner(new: Any) -> None:
    table = new().table
    decks = {name: cards for name, cards in table.decks.items() if name.startswith("item-")}
    assert sorted(decks) == ["item-green", "item-red", "item-yellow"]
    assert len(table.crafted) == 15
    assert not set(table.crafted) & {card for cards in decks.values() for card in cards}
    assert table.limits["scanner"] == 1


@pytest.mark.rule("CH-SETUP-20")
def test_the_supplies_are_those_of_the_facility_with_spores_and_mycelium(new: Any) -> None:
    game = new()
    limits = game.table.limits
    assert [limits[name] for name in ("spore-marker", "mycelium-marker", "character-corpse")] == [15, 8, 5]
    assert [limits[name] for name in ("fire-marker", "malfunction-marker", "noise-marker")] == [12, 10, 30]
    assert sorted(game.dice) == ["advantage-die", "combat-die", "noise-die"]


@pytest.mark.rule("CH-SETUP-21", "CH-SETUP-22")
def test_no_procedure_runs_and_time_is_15_inactive(new: Any) -> None:
    state = new().facility
    assert (state.alert, state.autodestruction, state.venting) == (-1, -1, "")
    assert (state.time, state.time_active) == (15, False)


@pytest.mark.rule("CH-SETUP-23")
@pytest.mark.parametrize("seats", [2, 5])
def test_characters_are_set_up_as_with_night_stalkers(new: Any, seats: int) -> None:
    other = set_up("lockdown", seats, 7)
    game = new(7, seats)
    names = [[step.name for step in rules.phases["setup"]] for rules in (game.ruleset, other.ruleset)]
    assert [name for name in names[0] if name != "growth"] == names[1]
    for mine, theirs in zip(game.table.characters, other.table.characters, strict=True):
        assert (mine.id, mine.place, mine.held, mine.quest) == (theirs.id, theirs.place, theirs.held, theirs.quest)
        assert (sorted(mine.deck), mine.marks) == (sorted(theirs.deck), theirs.marks)


@pytest.mark.rule("CH-SETUP-01")
def test_nothing_of_the_night_stalkers_is_in_the_game(new: Any) -> None:
    game = new()
    cards, table, lab = game.cards, game.table, game.laboratory
    assert len(table.decks["events"]) == len(table.decks["attacks"]) == 20
    owners = {cards.events[x].owner for x in table.decks["events"]}
    owners |= {cards.attacks[x].owner for x in table.decks["attacks"]} | {cards.tokens[x].owner for x in table.bag}
    owners |= {cards.weaknesses[x].owner for x in (*lab.weaknesses, *lab.spare)}
    assert owners == {"chytrids"}
    assert game.table.limits["race-help-card"] == 10
