"""What is left of the Event Phase with an Intruder player."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nemesis_core import Piece, Plugin, Step, hookimpl
from nemesis_core.testing import fakes

from .conftest import LedTable

Led = Callable[..., LedTable]


@pytest.mark.rule("MD-INTR-04")
def test_only_time_and_fire_are_left(led: Led) -> None:
    """The fire hurts the grub, which dies of 1 Injury; neither a card nor a token is drawn."""
    t = led().fire("d").top("attacks", "scratch-2")
    t.intruder("grub", "d")
    events, bag = list(t.table.decks["events"]), list(t.table.bag)
    t.event_phase()
    assert t.kinds == ["injury", "intruder.die", "round-end"]
    assert (t.table.decks["events"], t.table.bag) == (events, bag)


@pytest.mark.rule("MD-INTR-05")
def test_nobody_is_attacked_in_the_event_phase(led: Led) -> None:
    t = led().top("attacks", "scratch-2")
    t.intruder("drone", "a")
    t.event_phase()
    assert (t.told("attack"), t["alpha"].light) == ([], 0)


@pytest.mark.rule("MD-INTR-05")
def test_who_escapes_is_attacked(led: Led) -> None:
    t = led().top("attacks", "scratch-2").dice("noise-die", "3").cards("alpha", 1)
    t.intruder("drone", "a")
    t.act("alpha", "move", "b")
    assert [event["occasion"] for event in t.told("attack")] == ["escape"]
    assert t["alpha"].light == 1


@pytest.mark.rule("MD-INTR-05")
def test_surprise_attacks_stay(led: Led) -> None:
    """alpha has no card, so the grub (1) surprises it when the Noise of Corridor ac is rolled again."""
    t = led("pursuit-1").noise("ac").bag("grub").dice("noise-die", "2").top("attacks", "scratch-2")
    t.game.semi_coop.chosen = True
    t.lead("pursuit", "pursuit-1/1", "p1")
    assert [event["occasion"] for event in t.told("attack")] == ["surprise"]
    assert t["alpha"].light == 1


def test_before_anybody_plays_the_intruders_the_phase_is_whole(players: Led) -> None:
    t = players(3).top("attacks", "scratch-2")
    t.intruder("drone", "a")
    t.event_phase()
    assert [len(t.told(kind)) for kind in ("attack", "event", "bag")] == [1, 1, 1]


# ---------------------------------------------------------------- steps of others


class Extra:
    """A race and a board with a step each of their own in the Event Phase."""

    def __init__(self, name: str) -> None:
        self.name = name

    @hookimpl
    def steps(self) -> list[Step]:
        return [
            Step("event", self.name, lambda game: game.tell(self.name), before="fire"),
            Step("player", self.name, lambda game: game.tell(f"{self.name}-dawn"), after="round"),
        ]


swarm, tide = Extra("swarm"), Extra("tide")


def test_steps_of_the_race_are_left_out_and_those_of_others_stay(players: Led) -> None:
    house = Piece(id="tide", kind="house-rule", title="A tide", implementation=(f"{__name__}:tide",))
    hooks = (f"{__name__}:swarm",)
    swarming = Piece(id="swarming", kind="race", title="Swarming", implementation=hooks, extends="fake-race")
    plugin = Plugin(pieces=(swarming, house))
    made = fakes("nemesis", mode="intruder-player", race="swarming", more=(plugin,), house_rules=("tide",))
    before = players(3, made).event_phase()
    assert (len(before.told("swarm")), len(before.told("tide"))) == (1, 1)
    t = players(3, made).led().event_phase()
    assert (len(t.told("swarm")), len(t.told("tide"))) == (0, 1)
    t.start_round()
    assert (len(t.told("swarm-dawn")), len(t.told("tide-dawn"))) == (1, 1), "in the Player Phase the race has its step"
