"""Archive, Alert Room, Laboratory, Nest, Transmitter Control Room."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.testing import Table, fakes

ROOM = "room-005"
TWO = ("look", "look")


def action(t: Any, name: str, who: str = "alpha") -> list[tuple[str, ...]]:
    """The targets of a Room Action that `who` can take now."""
    found: list[tuple[str, ...]] = [option[2:] for option in t.legal(who, "room", name)]
    return found


# ---------------------------------------------------------------- Archive and Alert Room


@pytest.fixture
def archive(counted: Any) -> Any:
    """Alpha in the Archive with 2 Contingencies, beta and gamma with one each, 2 in the Pool."""
    t = counted("alpha", "beta", "gamma").room("archive", ROOM).put("alpha", ROOM).hand("alpha", *TWO)
    t.facility.contingencies[0].append(t.facility.pool.pop())
    return t.mark("alpha", knowledge=3)


@pytest.mark.rule("LD-ARCH-01")
def test_the_archive_is_closed_to_an_active_knowledge_token(archive: Any) -> None:
    assert archive.mark("alpha", knowledge_active=1).legal("alpha", "room") == []


@pytest.mark.rule("LD-ARCH-02")
def test_the_archive_teaches_once(archive: Any) -> None:
    t = archive.act("alpha", "room", "examine-the-archives", "p2", "1")
    assert t["alpha"].marks["knowledge"] == 5
    assert t["alpha"].marks["knowledge-active"] == 1
    assert t.hand("alpha", *TWO).legal("alpha", "room") == []


@pytest.mark.rule("LD-ARCH-03", "LD-CTG-06")
def test_the_archive_offers_every_token_but_the_active_and_ones_own(archive: Any) -> None:
    assert action(archive, "examine-the-archives") == [("p2", "1"), ("p3", "1"), ("pool", "1"), ("pool", "2")]


@pytest.mark.rule("LD-ARCH-03", "LD-CTG-05")
def test_a_token_of_another_player_is_seen_and_stays(archive: Any) -> None:
    t = archive
    token = t.facility.contingencies[2][0]
    t.act("alpha", "room", "examine-the-archives", "p3", "1")
    assert t.facility.contingencies[2] == [token]
    assert t.game.view(0)["contingencies"][2] == [token]
    assert t.game.view(1)["contingencies"][2] == ["?contingency"]


@pytest.mark.rule("LD-ARCH-03", "LD-CTG-05")
def test_a_token_of_the_pool_is_kept_from_the_archive(archive: Any) -> None:
    t = archive
    first, second = t.facility.pool
    t.act("alpha", "room", "examine-the-archives", "pool", "2")
    assert t.facility.pool == [first]
    assert t.facility.contingencies[0][-1] == second
    assert len(t.facility.contingencies[0]) == 3


@pytest.fixture
def alert(counted: Any) -> Any:
    """Alpha alone with one Contingency in the Alert Room, time 10, 3 in the Pool."""
    return counted("alpha", "beta", "gamma").put("alpha", "alert-room").hand("alpha", *TWO).time(10)


@pytest.mark.rule("LD-CTG-05", "LD-ALERTROOM-01")
def test_a_token_looked_at_in_the_alert_room_is_kept(alert: Any) -> None:
    t = alert
    token = t.facility.pool[0]
    t.act("alpha", "room", "peek-at-contingency", "pool", "1")
    assert len(t.facility.pool) == 2
    assert t.facility.contingencies[0][1:] == [token]
    assert t.game.view(0)["contingencies"][0] == t.facility.contingencies[0]
    assert t.game.view(1)["contingencies"][0] == ["?contingency", "?contingency"]
    assert t.facility.alert == -1


@pytest.mark.rule("LD-ALERTROOM-01")
def test_the_alert_procedure_starts_on_half_the_time(alert: Any) -> None:
    t = alert.act("alpha", "room", "start-alert-procedure")
    assert t.facility.alert == 5
    assert len(t.facility.pool) == 3
    assert t.facility.isolation_open is True
    assert {option[1] for option in t.hand("alpha", *TWO).legal("alpha", "room")} == {"peek-at-contingency"}


@pytest.mark.rule("LD-ALERTROOM-01")
def test_an_empty_pool_leaves_only_the_procedure(alert: Any) -> None:
    t = alert
    t.facility.contingencies[1] += t.facility.pool
    t.facility.pool.clear()
    assert t.legal("alpha", "room") == [("room", "start-alert-procedure")]


# ---------------------------------------------------------------- Laboratory


@pytest.fixture
def lab(counted: Any) -> Any:
    return counted().room("laboratory", ROOM).put("alpha", ROOM).bare("alpha").hand("alpha", *TWO)


@pytest.mark.rule("LD-LAB-01")
def test_the_laboratory_needs_an_object(lab: Any) -> None:
    t = lab
    t.carry("beta", "egg")
    assert t.legal("alpha", "room") == []
    carcass = t.lies("intruder-carcass", ROOM)
    assert action(t, "analyze-object") == [(carcass,)]
    egg = t.carry("alpha", "egg")
    corpse = t.put("beta", ROOM).carry("beta", "character-corpse")
    assert {target[0] for target in action(t, "analyze-object")} >= {carcass, egg, corpse}


@pytest.mark.rule("LD-LAB-02")
def test_analysis_gives_three_knowledge(lab: Any) -> None:
    t = lab.mark("alpha", knowledge=1)
    t.lies("intruder-carcass", ROOM)
    t.act("alpha", "room", "analyze-object")
    assert t["alpha"].marks["knowledge"] == 4


@pytest.mark.rule("LD-LAB-03")
def test_the_object_goes_to_the_laboratory_board(lab: Any) -> None:
    t = lab
    corpse = t.carry("alpha", "character-corpse")
    t.act("alpha", "room", "analyze-object", corpse)
    assert t["alpha"].held == []
    assert t.table.objects == {}
    assert t.game.laboratory.researched == {"character-corpse": corpse}


@pytest.mark.rule("LD-LAB-01", "LD-LAB-03")
def test_an_object_that_another_carries_is_used_up_for_the_acting_character(lab: Any) -> None:
    t = lab.put("beta", ROOM).mark("alpha", knowledge=1).mark("beta", knowledge=1)
    egg = t.carry("beta", "egg")
    t.act("alpha", "room", "analyze-object", egg)
    assert t["beta"].held == []
    assert [who.marks["knowledge"] for who in t.table.characters] == [4, 1]
    assert len(t.game.laboratory.eggs) == 5


@pytest.mark.variant
@pytest.mark.rule("LD-LAB-04")
def test_a_kind_researched_before_teaches_again_and_reveals_nothing() -> None:
    t = Table(fakes(board="facility", race="night-stalkers"), ["alpha", "beta"], 0)
    t.room("laboratory", ROOM).put("alpha", ROOM).mark("alpha", knowledge=1)
    first, second = t.lies("intruder-carcass", ROOM), t.lies("intruder-carcass", ROOM)
    assert t.game.laboratory.revealed == [1, 0, 0]
    t.hand("alpha", *TWO).act("alpha", "room", "analyze-object", first)
    assert t["alpha"].marks["knowledge"] == 4
    assert t.game.laboratory.revealed == [1, 1, 0]
    t.hand("alpha", *TWO).act("alpha", "room", "analyze-object", second)
    assert t["alpha"].marks["knowledge"] == 7
    assert t.game.laboratory.revealed == [1, 1, 0]
    assert t.game.laboratory.researched == {"intruder-carcass": first}
    assert second in t.table.object_supply
    assert t.table.objects == {}


# ---------------------------------------------------------------- Nest


@pytest.fixture
def nest(counted: Any) -> Any:
    return counted().room("nest", ROOM).put("alpha", ROOM).hand("alpha", *TWO).dice("noise-die", "silence")


@pytest.mark.rule("LD-NEST-02", "LD-NEST-03")
def test_an_egg_is_taken_with_a_noise_roll(nest: Any) -> None:
    t = nest.bare("alpha").act("alpha", "room", "take-one-egg")
    assert len(t.game.laboratory.eggs) == 4
    assert [token.partition("/")[0] for token in t["alpha"].held] == ["egg"]
    assert len(t.told("noise.roll")) == 1


@pytest.mark.rule("LD-NEST-02")
def test_full_hands_drop_something_for_an_egg(nest: Any) -> None:
    t = nest.bare("alpha")
    corpse, carcass = t.carry("alpha", "character-corpse"), t.carry("alpha", "intruder-carcass")
    t.will(carcass).act("alpha", "room", "take-one-egg")
    assert t["alpha"].held[0] == corpse
    assert t["alpha"].held[1].startswith("egg/")
    assert t.table.objects == {ROOM: [carcass]}


@pytest.mark.rule("LD-NEST-04")
def test_eggs_are_shot_at_outside_combat(nest: Any) -> None:
    t = nest.blue().dice("combat-die", "two-hits")
    t.act("alpha", "shoot", "alpha.torch", "eggs")
    assert t["alpha"].ammo["alpha.torch"] == 4
    assert len(t.game.laboratory.eggs) == 3


@pytest.mark.rule("LD-NEST-04")
def test_a_melee_attack_on_eggs_costs_nothing_but_the_action(nest: Any) -> None:
    t = nest.dice("combat-die", "blank").act("alpha", "melee", "eggs")
    assert [event.rule for event in t.log if event.kind == "attack.roll"] == ["LD-NEST-04"]
    assert t.contamination("alpha") == 0
    assert (t["alpha"].light, t["alpha"].serious) == (0, [])
    t.hand("alpha", *TWO).dice("combat-die", "two-hits").dice("noise-die", "silence").act("alpha", "melee", "eggs")
    assert len(t.game.laboratory.eggs) == 4


@pytest.mark.rule("LD-NEST-05")
def test_a_missed_shot_at_eggs_makes_noise_too(nest: Any) -> None:
    t = nest.blue().dice("combat-die", "blank").act("alpha", "shoot", "alpha.torch", "eggs")
    assert len(t.game.laboratory.eggs) == 5
    assert len(t.told("noise.roll")) == 1


@pytest.mark.rule("LD-NEST-06")
def test_carried_eggs_are_no_target(nest: Any) -> None:
    t = nest.put("beta", ROOM)
    t["beta"].held += t.game.laboratory.eggs[:1]
    t.table.object_supply += t.game.laboratory.eggs[1:]
    t.game.laboratory.eggs.clear()
    assert t.legal("alpha", "shoot") == t.legal("alpha", "melee") == []


@pytest.mark.rule("LD-NEST-07")
def test_the_last_egg_taken_destroys_the_nest(nest: Any) -> None:
    t = nest.bare("alpha")
    while len(t.game.laboratory.eggs) > 1:
        t.table.object_supply.append(t.game.laboratory.eggs.pop())
    assert t.game.laboratory.destroyed is False
    t.act("alpha", "room", "take-one-egg")
    assert t.game.laboratory.destroyed is True
    assert t.hand("alpha", *TWO).legal("alpha", "room") == []


# ---------------------------------------------------------------- Transmitter Control Room


@pytest.mark.rule("LD-TRANS-01")
def test_a_signal_is_sent_once(counted: Any) -> None:
    t = counted().room("transmitter-control-room", ROOM).put("alpha", ROOM).hand("alpha", *TWO)
    t.act("alpha", "room", "send-a-signal")
    assert t["alpha"].marks["signal"] == 1
    assert t.hand("alpha", *TWO).legal("alpha", "room", "send-a-signal") == []


@pytest.mark.variant
@pytest.mark.rule("LD-TRANS-02")
def test_who_has_sent_a_signal_shows_its_objectives_to_one_player() -> None:
    t = Table(fakes(board="facility", mode="semi-coop"), ["alpha", "beta", "gamma"], 0)
    t.room("transmitter-control-room", ROOM).put("alpha", ROOM).hand("alpha", *TWO).mark("beta", signal=1)
    assert action(t, "check-an-objective") == [("p2",)]
    held = t.game.semi_coop.held[1]
    assert len(held) == 2
    assert set(t.game.view(0)["objectives"][1]).isdisjoint(held)
    t.act("alpha", "room", "check-an-objective", "p2")
    assert t.game.view(0)["objectives"][1] == held
    assert set(t.game.view(2)["objectives"][1]).isdisjoint(held)
    assert set(t.game.view(0)["objectives"][2]).isdisjoint(t.game.semi_coop.held[2])
