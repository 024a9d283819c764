"""Record classes of cards and tokens: Wounds, Items, Objectives, Characters, and what a race brings."""

from __future__ import annotations

from typing import Final

import attrs

from ..content import Record
from .bounds import CHANGE, COLOURS, COMBAT, COUNTS, NOT_EMPTY, NOT_NEGATIVE, NUMBERS, POSITIVE, WEAPONS

QUEEN: Final = "queen"


@attrs.frozen(kw_only=True)
class SeriousWound(Record):
    """A Serious Wound card and what it changes while it is not Dressed."""

    count: int = attrs.field(validator=NOT_NEGATIVE)
    text: str = ""
    hand_slots: int = attrs.field(default=0, validator=CHANGE)
    item_cost: int = attrs.field(default=0, validator=NOT_NEGATIVE)
    escape_cost: int = attrs.field(default=0, validator=NOT_NEGATIVE)
    draw_up_to: int = attrs.field(default=0, validator=CHANGE)
    on_pass: str = attrs.field(default="", validator=attrs.validators.in_(("", "light-wound", "contamination")))
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
    windows: tuple[str, ...] = attrs.field(default=(), metadata={"fixed": True})
    attach: bool = attrs.field(default=False, metadata={"fixed": True})
    text: str = ""


@attrs.frozen(kw_only=True)
class Activation:
    """How a Quest Item is activated: Cost, and a Room role to stand in or Items of which one is discarded.

    `discard_tags` are tags or ids of these; with neither it is activated anywhere. `status`: a marker that its
    Character must have.
    """

    cost: int = attrs.field(validator=NOT_NEGATIVE)
    status: str = ""
    role: str = ""
    discard_tags: tuple[str, ...] = ()


@attrs.frozen(kw_only=True)
class Item(Record):
    """An Item card: of a deck, crafted, a Starting Item or a Quest Item.

    `ammo_bonus`: how much more a Weapon that it is attached to can hold. A `bound` one stays with its Character: it is
    not Dropped, traded or discarded for anything.
    """

    kind: str = attrs.field(validator=attrs.validators.in_(("deck", "crafted", "starting", "quest")))
    counts: dict[str, int] = attrs.field(
        factory=dict, validator=attrs.validators.deep_mapping(attrs.validators.in_(COLOURS), NOT_NEGATIVE)
    )
    count: int = attrs.field(default=1, validator=NOT_NEGATIVE)
    recipe: tuple[str, ...] = ()
    character: str = attrs.field(default="", metadata={"names": "character"})
    activate: Activation | None = None
    cost: int = attrs.field(default=0, validator=NOT_NEGATIVE)
    combat: str = attrs.field(default="any", validator=COMBAT)
    one_use: bool = False
    bound: bool = False
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

    def __attrs_post_init__(self) -> None:
        if self.kind == "crafted" and len(self.recipe) != 2:
            raise ValueError(f"'recipe' of a crafted Item has two components, not {len(self.recipe)}")
        if bool(self.character) != (self.kind in ("starting", "quest")):
            raise ValueError("a Starting or Quest Item, and no other, has a 'character'")
        if (self.activate is not None) != (self.kind == "quest"):
            raise ValueError("a Quest Item, and no other, has an 'activate'")

    @property
    def copies(self) -> int:
        """Those of all decks, of the supply, or the one of its Character."""
        return sum(self.counts.values()) if self.kind == "deck" else self.count if self.kind == "crafted" else 1

    def effect_keys(self) -> list[str]:
        keys = [f"{self.id}.{option.id}" for option in self.option]
        return [*keys, f"{self.id}.shot"] if self.shot else keys


@attrs.frozen(kw_only=True)
class Objective(Record):
    """An Objective: fulfilled when all conditions of one of its alternatives are."""

    deck: str
    min_players: int = attrs.field(default=1, validator=POSITIVE)
    any_of: tuple[tuple[str, ...], ...] = attrs.field(validator=[NOT_EMPTY, attrs.validators.deep_iterable(NOT_EMPTY)])


