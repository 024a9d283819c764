"""How the Intruder player is asked, told and explained."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .conftest import LedTable, ruleset

Led = Callable[..., LedTable]
TURN = "intruder-turn"
PURSUIT = "Pursuit (Corridor 1, 2 Attack cards)"


def lines(kind: str, name: str) -> list[str]:
    """What a record says to a player."""
    made = ruleset()
    found = made.hooks.explain_record(made, kind, made.content.find(kind, name))
    return list(found)


def test_offer_of_the_role(players: Led) -> None:
    t = players(3).fall("beta")
    asked = t.words("beta", "decline", "take-over", kind="take-over")
    assert asked.text == "Your Character is dead. Do you play on as the Intruders?"
    assert [offer.text for offer in asked.offers] == ["Leave the game", "Play the Intruders from this round on"]
    assert asked.rules == ("MD-INTR-01", "SH-CRIT-05", "MD-INTR-07")


@pytest.mark.parametrize(
    ("option", "said"),
    [
        (("move", "pursuit-1/1", "drone-1", "ab"), "drone 1 goes through the Corridor a - b to b (Workshop)"),
        (("attack", "pursuit-1/1", "drone-1", "p3"), "drone 1 attacks seat 3 (gamma)"),
        (("pursuit", "pursuit-1/1", "p1"), "seat 1 (alpha) makes a Noise roll"),
    ],
)
def test_uses_of_a_card(led: Led, option: tuple[str, ...], said: str) -> None:
    t = led("pursuit-1")
    t.intruder("drone", "a")
    assert t.said("beta", option, ("pass",), kind=TURN)[0] == f"Play {PURSUIT}: {said}"


def test_a_move_says_where_it_leads_unless_it_leads_off_the_board(led: Led) -> None:
    t = led("pursuit-1")
    t.intruder("drone", "b")
    ways = [("move", "pursuit-1/1", "drone-1", way) for way in ("ab", "crawlway")]
    assert [line.partition(": ")[2] for line in t.said("beta", *ways, kind=TURN)] == [
        "drone 1 goes through the Corridor a - b to a (Hall)",
        "drone 1 goes through the Crawlway",
    ]


def test_other_effects(led: Led) -> None:
    t = led()
    said = t.said(
        "beta",
        ("coordinated-hunt", "coordinated-hunt-2/1"),
        ("metamorphosis", "metamorphosis-1/1"),
        ("planning", "planning-2/1"),
        ("self-healing", "self-healing-1/1", "drone-1"),
        kind=TURN,
    )
    assert [line.partition(": ")[2] for line in said] == [
        "each Adult goes to a Character next door",
        "Larvae break out of Characters, the others Scan 4 cards",
        "look at 3 Event cards and resolve one",
        "drone 1 loses up to 2 Injuries",
    ]


def test_further_questions(led: Led) -> None:
    t = led("pursuit-1", "planning-1")
    kept = t.words("beta", "none", "pursuit-1/1", kind="keep-intruder-card")
    assert [offer.text for offer in kept.offers] == ["Discard all", f"Keep {PURSUIT}"]
    assert kept.offers[0].last
    assert t.said("beta", "bite-3/1", "scratch-2/1", kind="chosen-attack")[0] == "Resolve bite (blood 3)"
    told = t.said("beta", "drones-2/1", "giants-1/1", kind="planned-event")
    assert told[0] == "Resolve drones 2 (drone through Corridor 2)"


def test_log_of_a_go(led: Led) -> None:
    t = led("pursuit-1").dice("noise-die", "1")
    t.lead("pursuit", "pursuit-1/1", "p1")
    seat = "Seat 2 (the Intruders, once the beta)"
    assert t.story("alpha")[0] == f"{seat} plays {PURSUIT}: seat 1 (alpha) makes a Noise roll."


def test_log_of_an_attack(led: Led) -> None:
    t = led("planning-1").top("attacks", "scratch-2")
    t.intruder("drone", "a")
    t.lead("attack", "planning-1/1", "drone-1", "p1")
    assert "Drone 1 attacks seat 1 (alpha), led by the Intruder player." in t.story("alpha")


def test_log_of_taking_over_drawing_and_winning(players: Led) -> None:
    t = players(3).fall("beta").will("take-over").start_round()
    t.game.semi_coop.chosen = True
    for seat, card in ((0, "live-sample/1"), (2, "hoard/1")):
        state = t.game.semi_coop
        pile = next(pile for pile in [*state.held, state.rest] if card in pile)
        pile.remove(card)
        state.rest += state.held[seat]
        state.held[seat] = [card]
    t.finish("test")
    seat = "eat 2 (the Intruders, once the beta)"
    told = t.story("alpha")
    assert f"S{seat} plays the Intruders from now on." in told
    assert f"S{seat} draws Intruder Action cards: 3." in told
    assert told[-1] == f"No other player has won: s{seat}, the Intruder player, wins."


# ---------------------------------------------------------------- asked back


def test_card_is_explained_with_its_three_uses() -> None:
    assert lines("intruder_action", "pursuit-4") == [
        "Move: one Intruder goes through any Corridor, in Combat or not.",
        "Attack: one Intruder attacks a Character in its Room; draw 3 Attack cards, resolve one and put the others "
        "under the deck.",
        "Effect: A Character of your choice that is not in Combat makes a Noise roll in its Room.",
    ]
    assert lines("intruder_action", "planning-1")[:2] == [
        "Move: one Intruder goes through Corridor 4, in Combat or not.",
        "Attack: one Intruder attacks a Character in its Room; draw 1 Attack card and resolve it.",
    ]


def test_effect_is_explained_by_its_text() -> None:
    assert lines("intruder_effect", "self-healing") == ["One Intruder of your choice loses up to 2 Injuries."]


def test_word_names_its_rules() -> None:
    told = ruleset().compiled["references"]
    assert told["intruder player"] == tuple(f"MD-INTR-0{n}" for n in range(1, 8))
    assert told["intruder_action *"] == ("MD-INTR-02", "MD-INTR-03")


def test_words_of_others_have_its_rules_too() -> None:
    assert "MD-INTR-04" in ruleset().compiled["references"]["event phase"]
