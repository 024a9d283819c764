"""The Objective check, besides the scenarios: what a simulation reports, and when nobody lives."""

from __future__ import annotations

from nemesis_core.rules import die


def row(t):
    """What a simulation reports of the game."""
    return {name: value for part in t.game.hooks.report(t.game) for name, value in part.items()}


def test_nothing_is_shown_when_nobody_lives(semi_coop):
    t = semi_coop(2, {0: ("silence-two",), 1: ("rival",)})
    t.will("silence-two/1", "rival/1").comes("grub", "e")
    for who in ("alpha", "beta"):
        t.do(lambda who=who: die(t.game, t[who], "test"))
    t.finish()
    assert t.told("objective.check") == []
    found = row(t)
    assert (found["winners"], found["p1_won"], found["p2_won"]) == (0, False, False)
    assert (found["p1_objective"], found["p2_objective"]) == ("silence-two", "rival")


def test_who_won_and_by_what_is_reported(semi_coop):
    t = semi_coop(3, {0: ("live-sample",), 1: ("company",), 2: ("trophy",)})
    t.carry("gamma", "egg")
    t.will("live-sample/1", "company/1", "trophy/1").finish("test")
    found = row(t)
    assert (found["winners"], found["p1_won"], found["p2_won"], found["p3_won"]) == (2, False, True, True)
    assert (found["p1_objective"], found["p3_objective"]) == ("live-sample", "trophy")
    assert t.game.view(0)["winners"] == [1, 2]
