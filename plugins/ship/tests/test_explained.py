"""What the ship's records and words mean to a player."""

from __future__ import annotations

import pytest

from nemesis_core.testing import fakes

RULESET = fakes(board="ship")
REFERENCES = RULESET.compiled["references"]
TIME = "space of the Time track; the marker goes towards space 0."
TRACK = "space of the Self-Destruct track; the marker goes towards space 0."
STOPPED = "The Sequence cannot be stopped any more."


def lines(kind, name):
    return RULESET.hooks.explain_record(RULESET, kind, RULESET.content.find(kind, name))


def numbered(kind, number):
    return next(record.id for record in RULESET.content.of(kind) if record.number == number)


@pytest.mark.parametrize(
    ("kind", "number", "says"),
    [
        ("time_space", 15, [f"A green {TIME}"]),
        ("time_space", 9, [f"A white {TIME}"]),
        (
            "time_space",
            8,
            [f"A blue {TIME}", "While the marker is on it, the chambers of the Hibernatorium are open."],
        ),
        ("time_space", 0, [f"A red {TIME}", "The ship jumps, and whoever is awake aboard dies."]),
        ("self_destruct_space", 6, [f"A green {TRACK}", "Here the marker starts."]),
        ("self_destruct_space", 4, [f"A white {TRACK}"]),
        (
            "self_destruct_space",
            3,
            [f"A yellow {TRACK}", "As the marker comes to it, all Escape Pods become Unlocked.", STOPPED],
        ),
        ("self_destruct_space", 2, [f"A yellow {TRACK}", STOPPED]),
        ("self_destruct_space", 0, [f"A red {TRACK}", "The ship explodes."]),
    ],
)
def test_spaces_of_the_tracks(kind, number, says):
    assert lines(kind, numbered(kind, number)) == says


def test_coordinates_and_pods():
    assert lines("coordinates", "coordinates-1") == [
        "Where the ship flies from each space of the Destination track: A Earth, B Mars, C Venus, D deep space.",
        "One of the 8 Coordinates cards is in a game, face down until the end.",
    ]
    assert [lines("pod_count", record.id)[0] for record in RULESET.compiled["pod_counts"]] == [
        "With 1 to 2 players 2 Escape Pods are used.",
        "With 3 to 4 players 3 Escape Pods are used.",
        "With 5 players 4 Escape Pods are used.",
    ]


def test_conditions_are_told_in_words():
    words = RULESET.compiled["names"]["need"]
    needs = {
        need.partition(">")[0].partition(":")[0]
        for kind in ("room", "item")
        for record in RULESET.content.of(kind)
        for use in (record.action if kind == "room" else record.option)
        for need in use.needs
    }
    assert needs <= set(words)


@pytest.mark.parametrize(
    ("key", "rule"),
    [
        ("room evacuation-section-b", "SH-EVAC-05"),
        ("room generator", "SH-GENERATOR-04"),
        ("room nest", "SH-NEST-05"),
        ("room cockpit", "SH-ROOM-07"),
        ("room cabins", "SH-CABINS-01"),
        ("item tools", "SH-ENGINE-02"),
        ("item medkit", "SH-WOUND-09"),
        ("coordinates", "SH-COCKPIT-05"),
        ("engine", "SH-ENGINE-06"),
        ("escape pod", "SH-POD-06"),
        ("hibernation", "SH-HIBER-05"),
        ("self-destruct", "SH-GENERATOR-06"),
        ("jump", "SH-END-01"),
        ("fire", "SH-FIRE-02"),
        ("light wound", "SH-WOUND-02"),
        ("trade", "SH-ACTION-13"),
        ("shoot", "SH-SHOOT-02"),
    ],
)
def test_words_and_records_lead_to_the_ships_rules(key, rule):
    assert rule in REFERENCES[key]


def test_room_has_the_rules_of_its_actions():
    assert REFERENCES["room hatch-control-system"] == ("SH-HATCH-01", "SH-CRIT-04", "SH-ROOM-02")
    assert REFERENCES["room room-covered-with-slime"] == ("SH-SLIMEROOM-01", "SH-SLIMEROOM-02", "SH-SLIMEROOM-03")
