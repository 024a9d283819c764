"""Who knows which Mutation card: views, decisions, the log, deals of the same game anew, the screens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nemesis_carnomorphs import mutations
from nemesis_core import make_bots, redeal
from nemesis_core.rules import die


def tells(shown: Any, *cards: str) -> bool:
    """Is one of the Mutation `cards` named in `shown`, by its id or in words?"""
    text = str(shown)
    return any(card in text or card.replace("-", " ").title() in text for card in cards)


def heard(t: Any, who: str) -> list[Any]:
    """The events that the player of `who` hears."""
    seat = t.who(who).seat
    return [event for event in t.log if event.audience is None or seat in event.audience]


@pytest.mark.rule("CM-MUT-02")
def test_the_draw_tells_the_others_that_a_card_was_kept_and_not_which(t: Any) -> None:
    t.top("mutations", "echo-sense", "extra-limb").will("echo-sense/1")
    t.do(lambda: mutations.gain_mutation_card(t.game, t["alpha"]))
    assert tells(heard(t, "alpha"), "echo-sense")
    assert not tells(heard(t, "beta"), "echo-sense", "extra-limb")
    t.expect_told("mutation.card", who=0)


@pytest.mark.rule("CM-MUT-02")
def test_only_its_owner_sees_a_card_that_was_not_used(t: Any) -> None:
    t.mutant("alpha", "echo-sense", markers=2)
    assert t.game.view(0)["mutations"]["p1"]["card"] == "echo-sense/1"
    assert t.game.view(1)["mutations"]["p1"] == {"card": "?mutation", "shown": False, "markers": 2, "skin": False}
    assert not tells(t.game.view(1), "echo-sense")


@pytest.mark.rule("CM-MUT-02")
def test_the_deck_hides_all_its_cards_even_the_one_that_was_put_back(t: Any) -> None:
    t.top("mutations", "echo-sense", "extra-limb").will("echo-sense/1")
    t.do(lambda: mutations.gain_mutation_card(t.game, t["alpha"]))
    assert [t.game.view(seat)["decks"]["deck:mutations"] for seat in (0, 1)] == [[], []]
    assert t.game.view(1)["deck sizes"]["mutations"] == 11


@pytest.mark.rule("CM-MUT-02", "CM-MAC-01")
def test_neither_the_action_nor_what_others_see_of_it_names_the_card_before_the_reveal(t: Any) -> None:
    t.mutant("alpha", "echo-sense").hand("alpha", contamination=1).hand("beta", "stop")
    t.will("f").act("alpha", "mutate")
    (asked,) = [decision for decision in t.asked if decision.kind == "react"]
    assert (asked.seat, tells([asked.options, asked.about.option], "echo-sense")) == (1, False)
    words = t.words("beta", *asked.options, kind="react", about=asked.about)
    assert not tells(words.text, "echo-sense")
    before = t.log[: t.kinds.index("mutation.reveal")]
    assert not tells(before, "echo-sense")


@pytest.mark.rule("CM-MUT-02")
def test_its_first_use_shows_it_to_everybody_for_good(t: Any) -> None:
    t.mutant("alpha", "bone-blades").mutates("alpha")
    assert t.game.view(1)["mutations"]["p1"]["card"] == "bone-blades/1"
    assert tells(heard(t, "beta"), "bone-blades")
    die(t.game, t["alpha"], "fire")
    assert t.game.view(1)["mutations"]["p1"]["card"] == "bone-blades/1"


@pytest.mark.rule("CM-MUT-11")
def test_a_card_that_was_never_used_stays_secret_when_its_owner_dies(t: Any) -> None:
    t.mutant("alpha", "echo-sense")
    die(t.game, t["alpha"], "fire")
    assert t.game.view(1)["mutations"]["p1"]["card"] == "?mutation"


def test_dealt_anew_others_may_have_another_card_and_the_own_stays(t: Any) -> None:
    t.mutant("alpha", "echo-sense").mutant("beta", "extra-limb")
    seen: dict[str, set[str]] = {"p1": set(), "p2": set()}
    for seed in range(30):
        again = redeal(t.game, 1, seed)
        for name, card in again.brood.mutations.items():
            seen[name].add(card)
        assert sorted([*again.table.decks["mutations"], *again.brood.mutations.values()]) == sorted(
            t.game.mutation_cards
        )
    assert (len(seen["p1"]) > 3, seen["p2"]) == (True, {"extra-limb/1"})


def test_dealt_anew_a_card_that_was_shown_stays_where_it_is(t: Any) -> None:
    t.mutant("alpha", "echo-sense", shown=True)
    assert {redeal(t.game, 1, seed).brood.mutations["p1"] for seed in range(10)} == {"echo-sense/1"}


def leaks(game: Any, decision: Any, heard: list[Any]) -> list[tuple[str, str]]:
    """Hidden Mutation cards that some other player could see now, in a view, a question or the log, and where."""
    part, found = game.brood, []
    for name, card in part.mutations.items():
        others = set(range(game.state.seats)) - {int(name[1:]) - 1}
        if part.shown.get(name):
            continue
        found += [(card, "view") for seat in others if f"'{card}'" in str(game.view(seat))]
        found += [(card, "question")] if decision.seat in others and card in str(decision) else []
        told = [event for event in heard if event.audience is None or others & set(event.audience)]
        found += [(card, event.kind) for event in told if card in str(event.data)]
    return found


@pytest.mark.parametrize("seed", range(4))
def test_in_whole_games_nobody_sees_or_hears_of_a_hidden_card_of_another(brood: Callable[..., Any], seed: int) -> None:
    game = brood().game.ruleset.new_game(3, seed)
    bots, heard, found, hidden = make_bots("random", 3, seed), [], [], 0
    game.listener = heard.append

    def answer(game: Any, decision: Any) -> Any:
        nonlocal hidden
        hidden += len(game.brood.mutations) - len(game.brood.shown)
        found.extend(leaks(game, decision, heard))
        heard.clear()
        return bots[decision.seat](game, decision)

    game.asker = answer
    game.run()
    assert (hidden > 0, found) == (True, [])
