"""Who may know what: zones, views, and the same game dealt anew."""

from __future__ import annotations

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nemesis_core import Session, Step, Zone, hookimpl, redeal
from nemesis_core.errors import NemesisError, PluginError
from nemesis_core.knowledge import everything, seen, sees

from .tiny import CARDS, FACES, card_game, variant

GAME = card_game()


def session(*choices, seats=2, seed=1):
    made = Session(GAME.new_game(seats, seed))
    for choice in choices:
        made.choose(choice)
    return made


def shown(zone, seat, known=()):
    game = GAME.new_game(2)
    for piece, seats in known:
        game.know(piece, seats)
    return seen(game, zone, seat)


# ---------------------------------------------------------------- zones


def test_hidden_piece_shows_its_back():
    assert shown(Zone("deck", ["card/a", "card/b"]), 0) == ["?card", "?card"]


def test_owner_sees_the_whole_zone():
    hand = Zone("hand", ["card/a"], seats=(1,))
    assert (shown(hand, 0), shown(hand, 1)) == (["?card"], ["card/a"])


def test_known_piece_is_seen_by_who_knows_it():
    deck, known = Zone("deck", ["card/a", "card/b"]), [("card/b", (1,))]
    assert (shown(deck, 0, known), shown(deck, 1, known)) == (["?card", "?card"], ["?card", "card/b"])


def test_zone_may_have_a_back_of_its_own():
    assert shown(Zone("pile", ["card/a"], back="pile"), 0) == ["?pile"]


def test_keyed_zone_is_known_by_its_keys():
    flags = Zone("flags", ["bad", "good"], back="flag", keys=("flag:a", "flag:b"))
    assert shown(flags, 0, [("flag:b", (0,)), ("bad", (0,))]) == ["?flag", "good"]


def test_view_is_built_from_every_piece():
    view = session("peek").view(0)
    assert view["seat"] == 0
    assert view["phase"] == "player"
    assert view["deck"][-1] in CARDS
    assert view["deck"][:-1] == ["?card"] * 13
    assert view["hand:1"] == ["?card"]


def test_nothing_is_hidden_from_who_sees_everything_and_the_game_is_as_it_was():
    made = session("peek")
    game = made.game
    before = [game.view(seat) for seat in (0, 1)]
    view = everything(game)
    assert sorted([*view["deck"], *view["hand:0"], *view["hand:1"]]) == sorted(CARDS)
    assert "?" not in str(view)
    assert [game.view(seat) for seat in (0, 1)] == before


# ---------------------------------------------------------------- dealt anew

CHOICES = st.lists(st.sampled_from(["bid", "bye", "draw", "look", "mark", "peek", "roll", "shuffle"]), max_size=6)


def follow(made, choices, pick=0):
    for choice in choices:
        if made.decision is None:
            break
        wanted = choice if choice in made.decision.options else made.decision.options[pick % len(made.decision.options)]
        made.choose(wanted)
    return made


@given(choices=CHOICES, pick=st.integers(0, 1), seat=st.integers(0, 2), seed=st.integers(0, 99))
def test_seat_cannot_tell_the_games_apart(choices, pick, seat, seed):
    before = follow(session(seats=3, seed=seed), choices, pick)
    after = before.redeal(seat, seed + 1)
    assert after.view(seat) == before.view(seat)
    if before.decision is not None:
        assert (after.decision.seat, after.decision.kind) == (before.decision.seat, before.decision.kind)
        if before.decision.seat == seat:
            assert after.decision.options == before.decision.options


@given(choices=CHOICES, seat=st.integers(0, 2), seed=st.integers(0, 99))
def test_pieces_are_conserved(choices, seat, seed):
    before = follow(session(seats=3, seed=seed), choices)
    both = [made.game.cards for made in (before, before.redeal(seat, seed))]
    mine, theirs = ([*cards.deck, *(card for hand in cards.hands for card in hand)] for cards in both)
    assert sorted(mine) == sorted(theirs)


