"""The Cargo Sending System: entering a Pod and the launch."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import gain_contamination, light_wound


def boarding(facility: Any, *names: str, tile: str = "css-a", place: str = "room-005", slot: int = 10) -> Any:
    """The Characters stand in a CSS Room with two cards each; a CSS token lies under the Time token."""
    t = facility(*(names or ("alpha", "beta"))).room(tile, place).time(slot)
    for name in names or ("alpha", "beta"):
        t.put(name, place).hand(name, "plan", "plan")
    return t


def in_pods(t: Any, **pods: str) -> Any:
    """Characters in Pods: a="alpha"."""
    for letter, name in pods.items():
        t.facility.pods[letter] = t[name].seat
        t[name].place, t[name].passed = "", True
    return t


@pytest.mark.rule("LD-CSS-01")
@pytest.mark.parametrize(
    ("tile", "place", "letter"), [("css-a", "room-005", "a"), ("css-b", "room-003", "b"), ("css-c", "room-010", "c")]
)
def test_each_room_serves_the_pod_of_its_letter(facility: Any, tile: str, place: str, letter: str) -> None:
    t = boarding(facility, tile=tile, place=place)
    t.act("alpha", "room", f"enter-css-pod-{letter}")
    assert t.facility.pods == {letter: 0}
    t.malfunction(place)
    assert t.legal("beta", "room") == []


@pytest.mark.rule("LD-CSS-02")
def test_a_token_must_lie_on_the_slot_of_the_time_token(facility: Any) -> None:
    t = boarding(facility).only_css(10, 8)
    assert t.legal("alpha", "room") == [("room", "enter-css-pod-a")]
    assert t.time(9).legal("alpha", "room") == []
    assert t.only_css(9).legal("alpha", "room") == [("room", "enter-css-pod-a")], "where a token lies now counts"


@pytest.mark.rule("LD-CSS-03")
def test_a_pod_takes_one_character(facility: Any) -> None:
    t = boarding(facility)
    t.act("alpha", "room", "enter-css-pod-a")
    assert t.legal("beta", "room") == []


@pytest.mark.rule("LD-CSS-04", "LD-CSS-05", "LD-CSS-06")
def test_entering_discards_the_hand_passes_and_leaves_the_room(facility: Any) -> None:
    t = boarding(facility).hand("alpha", "plan", "plan", "plan", "look", "look", contamination=1)
    token, card = t.carry("alpha", "egg"), t.give("alpha", "medkit")
    t.will(("room", "enter-css-pod-a")).turn()
    who = t["alpha"]
    assert (who.hand, len(who.discard)) == ([], 6)
    assert (who.passed, who.place, who.status) == (True, "", "active")
    assert t.table.turn == 1, "no second Action"
    assert (token in who.held, card in who.items) == (True, True)


@pytest.mark.rule("LD-CSS-07")
def test_nothing_reaches_a_character_in_a_pod(facility: Any) -> None:
    t = in_pods(boarding(facility), a="alpha").top("events", "drones-2")
    t.step("event", "event-card")
    assert (t.contamination("alpha"), t.contamination("beta")) == (0, 1)
    light_wound(t.game, t["alpha"], "test")
    assert t["alpha"].light == 0
    assert t.game.hooks.darkness(t.game, "") is False


@pytest.mark.rule("LD-CSS-07")
def test_an_explosion_before_the_launch_kills_in_the_pod(facility: Any) -> None:
    t = in_pods(boarding(facility), a="alpha").finish("facility_destroyed")
    assert t.statuses() == ["dead", "dead"]


@pytest.mark.rule("LD-CSS-08", "LD-EVENT-02")
@pytest.mark.parametrize(
    ("token", "statuses"),
    [
        ("css-launch-a", ["evacuated", "active", "active"]),
        ("css-launch-b", ["active", "evacuated", "active"]),
        ("css-launch-c", ["active", "active", "active"]),
        ("css-launch-all", ["evacuated", "evacuated", "active"]),
        ("css-launch-none", ["active", "active", "active"]),
    ],
)
def test_the_token_decides_who_gets_away(facility: Any, token: str, statuses: list[str]) -> None:
    t = in_pods(boarding(facility, "alpha", "beta", "gamma").room("css-b", "room-003"), a="alpha", b="beta")
    t.css(10, token).step("event", "launch-css")
    assert t.statuses() == statuses
    assert "10" not in t.facility.css
    assert [name.partition("/")[0] for name in t.facility.css_used] == [token]
    assert t.facility.pods == {}


@pytest.mark.rule("LD-CSS-08")
@pytest.mark.parametrize("token", ["css-launch-c", "css-launch-all"])
def test_pod_c_is_launched_by_its_letter_and_with_all(facility: Any, token: str) -> None:
    t = in_pods(boarding(facility, tile="css-c", place="room-010"), c="alpha").css(10, token)
    assert t.step("event", "launch-css").statuses() == ["evacuated", "active"]


@pytest.mark.rule("LD-EVENT-02")
def test_the_launch_comes_before_the_time_token_moves(facility: Any) -> None:
    t = in_pods(boarding(facility), a="alpha").only_css(10).css(10, "css-launch-all")
    t.event_phase()
    assert t["alpha"].status == "evacuated"
    assert t.facility.time == 9
    launched, moved = (t.kinds.index(kind) for kind in ("css.launch", "time"))
    assert launched < moved
    t = in_pods(boarding(facility, slot=9), a="alpha").only_css(8)
    t.event_phase()
    assert (t["alpha"].status, t.facility.pods, t.told("css.launch")) == ("active", {"a": 0}, [])


@pytest.mark.rule("LD-CSS-09")
def test_who_is_evacuated_is_out_of_reach_and_alive(facility: Any) -> None:
    t = in_pods(boarding(facility), a="alpha").css(10, "css-launch-a").step("event", "launch-css")
    assert (t["alpha"].status, t["alpha"].place) == ("evacuated", "")
    gain_contamination(t.game, t["alpha"])
    assert t.contamination("alpha") == 0
    t.code("active", "green").finish("purge")
    assert t.statuses() == ["evacuated", "dead"]


@pytest.mark.rule("LD-CSS-10", "LD-CSS-11")
def test_who_is_not_launched_comes_back_with_a_serious_wound(facility: Any) -> None:
    t = in_pods(boarding(facility, tile="css-b", place="room-003"), b="alpha").css(10, "css-launch-a")
    wound = t.game.cards.wounds[t.table.decks["wounds"][0]].id
    t.wounds("alpha", serious=[wound]).step("event", "launch-css")
    assert (t["alpha"].place, t["alpha"].status, len(t["alpha"].serious)) == ("room-003", "active", 2)
    assert t.told("noise.roll") == []


@pytest.mark.rule("LD-CSS-11")
def test_a_fourth_wound_kills_in_the_room(facility: Any) -> None:
    t = in_pods(boarding(facility), a="alpha").css(10, "css-launch-none")
    kinds = [t.game.cards.wounds[card].id for card in t.table.decks["wounds"][:3]]
    t.wounds("alpha", serious=kinds).step("event", "launch-css")
    assert t["alpha"].status == "dead"
    assert t.table.objects["room-005"] == ["character-corpse/1"]


@pytest.mark.rule("LD-CSS-11", "LD-END-06")
def test_a_death_on_return_does_not_take_another_evacuation_away(facility: Any) -> None:
    t = in_pods(boarding(facility).room("css-b", "room-003"), a="alpha", b="beta").css(10, "css-launch-b")
    kinds = [t.game.cards.wounds[card].id for card in t.table.decks["wounds"][:3]]
    t.wounds("alpha", serious=kinds).step("event", "launch-css")
    assert t.statuses() == ["dead", "evacuated"]
    assert t.ending == "purge"


@pytest.mark.rule("LD-CSS-12")
def test_a_pod_can_be_launched_again(facility: Any) -> None:
    t = boarding(facility).css(10, "css-launch-a")
    t.act("alpha", "room", "enter-css-pod-a").step("event", "launch-css")
    t.time(8).css(8, "css-launch-all").act("beta", "room", "enter-css-pod-a").step("event", "launch-css")
    assert t.statuses() == ["evacuated", "evacuated"]


@pytest.mark.rule("LD-CSS-05", "LD-CSS-06")
def test_what_a_wound_does_on_passing_comes_before_the_pod(facility: Any) -> None:
    t = boarding(facility).wounds("alpha", serious=["bleeding"])
    t.act("alpha", "room", "enter-css-pod-a")
    assert (t["alpha"].light, t.facility.pods) == (1, {"a": 0})
    t = boarding(facility)
    others = [kind for c in t.table.decks["wounds"] if (kind := t.game.cards.wounds[c].id) != "bleeding"][:2]
    t.wounds("alpha", light=0, serious=["bleeding", *others])
    t.act("alpha", "room", "enter-css-pod-a")
    assert (t["alpha"].status, t.facility.pods) == ("dead", {})
