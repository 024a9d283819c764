"""Quarantine, Stun, Facility Tour."""

from __future__ import annotations

from typing import Any

import pytest

# ---------------------------------------------------------------- Quarantine


def test_quarantine_closes_every_door_of_any_room(crew: Any) -> None:
    t = crew("sentry").put("sentry", "c").door("ab", "destroyed").hand("sentry", "quarantine", "rest")
    t.play_card("sentry", "quarantine", "seal-room", "a")
    assert t.table.doors == {"ab": "destroyed", "ac": "closed", "ad": "closed"}


def test_quarantine_reaches_unexplored_rooms_but_none_that_is_sealed(crew: Any) -> None:
    t = crew("sentry").put("sentry", "c").hand("sentry", "quarantine", "rest").door("fg").door("ef", "destroyed")
    assert t.uses("sentry", "quarantine") == [("seal-room", place) for place in "abcde"]


def test_quarantine_needs_a_working_computer_a_card_and_no_combat(crew: Any) -> None:
    t = crew("sentry").hand("sentry", "quarantine", "rest")
    assert t.uses("sentry", "quarantine") == []
    assert len(t.put("sentry", "c").uses("sentry", "quarantine")) == 7
    assert t.hand("sentry", "quarantine").uses("sentry", "quarantine") == []
    assert t.hand("sentry", "quarantine", "rest").malfunction("c").uses("sentry", "quarantine") == []
    t.table.malfunction.clear()
    t.intruder("grub", "c")
    assert t.uses("sentry", "quarantine") == []


# ---------------------------------------------------------------- Stun


def test_stun_empties_a_small_hand(crew: Any) -> None:
    t = crew("sentry", "hacker").hand("sentry", "stun").hand("hacker", "rest", "search", contamination=1)
    t.play_card("sentry", "stun", "stun-character", "p2")
    assert t["hacker"].hand == []
    assert len(t["hacker"].discard) == 3


def test_stun_spares_large_and_empty_hands_and_other_rooms(crew: Any) -> None:
    t = crew("sentry", "hacker", "janitor", "survivor").hand("sentry", "stun")
    t.hand("hacker", "rest", "search", "search", contamination=1).hand("survivor", "rest").put("survivor", "b")
    assert t.uses("sentry", "stun") == []
    t.put("survivor", "a")
    assert t.uses("sentry", "stun") == [("stun-character", "p4")]


def test_stun_drives_an_intruder_out_for_a_weapon(crew: Any) -> None:
    t = crew("sentry").hand("sentry", "stun").door("ac")
    drone = t.intruder("drone", "a", injuries=1)
    assert t.uses("sentry", "stun") == [
        ("throw-weapon", "sentry.smg", drone.id, "ab"),
        ("throw-weapon", "sentry.smg", drone.id, "ad"),
    ]
    t.play_card("sentry", "stun", "throw-weapon", "sentry.smg", drone.id, "ab")
    assert (drone.place, drone.injuries) == ("b", 1)
    assert t["sentry"].held == []
    assert "sentry.smg" in t.table.removed


def test_stun_throws_nothing_without_weapon_or_intruder(crew: Any) -> None:
    t = crew("sentry").hand("sentry", "stun")
    assert t.uses("sentry", "stun") == []
    t.intruder("drone", "a")
    assert t.bare("sentry").uses("sentry", "stun") == []


# ---------------------------------------------------------------- Facility Tour


def test_facility_tour_alone_is_a_movement_with_a_noise_roll(crew: Any) -> None:
    t = crew("sentry", "hacker").hand("sentry", "facility-tour").dice("noise-die", "2")
    t.play_card("sentry", "facility-tour", "tour", "b", "ab")
    assert (t["sentry"].place, t["hacker"].place) == ("b", "a")
    assert t.table.noise == {"be": 1}


def test_facility_tour_takes_an_unwilling_guest_along_with_one_noise_roll(crew: Any) -> None:
    t = crew("sentry", "hacker").hand("sentry", "facility-tour").dice("noise-die", "2")
    t.play_card("sentry", "facility-tour", "tour", "b", "ab", "p2")
    assert (t["sentry"].place, t["hacker"].place) == ("b", "b")
    assert len(t.told("noise.roll")) == 1
    assert t.table.noise == {"be": 1}
    assert t.asked_of("hacker", "come-along") == []


def test_facility_tour_into_company_makes_no_noise(crew: Any) -> None:
    t = crew("sentry", "hacker", "janitor").put("janitor", "b").hand("sentry", "facility-tour")
    t.play_card("sentry", "facility-tour", "tour", "b", "ab", "p2")
    assert t.told("noise.roll") == []


def test_facility_tour_offers_one_guest_at_most_and_no_closed_door(crew: Any) -> None:
    t = crew("sentry", "hacker", "janitor").hand("sentry", "facility-tour").door("ac").put("janitor", "b")
    assert t.uses("sentry", "facility-tour") == [
        ("tour", "b", "ab"),
        ("tour", "b", "ab", "p2"),
        ("tour", "d", "ad"),
        ("tour", "d", "ad", "p2"),
    ]


@pytest.mark.parametrize(("answer", "noise"), [("ignore", ["ef"]), ("resolve", ["ef", "fg"])])
def test_facility_tour_may_ignore_the_token_of_a_new_room(crew: Any, answer: str, noise: list[str]) -> None:
    t = crew("sentry", "hacker").put("sentry", "e").unexplored("f", "vault", "danger-2").hand("sentry", "facility-tour")
    t.dice("noise-die", "1").will(answer).play_card("sentry", "facility-tour", "tour", "f")
    assert t.table.items["f"] == 2
    assert sorted(t.table.noise) == noise, "a roll of 1, or Danger in its place"
    assert "f" not in t.table.tokens


def test_facility_tour_out_of_combat_asks_nothing_in_an_explored_room(crew: Any) -> None:
    t = crew("sentry").hand("sentry", "facility-tour").dice("noise-die", "2")
    t.play_card("sentry", "facility-tour", "tour", "b", "ab")
    assert t.asked == []


def test_facility_tour_out_of_a_combat_is_an_escape_for_both(crew: Any) -> None:
    t = crew("sentry", "hacker").hand("sentry", "facility-tour").top("attacks", "scratch-2", "scratch-4")
    t.intruder("drone", "a")
    t.dice("noise-die", "2").play_card("sentry", "facility-tour", "tour", "b", "ab", "p2")
    assert (t["sentry"].place, t["hacker"].place) == ("b", "b")
    assert (t["sentry"].light, t["hacker"].light) == (1, 1)


def test_facility_tour_ends_with_a_leader_who_dies_escaping(crew: Any) -> None:
    t = crew("sentry", "hacker").hand("sentry", "facility-tour").top("attacks", "scratch-2")
    t.wounds("sentry", serious=["hand", "leg", "body"]).intruder("drone", "a")
    t.play_card("sentry", "facility-tour", "tour", "b", "ab", "p2")
    assert t["sentry"].status == "dead"
    assert (t["hacker"].place, t["hacker"].light) == ("a", 0)


def test_facility_tour_goes_on_without_a_guest_who_dies_escaping(crew: Any) -> None:
    t = crew("sentry", "hacker").hand("sentry", "facility-tour").top("attacks", "scratch-2", "scratch-4")
    t.wounds("hacker", serious=["hand", "leg", "body"]).intruder("drone", "a")
    t.dice("noise-die", "2").play_card("sentry", "facility-tour", "tour", "b", "ab", "p2")
    assert t["sentry"].place == "b"
    assert t["hacker"].status == "dead"
    assert t.table.objects == {"a": ["character-corpse/1"]}
