"""Effect coverage: which effects and hook implementations of a variant ran in the games played with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator
from functools import update_wrapper
from typing import Any, Final

import attrs

from ..assembly import Ruleset
from ..hooks import piece_of
from ..hookspecs import components

CORE: Final = __name__.partition(".")[0]


class Coverage:
    """Counts every effect ("owner:kind:key") and hook implementation ("package.module.name") of `ruleset` that runs.

    The ruleset is changed for good: count with one of its own. Hooks of assembly are left out, and so are effects of
    cards that no deck of the variant has, and of uses that are for boards of other editions.
    """

    def __init__(self, ruleset: Ruleset) -> None:
        self.ran: Counter[str] = Counter()
        self.known: list[str] = []
        self.owners: dict[str, str] = {}
        """Effect or hook implementation -> the piece that brings it."""
        effects = ruleset.content.effects
        unused = frozenset(unused_effects(ruleset))
        for (owner, kind, key), effect in effects.items():
            if (owner, kind, key) in unused:
                continue
            run = self._counted(f"{owner}:{kind}:{key}", effect.run, owner)
            effects[owner, kind, key] = attrs.evolve(effect, run=run)
        for hook in ruleset.hooks.names:
            for impl in [] if hook in vars(components) else ruleset.hooks.caller(hook).get_hookimpls():
                name = f"{impl.function.__module__}.{impl.function.__qualname__}"
                impl.function = self._counted(name, impl.function, piece_of(impl))  # type: ignore[misc]
        ruleset.hooks.compose()
        ruleset.compile()

    def _counted(self, name: str, function: Callable[..., Any], owner: str) -> Callable[..., Any]:
        self.known.append(name)
        self.owners[name] = owner
        ran = self.ran

        def counted(*given: Any, **named: Any) -> Any:
            ran[name] += 1
            return function(*given, **named)

        return update_wrapper(counted, function)

    @property
    def never(self) -> list[str]:
        """What has not run yet, sorted."""
        return sorted(set(self.known) - set(self.ran))

    def own(self, pieces: Collection[str]) -> list[str]:
        """What of it `pieces` bring themselves, without what core has written for them; for no piece, all of it."""
        written = (name for name in self.known if not name.startswith(f"{CORE}."))
        return [name for name in written if self.owners[name] in pieces] if pieces else self.known


def unused_effects(ruleset: Ruleset) -> Iterator[tuple[str, str, str]]:
    """Owner, kind and key of the effects of Action cards and Items that no game of the variant can use."""
    cards = ruleset.compiled["cards"]
    dealt = {definition.record.key for definition in cards.action.values()}
    for kind in ("action_card", "item"):
        for record in ruleset.content.of(kind):
            for option in record.option:
                other = option.editions and cards.edition not in option.editions
                if other or (kind == "action_card" and record.key not in dealt):
                    yield record.owner, kind, f"{record.id}.{option.id}"
