"""A bot that looks ahead: it tries its options out in worlds dealt anew from what its seat may know."""

from __future__ import annotations

from itertools import islice, zip_longest
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from ... import rng
from ...bots.asked import chance
from ...parameters import Parameter
from ..bots.survivor import Survivor
from .racing import MARGIN, Race
from .trying import Trying

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ...bots.asked import Asked

ASIDE: Final = ("drop", "trade")
"""Options of a turn that are not tried out: they are no Actions."""
MOST: Final = 12
"""So many options are tried out in place of the first one."""
FINALISTS: Final = 2
"""So many of them are tried out once more, where everybody plays."""
BITS: Final = 1 << 32


class Searcher:
    """The bot of one seat: `survivor`, which thinks twice.

    In its turn it tries out up to `MOST` of its options, in at most so many `iterations`, and takes another one than
    `survivor` would where that turns out clearly better.
    """

    looks_ahead = True
    parameter = Parameter(200, 1, 1_000_000, "options tried out for each choice, each in a world")

    def __init__(self, seed: int, iterations: int = parameter.default) -> None:
        self.seed = seed
        self.iterations = iterations
        self.survivor = Survivor(seed)

    def __call__(self, asked: Asked) -> Any:
        first = self.survivor(asked)
        if asked.kind != "turn" or asked.world(0) is None:
            return first
        base = chance(self.seed, asked.number, BITS)
        trying = Trying(asked, base, self.survivor)
        ahead = Race(first, rivals(asked.options, first, base), trying.alone).run(self.limit(asked.seconds))
        best = sorted((option for option in ahead if ahead[option] > 0), key=ahead.__getitem__)[-FINALISTS:]
        final = Race(first, best, trying.among_all).run(self.limit(asked.seconds))
        leads = {option: (lead + ahead[option]) / 2 for option, lead in final.items()}
        return max((option for option in leads if leads[option] > MARGIN), key=leads.__getitem__, default=first)

    def limit(self, seconds: float | None) -> Callable[[int], bool]:
        """May one of the two races come to so many trials?

        To half as many as are set, or to as many as are made in half of so many seconds.
        """
        if seconds is None:
            return lambda trials: trials <= self.iterations // 2
        end = monotonic() + seconds / 2
        return lambda trials: monotonic() < end


def rivals(options: Sequence[tuple[str, ...]], first: tuple[str, ...], base: int) -> list[tuple[str, ...]]:
    """What is tried out in place of `first`: of each sort of option one, then of each a second, and so on.

    A sort are those that begin with the same two words, such as all targets of one card.
    """
    mixed = [option for option in options if option != first and option[0] not in ASIDE]
    rng.shuffle(rng.mix(base), mixed)
    sorts: dict[tuple[str, ...], list[tuple[str, ...]]] = {}
    for option in mixed:
        sorts.setdefault(tuple(word.partition("/")[0] for word in option[:2]), []).append(option)
    in_turn = (option for rank in zip_longest(*sorts.values()) for option in rank if option)
    return list(islice(in_turn, MOST))
