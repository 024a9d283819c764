"""Paths, networks that are no Technical Corridors, tokens of several kinds, Danger from further away than next door."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nemesis_core import Effects, hookimpl
from nemesis_core.rules import (
    clear_noise,
    close_door,
    danger,
    entrance_targets,
    event_kit,
    movable_doors,
    move_by_number,
    neighbours,
    noise_everywhere,
    noise_roll,
    open_corridors,
    open_ways,
    stays_out,
)
from nemesis_core.testing import Table
from nemesis_core.testing.country import RECORDS

With = Callable[..., Table]
TOKENS: dict[str, list[dict[str, Any]]] = {
    "place": [{**RECORDS["place"][0], "tokens": "loose"}],
    "exploration_effect": [{"id": "bell", "source": "stand-in"}],
    "exploration_token": [
        {"id": name, "kind": "loose", "effect": "bell", "items": 1, "source": "stand-in"} for name in ("peal", "ring")
    ],
}
"""Two bells, one of which lies in the court."""
OUTSIDE = Effects("house")


@OUTSIDE.bind("exploration_effect", "bell")
def bell(game: Any, who: Any, corridor: str) -> None:
    game.tell("bell", who=who.seat, corridor=corridor)


class Outside:
    """The hooks of a piece with open country: Danger calls from everywhere, or makes Noise in the yard alone."""

    @hookimpl
    def effects(self) -> list[Effects]:
        return [OUTSIDE]

    @hookimpl
    def token_places(self, game: Any) -> list[str]:
        return ["court"]

    @hookimpl
    def stays_out(self, game: Any, piece: Any, network: str) -> bool:
        return True

    @hookimpl
    def danger_reach(self, game: Any, place: str) -> Any:
        return [(piece, "") for piece in game.table.intruders.values() if piece.place != place]

    @hookimpl
    def danger_noise(self, game: Any, place: str) -> list[str]:
        return ["yard", "ab"]

    @hookimpl
    def danger_rule(self, game: Any, place: str, called: bool) -> str | None:
        if place != "court":
            return None
        return "LD-MAP-01" if called else "LD-MAP-02"


outside = Outside()


@pytest.fixture
def t(with_rule: With) -> Table:
    """alpha and beta in the court."""
    made = with_rule("outside", **{**RECORDS, **TOKENS})
    return made.put("alpha", "court").put("beta", "court").hand("alpha", "plan", "plan")


# ---------------------------------------------------------------- Paths


def test_a_path_is_walked_along_and_makes_nobody_neighbours(t: Table) -> None:
    assert t.legal("alpha", "move") == [("move", "a", "p-a"), ("move", "e", "p-e")]
    assert open_ways(t.game, "court") == [("a", "p-a"), ("e", "p-e")]
    assert open_corridors(t.game, "court") == neighbours(t.game, "court") == []
    assert neighbours(t.game, "a") == ["b", "c", "d"]
    t.act("alpha", "move", "a", "p-a")
    assert t["alpha"].place == "a"


def test_a_path_has_no_door_and_no_noise(t: Table) -> None:
    assert not close_door(t.game, "p-a")
    assert movable_doors(t.game, t["alpha"]) == []
    noise_everywhere(t.game, "a")
    noise_everywhere(t.game, "court")
    assert set(t.table.noise) == {"ab", "ac", "ad", "crawlway", "yard"}


def test_fire_may_not_lie_where_the_tile_forbids_it(t: Table) -> None:
    event_kit.rooms_burn(t.game, ["court"])
    event_kit.rooms_fail(t.game, ["court"])
    assert (t.table.fire, t.table.malfunction) == ({}, {})


def test_an_intruder_hunts_along_a_path(t: Table) -> None:
    drone = t.intruder("drone", "e")
    event_kit.hunt(t.game, "drone")
    assert drone.place == "court"


def test_a_path_is_told_as_one(t: Table) -> None:
    names = t.names("alpha")
    assert names["way"]["p-a"].startswith("the Path ")
    assert names["way"]["ab"].startswith("the Corridor ")
    exits = t.screen("alpha")["Exits of court (lawn)"]
    assert [row[2] for row in exits if row[2] != "yard"] == ["a (Hall) (by a Path)", "e (Lounge) (by a Path)"]
    assert ("1, 2, 3, 4", "", "yard", "") in [tuple(row) for row in exits]


# ---------------------------------------------------------------- networks


def test_a_network_that_is_not_technical_is_none_of_the_technical_corridors(t: Table) -> None:
    board = t.game.board
    assert (board.tunnels, board.joined["court"], board.entrances["court"]) == (("crawlway",), ("yard",), ())
    t.put("alpha", "e")  # which has no Entrance of its own
    assert entrance_targets(t.game, t["alpha"], explored_only=False) == ["a", "b", "c", "d", "g"]
    event_kit.tunnels_sound(t.game)
    assert t.table.noise == {"crawlway": 1}


def test_who_moves_into_it_leaves_the_board_although_it_stays_out_of_technical_corridors(t: Table) -> None:
    t.only_in_bag("nobody")
    yard, tunnel = t.intruder("drone", "court"), t.intruder("drone", "a")
    assert (stays_out(t.game, yard, "yard"), stays_out(t.game, tunnel, "crawlway")) == (False, True)
    move_by_number(t.game, yard, 2)
    move_by_number(t.game, tunnel, 4)
    assert list(t.table.intruders.values()) == [tunnel]
    assert t.bag_counts() == {"nobody": 1, "drone": 1}


def test_it_says_of_itself_that_it_is_apart(t: Table) -> None:
    rules = t.game.ruleset
    touches, apart = rules.hooks.explain_record(rules, "network", rules.content.find("network", "yard"))
    assert touches == "It touches court."
    assert apart.startswith("It is no part of the Technical Corridors")


@pytest.fixture
def ruled(with_rule: With) -> Table:
    """alpha in the court, beside a yard with a rule of its own."""
    yard = [{**network, "rule": "LD-MAP-03"} for network in RECORDS["network"]]
    return with_rule("outside", **{**RECORDS, **TOKENS, "network": yard}).put("alpha", "court").put("beta", "g")


def test_the_log_tells_of_it_by_its_own_rule_if_it_has_one(ruled: Table, t: Table) -> None:
    for made, told in ((ruled, "LD-MAP-03"), (t, "LD-NOISE-04")):
        made.dice("noise-die", "2").do(lambda made=made: noise_roll(made.game, made["alpha"]))
        assert [event.rule for event in made.log if event.kind == "noise.place"] == [told]
    ruled.do(lambda: clear_noise(ruled.game, "court"))
    ruled.do(lambda: move_by_number(ruled.game, ruled.intruder("drone", "court"), 2))
    assert [event.rule for event in ruled.log if event.kind in ("noise.remove", "intruder.vanish")] == ["LD-MAP-03"] * 2


# ---------------------------------------------------------------- tokens


def test_each_place_gets_a_token_of_the_kind_that_it_asks_for(t: Table) -> None:
    tokens, spare = t.table.tokens, t.table.spare_tokens
    assert {tokens["court"], *(token for token in spare if token[:4] in ("peal", "ring"))} == {"peal/1", "ring/1"}
    assert [place for place, token in tokens.items() if token[:4] in ("peal", "ring")] == ["court"]
    assert t.game.ruleset.backs["peal/1"] == "exploration-loose"


def test_a_token_in_a_place_that_lies_open_is_turned_up_by_the_first_who_comes(t: Table) -> None:
    t.put("alpha", "a").put("beta", "a").act("alpha", "move", "court", "p-a")
    assert [event["corridor"] for event in t.told("bell")] == ["p-a"]
    assert "court" not in t.table.tokens


# ---------------------------------------------------------------- Danger


def test_danger_can_call_from_further_away_than_next_door(t: Table) -> None:
    near, far = t.intruder("drone", "a"), t.intruder("drone", "g")
    danger(t.game, "court")
    assert (near.place, far.place, t.table.noise) == ("court", "court", {})


def test_danger_that_calls_nobody_can_make_noise_elsewhere(t: Table) -> None:
    danger(t.game, "c")
    assert t.table.noise == {"yard": 1, "ab": 1}


@pytest.mark.parametrize(
    ("place", "rules"), [("court", ["LD-MAP-01", "LD-MAP-02"]), ("c", ["LD-NOISE-08", "LD-NOISE-10"])]
)
def test_danger_can_be_told_by_another_rule(t: Table, place: str, rules: list[str]) -> None:
    drone = t.intruder("drone", "e")
    t.do(lambda: danger(t.game, place))
    t.put("alpha", drone.place).do(lambda: danger(t.game, place))
    kinds = ("danger", "intruder.move", "noise.place")
    assert list(dict.fromkeys(event.rule for event in t.log if event.kind in kinds)) == rules


def test_one_from_afar_goes_round_a_closed_door(t: Table) -> None:
    t.put("alpha", "b").put("beta", "b").door("ab")
    drone = t.intruder("drone", "a")
    danger(t.game, "b")
    assert (drone.place, t.table.doors) == ("b", {"ab": "closed"})


def test_one_from_afar_destroys_a_closed_door_on_its_only_way(t: Table) -> None:
    t.put("alpha", "g").put("beta", "g").door("fg")
    drone = t.intruder("drone", "court")
    danger(t.game, "g")
    assert (drone.place, t.table.doors) == ("court", {"fg": "destroyed"})
