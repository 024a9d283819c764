"""Feeding: when, in which order, and what becomes of the one that Feeds.

Rooms a to g have the numbers 1 to 7. Nobody but the Characters of a test is in a Room with a Carnomorph.
"""

from __future__ import annotations

from typing import Any

import pytest

METAGORGER, SHAMBLER, FLESHBEAST, BUTCHER = KINDS = ("metagorger", "shambler", "fleshbeast", "butcher")
EVOLVES = [(METAGORGER, SHAMBLER), (SHAMBLER, FLESHBEAST), (FLESHBEAST, BUTCHER)]


# ---------------------------------------------------------------- when


@pytest.mark.rule("CM-FED-01")
def test_after_the_attacks_those_out_of_combat_with_food_feed(t: Any) -> None:
    t.put("beta", "f").lies("egg", "a")
    t.lies("egg", "c")
    for place in "acd":
        t.intruder(SHAMBLER, place, injuries=1, token=False)
    t.top("attacks", "slash-1").attacks_and_feeding()
    # a is in Combat, d has nothing to eat.
    assert [t.kinds_at(place) for place in "acd"] == [[SHAMBLER], [FLESHBEAST], [SHAMBLER]]
    assert [t.lying(place) for place in "acd"] == [["egg"], [], []]
    assert t.kinds.index("attack") < t.kinds.index("feed")
    assert [piece.injuries for place in "acd" for piece in t.at(place)] == [1, 0, 1]


@pytest.mark.rule("CM-EVP-01")
def test_feeding_belongs_to_the_step_of_attacks_in_an_order_that_stays(t: Any) -> None:
    names = [step.name for step in t.game.ruleset.phases["event"]]
    at = names.index("attacks")
    assert names[at - 1 : at + 3] == ["voracious-feeding", "attacks", "feeding", "fire"]
    rest = ("attacks", "fire", "eggs-burn", "event-card", "bag", "end")
    assert [name for name in names if name in rest] == list(rest)


