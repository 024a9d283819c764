"""What the race brings when a variant is assembled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemesis_core import Effects, Record, Step, hookimpl
from nemesis_core.rules import CommonRace

from . import attacks, checks, ending, events, events_ship, lairs, panic, panic_effects, setting_up, tokens, weaknesses
from .records import PANIC, RECORDS
from .references import by_own_rules, references
from .state import Seeders
from .story import add_words
from .words import TERMS, WORDINGS

if TYPE_CHECKING:
    from nemesis_core import Game, Ruleset
    from nemesis_core.rules import Intruder


class Race(CommonRace):
    """What every race with Weaknesses does; a kill makes nobody the killer of the Queen, the Lairs do (VS-LAI-12)."""

    @hookimpl
    def intruder_died(self, game: Game, piece: Intruder, place: str) -> None:
        """The Despoiler is not killed by what takes it off the board (VS-CBT-08, VS-CBT-14)."""


RACE: Final = Race()


@hookimpl
def record_kinds() -> dict[str, type[Record]]:
    return RECORDS


@hookimpl
def effects() -> list[Effects]:
    return [attacks.EFFECTS, events.EFFECTS, events_ship.EFFECTS, panic_effects.EFFECTS, lairs.EFFECTS]


@hookimpl
def state_parts() -> dict[str, type]:
    return {"seeders": Seeders}


@hookimpl
def token_kinds() -> dict[str, Any]:
    return dict(tokens.TOKENS)


@hookimpl
def steps() -> list[Step]:
    return [
        Step("setup", "insanity-tokens", setting_up.tokens_aside, after="bag"),
        Step("setup", "panic", setting_up.panic_deck, after="laboratory"),
        Step("setup", "insanity", setting_up.insanity, after="characters"),
        Step("player", "calm", weaknesses.wave_of_calm, after="round"),
        Step("victory", "contamination", ending.contamination_check, replaces="contamination"),
    ]


@hookimpl
def compile_content(ruleset: Ruleset) -> dict[str, Any]:
    checks.check(ruleset)
    content, compiled = ruleset.content, ruleset.compiled
    add_words(compiled, content)
    compiled["references"].update(references(compiled["references"], content, compiled["board"].edition))
    compiled["wordings"].update({**by_own_rules(compiled["wordings"]), **WORDINGS})
    compiled["terms"].update(TERMS)
    return {
        "panic_cards": {card: record for record in content.of(PANIC) for card in panic.copies(record)},
        "insanity_levels": {record.level: record for record in content.of("insanity_level")},
    }


@hookimpl
def card_backs(ruleset: Ruleset) -> dict[str, str]:
    """Panic cards look alike from behind."""
    return dict.fromkeys(ruleset.compiled["panic_cards"], PANIC)
