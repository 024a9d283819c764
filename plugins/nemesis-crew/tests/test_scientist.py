"""Risk Assessment, Blocking Access, Intranet. There is a Computer at c, the clinic, with First aid as Room Action."""

from __future__ import annotations

from typing import Any

import pytest

# ---------------------------------------------------------------- Risk Assessment


@pytest.mark.parametrize(("answer", "top", "bottom"), [("bottom", "drones-2", "giants-1"), ("top", "giants-1", None)])
def test_risk_assessment_puts_the_top_event_card_on_the_top_or_at_the_bottom(
    crew: Any, answer: str, top: str, bottom: str | None
) -> None:
    t = (
        crew("scientist")
        .put("scientist", "c")
        .hand("scientist", "risk-assessment")
        .top("events", "giants-1", "drones-2")
    )
    before = list(t.table.decks["events"])
    t.will(answer).play_card("scientist", "risk-assessment", "peek-event")
    deck = t.table.decks["events"]
    assert deck[-1].partition("/")[0] == top
    assert deck[0] == (before[-1] if bottom else before[0])
    assert sorted(deck) == sorted(before)


def test_risk_assessment_shows_the_card_to_its_player_and_its_place_to_all(crew: Any) -> None:
    t = crew("scientist", "pilot").put("scientist", "c").hand("scientist", "risk-assessment").top("events", "giants-1")
    t.will("bottom").play_card("scientist", "risk-assessment", "peek-event")
    card = t.table.decks["events"][0]
    assert (t.knows("scientist", card), t.knows("pilot", card)) == (True, False)
    looked, put = t.log[-2:]
    assert (looked.kind, looked.audience, looked.data["cards"]) == ("deck.look", (0,), [card])
    assert (put.kind, put.audience, put.data["where"]) == ("deck.put", None, "bottom")


def test_risk_assessment_shuffles_the_discards_in_when_the_deck_is_out(crew: Any) -> None:
    t = crew("scientist").put("scientist", "c").hand("scientist", "risk-assessment")
    deck, discards = t.table.decks["events"], t.table.discards["events"]
    discards += deck
    deck.clear()
    t.will("top").play_card("scientist", "risk-assessment", "peek-event")
    assert (len(deck), discards) == (4, [])
    t.hand("scientist", "risk-assessment").empty("events")
    assert t.uses("scientist", "risk-assessment") == []


def test_risk_assessment_needs_a_working_computer_and_no_combat(crew: Any) -> None:
    t = crew("scientist").hand("scientist", "risk-assessment")
    assert t.uses("scientist", "risk-assessment") == []
    assert t.put("scientist", "c").uses("scientist", "risk-assessment") == [("peek-event",)]
    assert t.malfunction("c").uses("scientist", "risk-assessment") == []
    t.table.malfunction.clear()
    t.intruder("grub", "c")
    assert t.uses("scientist", "risk-assessment") == []


# ---------------------------------------------------------------- Blocking Access


def test_blocking_access_breaks_a_room_with_a_computer_anywhere(crew: Any) -> None:
    t = crew("scientist").room("terminal", "f").put("scientist", "c").hand("scientist", "blocking-access")
    t.play_card("scientist", "blocking-access", "break-remote", "f")
    assert t.table.malfunction == {"f": 1}


def test_blocking_access_finds_explored_rooms_with_a_computer_that_work(crew: Any) -> None:
    t = crew("scientist").room("terminal", "f").put("scientist", "c").hand("scientist", "blocking-access")
    both = [("break-remote", "c"), ("break-remote", "f"), ("free-room-action", "first-aid")]
    assert t.uses("scientist", "blocking-access") == both
    assert t.malfunction("f").uses("scientist", "blocking-access") == [both[0], both[2]]
    assert t.put("scientist", "a").uses("scientist", "blocking-access") == [], "no Computer here"
    t = crew("scientist").room("terminal", "f").put("scientist", "c").hand("scientist", "blocking-access")
    t.table.explored.pop("f")
    assert t.uses("scientist", "blocking-access") == [both[0], both[2]]


def test_blocking_access_uses_the_room_for_free(crew: Any) -> None:
    t = crew("scientist").put("scientist", "c").hand("scientist", "blocking-access").wounds("scientist", light=2)
    t.play_card("scientist", "blocking-access", "free-room-action", "first-aid")
    assert (t["scientist"].light, t["scientist"].hand) == (0, [])


# ---------------------------------------------------------------- Intranet


def afar(crew: Any, *others: str) -> Any:
    """The Scientist at the clinic with Intranet and a card to pay with; the terminal lies explored at f."""
    t = crew("scientist", *others).room("terminal", "f").put("scientist", "c")
    return t.hand("scientist", "intranet", "rest")


def test_intranet_uses_a_room_with_a_computer_as_if_it_stood_there(crew: Any) -> None:
    t = afar(crew).play_card("scientist", "intranet", "remote-room-action", "f", "work")
    assert t.game.bench.worked == ["f"]
    assert t["scientist"].marks["knowledge"] == 5, "3 at the start and 2 by the Room Action"
    assert t["scientist"].place == "c"
    assert t["scientist"].hand == [], "Cost 1 for the card, none for the Room"
    assert t.told("room") == [{"who": 0, "place": "f", "action": "work"}]
    assert t.told("move") == []


def test_intranet_reaches_every_working_computer(crew: Any) -> None:
    t = afar(crew)
    there = [("remote-room-action", "f", use) for use in ("doom", "go", "work")]
    assert t.uses("scientist", "intranet") == [("remote-room-action", "c", "first-aid"), *there]
    assert t.malfunction("f").uses("scientist", "intranet") == [("remote-room-action", "c", "first-aid")]
    t.table.malfunction.clear()
    t.table.explored.pop("f")
    assert t.uses("scientist", "intranet") == [("remote-room-action", "c", "first-aid")]
    assert t["scientist"].place == "c", "looking moves nobody"


def test_intranet_is_kept_out_by_an_intruder_there(crew: Any) -> None:
    t = afar(crew)
    t.intruder("grub", "f")
    assert t.uses("scientist", "intranet") == [("remote-room-action", "c", "first-aid")]


def test_intranet_needs_a_computer_a_card_to_pay_and_no_combat(crew: Any) -> None:
    t = afar(crew)
    assert t.put("scientist", "b").uses("scientist", "intranet") == []
    assert t.put("scientist", "c").hand("scientist", "intranet").uses("scientist", "intranet") == []
    t.hand("scientist", "intranet", "rest").intruder("grub", "c")
    assert t.uses("scientist", "intranet") == []


def test_whom_a_room_sends_elsewhere_by_intranet_goes_there(crew: Any) -> None:
    t = afar(crew).play_card("scientist", "intranet", "remote-room-action", "f", "go")
    assert t["scientist"].place == "b"


def test_a_game_that_ends_by_intranet_finds_everybody_where_it_is(crew: Any) -> None:
    t = afar(crew).play_card("scientist", "intranet", "remote-room-action", "f", "doom")
    assert (t.ending, t["scientist"].place) == ("doom", "c")
