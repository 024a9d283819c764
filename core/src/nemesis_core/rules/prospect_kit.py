"""What boards and modes tell bots alike: Objectives that are held, Room Actions as errands, conditions as odds."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final

from ..knowledge import HIDDEN
from ..prospects import Errand, Goal
from .laboratory import EGGS
from .queries import object_kind

if TYPE_CHECKING:
    from ..assembly import Ruleset
    from .cards import Cards

View = dict[str, Any]
Odds = Callable[[View, str], float]

LIVES_ON: Final = 0.5
"""How likely a Character that is in play is to live to the end, where its neighbour does, who asks."""
LEFT: Final = 0.6
"""How likely one that has left play alive is to pass the checks at the end."""
RARE: Final = 0.05
"""How likely something is that somebody else would have to do."""
EXPLORES: Final = 0.95
"""What each Room that is still to be explored leaves of the chance to explore them all."""
EXPLORED: Final = 1.5
"""Rooms that a Character explores in a round."""
BREAKS: Final = 0.85
"""What each Egg that is still to be destroyed leaves of the chance to destroy them all."""
BROKEN: Final = 2.5
"""Eggs that a Character destroys in a round."""
REPAIR: Final = "fix-room"
"""The use of a card or an Item by which a Room works again."""
HAND, DECK = "hand", "deck"
"""Where a Character has what it wants to use."""
WAITS: Final = 0.7
"""So many rounds it takes on average until a certain card is in hand."""
WORKS: Final = "works"
"""The condition, with a place, that the Room there is not out of order."""
OBJECT: Final = "object-at-hand"
"""The condition of having an Object to be analysed."""


# ---------------------------------------------------------------- goals


def held_goals(ruleset: Ruleset, view: View) -> list[Goal]:
    """Hook `goals` of modes whose seats hold Objectives in secret: its own, while its Character can fulfil them."""
    seat, held = view["seat"], view["objectives"]
    dead = any(who["seat"] == seat and who["status"] == "dead" for who in view["characters"])
    own = [card for card in held[seat] if card[:1] != HIDDEN] if seat < len(held) and not dead else []
    records = ruleset.compiled["cards"].objectives
    return [Goal(card, records[card].any_of, chosen=len(own) == 1) for card in own]


# ---------------------------------------------------------------- errands


def own_character(view: View) -> dict[str, Any]:
    """The Character of the seat; empty for a seat without one, or one that is out of play."""
    seat, characters = view["seat"], view["characters"]
    found: dict[str, Any] = characters[seat] if seat < len(characters) else {}
    return found if found.get("place") or found.get("status") == "active" else {}


def tile_places(ruleset: Ruleset, view: View, tile: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Where the Room `tile` lies as far as the seat knows; and if it does not, where it may lie."""
    there = tuple(place for place, what in view["rooms"].items() if what == tile)
    if there:
        return there, ()
    back = HIDDEN + str(ruleset.backs.get(tile, ""))
    return (), tuple(place for place, what in view["rooms"].items() if what == back)


def room_errand(
    ruleset: Ruleset, view: View, tile: str, *choose: str, needs: tuple[str, ...] = (), **told: Any
) -> list[Errand]:
    """The errand of an Action of the Room `tile`: none where that Room cannot lie on the board.

    `choose` is how the Action goes on behind the word "room"; `told` are further fields of `Errand`. A Room that is out
    of order has to work before.
    """
    places, hidden = tile_places(ruleset, view, tile)
    working = tuple(place for place in places if place not in view["malfunction"])
    if places and not working:
        places, needs = places[:1], (*needs, works(places[0]))
    if not places and not hidden:
        return []
    return [Errand(choose=("room", *choose), places=working or places, hidden=hidden, needs=needs, **told)]


def works(place: str) -> str:
    """The condition that the Room at `place` is in order."""
    return f"{WORKS}:{place}"


def repairs(ruleset: Ruleset, view: View) -> list[Errand]:
    """Repairing the Rooms that are out of order, by a Character that has a card or an Item for it."""
    where = can_use(ruleset, view, REPAIR) if view["malfunction"] else ""
    if not where:
        return []
    told: dict[str, Any] = {"takes": 0.0 if where == HAND else WAITS, "odds": 0.9}
    broken = view["malfunction"]
    return [Errand(choose=("", "", REPAIR), places=(place,), fulfils=(works(place),), **told) for place in broken]


def can_use(ruleset: Ruleset, view: View, use: str) -> str:
    """Where the Character of the seat has a card or an Item with this `use`: "hand", "deck" or an empty text."""
    who, defs = own_character(view), ruleset.compiled["cards"].defs
    at_hand = (*who.get("hand", ()), *who.get("items", ()), *who.get("held", ()), *who.get("beside", ()))
    if any(option.id == use for card in at_hand if card in defs for option in defs[card].options):
        return HAND
    own, removed = f"{who.get('character')}.", who.get("removed", ())
    cards = ruleset.compiled["card_uses"].get(use, ())
    return DECK if any(card.startswith(own) and card not in removed for card in cards) else ""


def has_item(ruleset: Ruleset, view: View, tag: str) -> bool:
    """Has the Character of the seat an active Item with `tag`?"""
    cards: Cards = ruleset.compiled["cards"]
    return any(cards.tagged(card, tag) for card in _carries(view))


