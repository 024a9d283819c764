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
OWN_STEPS = ["carcasses", "adaptations", "nest-eggs", "mutations", "alert-room-corpse"]


@pytest.fixture(scope="module")
def new() -> Callable[..., Game]:
    """Makes a game right after its set-up, with one seed or another."""
    rules = assemble("carnomorphs")
    return lambda seed=0, seats=3: set_up(rules, seats, seed)


# ---------------------------------------------------------------- the board, as with any race


@pytest.mark.rule("CL-SETUP-01")
def test_the_basic_side_is_used(new: Any) -> None:
    game = new()
    assert (game.ruleset.manifest.board, len(game.board.places)) == ("facility", 27)
    assert list(game.board.networks) == ["technical-corridors"]


@pytest.mark.rule("CL-SETUP-02")
@pytest.mark.parametrize("seed", [0, 1, 2, 3])
def test_three_rooms_lie_where_they_always_do(new: Any, seed: int) -> None:
    table = new(seed).table
    fixed = ["isolation-room", "repository", "backup-power-supply"]
    assert [table.tiles[place] for place in fixed] == fixed
    assert set(fixed) <= set(table.explored)


@pytest.mark.rule("CL-SETUP-03")
def test_six_of_nine_second_rooms_lie_face_down_and_none_is_left_out_beforehand(new: Any, hidden: Any) -> None:
    used: set[str] = set()
    for seed in range(40):
        game = new(seed)
        laid = {game.table.tiles[place] for place in SECOND}
        assert (len(laid), set(game.table.box)) == (6, SECOND_ROOMS - laid)
        assert not SECOND & set(game.table.explored)
        used |= laid
    assert hidden(game, game.table.box)
    assert used == SECOND_ROOMS


@pytest.mark.rule("CL-SETUP-04")
def test_all_ten_first_rooms_lie_face_down(new: Any) -> None:
    orders = set()
    for seed in range(3):
        table = new(seed).table
        orders.add(tuple(table.tiles[place] for place in sorted(FIRST)))
        assert not FIRST & set(table.explored)
    assert all(len(set(order)) == 10 and not set(order) & SECOND_ROOMS for order in orders)
    assert len(orders) == 3


@pytest.mark.rule("CL-SETUP-05")
def test_each_hidden_room_has_one_of_all_twenty_tokens(new: Any, hidden: Any) -> None:
    game = new()
    tokens = [*game.table.tokens.values(), *game.table.spare_tokens]
    assert set(game.table.tokens) == FIRST | SECOND
    assert (len(set(tokens)), len(game.table.spare_tokens), hidden(game, tokens)) == (20, 4, True)


@pytest.mark.rule("CL-SETUP-06")
def test_elevator_gate_and_rover_are_on_their_spaces(new: Any) -> None:
    state = new().facility
    assert (state.elevator, state.rover, state.gate_open) == ("elevator-s-01", "room-002", False)


@pytest.mark.rule("CL-SETUP-07")
def test_power_tokens_are_dealt_1_and_2_blue_3_and_4_red(new: Any) -> None:
    orders = set()
    for seed in range(20):
        state = new(seed).facility
        assert list(state.power_at) == ["s-01", "s-02", "s-03", "elevator"]
        assert sorted(state.power_at.values()) == ["1", "2", "3", "4"]
        assert state.powered == {"1": 1, "2": 1, "3": 0, "4": 0}
        orders.add(tuple(state.power_at.values()))
    assert len(orders) > 5


@pytest.mark.rule("CL-SETUP-07")
@pytest.mark.parametrize("blue", [1, 0])
def test_a_section_has_power_while_its_token_is_blue(new: Any, blue: int) -> None:
    game = new()
    game.facility.power_at.update({"s-01": "1", "s-02": "2", "s-03": "3"})
    game.facility.powered.update({"1": 0, "2": blue, "3": 0})
    found = {place for place in game.board.order if game.hooks.power(game, place)}
    second = {place for place in game.board.order if game.hooks.section(game, place) == "s-02"}
    assert len(second) > 3
    assert second <= found if blue else not second & found


@pytest.mark.rule("CL-SETUP-08")
def test_each_css_slot_has_a_hidden_token_and_one_is_left(new: Any, hidden: Any) -> None:
    game = new()
    assert (len(game.facility.css), len(game.facility.css_spare)) == (6, 1)
    assert hidden(game, [*game.facility.css.values(), *game.facility.css_spare])


@pytest.mark.rule("CL-SETUP-14")
def test_five_common_decks_lie_face_down(new: Any) -> None:
    game = new()
    names = ["item-green", "item-red", "item-yellow", "contamination", "wounds"]
    orders = {tuple(new(seed).table.decks["wounds"]) for seed in range(4)}
    assert len(orders) == 4
    view = game.view(0)
    for name in names:
        assert (len(game.table.decks[name]) > 5, view["decks"][f"deck:{name}"]) == (True, [])


