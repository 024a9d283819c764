"""Games over the whole matrix: which tables there are, and what playing at them showed."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache

import attrs

from nemesis_core import Ruleset, assemble, make_bots
from nemesis_core.bots import Bot, CuriousBot
from nemesis_core.game import STALL, Decision, Game, Option
from nemesis_core.matrix import Combination, matrix
from nemesis_core.rules.conservation import Conserved, check_conserved, pieces
from nemesis_core.serial import digest
from nemesis_core.testing.coverage import Coverage

OURS = {
    "board": ("facility", "mars-surface", "ship", "ship-advanced"),
    "race": ("carnomorphs", "chytrids", "classic-intruders", "night-stalkers", "void-seeders"),
    "mode": ("cooperative", "intruder-player", "semi-coop", "solo"),
    "crew": ("aftermath-crew", "lockdown-crew", "nemesis-crew"),
}
"""The pieces of the project; others may be installed beside them."""


@attrs.frozen
class Table:
    """A combination with a number of seats."""

    combination: Combination
    seats: int

    @property
    def pieces(self) -> tuple[str, ...]:
        """The ids of its pieces."""
        one = self.combination
        return (one.board, one.race, one.mode, *one.crew)

    def __str__(self) -> str:
        return f"{'+'.join(self.pieces)} for {self.seats}"


@cache
def combinations() -> list[Combination]:
    """Every combination of the project's pieces."""
    return [one for one in matrix() if all(set(_named(one, kind)) <= set(ids) for kind, ids in OURS.items())]


def _named(combination: Combination, kind: str) -> tuple[str, ...]:
    named = getattr(combination, kind)
    return named if isinstance(named, tuple) else (named,)


@cache
def tables() -> list[Table]:
    """Every combination with every number of seats that it is for."""
    return [Table(combination, seats) for combination in combinations() for seats in combination.seats]


def sample(number: int, seed: int) -> list[Table]:
    """So many of `tables`, chosen by chance, but each of the project's pieces is at one of them."""
    shuffled = random.Random(seed).sample(tables(), len(tables()))
    chosen = {str(next(t for t in shuffled if piece in t.pieces)) for ids in OURS.values() for piece in ids}
    shuffled.sort(key=lambda table: str(table) not in chosen)
    return shuffled[:number]


@attrs.define
class Played:
    """What games showed: how many there were, how they ended, what ran in them, and what went wrong."""

    games: int = 0
    counted: int = 0
    """Those of them in which the components were counted at every decision."""
    decisions: int = 0
    endings: Counter[str] = attrs.field(factory=Counter)
    known: dict[str, str] = attrs.field(factory=dict)
    """Effect or hook -> the piece that brings it."""
    ran: Counter[str] = attrs.field(factory=Counter)
    faults: list[str] = attrs.field(factory=list)

    def add(self, other: Played) -> None:
        """Put what `other` showed to it."""
        self.games += other.games
        self.counted += other.counted
        self.decisions += other.decisions
        self.endings += other.endings
        self.known |= other.known
        self.ran += other.ran
        self.faults += other.faults


def play(
    combination: Combination,
    seeds: Iterable[int],
    counted: int = 0,
    cover: bool = False,
    seats: Iterable[int] = (),
) -> Played:
    """Play a game for each seed at every number of seats, or at those given: components are counted after each step.

    In the first `counted` games at each number they are counted at every decision too, and the first is played twice.
    Every fourth game is played by bots that do what was done least, the others by chance.
    """
    played, ruleset = Played(), assemble(combination.manifest)
    coverage = Coverage(ruleset) if cover else None
    used: Counter[str] = Counter()
    for n, seed in enumerate(seeds):
        for number in seats or combination.seats:
            bots = [CuriousBot(seed, seat, used) for seat in range(number)] if n % 4 == 3 else []
            try:
                _play_one(played, ruleset, number, seed, bots, n < counted)
                if n == 0:
                    _again(ruleset, number, seed)
            except Exception as error:  # noqa: BLE001 (whatever a game raises is what is looked for)
                said = " ".join(f"{type(error).__name__}: {error}".split())
                played.faults.append(f"{Table(combination, number)}, seed {seed}: {said}")
    if coverage:
        played.known, played.ran = coverage.owners, Counter(coverage.ran)
    return played


def _play_one(played: Played, ruleset: Ruleset, seats: int, seed: int, bots: list[Bot], each_decision: bool) -> None:
    game = ruleset.new_game(seats, seed)
    game.on_step = Conserved()
    bots = bots or make_bots("random", seats, seed)
    game.play(_counting(bots) if each_decision else bots)
    if game.state.ending in ("", STALL):
        raise AssertionError(f"it ended by {game.state.ending or 'nothing'} after {game.state.steps} steps")
    played.games += 1
    played.counted += each_decision
    played.decisions += game.state.decisions
    played.endings[game.state.ending] += 1


def _counting(bots: list[Bot]) -> list[Bot]:
    """`bots` that count the components before they choose, from the first decision after set-up on.

    An effect that asks may hold a card that was drawn: it lies nowhere until the step is over, when all are counted.
    """
    before: list[Counter[str]] = []

    def ask(game: Game, decision: Decision) -> Option:
        if game.state.phase != "setup":
            there = pieces(game)
            if not before:
                before.append(there)
            check_conserved(game, before[0] & there)
        return bots[decision.seat](game, decision)

    return [ask] * len(bots)


def _again(ruleset: Ruleset, seats: int, seed: int) -> None:
    """The same seed comes to the same end.

    :raises AssertionError: when it does not.
    """
    ends = {digest(ruleset.new_game(seats, seed).play(make_bots("random", seats, seed)).state) for _ in range(2)}
    if len(ends) > 1:
        raise AssertionError("the same seed came to two ends")


def never(played: Played) -> Iterator[tuple[str, list[str]]]:
    """Each piece with its effects and hooks that never ran."""
    missing = sorted(set(played.known) - set(played.ran))
    for piece in sorted(set(played.known.values())):
        yield piece, [name for name in missing if played.known[name] == piece]
