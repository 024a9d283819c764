"""Saved sessions: the state at the boundary plus the choices since."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import attrs
import orjson

from .errors import SaveError
from .files import write_bytes
from .game import Game
from .serial import state_from_data, state_to_data
from .session import Session, canonical

if TYPE_CHECKING:
    from .assembly import Ruleset

SCHEMA: Final = 1


def session_to_data(session: Session) -> dict[str, Any]:
    """Plain data of `session`."""
    game = session.game
    boundary = game.boundary if game.boundary is not None else game.state
    replay = session.trail_choices()
    return {
        "schema": SCHEMA,
        "kind": "save",
        "manifest": attrs.asdict(game.ruleset.manifest),
        "versions": game.ruleset.versions(),
        "content": game.ruleset.content.digest,
        "state": state_to_data(boundary),
        "choices": game.choices[: len(game.choices) - len(replay)],
        "replay": replay,
    }


def session_from_data(data: dict[str, Any], ruleset: Ruleset) -> Session:
    """The session that `session_to_data` wrote.

    :raises SaveError: when it is damaged, of another schema, or of a variant other than `ruleset`.
    """
    if not isinstance(data, dict) or data.get("kind") != "save" or data.get("schema") != SCHEMA:
        raise SaveError(f"this is no save of schema {SCHEMA}; was it cut short or written by another version?")
    try:
        pieces = data["manifest"]
        state = state_from_data(data["state"], ruleset.parts)
        choices = [(seat, canonical(option)) for seat, option in data["choices"]]
        replay = [canonical(option) for option in data["replay"]]
    except (KeyError, TypeError, ValueError) as error:
        raise SaveError(f"the save lacks {error}; was it cut short?") from error
    mine = attrs.asdict(ruleset.manifest)
    if any(list(pieces.get(k, ())) != list(mine[k]) for k in ("board", "race", "mode", "crew", "house_rules")):
        raise SaveError("the save belongs to another variant; assemble that one")
    game = Game(ruleset, state)
    game.choices = choices
    return Session(game, replay)


def write_save(session: Session, path: Path) -> None:
    """Write `session` to `path`, whole or not at all."""
    write_bytes(path, orjson.dumps(session_to_data(session), option=orjson.OPT_INDENT_2))


def read_json(path: Path, what: str) -> Any:
    """The JSON in `path`.

    :raises SaveError: naming the file, when it cannot be read.
    """
    try:
        return orjson.loads(path.read_bytes())
    except OSError as error:
        raise SaveError(f"{path}: {error.strerror}; give the path of a {what}") from error
    except orjson.JSONDecodeError as error:
        raise SaveError(f"{path} is no whole {what} ({error}); was it cut short?") from error
