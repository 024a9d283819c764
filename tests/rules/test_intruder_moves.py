"""Pieces hear of every Intruder that comes to another Room, in whatever way."""

from __future__ import annotations

import pytest

from nemesis_core.rules import arrive, move_through, place_intruder, send
from nemesis_core.testing import table


@pytest.fixture
def heard(monkeypatch):
    """A table, and a list of the Intruders that hook `intruder_moved` has told of, with their Rooms."""
    t = table()
    moves = []
    monkeypatch.setattr(t.game.hooks, "intruder_moved", lambda game, piece: moves.append((piece.id, piece.place)))
    return t, moves


def test_through_a_corridor_or_straight_there(heard):
    t, moves = heard
    piece = t.intruder("drone", "a")
    move_through(t.game, piece, "ab")
    send(t.game, piece, "e")
    assert moves == [(piece.id, "b"), (piece.id, "e")]


def test_after_a_character_that_it_follows(heard):
    t, moves = heard
    piece = t.intruder("drone", "a")
    t.put("alpha", "a").table.followers.append(piece.id)
    arrive(t.game, t["alpha"], "b", "ab", noise="none")
    assert moves == [(piece.id, "b")]


def test_not_when_it_stays_or_comes_onto_the_board(heard):
    t, moves = heard
    piece = t.intruder("drone", "a")
    t.door("ab")
    assert move_through(t.game, piece, "ab") is False
    place_intruder(t.game, "drone", "b")
    assert moves == []
