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
    remote_kit,
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
    """The Item of `who` called `name`, or an empty text; an inactive Quest Item is none (LD-ITEM-03)."""
    return next((card for card in own_items(who) if game.cards.called(card, name)), "")


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


@EFFECTS.bind("item", "probe-arm.sample", "nemesis-probe-arm.sample", choices=samples)
def sample(game: Game, who: Character, target: str) -> None:
    """Probe Arm: 1 Use, and a Carcass token comes into a Hand slot (LD-HAND-02)."""
    who.ammo[probe_arm(game, who)] -= 1
    gain_object(game, who, take_from_box(game, CARCASS))


def fillings(game: Game, who: Character, gear: str) -> list[str]:
    """What `who` has that fills `gear`, while that is not full."""
    if not gear or who.ammo[gear] >= capacity(game, who, gear):
        return []
    wanted = game.cards.item[gear].record.reload_tags
    return [card for card in items_of(who) if any(game.cards.called(card, name) for name in wanted)]


def fill_with(game: Game, who: Character, gear: str, tool: str) -> None:
    """`tool` is discarded, and `gear` holds as much as it can."""
    use_up(game, who, tool)
    load(game, who, gear, capacity(game, who, gear))


def toolbelts(game: Game, who: Character) -> list[str]:
    """The Toolbelts of `who`, while a Use is spent."""
    return fillings(game, who, probe_arm(game, who))


@EFFECTS.bind("item", "probe-arm.restore", "nemesis-probe-arm.restore", choices=toolbelts)
def restore(game: Game, who: Character, toolbelt: str) -> None:
    """Probe Arm: a Toolbelt restores all Uses."""
    fill_with(game, who, probe_arm(game, who), toolbelt)


# ---------------------------------------------------------------- Nailgun


def nailgun(game: Game, who: Character) -> str:
    """The Nailgun of `who` that takes nails by itself, or an empty text."""
    return own(game, who, "nemesis-nailgun")


def nails(game: Game, who: Character) -> list[str]:
    """The Tools of `who`, while the Nailgun is not full."""
    return fillings(game, who, nailgun(game, who))


@EFFECTS.bind("item", "nemesis-nailgun.reload", choices=nails)
def reload(game: Game, who: Character, tools: str) -> None:
    """Nailgun: Tools fill it (LD-WEAPON-02)."""
    fill_with(game, who, nailgun(game, who), tools)


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


def near_ways(game: Game, who: Character) -> list[str]:
    """The Corridors of the Room and of the Rooms next to it, whether or not Doors are closed."""
    ways = game.board.ways
    near = {who.place, *(other for _, other in ways[who.place])}
    return sorted({corridor for place in near for corridor, _ in ways[place]})


def noisy_near(game: Game, who: Character) -> crew_kit.NoTarget:
    """Is there Noise near by?"""
    return crew_kit.when(any(way in game.table.noise for way in near_ways(game, who)))


@EFFECTS.bind("item", "nemesis-wail.remove-noise", choices=noisy_near)
def hush_near(game: Game, who: Character) -> None:
    """Wail without Sections: no Noise is left near by."""
    for way in near_ways(game, who):
        remove_noise(game, way)


def quiet_near(game: Game, who: Character) -> crew_kit.NoTarget:
    """Is there a Corridor without Noise near by?"""
    return crew_kit.when(any(way not in game.table.noise for way in near_ways(game, who)))


@EFFECTS.bind("item", "nemesis-wail.place-noise", choices=quiet_near)
def howl_near(game: Game, who: Character) -> None:
    """Wail without Sections: Noise everywhere near by (LD-NOISE-05)."""
    for way in near_ways(game, who):
        place_noise(game, way)


# ---------------------------------------------------------------- Overmind


def movable(game: Game, who: Character) -> list[tuple[str, ...]]:
    """(Intruder, Corridor) for each Intruder out of Combat."""
    return [
        (piece.id, corridor)
        for piece in game.table.intruders.values()
        if not has_character(game, piece.place)
        for corridor in crew_kit.ways_out(game, piece)
    ]


def lures(game: Game, who: Character) -> list[tuple[str, ...]]:
    """The same; without any only Knowledge is gained."""
    return movable(game, who) or [()]


@EFFECTS.bind("item", "overmind.lure", choices=lures)
def lure(game: Game, who: Character, *target: str) -> None:
    """Overmind: 2 Knowledge, then an Intruder moves next door."""
    gain_knowledge(game, who, 2)
    if target:
        move_through(game, game.table.intruders[target[0]], target[1])


@EFFECTS.bind("item", "nemesis-overmind.lure", choices=movable)
def send(game: Game, who: Character, target: str, corridor: str) -> None:
    """Overmind where there is no Knowledge: an Intruder moves next door."""
    move_through(game, game.table.intruders[target], corridor)


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


EFFECTS.bind("item", "nemesis-cheat-codes.cheat", choices=remote_kit.remote_uses)(remote_kit.remote_action)


def order_deck(game: Game, who: Character, deck: list[str]) -> None:
    """`who` looks at the top 3 cards of `deck` and names them from the top down."""
    cards = deck[-TOP:]
    for card in cards:
        game.forget(card)  # who knew where it lay does not see where it comes to lie
        game.know(card, (who.seat,))
    game.tell("deck.look", "LD-ITEMACT-01", audience=(who.seat,), who=who.seat, deck="computer", cards=list(cards))
    order: list[str] = []
    while cards:
        order.append(game.ask(who.seat, "next-card", sorted(cards)))
        cards.remove(order[-1])
    deck[-len(order) :] = reversed(order)


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
