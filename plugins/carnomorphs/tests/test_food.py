"""What Carnomorphs eat: the list of food, the Eggs of the Nest, and what becomes of what was eaten."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import die
from nemesis_core.testing import Table, table

CORPSE, EGG, CARCASS = "character-corpse", "egg", "intruder-carcass"
BUTCHER, FLESHBEAST, METAGORGER, SHAMBLER = "butcher", "fleshbeast", "metagorger", "shambler"
NEST = "g"


def served(t: Any, *food: str) -> Any:
    """`food`, each a word, is in c with a Butcher, and nobody else; then all Feed."""
    t.away().intruder(BUTCHER, "c", token=False)
    for thing in food:
        if thing == METAGORGER:
            t.intruder(METAGORGER, "c", token=False)
        elif thing == "blue":
            t.blue("c")
        else:
            t.lies(CORPSE if thing == "red" else thing, "c")
    return t.attacks_and_feeding()


@pytest.mark.rule("CM-FED-06")
def test_what_lies_in_other_rooms_is_no_food(t: Any) -> None:
    t.away().lies(EGG, "b")
    t.intruder(SHAMBLER, "c", token=False)
    t.attacks_and_feeding()
    assert (t.kinds_at("c"), t.lying("b")) == ([SHAMBLER], [EGG])


# ---------------------------------------------------------------- what becomes of it


@pytest.mark.rule("CM-FED-13")
@pytest.mark.parametrize("kind", [EGG, CARCASS])
def test_an_egg_or_a_carcass_goes_back_to_the_box(t: Any, kind: str) -> None:
    token = t.lies(kind, "c")
    assert served(t).lying("c") == []
    assert token in t.table.object_supply


@pytest.mark.rule("CM-FED-13")
def test_an_eaten_metagorger_leaves_no_carcass_and_no_token(t: Any) -> None:
    bag, supply = sorted(t.table.bag), sorted(t.table.supply)
    served(t, METAGORGER)
    assert (t.kinds_at("c"), t.lying("c")) == ([BUTCHER], [])
    assert (sorted(t.table.bag), sorted(t.table.supply)) == (bag, supply)


@pytest.mark.rule("CM-FED-07")
def test_the_blue_corpse_can_be_eaten_and_no_other_is_it_then(t: Any) -> None:
    served(t, "blue")
    assert (t.lying("c"), t.table.removed) == ([], [t.brood.blue])
    for who in ("alpha", "beta"):
        t.put(who, "d").do(lambda who=who: die(t.game, t[who], "shambler"))
    assert len(t.lying("d")) == 2
    assert t.brood.blue not in t.table.objects["d"]


@pytest.mark.variant
@pytest.mark.rule("CM-FED-07")
def test_on_the_ship_no_objective_about_it_can_be_met_any_more(s: Any) -> None:
    blue = s.brood.blue
    (hibernatorium,) = (place for place, lying in s.table.objects.items() if blue in lying)
    s.intruder(SHAMBLER, hibernatorium, token=False)
    s.attacks_and_feeding()
    assert (s.lying(hibernatorium), s.table.removed[-1]) == ([], blue)
    s.do(lambda: die(s.game, s["scout"], "shambler"))
    assert s.table.objects["engine-2"] != [blue]
    s["pilot"].held.append(s.table.objects["engine-2"][0])
    s.table.objects["engine-2"].clear()
    assert not s.game.conditions["carry-blue-corpse"](s.game, s["pilot"], "")


@pytest.mark.variant
@pytest.mark.rule("CM-FED-07")
def test_the_corpse_of_the_alert_room_is_the_blue_one(f: Any) -> None:
    f.put("lab-rat", "room-001").lies(CARCASS, "alert-room")
    f.intruder(SHAMBLER, "alert-room", token=False)
    f.attacks_and_feeding()
    assert f.table.objects["alert-room"] == [f.brood.blue]


def revived(place: str, eaten: bool) -> Table:
    """Sentry has died at `place`, the Emergency Room, where a Shambler Feeds if it is `eaten`; a round starts."""
    t = table("carnomorphs-coop", ["sentry", "hacker"])
    t.room("emergency-room", place).put("sentry", place).do(lambda: die(t.game, t["sentry"], "shambler"))
    if eaten:
        piece = t.intruder(SHAMBLER, place, token=False)
        t.step("event", "feeding")
        assert piece.id not in t.table.intruders
        t.table.intruders.clear()
    return t.step("player", "revive")


@pytest.mark.variant
@pytest.mark.rule("CM-FED-13")
@pytest.mark.parametrize(("eaten", "status"), [(False, "active"), (True, "dead")])
def test_nobody_is_revived_whose_corpse_was_eaten(eaten: bool, status: str) -> None:
    t = revived("room-002", eaten)
    assert t["sentry"].status == status
    t.do(lambda: die(t.game, t["hacker"], "shambler"))
    # The Corpse of another one is another token.
    assert t.step("player", "revive")["sentry"].status == status


# ---------------------------------------------------------------- the Nest


def nest(t: Any, eggs: int, **kinds: int) -> Any:
    """The Nest, explored, with `eggs` and so many Carnomorphs of each of `kinds`, lies at g."""
    t.put("alpha", "e").put("beta", "e").room("brood", NEST).eggs(eggs)
    for kind, number in kinds.items():
        for _ in range(number):
            t.intruder(kind, NEST, token=False)
    return t


@pytest.mark.rule("CM-FED-08")
def test_each_one_in_the_nest_eats_an_egg_of_the_laboratory_board(t: Any) -> None:
    nest(t, 4, butcher=1, fleshbeast=2).attacks_and_feeding()
    assert (len(t.game.laboratory.eggs), t.game.laboratory.destroyed) == (1, False)
    t.attacks_and_feeding()
    assert (t.game.laboratory.eggs, t.game.laboratory.destroyed) == ([], True)
    assert len(t.told("feed")) == 4


@pytest.mark.rule("CM-FED-08")
def test_not_in_combat(t: Any) -> None:
    nest(t, 4, shambler=1).put("alpha", NEST)
    t.top("attacks", "slash-1").attacks_and_feeding()
    assert (len(t.game.laboratory.eggs), t.kinds_at(NEST)) == (4, [SHAMBLER])


@pytest.mark.rule("CM-FED-12")
def test_its_eggs_are_in_the_list_where_eggs_are(t: Any) -> None:
    nest(t, 2, butcher=1).lies(CARCASS, NEST)
    t.lies(CORPSE, NEST)
    t.attacks_and_feeding()
    assert (t.lying(NEST), len(t.game.laboratory.eggs)) == ([CARCASS], 2)
    t.attacks_and_feeding()
    assert (t.lying(NEST), len(t.game.laboratory.eggs)) == ([CARCASS], 1)


@pytest.mark.rule("CM-FED-12")
def test_they_are_no_food_before_the_nest_is_explored(t: Any) -> None:
    nest(t, 2, shambler=1).unexplored(NEST, "brood", "quiet-1")
    t.attacks_and_feeding()
    assert (t.kinds_at(NEST), len(t.game.laboratory.eggs)) == ([SHAMBLER], 2)
    assert t.explored(NEST).attacks_and_feeding().kinds_at(NEST) == [FLESHBEAST]
