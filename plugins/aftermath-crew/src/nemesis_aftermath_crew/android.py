"""The Action cards and Quest Items of the Android, and her Trait."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemesis_core import hookimpl
from nemesis_core.rules import (
    crew_kit,
    discard_hand,
    distinct_objects,
    draw_to_hand,
    dress,
    gain_object,
    hand_slots,
    has_trait,
    heal_light,
    item_kit,
    lift,
    movable_doors,
    move,
    objects_at,
    remote_kit,
    remove_contamination,
    reshuffle_all,
    scan,
    slots_used,
    undressed,
    weapon_kit,
)

from .effects import EFFECTS

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

    Lifts = list[tuple[str, ...]]

SYNTHETIC: Final = "synthetic"

EFFECTS.bind("action_card", "self-diagnostics.heal-light", choices=item_kit.lightly_wounded)(heal_light)
EFFECTS.bind("action_card", "self-diagnostics.dress-serious", choices=item_kit.to_dress)(dress)
EFFECTS.bind("action_card", "direct-interface.remote-room-action", choices=remote_kit.remote_uses)(
    remote_kit.remote_action
)
EFFECTS.bind("action_card", "cold-logic.ignore-surprise", choices=crew_kit.would_be_hit)(crew_kit.deny)
EFFECTS.bind("action_card", "mainframe-link.door", choices=movable_doors)(crew_kit.set_door)
EFFECTS.bind("action_card", "power-core.flip-power", choices=crew_kit.own_section)(crew_kit.flip_power)
EFFECTS.bind("action_card", "power-core.charge-weapon", choices=weapon_kit.chargeable)(weapon_kit.charge(1))


def lifts(game: Game, who: Character) -> Lifts:
    """(Object), which is only picked up, and (Object, Room, Corridor), while a Hand slot is free."""
    if slots_used(who) >= hand_slots(game, who):
        return []
    found: Lifts = []
    for token in distinct_objects(game, objects_at(game, who.place)):
        found += [(token,), *((token, *way) for way in crew_kit.ways(game, who))]
    return found


@EFFECTS.bind("action_card", "servo-strength.lift-and-go", choices=lifts)
def lift_and_go(game: Game, who: Character, token: str, *way: str) -> None:
    """Servo Strength: an Object in a Hand slot (LD-HAND-02), then a Movement or Escape without paying."""
    lift(game, token, who.place)
    gain_object(game, who, token)
    if way:
        move(game, who, *way)


def computer_uses(game: Game, who: Character) -> list[tuple[str, ...]]:
    """The Computer Actions that are open, on a board that has some."""
    return list(game.hooks.computer_actions(game, who) or ())


@EFFECTS.bind("action_card", "mainframe-link.computer-action", choices=computer_uses)
def mainframe_link(game: Game, who: Character, *use: str) -> None:
    """Mainframe Link: a Computer Action, its Cost not paid."""
    game.hooks.computer_action(game, who, use, False)


# ---------------------------------------------------------------- Quest Items


def has_hand(game: Game, who: Character) -> crew_kit.NoTarget:
    """Has `who` a card in hand?"""
    return crew_kit.when(who.hand)


@EFFECTS.bind("item", "android-memory-bank.restore", choices=has_hand)
def restore(game: Game, who: Character) -> None:
    """Memory Bank: as many cards of a new deck as are discarded."""
    number = len(who.hand)
    discard_hand(game, who)
    reshuffle_all(game, who, keep_hand=True)
    draw_to_hand(game, who, number)


def damaged(game: Game, who: Character) -> crew_kit.NoTarget:
    """Has `who` Light Wounds, or Serious ones that are not Dressed?"""
    return crew_kit.when(who.light or undressed(who))


@EFFECTS.bind("item", "android-repair-frame.repair", choices=damaged)
def repair(game: Game, who: Character) -> None:
    """Repair Frame: no Light Wounds, all Serious ones Dressed (LD-WOUND-08, LD-WOUND-10)."""
    heal_light(game, who)
    for card in undressed(who):
        dress(game, who, card)


# ---------------------------------------------------------------- the Trait


@hookimpl
def contamination_drawn(game: Game, who: Any, card: str) -> bool | None:
    """Synthetic: a Contamination card is Scanned and gone; whatever it shows, nothing comes of it."""
    if not has_trait(game, who, SYNTHETIC):
        return None
    scan(game, who, [card])
    remove_contamination(game, who, card)
    return True
