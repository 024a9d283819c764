"""What the bot `survivor` plans for those whose goals are its own."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from nemesis_core import Errand, Goal, Piece, Plugin, Ruleset, hookimpl
from nemesis_core.rules.bots.planning import Planner, kept
from nemesis_core.testing import fakes, table

FEED = Errand(choose=("feed",), fulfils=("fed",), shared=True)
ROW = Errand(choose=("row",), leaves=True, fulfils=("ashore",))


class Kennel:
    """A piece whose seats win when one is ashore and the other has fed the dogs; `feed` is the errand for that."""

    feed = FEED

    @hookimpl
    def goals(self, ruleset: Ruleset, view: dict[str, Any]) -> list[Goal]:
        return [Goal("away", (("ashore",),), others=((("fed",), ("asleep",)),))]

    @hookimpl
    def errands(self, ruleset: Ruleset, view: dict[str, Any]) -> list[Errand]:
        return [self.feed, ROW]

    @hookimpl(tryfirst=True)
    def likely(self, ruleset: Ruleset, view: dict[str, Any], condition: str) -> float | None:
        return {"ashore": 0.0, "fed": 0.1, "asleep": 0.2}.get(condition)


KENNEL = Kennel()
PIECE = Piece(id="kennel", kind="house-rule", title="A kennel", implementation=(f"{__name__}:KENNEL",))


def helps(monkeypatch: pytest.MonkeyPatch, feed: Errand) -> tuple[Errand, ...]:
    """What a seat plans to do for the other one."""
    monkeypatch.setattr(KENNEL, "feed", feed)
    t = table(fakes(more=(Plugin(pieces=(PIECE,)),), house_rules=("kennel",)), ["alpha", "beta"])
    planner = Planner(t.to_bot("alpha", ("pass",)), {t[0].place: 0})
    best = planner.best()
    assert best.out == ROW
    return best.helps


def test_what_others_need_in_any_case_is_what_all_their_ways_have() -> None:
    assert kept(Goal("x", ((),), others=((("a", "b"), ("a", "c")), (("d",),)))) == {"a", "d"}


def test_seat_helps_with_what_is_shared_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    assert helps(monkeypatch, FEED) == (FEED,)
    assert helps(monkeypatch, attrs.evolve(FEED, shared=False)) == ()


def test_seat_helps_with_nothing_that_spoils_its_own_way(monkeypatch: pytest.MonkeyPatch) -> None:
    assert helps(monkeypatch, attrs.evolve(FEED, spoils=("ashore",))) == ()


def test_no_way_is_planned_that_opens_when_the_game_is_over() -> None:
    t = table(fakes(more=(Plugin(pieces=(PIECE,)),), house_rules=("kennel",)), ["alpha", "beta"])
    planner = Planner(t.to_bot("alpha", ("pass",)), {t[0].place: 0})
    planner.left = 3
    last, late = (attrs.evolve(ROW, opens=rounds) for rounds in (2, 3))
    assert planner.reach(last) > 0
    assert planner.reach(late) == 0
