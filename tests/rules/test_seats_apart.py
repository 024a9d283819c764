"""Seats that play no Character: how many there are, when they have their goes, what they see; steps left out.

The piece of these tests is a keeper in a tower, who rings a bell or sleeps.
"""

from __future__ import annotations

import attrs
import pytest

from nemesis_core import hookimpl
from nemesis_core.rules import attack, character_of, die, draw_card, everybody_passes, own_place
from nemesis_core.screen import names_in, panels

RING, SLEEP = "ring", "sleep"


@attrs.define
class Tower:
    """Which seat keeps it, how often the bell was rung, whether the keeper climbs."""

    keeper: int = -1
    rung: int = 0
    climbs: int = 0
    asleep: bool = False
    slept_by: str = ""
    fog: bool = False
    ghosts: str = ""


class Goes:
    """A seat whose Character is dead may keep the tower."""

    @hookimpl
    def state_parts(self):
        return {"tower": Tower}

    @hookimpl
    def goes_apart(self, game, seat):
        return True if seat == game.tower.keeper and not game.tower.asleep else None

    @hookimpl
    def go_apart(self, game, seat):
        if game.tower.climbs:
            game.tower.climbs -= 1
            return True
        if game.ask(seat, "bell", [RING, SLEEP]) == RING:
            game.tower.rung += 1
        else:
            game.tower.asleep = True
        return None

    @hookimpl
    def pass_apart(self, game, seat):
        game.tower.slept_by = game.tower.slept_by + str(seat)
        game.tower.asleep = True
        return True

    @hookimpl
    def step_left_out(self, game, phase, step):
        return True if game.tower.fog and phase == "event" and step.name == "bag" else None

    @hookimpl
    def attack_card(self, game, piece, who, occasion):
        if occasion != "ghosts":
            return None
        draw_card(game, "attacks")
        return draw_card(game, "attacks") if game.tower.ghosts else ""


class Seat(Goes):
    """The keeper has a seat of its own."""

    @hookimpl
    def seats_apart(self):
        return 1


goes, seat = Goes(), Seat()


# ---------------------------------------------------------------- the seat


def test_last_seat_has_no_character(with_rule):
    t = with_rule("seat", ("alpha", "beta"))
    assert t.game.state.seats == 3
    assert [who.id for who in t.table.characters] == ["alpha", "beta"]
    assert sorted(who.number for who in t.table.characters) == [1, 2]


def test_seat_without_a_character_sees_the_table(with_rule):
    t = with_rule("seat", ("alpha", "beta"))
    t.intruder("drone", "b", injuries=1, token=False)
    view = t.game.view(2)
    assert view["intruders"] == [["drone-1", "b", 1, ""]]
    assert [c["hand"] for c in view["characters"]] == [[], []]
    assert (own_place(view), own_place(t.game.view(0))) == ("", "a")


def test_screen_of_a_seat_without_a_character(with_rule):
    t = with_rule("seat", ("alpha", "beta"))
    view = t.game.view(2)
    shown = {panel.title: panel.rows for panel in panels(t.game.ruleset, view, names_in(t.game.ruleset, view))}
    assert [row[:2] for row in shown["Characters"]] == [("1", "alpha"), ("2", "beta")]
    assert shown["Round 1, player phase; turn of seat 1 (alpha); First Player: seat 1"] == [("You", "seat 3")]
    assert not any(title.startswith("Exits of") for title in shown)


# ---------------------------------------------------------------- its goes


def test_seat_apart_has_its_go_behind_the_last_character(with_rule):
    t = with_rule("seat", ("alpha", "beta"))
    t.game.tower.keeper = 2
    t.will(("pass",)).turn()
    assert t.table.turn == 1
    t.bare("beta").turn()  # which can do nothing but pass
    assert t.table.turn == 2
    t.will(RING).turn().will(RING).turn()
    assert (t.game.tower.rung, t.table.turn) == (2, 2)
    t.will(SLEEP).turn()
    assert t.table.turn == -1


def test_seat_apart_that_takes_no_goes_is_passed_over(with_rule):
    t = with_rule("seat", ("alpha", "beta"))
    assert character_of(t.game, 2) is None
    t.table.turn = 1
    t.will(("pass",)).turn()
    assert t.table.turn == 0


