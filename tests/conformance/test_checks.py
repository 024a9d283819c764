"""The checks of conformance find what they are there for."""

from __future__ import annotations

import pytest

from nemesis_core import Decision, Session, hookimpl
from nemesis_core.testing import Coverage, check_conserved, fakes, pieces, table
from nemesis_core.testing.conformance.checks import check_decision, check_saved, check_tree, checked, heard

from ..engine.tiny import CardGame, card_game, variant

ENTRIES = [["b", "a"], ["a", "a"], ["a"], [], ["a", 1], [("a", 1), ("b", 1)]]


@pytest.mark.parametrize("options", ENTRIES, ids=str)
def test_options_out_of_order_twice_too_few_or_no_values(options):
    with pytest.raises((AssertionError, TypeError)):
        check_decision(card_game().new_game(2), Decision(0, "turn", options))


def test_question_after_the_end_or_to_nobody():
    game = card_game().new_game(2)
    with pytest.raises(AssertionError):
        check_decision(game, Decision(2, "turn", ["a", "b"]))
    game.state.phase = "over"
    with pytest.raises(AssertionError):
        check_decision(game, Decision(0, "turn", ["a", "b"]))


def test_too_many_choices_after_a_boundary():
    game = card_game().new_game(1)
    game.asker = checked([lambda game, decision: "a"])[0]
    for _ in range(10):
        game.ask(0, "again", ["a", "b"])
    with pytest.raises(AssertionError):
        game.ask(0, "again", ["a", "b"])


def test_object_at_two_places():
    game = card_game().new_game(2)
    check_tree(game)
    game.cards.hands = [game.cards.deck]
    with pytest.raises(AssertionError, match=r"hands\[0\] is .*deck too|deck is .*hands\[0\] too"):
        check_tree(game)


def test_state_that_is_no_plain_data():
    game = card_game().new_game(2)
    game.cards.said = {"a"}
    with pytest.raises(AssertionError, match="said"):
        check_tree(game)


def test_state_that_json_changes():
    game = card_game().new_game(2)
    check_saved(game)
    game.cards.said = ("a",)
    with pytest.raises(AssertionError):
        check_saved(game)


def test_lost_new_and_doubled_components():
    t = table()
    before, discard = pieces(t.game), t["alpha"].discard
    check_conserved(t.game, before)
    card = t["alpha"].deck.pop()
    with pytest.raises(AssertionError, match=f"lost: .*{card}"):
        check_conserved(t.game, before)
    discard += [card, card]
    with pytest.raises(AssertionError, match=f"in two places: .*{card}"):
        check_conserved(t.game, before)


class Leaky(CardGame):
    """The card game, but its view shows the deck."""

    @hookimpl
    def view(self, game, seat):
        return {"deck": list(game.cards.deck)}


def test_view_that_shows_too_much():
    session = Session(variant(Leaky()).new_game(2, 1))
    assert any(session.redeal(0, seed).view(0) != session.view(0) for seed in range(5))


def test_audience_hears_its_own_lines_only():
    session = Session(card_game().new_game(2, 1))
    told = [heard(session.game.clone(), ["draw"], seat) for seat in (0, 1)]
    assert [kind for kind, _, _ in told[0]] == ["card", "draw"]
    assert [kind for kind, _, _ in told[1]] == ["draw"]


def test_coverage_tells_what_never_ran():
    ruleset = fakes()
    coverage = Coverage(ruleset)
    clinic = "fake-board:room:clinic.first-aid"
    assert clinic in coverage.never
    t = table(ruleset, ["alpha", "beta"]).put("alpha", "c").wounds("alpha", light=1).hand("alpha", "look", "look")
    t.act("alpha", "room", "first-aid")
    assert clinic not in coverage.never
    assert coverage.ran[clinic] == 1
    assert "nemesis_core.testing.fakes.FakeRace.surprise_number" in coverage.never
