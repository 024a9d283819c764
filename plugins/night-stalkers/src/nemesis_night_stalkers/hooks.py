"""The hook implementations of the race."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nemesis_core import Effects, hookimpl
from nemesis_core.rules import (
    LARVA,
    Character,
    Intruder,
    cure,
    free_idle,
    has_status,
    in_darkness,
    infest,
    larva_from_scan,
    note_queen,
    ordinary_tokens,
    slime_token,
    slimed,
    token_darkness,
)

from . import attacks, events, weaknesses
from .references import REFERENCES

if TYPE_CHECKING:
    from nemesis_core import Game, Ruleset

TOKENS = Effects(Effects.shared)
TOKENS.bind("exploration_effect", "slime")(slime_token)

silence_is_danger = hookimpl(slimed, specname="silence_is_danger")
weakness_helps = hookimpl(weaknesses.helps, specname="weakness_helps")
injury_change = hookimpl(weaknesses.more_injuries, specname="injury_change")
endurance_change = hookimpl(weaknesses.counts_more, specname="endurance_change")
attack_denied = hookimpl(weaknesses.lets_go, specname="attack_denied")
darkness_line_denied = hookimpl(weaknesses.shuns_shadows, specname="darkness_line_denied")
cured = hookimpl(cure, specname="cured")


@hookimpl
def effects() -> list[Effects]:
    return [attacks.EFFECTS, events.EFFECTS, TOKENS]


@hookimpl
def token_kinds() -> dict[str, Any]:
    return dict(ordinary_tokens())


@hookimpl
def attack_kinds() -> dict[str, Any]:
    return {"infest": infest}


@hookimpl
def surprise_number(game: Game, who: Character, token: str) -> int:
    """The lower number in the light, the higher one in Darkness (LD-NS-01 to LD-NS-03).

    Nobody is asked for light where it would change nothing.
    """
    record = game.cards.tokens[token]
    change = weaknesses.number_change(game, who)
    matters = record.light + change <= len(who.hand) < record.dark + change
    dark = token_darkness(game, who, token) if matters else in_darkness(game, who)
    return int(record.dark if dark else record.light) + change


@hookimpl
def infected(game: Game, who: Character) -> bool:
    """A Larva, or with one already death and a Creeper (LD-SCAN-02, LD-SCAN-04, LD-SCAN-05)."""
    return larva_from_scan(game, who, "creeper")


@hookimpl
def counts_as_infected(game: Game, who: Character) -> bool | None:
    """A Larva on the Character board does."""
    return True if has_status(who, LARVA) else None


@hookimpl
def shortage(game: Game, kind: str) -> bool | None:
    """With all 8 Adults out, those not in Combat go back into the bag; other kinds have no such rule."""
    return free_idle(game, kind) if kind == "adult" else None


@hookimpl
def intruder_died(game: Game, piece: Intruder, place: str) -> None:
    note_queen(game, piece)


@hookimpl
def compile_content(ruleset: Ruleset) -> dict[str, Any]:
    ruleset.compiled["story"].update({"follow": "{piece} follows seat {who}."})
    ruleset.compiled["references"].update(REFERENCES)
    return {}
