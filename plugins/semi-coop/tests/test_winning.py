"""The Objective check: who wins, and what is shown."""

from __future__ import annotations

import pytest

from nemesis_core.rules import die, leave

# live-sample: an Egg carried; silence-two: player 2 dead; hoard: seven Items; company: somebody else alive;
# rival: player 1 dead; trophy: an Egg carried and somebody else alive, or nobody else alive.


def keeping(semi_coop, *objectives, killed=()):
    """The first seats keep these `objectives` at the first Encounter; `killed` die after it."""
    t = semi_coop(len(objectives), {seat: (name,) for seat, name in enumerate(objectives)})
    t.will(*(f"{name}/1" for name in objectives)).comes("grub", "e")
    for who in killed:
        die(t.game, t[who], "test")
    return t


def winners(t):
    """The seats that win."""
    row = {name: value for part in reversed(t.game.hooks.report(t.game)) for name, value in part.items()}
    won = [seat for seat in range(t.game.state.seats) if row[f"p{seat + 1}_won"]]
    assert row["winners"] == len(won)
    assert t.game.view(0)["winners"] == won
    return won


@pytest.mark.rule("LD-GOAL-01")
def test_both_win_when_both_objectives_are_fulfilled(semi_coop):
    t = keeping(semi_coop, "live-sample", "company")
    t.carry("alpha", "egg")
    t.finish("test")
    assert winners(t) == [0, 1]


@pytest.mark.rule("LD-GOAL-01")
def test_only_the_own_objective_counts(semi_coop):
    t = keeping(semi_coop, "live-sample", "company").finish("test")
    assert winners(t) == [1]


@pytest.mark.rule("LD-GOAL-02")
@pytest.mark.parametrize(
    ("fulfilled", "alive", "won"),
    [(True, True, True), (True, False, False), (False, True, False), (False, False, False)],
)
def test_winning_takes_the_objective_and_survival(semi_coop, fulfilled, alive, won):
    t = keeping(semi_coop, "silence-two", "hoard", "company", killed=("beta",) if fulfilled else ())
    if not alive:
        die(t.game, t["alpha"], "test")
    t.finish("test")
    assert (0 in winners(t)) == won


@pytest.mark.rule("LD-GOAL-02")
def test_who_dies_in_the_contamination_check_does_not_win(semi_coop):
    t = keeping(semi_coop, "live-sample", "company")
    t.carry("alpha", "egg")
    t.contaminate("alpha", infected=1)
    cards = t["alpha"].deck + t["alpha"].discard
    t.game.fixed["deck-0"] = [cards]  # the Contamination card lies on top
    t.finish("test")
    assert t["alpha"].status == "dead"
    assert winners(t) == []  # and the other one is alone now


@pytest.mark.rule("LD-GOAL-02")
def test_objectives_are_checked_after_the_other_checks(semi_coop):
    names = [step.name for step in semi_coop(2).game.ruleset.phases["victory"]]
    assert names.index("contamination") < names.index("objective")


@pytest.mark.rule("LD-GOAL-02")
def test_who_left_alive_wins_too(semi_coop):
    t = keeping(semi_coop, "company", "hoard")
    leave(t.game, t["alpha"], "evacuated")
    t.finish("test")
    assert winners(t) == [0]


@pytest.mark.rule("LD-GOAL-03")
@pytest.mark.parametrize(
    ("eggs", "items", "won"),
    [((), 6, []), (("alpha",), 6, [0]), ((), 7, [1]), (("alpha", "gamma"), 7, [0, 1, 2])],
)
def test_none_one_or_several_win(semi_coop, eggs, items, won):
    t = keeping(semi_coop, "live-sample", "hoard", "trophy")
    for who in eggs:
        t.carry(who, "egg")
    for name in ["wrench", "wrench", "rag", "rag", "cell", "cell", "bandage"][:items]:
        t.give("beta", name)
    t.finish("test")
    assert winners(t) == won


@pytest.mark.rule("LD-VICT-07")
def test_the_living_show_their_objectives_and_the_dead_do_not(semi_coop):
    t = keeping(semi_coop, "live-sample", "company", "rival", killed=("gamma",)).finish("test")
    assert [(data["who"], data["objective"], data["won"]) for data in t.told("objective.check")] == [
        (0, "live-sample/1", False),
        (1, "company/1", True),
    ]
    assert t.told("objective.check")[0]["missing"] == [["carry-egg"]]
    assert t.game.view(1)["objectives"] == [["live-sample/1"], ["company/1"], ["?objective"]]
    assert [event.audience for event in t.log if event.kind == "objective.check"] == [None, None]


@pytest.mark.rule("LD-VICT-07")
def test_without_a_first_encounter_the_living_choose_now(semi_coop):
    t = semi_coop(3, {0: ("live-sample", "company"), 1: ("sole-heir", "hoard")})
    die(t.game, t["gamma"], "test")
    t.will("company/1", "sole-heir/1").finish("test")
    assert [d.seat for d in t.asked] == [0, 1]
    assert winners(t) == [0]
    assert [len(cards) for cards in t.game.semi_coop.held] == [1, 1, 2]


@pytest.mark.rule("LD-VICT-07")
def test_nothing_is_shown_when_nobody_lives(semi_coop):
    t = keeping(semi_coop, "silence-two", "rival")
    for who in ("alpha", "beta"):
        t.do(lambda who=who: die(t.game, t[who], "test"))
    t.finish()
    assert t.told("objective.check") == []
    assert winners(t) == []
    row = {k: v for part in t.game.hooks.report(t.game) for k, v in part.items()}
    assert (row["p1_objective"], row["p2_objective"]) == ("silence-two", "rival")
