"""Features: what pieces show to a seat in numbers, each at its place in a row."""

from __future__ import annotations

import pytest

from nemesis_core import Feature, hookimpl
from nemesis_core.errors import PluginError
from nemesis_core.features import Layout

from .tiny import CARDS, CardGame, variant

SUITS = {card: "early" if card < "card/e" else "late" for card in CARDS}


def giving(*given):
    """A piece with the features `given`."""

    class Giving:
        @hookimpl
        def features(self, ruleset, seats):
            return list(given)

    return Giving()


def layout(*given, seats=2):
    return Layout(variant(CardGame(), giving(*given)), seats)


def new_game(seats=2):
    return variant(CardGame()).new_game(seats, 1)


SAID = Feature.tally("said", ["left", "right"], lambda game, seat: game.cards.said)
BIDS = Feature.values("bids", ["0", "1"], lambda game, seat: game.cards.bids, 3)
TURN = Feature.listed("turn", ["own", "left"], lambda game, seat: [game.cards.turn == seat, game.cards.left])


def test_numbers_stand_one_behind_the_other_with_their_names():
    made = layout(SAID, BIDS, TURN)
    assert made.names == (
        *(("said", "left"), ("said", "right")),
        *(("bids", "0"), ("bids", "1")),
        *(("turn", "own"), ("turn", "left")),
    )
    assert made.slices == {"said": slice(0, 2), "bids": slice(2, 4), "turn": slice(4, 6)}
    assert list(made.high) == [255, 255, 3, 3, 255, 255]


def test_features_are_read_for_the_seat_that_looks():
    made, game = layout(SAID, BIDS, TURN), new_game()
    game.cards.said, game.cards.bids, game.cards.left = ["left", "counted", "left"], {"1": 2}, 4
    assert list(made.read(game, 0)) == [2, 0, 0, 2, 1, 4]
    assert list(made.read(game, 1)) == [2, 0, 0, 2, 0, 4]
    assert made.read(game, 1) == made.check(game, 1)


def test_what_is_found_is_counted_as_what_it_is():
    game = new_game()
    game.cards.deck = ["card/a", "card/p", "card/b"]
    kinds = Feature.tally("deck", ["late", "early"], lambda game, seat: game.cards.deck, of=SUITS)
    assert list(layout(kinds).read(game, 0)) == [1, 2]
    early = Feature.tally("deck", ["early"], lambda game, seat: game.cards.deck, of=SUITS)
    assert list(layout(early).read(game, 0)) == [2]


def test_number_beyond_a_byte_is_the_largest_one():
    game = new_game()
    game.cards.bids = {"0": 999}
    assert list(layout(Feature.values("bids", ["0"], lambda game, seat: game.cards.bids)).read(game, 0)) == [255]


def test_row_is_told_by_feature_and_part_without_what_is_0():
    made = layout(SAID, TURN)
    assert made.told([0, 2, 1, 0]) == {"said": {"right": 2}, "turn": {"own": 1}}


def test_features_are_made_for_the_number_of_seats():
    class Each:
        @hookimpl
        def features(self, ruleset, seats):
            return [Feature.listed("seats", [str(n) for n in range(seats)], lambda game, seat: [1] * seats)]

    made = Layout(variant(CardGame(), Each()), 4)
    assert list(made.read(new_game(4), 0)) == [1, 1, 1, 1]


def test_variant_whose_pieces_show_nothing_has_no_numbers():
    made = Layout(variant(CardGame()), 2)
    assert (made.names, made.read(new_game(), 0)) == ((), bytearray())


def test_features_of_all_pieces_are_taken():
    both = Layout(variant(CardGame(), giving(SAID), giving(BIDS)), 2)
    assert sorted(both.slices) == ["bids", "said"]


# ---------------------------------------------------------------- what is wrong is named


def test_two_features_of_one_name_are_refused():
    with pytest.raises(PluginError, match="two features are named said; rename one"):
        layout(SAID, SAID)


@pytest.mark.parametrize(
    "given",
    [7, "said", Feature("said", [1], SAID.write), Feature("said", ["a"], SAID.write, 256), Feature("", [], SAID.write)],
    ids=["number", "text", "part", "high", "name"],
)
def test_answer_that_is_no_feature_names_the_piece(given):
    with pytest.raises(
        PluginError, match=r"board .* is no list of Feature with texts as parts and a largest number of 1 to 255"
    ):
        layout(given)


def wrote(game, seat, row, start):
    row[start + 2] = 1


WRONG = {
    "raised ValueError: 3 numbers for 2 parts": Feature.listed("mine", ["a", "b"], lambda game, seat: [1, 2, 3]),
    "raised ZeroDivisionError: integer division or modulo by zero": Feature.listed(
        "mine", ["a"], lambda game, seat: [1 // 0]
    ),
    "raised ValueError: byte": Feature.values("mine", ["a"], lambda game, seat: {"a": -1}),
    "writes outside its 2 parts": Feature("mine", ["a", "b"], wrote),
    "gives 2 for a, above 1": Feature.tally("mine", ["a"], lambda game, seat: ["a", "a"], 1),
}


@pytest.mark.parametrize("said", WRONG)
def test_feature_that_does_not_fit_is_named(said):
    with pytest.raises(PluginError, match=f"feature mine {said}"):
        layout(WRONG[said], TURN).check(new_game(), 0)


def test_feature_that_raises_is_named_where_all_are_read():
    with pytest.raises(PluginError, match="feature mine raised ZeroDivisionError"):
        layout(WRONG["raised ZeroDivisionError: integer division or modulo by zero"]).read(new_game(), 0)
