"""Every combination of the pieces that are installed."""

from __future__ import annotations

import pytest

from nemesis_core import Fallback
from nemesis_core.errors import AssemblyError
from nemesis_core.matrix import combination, matrix

from .tiny import piece, registry

NIGHT = Fallback(reading="It is night.", where="the almanac")


def test_every_board_race_and_mode_comes_with_every_mix_of_crews() -> None:
    found = list(matrix(registry(piece("board", name="moon"), piece("crew", name="band"), piece("crew", name="duo"))))
    assert {one.board for one in found} == {"board", "moon"}
    assert [one.crew for one in found if one.board == "moon"] == [
        ("band",),
        ("crew",),
        ("duo",),
        ("band", "crew"),
        ("band", "duo"),
        ("crew", "duo"),
        ("band", "crew", "duo"),
    ]


def test_pieces_that_are_named_are_the_only_ones() -> None:
    there = registry(piece("board", name="moon"), piece("crew", name="band"))
    (one,) = matrix(there, board="moon", race="race", mode="mode", crew=("crew", "band"))
    assert (one.board, one.crew) == ("moon", ("crew", "band"))
    with pytest.raises(AssemblyError, match="board sun is not installed"):
        list(matrix(there, board="sun"))


def test_what_states_no_reading_is_official_and_what_states_one_says_where() -> None:
    dark = piece("race", without={"power": NIGHT, "air": Fallback()})
    (one,) = matrix(registry(dark))
    assert (one.official, one.readings, one.error) == (False, (NIGHT,), "")
    (lit,) = matrix(registry(dark, piece("board", provides=("power",))))
    assert (lit.official, lit.readings) == (True, ())


def test_a_reading_that_two_pieces_state_is_there_once() -> None:
    (one,) = matrix(registry(piece("race", without={"power": NIGHT}), piece("mode", without={"light": NIGHT})))
    assert one.readings == (NIGHT,)


def test_seats_are_those_that_all_pieces_allow() -> None:
    (one,) = matrix(registry(piece("mode", players=(2, 4)), piece("board", players=(1, 3))))
    assert (one.players, list(one.seats)) == ((2, 3), [2, 3])


def test_what_does_not_fit_says_why_and_has_no_seats() -> None:
    (one,) = matrix(registry(piece("race", requires=("air",)), piece("mode", players=(2, 3))))
    assert "race needs air" in one.error
    assert (one.official, one.players, list(one.seats)) == (False, (0, 0), [])
    (alone,) = matrix(registry(piece("mode", players=(1, 1)), piece("board", players=(2, 3))))
    assert "no common number of players" in alone.error


def test_a_combination_is_assembled_by_its_manifest() -> None:
    one = combination(registry(), "board", "race", "mode", ("crew",))
    assert list(one.manifest.pieces()) == [("board", "board"), ("race", "race"), ("mode", "mode"), ("crew", "crew")]
