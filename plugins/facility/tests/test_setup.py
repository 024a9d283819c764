"""The Facility at the start of a game."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core import Game, assemble
from nemesis_core.testing import fakes

TWENTY = range(20)


def set_up(rules: Any, seats: int = 2, seed: int = 1, **fixed: list[Any]) -> Game:
    """A game after its set-up, with `fixed` outcomes of its shuffles."""
    game: Game = rules.new_game(seats, seed)
    game.asker = lambda _, decision: decision.options[0]
    game.fixed.update(fixed)
    for run in rules.runs["setup"]:
        while run(game):
            pass
    return game


@pytest.mark.variant
@pytest.mark.rule("LD-SETUP-01")
def test_the_standard_game_uses_the_basic_side() -> None:
    rules = assemble("lockdown")
    table = set_up(rules).table
    assert rules.manifest.board == "facility"
    assert sorted(rules.compiled["dice"]) == ["advantage-die", "combat-die", "noise-die"]
    assert sorted(table.decks) == [
        "attacks", "computer", "contamination", "events", "item-green", "item-red", "item-yellow", "wounds",
    ]  # fmt: skip
    assert len(table.tokens) + len(table.spare_tokens) == 20


def test_one_for_whom_no_place_is_named_starts_in_the_open_room_with_the_lowest_number() -> None:
    """The Characters of the fakes are workers; the Repository has number 17, and Rooms 1 to 16 lie face down."""
    table = set_up(fakes(board="facility")).table
    assert [who.place for who in table.characters] == ["repository", "repository"]


@pytest.mark.rule("LD-SETUP-02")
def test_the_isolation_room_lies_closed(facility: Any) -> None:
    t = facility(at="isolation-room").hand("alpha", "look", "look", "plan")
    assert t.tile("isolation-room") == "isolation-room"
    assert "isolation-room" in t.table.explored
    assert t.facility.isolation_open is False
    assert t.legal("alpha", "room") == []


@pytest.mark.rule("LD-SETUP-03", "LD-SETUP-04")
def test_fixed_rooms_lie_open_in_their_places(facility: Any) -> None:
    for seed in TWENTY:
        t = facility(seed=seed)
        assert t.tile("repository") == "repository"
        assert t.tile("backup-power-supply") == "backup-power-supply"
        assert {"repository", "backup-power-supply"} <= set(t.table.explored)
    assert t.game.board.sections["backup-power-supply"] == "s-03"


@pytest.mark.rule("LD-SETUP-05")
def test_six_of_nine_second_rooms_are_used(facility: Any) -> None:
    slots = {"room-001", "room-002", "room-003", "room-004", "room-010", "room-011"}
    left_out: set[str] = set()
    for seed in range(80):
        t = facility(seed=seed)
        used = {t.table.tiles[place] for place in slots}
        assert len(used) == 6
        assert not slots & set(t.table.explored)
        assert len(t.table.box) == 3
        assert not used & set(t.table.box)
        left_out |= set(t.table.box)
    assert len(left_out) == 9


@pytest.mark.rule("LD-SETUP-06")
def test_all_ten_first_rooms_are_used(facility: Any) -> None:
    slots = [f"room-{n:03}" for n in (5, 6, 7, 8, 9, 12, 13, 14, 15, 16)]
    orders = set()
    for seed in range(3):
        t = facility(seed=seed)
        assert not set(slots) & set(t.table.explored)
        orders.add(tuple(t.table.tiles[place] for place in slots))
    for order in orders:
        assert set(order) == {
            "archive", "cave-entrance", "cooling-system", "decon-room", "emergency-room", "laboratory", "css-a",
            "nest", "power-generator", "transmitter-control-room",
        }  # fmt: skip
    assert len(orders) == 3


@pytest.mark.rule("LD-SETUP-07")
def test_each_hidden_room_has_a_token(facility: Any) -> None:
    t = facility()
    assert sorted(t.table.tokens) == [f"room-{n:03}" for n in range(1, 17)]
    assert len(set(t.table.tokens.values())) == 16
    assert not set(t.table.tokens) & set(t.table.explored)


@pytest.mark.rule("LD-SETUP-08", "LD-SETUP-10")
def test_elevator_and_rover_stand_on_their_start_spaces(facility: Any) -> None:
    t = facility()
    assert t.facility.elevator == "elevator-s-01"
    assert t.facility.rover == "room-002"
    assert "exit" in t.game.board.places["room-002"].roles


@pytest.mark.rule("LD-SETUP-09")
def test_the_gate_is_closed(facility: Any) -> None:
    assert facility().facility.gate_open is False


@pytest.mark.rule("LD-SETUP-11", "LD-SETUP-12")
def test_power_tokens_are_dealt_with_two_blue(facility: Any) -> None:
    rules = facility().game.ruleset
    orders = set()
    for seed in TWENTY:
        game = set_up(rules, seed=seed)
        at = game.facility.power_at
        assert list(at) == ["s-01", "s-02", "s-03", "elevator"]
        assert sorted(at.values()) == ["1", "2", "3", "4"]
        assert game.facility.powered == {"1": 1, "2": 1, "3": 0, "4": 0}
        orders.add(tuple(at.values()))
    assert len(orders) > 5


@pytest.mark.rule("LD-SETUP-13")
def test_each_css_slot_has_a_hidden_token(facility: Any) -> None:
    t = facility()
    assert list(t.facility.css) == ["10", "8", "6", "4", "2", "1"]
    assert len(t.facility.css_spare) == 1
    assert len({*t.facility.css.values(), *t.facility.css_spare}) == 7
    assert t.game.view(0)["css"] == dict.fromkeys(["10", "8", "6", "4", "2", "1"], "?css")
    assert t.game.view(0)["css box"] == ["?css"]


@pytest.mark.rule("LD-SETUP-23")
def test_a_computer_card_lies_face_up(facility: Any) -> None:
    up = {facility(seed=seed).facility.computer for seed in range(40)}
    assert up == {f"computer-action-{letter}" for letter in "abcde"}
    t = facility()
    assert len(t.table.decks["computer"]) == 5
    assert t.facility.computer not in t.table.decks["computer"]


@pytest.mark.rule("LD-SETUP-24")
def test_lock_down_is_passed_over_at_set_up(facility: Any) -> None:
    rules = facility().game.ruleset
    order = [f"computer-action-{letter}" for letter in "edcb"] + ["computer-action-a", "lock-down"]
    game = set_up(rules, computer=[order])
    assert game.facility.computer == "computer-action-a"
    assert sorted(game.table.decks["computer"]) == [*(f"computer-action-{letter}" for letter in "bcde"), "lock-down"]
    assert game.table.malfunction == {}


@pytest.mark.rule("LD-SETUP-27", "LD-SETUP-28", "LD-SETUP-29")
def test_time_starts_on_15_and_nothing_runs(facility: Any) -> None:
    state = facility().facility
    assert (state.time, state.time_active) == (15, False)
    assert (state.alert, state.autodestruction, state.venting) == (-1, -1, "")


@pytest.mark.rule("LD-SETUP-35", "LD-SETUP-36", "LD-SETUP-37", "LD-SETUP-38")
def test_contingencies_are_dealt_in_secret(facility: Any) -> None:
    for seats, each, pool in ((1, 1, 5), (2, 2, 2), (3, 1, 3), (4, 1, 2), (5, 1, 1)):
        t = facility(*("alpha", "beta", "gamma", "delta", "epsilon")[:seats])
        state = t.facility
        assert [len(tokens) for tokens in state.contingencies] == [each] * seats
        assert len(state.active) == 1
        assert len(state.pool) == pool
        assert len({*state.active, *state.pool, *(x for held in state.contingencies for x in held)}) == 7
        for seat in range(seats):
            view = t.game.view(seat)
            assert view["contingencies"][seat] == state.contingencies[seat]
            others = [held for s, held in enumerate(view["contingencies"]) if s != seat]
            assert others == [["?contingency"] * each] * (seats - 1)
            assert view["contingency active"] == ["?contingency"]
            assert view["contingency pool"] == ["?contingency"] * pool


@pytest.mark.rule("LD-SETUP-48")
def test_knowledge_tokens_start_inactive(facility: Any) -> None:
    t = facility("alpha", "beta", "gamma", "delta")
    assert [c.marks.get("knowledge-active", 0) for c in t.table.characters] == [0, 0, 0, 0]
    assert not any(t.game.conditions["knowledge-active"](t.game, c, "") for c in t.table.characters)
