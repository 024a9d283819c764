"""Every hook spec has all parts of the reference, and its example would work."""

from __future__ import annotations

import ast
import inspect
import re

import pytest

from nemesis_core import rules
from nemesis_core.hookspecs import SPECS
from nemesis_core.hookspecs.arguments import APART, ARGUMENTS, argument
from nemesis_core.hookspecs.reference import described, hooks_of

HOOKS = {hook.__name__: hook for spec in SPECS for hook in hooks_of(spec)}


def test_every_spec_is_described() -> None:
    assert len(HOOKS) > 100


@pytest.mark.parametrize("name", HOOKS)
def test_spec_says_when_it_is_called_what_to_return_and_what_none_means(name: str) -> None:
    hook = described(HOOKS[name])
    assert hook.summary
    assert hook.when.startswith("Called ")
    if hook.result == "None":
        assert (hook.returns, hook.none) == ("", "")
    else:
        assert re.match(r"Return \w", hook.returns)
        assert re.match(r"None(:|,| )", hook.none)


@pytest.mark.parametrize("name", HOOKS)
def test_each_argument_has_a_type_and_a_meaning(name: str) -> None:
    for parameter in inspect.signature(HOOKS[name]).parameters.values():
        kind, meaning = argument(name, parameter.name)
        assert len(meaning) > 8
        annotated = str(parameter.annotation)
        if annotated == "Any":  # a class of the shared rules, which the engine does not know
            assert kind.split(" | ")[0] in ("Character", "Intruder", "Record", "Shot")
        elif annotated == "list[Any]":
            assert kind in ("list[Character]", "list[Intruder]", "list[AttackCard]")
        else:
            assert kind == annotated


def test_no_argument_is_described_that_no_hook_has() -> None:
    used = {(name, parameter) for name, hook in HOOKS.items() for parameter in inspect.signature(hook).parameters}
    assert set(ARGUMENTS) <= {parameter for _, parameter in used}
    assert {tuple(key.split(".")) for key in APART} <= used


@pytest.mark.parametrize("name", HOOKS)
def test_example_implements_its_hook(name: str) -> None:
    (function,) = ast.parse(described(HOOKS[name]).example).body
    assert isinstance(function, ast.FunctionDef)
    assert function.name == name
    returns = [node.value for node in ast.walk(function) if isinstance(node, ast.Return)]
    assert bool(returns) is (described(HOOKS[name]).result != "None")


@pytest.mark.parametrize("name", HOOKS)
def test_example_calls_the_shared_rules_as_they_are(name: str) -> None:
    for call in ast.walk(ast.parse(described(HOOKS[name]).example)):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in rules.__all__:
            if not any(isinstance(given, ast.Starred) for given in call.args):
                verb = getattr(rules, call.func.id)
                inspect.signature(verb).bind(*call.args, **{k.arg: k.value for k in call.keywords if k.arg})


# ---------------------------------------------------------------- that faults are found


def spec(text: str) -> object:
    def power(game, place):  # type: ignore[no-untyped-def]
        pass

    power.__doc__ = text
    return power


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("Is it?\n\nReturn True. None: no.\n\nExample: `return True`", "does not say when it is called"),
        ("Is it?\n\nCalled now. None: no.\n\nExample: `return True`", "and then what to return"),
        ("Is it?\n\nCalled now. Return True if so.\n\nExample: `return True`", "does not say what None means"),
        ("Is it?\n\nCalled now. Return True. None: no.\n\nExample: on a board.", "has no example"),
        ("Is it?\n\nCalled now. Return True. None: no.", "has no example"),
    ],
)
def test_spec_that_lacks_a_part_is_refused(text: str, fault: str) -> None:
    with pytest.raises(ValueError, match=f"hook power .*{fault}"):
        described(spec(text))  # type: ignore[arg-type]


def test_example_takes_the_arguments_that_it_uses() -> None:
    text = "Is it?\n\nCalled now. Return True. None: no.\n\nExample: mine: `if place in LIT: return True` and no more."
    found = described(spec(text))  # type: ignore[arg-type]
    assert found.example == "@hookimpl\ndef power(place):\n    if place in LIT:\n        return True"
    assert found.about_example == ("mine:", "and no more.")
