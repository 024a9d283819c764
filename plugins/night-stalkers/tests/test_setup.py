"""What is set out at the start."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

NAMES = ["alpha", "beta", "gamma", "delta", "epsilon"]


@pytest.mark.rule("LD-SETUP-14")
def test_five_eggs_lie_in_the_nest(t: Any) -> None:
    assert len(t.game.laboratory.eggs) == 5
    assert not t.game.laboratory.destroyed


@pytest.mark.rule("LD-SETUP-15")
def test_the_leftmost_of_three_weaknesses_is_up(t: Any) -> None:
    lab = t.game.laboratory
    assert lab.revealed == [1, 0, 0]
    assert len(lab.weaknesses) == 3
    assert len(lab.spare) == 3
    shown = t.game.view(0)["weaknesses"]
    assert shown[0] == lab.weaknesses[0]
    assert [card[0] for card in shown[1:]] == ["?", "?"]


@pytest.mark.rule("LD-SETUP-16", "LD-SETUP-17")
@pytest.mark.parametrize(("players", "adults", "tokens"), [(1, 4, 11), (3, 6, 13), (4, 7, 14), (5, 8, 15)])
def test_the_bag_holds_ten_tokens_and_an_adult_for_each_player(
    night: Any, players: int, adults: int, tokens: int
) -> None:
    t = night(*NAMES[:players])
    assert t.bag_counts() == {"blank": 1, "larva": 4, "creeper": 1, "queen": 1, "adult": adults}
    assert len(t.table.bag) == tokens


@pytest.mark.rule("LD-SETUP-18")
def test_all_other_tokens_are_in_the_supply(night: Any) -> None:
    t = night(*NAMES[:3])
    assert t.bag_counts().get("breeder", 0) == 0
    supply = Counter(t.game.cards.tokens[x].type for x in t.table.supply)
    assert supply == {"larva": 4, "creeper": 2, "adult": 6, "breeder": 2}


@pytest.mark.rule("LD-SETUP-21")
def test_the_event_and_attack_decks_are_this_race_s(t: Any) -> None:
    decks, cards = t.table.decks, t.game.cards
    assert (len(decks["events"]), len(decks["attacks"])) == (22, 20)
    owners = {cards.events[c].owner for c in decks["events"]} | {cards.attacks[c].owner for c in decks["attacks"]}
    assert owners == {"night-stalkers"}
    assert (t.table.discards["events"], t.table.discards["attacks"]) == ([], [])


@pytest.mark.rule("LD-NS-01")
def test_each_token_but_the_blank_has_a_low_and_a_high_number(t: Any) -> None:
    tokens = t.game.cards.tokens.values()
    assert len(tokens) == 27
    numbered = [x for x in tokens if x.type != "blank"]
    assert len(numbered) == 26
    assert all(x.dark >= 1 and 0 <= x.light <= x.dark for x in numbered)
    pairs = Counter((x.type, x.light, x.dark) for x in numbered)
    assert pairs["adult", 2, 4] == 3
    assert pairs["breeder", 2, 4] == 1
