"""Reading a view: what it shows of the table, in words, by the names that its seat knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

import attrs

from ..answers import answers
from ..knowledge import HIDDEN
from ..story import shown
from .labels import label

if TYPE_CHECKING:
    from ..assembly import Ruleset
    from ..story import Names
    from .board_records import Place, Room
    from .cards import Cards
    from .graph import BoardMap

COMPUTER = "Computer"
UNKNOWN = "unknown"
YOU = "you"


def named(names: Names, field: str, value: Any) -> str:
    """What is told of `value`, which is a `field` ("place", "item", ...): its name, or words made of its id."""
    told = shown(field, value, names)
    return label(told.partition("/")[0].rpartition(".")[2]) if told == value else told


def tallied(words: Iterable[str]) -> str:
    """`words` with commas, equal ones counted: "2 x Medkit, Clothes"."""
    counts = Counter(words)
    return ", ".join(word if number == 1 else f"{number} x {word}" for word, number in counts.items())


def listed(names: Names, field: str, ids: Iterable[str]) -> str:
    """Components of one `field` by name, equal ones counted, with commas; what is hidden is "unknown".

    `listed(names, "item", ["medkit/1", "medkit/3", "?item-red"])` is "2 x Medkit, unknown"; nothing is an empty text.
    """
    return tallied(UNKNOWN if name[:1] == HIDDEN else named(names, field, name) for name in ids)


def seat_told(names: Names, seat: int) -> str:
    """A seat (counted from 0) as a player is told of it: "seat 2 (Alpha)"."""
    return named(names, "player", f"p{seat + 1}")


def own_place(view: Mapping[str, Any]) -> str:
    """The place of the Character whose `view` it is; an empty text when it is in no Room, or the seat has none."""
    seat, characters = view["seat"], view["characters"]
    return str(characters[seat]["place"]) if seat < len(characters) else ""


def counted(number: int, what: str, many: str = "") -> str:
    """`counted(2, "Egg")` is "2 Eggs"; `many` is for words with another plural."""
    return f"{number} {what if number == 1 else many or what + 's'}"


def plain_name(place: Place) -> str:
    """What stands on the board at `place`."""
    return place.name or label(place.id)


def short_name(place: Place) -> str:
    """The name of `place` where there is little room: "Room 013" is said "013"."""
    word = place.name.rpartition(" ")[2]
    return place.short or (word if word.isdigit() else plain_name(place))


def place_told(name: str, tile: str, short: str = "") -> str:
    """A place, in `short` if that is given, with the Room that lies there, unless its name says so."""
    return f"{short or name} ({tile})" if tile and tile.casefold() not in name.casefold() else short or name


def way_told(board: BoardMap, corridor: str) -> str:
    """A Corridor by its ends: "003-005", or with words "013 - Repository"; and by its numbers if that is unclear."""
    told = [short_name(board.places[end]) for end in board.ends[corridor]]
    numbers = board.parallel.get(corridor, "")
    return ("-" if all(end.isdigit() for end in told) else " - ").join(told) + (f" ({numbers})" if numbers else "")


@attrs.frozen
class Sight:
    """A `view` with the content to read it by; `names` are those of `names_in_view` where they are known."""

    ruleset: Ruleset
    view: dict[str, Any]
    names: Names

    @property
    def board(self) -> BoardMap:
        """The map."""
        board: BoardMap = self.ruleset.compiled["board"]
        return board

    @property
    def cards(self) -> Cards:
        """What an id stands for."""
        cards: Cards = self.ruleset.compiled["cards"]
        return cards

    @property
    def own(self) -> dict[str, Any]:
        """The Character whose view it is; of a seat apart, which has none, just that it is in no Room."""
        seat, characters = self.view["seat"], self.view["characters"]
        who: dict[str, Any] = characters[seat] if seat < len(characters) else {"seat": seat, "place": ""}
        return who

    def said(self, field: str, value: Any) -> str:
        """`value` of `field` by name."""
        return named(self.names, field, value)

    # ---------------------------------------------------------------- places and ways

    def tile(self, place: str) -> Room | None:
        """The Room at `place`, if the seat knows it, explored or not."""
        return self.board.rooms.get(self.view["rooms"].get(place, ""))

    def tile_name(self, place: str) -> str:
        """The name of the Room at `place`, or an empty text."""
        tile = self.tile(place)
        return self.said("tile", tile.id) if tile else ""

    def plain(self, place: str) -> str:
        """What stands on the board at `place`."""
        return plain_name(self.board.places[place])

    def short(self, place: str) -> str:
        """`place` where there is little room: its number and Room, or its name."""
        name, tile = short_name(self.board.places[place]), self.tile_name(place)
        return f"{name} {tile}".rstrip() if name.isdigit() else place_told(self.plain(place), tile, name)

    def way(self, way: str) -> str:
        """A Corridor by its ends, a network by its name."""
        if way in self.board.ends:
            return way_told(self.board, way)
        return self.said("way", way).removeprefix("the ")

    def long_way(self, way: str) -> str:
        """A Corridor by its ends with the Rooms that lie there, as far as they are known; a network by its name."""
        if way not in self.board.ends:
            return self.way(way)
        ends, numbers = [self.short(end) for end in self.board.ends[way]], self.board.parallel.get(way, "")
        return ("-" if all(map(str.isdigit, ends)) else " - ").join(ends) + (f" ({numbers})" if numbers else "")

    # ---------------------------------------------------------------- what lies and stands there

    def items(self, place: str) -> str:
        """The Item Counter of `place` with the decks that a Search there draws from; an empty text without one."""
        number, tile = self.view["items"].get(place, 0), self.tile(place)
        colour = {"white": "any deck", "black": "", "none": ""}.get(tile.color, tile.color) if tile else ""
        return f"{counted(number, 'Item')}{f' ({colour})' if colour else ''}" if number else ""

    def markers(self, place: str) -> list[str]:
        """A Computer, Fire and a Malfunction at `place`."""
        tile = self.tile(place)
        lie = {
            COMPUTER: bool(tile and tile.computer),
            "Fire": place in self.view["fire"],
            "Malfunction": place in self.view["malfunction"],
        }
        return [name for name, there in lie.items() if there]

    def own_things(self, place: str) -> list[str]:
        """What pieces know to lie at `place` beside."""
        given = answers(self.ruleset.hooks, "seen_there", self.ruleset, self.view, place, self.names)
        return [what for told in given for what in told]

    def intruder(self, intruder: list[Any]) -> str:
        """An Intruder of the view with its Injuries."""
        name, injuries = self.said("piece", intruder[0]), intruder[2]
        return f"{name} ({counted(injuries, 'Injury', 'Injuries')})" if injuries else name

    def company(self, place: str) -> list[str]:
        """Who and what is at `place`: the seat itself, other Characters, Intruders, Objects."""
        there = [c for c in self.view["characters"] if c["place"] == place]
        people = [YOU] if self.own in there else []
        people += [self.said("character", c["character"]) for c in there if c is not self.own]
        intruders = [self.intruder(i) for i in self.view["intruders"] if i[1] == place]
        objects = listed(self.names, "object", self.view["objects"].get(place, []))
        return [*people, *intruders, *([objects] if objects else [])]
