"""What the Panic cards do to Rooms, and where they lead the Character: on the fakes.

Numbers: a 1 to b, 2 to c, 3 to d, 4 into the Crawlway; b 2 to e, 3 to c; e 1 and 3 to f, which is unexplored.
"""

from __future__ import annotations

from typing import Any

import pytest

EFFECTS = {
    "blind-escape": 2,
    "bloodlust": 3,
    "defeatism": 3,
    "demotivation": 2,
    "destruction": 4,
    "destructive-outburst": 2,
    "hallucinations": 3,
    "heart-attack": 5,
    "hopelessness": 3,
    "insane-courage": 2,
    "pyromaniac": 3,
    "ripping-off-the-bandages": 2,
    "sabotage": 2,
    "self-mutilation": 3,
}
"""Panic card -> the level from which on it is carried out."""


def crowded(t: Any) -> Any:
    """Alpha and beta in b, so that each Panic card could do something to alpha, to beta or to the Room."""
    t.bare("alpha").give("alpha", "zapper", ammo=2)
    t.put("alpha", "b").put("beta", "b").items("b", 3).hand("alpha", "look").hand("beta", "plan")
    t.contaminate("alpha", clean=2, pile="deck").deck("alpha", "plan")
    t.wounds("alpha", dressed=["body"]).flees(2).dice("noise-die", "4").intruder("lurker", "e")
    return t


def looked_at(t: Any) -> list[Any]:
    """All that Panic cards can change, but for the level of alpha."""
    people = [
        [
            who.place,
            who.status,
            who.light,
            *who.serious,
            *who.dressed,
            *who.held,
            *who.hand,
            *who.removed,
            *who.ammo.items(),
        ]
        for who in t.table.characters
    ]
    return [people, dict(t.table.fire), dict(t.table.malfunction), dict(t.table.items), t.level("beta")]


@pytest.mark.rule("VS-PAN-02")
@pytest.mark.parametrize(("card", "needed"), EFFECTS.items())
def test_below_its_level_a_card_only_raises_insanity(t: Any, card: str, needed: int) -> None:
    crowded(t).insane(alpha=needed - 1, beta=1)
    before = looked_at(t)
    t.panics("alpha", card)
    assert looked_at(t) == before
    assert (t.level("alpha"), t.asked) == (needed, [])
    t.game.fixed.clear()


@pytest.mark.rule("VS-PAN-03")
@pytest.mark.parametrize(("card", "needed"), EFFECTS.items())
def test_on_its_level_a_card_is_carried_out(t: Any, card: str, needed: int) -> None:
    crowded(t).insane(alpha=needed, beta=1)
    before = looked_at(t)
    t.panics("alpha", card)
    assert looked_at(t) != before
    assert t.level("alpha") == needed + (card in ("defeatism", "demotivation"))
    t.game.fixed.clear()


# ---------------------------------------------------------------- Destructive Outburst, Pyromaniac, Sabotage


def test_destructive_outburst_breaks_the_room(t: Any) -> None:
    t.put("alpha", "b").insane(alpha=2).panics("alpha", "destructive-outburst")
    assert (t.table.malfunction, t.level("alpha")) == ({"b": 1}, 2)


@pytest.mark.parametrize("place", ["b", "g"])
def test_a_room_that_is_broken_or_never_breaks_cannot_break(t: Any, place: str) -> None:
    t.room("brood", "g").malfunction("b").put("alpha", place).insane(alpha=2).panics("alpha", "destructive-outburst")
    assert (t.table.malfunction, t.level("alpha")) == ({"b": 1}, 3)


def test_a_pyromaniac_lights_a_fire(t: Any) -> None:
    t.put("alpha", "b").insane(alpha=3).panics("alpha", "pyromaniac")
    assert (t.table.fire, t.level("alpha")) == ({"b": 1}, 3)


def test_a_room_that_burns_cannot_be_set_on_fire(t: Any) -> None:
    t.put("alpha", "b").fire("b").insane(alpha=3).panics("alpha", "pyromaniac")
    assert (t.table.fire, t.level("alpha")) == ({"b": 1}, 4)


