"""What the race answers and does while a game runs; Mutations and feeding have their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nemesis_core import Zone, hookimpl, seen
from nemesis_core.rules import Places

from . import adaptation_effects, adaptations, creatures, fighting, setting_up
from .records import KINDS
from .state import brood

if TYPE_CHECKING:
    from nemesis_core import Game

token_for = hookimpl(creatures.token_for, specname="token_for")
place_piece = hookimpl(creatures.place_piece, specname="place_piece")
stays_out = hookimpl(creatures.stays_out, specname="stays_out")
attack_order = hookimpl(creatures.attack_order, specname="attack_order")
intruder_placed = hookimpl(adaptations.turn_up, specname="intruder_placed")
can_be_analysed = hookimpl(adaptations.can_be_analysed, specname="can_be_analysed")
weakness_found = hookimpl(adaptations.discard, specname="weakness_found")
attack_deals = hookimpl(adaptation_effects.attack_deals, specname="attack_deals")
blood_change = hookimpl(adaptation_effects.blood_change, specname="blood_change")
intruder_hurt = hookimpl(adaptation_effects.intruder_hurt, specname="intruder_hurt")
surprise_number = hookimpl(adaptation_effects.surprise_number, specname="surprise_number")
blood_drawn = hookimpl(fighting.blood_drawn, specname="blood_drawn")
intruder_died = hookimpl(fighting.died, specname="intruder_died")
object_mark = hookimpl(setting_up.object_mark, specname="object_mark")
character_died = hookimpl(setting_up.character_died, specname="character_died")


@hookimpl
def hidden_zones(game: Game) -> list[Zone]:
    """The Adaptations on the Laboratory board, and those in the box that nobody has seen (CM-SET-03, CM-SET-04)."""
    return [on_the_board(game), Zone("spare adaptations", brood(game).spare)]


def on_the_board(game: Game) -> Zone:
    """The Adaptations on the Laboratory board, from the left."""
    part = brood(game)
    return Zone("adaptations", Places(part.adaptations, held(game)))


def held(game: Game) -> list[str]:
    """The slots that still hold a card, from the left."""
    return [slot.id for slot in adaptations.slots(game) if slot.id in brood(game).adaptations]


@hookimpl
def view(game: Game, seat: int) -> dict[str, Any]:
    """The Adaptations as far as they lie face up, those that are gone, and the blue Corpse."""
    part = brood(game)
    return {
        "adaptations": dict(zip(held(game), seen(game, on_the_board(game), seat), strict=True)),
        "adaptations up": [slot for slot in held(game) if part.faces[slot]],
        "adaptations gone": list(part.gone),
        "blue": part.blue,
    }


@hookimpl
def report(game: Game) -> dict[str, Any]:
    """Columns of a simulation: how far the Carnomorphs have come."""
    part = brood(game)
    kinds = [piece.kind for piece in game.table.intruders.values()]
    return {
        **{f"{kind}s_out": kinds.count(kind) for kind in KINDS},
        "adaptations_up": sum(part.faces[slot] for slot in part.adaptations),
        "adaptations_gone": len(part.gone),
        "butcher_dead": game.laboratory.queen_killed,
    }
