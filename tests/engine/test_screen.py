"""What pieces show and name, put together; a variant of which no piece shows anything."""

from __future__ import annotations

from types import MappingProxyType

import pytest

from nemesis_core import Panel, Session, assemble, hookimpl
from nemesis_core.answers import answers
from nemesis_core.content import Record
from nemesis_core.errors import PluginError
from nemesis_core.explain import explain_record
from nemesis_core.screen import names_in, panels, results

from .tiny import MANIFEST, card_game, piece, registry, variant


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


# ---------------------------------------------------------------- faults

ASKED = {
    "view": lambda ruleset: ruleset.new_game(2).view(0),
    "names_in_view": lambda ruleset: names_in(ruleset, {"seat": 0}),
    "panels": lambda ruleset: panels(ruleset, {"seat": 0}, {}),
    "seen_there": lambda ruleset: list(answers(ruleset.hooks, "seen_there", ruleset, {"seat": 0}, "cellar", {})),
    "results": lambda ruleset: results(ruleset.new_game(2), {}),
    "explain_record": lambda ruleset: explain_record(ruleset, "tide", Record(id="spring", source="stand-in")),
}
"""Each hook with what calls it."""
NONSENSE = [
    ("view", 7, "7 is no dict by name"),
    ("view", {7: "x"}, "{7: 'x'} is no dict by name"),
    ("names_in_view", {"place": "cellar"}, "{'place': 'cellar'} is no dict of names by field and id"),
    ("names_in_view", {"place": {"cellar": 7}}, "is no dict of names by field and id"),
    ("panels", 7, "7 is no list of Panel with texts in its rows"),
    ("panels", "Tide", "'Tide' is no list of Panel"),
    ("panels", ["Tide"], "is no list of Panel"),
    ("panels", [Panel("Tide", [("high", 3)])], "is no list of Panel with texts in its rows"),
    ("panels", [Panel("Tide", 7)], "is no list of Panel with texts in its rows"),
    ("panels", [Panel("Tide", ["high"])], "is no list of Panel with texts in its rows"),
    ("panels", [Panel("Tide", [], 7)], "is no list of Panel with texts in its rows"),
    ("seen_there", "Driftwood", "'Driftwood' is no list of words"),
    ("seen_there", [7], "[7] is no list of words"),
    ("results", [Panel(7, [])], "is no list of Panel with texts in its rows"),
    ("explain_record", "The tide rises.", "'The tide rises.' is no list of lines"),
    ("explain_record", [7], "is no list of lines"),
]


def between(hook, answer, **options):
    """A variant of several pieces, with a mode whose only hook is `hook` with the function `answer`."""
    wrong = type("Wrong", (), {hook: hookimpl(specname=hook, **options)(answer)})()
    pieces = piece("board", Shows("one")), piece("race", Shows("two")), piece("mode", wrong)
    return assemble(MANIFEST, registry=registry(*pieces))


@pytest.mark.parametrize("hook", ASKED)
def test_piece_that_raises_when_something_is_shown_is_named_with_the_hook(hook):
    def answer(self):
        raise ValueError("boom\nand smoke")

    with pytest.raises(PluginError) as raised:
        ASKED[hook](between(hook, answer))
    assert str(raised.value) == f"mode raised ValueError in {hook}: boom and smoke"


@pytest.mark.parametrize(("hook", "answer", "says"), NONSENSE)
def test_piece_that_shows_nonsense_is_named_with_the_hook(hook, answer, says):
    with pytest.raises(PluginError) as raised:
        ASKED[hook](between(hook, lambda self: answer))
    assert str(raised.value).startswith(f"mode raised TypeError in {hook}: ")
    assert says in str(raised.value)


def test_piece_may_wrap_what_others_show():
    def twice(self):
        found = yield
        return [*found, *found, None]

    shown = ASKED["panels"](between("panels", twice, wrapper=True))
    assert [panel.title for panel in shown] == ["two", "two again", "one", "one again"] * 2


@pytest.mark.parametrize(
    ("hook", "pieces", "answer", "says"),
    [
        ("panels", "mode or race or board", 7, "'int' object is not iterable"),
        ("panels", "mode or race or board", [7], "7 is no list of Panel with texts in its rows"),
        ("explain_record", "mode", 7, "7 is no list of lines"),
    ],
)
def test_with_a_wrapper_all_pieces_that_may_be_at_fault_are_named(hook, pieces, answer, says):
    def wraps(self):
        yield
        return answer

    with pytest.raises(PluginError) as raised:
        ASKED[hook](between(hook, wraps, wrapper=True))
    assert str(raised.value) == f"{pieces} raised TypeError in {hook}: {says}"
