"""Mutations on the Facility and on the ship: Rooms, Items and cards that treat a Larva with other races."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core import assemble
from nemesis_core.rules import die

from .conftest import BroodTable

pytestmark = pytest.mark.variant

# ---------------------------------------------------------------- one procedure on both boards


def rests(t: Any, who: str, infected: int) -> None:
    """`who`, alone with a Mutation card and so many INFECTED cards, plays Rest."""
    t.mutant(who).hand(who, "rest", "search", infected=infected)
    t.play_card(who, "rest")


@pytest.mark.rule("CL-MUTATION-01", "CM-MUT-06", "CM-MUT-07")
@pytest.mark.parametrize("infected", [1, 2])
def test_rest_gives_one_marker_in_the_facility(f: Any, infected: int) -> None:
    rests(f, "janitor", infected)
    assert (f.markers("janitor"), f.contamination("janitor"), f["janitor"].marks.get("larva", 0)) == (1, infected, 0)


@pytest.mark.rule("CL-MUTATION-01")
@pytest.mark.parametrize("infected", [1, 2])
def test_rest_does_the_same_on_the_ship(s: Any, infected: int) -> None:
    rests(s, "pilot", infected)
    assert (s.markers("pilot"), s.contamination("pilot"), s["pilot"].marks.get("larva", 0)) == (1, infected, 0)


@pytest.mark.rule("CL-MUTATION-01")
def test_both_boards_have_the_action_and_the_check(f: Any, s: Any) -> None:
    for t, who in ((f, "janitor"), (s, "pilot")):
        t.mutant(who, "predatory-reflexes").hand(who).mutates(who, infected=True)
        assert (t.markers(who), len(t[who].hand)) == (1, 3)
        names = [step.name for step in t.game.ruleset.phases["victory"]]
        assert ("mutation" in names, "contamination" in names) == (True, False)


@pytest.mark.rule("CM-END-04")
def test_the_check_comes_between_the_contingencies_and_the_objectives(f: Any) -> None:
    names = [step.name for step in f.game.ruleset.phases["victory"]]
    assert names.index("contingency") < names.index("mutation") < names.index("objective")


# ---------------------------------------------------------------- what treats a Larva


@pytest.mark.rule("CM-MUT-08", "CM-MUT-09")
@pytest.mark.parametrize(("markers", "infected"), [(2, 0), (2, 2), (0, 1)])
def test_the_decon_room_takes_a_marker_and_gives_none(f: Any, markers: int, infected: int) -> None:
    f.mutant("janitor", markers=markers).where("janitor", "decontamination-procedure", "alert-room")
    f.hand("janitor", "search", "search", "rest", infected=infected)
    f.act("janitor", "room", "decontamination-procedure")
    assert (f.markers("janitor"), f.contamination("janitor"), f.mutation("janitor")) == (
        max(0, markers - 1),
        0,
        "bone-blades",
    )


@pytest.mark.rule("CM-MUT-08", "CM-MUT-09")
@pytest.mark.parametrize("board", ["f", "s"])
def test_surgery_takes_a_marker_and_gives_none(request: Any, board: str) -> None:
    t = request.getfixturevalue(board)
    who = t.table.characters[0].id
    action = "surgical-procedure" if board == "f" else "surgery"
    place = next(place for place in t.game.board.order if place not in t.table.explored) if board == "s" else ""
    t.mutant(who, markers=2).where(who, action, place or "alert-room")
    t.hand(who, "search", "search", infected=1).contaminate(who, infected=1)
    t.act(who, "room", action)
    assert (t.markers(who), t.contamination(who), t.mutation(who)) == (1, 0, "bone-blades")


@pytest.mark.rule("CM-MUT-08", "CM-MUT-09")
@pytest.mark.parametrize(("board", "item"), [("f", "neutralizer"), ("s", "antidote")])
def test_neutralizer_and_antidote_take_a_marker_and_give_none(request: Any, board: str, item: str) -> None:
    t = request.getfixturevalue(board)
    who = t.table.characters[0].id
    card = t.give(who, item)
    t.mutant(who, markers=2).hand(who, "search", "search", infected=2)
    t.use(who, card, "cure")
    assert (t.markers(who), t.mutation(who)) == (1, "bone-blades")
    assert t.contamination(who) == (0 if board == "f" else 1)


@pytest.mark.rule("CM-MUT-08")
@pytest.mark.parametrize(("markers", "wounds"), [(1, 1), (0, None)])
def test_the_scalpel_cuts_off_a_marker(f: Any, markers: int, wounds: int | None) -> None:
    card = f.give("janitor", "scalpel")
    f.mutant("janitor", markers=markers).hand("janitor", "search", "search")
    cuts = f.legal("janitor", "item", card, "cut-out-larva")
    if wounds is None:
        assert cuts == []
    else:
        f.act("janitor", *cuts[0])
        assert (f.markers("janitor"), len(f["janitor"].serious)) == (0, wounds)


# ---------------------------------------------------------------- coming back


@pytest.mark.rule("CM-MUT-11")
@pytest.mark.parametrize("cause", ["fire", "mutation"])
def test_who_is_revived_in_the_cooperative_mode_has_its_card_and_no_markers(cause: str) -> None:
    t = BroodTable(assemble("carnomorphs-coop"), ["janitor", "lab-rat"])
    t.where("janitor", "treat-your-wounds", "alert-room").mutant("janitor", "echo-sense", markers=2)
    die(t.game, t["janitor"], cause)
    t.start_round()
    assert (t["janitor"].status, t.mutation("janitor"), t.markers("janitor")) == ("active", "echo-sense", 0)
    assert t.game.view(1)["mutations"]["p1"]["card"] == "?mutation"
    t.check()
