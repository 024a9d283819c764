"""Whole games that are looked at: each check plays one game of a ruleset and fails with what it found, and where.

All take the ruleset, the number of seats and the seed first; `every` so manieth decision is looked at.
"""

from __future__ import annotations

import hashlib
import json
import random
from itertools import zip_longest
from typing import Any, Final

import orjson

from ...assembly import Ruleset
from ...bots import make_bots
from ...features import Layout
from ...game import STALL, Game, Option
from ...records import play_recorded
from ...rules.conservation import check_conserved, pieces
from ...serial import digest
from ...session import Session
from ..differences import told
from .checks import asked, check_saved, check_tree, checked, counting, heard, play_on, stops
from .failing import explained, fail
from .offers import CLOSED, check_offers, closing

NOTHING_HEARD: Final[tuple[str, str, dict[str, Any]]] = ("nothing", "", {})
QUARTERS: Final = (1, 2, 3)
"""The parts of a game at which a copy is played on to the end."""


def check_game(ruleset: Ruleset, seats: int, seed: int, bots: str = "random", count: bool = True) -> Game:
    """A game runs to an end of its own; each decision is in order, and with `count` no component is ever lost.

    :raises AssertionError: saying what is wrong, and where.
    """
    game = ruleset.new_game(seats, seed)
    if count:
        counting(game)
    with explained(game):
        game.play(checked(make_bots(bots, seats, seed)))
    if not game.state.ending:
        fail("the game is over and has no ending", game)
    if game.state.ending == STALL:
        fail(f"the game did not end in {ruleset.max_steps} steps and was stopped", game)
    return game


def check_callers_random(ruleset: Ruleset, seats: int, seed: int) -> None:
    """A game draws nothing from the generator of the module `random`, which is the caller's.

    :raises AssertionError: when it did.
    """
    before = random.getstate()
    try:
        game = ruleset.new_game(seats, seed)
        with explained(game):
            game.play(make_bots("curious", seats, seed))
        if random.getstate() != before:
            fail(
                "the game drew from the module random, which is its caller's; draw with game.roll, pick or shuffle",
                game,
            )
    finally:
        random.setstate(before)


def games_digest(ruleset: Ruleset, seats: int, seeds: tuple[int, ...] = (1, 2)) -> str:
    """One digest over every step of a game for each of `seeds`, to be compared with that of another process."""
    records = [play_recorded(ruleset, seats, seed, make_bots("random", seats, seed)) for seed in seeds]
    return hashlib.blake2b(repr([record.digests for record in records]).encode(), digest_size=8).hexdigest()


# ---------------------------------------------------------------- saves and copies


