"""What Action cards and Items say to a player: Cost, when they can be used, for what."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from ..story import shown
from ..wording import capital
from .cards import parse_need
from .explained import Lines
from .labels import both, either

if TYPE_CHECKING:
    from ..assembly import Ruleset

COMBAT: Final = {"any": "in and out of Combat", "in": "only in Combat", "out": "only out of Combat"}


def need_told(ruleset: Ruleset, need: str) -> str:
    """A condition that a record names in `needs`, in words."""
    name, argument = parse_need(need)
    names = ruleset.compiled["names"]
    if name == "weapon":
        items = (i for i in ruleset.content.of("item") if i.name and argument in (i.id, *i.tags))
        argument = next((item.name for item in items), argument)
    return str(shown("need", name, names)).format(either(argument.split("|")))


def needs(ruleset: Ruleset, wanted: Iterable[str]) -> str:
    """What must hold, to stand before what then happens: "if a and b: "; nothing is an empty text."""
    told = [need_told(ruleset, need) for need in wanted]
    return f"if {both(told)}: " if told else ""


def _when(ruleset: Ruleset, option: Any) -> str:
    """The moment of a reaction, to stand before what it does."""
    if not option.windows:
        return ""
    windows = [shown("window", window, ruleset.compiled["names"]) for window in option.windows]
    return f"{option.timing or either(windows)} - "


def _options(ruleset: Ruleset, options: Iterable[Any], edition: str) -> Lines:
    """One line for each use, with what it needs before its text."""
    uses = [use for use in options if not use.editions or edition in use.editions]
    told = [capital(_when(ruleset, use) + needs(ruleset, use.needs) + use.text) for use in uses]
    return told if len(told) < 2 else ["One of these:", *(f"- {line}" for line in told)]


def action_card(ruleset: Ruleset, record: Any) -> Lines:
    """Cost, Combat, and what it can be played for."""
    kind = "A reaction" if record.reaction else "An Action card"
    return [
        f"{kind}, Cost {record.cost} besides the card itself, {COMBAT[record.combat]}.",
        *_options(ruleset, record.option, ruleset.compiled["board"].edition),
        *(["Then you must Pass."] if record.forced_pass else []),
        *(["After use it leaves the game."] if record.remove_after_use else []),
    ]


# ---------------------------------------------------------------- Items


def _tagged(ruleset: Ruleset, tags: Iterable[str]) -> list[str]:
    """The names of the Items with one of `tags`, or of these ids."""
    wanted = set(tags)
    return [item.name or item.id for item in ruleset.content.of("item") if wanted & {item.id, *item.tags}]


def _roles(ruleset: Ruleset, role: str) -> list[str]:
    """The names of the Rooms and places with `role`."""
    records = (record for kind in ("room", "place") for record in ruleset.content.of(kind) if role in record.roles)
    return list(dict.fromkeys(f"the {record.name or record.id}" for record in records))


def _origin(ruleset: Ruleset, record: Any) -> str:
    """Where an Item comes from."""
    if record.kind == "crafted":
        return f"A Crafted Item ({record.count}), made of the symbols {both(list(record.recipe))}."
    if record.kind == "deck":
        decks = [f"{number} in the {colour} deck" for colour, number in record.counts.items() if number]
        return f"An Item, {both(decks)}." if decks else "An Item."
    owner = shown("character", record.character, ruleset.compiled["names"])
    return f"A {record.kind.capitalize()} Item of the {owner}."


def _activation(ruleset: Ruleset, record: Any) -> str:
    """How a Quest Item is activated."""
    quest = record.activate
    if quest is None:
        return ""
    where = f" in {either(_roles(ruleset, quest.role))}" if quest.role and _roles(ruleset, quest.role) else ""
    marked = f" with a {shown('status', quest.status, ruleset.compiled['names'])} marker" if quest.status else ""
    paid = f", and discard {either(_tagged(ruleset, quest.discard_tags))}" if quest.discard_tags else ""
    return f"To activate it{where}{marked}, pay Cost {quest.cost}{paid}; not in Combat."


def _weapon(ruleset: Ruleset, record: Any) -> Lines:
    """Ammo or Uses, and what adds to them."""
    loads = both(_tagged(ruleset, record.reload_tags)) if record.reload_tags else ""
    found = f", {record.ammo_found} when found" if record.ammo_found and record.ammo_found != record.ammo_max else ""
    return [
        line
        for line in (
            f"{record.weapon.capitalize()} Weapon, at most {record.ammo_max} Ammo{found}." if record.weapon else "",
            f"It has {record.uses} Uses." if record.uses else "",
            f"It is filled by: {loads}." if loads else "",
            f"Attached to a Weapon it lets that hold {record.ammo_bonus} more Ammo." if record.ammo_bonus else "",
            record.shot,
        )
        if line
    ]


def item(ruleset: Ruleset, record: Any) -> Lines:
    """Where it comes from, where it is kept, what it is used for and at what Cost."""
    heavy = f"Heavy: it needs {record.hand} Hand slot{'s' if record.hand > 1 else ''}." if record.hand else ""
    use = f"Cost {record.cost}, {COMBAT[record.combat]}" + (", One Use Only." if record.one_use else ".")
    reacts = bool(record.option) and all(option.windows for option in record.option)
    lines = (
        _origin(ruleset, record),
        _activation(ruleset, record),
        heavy,
        f"Component symbol: {record.component}." if record.component else "",
        *_weapon(ruleset, record),
        record.text,
        ("A reaction, " if reacts else "An Action of its own, ") + use if record.option else "",
        *_options(ruleset, record.option, ruleset.compiled["board"].edition),
    )
    return [line for line in lines if line]
