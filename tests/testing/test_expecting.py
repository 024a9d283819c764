"""What a table is expected to be: nothing happens when it is so, else the message says what it is."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nemesis_core.testing import Table, table

STORY = """
What has happened:
  Seat 1 (alpha) comes to b (Workshop).
  Seat 1 (alpha) rolls for Noise: 2.
  A Noise marker is placed in the Corridor b - e."""


@pytest.fixture
def t() -> Table:
    made = table("fakes", ["alpha", "beta"]).put("alpha", "a").put("beta", "a").fire("d").explored("b")
    made.hand("alpha", "look", "look").dice("noise", "2")
    return made.act("alpha", "move", "b")


EXPECTED: list[Callable[[Table], Table]] = [
    lambda t: t.expect("alpha.light", 0),
    lambda t: t.expect({"alpha.place": "b", "beta.place": "a", "alpha.hand.count": 1}),
    lambda t: t.expect("table.fire.d").expect("table.fire.e", False).expect("alpha.passed", False),
    lambda t: t.expect_told("move").expect_told("move", who=0, place="b").expect_not_told("move", who=1),
    lambda t: t.expect_not_told("death"),
    lambda t: t.expect_offered("alpha", "move").expect_offered("alpha", "move", "e").expect_not_offered("beta", "room"),
    lambda t: t.will("no").do(lambda: t.game.ask(1, "swim", ["yes", "no"])).expect_asked("swim", "beta", ["yes", "no"]),
    lambda t: t.will("no").do(lambda: t.game.ask(1, "swim", ["yes", "no"])).expect_asked("swim"),
    lambda t: t.expect_not_asked("swim").expect_not_asked("swim", "alpha"),
]


@pytest.mark.parametrize("expected", EXPECTED)
def test_what_is_so_can_be_expected(t: Table, expected: Callable[[Table], Table]) -> None:
    assert expected(t) is t


def asked(t: Table) -> Table:
    return t.will("no").do(lambda: t.game.ask(1, "swim", ["yes", "no"]))


WRONG: list[tuple[Callable[[Table], Table], str]] = [
    (lambda t: t.expect("alpha.light", 2), "alpha.light is 0, not 2"),
    (lambda t: t.expect("alpha.place", "c"), "alpha.place is 'b', not 'c'"),
    (
        lambda t: t.expect({"alpha.place": "c", "beta.place": "a", "beta.light": 1}),
        "alpha.place is 'b', not 'c'\nbeta.light is 0, not 1",
    ),
    (lambda t: t.expect("table.fire.e"), "table.fire.e is not there"),
    (lambda t: t.expect("alpha.passed"), "alpha.passed is False"),
    (lambda t: t.expect("table.fire.d", False), "table.fire.d is 1, not False"),
    (lambda t: t.expect("table.fire", {"d": 1, "e": 1}), "table.fire.e: nothing, not 1"),
    (lambda t: t.expect("alpha.serious", ["arm"]), "alpha.serious.0: nothing, not 'arm'"),
    (lambda t: t.expect_told("move", who=1), "move who=1 was not logged; of that kind were\n  move who=0 place='b'"),
    (
        lambda t: t.expect_told("moved"),
        "moved was not logged; did you mean move?; the log has: act, move, noise.roll, noise.place",
    ),
    (lambda t: t.expect_not_told("move", place="b"), "move who=0 place='b' was logged"),
    (
        lambda t: t.expect_offered("alpha", "move", "g"),
        "alpha is not offered ('move', 'g'); nearest are\n"
        "  ('move', 'a', 'ab')\n  ('move', 'c', 'bc')\n  ('move', 'e', 'be')",
    ),
    (lambda t: t.expect_not_offered("alpha", "pass"), "alpha is offered ('pass',)"),
    (lambda t: t.expect_asked("swim"), "nobody was asked swim; asked was: nothing"),
    (lambda t: asked(t).expect_asked("swin"), "nobody was asked swin; did you mean swim?; asked was: swim"),
    (
        lambda t: asked(t).expect_asked("swim", "alpha"),
        "swim was not asked of seat 1; it was asked\n  of seat 2 with ['no', 'yes']",
    ),
    (
        lambda t: asked(t).expect_asked("swim", options=["no"]),
        "swim was not asked with ['no']; it was asked\n  of seat 2 with ['no', 'yes']",
    ),
    (lambda t: asked(t).expect_not_asked("swim"), "swim was asked of seat 2: ['no', 'yes']"),
]


@pytest.mark.parametrize(("expected", "said"), WRONG, ids=[said.partition("\n")[0] for _, said in WRONG])
def test_what_is_otherwise_is_told_with_the_story(t: Table, expected: Callable[[Table], Table], said: str) -> None:
    with pytest.raises(AssertionError) as caught:
        expected(t)
    assert str(caught.value) == said + STORY


def test_path_that_leads_nowhere_is_told(t: Table) -> None:
    with pytest.raises(AssertionError, match="alpha has no ligth; did you mean light"):
        t.expect("alpha.ligth", 1)


def test_of_a_long_story_the_end_is_told() -> None:
    t = table()
    for place in "abcdabcdabcdabcd":
        t.game.tell("move", "", None, who=0, place=place)
    with pytest.raises(AssertionError) as caught:
        t.expect("alpha.light", 1)
    assert str(caught.value).splitlines()[1:3] == ["What has happened:", "  ..."]
    assert len(str(caught.value).splitlines()) == 15


def test_of_many_options_the_first_are_told() -> None:
    t = table().put("alpha", "a").hand("alpha", "look", "look")
    with pytest.raises(
        AssertionError, match=r"alpha is not offered \('swim',\); nearest are\n(  .*\n){8}  and 1 more\n"
    ):
        t.expect_offered("alpha", "swim")


def test_nothing_has_happened() -> None:
    with pytest.raises(AssertionError, match=r"What has happened:\n  nothing$"):
        table().expect("alpha.light", 1)
