"""What a mouse points at: the word there that means something."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

WORD: Final = re.compile(r"[\w#'/-]+")
MOST: Final = 6
"""Names have so many words at most."""


def word_at(line: str, column: int, is_known: Callable[[str], bool]) -> str:
    """The words of `line` around `column`, the most of them of which something `is_known`; else the one word there."""
    words = list(WORD.finditer(line))
    at = next((n for n, word in enumerate(words) if word.start() <= column < word.end()), None)
    if at is None:
        return ""
    for size in range(min(MOST, len(words)), 0, -1):
        for first in range(max(at - size + 1, 0), min(at, len(words) - size) + 1):
            text = line[words[first].start() : words[first + size - 1].end()]
            if "  " not in text and is_known(text):
                return text
    return words[at].group()