@attrs.frozen(kw_only=True)
class Condition(Record):
    """What a condition of Objectives means.

    Where all win together, one with a text `together` must be met by as many Characters as Objectives ask for it; in
    that text {} stands for so many Characters.
    """

    text: str
    together: str = ""


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
    """What a Character has in games of one edition ("*": of any).

    `random_quest`: one of its Quest Items is drawn, which nobody sees until it is activated; all are activated alike.
    """

    edition: str
    knowledge: int = attrs.field(default=0, validator=NOT_NEGATIVE)
    starting_items: tuple[str, ...] = ()
    quest_items: tuple[str, ...] = ()
    random_quest: bool = False
    deck: dict[str, int] = attrs.field(
        factory=dict, validator=COUNTS, metadata={"names": "action_card", "left_out": True}
    )


@attrs.frozen(kw_only=True)
class Trait(Record):
    """A Trait card: a rule that holds for one Character all game, open to all."""

    character: str = attrs.field(metadata={"names": "character"})
    text: str


@attrs.frozen(kw_only=True)
class CharacterCard(Record):
    """A Character to be drafted."""

    colour: str = ""
    draft_slot: str
    role: str = ""
    loadout: tuple[Loadout, ...]


@attrs.frozen(kw_only=True)
class EventCard(Record):
    """An Event card: who moves through which Corridors, then its effect, then its Darkness effect.

    Resolved, it is discarded; or with `remove` it leaves the game and all others are shuffled together, or with
    `reshuffle` it is shuffled into what is left of the deck.
    """

    count: int = attrs.field(default=1, validator=NOT_NEGATIVE)
    movers: tuple[str, ...] = attrs.field(default=(), metadata={"names": "intruder_kind"})
    corridors: tuple[int, ...] = attrs.field(default=(), validator=NUMBERS)
    text: str = ""
    darkness: str = ""
    remove: bool = False
    reshuffle: bool = False
    same_as: str = attrs.field(default="", metadata={"names": "event_card"})

    def __attrs_post_init__(self) -> None:
        if self.remove and self.reshuffle:
            raise ValueError("a card that leaves the game ('remove') cannot be shuffled into the deck ('reshuffle')")

    def effect_keys(self) -> list[str]:
        key = self.same_as or self.id
        return [key, f"{key}.darkness"] if self.darkness else [key]


@attrs.frozen(kw_only=True)
class Attack(Record):
    """What the Attack cards of one name do, and against whom."""

    hits: tuple[str, ...] = attrs.field(metadata={"names": "intruder_kind"})
    text: str = ""
    darkness: str = ""

    def effect_keys(self) -> list[str]:
        return [self.id, f"{self.id}.darkness"] if self.darkness else [self.id]


@attrs.frozen(kw_only=True)
class AttackCard(Record):
    """An Attack card: its attack, and for endurance tests a number or a Retreat arrow."""

    attack: str = attrs.field(metadata={"names": "attack"})
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
    """A place for a Weakness card: the Knowledge it asks for (0: none) and what has to be analysed to turn it up.

    That is a kind of Object, or a name that a piece answers for hook `also_analysed` and has words for: in the table
    `names`, field `object`.
    """

    position: int = attrs.field(validator=NOT_NEGATIVE)
    knowledge: int = attrs.field(default=0, validator=NOT_NEGATIVE)
    revealed_at_start: bool = False
    object: str = attrs.field(validator=NOT_EMPTY)


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
    token: str = attrs.field(validator=attrs.validators.in_(("returns", "leaves-the-bag")))
    text: str = ""


@attrs.frozen(kw_only=True)
class IntruderKind(Record):
    """A kind of Intruder; `endurance` is how many Attack cards its endurance test draws (0: it dies at once).

    Killing one of a kind that is `queen` is killing the Queen, of which Objectives speak. Where a record does not say,
    the kind with the id "queen" is.
    """

    size: int = attrs.field(validator=NOT_NEGATIVE)
    endurance: int = attrs.field(validator=NOT_NEGATIVE)
    carcass: bool
    attack: str
    miniatures: int = attrs.field(validator=NOT_NEGATIVE)
    queen: bool = attrs.field(default=attrs.Factory(lambda self: self.id == QUEEN, takes_self=True))


@attrs.frozen(kw_only=True)
class Knowledge(Record):
    """The Knowledge track."""

    slots: int = attrs.field(validator=POSITIVE)


@attrs.frozen(kw_only=True)
class KnowledgeSource(Record):
    """How much Knowledge something gives."""

    amount: int = attrs.field(validator=NOT_NEGATIVE)
