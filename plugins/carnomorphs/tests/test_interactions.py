"""Where rules of the race meet those of boards, crews and modes: what no rule alone would show."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import die, encounter, kill

pytestmark = pytest.mark.variant


# ---------------------------------------------------------------- Slime that does nothing


@pytest.mark.rule("CM-BAG-06")
@pytest.mark.parametrize(("suit", "place"), [(False, "repository"), (True, "backup-power-supply")])
def test_the_butcher_does_not_come_for_slime_from_before_an_enviro_suit(f: Any, suit: bool, place: str) -> None:
    for who in ("janitor", "xenobiologist"):
        f.cards(who, 4).mark(who, slime=1)
    f.bare("janitor").cards("janitor", 3).table.first = 1
    if suit:
        f.give("janitor", "enviro-suit")
    f.top("attacks", "spawn-1").develop("butcher")
    assert [piece.place for piece in f.table.intruders.values()] == [place]


@pytest.mark.rule("CM-ADP-01")
@pytest.mark.parametrize(("suit", "number"), [(False, 3), (True, 2)])
def test_nor_does_keen_scent_smell_it(f: Any, suit: bool, number: int) -> None:
    f.adapted("keen-scent", "agile", "prolific").bare("janitor").mark("janitor", slime=1).hand("janitor")
    if suit:
        f.give("janitor", "enviro-suit")
    f.mutant("janitor").bag("token-metagorger-red-2").do(lambda: encounter(f.game, f["janitor"]))
    assert [told["number"] for told in f.told("surprise")] == [number]


@pytest.mark.parametrize(("suit", "closed"), [(False, True), (True, False)])
def test_nor_does_an_event_find_it(f: Any, suit: bool, closed: bool) -> None:
    f.bare("janitor").mark("janitor", slime=1)
    if suit:
        f.give("janitor", "enviro-suit")
    f.event("quarantine-procedure")
    assert bool(f.table.doors) is closed


# ---------------------------------------------------------------- Carcasses without number


def carcasses(t: Any) -> list[str]:
    """All Carcasses in the box."""
    return [token for token in t.table.object_supply if token.startswith("intruder-carcass/")]


def number(token: str) -> int:
    """The number of a Carcass."""
    return int(token.rpartition("/")[2])


@pytest.mark.rule("CM-INJ-06")
def test_when_the_box_is_out_of_carcasses_more_are_made_and_none_is_lost(f: Any) -> None:
    for _ in range(90):
        kill(f.game, f.intruder("metagorger", "room-016", token=False))
    lain = f.table.objects["room-016"]
    assert (sorted(lain, key=number), carcasses(f)) == ([f"intruder-carcass/{n + 1}" for n in range(90)], [])
    f.check()
    # One that was eaten serves again before another is made.
    f.put("xenobiologist", "room-001").intruder("butcher", "room-016", token=False)
    f.attacks_and_feeding()
    assert (len(carcasses(f)), len(lain)) == (1, 89)
    kill(f.game, f.intruder("metagorger", "room-015", token=False))
    assert (carcasses(f), len(f.table.objects["room-015"])) == ([], 1)
    f.check()
    lost = lain.pop(20)
    with pytest.raises(AssertionError, match=f"lost: .*{lost}"):
        f.check()
    lain.append(lost)


@pytest.mark.rule("CM-INJ-06")
def test_the_probe_arm_finds_a_carcass_though_the_box_is_out_of_them(f: Any) -> None:
    gone = carcasses(f)
    f.table.object_supply[:] = [token for token in f.table.object_supply if token not in gone]
    f.table.removed += gone
    who, arm = f["xenobiologist"], "xenobiologist.probe-arm"
    f.table.removed.remove(arm)
    who.beside.append(arm)
    who.ammo[arm] = 1
    piece = f.intruder("shambler", who.place, token=False)
    f.cards("xenobiologist", 2).use("xenobiologist", arm, "sample", piece.id)
    assert who.held == [f"intruder-carcass/{len(gone) + 1}"]
    f.check()


# ---------------------------------------------------------------- Objects of others


@pytest.mark.rule("CM-MAC-03")
def test_ravenous_gut_takes_nothing_out_of_the_hands_of_others(f: Any) -> None:
    f.put("lab-rat", f["janitor"].place).carry("lab-rat", "intruder-carcass")
    f.wounds("janitor", light=1).hand("janitor").part("janitor", "ravenous-gut", False)
    assert (f["janitor"].light, len(f["lab-rat"].held)) == (1, 1)


@pytest.mark.rule("CM-MAC-03", "CM-FED-13")
def test_no_other_character_becomes_the_blue_corpse_that_somebody_has_devoured(s: Any) -> None:
    blue = s.brood.blue
    s.do(lambda: s.table.objects.clear()).table.objects[s["pilot"].place] = [blue]
    s.bare("pilot").wounds("pilot", light=1).hand("pilot").part("pilot", "ravenous-gut", False)
    assert (s["pilot"].light, s.table.removed[-1]) == (0, blue)
    others = [token for token in s.table.object_supply if token.startswith("character-corpse/")]
    s.table.object_supply[:] = [token for token in s.table.object_supply if token not in others]
    s.table.removed += others
    s.do(lambda: die(s.game, s["scout"], "shambler"))
    assert not s.table.objects
