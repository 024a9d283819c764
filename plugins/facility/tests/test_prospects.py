"""What the Facility tells bots: by hand from the rules and the tracks."""

from __future__ import annotations

import attrs
import pytest

from nemesis_core import Errand
from nemesis_core.testing import Table, fakes, table


@pytest.fixture
def t() -> Table:
    return table(fakes(board="facility"), ["alpha", "beta"])


def named(t: Table, *choose: str) -> list[Errand]:
    return [errand for errand in t.to_bot("alpha").errands if errand.choose[: len(choose)] == choose]


def plainly(t: Table, *choose: str) -> list[Errand]:
    """Those that need no Signal."""
    return [errand for errand in named(t, *choose) if "signal-sent" not in errand.needs]


def test_rounds_are_counted_to_the_first_token_that_ends_the_game(t: Table) -> None:
    t.game.facility.time = 12
    assert t.to_bot("alpha").rounds_left == 12
    t.game.facility.alert = 6  # the game ends when the Time token leaves slot 6: in the 7th round from now
    assert t.to_bot("alpha").rounds_left == 7
    t.game.facility.autodestruction, t.game.facility.autodestruction_red = 9, True
    assert t.to_bot("alpha").rounds_left == 4


def test_isolation_room_opens_by_itself_at_slot_8_or_by_the_alert_procedure(t: Table) -> None:
    t.game.facility.time = 11
    later, sooner = plainly(t, "room", "lock-yourself-in")
    assert (later.opens, later.needs) == (3, ())
    assert (sooner.opens, sooner.needs) == (0, ("isolation-open",))
    (alert,) = named(t, "room", "start-alert-procedure")
    assert (alert.fulfils, alert.shared) == (("isolation-open",), True)
    t.game.facility.isolation_open = True
    (now,) = plainly(t, "room", "lock-yourself-in")
    assert (now.opens, now.needs, now.leaves, now.fulfils) == (0, (), True, ("isolated",))
    assert named(t, "room", "start-alert-procedure") == []


def test_isolation_room_with_a_malfunction_has_to_work_before(t: Table) -> None:
    t.game.facility.isolation_open = True
    (place,) = plainly(t, "room", "lock-yourself-in")[0].places
    t.table.malfunction[place] = 1
    (broken,) = plainly(t, "room", "lock-yourself-in")
    assert broken.needs == (f"works:{place}",)


def test_a_pod_is_open_on_the_slots_with_a_css_token_only(t: Table) -> None:
    t.game.facility.time = 10
    slots = sorted((int(slot) for slot in t.game.facility.css), reverse=True)
    waits = [(errand.opens, errand.closes) for errand in plainly(t, "room", "enter-css-pod-a")]
    assert waits == [(10 - slot, 10 - slot) for slot in slots if slot <= 10]


def test_a_pod_that_is_taken_is_open_again_from_the_next_slot_on(t: Table) -> None:
    t.game.facility.time = 10
    t.game.facility.pods["a"] = 1
    waits = [errand.opens for errand in plainly(t, "room", "enter-css-pod-a")]
    assert waits == sorted(10 - int(slot) for slot in t.game.facility.css if int(slot) < 10)


def test_bunker_is_reached_where_the_rover_waits_once_the_gate_is_open(t: Table) -> None:
    assert named(t, "escape") == []
    t.game.facility.gate_open = True
    (ride,) = named(t, "escape", "by-rover")
    assert (ride.places, ride.fulfils) == ((t.game.facility.rover,), ("evacuated",))
    t.game.facility.rover = "bunker"
    assert named(t, "escape") == []


def test_bunker_is_reached_on_foot_by_those_who_have_a_suit(t: Table) -> None:
    t.game.facility.rover = "bunker"
    suit = next(card for card in sorted(t.game.cards.item) if t.game.cards.tagged(card, "suit"))
    t["alpha"].held[:] = [suit]
    assert named(t, "escape") == []
    t.game.facility.gate_open = True
    (walk,) = named(t, "escape", "on-foot")
    assert (walk.places, walk.fulfils, walk.leaves) == (tuple(t.game.board.with_role("exit")), ("evacuated",), True)


def test_a_signal_makes_a_way_out_safer_unless_code_blue_is_out_of_the_question(t: Table) -> None:
    t.game.facility.isolation_open = True
    now, sent = named(t, "room", "lock-yourself-in")
    assert (now.needs, sent.needs) == ((), ("signal-sent",))
    t[0].marks["signal"] = 1
    (safer,) = named(t, "room", "lock-yourself-in")
    assert safer.odds == sent.odds > now.odds and not safer.needs
    assert named(t, "room", "send-a-signal") == []


