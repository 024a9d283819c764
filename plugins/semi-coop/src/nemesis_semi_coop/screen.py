"""The mode on a seat's screen and on the end screen: Objectives with their conditions in words, and who won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nemesis_core import HIDDEN, Panel, hookimpl
from nemesis_core.rules import failed_conditions, listed, named, seat_told, stopped

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from nemesis_core import Game, Ruleset
    from nemesis_core.rules import Character

    Names = Mapping[str, Mapping[str, str]]


def in_words(alternatives: Iterable[Iterable[str]], names: Names, players: Mapping[int, str]) -> str:
    """Conditions in words; `players` are the seats by the Player Numbers that conditions name."""
    return ", OR ".join(
        " AND ".join(_condition(condition, names, players) for condition in alternative) for alternative in alternatives
    )


def _condition(condition: str, names: Names, players: Mapping[int, str]) -> str:
    text, number = named(names, "missing", condition), condition.rpartition(":")[2]
    if not number.isdecimal():
        return text
    return text.replace(f"player {number}", players.get(int(number), f"player {number}"))


# ---------------------------------------------------------------- during the game


@hookimpl
def panels(ruleset: Ruleset, view: dict[str, Any], names: Names) -> list[Panel]:
    """The seat's own Objectives, and those of others that it was shown; of the one that it removed, the name."""
    you = view["seat"]
    players = {
        c["number"]: seat_told(names, c["seat"]) + (", which is you," if c["seat"] == you else "")
        for c in view["characters"]
    }
    objectives, rows = ruleset.compiled["cards"].objectives, []
    for seat, cards in enumerate(view["objectives"]):
        whose = "" if seat == view["seat"] else f" of {seat_told(names, seat)}"
        for card in cards:
            if card[:1] != HIDDEN:
                told = in_words(objectives[card].any_of, names, players)
                rows.append((named(names, "objective", card) + whose, told))
    removed = listed(names, "objective", view["objective removed"])
    title = (
        f"Your Objective; {removed} is removed" if removed else "Your Objectives; you keep one at the first Encounter"
    )
    return [Panel(title, rows)]


# ---------------------------------------------------------------- at the end


@hookimpl
def results(game: Game, names: Names) -> list[Panel]:
    """Who won, by which check the others failed, and all Objectives."""
    characters = game.table.characters
    players = {who.number: seat_told(names, who.seat) for who in characters}
    won = [
        (
            str(who.seat + 1),
            named(names, "character", who.id),
            "yes" if who.seat in game.semi_coop.winners else "no",
            reason(game, who, names, players),
        )
        for who in characters
    ]
    rows = [row for who in characters for row in objectives_of(game, who, names, players)]
    return [
        Panel("Victory", won, ("#Seat", "~Character", "Won", "~Why")),
        Panel("Objectives", rows, ("#Seat", "~Objective", "Kept", "~Conditions")),
    ]


def reason(game: Game, who: Character, names: Names, players: Mapping[int, str]) -> str:
    """Why `who` won, or by which check it failed."""
    if who.status == "dead":
        return f"died: {named(names, 'cause', who.cause)}"
    kept = game.semi_coop.held[who.seat][0]
    objective = named(names, "objective", kept)
    if who.seat in game.semi_coop.winners:
        return f"{objective} is fulfilled"
    if stopped(game):
        return "the game was stopped before the Objective check"
    missing = failed_conditions(game, who, kept)
    return f"{objective} is not fulfilled; missing: {in_words(missing, names, players)}"


def objectives_of(
    game: Game, who: Character, names: Names, players: Mapping[int, str]
) -> list[tuple[str, str, str, str]]:
    """The Objectives that `who` was dealt: seat, name, whether it was kept, conditions."""
    held, removed = game.semi_coop.held[who.seat], game.semi_coop.removed[who.seat]
    kept = "yes" if len(held) == 1 else "not chosen"
    records = game.cards.objectives
    return [
        (str(who.seat + 1), named(names, "objective", card), word, in_words(records[card].any_of, names, players))
        for cards, word in ((held, kept), (removed, "no"))
        for card in cards
    ]
