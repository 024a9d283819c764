"""The draft by colours, and what the Characters have when the game begins."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core import Decision, Piece, Plugin, assemble, errors
from nemesis_core.testing import fakes

CHARACTERS = {
    "captain": ("blue", "lockdown-six-shooter"),
    "pilot": ("green", "lockdown-shotgun"),
    "scientist": ("white", "lockdown-scientist-pistol"),
    "scout": ("purple", "lockdown-rifle"),
    "soldier": ("red", "lockdown-assault-rifle"),
    "mechanic": ("orange", "lockdown-sawed-off-shotgun"),
}
"""Colour and Quest Item of each."""
SAME = {"source": "stand-in", "loadout": [{"edition": "*", "deck": {"nap": 10}}]}
NAP = {"id": "nap", "cost": 0, "option": [], "source": "stand-in"}


def second_crew(**slots: str) -> Any:
    """The crew mixed with one whose Characters have these draft slots."""
    records = {"character": [{"id": c, "draft_slot": slot, **SAME} for c, slot in slots.items()], "action_card": [NAP]}
    piece = Piece(id="second-crew", kind="crew", title="Second crew", records=records)
    return fakes(more=(Plugin(pieces=(piece,)),), crew=("nemesis-crew", "second-crew"))


def drafted(ruleset: Any, drawn: str, choices: list[str]) -> tuple[Any, list[Decision]]:
    """The game for two after the draft in which the Draft cards come as `drawn`, and what was asked."""
    game = ruleset.new_game(2, seed=3)
    game.fixed = {"player-numbers": [["1", "2"]], "draft": drawn.split()}
    asked: list[Decision] = []

    def answer(game: Any, decision: Decision) -> Any:
        asked.append(Decision(decision.seat, decision.kind, list(decision.options)))
        return choices.pop(0)

    game.asker = answer
    for run in game.ruleset.runs["setup"]:
        while run(game):
            pass
    return game, asked


# ---------------------------------------------------------------- the draft


@pytest.mark.rule("LD-ORIG-01")
def test_the_six_characters_can_be_drafted(crew: Any) -> None:
    characters = crew("captain").game.cards.characters
    assert {who: character.draft_slot for who, (character, _) in characters.items()} == {
        who: colour for who, (colour, _) in CHARACTERS.items()
    }
    assert all(character.colour == character.draft_slot for character, _ in characters.values())


@pytest.mark.rule("CR-AFTER-02", "LD-ORIG-02")
def test_a_draft_card_offers_every_character_of_its_colour() -> None:
    ruleset = second_crew(rookie="red", veteran="red", cook="grey")
    game, asked = drafted(ruleset, "red blue green grey", ["red", "veteran", "grey"])
    assert [(d.kind, d.options) for d in asked] == [
        ("draft", ["blue", "red"]),
        ("character", ["rookie", "soldier", "veteran"]),
        ("draft", ["green", "grey"]),
    ], "the cook is alone with its colour and need not be chosen"
    assert [who.id for who in game.table.characters] == ["veteran", "cook"]


@pytest.mark.rule("LD-ORIG-02", "CR-AFTER-03")
def test_a_colour_that_is_taken_is_not_drafted_again() -> None:
    game, asked = drafted(second_crew(rookie="red", cook="grey"), "red blue white orange", ["red", "rookie", "white"])
    assert [who.id for who in game.table.characters] == ["rookie", "scientist"]
    assert sorted(game.table.draft) == ["blue", "green", "grey", "orange", "purple"], "seven colours but red and white"
    assert all("red" not in d.options for d in asked[2:])


@pytest.mark.rule("LD-ORIG-02")
def test_crews_together_have_one_draft_card_for_each_colour() -> None:
    game, _ = drafted(
        second_crew(ann="blue", bob="green", cleo="red", dan="white", eve="orange", fay="grey"),
        "blue green red white",
        ["blue", "ann", "red", "soldier"],
    )
    assert sorted([*game.table.draft, "blue", "red"]) == ["blue", "green", "grey", "orange", "purple", "red", "white"]


def test_a_crew_of_too_few_colours_for_its_players_is_refused() -> None:
    records = {"character": [{"id": c, "draft_slot": "red", **SAME} for c in ("ann", "bob")], "action_card": [NAP]}
    reds = Piece(id="reds", kind="crew", title="Reds", records=records)
    with pytest.raises(errors.ContentError, match="the Characters of reds share the draft slots red, too few for 5 pl"):
        fakes(more=(Plugin(pieces=(reds,)),), crew=("reds",))
    few = Piece(id="reds", kind="crew", title="Reds", records=records, players=(1, 1))
    assert fakes(more=(Plugin(pieces=(few,)),), crew=("reds",)).players == (1, 1)


def test_colours_of_all_crews_together_have_to_do() -> None:
    records = {"character": [{"id": c, "draft_slot": "red", **SAME} for c in ("ann", "bob")], "action_card": [NAP]}
    reds = Piece(id="reds", kind="crew", title="Reds", records=records)
    assert fakes(more=(Plugin(pieces=(reds,)),), crew=("reds", "nemesis-crew")).players == (1, 5)


# ---------------------------------------------------------------- what they have


@pytest.mark.rule("LD-SETUP-45")
@pytest.mark.parametrize("who", CHARACTERS)
def test_they_are_nemesis_survivors_with_three_knowledge(crew: Any, who: str) -> None:
    assert crew(who)[who].role == "nemesis-survivor"
    assert crew(who)[who].marks == {"knowledge": 3}


@pytest.mark.rule("LD-ORIG-01")
@pytest.mark.parametrize("who", CHARACTERS)
def test_they_have_no_starting_item_and_one_inactive_quest_item(crew: Any, who: str) -> None:
    t = crew(who).hand(who, "search", "search")
    assert (t[who].held, t[who].items, t[who].beside, t[who].ammo) == ([], [], [], {})
    assert t[who].quest == [f"{who}.{CHARACTERS[who][1]}"]
    t.intruder("grub", "a")
    assert t.legal(who, "shoot") == []


@pytest.mark.rule("LD-ORIG-01", "LD-CARD-01")
@pytest.mark.parametrize(
    ("who", "own"),
    [
        ("captain", "basic-repairs motivation order reload suppressive-fire"),
        ("pilot", "computer-skills knowledge-of-the-facility old-friend remote-piloting repairs"),
        ("scientist", "blocking-access computer-skills intranet repairs risk-assessment"),
        ("scout", "adrenaline basic-repairs reconnaissance scavenging suppressive-fire"),
        ("soldier", "basic-repairs covering-fire full-auto nerves-of-steel taking-aim"),
        ("mechanic", "computer-skills fast-repairs ingenuity pyrotechnics technical-corridors"),
    ],
)
def test_each_deck_has_ten_cards_five_of_them_as_with_everybody(crew: Any, who: str, own: str) -> None:
    deck = sorted(card.removeprefix(f"{who}.") for card in crew(who)[who].deck)
    common = ["demolition/1", "interruption/1", "rest/1", "search/1", "search/2"]
    assert deck == sorted([*common, *(f"{card}/1" for card in own.split())])


@pytest.mark.variant
@pytest.mark.parametrize(
    ("variant", "here", "away"),
    [
        ("nemesis", ("piloting", "knowledge-of-the-ship"), ("remote-piloting", "knowledge-of-the-facility")),
        ("lockdown", ("remote-piloting", "knowledge-of-the-facility"), ("piloting", "knowledge-of-the-ship")),
    ],
)
def test_cards_of_one_game_alone_are_no_part_of_the_other(
    variant: str, here: tuple[str, ...], away: tuple[str, ...]
) -> None:
    content = assemble(variant, crew=["nemesis-crew"]).content
    cards = {card.id for card in content.of("action_card")}
    assert (cards.issuperset(here), cards.isdisjoint(away)) == (True, True)
    assert {card.id for card in content.left_out["action_card"].values()} == {*away}
