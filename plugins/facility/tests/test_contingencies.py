"""Contingency tokens: who may look at which, and what the Active one does."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import die
from nemesis_facility.contingencies import look, look_targets

FOUR = ("alpha", "beta", "gamma", "delta")


def ended(facility: Any, code: str, *statuses: str) -> Any:
    """A game that ended with the Characters in these ways out and `code` Active."""
    t = facility(*FOUR[: len(statuses)])
    t.code("active", code)
    for name, status in zip(FOUR, statuses, strict=False):
        t.away(name, status)
    return t


@pytest.mark.rule("LD-CTG-01", "LD-CTG-02")
def test_a_player_sees_its_own_tokens_and_shows_them_to_nobody(facility: Any) -> None:
    t = facility().code(0, "blue", "gray").hand("alpha", "plan", "plan", "plan")
    kinds = {option[0] for option in t.legal("alpha")}
    assert kinds == {"activate", "card", "careful", "drop", "move", "pass", "trade"}, "none of them a message"
    assert t.game.view(0)["contingencies"][0] == ["contingency-blue/1", "contingency-gray/1"]
    assert t.game.view(1)["contingencies"][0] == ["?contingency", "?contingency"]
    for option in t.legal("alpha"):
        assert not any("contingency" in part for part in option), "neither shown nor contradicted by any Action"


@pytest.mark.rule("LD-CTG-03")
def test_an_item_shows_a_token_of_another_player(facility: Any) -> None:
    t = facility("alpha", "beta", "gamma").code(1, "gray").hand("alpha", "plan", "plan")
    t.use("alpha", t.give("alpha", "contingency-decoder"), "peek-players", "p2")
    assert t.game.view(0)["contingencies"][1] == ["contingency-gray/1"]
    assert t.game.view(1)["contingencies"][1] == ["contingency-gray/1"]
    assert t.game.view(2)["contingencies"][1] == ["?contingency"]
    assert t.facility.contingencies[1] == ["contingency-gray/1"]
    assert [event.audience for event in t.log if event.kind == "contingency.look"] == [(0,)]


@pytest.mark.rule("LD-CTG-05")
def test_a_token_of_the_pool_is_kept_in_the_alert_room(facility: Any) -> None:
    t = facility("alpha", "beta", "gamma", at="alert-room").hand("alpha", "plan", "plan")
    second = t.facility.pool[1]
    t.act("alpha", "room", "peek-at-contingency", "pool", "2")
    assert len(t.facility.pool) == 2
    assert t.facility.contingencies[0][1:] == [second]
    assert t.game.view(1)["contingencies"][0] == ["?contingency"] * 2


@pytest.mark.rule("LD-CTG-05")
@pytest.mark.parametrize(("source", "pool", "held"), [("pool", 2, 2), ("p2", 3, 1)])
def test_the_archive_keeps_a_token_of_the_pool_only(facility: Any, source: str, pool: int, held: int) -> None:
    t = facility("alpha", "beta", "gamma").room("archive", "room-005").put("alpha", "room-005")
    t.hand("alpha", "plan", "plan").act("alpha", "room", "examine-the-archives", source, "1")
    assert (len(t.facility.pool), len(t.facility.contingencies[0])) == (pool, held)
    assert len(t.facility.contingencies[1]) == 1
    if source == "p2":
        assert t.game.view(0)["contingencies"][1] == t.facility.contingencies[1]


@pytest.mark.rule("LD-CTG-06")
def test_nothing_shows_the_active_contingency(facility: Any) -> None:
    t = facility("alpha", "beta", "gamma").code("pool").blue(1, 2, 3)
    assert {source for source, _ in look_targets(t.game, t["alpha"])} == {"p2", "p3"}
    for source, which in look_targets(t.game, t["alpha"]):
        look(t.game, t["alpha"], source, which)
    assert t.game.view(0)["contingency active"] == ["?contingency"]
    t.put("alpha", "room-005").room("archive", "room-005").hand("alpha", "plan", "plan", "plan")
    t.give("alpha", "contingency-decoder")
    for option in t.legal("alpha"):
        assert t.facility.active[0] not in option
        assert "active" not in option


@pytest.mark.rule("LD-CTG-07", "LD-VICT-03")
def test_the_active_contingency_is_shown_at_the_end(facility: Any) -> None:
    t = ended(facility, "green", "isolated", "active")
    t.put("beta", "repository")
    assert t.game.view(1)["contingency active"] == ["?contingency"]
    t.finish("purge")
    assert t.game.view(1)["contingency active"] == ["contingency-green/1"]


@pytest.mark.rule("LD-CTG-07")
@pytest.mark.parametrize("status", ["isolated", "bunker"])
def test_it_is_shown_after_a_destruction_too_whoever_lives(facility: Any, status: str) -> None:
    t = ended(facility, "green", status, "isolated").finish("facility_destroyed")
    assert t.statuses() == ["bunker" if status == "bunker" else "dead", "dead"]
    assert t.game.view(1)["contingency active"] == ["contingency-green/1"]


@pytest.mark.rule("LD-CTG-08")
def test_code_green_kills_nobody(facility: Any) -> None:
    ways = ["isolated", "bunker", "evacuated", "evacuated"]
    assert ended(facility, "green", *ways).finish("purge").statuses() == ways


@pytest.mark.rule("LD-CTG-09")
def test_code_yellow_kills_who_knows_too_much(facility: Any) -> None:
    t = ended(facility, "yellow", "bunker", "bunker", "isolated")
    t.mark("alpha", knowledge=4).mark("beta", knowledge=5).mark("gamma", knowledge=6)
    assert t.finish("purge").statuses() == ["bunker", "dead", "dead"]


@pytest.mark.rule("LD-CTG-10")
def test_code_blue_kills_who_sent_no_signal(facility: Any) -> None:
    t = ended(facility, "blue", "bunker", "bunker").mark("alpha", signal=1)
    assert t.finish("purge").statuses() == ["bunker", "dead"]


@pytest.mark.rule("LD-CTG-11", "LD-VICT-03")
def test_code_gray_kills_who_was_evacuated(facility: Any) -> None:
    t = ended(facility, "gray", "evacuated", "bunker", "isolated").contaminate("alpha", infected=1)
    t.finish("purge")
    assert t.statuses() == ["dead", "bunker", "isolated"]
    assert t["alpha"].cause == "contingency"
    assert t.told("scan") == [], "no further check for the dead"


@pytest.mark.rule("LD-CTG-12")
def test_code_red_kills_who_is_locked_in(facility: Any) -> None:
    t = ended(facility, "red", "evacuated", "bunker", "isolated").finish("purge")
    assert t.statuses() == ["evacuated", "bunker", "dead"]
    assert t.facility.destroyed is False


# ---------------------------------------------------------------- what a mode may change


@pytest.mark.parametrize(("each", "seats", "pool"), [(0, 3, 6), (2, 1, 4), (1, 2, 4)])
def test_a_mode_may_say_how_many_each_player_gets(
    facility: Any, monkeypatch: pytest.MonkeyPatch, each: int, seats: int, pool: int
) -> None:
    hooks = facility().game.hooks
    monkeypatch.setattr(hooks, "tokens_dealt", lambda game, kind: each if kind == "contingency" else None)
    t = facility(*FOUR[:seats])
    assert [len(held) for held in t.facility.contingencies] == [each] * seats
    assert (len(t.facility.active), len(t.facility.pool)) == (1, pool)


def test_a_mode_may_have_tokens_turned_up(facility: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    t = facility("alpha", "beta", "gamma", at="alert-room").hand("alpha", "plan", "plan", "plan")
    monkeypatch.setattr(t.game.hooks, "tokens_open", lambda game, kind: kind == "contingency" or None)
    first, second, third = t.facility.pool
    t.act("alpha", "room", "peek-at-contingency", "pool", "2")
    assert t.facility.pool == [first, second, third]
    assert [t.game.view(seat)["contingency pool"] for seat in (1, 2)] == [["?contingency", second, "?contingency"]] * 2
    assert look_targets(t.game, t["alpha"]) == [("p2", "1"), ("p3", "1"), ("pool", "1"), ("pool", "3")]
    look(t.game, t["alpha"], "p2", "1")
    assert t.game.view(2)["contingencies"][1] == ["?contingency"], "tokens of players are shown to one"


def test_a_command_turns_the_next_one_up(facility: Any) -> None:
    t = facility("alpha", "beta", "gamma")
    first, second, third = t.facility.pool
    for _ in range(2):
        assert t.game.hooks.command(t.game, "turn-up-contingency", "") is True
    assert t.game.view(1)["contingency pool"] == ["?contingency", second, third]
    for _ in range(2):
        t.game.hooks.command(t.game, "turn-up-contingency", "")
    assert t.game.view(1)["contingency pool"] == [first, second, third]
    assert len(t.told("contingency.open")) == 3, "the fourth order found none"


@pytest.mark.rule("LD-DEATH-04")
def test_the_tokens_of_the_dead_go_to_the_pool(facility: Any) -> None:
    t = facility("alpha", "beta", "gamma").code(0, "gray", "red").code("pool", "blue", "blue", "green")
    die(t.game, t["alpha"], "test")
    assert t.facility.contingencies[0] == []
    assert len(t.facility.pool) == 5
    assert {"contingency-gray/1", "contingency-red/1"} <= set(t.facility.pool)
    assert t.game.view(0)["contingency pool"][3:] == ["contingency-gray/1", "contingency-red/1"]
    assert t.game.view(1)["contingency pool"] == ["?contingency"] * 5
