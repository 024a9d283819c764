"""What a piece does without a tag for which it was made, and the line that says how the rules are read then."""

from __future__ import annotations

import sys
from types import ModuleType

import attrs
import pytest

from nemesis_core import Fallback, Ruleset, assemble, hookimpl
from nemesis_core.errors import AssemblyError

from .tiny import MANIFEST, piece, registry


class Light:
    """A board that answers."""

    @hookimpl
    def power(self, game, place):
        return True

    @hookimpl
    def darkness(self, game, place):
        return place == "cellar"


class Night:
    """A fallback that answers one of the two."""

    @hookimpl
    def power(self, game, place):
        return False


@pytest.fixture
def night(monkeypatch):
    """The name by which a piece calls the fallback, which lies in a module."""
    module = ModuleType("night_of_a_test")
    module.NIGHT = Night()
    monkeypatch.setitem(sys.modules, module.__name__, module)
    return f"{module.__name__}:NIGHT"


def made(without, provides=()) -> Ruleset:
    board = piece("board", Light(), provides=provides)
    return assemble(MANIFEST, registry=registry(board, piece("race", without=without)))


def answers(ruleset):
    game = ruleset.new_game(2)
    return [(game.hooks.power(game, place), game.hooks.darkness(game, place)) for place in ("cellar", "roof")]


def test_fallback_is_asked_before_the_board_where_a_tag_is_missing(night):
    found = made({"power": Fallback(implementation=(night,), reading="It is night.")})
    assert answers(found) == [(False, True), (False, False)]
    assert found.hooks.implementations("power") == ["race", "board"]
    assert found.readings == ["It is night."]


def test_fallback_sleeps_where_the_tag_is_provided(night):
    found = made({"power": Fallback(implementation=(night,), reading="It is night.")}, provides=("power",))
    assert answers(found) == [(True, True), (True, False)]
    assert found.readings == []


def test_id_of_a_piece_is_a_tag(night):
    found = made({"crew": Fallback(implementation=(night,), reading="It is night.")})
    assert (answers(found)[0], found.readings) == ((True, True), [])


def test_fallback_that_a_rulebook_describes_takes_effect_in_silence(night):
    found = made({"power": Fallback(implementation=(night,))})
    assert (answers(found)[0], found.readings) == ((False, True), [])


def test_pieces_may_fall_back_on_the_same_and_read_the_rules_alike(night):
    back = {"power": Fallback(implementation=(night,), reading="It is night.")}
    pieces = [piece("board", Light()), piece("race", without=back), piece("crew", without=back)]
    found = assemble(MANIFEST, registry=registry(*pieces))
    assert (answers(found)[1], found.readings) == ((False, False), ["It is night."])


def test_each_missing_tag_has_its_own_line():
    found = made({"power": Fallback(reading="It is night."), "air": Fallback(reading="All hold their breath.")})
    assert found.readings == ["It is night.", "All hold their breath."]


def test_fallback_that_cannot_be_loaded_is_named_with_its_piece():
    with pytest.raises(AssemblyError, match=r"race cannot be loaded from nemesis-race 1.0 \(ModuleNotFoundError"):
        made({"power": Fallback(implementation=("no_such_module",))})


def test_fallback_names_a_list():
    with pytest.raises(TypeError, match="implementation"):
        Fallback(implementation="nemesis_core.rules.unlit")


def test_readings_belong_to_a_ruleset_alone():
    back = {"power": Fallback(reading="It is night.")}
    assert made(back).readings == ["It is night."]
    assert assemble(attrs.evolve(MANIFEST), registry=registry(piece("race"))).readings == []