def test_everything_hidden_takes_part():
    decks = {tuple(session().redeal(0, seed).game.cards.deck) for seed in range(40)}
    hands = {session().redeal(0, seed).game.cards.hands[1][0] for seed in range(40)}
    own = session().game.cards.hands[0]
    assert len(decks) > 30
    assert hands == {*CARDS} - {*own}


def test_known_piece_stays_where_it_is():
    before = session("peek")
    tops = {before.redeal(0, seed).game.cards.deck[-1] for seed in range(20)}
    assert tops == {before.game.cards.deck[-1]}


def test_others_keep_knowing_what_lies_in_the_place_they_looked_at():
    before = session("peek")
    for seed in range(20):
        after = before.redeal(1, seed)
        top = after.game.cards.deck[-1]
        assert after.game.state.known == {top: 0b01}
        assert after.view(0)["deck"][-1] == top


def test_what_comes_differs():
    assert len({tuple(follow(session().redeal(0, s), ["roll"] * 5).game.cards.said) for s in range(20)}) > 10


def test_what_the_running_step_drew_stays():
    def two_rolls(game):
        game.said.words.append(game.roll("die", FACES))
        game.ask(0, "go", ["no", "yes"])
        game.said.words.append(game.roll("die", FACES))
        game.end("over")

    ruleset = variant(Words(Step("event", "two", two_rolls)))
    before = Session(ruleset.new_game(1, 3))
    copies = [before.redeal(0, seed) for seed in range(20)]
    for copy in copies:
        copy.choose("no")
    words = [copy.game.said.words for copy in copies]
    assert {first for first, _ in words} == set(before.game.said.words)
    assert len({second for _, second in words}) > 3


def test_deck_shuffled_in_the_running_step_is_mixed_again():
    def mix(game):
        words = game.said.words
        words[:] = CARDS
        game.shuffle("deck", words)
        game.know(words[-1], (0,))
        game.ask(0, "go", ["no", "yes"])
        game.end("over")

    before = Session(variant(Words(Step("event", "mix", mix))).new_game(1, 3))
    decks = [before.redeal(0, seed).game.said.words for seed in range(20)]
    assert {deck[-1] for deck in decks} == {before.game.said.words[-1]}
    assert len({tuple(deck) for deck in decks}) > 15
    assert all(sorted(deck) == list(CARDS) for deck in decks)


@attrs.define
class Said:
    words: list[str] = attrs.field(factory=list)
    flags: list[str] = attrs.field(factory=list)


class Words:
    """Steps over a hidden list of words and hidden flags of two cards."""

    def __init__(self, *given):
        self.given = list(given)

    @hookimpl
    def steps(self):
        return self.given

    @hookimpl
    def state_parts(self):
        return {"said": Said}

    @hookimpl
    def hidden_zones(self, game):
        keys = tuple(f"flag:{i}" for i in range(len(game.said.flags)))
        return [Zone("words", game.said.words, back="word"), Zone("flags", game.said.flags, (), "flag", keys)]

    @hookimpl
    def view(self, game, seat):
        return {zone.name: seen(game, zone, seat) for zone in self.hidden_zones(game)}


def test_property_shuffled_in_the_running_step_stays_consistent():
    def setup(game):
        game.said.flags = ["bad", "good", "good", "good"]

    def mix(game):
        game.shuffle("flags", game.said.flags)
        game.know("flag:0", (0,))
        game.ask(0, "go", ["no", "yes"])
        game.end("over")

    before = Session(variant(Words(Step("setup", "flags", setup), Step("event", "mix", mix))).new_game(1, 3))
    for seed in range(10):
        after = before.redeal(0, seed)
        assert after.view(0) == before.view(0)
        assert sorted(after.game.said.flags) == ["bad", "good", "good", "good"]


