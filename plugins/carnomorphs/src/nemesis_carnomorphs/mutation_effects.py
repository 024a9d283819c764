"""What the Mutation cards do, in both parts; a part that cannot be carried out does nothing (CM-MAC-06)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core import Effects
from nemesis_core.rules import (
    SLIME,
    arrive,
    clear_noise,
    closed_doors,
    crew_kit,
    destroy_door,
    distinct_objects,
    draw_to_hand,
    dress_one,
    drive_off,
    gain_object,
    has_character,
    heal_light,
    heal_one,
    heal_one_light,
    heal_serious,
    in_combat,
    injure,
    intruders_at,
    keep_found,
    lift,
    lose_status,
    lower_items,
    move_through,
    objects_at,
    open_ways,
    refill,
    remove_noise,
)

from . import hardened_skin
from .mutation_choices import chosen_intruder, devour, item_decks, unknown_places

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

EFFECTS = Effects("carnomorphs")
LEAVE: Final = "leave"
LOOKED_AT: Final = 3
"""So many Event cards."""

# ---------------------------------------------------------------- Intruders in the Room


def stab(game: Game, who: Character, injuries: int) -> None:
    """Bone Blades: an Intruder of choice suffers `injuries`."""
    piece = chosen_intruder(game, who)
    if piece is not None:
        injure(game, piece, injuries, who, "bone-blades")


@EFFECTS.bind("mutation", "bone-blades.infected")
def stab_twice(game: Game, who: Character) -> None:
    """2 Injuries."""
    stab(game, who, 2)


@EFFECTS.bind("mutation", "bone-blades.not-infected")
def stab_once(game: Game, who: Character) -> None:
    """1 Injury."""
    stab(game, who, 1)


@EFFECTS.bind("mutation", "alarm-pheromones.infected")
def drive_all_off(game: Game, who: Character) -> None:
    """Each Intruder that is in the Room flees, with an Event card of its own."""
    for piece in intruders_at(game, who.place):
        if piece.id in game.table.intruders:
            drive_off(game, piece, who, "alarm-pheromones")


@EFFECTS.bind("mutation", "alarm-pheromones.not-infected")
def drive_one_off(game: Game, who: Character) -> None:
    """One of choice does."""
    piece = chosen_intruder(game, who)
    if piece is not None:
        drive_off(game, piece, who, "alarm-pheromones")


# ---------------------------------------------------------------- Doors and Noise


@EFFECTS.bind("mutation", "acid-spittle.infected")
def spit(game: Game, who: Character) -> None:
    """Each Intruder in the Room suffers 1 Injury, then a Closed Door may be destroyed."""
    for piece in intruders_at(game, who.place):
        injure(game, piece, 1, who, "acid-spittle")
    doors = closed_doors(game, who)
    corridor = game.ask(who.seat, "mutation-door", [*doors, LEAVE]) if doors else LEAVE
    if corridor != LEAVE:
        destroy_door(game, corridor)


@EFFECTS.bind("mutation", "acid-spittle.not-infected")
def corrode(game: Game, who: Character) -> None:
    """A Closed Door of the Room is destroyed."""
    doors = closed_doors(game, who)
    if doors:
        destroy_door(game, game.ask(who.seat, "mutation-door", doors))


@EFFECTS.bind("mutation", "odorless-glands.infected")
def leave_no_trace(game: Game, who: Character) -> None:
    """No Noise around the Room, Technical Corridors too, and no Slime."""
    clear_noise(game, who.place)
    lose_status(game, who, SLIME)


@EFFECTS.bind("mutation", "odorless-glands.not-infected")
def muffle(game: Game, who: Character) -> None:
    """1 Noise marker around the Room goes."""
    noisy = [way for way in game.board.exits[who.place] if way in game.table.noise]
    if noisy:
        remove_noise(game, game.ask(who.seat, "mutation-noise", noisy))


# ---------------------------------------------------------------- Wounds


@EFFECTS.bind("mutation", "hardened-skin.infected")
def harden(game: Game, who: Character) -> None:
    """No Light Wounds, and the next Wound before the next turn is not suffered."""
    if who.light:
        heal_light(game, who)
    hardened_skin.grow(game, who)


@EFFECTS.bind("mutation", "hardened-skin.not-infected")
def scab_over(game: Game, who: Character) -> None:
    """1 Light Wound heals."""
    heal_one_light(game, who, "CM-MAC-03")


@EFFECTS.bind("mutation", "accelerated-healing.infected")
def close_wound(game: Game, who: Character) -> None:
    """Any Serious Wound heals."""
    if who.serious:
        heal_serious(game, who, game.ask(who.seat, "mutation-heal", sorted(who.serious)))


EFFECTS.bind("mutation", "accelerated-healing.not-infected")(dress_one)


@EFFECTS.bind("mutation", "ravenous-gut.infected")
def gorge(game: Game, who: Character) -> None:
    """For an Object all Light Wounds heal, and a Dressed Serious one."""
    if (who.light or who.dressed) and devour(game, who):
        if who.light:
            heal_light(game, who)
        heal_one(game, who)


@EFFECTS.bind("mutation", "ravenous-gut.not-infected")
def nibble(game: Game, who: Character) -> None:
    """For an Object all Light Wounds heal."""
    if who.light and devour(game, who):
        heal_light(game, who)


# ---------------------------------------------------------------- Objects and Items


@EFFECTS.bind("mutation", "extra-limb.infected")
def rummage(game: Game, who: Character) -> None:
    """2 Item cards are drawn and 1 is kept, as long as the Item Counter is not at 0."""
    colours = item_decks(game, who)
    if colours:
        colour = game.ask(who.seat, "mutation-colour", colours)
        lower_items(game, who.place)
        keep_found(game, who, colour, rule="CM-MAC-02")


@EFFECTS.bind("mutation", "extra-limb.not-infected")
def seize(game: Game, who: Character) -> None:
    """A Heavy Object of the Room is picked up."""
    lying = distinct_objects(game, objects_at(game, who.place))
    if lying:
        token = game.ask(who.seat, "mutation-seize", lying)
        lift(game, token, who.place)
        gain_object(game, who, token)


# ---------------------------------------------------------------- moving


@EFFECTS.bind("mutation", "spring-tendons.infected")
def leap(game: Game, who: Character) -> None:
    """To a Room next door, without a Noise roll and without attacks for leaving; it is explored all the same."""
    ways = open_ways(game, who.place)
    if ways:
        place, corridor = game.ask(who.seat, "mutation-leap", ways)
        arrive(game, who, place, corridor, noise="none")


@EFFECTS.bind("mutation", "spring-tendons.not-infected")
def hop(game: Game, who: Character) -> None:
    """The same out of Combat."""
    if not in_combat(game, who):
        leap(game, who)


@EFFECTS.bind("mutation", "shared-instinct.infected")
def herd(game: Game, who: Character) -> None:
    """An Intruder out of Combat moves to a Room next to its own, through no Closed Door."""
    idle = [piece for piece in game.table.intruders.values() if not has_character(game, piece.place)]
    moves = [(piece.id, corridor) for piece in idle for corridor in crew_kit.ways_out(game, piece)]
    if moves:
        name, corridor = game.ask(who.seat, "mutation-herd", moves)
        move_through(game, game.table.intruders[name], corridor, "CM-MAC-02")


# ---------------------------------------------------------------- cards and looking


@EFFECTS.bind("mutation", "predatory-reflexes.infected")
def pounce(game: Game, who: Character) -> None:
    """3 cards are drawn."""
    draw_to_hand(game, who, 3)


@EFFECTS.bind("mutation", "predatory-reflexes.not-infected")
def twitch(game: Game, who: Character) -> None:
    """1 card is drawn."""
    draw_to_hand(game, who, 1)


@EFFECTS.bind("mutation", "shared-instinct.not-infected")
def foresee(game: Game, who: Character) -> None:
    """The top 3 Event cards are looked at and put back in any order."""
    refill(game, "events")
    deck = game.table.decks["events"]
    cards = deck[-LOOKED_AT:]
    for card in cards:
        game.forget(card)  # who knew where it lay does not see where it comes to lie
        game.know(card, (who.seat,))
    game.tell("deck.look", "CM-MAC-03", (who.seat,), who=who.seat, deck="events", cards=cards[::-1])
    del deck[len(deck) - len(cards) :]
    back: list[str] = []
    while cards:
        card = game.ask(who.seat, "mutation-order", sorted(cards), str(len(back) + 1))
        cards.remove(card)
        back.insert(0, card)
    deck += back


def sense(game: Game, who: Character, number: int) -> None:
    """Echo Sense: `who` looks at `number` unexplored Rooms, which it does not know yet, and their tokens."""
    for _ in range(number):
        places = unknown_places(game, who)
        if places:
            place = game.ask(who.seat, "look", places)
            crew_kit.look_at_room(game, who, place, game.table.tokens.get(place, ""))


@EFFECTS.bind("mutation", "echo-sense.infected")
def sense_far(game: Game, who: Character) -> None:
    """2 Rooms."""
    sense(game, who, 2)


@EFFECTS.bind("mutation", "echo-sense.not-infected")
def sense_near(game: Game, who: Character) -> None:
    """1 Room."""
    sense(game, who, 1)
