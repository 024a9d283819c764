"""The effects of the 20 Event cards: those of several races are bound, the race's own are here."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from nemesis_core import Effects
from nemesis_core.rules import (
    bind_event_cards,
    destroy_door,
    event_kit,
    gain_contamination,
    in_combat,
    in_the_dark,
    light_wound,
    noise_roll,
    on_board,
    scan_top,
)

from .growth import (
    TOP,
    colony,
    grow_waiting,
    growing,
    has_growth,
    in_number_order,
    next_to,
    place_germinator,
    place_spore,
)
from .infection import infected
from .records import DEATHCAP, QUEEN, STINKHORN

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

EFFECTS = Effects("chytrids")
EFFECT: Final = "CH-EVENT-18"
"""The rule of what the text of a card does."""
SPROUTING_CARDS: Final = 4

bind_event_cards(
    EFFECTS,
    "blue-screen",
    "bulkheads-open",
    "consuming-fire",
    "coolant-leak",
    "fire-in-the-hole",
    "power-surge",
    "sanitary-network-failure",
    "short-circuit",
)


def ripe(game: Game) -> list[str]:
    """The places with a Germinator of the highest level, in number order."""
    part = colony(game)
    return in_number_order(game, [place for place, name in part.germinators.items() if part.levels[name] == TOP])


# ---------------------------------------------------------------- Spores and Germinators


@EFFECTS.bind("event_card", "puffball-explosion")
def puffball_explosion(game: Game) -> None:
    """Ripe Germinators send Spores through all Corridors; then one on the Laboratory board grows (CS-CARDS-01)."""
    for place in ripe(game):
        burst_open(game, place)
    grow_waiting(game)


def burst_open(game: Game, place: str) -> None:
    """A Spore for each Room next to `place`; a Closed Door between is destroyed instead."""
    reached = next_to(game, place)
    for corridor, _ in game.board.ways[place]:
        destroy_door(game, corridor, "CH-SPORE-05")
    for other in reached:
        place_spore(game, other, EFFECT)


@EFFECTS.bind("event_card", "spore-storm")
def spore_storm(game: Game) -> None:
    """A Spore for each Room where somebody is."""
    for place in in_number_order(game, [who.place for who in on_board(game)]):
        place_spore(game, place, EFFECT)


@EFFECTS.bind("event_card", "rapid-fruiting")
def rapid_fruiting(game: Game) -> None:
    """The first Spore becomes a Germinator."""
    for place in in_number_order(game, colony(game).spores)[:1]:
        place_germinator(game, place)


@EFFECTS.bind("event_card", "rupturing-caps")
def rupturing_caps(game: Game) -> None:
    """A Spore for each Room next to a Deathcap, once for each of them."""
    deathcaps = [piece for piece in game.table.intruders.values() if piece.kind == DEATHCAP]
    for piece in sorted(deathcaps, key=lambda piece: game.board.order.index(piece.place)):
        for place in next_to(game, piece.place):
            place_spore(game, place, EFFECT)


# ---------------------------------------------------------------- Rooms and Corridors


@EFFECTS.bind("event_card", "creeping-rot")
def creeping_rot(game: Game) -> None:
    """Rooms with a ripe Germinator or Mycelium break."""
    event_kit.rooms_fail(game, in_number_order(game, [*ripe(game), *colony(game).mycelium]))


@EFFECTS.bind("event_card", "hyphal-surge")
def hyphal_surge(game: Game) -> None:
    """Noise all around Mycelium."""
    event_kit.rooms_sound(game, in_number_order(game, colony(game).mycelium))


@EFFECTS.bind("event_card", "hyphal-surge.darkness")
def hyphal_surge_in_the_dark(game: Game) -> None:
    """Those where something grows roll for Noise, out of Combat; Combat is looked at when the turn to roll comes."""
    for who in in_the_dark(game, lambda c: has_growth(game, c.place) and not in_combat(game, c)):
        if who.place and not in_combat(game, who):
            noise_roll(game, who)


@EFFECTS.bind("event_card", "overgrown-passages")
def overgrown_passages(game: Game) -> None:
    """Growth breaks the Closed Doors of its Room."""
    for place in growing(game):
        for corridor, _ in game.board.ways[place]:
            destroy_door(game, corridor, EFFECT)


EFFECTS.bind("event_card", "overgrown-passages.darkness")(event_kit.noise_in_the_dark)


# ---------------------------------------------------------------- Characters


def breathes_spores(game: Game, who: Character) -> bool:
    """Is a Spore, a Germinator or Mycelium in the Room of `who`?"""
    return who.place in colony(game).spores or has_growth(game, who.place)


@EFFECTS.bind("event_card", "choking-haze")
def choking_haze(game: Game) -> None:
    """A Contamination card for those who breathe Spores."""
    for who in on_board(game):
        if breathes_spores(game, who):
            gain_contamination(game, who)


@EFFECTS.bind("event_card", "choking-haze.darkness")
def choking_haze_in_the_dark(game: Game) -> None:
    """A Light Wound for those of them whom the Darkness effect touches."""
    for who in in_the_dark(game, lambda c: breathes_spores(game, c)):
        light_wound(game, who, "choking-haze")


@EFFECTS.bind("event_card", "sprouting-within")
def sprouting_within(game: Game) -> None:
    """All look whether a Spore grows in them."""
    for who in on_board(game):
        if who.place and scan_top(game, who, SPROUTING_CARDS):
            infected(game, who)


# ---------------------------------------------------------------- Stinkhorns, Deathcaps, the Queen


@EFFECTS.bind("event_card", "feeding-frenzy")
def feeding_frenzy(game: Game) -> None:
    """Deathcaps and the Queen attack once more."""
    event_kit.attacks_of(game, (DEATHCAP, QUEEN))


@EFFECTS.bind("event_card", "feeding-frenzy.darkness")
def feeding_frenzy_in_the_dark(game: Game) -> None:
    """Stinkhorns do too."""
    event_kit.attacks_in_the_dark(game, (STINKHORN,))


EFFECTS.bind("event_card", "call-of-the-colony")(partial(event_kit.hunt, kind=STINKHORN))
EFFECTS.bind("event_card", "withdrawn-fruit")(partial(event_kit.intruders_hide, kinds=(STINKHORN,)))
EFFECTS.bind("event_card", "withdrawn-fruit.darkness")(event_kit.attacks_in_the_dark)
