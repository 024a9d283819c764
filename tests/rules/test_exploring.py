"""Entering an unexplored Room: tile, Exploration token, Item Counter, effect."""

from __future__ import annotations

import pytest

from nemesis_core.rules import arrive
from nemesis_core.testing import Table, table


def before(tile: str, token: str) -> Table:
    """Alpha in e, with a card to pay for the way into f, where `tile` lies face down with `token`."""
    return table().put("alpha", "e").put("beta", "a").hand("alpha", "plan").unexplored("f", tile, token)


def enter(t: Table, face: str = "silence") -> Table:
    """Alpha enters f; a Noise roll would show `face`."""
    return t.dice("noise-die", face).act("alpha", "move", "f", "ef")


def watched(t: Table) -> list[tuple[str, int | None, bool]]:
    """From now on: each event with the Item Counter of f and whether its tile is up."""
    log: list[tuple[str, int | None, bool]] = []
    t.game.listener = lambda e: log.append((e.kind, t.table.items.get("f"), "f" in t.table.explored))
    return log


@pytest.mark.rule("LD-EXPL-01", "LD-EXPL-02")
def test_tile_then_token_then_noise_roll():
    t = before("vault", "fire-2")
    log = watched(t)
    enter(t, "2")
    told = [kind for kind, _, _ in log if kind in ("explore", "token", "fire.place", "noise.roll")]
    assert told == ["explore", "token", "fire.place", "noise.roll"]
    assert all(up for kind, _, up in log if kind in told)
    assert t.table.noise == {"fg": 1}


@pytest.mark.rule("LD-EXPL-01")
def test_an_explored_room_is_not_turned_again():
    t = table().put("alpha", "a").put("beta", "e").hand("alpha", "plan").dice("noise-die", "silence")
    t.act("alpha", "move", "b", "ab")
    assert not {"explore", "token"} & set(t.kinds)


@pytest.mark.rule("LD-EXPL-01")
@pytest.mark.parametrize(("corridor", "noise"), [("ef", "careful"), ("", "roll"), ("", "none")])
def test_the_tile_is_turned_up_whatever_the_way_in(corridor, noise):
    t = before("vault", "fire-2").dice("noise-die", "silence").will(*["fg"] * (noise == "careful"))
    arrive(t.game, t["alpha"], "f", corridor, noise=noise)
    assert "f" in t.table.explored
    assert t.game.view(1)["rooms"]["f"] == t.table.tiles["f"]


@pytest.mark.rule("LD-EXPL-03")
@pytest.mark.parametrize(("token", "number"), [("quiet-1", 1), ("malfunction-3", 3), ("doors-4", 4)])
def test_the_item_counter_is_set_to_the_number_of_the_token(token, number):
    assert enter(before("vault", token)).table.items == {"f": number}


@pytest.mark.rule("LD-EXPL-04")
def test_the_nest_gets_no_item_counter_and_cannot_be_searched():
    t = enter(before("brood", "fire-2")).hand("alpha", "look")
    assert t.table.items == {}
    assert t.legal("alpha", "card") == []


@pytest.mark.rule("LD-EXPL-04")
def test_even_with_a_number_the_nest_cannot_be_searched():
    t = enter(before("brood", "fire-2")).hand("alpha", "look").items("f", 2)
    assert t.legal("alpha", "card") == []


@pytest.mark.rule("LD-EXPL-04")
def test_another_room_with_the_same_token_can_be_searched():
    t = enter(before("vault", "fire-2")).hand("alpha", "look")
    assert t.table.items == {"f": 2}
    assert [option[2:] for option in t.legal("alpha", "card")] == [("search", "yellow")]


@pytest.mark.rule("LD-EXPL-05")
def test_the_counter_is_set_before_the_effect():
    t = before("vault", "fire-2")
    log = watched(t)
    enter(t)
    assert ("fire.place", 2, True) in log


@pytest.mark.rule("LD-EXPL-06")
def test_silence_does_nothing_and_spares_the_noise_roll():
    t = enter(before("vault", "quiet-1"), "1")
    assert (t["alpha"].place, t.table.items) == ("f", {"f": 1})
    assert "noise.roll" not in t.kinds
    assert (t.table.noise, t.table.fire, t.table.malfunction, t.table.doors) == ({}, {}, {}, {})


@pytest.mark.rule("LD-EXPL-08")
def test_danger_brings_intruders_in_place_of_the_noise_roll():
    t = before("vault", "danger-2")
    drone = t.intruder("drone", "g")
    enter(t, "1")
    assert drone.place == "f"
    assert "noise.roll" not in t.kinds
    assert t.table.noise == {}


@pytest.mark.rule("LD-EXPL-08")
def test_danger_without_intruders_next_door_is_noise_in_each_corridor_of_the_room_entered():
    t = before("vault", "danger-2")
    far = t.intruder("drone", "d")
    enter(t, "1")
    assert t.table.noise == {"ef": 1, "fg": 1}
    assert "noise.roll" not in t.kinds
    assert far.place == "d"


@pytest.mark.rule("LD-EXPL-10")
def test_fire_sets_the_room_on_fire_and_the_noise_roll_follows():
    t = enter(before("vault", "fire-2").fire("a"))
    assert t.table.fire == {"a": 1, "f": 1}
    assert len(t.told("noise.roll")) == 1


@pytest.mark.rule("LD-EXPL-10")
def test_fire_is_taken_from_the_supply():
    assert enter(before("vault", "fire-2").fire("a", "b")).ending == ""
    assert enter(before("vault", "fire-2").fire("a", "b", "c")).ending == "no-fire-marker"


@pytest.mark.rule("LD-EXPL-11")
@pytest.mark.parametrize(("tile", "broken"), [("vault", {"f": 1}), ("brood", {})])
def test_malfunction_breaks_the_room_where_it_may_and_the_noise_roll_follows(tile, broken):
    t = enter(before(tile, "malfunction-3"))
    assert t.table.malfunction == broken
    assert len(t.told("noise.roll")) == 1


@pytest.mark.rule("LD-EXPL-12")
def test_doors_close_the_corridor_one_came_by_and_the_noise_roll_follows():
    t = enter(before("vault", "doors-4"))
    assert t.table.doors == {"ef": "closed"}
    assert len(t.told("noise.roll")) == 1


@pytest.mark.rule("LD-EXPL-12")
def test_doors_close_nothing_behind_who_came_by_no_corridor():
    t = before("vault", "doors-4").dice("noise-die", "silence")
    t.do(lambda: arrive(t.game, t["alpha"], "f"))
    assert t.table.items == {"f": 4}
    assert t.table.doors == {}


@pytest.mark.rule("LD-EXPL-12")
def test_doors_do_not_mend_a_destroyed_door():
    assert enter(before("vault", "doors-4").door("ef", "destroyed")).table.doors == {"ef": "destroyed"}


@pytest.mark.rule("LD-EXPL-13")
def test_a_resolved_token_is_gone_for_good():
    t = enter(before("vault", "fire-2")).put("alpha", "a").put("beta", "e").hand("beta", "plan")
    t.table.fire.clear()
    t.dice("noise-die", "silence").act("beta", "move", "f", "ef")
    assert "f" not in t.table.tokens
    assert "fire-2/1" in t.table.used_tokens
    assert len(t.told("token")) == 1
    assert t.table.fire == {}
