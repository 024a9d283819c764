"""The Noise roll: when it is made and what each result does."""

from __future__ import annotations

import pytest

from nemesis_core.rules import noise_everywhere, noise_roll, place_noise
from nemesis_core.testing import Table, table


def alone(place: str = "a") -> Table:
    """Alpha in a with a card to pay for a move, everybody else out of the way at e."""
    return table().put("alpha", place).put("beta", "e").hand("alpha", "plan")


def roll(t: Table, face: str, who: str = "alpha") -> Table:
    """`who` rolls `face` for Noise where it stands."""
    t.dice("noise-die", face)
    return t.do(lambda: noise_roll(t.game, t[who]))


@pytest.mark.rule("LD-NOISE-01")
def test_entering_an_empty_room_is_one_noise_roll():
    t = alone().dice("noise-die", "silence").act("alpha", "move", "b", "ab")
    assert t.told("noise.roll") == [{"who": 0, "face": "silence"}]


@pytest.mark.rule("LD-NOISE-02")
def test_no_roll_where_another_character_is():
    t = alone().put("beta", "b").act("alpha", "move", "b", "ab")
    assert t["alpha"].place == "b"
    assert "noise.roll" not in t.kinds


@pytest.mark.rule("LD-NOISE-02")
def test_no_roll_where_an_intruder_is():
    t = alone()
    t.intruder("grub", "b")
    t.act("alpha", "move", "b", "ab")
    assert t["alpha"].place == "b"
    assert "noise.roll" not in t.kinds


@pytest.mark.rule("LD-NOISE-02")
@pytest.mark.parametrize("kind", ["egg", "intruder-carcass", "character-corpse"])
def test_objects_are_nobody(kind):
    t = alone()
    t.lies(kind, "b")
    t.dice("noise-die", "silence").act("alpha", "move", "b", "ab")
    assert len(t.told("noise.roll")) == 1


@pytest.mark.rule("LD-NOISE-03")
@pytest.mark.parametrize(("face", "way"), [("1", "ab"), ("2", "be"), ("3", "bc")])
def test_a_number_puts_noise_into_its_corridor(face, way):
    t = alone().noise("ad").dice("noise-die", face).act("alpha", "move", "b", "ab")
    assert t.table.noise == {"ad": 1, way: 1}


@pytest.mark.rule("LD-NOISE-04")
@pytest.mark.parametrize(("place", "face"), [("b", "4"), ("d", "2"), ("g", "1"), ("g", "3")])
def test_the_number_of_an_entrance_puts_noise_into_the_technical_corridors(place, face):
    assert roll(alone(place), face).table.noise == {"crawlway": 1}


@pytest.mark.rule("LD-NOISE-05")
def test_no_effect_puts_a_second_marker_into_a_corridor():
    t = alone("b").noise("ab", "crawlway")
    assert not place_noise(t.game, "ab")
    assert not place_noise(t.game, "crawlway")
    assert place_noise(t.game, "be")
    noise_everywhere(t.game, "b")
    roll(t, "danger")
    assert t.table.noise == {"ab": 1, "be": 1, "bc": 1, "crawlway": 1}


@pytest.mark.rule("LD-NOISE-06")
def test_a_second_noise_is_an_encounter():
    t = roll(alone("b").noise("be").bag("nobody"), "2")
    assert t.told("encounter") == [{"who": 0, "place": "b"}]
    assert t.told("token.draw") == [{"token": "nobody"}]
    assert "noise.place" not in t.kinds


@pytest.mark.rule("LD-NOISE-06")
def test_noise_elsewhere_is_no_encounter():
    t = roll(alone("b").noise("be", "bc"), "1")
    assert t.table.noise == {"ab": 1, "bc": 1, "be": 1}
    assert "encounter" not in t.kinds


@pytest.mark.rule("LD-NOISE-07")
def test_noise_in_the_technical_corridors_counts_at_each_entrance():
    t = table().put("alpha", "b").put("beta", "d").bag("nobody")
    roll(roll(t, "4"), "2", "beta")
    assert t.told("encounter") == [{"who": 1, "place": "d"}]


@pytest.mark.rule("LD-NOISE-08")
def test_danger_calls_all_intruders_next_door():
    t = alone("a")
    first, second, far = t.intruder("drone", "b"), t.intruder("grub", "c"), t.intruder("drone", "g")
    roll(t, "danger")
    assert (first.place, second.place, far.place) == ("a", "a", "g")
    assert t.table.noise == {}
    assert "encounter" not in t.kinds


@pytest.mark.rule("LD-NOISE-08")
def test_danger_calls_nobody_out_of_a_combat():
    t = alone("a").put("beta", "b")
    busy, free = t.intruder("drone", "b"), t.intruder("drone", "c")
    roll(t, "danger")
    assert (busy.place, free.place) == ("b", "a")


@pytest.mark.rule("LD-NOISE-08", "LD-NOISE-10")
def test_an_intruder_in_combat_next_door_does_not_keep_danger_from_being_noise():
    t = alone("a").put("beta", "b")
    busy = t.intruder("drone", "b")
    roll(t, "danger")
    assert busy.place == "b"
    assert set(t.table.noise) == {"ab", "ac", "ad", "crawlway"}


@pytest.mark.rule("LD-NOISE-09")
def test_who_is_called_through_a_closed_door_destroys_it_and_stays():
    t = alone("a").door("ab")
    drone = t.intruder("drone", "b")
    roll(t, "danger")
    assert drone.place == "b"
    assert t.table.doors == {"ab": "destroyed"}
    assert t.table.noise == {}
    roll(t, "danger")
    assert drone.place == "a"


@pytest.mark.rule("LD-NOISE-10")
def test_danger_with_nobody_near_is_noise_at_every_exit():
    t = roll(alone("a").noise("ac"), "danger")
    assert t.table.noise == {"ab": 1, "ac": 1, "ad": 1, "crawlway": 1}
    assert "encounter" not in t.kinds


@pytest.mark.rule("LD-NOISE-11")
def test_silence_changes_nothing():
    t = alone("a").noise("ac").door("ad")
    drone = t.intruder("drone", "b")
    roll(t, "silence")
    assert (t.table.noise, t.table.doors, drone.place) == ({"ac": 1}, {"ad": "closed"}, "b")
    assert t.kinds == ["noise.roll"]
