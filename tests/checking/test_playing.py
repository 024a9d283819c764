"""Faults that only games show: who, where, from which seed, what to do, and a command that shows them again."""

from __future__ import annotations

from pathlib import Path

import pytest

KEEPS_IN_AN_OBJECT = """
class Rule:
    count = 0

    @hookimpl
    def steps(self):
        return [Step("setup", "clear", self.clear), Step("event", "count", self.add)]

    def clear(self, game):
        self.count = 0

    def add(self, game):
        self.count += 1
        game.state.streams["counted"] = self.count

RULE = Rule()
PLUGIN = Plugin(
    pieces=(Piece(id="mine", kind="house-rule", title="Mine", implementation=("mine_rule:RULE",)),)
)
"""
KEEPS_BETWEEN_GAMES = KEEPS_IN_AN_OBJECT.replace('Step("setup", "clear", self.clear), ', "")
SET_ORDER = """
def visit(game):
    names = set(game.board.places)
    game.state.streams["first"] = [ord(name[0]) for name in names][0]

@hookimpl
def steps():
    return [Step("event", "visit", visit)]
"""
CLOCK = """
from time import time_ns

@hookimpl
def hand_size(game, who):
    return 1 if time_ns() // 1000 % 2 else None
"""
LOOP = """
def wait(game):
    while game.state.phase:
        pass

@hookimpl
def steps():
    return [Step("event", "wait", wait)]
"""
LEAVES = """
import os
import sys

@hookimpl
def hand_size(game, who):
    print("leaving")
    {leave}
"""


def head(source: str) -> str:
    """`source` with what a plugin that names its own PLUGIN has to import."""
    return "from nemesis_core import Effects, Piece, Plugin, Step, hookimpl\n" + source


@pytest.fixture
def repeated(check):
    """The finding of a kind; the command that comes with it shows the same one."""

    def find(folder, kind, text="", games=2):
        checked = check(folder, "--games", games)
        assert checked.code == 1
        found = checked.finding(kind, text)
        assert found["variant"] == "fakes"
        assert f"--players {found['seats']} --seed {found['seed']} --games 1" in found["command"]
        again = check.repeat(found).finding(kind, text)
        assert [again[name] for name in ("piece", "place", "step", "seats", "seed")] == [
            found[name] for name in ("piece", "place", "step", "seats", "seed")
        ]
        return found

    return find


def at(text):
    """File and line of the first line with `text` in the sources of the plugin in whose folder one stands."""
    (file,) = Path("src").glob("*.py")
    lines = file.read_text().splitlines()
    return f"{file}:{next(i for i, line in enumerate(lines, 1) if text in line)}"


def told(found):
    """Piece, place and step of a finding."""
    return found["piece"], found["place"], found["step"]


def test_what_raises_is_found(fault, repeated):
    found = repeated(fault("raises"), "raised")
    assert told(found) == ("raises", "function look, " + at("tarot"), "event/look")
    assert found["text"] == "raises raised KeyError in raises_rule.look (step event/look): 'tarot'"
    assert found["advice"] == "mend the function; the command repeats the game in which it raised"


def test_hook_that_raises_is_found(project, repeated):
    found = repeated(project("@hookimpl\ndef hand_size(game, who):\n    return 1 + who.name\n"), "raised")
    assert told(found) == ("mine", "hook hand_size, " + at("who.name"), "player/draw")


def test_component_that_is_lost_is_found(fault, repeated):
    found = repeated(fault("loses_a_card"), "components")
    assert told(found) == (
        "loses-a-card", "function burn, " + at("def burn"), "event/burn of loses-a-card",
    )  # fmt: skip
    assert found["text"].startswith("lost: ['")
    assert "put what a rule takes into one other place" in found["advice"]


def test_state_that_does_not_survive_a_save_is_found(fault, repeated):
    found = repeated(fault("keeps_a_tuple"), "save")
    assert told(found)[:2] == ("keeps-a-tuple", "state places_seen.places of keeps-a-tuple")
    assert "keep all that a rule remembers in a part of the state" in found["advice"]


def test_keys_that_json_cannot_keep_are_found(fault, repeated):
    found = repeated(fault("counts_by_numbers"), "save")
    assert told(found)[:2] == ("counts-by-numbers", "state counts.by_seat of counts-by-numbers")


def test_what_an_object_remembers_is_found(project, repeated):
    found = repeated(project(head(KEEPS_IN_AN_OBJECT)), "save")
    assert found["piece"] == "mine"
    assert "another end: streams.counted" in found["text"]
    assert "never in a module, a class or an object of its own" in found["advice"]


