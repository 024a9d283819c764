"""Emergency Room, Surgery, Canteen, Shower Room, Cabins, Room Covered With Slime."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import place_malfunction
from nemesis_core.testing import check_conserved, fakes, pieces, table

FIRST, SECOND = "room-005", "room-006"


def with_larvae() -> Any:
    """A table on the ship with the Intruders that leave Larvae; all else is fake."""
    return table(fakes("nemesis", board="ship", race="classic-intruders"), ["alpha", "beta"])


def contaminated(t: Any, who: str, pile: str) -> int:
    """Contamination cards of `who` in one pile."""
    return sum(card.startswith("contamination") for card in getattr(t[who], pile))


# ---------------------------------------------------------------- Emergency Room


@pytest.mark.rule("SH-EMERGENCY-01")
@pytest.mark.parametrize(
    ("treatment", "dressed", "light"), [("dress-all-serious", 2, 2), ("heal-all-light", 0, 0)], ids=["dress", "light"]
)
def test_one_treatment_is_given(counted: Any, treatment: str, dressed: int, light: int) -> None:
    t = counted().ready("alpha", "emergency-room", FIRST).wounds("alpha", light=2, serious=("arm", "body"))
    assert t.targets("alpha", "treat-your-wounds") == ["dress-all-serious", "heal-all-light"]
    t.act("alpha", "room", "treat-your-wounds", treatment)
    assert (len(t["alpha"].serious), len(t["alpha"].dressed), t["alpha"].light) == (2, dressed, light)


@pytest.mark.rule("SH-EMERGENCY-01")
def test_one_dressed_wound_is_healed(counted: Any) -> None:
    t = counted().ready("alpha", "emergency-room", FIRST).wounds("alpha", serious=("body",), dressed=("arm", "leg"))
    t["alpha"].light = 1
    leg = next(card for card in t["alpha"].dressed if card.startswith("leg"))
    t.will(leg).act("alpha", "room", "treat-your-wounds", "heal-one-dressed")
    assert sorted(card.partition("/")[0] for card in t["alpha"].serious) == ["arm", "body"]
    assert [card.partition("/")[0] for card in t["alpha"].dressed] == ["arm"]
    assert (t.table.discards["wounds"], t["alpha"].light) == ([leg], 1)


# ---------------------------------------------------------------- Surgery


@pytest.mark.rule("SH-SURGERY-01")
def test_surgery_removes_infected_cards_from_deck_hand_and_discard_pile(counted: Any) -> None:
    t = counted().ready("alpha", "surgery", FIRST)
    t.contaminate("alpha", infected=1, pile="deck").contaminate("alpha", clean=1, pile="hand")
    t.contaminate("alpha", infected=1, pile="discard")
    bottom = len(t.table.decks["contamination"])
    t.act("alpha", "room", "surgery")
    assert t.contamination("alpha") == 1
    assert contaminated(t, "alpha", "deck") == 1
    assert len(t.table.decks["contamination"]) == bottom + 2
    assert not t["alpha"].marks.get("larva")


@pytest.mark.variant
@pytest.mark.rule("SH-SURGERY-01", "SH-SURGERY-02")
@pytest.mark.parametrize("larva", [0, 1])
def test_surgery_removes_a_larva_and_its_scan_brings_none(larva: int) -> None:
    t = with_larvae().room("surgery", FIRST).put("alpha", FIRST)
    t.hand("alpha", "look", "look", infected=2).mark("alpha", larva=larva)
    before = pieces(t.game)
    t.act("alpha", "room", "surgery")
    assert t["alpha"].status == "active"
    assert not t["alpha"].marks["larva"]
    assert t.contamination("alpha") == 0
    check_conserved(t.game, before)


@pytest.mark.rule("SH-SURGERY-03", "SH-SURGERY-04")
def test_surgery_costs_a_light_wound_and_the_rest_of_the_round(counted: Any) -> None:
    t = counted().room("surgery", FIRST).put("alpha", FIRST)
    # 3 cards in hand after paying 2 of 5, 4 discarded besides the payment, 3 in the deck: 12 in all, none lost.
    t.discard_pile("alpha", 4).hand("alpha", "look", "look", "plan", "plan").contaminate("alpha", clean=2, pile="hand")
    total = len([*t["alpha"].hand, *t["alpha"].deck, *t["alpha"].discard])
    assert total == 12
    t.act("alpha", "room", "surgery")
    assert (t["alpha"].light, t["alpha"].passed) == (1, True)
    assert (len(t["alpha"].deck), t["alpha"].hand, t["alpha"].discard) == (12, [], [])


@pytest.mark.rule("SH-SURGERY-03")
def test_surgery_kills_whoever_has_three_serious_wounds(counted: Any) -> None:
    t = counted().ready("alpha", "surgery", FIRST).wounds("alpha", dressed=("body", "arm", "leg"))
    t.act("alpha", "room", "surgery")
    assert (t["alpha"].status, t["alpha"].cause) == ("dead", "surgery")


# ---------------------------------------------------------------- Canteen and Shower Room


@pytest.mark.rule("SH-CANTEEN-01", "SH-CANTEEN-02")
def test_a_snack_heals_one_light_wound_and_may_be_followed_by_a_scan(counted: Any) -> None:
    t = counted().room("canteen", SECOND).put("alpha", SECOND).wounds("alpha", light=2)
    t.hand("alpha", "look", "look", contamination=2, infected=1).will("scan").act("alpha", "room", "have-a-snack")
    assert t["alpha"].light == 1
    assert contaminated(t, "alpha", "hand") == 1
    [left] = [card for card in t["alpha"].hand if card.startswith("contamination")]
    assert t.game.view(0)["infected"]
    assert left not in t.table.decks["contamination"]


@pytest.mark.rule("SH-CANTEEN-02")
def test_the_scan_after_a_snack_can_be_left_out(counted: Any) -> None:
    t = counted().room("canteen", SECOND).put("alpha", SECOND).wounds("alpha", light=1)
    t.hand("alpha", "look", "look", contamination=2).will("leave").act("alpha", "room", "have-a-snack")
    assert (t["alpha"].light, contaminated(t, "alpha", "hand")) == (0, 2)
    assert t.told("scan") == []


@pytest.mark.rule("SH-CANTEEN-01")
def test_whoever_is_well_has_no_use_for_a_snack(counted: Any) -> None:
    assert counted().ready("alpha", "canteen", SECOND).legal("alpha", "room") == []


@pytest.mark.rule("SH-SHOWER-01", "SH-SHOWER-02", "SH-SHOWER-03")
def test_a_shower_washes_slime_off_scans_and_leaves_the_fire(counted: Any) -> None:
    t = counted().room("shower-room", SECOND).put("alpha", SECOND).mark("alpha", slime=1).fire(SECOND)
    t.hand("alpha", "look", "look", contamination=1).will("scan").act("alpha", "room", "take-a-shower")
    assert t["alpha"].marks["slime"] == 0
    assert contaminated(t, "alpha", "hand") == 0
    assert SECOND in t.table.fire


@pytest.mark.variant
@pytest.mark.rule("SH-SHOWER-02")
@pytest.mark.parametrize(("room", "action"), [("shower-room", "take-a-shower"), ("canteen", "have-a-snack")])
@pytest.mark.parametrize("larva", [0, 1])
def test_an_infected_card_brings_a_larva_or_with_one_already_death(room: str, action: str, larva: int) -> None:
    t = with_larvae().room(room, SECOND).put("alpha", SECOND)
    t.hand("alpha", "look", "look", infected=1).mark("alpha", larva=larva)
    t.will("scan").act("alpha", "room", action)
    if larva:
        assert (t["alpha"].status, [piece.kind for piece in t.at(SECOND)]) == ("dead", ["creeper"])
        assert [token.partition("/")[0] for token in t.table.objects[SECOND]] == ["character-corpse"]
    else:
        assert t["alpha"].marks["larva"] == 1
        assert contaminated(t, "alpha", "hand") == 1


# ---------------------------------------------------------------- Rooms without an Action


@pytest.mark.rule("SH-CABINS-01", "SH-CABINS-02")
@pytest.mark.parametrize(
    ("trouble", "cards"), [("", 6), ("intruder", 5), ("malfunction", 5)], ids=["quiet", "intruder", "malfunction"]
)
def test_the_cabins_give_a_sixth_card_while_they_are_quiet_and_work(counted: Any, trouble: str, cards: int) -> None:
    t = counted().room("cabins", SECOND).put("alpha", SECOND)
    if trouble == "intruder":
        t.intruder("drone", SECOND)
    elif trouble:
        t.malfunction(SECOND)
    t.step("player", "draw")
    assert (len(t["alpha"].hand), len(t["beta"].hand)) == (cards, 5)
    assert t.legal("alpha", "room") == []


@pytest.mark.rule("SH-SLIMEROOM-01")
def test_entering_the_room_covered_with_slime_gives_slime(counted: Any) -> None:
    t = counted().room("room-covered-with-slime", SECOND).put("alpha", "room-005").hand("alpha", "look", "plan", "plan")
    t.dice("noise-die", "1").act("alpha", "move", SECOND, "c-005-006")
    assert t["alpha"].marks["slime"] == 1
    assert t.legal("alpha", "room") == []
    assert t.kinds.index("status.gain") < t.kinds.index("noise.roll")


@pytest.mark.variant
@pytest.mark.rule("SH-SLIMEROOM-01", "SH-SLIMEROOM-02")
def test_exploring_it_gives_slime_before_the_token_and_no_item_counter() -> None:
    t = with_larvae().put("alpha", "room-005").hand("alpha", "look", "plan", "plan")
    t.unexplored(SECOND, "room-covered-with-slime", "silence-1")
    t.act("alpha", "move", SECOND, "c-005-006")
    # Silence is Danger for the slimed: no Intruder is near, so Noise lies in every Corridor of Room 6.
    assert sorted(t.table.noise) == ["c-002-006", "c-005-006", "c-006-007", "c-006-011"]
    assert t["alpha"].marks["slime"] == 1
    assert SECOND not in t.table.items
    assert [option for option in t.legal("alpha", "card") if option[2] == "search"] == []


@pytest.mark.rule("SH-SLIMEROOM-03")
def test_it_never_gets_a_malfunction(counted: Any) -> None:
    t = counted().room("room-covered-with-slime", SECOND)
    assert not place_malfunction(t.game, SECOND)
    assert t.table.malfunction == {}
