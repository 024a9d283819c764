"""Power tokens: what Power gives, Restore Power, Thresholds."""

from __future__ import annotations

from typing import Any

import pytest

STAY = ("s-01=1", "s-02=2", "s-03=3", "elevator=4")


def benefits(t: Any) -> tuple[bool, bool, bool, int]:
    """Advantage die, Computer usable, Darkness of alpha, Noise after the removal step."""
    t.put("alpha", "room-005").room("archive", "room-005").hand("alpha", "plan")
    usable = bool(t.legal("alpha", "computer"))
    drone = t.intruder("drone", "room-005")
    t.dice("advantage-die", "hit").dice("combat-die", "hit").act("alpha", "shoot", "alpha.torch", drone.id)
    advantage = not t.game.fixed["advantage-die"]
    t.noise("c-004-007").step("event", "noise-removal")
    return advantage, usable, bool(t.game.hooks.darkness(t.game, "room-005")), len(t.table.noise)


@pytest.mark.rule("LD-POWER-02")
@pytest.mark.parametrize(("blue", "expected"), [((2,), (True, True, False, 0)), ((1, 3, 4), (False, False, True, 1))])
def test_power_has_four_benefits(facility: Any, blue: tuple[int, ...], expected: tuple[Any, ...]) -> None:
    assert benefits(facility("alpha").blue(*blue)) == expected


@pytest.mark.rule("LD-POWER-03", "LD-POWER-04")
def test_darkness_is_where_no_power_is(facility: Any) -> None:
    t = facility().blue(2)
    assert t.game.hooks.darkness(t.game, "room-006") is False
    assert t.game.hooks.darkness(t.game, "room-012") is True
    t.blue(3)
    assert t.game.hooks.darkness(t.game, "room-006") is True
    assert t.game.hooks.darkness(t.game, "room-012") is False


@pytest.mark.rule("LD-POWER-05")
def test_red_time_token_means_red_thresholds_act(facility: Any) -> None:
    t = facility().blue(1, 2)
    assert (t.facility.time, t.facility.time_active) == (15, False)
    t.step("event", "time-track")
    assert t.blues() == [1], "there is a red Threshold between 15 and 14"


@pytest.mark.rule("LD-ATK-06")
@pytest.mark.parametrize(("blue", "wounds"), [((1,), 1), ((2,), 2)])
def test_darkness_lines_of_attacks_need_darkness(facility: Any, blue: tuple[int, ...], wounds: int) -> None:
    t = facility("alpha").blue(*blue).top("attacks", "scratch-2")
    t.intruder("drone", "repository")
    t.step("event", "attacks")
    assert t["alpha"].light == wounds


# ---------------------------------------------------------------- the Advantage die


def shoots(t: Any, kind: str = "giant") -> Any:
    """alpha shoots at an Intruder that endures; what stood at its place before does not matter."""
    piece = t.intruder(kind, t["alpha"].place)
    t.top("attacks", "scratch-4", "scratch-4").act("alpha", "shoot", "alpha.torch", piece.id)
    return piece


@pytest.mark.rule("LD-ADV-01")
def test_with_power_a_shoot_rolls_the_advantage_die(facility: Any) -> None:
    t = facility().blue(1).hand("alpha", "plan").dice("advantage-die", "two-hits").dice("combat-die", "blank")
    piece = shoots(t)
    assert piece.injuries == 2
    assert t.game.fixed == {"advantage-die": [], "combat-die": ["blank"]}
    assert t.asked == [], "it is no choice"


@pytest.mark.rule("LD-ADV-02")
@pytest.mark.parametrize(("place", "blue"), [("repository", (2, 3, 4)), ("staircase-12-east", (1, 2, 3, 4))])
def test_without_power_a_shoot_rolls_the_combat_die(facility: Any, place: str, blue: tuple[int, ...]) -> None:
    t = facility(at=place).blue(*blue).hand("alpha", "plan")
    t.dice("advantage-die", "two-hits").dice("combat-die", "hit")
    piece = shoots(t)
    assert piece.injuries == 1
    assert t.game.fixed == {"advantage-die": ["two-hits"], "combat-die": []}


@pytest.mark.rule("LD-ADV-03")
@pytest.mark.parametrize(
    ("face", "answer", "injuries", "left"),
    [("hit-discard-two", "discard", 2, 0), ("hit-discard-two", "keep", 1, 1), ("discard-hit", "discard", 1, 0)],
)
def test_a_card_may_be_discarded_for_an_injury(facility: Any, face: str, answer: str, injuries: int, left: int) -> None:
    t = facility().blue(1).hand("alpha", "plan", "plan").dice("advantage-die", face).will(answer)
    piece = shoots(t)
    assert piece.injuries == injuries
    assert len(t["alpha"].hand) == left