def test_what_is_remembered_from_game_to_game_is_found(project, repeated):
    found = repeated(project(head(KEEPS_BETWEEN_GAMES)), "chance")
    assert told(found) == ("mine", "function Rule.add, " + at("def add"), "event/count of mine")
    assert "keep nothing between games" in found["advice"]


def test_secret_in_a_view_is_found(fault, repeated):
    found = repeated(fault("shows_a_deck"), "secret")
    assert told(found)[:2] == ("shows-a-deck", "hook view, " + at("@hookimpl"))
    assert found["text"].startswith("seat 1 can tell what it may not know by its view: next event.0: ")
    assert "hidden_zones" in found["advice"]


def test_secret_in_the_log_is_found(fault, repeated):
    found = repeated(fault("tells_a_secret"), "secret", "by the log, event peeked: ")
    assert told(found) == (
        "tells-a-secret", "function peek, " + at("def peek"), "event/peek of tells-a-secret",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("name", "where", "text"),
    [
        ("tells_at_the_end", "peek", "by the log, event peeked: "),
        ("offers_a_secret", "guess", "by its options: "),
        ("asks_about_a_secret", "guess", "by what its options are about: than.0: "),
    ],
)
def test_secret_in_a_step_is_found(fault, repeated, name, where, text):
    piece = name.replace("_", "-")
    found = repeated(fault(name), "secret", text)
    assert told(found) == (piece, f"function {where}, " + at(f"def {where}"), f"event/{where} of {piece}")


def test_draw_from_the_module_random_is_found_where_it_is_and_where_it_shows(fault, repeated, check):
    folder = fault("draws_from_random")
    found = repeated(folder, "chance")
    assert told(found) == (
        "draws-from-random", "function toss, " + at("def toss"), "event/toss of draws-from-random",
    )  # fmt: skip
    assert "the same seed gives another game: it left the streams of the state as " in found["text"]
    assert "'tossed': " in found["text"]
    assert "draw by game.roll" in found["advice"]
    source = check(folder, "--games", 0).finding("source")
    assert (source["place"], source["text"]) == (at("import random"), "it imports random")


def test_order_of_a_set_is_found(project, repeated, check):
    found = repeated(project(SET_ORDER), "chance", games=3)
    assert told(found) == ("mine", "function visit, " + at("def visit"), "event/visit of mine")
    assert check(".", "--games", 0).finding("source")["place"] == at("for name in names")


def test_clock_is_found_with_the_hook_that_asks_it(project, check):
    checked = check(project(CLOCK), "--games", 1)
    found = checked.finding("chance")
    assert (found["piece"], found["place"]) == ("mine", "hook hand_size, " + at("@hookimpl"))
    assert check.repeat(found).finding("chance")["piece"] == "mine"
    assert "the same seed gives another game" in found["text"]
    assert "ask no clock" in found["advice"]


def test_decision_with_too_many_choices_in_a_step_is_found(fault, repeated):
    found = repeated(fault("asks_too_much"), "asked")
    assert found["text"].startswith("decision wait of seat 1 is choice 11 in one step")


def test_game_without_an_end_is_found_with_the_step_in_which_it_goes_round(fault, repeated):
    found = repeated(fault("never_ends"), "endless", games=1)
    assert told(found) == ("never-ends", "function stay, " + at("def stay"), "event/stay of never-ends")
    assert found["text"] == "the game did not end in 5000 steps"


def test_loop_without_an_end_is_stopped_with_its_place(project, check):
    checked = check(project(LOOP), "--games", 2, "--limit", 4)
    found = checked.finding("endless")
    assert found["piece"] == "mine"
    assert found["place"] in ("function wait, " + at("while"), "function wait, " + at("pass"))
    assert found["text"] == "it did not come to an end in 4 seconds while a game was played"
    assert found["command"].endswith("--limit 4 --players 1 --seed 0 --games 1")


@pytest.mark.parametrize(
    ("leave", "place", "said"),
    [
        ("sys.exit(3)", "hook hand_size", "SystemExit: 3"),
        ("os._exit(3)", "process", "it ended the process (exit code 3) in which a game was played"),
        ("return hand_size(game, who)", "hook hand_size", "RecursionError"),
    ],
)
def test_plugin_that_leaves_the_game_is_found(project, check, leave, place, said):
    found = check(project(LEAVES.format(leave=leave)), "--games", 1).finding("raised")
    assert found["piece"] == "mine"
    assert found["place"] in (place, *(f"{place}, {at(text)}" for text in (leave, "print", "def hand_size")))
    assert said in found["text"]


def test_what_never_ran_is_a_remark_and_no_fault(fault, check):
    checked = check(fault("never_runs"), "--games", 1)
    assert (checked.code, checked.findings) == (0, [])
    assert checked.report["remarks"] == ["never-runs: in these games never ran never_runs_rule.markers_exhausted"]
