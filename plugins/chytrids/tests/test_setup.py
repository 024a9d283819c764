"""What there is, and what is set out at the start."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from nemesis_chytrids.growth import TOP, set_level

NAMES = ["alpha", "beta", "gamma", "delta", "epsilon"]


def count_of(t: Any, component: str) -> int:
    return t.game.ruleset.content.find("component", component).count


@pytest.mark.rule("CH-COMP-01")
def test_the_race_brings_its_decks(t: Any) -> None:
    cards = t.game.cards
    assert (len(cards.events), len(cards.attacks), len(cards.weaknesses)) == (20, 20, 6)
    assert count_of(t, "race-help-card") == 10


@pytest.mark.rule("CH-COMP-02", "CH-SETUP-20")
def test_growth_is_a_finite_supply(t: Any) -> None:
    assert (t.spores_left, t.table.limits["mycelium-marker"]) == (15, 8)
    colours = Counter(name.rpartition("-")[0] for name in t.game.colony.levels)
    assert colours == {"purple": 5, "green": 5}


@pytest.mark.rule("CH-COMP-02")
def test_the_supply_of_spores_counts_rooms_and_character_boards(t: Any) -> None:
    t.spores("b", "c").carries_spore("alpha")
    assert t.spores_left == 12


@pytest.mark.rule("CH-COMP-03", "CH-COMP-06")
def test_kinds_and_miniatures(t: Any) -> None:
    assert {kind.id: kind.miniatures for kind in t.game.cards.kinds.values()} == {
        "stinkhorn": 8,
        "deathcap": 3,
        "queen": 1,
    }
    markers = {c.id for c in t.game.ruleset.content.of("component") if c.owner == "chytrids"}
    assert markers == {"spore-marker", "mycelium-marker", "race-help-card"}
    assert {name.rpartition("-")[0] for name in t.game.colony.levels} == {"purple", "green"}


@pytest.mark.rule("CH-COMP-04", "CH-SETUP-24", "CS-SETUP-15")
@pytest.mark.parametrize("players", [1, 3, 5])
def test_all_fifteen_tokens_start_in_the_bag(colony: Any, players: int) -> None:
    t = colony(*NAMES[:players])
    assert t.bag_counts() == {"stinkhorn": 8, "deathcap": 3, "queen": 3, "blank": 1}
    assert t.table.supply == []


@pytest.mark.rule("CH-COMP-05")
def test_two_boards_of_its_own(t: Any) -> None:
    assert len(t.game.germinator_slots) == 10
    assert len(t.game.queen_board) == 9
    assert [row[0] for row in t.screen()["The colony"]][-2:] == ["Laboratory board", "Queen board"]


@pytest.mark.rule("CH-SETUP-01", "CH-SETUP-17")
def test_the_decks_in_play_are_the_race_s(t: Any) -> None:
    decks, cards = t.table.decks, t.game.cards
    assert (len(decks["events"]), len(decks["attacks"])) == (20, 20)
    owners = {cards.events[c].owner for c in decks["events"]} | {cards.attacks[c].owner for c in decks["attacks"]}
    assert owners | {record.owner for record in cards.weaknesses.values()} == {"chytrids"}
    assert (t.table.discards["events"], t.table.discards["attacks"]) == ([], [])


@pytest.mark.rule("CH-SETUP-12")
def test_five_eggs(t: Any) -> None:
    assert len(t.game.laboratory.eggs) == 5


@pytest.mark.rule("CH-SETUP-13", "CS-SETUP-12")
def test_ten_germinators_of_level_one_on_spaces_of_their_colour(t: Any) -> None:
    spaces = [slot.colour for slot in t.game.germinator_slots]
    assert Counter(spaces) == {"purple": 5, "green": 5}
    assert t.laboratory == [(colour, 1) for colour in spaces]


@pytest.mark.rule("CH-SETUP-15", "CH-SETUP-16")
def test_the_leftmost_of_three_weaknesses_is_up(t: Any) -> None:
    lab = t.game.laboratory
    assert lab.revealed == [1, 0, 0]
    assert (len(lab.weaknesses), len(lab.spare)) == (3, 3)
    shown = t.game.view(0)["weaknesses"]
    assert shown[0] == lab.weaknesses[0]
    assert [card[0] for card in shown[1:]] == ["?", "?"]


@pytest.mark.rule("CH-QBOARD-01", "CS-SETUP-14")
def test_queen_and_stinkhorns_stand_on_the_queen_board(t: Any) -> None:
    assert t.rest == [1, 2, 3, 4, 5, 6, 7, 8]
    assert t.table.intruders == {}
    assert t.screen()["The colony"][-1][1] == "8 Stinkhorns; 8 added to the blood of the Queen"


@pytest.mark.rule("CH-GERM-01")
@pytest.mark.parametrize("level", [0, TOP + 1])
def test_no_germinator_has_another_level_than_one_to_three(t: Any, level: int) -> None:
    for legal in (1, 2, 3):
        set_level(t.game, "green-1", legal)
        assert t.game.colony.levels["green-1"] == legal
    with pytest.raises(ValueError, match="from 1 to 3"):
        set_level(t.game, "green-1", level)
    assert t.game.colony.levels["green-1"] == 3