def check_saves(ruleset: Ruleset, seats: int, seed: int, every: int = 1) -> None:
    """A saved session is at the same decision when it is loaded, and plays on to the same end.

    :raises AssertionError: naming what differs.
    """
    end = _played(ruleset, seats, seed)
    quarters = {end.state.decisions * quarter // 4 for quarter in QUARTERS}
    for number, session in stops(ruleset, seats, seed):
        if number % every and number not in quarters:
            continue
        with explained(session.game):
            copy = Session.load(json.loads(orjson.dumps(session.save())), ruleset)
            _same(copy, session, "a saved session")
            if copy.game.choices != session.game.choices:
                fail(f"a saved session has other choices: {told(copy.game.choices, session.game.choices)}")
            if number in quarters and play_on(copy, seed).state != end.state:
                fail(f"a saved session comes to another end: {told(copy.game.state, end.state)}")


def check_copies(ruleset: Ruleset, seats: int, seed: int, every: int = 9) -> None:
    """A copy is at the same decision, stays as it was while the original is played on, and comes to the same end.

    :raises AssertionError: naming what differs.
    """
    copies = []
    for _, session in stops(ruleset, seats, seed, every):
        copy = session.clone()
        with explained(session.game):
            _same(copy, session, "a copy")
        copies.append((copy, asked(copy), digest(copy.game.state)))
    for copy, decision, state in copies:
        if (asked(copy), digest(copy.game.state)) != (decision, state):
            fail("a copy changed while the original was played on: they share a list or a dict", copy.game)
    end = _played(ruleset, seats, seed).state
    for copy, _, _ in copies[:: max(1, len(copies) // len(QUARTERS))]:
        if play_on(copy, seed).state != end:
            fail(f"a copy comes to another end: {told(copy.game.state, end)}", copy.game)


def check_states(ruleset: Ruleset, seats: int, seed: int, every: int = 1) -> None:
    """The state is a tree of plain data, of which every field is saved, and options are none of its lists.

    :raises AssertionError: naming the path in the state.
    """
    for _, session in stops(ruleset, seats, seed, every):
        tree = check_tree(session.game)
        if session.decision is not None and id(session.decision.options) in tree:
            fail(f"the options of decision {session.decision.kind} are a list of the state; offer a copy", session.game)
        check_saved(session.game)


def _played(ruleset: Ruleset, seats: int, seed: int) -> Game:
    game = ruleset.new_game(seats, seed)
    with explained(game):
        return game.play(make_bots("random", seats, seed))


def _same(copy: Session, session: Session, what: str) -> None:
    if asked(copy) != asked(session):
        fail(f"{what} is at another decision: {told(asked(copy), asked(session))}")
    if digest(copy.game.state) != digest(session.game.state):
        fail(f"{what} has another state: {told(copy.game.state, session.game.state)}")


# ---------------------------------------------------------------- secrets


def check_secrets(ruleset: Ruleset, seats: int, seed: int, every: int = 1) -> None:
    """No seat can tell a game from another in which all it may not know is dealt anew: by view, decision or log.

    Nor by the numbers of its features. What is offered is looked at in each decision.

    :raises AssertionError: naming the seat and what gives it away.
    """
    layout = Layout(ruleset, seats)
    for number, session in stops(ruleset, seats, seed):
        with explained(session.game):
            for seat in range(seats if number % every == 0 else 0):
                _check_secrets_of(session, seat, number, layout)
            check_offers(session, number)


def check_steps_keep_secrets(ruleset: Ruleset, seats: int, seed: int, every: int = 1) -> None:
    """As `check_secrets`, for what a step tells after its last decision; every so manieth step is looked at.

    A deal by which a seat sees another outcome proves nothing: a rule may ask what somebody holds, for all to see.

    :raises AssertionError: naming the seat and what gives it away.
    """
    for number, session in stops(closing(ruleset), seats, seed):
        at_end = session.decision is not None and session.decision.kind == CLOSED
        # during set-up what is hidden need not lie in its place yet
        if at_end and session.game.state.phase != "setup" and session.game.state.steps % every == 0:
            with explained(session.game):
                for seat in range(seats):
                    other = session.redeal(seat, number)
                    if other.view(seat) == session.view(seat):
                        _check_log_of(session, other, seat)


def _check_secrets_of(session: Session, seat: int, number: int, layout: Layout) -> None:
    other, who = session.redeal(seat, number), f"seat {seat + 1} can tell what it may not know"
    if other.view(seat) != session.view(seat):
        fail(f"{who} by its view: {told(other.view(seat), session.view(seat))}")
    seen, there = (layout.told(layout.check(one.game, seat)) for one in (session, other))
    if seen != there:
        fail(f"{who} by its features: {told(there, seen)}")
    mine, theirs = asked(session), asked(other)
    if mine is None or theirs is None or mine[:2] != theirs[:2]:
        fail(f"{who} by what is asked: {told(theirs, mine)}")
    if mine[0] == seat and mine != theirs:
        fail(f"{who} by its options: {told(theirs, mine)}")
    _check_log_of(session, other, seat)


def _check_log_of(session: Session, other: Session, seat: int) -> None:
    replay = session.trail_choices()
    here, there = (heard(one.game.clone(), replay, seat) for one in (session, other))
    for line, other_line in zip_longest(here, there, fillvalue=NOTHING_HEARD):
        if line != other_line:
            who, shown = f"seat {seat + 1} can tell what it may not know", told(other_line, line)
            fail(f"{who} by the log, event {line[0]}: {shown}")


def check_undo(ruleset: Ruleset, seats: int, seed: int, every: int = 2, options: int = 1) -> int:
    """What can be taken back has shown nothing, and taking it back leads to where the session was.

    `options` so manieth option of a decision is tried. Returns how many choices were taken back.

    :raises AssertionError: naming the choice.
    """
    return sum(
        _check_taken_back(session, option, number)
        for number, session in stops(ruleset, seats, seed, every)
        for option in (session.decision.options[::options] if session.decision else ())
    )


def _check_taken_back(session: Session, option: Option, number: int) -> bool:
    assert session.decision is not None
    seat, tried = session.decision.seat, session.clone()
    with explained(session.game):
        tried.choose(option)
        if not tried.can_undo:
            return False
        other = session.redeal(seat, number)
        _check_heard(session, other, option, seat)
        other.choose(option)
        if (asked(other), other.view(seat)) != (asked(tried), tried.view(seat)):
            shown = told((asked(other), other.view(seat)), (asked(tried), tried.view(seat)))
            fail(f"{option!r} can be taken back, though it showed something: {shown}")
        tried.undo()
        _same(tried, session, f"a session in which {option!r} was taken back")
    return True


def _check_heard(session: Session, other: Session, option: Option, seat: int) -> None:
    """`seat` hears the same of an `option` that can be taken back in the session and in the `other`, dealt anew."""
    replay = [*session.trail_choices(), option]
    here, there = (heard(one.game.clone(), replay, seat) for one in (session, other))
    for line, other_line in zip_longest(here, there, fillvalue=NOTHING_HEARD):
        if line != other_line:
            shown = f"event {line[0]}: {told(other_line, line)}"
            fail(f"{option!r} can be taken back, though the log told something, {shown}")


def check_redeals(ruleset: Ruleset, seats: int, seed: int, every: int = 1) -> None:
    """A game dealt anew for a seat is the same for the same seed, has all components, and can be played to its end.

    :raises AssertionError: naming what differs or is lost.
    """
    for number, session in stops(ruleset, seats, seed, every):
        if session.game.state.phase == "setup":
            continue
        with explained(session.game):
            other, again = (session.redeal(number % seats, number) for _ in range(2))
            if digest(other.game.state) != digest(again.game.state):
                fail(f"dealt anew twice, it is another game: {told(other.game.state, again.game.state)}")
            check_conserved(other.game, pieces(session.game))
        counting(other.game)
        play_on(other, number)
