"""Set-up of the ship: who can play, which side of the board, Player Numbers, what goes back unseen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from nemesis_core import Decision, Game, assemble
from nemesis_core.errors import NemesisError
from nemesis_core.rules import reveal_weakness
from nemesis_core.testing import Table, set_up

pytestmark = pytest.mark.variant


def texts(value: Any) -> Iterator[str]:
    """All texts in a view."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from texts(key)
            yield from texts(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from texts(part)
    elif isinstance(value, str):
        yield value


@pytest.mark.rule("SH-SETUP-01")
def test_one_to_five_players() -> None:
    for players in (2, 3, 4, 5):
        assert set_up("nemesis", players).state.seats == players
    assert set_up("nemesis-solo", 1).state.seats == 1
    for variant in ("nemesis", "nemesis-solo", "nemesis-coop"):
        for players in (0, 6):
            with pytest.raises(NemesisError):
                assemble(variant).new_game(players)


@pytest.mark.rule("SH-SETUP-03")
def test_the_side_with_the_red_arrow_is_used_unless_another_is_named() -> None:
    ruleset = assemble("nemesis")
    assert [piece.id for piece in ruleset.pieces if piece.kind == "board"] == ["ship"]
    board = ruleset.compiled["board"]
    assert (board.places["cockpit"].number, board.places["hibernatorium"].number) == (1, 11)
    assert set(board.networks) == {"technical-corridors"}


@pytest.mark.rule("SH-SETUP-23", "SH-SETUP-33")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_each_player_has_a_number_and_the_first_begins(players: int) -> None:
    orders = set()
    for seed in range(12):
        game = set_up("nemesis", players, seed)
        numbers = [who.number for who in game.table.characters]
        assert sorted(numbers) == list(range(1, players + 1))
        assert numbers[game.table.first] == 1
        orders.add(tuple(numbers))
    assert len(orders) > 1


@pytest.mark.rule("SH-SETUP-23")
def test_the_draft_goes_by_player_number() -> None:
    game = assemble("nemesis").new_game(4, 3)
    seats: list[int] = []

    def take_first(game: Game, decision: Decision) -> Any:
        if decision.kind == "draft":
            seats.append(decision.seat)
        return decision.options[0]

    game.asker = take_first
    steps = game.ruleset.runs["setup"]
    for step in steps:
        while step(game):
            pass
    assert [game.table.characters[seat].number for seat in seats] == [1, 2, 3, 4]


@pytest.mark.rule("SH-SETUP-36")
def test_what_is_left_over_is_shown_to_nobody(ship: Table) -> None:
    table, course = ship.table, ship.game.ship
    left = [*table.box, *course.coordinates_spare, *table.spare_tokens, *ship.game.laboratory.spare]
    assert len(table.box) == 4
    assert len(course.coordinates_spare) == 7
    assert len(table.spare_tokens) == 4
    for seat in (0, 1):
        seen = set(texts(ship.game.view(seat)))
        assert not seen & set(left)


@pytest.mark.rule("SH-SETUP-36")
def test_the_course_in_play_is_shown_to_nobody_either(ship: Table) -> None:
    (card,) = ship.game.ship.coordinates
    for seat in (0, 1):
        assert card not in set(texts(ship.game.view(seat)))


@pytest.mark.rule("SH-SETUP-29")
def test_everybody_wakes_in_the_hibernatorium(aboard: Callable[..., Table]) -> None:
    t = aboard("captain", "scout", "soldier", "mechanic")
    assert [who.place for who in t.table.characters] == ["hibernatorium"] * 4


@pytest.mark.rule("SH-SETUP-02")
def test_objectives_are_secret_and_several_players_can_win(ship: Table) -> None:
    mode, names = ship.game.semi_coop, ("ab-ovo/1", "extreme-field-biology/1")
    for seat, card in enumerate(names):
        pile = next(pile for pile in [*mode.held, *mode.removed, mode.rest] if card in pile)
        pile[pile.index(card)], mode.held[seat][0] = mode.held[seat][0], card
    for seat, card in enumerate(names):
        ship.game.forget(card)
        assert card not in set(texts(ship.game.view(1 - seat)))
    for kind in ("egg", "character-corpse"):  # one Objective asks for the first, the other for any two
        reveal_weakness(ship.game, kind)
    for who in ship.table.characters:
        who.status, who.left, who.place = "escaped", "escaped", ""
    assert ship.finish("jump").game.semi_coop.winners == [0, 1]
