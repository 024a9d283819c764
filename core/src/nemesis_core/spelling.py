"""What was meant by a word that is spelt almost like a known one."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import SequenceMatcher, get_close_matches
from typing import Final

MOST: Final = 3
"""Words that are offered."""
ALIKE: Final = 0.1
"""How much less alike than the best one a word may be."""


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """The end of a message about `word`: which of `known` are spelt alike, or an empty text."""
    names = {name.casefold(): name for name in known}
    near = get_close_matches(word.casefold(), names, MOST)
    ratios = [SequenceMatcher(None, name, word.casefold()).ratio() for name in near]
    meant = [names[name] for name, ratio in zip(near, ratios, strict=True) if ratio >= ratios[0] - ALIKE]
    return f"; did you mean {' or '.join(meant)}?" if meant else ""
