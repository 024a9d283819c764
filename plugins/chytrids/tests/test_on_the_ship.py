"""The race on the ship with the Nemesis Characters: all of it dark, and what its cards mean there."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_chytrids.growth import grow_waiting, place_germinator, place_mycelium
from nemesis_core import assemble
from nemesis_core.rules import encounter, leave, surprise, tile_at, weakness_active

pytestmark = pytest.mark.variant


# ---------------------------------------------------------------- Darkness


@pytest.mark.rule("CS-DARK-01")
def test_the_whole_ship_is_dark_and_without_power(s: Any) -> None:
    hooks, game = s.game.hooks, s.game
    assert {(hooks.darkness(game, p), hooks.power(game, p)) for p in game.board.order} == {(True, False)}
    assert len(game.board.order) == 21
    s.event("hyphal-surge")
    assert {hooks.darkness(game, p) for p in game.board.order} == {True}


@pytest.mark.rule("CS-DARK-02")
@pytest.mark.parametrize(("cards", "surprised"), [(3, True), (4, False)])
def test_the_higher_number_of_a_token_counts(s: Any, cards: int, surprised: bool) -> None:
    s.hand("captain", *["search", "rest", "order", "interruption"][:cards])
    piece = s.intruder("stinkhorn", "cockpit", token=False)
    s.top("attacks", "implantation-4")
    s.do(lambda: surprise(s.game, s["captain"], piece, "token-stinkhorn-2-4/1"))
    assert bool(s.told("attack")) is surprised


@pytest.mark.rule("CS-DARK-02")
def test_darkness_lines_of_attacks_always_apply(s: Any) -> None:
    s.strike(s.intruder("stinkhorn", "cockpit", token=False), "captain", "tendril-lash-2")
    assert (s["captain"].light, s.contamination("captain")) == (2, 1)


@pytest.mark.rule("CS-DARK-02")
def test_darkness_lines_of_events_always_apply(s: Any) -> None:
    s.spores("cockpit").event("choking-haze")
    assert [(who.light, s.contamination(who)) for who in s.table.characters] == [(1, 1), (0, 0), (0, 0)]
    s.event("bulkheads-open")
    assert set(s.table.noise) == {
        way for place in ("cockpit", "engine-2", "engine-3") for way in s.game.board.numbered[place].values()
    }


@pytest.mark.rule("CS-DARK-03")
def test_a_shortage_kills_all_aboard_and_those_who_hibernate(s: Any) -> None:
    s.game.state.phase = "event"
    leave(s.game, s["captain"], "hibernating")
    leave(s.game, s["scout"], "escaped")
    s.few(mycelium=0).do(lambda: place_mycelium(s.game, "room-009"))
    assert [who.status for who in s.table.characters] == ["dead", "dead", "escaped"]
    assert s.ending == "overgrown"


@pytest.mark.rule("CS-DARK-03")
def test_a_ship_that_is_overgrown_does_not_jump(s: Any) -> None:
    s.few(mycelium=0).do(lambda: place_mycelium(s.game, "room-009"))
    s.finish()
    assert (s.ending, s.told("jump"), s.game.ship.destroyed) == ("overgrown", [], False)


@pytest.mark.rule("CS-DARK-03")
def test_who_waits_in_a_pod_is_still_aboard(s: Any) -> None:
    s.game.state.phase = "event"
    pod = next(iter(s.game.ship.pods))
    s.put("captain", "").game.ship.waiting[pod].append(0)
    s.few(mycelium=0).do(lambda: place_mycelium(s.game, "room-009"))
    assert [who.status for who in s.table.characters] == ["dead", "dead", "dead"]


@pytest.mark.rule("CS-SETUP-12")
def test_the_leftmost_germinator_comes_first_whatever_its_colour(s: Any) -> None:
    for place in ("room-006", "room-007", "room-008"):
        place_germinator(s.game, place)
    assert [s.game.colony.germinators[place] for place in ("room-006", "room-007", "room-008")] == [
        "purple-1",
        "green-1",
        "purple-2",
    ]


@pytest.mark.rule("CS-SETUP-12")
def test_the_board_where_germinators_wait_is_called_the_chytrid_board(s: Any) -> None:
    shown = [row[0] for row in s.screen()["The colony"]]
    assert ("Chytrid board" in shown, "Laboratory board" in shown) == (True, False)
    s.do(lambda: grow_waiting(s.game))
    assert s.story() == ["A purple Germinator on the Chytrid board grows to level 2."]


# ---------------------------------------------------------------- Events


@pytest.mark.rule("CS-CARDS-01")
def test_puffball_explosion_uses_the_germinators_of_the_chytrid_board(s: Any) -> None:
    s.germinator("room-006", 3, "green").event("puffball-explosion")
    # 2 leads from Room 6 to the Hibernatorium; the burst reaches it again, and Rooms 2, 5 and 7.
    assert s.grown("hibernatorium") == 1
    assert [s.grown(place) for place in ("room-002", "room-005", "room-007", "room-008")] == ["spore"] * 3 + [None]
    assert s.laboratory[:4] == [None, None, ("purple", 2), ("green", 1)]


@pytest.mark.rule("CS-CARDS-02")
@pytest.mark.parametrize("asleep", [False, True])
def test_coolant_leak_breaks_the_generator_then_starts_the_self_destruct(s: Any, asleep: bool) -> None:
    s.room("generator", "room-005").event("coolant-leak")
    assert (s.table.malfunction, s.game.ship.self_destruct) == ({"room-005": 1}, -1)
    if asleep:
        leave(s.game, s["scout"], "hibernating")
    s.table.decks["events"].append(s.table.removed.pop(s.table.removed.index("coolant-leak/1")))
    s.step("event", "event-card")
    assert s.game.ship.self_destruct > 0


@pytest.mark.rule("CS-CARDS-03")
def test_fire_in_the_hole_burns_both_evacuation_sections(s: Any) -> None:
    s.room("evacuation-section-a", "room-005").room("evacuation-section-b", "room-009")
    s.put("captain", "room-005").hand("captain").put("pilot", "room-009").hand("scout").event("fire-in-the-hole")
    assert sorted(s.table.fire) == ["room-005", "room-009"]
    assert [len(who.serious) for who in s.table.characters] == [1, 0, 0]


def computers(s: Any) -> list[str]:
    """Laboratory and Generator are explored at Rooms 16 and 5, the Storage, without a Computer, at Room 4."""
    s.room("storage", "room-004").room("laboratory", "room-016").room("generator", "room-005")
    return [p for p in s.game.board.order if p in s.table.explored and tile_at(s.game, p).computer]


@pytest.mark.rule("CS-CARDS-04")
def test_blue_screen_looks_for_the_lowest_numbered_computer_of_the_whole_ship(s: Any) -> None:
    assert computers(s) == ["room-005", "room-016"]
    s.event("blue-screen")
    assert s.table.malfunction == {"room-005": 1}


@pytest.mark.rule("CS-CARDS-04")
def test_short_circuit_burns_all_explored_computers_of_the_ship(s: Any) -> None:
    places = computers(s)
    s.event("short-circuit")
    assert sorted(s.table.fire) == places


@pytest.mark.rule("CS-CARDS-04")
def test_sluggish_in_the_light_helps_on_the_whole_ship(s: Any) -> None:
    s.weakness("sluggish-in-the-light").hand("captain")
    piece = s.intruder("stinkhorn", "cockpit", token=False)
    s.top("attacks", "implantation-4")
    s.do(lambda: surprise(s.game, s["captain"], piece, "token-stinkhorn-2-4/1"))
    assert [told["number"] for told in s.told("surprise")] == [3]


@pytest.mark.rule("CS-CARDS-06")
def test_every_other_word_of_the_cards_is_the_same_on_both_boards() -> None:
    ship, facility = assemble("chytrids-on-the-ship").content, assemble("chytrids").content
    for kind in ("event_card", "event_symbols", "attack", "attack_card", "weakness"):
        mine, theirs = ({record.id: record for record in content.of(kind)} for content in (ship, facility))
        theirs.pop("power-surge", None)
        assert mine == theirs, kind


def results(t: Any, card: str) -> Any:
    """What comes of `card` for three Characters in three Rooms: growth in two of them, a Deathcap in the first."""
    first, second, _ = t.table.characters
    t.germinator(first.place, 2).spores(second.place).intruder("deathcap", first.place, token=False)
    t.contaminate(first, infected=1, pile="deck").contaminate(second, clean=1, pile="deck")
    t.top("attacks", "spore-breath-3").event(card)
    return (
        [(who.light, len(who.serious), who.marks.get("spore", 0), t.contamination(who)) for who in t.table.characters],
        [t.grown(who.place) for who in t.table.characters],
        t.levels,
        len(t.told("attack")),
        t.table.malfunction.keys() & {first.place},
    )


@pytest.mark.rule("CS-CARDS-06")
@pytest.mark.parametrize(
    ("card", "grown"),
    [
        ("choking-haze", [2, "spore", None]),
        ("feeding-frenzy", [3, "spore", None]),
        ("sprouting-within", [3, "spore", None]),
        ("spore-storm", [2, 1, "spore"]),
    ],
)
def test_a_card_without_words_of_lockdown_does_the_same_on_both_boards(
    s: Any, f: Any, card: str, grown: list[Any]
) -> None:
    f.game.facility.powered.update(dict.fromkeys("1234", 0))
    for who in f.table.characters:
        f.hand(who, "search")
    here = results(s, card)
    assert here == results(f, card)
    assert here[1] == grown


# ---------------------------------------------------------------- Weaknesses


@pytest.mark.rule("CS-CARDS-05")
@pytest.mark.parametrize(("up", "injuries"), [(True, 2), (False, 1)])
def test_a_molotov_cocktail_burns_more(s: Any, up: bool, injuries: int) -> None:
    s.weakness("vulnerability-to-fire", up=up).germinator("room-003", 3).explored("room-003")
    piece = s.intruder("stinkhorn", "room-003", token=False)
    s.top("attacks", "crushing-stalk-6").use("captain", s.give("captain", "molotov-cocktail"), "throw", "room-003")
    assert (piece.injuries, s.table.fire) == (injuries, {"room-003": 1})
    assert s.grown("room-003") == 3, "no Intruder for Items"


@pytest.mark.rule("CS-WEAK-01")
@pytest.mark.parametrize(
    ("kind", "revealed"), [("character-corpse", [1, 0, 0]), ("intruder-carcass", [0, 1, 0]), ("egg", [0, 0, 1])]
)
def test_an_object_analysed_in_the_laboratory_turns_up_the_card_of_its_kind(
    s: Any, kind: str, revealed: list[int]
) -> None:
    s.room("laboratory", "room-005").put("captain", "room-005").hand("captain", "search", "rest")
    names = [card.partition("/")[0] for card in s.game.laboratory.weaknesses]
    s.carry("captain", kind)
    s.act("captain", "room", "analyse", kind)
    assert s.game.laboratory.revealed == revealed
    assert [c.marks.get("knowledge", 0) for c in s.table.characters] == [0, 0, 0]
    for who in s.table.characters:
        assert [int(weakness_active(s.game, who, name)) for name in names] == revealed


# ---------------------------------------------------------------- the Nest


@pytest.mark.rule("CH-EXPLORE-10")
def test_the_nest_of_the_ship_is_overgrown_too(s: Any) -> None:
    token = next(record.id for record in s.game.cards.exploration.values() if record.items == 3)
    s.unexplored("room-002", "nest", token).dice("noise-die", "silence").act("captain", "move", "room-002")
    # 3 leads from Room 2 back to the Cockpit.
    assert (s.grown("room-002"), s.grown("cockpit")) == ("mycelium", "spore")


def test_an_encounter_on_the_ship_takes_a_token_of_the_race(s: Any) -> None:
    s.mycelium("cockpit").bag("queen").top("attacks", "digestion-4").do(lambda: encounter(s.game, s["captain"]))
    assert [(piece.kind, piece.place) for piece in s.at("cockpit")] == [("queen", "cockpit")]
    assert len(s["captain"].serious) == 2, "surprised, with one card against 4"
