"""Objectives on the screens: conditions in words, what a seat holds, who won and why. Modes show these."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from ..knowledge import HIDDEN
from ..screen import Panel
from ..story import ways_told
from .objectives import failed_conditions
from .sight import listed, named, seat_told
from .victory import stopped

if TYPE_CHECKING:
    from ..assembly import Ruleset
    from ..game import Game
    from ..story import Names
    from .objective_kit import HeldObjectives
    from .table import Character

VICTORY: Final = ("#Seat", "~Character", "Won", "~Why")
"""Heads of the panel that says who won."""
THIS: Final = "this Character"
"""How an Objective speaks of the Character that has it."""
STOPPED: Final = "the game was stopped before the Objective check"


def conditions_told(
    alternatives: Iterable[Iterable[str]],
    names: Names,
    players: Mapping[int, str] | None = None,
    own: tuple[int, str] = (0, ""),
) -> str:
    """Conditions in words; `players` are the seats by the Player Numbers that conditions name.

    `own` is the number of the player who is spoken to or of, and what its Character is called then.
    """
    return alternatives_told([[_condition(c, names, players or {}, own) for c in way] for way in alternatives])


def alternatives_told(ways: Sequence[Sequence[str]]) -> str:
    """Conditions that are in words already: those of a way all hold."""
    return ways_told(ways, " AND ", ", OR ")


def _condition(condition: str, names: Names, players: Mapping[int, str], own: tuple[int, str]) -> str:
    text, number = named(names, "missing", condition), condition.rpartition(":")[2]
    if not number.isdecimal():
        return text
    if int(number) == own[0]:
        text = text.replace(f"the Character of player {number}", own[1])
    return text.replace(f"player {number}", players.get(int(number), f"player {number}"))


# ---------------------------------------------------------------- during the game


def held_panels(ruleset: Ruleset, view: dict[str, Any], names: Names) -> list[Panel]:
    """The seat's own Objectives, and those of others that it was shown; of those that it removed, the names."""
    you = view["seat"]
    players = {c["number"]: seat_told(names, c["seat"]) for c in view["characters"]}
    own = next((c["number"] for c in view["characters"] if c["seat"] == you), 0)
    objectives, rows = ruleset.compiled["cards"].objectives, []
    for seat, cards in enumerate(view["objectives"]):
        whose = "" if seat == view["seat"] else f" of {seat_told(names, seat)}"
        for card in cards:
            if card[:1] != HIDDEN:
                told = conditions_told(objectives[card].any_of, names, players, (own, "your Character"))
                rows.append((named(names, "objective", card) + whose, told))
    removed = listed(names, "objective", view["objective removed"])
    verb = "is" if len(view["objective removed"]) == 1 else "are"
    title = (
        f"Your Objective; {removed} {verb} removed"
        if removed
        else "Your Objectives; you keep one at the first Encounter"
    )
    return [Panel(title, rows, own=True)]


# ---------------------------------------------------------------- at the end


def held_results(game: Game, state: HeldObjectives, names: Names) -> list[Panel]:
    """Who won, by which check the others failed, and all Objectives."""
    characters = game.table.characters
    players = {who.number: seat_told(names, who.seat) for who in characters}
    reasons = [_reason(game, state, who, names, players) for who in characters]
    rows = [row for who in characters for row in _dealt(game, state, who, names, players)]
    return [
        victory_panel(game, state.winners, reasons, names),
        Panel("Objectives", rows, ("#Seat", "~Objective", "Kept", "~Conditions")),
    ]


def victory_panel(game: Game, winners: Sequence[int], reasons: Sequence[str], names: Names) -> Panel:
    """For each seat whether it is among the `winners`, and the one of `reasons` that is its own."""
    rows = [
        (
            str(who.seat + 1),
            named(names, "character", who.id),
            "yes" if who.seat in winners else "no",
            reasons[who.seat],
        )
        for who in game.table.characters
    ]
    return Panel("Victory", rows, VICTORY)


def _reason(game: Game, state: HeldObjectives, who: Character, names: Names, players: Mapping[int, str]) -> str:
    """Why `who` won, or by which check it failed."""
    if who.status == "dead":
        died = f"died: {named(names, 'cause', who.cause)}"
        return f"{died}; its player played on, and won" if who.seat in state.winners else died
    kept = state.held[who.seat][0]
    objective = named(names, "objective", kept)
    if who.seat in state.winners:
        return f"{objective} is fulfilled"
    if stopped(game):
        return STOPPED
    missing = failed_conditions(game, who, kept)
    return f"{objective} is not fulfilled; missing: {conditions_told(missing, names, players, (who.number, THIS))}"


def _dealt(
    game: Game, state: HeldObjectives, who: Character, names: Names, players: Mapping[int, str]
) -> list[tuple[str, str, str, str]]:
    """The Objectives that `who` was dealt: seat, name, whether it was kept, conditions."""
    held, removed = state.held[who.seat], state.removed[who.seat]
    kept = "yes" if len(held) == 1 else "not chosen"
    records = game.cards.objectives
    return [
        (
            str(who.seat + 1),
            named(names, "objective", card),
            word,
            conditions_told(records[card].any_of, names, players, (who.number, THIS)),
        )
        for cards, word in ((held, kept), (removed, "no"))
        for card in cards
    ]
