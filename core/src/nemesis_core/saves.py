"""Saved sessions: the state at the boundary plus the choices since."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import attrs
import orjson

from .errors import SaveError, StaleChoice
from .files import write_bytes
from .game import Game
from .hooks import piece_of
from .serial import converter, state_from_data, state_to_data
from .session import Session, canonical

if TYPE_CHECKING:
    from .assembly import Ruleset

SCHEMA: Final = 1
KINDS: Final = {
    "save": ("nemesis play", "go on with it: nemesis play --resume --save {}"),
    "record": ("nemesis play or simulate --record", "tell its story: nemesis replay {} --log"),
}
"""The files that are told apart: what writes them, and what one does with them."""
LARGEST: Final = 64 << 20
"""Bytes of the largest file that is read as a save or record; that of a game of five has less than 1 MiB."""


def session_to_data(session: Session) -> dict[str, Any]:
    """Plain data of `session`."""
    game = session.game
    ruleset, boundary = game.ruleset, game.at_boundary()
    replay = game.trail_choices()
    return {
        "schema": SCHEMA,
        "kind": "save",
        "manifest": attrs.asdict(ruleset.manifest),
        "versions": ruleset.versions(),
        "content": ruleset.content.digest,
        "step": ruleset.step_name(boundary.phase, boundary.step),
        "state": state_to_data(boundary),
        "choices": game.choices[: len(game.choices) - len(replay)],
        "replay": replay,
    }


def session_from_data(data: Any, ruleset: Ruleset) -> Session:
    """The session that `session_to_data` wrote.

    A save of other plugin versions or other content is loaded from its boundary, without the choices made since;
    the session's `notice` says so.

    :raises SaveError: when it is damaged, of another schema, or of a variant other than `ruleset`.
    """
    if not isinstance(data, dict) or data.get("kind") != "save" or data.get("schema") != SCHEMA:
        raise SaveError(f"this is no save of schema {SCHEMA}; was it cut short or written by another version?")
    try:
        _check_variant(data["manifest"], ruleset)
        changed = _changed(data["versions"], data["content"], ruleset)
        state = state_from_data(_adapted(data, ruleset) if changed else data["state"], ruleset.parts)
        if data["step"] != ruleset.step_name(state.phase, state.step):
            raise SaveError(f"the save names step {data['step']}, but its state stands elsewhere; was it edited?")
        ruleset.new_game(state.seats)
        game = Game(ruleset, state)
        game.choices = [(int(seat), canonical(option)) for seat, option in data["choices"]]
        replay = [canonical(option) for option in data["replay"]]
        session = Session(game, [] if changed else replay)
    except StaleChoice as error:
        raise SaveError(f"the save's choices cannot be played again ({error}); was it edited?") from error
    except (AttributeError, LookupError, OverflowError, TypeError, ValueError) as error:
        raise SaveError(f"the save cannot be read ({type(error).__name__}: {error}); was it cut short?") from error
    if changed:
        lost = f"{len(replay)} choices since are lost"
        session.notice = f"saved with {changed}: taken up at the start of the step, {lost}"
    return session


def _check_variant(pieces: dict[str, Any], ruleset: Ruleset) -> None:
    mine = attrs.asdict(ruleset.manifest)
    for kind in ("board", "race", "mode", "crew", "house_rules"):
        theirs = pieces[kind] if isinstance(pieces[kind], str) else tuple(pieces[kind])
        if theirs != mine[kind]:
            raise SaveError(f"the save belongs to another variant ({kind} {theirs}); assemble that one")


def _changed(versions: dict[str, str], content: str, ruleset: Ruleset) -> str:
    """What is not as it was when the save was written, or an empty text."""
    mine = ruleset.versions()
    found = [
        f"{name} {versions.get(name, 'not in use')} (here {mine.get(name, 'not in use')})"
        for name in sorted({*versions, *mine})
        if versions.get(name) != mine.get(name)
    ]
    return ", ".join(found or (["other content"] if content != ruleset.content.digest else []))


def _adapted(data: dict[str, Any], ruleset: Ruleset) -> dict[str, Any]:
    """The saved state for other versions: its step found by name, new parts as they are at first."""
    state = data["state"]
    names = [step.name for step in ruleset.phases.get(state["phase"], ())]
    if names and data["step"] not in names:
        raise SaveError(f"the save stands at step {state['phase']}/{data['step']}, which is no more; play it on there")
    fresh = {name: converter.unstructure(cls()) for name, cls in ruleset.parts.items()}
    at = names.index(data["step"]) if names else 0
    return {**state, "step": at, "parts": {**fresh, **_migrated(state["parts"], data["versions"], ruleset)}}


def _migrated(saved: dict[str, Any], versions: dict[str, str], ruleset: Ruleset) -> dict[str, Any]:
    """The saved parts of the state after every piece's `migrate`."""
    given: dict[str, Any] = {"parts": deepcopy(saved), "versions": dict(versions)}
    for impl in ruleset.hooks.caller("migrate").get_hookimpls():
        try:
            impl.function(*(given[name] for name in impl.argnames))
        except Exception as error:
            raise SaveError(f"{piece_of(impl)} raised {type(error).__name__} in migrate: {error}") from error
    parts: dict[str, Any] = given["parts"]
    return parts


def write_save(session: Session, path: Path, extra: Mapping[str, Any] | None = None, sync: bool = False) -> None:
    """Write `session` to `path`, whole or not at all, with what the caller wants to keep beside it as `extra`.

    With `sync` it is on the disk when this returns.
    """
    write_bytes(path, orjson.dumps({**session_to_data(session), **(extra or {})}, option=orjson.OPT_INDENT_2), sync)


def read_save(path: Path) -> dict[str, Any]:
    """The plain data of the save in `path`, for `session_from_data`.

    :raises SaveError: naming the file, when it cannot be read or is no save.
    """
    data = read_json(path, "save")
    check_kind(data, "save", path)
    found: dict[str, Any] = data
    return found


def check_kind(data: Any, kind: str, path: Path) -> None:
    """Make sure that `data`, read from `path`, is a "save" or a "record", as `kind` says.

    :raises SaveError: saying what it is instead, and what can be done with it.
    """
    found = data.get("kind") if isinstance(data, dict) else None
    if found == kind and data.get("schema") == SCHEMA:
        return
    if found in KINDS and found != kind:
        raise SaveError(f"{path} is a {found}, no {kind}; {KINDS[found][1].format(path)}")
    raise SaveError(f"{path} is no {kind} of schema {SCHEMA}; give a file that {KINDS[kind][0]} wrote")


def read_json(path: Path, what: str) -> Any:
    """The JSON in `path`.

    :raises SaveError: naming the file, when it cannot be read or is too large to be one.
    """
    try:
        with path.open("rb") as file:
            text = file.read(LARGEST + 1)
        if len(text) > LARGEST:
            raise SaveError(
                f"{path} is larger than any {what} ({LARGEST >> 20} MiB); was it written by another program?"
            )
        return orjson.loads(text.decode())
    except UnicodeDecodeError as error:
        raise SaveError(f"{path} is no text; give the path of a {what}") from error
    except OSError as error:
        raise SaveError(f"{path}: {error.strerror}; give the path of a {what}") from error
    except orjson.JSONDecodeError as error:
        raise SaveError(f"{path} is no whole {what} ({error}); was it cut short?") from error
