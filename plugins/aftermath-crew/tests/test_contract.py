"""The Bounty Hunter's Quest Item, of which nobody knows which it is, and the Objective that it brings."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core import Game, assemble, redeal
from nemesis_core.rules import fulfilled, holds
from nemesis_core.testing import set_up
from nemesis_core.testing import table as table_of

HUNTER = "bounty-hunter"
ALIVE, DEAD = f"{HUNTER}.bounty-contract-alive", f"{HUNTER}.bounty-contract-dead"
BACK = f"item:{HUNTER}"


def drawn(t: Any, card: str) -> Any:
    """The Quest Item that was drawn is `card`."""
    other = DEAD if card == ALIVE else ALIVE
    if t[HUNTER].quest != [card]:
        t.table.box[t.table.box.index(card)] = other
        t[HUNTER].quest = [card]
    return t


def activated(t: Any, card: str, *answers: str) -> Any:
    """The Bounty Hunter, who has sent a Signal, activates `card`."""
    t.mark(HUNTER, signal=1).hand(HUNTER, "search", "rest")
    return drawn(t, card).will(*answers).act(HUNTER, "activate")


# ---------------------------------------------------------------- which it is


@pytest.mark.rule("CR-BOUNTY-03")
def test_one_of_two_is_drawn_and_no_view_shows_which(crew: Any) -> None:
    rules, found = crew(HUNTER).game.ruleset, set()
    for seed in range(100):
        game = set_up(rules, seats=5, seed=seed)
        hunter = next((who for who in game.table.characters if who.id == HUNTER), None)
        if hunter is None:
            continue
        (card,) = hunter.quest
        found.add(card)
        assert [item for item in game.table.box if item in (ALIVE, DEAD)] == [DEAD if card == ALIVE else ALIVE]
        for seat in range(5):
            view = game.view(seat)
            assert view["characters"][hunter.seat]["quest"] == ["?" + BACK]
            assert "bounty-contract" not in repr(view)
    assert found == {ALIVE, DEAD}


def test_the_player_is_told_of_both(crew: Any) -> None:
    t = crew(HUNTER)
    either = "Bounty Contract: Alive or Bounty Contract: Dead"
    assert either in dict(t.screen(HUNTER)[next(k for k in t.screen(HUNTER) if k.startswith("Round"))])["Items"]
    assert t.said(HUNTER, ("activate", BACK)) == [f"Activate the {either}"]


def test_dealt_anew_it_may_be_either(crew: Any) -> None:
    game: Game = crew(HUNTER).game
    game.trail.clear()
    assert {tuple(redeal(game, 0, seed).table.characters[0].quest) for seed in range(20)} == {(ALIVE,), (DEAD,)}


@pytest.mark.variant
@pytest.mark.parametrize("card", [ALIVE, DEAD])
def test_activated_it_is_a_loaded_rifle(facility: Any, card: str) -> None:
    t = facility(HUNTER)
    room = next(r.id for r in t.game.ruleset.content.of("room") if "signal" in r.roles)
    t.room(room, "room-008", 0).put(HUNTER, "room-008").hand(HUNTER, "search")
    assert t.legal(HUNTER, "activate") == [], "it is not enough to stand where Signals are sent"
    activated(t, card)
    assert (t[HUNTER].held, t[HUNTER].ammo, t[HUNTER].quest) == ([card], {card: 5}, [])
    assert all(t.game.view(seat)["characters"][0]["held"] == [card] for seat in (0, 1)), "open to all now"
    assert len(t[HUNTER].hand) == 1, "for 1 Action card"


@pytest.mark.parametrize(("face", "injuries"), [("hit", 1), ("two-hits", 2)])
def test_it_shoots_as_the_die_says(crew: Any, face: str, injuries: int) -> None:
    t = drawn(crew(HUNTER), ALIVE).hand(HUNTER, "search").dice("combat-die", face)
    t.give(HUNTER, "bounty-contract-alive")
    t.intruder("giant", "a")
    t.act(HUNTER, "shoot", ALIVE, "giant-1")
    assert (t.told("injury")[0]["injuries"], t[HUNTER].ammo[ALIVE]) == (injuries, 4)


# ---------------------------------------------------------------- the Objectives


@pytest.mark.variant
def test_two_objectives_lie_at_the_board_besides_those_that_were_dealt(facility: Any) -> None:
    t = facility(HUNTER)
    assert t.game.aftermath_crew.objectives == ["bounty-alive/1", "bounty-dead/1"]
    decks = [t.game.cards.objectives[card].deck for card in t.game.semi_coop.held[0]]
    assert sorted(decks) == ["corporate", "personal"]
    shown = t.screen("medic")["Objectives beside the board of the Bounty Hunter"]
    assert [name for name, _ in shown] == ["Bounty: Alive", "Bounty: Dead"], "they lie open"
    assert facility("convict", "ceo").game.aftermath_crew.objectives == []


@pytest.mark.variant
@pytest.mark.parametrize(("card", "gained", "spent"), [(ALIVE, "alive", "dead"), (DEAD, "dead", "alive")])
def test_before_the_first_encounter_it_is_held_with_the_others(
    facility: Any, card: str, gained: str, spent: str
) -> None:
    t = activated(facility(HUNTER), card)
    held = [*t.game.semi_coop.held[0]]
    assert (len(held), held[-1]) == (3, f"bounty-{gained}/1")
    assert (t.game.aftermath_crew.objectives, t.game.aftermath_crew.spent) == ([], [f"bounty-{spent}/1"])
    t.will(held[0], t.game.semi_coop.held[1][0]).comes("creeper", "room-001")
    assert (t.game.semi_coop.held[0], sorted(t.game.semi_coop.removed[0])) == (held[:1], sorted(held[1:]))


@pytest.mark.variant
@pytest.mark.parametrize("keep_new", [True, False])
def test_who_has_chosen_chooses_again_at_once_and_in_secret(facility: Any, keep_new: bool) -> None:
    t = facility(HUNTER)
    old, away = t.game.semi_coop.held[0]
    t.will(old, t.game.semi_coop.held[1][0]).comes("creeper", "room-001")
    t.game.state.known.clear()
    kept = "bounty-alive/1" if keep_new else old
    activated(t, ALIVE, kept)
    state = t.game.semi_coop
    assert (state.held[0], sorted(state.removed[0])) == ([kept], sorted({old, away, "bounty-alive/1"} - {kept}))
    seen = t.game.view(1)
    assert seen["objectives"][0] == ["?objective"]
    dealt = {redeal(t.game, 1, seed).semi_coop.held[0][0] for seed in range(40)}
    assert "bounty-alive/1" in dealt and len(dealt) > 2, "whoever did not see it cannot tell"
    assert {redeal(t.game, 0, seed).semi_coop.held[0][0] for seed in range(10)} == {kept}


@pytest.mark.variant
@pytest.mark.parametrize("mode", ["cooperative", "solo"])
def test_where_nobody_holds_objectives_in_secret_both_leave_the_game(mode: str) -> None:
    names = [HUNTER] if mode == "solo" else [HUNTER, "ceo"]
    t = table_of(assemble("lockdown", mode=mode, crew=("aftermath-crew",)), names)
    activated(t, DEAD)
    assert (t.game.aftermath_crew.objectives, sorted(t.game.aftermath_crew.spent)) == (
        [],
        ["bounty-alive/1", "bounty-dead/1"],
    )
    assert t[HUNTER].held == [DEAD]


@pytest.mark.variant
@pytest.mark.parametrize(
    ("card", "own", "neighbour", "won"),
    [
        (ALIVE, "bunker", "isolated", True),
        (ALIVE, "isolated", "isolated", False),
        (ALIVE, "evacuated", "dead", False),
        (DEAD, "evacuated", "dead", True),
        (DEAD, "bunker", "isolated", False),
        (DEAD, "isolated", "dead", True),
    ],
)
def test_what_the_objectives_ask_for(facility: Any, card: str, own: str, neighbour: str, won: bool) -> None:
    """Alive: away with the left neighbour alive; Dead: away without it, or the only one left."""
    t = activated(facility(HUNTER, "ceo"), card)
    gained = t.game.semi_coop.held[0][-1]
    for who, status in ((t[0], own), (t[1], neighbour)):
        who.status, who.place = status, ""
    assert fulfilled(t.game, t[0], gained) is won


@pytest.mark.variant
def test_the_neighbour_is_the_one_to_the_left(facility: Any) -> None:
    t = facility("ceo", HUNTER, "convict")
    t["convict"].status, t["convict"].place = "dead", ""
    assert holds(t.game, t[HUNTER], "left-neighbour-dead")
    assert not holds(t.game, t["ceo"], "left-neighbour-dead"), "her left neighbour is the Bounty Hunter"
    assert holds(t.game, t["convict"], "left-neighbour-survives"), "round the table"
