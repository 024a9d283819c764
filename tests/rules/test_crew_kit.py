"""What crews build their cards and Weapons from: aimed shots, Weapons by tag, stretched recipes, common cards."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from nemesis_core import Piece, Plugin, Ruleset, hookimpl
from nemesis_core.rules import Shot, deck_colour, recipes, shoot, weapon_kit, weapons_called
from nemesis_core.testing import Table, fakes, table

TORCH = "alpha.torch"


class Liar:
    """Every hit on an Intruder counts as two hits."""

    @hookimpl
    def face_counted(self, game: Any, who: Any, piece: Any, face: str) -> str | None:
        return "two-hits" if face == "hit" else None


LIAR = Liar()
CARDS = ("search", "interruption")
"""Cards whose effects the shared rules have."""
RECORDS = {
    "item": [
        {"id": "beam", "kind": "deck", "counts": {"red": 1, "green": 1}, "component": "cloth", "source": "stand-in"},
        {
            "id": "lance",
            "kind": "deck",
            "counts": {"red": 1},
            "hand": 1,
            "weapon": "energy",
            "ammo_max": 2,
            "tags": ["pike"],
            "source": "stand-in",
        },
        {"id": "wrap", "kind": "crafted", "recipe": ["cloth", "tool"], "source": "stand-in"},
    ],
    "action_card": [
        {"id": "search", "cost": 0, "option": [{"id": "search-room"}], "source": "stand-in"},
        {
            "id": "interruption",
            "cost": 0,
            "reaction": True,
            "option": [{"id": "cancel-action", "windows": ["action-paid"]}],
            "source": "stand-in",
        },
    ],
    "character": [
        {
            "id": "zeta",
            "draft_slot": "grey-6",
            "loadout": [{"edition": "*", "deck": {"search": 5, "interruption": 5}}],
            "source": "stand-in",
        }
    ],
}


@cache
def ruleset(*objects: str) -> Ruleset:
    """The fakes with a second crew without a line of code, and perhaps with more objects of this module."""
    zetas = Piece(
        id="zetas",
        kind="crew",
        title="Zetas",
        implementation=tuple(f"{__name__}:{o}" for o in objects),
        records=RECORDS,
    )
    return fakes(more=(Plugin(pieces=(zetas,)),), crew=("fake-crew", "zetas"))


# ---------------------------------------------------------------- common cards


def test_a_crew_has_the_effects_of_common_cards_for_nothing():
    t = table(ruleset(), ["zeta", "alpha"]).put("zeta", "b").put("alpha", "b").items("b", 1).hand("zeta", "search")
    t.top("item-yellow", "rag", "wrench")
    rag = t.table.decks["item-yellow"][-1]
    t.will(rag).play_card("zeta", "search", "search-room", "yellow")
    assert t["zeta"].items == [rag]


def test_words_of_common_cards_are_there_too():
    t = table(ruleset(), ["zeta", "alpha"])
    (offer,) = t.words("zeta", ("card", "zeta.search/1", "search-room", "green")).offers
    assert offer.text == "Play search: draw 2 cards of the green deck and keep one"


def test_a_common_reaction_works_against_other_crews():
    t = table(ruleset(), ["zeta", "alpha"]).hand("zeta", "interruption").hand("alpha", "look")
    t.will(("react", t["zeta"].hand[0], "cancel-action")).act("alpha", "move", "b")
    assert t["alpha"].place == "a"


# ---------------------------------------------------------------- shots


def aimed(face: str, aim: Any, *objects: str) -> int:
    """Injuries of a shot at a giant, the die of which shows `face`."""
    t = table(ruleset(*objects), ["alpha", "zeta"]).top("attacks", "scratch-4", "bite-3").dice("combat-die", face)
    giant = t.intruder("giant", "a")
    shoot(t.game, t["alpha"], TORCH, giant.id, aim)
    assert t["alpha"].ammo[TORCH] == 4
    return giant.injuries


def test_a_card_may_look_at_a_shot_before_the_weapon_does():
    def aim(shot: Shot) -> None:
        assert (shot.face, shot.result.id, shot.injuries) == ("hit", "hit", 1)
        shot.injuries += 1

    assert aimed("hit", aim) == 2
    assert aimed("hit", None) == 1


@pytest.mark.parametrize(("face", "injuries"), [("blank", 2), ("adult", 2), ("two-hits", 4)])
def test_what_is_sure_is_dealt_even_on_a_miss(face, injuries):
    def aim(shot: Shot) -> None:
        shot.sure = 2

    assert aimed(face, aim) == injuries


def test_what_is_sure_brings_nothing_more_on_a_miss():
    def aim(shot: Shot) -> None:
        shot.sure, shot.more = 1, 1

    assert aimed("blank", aim) == 1
    assert aimed("hit", aim) == 3


@pytest.mark.parametrize(
    ("objects", "face", "unchanged", "injuries"),
    [
        ((), "two-hits", False, 1),
        ((), "two-hits", True, 1),
        ((), "hit", False, 1),
        (("LIAR",), "hit", False, 1),  # it counts as two hits, and these as a hit
        (("LIAR",), "hit", True, 2),  # the die has shown no two hits
        (("LIAR",), "two-hits", True, 1),
    ],
)
def test_one_result_counts_as_another(objects, face, unchanged, injuries):
    rule = weapon_kit.counts_as("two-hits", "hit", unchanged)
    assert aimed(face, lambda shot: rule(shot.game, shot.who, TORCH, shot), *objects) == injuries


# ---------------------------------------------------------------- Weapons and decks


def test_a_weapon_is_called_by_its_id_or_a_tag():
    t = table(ruleset(), ["alpha", "zeta"])
    lance = t.give("alpha", "lance")
    assert weapons_called(t.game, t["alpha"], "torch") == [TORCH]
    assert weapons_called(t.game, t["alpha"], "lance") == weapons_called(t.game, t["alpha"], "pike") == [lance]
    assert weapons_called(t.game, t["alpha"], "sword") == []


def test_deck_colour_is_that_of_the_copy():
    t = table(ruleset(), ["alpha", "zeta"])
    assert {card: deck_colour(t.game, card) for card in ("beam/1", "beam/2", "rag/1", "wrap/1", TORCH)} == {
        "beam/1": "green",
        "beam/2": "red",
        "rag/1": "yellow",
        "wrap/1": "",
        TORCH: "",
    }


# ---------------------------------------------------------------- recipes


def stretched(t: Table, colour: str) -> list[tuple[str, ...]]:
    """What alpha can craft if Items of the decks of `colour` count as tools."""
    return recipes(t.game, t["alpha"], counts_as=lambda card: "tool" if deck_colour(t.game, card) == colour else "")


def test_a_copy_counts_as_its_own_deck_says():
    t = table(ruleset(), ["alpha", "zeta"])
    green, red = t.give("alpha", "beam/1"), t.give("alpha", "beam/2")
    assert stretched(t, "red") == [("wrap/1", green, red)], "the green one as cloth, the red one as a tool"
    assert stretched(t, "green") == [("wrap/1", red, green)]
    assert stretched(t, "yellow") == recipes(t.game, t["alpha"]) == []


def test_one_item_is_not_both_components():
    t = table(ruleset(), ["alpha", "zeta"])
    t.give("alpha", "beam/2")
    assert stretched(t, "red") == []


def test_two_items_make_a_thing_in_one_way():
    t = table(ruleset(), ["alpha", "zeta"])
    rag, tape = t.give("alpha", "rag"), t.give("alpha", "tape")
    assert stretched(t, "yellow") == [("wrap/1", rag, tape)], "the tape is no cloth"
    low, high = sorted([rag, t.give("alpha", "rag")])
    assert sorted(stretched(t, "yellow")) == [("wrap/1", low, high), ("wrap/1", low, tape)]
