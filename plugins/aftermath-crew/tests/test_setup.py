"""What the Characters have when a game of Lockdown begins, and who can be in one."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core import assemble
from nemesis_core.rules import slots_used
from nemesis_core.testing import set_up, table

AFTERMATH = ("ceo", "android", "psychologist", "bounty-hunter", "convict")
COMMON = ["demolition", "interruption", "search", "search"]
OF_TWO_GAMES = {
    "medic": "computer-skills er field-dressing pharmacist repairs rest",
    "ceo": "executive-access golden-parachute rest robot-assault robot-guard robot-labour",
    "psychologist": "computer-skills group-therapy profile repairs rest suggestion",
    "convict": "basic-repairs brawl break-through pain-tolerance rest threaten",
}
"""The cards of decks that are used in both games, besides the common ones."""
LOCKDOWN = {
    "android": "cold-logic mainframe-link power-core repairs self-diagnostics servo-strength",
    "bounty-hunter": "basic-repairs rest stakeout suppressive-fire take-down track-target",
}
ABOARD = {
    "android": "cold-logic computer-skills direct-interface repairs self-diagnostics servo-strength",
    "bounty-hunter": "basic-repairs laika-guard laika-seek rest suppressive-fire track-target",
}


def deck(t: Any, who: str) -> list[str]:
    """The Action deck of `who` by name, sorted."""
    return sorted(card.removeprefix(f"{who}.").partition("/")[0] for card in t[who].deck)


def quests(content: Any) -> list[str]:
    """Whose Quest Items there are in `content`, sorted."""
    return sorted(
        item.character for item in content.of("item") if item.kind == "quest" and item.owner == "aftermath-crew"
    )


# ---------------------------------------------------------------- who is there


@pytest.mark.variant
@pytest.mark.rule("CR-AFTER-01")
def test_the_crew_can_be_drafted_where_it_takes_part_and_nowhere_else() -> None:
    without = assemble("lockdown").compiled["cards"].characters
    having = assemble("lockdown", crew=("lockdown-crew", "aftermath-crew")).compiled["cards"].characters
    assert not {*AFTERMATH, "medic"} & without.keys()
    assert having.keys() - without.keys() == {*AFTERMATH, "medic"}


@pytest.mark.variant
@pytest.mark.rule("CR-AFTER-04")
def test_survivor_and_convict_share_a_draft_card_and_so_are_never_in_one_game() -> None:
    mixed = assemble("lockdown", crew=("lockdown-crew", "aftermath-crew"))
    slots = {who: card.draft_slot for who, (card, _) in mixed.compiled["cards"].characters.items()}
    assert slots["survivor"] == slots["convict"] == "red"
    games = [{who.id for who in set_up(mixed, seats=5, seed=seed).table.characters} for seed in range(20)]
    assert any("convict" in who for who in games)
    assert not any({"convict", "survivor"} <= who for who in games)


def test_each_has_a_colour_of_its_own(crew: Any) -> None:
    slots = {who: card.draft_slot for who, (card, _) in crew("ceo").game.cards.characters.items()}
    assert slots == {
        "ceo": "blue",
        "android": "green",
        "psychologist": "white",
        "bounty-hunter": "purple",
        "convict": "red",
        "medic": "pink",
    }


@pytest.mark.variant
@pytest.mark.parametrize("who", [*AFTERMATH, "medic"])
def test_they_are_nemesis_survivors_in_the_isolation_room(who: str) -> None:
    t = table(assemble("aftermath"), [who, "medic" if who != "medic" else "ceo"])
    assert t[who].role == "nemesis-survivor"
    assert t[who].marks == {"knowledge": 3}
    assert t.game.board.places[t[who].place].id == t[who].place == "isolation-room"


# ---------------------------------------------------------------- decks


@pytest.mark.rule("CR-COMP-01", "CR-ANDROID-01", "CR-BOUNTY-01")
@pytest.mark.parametrize("who", LOCKDOWN)
def test_the_deck_made_for_lockdown_has_ten_cards(crew: Any, who: str) -> None:
    t = crew(who)
    assert deck(t, who) == sorted([*COMMON, *LOCKDOWN[who].split()])
    assert len(t[who].deck) == 10
    away = set(ABOARD[who].split()) - set(LOCKDOWN[who].split())
    assert away
    assert not away & set(deck(t, who)), "none that is in the original deck alone"


@pytest.mark.rule("CR-CEO-01", "CR-OTHERS-01", "CR-MEDIC-01")
@pytest.mark.parametrize("who", OF_TWO_GAMES)
def test_the_others_have_the_deck_of_their_own_box(crew: Any, who: str) -> None:
    t = crew(who)
    assert deck(t, who) == sorted([*COMMON, *OF_TWO_GAMES[who].split()])
    character, loadout = t.game.cards.characters[who]
    assert [given.deck for given in character.loadout] == [loadout.deck, loadout.deck], "the same aboard the ship"


# ---------------------------------------------------------------- Items


@pytest.mark.rule("CR-COMP-02", "CR-ANDROID-02")
@pytest.mark.parametrize(("who", "item", "held"), [("ceo", "lockdown-robot", 5), ("android", "lockdown-arm-gun", 3)])
def test_ceo_and_android_have_a_starting_item_made_for_lockdown(crew: Any, who: str, item: str, held: int) -> None:
    t = crew(who)
    items = t.game.ruleset.content.of("item")
    assert sorted(i.character for i in items if i.kind == "starting") == ["android", "ceo"]
    assert t[who].held == [f"{who}.{item}"], "in a Hand slot"
    assert (t[who].items, t[who].beside, t[who].quest) == ([], [], [])
    assert t[who].ammo == {f"{who}.{item}": held}


@pytest.mark.rule("CR-OTHERS-02", "CR-BOUNTY-02", "CR-MEDIC-02")
@pytest.mark.parametrize("who", ["psychologist", "convict", "bounty-hunter", "medic"])
def test_the_others_start_with_empty_hands(crew: Any, who: str) -> None:
    c = crew(who)[who]
    assert (c.held, c.items, c.beside, c.ammo, slots_used(c)) == ([], [], [], {}, 0)


@pytest.mark.rule("CR-COMP-03")
def test_quest_items_of_aftermath_made_for_lockdown(crew: Any) -> None:
    mine = quests(crew("ceo").game.ruleset.content)
    assert [who for who in mine if who != "medic"] == ["bounty-hunter", "bounty-hunter", "convict", "psychologist"]


@pytest.mark.rule("CR-COMP-04")
def test_what_the_bounty_hunter_and_the_medic_have_besides(crew: Any) -> None:
    t = crew("medic")
    objectives = [o.id for o in t.game.ruleset.content.of("objective") if o.deck == "bounty-hunter"]
    assert sorted(objectives) == ["bounty-alive", "bounty-dead"]
    assert quests(t.game.ruleset.content).count("medic") == 1
    assert t["medic"].marks == {"knowledge": 3}


@pytest.mark.rule("CR-OTHERS-03", "CR-MEDIC-03")
@pytest.mark.parametrize(
    ("who", "item"),
    [
        ("psychologist", "lockdown-psychologist-pistol"),
        ("convict", "lockdown-convict-weapon"),
        ("medic", "lockdown-needle-gun"),
    ],
)
def test_their_quest_item_is_not_active(crew: Any, who: str, item: str) -> None:
    t = crew(who).hand(who, "search", "search")
    assert t[who].quest == [f"{who}.{item}"]
    t.intruder("grub", "a")
    assert t.legal(who, "shoot") == t.legal(who, "activate") == []


# ---------------------------------------------------------------- Traits


@pytest.mark.rule("CR-CEO-03", "CR-OTHERS-04", "CR-BOUNTY-05")
def test_in_lockdown_the_android_alone_has_a_trait(crew: Any) -> None:
    t = crew("android", "psychologist")
    assert {trait.id: trait.character for trait in t.game.ruleset.content.of("trait")} == {"synthetic": "android"}
    assert [row[:2] for row in t.screen("psychologist")["Traits"]] == [("1", "Synthetic")]
    t.contaminate("android", clean=1, pile="deck")
    before = len(t.table.decks["contamination"])
    t.hand("android").start_round()
    assert len(t.table.decks["contamination"]) == before + 1, "it is taken away when it is drawn"
    assert "Traits" not in crew("ceo", "psychologist", "convict", "bounty-hunter").screen("ceo")
