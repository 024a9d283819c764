"""The rules reference: each rule in the project's words, by id."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Final

import attrs

from .errors import NemesisError
from .tomlfile import read_toml

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

LONG: Final = 4
"""So many letters has a word that is found inside of others too: "mark" in "marker"."""


@attrs.frozen(kw_only=True)
class Rule:
    """One rule: what holds, how it is read where the text leaves a question, an example, and who owns it."""

    id: str
    text: str
    reading: str = ""
    example: str = ""
    owner: str = ""
    section: str = ""
    topic: str = ""
    """The file it stands in."""
    requires: tuple[str, ...] = ()
    """What a variant must provide for the rules of that file to hold in it: "edition:new"."""


def folder() -> Traversable:
    """Where the rules are: in the installed package, else in the source tree.

    :raises NemesisError: when they are in neither place.
    """
    packaged = resources.files(__package__) / "_rulebook"
    if packaged.is_dir():
        return packaged
    source = Path(__file__).parents[3] / "docs" / "rules"
    if not source.is_dir():
        raise NemesisError("the rules reference is not installed; reinstall nemesis-core")
    return source


@cache
def rules() -> Mapping[str, Rule]:
    """Every rule of the reference by id, in the order of files and lines; for those of plugins see `published`."""
    found: dict[str, Rule] = {}
    for file in sorted((f for f in folder().iterdir() if f.name.endswith(".toml")), key=lambda f: f.name):
        read = read_toml(file)
        topic, requires = file.name.removesuffix(".toml"), tuple(read.get("requires", ()))
        for raw in read.get("rule", []):
            rule = Rule(**raw, topic=topic, requires=requires)
            if rule.id in found:
                raise NemesisError(f"rule {rule.id} is in both {found[rule.id].topic} and {rule.topic}; remove one")
            found[rule.id] = rule
    return found


def search(word: str, among: Mapping[str, Rule] | None = None) -> list[Rule]:
    """The rules `among` these (default: of the reference) with `word` anywhere in them, in any case; of several words,
    each. Short ones are not found inside of others."""
    wanted = list(map(_finder, word.split()))
    texts = ((rule, _text(rule)) for rule in (rules() if among is None else among).values())
    return [rule for rule, text in texts if all(part.search(text) for part in wanted)]


def speaks_of(rule: Rule, words: str) -> bool:
    """Does `rule` have these `words` in it one after another, in any case?"""
    return bool(_finder(" ".join(words.split())).search(_text(rule)))


@lru_cache(maxsize=64)
def _finder(words: str) -> re.Pattern[str]:
    """Finds `words` in a text of a rule; short ones only as a whole word, in the singular or the plural."""
    found = re.escape(words.casefold())
    return re.compile(rf"(?<!\w){found}s?(?!\w)" if 0 < len(words) < LONG else found)


def _text(rule: Rule) -> str:
    """All that a rule says, its id with it."""
    return "\n".join(attrs.astuple(rule, filter=attrs.filters.exclude("requires"))).casefold()
