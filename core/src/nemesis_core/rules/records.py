"""Record classes of the content that every board, race, mode and crew shares."""

from __future__ import annotations

from typing import Final

import attrs

from ..content import Record

COLOURS: Final = ("green", "red", "yellow")
"""The decks of Items that a Search draws from."""
NOT_NEGATIVE: Final = attrs.validators.ge(0)
POSITIVE: Final = attrs.validators.ge(1)
COUNTS: Final = attrs.validators.deep_mapping(attrs.validators.instance_of(str), NOT_NEGATIVE)
NUMBERS: Final = attrs.validators.deep_iterable(attrs.validators.and_(POSITIVE, attrs.validators.le(4)))
"""The numbers that stand in Corridors, as on the faces of the Noise die."""
COMBAT: Final = attrs.validators.in_(("any", "in", "out"))
WEAPONS: Final = attrs.validators.in_(("", "classic", "energy"))


@attrs.frozen(kw_only=True)
class Board(Record):
    """A side of a board."""

    edition: str


@attrs.frozen(kw_only=True)
class Section(Record):
    """A part of the board with a Power token of its own."""

    order: int = 0
    outline: str = ""


@attrs.frozen(kw_only=True)
class Place(Record):
    """A space for a Room; `technical` has the numbers of its Entrances by network."""

    number: int = attrs.field(default=0, validator=NOT_NEGATIVE)
    section: str = ""
    slot: str
    tile: str = ""
    technical: dict[str, list[int]] = attrs.field(
        factory=dict, validator=attrs.validators.deep_mapping(attrs.validators.instance_of(str), NUMBERS)
    )
    roles: tuple[str, ...] = ()
    start: tuple[str, ...] = ()
    always_dark: bool = False
    pos: tuple[int, int] = (0, 0)


@attrs.frozen(kw_only=True)
class Corridor(Record):
    """A Corridor between two places, with the numbers that stand at both of its ends."""

    rooms: tuple[str, str]
    numbers: tuple[int, ...] = attrs.field(default=(), validator=NUMBERS)


@attrs.frozen(kw_only=True)
class Network(Record):
    """A space of Technical Corridors, shared by all Entrances to it."""


@attrs.frozen(kw_only=True)
class Space(Record):
    """A space beside the Rooms: a Pod, a bunker, a gate, a pool."""

    kind: str
    room_tile: str = ""
    letter: str = ""
    capacity: int = attrs.field(default=0, validator=NOT_NEGATIVE)
    gate: str = ""
    starts: str = ""
    beside: str = ""
    rooms: tuple[str, ...] = ()


@attrs.frozen(kw_only=True)
class RoomAction:
    """An Action of a Room."""

    id: str
    name: str
    cost: int = attrs.field(validator=NOT_NEGATIVE)
    needs: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    text: str = ""
    weaker: dict[str, str] = attrs.field(factory=dict)


@attrs.frozen(kw_only=True)
class Room(Record):
    """A Room tile; `color` is what a Search there finds."""

    group: str
    roles: tuple[str, ...] = ()
    color: str = "none"
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
    """What an Exploration token does; `noise_roll`: the Noise roll follows as usual."""

    noise_roll: bool = True
    text: str = ""

    def effect_keys(self) -> list[str]:
        return [self.id]


@attrs.frozen(kw_only=True)
class ExplorationToken(Record):
    """Exploration tokens with one effect and one number of Items."""

    effect: str
    items: int = attrs.field(validator=NOT_NEGATIVE)
    count: int = attrs.field(default=1, validator=NOT_NEGATIVE)


@attrs.frozen(kw_only=True)
class Die(Record):
    """A die with its faces."""

    faces: tuple[str, ...] = attrs.field(validator=attrs.validators.min_len(1))


@attrs.frozen(kw_only=True)
class DieResult(Record):
    """A face of the dice for attacks: Injuries, up to which size of target, and by discarding a card."""

    dice: tuple[str, ...]
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
    at_start: int = attrs.field(default=0, validator=NOT_NEGATIVE)


@attrs.frozen(kw_only=True)
class SeriousWound(Record):
    """A Serious Wound card and what it changes while it is not Dressed."""

    count: int = attrs.field(validator=NOT_NEGATIVE)
    text: str = ""
    hand_slots: int = 0
    item_cost: int = attrs.field(default=0, validator=NOT_NEGATIVE)
    escape_cost: int = attrs.field(default=0, validator=NOT_NEGATIVE)
    draw_up_to: int = 0
    on_pass: str = ""
    always_dark: bool = False
    careful_cost: int = attrs.field(default=0, validator=NOT_NEGATIVE)


