"""What kills these Intruders, and what Larvae do."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import deal, injure, scan_for_larva


def hurt(t: Any, piece: Any, injuries: int = 1) -> None:
    t.do(lambda: injure(t.game, piece, injuries, t["alpha"], "melee"))


def cards_drawn(t: Any) -> int:
    return len(t.table.discards["attacks"])


@pytest.mark.rule("CI-CBT-01")
def test_a_larva_dies_of_one_injury_and_leaves_nothing(t: Any) -> None:
    hurt(t, t.intruder("larva", "a"))
    assert not t.at("a")
    assert cards_drawn(t) == 0
    assert t.table.objects == {}


@pytest.mark.rule("CI-CBT-01")
@pytest.mark.parametrize(("injuries", "left"), [(0, 5), (1, 4), (2, 3)])
def test_each_injury_destroys_an_egg(t: Any, injuries: int, left: int) -> None:
    t.room("brood", "g").put("alpha", "g").dice("noise-die", "silence")
    t.do(lambda: deal(t.game, t["alpha"], "eggs", injuries, "melee", "melee"))
    assert len(t.game.laboratory.eggs) == left
    assert cards_drawn(t) == 0


@pytest.mark.rule("CI-CBT-01")
@pytest.mark.parametrize("kind", ["creeper", "adult"])
@pytest.mark.parametrize(("card", "dies"), [("scratch-2", True), ("scratch-3", True), ("claw-attack-4", False)])
def test_a_creeper_or_adult_dies_when_one_card_shows_no_more_than_its_injuries(
    t: Any, kind: str, card: str, dies: bool
) -> None:
    piece = t.intruder(kind, "a", injuries=2)
    t.top("attacks", card)
    hurt(t, piece)
    assert (t.at("a") == []) is dies
    assert cards_drawn(t) == 1
    assert bool(t.table.objects) is dies


@pytest.mark.rule("CI-CBT-01")
@pytest.mark.parametrize("kind", ["breeder", "queen"])
@pytest.mark.parametrize(("second", "dies"), [("claw-attack-4", True), ("claw-attack-5", False)])
def test_a_breeder_or_queen_dies_when_two_cards_add_up_to_no_more(t: Any, kind: str, second: str, dies: bool) -> None:
    piece = t.intruder(kind, "a", injuries=6)
    t.top("attacks", "scratch-3", second)
    hurt(t, piece)
    assert (t.at("a") == []) is dies
    assert cards_drawn(t) == 2
    assert t.game.laboratory.queen_killed is (dies and kind == "queen")


@pytest.mark.rule("CI-CBT-01")
@pytest.mark.parametrize(
    ("kind", "cards"),
    [
        ("creeper", ("bite-retreat",)),
        ("adult", ("claw-attack-retreat",)),
        ("breeder", ("scratch-2", "bite-retreat")),
        ("queen", ("claw-attack-retreat", "scratch-2")),
    ],
)
def test_an_arrow_makes_it_retreat_instead(t: Any, kind: str, cards: tuple[str, ...]) -> None:
    piece = t.intruder(kind, "a", injuries=9)
    t.top("attacks", *cards).top("events", "lurking")
    hurt(t, piece)
    # Lurking has the number 2, which leads from a to c.
    assert (piece.place, piece.injuries) == ("c", 10)
    assert cards_drawn(t) == len(cards)
    assert t.table.objects == {}


# ---------------------------------------------------------------- Larvae


@pytest.mark.parametrize(("before", "dies"), [(0, False), (1, True)])
def test_a_scan_that_finds_infected_brings_a_larva_or_death_and_a_creeper(t: Any, before: int, dies: bool) -> None:
    t.put("beta", "e").mark("alpha", larva=before).hand("alpha", infected=1)
    t.game.state.phase = "player"
    t.do(lambda: scan_for_larva(t.game, t["alpha"], list(t["alpha"].hand)))
    assert (t["alpha"].status == "dead") is dies
    assert [piece.kind for piece in t.at("a")] == (["creeper"] if dies else [])
    assert t["alpha"].marks["larva"] == 1


def test_silence_is_danger_for_the_slimed(t: Any) -> None:
    assert t.game.hooks.silence_is_danger(t.game, t["alpha"]) is None
    t.mark("alpha", slime=1)
    assert t.game.hooks.silence_is_danger(t.game, t["alpha"])


def test_a_larva_can_be_taken_off_and_counts_as_infected_until_then(t: Any) -> None:
    t.mark("alpha", larva=1)
    assert t.game.hooks.counts_as_infected(t.game, t["alpha"])
    assert t.game.hooks.cured(t.game, t["alpha"])
    assert t["alpha"].marks["larva"] == 0
    assert not t.game.hooks.counts_as_infected(t.game, t["alpha"])