@pytest.mark.rule("CM-FED-01")
def test_with_the_step_left_out_nobody_feeds(t: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(t.game.ruleset.hooks, "attacks_skipped", lambda game: True)
    t.away().adapted("voracious").lies("egg", "c")
    t.intruder(SHAMBLER, "c", token=False)
    t.attacks_and_feeding()
    assert (t.kinds_at("c"), t.lying("c")) == ([SHAMBLER], ["egg"])
    monkeypatch.undo()
    assert t.attacks_and_feeding().kinds_at("c") == [FLESHBEAST]


def test_voracious_ones_feed_before_the_attacks_and_in_combat_but_once(t: Any) -> None:
    t.put("beta", "f").adapted("voracious").lies("egg", "a")
    t.lies("egg", "a")
    t.intruder(SHAMBLER, "a", token=False)
    # Bash hits for a Fleshbeast, not for a Shambler.
    t.top("attacks", "bash-1").attacks_and_feeding()
    assert (t.kinds_at("a"), t.lying("a")) == ([FLESHBEAST], ["egg"])
    assert t.kinds.index("feed") < t.kinds.index("attack")
    assert len(t["alpha"].serious) == 1


@pytest.mark.rule("CM-FED-06")
def test_what_is_carried_is_not_eaten_even_by_voracious_ones(t: Any) -> None:
    egg = t.put("beta", "f").adapted("voracious").carry("alpha", "egg")
    t.intruder(SHAMBLER, "a", token=False)
    t.top("attacks", "slash-1").attacks_and_feeding()
    assert (t.kinds_at("a"), t["alpha"].held[-1]) == ([SHAMBLER], egg)
    t.lies("intruder-carcass", "a")
    t.top("attacks", "slash-1").attacks_and_feeding()
    assert (t.kinds_at("a"), t["alpha"].held[-1], t.lying("a")) == ([FLESHBEAST], egg, [])


def test_voracious_turned_up_while_they_feed_counts_for_the_rooms_after_it(t: Any) -> None:
    t.put("beta", "f").put("alpha", "c").face_down("agile", "voracious", "keen-scent")
    for place in "bc":
        t.lies("egg", place)
        t.intruder(SHAMBLER, place, token=False)
    t.top("attacks", "slash-1").attacks_and_feeding()
    # The Fleshbeast of b is the first of its kind; its slot is the second one.
    assert [t.kinds_at(place) for place in "bc"] == [[FLESHBEAST], [FLESHBEAST]]


# ---------------------------------------------------------------- order


@pytest.mark.rule("CM-FED-11")
def test_rooms_feed_from_the_lowest_number_on(t: Any) -> None:
    t.away().no_more(SHAMBLER, "e")
    t.table.intruders.pop("shambler-1")
    for place in "cdb":
        t.lies("egg", place)
        t.intruder(METAGORGER, place, token=False)
    t.attacks_and_feeding()
    # One Shambler is left, for b; in c and d there is only food for them. All the Shamblers of e have none.
    assert [t.kinds_at(place) for place in "bcd"] == [[SHAMBLER], [METAGORGER], [METAGORGER]]
    assert [t.lying(place) for place in "bcd"] == [[], [], []]


@pytest.mark.variant
@pytest.mark.rule("CM-FED-11")
def test_a_room_without_a_number_feeds_last(f: Any) -> None:
    f.no_more(SHAMBLER, "room-005")
    f.table.intruders.pop("shambler-1")
    for place in ("staircase-12-west", "elevator-s-03"):
        f.lies("egg", place)
        f.intruder(METAGORGER, place, token=False)
    f.attacks_and_feeding()
    assert [f.kinds_at(place) for place in ("elevator-s-03", "staircase-12-west")] == [[SHAMBLER], [METAGORGER]]


@pytest.mark.rule("CM-FED-11")
def test_one_whose_last_victim_has_just_died_feeds_on_it(t: Any) -> None:
    t.put("beta", "f").wounds("alpha", serious=["leg", "hand"])
    t.intruder(SHAMBLER, "a", token=False)
    t.top("attacks", "bite-1").attacks_and_feeding()
    assert t["alpha"].status == "dead"
    assert (t.kinds_at("a"), t.lying("a")) == ([FLESHBEAST], [])


@pytest.mark.parametrize(
    ("eggs", "fed", "after"),
    [
        # The Fleshbeast cannot become a second Butcher. When the Eggs are out the Metagorger is the food.
        (1, [BUTCHER, FLESHBEAST], [BUTCHER, FLESHBEAST, SHAMBLER]),
        (2, [BUTCHER, FLESHBEAST, SHAMBLER], [BUTCHER, FLESHBEAST, FLESHBEAST]),
        (3, [BUTCHER, FLESHBEAST, SHAMBLER], [BUTCHER, FLESHBEAST, METAGORGER, FLESHBEAST]),
        (4, [BUTCHER, FLESHBEAST, SHAMBLER, METAGORGER], [BUTCHER, FLESHBEAST, FLESHBEAST, SHAMBLER]),
    ],
)
def test_higher_kinds_feed_first_while_food_is_left(t: Any, eggs: int, fed: list[str], after: list[str]) -> None:
    t.away()
    for _ in range(eggs):
        t.lies("egg", "c")
    for kind in KINDS:
        t.intruder(kind, "c", token=False)
    t.attacks_and_feeding()
    assert [feed["piece"].rpartition("-")[0] for feed in t.told("feed")] == fed
    assert sorted(t.kinds_at("c")) == sorted(after)


def test_a_metagorger_does_not_eat_itself_but_another_one(t: Any) -> None:
    t.away().intruder(METAGORGER, "c", token=False)
    assert t.attacks_and_feeding().told("feed") == []
    t.intruder(METAGORGER, "c", token=False)
    assert t.attacks_and_feeding().kinds_at("c") == [SHAMBLER]
    # What has just evolved Feeds no second time, and nothing is left.
    assert len(t.told("feed")) == 1


@pytest.mark.rule("CM-FED-14")
def test_of_one_kind_the_least_injured_feeds_first(t: Any) -> None:
    t.away().lies("egg", "c")
    first = t.intruder(SHAMBLER, "c", injuries=2, token=False)
    t.intruder(SHAMBLER, "c", injuries=1, token=False)
    t.attacks_and_feeding()
    assert t.kinds_at("c") == [SHAMBLER, FLESHBEAST]
    assert (t.at("c")[0], first.injuries) == (first, 2)


@pytest.mark.rule("CM-FED-14")
def test_the_most_injured_metagorger_is_eaten(t: Any) -> None:
    t.away().intruder(BUTCHER, "c", token=False)
    injured = [t.intruder(METAGORGER, "c", injuries=n, token=False) for n in (0, 2, 1)]
    t.no_more(SHAMBLER, "e").attacks_and_feeding()
    # The Butcher eats that with 2 Injuries; then that with none eats that with 1 and, alone, cannot become a Shambler.
    assert [piece for piece in t.at("c") if piece.kind == METAGORGER] == injured[:1]


# ---------------------------------------------------------------- healing and evolving


@pytest.mark.rule("CM-FED-02")
def test_it_heals_evolves_and_eats_in_this_order(t: Any) -> None:
    t.away().lies("egg", "c")
    t.intruder(METAGORGER, "c", injuries=2, token=False)
    t.log.clear()
    t.attacks_and_feeding()
    told = [kind for kind in t.kinds if kind in ("feed", "recover", "intruder.grow", "feed.object")]
    assert told == ["feed", "recover", "intruder.grow", "feed.object"]
    assert [(piece.kind, piece.injuries) for piece in t.at("c")] == [(SHAMBLER, 0)]


@pytest.mark.rule("CM-FED-02", "CM-FED-03")
@pytest.mark.parametrize(("kind", "higher"), [*EVOLVES, (BUTCHER, BUTCHER)])
def test_each_kind_evolves_into_the_next_and_the_butcher_into_none(t: Any, kind: str, higher: str) -> None:
    t.away().lies("egg", "c")
    t.intruder(kind, "c", injuries=1, token=False)
    t.attacks_and_feeding()
    assert [(piece.kind, piece.injuries) for piece in t.at("c")] == [(higher, 0)]
    assert t.lying("c") == []


@pytest.mark.rule("CM-FED-03")
@pytest.mark.parametrize(("kind", "higher"), EVOLVES)
def test_without_a_miniature_it_only_heals_and_eats(t: Any, kind: str, higher: str) -> None:
    t.away().no_more(higher, "e").lies("egg", "c")
    piece = t.intruder(kind, "c", injuries=2, token=False)
    t.attacks_and_feeding()
    assert t.at("c") == [piece]
    assert (piece.injuries, t.lying("c")) == (0, [])
    # Those out of Combat do not make room for it.
    assert set(t.kinds_at("e")) == {higher}


@pytest.mark.rule("CM-FED-03", "CM-INJ-04")
def test_nothing_evolves_into_a_killed_butcher(t: Any) -> None:
    t.away().lies("egg", "c")
    t.intruder(FLESHBEAST, "c", injuries=1, token=False)
    t.game.laboratory.queen_killed = True
    t.attacks_and_feeding()
    assert [(piece.kind, piece.injuries) for piece in t.at("c")] == [(FLESHBEAST, 0)]
