"""Who may know what: hidden zones, views built from them, and the same game dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import attrs

from . import rng
from .cloning import clone_state

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from .game import Game

HIDDEN = "?"


@attrs.frozen
class Zone:
    """A list of pieces of which some seats may not know the faces.

    `pieces` is the list in the state itself. `seats` know all of it (an owner his hand); any seat knows a piece
    that the state's `known` says so. Pieces of equal `back` could lie at each other's places: `back` is one
    text for the zone, or None to take each piece's own from `ruleset.back`. With `keys`, the places are known
    by these names and `pieces` holds what is hidden there (a property, not a thing of its own).
    """

    name: str
    pieces: MutableSequence[str]
    seats: tuple[int, ...] = ()
    back: str | None = None
    keys: tuple[str, ...] | None = None


def zones(game: Game) -> list[Zone]:
    """Every hidden zone of the game, from all pieces."""
    return [zone for given in game.hooks.hidden_zones(game) for zone in given]


def sees(game: Game, zone: Zone, index: int, seat: int) -> bool:
    """Does `seat` know what lies at `index` of `zone`?"""
    key = zone.keys[index] if zone.keys else zone.pieces[index]
    return seat in zone.seats or bool(game.state.known.get(key, 0) >> seat & 1)


def back_of(game: Game, zone: Zone, piece: str) -> str:
    """The back that a seat sees of `piece`."""
    return zone.back if zone.back is not None else str(game.ruleset.back(piece))


def seen(game: Game, zone: Zone, seat: int) -> list[str]:
    """The zone as `seat` sees it: known pieces by id, the others as their back with a question mark."""
    return [
        piece if sees(game, zone, i, seat) else HIDDEN + back_of(game, zone, piece)
        for i, piece in enumerate(zone.pieces)
    ]


def view(game: Game, seat: int) -> dict[str, Any]:
    """All that `seat` may know, built up piece by piece."""
    shown: dict[str, Any] = {"seat": seat, "phase": game.state.phase, "ending": game.state.ending}
    for part in game.hooks.view(game, seat):
        shown.update(part)
    return shown


def _used(trail: list[tuple[Any, ...]]) -> set[str]:
    """Every text in the trail: the pieces that the running step has used."""
    found: set[str] = set()
    waiting: list[Any] = list(trail)
    while waiting:
        item = waiting.pop()
        if isinstance(item, str):
            found.add(item)
        elif isinstance(item, tuple):
            waiting.extend(item)
    return found


def _pins(trail: list[tuple[Any, ...]]) -> dict[str, list[Any]]:
    pins: dict[str, list[Any]] = {}
    for entry in trail:
        if entry[0] in ("roll", "pick", "shuffle"):
            pins.setdefault(entry[1], []).append(entry[2])
    return pins


def redeal(game: Game, seat: int, seed: int) -> Game:
    """The same game for `seat`, with everything that it cannot know dealt anew from `seed`.

    Within a step the copy starts at the boundary: the step's draws are pinned, and the pieces that it used
    stay where they were. Replay the choices of `game.trail` to come to the same decision.
    """
    from .game import Game

    state = game.boundary if game.boundary is not None and game.trail else game.state
    copy = Game(game.ruleset, clone_state(state))
    copy.choices = game.choices[: len(game.choices) - sum(e[0] == "choose" for e in game.trail)]
    used = _used(game.trail)
    stream = rng.mix(seed)
    places: dict[str, list[tuple[MutableSequence[str], int]]] = {}
    for zone in zones(copy):
        for i, piece in enumerate(zone.pieces):
            key = zone.keys[i] if zone.keys else piece
            if key in used or sees(copy, zone, i, seat):
                continue
            places.setdefault(back_of(copy, zone, piece), []).append((zone.pieces, i))
    for back in sorted(places):
        slots = places[back]
        pieces = [holder[i] for holder, i in slots]
        stream = rng.shuffle(stream, pieces)
        for (holder, i), piece in zip(slots, pieces, strict=True):
            holder[i] = piece
    for adjust in copy.hooks.after_redeal(copy, seat):
        del adjust  # hooks answer by changing the copy; nothing is returned
    copy.state.rng = rng.mix(stream)
    copy.fixed = _pins(game.trail)
    return copy
