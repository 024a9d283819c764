"""What the ship tells bots: by hand from the rules and the tracks."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core import Errand, Goal, Piece, Plugin, Ruleset, hookimpl
from nemesis_core.testing import Table, fakes, table

ENGINES = ("engine-1", "engine-2", "engine-3")


@pytest.fixture
def t() -> Table:
    return table(fakes(board="ship"), ["alpha", "beta"])


def named(t: Table, *choose: str) -> list[Errand]:
    return [errand for errand in t.to_bot("alpha").errands if errand.choose[: len(choose)] == choose]


def know_course(t: Table, card: str) -> None:
    ship = t.game.ship
    if card in ship.coordinates_spare:
        ship.coordinates_spare.remove(card)
        ship.coordinates_spare.append(ship.coordinates.pop())
        ship.coordinates.append(card)
    t.game.know(card, (0,))


def test_rounds_are_counted_to_the_jump_or_the_explosion(t: Table) -> None:
    t.game.ship.time = 9
    assert t.to_bot("alpha").rounds_left == 9
    t.game.ship.self_destruct = 4
    assert t.to_bot("alpha").rounds_left == 4


def test_chambers_open_on_the_first_blue_space_and_not_in_a_ship_that_will_explode(t: Table) -> None:
    t.game.ship.time = 11  # the spaces from 8 down are blue
    (sleep,) = named(t, "room", "hibernate")
    assert (sleep.opens, sleep.leaves, sleep.needs) == (3, True, ("ship-reaches-earth", "engines-work"))
    t.game.ship.self_destruct = 5
    assert named(t, "room", "hibernate") == []


def test_engines_count_by_what_the_seat_knows_of_them(t: Table) -> None:
    assert t.to_bot("alpha").likely("engines-work") == pytest.approx(0.5)  # at least 2 of 3, each as likely as not
    for engine in ENGINES[:2]:
        t.game.ship.engines[engine] = [f"{engine}/damaged", f"{engine}/working"]
        t.game.know_all(f"{engine}/working")
    assert t.to_bot("alpha").likely("engines-work") == pytest.approx(1)
    t.game.ship.engines[ENGINES[1]].reverse()
    t.game.know_all(f"{ENGINES[1]}/damaged")
    assert t.to_bot("alpha").likely("engines-work") == pytest.approx(0.5)


def test_course_is_set_when_the_coordinates_are_known(t: Table) -> None:
    assert len(named(t, "room", "check-coordinates")) == 1
    assert {errand.needs for errand in named(t, "room", "set-destination")} == {("course-known",)}
    know_course(t, "coordinates-1")  # A is Earth, B Mars
    t.game.ship.destination = "B"
    assert named(t, "room", "check-coordinates") == []
    assert [errand.choose for errand in named(t, "room", "set-destination")] == [("room", "set-destination", "A")]
    assert t.to_bot("alpha").likely("ship-reaches-earth") == 0
    t.game.ship.destination = "A"
    assert t.to_bot("alpha").likely("ship-reaches-earth") > 0.4


def test_pods_need_to_be_unlocked(t: Table) -> None:
    for pod in t.game.ship.pods:
        t.game.ship.locked[pod] = 1
    assert {errand.needs for errand in named(t, "room", "enter-a-pod")} == {("pods-open",)}
    (turn,) = named(t, "room", "turn-a-pod")
    assert turn.fulfils == ("pods-open",)
    t.game.ship.locked.clear()
    assert {errand.needs for errand in named(t, "room", "enter-a-pod")} == {()}
    assert named(t, "room", "turn-a-pod") == []


def test_who_is_in_a_pod_launches_it(t: Table) -> None:
    assert named(t, "launch") == [Errand(choose=("launch",))]


@pytest.mark.variant
def test_engines_that_may_not_work_are_worked_on_by_who_can_and_laid_working_side_up() -> None:
    t = table(fakes(board="ship", crew=("nemesis-crew",)), ["scientist", "soldier"])
    t.game.ship.engines[ENGINES[0]] = [f"{ENGINES[0]}/damaged", f"{ENGINES[0]}/working"]
    t.game.know_all(f"{ENGINES[0]}/working")
    asked = t.to_bot("scientist")
    mended = [errand for errand in asked.errands if "engines-work" in errand.fulfils]
    assert [t.table.tiles.get(errand.places[0], errand.places[0]) for errand in mended] == list(ENGINES[1:])
    assert asked.likely("engines-work") < mended[0].odds < 1
    assert mended[0].names(("card", "scientist.repairs/1", "engine")) and ("working",) in {
        e.choose for e in asked.errands
    }


def test_blue_corpse_is_brought_into_the_surgery(t: Table) -> None:
    ship = t.game.ship
    lies = [place for place, objects in t.table.objects.items() if ship.blue in objects]
    (fetch,) = [errand for errand in t.to_bot("alpha").errands if errand.fulfils == ("carry-blue-corpse",)]
    assert (fetch.choose, fetch.places) == (("pick-up", ship.blue), tuple(lies))
    (lay,) = [errand for errand in t.to_bot("alpha").errands if errand.fulfils == ("blue-corpse-in-surgery",)]
    assert (lay.choose, lay.needs) == (("drop", ship.blue), ("carry-blue-corpse",))


def test_while_one_sleeps_nobody_is_sent_to_set_a_course_or_to_start_self_destruct(t: Table) -> None:
    assert named(t, "room", "set-destination") and named(t, "room", "start")
    t["beta"].status, t["beta"].place = "hibernating", ""
    assert named(t, "room", "check-coordinates")
    assert named(t, "room", "set-destination") == [] == named(t, "room", "start")


def test_a_locked_pod_is_turned_and_none_that_is_open_and_full(t: Table) -> None:
    first, second, *_ = t.game.ship.pods
    t.game.ship.locked = {pod: 1 for pod in t.game.ship.pods if pod != first}
    t.game.ship.waiting[first] = [0, 1]
    (turn,) = named(t, "room", "turn-a-pod")
    assert turn.choose[-1] == second


def test_each_weakness_needs_its_own_object(t: Table) -> None:
    t["alpha"].held.append("character-corpse/1")
    asked = t.to_bot("alpha")
    for kind in ("egg", "intruder-carcass"):
        (analysis,) = named(t, "room", "analyse", kind)
        assert max(asked.likely(need) for need in analysis.needs) < 1
    t["alpha"].held.append("intruder-carcass/1")
    (analysis,) = named(t, "room", "analyse", "intruder-carcass")
    assert min(t.to_bot("alpha").likely(need) for need in analysis.needs) == 1


class Quarantined:
    """A piece that gives each seat the goal of reaching Mars."""

    @hookimpl
    def goals(self, ruleset: Ruleset, view: dict[str, Any]) -> list[Goal]:
        return [Goal("quarantine", (("ship-reaches-mars",),))]


QUARANTINED = Quarantined()
PIECE = Piece(id="quarantined", kind="house-rule", title="Quarantined", implementation=(f"{__name__}:QUARANTINED",))


def test_whoever_wants_mars_may_sleep_on_the_way_to_mars() -> None:
    t = table(fakes(board="ship", more=(Plugin(pieces=(PIECE,)),), house_rules=("quarantined",)), ["alpha", "beta"])
    needs = {sleep.needs[0] for sleep in named(t, "room", "hibernate")}
    assert needs == {"ship-reaches-earth", "ship-reaches-mars"}
