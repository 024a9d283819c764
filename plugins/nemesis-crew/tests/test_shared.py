"""The cards that this crew has in common with others."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import Moment

STOP = ("react", "captain.interruption/1", "cancel-action")

# ---------------------------------------------------------------- Search, Rest, Demolition, repairs


def test_search_keeps_one_of_two_cards(crew: Any) -> None:
    t = crew("captain").put("captain", "b").items("b", 2).hand("captain", "search").top("item-yellow", "wrench", "rag")
    wrench, rag = t.table.decks["item-yellow"][-1], t.table.decks["item-yellow"][-2]
    t.will(rag).play_card("captain", "search", "search-room", "yellow")
    assert (t["captain"].items, t.table.items["b"]) == ([rag], 1)
    assert t.table.decks["item-yellow"][0] == wrench
    t.hand("captain", "search").items("b", 0)
    assert t.uses("captain", "search") == []


def test_rest_removes_clean_cards_and_suffers_once_for_infected_ones(crew: Any) -> None:
    t = crew("captain").hand("captain", "rest", contamination=2, infected=2)
    clean, bad = t["captain"].hand[1:3], t["captain"].hand[3:]
    t.play_card("captain", "rest", "scan-hand")
    assert t["captain"].hand == bad
    assert sorted(t.table.decks["contamination"][:2]) == sorted(clean)
    assert t.game.bench.infections == 1


def test_demolition_destroys_a_closed_door_or_breaks_the_room(crew: Any) -> None:
    t = crew("captain").hand("captain", "demolition").door("ab")
    assert t.uses("captain", "demolition") == [("break-room",), ("destroy-door", "ab")]
    t.play_card("captain", "demolition", "destroy-door")
    assert (t.table.doors["ab"], t.table.malfunction) == ("destroyed", {})
    t.hand("captain", "demolition").play_card("captain", "demolition", "break-room")
    assert t.table.malfunction == {"a": 1}


@pytest.mark.parametrize(("who", "card", "cost"), [("captain", "basic-repairs", 2), ("pilot", "repairs", 1)])
def test_repairs_mend_the_room_at_their_cost(crew: Any, who: str, card: str, cost: int) -> None:
    t = crew(who).malfunction("a").hand(who, card, *["search"] * (cost - 1))
    assert t.uses(who, card) == []
    t.hand(who, card, *["search"] * cost).play_card(who, card, "fix-room")
    assert (t.table.malfunction, t[who].hand) == ({}, [])


# ---------------------------------------------------------------- Computer Skills


@pytest.mark.parametrize("who", ["scientist", "mechanic", "pilot"])
def test_computer_skills_open_or_close_a_door_anywhere(crew: Any, who: str) -> None:
    t = crew(who).hand(who, "computer-skills").door("ab").door("ad", "destroyed")
    assert t.uses(who, "computer-skills") == [("door", "ab"), ("door", "ac")]
    t.play_card(who, "computer-skills", "door", "ab")
    t.hand(who, "computer-skills").play_card(who, "computer-skills", "door", "ac")
    assert t.table.doors == {"ad": "destroyed", "ac": "closed"}


@pytest.mark.parametrize("who", ["scientist", "mechanic", "pilot"])
def test_computer_skills_use_a_room_with_a_computer_for_free(crew: Any, who: str) -> None:
    t = crew(who).room("cellar", "f").explored("g").hand(who, "computer-skills").wounds(who, light=2)
    assert ("free-room-action", "work") not in t.put(who, "f").uses(who, "computer-skills"), "no Computer there"
    assert ("free-room-action", "first-aid") in t.put(who, "c").uses(who, "computer-skills")
    t.play_card(who, "computer-skills", "free-room-action", "first-aid")
    assert (t[who].light, t[who].hand) == (0, [])
    t.hand(who, "computer-skills").wounds(who, light=2).malfunction("c")
    assert ("free-room-action", "first-aid") not in t.uses(who, "computer-skills")


# ---------------------------------------------------------------- Suppressive Fire


@pytest.mark.parametrize("who", ["captain", "scout"])
def test_suppressive_fire_moves_its_player_without_attacks(crew: Any, who: str) -> None:
    t = crew(who).hand(who, "suppressive-fire").dice("noise-die", "2")
    gun = t.give(who, "zapper", ammo=2)
    t.intruder("drone", "a")
    t.play_card(who, "suppressive-fire", "cover", "b", "ab", "p1")
    assert t[who].place == "b"
    assert t[who].ammo[gun] == 1
    assert t.told("attack") == []
    assert t.table.noise == {"be": 1}


@pytest.mark.parametrize(("answer", "place"), [("agree", "b"), ("refuse", "a")])
def test_suppressive_fire_moves_another_who_agrees(crew: Any, answer: str, place: str) -> None:
    t = crew("scout", "pilot").hand("scout", "suppressive-fire")
    gun = t.give("scout", "zapper", ammo=1)
    t.intruder("drone", "a")
    if answer == "agree":
        t.dice("noise-die", "2")
    t.will(answer).play_card("scout", "suppressive-fire", "cover", "b", "ab", "p2")
    assert (t["scout"].place, t["pilot"].place) == ("a", place)
    assert t["scout"].ammo[gun] == 0, "spent all the same"
    assert t.told("attack") == []


def test_suppressive_fire_asks_which_weapon_is_emptied(crew: Any) -> None:
    t = crew("scout").hand("scout", "suppressive-fire").dice("noise-die", "2")
    zapper, slugger = t.give("scout", "zapper", ammo=2), t.give("scout", "slugger", ammo=2)
    t.intruder("drone", "a")
    t.will(slugger).play_card("scout", "suppressive-fire", "cover", "b", "ab", "p1")
    assert t["scout"].ammo == {zapper: 2, slugger: 1}


def test_suppressive_fire_moves_one_and_needs_combat_ammo_and_an_open_way(crew: Any) -> None:
    t = crew("scout", "pilot").hand("scout", "suppressive-fire").door("ac").door("ad")
    gun = t.give("scout", "zapper", ammo=1)
    assert t.uses("scout", "suppressive-fire") == []
    t.intruder("grub", "a")
    assert t.uses("scout", "suppressive-fire") == [("cover", "b", "ab", "p1"), ("cover", "b", "ab", "p2")]
    t["scout"].ammo[gun] = 0
    assert t.uses("scout", "suppressive-fire") == []


# ---------------------------------------------------------------- Interruption


def test_interruption_cancels_an_action(crew: Any) -> None:
    t = crew("captain", "pilot").hand("captain", "interruption").hand("pilot", "old-friend")
    t.will(STOP).act("pilot", "move", "b")
    assert (t["pilot"].place, t["pilot"].discard) == ("a", ["pilot.old-friend/1"])
    assert t["captain"].discard == ["captain.interruption/1"]


def test_interruption_cancels_an_interruption(crew: Any) -> None:
    t = crew("captain", "pilot").hand("captain", "interruption").hand("pilot", "interruption", "rest")
    t.will("pilot.rest/1", STOP, ("react", "pilot.interruption/1", "cancel-interruption")).dice("noise-die", "2")
    t.act("pilot", "move", "b")
    assert t["pilot"].place == "b"
    assert (t["pilot"].hand, t["captain"].hand) == ([], [])


def test_interruption_answers_no_other_reaction(crew: Any) -> None:
    t = crew("captain", "soldier")
    option = next(o for o in t.game.cards.action["captain.interruption/1"].reactions if o.id == "cancel-interruption")
    for card, targets in (("soldier.nerves-of-steel/1", []), ("soldier.interruption/1", [()])):
        moment = Moment("reaction-played", t["soldier"], card=card)
        assert option.choices(t.game, t["captain"], moment) == targets