def test_a_deal_with_a_like_question_at_another_moment_of_the_step_is_not_taken():
    """Seat 1 is asked late, and seat 0 has heard what came before: that it would have been asked early is no secret."""

    class Loud(Words):
        @hookimpl
        def view(self, game, seat):
            return {"words": list(game.said.words)}

        @hookimpl
        def hidden_zones(self, game):
            keys = tuple(f"flag:{i}" for i in range(len(game.said.flags)))
            return [Zone("flags", game.said.flags, (), "flag", keys)]

    def setup(game):
        game.said.flags = ["late", "early", "early", "early"]

    def moments(game):
        for moment in ("early", "late"):
            game.trail.append(("window", moment))
            if game.said.flags[0] == moment:
                game.ask(1, "react", ["pass", "act"])
            game.said.words.append(moment)
        game.end("over")

    before = Session(variant(Loud(Step("setup", "flags", setup), Step("event", "moments", moments))).new_game(2, 1))
    assert before.view(0)["words"] == ["early"]
    for seed in range(10):
        assert before.redeal(0, seed).view(0) == before.view(0)


def test_setup_draws_to_come_differ_too():
    def draft(game):
        game.ask(0, "go", ["no", "yes"])
        game.said.words.append(game.roll("die", FACES))
        return len(game.said.words) < 6

    before = Session(variant(Words(Step("setup", "draft", draft))).new_game(1, 3))
    before.choose("no")
    ends = set()
    for seed in range(10):
        copy = before.redeal(0, seed)
        for _ in range(5):
            copy.choose("no")
        ends.add(tuple(copy.game.said.words))
        assert copy.game.said.words[:1] == before.game.said.words
    assert len(ends) > 5


def test_pieces_can_put_right_what_depends_on_the_deal():
    class Adjusted(Words):
        @hookimpl
        def after_redeal(self, game, seat):
            game.said.flags.append(f"adjusted for {seat}")

    game = variant(Adjusted(Step("event", "x", lambda game: game.end("over")))).new_game(2)
    assert redeal(game, 1, 5).said.flags == ["adjusted for 1"]
    assert game.said.flags == []


def test_what_is_drawn_for_the_deal_is_told_to_nobody():
    class Drawn(Words):
        @hookimpl
        def after_redeal(self, game, seat):
            game.roll("secret", FACES)

    game = variant(Drawn(Step("event", "x", lambda game: game.end("over")))).new_game(2)
    for blind in (False, True):
        assert redeal(game, 1, 5, blind=blind).trail == []


def test_original_is_left_alone():
    before = session("peek", "look")
    state, choices = before.game.clone().state, list(before.game.choices)
    before.redeal(1, 5)
    assert before.game.clone().state == state
    assert before.game.choices == choices


def test_game_played_without_boundaries_cannot_be_dealt_anew_inside_a_step():
    with pytest.raises(PluginError, match="keep_boundary"):
        GAME.new_game(2).play([lambda game, decision: redeal(game, 0, 1)] * 2)


def test_at_a_boundary_nothing_counts_as_used_by_a_running_step():
    game = GAME.new_game(2, 1)
    game.cards.deck, game.cards.hands = ["card/a", "card/b", "card/c", "card/d"], [[], []]
    game.know("card/a", (1,))
    game.drawn("card/b")
    game.roll("die", FACES)
    copies = [redeal(game, 0, seed) for seed in range(40)]
    assert {copy.cards.deck.index("card/b") for copy in copies} == {0, 1, 2, 3}
    assert all(copy.view(0) == game.view(0) and copy.state.fixed == {} for copy in copies)


def test_sees_asks_for_one_piece():
    game = GAME.new_game(2)
    game.know("card/a", (1,))
    deck = Zone("deck", ["card/a"])
    assert (sees(game, deck, 0, 0), sees(game, deck, 0, 1)) == (False, True)


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_view_and_redeal_of_a_seat_that_is_not_there_are_refused(seat):
    game = GAME.new_game(2, 1)
    with pytest.raises(NemesisError, match="the seats 0 to 1"):
        game.view(seat)
    with pytest.raises(NemesisError, match="the seats 0 to 1"):
        redeal(game, seat, 1)
