"""Words of a scenario file and what they stand for: a card without its number, a Room for its place, a kind."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final

import attrs

from ...game import Game, Option
from ...spelling import did_you_mean
from .errors import ScenarioError

MOST: Final = 30
"""Names that a message lists."""


def listed(names: Iterable[str]) -> str:
    """The beginning of a list of `names`, or all of it."""
    told = list(dict.fromkeys(names))
    more = f" and {len(told) - MOST} more" if len(told) > MOST else ""
    return (", ".join(told[:MOST]) or "none") + more


def check(what: str, word: str, known: Collection[str]) -> str:
    """`word`, which has to be one of `known`.

    :raises ScenarioError: naming what is meant perhaps, and what there is.
    """
    if word in known:
        return word
    raise ScenarioError(f"there is no {what} {word}{did_you_mean(word, known)}; there are: {listed(known)}")


def text_of(option: Option) -> str:
    """An option as a scenario says it."""
    return option if isinstance(option, str) else " ".join(option)


class Words:
    """What the words of a scenario may mean in a game."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def place(self, word: str) -> str:
        """The place `word`, or the one where the tile `word` lies.

        :raises ScenarioError: when there is none, or several.
        """
        places, tiles = self.game.board.places, self.game.table.tiles
        if word in places:
            return word
        found = [place for place, tile in tiles.items() if tile == word]
        if len(found) > 1:
            raise ScenarioError(f"{word} lies at several places; name one: {', '.join(found)}")
        return found[0] if found else check("place or Room", word, [*places, *tiles.values()])

    def fits(self, word: str, part: str) -> bool:
        """Does `word` stand for `part`: itself, a card or token without its number, a kind of Intruder, a Room?"""
        if word == part:
            return True
        plain, table = part.partition("/")[0], self.game.table
        piece = table.intruders.get(part)
        return (
            word in (plain, self._short(plain)) or table.tiles.get(part) == word or bool(piece and piece.kind == word)
        )

    def _short(self, plain: str) -> str:
        """ "search" of "sentry.search": a card without its Character."""
        owner, dot, rest = plain.partition(".")
        return rest if dot and owner in self.game.cards.characters else plain

    def meant(self, text: str, options: Sequence[Option]) -> list[Option]:
        """The options that `text` stands for: its words are their beginning; the nearest alone, of equal copies one."""
        words = text.split()
        exact = [option for option in options if text_of(option) == text]
        found = exact or [option for option in options if self._begins(words, option)]
        whole = [option for option in found if isinstance(option, str) or len(option) == len(words)]
        alike: dict[Any, Option] = {}
        for option in whole or found:
            alike.setdefault(_without_numbers(option), option)
        return list(alike.values())

    def _begins(self, words: Sequence[str], option: Option) -> bool:
        parts = (option,) if isinstance(option, str) else option
        return len(words) <= len(parts) and all(map(self.fits, words, parts))

    def known(self) -> set[str]:
        """Every name that anything in the game has."""
        game = self.game
        names = {name for record in _records(game) for name in _ids(record)}
        told = {name for field in game.ruleset.compiled.get("names", {}).values() for name in field}
        pieces = {*game.ruleset.backs, *game.cards.action, *game.board.places, *game.actions, *game.table.intruders}
        plain = {name.partition("/")[0] for name in pieces}
        return names | told | pieces | plain | {self._short(name) for name in plain} | set(game.table.object_supply)


def _without_numbers(option: Option) -> Any:
    return option if isinstance(option, str) else tuple(part.partition("/")[0] for part in option)


def _records(game: Game) -> list[Any]:
    content = game.ruleset.content
    return [record for kind in content.kinds for record in content.of(kind)]


def _ids(thing: Any) -> Iterable[str]:
    """The ids of an object of the content and of those in it."""
    name = getattr(thing, "id", None)
    if isinstance(name, str):
        yield name
    for field in attrs.fields(type(thing)):
        value = getattr(thing, field.name)
        for part in value if isinstance(value, list | tuple) else (value,):
            if attrs.has(type(part)):
                yield from _ids(part)
