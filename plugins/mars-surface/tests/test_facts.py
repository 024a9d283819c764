"""What lies where on this side, and what its tokens and its die show, one by one."""

from __future__ import annotations

from collections import Counter

import pytest

from nemesis_core import Ruleset

CORRIDORS = """
001 002 234; 003 004 134; 005 006 123; 007 e1 1; 008 e1 2; 007 008 3; 007 alert 2; 008 alert 1; e1 w12 34; alert e12 34;
w12 e2 1; w12 009 2; e12 010 1; e12 011 2; e2 repository 2; 009 repository 1; 009 010 3; 010 011 4; 010 012 2;
011 012 1; 012 repository 4; e2 w23 34; 012 e23 3; w23 e3 1; w23 013 2; e23 014 24; e23 015 1; e3 016 2; e3 013 34;
013 014 1; 015 backup 34; 016 isolation 34; backup isolation 12
"""
PATHS = "c1 c2; c1 c3; c2 c4; c3 c4; c2 001; c1 003; c4 005; c1 007; c3 008"
ENTRANCES = "007 4; 008 4; 009 4; 011 3; repository 3; 014 3; 015 2; 016 1"
SECTIONS = {
    "s-01": "001 002 003 004 005 006 007 008 alert e1",
    "s-02": "009 010 011 012 repository e2",
    "s-03": "013 014 015 016 backup isolation e3",
    "": "c1 c2 c3 c4 w12 e12 w23 e23",
}
NAMES = {
    **{f"{n:03}": f"room-{n:03}" for n in range(1, 17)},
    **{f"c{n}": f"crossroads-{n}" for n in range(1, 5)},
    **{f"e{n}": f"elevator-s-0{n}" for n in range(1, 4)},
    **{side[0] + n: f"staircase-{n}-{side}" for side in ("west", "east") for n in ("12", "23")},
    "alert": "alert-room",
    "backup": "backup-power-supply",
    "isolation": "isolation-room",
    "repository": "repository",
}
TOKENS = [
    ("red-item", 2), ("yellow-item", 2), ("green-item", 2), ("mars-surface-card", 2), ("mars-surface-card", 3),
    ("mars-surface-card", 4), ("malfunction", 3), ("danger", 3), ("silence", 1), ("slime", 4),
]  # fmt: skip


def listed(text: str) -> list[list[str]]:
    """The entries of a text, the places of each by their ids."""
    return [[NAMES.get(word, word) for word in entry.split()] for entry in text.split(";")]


@pytest.mark.rule("LD-MARS-01")
def test_the_corridors_with_their_numbers(rules: Ruleset) -> None:
    corridors = [way for way in rules.content.of("corridor") if not way.path]
    told = {(*sorted(way.rooms), "".join(map(str, way.numbers))) for way in corridors}
    assert told == {(*sorted(ends), numbers) for *ends, numbers in listed(CORRIDORS)}
    assert len(corridors) == 33


@pytest.mark.rule("LD-MARS-05")
def test_the_paths(rules: Ruleset) -> None:
    paths = {tuple(sorted(way.rooms)) for way in rules.content.of("corridor") if way.path}
    assert paths == {tuple(sorted(ends)) for ends in listed(PATHS)}


def test_the_sections_and_the_entrances_of_the_technical_corridors(rules: Ruleset) -> None:
    board = rules.compiled["board"]
    for section, places in SECTIONS.items():
        assert {place for place, name in board.sections.items() if name == section} == {*listed(places)[0]}, section
    entrances = {place: dict(board.places[place].technical) for place in board.networks["technical-corridors"]}
    assert entrances == {place: {"technical-corridors": [int(number)]} for place, number in listed(ENTRANCES)}


@pytest.mark.rule("LD-MARS-02")
def test_the_ten_surface_tokens(rules: Ruleset) -> None:
    tokens = [token for token in rules.content.of("exploration_token") if token.kind == "surface"]
    assert sorted((token.effect, token.items) for token in tokens) == sorted(TOKENS)
    assert {token.count for token in tokens} == {1}


@pytest.mark.rule("LD-MARS-07")
def test_the_faces_of_the_die(rules: Ruleset) -> None:
    numbers = {"1": 2, "2": 2, "3": 2, "4": 2}
    assert Counter(rules.compiled["dice"]["mars-surface-die"]) == numbers | {"silence": 1, "danger": 1, "mars": 2}


@pytest.mark.rule("LD-MARS-03")
def test_the_eight_cards_and_whom_they_reach(rules: Ruleset) -> None:
    cards = {card.id: (card.reach, card.count) for card in rules.content.of("surface_card")}
    drawer = ("radioactive-dust", "torn-seal", "shapes-in-the-dust", "lost-bearings", "clogged-gear")
    everybody = ("sandstorm", "meteor-shower", "killing-cold")
    assert cards == dict.fromkeys(drawer, ("drawer", 1)) | dict.fromkeys(everybody, ("all", 1))
