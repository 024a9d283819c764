"""Steps in order: anchors, replacing and removing, and what is said when they do not fit."""

from __future__ import annotations

import pytest

from nemesis_core import Step
from nemesis_core.errors import StepError
from nemesis_core.steps import compose_steps


def run(game):
    pass


def other(game):
    pass


def names(*given):
    """The names in order; `given` are (owner, step) or bare steps of the owner "base"."""
    return [step.name for step in composed(*given)]


def composed(*given):
    return compose_steps("event", [s if isinstance(s, tuple) else ("base", s) for s in given])


def step(name, **place):
    return Step("event", name, run, **place)


A, B, C = step("a"), step("b"), step("c")


def test_steps_without_an_anchor_stand_as_registered():
    assert names(B, A, C) == ["b", "a", "c"]


def test_steps_of_another_phase_are_left_out():
    assert names(A, Step("player", "p", run), B) == ["a", "b"]


def test_step_keeps_its_owner_and_function():
    found = composed(("board", Step("event", "x", other)))[0]
    assert (found.name, found.owner, found.run) == ("x", "board", other)


def test_after_stands_right_behind_its_anchor():
    assert names(A, B, step("x", after="a")) == ["a", "x", "b"]


def test_before_stands_right_in_front_of_its_anchor():
    assert names(A, B, step("x", before="b")) == ["a", "x", "b"]


def test_two_after_one_anchor_stand_as_registered():
    assert names(A, B, step("x", after="a"), step("y", after="a")) == ["a", "x", "y", "b"]


def test_two_before_one_anchor_stand_as_registered():
    assert names(A, B, step("x", before="b"), step("y", before="b")) == ["a", "x", "y", "b"]


def test_what_hangs_on_an_earlier_step_stays_with_it():
    given = (A, B, step("x", after="a"), step("on-x", after="x"), step("by-x", before="x"), step("y", after="a"))
    assert names(*given) == ["a", "by-x", "x", "on-x", "y", "b"]


def test_anchor_may_be_registered_later():
    assert names(step("x", after="y"), step("y", before="a"), A) == ["y", "x", "a"]


def test_replacing_takes_the_place_and_the_new_name():
    found = composed(A, B, C, ("ship", Step("event", "x", other, replaces="b")))
    assert [s.name for s in found] == ["a", "x", "c"]
    assert (found[1].owner, found[1].run) == ("ship", other)


def test_replacing_may_keep_the_name():
    found = composed(A, B, ("ship", Step("event", "b", other, replaces="b")))
    assert [(s.name, s.owner) for s in found] == [("a", "base"), ("b", "ship")]


def test_replaced_step_is_still_an_anchor_by_both_names():
    given = (A, B, ("ship", step("x", replaces="a")), step("old", after="a"), step("new", after="x"))
    assert names(*given) == ["x", "old", "new", "b"]


def test_removed_step_is_gone_but_still_an_anchor():
    gone = ("solo", Step("event", "", removes="a"))
    assert names(A, B, gone, step("x", after="a")) == ["x", "b"]


@pytest.mark.parametrize("place", ["after", "before"])
def test_missing_anchor_is_named_with_its_step_and_owner(place):
    with pytest.raises(StepError, match="ship: step event/x wants a place beside nowhere, which does not exist"):
        names(A, ("ship", step("x", **{place: "nowhere"})))


def test_missing_anchor_at_the_end_of_a_chain_is_the_one_named():
    with pytest.raises(StepError, match="event/y wants a place beside nowhere"):
        names(A, step("x", after="y"), step("y", after="nowhere"))


def test_circle_is_reported_with_steps_and_owners():
    with pytest.raises(StepError, match=r"in a circle: x \(ship\), y \(mars\)"):
        names(A, ("ship", step("x", after="y")), ("mars", step("y", after="x")))


@pytest.mark.parametrize("change", ["replaces", "removes"])
def test_two_pieces_changing_one_step_are_both_named(change):
    with pytest.raises(StepError, match="mars and ship both change step event/a"):
        names(A, ("ship", step("x", replaces="a")), ("mars", step("y", **{change: "a"})))


@pytest.mark.parametrize("change", ["replaces", "removes"])
def test_changing_a_step_that_is_not_there_is_an_error(change):
    with pytest.raises(StepError, match="ship: step event/nowhere does not exist"):
        names(A, ("ship", step("x", **{change: "nowhere"})))


def test_two_steps_of_one_name_name_both_owners():
    with pytest.raises(StepError, match="ship and base both have a step event/a"):
        names(A, ("ship", step("a", after="a")))


def test_step_with_two_places_is_refused():
    with pytest.raises(StepError, match="ship: step event/x may name one of"):
        names(A, B, ("ship", step("x", after="a", before="b")))


def test_step_with_nothing_to_run_is_refused():
    with pytest.raises(StepError, match="ship: step event/x has nothing to run"):
        names(A, ("ship", Step("event", "x", after="a")))
