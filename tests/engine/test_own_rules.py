"""Rules that a board has by ids of its own: the log, decisions and `?` name those, wherever the others were named."""

from __future__ import annotations

import pytest

from nemesis_core import Decision, Step, Wording, hookimpl
from nemesis_core.explain import explain, references
from nemesis_core.rulebook import rules
from nemesis_core.wording import question, wordings

from .tiny import steps, variant

OWN = {"LD-FIRE-01": "LD-MALF-03", "LD-NOISE-01": "LD-MALF-03", "LD-KNOW-01": ""}
"""Of a board that has one rule for two of others, and does without a third."""


class Board:
    """A board with those ids, and words for a decision."""

    @hookimpl
    def compile_content(self):
        return {
            "own_rules": OWN,
            "references": {
                "fire": ("LD-FIRE-01", "LD-TURN-05", "LD-NOISE-01"),
                "knowledge": ("LD-KNOW-01",),
                "nothing": (),
            },
            "wordings": {
                "go?": Wording("Where to?", (), ("LD-NOISE-01",)),
                "go": Wording("Go {where}", ("where",), ("LD-FIRE-01", "LD-KNOW-01", "LD-TURN-05")),
                "go home": Wording("Go home", (), ("LD-TURN-05",)),
            },
        }


def told(game):
    """Step: something is told by each of four rules."""
    for rule in ("LD-FIRE-01", "LD-KNOW-01", "LD-TURN-05", ""):
        game.tell("thing", rule)


@pytest.fixture(scope="module")
def ruleset():
    return variant(Board(), steps(Step("setup", "told", told)))


def log(ruleset):
    """The rules of the first events of a game."""
    game, heard = ruleset.new_game(2), []
    game.listener = heard.append
    told(game)
    return [event.rule for event in heard]


def test_log_names_the_boards_rules(ruleset):
    assert log(ruleset) == ["LD-MALF-03", "", "LD-TURN-05", ""]
    assert log(variant()) == ["LD-FIRE-01", "LD-KNOW-01", "LD-TURN-05", ""]


def test_references_name_them_once_and_lose_what_does_not_hold(ruleset):
    assert references(ruleset) == {"fire": ("LD-MALF-03", "LD-TURN-05"), "nothing": ()}


def test_decisions_name_them(ruleset):
    game = ruleset.new_game(2)
    asked = question(game, Decision(0, "go", ["away", "home"]), {})
    assert asked.rules == ("LD-MALF-03",)
    assert [offer.rules for offer in asked.offers] == [("LD-MALF-03", "LD-TURN-05"), ("LD-TURN-05",)]
    assert wordings(ruleset)["go home"].rules == ("LD-TURN-05",)


def test_wordings_that_pieces_share_stay_as_they_are():
    shared = {"go": Wording("Go", (), ("LD-FIRE-01",))}

    class Shared:
        @hookimpl
        def compile_content(self):
            return {"own_rules": OWN, "wordings": dict(shared)}

    assert wordings(variant(Shared()))["go"].rules == ("LD-MALF-03",)
    assert shared["go"].rules == ("LD-FIRE-01",)


def test_search_leaves_out_what_the_board_has_by_another_id_or_not_at_all(ruleset):
    words = rules()["LD-FIRE-01"].text
    assert "LD-FIRE-01" in [rule.id for found in explain(variant(), words) for rule in found.rules]
    assert "LD-FIRE-01" not in [rule.id for found in explain(ruleset, words) for rule in found.rules]


def test_rule_is_still_found_by_its_id(ruleset):
    assert [found.title for found in explain(ruleset, "ld-know-01")] == ["LD-KNOW-01"]


class Refers:
    """A piece that refers to a rule, on a board with a rulebook of its own or without."""

    def __init__(self, rule, own=None):
        self.rule, self.own = rule, own or {}

    @hookimpl
    def compile_content(self):
        return {"references": {"fuse": (self.rule,)}, "own_rules": self.own}


@pytest.mark.parametrize("tag", ["edition:nemesis", "edition:lockdown"])
def test_rules_of_a_file_hold_where_its_tag_is_provided(tag):
    rule = next(rule for rule in rules().values() if rule.requires == (tag,))
    assert explain(variant(Refers(rule.id)), rule.text) == []
    (found,) = explain(variant(Refers(rule.id), provides=(tag,)), rule.text)
    assert rule in found.rules


def test_rules_of_pieces_that_are_not_in_play_hold_where_the_variant_refers_to_them():
    """LD-AUTO-07 is the Facility's, and no such board is in play; LD-TURN-02 is every board's."""
    facility, core = rules()["LD-AUTO-07"], rules()["LD-TURN-02"]
    assert (facility.owner, core.owner) == ("facility", "core")
    assert explain(variant(), core.text)[0].rules == (core,)
    assert explain(variant(), facility.text) == []
    assert explain(variant(Refers(facility.id)), facility.text)[0].rules == (facility,)


def test_where_the_board_has_its_own_rulebook_such_rules_must_stand_in_it(ruleset):
    facility, core = rules()["LD-AUTO-07"], rules()["LD-TURN-02"]
    assert explain(ruleset, facility.text) == []
    assert explain(variant(Refers(facility.id, OWN)), facility.text) == []
    assert explain(variant(Refers(facility.id, {"LD-FIRE-01": facility.id})), facility.text)[0].rules == (facility,)
    assert explain(ruleset, core.text)[0].rules == (core,)
