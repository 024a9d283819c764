"""Who uses what is to go is warned, by piece, distribution and version; it works on as before."""

from __future__ import annotations

import warnings

import pluggy
import pytest

from nemesis_core import hookimpl
from nemesis_core.deprecation import DECLARED, Deprecated, declared, deprecated, warn_of_deprecated
from nemesis_core.errors import NemesisDeprecationWarning
from nemesis_core.hooks import PROJECT, compose, hookspec
from nemesis_core.hookspecs import SPECS, phases

from .tiny import home, piece, registry, variant

WAY = Deprecated(since="1.1", gone="2.0", instead="take `corridor`")
ENTERED = Deprecated(since="1.2", gone="2.0", instead="implement `came_in`")


class Specs:
    @deprecated(way=WAY)
    @hookspec
    def arrived(self, who, corridor, way):
        """A hook with an argument that is to go."""

    @deprecated(ENTERED)
    @hookspec(firstresult=True)
    def entered(self, who):
        """A hook that is to go."""


class TakesWay:
    @hookimpl
    def arrived(self, way, who):
        return f"{who} by {way}"


class TakesCorridor:
    @hookimpl
    def arrived(self, corridor):
        return f"through {corridor}"


class Enters:
    @hookimpl(specname="entered")
    def came(self, who):
        return who


def manager(**pieces):
    made = pluggy.PluginManager(PROJECT)
    made.add_hookspecs(Specs)
    for name, implementation in pieces.items():
        made.register(implementation, name=name)
    return made


def warned(**pieces):
    homes = {name: home(piece("race", name=name), dist=f"nemesis-{name}", version="0.3") for name in pieces}
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        warn_of_deprecated(manager(**pieces), homes)
    return caught


def test_argument_that_is_to_go_names_piece_distribution_version_and_what_to_do():
    (found,) = warned(gulls=TakesWay(), terns=TakesCorridor())
    assert found.category is NemesisDeprecationWarning
    assert str(found.message) == (
        "gulls of nemesis-gulls 0.3 uses the argument way of hook arrived, deprecated since API 1.1 and gone in 2.0: "
        "take `corridor`"
    )


def test_hook_that_is_to_go_is_named_as_the_spec_names_it():
    (found,) = warned(gulls=Enters())
    assert str(found.message).startswith("gulls of nemesis-gulls 0.3 uses hook entered, deprecated since API 1.2 ")


def test_warning_points_at_the_line_of_the_implementation():
    (found,) = warned(gulls=TakesWay())
    code = TakesWay.arrived.__code__
    assert (found.filename, found.lineno) == (code.co_filename, code.co_firstlineno)


def test_each_piece_is_warned_in_the_order_of_calls():
    found = warned(gulls=TakesWay(), terns=TakesWay())
    assert [str(w.message).partition(" ")[0] for w in found] == ["terns", "gulls"]


def test_who_uses_nothing_of_it_is_not_warned():
    assert warned(terns=TakesCorridor()) == []


def test_argument_is_still_given():
    composed = compose(manager(gulls=TakesWay(), terns=TakesCorridor()).hook.arrived)
    assert composed("w", "c", "north") == ["through c", "w by north"]


def test_declaration_leaves_the_other_options_of_a_spec():
    assert compose(manager(gulls=Enters(), terns=Enters()).hook.entered)("w") == "w"


def test_argument_that_the_spec_has_not_is_refused():
    with pytest.raises(ValueError, match="hook arrived has no argument wey; it has self, who, corridor, way"):
        deprecated(wey=WAY)(Specs.arrived)


@pytest.fixture
def old_argument(monkeypatch):
    """The argument `who` of a real hook, as if it were to go."""
    monkeypatch.setattr(phases.hand_size, DECLARED, {"who": WAY}, raising=False)


class BigHand:
    @hookimpl
    def hand_size(self, game, who):
        return 1


def test_assembly_warns(old_argument):
    with pytest.warns(NemesisDeprecationWarning, match="board of nemesis-board 1.0 uses the argument who of hook hand"):
        ruleset = variant(BigHand())
    assert ruleset.hooks.hand_size(None, None) == [1]


def test_assembly_of_what_uses_it_not_warns_of_nothing(old_argument):
    assert variant().pieces
    assert registry().plugins


def test_what_is_declared_says_from_when_to_when_and_what_instead():
    """Holds for each spec that will ever declare something; a major version is where things go."""
    found = [old for spec in SPECS for hook in vars(spec).values() for old in declared(hook).values()]
    for old in [WAY, ENTERED, *found]:
        assert old.gone.endswith(".0")
        assert float(old.since) < float(old.gone)
        assert old.instead
