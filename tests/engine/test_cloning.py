"""Generated copiers: equal, and with nothing changeable in common."""

from __future__ import annotations

from typing import Any, Literal

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nemesis_core.cloning import clone_state, copier
from nemesis_core.errors import ContentError
from nemesis_core.state import GameState


@attrs.define
class Leaf:
    name: str = ""
    size: float = 0.0


def other_leaf() -> type:
    @attrs.define
    class Leaf:
        word: str = ""

    return Leaf


@attrs.define
class Tree:
    """Every type that a state may be made of."""

    number: int = 0
    flag: bool = False
    text: str = ""
    maybe: str | None = None
    either: int | str = 0
    words: list[str] = attrs.field(factory=list)
    table: dict[str, int] = attrs.field(factory=dict)
    seats: dict[int, str] = attrs.field(factory=dict)
    piles: dict[str, list[str]] = attrs.field(factory=dict)
    grid: list[list[int]] = attrs.field(factory=list)
    leaf: Leaf = attrs.field(factory=Leaf)
    last: Leaf | None = None
    leaves: list[Leaf] = attrs.field(factory=list)
    named: dict[str, Leaf] = attrs.field(factory=dict)
    _hidden: int = 0
    keyed: str = attrs.field(default="", kw_only=True)


texts = st.text("abc/1", max_size=4)
leaves = st.builds(Leaf, texts, st.floats(-9, 9))
trees = st.builds(
    Tree,
    number=st.integers(-(2**62), 2**62),
    flag=st.booleans(),
    text=texts,
    maybe=st.none() | texts,
    either=st.integers(0, 9) | texts,
    words=st.lists(texts, max_size=3),
    table=st.dictionaries(texts, st.integers(0, 9), max_size=3),
    seats=st.dictionaries(st.integers(0, 9), texts, max_size=3),
    piles=st.dictionaries(texts, st.lists(texts, max_size=3), max_size=3),
    grid=st.lists(st.lists(st.integers(0, 9), max_size=3), max_size=3),
    leaf=leaves,
    last=st.none() | leaves,
    leaves=st.lists(leaves, max_size=3),
    named=st.dictionaries(texts, leaves, max_size=3),
    hidden=st.integers(0, 9),
    keyed=texts,
)


def changeable(value: Any) -> set[int]:
    """The identities of all lists, dicts and objects in `value`."""
    if attrs.has(type(value)):
        inner = [getattr(value, field.name) for field in attrs.fields(type(value))]
    elif isinstance(value, dict):
        inner = list(value.values())
    elif isinstance(value, list):
        inner = value
    else:
        return set()
    return {id(value)}.union(*map(changeable, inner))


@given(trees)
def test_copy_is_equal_and_shares_nothing(tree):
    copy = copier(Tree)(tree)
    assert copy == tree
    assert not changeable(copy) & changeable(tree)


@given(trees, st.dictionaries(texts, st.lists(texts), max_size=2))
def test_cloned_state_is_equal_and_shares_nothing(tree, fixed):
    state = GameState(7, 3, 11, {"deck": 5}, "event", 2, 9, 8, 4, "", {"a": 3}, fixed, {"tree": tree})
    copy = clone_state(state)
    assert copy == state
    assert not changeable(copy) & changeable(state)


def test_every_field_of_a_state_is_cloned():
    numbered = {field.name: i + 1 for i, field in enumerate(attrs.fields(GameState)) if field.type == "int"}
    texts = {field.name: field.name for field in attrs.fields(GameState) if field.type == "str"}
    state = GameState(**numbered, **texts, streams={"a": 1}, known={"b": 2}, fixed={"c": ["x"]}, parts={"t": Tree(5)})
    assert all(getattr(state, field.name) for field in attrs.fields(GameState))
    assert clone_state(state) == state


def test_copier_is_made_once():
    assert copier(Tree) is copier(Tree)


def test_two_classes_of_one_name_in_one_state():
    another = other_leaf()
    both = attrs.make_class(
        "Both", {"a": attrs.field(type=Leaf, factory=Leaf), "b": attrs.field(type=another, factory=another)}
    )
    copy = copier(both)(both(Leaf("x"), another("y")))
    assert (copy.a, copy.b) == (Leaf("x"), another("y"))


class Plain:
    pass


@pytest.mark.parametrize(
    "kind",
    [set[str], tuple[str, ...], list, dict, Any, Plain, Literal["a"], dict[float, int], Leaf | Tree, list[set[str]]],
    ids=str,
)
def test_type_that_cannot_be_saved_is_named_with_its_field(kind):
    odd = attrs.make_class("Odd", {"field": attrs.field(type=kind, default=None)})
    with pytest.raises(ContentError, match=r"state field Odd\.field: .*cannot be saved"):
        copier(odd)


def test_field_that_the_constructor_does_not_take_is_named():
    @attrs.define
    class Odd:
        cache: int = attrs.field(default=0, init=False)

    with pytest.raises(ContentError, match=r"state field Odd\.cache"):
        copier(Odd)
