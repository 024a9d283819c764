"""Effect coverage: which effects and hook implementations of a variant ran in the games played with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import update_wrapper
from typing import Any

import attrs

from ..assembly import Ruleset
from ..hookspecs import components


class Coverage:
    """Counts every effect ("owner:kind:key") and hook implementation ("package.module.name") of `ruleset` that runs.

    The ruleset is changed for good: count with one of its own. Hooks of assembly are left out.
    """

    def __init__(self, ruleset: Ruleset) -> None:
        self.ran: Counter[str] = Counter()
        self.known: list[str] = []
        effects = ruleset.content.effects
        for (owner, kind, key), effect in effects.items():
            run = self._counted(f"{owner}:{kind}:{key}", effect.run)
            effects[owner, kind, key] = attrs.evolve(effect, run=run)
        for hook in ruleset.hooks.names:
            for impl in [] if hook in vars(components) else ruleset.hooks.caller(hook).get_hookimpls():
                name = f"{impl.function.__module__}.{impl.function.__qualname__}"
                impl.function = self._counted(name, impl.function)  # type: ignore[misc]
        ruleset.hooks.compose()
        ruleset.compile()

    def _counted(self, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        self.known.append(name)
        ran = self.ran

        def counted(*given: Any, **named: Any) -> Any:
            ran[name] += 1
            return function(*given, **named)

        return update_wrapper(counted, function)

    @property
    def never(self) -> list[str]:
        """What has not run yet, sorted."""
        return sorted(set(self.known) - set(self.ran))
