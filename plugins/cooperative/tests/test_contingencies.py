"""Contingencies of a group: nobody holds one, and each that is looked at is turned up for all. On the Facility."""

from __future__ import annotations

import pytest

from nemesis_core.testing import table

pytestmark = pytest.mark.variant

HIDDEN = "?contingency"


@pytest.fixture
def t():
    """The Sentry and the Hacker in the Alert Room."""
    made = table("lockdown-coop", ["sentry", "hacker"])
    room = next(place for place in made.game.board.order if made.table.tiles[place] == "alert-room")
    return made.put("sentry", room).put("hacker", room).explored(room)


def pool(t, seat=0):
    return t.game.view(seat)["contingency pool"]


@pytest.mark.rule("LD-COOP-05")
@pytest.mark.parametrize(
    "seats", [["sentry"], ["sentry", "hacker"], ["sentry", "hacker", "janitor", "survivor", "lab-rat"]]
)
def test_nobody_is_dealt_one_and_one_lies_open(seats):
    """Of the 7 tokens one is Active and 6 are in the Neutral Pool, one of them turned up."""
    t = table("lockdown-coop", seats)
    assert t.game.facility.contingencies == [[]] * len(seats)
    assert (len(t.game.facility.active), len(t.game.facility.pool)) == (1, 6)
    for seat in range(len(seats)):
        assert sorted(pool(t, seat)) == sorted([HIDDEN] * 5 + [t.game.facility.pool[-1]])
        assert t.game.view(seat)["contingency active"] == [HIDDEN]


@pytest.mark.rule("LD-COOP-05")
def test_a_look_in_the_alert_room_turns_the_token_up_for_all(t):
    second = t.game.facility.pool[1]
    t.hand("sentry", "rest", "search", "search").act("sentry", "room", "peek-at-contingency", "pool", "2")
    for seat in (0, 1):
        assert pool(t, seat)[1] == second
        assert pool(t, seat).count(HIDDEN) == 4
    assert t.game.facility.contingencies == [[], []], "nobody keeps it"
    told = [event for event in t.log if event.kind.startswith("contingency.")]
    assert [(event.kind, event.audience, event.data) for event in told] == [
        ("contingency.open", None, {"token": second})
    ]


@pytest.mark.rule("LD-COOP-05")
def test_what_lies_open_cannot_be_looked_at_again(t):
    t.hand("sentry", "rest", "search", "search", "demolition")
    offered = [option[3] for option in t.legal("sentry", "room", "peek-at-contingency")]
    assert offered == ["1", "2", "3", "4", "5"], "the sixth was turned up in set-up"
    t.act("sentry", "room", "peek-at-contingency", "pool", "4")
    t.hand("hacker", "interruption", "recharge", "bypass")
    assert [option[3] for option in t.legal("hacker", "room", "peek-at-contingency")] == ["1", "2", "3", "5"]
    for token in t.game.facility.pool:
        t.game.know_all(token)
    assert t.legal("hacker", "room", "peek-at-contingency") == []
    assert t.game.view(1)["contingency active"] == [HIDDEN]


@pytest.mark.rule("LD-COOP-05")
def test_the_archive_and_the_decoder_turn_one_up_too(t):
    room = t["sentry"].place
    t.room("archive", room).hand("sentry", "rest", "search", "search", "demolition")
    t.act("sentry", "room", "examine-the-archives", "pool", "1")
    decoder = t.give("sentry", "contingency-decoder")
    t.use("sentry", decoder, "peek-players", "pool", "3")
    assert [token == HIDDEN for token in pool(t, 1)] == [False, True, False, True, True, False]


@pytest.mark.rule("LD-COOP-05")
def test_tokens_of_players_cannot_be_looked_at(t):
    assert t.game.hooks.computer_actions(t.game, t["sentry"])
    t.game.facility.computer = next(c for c, r in t.game.computer_cards.items() if "peek-contingencies" in r.options)
    options = [option[0] for option in t.game.hooks.computer_actions(t.game, t["sentry"])]
    assert "peek-contingencies" not in options
    assert options


def test_the_look_is_told_as_what_it_is(t):
    t.hand("sentry", "rest", "search", "search")
    (offer,) = t.words("sentry", ("room", "peek-at-contingency", "pool", "2")).offers
    assert offer.text == "Use the Room: Turn up Contingency 2 of the Neutral Pool"
    told = dict(t.screen()["The Facility"])["Contingencies"]
    assert told.startswith("Neutral Pool: ")
    assert "Code " in told
