"""Remote Piloting, Knowledge of the Facility, Old Friend. There is a Computer at c, with First aid as Room Action."""

from __future__ import annotations

from typing import Any

# ---------------------------------------------------------------- Remote Piloting


def test_remote_piloting_uses_a_room_with_a_computer_for_free(crew: Any) -> None:
    t = crew("pilot").put("pilot", "c").hand("pilot", "remote-piloting").wounds("pilot", light=2)
    t.play_card("pilot", "remote-piloting", "free-room-action", "first-aid")
    assert (t["pilot"].light, t["pilot"].hand) == (0, [])


def test_remote_piloting_sends_the_rover_away(crew: Any) -> None:
    t = crew("pilot").put("pilot", "c").hand("pilot", "remote-piloting")
    t.play_card("pilot", "remote-piloting", "move-rover", "e")
    assert t.game.bench.rover == "e"


def test_remote_piloting_needs_a_working_computer_and_for_the_rover_power(crew: Any) -> None:
    t = crew("pilot").hand("pilot", "remote-piloting")
    assert t.uses("pilot", "remote-piloting") == []
    room, rover = ("free-room-action", "first-aid"), [("move-rover", "d"), ("move-rover", "e")]
    assert t.put("pilot", "c").uses("pilot", "remote-piloting") == [room, *rover]
    assert t.dark().uses("pilot", "remote-piloting") == [room]
    assert t.malfunction("c").uses("pilot", "remote-piloting") == []


def test_a_board_without_a_rover_offers_none(plain_crew: Any) -> None:
    t = plain_crew("pilot").put("pilot", "c").hand("pilot", "remote-piloting")
    assert t.uses("pilot", "remote-piloting") == [("free-room-action", "first-aid")]


# ---------------------------------------------------------------- Knowledge of the Facility


def test_knowledge_of_the_facility_opens_or_closes_a_door(crew: Any) -> None:
    t = crew("pilot").hand("pilot", "knowledge-of-the-facility").door("ab").door("ad", "destroyed")
    doors = [use for use in t.uses("pilot", "knowledge-of-the-facility") if use[0] == "door"]
    assert doors == [("door", "ab"), ("door", "ac")]
    t.play_card("pilot", "knowledge-of-the-facility", "door", "ab")
    assert "ab" not in t.table.doors
    t.hand("pilot", "knowledge-of-the-facility").play_card("pilot", "knowledge-of-the-facility", "door", "ac")
    assert t.table.doors["ac"] == "closed"


def test_knowledge_of_the_facility_shows_one_hidden_room_to_its_player_alone(crew: Any) -> None:
    t = crew("pilot", "scout").hand("pilot", "knowledge-of-the-facility").will("g")
    t.play_card("pilot", "knowledge-of-the-facility", "peek-room")
    mine, other = t.game.view(0), t.game.view(1)
    assert t.asked_of("pilot", "look") == [["f", "g"]]
    assert (mine["rooms"]["f"], mine["rooms"]["g"]) == ("?room-I", t.table.tiles["g"])
    assert (other["rooms"]["f"], other["rooms"]["g"]) == ("?room-I", "?room-I")
    assert mine["tokens"] == {"f": "?exploration", "g": "?exploration"}
    assert t.log[-1].audience == (0,)
    t.explored("f").hand("pilot", "knowledge-of-the-facility")
    assert ("peek-room",) not in t.uses("pilot", "knowledge-of-the-facility"), "nothing is left to see"


def test_knowledge_of_the_facility_is_for_quiet_times(crew: Any) -> None:
    t = crew("pilot").hand("pilot", "knowledge-of-the-facility")
    t.intruder("grub", "a")
    assert t.uses("pilot", "knowledge-of-the-facility") == []


# ---------------------------------------------------------------- Old Friend


def test_old_friend_uses_a_room_without_a_computer_for_free(crew: Any) -> None:
    t = crew("pilot").room("cellar", "f").put("pilot", "f").hand("pilot", "old-friend")
    t.play_card("pilot", "old-friend", "free-room-action", "work")
    assert t["pilot"].marks["knowledge"] == 5
    assert t["pilot"].hand == []


def test_old_friend_needs_a_working_room_without_a_computer(crew: Any) -> None:
    t = crew("pilot").room("cellar", "f").explored("g").put("pilot", "c").hand("pilot", "old-friend")
    assert t.uses("pilot", "old-friend") == []
    assert t.put("pilot", "f").uses("pilot", "old-friend") == [("free-room-action", "work")]
    assert t.malfunction("f").uses("pilot", "old-friend") == []
    t.table.malfunction.clear()
    t.intruder("grub", "f")
    assert t.uses("pilot", "old-friend") == []
