"""What the Event cards do: those of all boards and the four of the Facility; what the ship has is in `events_ship`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core import Effects
from nemesis_core.rules import (
    can_malfunction,
    characters_at,
    contamination_cards,
    discard_card,
    discard_hand,
    draw_card,
    draw_to_hand,
    encounter,
    event_kit,
    gain_contamination,
    has_character,
    in_combat,
    on_board,
    others_here,
    place_fire,
    place_intruder,
    place_malfunction,
    place_noise,
    role_places,
    scan_for_larva,
    send,
)

from .insanity import level, raise_level
from .panic import resolve_panic
from .records import DESPOILER

if TYPE_CHECKING:
    from collections.abc import Callable

    from nemesis_core import Game
    from nemesis_core.rules import Character

EFFECTS = Effects("void-seeders")
EFFECT: Final = "LD-EVENT-14"
"""The rule of what the text of a card does."""
EVENT: Final = "event"
"""The occasion of a Panic card that an Event card brings."""
FULL_HAND: Final = 5
BROKEN_COMPUTERS: Final = 2
"""So many start the self-destruction."""
GENERATOR: Final = "self-destruct-stop"
"""The role of the Generator on each board."""


# ---------------------------------------------------------------- minds


@EFFECTS.bind("event_card", "terror-1")
def terror(game: Game) -> None:
    """All fill their hands and Scan them, in order; then all discard them."""
    everybody = on_board(game)
    for who in everybody:
        draw_to_hand(game, who, max(0, FULL_HAND - len(who.hand)))
        scan_for_larva(game, who, contamination_cards(game, who.hand))
    for who in everybody:
        game.tell("terror", EFFECT, who=who.seat, cards=len(who.hand))
        discard_hand(game, who)


@EFFECTS.bind("event_card", "tendrils")
def tendrils(game: Game) -> None:
    """Those at an Entrance to Technical Corridors go up a level."""
    for who in on_board(game):
        if game.board.entrances[who.place]:
            raise_level(game, who, EFFECT)


@EFFECTS.bind("event_card", "fear-1")
def fear(game: Game) -> None:
    """A Contamination card for those with fewer cards than their level."""
    for who in on_board(game):
        if level(game, who) > len(who.hand):
            gain_contamination(game, who)


def all_panic(game: Game, concerned: Callable[[Character], bool]) -> None:
    """A Panic card for each whom it `concerned` before the first one was drawn, in order (VS-PAN-08)."""
    for who in [who for who in on_board(game) if concerned(who)]:
        resolve_panic(game, who, EVENT)


@EFFECTS.bind("event_card", "monophobia-1")
def monophobia(game: Game) -> None:
    """Those alone and out of Combat panic."""
    all_panic(game, lambda who: not others_here(game, who) and not in_combat(game, who))


@EFFECTS.bind("event_card", "neurosis")
def neurosis(game: Game) -> None:
    """Those with a Lair in or next to their Room panic, be a Door closed or not."""
    near = {place for lair in game.seeders.lairs for place in (lair, *(other for _, other in game.board.ways[lair]))}
    all_panic(game, lambda who: who.place in near)


# ---------------------------------------------------------------- Void Seeders and Noise


@EFFECTS.bind("event_card", "hunt")
def hunt(game: Game) -> None:
    """All kinds hunt."""
    event_kit.close_in(game)


@EFFECTS.bind("event_card", "agoraphobia-1")
def agoraphobia(game: Game) -> None:
    """The Despoiler comes to a crowd, unless it is in Combat or killed."""
    crowded = [place for place in game.board.order if len(characters_at(game, place)) > 1]
    if not crowded:
        return
    there = next((piece for piece in game.table.intruders.values() if piece.kind == DESPOILER), None)
    if there is None:
        place_intruder(game, DESPOILER, crowded[0])
    elif not has_character(game, there.place):
        send(game, there, crowded[0], EFFECT)


@EFFECTS.bind("event_card", "whispers-1")
def whispers(game: Game) -> None:
    """Noise in a Corridor of each Room with Characters, or an Encounter where it was before.

    A place without any Corridor is left alone (VL-PATHS-02). Ruling: with no Event card left to draw nothing happens.
    """
    card = draw_card(game, "events")
    if not card:
        return
    discard_card(game, "events", card)
    noisy = set(game.table.noise)
    first: dict[str, Character] = {}
    for who in on_board(game):
        if game.board.ways[who.place]:
            first.setdefault(who.place, who)
    for number in game.cards.events[card].corridors[:1]:
        game.tell("whispers", EFFECT, card=game.cards.events[card].id, number=number)
        for place, who in first.items():
            whisper(game, who, game.board.numbered[place].get(str(number), ""), noisy)


def whisper(game: Game, who: Character, way: str, noisy: set[str]) -> None:
    """`way` out of the Room of `who` gets a Noise marker; if it is one of the `noisy` ones `who` has an Encounter."""
    if way not in noisy:
        if way:
            place_noise(game, way, EFFECT)
    elif who.place:
        encounter(game, who)


# ---------------------------------------------------------------- Rooms


@EFFECTS.bind("event_card", "computer-system-failure")
def computer_system_failure(game: Game) -> None:
    """One broken Computer breaks all others."""
    rooms = event_kit.computers(game)
    if any(place in game.table.malfunction for place in rooms):
        event_kit.rooms_fail(game, rooms)


@EFFECTS.bind("event_card", "fire-wave")
def fire_wave(game: Game) -> None:
    """The lowest Fire spreads."""
    for place in [place for place in game.board.order if place in game.table.fire][:1]:
        event_kit.fire_spreads_from(game, place)


@EFFECTS.bind("event_card", "facility-system-failure", "ship-ai-failure")
def board_system_failure(game: Game) -> None:
    """Two broken Computers start the self-destruction; with fewer the lowest one that works breaks."""
    rooms = event_kit.computers(game)
    if len([place for place in rooms if place in game.table.malfunction]) >= BROKEN_COMPUTERS:
        game.hooks.command(game, "start-self-destruct", "")
    else:
        event_kit.rooms_fail(game, [place for place in rooms if can_malfunction(game, place)][:1])


@EFFECTS.bind("event_card", "generator-overheat", "power-generator-overheat")
def overheat(game: Game) -> None:
    """A broken Generator burns, and all Fire spreads; one that works breaks."""
    for place in role_places(game, GENERATOR):
        if place in game.table.malfunction:
            place_fire(game, place)
            event_kit.fire_spreads(game)
        else:
            place_malfunction(game, place)


@EFFECTS.bind("event_card", "fuel-explosion")
def fuel_explosion(game: Game) -> None:
    """The Elevator Rooms burn."""
    event_kit.rooms_burn(game, role_places(game, "elevator"))


@EFFECTS.bind("event_card", "cargo-pod-ejection")
def cargo_pod_ejection(game: Game) -> None:
    """The next CSS token goes; with none ahead the explored Rooms of the System break."""
    if "next" in (game.hooks.command_targets(game, "take-css") or ()):
        game.hooks.command(game, "take-css", "next")
    else:
        event_kit.evacuation_fails(game)
