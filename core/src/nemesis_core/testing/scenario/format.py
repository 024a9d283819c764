"""Format 1 of a scenario file: its tables as frozen classes; docs/scenarios.md says what each key means."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import attrs

FORMAT: Final = 1


def _number_of(_: Any, field: attrs.Attribute[Any], value: Any) -> None:
    """A number of things, or a table of such, if it is given."""
    for number in value.values() if isinstance(value, dict) else (value,):
        if number is not None and number < 0:
            raise ValueError(f"{number} is less than none in {field.name}")


def _said(_: Any, field: attrs.Attribute[Any], value: tuple[str, ...]) -> None:
    if not all(map(str.strip, value)):
        raise ValueError(f"an empty text in {field.name} is part of every line; write what the line says")


def _filled(_: Any, field: attrs.Attribute[Any], value: dict[str, Any]) -> None:
    for who, inside in value.items():
        if not inside:
            raise ValueError(f"{field.name}.{who} is empty, so it checks nothing; fill it or leave it out")


@attrs.frozen(kw_only=True)
class Pieces:
    """The table `[pieces]`: the pieces that are real or an author's own; what is not named is a fake."""

    board: str = ""
    race: str = ""
    mode: str = ""
    crew: tuple[str, ...] = ()
    house_rules: tuple[str, ...] = ()
    edition: str = "lockdown"

    def named(self) -> list[str]:
        """The ids that are given."""
        return [name for name in (self.board, self.race, self.mode, *self.crew, *self.house_rules) if name]


@attrs.frozen(kw_only=True)
class Person:
    """A `[[given]]` about a Character."""

    who: str
    place: str | None = None
    hand: tuple[str, ...] | None = None
    cards: int | None = attrs.field(default=None, validator=_number_of)
    deck: tuple[str, ...] = ()
    discard: int = attrs.field(default=0, validator=_number_of)
    contamination: dict[str, int] = attrs.field(factory=dict, validator=_number_of)
    infected: dict[str, int] = attrs.field(factory=dict, validator=_number_of)
    light: int | None = attrs.field(default=None, validator=_number_of)
    serious: tuple[str, ...] = ()
    dressed: tuple[str, ...] = ()
    bare: bool = False
    items: tuple[str, ...] = ()
    ammo: dict[str, int] = attrs.field(factory=dict, validator=_number_of)
    carries: tuple[str, ...] = ()
    marks: dict[str, int] = attrs.field(factory=dict)


@attrs.frozen(kw_only=True)
class Creature:
    """A `[[given]]` about an Intruder."""

    intruder: str
    place: str
    injuries: int = attrs.field(default=0, validator=_number_of)
    token: bool = True


@attrs.frozen(kw_only=True)
class Ground:
    """A `[[given]]` about a Room."""

    room: str
    place: str = ""
    explored: bool = True
    token: str = ""
    items: int | None = attrs.field(default=None, validator=_number_of)
    objects: tuple[str, ...] = ()


@attrs.frozen(kw_only=True)
class Board:
    """A `[[given]]` about everything else on the table."""

    fire: tuple[str, ...] = ()
    malfunction: tuple[str, ...] = ()
    noise: tuple[str, ...] = ()
    doors: dict[str, str] = attrs.field(factory=dict)
    dark: tuple[str, ...] = ()
    bag: tuple[str, ...] | None = None
    no_supply: tuple[str, ...] = ()
    empty: tuple[str, ...] = ()
    eggs: int | None = attrs.field(default=None, validator=_number_of)
    weakness: str = ""
    lay: dict[str, Any] = attrs.field(factory=dict)
    set: dict[str, Any] = attrs.field(factory=dict)


Given = Person | Creature | Ground | Board


@attrs.frozen(kw_only=True)
class Rigged:
    """The table `[rigged]`: what chance will give."""

    dice: dict[str, tuple[str, ...]] = attrs.field(factory=dict)
    decks: dict[str, tuple[str, ...]] = attrs.field(factory=dict)
    bag: tuple[str, ...] = ()
    draws: dict[str, tuple[str, ...]] = attrs.field(factory=dict)


@attrs.frozen(kw_only=True)
class Then:
    """The table `[then]`, and `then` of a `[[when]]`: what is true afterwards."""

    state: dict[str, Any] = attrs.field(factory=dict)
    told: tuple[str, ...] = attrs.field(default=(), validator=_said)
    not_told: tuple[str, ...] = attrs.field(default=(), validator=_said)
    events: tuple[dict[str, Any], ...] = ()
    no_events: tuple[str, ...] = ()
    offered: dict[str, tuple[str, ...]] = attrs.field(factory=dict, validator=_filled)
    not_offered: dict[str, tuple[str, ...]] = attrs.field(factory=dict, validator=_filled)
    intruders: dict[str, tuple[str, ...]] = attrs.field(factory=dict)
    bag: dict[str, int] = attrs.field(factory=dict, validator=_number_of)
    ending: str | None = None
    won: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    seen: dict[str, dict[str, Any]] = attrs.field(factory=dict, validator=_filled)
    knows: dict[str, tuple[str, ...]] = attrs.field(factory=dict, validator=_filled)
    knows_not: dict[str, tuple[str, ...]] = attrs.field(factory=dict, validator=_filled)
    not_drawn: tuple[str, ...] = ()


@attrs.frozen(kw_only=True)
class When:
    """A `[[when]]`: one thing that happens."""

    who: str = ""
    does: str = ""
    turn: str = ""
    step: str = ""
    phase: str = ""
    game_ends: str = ""
    answers: tuple[str, ...] = ()
    rigged: Rigged = Rigged()
    then: Then = Then()

    def kinds(self) -> list[str]:
        """The keys, of which one says what happens, that are given."""
        return [name for name in ("does", "turn", "step", "phase", "game_ends") if getattr(self, name)]


@attrs.frozen(kw_only=True)
class Head:
    """The keys of a file before its tables."""

    format: int
    title: str
    text: str = ""
    rules: tuple[str, ...]
    characters: tuple[str, ...]
    variant: str = ""
    house_rules: tuple[str, ...] = ()
    seed: int = 0


@attrs.frozen(kw_only=True)
class Scenario:
    """A scenario file that was read."""

    path: Path
    head: Head
    pieces: Pieces
    given: tuple[Given, ...]
    rigged: Rigged
    when: tuple[When, ...]
    then: Then
