"""Injuries of Void Seeders by kind, the order of their attacks, and the token for each that leaves."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import attack, injure, kill, perish, vanish
from nemesis_void_seeders.lairs import despoiler_dead

TOKEN = "void-seeder"
KINDS = ("lurker", "whisperer", "stalker", "despoiler")


def hurt(t: Any, kind: str, blood: tuple[int | None, ...], before: int = 0, injuries: int = 1) -> Any:
    """A Void Seeder of `kind` with Injuries stands in b, far from alpha and beta, and suffers more."""
    t.put("alpha", "g").put("beta", "g")
    piece = t.intruder(kind, "b", injuries=before, token=False)
    t.blood(*blood).flees(3)
    t.do(lambda: injure(t.game, piece, injuries, t["alpha"], "melee"))
    return piece


def alive(t: Any, piece: Any) -> bool:
    return piece.id in t.table.intruders


# ---------------------------------------------------------------- hits


@pytest.mark.rule("VS-CBT-01")
@pytest.mark.parametrize(
    ("face", "hit"),
    [
        ("blank", ()),
        ("creeper", ("lurker",)),
        ("adult", ("lurker", "whisperer")),
        ("hit", ("lurker", "whisperer", "stalker")),
    ],
)
@pytest.mark.parametrize("kind", KINDS[:3])
def test_a_die_result_hits_those_that_are_small_enough(t: Any, face: str, hit: tuple[str, ...], kind: str) -> None:
    piece = t.intruder(kind, "a", token=False)
    weapon = t.bare("alpha").hand("alpha", "plan").give("alpha", "zapper")
    t.dice("combat-die", face).blood(3, 4).act("alpha", "shoot", weapon, piece.id)
    assert piece.injuries == int(kind in hit)


# ---------------------------------------------------------------- Injuries


@pytest.mark.rule("VS-CBT-04")
@pytest.mark.parametrize(("blood", "before", "there"), [((2, 4), 0, True), ((2, 4), 1, False), ((4, 2), 1, False)])
def test_a_lurker_is_defeated_by_the_lower_of_two_numbers(t: Any, blood: Any, before: int, there: bool) -> None:
    # 1 Injury is less than 2; 2 Injuries are enough, although the other card shows 4.
    piece = hurt(t, "lurker", blood, before)
    assert (alive(t, piece), len(t.table.discards["attacks"])) == (there, 2)


@pytest.mark.rule("VS-CBT-05")
@pytest.mark.parametrize(("before", "there"), [(1, True), (2, False)])
def test_a_whisperer_is_checked_with_one_card(t: Any, before: int, there: bool) -> None:
    piece = hurt(t, "whisperer", (3, 2), before)
    assert (alive(t, piece), len(t.table.discards["attacks"])) == (there, 1)


@pytest.mark.rule("VS-CBT-06")
@pytest.mark.parametrize(("blood", "before", "there"), [((2, 4), 2, True), ((2, 4), 3, False), ((4, 2), 3, False)])
def test_a_stalker_is_defeated_by_the_higher_of_two_numbers(t: Any, blood: Any, before: int, there: bool) -> None:
    piece = hurt(t, "stalker", blood, before)
    assert (alive(t, piece), len(t.table.discards["attacks"])) == (there, 2)


@pytest.mark.rule("VS-CBT-04", "VS-CBT-05", "VS-CBT-06", "VS-CBT-09")
@pytest.mark.parametrize(
    ("kind", "blood"),
    [("lurker", (2, None)), ("lurker", (None, 2)), ("whisperer", (None,)), ("stalker", (None, 2))],
)
def test_an_arrow_on_any_card_makes_it_retreat_with_its_injuries(t: Any, kind: str, blood: Any) -> None:
    piece = hurt(t, kind, blood, before=9)
    assert (piece.place, piece.injuries, alive(t, piece)) == ("c", 10, True)
    assert [t.game.cards.events[card].corridors for card in t.table.discards["events"]] == [(3,)]
    assert t.told("event") == []


@pytest.mark.rule("VS-CBT-07", "VS-CBT-15")
@pytest.mark.parametrize(("blood", "place"), [(2, "b"), (None, "c")])
def test_the_despoiler_takes_no_injuries_and_may_only_retreat_by_one_card(t: Any, blood: Any, place: str) -> None:
    piece = hurt(t, "despoiler", (blood, 3), injuries=9)
    assert (piece.place, piece.injuries, alive(t, piece)) == (place, 0, True)
    assert len(t.table.discards["attacks"]) == 1
    assert t.told("endures") == [], "no number is compared with anything"


@pytest.mark.rule("VS-EVP-02")
def test_fire_hurts_void_seeders_and_draws_a_card_for_the_despoiler(t: Any) -> None:
    t.put("alpha", "g").put("beta", "g").fire("b")
    whisperer, despoiler = t.intruder("whisperer", "b", token=False), t.intruder("despoiler", "b", token=False)
    t.blood(4, None).flees(3).step("event", "fire")
    assert (whisperer.place, whisperer.injuries) == ("b", 1)
    assert (despoiler.place, despoiler.injuries) == ("c", 0)


# ---------------------------------------------------------------- leaving the board


@pytest.mark.rule("VS-CBT-10", "VL-CARCASS-01")
@pytest.mark.parametrize("kind", KINDS)
def test_a_defeated_void_seeder_leaves_no_carcass_and_a_token_comes(t: Any, kind: str) -> None:
    piece, before = t.intruder(kind, "b", injuries=2, token=False), t.supply_counts(TOKEN)
    t.do(lambda: kill(t.game, piece))
    assert (t.table.objects.get("b", []), alive(t, piece)) == ([], False)
    assert t.supply_counts(TOKEN) == before - 1


@pytest.mark.rule("VS-CBT-12")
@pytest.mark.parametrize("end", [vanish, kill])
def test_a_token_comes_into_the_bag_for_each_that_leaves_if_there_is_one(t: Any, end: Any) -> None:
    first, second = (t.intruder("lurker", "b", token=False) for _ in range(2))
    left = t.supply_counts(TOKEN)
    t.do(lambda: end(t.game, first))
    assert (t.supply_counts(TOKEN), t.bag_counts()[TOKEN]) == (left - 1, 16 - (left - 1))
    t.out_of_supply(TOKEN)
    t.do(lambda: end(t.game, second))
    assert (t.supply_counts(TOKEN), t.bag_counts()[TOKEN], t.table.intruders) == (0, 16, {})


@pytest.mark.rule("VS-CBT-08", "VS-CBT-14")
def test_venting_takes_the_despoiler_off_and_it_can_come_again(t: Any) -> None:
    despoiler, before = t.intruder("despoiler", "b", token=False), t.supply_counts(TOKEN)
    t.do(lambda: kill(t.game, despoiler, "venting"))
    assert (alive(t, despoiler), despoiler_dead(t.game), t.supply_counts(TOKEN)) == (False, False, before - 1)
    assert t.comes("despoiler", "b").kind == "despoiler"


@pytest.mark.rule("VS-CBT-08")
def test_nothing_but_the_lairs_and_the_end_of_the_board_kills_it(t: Any) -> None:
    hurt(t, "despoiler", (2, 2), injuries=20)
    assert not despoiler_dead(t.game)
    perish(t.game)
    assert despoiler_dead(t.game)


# ---------------------------------------------------------------- their attacks


@pytest.mark.rule("VS-CBT-02")
@pytest.mark.parametrize("occasion", ["event", "escape"])
def test_they_attack_with_the_attack_deck(t: Any, occasion: str) -> None:
    t.strike(t.intruder("whisperer", "a", token=False), "alpha", "bite-3", occasion)
    assert (t.table.discards["attacks"], len(t["alpha"].serious)) == (["bite-3/1"], 1)


@pytest.mark.rule("VS-CBT-02")
def test_a_card_without_its_symbol_misses(t: Any) -> None:
    t.strike(t.intruder("stalker", "a", token=False), "alpha", "braineating-4")
    assert (len(t.told("attack.miss")), t["alpha"].light, t["alpha"].serious) == (1, 0, [])


def test_a_surprise_attack_draws_no_attack_card(t: Any) -> None:
    piece = t.intruder("despoiler", "a", token=False)
    t.do(lambda: attack(t.game, piece, t["alpha"], "surprise"))
    assert (t.table.discards["attacks"], t.contamination("alpha")) == ([], 1)
    assert len(t.told("panic")) == 1


@pytest.mark.rule("VS-CBT-03")
@pytest.mark.parametrize(("alpha", "beta", "seat"), [(4, 2, 1), (2, 4, 0), (3, 3, 0)])
def test_the_smallest_hand_is_attacked_and_of_equal_ones_the_first(t: Any, alpha: int, beta: int, seat: int) -> None:
    t.cards("alpha", alpha).cards("beta", beta).intruder("lurker", "a", token=False)
    t.step("event", "attacks")
    assert [told["who"] for told in t.told("attack")] == [seat]


@pytest.mark.rule("VS-CBT-13", "VS-EVP-02")
def test_they_attack_room_by_room_and_the_strongest_first(t: Any) -> None:
    t.put("beta", "b")
    for kind, place in [("lurker", "b"), ("stalker", "b"), ("lurker", "a"), ("whisperer", "a"), ("whisperer", "c")]:
        t.intruder(kind, place, token=False)
    t.top("attacks", "braineating-4", "braineating-5", "frenzy-2", "frenzy-6").step("event", "attacks")
    assert [told["piece"] for told in t.told("attack")] == ["whisperer-1", "lurker-2", "stalker-1", "lurker-1"]


@pytest.mark.rule("VS-CBT-13")
def test_who_has_died_is_attacked_no_more(t: Any) -> None:
    t.put("beta", "g").wounds("alpha", light=2, serious=["arm", "leg", "knee"])
    for kind in ("lurker", "despoiler"):
        t.intruder(kind, "a", token=False)
    t.top("attacks", "scratch-4").step("event", "attacks")
    assert (t["alpha"].status, [told["piece"] for told in t.told("attack")]) == ("dead", ["despoiler-1"])


@pytest.mark.rule("VS-CBT-13")
def test_the_strongest_strikes_first_at_who_escapes(t: Any) -> None:
    for kind in ("lurker", "whisperer"):
        t.intruder(kind, "a", token=False)
    t.hand("alpha", "plan", "plan", "plan").dice("noise-die", "silence").act("alpha", "move", "b")
    assert [told["piece"] for told in t.told("attack")] == ["whisperer-1", "lurker-1"]
