"""The first Encounter: everybody keeps one Objective, in secret, for good."""

from __future__ import annotations

import pytest

from nemesis_core import redeal

HELD = {0: ("sole-heir", "hoard"), 1: ("live-sample", "company"), 2: ("silence-two", "rival")}
CORPORATE = ["sole-heir/1", "live-sample/1", "silence-two/1"]
PERSONAL = ["hoard/1", "company/1", "rival/1"]


def kept(t, *cards):
    """The first Intruder comes and the players keep `cards`."""
    t.will(*cards).comes("grub", "e")
    return t


@pytest.mark.parametrize("kind", ["grub", "drone", "giant"])
def test_any_first_intruder_makes_everybody_remove_one_objective(semi_coop, kind):
    t = semi_coop(3, HELD)
    t.will(CORPORATE[0], PERSONAL[1], CORPORATE[2]).comes(kind, "e")
    state = t.game.semi_coop
    assert state.held == [[CORPORATE[0]], [PERSONAL[1]], [CORPORATE[2]]]
    assert state.removed == [[PERSONAL[0]], [CORPORATE[1]], [PERSONAL[2]]]
    assert [(d.seat, sorted(d.options)) for d in t.asked] == [
        (0, ["hoard/1", "sole-heir/1"]),
        (1, ["company/1", "live-sample/1"]),
        (2, ["rival/1", "silence-two/1"]),
    ]


@pytest.mark.rule("LD-CRIT-07")
def test_it_comes_in_the_middle_of_the_first_movement(semi_coop):
    t = semi_coop(2, {0: HELD[0], 1: HELD[1]}).hand("alpha", "look", "look", "plan", "plan")
    t.noise("ab").dice("noise-die", "1").bag("grub")
    t.will(("move", "b", "ab"), *CORPORATE[:2]).turn()
    assert t.game.semi_coop.held == [[card] for card in CORPORATE[:2]]
    assert (t.table.round, t["alpha"].acted, t.table.turn) == (1, 1, 0)
    assert [d.kind for d in t.asked if d.kind != "pay"] == ["turn", "keep-objective", "keep-objective"]


@pytest.mark.rule("LD-CRIT-03")
def test_eggs_are_no_first_encounter(semi_coop):
    t = semi_coop(2).put("alpha", "b").hand("alpha", "look", "look")
    egg = t.lies("egg", "b")
    t.act("alpha", "pick-up", egg).dice("noise-die", "silence").act("alpha", "move", "c", "bc")
    assert [len(cards) for cards in t.game.semi_coop.held] == [2, 2]


@pytest.mark.rule("LD-CRIT-02")
def test_others_see_neither_the_kept_nor_the_removed_card(semi_coop):
    t = kept(semi_coop(3, HELD), *CORPORATE)
    assert t.game.view(1)["objectives"] == [["?objective"], [CORPORATE[1]], ["?objective"]]
    for seat in (1, 2):
        view = str(t.game.view(seat))
        assert CORPORATE[0] not in view
        assert PERSONAL[0] not in view
    told = [event for event in t.log if event.kind == "objective.keep"]
    assert [event.audience for event in told] == [(0,), (1,), (2,)]


@pytest.mark.rule("LD-CRIT-02")
def test_views_are_the_same_whichever_card_was_kept(semi_coop):
    one = kept(semi_coop(3, HELD), *CORPORATE)
    other = kept(semi_coop(3, HELD), PERSONAL[0], CORPORATE[1], PERSONAL[2])
    assert one.game.view(1) == other.game.view(1)
    assert one.game.view(0) != other.game.view(0)


@pytest.mark.rule("LD-CRIT-02")
@pytest.mark.parametrize("choice", [CORPORATE[0], PERSONAL[0]])
def test_who_had_been_shown_both_cards_does_not_learn_which_is_kept(semi_coop, choice):
    t = semi_coop(3, HELD)
    for card in (CORPORATE[0], PERSONAL[0]):
        t.game.know(card, (1,))
    assert t.game.view(1)["objectives"][0] == [CORPORATE[0], PERSONAL[0]]
    kept(t, choice, *CORPORATE[1:])
    assert t.game.view(1)["objectives"][0] == ["?objective"]


@pytest.mark.rule("LD-CRIT-02")
def test_the_kept_objective_is_binding(semi_coop):
    t = kept(semi_coop(2, {0: HELD[0], 1: HELD[1]}), *CORPORATE[:2])
    t.finish("test")
    assert [d.kind for d in t.asked] == ["keep-objective", "keep-objective"]  # nobody is asked again
    assert t.told("objective.check")[0]["objective"] == CORPORATE[0]


def test_redeal_leaves_open_which_card_another_seat_kept(semi_coop):
    t = kept(semi_coop(3, HELD), *CORPORATE)
    decks = set()
    for seed in range(40):
        dealt = redeal(t.game, 1, seed)
        state = dealt.semi_coop
        assert state.held[1] == [CORPORATE[1]]
        assert dealt.view(1) == t.game.view(1)
        both = [*state.held[0], *state.removed[0]]
        assert {dealt.cards.objectives[card].deck for card in both} == {"corporate", "personal"}
        decks.add(tuple(dealt.cards.objectives[state.held[seat][0]].deck for seat in (0, 2)))
    assert len(decks) == 4  # every combination of decks comes up


def test_redeal_keeps_what_was_shown_since(semi_coop):
    t = kept(semi_coop(3, HELD), *CORPORATE)
    t.game.know(CORPORATE[0], (1,))
    for seed in range(10):
        dealt = redeal(t.game, 1, seed)
        assert dealt.semi_coop.held[0] == [CORPORATE[0]]
        assert dealt.view(1)["objectives"][0] == [CORPORATE[0]]


# ---------------------------------------------------------------- an Objective that a card brings


def gained(t):
    """Alpha gains an Objective that nobody was dealt."""
    card = t.game.semi_coop.rest.pop()
    assert t.game.hooks.objective_gained(t.game, t["alpha"], card)
    return card


def test_an_objective_that_is_gained_before_it_is_held_with_those_that_were_dealt(semi_coop):
    t = semi_coop(2, {0: HELD[0], 1: HELD[1]})
    card = gained(t)
    assert (t.asked, t.game.semi_coop.held[0]) == ([], [CORPORATE[0], PERSONAL[0], card])
    assert (t.game.view(0)["objectives"][0][-1], t.game.view(1)["objectives"][0]) == (card, ["?objective"] * 3)
    kept(t, card, CORPORATE[1])
    assert (t.game.semi_coop.held[0], t.game.semi_coop.removed[0]) == ([card], [CORPORATE[0], PERSONAL[0]])


@pytest.mark.parametrize("new", [True, False])
def test_an_objective_that_is_gained_after_it_takes_the_place_of_the_kept_one_or_leaves_the_game(semi_coop, new):
    t = kept(semi_coop(2, {0: HELD[0], 1: HELD[1]}), *CORPORATE[:2])
    t.will(t.game.semi_coop.rest[-1] if new else CORPORATE[0])
    card = gained(t)
    stays, goes = (card, CORPORATE[0]) if new else (CORPORATE[0], card)
    assert (t.game.semi_coop.held[0], t.game.semi_coop.removed[0]) == ([stays], [PERSONAL[0], goes])
    assert t.game.semi_coop.held[1] == [CORPORATE[1]], "nobody else is asked"
    assert (t.game.view(0)["objectives"][0], t.game.view(1)["objectives"][0]) == ([stays], ["?objective"])
