"""Fire, Malfunction and Noise markers, each with its limit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .queries import tile_at

if TYPE_CHECKING:
    from ..game import Game


def _none_left(game: Game, marker: str, lying: dict[str, int], place: str) -> bool:
    """Are all of `marker` out, and does the board free none for `place`?"""
    return len(lying) >= game.table.limits[marker] and not game.hooks.markers_exhausted(game, marker, place)


def place_fire(game: Game, place: str, rule: str = "LD-FIRE-01") -> bool:
    """Put a Fire marker in the Room at `place`; nothing where one lies (LD-FIRE-01) or may not lie.

    When all are out the board is asked what happens (LD-FIRE-03). `rule` is the one that places it.
    """
    fire = game.table.fire
    if place in fire or (place in game.table.explored and not tile_at(game, place).fire):
        return False
    if _none_left(game, "fire-marker", fire, place):
        return False
    fire[place] = 1
    game.tell("fire.place", rule, place=place)
    return True


def remove_fire(game: Game, place: str) -> bool:
    """Take the Fire marker out of the Room at `place`; False when there is none."""
    if game.table.fire.pop(place, None) is None:
        return False
    game.tell("fire.remove", "LD-FIRE-01", place=place)
    return True


def can_malfunction(game: Game, place: str) -> bool:
    """May a new Malfunction marker lie at `place`? (LD-MALF-03 to LD-MALF-06)"""
    table = game.table
    return place in table.explored and place not in table.malfunction and tile_at(game, place).malfunction


def place_malfunction(game: Game, place: str, rule: str = "LD-MALF-03") -> bool:
    """Put a Malfunction marker in the Room at `place` where one may lie; when all are out see LD-MALF-08.

    `rule` is the one that places it.
    """
    if not can_malfunction(game, place):
        return False
    malfunction = game.table.malfunction
    if _none_left(game, "malfunction-marker", malfunction, place):
        return False
    malfunction[place] = 1
    game.tell("malfunction.place", rule, place=place)
    return True


def remove_malfunction(game: Game, place: str) -> bool:
    """Take the Malfunction marker out of the Room at `place`; False when there is none."""
    if game.table.malfunction.pop(place, None) is None:
        return False
    game.tell("malfunction.remove", "LD-ROOMACT-03", place=place)
    return True


def shrink_pool(game: Game, marker: str) -> bool:
    """Take an unused `marker` out of the game; False when all are on the board."""
    table = game.table
    lying = table.fire if marker == "fire-marker" else table.malfunction
    if len(lying) >= table.limits[marker]:
        return False
    table.limits[marker] -= 1
    game.tell("marker.gone", "LD-EVENT-14", marker=marker, left=table.limits[marker] - len(lying))
    return True


def place_noise(game: Game, way: str, rule: str = "LD-NOISE-05") -> bool:
    """Put a Noise marker in a Corridor or Technical Corridors space, at most one each (LD-NOISE-05).

    `rule` is the one that places it. Ruling: with no marker left in the box nothing is placed.
    """
    noise = game.table.noise
    if way in noise or len(noise) >= game.table.limits["noise-marker"]:
        return False
    noise[way] = 1
    game.tell("noise.place", rule, way=way)
    return True


def remove_noise(game: Game, way: str, rule: str = "LD-NOISE-05") -> bool:
    """Take the Noise marker off `way`, as `rule` says; False when there is none."""
    if game.table.noise.pop(way, None) is None:
        return False
    game.tell("noise.remove", rule, way=way)
    return True


def noise_everywhere(game: Game, place: str, rule: str = "LD-NOISE-05") -> None:
    """A Noise marker in every exit of `place` that has none, as `rule` says."""
    for way in game.board.exits[place]:
        place_noise(game, way, rule)


def clear_noise(game: Game, place: str) -> None:
    """Take the Noise markers off all exits of `place` (LD-ENC-05, LD-ENC-06)."""
    for way in game.board.exits[place]:
        remove_noise(game, way, game.board.rule_of(way, "LD-ENC-05", "LD-ENC-06"))


def lower_items(game: Game, place: str) -> None:
    """Lower the Item Counter of the Room at `place` by 1 (LD-SEARCH-03)."""
    game.table.items[place] -= 1
    game.tell("items.lower", "LD-SEARCH-03", place=place, left=game.table.items[place])


def empty_items(game: Game, place: str) -> None:
    """The Item Counter of the Room at `place` goes to 0; a Room without one has none."""
    if game.table.items.get(place, 0):
        game.table.items[place] = 0
        game.tell("items.lower", "LD-EVENT-14", place=place, left=0)
