"""What a piece contributes when a variant is assembled: records, effects, state, steps, tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..hooks import hookspec

if TYPE_CHECKING:
    from ..assembly import Ruleset
    from ..content import Effects, Record
    from ..steps import Step


@hookspec
def record_kinds() -> dict[str, type[Record]]:  # type: ignore[empty-body]
    """Record classes for the piece's own kinds of content.

    Called once when a variant is assembled. Return a dict from the kind (the table's name in TOML) to a frozen
    attrs class derived from `Record`. None adds no kind.

    Example: `return {"time_slot": TimeSlot}`
    """


@hookspec
def effects() -> list[Effects]:  # type: ignore[empty-body]
    """The piece's effects: functions bound to the ids of its records.

    Called once when a variant is assembled. Return a list of `Effects`; one whose owner is `Effects.shared` serves
    every piece's records of that id. None has none.

    Example: `return [EFFECTS]`
    """


@hookspec
def state_parts() -> dict[str, type]:  # type: ignore[empty-body]
    """Classes of the piece's own state, by the name under which a game shows them.

    Called once when a variant is assembled. Return name -> class: a slotted attrs class that can be made without
    arguments, and holds numbers, texts, lists, dicts and such classes only. None has no state.

    Example: `return {"cellar": Cellar}` makes `game.cellar`.
    """


@hookspec
def steps() -> list[Step]:  # type: ignore[empty-body]
    """Steps of the phases setup, player, event and victory that the piece adds, replaces or removes.

    Called once when a variant is assembled. Return a list of `Step`; each says where it goes. None adds none.

    Example: `return [Step("event", "launch", launch, before="time")]`
    """


@hookspec
def compile_content(ruleset: Ruleset) -> dict[str, Any]:  # type: ignore[empty-body]
    """Tables that the piece makes of the content once for all games.

    Called once for each piece, bases first; the content of `ruleset` (`ruleset.content`) is complete and
    `ruleset.compiled` holds what earlier pieces returned, to which a piece can add: words of its own go into tables
    that the shared rules begin. Return name -> object; each becomes an attribute of every game and must not be changed
    afterwards. A dict of a name that is there already adds its keys to that. None, or an empty dict, makes none.

    Example: `return {"board": Board(ruleset.content)}`
    """


@hookspec
def card_backs(ruleset: Ruleset) -> dict[str, str]:  # type: ignore[empty-body]
    """The back of each hidden piece: pieces of one back can lie at each other's places.

    Called once after `compile_content`, with the finished tables in `ruleset.compiled`. Return piece id -> back.
    None, or an empty dict, gives none.

    Example: `return {"medkit/1": "item-green"}`
    """


@hookspec
def migrate(parts: dict[str, Any], versions: dict[str, str]) -> None:
    """Bring what an older version of the piece has saved up to this one.

    Called when a save of other versions or other content is loaded, for each piece, bases first. `parts` is the saved
    plain data of the state by the names of `state_parts`, to be changed in place: a piece changes its own. New parts
    and new fields with a default need nothing. `versions` is distribution -> version that the save was made with.
    Return None.

    Example: `parts["cellar"]["depth"] = parts["cellar"].pop("metres", 3)`
    """
