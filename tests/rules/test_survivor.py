"""The bot `survivor`: it wins, it is the same again, and it never looks where its seat cannot."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import pytest

from nemesis_core import Session, assemble, make_bots, run
from nemesis_core.bots import ThinkingBot
from nemesis_core.rules.bots.answers import default, pass_discard, pay, react, without_character
from nemesis_core.rules.bots.survivor import Survivor
from nemesis_core.rules.bots.words import promise
from nemesis_core.rules.reactions import Moment
from nemesis_core.testing import Table, fakes, table


def test_words_of_a_use_say_what_it_is_for() -> None:
    assert [promise(use) for use in ("search-room", "dress-serious", "scan-hand", "remove-noise")] == [
        "search",
        "heal",
        "clean",
        "quiet",
    ]
    assert (promise("place-noise"), promise("tour")) == ("", "")


def in_combat_with(largest: bool) -> Table:
    """The Character of the first seat, its hand drawn, with the largest or the smallest kind of Intruder."""
    t = table(fakes(), ["alpha", "beta"])
    t.start_round()
    kinds = t.game.cards.kinds
    by_size = sorted(kinds, key=lambda kind: (kinds[kind].size, kind))
    t.intruder(by_size[-1 if largest else 0], t[0].place)
    return t


def test_a_loaded_weapon_is_shot_in_combat_and_no_way_is_gone() -> None:
    t = in_combat_with(largest=False)
    foe = next(iter(t.table.intruders))
    shoot, move = ("shoot", "alpha.pistol", foe), next(o for o in t.legal("alpha") if o[0] == "move")
    assert Survivor(1)(t.to_bot("alpha", shoot, move, ("pass",))) == shoot


def test_without_a_weapon_it_escapes_from_what_is_large() -> None:
    t = in_combat_with(largest=True)
    options = [o for o in t.legal("alpha") if o[0] in ("move", "melee", "pass")]
    assert Survivor(1)(t.to_bot("alpha", *options))[0] == "move"


@pytest.fixture
def next_door() -> Table:
    """The Character of the first seat is next to a way out that is open, with a loaded Weapon and an Intruder."""
    t = table(fakes(board="facility"), ["alpha", "beta"])
    t.start_round()
    t.game.facility.isolation_open = True
    t.put("alpha", t.game.board.walks["isolation-room"][0][1])
    t.intruder(max(t.game.cards.kinds, key=lambda kind: (t.game.cards.kinds[kind].size, kind)), t[0].place)
    return t


def on_the_way_out(t: Table, *left: str) -> object:
    """What it does there with these cards in hand, when it can shoot, or go to the way out."""
    t.hand("alpha", *left)
    foe = next(iter(t.table.intruders))
    out = next(option for option in t.legal("alpha") if option[:2] == ("move", "isolation-room"))
    return Survivor(1)(t.to_bot("alpha", ("shoot", "alpha.pistol", foe), out, ("pass",)))[0]


def test_it_runs_for_the_way_out_when_its_cards_are_enough_to_take_it_and_fights_else(next_door: Table) -> None:
    assert on_the_way_out(next_door, "plan/1", "look/1", "stop/1") == "move"
    assert on_the_way_out(next_door, "plan/1", "look/1") == "shoot"


def test_contamination_is_discarded_on_a_pass_and_all_else_kept() -> None:
    t = table(fakes(), ["alpha", "beta"])
    assert pass_discard(t.to_bot("alpha", "done", "alpha.plan/1", "contamination/3")) == "contamination/3"  # type: ignore[arg-type]
    assert pass_discard(t.to_bot("alpha", "done", "alpha.plan/1")) == "done"  # type: ignore[arg-type]


def test_what_threatens_others_is_not_answered_and_what_threatens_oneself_is() -> None:
    t = table(fakes(), ["alpha", "beta"])
    options = (("pass",), ("react", "alpha.plan/1", "hide"))
    mine, theirs = Moment("attack-target", t[0]), Moment("attack-target", t[1])
    assert react(t.to_bot("alpha", *options, kind="react", about=mine)) == options[1]
    assert react(t.to_bot("alpha", *options, kind="react", about=theirs)) == options[0]


def test_a_seat_without_a_character_acts_where_another_would_spare_itself() -> None:
    t = table(fakes(), ["alpha", "beta"])
    asked = t.to_bot("alpha", ("pass",), ("move", "x"), ("attack", "y"), kind="other")
    assert (default(asked), without_character(asked)) == (("pass",), ("attack", "y"))


def test_the_card_that_is_missed_least_pays() -> None:
    t = table(fakes(), ["alpha", "beta"])
    cards = [card for card in t.game.cards.action if card.startswith("alpha.")]
    chosen = pay(t.to_bot("alpha", *cards, kind="pay"))  # type: ignore[arg-type]
    reactive = [card for card in cards if t.game.cards.defs[card].reactions]
    assert reactive and chosen not in reactive


@pytest.mark.variant
@pytest.mark.parametrize("variant", ["lockdown", "nemesis", "chytrids"])
def test_it_lives_and_wins_where_random_dies(variant: str) -> None:
    ruleset = assemble(variant)
    rows = {bot: [p.row for p in run(ruleset, 12, seats=4, seed=1, bots=bot)] for bot in ("survivor", "random")}
    won, lived = ({bot: sum(row[c] for row in rows[bot]) for bot in rows} for c in ("winners", "survivors"))
    assert lived["survivor"] > 3 * lived["random"] + 2
    assert won["survivor"] > won["random"]


@pytest.mark.variant
def test_it_drafts_who_starts_next_to_a_way_out() -> None:
    ruleset, mixed = assemble("lockdown"), 0
    near = {
        record.draft_slot for record, _ in ruleset.compiled["cards"].characters.values() if "nemesis" in record.role
    }
    for seed in range(12):
        session = Session(ruleset.new_game(4, seed))
        decision = session.decision
        assert decision is not None and decision.kind == "draft"
        if 0 < len(near.intersection(decision.options)) < len(decision.options):
            mixed += 1
            assert make_bots("survivor", 4, seed)[decision.seat](session.game, decision) in near
    assert mixed > 2


@pytest.mark.variant
def test_same_seed_gives_the_same_choices() -> None:
    ruleset = assemble("lockdown")
    games = [ruleset.new_game(3, 9).play(make_bots("survivor", 3, 9)) for _ in range(2)]
    assert games[0].choices == games[1].choices


def choices(variant: str, seats: int, seed: int) -> list[Any]:
    """All that is chosen in a game."""
    return assemble(variant).new_game(seats, seed).play(make_bots("survivor", seats, seed)).choices


@pytest.mark.variant
@pytest.mark.slow
def test_the_choices_are_the_same_in_a_process_that_hashes_otherwise() -> None:
    # In this game it steps out of a Fire where two Rooms next door are equally safe.
    code = f"from {__name__} import choices; print(hash('x'), choices('lockdown-solo', 1, 17), sep='\\n')"
    told = []
    for number in ("1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": number, "PYTHONPATH": os.pathsep.join(sys.path)}
        done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
        told.append(done.stdout.splitlines())
    assert told[0][0] != told[1][0]
    assert told[0][1:] == told[1][1:]


@pytest.mark.variant
@pytest.mark.parametrize("variant", ["lockdown", "nemesis-intruder", "carnomorphs", "void-seeders-coop"])
def test_it_chooses_alike_when_all_that_it_cannot_know_is_dealt_anew(variant: str) -> None:
    ruleset = assemble(variant)
    session, bots = Session(ruleset.new_game(3, 4)), make_bots("survivor", 3, 4)
    compared = 0
    for number in range(160):
        decision = session.decision
        if decision is None:
            break
        choice = bots[decision.seat](session.game, decision)
        if number % 8 == 0:
            other = session.redeal(decision.seat, seed=number)
            assert other.decision is not None
            assert bots[decision.seat](other.game, other.decision) == choice
            compared += 1
        session.choose(choice)
    assert compared >= 10


@pytest.mark.variant
@pytest.mark.parametrize("variant", ["lockdown", "nemesis"])
def test_it_answers_every_question_of_a_curious_table(variant: str) -> None:
    """The questions that it would seldom come to by its own choices."""
    ruleset = assemble(variant)
    game, curious = ruleset.new_game(3, 2), make_bots("curious", 3, 2)
    survivor, kinds = ThinkingBot("survivor", Survivor(1)), set()

    def both(game, decision):  # type: ignore[no-untyped-def]
        assert survivor(game, decision) in decision.options
        kinds.add(decision.kind)
        return curious[decision.seat](game, decision)

    game.play([both] * 3)
    assert len(kinds) > 5
