"""Options as numbers: for each option its kind of decision, what that is about, and its words."""

from __future__ import annotations

from array import array
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final
from zlib import crc32

if TYPE_CHECKING:
    from ..game import Option

WORDS: Final = 6
"""Words of an option that have a number each; the last number is that of all the words that are left."""
WIDTH: Final = 2 + WORDS
LARGEST: Final = 65535


@cache
def word_number(word: str) -> int:
    """The number of a word, from 1 to 65535: the same in every process, and for all copies of a card."""
    return crc32(word.partition("/")[0].encode()) % LARGEST + 1


@lru_cache(maxsize=1 << 16)
def row_of(kind: str, about: Any, option: Option) -> bytes:
    """The numbers of an option, of two bytes each; 0 where it has no word, or the decision is about nothing."""
    words = (option,) if isinstance(option, str) else option
    if len(words) > WORDS:
        words = (*words[: WORDS - 1], " ".join(words[WORDS - 1 :]))
    head = (word_number(kind), word_number(about) if about else 0)
    return array("H", (*head, *map(word_number, words), *[0] * (WORDS - len(words)))).tobytes()


def said(about: Any) -> str:
    """What a decision is about as one word: a text, or the texts and numbers of a tuple; an empty one for the rest."""
    if isinstance(about, tuple):
        return " ".join(str(part) for part in about if isinstance(part, str | int))
    return about if isinstance(about, str) else ""
