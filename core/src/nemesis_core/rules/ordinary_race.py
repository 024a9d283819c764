"""The hooks that races share: of Larvae, Creepers, Adults, Breeders, a Queen and a Blank, and what others share too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..hooks import hookimpl
from .laboratory import weakness_slots
from .race_kit import LARVA, cure, free_idle, infest, larva_from_scan, note_queen, ordinary_tokens, slimed
from .references import ORDINARY_RACE
from .statuses import has_status, knowledge

if TYPE_CHECKING:
    from ..assembly import Ruleset
    from ..game import Game
    from .table import Character, Intruder


class CommonRace:
    """What every race with Slime, a Queen and Weaknesses does; a piece names one among its implementations."""

    @hookimpl
    def silence_is_danger(self, game: Game, who: Character) -> bool | None:
        """It is for a Character with Slime (LD-EXPL-07, LD-NOISE-12)."""
        return slimed(game, who)

    @hookimpl
    def intruder_died(self, game: Game, piece: Intruder, place: str) -> None:
        """A killed Queen, the kind whose record is `queen`, is remembered."""
        note_queen(game, piece)

    @hookimpl
    def weakness_helps(self, game: Game, who: Character | None, slot: int) -> bool:
        """With the Knowledge that the slot asks for; one that asks for none helps all (LD-WEAK-02 to LD-WEAK-04)."""
        needed = weakness_slots(game)[slot].knowledge
        return not needed or (who is not None and knowledge(who) >= needed)


class OrdinaryRace(CommonRace):
    """A piece names one among its implementations, beside its own hooks.

    A Larva grows into an Intruder of kind `grown`; when all miniatures of kind `crowd` are out and one more is due,
    those not in Combat go back into the bag.
    """

    def __init__(self, grown: str = "creeper", crowd: str = "adult") -> None:
        self.grown = grown
        self.crowd = crowd

    @hookimpl
    def token_kinds(self) -> dict[str, Any]:
        """The tokens do what they do in all these races (LD-BAG-02 to LD-BAG-08, LD-ENC-10 to LD-ENC-12)."""
        return dict(ordinary_tokens())

    @hookimpl
    def attack_kinds(self) -> dict[str, Any]:
        """Larvae Infest (LD-LARVA-01)."""
        return {"infest": infest}

    @hookimpl
    def infected(self, game: Game, who: Character) -> bool:
        """A Larva, or with one already death and what it grows into (LD-SCAN-02, LD-SCAN-04, LD-SCAN-05)."""
        return larva_from_scan(game, who, self.grown)

    @hookimpl
    def cured(self, game: Game, who: Character) -> bool:
        """The Larva is taken off."""
        return cure(game, who)

    @hookimpl
    def counts_as_infected(self, game: Game, who: Character) -> bool | None:
        """A Larva on the Character board does."""
        return True if has_status(who, LARVA) else None

    @hookimpl
    def shortage(self, game: Game, kind: str) -> bool | None:
        """Only the crowd makes room for one more; other kinds have no such rule."""
        return free_idle(game, kind) if kind == self.crowd else None

    @hookimpl
    def compile_content(self, ruleset: Ruleset) -> dict[str, Any]:
        """Where the rules say more about the kinds and tokens."""
        ruleset.compiled["references"].update(ORDINARY_RACE)
        return {}
