"""Players and Characters at the start of a game on the Facility, and the tokens that lie in Elevator Rooms."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nemesis_core import Game, assemble
from nemesis_core.testing import set_up

pytestmark = pytest.mark.variant
UP, DOWN, DEEP = "elevator-s-01", "elevator-s-02", "elevator-s-03"


@pytest.fixture(scope="module")
def new() -> Callable[..., Game]:
    """Makes a game right after its set-up, with one seed or another."""
    rules = assemble("void-seeders")
    return lambda seed=0, seats=3, listener=None: set_up(rules, seats, seed, listener)


# ---------------------------------------------------------------- players


@pytest.mark.rule("VL-SETUP-25", "VL-SETUP-36", "VS-SET-15")
def test_help_cards_give_each_player_a_number_and_number_1_chooses_and_begins(new: Any) -> None:
    firsts = set()
    for seed in range(10):
        log: list[Any] = []
        game = new(seed, 3, log.append)
        numbers = [who.number for who in game.table.characters]
        assert sorted(numbers) == [1, 2, 3]
        assert [numbers[event.data["who"]] for event in log if event.kind == "draft"] == [1, 2, 3]
        assert numbers[game.table.first] == 1
        firsts.add(game.table.first)
    assert firsts == {0, 1, 2}


@pytest.mark.rule("VL-SETUP-26")
def test_each_player_has_an_inventory_that_others_do_not_see(new: Any) -> None:
    game = new(0, 4)
    for seat, card in enumerate(sorted(game.table.decks["item-green"])[:4]):
        game.table.decks["item-green"].remove(card)
        game.table.characters[seat].items.append(card)
    for seat in range(4):
        shown = [who["items"] for who in game.view(seat)["characters"]]
        assert shown == [who.items if who.seat == seat else ["?item-green"] for who in game.table.characters]


@pytest.mark.rule("VL-SETUP-27", "VS-SET-15")
def test_the_help_cards_are_the_race_s_and_a_number_stays_who_it_was(new: Any) -> None:
    game = new()
    (card,) = [record for record in game.ruleset.content.of("component") if record.id == "race-help-card"]
    assert (card.owner, card.count) == ("void-seeders", 5)
    assert [who["number"] for who in game.view(1)["characters"]] == [who.number for who in game.table.characters]


@pytest.mark.rule("VL-SETUP-28")
def test_everybody_holds_one_objective_of_each_deck_fit_for_the_players(new: Any) -> None:
    asked: set[int] = set()
    for seed in range(60):
        game = new(seed, 2)
        held, records = game.semi_coop.held, game.cards.objectives
        assert [sorted(records[card].deck for card in cards) for cards in held] == [["corporate", "personal"]] * 2
        asked |= {records[card].min_players for cards in held for card in cards}
    assert max(asked) == 2
    assert game.view(0)["objectives"][1] == ["?objective"] * 2


@pytest.mark.rule("VL-SETUP-29")
@pytest.mark.parametrize(("seats", "each", "pool"), [(2, 2, 2), (3, 1, 3), (4, 1, 2)])
def test_contingencies_are_dealt_in_secret(new: Any, seats: int, each: int, pool: int) -> None:
    state = new(0, seats).facility
    assert [len(tokens) for tokens in state.contingencies] == [each] * seats
    assert (len(state.active), len(state.pool)) == (1, pool)
    view = new(0, seats).view(0)
    assert view["contingency active"] == ["?contingency"]
    assert view["contingencies"][1] == ["?contingency"] * each


@pytest.mark.rule("VL-SETUP-30")
def test_in_player_order_two_draft_cards_are_shown_and_one_is_kept(new: Any) -> None:
    log: list[Any] = []
    game = new(3, 2, log.append)
    shown = [event.data["shown"] for event in log if event.kind == "draft"]
    assert [len(cards) for cards in shown] == [2, 2]
    assert len({who.id for who in game.table.characters}) == 2
    assert len(game.table.draft) == 4
    assert {who.id for who in game.table.characters} <= set(game.cards.characters)


@pytest.mark.rule("VL-SETUP-31", "VL-SETUP-35", "VS-SET-16")
@pytest.mark.parametrize(
    ("who", "place", "knowledge"),
    [("lab-rat", "isolation-room", 3), ("survivor", "isolation-room", 3), ("hacker", "repository", 1)],
)
def test_survivors_and_workers_start_apart(seats_at: Any, who: str, place: str, knowledge: int) -> None:
    t = seats_at("void-seeders", who, "sentry")
    marks = t[who].marks
    assert (t[who].place, marks["knowledge"], marks.get("knowledge-active", 0)) == (place, knowledge, 0)
    assert t["sentry"].place == "repository"


@pytest.mark.rule("VL-SETUP-31", "VL-SETUP-35", "VS-SET-16")
def test_characters_of_the_original_game_are_survivors() -> None:
    game = set_up(assemble("void-seeders", crew=("nemesis-crew",)), 3, 0)
    assert {(who.place, who.marks["knowledge"]) for who in game.table.characters} == {("isolation-room", 3)}


@pytest.mark.rule("VL-SETUP-32", "VL-SETUP-33", "VL-SETUP-34")
def test_action_deck_starting_item_and_quest_item(seats_at: Any) -> None:
    t = seats_at("void-seeders", "sentry", "xenobiologist", "survivor")
    assert [(len(who.deck), who.hand, who.discard) for who in t.table.characters] == [(10, [], [])] * 3
    assert (t["sentry"].held, t["sentry"].ammo) == (["sentry.smg"], {"sentry.smg": 5})
    assert (t["survivor"].held, t["survivor"].items) == ([], [])
    xeno = t["xenobiologist"]
    assert (xeno.held, xeno.beside) == ([], ["xenobiologist.probe-arm"])
    assert all(who.quest for who in t.table.characters)
    assert t.legal("sentry", "item", t["sentry"].quest[0]) == []


# ---------------------------------------------------------------- tokens in Elevator Rooms


def lies_in(t: Any, token: str, place: str) -> None:
    """The Exploration token of this record lies in the open Room at `place`."""
    tokens = t.table.tokens
    for pile in (t.table.spare_tokens, t.table.used_tokens):
        for name in [name for name in pile if name.partition("/")[0] == token]:
            pile.remove(name)
            t.table.spare_tokens.append(tokens[place])
            tokens[place] = name
            return
    there = next(other for other, name in tokens.items() if name.partition("/")[0] == token)
    tokens[place], tokens[there] = tokens[there], tokens[place]


def token_of(t: Any, effect: str) -> str:
    return next(r.id for r in t.game.ruleset.content.of("exploration_token") if r.effect == effect)


def next_to(t: Any, place: str) -> tuple[str, str]:
    """An explored Room next to `place`, and the Corridor between."""
    corridor, other = next((c, o) for c, o in t.game.board.ways[place] if o not in (UP, DOWN, DEEP))
    t.explored(other)
    return other, corridor


@pytest.fixture
def lift(facility: Any) -> Any:
    """Sentry beside the Elevator Room of Section 2, Hacker far away, all with Power."""
    place, _ = next_to(facility, DOWN)
    facility.game.facility.powered.update(dict.fromkeys("1234", 1))
    for who in ("sentry", "hacker"):
        facility.hand(who, "search", "search", "rest")
    return facility.put("sentry", place)


@pytest.mark.rule("VS-SET-06", "VS-SET-05", "VL-SETUP-08")
def test_a_token_in_an_elevator_room_is_resolved_when_somebody_walks_in_and_sets_no_items(lift: Any) -> None:
    lies_in(lift, token_of(lift, "fire"), DOWN)
    token, corridor = lift.table.tokens[DOWN], next_to(lift, DOWN)[1]
    lift.dice("noise-die", "silence").act("sentry", "move", DOWN, corridor)
    assert (DOWN in lift.table.fire, DOWN in lift.table.tokens, DOWN in lift.table.items) == (True, False, False)
    assert token in lift.table.used_tokens
    assert [card for card in lift["sentry"].hand if card.startswith("sentry.search")]
    assert not [option for option in lift.legal("sentry", "card") if option[1].startswith("sentry.search")]


@pytest.mark.rule("VS-SET-06")
def test_a_second_one_who_comes_finds_no_token(lift: Any) -> None:
    lies_in(lift, token_of(lift, "fire"), DOWN)
    other, corridor = next_to(lift, DOWN)
    lift.dice("noise-die", "silence").act("sentry", "move", DOWN, corridor)
    lift.table.fire.clear()
    lift.put("hacker", other).act("hacker", "move", DOWN, corridor)
    assert lift.table.fire == {}
    assert len(lift.told("token")) == 1


def ride(t: Any, who: str, start: str, target: str) -> None:
    t.put(who, start).explored(start)
    t.game.facility.elevator = start
    option = next(o for o in t.legal(who, "room") if o[-1] == target)
    t.act(who, *option)


@pytest.mark.rule("VS-SET-06", "VS-SET-17")
def test_who_rides_the_elevator_turns_it_up_closes_no_door_and_rolls_no_noise(lift: Any) -> None:
    lies_in(lift, token_of(lift, "doors"), DOWN)
    before = dict(lift.table.doors)
    ride(lift, "sentry", UP, DOWN)
    assert (lift["sentry"].place, DOWN in lift.table.tokens) == (DOWN, False)
    assert (lift.table.doors, lift.told("noise.roll")) == (before, [])
    assert [told["effect"] for told in lift.told("token")] == ["doors"]


@pytest.mark.rule("VS-SET-17")
def test_of_several_who_ride_together_the_one_who_used_it_explores(lift: Any) -> None:
    lies_in(lift, "lair-1", DOWN)
    lift.put("hacker", UP).will("ride")
    ride(lift, "sentry", UP, DOWN)
    assert [lift[who].place for who in ("sentry", "hacker")] == [DOWN, DOWN]
    assert list(lift.game.seeders.lairs) == [DOWN]
    assert lift.told("noise.roll") == []
