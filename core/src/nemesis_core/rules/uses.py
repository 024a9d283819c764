"""Which uses of a card, Item or Room are open to a Character now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..game import Game
    from .cards import OptionDef
    from .table import Character

NO_TARGET: tuple[tuple[()], ...] = ((),)


def fits_combat(mark: str, combat: bool) -> bool:
    """Does a combat mark ("any", "in", "out") allow use now? (LD-COST-07, LD-COST-08)"""
    return mark == "any" or (mark == "in") == combat


def targets_of(game: Game, who: Character, option: OptionDef) -> Any:
    """The targets of `option` for `who`; an empty list when it cannot be used."""
    for need, argument in option.needs:
        if not need(game, who, argument):
            return ()
    return NO_TARGET if option.choices is None else option.choices(game, who)


def add_uses(found: list[tuple[str, ...]], prefix: tuple[str, ...], game: Game, who: Character, options: Any) -> None:
    """Add to `found` every use of `options` that is open to `who`, each behind `prefix`."""
    for option in options:
        for need, argument in option.needs:
            if not need(game, who, argument):
                break
        else:
            if option.choices is None:
                found.append((*prefix, option.id))
            else:
                targets = option.choices(game, who)
                if targets:
                    found += listed((*prefix, option.id), targets)


def listed(prefix: tuple[str, ...], targets: Any) -> list[tuple[str, ...]]:
    """`prefix` joined with each target, a text or a tuple of texts."""
    return [(*prefix, target) if type(target) is str else (*prefix, *target) for target in targets]
