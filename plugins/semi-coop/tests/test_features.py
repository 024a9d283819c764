"""What a seat holds in numbers."""

from __future__ import annotations


def kinds(game, cards):
    """How often each Objective is among `cards`."""
    return {game.cards.objectives[card].id: 1 for card in cards}


def test_seat_sees_its_own_objectives_alone(semi_coop):
    t = semi_coop(3)
    for seat, cards in enumerate(t.game.semi_coop.held):
        assert t.features(seat)["objectives"] == kinds(t.game, cards)


def test_seat_sees_what_it_has_removed(semi_coop):
    t = semi_coop(2)
    state = t.game.semi_coop
    gone = state.held[0].pop()
    state.removed[0].append(gone)
    assert t.features(0)["objectives removed"] == kinds(t.game, [gone])
    assert "objectives removed" not in t.features(1)
