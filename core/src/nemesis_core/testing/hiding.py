"""What no seat may see."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ..game import Game


def nobody_sees(game: Game, pieces: Iterable[str]) -> bool:
    """Is none of the hidden `pieces`, cards or tokens by their ids, in what any seat sees now?"""
    seen = {text for seat in range(game.state.seats) for text in _texts(game.view(seat))}
    return seen.isdisjoint(pieces)


def _texts(shown: Any) -> Iterator[str]:
    """Each text in a view: values, keys, and what lies in them."""
    if isinstance(shown, str):
        yield shown
    elif isinstance(shown, dict):
        for key, value in shown.items():
            yield from (*_texts(key), *_texts(value))
    elif isinstance(shown, list | tuple):
        for value in shown:
            yield from _texts(value)
