"""Contamination cards: receiving, Scanning, removing; what nobody knows."""

from __future__ import annotations

import pytest

from nemesis_core.rules import (
    all_contamination,
    gain_contamination,
    purge,
    remove_contamination,
    reshuffle_all,
    scan,
    scan_for_larva,
)
from nemesis_core.testing import fakes, set_up, table


def infected_known(t, card):
    """What each seat knows about `card`."""
    return [t.game.view(seat)["infected"].get(card) for seat in range(t.game.state.seats)]


@pytest.mark.rule("LD-CONT-01")
def test_received_card_goes_on_top_of_the_discard_pile():
    t = table().hand("alpha", "look", "look", "plan").discard_pile("alpha", 2)
    a, top = t["alpha"], t.table.decks["contamination"][-1]
    gain_contamination(t.game, a)
    assert (len(a.hand), len(a.discard)) == (3, 3)
    assert a.discard[-1] == top
    assert top not in t.table.decks["contamination"]


@pytest.mark.rule("LD-CONT-01")
def test_empty_contamination_deck_gives_nothing():
    t = table().empty("contamination")
    gain_contamination(t.game, t["alpha"], 2)
    assert t.contamination("alpha") == 0


@pytest.mark.rule("LD-CONT-02")
@pytest.mark.parametrize("infected", [False, True])
def test_nobody_knows_what_an_unscanned_card_shows(infected):
    t = table().hand("alpha", "look", contamination=1 - infected, infected=int(infected))
    card = t["alpha"].hand[1]
    assert card in t.game.view(0)["characters"][0]["hand"]  # its holder sees that it is a Contamination card
    assert infected_known(t, card) == [None, None]


@pytest.mark.rule("LD-CONT-02", "LD-SCAN-01")
def test_views_do_not_depend_on_the_infection():
    t = table().hand("alpha", "look", contamination=2)
    before = [t.game.view(seat) for seat in (0, 1)]
    flags = t.table.infection
    for i, flag in enumerate(flags):
        flags[i] = "clean" if flag == "infected" else "infected"
    assert [t.game.view(seat) for seat in (0, 1)] == before


@pytest.mark.rule("LD-SCAN-01")
def test_without_a_scan_no_action_reveals_a_card():
    t = table().put("alpha", "c").items("c", 2).hand("alpha", "look", "plan", "plan", contamination=1)
    t.give("alpha", "notes")
    bad = t["alpha"].hand[3]
    t.will(t.table.decks["item-green"][-1]).play_card("alpha", "look", "search", "green")
    t.act("alpha", "room", "first-aid")
    assert infected_known(t, bad) == [None, None]
    assert t.told("scan") == []


@pytest.mark.rule("LD-SCAN-01", "LD-SCAN-03")
@pytest.mark.parametrize("infected", [False, True])
def test_scan_tells_and_leaves_the_card_where_it_was(infected):
    t = table().hand("alpha", contamination=1 - infected, infected=int(infected))
    (card,) = t["alpha"].hand
    assert scan(t.game, t["alpha"], [card]) == ([card] if infected else [])
    assert t["alpha"].hand == [card]
    assert t.told("scan") == [{"who": 0, "infected": infected}]
    assert infected_known(t, card) == [infected, infected]


@pytest.mark.rule("LD-SCAN-03")
def test_larva_scan_leaves_every_card_too():
    t = table().hand("alpha", contamination=1, infected=2)
    cards = list(t["alpha"].hand)
    assert scan_for_larva(t.game, t["alpha"], cards) == cards[1:]
    assert t["alpha"].hand == cards


@pytest.mark.rule("LD-CONT-03")
@pytest.mark.parametrize("pile", ["hand", "discard", "deck"])
def test_removed_card_goes_under_the_contamination_deck(pile):
    t = table()
    t.contaminate("alpha", clean=1, pile=pile)
    deck = t.table.decks["contamination"]
    (card,) = all_contamination(t.game, t["alpha"])
    before = list(deck)
    remove_contamination(t.game, t["alpha"], card)
    assert deck == [card, *before]  # the top is the last one
    assert t.contamination("alpha") == 0


@pytest.mark.rule("LD-CONT-03", "LD-SCAN-03")
def test_effect_that_scans_and_removes_takes_infected_cards_only():
    t = table().hand("alpha", contamination=1, infected=2)
    clean, *bad = t["alpha"].hand
    assert purge(t.game, t["alpha"], list(t["alpha"].hand)) == bad
    assert t["alpha"].hand == [clean]
    assert sorted(t.table.decks["contamination"][:2]) == sorted(bad)


@pytest.mark.rule("LD-CONT-02")
def test_what_a_scan_showed_is_lost_in_the_next_shuffle():
    t = table().hand("alpha", contamination=2, infected=2)
    cards = list(t["alpha"].hand)
    scan(t.game, t["alpha"], cards)
    reshuffle_all(t.game, t["alpha"])
    t["alpha"].discard += cards
    for card in cards:
        t["alpha"].deck.remove(card)
    assert [infected_known(t, card) for card in cards] == [[None, None]] * 4
    assert sum(t.table.infection[t.game.cards.contamination_index[c]] == "infected" for c in cards) == 2


@pytest.mark.rule("LD-SETUP-26")
def test_anybody_can_be_scanned_without_owning_the_scanner():
    t = table(characters=["alpha", "beta", "gamma"])
    for who in t.table.characters:
        t.bare(who).hand(who, infected=1)
        assert scan(t.game, who, who.hand) == who.hand
    assert not [card for card in t.game.cards.item if "scanner" in card]


@pytest.mark.rule("LD-SETUP-22")
def test_contamination_and_wound_decks_start_full_shuffled_and_face_down():
    first, second = (set_up(fakes(), seats=3, seed=seed) for seed in (1, 2))
    for game in (first, second):
        assert sorted(game.table.decks["wounds"]) == sorted(game.cards.wounds)
        assert len(game.table.decks["wounds"]) == 17
        assert sorted(game.table.decks["contamination"]) == sorted(game.cards.contamination)
        assert len(game.table.decks["contamination"]) == 12
        assert [game.view(seat)["decks"]["deck:wounds"] for seat in range(3)] == [[], [], []]
        assert [game.view(seat)["decks"]["deck:contamination"] for seat in range(3)] == [[], [], []]
    assert first.table.decks["wounds"] != second.table.decks["wounds"]
    assert first.table.decks["contamination"] != second.table.decks["contamination"]
    assert first.table.infection.count("infected") == 4
    assert first.table.infection != second.table.infection
