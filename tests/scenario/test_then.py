"""Each key of [then], when it is so and when it is not."""

from __future__ import annotations

import pytest

GIVEN = """
[[given]]
who = "alpha"
hand = ["look", "plan"]
light = 2
[[given]]
fire = ["b"]
[[given]]
intruder = "drone"
place = "c"
[[when]]
who = "alpha"
does = "card plan hide ab"
"""


@pytest.mark.parametrize(
    ("then", "expected", "found"),
    [
        ("state.alpha.light = 3", "3", "2"),
        ("state.alpha.light.least = 3", "at least 3", "2"),
        ("state.alpha.light.most = 1", "at most 1", "2"),
        ("state.table.fire.b = false", "false", "1"),
        ("state.table.fire.c = true", "true", "nothing"),
        ("state.table.fire.workshop = 2", "2", "1"),
        ('state.alpha.place = "b"', '"b"', '"a"'),
        ('state.alpha.light = "2"', '"2"', "2"),
        ('state.alpha.discard = ["look"]', '["look"]', '["alpha.plan/4", "alpha.look/2"]'),
        ("state.alpha.discard.count = 1", "1", '2: ["alpha.plan/4", "alpha.look/2"]'),
        ('state.alpha.discard.has = ["look", "rage"]', 'has ["rage"]', '["alpha.plan/4", "alpha.look/2"]'),
        ('state.alpha.discard.lacks = ["look", "rage"]', 'lacks ["look"]', '["alpha.plan/4", "alpha.look/2"]'),
        ("state.table.fire = {}", "{}", "{b = 1}"),
        ("state.table.intruders.giant-1.injuries = 2", "2", "giant-1 is not on the board"),
        ('told = ["is hurt"]', '"is hurt"', "no line of the log has it"),
        ('not_told = ["is PLACED"]', 'no line with "is PLACED"', '"A Noise marker is placed in the Corridor a - b."'),
        ('events = [{ kind = "fire" }]', '{kind = "fire"}', "of the kinds act, card, noise.place"),
        ('no_events = ["noise.place"]', "no noise.place", '[{way = "ab"}]'),
        ('offered.alpha = ["move b"]', '"move b"', "drop alpha.torch, pass"),
        ('not_offered.alpha = ["pass"]', 'not "pass"', "pass"),
        ('intruders.clinic = ["grub"]', '["grub"]', '["drone"]'),
        ("intruders.clinic = []", "[]", '["drone"]'),
        ("bag.nobody = 0", "0", "1"),
        ('ending = "fire"', '"fire"', "the game goes on"),
        ('seen.beta.fire = ["c"]', '["c"]', '["b"]'),
        ('knows.alpha = ["f"]', "alpha knows f", "alpha does not know it"),
        ('knows_not.alpha = ["trophy"]', "alpha does not know trophy", "alpha knows it"),
        ('not_drawn = ["noise-die"]', "what is rigged for noise-die is left", "it was drawn, or nothing was rigged"),
    ],
)  # fmt: skip
def test_what_is_not_so_is_told(failed, then, expected, found):
    pieces = '[pieces]\nmode = "semi-coop"\n' if "trophy" in then else "[pieces]\n"
    lay = '[[given]]\nlay.semi_coop.held.0.1 = "trophy"\n' if "trophy" in then else ""
    ((where, *told),) = failed(f"{lay}{GIVEN}[then]\n{then}", pieces=pieces)
    assert told == [expected, found]
    assert where.startswith("[then] ")


@pytest.mark.parametrize(
    "then",
    [
        "state.alpha = { light = 2, passed = false }",
        "state.alpha.light.least = 2",
        "state.alpha.light.most = 2",
        "state.table.fire = { b = true, c = 0, armoury = false }",
        'state.alpha.place = "hall"',
        'state.alpha.discard = ["plan", "look"]',
        'state.alpha.discard.has = "look"',
        'state.alpha.discard.lacks = ["rage"]',
        'state.table.intruders.drone-1.kind = "drone"',
        'state.table.turn = "alpha"',
        'told = ["noise MARKER"]',
        'not_told = ["is hurt"]',
        'events = [{ kind = "noise.place", way = "ab" }]',
        'no_events = ["fire.place"]',
        'offered.alpha = ["pass"]',
        'not_offered.alpha = ["move b", "card rage strike"]',
        'intruders = { clinic = ["drone"], b = [] }',
        "bag.nobody = 1",
        'ending = ""',
        'seen.beta = { fire = ["workshop"], decks.count = 7 }',
        'knows_not.alpha = ["f"]',
    ],
)
def test_what_is_so_passes(failed, then):
    assert failed(f"{GIVEN}[then]\n{then}") == []


def test_the_report_has_path_expected_found_and_the_log(play):
    outcome = play(f"{GIVEN}[then]\nstate.alpha.light = 3")
    lines = outcome.report().splitlines()
    assert not outcome.passed
    assert lines[0].endswith("a.scenario.toml: A rule holds")
    assert lines[1:4] == ["  [then] alpha.light", "    expected: 3", "    found:    2"]
    assert lines[4] == "  The log:"
    assert "    A Noise marker is placed in the Corridor a - b." in lines[5:]


def test_a_lost_component_fails(failed, monkeypatch):
    from nemesis_core.testing.scenario import run

    def steals(t, when):
        t.table.bag.pop()

    monkeypatch.setattr(run, "play", steals)
    ((where, expected, found),) = failed('[[when]]\nphase = "player"\n')
    assert (where, expected) == ("components", "each in one place, as before")
    assert found.startswith("lost: ")
