"""A race of options: all are tried out in the same worlds, and who falls behind is tried no more."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import sqrt
from typing import Any, Final

Trial = Callable[[Any, int], float]
"""Tries an option out in the world of a number; returns how it turned out."""
HEAT: Final = 4
"""Worlds between two looks at who is behind."""
MARGIN: Final = 0.03
"""By how much an option has to be better than the default to be taken."""
DOUBT: Final = 0.8
"""Standard errors by which an option may be better than it looks, while it is weighed against the default."""
RIVALRY: Final = 0.7
"""The same against the option that looks best."""
SURE: Final = 3.0
"""Standard errors of a lead with which a race of two is over."""
SOON: Final = 4
"""Heats after which it can be over so."""


class Race:
    """One race of `others` against the `default`."""

    def __init__(self, default: Any, others: Iterable[Any], trial: Trial) -> None:
        self.default = default
        self.rivals = list(others)
        self.trial = trial
        self.scores: dict[Any, list[float]] = {option: [] for option in (default, *self.rivals)}
        self.worlds = 0
        self.trials = 0

    def run(self, more: Callable[[int], bool]) -> dict[Any, float]:
        """By how much those are ahead that were not left behind; `more` says whether it may come to so many trials."""
        while self.rivals and self.heat(more) and not self.settled():
            self.rivals = self.left()
        return {option: self.lead(option)[0] for option in self.rivals if self.worlds > 1}

    def heat(self, more: Callable[[int], bool]) -> bool:
        """Try all that are left in some worlds, as long as there is time; was there enough?"""
        runners = (self.default, *self.rivals)
        for _ in range(HEAT):
            if not more(self.trials + len(runners)):
                return False
            for option in runners:
                self.scores[option].append(self.trial(option, self.worlds))
            self.trials += len(runners)
            self.worlds += 1
        return True

    def left(self) -> list[Any]:
        """The rivals but for those that will hardly win any more."""
        leads = {option: self.lead(option) for option in self.rivals}
        best = max(mean for mean, _ in leads.values())
        return [
            option
            for option, (mean, error) in leads.items()
            if mean + DOUBT * error >= MARGIN and (mean == best or mean + RIVALRY * error >= best)
        ]

    def settled(self) -> bool:
        """Is there one rival left, which leads clearly?"""
        if len(self.rivals) != 1 or self.worlds < SOON * HEAT:
            return False
        mean, error = self.lead(self.rivals[0])
        return mean > max(MARGIN, SURE * error)

    def lead(self, option: Any) -> tuple[float, float]:
        """How much better `option` did than the default in the same worlds: the mean, and its standard error."""
        base = self.scores[self.default]
        gaps = [mine - theirs for mine, theirs in zip(self.scores[option], base, strict=False)]
        mean = sum(gaps) / len(gaps)
        spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
        return mean, sqrt(spread / len(gaps)) + 1e-5
