"""Record classes of the board: places, Rooms, what lies in them, dice and markers."""

from __future__ import annotations

from typing import Final

import attrs

from ..content import Record, check_weaker
from .bounds import COLOURS, NOT_EMPTY, NOT_NEGATIVE, NUMBERS, no_more_than

ROOM_COLOURS: Final = (*COLOURS, "white", "black", "none")


@attrs.frozen(kw_only=True)
class Board(Record):
    """A side of a board.

    `fire_every_turn`: Fire wounds at the end of each turn, not once a round. `discards_items`: Item cards that are
    dropped or go into crafting are discarded, not put under their decks. `open_trade`: in a Trade all Characters in
    the Room may exchange things, not only the one who started it. `late_melee_target`: of several Intruders the target
    of a Melee Attack is named when its Contamination card has been taken. `busy_in_combat`: Heavy Objects are picked up
    and Items crafted in Combat too.
    """

    edition: str
    fire_every_turn: bool = False
    discards_items: bool = False
    open_trade: bool = False
    late_melee_target: bool = False
    busy_in_combat: bool = False


@attrs.frozen(kw_only=True)
class Section(Record):
    """A part of the board with a Power token of its own."""

    order: int = 0
    outline: str = ""


@attrs.frozen(kw_only=True)
class Place(Record):
    """A space for a Room; `technical` has the numbers of its Entrances by network.

    `tokens` names the kind of Exploration token that is dealt here, with nothing the ordinary kind. `short` is its name
    where there is little room; `start` the roles of the Characters that start here, "*" for all; with `explored` false
    the `tile` lies there face up but is still to be explored, its token on it. `pos` is where it lies on the map, as
    far to the right and down as its numbers say: only how they compare counts, and [0, 0] is nowhere.
    """

    short: str = ""
    number: int = attrs.field(default=0, validator=NOT_NEGATIVE)
    section: str = attrs.field(default="", metadata={"names": "section"})
    slot: str
    tile: str = attrs.field(default="", metadata={"names": "room"})
    technical: dict[str, list[int]] = attrs.field(
        factory=dict,
        validator=attrs.validators.deep_mapping(attrs.validators.instance_of(str), NUMBERS),
        metadata={"names": "network"},
    )
    roles: tuple[str, ...] = ()
    start: tuple[str, ...] = ()
    always_dark: bool = False
    explored: bool = True
    tokens: str = ""
    pos: tuple[int, int] = (0, 0)


@attrs.frozen(kw_only=True)
class Corridor(Record):
    """A Corridor between two places, with the numbers that stand at both of its ends.

    A `path` counts for moving only: it has no number, no Noise and no Door, and makes nobody neighbours.
    """

    rooms: tuple[str, str] = attrs.field(metadata={"names": "place"})
    numbers: tuple[int, ...] = attrs.field(default=(), validator=NUMBERS)
    path: bool = False


@attrs.frozen(kw_only=True)
class Network(Record):
    """A space beside the Rooms, shared by all Entrances to it, with one Noise marker at most.

    Unless it is `technical`, it is no part of the Technical Corridors: what speaks of those does not reach it. `rule`
    is the one by which the log tells of its Noise and of Intruders that go there, if it has one of its own.
    """

    technical: bool = True
    rule: str = ""


@attrs.frozen(kw_only=True)
class Space(Record):
    """A space beside the Rooms: a Pod, a bunker, a gate, a pool."""

    kind: str = attrs.field(metadata={"fixed": True})
    room_tile: str = attrs.field(default="", metadata={"names": "room", "fixed": True})
    letter: str = attrs.field(default="", metadata={"fixed": True})
    capacity: int = attrs.field(default=0, validator=NOT_NEGATIVE)
    gate: str = attrs.field(default="", metadata={"names": "space"})
    starts: str = ""
    beside: str = attrs.field(default="", metadata={"names": "place"})
    rooms: tuple[str, ...] = attrs.field(default=(), metadata={"names": "place"})


@attrs.frozen(kw_only=True)
class RoomAction:
    """An Action of a Room."""

    id: str
    name: str
    cost: int = attrs.field(validator=NOT_NEGATIVE)
    needs: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    text: str = ""
    weaker: dict[str, str] = attrs.field(factory=dict, validator=check_weaker)


@attrs.frozen(kw_only=True)
class Room(Record):
    """A Room tile; `color` is what a Search there finds."""

    group: str
    roles: tuple[str, ...] = ()
    color: str = attrs.field(default="none", validator=attrs.validators.in_(ROOM_COLOURS))
    computer: bool = False
    searchable: bool = False
    malfunction: bool = True
    fire: bool = True
    two_sided: bool = False
    text: str = ""
    on_explored: str = ""
    action: tuple[RoomAction, ...] = ()

    def effect_keys(self) -> list[str]:
        return [f"{self.id}.{action.id}" for action in self.action]


@attrs.frozen(kw_only=True)
class ExplorationEffect(Record):
    """What an Exploration token does; `noise_roll`: the Noise roll follows as usual.

    One without a Noise roll does nothing after a Careful Movement, unless it is marked `careful`.
    """

    noise_roll: bool = True
    careful: bool = False
    text: str = ""

    def effect_keys(self) -> list[str]:
        return [self.id]


@attrs.frozen(kw_only=True)
class ExplorationToken(Record):
    """Exploration tokens with one effect and one number of Items; places ask for a `kind` by their `tokens`."""

    effect: str = attrs.field(metadata={"names": "exploration_effect"})
    items: int = attrs.field(validator=NOT_NEGATIVE)
    count: int = attrs.field(default=1, validator=NOT_NEGATIVE)
    kind: str = ""


@attrs.frozen(kw_only=True)
class Die(Record):
    """A die with its faces."""

    faces: tuple[str, ...] = attrs.field(validator=NOT_EMPTY)


@attrs.frozen(kw_only=True)
class DieResult(Record):
    """A face of the dice for attacks: Injuries, up to which size of target, and by discarding a card."""

    dice: tuple[str, ...] = attrs.field(metadata={"names": "die"})
    injuries: int = attrs.field(validator=NOT_NEGATIVE)
    max_size: int = attrs.field(default=99, validator=NOT_NEGATIVE)
    discard_bonus: int = attrs.field(default=0, validator=NOT_NEGATIVE)
    text: str = ""


@attrs.frozen(kw_only=True)
class Component(Record):
    """Markers and tokens, and how many there are."""

    count: int = attrs.field(validator=NOT_NEGATIVE)
    when_out: str = ""
    uses: tuple[str, ...] = ()
    sides: tuple[str, ...] = ()
    at_start: int = attrs.field(default=0, validator=[NOT_NEGATIVE, no_more_than("count")])
