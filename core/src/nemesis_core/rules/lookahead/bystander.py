"""Neighbours in worlds that are tried out: they stay put and answer cheaply."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ...bots.asked import Asked, chance
from ..bots.answers import KEEP, begins, worth

if TYPE_CHECKING:
    from ...bots.found import Thinker
    from ...game import Decision, Game

PASS: Final = ("pass",)
CARDS: Final = ("pay", "drop", "discard-item", "search")
"""Questions that ask for a card."""


class Bystander:
    """A seat that passes, and answers what else it is asked by what costs least, until it is `awake`.

    Then `player` plays for it. `worths` keeps what cards are worth, for all worlds of one question.
    """

    def __init__(self, seat: int, seed: int, worths: dict[str, float], player: Thinker) -> None:
        self.seat = seat
        self.seed = seed
        self.worths = worths
        self.player = player
        self.awake = False

    def __call__(self, game: Game, decision: Decision) -> Any:
        kind, options = decision.kind, decision.options
        if self.awake:
            return self.player(Asked(game, decision))
        if kind == "turn":
            return PASS if PASS in options else options[0]
        if kind in CARDS:
            return self.card(game, decision)
        if kind == "pass-discard":
            return next((card for card in options if card in game.cards.contamination_index), "done")
        if kind == "react":
            return self.react(decision)
        if kind == "advantage" and "discard" in options:
            return "discard"
        return self.else_asked(game, decision)

    def card(self, game: Game, decision: Decision) -> Any:
        """The Item that is worth most, and else the card that is missed least."""
        asked, known = Asked(game, decision), self.worths
        for card in decision.options:
            if card not in known:
                known[card] = worth(asked, card)
        best = max if decision.kind == "search" else min
        return best(decision.options, key=lambda card: (known[card], card))

    def react(self, decision: Decision) -> Any:
        """What concerns oneself is averted."""
        moment, options = decision.about, decision.options
        mine = getattr(getattr(moment, "who", None), "seat", -1) == self.seat
        if not mine or getattr(moment, "name", "") == "action-paid":
            return PASS if PASS in options else options[0]
        return next((option for option in options if option[0] != "pass"), options[0])

    def else_asked(self, game: Game, decision: Decision) -> Any:
        """What spends nothing, or else any answer."""
        options = decision.options
        cheap = (option for option in options if begins(option) in KEEP)
        return next(cheap, None) or options[chance(self.seed, game.state.decisions, len(options))]
