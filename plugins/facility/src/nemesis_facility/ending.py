"""Who dies when the game ends, and the conditions of Objectives that ask for the Facility."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from nemesis_core.rules import die, has_status, knowledge, perish, status_in, survives

from .procedures import DESTROYED

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

Condition = Callable[["Game", "Character", str], bool]
SURVIVOR = "nemesis-survivor"
KNOWS_MUCH = 8


def last_deaths(game: Game) -> None:
    """Step: whoever is still in the Facility dies, locked in or not if it is destroyed.

    Evacuated by CSS, in the Bunker, or locked in while the Facility stands: nobody else lives (LD-SURV-01, LD-END-02,
    LD-END-04, LD-CSS-07).
    """
    reason = game.state.ending
    if reason == DESTROYED:
        explode(game)
    lost = ("active", "isolated") if reason == DESTROYED else ("active",)
    for who in game.table.characters:
        if who.status in lost:
            die(game, who, reason)
    game.facility.pods.clear()


def explode(game: Game) -> None:
    """The Facility is gone, with every Intruder, the Queen and the Nest (LD-END-05)."""
    game.facility.destroyed = True
    game.tell("destroyed", "LD-END-04")
    perish(game)


# ---------------------------------------------------------------- conditions


def sections_explored(*numbers: int) -> Condition:
    """A condition: every Room of these Sections, counted from the top, is explored."""

    def condition(game: Game, who: Character, argument: str) -> bool:
        sections = sorted(game.ruleset.content.of("section"), key=lambda s: s.order)
        names = {section.id for n, section in enumerate(sections, 1) if n in numbers}
        return all(p in game.table.explored for p, section in game.board.sections.items() if section in names)

    return condition


def no_nemesis_survivor(game: Game, who: Character, argument: str) -> bool:
    """No Nemesis Survivor survives."""
    return not any(c.role == SURVIVOR and survives(c) for c in game.table.characters)


CONDITIONS: dict[str, Condition] = {
    "facility-destroyed": lambda game, who, argument: bool(game.facility.destroyed),
    "facility-stands": lambda game, who, argument: not game.facility.destroyed,
    "knowledge-8": lambda game, who, argument: knowledge(who) >= KNOWS_MUCH,
    "knowledge-active": lambda game, who, argument: has_status(who, "knowledge-active"),
    "evacuated": status_in("evacuated", "bunker"),
    "left-by-css": status_in("evacuated"),
    "isolated": status_in("isolated"),
    "sections-1-2-explored": sections_explored(1, 2),
    "sections-1-3-explored": sections_explored(1, 3),
    "no-nemesis-survivor": no_nemesis_survivor,
}
