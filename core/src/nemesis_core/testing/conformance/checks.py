"""What conformance looks at in a game at one moment: what is asked, what is told, what the state is made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import attrs
import orjson

from ...assembly import Ruleset
from ...bots import Asked, Bot, make_bots
from ...explain import explain_option
from ...game import Decision, Event, Game, Option
from ...rules.conservation import check_conserved, pieces
from ...screen import names_in
from ...serial import digest, state_from_data, state_to_data
from ...session import Session
from ...wording import question
from .failing import explained, fail

MOST_CHOICES: Final = 10
"""Choices after a boundary, in any game."""
UNHEARD_OF: Final = "unheard-of"
"""No condition of any piece."""


# ---------------------------------------------------------------- the state


def changeable(value: Any, path: str = "") -> Iterator[tuple[int, str]]:
    """Identity and path of each list, dict and object in `value`.

    :raises AssertionError: naming the path of what is neither of these nor None, a number or a text.
    """
    if attrs.has(type(value)):
        inner = [(f"{path}.{field.name}", getattr(value, field.name)) for field in attrs.fields(type(value))]
    elif isinstance(value, dict):
        inner = [(f"{path}[{key}]", item) for key, item in value.items()]
    elif isinstance(value, list):
        inner = [(f"{path}[{i}]", item) for i, item in enumerate(value)]
    else:
        if not (value is None or isinstance(value, int | str | float)):
            fail(f"{_told(path)} is {value!r}; a state is made of numbers, texts, None, lists, dicts and attrs objects")
        return
    yield id(value), path
    for where, item in inner:
        yield from changeable(item, where)


def _told(path: str) -> str:
    """`path` as one reads it: from the part of the state on."""
    part, inside, rest = path.removeprefix(".parts[").partition("]")
    return f"{part}{rest}" if inside and path.startswith(".parts[") else path.removeprefix(".")


def check_tree(game: Game) -> dict[int, str]:
    """The state is a tree of plain data: no object lies at two places. Returns the path of each.

    :raises AssertionError: naming the path, or both paths of the object.
    """
    found: dict[int, str] = {}
    with explained(game):
        for identity, path in changeable(game.state):
            if identity in found:
                fail(f"{_told(path)} is {_told(found[identity])} too; keep one of them, or a copy")
            found[identity] = path
    return found


def check_saved(game: Game) -> None:
    """Every field of the state goes through JSON and back.

    :raises AssertionError: naming the part and field that does not.
    """
    with explained(game):
        data = _through_json(game)
        for name, part in game.state.parts.items():
            lost = sorted({field.name for field in attrs.fields(type(part))} - set(data["parts"][name]))
            if lost:
                fail(f"a save leaves out {', '.join(lost)} of the part {name}")
        again = state_from_data(data, game.ruleset.parts)
        changed = [
            f"{name}.{field.name}"
            for name, part in game.state.parts.items()
            for field in attrs.fields(type(part))
            if getattr(part, field.name) != getattr(again.parts[name], field.name)
        ]
        if again != game.state or digest(again) != digest(game.state):
            fail(f"a save gives back another state: {', '.join(changed) or 'the order of a dict or a type'} differs")


def _through_json(game: Game) -> dict[str, Any]:
    try:
        data: dict[str, Any] = orjson.loads(orjson.dumps(state_to_data(game.state)))
    except TypeError as error:
        fail(f"the state cannot be saved: {error}")
    return data


# ---------------------------------------------------------------- what is asked


def check_decision(game: Game, decision: Decision) -> None:
    """Asked before the end, of a seat that there is; at least two options, sorted, unique and alike.

    :raises AssertionError: naming the decision and what is wrong with it.
    """
    options, said = decision.options, f"decision {decision.kind} of seat {decision.seat + 1}"
    if game.over:
        fail(f"{said} is asked after the end", game)
    if not 0 <= decision.seat < game.state.seats:
        fail(f"{said} is asked of a seat that there is not", game)
    if len(options) < 2:
        fail(f"{said} has less than two options: {options}", game)
    odd = [option for option in options if not _is_option(option)]
    if odd:
        fail(f"{said} has options that are neither a text nor a tuple of texts: {odd}", game)
    twice = [option for option, count in Counter(options).items() if count > 1]
    if twice:
        fail(f"{said} offers twice: {twice}", game)
    if options != sorted(options):
        fail(f"{said} has options out of order: {options}", game)
    if len(game.choices) - game.made >= MOST_CHOICES:
        fail(
            f"{said} is choice {len(game.choices) - game.made + 1} in one step; let the step return True between", game
        )


def _is_option(option: Any) -> bool:
    return isinstance(option, str) or (isinstance(option, tuple) and all(isinstance(part, str) for part in option))


def checked(bots: Sequence[Bot]) -> list[Bot]:
    """`bots` that look at each decision before they answer."""

    def ask(game: Game, decision: Decision) -> Option:
        check_decision(game, decision)
        return bots[decision.seat](game, decision)

    return [ask] * len(bots)


def telling(bots: Sequence[Bot]) -> list[Bot]:
    """`bots` that have each decision told, and some of its options explained, before they answer."""

    def ask(game: Game, decision: Decision) -> Option:
        told = question(game, decision, names_in(game.ruleset, game.view(decision.seat)))
        if [offer.option for offer in told.offers] != decision.options:
            fail(f"decision {decision.kind} is told with other options than it has", game)
        for offer in told.offers[:: max(1, len(told.offers) // 4)]:
            if not explain_option(game.ruleset, offer):
                fail(f"option {offer.option} of decision {decision.kind} has no explanation", game)
        return bots[decision.seat](game, decision)

    return [ask] * len(bots)


def planning(bots: Sequence[Bot]) -> list[Bot]:
    """`bots` that ask at each decision what can be won, and how, as bots that think do."""

    def ask(game: Game, decision: Decision) -> Option:
        asked = Asked(game, decision)
        if odds := asked.likely(UNHEARD_OF):
            fail(f"a condition of which nobody has heard holds with a chance of {odds}; return None", game)
        for condition in {condition for goal in asked.goals for way in goal.ways for condition in way}:
            if not 0 <= (odds := asked.likely(condition)) <= 1:
                fail(f"condition {condition} of a goal holds with a chance of {odds}, which is none", game)
        for errand in asked.errands:
            if not 0 <= errand.odds <= 1:
                fail(f"errand {errand.choose} is done with a chance of {errand.odds}, which is none", game)
        if (left := asked.rounds_left) is not None and left < 0:
            fail(f"{left} rounds are left", game)
        return bots[decision.seat](game, decision)

    return [ask] * len(bots)


def counting(game: Game) -> Game:
    """`game`, with its components counted after every step from the end of set-up on."""
    before: list[Counter[str]] = []

    def step(now: Game) -> None:
        if now.state.phase == "setup":
            return
        if not before:
            before.append(pieces(now))
        with explained(now):
            check_conserved(now, before[0])

    game.on_step = step
    return game


# ---------------------------------------------------------------- sessions


def stops(
    ruleset: Ruleset, seats: int, seed: int, every: int = 1, bots: str = "random"
) -> Iterator[tuple[int, Session]]:
    """A session of play by `bots` at each (or every so manieth) decision, with the decision's number.

    :raises AssertionError: when a rule raises; says where.
    """
    session, players = Session(ruleset.new_game(seats, seed)), make_bots(bots, seats, seed)
    number = 0
    while session.decision is not None:
        if number % every == 0:
            yield number, session
        _choose(session, players)
        number += 1


def play_on(session: Session, seed: int) -> Game:
    """The game of `session`, played on to its end by the bots of `stops`.

    :raises AssertionError: when a rule raises; says where.
    """
    bots = make_bots("random", session.game.state.seats, seed)
    while session.decision is not None:
        _choose(session, bots)
    return session.game


def _choose(session: Session, bots: Sequence[Callable[[Game, Decision], Option]]) -> None:
    decision = session.decision
    assert decision is not None
    with explained(session.game):
        session.choose(bots[decision.seat](session.game, decision))


def asked(session: Session) -> tuple[int, str, list[Option]] | None:
    """The decision at hand, for comparison."""
    decision = session.decision
    return None if decision is None else (decision.seat, decision.kind, list(decision.options))


def heard(game: Game, replay: Sequence[Option], seat: int) -> list[tuple[str, str, dict[str, Any]]]:
    """What `seat` hears while `replay` is played from the boundary at which `game` stands."""
    events: list[Event] = []
    game.listener = events.append
    Session(game, replay)
    return [(e.kind, e.rule, e.data) for e in events if e.audience is None or seat in e.audience]
