"""Conformance: what holds for every variant, as checks for any program and as a class of tests for an author.

`checks`, `screens`, `words` and `explaining` look at a game at one moment, `playing` and `covering` at whole games.
They raise AssertionError with a text that says what is wrong and where, and need neither pytest nor Hypothesis.
`Conformance` is the class of tests, `Sizes` how much it plays; they come from `suite`, which needs both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .suite import Conformance as Conformance
    from .suite import Sizes as Sizes

__all__ = ["Conformance", "Sizes"]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from . import suite

    return getattr(suite, name)
