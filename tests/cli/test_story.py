"""Events as sentences."""

from __future__ import annotations

import pytest

from nemesis_core import Event, assemble
from nemesis_core.story import Teller, heard, sentence

MOVE = Event("move", "LD-MOVE-01", None, {"who": 0, "place": "room/1", "ways": ["a", "b"]})


def test_template_of_the_kind_is_filled_and_seats_count_from_one():
    assert sentence(MOVE, {"move": "Seat {who} goes to {place} by {ways}."}) == "Seat 1 goes to room/1 by a, b."


@pytest.mark.parametrize("template", ["{nobody} moves", "{who.name}", "{0}", "{who", "{who[x]}"])
def test_template_that_does_not_fit_gives_the_bare_facts(template):
    assert sentence(MOVE, {"move": template}) == "move: who=1, place=room/1, ways=a, b"


@pytest.mark.parametrize(
    ("value", "told"), [(True, "yes"), (False, "no"), ([], "none"), ({"s-01": "2", "s-02": True}, "s-01: 2, s-02: yes")]
)
def test_values_are_told_in_words(value, told):
    assert sentence(Event("power", "", None, {"on": value}), {"power": "Power: {on}."}) == f"Power: {told}."


def test_kind_without_template_gives_the_bare_facts():
    assert sentence(MOVE) == "move: who=1, place=room/1, ways=a, b"
    assert sentence(Event("dusk", "", None, {})) == "dusk"


def test_seat_hears_what_is_for_all_or_for_it():
    secret = Event("peek", "", (2,), {})
    assert heard(MOVE, 0)
    assert heard(secret, 2)
    assert not heard(secret, 0)
    assert heard(secret, None)


def test_value_may_have_a_template_of_its_own():
    told = {"injury": "{injuries} Injuries", "injury injuries=1": "1 Injury", "act": ""}
    assert sentence(Event("injury", "", None, {"injuries": 1}), told) == "1 Injury"
    assert sentence(Event("injury", "", None, {"injuries": 2}), told) == "2 Injuries"
    assert sentence(Event("act", "", None, {"action": "move"}), told) == ""


def test_names_are_told_instead_of_ids():
    names = {"place": {"room": "Room"}, "seat": {"1": "Ann"}, "ways": {"a": "A"}}
    told = {"move": "seat {who} goes to {place} by {ways}."}
    assert sentence(MOVE, told, names) == "Seat 1 (Ann) goes to Room by A, b."


def test_teller_learns_who_plays_whom_and_which_room_is_where():
    teller = Teller(assemble("lockdown"))
    draft = Event("draft", "", None, {"who": 1, "character": "janitor", "shown": ["red"]})
    explore = Event("explore", "", None, {"who": 1, "place": "room-013", "tile": "nest"})
    assert teller.tell(draft) == "Seat 2 is offered the Survivor and takes the Janitor."
    assert teller.tell(explore) == "Seat 2 (Janitor) explores Room 013: it is the Nest."
    fire = Event("fire.place", "", None, {"place": "room-013"})
    assert teller.tell(fire) == "A Fire breaks out at Room 013 (Nest)."


@pytest.mark.parametrize(
    ("kind", "data", "told"),
    [
        (
            "danger",
            {"place": "room-001", "coming": []},
            "Danger at Room 001: no Intruder may come, so there is Noise in",
        ),
        ("silence.slime", {"who": 0}, "Seat 1 carries Slime, so Silence is resolved as Danger."),
        ("endures", {"piece": "breeder-1", "blood": 9}, "Breeder 1 stays alive: blood 9 was drawn."),
        ("token.draw", {"token": "blank"}, "The token drawn from the bag: Blank."),
        ("css.launch", {"pods": []}, "The CSS token is turned up: no Pod is launched."),
        ("injury", {"piece": "adult-1", "injuries": 1, "now": 3}, "Adult 1 suffers 1 Injury; now it has 3."),
        ("attack.miss", {"piece": "", "who": 0}, "The attack misses seat 1."),
        ("card", {"who": 0, "card": "janitor.search/2", "option": "x"}, "Seat 1 plays Search (x)."),
        ("item.gain", {"who": 0, "item": "sentry.smg"}, "Seat 1 gains SMG."),
    ],
)
def test_sentences_of_lockdown_are_natural(kind, data, told):
    assert Teller(assemble("lockdown")).tell(Event(kind, "", None, data)).startswith(told)


def test_what_an_objective_was_missing_is_told_in_words():
    missing = [["signal-sent", "player-dead:2"], ["only-survivor"]]
    data = {"who": 1, "objective": "live-cargo/1", "won": False, "missing": missing}
    assert Teller(assemble("lockdown")).tell(Event("objective.check", "", None, data)) == (
        "Seat 2 shows the Objective Live Cargo: it is not fulfilled (this Character has a Signal marker and the "
        "Character of player 2 does not survive, whoever brings that about, or no other Character survives)."
    )
