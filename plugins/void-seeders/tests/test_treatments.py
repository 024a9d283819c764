"""Rest, the Decon Room and what else treats a Character: a level down, or down to 3, and Scans that raise none."""

from __future__ import annotations

from typing import Any

import pytest

pytestmark = pytest.mark.variant
ROOM = "room-001"
PAID = ("search", "search")
RUSHED = ("xenobiologist", "rushed-analysis", "scan-and-learn")
RESTS = [("sentry", "rest", "scan-hand"), RUSHED]


def rests(t: Any, who: str, card: str, use: str, *answers: str, **hand: int) -> Any:
    """`who` plays its Rest, or Rushed Analysis, with these Contamination cards in hand."""
    t.hand(who, card, *PAID, **hand)
    if answers:
        t.will(*answers)
    return t.play_card(who, card, use)


def calm_options(t: Any) -> list[list[str]]:
    return [list(decision.options) for decision in t.asked if decision.kind == "calm"]


def left_in_hand(t: Any, who: str) -> int:
    return sum(card.startswith("contamination/") for card in t[who].hand)


# ---------------------------------------------------------------- Rest and Rushed Analysis


@pytest.mark.rule("VS-INS-10", "VL-REST-01")
@pytest.mark.parametrize(("who", "card", "use"), RESTS)
@pytest.mark.parametrize(
    ("answer", "level", "cards"), [("lower", 3, 2), ("lower-and-scan", 3, 0), ("scan", 4, 0), ("leave", 4, 2)]
)
def test_a_rest_lowers_the_level_or_scans_or_both(
    seats_at: Any, who: str, card: str, use: str, answer: str, level: int, cards: int
) -> None:
    t = seats_at("void-seeders", who, "hacker").insane(**{who: 4})
    rests(t, who, card, use, answer, contamination=2)
    assert calm_options(t) == [["leave", "lower", "lower-and-scan", "scan"]]
    assert (t.level(who), left_in_hand(t, who)) == (level, cards)


@pytest.mark.rule("VS-INS-10", "VL-REST-01", "VS-INS-04")
@pytest.mark.parametrize(("before", "offered"), [(5, True), (4, True), (3, False), (2, True), (1, False)])
def test_without_contamination_cards_it_is_for_those_who_can_fall(facility: Any, before: int, offered: bool) -> None:
    t = facility.insane(sentry=before).hand("sentry", "rest", *PAID)
    assert bool(t.legal("sentry", "card", "sentry.rest/1")) is offered
    if offered:
        rests(t, "sentry", "rest", "scan-hand", "lower")
        assert (calm_options(t), t.level("sentry")) == ([["leave", "lower"]], before - 1)


@pytest.mark.rule("VL-REST-02")
@pytest.mark.parametrize("before", [1, 3])
def test_who_cannot_fall_rests_as_ever(facility: Any, before: int) -> None:
    rests(facility.insane(sentry=before), "sentry", "rest", "scan-hand", contamination=2)
    assert (calm_options(facility), facility.level("sentry"), left_in_hand(facility, "sentry")) == ([], before, 0)


@pytest.mark.rule("VL-REST-02")
def test_rushed_analysis_gives_knowledge_for_clean_cards_as_ever(seats_at: Any) -> None:
    t = seats_at("void-seeders", "xenobiologist", "hacker").insane(xenobiologist=4).mark("xenobiologist", knowledge=1)
    rests(t, *RUSHED, "lower", contamination=1)
    assert t["xenobiologist"].marks["knowledge"] == 1
    t.insane(xenobiologist=4).will("lower-and-scan")
    t.hand("xenobiologist", "rushed-analysis", *PAID, contamination=1).play_card(*RUSHED[:2], RUSHED[2])
    assert t["xenobiologist"].marks["knowledge"] == 2


@pytest.mark.rule("VS-INS-10")
@pytest.mark.parametrize("action", ["have-a-snack", "take-a-shower"])
@pytest.mark.parametrize(("answer", "level", "cards"), [("lower", 3, 1), ("scan", 4, 0), ("lower-and-scan", 3, 0)])
def test_on_the_ship_canteen_and_shower_do_what_a_rest_does(
    ship: Any, action: str, answer: str, level: int, cards: int
) -> None:
    ship.where("captain", action, "room-003").insane(captain=4).hand("captain", "rest", *PAID, contamination=1)
    ship.will(answer).act("captain", "room", action)
    assert (ship.level("captain"), left_in_hand(ship, "captain")) == (level, cards)


# ---------------------------------------------------------------- Decon Room


@pytest.fixture
def decon(facility: Any) -> Any:
    """The Sentry in the Decon Room, which has Power."""
    facility.where("sentry", "decontamination-procedure", ROOM).hand("sentry", *PAID)
    facility.game.facility.powered.update(dict.fromkeys("1234", 1))
    return facility


