"""What the map of a seat shows, made of its view alone: Rooms, Corridors, networks, who and what is where."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from ..answers import answers, first_answer
from ..mapping import Chart, Group, Mark, Net, Spot, Way
from .sight import COMPUTER, YOU, Sight, named, plain_name, short_name

if TYPE_CHECKING:
    from ..assembly import Ruleset
    from ..story import Names
    from .board_records import Place

TABLE: Final = "symbols"
"""The compiled table: what something is called -> the symbol by which the map shows it."""
SYMBOLS: Final = {COMPUTER: "PC", "Fire": "*F", "Malfunction": "*M"}
"""Symbols of the shared rules; what is in no table is known by the first letters of its name."""
DOORS: Final = {"closed": Mark("#", "Closed Door", "door"), "destroyed": Mark("x", "Destroyed Door", "door")}
NOISE: Final = Mark("!", "Noise", "noise")


def chart(ruleset: Ruleset, view: dict[str, Any], names: Names) -> Chart:
    """Hook `chart`: the shared board as the seat of `view` sees it."""
    sight = Sight(ruleset, view, names)
    board = sight.board
    spots = tuple(spot(sight, place) for place in board.order)
    nets = tuple(Net(n, net_symbol(sight, n), sight.way(n), noise(sight, n)) for n in board.networks)
    return Chart(
        title=ruleset.manifest.title or ruleset.manifest.name,
        spots=spots,
        ways=tuple(way(sight, corridor) for corridor in board.ends),
        nets=nets,
        groups=tuple(groups(sight, spots)),
        notes=tuple(notes(sight)),
    )


def spot(sight: Sight, place: str) -> Spot:
    """A place with all that is there."""
    record: Place = sight.board.places[place]
    title, tile = short_name(record), sight.tile_name(place)
    return Spot(
        id=place,
        title=title,
        name="" if tile.casefold() in plain_name(record).casefold() else tile,
        at=record.pos if any(record.pos) else None,
        group=record.section,
        explored=place in sight.view["explored"],
        power=first_answer(sight.ruleset.hooks, "power_there", sight.ruleset, sight.view, place),
        marks=tuple(marks(sight, place)),
        entrances=tuple((net, number) for net, numbers in record.technical.items() for number in entrances(numbers)),
    )


def entrances(numbers: Iterable[int]) -> list[str]:
    """The numbers of the Entrances to one network; one Entrance without a number is an empty text."""
    return [str(number) for number in numbers] or [""]


def way(sight: Sight, corridor: str) -> Way:
    """A Corridor with its numbers, its Door and its Noise."""
    numbers = next(c.numbers for c in sight.ruleset.content.of("corridor") if c.id == corridor)
    state = sight.view["doors"].get(corridor)
    door = () if state is None else (DOORS.get(state) or Mark("?", f"{state} Door", "door"),)
    text, path = ",".join(map(str, numbers)), corridor in sight.board.paths
    return Way(corridor, sight.board.ends[corridor], text, path, (*door, *noise(sight, corridor)))


def noise(sight: Sight, way: str) -> tuple[Mark, ...]:
    """The Noise marker in a Corridor or network."""
    return (NOISE,) if way in sight.view["noise"] else ()


def net_symbol(sight: Sight, network: str) -> str:
    """A network by the initials of its name."""
    name = sight.way(network)
    return str(sight.ruleset.compiled[TABLE].get(name) or "".join(word[0].upper() for word in name.split()))


def groups(sight: Sight, spots: Iterable[Spot]) -> Iterable[Group]:
    """The Sections; one has Power if all its places have, and if some have, that is to be seen there."""
    for section in sight.ruleset.content.of("section"):
        powers = {spot.power for spot in spots if spot.group == section.id}
        yield Group(section.id, section.name or section.id, next(iter(powers)) if len(powers) == 1 else None)


def notes(sight: Sight) -> Iterable[tuple[str, str]]:
    """What pieces tell of the board as a whole, once it is set up."""
    if sight.view["phase"] == "setup":
        return
    for given in answers(sight.ruleset.hooks, "map_notes", sight.ruleset, sight.view, sight.names):
        yield from given


# ---------------------------------------------------------------- what lies and stands there


def marks(sight: Sight, place: str) -> Iterable[Mark]:
    """All that is at `place`: whom and what one has to look out for first."""
    yield from people(sight, place)
    yield from foes(sight, place)
    yield from conditions(sight, place)
    for given in answers(sight.ruleset.hooks, "map_marks", sight.ruleset, sight.view, place, sight.names):
        yield from given
    for told in sight.own_things(place):
        yield Mark(symbol(sight.ruleset, told), told)
    for thing in sight.view["objects"].get(place, []):
        name = named(sight.names, "object", thing)
        yield Mark(symbol(sight.ruleset, name), name)


def people(sight: Sight, place: str) -> Iterable[Mark]:
    """The Characters at `place`, the seat's own first, by the numbers of their seats."""
    there = [who for who in sight.view["characters"] if who["place"] == place]
    for who in sorted(there, key=lambda who: who is not sight.own):
        mine = who is sight.own
        name = sight.said("character", who["character"]) or f"seat {who['seat'] + 1}"
        text, style = (f"{name} ({YOU})", "you") if mine else (name, "person")
        yield Mark(f"@{who['seat'] + 1}", text, style)


def foes(sight: Sight, place: str) -> Iterable[Mark]:
    """The Intruders at `place`."""
    for intruder in sight.view["intruders"]:
        if intruder[1] == place:
            kind = sight.said("intruder", intruder[0].rpartition("-")[0])
            yield Mark(symbol(sight.ruleset, kind), sight.intruder(intruder), "foe")


def conditions(sight: Sight, place: str) -> Iterable[Mark]:
    """Fire, a Malfunction, a Computer and the Item Counter."""
    looks = {"Fire": "fire", "Malfunction": "broken"}
    for name in sight.markers(place):
        yield Mark(symbol(sight.ruleset, name), name, looks.get(name, "thing"))
    if items := sight.items(place):
        colour = items.partition("(")[2][:1]
        yield Mark(f"i{sight.view['items'][place]}{colour}", items, "items")


def symbol(ruleset: Ruleset, told: str) -> str:
    """The symbol for what is told so: that of a piece, or the first letters of its name; a remark in brackets is none.

    `symbol(ruleset, "Egg")` is "Eg".
    """
    name = told.partition(" (")[0]
    found: str | None = ruleset.compiled[TABLE].get(name)
    return found or name[:2]
