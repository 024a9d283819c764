"""The set-up of a game on the Facility with this race: all but the race is as ever."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from nemesis_core import Game, assemble
from nemesis_core.testing import set_up

pytestmark = pytest.mark.variant

SECOND = {"room-001", "room-002", "room-003", "room-004", "room-010", "room-011"}
FIRST = {f"room-{n:03}" for n in (5, 6, 7, 8, 9, 12, 13, 14, 15, 16)}
SECOND_ROOMS = {
    "css-b",
    "css-c",
    "css-control-room",
    "defense-control-room",
    "guard-room",
    "surgery",
    "testing-lab",
    "vent-control-room",
}
ELEVATORS = {"elevator-s-01", "elevator-s-02", "elevator-s-03"}


@pytest.fixture(scope="module")
def new() -> Callable[..., Game]:
    """Makes a game right after its set-up, with one seed or another."""
    rules = assemble("void-seeders")
    return lambda seed=0, seats=3: set_up(rules, seats, seed)


@pytest.mark.rule("VL-TERMS-01")
def test_the_race_plays_by_its_own_rules_with_the_components_of_the_facility(new: Any) -> None:
    game = new()
    content = game.ruleset.content
    for kind in ("room", "objective", "power_token", "computer_card"):
        assert {record.owner for record in content.of(kind)} == {"facility"}, kind
    tokens = Counter(record.owner for record in content.of("exploration_token") for _ in range(record.count))
    assert tokens == {"facility": 20, "void-seeders": 3}
    for kind in ("intruder_kind", "intruder_token", "event_card", "attack", "weakness", "panic"):
        assert {record.owner for record in content.of(kind)} == {"void-seeders"}, kind


@pytest.mark.rule("VL-COMP-01")
def test_the_lockdown_supplies_of_the_race(new: Any) -> None:
    game = new()
    assert (len(game.cards.events), game.table.limits["race-help-card"]) == (20, 5)
    assert sum(record.effect == "lair" for record in game.cards.exploration.values()) == 3
    assert len(game.ruleset.content.of("weakness_slot")) == 3


@pytest.mark.rule("VL-SETUP-01", "VS-SET-01")
def test_the_basic_side_is_used(new: Any) -> None:
    game = new()
    assert (game.ruleset.manifest.board, len(game.board.places), list(game.board.networks)) == (
        "facility",
        27,
        ["technical-corridors"],
    )


@pytest.mark.rule("VL-SETUP-02", "VS-SET-01")
@pytest.mark.parametrize("seed", [0, 1, 2, 3])
def test_three_rooms_lie_where_they_always_do(new: Any, seed: int) -> None:
    table = new(seed).table
    fixed = ["isolation-room", "repository", "backup-power-supply"]
    assert [table.tiles[place] for place in fixed] == fixed
    assert set(fixed) <= set(table.explored)


@pytest.mark.rule("VL-SETUP-03", "VL-SETUP-04", "VS-SET-02")
def test_six_of_eight_second_rooms_lie_face_down_and_none_is_contaminated(new: Any, hidden: Any) -> None:
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


@pytest.mark.rule("VL-SETUP-05", "VS-SET-02")
def test_all_ten_first_rooms_lie_face_down(new: Any) -> None:
    orders = set()
    for seed in range(3):
        table = new(seed).table
        orders.add(tuple(table.tiles[place] for place in sorted(FIRST)))
        assert not FIRST & set(table.explored)
    assert all(len(set(order)) == 10 and not set(order) & SECOND_ROOMS for order in orders)
    assert len(orders) == 3


@pytest.mark.rule("VL-SETUP-06", "VS-SET-03")
def test_of_23_exploration_tokens_19_take_part(new: Any) -> None:
    game = new()
    effects = Counter(game.cards.exploration[token].effect for token in game.table.tokens.values())
    printed = Counter(record.effect for record in game.cards.exploration.values())
    assert printed - effects == Counter(slime=2, silence=2)
    assert (effects["lair"], effects.total()) == (3, 19)


@pytest.mark.rule("VL-SETUP-07", "VL-SETUP-09", "VS-SET-04")
def test_each_hidden_room_and_each_elevator_room_has_a_hidden_token(new: Any, hidden: Any) -> None:
    lairs = set()
    for seed in range(10):
        game = new(seed)
        assert set(game.table.tokens) == FIRST | SECOND | ELEVATORS
        assert game.table.spare_tokens == []
        assert hidden(game, game.table.tokens.values())
        assert all(token[0] == "?" for token in game.view(0)["tokens"].values())
        lairs.add(tuple(p for p, token in game.table.tokens.items() if game.cards.exploration[token].effect == "lair"))
    assert len(lairs) > 5


@pytest.mark.rule("VL-SETUP-10", "VS-SET-07")
def test_elevator_gate_and_rover_are_on_their_spaces(new: Any) -> None:
    state = new().facility
    assert (state.elevator, state.rover, state.gate_open) == ("elevator-s-01", "room-002", False)


@pytest.mark.rule("VL-SETUP-11", "VS-SET-07")
def test_power_tokens_are_dealt_1_and_2_blue_3_and_4_red(new: Any) -> None:
    orders = set()
    for seed in range(20):
        game = new(seed)
        state = game.facility
        assert list(state.power_at) == ["s-01", "s-02", "s-03", "elevator"]
        assert sorted(state.power_at.values()) == ["1", "2", "3", "4"]
        assert state.powered == {"1": 1, "2": 1, "3": 0, "4": 0}
        for place in sorted(FIRST | SECOND):
            token = state.power_at[game.hooks.section(game, place)]
            assert bool(game.hooks.power(game, place)) is (token in "12")
        orders.add(tuple(state.power_at.values()))
    assert len(orders) > 5


@pytest.mark.rule("VL-SETUP-12", "VS-SET-07")
def test_each_css_slot_has_a_hidden_token_and_one_is_left(new: Any, hidden: Any) -> None:
    game = new()
    assert (len(game.facility.css), len(game.facility.css_spare)) == (6, 1)
    assert hidden(game, [*game.facility.css.values(), *game.facility.css_spare])


@pytest.mark.rule("VL-SETUP-13", "VS-SET-08")
@pytest.mark.parametrize("seats", [2, 5])
def test_the_laboratory_board_is_the_race_s_with_five_eggs(new: Any, seats: int) -> None:
    game = new(0, seats)
    slots = sorted(game.ruleset.content.of("weakness_slot"), key=lambda slot: slot.position)
    assert [(slot.owner, slot.object, slot.knowledge) for slot in slots] == [
        ("void-seeders", "insanity", 3),
        ("void-seeders", "intruder-carcass", 5),
        ("void-seeders", "egg", 8),
    ]
    assert len(game.laboratory.eggs) == 5


@pytest.mark.rule("VL-SETUP-14", "VL-SETUP-15", "VS-SET-09")
def test_three_of_six_weaknesses_lie_there_and_the_leftmost_is_up(new: Any, hidden: Any) -> None:
    dealt: set[str] = set()
    for seed in range(30):
        game = new(seed)
        lab = game.laboratory
        assert (lab.revealed, len(lab.weaknesses), len(lab.spare)) == ([1, 0, 0], 3, 3)
        assert game.view(0)["weaknesses"][0] == lab.weaknesses[0]
        assert hidden(game, [*lab.weaknesses[1:], *lab.spare])
        dealt |= {card.partition("/")[0] for card in lab.weaknesses}
    assert len(dealt) == 6
    assert not dealt & {"solid-bulkheads", "wave-of-calm"}


@pytest.mark.rule("VL-SETUP-16", "VL-SETUP-17")
@pytest.mark.parametrize(("seats", "tokens"), [(1, 4), (3, 6), (5, 8)])
def test_the_bag_grows_with_the_players_and_the_rest_lies_aside(new: Any, seats: int, tokens: int) -> None:
    game = new(0, seats) if seats > 1 else set_up(assemble("void-seeders-solo"), 1, 0)
    types = [game.cards.tokens[token].type for token in game.table.bag]
    assert len([kind for kind in types if kind != "insanity"]) == tokens
    assert (types.count("blank"), types.count("insanity")) == (1, seats)
    assert len(game.table.supply) == 16 - (tokens - 1)


@pytest.mark.rule("VL-SETUP-18", "VL-SETUP-21")
def test_item_contamination_and_wound_decks_lie_face_down_crafted_items_open(new: Any, hidden: Any) -> None:
    game = new()
    table = game.table
    for deck in ("item-green", "item-red", "item-yellow", "contamination", "wounds"):
        assert table.decks[deck]
        assert hidden(game, table.decks[deck]), deck
    assert (len(table.crafted), table.limits["scanner"]) == (15, 1)


@pytest.mark.rule("VL-SETUP-19", "VS-SET-14")
def test_attack_and_event_decks_are_the_race_s_the_events_those_of_lockdown(new: Any) -> None:
    game = new()
    cards, decks = game.cards, game.table.decks
    assert len(decks["events"]) == len(decks["attacks"]) == 20
    owners = {cards.events[x].owner for x in decks["events"]} | {cards.attacks[x].owner for x in decks["attacks"]}
    assert owners == {"void-seeders"}
    ids = {cards.events[x].id for x in decks["events"]}
    assert {"cargo-pod-ejection", "power-generator-overheat", "facility-system-failure"} <= ids
    assert not {"evacuation-pod-ejection", "generator-overheat", "ship-ai-failure"} & ids


@pytest.mark.rule("VL-SETUP-20", "VS-SET-07")
def test_lock_down_is_not_the_computer_card_at_the_start() -> None:
    rules = assemble("void-seeders")
    order = [*(f"computer-action-{letter}" for letter in "edcb"), "computer-action-a", "lock-down"]
    game = rules.new_game(2, 1)
    game.asker = lambda _, decision: decision.options[0]
    game.fixed["computer"] = [order]
    for run in rules.runs["setup"]:
        while run(game):
            pass
    assert (game.facility.computer, game.table.malfunction) == ("computer-action-a", {})
    assert sorted(game.table.decks["computer"]) == [*(f"computer-action-{x}" for x in "bcde"), "lock-down"]


@pytest.mark.rule("VL-SETUP-22")
def test_supplies_and_dice_are_those_of_the_facility(new: Any) -> None:
    game = new()
    limits = game.table.limits
    assert [limits[name] for name in ("fire-marker", "malfunction-marker", "noise-marker")] == [12, 10, 30]
    assert [limits[name] for name in ("door", "character-corpse", "first-player")] == [11, 5, 1]
    assert sorted(game.dice) == ["advantage-die", "combat-die", "noise-die"]


@pytest.mark.rule("VL-SETUP-23", "VL-SETUP-24")
def test_no_procedure_runs_and_time_is_15_inactive(new: Any) -> None:
    state = new().facility
    assert (state.alert, state.autodestruction, state.venting) == (-1, -1, "")
    assert (state.time, state.time_active) == (15, False)
