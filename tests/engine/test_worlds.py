"""Worlds for bots that look ahead: made of what a seat may know and of a number, and of nothing else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nemesis_core import Session
from nemesis_core.bots import ThinkingBot
from nemesis_core.bots.worlds import deal_world
from nemesis_core.errors import BotError
from nemesis_core.serial import digest

from .tiny import card_game

GAME = card_game()
CHOICES = st.lists(st.sampled_from(["bye", "draw", "look", "mark", "peek", "roll", "shuffle"]), max_size=5)


def session(*choices, seats=3, seed=1):
    made = Session(GAME.new_game(seats, seed))
    for choice in choices:
        made.choose(choice if choice in made.decision.options else made.decision.options[0])
    return made


def world(made, seed):
    return deal_world(made.game, made.decision.seat, seed)


@given(choices=CHOICES, seed=st.integers(0, 99), number=st.integers(0, 99))
def test_games_that_differ_only_in_what_is_hidden_have_the_same_worlds(choices, seed, number):
    made = session(*choices, seed=seed)
    if made.decision is None:
        return
    other = made.redeal(made.decision.seat, number)
    one, two = world(made, number), world(other, number)
    assert (one is None) == (two is None)
    if one is not None:
        assert digest(one.game.state) == digest(two.game.state)
        assert one.choices == two.choices


@given(choices=CHOICES, seed=st.integers(0, 99))
def test_a_world_asks_the_same_and_shows_the_same(choices, seed):
    made = session(*choices, seed=seed)
    if made.decision is None or (there := world(made, 7)) is None:
        return
    seat, again = made.decision.seat, there.session()
    assert (again.decision.kind, again.decision.options) == (made.decision.kind, made.decision.options)
    assert again.view(seat) == made.view(seat)


def test_worlds_differ_in_what_is_hidden_and_in_what_comes():
    made = session()
    worlds = [world(made, number) for number in range(20)]
    assert len({tuple(one.game.cards.deck) for one in worlds}) > 15
    assert len({one.game.state.rng for one in worlds}) == 20


def test_a_world_does_not_count_what_others_were_asked():
    counts = []
    for more in (0, 1):
        made = session("draw", "peek")
        for state in filter(None, (made.game.state, made.game.boundary)):
            state.decisions += more
            state.forced += more
        there = world(made, 1).game.state
        counts.append((there.decisions, there.forced))
    assert counts[0] == counts[1]


def test_a_world_tells_neither_the_seed_nor_what_others_chose():
    made = session("draw", "peek")
    there = world(made, 1)
    assert there.game.state.seed != made.game.state.seed
    assert there.game.state.streams == {}
    assert there.game.choices == [] and made.game.choices != []


@pytest.mark.parametrize(
    ("choice", "kind", "dealt"), [("mark", "where", True), ("look", "back", False), ("bid", "bid", True)]
)
def test_there_is_no_world_once_the_running_step_has_shown_anything(choice, kind, dealt):
    made = session(choice)
    assert made.decision.kind == kind
    assert (world(made, 1) is not None) is dealt
    if choice == "bid":
        made.choose("low")
        assert (made.decision.seat, world(made, 1)) == (1, None)  # what seat 0 has bid is its secret


def test_a_world_is_played_on_and_stays_as_it_was():
    made = session("mark")
    there, before = world(made, 3), digest(made.game.state)
    ends = [there.play(side, [lambda game, decision: decision.options[0]] * 3) for side in ("left", "right", "left")]
    assert [game.cards.said[0] for game in ends] == ["left", "right", "left"]
    assert all(game.over for game in ends)
    assert digest(ends[0].state) == digest(ends[2].state)
    assert digest(made.game.state) == before


def test_a_world_is_watched_until_it_is_enough():
    seen = []
    game = world(session(), 1).play(
        "roll", [lambda game, decision: "roll"] * 3, lambda game: seen.append(1) or len(seen) == 2
    )
    assert not game.over
    assert len(seen) == 2


def test_what_is_no_option_is_refused_in_a_world():
    with pytest.raises(BotError, match="'fly' is no option in a world of seat 1 at turn"):
        world(session(), 1).play("fly", [lambda game, decision: decision.options[0]] * 3)


class Looks:
    looks_ahead = True

    def __init__(self):
        self.worlds = []
        self.asked = None

    def __call__(self, asked):
        self.asked = asked
        self.worlds.append(asked.world(asked.number))
        return "draw" if "draw" in asked.options else asked.options[0]


class Blinks(Looks):
    looks_ahead = False


def test_a_bot_that_looks_ahead_has_worlds_in_a_game_without_a_session():
    bot = Looks()
    game = GAME.new_game(2, 1).play([ThinkingBot("looks", bot)] * 2)
    assert game.over and len(bot.worlds) == 6 and None not in bot.worlds
    with pytest.raises(ValueError, match="this question has been answered; ask for worlds before"):
        bot.asked.world(1)


def test_a_bot_that_did_not_say_so_has_none():
    with pytest.raises(BotError, match="raised ValueError: a bot that asks for worlds has to say so beforehand"):
        GAME.new_game(2, 1).play([ThinkingBot("blinks", Blinks())] * 2)