@pytest.mark.rule("CL-SETUP-16")
def test_crafted_items_lie_beside_the_decks_and_there_is_a_scanner(new: Any) -> None:
    table = new().table
    drawn = {card for name, cards in table.decks.items() if name.startswith("item-") for card in cards}
    assert (len(table.crafted), set(table.crafted) & drawn, table.limits["scanner"]) == (15, set(), 1)


@pytest.mark.rule("CL-SETUP-17", "CL-SETUP-18")
def test_no_procedure_runs_and_time_is_15_inactive(new: Any) -> None:
    state = new().facility
    assert (state.alert, state.autodestruction, state.venting) == (-1, -1, "")
    assert (state.time, state.time_active) == (15, False)


@pytest.mark.rule("CL-SETUP-29")
def test_a_computer_card_lies_open_and_the_supplies_are_those_of_the_facility(new: Any) -> None:
    game = new()
    limits = game.table.limits
    assert game.facility.computer.startswith("computer-action-")
    assert [limits[name] for name in ("fire-marker", "malfunction-marker", "noise-marker")] == [12, 10, 30]
    assert sorted(game.dice) == ["advantage-die", "combat-die", "noise-die"]


# ---------------------------------------------------------------- the players, as with any race


@pytest.mark.rule("CL-SETUP-19", "CL-SETUP-27")
@pytest.mark.parametrize("seats", [2, 4])
def test_numbers_are_dealt_one_each_and_player_1_begins(new: Any, seats: int) -> None:
    orders = set()
    for seed in range(10):
        table = new(seed, seats).table
        numbers = [who.number for who in table.characters]
        assert sorted(numbers) == list(range(1, seats + 1))
        assert table.characters[table.first].number == 1
        orders.add(tuple(numbers))
    assert len(orders) > 1


@pytest.mark.rule("CL-SETUP-21")
def test_objectives_that_nobody_was_dealt_are_in_no_pile(new: Any) -> None:
    game = new()
    held = {card for who in range(3) for card in game.hooks.objectives_of(game, game.table.characters[who])[0]}
    cards = {card for card in game.ruleset.backs if game.ruleset.backs[card].startswith("objective:")}
    assert (len(held), held < cards) == (6, True)
    assert not cards & {card for deck in game.table.decks.values() for card in deck}


@pytest.mark.rule("CL-SETUP-22")
@pytest.mark.parametrize(("seats", "dealt"), [(2, 4), (3, 3), (5, 5)])
def test_contingency_tokens_are_dealt_one_is_active_and_the_rest_are_neutral(
    new: Any, hidden: Any, seats: int, dealt: int
) -> None:
    state = new(0, seats).facility
    held = [token for tokens in state.contingencies for token in tokens]
    assert (len(held), len(state.active)) == (dealt, 1)
    assert len({*held, *state.active, *state.pool}) == dealt + 1 + len(state.pool)
    assert hidden(set_up("carnomorphs", seats, 0), [*state.active, *state.pool])


@pytest.mark.rule("CL-SETUP-23", "CL-SETUP-24", "CL-SETUP-25", "CL-SETUP-26")
@pytest.mark.parametrize("seats", [2, 5])
def test_characters_are_set_up_as_with_night_stalkers(new: Any, seats: int) -> None:
    other = set_up("lockdown", seats, 7)
    game = new(7, seats)
    names = [[step.name for step in rules.phases["setup"]] for rules in (game.ruleset, other.ruleset)]
    assert [name for name in names[0] if name not in OWN_STEPS] == names[1]
    for mine, theirs in zip(game.table.characters, other.table.characters, strict=True):
        assert (mine.id, mine.place, mine.held, mine.quest) == (theirs.id, theirs.place, theirs.held, theirs.quest)
        assert (sorted(mine.deck), mine.marks, mine.ammo) == (sorted(theirs.deck), theirs.marks, theirs.ammo)


@pytest.mark.rule("CL-SETUP-24", "CL-SETUP-25", "CL-SETUP-26")
@pytest.mark.parametrize(
    ("who", "place", "knowledge", "armed"),
    [
        ("captain", "isolation-room", 3, False),
        ("sentry", "repository", 1, True),
        ("lab-rat", "isolation-room", 3, False),
        ("xenobiologist", "repository", 1, False),
    ],
)
def test_survivors_and_workers_start_apart(new: Any, who: str, place: str, knowledge: int, armed: bool) -> None:
    rules = assemble("carnomorphs", crew=("lockdown-crew", "nemesis-crew"))
    game = rules.new_game(2, 1)
    slot = next(card.draft_slot for name, (card, _) in game.cards.characters.items() if name == who)
    other = next(card.draft_slot for card, _ in game.cards.characters.values() if card.draft_slot != slot)
    game.fixed["draft"] = [slot, other]
    game.asker = lambda _, decision: next((x for x in decision.options if x in (slot, who)), decision.options[0])
    for run in rules.runs["setup"]:
        while run(game):
            pass
    mine = next(c for c in game.table.characters if c.id == who)
    assert (mine.place, mine.marks["knowledge"], bool(mine.held)) == (place, knowledge, armed)
    assert mine.quest
    assert set(mine.quest).isdisjoint(mine.items)


