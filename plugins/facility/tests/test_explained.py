"""What the Facility's records and words mean to a player."""

from __future__ import annotations

import pytest

from nemesis_core.testing import fakes

RULESET = fakes(board="facility")
REFERENCES = RULESET.compiled["references"]


def lines(kind, name):
    return RULESET.hooks.explain_record(RULESET, kind, RULESET.content.find(kind, name))


@pytest.mark.parametrize(
    ("kind", "name", "says"),
    [
        ("time_slot", "slot-15", ["A slot of the Time track."]),
        (
            "time_slot",
            "slot-8",
            [
                "A slot of the Time track.",
                "While the Time token is on it, the Isolation Room is open.",
                "A CSS token lies below it at the start.",
            ],
        ),
        ("time_slot", "slot-s", ["The last slot: the game ends."]),
        (
            "threshold",
            "threshold-15-14",
            ["A red Power Threshold between the slots 15 and 14: works only while the Time token is inactive."],
        ),
        (
            "threshold",
            "threshold-8-7",
            ["A blue Power Threshold between the slots 8 and 7: works always."],
        ),
        ("power_token", "power-2", ["Power token 2; at the start its blue (Power) side is up."]),
        ("power_token", "power-4", ["Power token 4; at the start its red (no Power) side is up."]),
        ("css_token", "css-launch-all", ["Every Character in a Pod Evacuates.", "2 of the 7 CSS tokens."]),
        (
            "contingency",
            "contingency-red",
            ["Every Character locked in the Isolation Room dies.", "There is one."],
        ),
        (
            "computer_card",
            "computer-action-b",
            ["Cost 1, one of: Gain Knowledge, Peek at a CSS token, Swap Power tokens."],
        ),
        ("computer_action", "gain-knowledge", ["Gain 1 Knowledge."]),
    ],
)
def test_records_in_plain_sentences(kind, name, says):
    assert lines(kind, name) == says


def test_lock_down_and_procedures_say_what_happens():
    first, text = lines("computer_card", "lock-down")
    assert first == "Resolved when it is turned up."
    assert text.startswith("Resolved as soon as a player turns it up")
    assert lines("procedure", "venting")[0].startswith("Lies in a room chosen in the Vent Control Room.")


def test_conditions_of_rooms_are_told_in_words():
    assert any(
        "If the Elevator has Power and the Elevator is elsewhere: Put the Elevator" in line
        for line in lines("room", "elevator-room")
    )
    words = RULESET.compiled["names"]["need"]
    needs = {
        need.partition(">")[0].partition(":")[0]
        for kind in ("room", "item")
        for record in RULESET.content.of(kind)
        for use in (record.action if kind == "room" else record.option)
        for need in use.needs
    }
    assert needs <= set(words)


def test_other_reading_and_origin_are_not_told():
    assert not any("knowledge-at-most" in line for line in lines("contingency", "contingency-yellow"))


@pytest.mark.parametrize(
    ("key", "rule"),
    [
        ("room archive", "LD-ARCH-02"),
        ("room nest", "LD-NEST-07"),
        ("room nest", "LD-EXPL-04"),
        ("room surgery", "LD-SURG-03"),
        ("room css-b", "LD-CSS-03"),
        ("item medkit", "LD-WOUND-10"),
        ("power", "LD-POWER-01"),
        ("alert", "LD-ALERT-02"),
        ("autodestruction", "LD-AUTO-08"),
        ("css", "LD-CSS-01"),
        ("isolation room", "LD-ISO-02"),
        ("bunker", "LD-BUNKER-02"),
        ("elevator", "LD-ELEV-05"),
        ("contingency", "LD-CTG-06"),
        ("contingency contingency-red", "LD-CTG-12"),
    ],
)
def test_words_and_records_lead_to_their_rules(key, rule):
    assert rule in REFERENCES[key]


def test_room_has_its_own_rules_and_those_of_its_actions():
    assert REFERENCES["room contaminated-room"] == ("LD-CONTROOM-01", "LD-MALF-05")
    assert REFERENCES["room cooling-system"] == (
        "LD-AUTO-01",
        "LD-AUTO-02",
        "LD-AUTO-03",
        "LD-AUTO-09",
        "LD-ROOMACT-03",
    )


def test_malfunction_stops_room_actions_but_not_the_way_out():
    """The Escape to the Bunker belongs to the place, whatever tile lies there (LD-BUNKER-01)."""
    assert "LD-ROOMACT-03" in REFERENCES["room cooling-system"]
    assert "LD-ROOMACT-03" not in (*REFERENCES["room exit-room"], *REFERENCES["room *"])
