"""A crew that extends another gives a Character of it a card of its own."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from nemesis_core import Effects, Piece, Plugin, hookimpl
from nemesis_core.rules import draw_to_hand
from nemesis_core.testing import fakes, table

NAP = {"id": "nap", "cost": 0, "option": [{"id": "draw", "text": "Draw a card."}], "source": "stand-in"}
EFFECTS = Effects("sleepy-crew")
EFFECTS.bind("action_card", "nap.draw")(lambda game, who: draw_to_hand(game, who, 1))


class Sleepy:
    @hookimpl
    def effects(self):
        return [EFFECTS]


def alpha(**deck):
    loadout = {"edition": "*", "knowledge": 1, "starting_items": ["torch"], "deck": deck}
    return {"id": "alpha", "draft_slot": "grey-1", "role": "worker", "loadout": [loadout], "source": "stand-in"}


@pytest.fixture
def rules(monkeypatch):
    module = ModuleType("sleepy")
    module.SLEEPY = Sleepy()
    monkeypatch.setitem(sys.modules, "sleepy", module)

    def assembled(**deck):
        crew = Piece(
            id="sleepy-crew",
            kind="crew",
            title="Sleepy",
            extends="fake-crew",
            implementation=("sleepy:SLEEPY",),
            records={"action_card": [NAP], "character": [alpha(**deck)]},
        )
        return fakes(crew=("sleepy-crew",), more=(Plugin(pieces=(crew,)),))

    return assembled


def test_a_card_of_the_extension_lies_in_the_deck_beside_those_of_the_base(rules):
    t = table(rules(nap=2, look=8))
    t.hand("alpha", "nap", "look").play_card("alpha", "nap")
    assert len(t["alpha"].hand) == 2
    assert sorted(card.partition("/")[0] for card in t.game.cards.with_back["action:alpha"]) == (
        ["alpha.look"] * 8 + ["alpha.nap"] * 2
    )


def test_other_characters_have_their_decks_as_before(rules):
    t = table(rules(nap=2, look=8))
    assert not [card for card in t.game.cards.with_back["action:beta"] if "nap" in card]
