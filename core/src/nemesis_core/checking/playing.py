"""Games of a variant with the piece in it, each looked at in every way; what fails becomes a finding."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import attrs

from ..assembly import RULES, Ruleset
from ..bots import make_bots
from ..contributions import contributed
from ..errors import NemesisError, PluginError
from ..simulate import row_of
from .findings import Finding
from .places import place_of, raised_at
from .tracing import Tracer
from .whole import RAISED, Astray, bots_of, check_play

Check = Callable[[Ruleset, int, int], Any]
MOST_PLACES: Final = 3
WHERE: Final = re.compile(r" \([^()]*, step (?P<step>[^,()]*), decision \d+\)$")
IN_STEP: Final = re.compile(r" \(step (?P<step>[^()]*)\)")
SEEN: Final = re.compile(r" (?:by its view|it showed something): (?:1\.)?(?P<path>[^:]*):")
KINDS: Final = (
    ("components", re.compile(r"^(in two places|lost): ")),
    ("endless", re.compile(r"^the game (did not end|is over and has no ending)")),
    ("asked", re.compile(r"^(decision .* (is asked|is choice|has|offers)|the options of decision)")),
)
"""Kinds of what a check may say besides that for which it looks."""


def checks() -> dict[str, tuple[str, Check]]:
    """What a game is looked at for: the kind of finding and the check, by a name."""
    from ..testing.conformance import explaining, playing, screens, words

    return {
        "play": ("raised", check_play),
        "row": ("told", _check_row),
        "state": ("save", lambda ruleset, seats, seed: playing.check_states(ruleset, seats, seed, every=8)),
        "save": ("save", lambda ruleset, seats, seed: playing.check_saves(ruleset, seats, seed, every=12)),
        "copy": ("save", lambda ruleset, seats, seed: playing.check_copies(ruleset, seats, seed, every=25)),
        "secret": ("secret", lambda ruleset, seats, seed: playing.check_secrets(ruleset, seats, seed, every=8)),
        "step secret": (
            "secret",
            lambda ruleset, seats, seed: playing.check_steps_keep_secrets(ruleset, seats, seed, every=4),
        ),
        "undo": ("secret", lambda ruleset, seats, seed: playing.check_undo(ruleset, seats, seed, every=5, options=4)),
        "redeal": ("secret", lambda ruleset, seats, seed: playing.check_redeals(ruleset, seats, seed, every=50)),
        "rules named": ("rules", lambda ruleset, seats, seed: explaining.check_rules_named(ruleset)),
        "rules told": ("rules", lambda ruleset, seats, seed: explaining.check_rules_told(ruleset, seats, seed)),
        "screen": ("told", lambda ruleset, seats, seed: screens.check_screens(ruleset, seats, seed, every=25)),
        "screen secret": (
            "secret",
            lambda ruleset, seats, seed: screens.check_screens_keep_secrets(ruleset, seats, seed, every=25),
        ),
        "words secret": (
            "secret",
            lambda ruleset, seats, seed: words.check_words_keep_secrets(ruleset, seats, seed, every=25),
        ),
    }


def _check_row(ruleset: Ruleset, seats: int, seed: int) -> None:
    """The row that `simulate` writes of a game can be written."""
    game = ruleset.new_game(seats, seed).play(make_bots(bots_of(seed), seats, seed))
    row_of(game, game.state.ending)


@attrs.frozen
class Player:
    """Plays games of one trial and says what is wrong with them."""

    ruleset: Ruleset
    piece: str
    variant: str
    folders: list[Path]
    fresh: Callable[[], Ruleset]
    """Makes the ruleset anew, to be changed."""

    def looked_at(self, name: str, kind: str, check: Check, seats: int, seed: int) -> Iterator[Finding]:
        """What `check` finds in one game."""
        try:
            check(self.ruleset, seats, seed)
        except RAISED as error:
            found = self._finding(name, kind, error)
            yield attrs.evolve(found, variant=self.variant, seats=seats, seed=seed)

    def _finding(self, name: str, kind: str, error: BaseException) -> Finding:
        """What to make of `error`, which the check `name` failed with."""
        if raised := self._raised(error):
            broken = isinstance(raised, PluginError)
            text = _plain(str(raised) if broken else f"{type(raised).__name__}: {raised}")
            source, step = (broken and raised.__cause__) or raised, IN_STEP.search(text)
            place = raised_at(source, self.folders)
            told = step["step"] if step else ""
            return Finding(piece=self._owner(text), kind="raised", place=place, step=told, text=text)
        text = _plain(str(error))
        where, text = WHERE.search(text), WHERE.sub("", text)
        kind = next((other for other, found in KINDS if found.match(text)), kind)
        step_told, stepped = self._stepped(where["step"] if where else "")
        place = stepped or self._ran(error) if kind == "components" else self._named(text) or stepped
        return Finding(
            piece=self.piece, kind=kind, place=place or ("" if step_told else name), step=step_told, text=text
        )

    def _stepped(self, step: str) -> tuple[str, str]:
        """A step with the piece that it is from, and its function unless that is of the shared rules."""
        step = step.partition(" of ")[0]
        phase, _, name = step.partition("/")
        for owned in self.ruleset.phases.get(phase, ()):
            if owned.name == name:
                return f"{step} of {owned.owner}", place_of(owned.run) if owned.owner != RULES else ""
        return step, ""

    def _ran(self, error: BaseException) -> str:
        """The effects and hooks of the piece that ran in the step in which components went astray."""
        if not isinstance(error, Astray):
            return ""
        entries = Tracer(self.fresh(), error.number, error.number).play(error.seats, error.seed)
        own = dict.fromkeys(place for piece, place, *_ in entries if piece == self.piece)
        ran = [place for place in own if place.startswith("effect")] or list(own)
        return " or ".join(ran[:MOST_PLACES])

    def _raised(self, error: BaseException) -> BaseException | None:
        """What a piece raised, or None when `error` is what a check says."""
        link: BaseException | None = error
        while link is not None:
            if isinstance(link, PluginError):
                return link
            if not isinstance(link, AssertionError | NemesisError) or self._from_here(link):
                return link
            link = link.__cause__
        return None

    def _from_here(self, error: BaseException) -> bool:
        """Was `error` raised by a line of the plugin's own?"""
        frames = error.__traceback__
        while frames is not None and frames.tb_next is not None:
            frames = frames.tb_next
        return frames is not None and any(
            Path(frames.tb_frame.f_code.co_filename).is_relative_to(folder) for folder in self.folders
        )

    def _owner(self, text: str) -> str:
        """The piece that an error blames, if it is one of the variant's."""
        blamed = text.partition(" raised ")[0]
        return blamed if blamed in [piece.id for piece in self.ruleset.pieces] else self.piece

    def _named(self, text: str) -> str:
        """The part of the state, or the entry of a view, that a text is about, with the hook that brings it."""
        hooks = self.ruleset.hooks
        if found := SEEN.search(text):
            for impl in hooks.caller("view").get_hookimpls():
                if found["path"].partition(".")[0] in _keys(impl.function):
                    return place_of(impl.function, "view")
            return f"view {found['path']}"
        parts = [(owner, part) for owner, given in contributed(hooks.manager, "state_parts") for part in given]
        for owner, part in sorted(parts, key=lambda given: given[0] != self.piece):
            if found := re.search(rf"(?:^|[ :]|parts\.){re.escape(part)}\.(\w+)", text):
                return f"state {part}.{found[1]} of {owner}"
        return ""


def _keys(function: Callable[..., Any]) -> tuple[Any, ...]:
    """The texts that stand in a function, among them the keys of the dict that it returns."""
    code = getattr(function, "__code__", None)
    if code is None:
        return ()
    return tuple(part for const in code.co_consts for part in (const if isinstance(const, tuple) else (const,)))


def _plain(text: str) -> str:
    return " ".join(text.split())
