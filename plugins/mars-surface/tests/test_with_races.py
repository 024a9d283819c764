"""Each race of the printed games on the surface: what its cards and creatures do among Crossroads, Paths and Areas."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from nemesis_core import Ruleset, assemble
from nemesis_core.rules import danger, gain_item, injure, move_by_number, place_intruder
from nemesis_core.testing import Table, set_up, table

pytestmark = pytest.mark.variant
RACES = ("night-stalkers", "classic-intruders", "chytrids", "void-seeders", "carnomorphs")
SURFACE = {*(f"crossroads-{n}" for n in range(1, 5)), *(f"room-00{n}" for n in range(1, 7))}
PIECES = {"board": "mars-surface", "mode": "semi-coop", "crew": ("lockdown-crew",)}


@cache
def mars_with(race: str) -> Ruleset:
    return assemble(race=race, **PIECES)


def on_mars(race: str, place: str = "crossroads-1") -> Any:
    """The Sentry at `place`, the Hacker in the Isolation Room, no token on a Crossroads, Buildings explored."""
    t = Table(mars_with(race), ["sentry", "hacker"], 0)
    for n in range(1, 7):
        t.explored(f"room-00{n}")
    for n in range(1, 5):
        t.table.used_tokens.append(t.table.tokens.pop(f"crossroads-{n}"))
    t.game.semi_coop.chosen = True
    return t.put("sentry", place).put("hacker", "isolation-room").hand("sentry", "search", "search")


@pytest.mark.parametrize("race", RACES)
def test_surface_tokens_and_base_tokens_are_dealt_whatever_a_race_changes(race: str) -> None:
    table = set_up(mars_with(race), 3, 5).table
    surface = {place for place, token in table.tokens.items() if token.startswith("surface-")}
    assert surface == SURFACE
    assert {f"room-{n:03}" for n in range(7, 17)} <= set(table.tokens)


@pytest.mark.parametrize("race", RACES)
def test_whatever_enters_an_area_leaves_the_board(race: str) -> None:
    t = on_mars(race)
    for kind in sorted(t.game.cards.kinds):
        piece = place_intruder(t.game, kind, "room-004")
        if piece is not None:
            move_by_number(t.game, piece, 2)
            assert piece.id not in t.table.intruders, kind


@pytest.mark.rule("LD-MARS-08")
def test_silence_is_danger_for_one_with_slime() -> None:
    t = on_mars("night-stalkers").mark("sentry", slime=1).dice("mars-surface-die", "silence")
    adult = t.intruder("adult", "room-006")
    t.act("sentry", "move", "crossroads-2", "p-1-2")
    assert adult.place == "crossroads-2"


def test_a_silence_token_is_danger_for_one_with_slime() -> None:
    t = on_mars("night-stalkers").mark("sentry", slime=1)
    t.table.tokens["crossroads-2"] = t.table.used_tokens.pop(t.table.used_tokens.index("surface-silence-1/1"))
    adult = t.intruder("adult", "room-006")
    t.act("sentry", "move", "crossroads-2", "p-1-2")
    assert (adult.place, t.told("noise.roll")) == ("crossroads-2", [])


@pytest.mark.rule("LD-MARS-16", "LD-MARS-17")
@pytest.mark.parametrize(("suit", "status"), [("enviro-suit", "bunker"), ("battle-suit", "active")])
def test_slime_from_before_spoils_the_way_on_foot_but_in_an_enviro_suit(suit: str, status: str) -> None:
    t = on_mars("night-stalkers", "crossroads-4").bare("sentry").mark("sentry", slime=1)
    if suit == "battle-suit":
        card = t["sentry"].quest.pop()
        gain_item(t.game, t["sentry"], card)
    else:
        t.give("sentry", suit)
    t.game.facility.gate_open = True
    t.intruder("adult", "room-001")
    t.dice("mars-surface-die", "silence").act("sentry", "escape", "on-foot")
    assert t["sentry"].status == status


def test_a_void_seeder_called_from_afar_goes_through_closed_doors() -> None:
    t = on_mars("void-seeders", "crossroads-4").door("c-003-004")
    lurker = t.intruder("lurker", "room-004")
    danger(t.game, "crossroads-4")
    assert (lurker.place, t.table.doors) == ("crossroads-4", {"c-003-004": "closed"})


def test_a_deathcap_that_an_event_sends_into_an_area_leaves_the_board() -> None:
    t = on_mars("chytrids")
    t.intruder("deathcap", "crossroads-3")  # number 1 leads into Area 1
    t.intruder("deathcap", "room-007")  # number 1 leads to Elevator S-01, where nothing grows
    t.top("events", "coolant-leak").step("event", "event-card")
    assert [piece.place for piece in t.table.intruders.values()] == ["room-007"]
    assert [event.rule for event in t.log if event.kind == "intruder.vanish"] == ["LD-MARS-06"]


def test_the_pilot_sends_the_rover_to_any_exit_room() -> None:
    t = table(assemble("mars", crew=("nemesis-crew",)), ["pilot", "scout"]).midgame({"pilot": "room-009"})
    t.room("archive", "room-009").game.facility.powered = dict.fromkeys(t.game.facility.powered, 1)
    ends = set(t.hand("pilot", "remote-piloting", "search", "search").ends("pilot", "card"))
    assert {"room-001", "room-003", "room-005", "room-008", "bunker"} <= ends
    assert "room-007" not in ends


def test_a_deathcap_called_from_afar_sends_a_spore_where_nothing_grows() -> None:
    t = on_mars("chytrids", "room-001")
    cap = t.intruder("deathcap", "crossroads-3")
    danger(t.game, "room-001")
    assert (cap.place, t.game.colony.spores) == ("crossroads-3", {"room-001": 1})


def test_a_spore_goes_through_no_path_and_into_no_area() -> None:
    t = on_mars("chytrids", "crossroads-1").unexplored("room-001", "guard-room", "surface-malfunction-3")
    t.put("sentry", "crossroads-2").dice("mars-surface-die", "silence").act("sentry", "move", "room-001", "p-2-001")
    assert t.game.colony.spores == {"room-002": 1}  # the token shows 3, the Corridor to Room 002
    t = on_mars("chytrids").unexplored("room-003", "guard-room", "surface-red-item-2").bare("sentry")
    t.dice("mars-surface-die", "silence").act("sentry", "move", "room-003", "p-1-003")
    assert t.game.colony.spores == {}  # the token shows 2, Area 2


@pytest.mark.rule("VS-ALT-03")
def test_lair_tokens_lie_among_those_of_the_base_alone_and_may_stay_in_the_box() -> None:
    boxed = set()
    for seed in range(12):
        table = set_up(mars_with("void-seeders"), 3, seed).table
        lying = {place for place, token in table.tokens.items() if token.startswith("lair")}
        spare = [token for token in table.spare_tokens if token.startswith("lair")]
        assert not lying & SURFACE
        assert len(lying) + len(spare) == 3
        boxed.add(len(spare))
    assert 0 in boxed
    assert max(boxed) > 0


def test_the_dead_lie_on_a_crossroads_as_in_a_room() -> None:
    t = on_mars("night-stalkers")
    adult = t.intruder("adult", "crossroads-1", injuries=30)
    injure(t.game, adult, 1, t["sentry"], "test")
    assert [token.partition("/")[0] for token in t.table.objects["crossroads-1"]] == ["intruder-carcass"]