@pytest.mark.parametrize(
    ("kills", "way"), [("locked-in-isolation-room", "lock-yourself-in"), ("evacuated-by-css", "enter-css-pod-a")]
)
def test_a_contingency_that_one_holds_is_not_the_active_one(t: Table, kills: str, way: str) -> None:
    t.game.facility.isolation_open = True
    facility = t.game.facility
    kinds = t.game.contingency_kinds
    deadly = next(token for token, record in kinds.items() if record.kills == kills)
    for tokens in (*facility.contingencies, facility.pool, facility.active):
        tokens.clear()
    others = [token for token in kinds if token != deadly]
    facility.active.append(others[0])
    facility.pool.extend([deadly, *others[2:]])
    facility.contingencies[0] = [others[1]]
    before = named(t, "room", way)[0].odds
    facility.pool.remove(deadly)
    facility.pool.append(others[1])
    facility.contingencies[0] = [deadly]
    assert named(t, "room", way)[0].odds > before


@pytest.mark.rule("LD-CTG-11")
def test_no_pod_saves_whom_the_active_contingency_is_sure_to_kill(t: Table) -> None:
    facility, kinds = t.game.facility, t.game.contingency_kinds
    gray = next(token for token, record in kinds.items() if record.kills == "evacuated-by-css")
    for tokens in (*facility.contingencies, facility.pool, facility.active):
        tokens.clear()
    facility.active.append(gray)
    facility.contingencies[0] = [token for token in kinds if token != gray]
    assert {pod.odds for pod in named(t, "room", "enter-css-pod-a")} == {0.0}


@pytest.mark.rule("LD-AUTO-07")
def test_a_red_autodestruction_is_as_good_as_the_blast(t: Table) -> None:
    t.game.facility.autodestruction, t.game.facility.autodestruction_red = 6, False
    assert 0.5 < t.to_bot("alpha").likely("facility-destroyed") < 1
    t.game.facility.autodestruction_red = True
    assert t.to_bot("alpha").likely("facility-destroyed") == 1
    assert t.to_bot("alpha").likely("facility-stands") == 0
    assert {errand.odds for errand in named(t, "room", "lock-yourself-in")} == {0.0}


def test_locking_oneself_in_spoils_nothing_but_the_explosion(t: Table) -> None:
    spoils = {errand.spoils for errand in named(t, "room", "lock-yourself-in")}
    assert spoils == {("facility-destroyed",)}


def test_explosion_meets_what_it_meets_and_spoils_isolation(t: Table) -> None:
    (blast,) = named(t, "room", "initiate-autodestruction")
    assert {"facility-destroyed", "nest-destroyed", "queen-killed"} <= set(blast.fulfils)
    assert {"facility-stands", "isolated"} <= set(blast.spoils)
    stands = t.to_bot("alpha").likely("facility-stands")
    t.game.facility.autodestruction = 9
    assert named(t, "room", "initiate-autodestruction") == []
    assert t.to_bot("alpha").likely("facility-stands") < stands


def test_power_is_restored_where_the_isolation_room_is_dark_and_laid_there_first(t: Table) -> None:
    facility = t.game.facility
    section = t.game.board.sections[named(t, "room", "lock-yourself-in")[0].places[0]]
    facility.powered = {"1": 1, "2": 1, "3": 0, "4": 0}
    facility.power_at[section] = "4"
    others = [slot for slot in facility.power_at if slot != section]
    facility.power_at.update(zip(others, "123", strict=True))
    assert len(named(t, "room", "restore-power")) == 1
    (laid,) = [errand for errand in t.to_bot("alpha").errands if errand.choose and errand.choose[0].count("=")]
    assert f"{section}=1" in laid.choose
    facility.power_at[section], facility.power_at[others[0]] = "1", "4"
    assert named(t, "room", "restore-power") == []


def test_no_survivor_of_the_nemesis_is_the_likelier_the_fewer_of_them_live(
    t: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert t.to_bot("alpha").likely("no-nemesis-survivor") == 1
    (record, loadout), characters = t.game.cards.characters["beta"], t.game.cards.characters
    monkeypatch.setitem(characters, "beta", (attrs.evolve(record, role="nemesis-survivor"), loadout))
    assert 0 < t.to_bot("alpha").likely("no-nemesis-survivor") < 1
    assert t.to_bot("beta").likely("no-nemesis-survivor") == 0
    t[1].status, t[1].place = "dead", ""
    assert t.to_bot("alpha").likely("no-nemesis-survivor") == 1
