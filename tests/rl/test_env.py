"""The environment for learners: what it asks, what it shows, what it is worth."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys

import numpy as np
import pytest

from nemesis_core import Feature, Session, Step, hookimpl
from nemesis_core.errors import AssemblyError, NemesisError, PluginError, StaleChoice
from nemesis_core.rl import NemesisEnv, env
from nemesis_core.rl.options import WIDTH, WORDS, row_of, said, word_number
from nemesis_core.testing import fakes

from ..engine.tiny import TURN, CardGame, card_game, finish, variant
from ..engine.tiny import steps as steps_of
from .playing import allowed, arrays, played, steps

FAKES = fakes()


def card_env(**given):
    made = env(card_game(), 2, **given)
    made.reset(seed=1)
    return made


def choose(made, *options):
    """Choose these options one after the other."""
    for option in options:
        made.step(made.infos[made.agent_selection]["options"].index(option))
    return made


# ---------------------------------------------------------------- asking


def test_agents_are_the_seats_from_1_on():
    assert card_env().agents == ["seat_1", "seat_2"]


def test_action_is_the_index_of_an_option_in_their_sorted_order():
    made = card_env()
    assert made.infos["seat_1"] == {"kind": "turn", "options": TURN}
    made.step(TURN.index("mark"))
    assert made.infos["seat_1"] == {"kind": "where", "options": ("left", "right")}
    made.step(1)
    assert made.session.game.cards.said == ["right"]


def test_agent_that_is_asked_is_the_seat_that_the_game_asks():
    made = choose(card_env(), "bye")
    assert made.agent_selection == "seat_2"
    assert made.infos["seat_1"] == {}
    assert made.infos["seat_2"]["options"] == TURN


def test_mask_allows_the_options_of_the_agent_that_is_asked_and_nothing_to_others():
    made = choose(card_env(), "mark")
    assert allowed(made) == [0, 1]
    assert made.observe("seat_2")["action_mask"].sum() == 0
    assert not made.observe("seat_2")["options"].any()


@pytest.mark.parametrize("action", [2, 255, 256, -1, None, np.int64(2), 0.5, "a"])
def test_action_that_the_mask_forbids_is_refused_and_nothing_happens(action):
    made = choose(card_env(), "mark")
    with pytest.raises(StaleChoice, match=r"seat_1 is asked where and has the actions 0 to 1, not "):
        made.step(action)
    made.step(np.int64(0))
    assert made.session.game.cards.said == ["left"]


def test_episode_plays_the_game_that_a_session_plays():
    made, chosen = env(FAKES, 3), []
    for agent in steps(made):
        options = made.infos[agent]["options"]
        before = len(made.session.game.choices)
        chosen.append((made.seat_of[agent], options, before))
    session = Session(FAKES.new_game(3, 1))
    for (seat, options, number), (_, option) in zip(chosen, made.session.game.choices, strict=True):
        assert session.decision is not None
        assert (session.decision.seat, tuple(session.decision.options)) == (seat, options)
        assert number == len(session.game.choices)
        session.choose(option)
    assert session.game.state == made.session.game.state


# ---------------------------------------------------------------- more options than actions


def test_too_many_options_are_shown_one_page_after_the_other():
    made = card_env(actions=4)
    pages = []
    for _ in range(5):
        pages.append(made.infos["seat_1"]["options"])
        assert allowed(made) == list(range(len(pages[-1]) + 1))
        made.step(len(pages[-1]))
    assert pages == [TURN[0:3], TURN[3:6], TURN[6:9], TURN[9:], TURN[0:3]]


def test_option_of_a_later_page_is_chosen_by_its_index_there():
    made = card_env(actions=4)
    made.step(3)
    made.step(3)
    choose(made, "mark", "left")
    assert made.session.game.cards.said == ["left"]
    assert made.infos["seat_1"]["options"] == TURN[0:3]


def test_as_many_options_as_actions_are_one_page():
    made = card_env(actions=len(TURN))
    assert made.infos["seat_1"]["options"] == TURN
    assert allowed(made) == list(range(len(TURN)))


def test_few_actions_play_the_same_game():
    wide, narrow = env(FAKES, 2), env(FAKES, 2, actions=3)
    played(wide)
    narrow.reset(seed=1)
    for _, option in wide.session.game.choices:
        while option not in narrow.infos[narrow.agent_selection]["options"]:
            narrow.step(len(narrow.infos[narrow.agent_selection]["options"]))
        choose(narrow, option)
    assert narrow.session.game.state == wide.session.game.state


# ---------------------------------------------------------------- observing


def test_observation_is_what_the_layout_reads_for_the_agent():
    made = env(FAKES, 2)
    for number, _ in enumerate(steps(made)):
        if number % 7 == 0:
            for agent, seat in made.seat_of.items():
                seen = made.observe(agent)["observation"]
                assert bytes(seen) == bytes(made.layout.read(made.session.game, seat))


def test_every_observation_is_in_its_space():
    made = env(FAKES, 3)
    for agent in steps(made):
        assert made.observation_space(agent).contains(made.observe(agent))
    for agent in made.agents:
        assert made.observation_space(agent).contains(made.observe(agent))


def test_number_above_the_largest_of_its_feature_is_shown_as_that():
    class Counting:
        @hookimpl
        def features(self, ruleset, seats):
            return [Feature.tally("said", ["left"], lambda game, seat: game.cards.said, 1)]

    made = env(variant(CardGame(), Counting()), 2)
    made.reset(seed=1)
    assert made.observe("seat_1")["observation"].tolist() == [0]
    choose(made, "mark", "left", "mark", "left")
    assert made.observe("seat_1")["observation"].tolist() == [1]


def test_observation_is_the_callers_own():
    made = env(FAKES, 2)
    made.reset(seed=1)
    before = arrays(made.observe("seat_1"))
    for array in made.observe(made.agent_selection).values():
        array[...] = 1
    assert arrays(made.observe("seat_1")) == before


def test_seat_cannot_tell_what_it_may_not_know():
    made = env(FAKES, 3)
    for number, agent in enumerate(steps(made)):
        if number % 10 == 0:
            seat, whole = made.seat_of[agent], Session(FAKES.new_game(3, 1))
            for _, option in made.session.game.choices:
                whole.choose(option)
            other = whole.redeal(seat, number)
            assert made.layout.read(other.game, seat) == made.layout.read(made.session.game, seat)


def test_screen_is_rendered_as_text_with_the_options_by_their_numbers():
    made = env(FAKES, 2, render_mode="ansi")
    made.reset(seed=1)
    text = made.render()
    assert text is not None
    assert f"{len(allowed(made)) - 1:4}  " in text
    quiet = env(FAKES, 2)
    quiet.reset(seed=1)
    assert quiet.render() is None


# ---------------------------------------------------------------- options in numbers


def test_each_option_has_a_row_of_its_kind_and_words():
    made = choose(card_env(), "mark")
    rows = made.observe("seat_1")["options"]
    assert rows.shape == (made.actions, WIDTH)
    for row, word in zip(rows, ("left", "right"), strict=False):
        assert row.tolist() == [word_number("where"), 0, word_number(word), *[0] * (WORDS - 1)]
    assert not rows[2:].any()


def numbers(*given):
    return np.frombuffer(row_of(*given), np.uint16).tolist()


def test_copies_of_a_card_have_one_number_and_other_words_another():
    assert numbers("turn", "", ("card", "search/1")) == numbers("turn", "", ("card", "search/2"))
    assert numbers("turn", "", ("card", "search/1")) != numbers("turn", "", ("card", "rest/1"))


def test_what_a_decision_is_about_has_a_number():
    assert numbers("pay", "2", "a")[1] == word_number("2")
    assert said((1, "smart-gun", None)) == "1 smart-gun"
    assert (said("egg/1"), said(None), said(object())) == ("egg/1", "", "")


def test_last_number_is_that_of_all_the_words_that_are_left():
    long = tuple("abcdefg")
    assert numbers("turn", "", long) == [
        word_number("turn"), 0, *(word_number(word) for word in "abcde"), word_number("f g")
    ]  # fmt: skip
    assert numbers("turn", "", long) != numbers("turn", "", (*long[:-1], "h"))


def test_number_of_a_word_is_the_same_everywhere():
    assert [word_number(word) for word in ("move", "room-001")] == [9912, 30021]


# ---------------------------------------------------------------- the end


def reporting(**won):
    """The card game, with columns that say who has won."""

    class Winning:
        @hookimpl
        def report(self, game):
            return {f"{seat}_won": value for seat, value in won.items()}

    return variant(CardGame(), Winning())


def winning(**won):
    """An environment whose game is over, with such columns."""
    made = env(reporting(**won), 2)
    made.reset(seed=1)
    return choose(made, "end")


def test_whoever_has_won_gets_1_and_all_others_lose_1():
    made = winning(p1=False, p2=True)
    assert made.rewards == {"seat_1": -1.0, "seat_2": 1.0}
    assert made.terminations == {"seat_1": True, "seat_2": True}
    assert made.truncations == {"seat_1": False, "seat_2": False}


def test_where_nobody_says_who_has_won_nobody_gets_anything():
    assert winning().rewards == {"seat_1": 0.0, "seat_2": 0.0}
    assert winning(p1=None, p2=True).rewards == {"seat_1": 0.0, "seat_2": 1.0}


def test_game_that_is_stopped_is_truncated_and_worth_nothing():
    stopped = reporting(p1=True, p2=False)
    stopped.max_steps = 3
    made = env(stopped, 2)
    made.reset(seed=1)
    while not any(made.truncations.values()):
        choose(made, "roll")
    assert made.rewards == {"seat_1": 0.0, "seat_2": 0.0}
    assert made.terminations == {"seat_1": False, "seat_2": False}


def test_each_agent_is_told_its_reward_once_and_then_leaves():
    made, told = winning(p1=False, p2=True), {}
    for agent in made.agent_iter():
        _, reward, terminated, _, _ = made.last()
        assert terminated
        told[agent] = reward
        made.step(None)
    assert told == {"seat_1": -1.0, "seat_2": 1.0}
    assert made.agents == []


def test_agent_whose_game_is_over_can_do_nothing():
    made = winning(p1=True)
    assert made.observe(made.agent_selection)["action_mask"].sum() == 0
    with pytest.raises(ValueError, match="only valid action is None"):
        made.step(0)


def test_game_that_asks_nobody_is_over_at_once():
    made = env(variant(steps_of(Step("event", "finish", finish))), 2)
    made.reset(seed=1)
    assert made.terminations == {"seat_1": True, "seat_2": True}
    for _ in made.agent_iter():
        made.step(None)
    assert made.agents == []


def test_reset_begins_anew_in_the_middle_and_after_the_end():
    made = env(FAKES, 2)
    made.reset(seed=4)
    before = {agent: arrays(made.observe(agent)) for agent in made.agents}
    choose(made, made.infos[made.agent_selection]["options"][0])
    for seed in (4, 4):
        made.reset(seed=seed)
        assert {agent: arrays(made.observe(agent)) for agent in made.agents} == before
        played(made, 4)
    made.step(None)
    made.reset(seed=4)
    for _ in made.agent_iter():
        made.step(allowed(made)[0] if not made.terminations[made.agent_selection] else None)
    assert made.agents == []
    made.reset(seed=4)
    assert {agent: arrays(made.observe(agent)) for agent in made.agents} == before


# ---------------------------------------------------------------- seeds


def test_reset_without_a_seed_goes_on_to_games_that_follow_from_the_last_seed():
    def games(made, seed):
        made.reset(seed=seed)
        found = [made.session.game.state.seed]
        for _ in range(3):
            made.reset()
            found.append(made.session.game.state.seed)
        return found

    one, other = env(FAKES, 2), env(FAKES, 2)
    assert games(one, 7) == games(other, 7)
    assert len(set(games(one, 7))) == 4
    assert games(one, 7) != games(one, 8)


def test_environments_without_a_seed_play_different_games():
    made = [env(FAKES, 2) for _ in range(3)]
    for one in made:
        one.reset()
    assert len({one.session.game.state.seed for one in made}) == 3


# ---------------------------------------------------------------- making one


@pytest.mark.variant
def test_environment_is_made_of_what_assemble_takes():
    made = env("lockdown", house_rules=["short-time=8"])
    assert (made.seats, made.ruleset.parameters) == (4, {"short-time": 8})


def test_seats_are_four_or_as_many_as_the_variant_allows():
    assert env(FAKES).seats == FAKES.nearest_seats(4)
    with pytest.raises(AssemblyError, match="not 99"):
        env(FAKES, 99)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"actions": 1}, "1 actions are too few; give 2 or more"),
        ({"render_mode": "human"}, "render mode 'human' is unknown; there is 'ansi', or None"),
    ],
)
def test_what_cannot_be_is_refused(given, message):
    with pytest.raises(NemesisError, match=message):
        env(FAKES, 2, **given)


def test_house_rules_are_not_added_to_a_ruleset():
    with pytest.raises(NemesisError, match="is assembled by now; give house rules and content to assemble"):
        env(FAKES, 2, house_rules=["more"])


def test_spaces_are_the_same_objects_at_every_call():
    made = card_env()
    assert made.observation_space("seat_1") is made.observation_space("seat_1")
    assert made.action_space("seat_2") is made.action_space("seat_2")


@pytest.mark.variant
def test_environment_is_copied_and_sent_to_other_processes():
    made = env("lockdown", 2)
    for one in (copy.deepcopy(made), pickle.loads(pickle.dumps(made))):
        assert isinstance(one, NemesisEnv)
        assert played(one).session.game.state == played(made).session.game.state


def test_rule_that_raises_is_named_and_the_environment_can_be_reset():
    made = card_env()
    with pytest.raises(PluginError, match="board raised ZeroDivisionError"):
        choose(made, "fail")
    with pytest.raises(StaleChoice):
        made.step(0)
    made.reset(seed=1)
    choose(made, "end")
    assert all(made.terminations.values())


def test_without_the_extra_it_says_what_to_install():
    program = "import sys; sys.modules['pettingzoo'] = None\nimport nemesis_core.rl"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == (
        "nemesis_core.errors.NemesisError: nemesis_core.rl needs pettingzoo, not installed here; "
        'install it with: pip install "nemesis-core[rl]"'
    )
