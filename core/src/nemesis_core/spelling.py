"""Words of messages: what was meant by one that is spelt almost like a known one, numbers with what they count."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from difflib import SequenceMatcher, get_close_matches
from typing import Final

MOST: Final = 3
"""Words that are offered."""
SHORT: Final = 3
"""Letters of the shortest word that is taken for the beginning of a longer one."""
ALIKE: Final = 0.1
"""How much less alike than the best one a word may be."""


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """The end of a message about `word`: which of `known` have a part that begins so or are spelt alike; or nothing."""
    names = {name.casefold(): name for name in known}
    word = word.casefold()
    longer = [name for name in names if len(word) >= SHORT and any(part.startswith(word) for part in name.split("-"))]
    near = get_close_matches(word, names, MOST)
    ratios = [SequenceMatcher(None, name, word).ratio() for name in near]
    close = [name for name, ratio in zip(near, ratios, strict=True) if ratio >= ratios[0] - ALIKE]
    longer = longer if len(longer) <= MOST else []
    meant = [names[name] for name in dict.fromkeys([*longer, *close])]
    return f"; did you mean {' or '.join(meant)}?" if meant else ""


def meant_or_known(word: str, known: Collection[str]) -> str:
    """The end of a message about `word`: which of `known` was meant, or all that there are."""
    return did_you_mean(word, known) or f"; there are: {', '.join(known) or 'none'}"


def span(low: int, high: int) -> str:
    """`span(1, 4)` is "1 to 4", `span(1, 1)` is "1"."""
    return f"{low} to {high}" if low < high else str(low)


def number_of(what: str, low: int, high: int) -> str:
    """`number_of("player", 1, 4)` is "1 to 4 players", `number_of("player", 1, 1)` is "1 player"."""
    return f"{span(low, high)} {what}{'s' if high != 1 else ''}"


def numbered(what: str, last: int) -> str:
    """`numbered("seat", 4)` is "seats 1 to 4", `numbered("seat", 1)` is "seat 1"."""
    return f"{what}{'s' if last > 1 else ''} {span(1, last)}"
