"""What the Items of several boards do. Boards bind these, none copies them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from .cards import distinct
from .contamination import gain_contamination, remove_contamination, scan
from .crew_kit import HERE, NoTarget, look_at_room, objectives_to_read, unseen_rooms
from .fighting import deal, injurable
from .injuries import drive_off
from .inventory import capacity, load
from .laboratory import destroy_egg, uncarried_eggs
from .markers import place_fire
from .moving import entrance_targets, neighbours
from .noise import noise_roll
from .queries import in_order_at, own_items, seat_name
from .race_kit import SLIME
from .statuses import has_status, lose_status
from .wounds import undressed

if TYPE_CHECKING:
    from ..game import Game
    from .fighting import Shot
    from .table import Character

Use = Callable[["Game", "Character", str], None]
Wound = Callable[["Game", "Character", str], None]

BLANK: Final = "blank"
HIT: Final = "hit"
TWO_HITS: Final = "two-hits"
SIGNAL: Final = "signal"
SELF_DESTRUCT: Final = "self-destruct"


def some(name: str) -> str:
    """A copy of the Item `name`, as the cause of Injuries: who asks for it looks at what all copies have."""
    return f"{name}/1"


# ---------------------------------------------------------------- bodies


def to_dress(game: Game, who: Character) -> list[str]:
    """The undressed Serious Wounds of `who`, equal ones once."""
    return distinct(undressed(who))


def to_heal(game: Game, who: Character) -> list[str]:
    """The Dressed Serious Wounds of `who`, equal ones once."""
    return distinct(who.dressed)


def lightly_wounded(game: Game, who: Character) -> NoTarget:
    """Has `who` Light Wounds?"""
    return HERE if who.light else []


def slimed(game: Game, who: Character) -> NoTarget:
    """Has `who` a Slime marker?"""
    return HERE if has_status(who, SLIME) else []


def wipe(game: Game, who: Character) -> None:
    """Take the Slime marker off (LD-SLIME-02)."""
    lose_status(game, who, SLIME)


def disinfect(game: Game, who: Character, card: str) -> None:
    """A Contamination card of the hand is Scanned and removed; an INFECTED one is replaced by a new one."""
    infected = scan(game, who, [card])
    remove_contamination(game, who, card)
    if infected:
        gain_contamination(game, who)


# ---------------------------------------------------------------- Rooms


def unscouted(game: Game, who: Character) -> list[str]:
    """The unexplored Rooms of which the player of `who` does not know both tile and token."""
    tokens, known = game.table.tokens, game.state.known
    unseen = unseen_rooms(game, who)
    return [
        place
        for place in game.board.order
        if place in unseen or (place in tokens and not known.get(tokens[place], 0) >> who.seat & 1)
    ]


def scout(game: Game, who: Character, place: str) -> None:
    """Look at an unexplored Room and its token."""
    look_at_room(game, who, place, game.table.tokens.get(place, ""))


def check_two_rooms(game: Game, who: Character, place: str) -> None:
    """Look at the unexplored Room at `place` and at another one; their tokens stay unseen."""
    look_at_room(game, who, place)
    others = unseen_rooms(game, who)
    if others:
        look_at_room(game, who, game.ask(who.seat, "second-room", others))


def senders(game: Game, who: Character) -> list[str]:
    """The other living Characters with a Signal and an Objective that the player of `who` does not know."""
    return [
        seat_name(c)
        for c in game.table.characters
        if c is not who and c.status != "dead" and has_status(c, SIGNAL) and objectives_to_read(game, who, c)
    ]


def other_entrances(game: Game, who: Character) -> list[str]:
    """The other Rooms with an Entrance to the same Technical Corridors, explored or not."""
    return entrance_targets(game, who, explored_only=False)


def switches(game: Game, who: Character) -> list[str]:
    """Start or stop the board's self-destruction, as far as it can be done now."""
    return [switch for switch in ("start", "stop") if game.hooks.command_targets(game, f"{switch}-{SELF_DESTRUCT}")]


