"""The three Engines: who looks at their tokens, who stacks them anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import by_name, role_places, tile_at

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

ROLE = "engine"
WORKING = "working"


def engine_at(game: Game, place: str) -> str:
    """The Engine whose Room is at `place`, or an empty text."""
    tile = tile_at(game, place).id if place else ""
    return tile if tile in game.ship.engines else ""


def state(game: Game, engine: str) -> str:
    """The state of `engine`, "working" or "damaged": its top token counts, Malfunction or not (SH-MALF-03)."""
    return str(game.ship.engines[engine][-1]).partition("/")[2]


def working(game: Game) -> list[str]:
    """The Engines that work (SH-ENGINE-06)."""
    return [engine for engine in game.ship.engines if state(game, engine) == WORKING]


def look(game: Game, who: Character, engine: str) -> None:
    """The player of `who`, and nobody else, sees the top token of `engine` (SH-ENGINE-01)."""
    game.know(game.ship.engines[engine][-1], (who.seat,))
    game.tell("engine.look", "SH-ENGINE-01", (who.seat,), who=who.seat, engine=engine, state=state(game, engine))


def look_at_all(game: Game, who: Character) -> None:
    """The player of `who` sees the top token of every Engine (SH-ENGCTRL-01, SH-ENGCTRL-02)."""
    for engine in game.ship.engines:
        look(game, who, engine)


def unseen(game: Game, who: Character) -> list[str]:
    """The Engines whose state the player of `who` does not know."""
    known = game.state.known
    return [e for e, tokens in game.ship.engines.items() if not any(known.get(t, 0) >> who.seat & 1 for t in tokens)]


def reorder(game: Game, who: Character, engine: str) -> None:
    """The player of `who` sees both tokens of `engine` and stacks them as it likes (SH-ENGINE-02).

    All learn whether the order has changed, not what is on top (SH-ENGINE-03).
    """
    tokens = game.ship.engines[engine]
    for token in tokens:
        game.know(token, (who.seat,))
    top = game.ask(who.seat, "engine-top", sorted(token.partition("/")[2] for token in tokens), engine)
    changed = top != state(game, engine)
    if changed:
        tokens.reverse()
    game.tell("engine.stack", "SH-ENGINE-03", who=who.seat, engine=engine, changed=changed)


# ---------------------------------------------------------------- an order of cards


def engine_rooms(game: Game) -> list[str]:
    """The places of the Engine Rooms."""
    return role_places(game, ROLE)


def reorder_here(game: Game, seat: str) -> None:
    """Order: the Character of `seat` works on the Engine of its Room, broken or not; elsewhere nothing happens."""
    who = by_name(game, seat)
    engine = engine_at(game, who.place)
    if engine:
        reorder(game, who, engine)