def test_sabotage_leaves_no_items(t: Any) -> None:
    t.put("alpha", "b").items("b", 3).items("c", 2).insane(alpha=2).panics("alpha", "sabotage")
    assert (t.table.items["b"], t.table.items["c"], t.level("alpha")) == (0, 2, 2)


@pytest.mark.parametrize("place", ["a", "b"])
def test_without_items_there_is_nothing_to_sabotage(t: Any, place: str) -> None:
    t.items("b", 0).put("alpha", place).insane(alpha=2).panics("alpha", "sabotage")
    assert t.level("alpha") == 3


def test_the_room_is_that_of_who_resolves_the_card(t: Any) -> None:
    t.put("alpha", "b").put("beta", "c").insane(beta=3)
    t.panics("beta", "pyromaniac").panics("beta", "destructive-outburst")
    assert (t.table.fire, t.table.malfunction) == ({"c": 1}, {"c": 1})


# ---------------------------------------------------------------- Blind Escape


@pytest.mark.rule("VS-PAN-11")
def test_blind_escape_follows_the_number_of_an_event_card_unattacked(t: Any) -> None:
    lurker = t.intruder("lurker", "a")
    t.insane(alpha=2).cards("alpha", 5).flees(1).dice("noise-die", "3").panics("alpha", "blind-escape")
    assert (t["alpha"].place, t["beta"].place, lurker.place) == ("b", "a", "a")
    assert (t.told("attack"), t.level("alpha")) == ([], 2)
    assert t.table.noise == {"bc": 1}
    assert (len(t.table.discards["events"]), t.told("event")) == (1, [])


@pytest.mark.rule("VS-PAN-11")
def test_where_somebody_is_no_noise_roll_follows_it(t: Any) -> None:
    t.put("beta", "b").insane(alpha=2).flees(1).panics("alpha", "blind-escape")
    assert (t["alpha"].place, t.told("noise.roll")) == ("b", [])


@pytest.mark.rule("VS-PAN-11")
def test_an_unexplored_room_is_explored(t: Any) -> None:
    t.unexplored("f", "vault", "fire-2").put("alpha", "e").insane(alpha=2).flees(1).dice("noise-die", "2")
    t.panics("alpha", "blind-escape")
    assert (t["alpha"].place, "f" in t.table.explored, t.table.noise) == ("f", True, {"fg": 1})


@pytest.mark.parametrize("number", [1, 4])
def test_closed_doors_and_technical_corridors_stop_it(t: Any, number: int) -> None:
    t.door("ab").insane(alpha=2).flees(number).panics("alpha", "blind-escape")
    assert (t["alpha"].place, t.level("alpha"), t.table.doors) == ("a", 3, {"ab": "closed"})
    assert len(t.table.discards["events"]) == 1


def test_without_an_event_card_nobody_escapes(t: Any) -> None:
    t.empty("events").insane(alpha=2).panics("alpha", "blind-escape")
    assert (t["alpha"].place, t.level("alpha")) == ("a", 3)


# ---------------------------------------------------------------- Insane Courage


@pytest.mark.rule("VS-PAN-10", "VS-PAN-11")
def test_insane_courage_walks_to_a_void_seeder_or_a_lair_of_its_choice(t: Any) -> None:
    t.intruder("lurker", "a")
    t.intruder("whisperer", "b")
    t.intruder("stalker", "e")
    t.lair("c")
    t.insane(alpha=2).will("c").panics("alpha", "insane-courage")
    t.expect_asked("insane-courage", "alpha", ["b", "c"])
    assert (t["alpha"].place, t.level("alpha")) == ("c", 2)
    assert (t.told("attack"), t.told("noise.roll")) == ([], [])


def test_there_is_no_courage_to_pass_a_closed_door(t: Any) -> None:
    t.intruder("whisperer", "b")
    t.lair("e")
    t.door("ab").insane(alpha=2).panics("alpha", "insane-courage")
    assert (t["alpha"].place, t.level("alpha")) == ("a", 3)
