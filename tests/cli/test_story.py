"""Events as sentences."""

from __future__ import annotations

import re

import pytest

from nemesis_core import Event, assemble
from nemesis_core.story import Teller, heard, sentence, ways_told

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


@pytest.mark.parametrize(
    ("before", "named"),
    [(["captain"], "the Intruders, once the Captain"), ([], "the Intruders")],
    ids=["later", "first"],
)
def test_teller_tells_a_seat_that_plays_something_else_now_with_what_it_played(before, named):
    teller = Teller(assemble("nemesis-intruder"))
    for character in before:
        teller.tell(Event("draft", "", None, {"who": 1, "character": character, "shown": ["blue"]}))
    taken = teller.tell(Event("intruders.take", "", None, {"who": 1, "role": "intruders"}))
    assert taken == f"Seat 2{' (Captain)' if before else ''} plays the Intruders from now on."
    assert teller.tell(Event("pass", "", None, {"who": 1})) == f"Seat 2 ({named}) passes."


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
        (
            "card",
            {
                "who": 0,
                "card": "janitor.search/2",
                "use": ("turn", "card", "janitor.search/2", "search-room", "red"),
            },
            "Seat 1 plays Search: draw 2 cards of the red deck and keep one.",
        ),
        (
            "react",
            {
                "who": 0,
                "card": "janitor.interruption/1",
                "use": ("react", "react", "x.interruption/1", "cancel-action"),
            },
            "Seat 1 reacts with Interruption: the Action or card does nothing.",
        ),
        (
            "room.scout",
            {"who": 0, "place": "room-013", "tile": "nest", "effect": "malfunction", "items": 1},
            "Seat 1 looks at Room 013: Nest, Malfunction, 1 Item.",
        ),
        (
            "object.remains",
            {"who": 0, "object": "character-corpse/1", "place": "room-001"},
            "The Character Corpse of seat 1",
        ),
        ("wound.light", {"who": 0, "cause": "wound", "now": 1}, "Seat 1 suffers a Light Wound (Bleeding)."),
        ("item.gain", {"who": 0, "item": "sentry.smg"}, "Seat 1 gains SMG."),
    ],
)
def test_sentences_of_lockdown_are_natural(kind, data, told):
    assert Teller(assemble("lockdown")).tell(Event(kind, "", None, data)).startswith(told)


def test_what_an_objective_was_missing_is_told_in_words():
    missing = [["signal-sent", "player-dead:2"], ["only-survivor"]]
    data = {"who": 1, "objective": "live-cargo/1", "won": False, "missing": missing}
    assert Teller(assemble("lockdown")).tell(Event("objective.check", "", None, data)) == (
        "Seat 2 shows the Objective Live Cargo: it is not fulfilled; missing: (this Character has a Signal marker and "
        "the Character of player 2 does not survive, whoever brings that about), or (no other Character survives)."
    )


def test_field_may_be_told_by_the_names_of_another():
    names = {"place": {"room": "Room"}, "text": {"room": "It is cold."}}
    told = {"move": "{place}: {place:text} {who}"}
    assert sentence(MOVE, told, names) == "Room: It is cold. 1"


def test_name_that_stands_behind_another_is_not_told_twice():
    names = {"place": {"p-1": "Room 1 (Nest)"}, "tile": {"nest": "Nest"}, "who": {}, "seat": {"1": "Ann"}}
    look = Event("look", "", None, {"who": 0, "place": "p-1", "tile": "nest"})
    assert sentence(look, {"look": "Seat {who} sees {place}: {tile}."}, names) == "Seat 1 (Ann) sees Room 1: Nest."
    assert sentence(look, {"look": "Seat {who} sees {place}."}, names) == "Seat 1 (Ann) sees Room 1 (Nest)."


@pytest.mark.parametrize(
    ("ways", "says"),
    [
        ([["a"], ["b"]], "a, or b"),
        ([["a", "b"], ["c"]], "(a and b), or (c)"),
        ([["a or b", "c"]], "(a or b) and c"),
        ([["a or b"]], "a or b"),
        ([["a or b"], ["c"]], "(a or b), or (c)"),
        ([], ""),
    ],
)
def test_alternatives_are_told_apart(ways, says):
    assert ways_told(ways) == says


def test_cards_are_told_with_what_they_say():
    teller = Teller(assemble("lockdown"))
    event = teller.tell(Event("event", "", None, {"card": "blood-trace-2"}))
    assert event.startswith("The Event card is Blood Trace. ")
    assert "Moving through Corridor" in event
    attack = teller.tell(Event("attack.card", "", None, {"who": 0, "card": "cut"}))
    assert re.fullmatch(r"The Attack card against seat 1 is Cut, an attack of .* or Queen\. .*\.", attack)
    missed = teller.tell(Event("attack.miss", "", None, {"piece": "adult-1", "who": 0}))
    assert missed == "Adult 1 misses seat 1: it is not named on the Attack card."
