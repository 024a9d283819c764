"""A piece's own words for what the texts of others name: where they speak of an Adult, a race may speak of a Hunter.

It puts into the compiled table `terms` a word or words of those texts and what it says instead, which may be nothing.
The longest are replaced first; where its word begins otherwise, "a" becomes "an", or the other way round.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, Final

import attrs

TABLE: Final = "terms"
NONE: Final[Mapping[str, str]] = {}
ARTICLES: Final = ("a ", "an ", "A ", "An ")
VOWELS: Final = "aeiouAEIOU"
Words = Callable[[str], str]


def _with_articles(terms: Mapping[str, str]) -> dict[str, str]:
    """`terms`, and those that are one word or more also with the article before them."""
    more = {
        f"{article}{word}": f"{article[0]}{'n' if own[0] in VOWELS else ''} {own}"
        for word, own in terms.items()
        for article in ARTICLES
        if own and not word.startswith(ARTICLES)
    }
    return {**more, **terms}


def _pattern(words: Iterable[str]) -> str:
    """A pattern for the longest of `words`, none of them within another word.

    The first letter stands before what is asked of it: so the search skips to the letters that a word can begin with.
    """
    by_letter: dict[str, list[str]] = {}
    for word in sorted(words, key=len, reverse=True):
        by_letter.setdefault(word[0], []).append(f"{re.escape(word[1:])}{_ends(word)}")
    return "|".join(f"{re.escape(letter)}{_begins(letter)}(?:{'|'.join(rest)})" for letter, rest in by_letter.items())


def _begins(letter: str) -> str:
    """Behind the first letter of a word: no letter stands before it."""
    return rf"(?<!\w{letter})" if letter.isalnum() else ""


def _ends(word: str) -> str:
    return r"(?!\w)" if word[-1].isalnum() else ""


def own_words(compiled: Mapping[str, Any]) -> Words:
    """What makes a text one of the variant's own words, by the table among the `compiled` ones of a ruleset."""
    terms: Mapping[str, str] = compiled.get(TABLE, NONE)
    if not terms:
        return str
    known = _with_articles(terms)
    pattern = re.compile(_pattern(known))
    return partial(pattern.sub, lambda found: known[found[0]])


def replace(compiled: dict[str, Any]) -> None:
    """Let the tables `wordings`, `names` and `story` use the variant's own words.

    It is done when every piece has put its part in.
    """
    if not compiled.get(TABLE):
        return
    own = own_words(compiled)
    compiled["wordings"] = {
        key: attrs.evolve(wording, text=own(wording.text), head=own(wording.head))
        for key, wording in compiled.get("wordings", {}).items()
    }
    compiled["names"] = {field: _told(own, known) for field, known in compiled.get("names", {}).items()}
    compiled["story"] = _told(own, compiled.get("story", {}))


def _told(own: Words, texts: Mapping[str, str]) -> dict[str, str]:
    return {key: own(text) for key, text in texts.items()}