def turn_key(game: Game, who: Character, switch: str) -> None:
    """Start or stop the board's self-destruction."""
    game.hooks.command(game, f"{switch}-{SELF_DESTRUCT}", "")


# ---------------------------------------------------------------- Weapons


def refillable(game: Game, who: Character, tag: str) -> list[str]:
    """What `who` has that Items with `tag` fill and that is not full."""
    items = game.cards.item
    return [
        card
        for card in own_items(who)
        if card in who.ammo and tag in items[card].record.reload_tags and who.ammo[card] < capacity(game, who, card)
    ]


def fill(game: Game, who: Character, card: str) -> None:
    """Fill `card` to its maximum (LD-WEAPON-02)."""
    load(game, who, card, capacity(game, who, card))


def energy_weapons(game: Game, who: Character) -> list[str]:
    """The Weapons that what is made for Energy Weapons would fill."""
    return refillable(game, who, "ammo-energy")


def chemical_weapons(game: Game, who: Character) -> list[str]:
    """The Weapons that chemicals would fill."""
    return refillable(game, who, "ammo-chemical")


def spends_ammo(game: Game, who: Character, weapon: str, shot: Shot) -> None:
    """Rule of a Weapon: on two-hits 1 more Ammo may be spent for 1 more Injury."""
    if shot.result.id != TWO_HITS or not who.ammo[weapon]:
        return
    if game.ask(who.seat, "more-ammo", ["keep", "spend"], weapon) == "spend":
        who.ammo[weapon] -= 1
        shot.injuries += 1


def scatters(game: Game, who: Character, weapon: str, shot: Shot) -> None:
    """Rule of a Weapon: at least 1 Injury to anything but on a miss; 1 more on hit and two-hits."""
    if shot.result.id != BLANK:
        shot.at_least(1)
    if shot.result.id in (HIT, TWO_HITS):
        shot.injuries += 1


def repel(name: str) -> Use:
    """The use of the Item `name` that makes an Intruder of the Room Retreat."""

    def use(game: Game, who: Character, target: str) -> None:
        drive_off(game, game.table.intruders[target], who, some(name))

    return use


# ---------------------------------------------------------------- what is thrown


def in_reach(game: Game, who: Character) -> list[str]:
    """The Room of `who` and its neighbours; a Closed Door stops whatever is thrown (LD-DOOR-05)."""
    return [who.place, *neighbours(game, who.place)]


def injurable_in_reach(game: Game, who: Character) -> list[str]:
    """What can be injured there as an Intruder, or as if it were one."""
    return [target for place in in_reach(game, who) for target in injurable(game, place)]


def places_in_reach(game: Game, who: Character) -> list[str]:
    """The Rooms in reach with an Intruder, or what can be injured as one."""
    return [place for place in in_reach(game, who) if injurable(game, place)]


def egg_places(game: Game, who: Character) -> list[str]:
    """The Rooms in reach with Eggs that nobody carries."""
    return [place for place in in_reach(game, who) if uncarried_eggs(game, place)]


def throw_at_eggs(game: Game, who: Character, place: str, eggs: int, burns: bool = False) -> None:
    """So many Eggs at `place` are destroyed, perhaps with a Fire marker; a Noise roll follows (LD-NEST-05)."""
    if burns:
        place_fire(game, place)
    for _ in range(eggs):
        destroy_egg(game, place)
    noise_roll(game, who)


def blast(game: Game, who: Character, place: str, name: str, wound: Wound, target: str = "") -> None:
    """The Item `name` of `who` deals 1 Injury to each Intruder at `place` and a `wound` to each Character there.

    Thrown at a `target` among them it deals 2 to that one, first of all.
    """
    victims = in_order_at(game, place)
    for struck in sorted(injurable(game, place), key=lambda struck: struck != target):
        deal(game, who, struck, 2 if struck == target else 1, some(name))
    for victim in victims:
        wound(game, victim, name)
