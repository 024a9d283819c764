"""The surface in words: decisions, the log, records, the screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nemesis_core import Ruleset
from nemesis_core.rules import clear_noise, danger, move_by_number, noise_roll
from nemesis_core.testing import fakes

Make = Callable[..., Any]

# ---------------------------------------------------------------- decisions


def test_ways_over_the_surface_say_what_they_are_cost_and_rest_on(mars: Make) -> None:
    t = mars(at="room-001").suit("alpha")
    t.facility.gate_open, t.facility.rover = True, "room-001"
    offers = {offer.text: offer for offer in t.words("alpha").offers}
    assert offers["Move to Crossroads 2 through the Path Crossroads 2 - 001"].cost == 1
    ride = next(offer for text, offer in offers.items() if text.startswith("Drive the Rover to Room 005"))
    assert (ride.cost, ride.rules) == (2, ("LD-MARS-12",))
    out = offers["Drive the Rover to the Bunker"]
    assert (out.cost, set(out.rules) & {"LD-MARS-12", "LD-MARS-18"}) == (2, {"LD-MARS-12", "LD-MARS-18"})
    walk = {offer.text: offer for offer in t.put("alpha", "crossroads-4").words("alpha").offers}
    assert {"LD-MARS-15", "LD-MARS-16", "LD-MARS-17"} < set(
        walk["Escape to the Bunker on foot, after a Noise roll"].rules
    )


@pytest.mark.parametrize(
    ("kind", "option", "asked", "offered"),
    [
        ("lost-bearings", "area-3", "In which Area does the Noise marker lie?", "Area 3"),
        ("clogged-gear", "medkit/1", "Which Item do you discard?", "Medkit"),
        ("rover-to", "room-008", "Where do you send the empty Rover?", "Room 008"),
        ("rover-to", "bunker", "Where do you send the empty Rover?", "Bunker"),
    ],
)
def test_its_questions_and_answers_are_sentences(mars: Make, kind: str, option: str, asked: str, offered: str) -> None:
    question = mars().words("alpha", option, kind=kind)
    assert question.text == asked
    assert [offer.text.casefold() for offer in question.offers] == [offered.casefold()]


def test_the_computer_sends_the_rover_to_any_end_of_its_ways(mars: Make) -> None:
    (recall,) = mars().words("alpha", ("computer", "move-rover")).offers
    assert recall.text == "Use the Computer: send the empty Rover to an Exit Room or the Bunker"
    assert "LD-MARS-12" in recall.rules
    assert "LD-MARS-12" in mars().words("alpha", "bunker", kind="rover-to").rules


# ---------------------------------------------------------------- the log


def test_the_log_tells_a_card_and_what_it_does_to_whom(mars: Make) -> None:
    t = mars("alpha", "beta", at="crossroads-1").put("beta", "room-001").hand("beta", "plan")
    t.card("killing-cold").noise_die("mars").do(lambda: noise_roll(t.game, t["alpha"]))
    told = t.story()
    assert told[:3] == [
        "Seat 1 (alpha) rolls for Noise: a Mars Surface card.",
        "Seat 1 (alpha) draws the Mars Surface card Killing Cold.",
        "It strikes seat 1 (alpha) in the open: Discard 2 Action cards, or as many as you have.",
    ]
    assert "It reaches seat 2 (beta) in its shelter: Discard 1 Action card, if you have one." in told


def test_the_log_tells_from_which_deck_an_item_comes_and_not_which_it_is(mars: Make) -> None:
    t = mars(at="crossroads-1").token("crossroads-2", "surface-green-item-2").noise_die("silence").bare("alpha")
    t.top("item-green", "medkit").act("alpha", "move", "crossroads-2", "p-1-2")
    assert "Seat 1 (alpha) draws a card from the green Item deck." in t.story("beta")
    assert [event.audience for event in t.log if event.kind == "item.gain"] == [(0,)]


def test_the_log_tells_the_number_of_a_token_only_where_something_is_searched(mars: Make) -> None:
    t = mars(at="crossroads-1").token("crossroads-2", "surface-slime-4").noise_die("silence").bare("alpha")
    t.act("alpha", "move", "crossroads-2", "p-1-2")
    assert "The Exploration token at Crossroads 2 shows Slime." in t.story()
    t.game.tell("token", place="room-001", effect="slime", items=4)
    assert t.story()[-1] == "The Exploration token at Room 001 (Surgery) shows Slime and 4 Items."


def test_the_cause_of_a_wound_is_the_card(mars: Make) -> None:
    t = mars(at="crossroads-1").draws("alpha", "meteor-shower")
    assert t.names()["cause"]["meteor-shower"] == "Meteor Shower"
    assert t.names()["column"]["surface_cards"] == "Mars Surface cards drawn"


def rules_told(t: Any, *kinds: str) -> set[str]:
    """The rules by which the log tells the events of `kinds`."""
    return {event.rule for event in t.log if event.kind in kinds}


def test_danger_on_the_surface_is_told_by_its_own_rules(mars: Make) -> None:
    t = mars(at="crossroads-4")
    t.intruder("drone", "room-001")
    t.do(lambda: danger(t.game, "crossroads-4"))
    assert rules_told(t, "danger", "intruder.move") == {"LD-MARS-09"}
    t = mars(at="room-006")
    t.do(lambda: danger(t.game, "room-006"))
    assert rules_told(t, "danger", "noise.place") == {"LD-MARS-10"}


def test_danger_in_the_base_is_told_by_the_ordinary_rules(mars: Make) -> None:
    t = mars(at="room-007")
    t.do(lambda: danger(t.game, "room-007"))
    assert rules_told(t, "danger", "noise.place") == {"LD-NOISE-10"}


def test_an_area_is_told_by_its_own_rule(mars: Make) -> None:
    t = mars(at="crossroads-4").noise_die("2")
    t.do(lambda: noise_roll(t.game, t["alpha"]))
    t.do(lambda: clear_noise(t.game, "crossroads-4"))
    t.do(lambda: move_by_number(t.game, t.intruder("drone", "room-005"), 4))
    assert rules_told(t, "noise.place", "noise.remove", "intruder.vanish") == {"LD-MARS-06"}


# ---------------------------------------------------------------- records


@pytest.mark.parametrize(
    ("kind", "name", "says"),
    [
        (
            "surface_card",
            "sandstorm",
            [
                "It reaches each Character on Crossroads and in Buildings.",
                "On a Crossroads without an Enviro-Suit: Discard 1 Action card; with none you suffer 1 Light Wound.",
                "In an Enviro-Suit or in a Building: Nothing happens.",
                "1 of the 8 Mars Surface cards.",
            ],
        ),
        (
            "surface_card",
            "torn-seal",
            [
                "It reaches the Character who draws it.",
                "On a Crossroads without an Enviro-Suit: You suffer 1 Serious Wound.",
                "In an Enviro-Suit or in a Building: You suffer 1 Light Wound.",
                "1 of the 8 Mars Surface cards.",
            ],
        ),
        (
            "corridor",
            "p-1-2",
            ["A Path between Crossroads 1 and Crossroads 2. It counts for moving only: no Noise, no Door."],
        ),
        (
            "place",
            "room-001",
            [
                "In Section S-01.",
                "It is a Room in a Building and an Exit Room.",
                "Its neighbour is Room 002.",
                "A Path leads to Crossroads 2.",
                "It lies at Area 1.",
            ],
        ),
        (
            "exploration_token",
            "surface-slime-4",
            ["Effect Slime; the Item Counter is set to 4. A token of the kind surface."],
        ),
    ],
)
def test_records_in_plain_sentences(rules: Ruleset, kind: str, name: str, says: list[str]) -> None:
    assert rules.hooks.explain_record(rules, kind, rules.content.find(kind, name)) == says


def test_a_place_says_what_it_is_good_for_and_leads_to_those_rules(rules: Ruleset) -> None:
    says = rules.hooks.explain_record(rules, "place", rules.content.find("place", "crossroads-4"))
    assert says[:2] == ["In no Section.", "It is the Crossroads with a Path to the Bunker."]
    told = rules.compiled["references"]
    assert {"LD-MARS-04", "LD-MARS-15", "LD-MARS-16", "LD-MARS-17"} <= set(told["place crossroads-4"])
    assert "LD-MARS-15" not in told["place crossroads-1"]
    assert {"LD-MARS-07", "LD-MARS-12"} <= set(told["place room-005"])
    assert told["place room-007"] == ("LD-MARS-12", "LD-MARS-18")
    assert "place room-009" not in told
    assert told["corridor p-4-005"] == ("LD-MARS-05", "LD-MARS-13")


@pytest.mark.parametrize(
    ("word", "ids"),
    [
        ("path", {"LD-MARS-05", "LD-MARS-13"}),
        ("area", {"LD-MARS-06"}),
        ("crossroads", {"LD-MARS-04"}),
        ("mars surface die", {"LD-MARS-07"}),
        ("exit room", {"LD-GATE-02", "LD-MARS-12", "LD-MARS-15"}),
        ("bunker", {"LD-BUNKER-02", "LD-MARS-15", "LD-MARS-18"}),
        ("rover", {"LD-MARS-12"}),
        ("item enviro-suit", {"LD-MARS-14", "LD-MARS-16"}),
        ("surface_card *", {"LD-MARS-03", "LD-MARS-11"}),
    ],
)
def test_words_lead_to_their_rules(rules: Ruleset, word: str, ids: set[str]) -> None:
    assert ids <= set(rules.compiled["references"][word])


def test_nothing_rests_on_the_rules_of_the_other_side_for_the_way_out(rules: Ruleset) -> None:
    """Only from the Exit Room, where who fails stays: that is not so here (LD-MARS-15, LD-MARS-17)."""
    other = {"LD-BUNKER-01", "LD-BUNKER-06"}
    references, wordings = rules.compiled["references"], rules.compiled["wordings"]
    assert [key for key, ids in references.items() if other & {*ids}] == []
    assert [key for key, wording in wordings.items() if other & {*wording.rules}] == []
    assert "LD-BUNKER-01" in fakes(board="facility").compiled["references"]["bunker"]


# ---------------------------------------------------------------- the screen


def test_the_screen_shows_the_deck_and_tokens_that_lie_there(mars: Make) -> None:
    t = mars(at="crossroads-2").token("crossroads-4", "surface-slime-4")
    t.noise("area-3", "c-001-002", "technical-corridors")
    assert t.screen()["The surface"] == [
        ("Mars Surface deck", "8 cards"),
        ("Unturned tokens", "Crossroads 4"),
    ]
    assert "Area 3" in dict(t.screen()["The board"])["Noise"], "and nowhere else"
    t.draws("alpha", "meteor-shower")
    assert dict(t.screen()["The surface"])["Mars Surface deck"] == "7 cards; discarded: Meteor Shower"


def test_a_crossroads_is_shown_as_lying_in_no_section(mars: Make) -> None:
    t = mars(at="crossroads-2").put("beta", "room-001")
    sections = {room: section for section, room, _ in t.screen()["Rooms"]}
    assert sections["Crossroads 2"] == "none"
    assert {section for room, section in sections.items() if room.startswith("00")} == {"S-01"}


def test_the_end_screen_shows_the_tokens_that_nobody_turned_up(mars: Make) -> None:
    t = mars(at="crossroads-1").token("crossroads-4", "surface-slime-4").finish("purge")
    assert dict(t.end_screen()["What was hidden"])["Unturned tokens"] == "Crossroads 4 (Slime, 4 Items)"


def test_a_seat_that_has_seen_a_token_is_told_what_it_does(mars: Make) -> None:
    t = mars(at="crossroads-2").token("crossroads-4", "surface-slime-4")
    t.game.state.known.clear()
    t.game.know("surface-slime-4/1", (0,))
    rows = [{row[1]: row[2] for row in t.screen(seat)["Rooms"]} for seat in (0, 1)]
    assert [seen["Crossroads 4"] for seen in rows] == ["Exploration token (Slime)", "Exploration token"]


def test_the_map_shows_paths_and_areas(mars: Make) -> None:
    joined = dict(mars(at="crossroads-2").screen()["The map"])
    assert joined["Crossroads 3"].startswith("Crossroads 1 (by a Path), 008 (by a Path), Crossroads 4 (by a Path)")
    assert joined["Crossroads 3"].endswith("Area 1, Area 2, Area 3, Area 4")
    assert joined["007"].endswith("Crossroads 1 (by a Path), Technical Corridors")


def test_the_report_counts_the_cards_that_were_drawn(mars: Make) -> None:
    t = mars(at="crossroads-1").draws("alpha", "meteor-shower").draws("alpha", "sandstorm")
    drawn = [part["surface_cards"] for part in t.game.hooks.report(t.game) if "surface_cards" in part]
    assert drawn == [2]
