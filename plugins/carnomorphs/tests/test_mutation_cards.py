"""What each Mutation card does: its INFECTED part, and the other one. Wounds, cards, moves, looking."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import light_wound, serious_wound

# ---------------------------------------------------------------- Intruders


@pytest.mark.rule("CM-MAC-02", "CM-MAC-03")
@pytest.mark.parametrize(("infected", "injuries"), [(True, 2), (False, 1)])
def test_bone_blades_hurt_an_intruder_of_choice(t: Any, infected: bool, injuries: int) -> None:
    one, other = t.intruder("fleshbeast", "a"), t.intruder("shambler", "a")
    t.top("attacks", "bite-3").will(other.id).part("alpha", "bone-blades", infected)
    assert (one.injuries, other.injuries) == (0, injuries)


@pytest.mark.rule("CM-MAC-02")
def test_alarm_pheromones_infected_drive_off_all_of_the_room(t: Any) -> None:
    one, other, far = t.intruder("fleshbeast", "a"), t.intruder("shambler", "a"), t.intruder("shambler", "e")
    t.top("events", "rampant-mutation-1", "rampant-mutation-2").part("alpha", "alarm-pheromones", True)
    assert (one.place, other.place, far.place) == ("b", "c", "e")


@pytest.mark.rule("CM-MAC-03")
def test_alarm_pheromones_not_infected_drive_off_one(t: Any) -> None:
    one, other = t.intruder("fleshbeast", "a"), t.intruder("shambler", "a")
    t.top("events", "rampant-mutation-1").will(other.id).part("alpha", "alarm-pheromones", False)
    assert (one.place, other.place) == ("a", "b")


@pytest.mark.rule("CM-MAC-02")
@pytest.mark.parametrize(("answer", "door"), [("ab", "destroyed"), ("leave", "closed")])
def test_acid_spittle_infected_hurts_all_and_may_destroy_a_door(t: Any, answer: str, door: str) -> None:
    one, other, far = t.intruder("fleshbeast", "a"), t.intruder("shambler", "a"), t.intruder("shambler", "e")
    t.door("ab").door("be").top("attacks", "bite-3", "whiplash-4").will(answer).part("alpha", "acid-spittle", True)
    assert (one.injuries, other.injuries, far.injuries) == (1, 1, 0)
    assert t.table.doors == {"ab": door, "be": "closed"}


@pytest.mark.rule("CM-MAC-03")
def test_acid_spittle_not_infected_destroys_a_door_of_the_room(t: Any) -> None:
    piece = t.intruder("shambler", "a")
    t.door("ab").door("ac").door("be").will("ac").part("alpha", "acid-spittle", False)
    assert t.table.doors == {"ab": "closed", "ac": "destroyed", "be": "closed"}
    assert piece.injuries == 0


# ---------------------------------------------------------------- Noise and Slime


@pytest.mark.rule("CM-MAC-02")
def test_odorless_glands_infected_clear_the_noise_around_and_the_slime(t: Any) -> None:
    t.noise("ab", "ad", "crawlway", "be").mark("alpha", slime=1).mark("beta", slime=1)
    t.part("alpha", "odorless-glands", True)
    assert sorted(t.table.noise) == ["be"]
    assert (t["alpha"].marks["slime"], t["beta"].marks["slime"]) == (0, 1)


@pytest.mark.rule("CM-MAC-03")
def test_odorless_glands_not_infected_remove_one_noise_marker(t: Any) -> None:
    t.noise("ab", "ad", "be").mark("alpha", slime=1).will("ad").part("alpha", "odorless-glands", False)
    t.expect_asked("mutation-noise", "alpha", ["ab", "ad"])
    assert (sorted(t.table.noise), t["alpha"].marks["slime"]) == (["ab", "be"], 1)


# ---------------------------------------------------------------- Wounds


@pytest.mark.rule("CM-MAC-02")
def test_hardened_skin_infected_heals_light_wounds_and_spares_the_next_wound(t: Any) -> None:
    t.wounds("alpha", light=2).part("alpha", "hardened-skin", True)
    light = [t["alpha"].light]
    for _ in range(2):
        light_wound(t.game, t["alpha"], "fire")
        light.append(t["alpha"].light)
    assert light == [0, 0, 1]


@pytest.mark.rule("CM-MAC-02")
def test_hardened_skin_spares_a_serious_wound_too_even_a_deadly_one(t: Any) -> None:
    t.wounds("alpha", serious=["arm", "leg", "body"]).part("alpha", "hardened-skin", True)
    serious_wound(t.game, t["alpha"], "fire")
    assert (t["alpha"].status, len(t["alpha"].serious)) == ("active", 3)


@pytest.mark.rule("CM-MAC-02")
def test_hardened_skin_lasts_till_the_next_turn_begins(t: Any) -> None:
    t.hand("alpha").hand("beta")
    t.mutant("alpha", "hardened-skin").mutates("alpha", True).will(("pass",)).turn()
    t.expect("table.turn", 1)
    assert t.game.view(1)["mutations"]["p1"]["skin"]
    t.game.state.phase = "event"
    light_wound(t.game, t["alpha"], "event")
    assert (t["alpha"].light, t.game.view(1)["mutations"]["p1"]["skin"]) == (0, False)


@pytest.mark.rule("CM-MAC-02")
@pytest.mark.parametrize(("turn", "light"), [(1, 0), (0, 1)])
def test_hardened_skin_does_nothing_in_the_next_turn(t: Any, turn: int, light: int) -> None:
    t.mutant("alpha", "hardened-skin").mutates("alpha", True)
    t.game.hooks.turn_ended(t.game, t["alpha"])
    t.table.turn = turn
    light_wound(t.game, t["alpha"], "fire")
    assert t["alpha"].light == light


@pytest.mark.rule("CM-MAC-02")
def test_hardened_skin_is_gone_after_the_next_turn(t: Any) -> None:
    t.mutant("alpha", "hardened-skin").mutates("alpha", True)
    for who in ("alpha", "beta", "alpha"):
        t.game.hooks.turn_ended(t.game, t[who])
    t.table.turn = 1
    light_wound(t.game, t["alpha"], "fire")
    assert t["alpha"].light == 1


@pytest.mark.rule("CM-MAC-03")
def test_hardened_skin_not_infected_heals_one_light_wound(t: Any) -> None:
    t.wounds("alpha", light=2).part("alpha", "hardened-skin", False)
    light_wound(t.game, t["alpha"], "fire")
    assert t["alpha"].light == 2


@pytest.mark.rule("CM-MAC-02")
@pytest.mark.parametrize(("heals", "left", "dressed"), [("arm/1", ["leg"], ["leg"]), ("leg/1", ["arm"], [])])
def test_accelerated_healing_infected_heals_any_serious_wound(
    t: Any, heals: str, left: list[str], dressed: list[str]
) -> None:
    t.top("wounds", "arm/1", "leg/1").wounds("alpha", serious=["arm/1"], dressed=["leg/1"])
    t.will(heals).part("alpha", "accelerated-healing", True)
    names = [[card.partition("/")[0] for card in cards] for cards in (t["alpha"].serious, t["alpha"].dressed)]
    assert names == [left, dressed]
    assert heals in t.table.discards["wounds"]


@pytest.mark.rule("CM-MAC-03")
def test_accelerated_healing_not_infected_dresses_one(t: Any) -> None:
    t.wounds("alpha", serious=["arm", "leg"])
    arm, leg = t["alpha"].serious
    t.will(leg).part("alpha", "accelerated-healing", False)
    assert (t["alpha"].serious, t["alpha"].dressed) == ([arm, leg], [leg])


# ---------------------------------------------------------------- cards and Rooms


@pytest.mark.rule("CM-MAC-02", "CM-MAC-03")
@pytest.mark.parametrize(("infected", "drawn"), [(True, 3), (False, 1)])
def test_predatory_reflexes_draw_cards(t: Any, infected: bool, drawn: int) -> None:
    t.hand("alpha", "look").part("alpha", "predatory-reflexes", infected)
    assert len(t["alpha"].hand) == 1 + drawn


@pytest.mark.rule("CM-MAC-02")
@pytest.mark.parametrize("combat", [True, False])
def test_spring_tendons_infected_move_without_noise_and_without_attacks(t: Any, combat: bool) -> None:
    if combat:
        t.intruder("shambler", "a")
    t.door("ad").will(("b", "ab")).part("alpha", "spring-tendons", True)
    t.expect_asked("mutation-leap", "alpha", [("b", "ab"), ("c", "ac")])
    assert (t["alpha"].place, t["beta"].place) == ("b", "a")
    t.expect_not_told("noise.roll").expect_not_told("attack")


@pytest.mark.rule("CM-MAC-03", "CM-MAC-06")
@pytest.mark.parametrize("combat", [True, False])
def test_spring_tendons_not_infected_move_out_of_combat_only(t: Any, combat: bool) -> None:
    if combat:
        t.intruder("shambler", "a")
    else:
        t.will(("b", "ab"))
    t.part("alpha", "spring-tendons", False)
    assert t["alpha"].place == ("a" if combat else "b")
    t.expect_not_told("noise.roll")


@pytest.mark.rule("CM-MAC-02", "CM-MAC-03")
@pytest.mark.parametrize(("infected", "seen"), [(True, ["g", "f"]), (False, ["g"])])
def test_echo_sense_shows_unexplored_rooms_and_their_tokens_to_one(t: Any, infected: bool, seen: list[str]) -> None:
    t.will("g").part("alpha", "echo-sense", infected)
    views = [t.game.view(seat) for seat in (0, 1)]
    for place in ("f", "g"):
        known = [view["rooms"][place][0] != "?" and view["tokens"][place][0] != "?" for view in views]
        assert known == [place in seen, False]
    assert [told["place"] for told in t.told("room.scout")] == seen


@pytest.mark.rule("CM-MAC-02")
def test_shared_instinct_infected_moves_an_intruder_out_of_combat_next_door(t: Any) -> None:
    t.intruder("fleshbeast", "a")
    piece = t.intruder("shambler", "e")
    t.door("de").will((piece.id, "be")).part("alpha", "shared-instinct", True)
    t.expect_asked("mutation-herd", "alpha", [(piece.id, "be"), (piece.id, "ef")])
    assert piece.place == "b"


@pytest.mark.rule("CM-MAC-03")
def test_shared_instinct_not_infected_orders_the_top_three_events_in_secret(t: Any) -> None:
    t.top("events", "growl", "lurking-1", "lurking-2", "stalking-1")
    deck = t.table.decks["events"]
    fourth = deck[-4]
    t.will("lurking-2/1", "growl/1").part("alpha", "shared-instinct", False)
    assert deck[:-5:-1] == ["lurking-2/1", "growl/1", "lurking-1/1", fourth]
    assert sorted(t.game.view(0)["decks"]["deck:events"]) == ["growl/1", "lurking-1/1", "lurking-2/1"]
    assert t.game.view(1)["decks"]["deck:events"] == []
    assert [event.audience for event in t.log if event.kind == "deck.look"] == [(0,)]
