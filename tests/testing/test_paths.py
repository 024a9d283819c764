"""Paths into the state: what they lead to, and what is said of one that leads nowhere."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.testing import Table, table
from nemesis_core.testing.paths import PathError, names_at, resolve


@pytest.fixture
def t() -> Table:
    made = table("fakes", ["alpha", "beta"]).put("alpha", "a").put("beta", "c").fire("b").hand("alpha", "look", "plan")
    return made.wounds("beta", light=1)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("alpha.place", "a"),
        ("table.characters.beta.light", 1),
        ("table.characters.1.place", "c"),
        ("table.characters.count", 2),
        ("alpha.hand.count", 2),
        ("alpha.hand.0", "alpha.look/1"),
        ("table.fire", {"b": 1}),
        ("table.fire.b", 1),
        ("table.fire.count", 1),
        ("table.round", 1),
        ("state.phase", "player"),
        ("state.parts.table.round", 1),
        ("alpha.ammo.alpha.torch", 5),
    ],
)
def test_path_leads_to_a_value(t: Table, path: str, value: Any) -> None:
    t.hand("alpha", "look", "plan").table.characters[0].hand[0] = "alpha.look/1"
    assert resolve(t.game, path) == value


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("alpha.ligth", "alpha.ligth: alpha has no ligth; did you mean light? there are: seat, number, id, "),
        ("tabel.fire", "tabel.fire: the state has no tabel; did you mean table? there are: alpha, beta, state, table"),
        ("table.fire.c", "table.fire.c: table.fire has no c; there are: b"),
        ("table.malfunction.c", "table.malfunction.c: table.malfunction has no c; it is empty"),
        ("table.characters.gamma", "table.characters.gamma: table.characters has no gamma; there are: alpha, beta"),
        ("table.characters.2", "table.characters.2: table.characters has no 2; there are: alpha, beta"),
        ("alpha.light.x", "alpha.light.x: alpha.light is 0, in which there is nothing; leave .x out"),
        ("alpha.", "alpha.: alpha has no empty name; there are: seat"),
        ("", "an empty path leads nowhere; begin with one of: alpha, beta, state, table, laboratory"),
    ],
)
def test_path_that_leads_nowhere(t: Table, path: str, said: str) -> None:
    with pytest.raises(PathError) as caught:
        resolve(t.game, path)
    assert str(caught.value).startswith(said)


def test_many_names_are_cut_short(t: Table) -> None:
    with pytest.raises(PathError, match=r" and \d+ more$"):
        resolve(t.game, "alpha.nothing")


def test_what_does_not_lie_on_the_table_can_be_asked_for(t: Table) -> None:
    assert resolve(t.game, "table.fire.c", missing=0) == 0
    for path in ("table.fires.c", "alpha.lihgt", "table.fire.c.d", "gamma"):
        with pytest.raises(PathError):
            resolve(t.game, path, missing=0)


def test_names_at_a_value(t: Table) -> None:
    assert names_at(t.table.characters) == ["alpha", "beta"]
    assert names_at(t.table.fire) == ["b"]
    assert names_at([1, 2]) == ["0", "1"]
    assert names_at(3) == []
