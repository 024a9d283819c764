"""Conditions that records name in `needs`."""

from __future__ import annotations

from functools import cache

import pytest

from nemesis_core import Piece, Plugin, Ruleset
from nemesis_core.testing import fakes, table

KIT = {"id": "kit", "kind": "deck", "counts": {"green": 1}, "source": "stand-in"}
USE = {"id": "dress-serious", "needs": ["discovered>=2"], "text": "Dress 1 of your Serious Wounds."}


@cache
def rules() -> Ruleset:
    """The fakes with an Item that asks for two discovered Weaknesses, and does what all Clothes do."""
    records = {"item": [{**KIT, "id": "clothes", "option": [USE]}]}
    piece = Piece(id="bench", kind="house-rule", title="Bench", records=records)
    return fakes(more=(Plugin(pieces=(piece,)),), house_rules=("bench",))


@pytest.mark.parametrize(("discovered", "open_"), [(0, False), (1, False), (2, True), (3, True)])
def test_a_use_can_ask_for_discovered_weaknesses(discovered: int, open_: bool) -> None:
    t = table(rules(), ["alpha", "beta"]).wounds("alpha", serious=["arm"]).mark("alpha", knowledge=9)
    card = t.give("alpha", "clothes")
    t.game.laboratory.discovered = discovered
    assert bool(t.legal("alpha", "item", card)) is open_


def test_the_need_is_told_with_its_number() -> None:
    ruleset = rules()
    lines = ruleset.hooks.explain_record(ruleset, "item", ruleset.content.find("item", "clothes"))
    assert "If the number of discovered Weaknesses is at least 2: Dress 1 of your Serious Wounds." in lines
