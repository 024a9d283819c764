"""The Starting and Quest Items of the crew that are no Weapons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core.rules import (
    SLIME,
    box_has,
    by_name,
    capacity,
    characters_at,
    crew_kit,
    drive_off,
    gain_knowledge,
    gain_object,
    hand_slots,
    has_character,
    has_status,
    intruders_at,
    items_of,
    load,
    lose_status,
    move_through,
    own_items,
    place_noise,
    remove_fire,
    remove_noise,
    seat_name,
    slots_used,
    take_from_box,
    use_up,
)

from .effects import EFFECTS

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

CARCASS = "intruder-carcass"
FREE: Final = "free"
"""What a question about Computer Actions is about, when these cost nothing."""
TOP = 3
"""Computer cards that Cheat Codes look at."""


def own(game: Game, who: Character, name: str) -> str:
    """The Item `name` of `who`, or an empty text; an inactive Quest Item is none (LD-ITEM-03)."""
    items = game.cards.item
    return next((card for card in own_items(who) if card in items and items[card].id == name), "")


# ---------------------------------------------------------------- Probe Arm


def probe_arm(game: Game, who: Character) -> str:
    """The Probe Arm of `who`, or an empty text."""
    return own(game, who, "probe-arm")


def samples(game: Game, who: Character) -> list[str]:
    """What gives a sample here, while there is a Use, a free Hand slot and a token."""
    if not who.ammo[probe_arm(game, who)] or slots_used(who) >= hand_slots(game, who) or not box_has(game, CARCASS):
        return []
    found = [piece.id for piece in intruders_at(game, who.place) if game.cards.kinds[piece.kind].carcass]
    for others in game.hooks.sample_targets(game, who.place):
        found += others
    return found


@EFFECTS.bind("item", "probe-arm.sample", choices=samples)
def sample(game: Game, who: Character, target: str) -> None:
    """Probe Arm: 1 Use, and a Carcass token comes into a Hand slot (LD-HAND-02)."""
    who.ammo[probe_arm(game, who)] -= 1
    gain_object(game, who, take_from_box(game, CARCASS))


def toolbelts(game: Game, who: Character) -> list[str]:
    """The Toolbelts of `who`, while a Use is spent."""
    arm = probe_arm(game, who)
    if who.ammo[arm] >= capacity(game, who, arm):
        return []
    return [card for card in items_of(who) if game.cards.tagged(card, "toolbelt")]


@EFFECTS.bind("item", "probe-arm.restore", choices=toolbelts)
def restore(game: Game, who: Character, toolbelt: str) -> None:
    """Probe Arm: a Toolbelt restores all Uses."""
    use_up(game, who, toolbelt)
    arm = probe_arm(game, who)
    load(game, who, arm, capacity(game, who, arm))


# ---------------------------------------------------------------- Wail


def section_ways(game: Game, who: Character) -> list[str]:
    """The Corridors with an end in the Section of `who`; all of them on a board without Sections."""
    section = game.hooks.section
    own_part = section(game, who.place)
    if own_part == "":
        return []
    places = [place for place in game.board.order if section(game, place) == own_part]
    return sorted({corridor for place in places for corridor, _ in game.board.ways[place]})


def noisy_section(game: Game, who: Character) -> crew_kit.NoTarget:
    """Is there Noise in the Section?"""
    return crew_kit.HERE if any(way in game.table.noise for way in section_ways(game, who)) else []


@EFFECTS.bind("item", "wail.remove-noise", choices=noisy_section)
def hush(game: Game, who: Character) -> None:
    """Wail: no Noise is left in the Section."""
    for way in section_ways(game, who):
        remove_noise(game, way)


def quiet_section(game: Game, who: Character) -> crew_kit.NoTarget:
    """Is there a Corridor without Noise in the Section?"""
    return crew_kit.HERE if any(way not in game.table.noise for way in section_ways(game, who)) else []


@EFFECTS.bind("item", "wail.place-noise", choices=quiet_section)
def howl(game: Game, who: Character) -> None:
    """Wail: Noise everywhere in the Section (LD-NOISE-05)."""
    for way in section_ways(game, who):
        place_noise(game, way)


# ---------------------------------------------------------------- Overmind


def lures(game: Game, who: Character) -> list[tuple[str, ...]]:
    """(Intruder, Corridor) for each Intruder out of Combat; without any only Knowledge is gained."""
    found: list[tuple[str, ...]] = [
        (piece.id, corridor)
        for piece in game.table.intruders.values()
        if not has_character(game, piece.place)
        for corridor in crew_kit.ways_out(game, piece)
    ]
    return found or [()]


@EFFECTS.bind("item", "overmind.lure", choices=lures)
def lure(game: Game, who: Character, *target: str) -> None:
    """Overmind: 2 Knowledge, then an Intruder moves next door."""
    gain_knowledge(game, who, 2)
    if target:
        move_through(game, game.table.intruders[target[0]], target[1])


# ---------------------------------------------------------------- Cheat Codes


def has_computers(game: Game, who: Character) -> crew_kit.NoTarget:
    """Has this board Computer cards?"""
    return [] if game.hooks.computer_actions(game, who) is None else crew_kit.HERE


@EFFECTS.bind("item", "cheat-codes.cheat", choices=has_computers)
def cheat(game: Game, who: Character) -> None:
    """Cheat Codes: put the next Computer cards in order, then a Computer Action for free."""
    order_deck(game, who, game.hooks.computer_deck(game))
    options = game.hooks.computer_actions(game, who)
    if options:
        game.hooks.computer_action(game, who, game.ask(who.seat, "computer", options, FREE), False)


def order_deck(game: Game, who: Character, deck: list[str]) -> None:
    """`who` looks at the top 3 cards of `deck` and names them from the top down."""
    cards = deck[-TOP:]
    for card in cards:
        game.forget(card)  # who knew where it lay does not see where it comes to lie
        game.know(card, (who.seat,))
    game.tell("deck.look", "LD-ITEMACT-01", audience=(who.seat,), who=who.seat, deck="computer", cards=list(cards))
    for place in range(1, len(cards) + 1):
        card = game.ask(who.seat, "next-card", sorted(cards))
        cards.remove(card)
        deck[-place] = card


# ---------------------------------------------------------------- Pressure Washer


@EFFECTS.bind("item", "pressure-washer.put-out-fire", choices=crew_kit.burning)
def wash_fire(game: Game, who: Character) -> None:
    """Pressure Washer: take the Fire marker away."""
    remove_fire(game, who.place)


def slimed_here(game: Game, who: Character) -> list[str]:
    """The Characters in the Room with a Slime marker, `who` included."""
    return [seat_name(other) for other in characters_at(game, who.place) if has_status(other, SLIME)]


@EFFECTS.bind("item", "pressure-washer.wash-slime", choices=slimed_here)
def wash_slime(game: Game, who: Character, target: str) -> None:
    """Pressure Washer: a Slime marker goes."""
    lose_status(game, by_name(game, target), SLIME)


@EFFECTS.bind("item", "pressure-washer.drive-off", choices=crew_kit.intruders_here)
def repel(game: Game, who: Character, target: str) -> None:
    """Pressure Washer: an Intruder retreats (LD-RETR-02)."""
    drive_off(game, game.table.intruders[target], who, own(game, who, "pressure-washer"))
