"""Eggs, the Nest, research and Weaknesses: a kit for every race that has them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .intruders import take_off, token_aside
from .noise import noise_roll
from .objects import lift, objects_at, return_object
from .queries import has_role, object_kind, role_places
from .statuses import gain_knowledge

if TYPE_CHECKING:
    from ..game import Game
    from .card_records import WeaknessSlot
    from .table import Character

EGGS = "eggs"
MISSED: Final = {EGGS: "LD-NEST-04"}
"""By which rule a Melee Attack on them that misses is no worse."""


def uncarried_eggs(game: Game, place: str) -> list[str]:
    """The Eggs at `place` that nobody carries: those of the Nest first, then those lying there."""
    eggs = list(game.laboratory.eggs) if has_role(game, place, "nest") else []
    return eggs + [t for t in objects_at(game, place) if object_kind(t) == "egg"]


def egg_targets(game: Game, place: str) -> list[str] | None:
    """Hook `targets`: uncarried Eggs can be attacked, carried ones not (LD-NEST-04, LD-NEST-06)."""
    nest = game.laboratory.eggs and has_role(game, place, "nest")
    return [EGGS] if nest or (place in game.table.objects and uncarried_eggs(game, place)) else None


def hit_eggs(game: Game, who: Character, target: str, injuries: int, source: str) -> bool | None:
    """Hook `hit_target`: each Injury destroys one Egg, then a Noise roll (LD-INJ-04, LD-NEST-05)."""
    if target != EGGS:
        return None
    for _ in range(injuries):
        destroy_egg(game, who.place)
    if who.place:
        noise_roll(game, who)
    return True


def destroy_egg(game: Game, place: str) -> bool:
    """Destroy one uncarried Egg at `place`; False when there is none."""
    eggs = uncarried_eggs(game, place)
    if not eggs:
        return False
    egg = eggs[0]
    if egg in game.laboratory.eggs:
        remove_nest_egg(game, egg)
    else:
        lift(game, egg, place)
    return_object(game, egg)
    game.tell("egg.destroy", "LD-INJ-04", place=place)
    return True


def remove_nest_egg(game: Game, egg: str) -> None:
    """`egg` leaves the Nest; with the last one the Nest is destroyed (LD-NEST-07)."""
    game.laboratory.eggs.remove(egg)
    if not game.laboratory.eggs:
        destroy_nest(game)


def destroy_nest(game: Game) -> None:
    """The Nest is destroyed for the rest of the game."""
    game.laboratory.destroyed = True
    game.tell("nest.destroy", "LD-NEST-07")


def perish(game: Game) -> None:
    """The board is gone with every Intruder on it, the Queen and the Nest (LD-END-05, SH-END-02, SH-VICTORY-09)."""
    for piece in list(game.table.intruders.values()):
        take_off(game, piece)
        token_aside(game, piece)
    game.laboratory.queen_killed = True
    game.laboratory.destroyed = True


def add_egg(game: Game) -> bool:
    """One more Egg comes to the Nest; none to a destroyed Nest or from an empty supply (LD-BAG-07)."""
    supply = game.table.object_supply
    egg = next((t for t in supply if object_kind(t) == "egg"), "")
    if game.laboratory.destroyed or not egg:
        return False
    supply.remove(egg)
    game.laboratory.eggs.append(egg)
    game.tell("egg.add", "LD-BAG-07")
    return True


def burn_eggs(game: Game) -> None:
    """Step: in each burning Room one uncarried Egg is destroyed (LD-EVENT-10)."""
    for place in game.board.order:
        if place in game.table.fire:
            destroy_egg(game, place)


def nest_places(game: Game) -> list[str]:
    """The explored Nest, if any."""
    return role_places(game, "nest")


def reveal_weakness(game: Game, kind: str) -> bool:
    """Turn up the Weakness that belongs to Objects of `kind`; False when it is up already (LD-WEAK-01).

    A race may do something else instead.
    """
    lab = game.laboratory
    found = game.hooks.weakness_found(game, kind)
    if found is not None:
        if found:
            note_found(game, kind)
        return bool(found)
    for i, slot in enumerate(weakness_slots(game)):
        if slot.object == kind and not lab.revealed[i]:
            lab.revealed[i] = 1
            note_found(game, kind)
            game.know_all(lab.weaknesses[i])
            game.tell("weakness", "LD-WEAK-01", card=lab.weaknesses[i])
            return True
    return False


def note_found(game: Game, kind: str) -> None:
    """Research on Objects of `kind` has found something out: Objectives ask for that."""
    game.laboratory.discovered += 1
    game.laboratory.found[kind] = 1


def weakness_slots(game: Game) -> list[WeaknessSlot]:
    """The Weakness slots that hold a card, from left to right."""
    slots = sorted(game.ruleset.content.of("weakness_slot"), key=lambda s: s.position)
    return list(slots[: len(game.laboratory.weaknesses)])


def research(game: Game, who: Character, token: str, keep: bool = True) -> None:
    """`who` has the Object `token`, already taken from where it was, analysed (LD-LAB-02 to LD-LAB-04).

    It goes on the place of its kind on the Laboratory board if that is free (and `keep`), else to the box. What is no
    Object is not used up: its name holds the place.
    """
    thing = object_kind(token)
    kind = thing or token
    researched = game.laboratory.researched
    new = kind not in researched
    if new and keep:
        researched[kind] = token if thing else ""
    elif thing:
        return_object(game, token)
    gain_knowledge(game, who, 3)
    if new or not keep:
        reveal_weakness(game, kind)


def weakness_active(game: Game, who: Character | None, name: str) -> bool:
    """Does the Weakness `name` help `who`? It must be turned up, and the race says whom it helps.

    `who` is None where the matter is no Character's. (LD-WEAK-02 to LD-WEAK-05)
    """
    lab = game.laboratory
    for i, card in enumerate(lab.weaknesses):
        if card.partition("/")[0] == name:
            return bool(lab.revealed[i] and game.hooks.weakness_helps(game, who, i))
    return False
