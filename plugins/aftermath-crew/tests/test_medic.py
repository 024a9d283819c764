"""ER, Pharmacist and Field Dressing."""

from __future__ import annotations

from typing import Any

import pytest

GUN = "lockdown-needle-gun"

# ---------------------------------------------------------------- ER


def armed(t: Any, ammo: int = 2) -> str:
    """The Medic has the Needle Gun, and ER with a card to pay for it."""
    t.hand("medic", "er", "search")
    return str(t.give("medic", GUN, ammo=ammo))


def test_er_sedates_for_one_ammo(crew: Any) -> None:
    t = crew("medic", "ceo")
    gun = armed(t)
    t.hand("ceo", "rest", "search").will("ceo.search/1").play_card("medic", "er", "sedate", "p2")
    assert (t["ceo"].hand, t.contamination("ceo")) == (["ceo.rest/1"], 1), "a card of its choice"
    assert t["ceo"].discard[0].startswith("contamination/")
    assert t["medic"].ammo == {gun: 1}


def test_er_sedates_who_has_no_card_to_discard_and_the_medic_too(crew: Any) -> None:
    t = crew("medic", "ceo").hand("ceo")
    armed(t)
    t.play_card("medic", "er", "sedate", "p2")
    assert (t["ceo"].hand, t.contamination("ceo")) == ([], 1)
    t.hand("medic", "er", "search", "rest").play_card("medic", "er", "sedate", "p1")
    assert (len(t["medic"].hand), t.contamination("medic")) == (0, 1), "one card paid, one discarded"


def test_er_lets_somebody_here_draw_three_cards(crew: Any) -> None:
    t = crew("medic", "ceo").hand("ceo")
    gun = armed(t, ammo=1)
    t.play_card("medic", "er", "stimulate", "p2")
    assert (len(t["ceo"].hand), t["medic"].ammo) == (3, {gun: 0})


def test_er_needs_a_dose_in_the_needle_gun_and_somebody_in_the_room(crew: Any) -> None:
    t = crew("medic", "ceo").hand("medic", "er", "search")
    t.give("medic", "zapper", ammo=2)
    assert t.uses("medic", "er") == [], "another Weapon has Ammo"
    armed(t, ammo=0)
    assert t.uses("medic", "er") == [], "the Needle Gun has none"
    t["medic"].ammo[f"medic.{GUN}"] = 1
    assert {use[1] for use in t.uses("medic", "er")} == {"p1", "p2"}
    t.put("ceo", "b")
    assert {use[1] for use in t.uses("medic", "er")} == {"p1"}
    assert t.intruder("grub", "a") and t.uses("medic", "er") == []


# ---------------------------------------------------------------- Pharmacist


@pytest.mark.parametrize(("place", "drawn"), [("a", 0), ("c", 1)])
def test_pharmacist_heals_a_dressed_wound(crew: Any, place: str, drawn: int) -> None:
    """In a green Room, the Clinic at c, she draws a card besides."""
    t = crew("medic", "ceo").put("medic", place).put("ceo", place).wounds("ceo", serious=["arm"], dressed=["leg"])
    t.hand("medic", "pharmacist")
    arm, leg = t["ceo"].serious
    assert t.uses("medic", "pharmacist") == [("dress-serious", "p2", arm), ("heal-serious", "p2", leg)]
    t.play_card("medic", "pharmacist", "heal-serious")
    assert (t["ceo"].serious, t["ceo"].dressed) == ([arm], [])
    assert len(t["medic"].hand) == drawn


@pytest.mark.parametrize(("place", "drawn"), [("a", 0), ("c", 1)])
def test_pharmacist_dresses_a_wound(crew: Any, place: str, drawn: int) -> None:
    t = crew("medic", "ceo").put("medic", place).put("ceo", place).wounds("medic", serious=["arm"])
    t.hand("medic", "pharmacist").play_card("medic", "pharmacist", "dress-serious", "p1")
    assert t["medic"].dressed == t["medic"].serious, "her own"
    assert len(t["medic"].hand) == drawn


# ---------------------------------------------------------------- Field Dressing


def ward(crew: Any, place: str = "a") -> Any:
    """Medic and CEO are hurt, the Convict is elsewhere; the Medic holds the card and what it costs."""
    t = crew("medic", "ceo", "convict").put("medic", place).put("ceo", place).put("convict", "e")
    t.wounds("medic", light=1).wounds("ceo", light=2, serious=["leg"]).wounds("convict", light=1)
    return t.hand("medic", "field-dressing", "search", "search")


def test_field_dressing_treats_two_each_in_one_way(crew: Any) -> None:
    t = ward(crew)
    (leg,) = t["ceo"].serious
    assert t.uses("medic", "field-dressing") == [
        ("two-patients", "p1"),
        ("two-patients", "p2"),
        ("two-patients", "p2", leg),
    ]
    t.will(("p1",)).play_card("medic", "field-dressing", "two-patients", "p2", leg)
    assert (t["medic"].light, t["ceo"].light, t["ceo"].dressed) == (0, 2, [leg])
    assert t.asked_of("medic", "second-patient") == [[("none",), ("p1",)]], "the same one is not treated twice"
    assert t["medic"].hand == [], "it costs 2 cards, and the Hall is not green"


def test_field_dressing_may_treat_one_and_brings_a_card_in_a_green_room(crew: Any) -> None:
    t = ward(crew, "c")
    t.will(("none",)).play_card("medic", "field-dressing", "two-patients", "p2")
    assert (t["medic"].light, t["ceo"].light, t["ceo"].dressed) == (1, 0, [])
    assert len(t["medic"].hand) == 1


def test_nobody_hurt_nobody_treated(crew: Any) -> None:
    t = crew("medic", "ceo").hand("medic", "field-dressing", "pharmacist", "search")
    assert t.uses("medic", "field-dressing") == t.uses("medic", "pharmacist") == []
