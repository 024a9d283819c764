"""The table of a scenario: it is answered in the words of the file, and says what was asked and could not be."""

from __future__ import annotations

from typing import Any

from ...assembly import Ruleset
from ...game import Decision, Game, Option
from ...rules import character_of
from ..races import RaceTable
from .errors import ScenarioError, WentOtherwise, told
from .words import Words, listed, text_of


class ScenarioTable(RaceTable):
    """A table that takes words for what they mean in the game."""

    def __init__(self, ruleset: Ruleset, characters: list[str], seed: int) -> None:
        self.ready = False
        super().__init__(ruleset, characters, seed)
        self.words_of = Words(self.game)
        self.ready = True

    def _answer(self, game: Game, decision: Decision) -> Option:
        if self.ready and self.answers:
            meant = self.words_of.meant(self.answers[0], decision.options)
            if len(meant) > 1:
                raise ScenarioError(f"answer {told(self.answers[0])} may mean {options(meant)}; say more of it")
            if meant:
                self.answers[0] = meant[0]
        try:
            return super()._answer(game, decision)
        except AssertionError:
            if not self.ready:
                raise
        who = self.said_of(decision.seat)
        given = f"the answer {told(self.answers[0])}" if self.answers else "no further question (or an answer to it)"
        raise WentOtherwise(given, f"{who} is asked {decision.kind}: {options(decision.options)}")

    def said_of(self, seat: int) -> str:
        """The Character of `seat` in a message; of a seat without one its number."""
        who = character_of(self.game, seat)
        return who.id if who else f"seat {seat + 1}"

    def options_of(self, who: str, text: str) -> list[Option]:
        """What `who` could do now that `text` stands for."""
        return self.words_of.meant(text, self.all_options(who))

    def all_options(self, who: str) -> list[Option]:
        """All that `who` could do now; nothing in no Room."""
        return list(self.legal(who)) if self.who(who).place else []


def options(given: list[Any]) -> str:
    """Options in a message."""
    return listed(text_of(option) for option in given)
