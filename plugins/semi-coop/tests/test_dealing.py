"""Dealing Objectives, and who sees them."""

from __future__ import annotations

import pytest

DECKS = ("corporate", "personal")


def decks(game, cards):
    """The deck that each of `cards` is of."""
    return [game.cards.objectives[card].deck for card in cards]


@pytest.mark.rule("LD-SETUP-32")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_objectives_for_more_players_are_never_dealt(dealt, seats):
    seen = set()
    for seed in range(1000):
        game = dealt(seats, seed)
        seen.update(card for cards in game.semi_coop.held for card in cards)
    least = {card: o.min_players for card, o in game.cards.objectives.items()}
    assert max(least.values()) == 5  # one of them asks for five players
    assert seen == {card for card, number in least.items() if number <= seats}


@pytest.mark.rule("LD-SETUP-32")
def test_with_enough_players_all_objectives_are_in_the_decks(dealt):
    game = dealt(5)
    state = game.semi_coop
    assert sorted([*state.rest, *(card for cards in state.held for card in cards)]) == sorted(game.cards.objectives)


@pytest.mark.rule("LD-SETUP-33")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_is_dealt_one_of_each_deck(dealt, seats):
    for seed in range(20):
        game = dealt(seats, seed)
        held = game.semi_coop.held
        assert [decks(game, cards) for cards in held] == [list(DECKS)] * seats
        assert len({card for cards in held for card in cards}) == 2 * seats


@pytest.mark.rule("LD-SETUP-33")
def test_the_deal_depends_on_the_seed(dealt):
    assert len({str(dealt(3, seed).semi_coop.held) for seed in range(10)}) > 5


@pytest.mark.rule("LD-SETUP-34")
def test_others_see_only_how_many_objectives_a_player_holds(dealt):
    game = dealt(3, 5)
    held = game.semi_coop.held
    hidden = ["?objective", "?objective"]
    assert game.view(0)["objectives"] == [held[0], hidden, hidden]
    assert game.view(1)["objectives"] == [hidden, held[1], hidden]
    assert game.view(2)["objectives"] == [hidden, hidden, held[2]]


@pytest.mark.rule("LD-SETUP-34")
def test_views_do_not_depend_on_what_others_hold(dealt):
    game = dealt(3, 5)
    before = game.view(1)
    held = game.semi_coop.held
    held[0], held[2] = held[2], held[0]
    game.semi_coop.rest.reverse()
    assert game.view(1) == before


@pytest.mark.rule("LD-SETUP-34")
def test_the_log_tells_nothing_of_the_deal(dealt):
    log = []
    game = dealt(3, 5, listener=log.append)
    held = {card for cards in game.semi_coop.held for card in cards}
    assert log
    assert not [event for event in log if held & set(map(str, event.data.values()))]