@pytest.mark.rule("LD-ADV-03")
def test_a_contamination_card_cannot_be_discarded_for_it(facility: Any) -> None:
    t = facility().blue(1).hand("alpha", "plan", contamination=1).dice("advantage-die", "hit-discard-two")
    piece = shoots(t)
    assert piece.injuries == 1
    assert len(t["alpha"].hand) == 1
    assert t.asked == []


@pytest.mark.rule("LD-ADV-04")
def test_melee_never_rolls_the_advantage_die(facility: Any) -> None:
    t = facility().blue(1).hand("alpha", "plan").dice("advantage-die", "two-hits").dice("combat-die", "hit")
    piece = t.intruder("giant", "repository")
    t.top("attacks", "scratch-4", "scratch-4").act("alpha", "melee", piece.id)
    assert piece.injuries == 1
    assert t.game.fixed == {"advantage-die": ["two-hits"], "combat-die": []}


# ---------------------------------------------------------------- Restore Power


def restored(facility: Any, *blue: int, order: tuple[str, ...] = STAY) -> Any:
    """alpha restores Power with these tokens blue before."""
    t = facility(at="backup-power-supply").blue(*blue).hand("alpha", "plan", "plan")
    return t.will(order).act("alpha", "room", "restore-power")


@pytest.mark.rule("LD-RESTORE-01")
def test_the_reset_leaves_the_two_lowest_blue(facility: Any) -> None:
    assert restored(facility, 3).blues() == [1, 2]


@pytest.mark.rule("LD-RESTORE-02")
def test_three_blue_tokens_are_not_reset(facility: Any) -> None:
    assert restored(facility, 1, 2, 4).blues() == [1, 2, 4]
    assert restored(facility, 3, 4).blues() == [1, 2]


@pytest.mark.rule("LD-RESTORE-03")
def test_tokens_are_laid_anew_without_turning(facility: Any) -> None:
    t = restored(facility, 1, 2, order=("s-01=3", "s-02=2", "s-03=1", "elevator=4"))
    assert t.facility.power_at == {"s-01": "3", "s-02": "2", "s-03": "1", "elevator": "4"}
    assert t.blues() == [1, 2]
    assert t.game.hooks.power(t.game, "room-012") is True
    assert t.game.hooks.power(t.game, "repository") is False
    assert len(t.asked[-1].options) == 24, "all four places take part"


@pytest.mark.rule("LD-RESTORE-04")
def test_the_time_token_turns_to_its_active_side(facility: Any) -> None:
    t = restored(facility, 1, 2)
    assert t.facility.time_active is True
    t.hand("alpha", "plan", "plan").will(STAY).act("alpha", "room", "restore-power")
    assert t.facility.time_active is True


@pytest.mark.rule("LD-RESTORE-05")
def test_restore_power_goes_in_order(facility: Any) -> None:
    t = restored(facility, 3, 4)
    assert (t.blues(), t.facility.time_active) == ([1, 2], True)
    assert [kind for kind in t.kinds if kind.startswith(("power", "time"))] == [
        *["power"] * 4,
        "power.lie",
        "time.side",
    ]
    assert t.game.board.sections["backup-power-supply"] == "s-03"


# ---------------------------------------------------------------- Thresholds


@pytest.mark.rule("LD-THRESH-01")
def test_a_threshold_acts_when_it_is_passed(facility: Any) -> None:
    t = facility().blue(1, 2).time(13)
    t.step("event", "time-track")
    assert (t.facility.time, t.blues()) == (12, [1, 2])
    t.step("event", "time-track")
    assert (t.facility.time, t.blues()) == (11, [1])


@pytest.mark.rule("LD-THRESH-02")
@pytest.mark.parametrize(("active", "left"), [(False, [1]), (True, [1, 2])])
def test_a_red_threshold_needs_an_inactive_time_token(facility: Any, active: bool, left: list[int]) -> None:
    t = facility().blue(1, 2).time(12)
    t.facility.time_active = active
    assert t.step("event", "time-track").blues() == left


@pytest.mark.rule("LD-THRESH-03", "LD-THRESH-04")
@pytest.mark.parametrize("active", [False, True])
def test_a_blue_threshold_always_takes_one(facility: Any, active: bool) -> None:
    t = facility().blue(1, 2).time(8)
    t.facility.time_active = active
    assert t.step("event", "time-track").blues() == [1]


@pytest.mark.rule("LD-THRESH-05")
def test_a_threshold_takes_the_highest_number(facility: Any) -> None:
    t = facility().blue(1, 2, 4).time(12)
    t.facility.power_at = {"s-01": "4", "s-02": "3", "s-03": "2", "elevator": "1"}
    assert t.step("event", "time-track").blues() == [1, 2]


@pytest.mark.rule("LD-THRESH-06")
def test_without_a_blue_token_a_threshold_changes_nothing(facility: Any) -> None:
    t = facility().blue().time(12)
    assert t.step("event", "time-track").blues() == []
    assert t.facility.time == 11
