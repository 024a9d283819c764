"""Composed hooks do what pluggy does."""

from __future__ import annotations

import pluggy
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nemesis_core.hooks import PROJECT, Hooks, compose, hookimpl, hookspec

ARGUMENTS = ("a", "b", "c")


class Specs:
    @hookspec
    def every(self, a, b, c):
        """All results."""

    @hookspec(firstresult=True)
    def first(self, a, b, c):
        """The first result."""

    @hookspec
    def bare(self):
        """Takes nothing."""


def manager(*plugins):
    made = pluggy.PluginManager(PROJECT)
    made.add_hookspecs(Specs)
    for i, plugin in enumerate(plugins):
        made.register(plugin, name=f"piece-{i}")
    return made


def implementation(hook, arguments, result, **options):
    """A tiny plugin that answers `hook` with `result` and what it was given, or None."""
    space = {"result": result}
    answer = f"(result, {', '.join(arguments)})" if result is not None else "None"
    exec(f"def {hook}(self{''.join(', ' + a for a in arguments)}): return {answer}", space)
    return type("Tiny", (), {hook: hookimpl(**options)(space[hook])})()


def wrapper(hook, arguments, **options):
    """A tiny plugin that wraps `hook` and packs its result."""
    space: dict = {}
    exec(f"def {hook}(self{''.join(', ' + a for a in arguments)}):\n r = yield\n return ['wrapped', r]", space)
    return type("Wrapper", (), {hook: hookimpl(wrapper=True, **options)(space[hook])})()


partial = st.lists(st.sampled_from(ARGUMENTS), unique=True)
results = st.sampled_from([None, 0, False, "", "x", 7])
order = st.sampled_from([{}, {"tryfirst": True}, {"trylast": True}])


@st.composite
def plugins(draw, hook, wrappers):
    made = [implementation(hook, draw(partial), draw(results), **draw(order)) for _ in range(draw(st.integers(0, 5)))]
    made += [wrapper(hook, draw(partial), **draw(order)) for _ in range(draw(st.integers(0, 2)) if wrappers else 0)]
    return draw(st.permutations(made))


@given(data=st.data(), hook=st.sampled_from(["every", "first"]), wrappers=st.booleans())
def test_composed_gives_what_pluggy_gives(data, hook, wrappers):
    caller = getattr(manager(*data.draw(plugins(hook, wrappers))).hook, hook)
    composed = compose(caller)
    expected = caller(a=1, b=2, c=3)
    assert composed(1, 2, 3) == expected
    assert composed(a=1, b=2, c=3) == expected
    assert composed(1, c=3, b=2) == expected


@given(data=st.data(), hook=st.sampled_from(["every", "first"]))
def test_same_implementations_are_called_in_the_same_order(data, hook):
    called: list[int] = []

    def tiny(number, result, **options):
        class Tiny:
            pass

        def answer(self, b):
            called.append(number)
            return result

        setattr(Tiny, hook, hookimpl(specname=hook, **options)(answer))
        return Tiny()

    some = [tiny(i, data.draw(results), **data.draw(order)) for i in range(data.draw(st.integers(0, 5)))]
    caller = getattr(manager(*some).hook, hook)
    caller(a=1, b=2, c=3)
    expected, called[:] = called[:], []
    compose(caller)(1, 2, 3)
    assert called == expected


def test_lone_first_result_is_the_function_itself():
    plugin = implementation("first", ARGUMENTS, "x")
    assert compose(manager(plugin).hook.first) == plugin.first


def test_arguments_in_another_order_arrive_by_name():
    assert compose(manager(implementation("first", ("c", "a"), "x")).hook.first)(1, 2, 3) == ("x", 3, 1)


def test_hook_without_arguments():
    class Tiny:
        @hookimpl
        def bare(self):
            return "x"

    assert compose(manager(Tiny(), Tiny()).hook.bare)() == ["x", "x"]


def test_wrapped_hook_takes_arguments_by_position():
    caller = manager(implementation("every", ("a",), "x"), wrapper("every", ("b",))).hook.every
    assert compose(caller)(1, 2, 3) == ["wrapped", [("x", 1)]]


def test_error_of_an_implementation_comes_through():
    class Tiny:
        @hookimpl
        def every(self, a):
            raise LookupError("mine")

    with pytest.raises(LookupError, match="mine"):
        compose(manager(Tiny()).hook.every)(1, 2, 3)


def test_composed_is_named_like_its_hook():
    assert compose(manager().hook.every).__name__ == "every"


def test_implementers_are_listed_as_they_are_called():
    some = [implementation("every", (), "x", **o) for o in ({}, {"tryfirst": True}, {"trylast": True})]
    assert Hooks(manager(*some), ["every"]).implementations("every") == ["piece-1", "piece-0", "piece-2"]


def test_unknown_hook_is_named():
    with pytest.raises(AttributeError, match="no hook is named evry"):
        _ = Hooks(manager(), ["every"]).evry
