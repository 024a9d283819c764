"""Slime: Silence is Danger."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import gain_status, move


def explore(t: Any, token: str) -> None:
    t.put("alpha", "e").put("beta", "a").unexplored("f", "vault", token)
    t.do(lambda: move(t.game, t["alpha"], "f", "ef"))


@pytest.mark.rule("LD-SLIME-01")
def test_a_character_has_one_slime_marker_at_most(t: Any) -> None:
    assert gain_status(t.game, t["alpha"], "slime")
    assert not gain_status(t.game, t["alpha"], "slime")
    assert t["alpha"].marks["slime"] == 1


@pytest.mark.rule("LD-EXPL-07")
def test_a_silence_token_is_danger_for_the_slimed(t: Any) -> None:
    t.mark("alpha", slime=1)
    explore(t, "quiet-1")
    assert sorted(t.table.noise) == ["ef", "fg"]
    assert t.told("danger") == [{"place": "f", "coming": []}]
    assert "noise.roll" not in t.kinds


@pytest.mark.rule("LD-EXPL-07")
def test_a_silence_token_is_silence_for_others(t: Any) -> None:
    t.mark("beta", slime=1)
    explore(t, "quiet-1")
    assert not t.table.noise
    assert "danger" not in t.kinds


@pytest.mark.rule("LD-EXPL-09")
def test_a_slime_token_slimes_and_a_noise_roll_follows(t: Any) -> None:
    t.dice("noise-die", "2")
    explore(t, "slime-3")
    assert t["alpha"].marks["slime"] == 1
    assert t.told("noise.roll") == [{"who": 0, "face": "2"}]
    assert sorted(t.table.noise) == ["fg"]
    assert t.table.items["f"] == 3


@pytest.mark.rule("LD-EXPL-09")
def test_the_roll_after_a_slime_token_is_made_with_slime(t: Any) -> None:
    t.dice("noise-die", "silence")
    explore(t, "slime-3")
    assert sorted(t.table.noise) == ["ef", "fg"]
