"""How Void Seeders move: Doors, numbers, Technical Corridors, Danger."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import crew_kit, move_by_number, noise_roll, retreat

TOKEN = "void-seeder"


def away(t: Any) -> Any:
    """Alpha and beta stand in g, out of the way."""
    return t.put("alpha", "g").put("beta", "g")


@pytest.mark.rule("VS-MOV-01")
def test_they_go_through_a_closed_door_and_leave_it_closed(t: Any) -> None:
    piece = away(t).door("bc").intruder("lurker", "b", token=False)
    t.do(lambda: move_by_number(t.game, piece, 3))
    assert (piece.place, t.table.doors) == ("c", {"bc": "closed"})


@pytest.mark.rule("VS-MOV-01")
def test_they_retreat_through_one(t: Any) -> None:
    piece = away(t).door("bc").intruder("stalker", "b", token=False)
    t.flees(3).do(lambda: retreat(t.game, piece))
    assert (piece.place, t.table.doors) == ("c", {"bc": "closed"})


@pytest.mark.rule("VS-MOV-01", "VS-MOV-04")
def test_danger_calls_them_through_one(t: Any) -> None:
    t.put("beta", "f").door("ab").dice("noise-die", "danger")
    pieces = [t.intruder(kind, place, token=False) for kind, place in (("lurker", "b"), ("whisperer", "c"))]
    t.do(lambda: noise_roll(t.game, t["alpha"]))
    assert ([piece.place for piece in pieces], t.table.doors, t.table.noise) == (["a", "a"], {"ab": "closed"}, {})


@pytest.mark.rule("VS-MOV-01")
def test_a_card_can_send_them_through_one(t: Any) -> None:
    piece = away(t).door("bc").intruder("lurker", "b", token=False)
    assert crew_kit.ways_out(t.game, piece) == ["ab", "bc", "be"]


@pytest.mark.rule("VS-MOV-04")
def test_danger_leaves_those_in_combat_and_two_rooms_away_and_makes_noise(t: Any) -> None:
    t.put("beta", "b").noise("ab").dice("noise-die", "danger")
    pieces = [t.intruder("lurker", place, token=False) for place in ("b", "e")]
    t.do(lambda: noise_roll(t.game, t["alpha"]))
    assert [piece.place for piece in pieces] == ["b", "e"]
    assert sorted(t.table.noise) == ["ab", "ac", "ad", "crawlway"]


@pytest.mark.rule("VS-MOV-02")
def test_an_event_card_moves_those_of_its_symbols_that_are_out_of_combat(t: Any) -> None:
    # "terror-1" shows Lurker, Stalker and Despoiler and the number 1: from d that is c, from a it would be b.
    t.put("beta", "g")
    pieces = [t.intruder(kind, "d", token=False) for kind in ("lurker", "whisperer", "stalker", "despoiler")]
    fighting = t.intruder("lurker", "a", token=False)
    card = t.game.ruleset.content.find("event_card", "terror-1")
    assert (card.movers, card.corridors) == (("lurker", "stalker", "despoiler"), (1,))
    t.event("terror-1")
    assert [piece.place for piece in (*pieces, fighting)] == ["c", "d", "c", "c", "a"]


@pytest.mark.rule("VS-MOV-03", "VS-CBT-12")
def test_into_technical_corridors_they_leave_and_a_token_comes(t: Any) -> None:
    piece, before = away(t).intruder("despoiler", "b", injuries=2, token=False), t.supply_counts(TOKEN)
    t.do(lambda: move_by_number(t.game, piece, 4))
    assert (t.table.intruders, t.supply_counts(TOKEN)) == ({}, before - 1)
    assert t.comes("despoiler", "b").injuries == 0
