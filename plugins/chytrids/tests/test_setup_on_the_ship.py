"""The set-up of a game on the ship with this race: all but the race is that of the original game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nemesis_core import Game, assemble
from nemesis_core.testing import set_up

pytestmark = pytest.mark.variant

FIRST = [f"room-{n:03}" for n in (2, 3, 4, 5, 9, 10, 12, 13, 16, 17, 18)]
SECOND = [f"room-{n:03}" for n in (6, 7, 8, 14, 15)]


@pytest.fixture(scope="module")
def new() -> Callable[..., Game]:
    """Makes a game right after its set-up, with one seed or another."""
    rules = assemble("chytrids-on-the-ship")
    return lambda seed=0, seats=3: set_up(rules, seats, seed)


@pytest.mark.rule("CS-SETUP-01")
def test_rooms_tokens_cards_and_characters_are_those_of_the_original_game(new: Any) -> None:
    game = new()
    content = game.ruleset.content
    for kind in ("room", "exploration_token", "coordinates", "objective"):
        assert {record.owner for record in content.of(kind)} == {"ship"}, kind
    assert {record.owner for record in content.of("character")} == {"nemesis-crew"}
    assert "underground-exploration-token" not in game.table.limits


@pytest.mark.rule("CS-SETUP-02", "CS-SETUP-17")
def test_three_decks_are_the_race_s_and_power_surge_is_out(new: Any) -> None:
    game = new()
    cards, decks, lab = game.cards, game.table.decks, game.laboratory
    assert (len(decks["events"]), len(decks["attacks"]), len(lab.weaknesses) + len(lab.spare)) == (19, 20, 6)
    owners = {cards.events[x].owner for x in decks["events"]} | {cards.attacks[x].owner for x in decks["attacks"]}
    assert owners | {cards.weaknesses[x].owner for x in (*lab.weaknesses, *lab.spare)} == {"chytrids"}
    assert "power-surge" not in {cards.events[x].id for x in decks["events"]}
    assert "race-help-card" not in game.table.limits


@pytest.mark.rule("CS-SETUP-03")
def test_the_basic_side_is_used(new: Any) -> None:
    game = new()
    assert game.ruleset.manifest.board == "ship"
    assert len(game.board.places) == 21
    # The advanced side has a Room 1 between the Cockpit and Room 4.
    assert {other for _, other in game.board.ways["cockpit"]} == {"room-002", "room-003", "room-004"}


@pytest.mark.rule("CS-SETUP-04")
def test_five_of_nine_second_rooms_lie_face_down(new: Any, hidden: Any) -> None:
    used: set[str] = set()
    for seed in range(40):
        game = new(seed)
        laid = {game.table.tiles[place] for place in SECOND}
        assert (len(laid), len(game.table.box), laid & set(game.table.box)) == (5, 4, set())
        assert not set(SECOND) & set(game.table.explored)
        used |= laid
    assert hidden(game, game.table.box)
    assert len(used) == 9


@pytest.mark.rule("CS-SETUP-05")
def test_all_eleven_first_rooms_lie_face_down(new: Any) -> None:
    orders = set()
    for seed in range(5):
        table = new(seed).table
        assert not set(FIRST) & set(table.explored)
        orders.add(tuple(table.tiles[place] for place in FIRST))
    assert len(orders) == 5
    assert all(sorted(order) == sorted(next(iter(orders))) and len(set(order)) == 11 for order in orders)


@pytest.mark.rule("CS-SETUP-06")
def test_each_hidden_room_has_one_of_twenty_tokens(new: Any, hidden: Any) -> None:
    game = new()
    assert sorted(game.table.tokens) == sorted(FIRST + SECOND)
    tokens = [*game.table.tokens.values(), *game.table.spare_tokens]
    assert (len(set(tokens)), len(game.table.spare_tokens), hidden(game, tokens)) == (20, 4, True)


@pytest.mark.rule("CS-SETUP-07", "CS-SETUP-08")
def test_one_hidden_coordinates_card_is_used_and_the_marker_is_on_b(new: Any, hidden: Any) -> None:
    drawn = set()
    for seed in range(60):
        ship = new(seed).ship
        assert (len(ship.coordinates), len(ship.coordinates_spare), ship.destination) == (1, 7, "B")
        drawn |= set(ship.coordinates)
    assert len(drawn) == 8
    game = new()
    assert hidden(game, [*game.ship.coordinates, *game.ship.coordinates_spare])


@pytest.mark.rule("CS-SETUP-09", "CS-SETUP-10")
@pytest.mark.parametrize(("players", "sections"), [(2, "ab"), (3, "aba"), (4, "aba"), (5, "abab")])
def test_pods_go_by_turns_to_a_and_b_all_locked(new: Any, players: int, sections: str) -> None:
    chosen = set()
    for seed in range(20):
        ship = new(seed, players).ship
        assert "".join(ship.pods[pod] for pod in sorted(ship.pods)) == sections
        assert set(ship.locked) == set(ship.pods)
        chosen.add(tuple(sorted(ship.pods)))
    assert len(chosen) > 1 or players == 5


@pytest.mark.rule("CS-SETUP-09", "CS-SETUP-10")
def test_one_player_has_two_pods() -> None:
    ship = set_up(assemble("chytrids-on-the-ship", mode="solo"), 1, 0).ship
    assert ("".join(ship.pods[pod] for pod in sorted(ship.pods)), len(ship.locked)) == ("ab", 2)


@pytest.mark.rule("CS-SETUP-11")
def test_each_engine_has_two_tokens_in_an_order_that_nobody_knows(new: Any, hidden: Any) -> None:
    tops = set()
    for seed in range(40):
        game = new(seed)
        for number, tokens in enumerate(game.ship.engines.values(), 1):
            assert sorted(tokens) == [f"engine-{number}/damaged", f"engine-{number}/working"]
            assert hidden(game, tokens)
        tops.add(tuple(tokens[-1].partition("/")[2] for tokens in game.ship.engines.values()))
    assert len(tops) == 8


@pytest.mark.rule("CS-SETUP-12", "CS-SETUP-14", "CS-SETUP-15")
@pytest.mark.parametrize("players", [1, 2, 5])
def test_the_boards_of_the_race_and_its_bag_are_full(new: Any, players: int) -> None:
    game = new(0, players) if players > 1 else set_up(assemble("chytrids-on-the-ship", mode="solo"), 1, 0)
    part = game.colony
    assert len(game.laboratory.eggs) == 5
    assert [part.slots[slot.id].rpartition("-")[0] for slot in game.germinator_slots] == ["purple", "green"] * 5
    assert set(part.levels.values()) == {1}
    assert len(part.spaces) == 8
    assert game.table.intruders == {}
    kinds = [game.cards.tokens[token].type for token in game.table.bag]
    assert [kinds.count(kind) for kind in ("stinkhorn", "deathcap", "queen", "blank")] == [8, 3, 3, 1]
    assert (len(kinds), game.table.limits["carcass"]) == (15, 8)


@pytest.mark.rule("CS-SETUP-13")
def test_all_three_weaknesses_lie_face_down_and_the_others_leave_unseen(new: Any, hidden: Any) -> None:
    game = new()
    lab = game.laboratory
    assert (lab.revealed, len(lab.weaknesses), len(lab.spare)) == ([0, 0, 0], 3, 3)
    assert hidden(game, [*lab.weaknesses, *lab.spare])
    assert set_up("chytrids", 3, 0).laboratory.revealed == [1, 0, 0]


@pytest.mark.rule("CS-SETUP-16")
def test_five_decks_lie_face_down_beside_those_of_the_race(new: Any, hidden: Any) -> None:
    one, other = new(1), new(2)
    decks = one.table.decks
    five = set(decks) - {"attacks", "events"}
    assert five == {"contamination", "item-green", "item-red", "item-yellow", "wounds"}
    assert hidden(one, [card for name in five for card in decks[name]])
    assert all(decks[name] != other.table.decks[name] for name in five), "shuffled"
    assert all(sorted(decks[name]) == sorted(other.table.decks[name]) for name in five)


@pytest.mark.rule("CS-SETUP-18")
def test_crafted_items_lie_apart_and_there_is_a_scanner(new: Any) -> None:
    table = new().table
    decked = {card for name, cards in table.decks.items() if name.startswith("item-") for card in cards}
    assert (len(table.crafted), set(table.crafted) & decked, table.limits["scanner"]) == (12, set(), 1)


@pytest.mark.rule("CS-SETUP-19")
def test_solo_coop_objectives_are_in_the_game_alone_or_together_only(new: Any) -> None:
    game = new()
    mode = game.semi_coop
    cards = {card for pile in (*mode.held, *mode.removed, mode.rest) for card in pile}
    assert {game.cards.objectives[card].deck for card in cards} == {"corporate", "personal"}
    alone = set_up(assemble("chytrids-on-the-ship", mode="solo"), 1, 0)
    assert {alone.cards.objectives[card].deck for card in alone.solo.held[0]} == {"solo-coop"}
    assert not [deck for deck in game.table.decks if "intruder" in deck or "action" in deck]


@pytest.mark.rule("CS-SETUP-20")
def test_supplies_have_spores_mycelium_and_red_corpses_but_no_advantage_die(new: Any) -> None:
    game = new()
    limits = game.table.limits
    assert (limits["spore-marker"], limits["mycelium-marker"], limits["character-corpse"]) == (15, 8, 6)
    assert sorted(game.dice) == ["combat-die", "noise-die"]


@pytest.mark.rule("CS-SETUP-21")
def test_time_starts_on_the_green_space(new: Any) -> None:
    game = new()
    colours = {space.number: space.color for space in game.ruleset.content.of("time_space")}
    assert colours[game.ship.time] == "green"
    assert list(colours.values()).count("green") == 1


@pytest.mark.rule("CS-SETUP-22")
@pytest.mark.parametrize("seats", [2, 5])
def test_the_crew_is_set_up_as_with_the_original_intruders(new: Any, seats: int) -> None:
    game, other = new(7, seats), set_up("nemesis", seats, 7)
    names = [[step.name for step in rules.phases["setup"]] for rules in (game.ruleset, other.ruleset)]
    assert [name for name in names[0] if name != "growth"] == names[1]
    assert {who.place for who in game.table.characters} == {"hibernatorium"}
    for mine, theirs in zip(game.table.characters, other.table.characters, strict=True):
        assert (mine.id, mine.place, mine.held, mine.quest) == (theirs.id, theirs.place, theirs.held, theirs.quest)
        assert (sorted(mine.deck), mine.marks) == (sorted(theirs.deck), theirs.marks)
