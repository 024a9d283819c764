"""What a Panic card does in the middle of something else: an Escape, an attempt to get away, another one, the end."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core import assemble, make_bots
from nemesis_core.rules import encounter, seat_name
from nemesis_core.testing import race_rules
from nemesis_void_seeders.lairs import despoiler_dead, place_lair
from nemesis_void_seeders.panic import resolve_panic

# Blind Escape: from level 2 on through the Corridor of an Event card, with a Noise roll. Heart Attack: from 5 on death.


def cards(names: list[str]) -> list[str]:
    return [name.partition("/")[0] for name in names]


# ---------------------------------------------------------------- in an attempt to get away


def led_away(t: Any, who: str, place: str, number: int) -> str:
    """`who` rolls `number` at `place`, meets its madness there, and Blind Escape leads it out; where it comes to."""
    corridor = t.game.board.numbered[place][str(number)]
    goal: str = t.game.board.other_end(corridor, place)
    t.explored(place).explored(goal).put(who, place).noise(corridor)
    t.insane(**{who: 2}).hand(who, "search", "rest", "search")
    t.dice("noise-die", str(number), "silence").bag("insanity").top("panic", "blind-escape").flees(number)
    return goal


@pytest.mark.rule("VS-PAN-11")
@pytest.mark.variant
def test_who_is_led_out_of_the_isolation_room_is_not_locked_in(facility: Any) -> None:
    facility.game.facility.isolation_open = True
    goal = led_away(facility, "sentry", "isolation-room", 2)
    facility.act("sentry", "room", "lock-yourself-in")
    assert (facility["sentry"].status, facility["sentry"].place) == ("active", goal)


@pytest.mark.rule("VS-PAN-11")
@pytest.mark.variant
def test_who_is_led_away_from_the_exit_does_not_reach_the_bunker(facility: Any) -> None:
    facility.game.facility.gate_open = True
    goal = led_away(facility, "sentry", "room-002", 2)
    facility.game.facility.rover = "bunker"
    facility.give("sentry", "enviro-suit")
    facility.act("sentry", "escape", "on-foot")
    assert (facility["sentry"].status, facility["sentry"].place) == ("active", goal)


@pytest.mark.rule("VS-PAN-11")
@pytest.mark.variant
@pytest.mark.parametrize(
    ("place", "number", "action"), [("room-004", 1, "enter-a-pod"), ("hibernatorium", 2, "hibernate")]
)
def test_who_is_led_away_from_pod_or_chamber_is_still_aboard(ship: Any, place: str, number: int, action: str) -> None:
    ship.game.ship.locked.clear()
    ship.game.ship.time = 8
    goal = led_away(ship, "captain", place, number)
    ship.act("captain", "room", action)
    assert (ship["captain"].status, ship["captain"].place) == ("active", goal)


# ---------------------------------------------------------------- in an Escape, a Surprise Attack, the Attack step


@pytest.mark.rule("VS-PAN-11", "VS-CBT-02")
def test_in_an_escape_it_leads_elsewhere_and_the_others_do_not_attack_any_more(t: Any) -> None:
    for kind in ("lurker", "whisperer"):
        t.intruder(kind, "a", token=False)
    t.put("beta", "g").insane(alpha=2).hand("alpha", "plan", "plan", "plan").top("panic", "blind-escape").flees(1)
    t.top("attacks", "dismay-2").dice("noise-die", "silence").act("alpha", "move", "c")
    assert (t["alpha"].place, len(t.told("attack")), len(t.told("noise.roll"))) == ("b", 1, 1)


@pytest.mark.rule("VS-CBT-13", "VS-PAN-11")
def test_in_the_attack_step_those_that_are_left_behind_have_no_target(t: Any) -> None:
    for kind, place in (("whisperer", "a"), ("lurker", "a"), ("lurker", "b")):
        t.intruder(kind, place, token=False)
    t.put("beta", "g").insane(alpha=2).cards("alpha", 5).top("panic", "blind-escape").flees(1)
    t.top("attacks", "dismay-2", "scratch-4").step("event", "attacks")
    assert (t["alpha"].place, [told["piece"] for told in t.told("attack")]) == ("b", ["whisperer-1", "lurker-2"])


@pytest.mark.rule("VS-ENC-07")
def test_who_dies_of_a_surprise_attack_leaves_the_void_seeder_there(t: Any) -> None:
    came: list[bool] = []
    t.put("beta", "b").insane(alpha=5).hand("alpha").top("panic", "heart-attack").bag("void-seeder-1")
    t.do(lambda: came.append(encounter(t.game, t["alpha"])))
    assert (t["alpha"].status, came, [piece.kind for piece in t.at("a")]) == ("dead", [True], ["despoiler"])


# ---------------------------------------------------------------- several in a Room


@pytest.mark.rule("VS-PAN-03", "VS-INS-03")
def test_who_dies_of_its_defeatism_takes_the_others_along_all_the_same(people: Any) -> None:
    t = people("alpha", "beta", "gamma").put("gamma", "b").insane(alpha=5, beta=2, gamma=2)
    t.panics("alpha", "defeatism")
    assert (t["alpha"].status, t.level("beta"), t.level("gamma")) == ("dead", 3, 2)


@pytest.mark.rule("VS-PAN-03", "VS-INS-03")
def test_demotivation_has_all_discard_before_its_own_dies_of_it(t: Any) -> None:
    t.hand("alpha", "look").hand("beta", "plan").insane(alpha=5).panics("alpha", "demotivation")
    assert (t["alpha"].status, t["alpha"].hand, t["beta"].hand) == ("dead", [], [])
    assert [told["who"] for told in t.told("panic.discard")] == [0, 1]


@pytest.mark.rule("VS-PAN-03")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 2, 3]), (2, [2, 3, 0])])
@pytest.mark.parametrize("card", ["bloodlust", "defeatism"])
def test_the_others_are_touched_from_the_first_player_on(people: Any, card: str, first: int, order: list[int]) -> None:
    t = people("alpha", "beta", "gamma", "delta")
    t.table.first = first
    t.insane(beta=3).panics("beta", card)
    told = t.told("wound.serious" if card == "bloodlust" else "insanity.rise")
    assert [event["who"] for event in told if event["who"] != 1] == order


def test_whispers_go_round_from_the_first_player_whoever_shares_its_room(people: Any) -> None:
    # Alpha, the First Player, and gamma are in a, beta is in b: alpha has its Encounter before beta.
    t = people("alpha", "beta", "gamma").put("beta", "b").cards("alpha", 5).cards("beta", 5)
    t.noise("ab").flees(1).bag("blank", "void-seeder").event("whispers-1")
    assert [told["who"] for told in t.told("encounter")] == [0, 1]


# ---------------------------------------------------------------- Lairs


@pytest.mark.rule("VS-LAI-12", "VS-LAI-13")
@pytest.mark.variant
def test_a_grenade_at_the_last_lair_takes_the_despoiler_beside_it_along(facility: Any) -> None:
    t = facility
    t.put("hacker", "isolation-room").hand("sentry", "search", "rest").explored("room-002").lair("room-002", 9)
    t.game.seeders.destroyed += ["lair-2", "lair-3"]
    t.intruder("despoiler", "room-002", token=False)
    lurker = t.intruder("lurker", "room-002", token=False)
    t.blood(3, 4, 5, 5).use("sentry", t.give("sentry", "grenade"), "throw", "lair-1")
    assert (despoiler_dead(t.game), list(t.table.intruders), lurker.injuries) == (True, [lurker.id], 1)


@pytest.mark.rule("VS-LAI-09")
@pytest.mark.variant
def test_the_fire_of_the_ship_hurts_a_lair_too(ship: Any) -> None:
    ship.lair("room-005", 1)
    ship.fire("room-005").blood(3, 4).step("event", "fire")
    assert ship.game.seeders.lair_injuries == {"lair-1": 2}


# ---------------------------------------------------------------- the end in the middle


@pytest.mark.rule("VS-PAN-06")
def test_the_game_ends_inside_two_panic_cards_and_both_are_put_away(t: Any) -> None:
    # Beta is dead. Blind Escape leads alpha to b, where the roll has an Encounter, whose Panic card is its death.
    t["beta"].status, t["beta"].place = "dead", ""
    t.insane(alpha=5).noise("bc").top("panic", "blind-escape", "heart-attack").flees(1)
    t.dice("noise-die", "3").bag("insanity")
    t.do(lambda: resolve_panic(t.game, t["alpha"], "event"))
    assert (cards(t.game.seeders.resolving), t.game.state.ending) == (["blind-escape", "heart-attack"], "nobody-left")
    t.step("victory", "contamination")
    assert (t.game.seeders.resolving, cards(t.table.discards["panic"])) == ([], ["heart-attack", "blind-escape"])
    assert t.game.view(0)["panic"] == []


@pytest.mark.rule("VS-PAN-06")
def test_it_does_so_in_a_whole_game() -> None:
    game = race_rules("void-seeders").new_game(5, 462597)
    held: list[int] = []
    game.on_step = lambda now: held.append(len(now.seeders.resolving))
    game.play(make_bots("random", 5, 462597))
    assert (max(held), held[-1], game.state.ending) == (2, 0, "nobody-left")


@pytest.mark.rule("VS-PAN-05")
@pytest.mark.variant
def test_a_character_of_the_other_crew_can_interrupt_a_panic_card_in_combat(nemesis_table: Any) -> None:
    t = nemesis_table("captain", "hacker", rules=assemble("void-seeders", crew=("nemesis-crew", "lockdown-crew")))
    for who in ("captain", "hacker"):
        t.put(who, "isolation-room").hand(who)
    place_lair(t.game, "isolation-room")
    t.game.seeders.levels[seat_name(t["hacker"])] = 5
    t.hand("captain", "interruption").will(("react", t["captain"].hand[0], "cancel-action"))
    t.top("panic", "heart-attack").do(lambda: resolve_panic(t.game, t["hacker"], "event"))
    assert (t["hacker"].status, cards(t.table.discards["panic"])) == ("active", ["heart-attack"])
