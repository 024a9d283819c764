"""Set-up of the Escape Pods, and what is dealt in the semi-cooperative mode."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.testing import set_up, table

ALL = ("alpha", "beta", "gamma", "delta", "epsilon")


@pytest.mark.rule("SH-SETUP-09", "SH-SETUP-10", "SH-SETUP-11", "SH-SETUP-12")
@pytest.mark.parametrize(
    ("players", "sections"), [(1, "ab"), (2, "ab"), (3, "aba"), (4, "aba"), (5, "abab")], ids=lambda given: str(given)
)
def test_pods_by_number_of_players_go_by_turns_to_a_and_b(ship: Any, players: int, sections: str) -> None:
    pods = ship(*ALL[:players]).ship.pods
    assert "".join(pods[pod] for pod in sorted(pods)) == sections


@pytest.mark.rule("SH-SETUP-12")
def test_which_pods_are_used_is_random(ship: Any) -> None:
    used = {tuple(sorted(ship(*ALL[:3], seed=seed).ship.pods)) for seed in range(40)}
    four = ("pod-1", "pod-2", "pod-3", "pod-4")
    assert used == {tuple(pod for pod in four if pod != out) for out in four}


@pytest.mark.rule("SH-SETUP-13")
def test_all_pods_start_locked_and_empty(ship: Any) -> None:
    t = ship(*ALL)
    assert (t.unlocked(), len(t.ship.locked), list(t.ship.waiting.values())) == ([], 4, [[], [], [], []])


@pytest.mark.variant
@pytest.mark.rule("SH-SETUP-25", "SH-SETUP-26")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_player_is_dealt_one_corporate_and_one_personal_objective(players: int) -> None:
    for seed in range(10):
        game = set_up("nemesis", players, seed)
        objectives = game.cards.objectives
        for seat, cards in enumerate(game.semi_coop.held):
            assert sorted(objectives[card].deck for card in cards) == ["corporate", "personal"]
            assert all(objectives[card].min_players <= players for card in cards)
            others = [shown for n, shown in enumerate(game.view(seat)["objectives"]) if n != seat]
            assert game.view(seat)["objectives"][seat] == cards
            assert all(card.startswith("?") for shown in others for card in shown)


@pytest.mark.variant
@pytest.mark.rule("SH-CRIT-01", "SH-CRIT-02")
def test_the_first_intruder_and_no_egg_makes_everybody_keep_one_objective() -> None:
    t = table("nemesis", ["captain", "scout", "pilot"]).room("nest", "room-009")
    for who in t.table.characters:
        t.put(who, "room-009").cards(who, 2)
    held = t.game.semi_coop.held
    t.dice("noise-die", "silence").act("captain", "room", "take-an-egg")
    assert "egg" in t["captain"].held[-1]
    assert [len(cards) for cards in held] == [2, 2, 2]
    kept = [cards[0] for cards in held]
    t.will(*kept).comes("adult", "cockpit")
    assert held == [[card] for card in kept]
    assert [d.seat for d in t.asked if d.kind == "keep-objective"] == [0, 1, 2]
    t.comes("adult", "cockpit")
    assert len([d for d in t.asked if d.kind == "keep-objective"]) == 3
