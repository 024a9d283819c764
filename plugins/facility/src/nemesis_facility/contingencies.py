"""Contingency tokens: looking at them, keeping one, and the check of the Active one at the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from nemesis_core.rules import (
    by_name,
    die,
    has_status,
    knowledge,
    seat_name,
    seat_names,
    survivors,
)

from .power import section_of

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

KIND = "contingency"
"""What hooks about tokens call them."""
POOL = "pool"
"""Target of a look: a token of the Neutral Pool."""
CAUSE = "contingency"

Test = Callable[[Any, int], bool]
KILLS: dict[str, Test] = {
    "nobody": lambda who, number: False,
    "knowledge-at-least": lambda who, number: knowledge(who) >= number,
    "knowledge-at-most": lambda who, number: knowledge(who) <= number,
    "no-signal-sent": lambda who, number: not has_status(who, "signal"),
    "evacuated-by-css": lambda who, number: who.status == "evacuated",
    "locked-in-isolation-room": lambda who, number: who.status == "isolated",
}
"""Whom a Contingency kills, by the name and the number on its record (LD-CTG-08 to LD-CTG-12)."""


def knows(game: Game, who: Character, token: str) -> bool:
    """Does the player of `who` know the hidden `token`?"""
    return bool(game.state.known.get(token, 0) >> who.seat & 1)


def holders(game: Game, who: Character, section: bool = False) -> list[str]:
    """The other players who hold a token, all or only those in the Section of `who` (LD-CTG-04)."""
    found = [c for c in game.table.characters if c is not who and game.facility.contingencies[c.seat]]
    if section:
        here = section_of(game, who.place)
        found = [c for c in found if c.place and here and section_of(game, c.place) == here]
    return [seat_name(c) for c in found]


def look_targets(game: Game, who: Character) -> list[tuple[str, str]]:
    """The tokens that `who` can look at, as (player by name or the Neutral Pool, which of them, from 1).

    Never the Active one (LD-CTG-06), and none of its own, which it knows.
    """
    held = zip(seat_names(game), game.facility.contingencies, strict=True)
    found = [(name, n) for name, tokens in held if name != seat_name(who) for n in range(len(tokens))]
    pool, open_ = game.facility.pool, are_open(game)
    found += [(POOL, n) for n, token in enumerate(pool) if not (open_ and lies_open(game, token))]
    return [(source, str(n + 1)) for source, n in found]


def token_at(game: Game, source: str, which: str) -> str:
    """The token that a target of `look_targets` means."""
    facility = game.facility
    tokens: list[str] = facility.pool if source == POOL else facility.contingencies[by_name(game, source).seat]
    return tokens[int(which) - 1]


def look(game: Game, who: Character, source: str, which: str, keep: bool = False) -> None:
    """`who` looks at a token of `look_targets` and may `keep` one of the Neutral Pool (LD-CTG-03, LD-CTG-05)."""
    token = token_at(game, source, which)
    if source == POOL and are_open(game):
        turn_up(game, token)
        return
    show(game, who, [token], source)
    if keep and source == POOL:
        game.facility.pool.remove(token)
        game.facility.contingencies[who.seat].append(token)
        game.tell("contingency.keep", "LD-CTG-05", who=who.seat)


def are_open(game: Game) -> bool:
    """Are tokens of the Neutral Pool turned up for all instead of being looked at, because the mode says so?"""
    return bool(game.hooks.tokens_open(game, KIND))


def lies_open(game: Game, token: str) -> bool:
    """Does every player know `token`?"""
    return bool(game.state.known.get(token, 0) == (1 << game.state.seats) - 1)


def turn_up(game: Game, token: str) -> None:
    """`token` of the Neutral Pool lies open from now on."""
    game.know_all(token)
    game.tell("contingency.open", "LD-CTG-03", token=token)


def turn_up_next(game: Game) -> None:
    """Command: the top token of the Neutral Pool that does not lie open is turned up, if there is one."""
    hidden = [token for token in game.facility.pool if not lies_open(game, token)]
    if hidden:
        turn_up(game, hidden[-1])


def look_at_all(game: Game, who: Character, target: str) -> None:
    """`who` looks at all tokens of the player `target` (LD-CTG-04)."""
    show(game, who, game.facility.contingencies[by_name(game, target).seat], target)


def show(game: Game, who: Character, tokens: list[str], source: str) -> None:
    """The player of `who`, and nobody else, sees `tokens`."""
    for token in tokens:
        game.know(token, (who.seat,))
        game.tell("contingency.look", "LD-CTG-03", (who.seat,), who=who.seat, token=token, source=source)


def give_up(game: Game, who: Character) -> None:
    """The tokens of a dead Character go to the Neutral Pool; its player still knows them (LD-DEATH-04)."""
    held = game.facility.contingencies[who.seat]
    for token in held:
        game.know(token, (who.seat,))
    game.facility.pool += held
    held.clear()


def contingency_check(game: Game) -> None:
    """Step: the Active Contingency is turned up and kills whom it kills (LD-CTG-07, LD-VICT-01, LD-VICT-03)."""
    for token in game.facility.active:
        game.know_all(token)
        alive = survivors(game)
        if not alive:
            return
        record = game.contingency_kinds[token]
        game.tell("check", "LD-VICT-02", check="contingency")
        game.tell("contingency.active", "LD-CTG-07", token=record.name)
        for who in alive:
            if KILLS[record.kills](who, record.threshold):
                die(game, who, CAUSE)