def card_uses(cards: Cards) -> dict[str, list[str]]:
    """Use -> the cards that have it."""
    users: dict[str, list[str]] = {}
    for card, told in cards.defs.items():
        for option in told.options:
            users.setdefault(option.id, []).append(card)
    return users


def object_errand(view: View) -> list[Errand]:
    """Picking up one of the Objects that lie about."""
    lie = tuple(place for place, objects in view["objects"].items() if objects)
    return [Errand(choose=("pick-up",), places=lie, fulfils=(OBJECT,))] if lie else []


def exploring(view: View, condition: str, wanted: Iterable[str] = ()) -> list[Errand]:
    """Exploring the unexplored Rooms at the places `wanted`, by default all of them, so that `condition` holds.

    Whoever is in play helps; it is the less likely to be done, and takes the longer, the more is left.
    """
    among = set(wanted) or view["rooms"].keys()
    left = tuple(place for place in view["rooms"] if place in among and place not in view["explored"])
    if not left:
        return []
    takes = (len(left) - 1) / EXPLORED / max(1, sum(1 for who in view["characters"] if who["place"]))
    odds = EXPLORES ** len(left)
    return [Errand(choose=(), places=left, fulfils=(condition,), shared=True, each=True, takes=takes, odds=odds)]


def nest_errands(ruleset: Ruleset, view: View, tile: str) -> list[Errand]:
    """Attacking the Eggs in the Room `tile` until none is left."""
    if not view["eggs"]:
        return []
    places, hidden = tile_places(ruleset, view, tile)
    if not places and not hidden:
        return []
    told: dict[str, Any] = {"takes": view["eggs"] / BROKEN, "odds": BREAKS ** view["eggs"], "shared": True}
    return [Errand(choose=("melee", EGGS), places=places, hidden=hidden, fulfils=("nest-destroyed",), **told)]


def errands(ruleset: Ruleset, view: View) -> list[Errand]:
    """Hook `errands` of the shared rules: exploring every Room, repairing those that are out of order."""
    return [*exploring(view, "rooms-explored"), *repairs(ruleset, view)]


# ---------------------------------------------------------------- conditions


def others(view: View) -> Iterable[dict[str, Any]]:
    """The Characters of the other seats."""
    return (who for who in view["characters"] if who["seat"] != view["seat"])


def lives(who: dict[str, Any]) -> float:
    """How likely `who` is to be alive at the end."""
    return 0.0 if who["status"] == "dead" else LIVES_ON if who["status"] == "active" else LEFT


def _product(numbers: Iterable[float]) -> float:
    odds = 1.0
    for number in numbers:
        odds *= number
    return odds


def _alone(view: View, argument: str) -> float:
    return _product(1 - lives(who) for who in others(view))


def _somebody(view: View, argument: str) -> float:
    return 1 - _alone(view, argument)


def _dead(view: View, argument: str) -> float:
    who = next((who for who in others(view) if str(who["number"]) == argument), None)
    if who is None:  # one's own number, or nobody's
        return _alone(view, argument)
    return 1 - lives(who)


def _carried(kind: str) -> Odds:
    return lambda view, argument: float(kind in map(object_kind, _held(view)))


def _held(view: View) -> list[str]:
    return list(own_character(view).get("held", ()))


def _carries(view: View) -> list[str]:
    who = own_character(view)
    return [card for where in ("items", "held", "beside") for card in who.get(where, ())]


def _object(view: View, argument: str) -> float:
    return float(any(map(object_kind, _held(view))))


def _found(number: int) -> Odds:
    def odds(view: View, argument: str) -> float:
        found = len(view["researched"])
        return 1.0 if found >= number else RARE ** (number - found)

    return odds


def _items(view: View, argument: str) -> float:
    number = sum(not object_kind(card) for card in _carries(view))
    return 1.0 if number >= 7 else 0.1 if number >= 5 else RARE / 5


def _explored(view: View, argument: str) -> float:
    left = len(view["rooms"]) - len(view["explored"])
    return float(0.5**left)


ODDS: Final[dict[str, Odds]] = {
    "signal-sent": lambda view, argument: float(bool(own_character(view).get("marks", {}).get("signal"))),
    "nest-destroyed": lambda view, argument: 1.0 if view["nest destroyed"] else RARE,
    "queen-killed": lambda view, argument: 1.0 if view["queen killed"] else RARE,
    "weakness-discovered": _found(1),
    "weaknesses-discovered-2": _found(2),
    "rooms-explored": _explored,
    "only-survivor": _alone,
    "another-survivor": _somebody,
    "player-dead": _dead,
    "carry-egg": _carried("egg"),
    "carry-corpse": _carried("character-corpse"),
    "items-7": _items,
    WORKS: lambda view, place: RARE if place in view["malfunction"] else 1.0,
    OBJECT: _object,
}
"""How likely the conditions that all boards share are to hold at the end."""


def likely(ruleset: Ruleset, view: View, condition: str) -> float | None:
    """Hook `likely` of the shared rules."""
    name, _, argument = condition.partition(":")
    odds = ODDS.get(name)
    return None if odds is None else odds(view, argument)
