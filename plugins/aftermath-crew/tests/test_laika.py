"""The dog Laika aboard the ship: at heel, on the run, in an Encounter."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import die

pytestmark = pytest.mark.variant

HUNTER = "bounty-hunter"
HOME = "hibernatorium"


@pytest.fixture
def t(ship: Any) -> Any:
    """The Bounty Hunter in the Hibernatorium with Laika Seeks; two Rooms in a row beside it lie open."""
    t = ship(HUNTER).hand(HUNTER, "laika-seek")
    t.game.semi_coop.chosen = True
    return t.room("canteen", "room-006", 0).room("cabins", "room-002", 0)


def away(t: Any, place: str) -> Any:
    """Laika is at `place`, alone."""
    t.game.aftermath_crew.laika = place
    return t


def where(t: Any) -> str:
    """Where Laika is alone; an empty text when she is with the Bounty Hunter."""
    return str(t.game.aftermath_crew.laika)


def way(t: Any, start: str, end: str) -> str:
    """The Corridor between two places."""
    return str(next(corridor for corridor, other in t.game.board.ways[start] if other == end))


def send(t: Any, place: str, *faces: str, then: Any = ("stay",)) -> Any:
    """The Bounty Hunter sends Laika to `place`, where a Noise roll gives the first of `faces`."""
    t.dice("noise-die", *faces).will(then)
    return t.play_card(HUNTER, "laika-seek", "send", place, way(t, HOME, place))


def token(t: Any, effect: str) -> str:
    """An Exploration token with `effect`."""
    return str(next(r.id for r in t.game.ruleset.content.of("exploration_token") if r.effect == effect))


# ---------------------------------------------------------------- running


def test_laika_runs_and_makes_noise_while_her_owner_stays(t: Any) -> None:
    number = next(n for n, corridor in t.game.board.numbered["room-006"].items() if n.isdigit())
    send(t, "room-006", number)
    assert (where(t), t[HUNTER].place) == ("room-006", HOME)
    assert t.table.noise == {t.game.board.numbered["room-006"][number]: 1}
    exits = t.screen(HUNTER)[f"Exits of {t.names(HUNTER)['place'][HOME]}"]
    assert ["Laika" in row[-1] for row in exits].count(True) == 1


def test_laika_may_run_on(t: Any) -> None:
    send(t, "room-006", "silence", "silence", then=("room-002", way(t, "room-006", "room-002")))
    assert (where(t), len(t.told("noise.roll")), len(t.told("laika.run"))) == ("room-002", 2, 2)


def test_laika_explores(t: Any) -> None:
    t.unexplored("room-008", "armory", token(t, "fire"))
    send(t, "room-008", "silence")
    assert "room-008" in t.table.explored
    assert (t.table.fire, t[HUNTER].place) == ({"room-008": 1}, HOME)


@pytest.mark.parametrize(("effect", "rolls"), [("silence", 0), ("danger", 0), ("malfunction", 1)])
@pytest.mark.parametrize("explored", [False, True])
def test_a_token_may_take_the_place_of_her_noise_roll(t: Any, effect: str, rolls: int, explored: bool) -> None:
    """Also in a Room that lies open, with a token on it."""
    t.unexplored("room-008", "armory", token(t, effect))
    if explored:
        t.table.explored["room-008"] = 1
    send(t, "room-008", *["silence"] * rolls)
    assert ([told["effect"] for told in t.told("token")], "room-008" in t.table.tokens) == ([effect], False)
    assert len(t.told("noise.roll")) == rolls


def test_where_somebody_is_laika_makes_no_noise(t: Any) -> None:
    t.put(1, "room-006")
    send(t, "room-006")
    assert (where(t), t.told("noise.roll")) == ("room-006", [])
    away(t, "").hand(HUNTER, "laika-seek").intruder("adult", "room-006")
    t.put(1, "engine-1")
    send(t, "room-006")
    assert t.told("noise.roll") == []


def test_laika_gains_no_slime_and_silence_is_silence(t: Any) -> None:
    t.mark(HUNTER, slime=1)
    send(t, "room-006", "silence")
    assert t.told("danger") == []
    t.mark(HUNTER, slime=0)
    away(t, "").hand(HUNTER, "laika-seek").unexplored("room-008", "armory", token(t, "slime"))
    send(t, "room-008", "silence")
    assert not t[HUNTER].marks.get("slime")


def test_a_closed_door_stops_laika(t: Any) -> None:
    t.door(way(t, HOME, "room-006"))
    assert "room-006" not in [use[1] for use in t.uses(HUNTER, "laika-seek")]
    assert t.uses(HUNTER, "laika-seek")


# ---------------------------------------------------------------- coming back


def test_laika_comes_back_with_an_object(t: Any) -> None:
    assert "call-back" not in [use[0] for use in t.uses(HUNTER, "laika-seek")], "she is here"
    egg = t.lies("egg", "room-002")
    away(t, "room-002")
    assert [use for use in t.uses(HUNTER, "laika-seek") if use[0] == "call-back"] == [("call-back", egg)]
    t.play_card(HUNTER, "laika-seek", "call-back", egg)
    assert (where(t), t.table.objects[HOME][-1], t[HUNTER].held) == ("", egg, [f"{HUNTER}.rifle-247"])


def test_laika_comes_back_with_nothing(t: Any) -> None:
    before = [*t.table.objects[HOME]]
    away(t, "room-002").play_card(HUNTER, "laika-seek", "call-back")
    assert (where(t), t.table.objects[HOME]) == ("", before)


def test_who_runs_home_is_at_heel_again_and_makes_no_noise_there(t: Any) -> None:
    """Her owner is in that Room: she is not alone there."""
    away(t, "room-006").will(("stay",)).play_card(HUNTER, "laika-seek", "send", HOME, way(t, "room-006", HOME))
    assert (where(t), t.told("laika.run"), t.told("noise.roll")) == ("", [{"place": HOME}], [])


def test_on_her_way_she_may_pass_her_owner(t: Any) -> None:
    t.room("armory", "room-008", 0).will(("room-008", way(t, HOME, "room-008"))).dice("noise-die", "silence")
    away(t, "room-006")
    t.play_card(HUNTER, "laika-seek", "send", HOME, way(t, "room-006", HOME))
    assert (where(t), len(t.told("noise.roll"))) == ("room-008", 1)


def test_whoever_has_her_finds_her(t: Any) -> None:
    away(t, "room-006").hand(HUNTER, "search").act(HUNTER, "move", "room-006", way(t, HOME, "room-006"))
    assert where(t) == ""
    away(t, "room-006").hand(1, "rest", "search").put(1, HOME).dice("noise-die", "silence")
    t.put(HUNTER, "engine-1").act(1, "move", "room-006", way(t, HOME, "room-006"))
    assert where(t) == "room-006", "nobody else's"


def test_who_is_thrown_out_of_an_escape_pod_finds_her_in_its_room(t: Any) -> None:
    """She has stayed there while he waited in the Pod; then an Adult comes."""
    pod, section = min(t.game.ship.pods.items())
    t.room(f"evacuation-section-{section}", "room-002").put(HUNTER, "")
    t.game.ship.waiting[pod] = [0]
    assert away(t, "room-002").game.view(1)["laika"] == "room-002"
    t.comes("adult", "room-002")
    assert (t[HUNTER].place, where(t)) == ("room-002", "")


def test_laika_is_back_when_an_encounter_starts_that_she_has_caused(t: Any) -> None:
    number, corridor = next((n, c) for n, c in t.game.board.numbered["room-006"].items() if n.isdigit())
    t.noise(corridor).only_in_bag("adult").hand(HUNTER, "laika-seek")
    send(t, "room-006", number)
    assert (where(t), t.table.noise, t[HUNTER].place) == ("", {}, HOME)
    assert (t.at("room-006"), len(t.table.bag), t.told("token.draw")) == ([], 1, []), "nobody to meet"
    assert t.asked_of(HUNTER, "laika-on") == [], "her run is over"


def test_laika_flees_from_an_encounter_of_another(t: Any) -> None:
    number, corridor = next((n, c) for n, c in t.game.board.numbered["room-006"].items() if n.isdigit())
    away(t, "room-006").noise(corridor).only_in_bag("adult").hand(1, "rest", "search", "demolition", "interruption")
    t.put(1, HOME).put(HUNTER, "engine-2").dice("noise-die", number)
    t.act(1, "move", "room-006", way(t, HOME, "room-006"))
    assert (where(t), [piece.kind for piece in t.at("room-006")]) == ("", ["adult"])


# ---------------------------------------------------------------- guarding


def test_laika_takes_an_attack_upon_herself_and_runs(ship: Any, t: Any) -> None:
    t.hand(HUNTER, "laika-guard").intruder("adult", HOME)
    t.will(("react", f"{HUNTER}.laika-guard/1", "protect", "room-006", way(t, HOME, "room-006")))
    t.step("event", "attacks")
    assert (where(t), t.told("attack.card"), t[HUNTER].hand) == ("room-006", [], [])
    assert (t.told("noise.roll"), t.told("explore")) == ([], [])


def test_laika_guards_only_where_she_is_and_only_her_owner(t: Any) -> None:
    t.hand(HUNTER, "laika-guard").intruder("adult", HOME)
    away(t, "room-006").step("event", "attacks")
    assert t.asked_of(HUNTER, "react") == []
    away(t, "").hand(HUNTER, "laika-guard", "search").put(1, HOME).hand(1)
    t.step("event", "attacks")
    assert t.asked_of(HUNTER, "react") == [], "the other one was attacked"


def test_with_all_doors_closed_laika_does_not_guard(t: Any) -> None:
    t.hand(HUNTER, "laika-guard").intruder("adult", HOME)
    for corridor, _ in t.game.board.ways[HOME]:
        t.door(corridor)
    t.step("event", "attacks")
    assert t.asked_of(HUNTER, "react") == []


# ---------------------------------------------------------------- whose she is


def test_her_trait_lies_at_the_board_even_without_the_others(t: Any) -> None:
    assert [row[1] for row in t.screen(HUNTER)["Traits"]] == ["Laika"]


def test_of_a_dead_owner_nobody_sees_the_dog(t: Any) -> None:
    away(t, "room-006")
    assert t.game.view(1)["laika"] == "room-006"
    die(t.game, t[HUNTER], "fire")
    assert t.game.view(1)["laika"] == ""


def test_the_dog_of_a_dead_owner_comes_back_to_nobody(t: Any) -> None:
    """Somebody else has an Encounter where she was."""
    number, corridor = next((n, c) for n, c in t.game.board.numbered["room-006"].items() if n.isdigit())
    away(t, "room-006").noise(corridor).only_in_bag("adult").dice("noise-die", number)
    die(t.game, t[HUNTER], "fire")
    t.put(1, HOME).hand(1, "rest", "search", "demolition", "interruption").act(1, "move", "room-006")
    assert ([piece.kind for piece in t.at("room-006")], t.told("laika.back")) == (["adult"], [])
