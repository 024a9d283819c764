"""A plugin with a fault fails the test of conformance that is there for it, and is told what is wrong and where."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from nemesis_core import Effects, Piece, Plugin, hookimpl
from nemesis_core.testing import fakes
from nemesis_core.testing.conformance import Conformance, Sizes, explaining, playing, screens, words
from nemesis_core.testing.conformance.covering import check_covered, check_proofs
from nemesis_core.testing.conformance.machine import machine

from ..faults.making import FAULTS, faulty, faulty_plugin, piece_of

FEW = Sizes(games=1, covered=8, examples=3, seats=(2, 3))
SUITE = Conformance()


class Digging:
    """A piece with effects for a Room that no variant of these tests has."""

    def __init__(self) -> None:
        self.effects_bound = Effects("digging")
        self.effects_bound.bind("room", "mine.dig")(lambda game, who: None)

    @hookimpl
    def effects(self) -> list[Effects]:
        return [self.effects_bound]


DIGGING = Digging()


def failure(fault: str, test: str, **given: Any) -> str:
    """What a test of the suite says of the plugin `fault`."""
    with pytest.raises(AssertionError) as caught:
        getattr(SUITE, f"test_{test}")(faulty(fault), sizes=FEW, **given)
    return str(caught.value)


FOUND = {
    "asks_too_much": (
        "games_of_any_number_of_seats_run_to_their_end",
        "decision wait of seat 1 is choice 11 in one step",
        "step event/wait",
    ),
    "asks_twice": (
        "games_of_any_number_of_seats_run_to_their_end",
        "decision wait of seat 1 offers twice: ['a']",
        "step event/wait",
    ),
    "asks_about_a_secret": (
        "seat_cannot_tell_what_it_may_not_know",
        "can tell what it may not know by what its options are about: than.0: '",
        "step event/guess",
    ),
    "counts_by_numbers": (
        "state_is_a_tree_and_every_field_is_saved",
        "a save gives back another state: counts.by_seat differs",
        "step player/turns",
    ),
    "draws_from_random": ("caller_keeps_its_random", "the game drew from the module random", "3 seats, seed 7"),
    "keeps_a_tuple": (
        "state_is_a_tree_and_every_field_is_saved",
        "places_seen.places is ('a', 'b'); a state is made of",
        "3 seats, seed 5",
    ),
    "loses_a_card": ("games_of_any_number_of_seats_run_to_their_end", "lost: ['", "2 seats, seed 0"),
    "never_ends": ("games_of_any_number_of_seats_run_to_their_end", "the game did not end in 5000 steps", "step over"),
    "offers_a_secret": (
        "seat_cannot_tell_what_it_may_not_know",
        "can tell what it may not know by its options: ",
        "step event/guess",
    ),
    "raises": (
        "earlier_copies_stay_as_they_were",
        "raises raised KeyError in tests.faults.raises.look (step event/look): 'tarot'",
        "step event/look",
    ),
    "shares_a_list": (
        "state_is_a_tree_and_every_field_is_saved",
        "mine.bag is table.bag too; keep one of them, or a copy",
        "step player/turns",
    ),
    "counts_a_secret": (
        "seat_cannot_tell_what_it_may_not_know",
        "can tell what it may not know by its features: next event.",
        "decision 1",
    ),
    "shows_a_deck": (
        "seat_cannot_tell_what_it_may_not_know",
        "can tell what it may not know by its view: next event.0: '",
        "decision 1",
    ),
    "tells_a_secret": (
        "seat_cannot_tell_what_it_may_not_know",
        "can tell what it may not know by the log, event peeked: 2.card: '",
        "step event/peek",
    ),
    "tells_at_the_end": (
        "seat_cannot_tell_what_it_may_not_know",
        "can tell what it may not know by the log, event peeked: 2.card: '",
        "step event/peek",
    ),
}
"""Fault -> the test of the suite that finds it, what is said, and where."""


@pytest.mark.parametrize("fault", FOUND)
def test_fault_is_found_and_explained(fault: str) -> None:
    test, said, place = FOUND[fault]
    text = failure(fault, test)
    assert said in text
    pieces = f"fake-board, fake-race, fake-mode, fake-crew, {piece_of(fault)}"
    assert re.search(rf"\({pieces}, .*{re.escape(place)}.*\)$", text)


def test_what_was_taken_back_had_shown_a_card() -> None:
    with pytest.raises(AssertionError, match=r"can be taken back, though it showed something: .*next event"):
        playing.check_undo(faulty("shows_a_deck"), 1, 4)


def test_what_was_taken_back_had_told_a_card() -> None:
    with pytest.raises(AssertionError, match=r"'look' can be taken back, though the log told something, event peeked"):
        playing.check_undo(faulty("tells_a_choice"), 1, 4, every=1)


def test_card_lost_in_a_dealt_game_is_found() -> None:
    assert failure("loses_a_card", "dealing_anew_loses_nothing_and_can_be_played").startswith("lost: ['")


def test_copies_of_a_game_that_draws_elsewhere_come_to_another_end() -> None:
    text = failure("draws_from_random", "saved_copy_is_at_the_same_decision_and_plays_on_alike")
    assert text.startswith("a saved session comes to another end: streams.tossed: ")


def test_session_in_any_order_looks_at_each_decision() -> None:
    anything = machine(faulty("asks_twice"), [2])()
    anything.start(seats=2, seed=1)
    with pytest.raises(AssertionError, match=r"decision wait of seat 1 offers twice: \['a'\] \("):
        for seed in range(500):
            anything.decision_is_in_order()
            anything.let_bots_play(seed=seed, number=1)
    anything.teardown()


def test_session_in_any_order_is_compared_with_a_plain_replay() -> None:
    anything = machine(faulty("draws_from_random"), [2])()
    anything.start(seats=2, seed=1)
    while anything.session.decision is not None:
        anything.let_bots_play(seed=2, number=30)
    with pytest.raises(AssertionError, match="a plain replay of the choices comes elsewhere: 1.streams.tossed: "):
        anything.teardown()


def test_session_in_any_order_is_dealt_anew() -> None:
    anything = machine(faulty("shows_a_deck"), [2])()
    anything.start(seats=2, seed=1)
    with pytest.raises(AssertionError, match="seat 2 can tell that it was dealt anew: next event.0: "):
        for seed in range(99):
            anything.deal_anew(seat=3, seed=seed)


def test_hook_that_never_runs_is_named() -> None:
    name = "tests.faults.never_runs.markers_exhausted"
    with pytest.raises(AssertionError, match=f"never ran, and no test is named that proves it: {name}$"):
        check_covered(faulty("never_runs"), [3], 2, pieces=[piece_of("never_runs")])
    check_covered(faulty("never_runs"), [3], 2, {name: "a test"}, ["never-runs"])
    with pytest.raises(AssertionError, match="named as proven, but there is no such effect or hook: gone$"):
        check_covered(faulty("never_runs"), [3], 2, {name: "a test", "gone": "a test"}, ["never-runs"])


def test_what_this_variant_leaves_out_can_be_named_as_proven() -> None:
    digging = Piece(
        id="digging", kind="house-rule", title="Digging", requires=("nothing",), implementation=(f"{__name__}:DIGGING",)
    )
    rule = faulty_plugin("never_runs").pieces[0]
    plugin = Plugin(pieces=(rule, digging))
    proven = dict.fromkeys(("tests.faults.never_runs.markers_exhausted", "digging:room:mine.dig"), "a test")
    check_covered(fakes(more=(plugin,), house_rules=("never-runs",)), [3], 2, proven, ["never-runs"])
    proven["digging:room:mine.digg"] = "a test"
    with pytest.raises(AssertionError, match="there is no such effect or hook: digging:room:mine.digg$"):
        check_covered(fakes(more=(plugin,), house_rules=("never-runs",)), [3], 2, proven, ["never-runs"])


def test_effects_of_other_pieces_are_not_asked_for() -> None:
    with pytest.raises(AssertionError, match="fake-board:item:"):
        check_covered(faulty("never_runs"), [3], 2)
    check_covered(faulty("shows_a_deck"), [3], 2, pieces=[piece_of("shows_a_deck")])


def test_proof_that_does_not_exist_is_named(tmp_path: Any) -> None:
    (tmp_path / "test_mine.py").write_text("def test_it():\n    pass\n", encoding="utf-8")
    check_proofs(tmp_path, {"mine:item:a.b": "test_mine.py::test_it"})
    for proof in ("test_mine.py::test_other", "test_other.py::test_it", "test_mine.py::test_i"):
        with pytest.raises(AssertionError, match=f"mine:item:a.b is proven by {proof}, which does not exist in"):
            check_proofs(tmp_path, {"mine:item:a.b": proof})


def test_proof_is_looked_for_from_the_folders_of_the_plugin_that_names_it(tmp_path: Path) -> None:
    tests = tmp_path / "plugins" / "mine" / "tests"
    tests.mkdir(parents=True)
    (tests / "test_mine.py").write_text("def test_it():\n    pass\n", encoding="utf-8")
    for root, module in ((tmp_path, tests / "test_conformance.py"), (tmp_path / "elsewhere", tests / "test_all.py")):
        for path in ("test_mine.py", "tests/test_mine.py"):
            check_proofs(root, {"mine": f"{path}::test_it"}, module)
    check_proofs(tmp_path, {"mine": "plugins/mine/tests/test_mine.py::test_it"}, tests / "deep" / "test_all.py")
    with pytest.raises(AssertionError, match=f"not exist in {tmp_path}, nor .* from there to {tests}.*; mend its name"):
        check_proofs(tmp_path, {"mine": "tests/test_mine.py::test_other"}, tests / "test_all.py")
    with pytest.raises(AssertionError, match="which does not exist in "):
        check_proofs(tmp_path, {"mine": "tests/test_mine.py::test_it"})


def test_proof_can_be_a_scenario_file() -> None:
    folder = Path(__file__).parents[2] / "plugins" / "facility" / "tests" / "scenarios"
    name = "by-rover-to-the-bunker.scenario.toml"
    title = "Who drives the Rover to the Bunker makes no noise, and the Rover stays there"
    check_proofs(folder, {"mine": name, "mine too": f"{name}::{title}"})
    for proof in (f"{name}::Another title", f"no-{name}"):
        with pytest.raises(AssertionError, match="mine is proven by .*, which does not exist in "):
            check_proofs(folder, {"mine": proof})


PLANS = {
    "counts_down": "-1 rounds are left",
    "counts_twice": "condition dawn of a goal holds with a chance of 1.5, which is none",
    "dares_too_much": r"errand \('wait',\) is done with a chance of 1.2, which is none",
    "hopes_for_all": "a condition of which nobody has heard holds with a chance of 1.0; return None",
}


@pytest.mark.parametrize("fault", PLANS)
def test_what_a_bot_is_told_of_goals_and_errands_makes_sense(fault: str) -> None:
    with pytest.raises(AssertionError, match=rf"^{PLANS[fault]} \(.*step setup/draft"):
        check_covered(faulty(fault), [3], 1)


# ---------------------------------------------------------------- screens and words


def test_ids_on_a_screen_are_named() -> None:
    text = failure("shows_ids", "screens_are_text_for_people", bots="random")
    assert text.startswith("the panel 'Mine' shows ids that no player knows: alpha.look/1; tell them by name (")


def test_screen_that_shows_what_nobody_may_know() -> None:
    with pytest.raises(AssertionError, match=r"by its screen, panel 'The next Event': rows.0.1: "):
        screens.check_screens_keep_secrets(faulty("shows_a_panel"), 2, 1, every=9)


def test_event_without_a_sentence_and_question_without_a_wording() -> None:
    ruleset = faulty("says_nothing")
    with pytest.raises(AssertionError, match=r"event waited has no sentence: 'waited: how=long'.*\(.*event/wait"):
        words.check_story(ruleset, 2, 1)
    with pytest.raises(AssertionError, match=r"decision wait has no sentence for its question, 'Choose: wait\.'"):
        words.check_questions(ruleset, 2, 1)
    words.check_story(ruleset, 2, 1, in_words=False)
    words.check_questions(ruleset, 2, 1, in_words=False)


def test_rules_that_no_rulebook_has_are_named() -> None:
    with pytest.raises(AssertionError, match="the wording 'wait' names rules that no rulebook has: LD-NONE-01$"):
        explaining.check_rules_named(faulty("names_no_rule"))


def test_rules_that_the_log_names_and_no_rulebook_has_are_named() -> None:
    with pytest.raises(AssertionError, match=r"^event waited names rules that no rulebook has: LD-NONE-02$"):
        explaining.check_rules_told(faulty("tells_no_rule"), 2, 1)


def test_options_that_read_alike_are_named() -> None:
    with pytest.raises(AssertionError, match=r"decision wait has several options that read 'Wait'"):
        words.check_equal_words(faulty("names_no_rule"), 2, 1)


def test_every_fault_has_a_test() -> None:
    elsewhere = {
        *PLANS,
        "counts_hashes",
        "names_no_rule",
        "never_runs",
        "says_nothing",
        "shows_a_panel",
        "shows_ids",
        "tells_a_choice",
        "tells_no_rule",
    }
    assert set(FAULTS) == {*FOUND, *elsewhere}
