"""What the tokens do, in an Encounter and when the bag develops."""

from __future__ import annotations

import pytest
from nemesis_core.rules import encounter, kill

from shore import Shore


def meets(t: Shore, kind: str) -> None:
    t.bag(kind)
    t.do(lambda: encounter(t.game, t["alpha"]))


def test_the_bag_holds_a_diver_more_than_there_are_players(t: Shore) -> None:
    assert t.bag_counts() == {"bubbles": 1, "leech": 4, "diver": 3, "harbourmaster": 1}


def test_bubbles_are_noise_all_around(t: Shore) -> None:
    meets(t, "bubbles")
    assert sorted(t.table.noise) == ["ab", "ac", "ad", "crawlway"]
    assert not t.table.intruders


@pytest.mark.parametrize("kind", ["leech", "diver", "harbourmaster"])
def test_an_intruder_comes(t: Shore, kind: str) -> None:
    t.cards("alpha", 5)
    meets(t, kind)
    assert [piece.kind for piece in t.at("a")] == [kind]
    assert not t["alpha"].light


@pytest.mark.parametrize(("dark", "wet", "wounds"), [(0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 1, 1)])
def test_two_cards_are_too_few_for_a_leech_in_dark_brine(t: Shore, dark: int, wet: int, wounds: int) -> None:
    t.cards("alpha", 2).top("attacks", "suck-2")
    if dark:
        t.dim("a")
    if wet:
        t.brine("a")
    meets(t, "leech")
    t.expect("alpha.light", wounds)


@pytest.mark.parametrize(
    ("kind", "bag"),
    [
        ("bubbles", {"bubbles": 1, "leech": 5, "diver": 3, "harbourmaster": 1}),
        ("leech", {"bubbles": 1, "leech": 3, "diver": 4, "harbourmaster": 1}),
        ("harbourmaster", {"bubbles": 1, "leech": 4, "diver": 3, "harbourmaster": 1}),
    ],
)
def test_the_bag_develops(t: Shore, kind: str, bag: dict[str, int]) -> None:
    t.develop(kind)
    assert t.bag_counts() == bag
    assert len(t.game.tide.brine) == (2 if kind == "harbourmaster" else 1)


def test_a_diver_makes_everybody_roll_for_noise(t: Shore) -> None:
    t.dice("noise-die", "1", "2").develop("diver")
    assert sorted(t.table.noise) == ["ab", "ac"]


def test_a_sixth_diver_sends_the_idle_ones_back(t: Shore) -> None:
    for place in ("a", "c", "d", "e", "e"):
        t.intruder("diver", place)
    t.comes("diver", "b")
    assert sorted(piece.place for piece in t.table.intruders.values()) == ["a", "b"]


@pytest.mark.parametrize("kind", ["diver", "harbourmaster"])
def test_the_harbourmaster_dies_as_a_queen(t: Shore, kind: str) -> None:
    piece = t.intruder(kind, "a")
    t.do(lambda: kill(t.game, piece))
    t.expect("laboratory.queen_killed", kind == "harbourmaster")
