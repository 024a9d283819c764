"""How a check of conformance fails: what is wrong, and where in which game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

from ...errors import NemesisError
from ...game import Game
from ...spelling import number_of


def where(game: Game) -> str:
    """The place at which `game` stands: variant, seats, seed, step, and how many decisions have been made."""
    state, ruleset = game.state, game.ruleset
    name = ruleset.manifest.name or ", ".join(piece.id for piece in ruleset.pieces if piece.kind != "rules")
    step = "/".join(filter(None, (state.phase, ruleset.step_name(state.phase, state.step))))
    seats = number_of("seat", state.seats, state.seats)
    return f"{name}, {seats}, seed {state.seed}, step {step}, decision {state.decisions + 1}"


def fail(text: str, game: Game | None = None) -> NoReturn:
    """Fail with `text`, and with the place at which `game` stands.

    :raises AssertionError: always.
    """
    raise AssertionError(f"{text} ({where(game)})" if game else text)


@contextmanager
def explained(game: Game) -> Iterator[None]:
    """What fails or is raised inside fails as a check, with the place at which `game` stands.

    A check that failed while a rule was asking stays what it was.

    :raises AssertionError: naming the place.
    """
    try:
        yield
    except AssertionError as error:
        if f"({where(game)})" in str(error):
            raise
        raise AssertionError(f"{error} ({where(game)})") from error
    except NemesisError as error:
        if isinstance(error.__cause__, AssertionError):
            raise error.__cause__ from None
        raise AssertionError(f"{error} ({where(game)})") from error