# ---------------------------------------------------------------- what the race brings


@pytest.mark.rule("CL-COMP-01", "CM-SET-10", "CL-SETUP-20")
def test_the_facility_has_its_own_event_and_help_cards_and_laboratory_board(new: Any) -> None:
    game = new()
    assert (len(game.table.decks["events"]), game.table.limits["carnomorph-help-card"]) == (20, 5)
    assert [slot.kind for slot in game.adaptation_slots] == ["shambler", "fleshbeast", "butcher"]
    # The numbers were dealt with the other cards, one for each player, and stay what they are.
    assert sorted(who.number for who in game.table.characters) == [1, 2, 3]


@pytest.mark.rule("CM-SET-01")
def test_the_steps_of_the_board_are_those_of_lockdown(new: Any) -> None:
    steps = [step.name for step in new().ruleset.phases["setup"]]
    assert [name for name in steps if name not in OWN_STEPS] == [
        step.name for step in assemble("lockdown").phases["setup"]
    ]
    assert set(OWN_STEPS) <= set(steps)


@pytest.mark.rule("CL-SETUP-09")
def test_eight_eggs_lie_on_the_laboratory_board(new: Any) -> None:
    assert len(new().laboratory.eggs) == 8
    assert len(set_up("lockdown", 3, 0).laboratory.eggs) == 5


@pytest.mark.rule("CL-SETUP-10")
def test_all_three_adaptations_lie_face_down(new: Any, hidden: Any) -> None:
    game = new()
    assert list(game.brood.faces.values()) == [0, 0, 0]
    assert hidden(game, [*game.brood.adaptations.values(), *game.brood.spare])
    assert game.laboratory.weaknesses == []


@pytest.mark.rule("CL-SETUP-11")
def test_one_miniature_of_each_higher_kind_stands_on_its_adaptation(new: Any) -> None:
    game = new()
    for slot in game.adaptation_slots:
        game.hooks.intruder_placed(game, Placed(slot.kind))
    assert list(game.brood.faces.values()) == [1, 1, 1]
    game.hooks.intruder_placed(game, Placed("metagorger"))
    assert list(game.brood.faces) == ["slot-shambler", "slot-fleshbeast", "slot-butcher"]


class Placed:
    """A Carnomorph that has just come."""

    def __init__(self, kind: str) -> None:
        self.kind, self.id, self.place = kind, f"{kind}-1", "room-005"


@pytest.mark.rule("CL-SETUP-12", "CL-SETUP-13")
@pytest.mark.parametrize(("seats", "red"), [(2, 4), (3, 5), (5, 7)])
def test_the_bag_holds_the_blank_and_metagorgers_and_all_others_lie_aside(new: Any, seats: int, red: int) -> None:
    game = new(0, seats)
    bag = sorted(game.cards.tokens[token].type for token in game.table.bag)
    assert bag == ["blank", "blue-metagorger", "blue-metagorger", *["metagorger"] * red]
    aside = [game.cards.tokens[token].type for token in game.table.supply]
    assert [aside.count(kind) for kind in ("metagorger", "shambler", "fleshbeast", "butcher")] == [8 - red, 12, 3, 1]


@pytest.mark.rule("CL-SETUP-12")
def test_one_player_has_six_tokens_in_the_bag() -> None:
    game = set_up(assemble("carnomorphs-solo"), 1, 0)
    assert sorted(game.cards.tokens[token].type for token in game.table.bag).count("metagorger") == 3
    assert len(game.table.bag) == 6


@pytest.mark.rule("CL-SETUP-15")
def test_the_events_are_those_for_the_facility(new: Any) -> None:
    game = new()
    cards = game.cards
    assert {cards.events[x].owner for x in game.table.decks["events"]} == {"carnomorphs"}
    assert {cards.attacks[x].owner for x in game.table.decks["attacks"]} == {"carnomorphs"}
    names = {cards.events[x].id for x in game.table.decks["events"]}
    assert {"venting-procedure-glitch", "pod-hatches-jam"} <= names
    assert "airlock-procedure-glitch" not in names


@pytest.mark.rule("CM-SET-09", "CL-SETUP-28")
def test_the_blue_corpse_lies_in_the_alert_room_and_five_others_are_left(new: Any) -> None:
    game = new(0, 5)
    assert game.table.objects == {"alert-room": [game.brood.blue]}
    assert game.hooks.object_mark(game, game.brood.blue) == "blue"
    left = [x for x in game.table.object_supply if x.startswith("character-corpse/")]
    assert (len(left), game.brood.blue in left) == (5, False)
    assert set_up("lockdown", 3, 0).table.objects == {}
