"""Records: everything that replays a game, with a digest after each step to compare."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import attrs
import orjson

from .errors import PluginError, SaveError
from .files import write_bytes
from .game import Decision, Event, Game, Option
from .parameters import MARK
from .saves import SCHEMA, check_kind, read_json
from .serial import digest
from .session import canonical

if TYPE_CHECKING:
    from .assembly import Ruleset

PIECES: Final = ("board", "race", "mode", "crew", "house_rules")
_TYPES: Final = {
    "manifest": dict,
    "versions": dict,
    "content": str,
    "seats": int,
    "seed": int,
    "choices": list,
    "digests": list,
    "ending": str,
    "fixed": dict,
}


@attrs.frozen
class Record:
    """A finished or broken-off game: manifest, versions, content digest, seats, seed, choices, digests by step."""

    manifest: dict[str, Any]
    versions: dict[str, str]
    content: str
    seats: int
    seed: int
    choices: list[tuple[int, Option]]
    digests: list[str]
    ending: str
    fixed: dict[str, list[Any]] = attrs.field(factory=dict)
    """Draws that were given, by name; empty for a game of chance."""


@attrs.frozen
class Difference:
    """Where a replay left its record: at which step (counted from 0) and decision, and how.

    `place` is that step's phase and name; seats in `text` count from 1, as they do on the command line.
    """

    step: int
    place: str
    decision: int
    text: str


class Recorder:
    """Collects the digests of a game while it runs."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.digests: list[str] = []
        self.fixed = {name: list(values) for name, values in game.fixed.items()}
        game.on_step = self._step

    def _step(self, game: Game) -> None:
        self.digests.append(digest(game.state))

    def record(self) -> Record:
        """The record of what has been played."""
        game, ruleset = self.game, self.game.ruleset
        return Record(
            attrs.asdict(ruleset.manifest),
            ruleset.versions(),
            ruleset.content.digest,
            game.state.seats,
            game.state.seed,
            game.choices,
            self.digests,
            game.state.ending,
            self.fixed,
        )


def play_recorded(ruleset: Ruleset, seats: int, seed: int, bots: Sequence[Any]) -> Record:
    """Play one game with `bots` and return its record."""
    game = ruleset.new_game(seats, seed)
    recorder = Recorder(game)
    game.play(bots)
    return recorder.record()


def write_record(record: Record, path: Path) -> None:
    """Write `record` to `path` as JSON, whole or not at all."""
    data = {"schema": SCHEMA, "kind": "record", **attrs.asdict(record)}
    write_bytes(path, orjson.dumps(data))


def read_record(path: Path) -> Record:
    """Read a record.

    :raises SaveError: naming the file and what is wrong with it.
    """
    data = read_json(path, "record")
    check_kind(data, "record", path)
    wrong = [name for name, kind in _TYPES.items() if not isinstance(data.get(name), kind)]
    if wrong:
        raise SaveError(f"{path} has no {', '.join(wrong)} as a record has; was it cut short or edited?")
    try:
        fields = {name: data[name] for name in _TYPES}
        fields["choices"] = [(int(seat), canonical(option)) for seat, option in data["choices"]]
        fields["fixed"] = {name: [canonical(v) for v in values] for name, values in data["fixed"].items()}
        return Record(**fields)
    except (TypeError, ValueError) as error:
        raise SaveError(f"{path} has a choice or draw that cannot be read ({error}); was it edited?") from error


def check_versions(record: Record, ruleset: Ruleset) -> None:
    """Refuse a record that other plugins or another content made.

    :raises SaveError: naming the plugin and both versions.
    """
    mine = ruleset.versions()
    if record.versions.keys() != mine.keys():
        raise SaveError(_other_pieces(record, ruleset))
    for name in sorted(mine):
        if record.versions[name] != mine[name]:
            had, have = record.versions[name], mine[name]
            raise SaveError(f"the record was made with {name} {had}, here it is {have}; install that version")
    if _numbers(record.manifest) != _numbers(attrs.asdict(ruleset.manifest)):
        raise SaveError(_other_pieces(record, ruleset))
    if record.content != ruleset.content.digest:
        raise SaveError(f"the record was made with other content: {_other_content(record, ruleset)}")


def _numbers(manifest: dict[str, Any]) -> set[str]:
    """The house rules that a manifest names with a number."""
    return {name for name in map(str, manifest.get("house_rules") or ()) if MARK in name}


def _other_pieces(record: Record, ruleset: Ruleset) -> str:
    """Which pieces the record was made of that are not in use here, or the other way round."""
    there, here = _named(record.manifest), _named(attrs.asdict(ruleset.manifest))
    if differing := [kind for kind in here if there[kind] != here[kind]]:
        had, have = (", ".join(f"{kind} {given[kind]}" for kind in differing) for given in (there, here))
        return f"the record was made with {had}, here it is {have}; leave out VARIANT and pieces, it names its own"
    homes = {piece.id: ruleset.homes[piece.id].distribution for piece in ruleset.pieces}
    if strange := [f"{piece} ({home})" for piece, home in homes.items() if home not in record.versions]:
        return f"the record names {', '.join(strange)}, but was made without; was it edited?"
    unnamed = [f"{name} {record.versions[name]}" for name in sorted(record.versions.keys() - homes.values())]
    return f"the record was made with {', '.join(unnamed)}, but names no piece of it; was it edited?"


