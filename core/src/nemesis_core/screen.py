"""What a seat sees, in words: panels made of its view alone, and the names by which it knows things."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import attrs

from .answers import answers
from .story import Names

if TYPE_CHECKING:
    from .assembly import Ruleset
    from .game import Game


@attrs.frozen
class Panel:
    """A part of the screen: a table, with heads or without.

    A front end may show a table without heads as lines of a name and what there is to say.

    :param title: what stands over it.
    :param rows: its lines, each a list of texts.
    :param heads: what stands over the columns; one that begins with # is over numbers.
    :param aside: True for what is only shown when it is asked for, such as a map that does not change.
    :param own: True for what is the seat's own, which stands nearest to its question.
    """

    title: str
    rows: Sequence[Sequence[str]]
    heads: tuple[str, ...] = ()
    aside: bool = False
    own: bool = False


def names_in(ruleset: Ruleset, view: dict[str, Any]) -> dict[str, dict[str, str]]:
    """The content's names, and over them those that `view` gives: who plays whom, which Room lies where."""
    names = {field: dict(known) for field, known in ruleset.compiled.get("names", {}).items()}
    for given in answers(ruleset.hooks, "names_in_view", ruleset, view, names):
        for field, known in given.items():
            names.setdefault(field, {}).update(known)
    return names


def panels(ruleset: Ruleset, view: dict[str, Any], names: Names) -> list[Panel]:
    """The screen of the seat whose `view` it is: all pieces' panels, in the order of the hook."""
    return [panel for given in answers(ruleset.hooks, "panels", ruleset, view, names) for panel in given]


def results(game: Game, names: Names) -> list[Panel]:
    """The end of `game`, for everybody: who survived, who won, by which check others failed, and every secret."""
    return [panel for given in answers(game.hooks, "results", game, names) for panel in given]