@attrs.frozen(kw_only=True)
class Contamination(Record):
    """Contamination cards, INFECTED or not."""

    infected: bool
    count: int = attrs.field(validator=NOT_NEGATIVE)


@attrs.frozen(kw_only=True)
class CardOption:
    """One use of a card or Item; with `windows` it is a reaction, used when one of these moments comes.

    `attach`: the Item is not used up but added to another Item of its user, the first target of this use.
    """

    id: str
    needs: tuple[str, ...] = ()
    editions: tuple[str, ...] = ()
    timing: str = ""
    windows: tuple[str, ...] = ()
    attach: bool = False
    text: str = ""


@attrs.frozen(kw_only=True)
class Activation:
    """How a Quest Item is activated: Cost, and a Room role to stand in or Item tags of which one is discarded."""

    cost: int = attrs.field(validator=NOT_NEGATIVE)
    role: str = ""
    discard_tags: tuple[str, ...] = ()


@attrs.frozen(kw_only=True)
class Item(Record):
    """An Item card: of a deck, crafted, a Starting Item or a Quest Item.

    `ammo_bonus`: how much more a Weapon that it is attached to can hold.
    """

    kind: str = attrs.field(validator=attrs.validators.in_(("deck", "crafted", "starting", "quest")))
    counts: dict[str, int] = attrs.field(
        factory=dict, validator=attrs.validators.deep_mapping(attrs.validators.in_(COLOURS), NOT_NEGATIVE)
    )
    count: int = attrs.field(default=1, validator=NOT_NEGATIVE)
    recipe: tuple[str, ...] = ()
    character: str = ""
    activate: Activation | None = None
    cost: int = attrs.field(default=0, validator=NOT_NEGATIVE)
    combat: str = attrs.field(default="any", validator=COMBAT)
    one_use: bool = False
    hand: int = attrs.field(default=0, validator=NOT_NEGATIVE)
    component: str = ""
    weapon: str = attrs.field(default="", validator=WEAPONS)
    ammo_max: int = attrs.field(default=0, validator=NOT_NEGATIVE)
    ammo_found: int = attrs.field(default=0, validator=NOT_NEGATIVE)
    ammo_bonus: int = attrs.field(default=0, validator=NOT_NEGATIVE)
    uses: int = attrs.field(default=0, validator=NOT_NEGATIVE)
    reload_tags: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    shot: str = ""
    text: str = ""
    option: tuple[CardOption, ...] = ()

    def effect_keys(self) -> list[str]:
        keys = [f"{self.id}.{option.id}" for option in self.option]
        return [*keys, f"{self.id}.shot"] if self.shot else keys


@attrs.frozen(kw_only=True)
class Objective(Record):
    """An Objective: fulfilled when all conditions of one of its alternatives are."""

    deck: str
    min_players: int = attrs.field(default=1, validator=POSITIVE)
    any_of: tuple[tuple[str, ...], ...]


@attrs.frozen(kw_only=True)
class Condition(Record):
    """What a condition of Objectives means."""

    text: str


@attrs.frozen(kw_only=True)
class ActionCard(Record):
    """An Action card; its options are the printed alternatives."""

    cost: int = attrs.field(validator=NOT_NEGATIVE)
    combat: str = attrs.field(default="any", validator=COMBAT)
    reaction: bool = False
    forced_pass: bool = False
    remove_after_use: bool = False
    option: tuple[CardOption, ...]

    def effect_keys(self) -> list[str]:
        return [f"{self.id}.{option.id}" for option in self.option]


@attrs.frozen(kw_only=True)
class Loadout:
    """What a Character has in games of one edition ("*": of any)."""

    edition: str
    knowledge: int = attrs.field(default=0, validator=NOT_NEGATIVE)
    starting_items: tuple[str, ...] = ()
    quest_items: tuple[str, ...] = ()
    deck: dict[str, int] = attrs.field(factory=dict, validator=COUNTS)


@attrs.frozen(kw_only=True)
class CharacterCard(Record):
    """A Character to be drafted."""

    colour: str = ""
    draft_slot: str
    role: str = ""
    loadout: tuple[Loadout, ...]


