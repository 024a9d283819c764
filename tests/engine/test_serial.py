"""States as JSON and back."""

from __future__ import annotations

import attrs
import orjson
import pytest
from hypothesis import given

from nemesis_core.errors import SaveError
from nemesis_core.serial import digest, state_from_data, state_to_data
from nemesis_core.state import GameState

from .test_cloning import Tree, trees

CLASSES = {"tree": Tree}


def state(tree=None, **fields):
    return GameState(**{"seed": 7, "seats": 3, **fields}, parts={"tree": tree or Tree()})


def through_json(given):
    return state_from_data(orjson.loads(orjson.dumps(state_to_data(given))), CLASSES)


@given(trees)
def test_round_trip_loses_nothing(tree):
    before = state(tree, rng=2**63 + 1, streams={"deck": 2**64 - 1}, known={"a": 5}, fixed={"die": ["1"], "o": [["b"]]})
    after = through_json(before)
    assert after == before
    assert digest(after) == digest(before)


@given(trees)
def test_types_survive(tree):
    after = through_json(state(tree)).parts["tree"]
    for field in attrs.fields(Tree):
        assert type(getattr(after, field.name)) is type(getattr(tree, field.name))
    assert all(type(seat) is int for seat in after.seats)


def test_every_field_is_saved():
    assert set(state_to_data(state())) == {field.name for field in attrs.fields(GameState)}


@pytest.mark.parametrize("field", [f.name for f in attrs.fields(GameState) if f.type == "int"])
def test_digest_tells_states_apart(field):
    assert digest(state(**{field: 99})) != digest(state())


def test_digest_depends_on_the_order_of_a_pile():
    assert digest(state(Tree(words=["a", "b"]))) != digest(state(Tree(words=["b", "a"])))


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: data.pop("known"),
        lambda data: data.pop("parts"),
        lambda data: data["parts"].pop("tree"),
        lambda data: data.update(seats="many"),
        lambda data: data.update(known=[1]),
        lambda data: data["parts"]["tree"].update(words=3),
        lambda data: data["parts"]["tree"].update(leaves=[{"nmae": "x"}]),
        lambda data: data["parts"]["tree"].update(unheard_of=1),
    ],
)
def test_damaged_state_cannot_be_read(damage):
    data = state_to_data(state())
    damage(data)
    with pytest.raises(SaveError, match="the saved state cannot be read"):
        state_from_data(data, CLASSES)


def test_unknown_part_or_field_is_named():
    data = state_to_data(state())
    with pytest.raises(SaveError, match="has cellar, mood"):
        state_from_data({**data, "mood": 1, "parts": {**data["parts"], "cellar": {}}}, CLASSES)
