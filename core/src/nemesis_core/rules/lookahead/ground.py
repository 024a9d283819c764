"""What stays the same in all worlds of one question: ways, Noise numbers, what cards are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ...assembly import Ruleset
    from ...game import Game


class Ground:
    """The board as it is when the question is asked, with what has been worked out about it."""

    def __init__(self, ruleset: Ruleset, view: dict[str, Any]) -> None:
        board, cards = ruleset.compiled["board"], ruleset.compiled["cards"]
        self.walks, self.numbered = board.walks, board.numbered
        self.kinds, self.contamination = cards.kinds, cards.contamination_index
        faces = ruleset.compiled["dice"].get("noise-die", ())
        self.shares = {face: faces.count(face) / len(faces) for face in sorted(set(faces))}
        self.closed = {corridor for corridor, state in view["doors"].items() if state == "closed"}
        self.worths: dict[str, float] = {}
        self._steps: dict[tuple[str, ...], dict[str, int]] = {}

    def to(self, places: tuple[str, ...]) -> dict[str, int]:
        """For each place how many steps it is from there to the nearest of `places`."""
        known = self._steps.get(places)
        if known is None:
            known = self._steps[places] = dict.fromkeys(places, 0)
            waiting = list(places)
            for place in waiting:
                for corridor, other in self.walks[place]:
                    if other not in known and corridor not in self.closed:
                        known[other] = known[place] + 1
                        waiting.append(other)
        return known

    def encounter(self, game: Game, place: str) -> float:
        """How likely a Noise roll at `place` brings an Encounter."""
        numbered, noise = self.numbered[place], game.table.noise
        return float(sum(share for face, share in self.shares.items() if numbered.get(face) in noise))
