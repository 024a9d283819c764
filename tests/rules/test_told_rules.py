"""The rule behind each line of the log is the one that brought it about."""

from __future__ import annotations

import pytest

from nemesis_core.rules import (
    clear_noise,
    close_door,
    danger,
    destroy_door,
    noise_roll,
    place_fire,
    place_malfunction,
    place_noise,
    remove_noise,
)
from nemesis_core.rules.shared_effects import doors, fire, malfunction, silence
from nemesis_core.testing import Table, table


def rules(t: Table, *kinds: str) -> list[str]:
    """The rules by which the events of `kinds` are told, in order."""
    return [event.rule for event in t.log if event.kind in kinds]


@pytest.fixture
def t() -> Table:
    """Alpha alone in b."""
    return table().put("alpha", "b").put("beta", "g")


@pytest.mark.parametrize(
    ("effect", "verb", "told"),
    [
        (fire, lambda game: place_fire(game, "b"), ["LD-EXPL-10", "LD-FIRE-01"]),
        (malfunction, lambda game: place_malfunction(game, "b"), ["LD-EXPL-11", "LD-MALF-03"]),
        (doors, lambda game: close_door(game, "ab"), ["LD-EXPL-12", "LD-MAP-04"]),
    ],
)
def test_what_a_token_places_and_what_a_card_places(t, effect, verb, told):
    t.do(lambda: effect(t.game, t["alpha"], "ab"))
    t.table.fire.clear()
    t.table.malfunction.clear()
    t.table.doors.clear()
    t.do(lambda: verb(t.game))
    assert rules(t, "fire.place", "malfunction.place", "door.close") == told


@pytest.mark.parametrize(("face", "rule"), [("1", "LD-NOISE-03"), ("4", "LD-NOISE-04"), ("danger", "LD-NOISE-10")])
def test_noise_of_a_roll(t, face, rule):
    t.dice("noise-die", face).do(lambda: noise_roll(t.game, t["alpha"]))
    assert set(rules(t, "noise.place", "danger")) == {rule}


def test_noise_of_a_card(t):
    t.do(lambda: place_noise(t.game, "ab"))
    t.do(lambda: remove_noise(t.game, "ab"))
    assert rules(t, "noise.place", "noise.remove") == ["LD-NOISE-05"] * 2


def test_noise_that_an_encounter_removes(t):
    t.noise("ab", "crawlway").do(lambda: clear_noise(t.game, "b"))
    assert sorted(rules(t, "noise.remove")) == ["LD-ENC-05", "LD-ENC-06"]


def test_careful_movement(t):
    t.put("alpha", "a").hand("alpha", "plan", "plan").will("be").act("alpha", "careful", "b", "ab")
    assert rules(t, "act", "noise.place") == ["LD-BASIC-04"] * 2


def test_intruder_that_danger_calls(t):
    t.intruder("grub", "a")
    t.do(lambda: danger(t.game, "b"))
    assert rules(t, "danger", "intruder.move") == ["LD-NOISE-08"] * 2


def test_door_that_an_intruder_destroys_and_one_that_a_card_destroys(t):
    t.door("ab").door("bc")
    t.intruder("grub", "a")
    t.do(lambda: danger(t.game, "b"))
    t.do(lambda: destroy_door(t.game, "bc"))
    assert rules(t, "door.destroy") == ["LD-DOOR-04", "LD-DOOR-06"]


@pytest.mark.parametrize(("face", "rule"), [("blank", "LD-MELEE-01"), ("hit", "LD-MELEE-02")])
def test_die_of_a_melee_attack(t, face, rule):
    t.hand("alpha", "plan").top("attacks", "scratch-4", "scratch-4")
    target = t.intruder("drone", "b")
    t.dice("combat-die", face).act("alpha", "melee", target.id)
    assert rules(t, "act", "attack.roll") == ["LD-BASIC-14", rule]


@pytest.mark.parametrize("slimed", [0, 1])
def test_slime_is_told_to_make_silence_danger(t, monkeypatch, slimed):
    monkeypatch.setattr(t.game.hooks, "silence_is_danger", lambda game, who: True, raising=False)
    t.mark("alpha", slime=slimed).dice("noise-die", "silence")
    t.do(lambda: noise_roll(t.game, t["alpha"]))
    t.do(lambda: silence(t.game, t["alpha"], "ab"))
    assert rules(t, "silence.slime") == ["LD-NOISE-12", "LD-EXPL-07"] * slimed
    assert len(rules(t, "danger")) == 2
