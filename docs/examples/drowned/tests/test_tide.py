"""How the Brine spreads, what it does, and who knows the tide."""

from __future__ import annotations

import pytest
from nemesis_core import redeal

from nemesis_drowned.tide import fall, rise
from shore import Shore, ruleset


def test_it_comes_in_at_the_lowest_room_and_goes_on_next_door(t: Shore) -> None:
    assert t.wet == ["g"]
    rise(t.game, 2)
    assert t.wet == ["e", "f", "g"]


def test_a_closed_door_holds_it(t: Shore) -> None:
    t.door("fg")
    rise(t.game, 1)
    assert t.wet == ["g"]


def test_it_comes_in_again_where_all_is_dry(t: Shore) -> None:
    fall(t.game, 5)
    assert not t.game.tide.brine
    rise(t.game, 1)
    assert t.wet == ["g"]


def test_it_puts_fire_out(t: Shore) -> None:
    t.fire("f")
    rise(t.game, 1)
    t.expect("table.fire.f", False)


@pytest.mark.parametrize(
    ("token", "wet"),
    [
        ("tide-ebb", ["f", "g"]),
        ("tide-slack", ["e", "f", "g"]),
        ("tide-flow", ["d", "e", "f", "g"]),
        ("tide-spring", ["c", "d", "e", "f", "g"]),
    ],
)
def test_a_tide_token_moves_it(t: Shore, token: str, wet: list[str]) -> None:
    t.brine("e", "f", "g")
    t.lay("tide.pile", token).step("event", "tide")
    assert t.wet == wet


@pytest.mark.parametrize(("place", "offered"), [("a", True), ("g", False)])
def test_one_card_is_too_few_to_wade_out(t: Shore, place: str, offered: bool) -> None:
    t.put("alpha", place).cards("alpha", 1)
    (t.expect_offered if offered else t.expect_not_offered)("alpha", "move")


def test_only_the_first_player_knows_the_next_token(t: Shore) -> None:
    t.lay("tide.pile", "tide-spring").will("leave").step("player", "sounding")
    token = "tide-spring/1"
    assert t.game.tide.pile[-1] == token
    assert [t.game.view(seat)["tide pile"][-1] for seat in (0, 1)] == [token, "?tide"]
    assert [t.screen(who)["The tide"][2] for who in ("alpha", "beta")] == [
        ("Next token", "Spring Tide"),
        ("Next token", "unknown"),
    ]


def test_a_token_that_is_sunk_lies_under_the_others_and_is_still_known(t: Shore) -> None:
    t.lay("tide.pile", "tide-flow/2").will("sink").step("player", "sounding")
    token = "tide-flow/2"
    assert t.game.tide.pile[0] == t.game.view(0)["tide pile"][0] == token
    assert t.game.view(1)["tide pile"][0] == "?tide"
    t.expect_asked("sounding", "alpha").expect_not_asked("sounding", "beta")


def test_an_empty_pile_is_mixed_anew_and_forgotten(t: Shore) -> None:
    for _ in range(len(t.game.tide.pile)):
        t.step("event", "tide")
    t.will("leave").step("player", "sounding")
    assert t.game.view(1)["tide pile"] == ["?tide"] * 8
    assert not t.game.tide.turned


def test_a_copy_for_a_bot_has_other_tides_and_the_same_view() -> None:
    game = Shore(ruleset(), ["alpha", "beta"]).game
    copies = [redeal(game, 1, seed) for seed in range(8)]
    assert all(copy.view(1) == game.view(1) for copy in copies)
    assert len({tuple(copy.tide.pile) for copy in copies}) > 1


def test_what_is_asked_is_told(t: Shore) -> None:
    asked = t.words("alpha", "leave", "sink", kind="sounding", about=("tide-ebb/1",))
    assert asked.text == "The next Tide token is Ebb. What do you do with it?"
    assert [offer.text for offer in asked.offers] == [
        "Leave it: it is turned up in this round",
        "Sink it: put it under the others",
    ]
