"""Escape Pods: entering, waiting, leaving, launching, and being thrown out."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import die, move_through
from nemesis_core.testing import table

A, B = "room-002", "room-004"
ENTER = ("room", "enter-a-pod")


def boarding(ship: Any, *who: str, at: str = A) -> Any:
    """Characters in Section A with two cards each, and the Pods 1 and 3 of A and 2 of B, all Unlocked."""
    t = ship(*who, at=at).pods(a=(1, 3), b=(2,))
    for name in who or ("alpha", "beta"):
        t.cards(name, 2)
    return t


# ---------------------------------------------------------------- who can enter


@pytest.mark.rule("SH-POD-01", "SH-EVAC-01")
def test_only_an_unlocked_pod_with_a_free_place_can_be_entered(ship: Any) -> None:
    t = boarding(ship, "alpha", "beta", "gamma", "delta")
    t.pods(a=(1, 3), b=(2,), locked=(1, 2, 3))
    assert t.legal("alpha", *ENTER) == []
    t.pods(a=(1, 3), b=(2,), locked=(1,))
    assert t.legal("alpha", *ENTER) == [ENTER]
    t.waits("beta", 3)
    assert t.legal("alpha", *ENTER) == [ENTER]
    t.waits("gamma", 3)
    assert t.legal("alpha", *ENTER) == []


@pytest.mark.rule("SH-POD-03", "SH-EVAC-04", "SH-END-06")
def test_an_intruder_or_a_malfunction_in_the_section_stops_entering(ship: Any) -> None:
    t = boarding(ship)
    assert t.legal("alpha", *ENTER) == [ENTER]
    t.malfunction(A)
    assert t.legal("alpha", *ENTER) == []
    t.table.malfunction.clear()
    t.intruder("drone", A)
    assert t.legal("alpha", *ENTER) == []


@pytest.mark.rule("SH-EVAC-05")
def test_section_b_has_the_pods_of_section_b(ship: Any) -> None:
    enter = ("room", "enter-a-pod")
    t = boarding(ship, at=B).dice("noise-die", "silence").will("wait")
    t.act("alpha", *enter)
    assert (t.inside(2), t.inside(1), t.inside(3)) == (["alpha"], [], [])
    t.pods(a=(1, 3), b=(2,), locked=(2,))
    assert t.legal("beta", *enter) == []


# ---------------------------------------------------------------- entering


@pytest.mark.rule("SH-EVAC-02", "SH-POD-03")
def test_an_intruder_that_appears_spoils_the_attempt(ship: Any) -> None:
    t = boarding(ship).dice("noise-die", "danger")
    t.intruder("drone", t.game.board.ways[A][0][1])
    t.act("alpha", *ENTER)
    alpha = t["alpha"]
    assert (alpha.place, alpha.hand, t.inside(1), t.inside(3)) == (A, [], [], [])
    assert [piece.kind for piece in t.at(A)] == ["drone"]


@pytest.mark.variant
@pytest.mark.rule("SH-EVAC-02")
def test_a_larva_that_attacks_at_once_has_come_too() -> None:
    t = table("nemesis", ["captain", "scout"]).room("evacuation-section-a", A).put("captain", A).cards("captain", 2)
    t.game.ship.locked.clear()
    t.noise(*t.game.board.exits[A]).dice("noise-die", "1").bag("larva")
    t.will(*(objectives[0] for objectives in t.game.semi_coop.held))
    t.act("captain", "room", "enter-a-pod")
    assert t["captain"].marks["larva"] == 1
    assert (t.at(A), t["captain"].place) == ([], A)


@pytest.mark.rule("SH-EVAC-03", "SH-POD-04")
def test_the_character_takes_a_place_in_a_free_pod(ship: Any) -> None:
    t = boarding(ship, "alpha", "beta", "gamma").waits("beta", 1).waits("gamma", 1).dice("noise-die", "silence")
    t.will("wait").act("alpha", *ENTER)
    assert (t["alpha"].place, t.inside(1), t.inside(3)) == ("", ["beta", "gamma"], ["alpha"])


@pytest.mark.rule("SH-EVAC-03")
def test_with_several_free_pods_the_player_chooses(ship: Any) -> None:
    t = boarding(ship).dice("noise-die", "silence").will("pod-3", "wait").act("alpha", *ENTER)
    assert [(d.kind, d.options) for d in t.asked if d.kind == "pod"] == [("pod", ["pod-1", "pod-3"])]
    assert (t.inside(1), t.inside(3)) == ([], ["alpha"])


@pytest.mark.rule("SH-POD-05", "SH-POD-09")
def test_the_choice_to_launch_or_wait_comes_at_once(ship: Any) -> None:
    t = boarding(ship).dice("noise-die", "silence").will(ENTER, "pod-1", "wait").turn()
    assert [d.options for d in t.asked][-1] == ["launch", "wait"]
    assert (t["alpha"].passed, t.inside(1), t.table.turn) == (True, ["alpha"], 1)


@pytest.mark.rule("SH-POD-12")
def test_heavy_objects_take_no_place(ship: Any) -> None:
    t = boarding(ship).pods(a=(1,)).dice("noise-die", "silence", "silence")
    goods = {t.carry("alpha", "egg"), t.carry("alpha", "character-corpse")}
    t.will("wait", "wait").act("alpha", *ENTER).act("beta", *ENTER)
    assert t.inside(1) == ["alpha", "beta"]
    assert goods <= set(t["alpha"].held)


# ---------------------------------------------------------------- the first go of one that waits


@pytest.mark.rule("SH-POD-07")
def test_at_its_first_go_one_that_waits_is_asked(ship: Any) -> None:
    t = ship().pods(a=(1,), b=(2,)).waits("alpha", 1)
    t["alpha"].passed = True
    t.start_round()
    t.table.turn = 0
    t.will("launch").turn()
    assert [(d.seat, d.options) for d in t.asked if d.kind == "pod-waiting"] == [(0, ["launch", "leave", "stay"])]
    assert t.statuses() == ["escaped", "active"]


@pytest.mark.rule("SH-POD-08", "SH-POD-09")
def test_leaving_a_pod_costs_no_action(ship: Any) -> None:
    t = boarding(ship).put("beta", "cockpit").waits("alpha", 1).will("leave").turn()
    alpha = t["alpha"]
    assert (alpha.place, alpha.acted, alpha.passed, len(alpha.hand), t.table.turn) == (A, 0, False, 2, 0)
    t.will(("pass",)).turn()
    assert t.asked[-1].kind in ("turn", "pass-discard")
    assert alpha.passed


@pytest.mark.rule("SH-POD-09")
def test_who_stays_has_passed_for_this_cycle(ship: Any) -> None:
    t = boarding(ship).put("beta", "cockpit").waits("alpha", 1).will("stay").turn()
    assert (t["alpha"].passed, t.inside(1), t.table.turn) == (True, ["alpha"], 1)
    t.will(("pass",)).turn()
    assert t.table.turn == -1
    assert [d.seat for d in t.asked if d.kind == "pod-waiting"] == [0]


@pytest.mark.rule("SH-POD-09", "SH-ROUND-08")
def test_who_waits_or_waits_on_discards_like_anybody_that_passes(ship: Any) -> None:
    t = boarding(ship).pods(a=(1,), b=(2,)).contaminate("alpha", clean=1, pile="hand").dice("noise-die", "silence")
    [card] = [card for card in t["alpha"].hand if card.startswith("contamination")]
    t.will("wait", card).act("alpha", *ENTER)
    assert (t["alpha"].hand, card in t["alpha"].discard, t["alpha"].passed) == ([], True, True)
    t = boarding(ship).put("beta", "cockpit").waits("alpha", 1)
    kept, gone = sorted(t["alpha"].hand)
    t.will("stay", gone, "done").turn()
    assert (t["alpha"].hand, t["alpha"].discard, t["alpha"].passed) == ([kept], [gone], True)


@pytest.mark.rule("SH-POD-09")
def test_wounds_that_hurt_on_passing_do_not_hurt_in_a_pod(ship: Any) -> None:
    t = boarding(ship).put("beta", "cockpit").waits("alpha", 1)
    for who in ("alpha", "beta"):
        t.wounds(who, serious=["bleeding"])
    t.will("stay", "done").turn().will(("pass",), "done").turn()
    assert (t["alpha"].passed, t["alpha"].light) == (True, 0)
    assert (t["beta"].passed, t["beta"].light) == (True, 1)


@pytest.mark.variant
@pytest.mark.rule("SH-POD-13")
def test_no_event_reaches_one_that_waits() -> None:
    t = table("nemesis", ["captain", "scout"]).room("evacuation-section-a", A).put("scout", "cockpit")
    t.put("captain", "").mark("captain", larva=1).mark("scout", larva=1)
    t.game.ship.waiting[min(t.game.ship.pods)].append(0)
    t.will(*(objectives[0] for objectives in t.game.semi_coop.held))
    t.top("events", "ship-eclosion").step("event", "event-card")
    assert (t["captain"].status, t["captain"].discard) == ("active", [])
    assert (t["scout"].status, t["scout"].cause) == ("dead", "larva")


def test_one_that_waits_draws_cards_and_can_be_first_player(ship: Any) -> None:
    t = ship("alpha", "beta", "gamma").pods(a=(1,), b=(2,)).waits("beta", 1)
    t.table.round = 1
    t.start_round()
    assert (t.table.first, t.table.turn, len(t["beta"].hand)) == (1, 1, 5)


# ---------------------------------------------------------------- thrown out


@pytest.mark.rule("SH-POD-10")
def test_an_intruder_that_moves_in_throws_everybody_of_the_section_out(ship: Any) -> None:
    t = ship("alpha", "beta", "gamma").pods(a=(1, 3), b=(2,)).waits("alpha", 1).waits("gamma", 3).waits("beta", 2)
    way, start = t.game.board.ways[A][0]
    move_through(t.game, t.intruder("drone", start), way)
    assert [t[who].place for who in ("alpha", "beta", "gamma")] == [A, "", A]
    assert (t.inside(1), t.inside(2), t.inside(3)) == ([], ["beta"], [])


@pytest.mark.rule("SH-POD-10")
def test_an_intruder_that_is_placed_throws_out_too(ship: Any) -> None:
    t = ship().pods(a=(1,), b=(2,)).waits("alpha", 1).waits("beta", 2)
    t.comes("drone", B)
    assert (t["alpha"].place, t["beta"].place) == ("", B)


@pytest.mark.rule("SH-POD-10")
def test_one_thrown_out_after_passing_has_no_more_goes(ship: Any) -> None:
    t = ship().pods(a=(1,), b=(2,)).waits("alpha", 1)
    t["alpha"].passed = True
    t.comes("drone", A)
    t.table.turn = 0
    t.cards("alpha", 2).cards("beta", 2).will(("pass",)).turn()
    assert [d.seat for d in t.asked if d.kind == "turn"] == [1]
    assert t.table.turn == -1


def test_an_intruder_elsewhere_throws_nobody_out(ship: Any) -> None:
    t = ship().pods(a=(1,), b=(2,)).waits("alpha", 1)
    t.comes("drone", "cockpit")
    assert t.inside(1) == ["alpha"]


# ---------------------------------------------------------------- locks


@pytest.mark.rule("SH-POD-02", "SH-CRIT-03")
def test_the_first_death_unlocks_all_pods_and_later_ones_do_not(ship: Any) -> None:
    t = ship("alpha", "beta", "gamma").pods(a=(1, 3), b=(2,), locked=(1, 2, 3))
    die(t.game, t["alpha"], "attack")
    assert t.unlocked() == [1, 2, 3]
    t.ship.locked["pod-1"] = 1
    die(t.game, t["beta"], "attack")
    assert t.unlocked() == [2, 3]


@pytest.mark.rule("SH-HATCH-01", "SH-CRIT-04")
def test_the_hatch_control_system_turns_any_pod(ship: Any) -> None:
    t = ship("alpha", "beta", "gamma").pods(a=(1, 3), b=(2,), locked=(1, 2, 3)).room("hatch-control-system", "room-006")
    die(t.game, t["gamma"], "attack")
    t.put("alpha", "room-006").cards("alpha", 4)
    use = ("room", "turn-a-pod")
    assert t.legal("alpha", *use) == [(*use, "pod-1"), (*use, "pod-2"), (*use, "pod-3")]
    t.act("alpha", *use, "pod-1")
    assert t.unlocked() == [2, 3]
    t.act("alpha", *use, "pod-1")
    assert t.unlocked() == [1, 2, 3]


@pytest.mark.rule("SH-POD-13")
def test_locking_a_pod_leaves_who_waits_in_it(ship: Any) -> None:
    t = ship().pods(a=(1,), b=(2,)).waits("alpha", 1)
    t.game.hooks.command(t.game, "turn-pod", "pod-1")
    t.table.turn = 0
    t.will("launch").turn()
    assert t.statuses() == ["escaped", "active"]


# ---------------------------------------------------------------- orders of cards


def test_orders_about_pods(ship: Any) -> None:
    t = ship().pods(a=(2, 4), b=(3,), locked=(2, 3, 4)).waits("alpha", 2)
    hooks = t.game.hooks
    assert hooks.command_targets(t.game, "turn-pod") == ["pod-2", "pod-3", "pod-4"]
    assert hooks.command_targets(t.game, f"turn-pod-at:{A}") == ["pod-2", "pod-4"]
    assert hooks.command_targets(t.game, f"turn-pod-at:{B}") == ["pod-3"]
    assert hooks.command_targets(t.game, "turn-pod-at:cockpit") == []
    hooks.command(t.game, "turn-pod", "pod-4")
    assert t.unlocked() == [4]
    assert hooks.command_targets(t.game, "launch-lowest-pod") == [""]
    hooks.command(t.game, "launch-lowest-pod", "")
    assert (t.statuses(), sorted(t.ship.pods)) == (["escaped", "active"], ["pod-3", "pod-4"])
    hooks.command(t.game, "turn-pod", "pod-2")
    assert sorted(t.ship.locked) == ["pod-3"]
    t.pods()
    assert hooks.command_targets(t.game, "launch-lowest-pod") == []
    hooks.command(t.game, "launch-lowest-pod", "")
    assert t.statuses() == ["escaped", "active"]


def test_the_highest_pod_of_a_section_is_launched_with_who_waits_in_it(ship: Any) -> None:
    t = ship().pods(a=(1, 5), b=(2, 4)).waits("alpha", 4).waits("beta", 5)
    t.game.hooks.command(t.game, "launch-highest-pod", "b")
    assert (t.statuses(), sorted(t.ship.pods)) == (["escaped", "active"], ["pod-1", "pod-2", "pod-5"])
    t.pods(a=(1,)).game.hooks.command(t.game, "launch-highest-pod", "b")
    assert sorted(t.ship.pods) == ["pod-1"]
