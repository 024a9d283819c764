"""What pieces show and name, put together; a variant of which no piece shows anything."""

from __future__ import annotations

from types import MappingProxyType

import pytest

from nemesis_core import Panel, Session, hookimpl
from nemesis_core.screen import names_in, panels, results

from .tiny import card_game, variant


class Shows:
    """A piece with a name for one thing, a panel and a result."""

    def __init__(self, word: str) -> None:
        self.word = word

    @hookimpl
    def names_in_view(self, ruleset, view, names):
        return {"place": {"cellar": f"{names.get('place', {}).get('cellar', 'cellar')} {self.word}"}}

    @hookimpl
    def panels(self, ruleset, view, names):
        return [Panel(self.word, [("seat", str(view["seat"]))]), Panel(f"{self.word} again", [])]

    @hookimpl
    def results(self, game, names):
        return [Panel(self.word, [("seats", str(game.state.seats))], ("", "#"))]


class Named(Shows):
    """It also names the cellar for good."""

    @hookimpl
    def compile_content(self, ruleset):
        return {"names": {"place": {"cellar": "the cellar", "attic": "the attic"}, "card": {"a": "Ace"}}}


def test_variant_that_shows_nothing_has_an_empty_screen():
    session = Session(card_game().new_game(2, 1))
    ruleset, view = session.game.ruleset, session.view(0)
    assert (names_in(ruleset, view), panels(ruleset, view, {}), results(session.game, {})) == ({}, [], [])


def test_names_of_the_view_lie_over_those_of_the_content():
    ruleset = variant(Named("below"))
    names = names_in(ruleset, {"seat": 0})
    assert names == {"place": {"cellar": "the cellar below", "attic": "the attic"}, "card": {"a": "Ace"}}
    assert ruleset.compiled["names"]["place"]["cellar"] == "the cellar"


def test_panels_and_results_of_all_pieces_follow_one_another_in_the_order_of_the_hooks():
    ruleset = variant(Shows("one"), Shows("two"))
    game = ruleset.new_game(3, 1)
    assert [panel.title for panel in panels(ruleset, game.view(1), {})] == ["two", "two again", "one", "one again"]
    assert [list(panel.rows) for panel in results(game, {})] == [[("seats", "3")], [("seats", "3")]]


def test_hooks_cannot_look_beyond_the_view():
    """What `panels` and `names_in_view` are given: the ruleset, the view, the names; no game."""
    given = []

    class Looks:
        @hookimpl
        def panels(self, ruleset, view, names):
            given.append((ruleset, view, names))

        @hookimpl
        def names_in_view(self, ruleset, view, names):
            given.append((ruleset, view, names))

    ruleset = variant(Looks())
    view = MappingProxyType({"seat": 0})
    names = names_in(ruleset, view)
    assert panels(ruleset, view, names) == []
    assert [(rules is ruleset, seen is view) for rules, seen, _ in given] == [(True, True)] * 2


def test_a_piece_may_show_nothing():
    class Silent:
        @hookimpl
        def panels(self, ruleset, view, names):
            return None

        @hookimpl
        def results(self, game, names):
            return None

    ruleset = variant(Silent(), Shows("one"))
    assert [panel.title for panel in panels(ruleset, {"seat": 0}, {})] == ["one", "one again"]
    assert [panel.title for panel in results(ruleset.new_game(2, 1), {})] == ["one"]


def test_panel_is_a_value():
    panel = Panel("Tide", [("high", "3")], ("", "#height"))
    assert panel == Panel("Tide", [("high", "3")], ("", "#height"))
    with pytest.raises(AttributeError):
        panel.title = "Ebb"