@attrs.frozen(kw_only=True)
class EventCard(Record):
    """An Event card: who moves through which Corridors, then its effect, then its Darkness effect."""

    count: int = attrs.field(default=1, validator=NOT_NEGATIVE)
    movers: tuple[str, ...] = ()
    corridors: tuple[int, ...] = attrs.field(default=(), validator=NUMBERS)
    text: str = ""
    darkness: str = ""
    remove: bool = False
    same_as: str = ""

    def effect_keys(self) -> list[str]:
        key = self.same_as or self.id
        return [key, f"{key}.darkness"] if self.darkness else [key]


@attrs.frozen(kw_only=True)
class Attack(Record):
    """What the Attack cards of one name do, and against whom."""

    hits: tuple[str, ...]
    text: str = ""
    darkness: str = ""

    def effect_keys(self) -> list[str]:
        return [self.id, f"{self.id}.darkness"] if self.darkness else [self.id]


@attrs.frozen(kw_only=True)
class AttackCard(Record):
    """An Attack card: its attack, and for Injury checks a number or a Retreat arrow."""

    attack: str
    blood: int = attrs.field(default=0, validator=NOT_NEGATIVE)
    retreat: bool = False
    count: int = attrs.field(default=1, validator=NOT_NEGATIVE)


@attrs.frozen(kw_only=True)
class Weakness(Record):
    """A Weakness card."""

    text: str
    count: int = attrs.field(default=1, validator=NOT_NEGATIVE)


@attrs.frozen(kw_only=True)
class WeaknessSlot(Record):
    """A place for a Weakness card: the Knowledge it asks for and the kind of Object that turns it up."""

    position: int
    knowledge: int = attrs.field(validator=NOT_NEGATIVE)
    revealed_at_start: bool = False
    object: str


@attrs.frozen(kw_only=True)
class IntruderToken(Record):
    """Intruder tokens of one kind with the same numbers."""

    type: str
    light: int = attrs.field(default=0, validator=NOT_NEGATIVE)
    dark: int = attrs.field(default=0, validator=NOT_NEGATIVE)
    count: int = attrs.field(default=1, validator=NOT_NEGATIVE)


@attrs.frozen(kw_only=True)
class BagStart(Record):
    """How many tokens of a kind are in the Intruder bag at the start."""

    type: str
    count: int = attrs.field(validator=NOT_NEGATIVE)
    per_player: int = attrs.field(default=0, validator=NOT_NEGATIVE)


@attrs.frozen(kw_only=True)
class BagDevelopment(Record):
    """What drawing a kind of token in the bag development does."""

    type: str
    token: str
    text: str = ""


@attrs.frozen(kw_only=True)
class IntruderKind(Record):
    """A kind of Intruder; `endurance` is how many Attack cards its Injury check draws (0: it dies at once)."""

    size: int = attrs.field(validator=NOT_NEGATIVE)
    endurance: int = attrs.field(validator=NOT_NEGATIVE)
    carcass: bool
    attack: str
    miniatures: int = attrs.field(validator=NOT_NEGATIVE)


@attrs.frozen(kw_only=True)
class Knowledge(Record):
    """The Knowledge track."""

    slots: int = attrs.field(validator=POSITIVE)


@attrs.frozen(kw_only=True)
class KnowledgeSource(Record):
    """How much Knowledge something gives."""

    amount: int = attrs.field(validator=NOT_NEGATIVE)


KINDS: dict[str, type[Record]] = {
    "board": Board,
    "section": Section,
    "place": Place,
    "corridor": Corridor,
    "network": Network,
    "space": Space,
    "room": Room,
    "exploration_effect": ExplorationEffect,
    "exploration_token": ExplorationToken,
    "die": Die,
    "die_result": DieResult,
    "component": Component,
    "serious_wound": SeriousWound,
    "contamination": Contamination,
    "item": Item,
    "objective": Objective,
    "condition": Condition,
    "action_card": ActionCard,
    "character": CharacterCard,
    "event_card": EventCard,
    "attack": Attack,
    "attack_card": AttackCard,
    "weakness": Weakness,
    "weakness_slot": WeaknessSlot,
    "intruder_token": IntruderToken,
    "bag_start": BagStart,
    "bag_development": BagDevelopment,
    "intruder_kind": IntruderKind,
    "knowledge": Knowledge,
    "knowledge_source": KnowledgeSource,
}