def _named(manifest: dict[str, Any]) -> dict[str, str]:
    """The pieces that a manifest names, by kind."""
    given = {kind.replace("_", "-").rstrip("s"): manifest.get(kind) or () for kind in PIECES}
    return {k: v if isinstance(v, str) else " and ".join(map(str, v)) or "none" for k, v in given.items()}


def _other_content(record: Record, ruleset: Ruleset) -> str:
    """Which content files the record was made with and which are in use here, and what to do about it."""
    given, have = record.manifest.get("content"), list(ruleset.manifest.content)
    had = [str(file) for file in given] if isinstance(given, list | tuple) else []
    if not had and not have:
        return "the records of its pieces are others here; install the distributions that it was made with"
    if had == have:
        return f"what {' and '.join(have)} says has changed since; give it as it was with --content"
    made = f"it was made with {' and '.join(had)}" if had else "it was made without content files"
    here = f"here it is {' and '.join(have)}" if have else "here there is none"
    return f"{made}, {here}; " + ("give those with --content" if had else "leave out --content")


class _Stop(BaseException):
    """Leaves a replay at its first difference."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


def _place(game: Game) -> str:
    phase, name = game.state.phase, game.ruleset.step_name(game.state.phase, game.state.step)
    return f"{phase}/{name}" if name else phase


class _Replay:
    """Answers as `record` did and compares the digest of each step."""

    def __init__(self, record: Record, game: Game, each: Callable[[Game], object] | None = None) -> None:
        self.record, self.game, self.each = record, game, each
        self.answers = iter(record.choices)
        self.steps = 0
        """Steps that came out as recorded."""
        self.running = _place(game)
        game.fixed.update((name, [canonical(v) for v in values]) for name, values in record.fixed.items())
        game.asker, game.on_step = self.answer, self.compare

    def answer(self, _game: Game, decision: Decision) -> Option:
        """The recorded choice."""
        seat, option = next(self.answers, (-1, ""))
        if seat == -1:
            raise _Stop(f"the record ends, but seat {decision.seat + 1} is asked: {decision.kind}")
        if seat != decision.seat:
            raise _Stop(
                f"seat {decision.seat + 1} is asked ({decision.kind}), the record has a choice of seat {seat + 1}"
            )
        if option not in decision.options:
            raise _Stop(f"seat {seat + 1} chose {option!r}, which is no option of {decision.kind} now")
        return option

    def compare(self, game: Game) -> None:
        """The state after a step with its digest in the record."""
        recorded = self.record.digests
        if self.steps >= len(recorded):
            raise _Stop("the record ends before the game does")
        mine = digest(game.state)
        if mine != recorded[self.steps]:
            raise _Stop(f"the state after it differs: {mine} here, {recorded[self.steps]} in the record")
        self.steps += 1
        self.running = _place(game)
        if self.each is not None:
            self.each(game)

    def run(self) -> str:
        """Play to the end; what differs, or an empty text."""
        try:
            self.game.run()
        except _Stop as stop:
            return stop.text
        except PluginError as error:
            return str(error)
        if self.steps < len(self.record.digests) or next(self.answers, None) is not None:
            return "the game ends before the record does"
        ending = self.game.state.ending
        if ending != self.record.ending:
            return f"the game ends with {ending!r}, the record says {self.record.ending!r}"
        return ""


def record_of(game: Game) -> Record:
    """The record of a finished `game`, made by playing its choices again from its seed.

    :raises SaveError: when that leads elsewhere: the game was not begun from its seed by this ruleset, or is not over.
    """
    again = game.ruleset.new_game(game.state.seats, game.state.seed)
    recorder, answers = Recorder(again), iter(game.choices)

    def answer(_game: Game, decision: Decision) -> Option:
        _, option = next(answers, (-1, ""))
        if option not in decision.options:
            raise _Stop(f"seat {decision.seat + 1} is asked otherwise")
        return option

    again.asker = answer
    try:
        again.run()
    except (_Stop, PluginError) as error:
        raise SaveError(f"the game cannot be played again from its seed ({error}); it has no record") from error
    if digest(again.state) != digest(game.state):
        raise SaveError("the game did not begin from its seed with these versions; it has no record")
    return recorder.record()


def replay(
    record: Record,
    ruleset: Ruleset,
    listener: Callable[[Event], None] | None = None,
    done: Callable[[Game], object] | None = None,
    each: Callable[[Game], object] | None = None,
) -> Difference | None:
    """Play `record` again and compare each step; returns the first difference, or None.

    `listener` hears every event; `done` gets the game when all of it was as recorded, `each` gets it after each step
    that was.

    :raises SaveError: when other plugin versions or other content made the record.
    """
    check_versions(record, ruleset)
    game = ruleset.new_game(record.seats, record.seed)
    game.listener = listener
    again = _Replay(record, game, each)
    text = again.run()
    if text:
        return Difference(again.steps, again.running, game.state.decisions, text)
    if done is not None:
        done(game)
    return None
