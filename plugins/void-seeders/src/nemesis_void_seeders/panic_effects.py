"""What the Panic cards do: each function says whether any of it could be done (VS-PAN-04, VS-PAN-12).

"You" is the Character that resolves the card, and its player chooses wherever there is a choice (VS-PAN-07, VS-PAN-10).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core import Effects
from nemesis_core.rules import (
    Character,
    action_cards,
    die,
    discard_card,
    discard_from_hand,
    discard_item,
    distinct,
    draw_card,
    draw_to_hand,
    empty_items,
    enforce_slots,
    in_order_at,
    intruders_at,
    is_bound,
    is_closed,
    light_wound,
    loaded,
    move,
    object_kind,
    open_corridors,
    place_fire,
    place_malfunction,
    serious_wound,
)

from .insanity import raise_level
from .lairs import lair_at

if TYPE_CHECKING:
    from nemesis_core import Game

EFFECTS = Effects("void-seeders")
CARRIED_OUT: Final = "VS-PAN-03"
"""The rule of an effect that happens."""
TURNED: Final = 3
"""Cards that Hopelessness turns over."""


# ---------------------------------------------------------------- the Room


@EFFECTS.bind("panic", "destructive-outburst")
def destructive_outburst(game: Game, who: Character) -> bool:
    """A Malfunction marker in the Room."""
    return place_malfunction(game, who.place, CARRIED_OUT)


@EFFECTS.bind("panic", "pyromaniac")
def pyromaniac(game: Game, who: Character) -> bool:
    """A Fire marker in the Room."""
    return place_fire(game, who.place, CARRIED_OUT)


@EFFECTS.bind("panic", "sabotage")
def sabotage(game: Game, who: Character) -> bool:
    """The Item Counter of the Room goes to 0; one that is there already is no good."""
    if not game.table.items.get(who.place):
        return False
    empty_items(game, who.place)
    return True


# ---------------------------------------------------------------- moving (VS-PAN-11)


@EFFECTS.bind("panic", "blind-escape")
def blind_escape(game: Game, who: Character) -> bool:
    """Through the Corridor with the number of an Event card, if it is one and open."""
    card = draw_card(game, "events")
    if not card:
        return False
    discard_card(game, "events", card)
    record = game.cards.events[card]
    for number in record.corridors[:1]:
        game.tell("panic.way", CARRIED_OUT, who=who.seat, card=record.id, number=number)
        way = game.board.numbered[who.place].get(str(number))
        if way in game.board.ends and not is_closed(game, way):
            move(game, who, game.board.other_end(way, who.place), way, attacked=False)
            return True
    return False


@EFFECTS.bind("panic", "insane-courage")
def insane_courage(game: Game, who: Character) -> bool:
    """Into a Room next door with a Void Seeder or a Lair; no Path leads there (VL-PATHS-02)."""
    ways = {place: corridor for place, corridor in open_corridors(game, who.place) if is_haunted(game, place)}
    if not ways:
        return False
    place = game.ask(who.seat, "insane-courage", sorted(ways))
    move(game, who, place, ways[place], attacked=False)
    return True


def is_haunted(game: Game, place: str) -> bool:
    """Is a Void Seeder or a Lair at `place`?"""
    return bool(intruders_at(game, place) or lair_at(game, place))


# ---------------------------------------------------------------- Items


@EFFECTS.bind("panic", "destruction")
def destruction(game: Game, who: Character) -> bool:
    """A Heavy Item out of a Hand slot is discarded; Objects do not count."""
    heavy = sorted(card for card in who.held if not object_kind(card) and not is_bound(game, card))
    if not heavy:
        return False
    discard_item(game, who, game.ask(who.seat, "destruction", heavy))
    return True


@EFFECTS.bind("panic", "hallucinations")
def hallucinations(game: Game, who: Character) -> bool:
    """A Weapon loses all its Ammo."""
    weapons = sorted(loaded(game, who))
    if not weapons:
        return False
    weapon = game.ask(who.seat, "hallucinations", weapons)
    who.ammo[weapon] = 0
    game.tell("ammo", CARRIED_OUT, who=who.seat, item=weapon, now=0)
    return True


# ---------------------------------------------------------------- Wounds


def others_in_order(game: Game, who: Character) -> list[Character]:
    """The other Characters in the Room of `who`, from the First Player on (LD-FIRST-03)."""
    return [other for other in in_order_at(game, who.place) if other is not who]


@EFFECTS.bind("panic", "self-mutilation")
def self_mutilation(game: Game, who: Character) -> bool:
    """Two Light Wounds."""
    light_wound(game, who, "self-mutilation")
    light_wound(game, who, "self-mutilation")
    return True


@EFFECTS.bind("panic", "heart-attack")
def heart_attack(game: Game, who: Character) -> bool:
    """Death."""
    die(game, who, "heart-attack")
    return True


@EFFECTS.bind("panic", "bloodlust")
def bloodlust(game: Game, who: Character) -> bool:
    """A Serious Wound for the others in the Room, or for one who is alone."""
    for other in others_in_order(game, who) or [who]:
        serious_wound(game, other, "bloodlust")
    return True


@EFFECTS.bind("panic", "ripping-off-the-bandages")
def ripping_off_the_bandages(game: Game, who: Character) -> bool:
    """A Light Wound, and a Dressed Serious Wound, if there is one, is Dressed no longer."""
    light_wound(game, who, "ripping-off-the-bandages")
    if who.place and who.dressed:
        card = game.ask(who.seat, "ripping-off-the-bandages", sorted(who.dressed))
        who.dressed.remove(card)
        game.tell("panic.undressed", CARRIED_OUT, who=who.seat, card=game.cards.wounds[card].id)
        enforce_slots(game, who)
    return True


# ---------------------------------------------------------------- minds and cards


@EFFECTS.bind("panic", "defeatism")
def defeatism(game: Game, who: Character) -> bool:
    """One level up, and the others in the Room too."""
    for other in (who, *others_in_order(game, who)):
        raise_level(game, other, CARRIED_OUT)
    return True


@EFFECTS.bind("panic", "demotivation")
def demotivation(game: Game, who: Character) -> bool:
    """Each in the Room discards an Action card of its choice, if it has one; then a level up."""
    for other in in_order_at(game, who.place):
        cards = distinct(action_cards(game, other))
        if cards:
            card = game.ask(other.seat, "demotivation", cards)
            discard_from_hand(game, other, card)
            game.tell("panic.discard", CARRIED_OUT, who=other.seat, card=card)
    raise_level(game, who, CARRIED_OUT)
    return True


@EFFECTS.bind("panic", "hopelessness")
def hopelessness(game: Game, who: Character) -> bool:
    """Three cards are turned over: one Action card leaves the game, the others are discarded."""
    turned = [who.hand.pop() for _ in range(draw_to_hand(game, who, TURNED))][::-1]
    for card in turned:
        game.know_all(card)
        game.tell("panic.turned", CARRIED_OUT, who=who.seat, card=card)
    cards = [card for card in turned if card in game.cards.action]
    lost = game.ask(who.seat, "hopelessness", distinct(cards)) if cards else ""
    who.discard += [card for card in turned if card != lost]
    if lost:
        who.removed.append(lost)
        game.tell("panic.lost", CARRIED_OUT, who=who.seat, card=lost)
    return bool(lost)
