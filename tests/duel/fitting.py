"""The weights of `worth.traits`: a logistic regression on games of `survivor`, with a whim now and then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from nemesis_core import Game, Ruleset, assemble, make_bots
from nemesis_core.bots import chance
from nemesis_core.rng import mix
from nemesis_core.rules.lookahead.worth import traits
from nemesis_core.winning import won

WHIMS = 30
"""One choice of a turn in so many is any of the options, so that what seldom comes up is seen, too."""
SHRINK = 30.0
"""How strongly weights are drawn to 0."""
Sample = tuple[dict[str, float], bool]


def samples(ruleset: Ruleset, seats: int, seed: int) -> list[Sample]:
    """What each seat in play saw between two rounds of one game, and whether it won in the end."""
    seen: list[tuple[int, dict[str, float]]] = []

    def look(game: Game) -> None:
        if game.state.phase == "player" and game.state.step == 0:
            seen.extend((who.seat, traits(game, who.seat)) for who in game.table.characters if who.place)

    def whimsical(bot: Any) -> Any:
        def answer(game: Game, decision: Any) -> Any:
            number, base = game.state.decisions, mix(seed)
            if decision.kind == "turn" and chance(base, number, WHIMS) == 0:
                return decision.options[chance(base + 1, number, len(decision.options))]
            return bot(game, decision)

        return answer

    game = ruleset.new_game(seats, seed)
    game.on_step = look
    game.play([whimsical(bot) for bot in make_bots("survivor", seats, seed)])
    winners = won(game)
    return [(found, bool(winners[seat])) for seat, found in seen]


def regression(inputs: Any, answers: Any) -> Any:
    """The weights with which a logistic regression tells `answers` by columns of `inputs`; the first is constant."""
    middle, spread = inputs.mean(0), inputs.std(0) + 1e-9
    middle[0], spread[0] = 0.0, 1.0
    scaled = (inputs - middle) / spread
    weights, pull = np.zeros(inputs.shape[1]), np.full(inputs.shape[1], SHRINK)
    pull[0] = 0.0
    for _ in range(30):
        odds = 1 / (1 + np.exp(-scaled @ weights))
        slope = scaled.T @ (answers - odds) - pull * weights
        curve = (scaled.T * (odds * (1 - odds) + 1e-9)) @ scaled + np.diag(pull)
        weights += np.linalg.solve(curve, slope)
    raw = weights / spread
    raw[0] -= float((raw * middle)[1:].sum())
    return raw


def separates(odds: Any, answers: Any) -> float:
    """How often a winner is given better odds than a loser."""
    order = np.argsort(odds)
    ranks = np.empty(len(odds))
    ranks[order] = np.arange(len(odds))
    winners = answers.sum()
    return float((ranks[answers].sum() - winners * (winners - 1) / 2) / (winners * (len(answers) - winners)))


def fit(variants: Sequence[str], games: int, seed: int) -> tuple[dict[str, float], dict[str, float]]:
    """The weights by name, and for each variant how well they separate in every fifth game, which was left out."""
    kept, apart = list[Sample](), dict[str, list[Sample]]()
    for variant in variants:
        ruleset = assemble(variant)
        seats = ruleset.nearest_seats()
        for number in range(games):
            found = samples(ruleset, seats, seed + number)
            (kept if number % 5 else apart.setdefault(variant, [])).extend(found)
    names = list(kept[0][0])
    weights = regression(*_columns(kept, names))
    told = {}
    for variant, held in apart.items():
        inputs, answers = _columns(held, names)
        told[variant] = separates(inputs @ weights, answers)
    return dict(zip(names, map(float, weights), strict=True)), told


def _columns(found: Sequence[Sample], names: Sequence[str]) -> tuple[Any, Any]:
    inputs = np.array([[float(traits[name]) for name in names] for traits, _ in found])
    return inputs, np.array([answer for _, answer in found])
