"""What the Action cards and Items of several crews do. Crews and boards bind these, none copies them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from .bounds import COLOURS
from .contamination import remove_contamination, scan_for_larva
from .doors import is_closed, movable_at, toggle_door
from .exploring import arrive
from .fighting import injurable
from .intruders import door_stops
from .inventory import discard_item, loose_items
from .markers import can_malfunction, remove_fire, remove_malfunction, remove_noise
from .moving import move, open_ways
from .queries import by_name, contamination_cards, intruders_at, others_here, seat_name, tile_at

if TYPE_CHECKING:
    from ..game import Game
    from .reactions import Moment
    from .table import Character, Intruder

NoTarget = list[tuple[()]]
HERE: Final[NoTarget] = [()]
"""The targets of an effect that needs none and can be used now."""


def when(condition: object) -> NoTarget:
    """The targets of an effect that needs none: it can be used while `condition` holds."""
    return HERE if condition else []


# ---------------------------------------------------------------- the Room


def broken(game: Game, who: Character) -> NoTarget:
    """Is there a Malfunction marker in the Room?"""
    return HERE if who.place in game.table.malfunction else []


def breakable(game: Game, who: Character) -> NoTarget:
    """May a Malfunction marker lie in the Room?"""
    return HERE if can_malfunction(game, who.place) else []


def burning(game: Game, who: Character) -> NoTarget:
    """Is there Fire in the Room?"""
    return HERE if who.place in game.table.fire else []


def flammable(game: Game, who: Character) -> NoTarget:
    """May a Fire marker be placed in the Room, which has none?"""
    return HERE if who.place not in game.table.fire and tile_at(game, who.place).fire else []


def fix_room(game: Game, who: Character) -> None:
    """Remove the Malfunction marker of the Room."""
    remove_malfunction(game, who.place)


def put_out_fire(game: Game, who: Character) -> None:
    """Remove the Fire marker of the Room."""
    remove_fire(game, who.place)


def set_door(game: Game, who: Character, corridor: str) -> None:
    """Open or close a Door of the Room (LD-DOOR-02, LD-DOOR-03)."""
    toggle_door(game, corridor)


def free_room_action(game: Game, who: Character, *use: str) -> None:
    """The Room Action `use` of the Room, its Cost not paid; `free_room_uses` lists what is open."""
    game.actions["room"].perform(game, who, ("room", *use))


def noisy_exits(game: Game, who: Character) -> list[str]:
    """The exits of the Room with a Noise marker."""
    return [way for way in game.board.exits[who.place] if way in game.table.noise]


def hush(game: Game, who: Character, way: str) -> None:
    """A Noise marker of the Room is removed."""
    remove_noise(game, way)


# ---------------------------------------------------------------- what only some boards have

ENGINE: Final = "reorder-engine"
POD: Final = "turn-pod"


def engine_here(game: Game, who: Character) -> NoTarget:
    """Is there an Engine in the Room, which can be repaired or broken?"""
    return HERE if who.place in (game.hooks.command_targets(game, ENGINE) or ()) else []


def reorder_engine(game: Game, who: Character) -> None:
    """Repair or break the Engine of the Room: `who` stacks its tokens as it likes."""
    game.hooks.command(game, ENGINE, seat_name(who))


def pods_here(game: Game, who: Character) -> list[str]:
    """The Escape Pods that are entered from the Room."""
    return list(game.hooks.command_targets(game, f"{POD}-at:{who.place}") or ())


def turn_pod(game: Game, who: Character, pod: str) -> None:
    """Lock or unlock the Escape Pod `pod`."""
    game.hooks.command(game, POD, pod)


def own_section(game: Game, who: Character) -> NoTarget:
    """Is `who` in a Section?"""
    return when(game.hooks.section(game, who.place))


def flip_power(game: Game, who: Character) -> None:
    """The Power token of the Section shows its other side."""
    game.hooks.command(game, "flip-power", game.hooks.section(game, who.place))


# ---------------------------------------------------------------- Doors


def rooms_with_doors(game: Game, who: Character) -> list[str]:
    """The places with a Door that can be opened or closed."""
    return [place for place in game.board.order if movable_at(game, place)]


def set_doors(game: Game, who: Character, place: str) -> None:
    """`who` opens or closes any of the Doors round `place`, each as it likes (LD-DOOR-02, LD-DOOR-03)."""
    for corridor in movable_at(game, place):
        way = "open" if is_closed(game, corridor) else "close"
        if game.ask(who.seat, "each-door", ["leave", way], corridor) != "leave":
            toggle_door(game, corridor)


# ---------------------------------------------------------------- looking

KEPT: Final = "kept"
"""In place of the deck of the only Objective that a Character has left."""


def objectives_to_read(game: Game, who: Character, other: Character) -> list[tuple[str, str]]:
    """(Character, deck) for each deck of which `other` holds an Objective that the player of `who` does not know.

    The deck of a single one is not named: it would tell which of its Objectives `other` has kept.
    """
    backs = game.cards.backs
    unknown = _unknown_objectives(game, who, other)
    decks = {backs[card].partition(":")[2] for card in unknown} if len(objectives_of(game, other)) > 1 else {KEPT}
    return [(seat_name(other), deck) for deck in sorted(decks) if unknown]


def read_objective(game: Game, who: Character, name: str, deck: str, rule: str) -> None:
    """The player of `who`, and nobody else, is shown the Objective of `deck`, or the KEPT one, of `name`."""
    other, backs = by_name(game, name), game.cards.backs
    for card in _unknown_objectives(game, who, other):
        if deck == KEPT or backs[card] == f"objective:{deck}":
            game.know(card, (who.seat,))
            game.tell("objective.read", rule, (who.seat, other.seat), who=who.seat, partner=other.seat, objective=card)
            return


def objectives_of(game: Game, who: Character) -> list[str]:
    """The Objectives that `who` still has."""
    return [card for cards in game.hooks.objectives_of(game, who) for card in cards]


def _unknown_objectives(game: Game, who: Character, other: Character) -> list[str]:
    return [card for card in objectives_of(game, other) if not game.state.known.get(card, 0) >> who.seat & 1]


def look_at_hand(game: Game, who: Character, other: Character) -> None:
    """The player of `who`, and nobody else, sees the hand of `other`."""
    for card in other.hand:
        game.know(card, (who.seat,))
    seats = (who.seat, other.seat)
    game.tell("hand.look", "LD-CARD-03", seats, who=who.seat, partner=other.seat, cards=sorted(other.hand))


def unseen_rooms(game: Game, who: Character) -> list[str]:
    """The places of unexplored Room tiles that `who` does not know yet."""
    table, known = game.table, game.state.known
    return [
        place
        for place in game.board.order
        if place not in table.explored and not known.get(table.tiles[place], 0) >> who.seat & 1
    ]


def look_at_room(game: Game, who: Character, place: str, token: str = "") -> None:
    """The player of `who`, and nobody else, sees the tile at `place`, and the Exploration `token` that lies on it."""
    tile, seen = game.table.tiles[place], (who.seat,)
    game.know(tile, seen)
    if not token:
        game.tell("room.look", "LD-EXPL-01", seen, who=who.seat, place=place, tile=tile)
        return
    game.know(token, seen)
    record = game.cards.exploration[token]
    found = {"effect": record.effect, "items": record.items}
    game.tell("room.scout", "LD-EXPL-01", seen, who=who.seat, place=place, tile=tile, **found)


def rooms_to_check(game: Game, who: Character) -> NoTarget:
    """Is there a tile left to look at?"""
    return HERE if unseen_rooms(game, who) else []


def check_two(game: Game, who: Character) -> None:
    """`who` looks at up to 2 unexplored Room tiles in secret; their tokens stay unseen."""
    check_rooms(game, who, 2)


def check_rooms(game: Game, who: Character, number: int) -> None:
    """`who` looks at up to `number` unexplored Room tiles in secret; their tokens stay unseen."""
    for _ in range(number):
        places = unseen_rooms(game, who)
        if not places:
            return
        look_at_room(game, who, game.ask(who.seat, "look", places))


def stocked(game: Game, who: Character) -> list[str]:
    """The Item decks with a card left, discarded ones included."""
    return [colour for colour in COLOURS if has_cards(game, f"item-{colour}")]


def has_cards(game: Game, deck: str) -> bool:
    """Is a card of `deck` left, on its discard pile if not in it?"""
    return bool(game.table.decks[deck] or game.table.discards[deck])


# ---------------------------------------------------------------- Contamination


REST: Final = "rest"
"""What hooks call all Actions that Scan a hand to be rid of clean cards."""
LEAVE: Final = "leave"
SCAN: Final = "scan"
"""What hook `eased` answers: are the cards in hand Scanned after it?"""


def contaminated_hand(game: Game, who: Character) -> NoTarget:
    """Is there a Contamination card in hand?"""
    return HERE if contamination_cards(game, who.hand) else []


def weary(game: Game, who: Character) -> NoTarget:
    """Would a Rest do anything: is there a Contamination card in hand, or does a piece ease `who` by it?"""
    return HERE if contamination_cards(game, who.hand) or game.hooks.eases(game, who, REST) else []


def rest(game: Game, who: Character) -> int:
    """A Rest: what a piece does to ease `who`, then `scan_hand`, if it leaves that; returns as that does."""
    return 0 if game.hooks.eased(game, who, REST) == LEAVE else scan_hand(game, who)


def scan_hand(game: Game, who: Character) -> int:
    """Scan the Contamination cards in hand, remove the clean ones, suffer once for any INFECTED one.

    Returns how many were removed (LD-SCAN-01, LD-SCAN-02, LD-CONT-03).
    """
    cards = contamination_cards(game, who.hand)
    infected = scan_for_larva(game, who, cards)
    clean = [card for card in cards if card not in infected]
    for card in clean:
        remove_contamination(game, who, card)
    return len(clean)


# ---------------------------------------------------------------- Intruders


def intruders_here(game: Game, who: Character) -> list[str]:
    """The Intruders in the Room."""
    return [piece.id for piece in intruders_at(game, who.place)]


def injurable_here(game: Game, who: Character) -> list[str]:
    """What can be injured in the Room as an Intruder, or as if it were one."""
    return injurable(game, who.place)


def ways_out(game: Game, piece: Intruder) -> list[str]:
    """The Corridors and Paths by which a card can send `piece` next door, no Closed Door stopping it."""
    return [
        corridor
        for corridor, other in game.board.walks[piece.place]
        if not door_stops(game, piece, corridor) and game.hooks.traverse(game, piece, corridor, other) is not False
    ]


# ---------------------------------------------------------------- leaving a Room


def ways(game: Game, who: Character) -> list[tuple[str, str]]:
    """(Room, Corridor) for each open way out of the Room."""
    return open_ways(game, who.place)


def sendings(game: Game, who: Character) -> list[tuple[str, ...]]:
    """(Room, Corridor, Character) for each other Character of the Room and each open way out of it."""
    others = [seat_name(other) for other in others_here(game, who)]
    return [(*way, name) for way in open_ways(game, who.place) for name in others]


def send(game: Game, who: Character, place: str, corridor: str, name: str) -> None:
    """Another Character moves, willing or not, as by any Movement (LD-BASIC-02)."""
    move(game, by_name(game, name), place, corridor)


def agrees(game: Game, who: Character, other: Character, place: str) -> bool:
    """Does the player of `other` agree to being moved to `place` by `who`?"""
    return bool(game.ask(other.seat, "come-along", ["agree", "refuse"], (who.seat, place)) == "agree")


def slips(game: Game, who: Character, together: bool) -> list[tuple[str, ...]]:
    """(Room, Corridor, who moves...): `who`, or one other Character of the Room, or `together` both."""
    own = seat_name(who)
    movers: list[tuple[str, ...]] = [(own,)]
    for other in others_here(game, who):
        movers += [(seat_name(other),), (own, seat_name(other))] if together else [(seat_name(other),)]
    return [(place, corridor, *names) for place, corridor in open_ways(game, who.place) for names in movers]


def slip_away(game: Game, who: Character, place: str, corridor: str, names: Iterable[str]) -> None:
    """Those of `names` whose players agree go to `place` and no Intruder attacks them; `who` need not be asked."""
    movers = [by_name(game, name) for name in names]
    movers = [mover for mover in movers if mover is who or agrees(game, who, mover, place)]
    if movers:
        arrive(game, movers[0], place, corridor, along=movers[1:])


def pay_with_item(game: Game, who: Character) -> None:
    """`who` discards an Item of its choice."""
    discard_item(game, who, game.ask(who.seat, "discard-item", loose_items(game, who)))


# ---------------------------------------------------------------- reactions


def concerns_holder(game: Game, holder: Character, moment: Moment) -> NoTarget:
    """Is the moment about `holder`?"""
    return HERE if moment.who is holder else []


def would_be_hit(game: Game, holder: Character, moment: Moment) -> NoTarget:
    """Is the drawn Attack card about `holder`, and does it show the attacker? Another one misses anyway (LD-ATK-05)."""
    record = game.cards.attack_kinds[game.cards.attacks[moment.card].attack]
    hits = moment.piece is not None and moment.piece.kind in record.hits
    return concerns_holder(game, holder, moment) if hits else []


def other_acts(game: Game, holder: Character, moment: Moment) -> NoTarget:
    """Has another player in the Room of `holder` just paid for an Action?"""
    return HERE if moment.who is not holder and moment.who.place == holder.place else []


def deny(game: Game, holder: Character, target: tuple[str, ...], moment: Moment) -> None:
    """What the moment is about does not happen."""
    moment.denied = True