@pytest.mark.rule("VS-INS-10", "VS-INS-12", "VL-REST-01")
@pytest.mark.parametrize(
    ("answer", "level", "left"), [("lower", 4, 2), ("lower-and-scan", 4, 1), ("scan", 5, 1), ("leave", 5, 2)]
)
def test_the_decon_room_lowers_by_one_and_scans_without_raising(decon: Any, answer: str, level: int, left: int) -> None:
    # Of a clean and an INFECTED card the Scan of this Room removes the INFECTED one.
    decon.insane(sentry=5).hand("sentry", *PAID, contamination=1, infected=1).will(answer)
    decon.act("sentry", "room", "decontamination-procedure")
    assert (decon.level("sentry"), left_in_hand(decon, "sentry")) == (level, left)


@pytest.mark.rule("VS-INS-12")
def test_its_scan_does_not_raise_the_level_of_one_who_cannot_fall(decon: Any) -> None:
    decon.insane(sentry=3).hand("sentry", *PAID, infected=1).act("sentry", "room", "decontamination-procedure")
    assert (decon.level("sentry"), left_in_hand(decon, "sentry")) == (3, 0)


@pytest.mark.rule("VS-INS-09", "VS-INS-10")
@pytest.mark.parametrize(("before", "offered"), [(5, True), (2, True), (3, False), (1, False)])
def test_the_decon_room_is_open_to_those_who_can_fall(decon: Any, before: int, offered: bool) -> None:
    decon.insane(sentry=before)
    assert bool(decon.legal("sentry", "room", "decontamination-procedure")) is offered


# ---------------------------------------------------------------- down to 3


@pytest.mark.rule("VL-NEUTRAL-01", "VS-INS-09", "VS-INS-12")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (4, 3), (3, 3), (2, 2), (1, 1)])
def test_the_neutralizer_takes_the_level_down_to_3_and_never_up(facility: Any, before: int, after: int) -> None:
    facility.insane(sentry=before).contaminate("sentry", infected=2)
    facility.hand("sentry", *PAID).use("sentry", facility.give("sentry", "neutralizer"), "cure")
    assert facility.level("sentry") == after


@pytest.mark.rule("VL-NEUTRAL-02")
def test_all_else_that_the_neutralizer_does_is_as_ever(facility: Any) -> None:
    facility.insane(sentry=5).hand("sentry", *PAID).contaminate("sentry", clean=1, infected=2)
    card = facility.give("sentry", "neutralizer")
    facility.use("sentry", card, "cure")
    who = facility["sentry"]
    assert (facility.contamination("sentry"), who.hand, who.discard, who.passed) == (1, [], [], True)
    assert card not in who.items


@pytest.mark.rule("VS-INS-09", "VS-INS-12")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (2, 2)])
def test_surgery_takes_the_level_down_to_3(facility: Any, before: int, after: int) -> None:
    facility.room("surgery", ROOM).put("sentry", ROOM).insane(sentry=before).hand("sentry", *PAID)
    facility.game.facility.powered.update(dict.fromkeys("1234", 1))
    facility.contaminate("sentry", infected=1).act("sentry", "room", "surgical-procedure")
    assert (facility.level("sentry"), facility.contamination("sentry"), facility["sentry"].light) == (after, 0, 1)


@pytest.mark.rule("VS-INS-09")
@pytest.mark.parametrize(("before", "after", "wounds"), [(5, 3, 1), (4, 3, 1)])
def test_the_scalpel_cuts_no_larva_out_but_calms_all_the_same(
    facility: Any, before: int, after: int, wounds: int
) -> None:
    facility.put("hacker", facility["sentry"].place).insane(hacker=before, sentry=3)
    scalpel = facility.give("sentry", "scalpel")
    facility.hand("sentry", *PAID)
    assert facility.ends("sentry", "item", scalpel, "cut-out-larva") == ["p2"]
    facility.use("sentry", scalpel, "cut-out-larva")
    assert (facility.level("hacker"), len(facility["hacker"].serious)) == (after, wounds)


@pytest.mark.rule("VS-INS-09", "VS-INS-12")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (4, 3), (1, 1)])
def test_on_the_ship_surgery_and_antidote_take_it_down_to_3(ship: Any, before: int, after: int) -> None:
    ship.insane(captain=before, scout=before).contaminate("captain", infected=1)
    ship.hand("captain", "rest", *PAID)
    ship.use("captain", ship.give("captain", "antidote"), "cure")
    assert ship.level("captain") == after
    ship.where("scout", "surgery", "room-003").hand("scout", *PAID).act("scout", "room", "surgery")
    assert ship.level("scout") == after