def test_character_follows_on_a_seat_apart(with_rule):
    t = with_rule("seat", ("alpha", "beta"))
    t.game.tower.keeper, t.table.turn = 2, 2
    t.will(RING).turn()
    assert t.table.turn == 0


def test_seat_whose_character_is_dead_has_its_go_where_it_sits(with_rule):
    t = with_rule("goes", ("alpha", "beta", "gamma"))
    die(t.game, t["beta"], "fire")
    t.game.tower.keeper = 1
    t.will(("pass",)).turn()
    assert t.table.turn == 1
    t.will(RING).turn()
    assert (t.table.turn, t.game.tower.rung) == (2, 1)


def test_go_of_several_steps_stays_with_its_seat(with_rule):
    t = with_rule("seat", ("alpha", "beta"))
    t.game.tower.keeper, t.game.tower.climbs, t.table.turn = 2, 2, 2
    for left in (1, 0):
        t.turn()
        assert (t.game.tower.climbs, t.table.turn, t.game.tower.rung) == (left, 2, 0)
    t.will(RING).turn()
    assert (t.table.turn, t.game.tower.rung) == (0, 1)


def test_first_player_token_never_comes_to_a_seat_apart(with_rule):
    t = with_rule("seat", ("alpha", "beta"))
    t.game.tower.keeper = 2
    t.table.first = 1
    t.start_round()
    assert (t.table.first, t.table.turn) == (0, 0)


@pytest.mark.parametrize(("asleep", "slept_by"), [(False, "2"), (True, "")])
def test_seat_apart_passes_where_everybody_does(with_rule, asleep, slept_by):
    """Not one that has passed before, and never a seat that has a Character."""
    t = with_rule("seat", ("alpha", "beta")).bare("alpha").bare("beta")
    t.game.tower.keeper, t.game.tower.asleep = 2, asleep
    t["beta"].passed = True
    t.hand("alpha").do(lambda: everybody_passes(t.game)).turn()
    assert [told["who"] for told in t.told("pass")] == [0]
    t.turn()
    assert (t.game.tower.slept_by, t.table.turn) == (slept_by, -1)


def test_everybody_passes_from_whose_go_it_is_on_and_for_one_round(with_rule):
    t = with_rule("seat", ("alpha", "beta", "gamma"))
    t.game.tower.keeper, t.table.turn = 3, 1
    for name in ("alpha", "beta", "gamma"):
        t.hand(name)
    die(t.game, t["gamma"], "fire")
    t.do(lambda: everybody_passes(t.game)).turn().turn().turn()
    assert [told["who"] for told in t.told("pass")] == [1, 0]
    t.start_round()
    assert not t.table.passing


# ---------------------------------------------------------------- steps and cards


@pytest.mark.parametrize(("fog", "drawn"), [(True, 0), (False, 1)])
def test_step_is_left_out_when_a_piece_says_so(with_rule, fog, drawn):
    t = with_rule("goes", ("alpha", "beta"))
    t.game.tower.fog = fog
    t.event_phase()
    assert len(t.told("bag")) == drawn
    assert len(t.told("event")) == 1
    assert len(t.told("round-end")) == 1


def test_attack_card_comes_from_where_a_piece_takes_it(with_rule):
    t = with_rule("goes", ("alpha", "beta"))
    drone = t.intruder("drone", "a")
    t.top("attacks", "bite-3", "scratch-2").game.tower.ghosts = "yes"
    attack(t.game, drone, t["alpha"], "ghosts")
    assert [event["card"] for event in t.told("attack.card")] == ["scratch"]
    assert t["alpha"].light == 1


def test_attack_without_a_card_misses(with_rule):
    t = with_rule("goes", ("alpha", "beta"))
    drone = t.intruder("drone", "a")
    attack(t.game, drone, t["alpha"], "ghosts")
    assert (t["alpha"].light, t["alpha"].serious) == (0, [])
    t.top("attacks", "scratch-4")
    attack(t.game, drone, t["alpha"], "event")
    assert t["alpha"].light == 1
