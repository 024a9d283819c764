"""What conformance looks at in a game: what is asked, what is told, what the state is made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import attrs
import orjson

from nemesis_core import Decision, Event, Game, Ruleset, Session
from nemesis_core.bots import make_bots
from nemesis_core.explain import explain_option
from nemesis_core.screen import names_in
from nemesis_core.serial import digest, state_from_data, state_to_data
from nemesis_core.testing import check_conserved, pieces
from nemesis_core.wording import question

MOST_CHOICES = 10
"""Choices after a boundary, in any game."""


def changeable(value: Any, path: str = "") -> Iterator[tuple[int, str]]:
    """Identity and path of each list, dict and object in `value`."""
    if attrs.has(type(value)):
        inner = [(f"{path}.{field.name}", getattr(value, field.name)) for field in attrs.fields(type(value))]
    elif isinstance(value, dict):
        inner = [(f"{path}[{key}]", item) for key, item in value.items()]
    elif isinstance(value, list):
        inner = [(f"{path}[{i}]", item) for i, item in enumerate(value)]
    else:
        assert value is None or isinstance(value, int | str | float), f"{path} is {value!r}"
        return
    yield id(value), path
    for where, item in inner:
        yield from changeable(item, where)


def check_tree(game: Game) -> dict[int, str]:
    """The state is a tree of plain data: no object lies at two places. Returns the path of each."""
    found: dict[int, str] = {}
    for identity, path in changeable(game.state):
        assert identity not in found, f"{path} is {found[identity]} too"
        found[identity] = path
    return found


def check_saved(game: Game) -> None:
    """Every field of the state goes through JSON and back."""
    data = orjson.loads(orjson.dumps(state_to_data(game.state)))
    for name, part in game.state.parts.items():
        assert set(data["parts"][name]) == {field.name for field in attrs.fields(type(part))}
    again = state_from_data(data, game.ruleset.parts)
    assert again == game.state
    assert digest(again) == digest(game.state)


def check_decision(game: Game, decision: Decision) -> None:
    """Asked before the end, of a seat that there is; at least two options, sorted, unique and alike."""
    options = decision.options
    assert not game.over
    assert 0 <= decision.seat < game.state.seats
    assert len(options) > 1
    assert options == sorted(set(options))
    assert all(_is_option(option) for option in options), options
    assert len(game.choices) - game.made < MOST_CHOICES


def _is_option(option: Any) -> bool:
    return isinstance(option, str) or (isinstance(option, tuple) and all(isinstance(part, str) for part in option))


def checked(bots: list[Any]) -> list[Any]:
    """`bots` that look at each decision before they answer."""

    def ask(game: Game, decision: Decision) -> Any:
        check_decision(game, decision)
        return bots[decision.seat](game, decision)

    return [ask] * len(bots)


def telling(bots: list[Any]) -> list[Any]:
    """`bots` that have each decision told, and its options explained, before they answer."""

    def ask(game: Game, decision: Decision) -> Any:
        asked = question(game, decision, names_in(game.ruleset, game.view(decision.seat)))
        assert [offer.option for offer in asked.offers] == decision.options
        assert all(explain_option(game.ruleset, offer) for offer in asked.offers[:: max(1, len(asked.offers) // 4)])
        return bots[decision.seat](game, decision)

    return [ask] * len(bots)


def counting(game: Game) -> Game:
    """`game`, with its components counted after every step from the end of set-up on."""
    before: list[Counter[str]] = []

    def step(now: Game) -> None:
        if now.state.phase != "setup":
            check_conserved(now, before[0]) if before else before.append(pieces(now))

    game.on_step = step
    return game


def stops(ruleset: Ruleset, seats: int, seed: int, every: int = 1) -> Iterator[tuple[int, Session]]:
    """A session of random play at each (or every so manieth) decision, with the decision's number."""
    session, bots = Session(ruleset.new_game(seats, seed)), make_bots("random", seats, seed)
    number = 0
    while session.decision is not None:
        if number % every == 0:
            yield number, session
        session.choose(bots[session.decision.seat](session.game, session.decision))
        number += 1


def play_on(session: Session, seed: int) -> Game:
    """The game of `session`, played on to its end by the bots of `stops`."""
    bots = make_bots("random", session.game.state.seats, seed)
    while session.decision is not None:
        session.choose(bots[session.decision.seat](session.game, session.decision))
    return session.game


def asked(session: Session) -> Any:
    """The decision at hand, for comparison."""
    decision = session.decision
    return decision and (decision.seat, decision.kind, list(decision.options))


def heard(game: Game, replay: list[Any], seat: int) -> list[Any]:
    """What `seat` hears while `replay` is played from the boundary at which `game` stands."""
    events: list[Event] = []
    game.listener = events.append
    Session(game, replay)
    return [(e.kind, e.rule, e.data) for e in events if e.audience is None or seat in e.audience]
