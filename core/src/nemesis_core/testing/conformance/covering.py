"""Effects and hooks: each has to run in one of many games, or to be proven by a test that is named."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from ...assembly import Ruleset
from ...bots import CuriousBot, make_bots
from ...content import Effects
from ...contributions import contributed, register
from ...features import Layout
from ...knowledge import redeal
from ...mapping import chart_of
from ...screen import names_in, panels, results
from ..coverage import Coverage
from ..scenario.read import SUFFIX, read_scenario
from .checks import planning, telling
from .failing import explained, fail

TOLD: Final = 30
"""Of so many games one is told in words."""
GAMES: Final = 120
"""Games of four or more seats in which everything has to run; more where fewer play."""


def check_covered(
    ruleset: Ruleset,
    seats: Sequence[int],
    games: int = GAMES,
    proven: Mapping[str, str] | None = None,
    pieces: Collection[str] = (),
) -> None:
    """Every effect and hook of `pieces` (default: of all) runs in `games`, or is a key of `proven`.

    `ruleset` is changed for good: give one of its own. An effect is named "owner:kind:key", a hook by its function.

    Several variants can have one list: a key may be of another piece of the same plugins, or of what this variant
    leaves out.

    :raises AssertionError: naming what never ran, and what is in `proven` and does not exist.
    """
    coverage, proven = Coverage(ruleset), proven or {}
    _play(ruleset, seats, max(games, games * 4 // seats[-1]))
    own = coverage.own(pieces)
    missing = [name for name in coverage.never if name in own and name not in proven]
    if missing:
        fail(f"never ran, and no test is named that proves it: {', '.join(missing)}")
    unknown = set(proven) - set(coverage.known)
    if unknown and (gone := sorted(unknown - set(_elsewhere(ruleset)))):
        fail(f"named as proven, but there is no such effect or hook: {', '.join(gone)}")


def _elsewhere(ruleset: Ruleset) -> Iterator[str]:
    """The effects and hooks of all pieces of the plugins in play, in the variant or not."""
    homes = {id(home): home for home in ruleset.homes.values()}
    pieces = {piece.id: (piece, home) for home in homes.values() if home.plugin for piece in home.plugin.pieces}
    shared: set[tuple[str, str]] = set()
    for piece, home in pieces.values():
        manager = register([piece], {piece.id: home})
        for caller in vars(manager.hook).values():
            yield from (f"{i.function.__module__}.{i.function.__qualname__}" for i in caller.get_hookimpls())
        for _, groups in contributed(manager, "effects"):
            yield from (f"{group.owner}:{kind}:{key}" for group in groups for kind, key in group.bound)
            shared.update(bound for group in groups if group.owner == Effects.shared for bound in group.bound)
    yield from (f"{owner}:{kind}:{key}" for owner in pieces for kind, key in shared)


def _play(ruleset: Ruleset, seats: Sequence[int], games: int) -> None:
    """Games in which everything is done, told, looked at and dealt anew."""
    used: Counter[str] = Counter()
    for seed in range(games):
        number = seats[seed % len(seats)]
        game = ruleset.new_game(number, seed)
        curious = [CuriousBot(seed, seat, used) for seat in range(number)]
        bots = make_bots("random", number, seed) if seed % 4 == 0 else curious
        with explained(game):
            game.play(planning(telling(bots)) if seed % TOLD == 0 else bots)
            Layout(ruleset, number).check(game, 0)
            view = redeal(game, 0, seed).view(0)
            names = names_in(ruleset, view)
            chart_of(ruleset, view)
            for what, shown in (
                ("report", game.hooks.report(game)),
                ("screen", panels(ruleset, view, names)),
                ("end screen", results(game, names)),
            ):
                if not shown:
                    fail(f"the {what} of a game that is over is empty")


def check_proofs(root: Path, proven: Mapping[str, str], module: Path | None = None) -> None:
    """Every test in `proven`, named "file::test" from the folder `root` on, or by a scenario file, is there.

    A test may also be named from a folder on the way from `root` to `module`, the file that says what is proven: so
    the list of a plugin is right in its own folder, and in that of a project which holds several.

    :raises AssertionError: naming the effect and the test.
    """
    folders = _folders(root, module) if module else [root]
    for name, test in proven.items():
        path, _, function = test.partition("::")
        if not any(_is_there(folder / path, function) for folder in folders):
            others = f", nor in a folder on the way from there to {module}" if module else ""
            fail(f"{name} is proven by {test}, which does not exist in {root}{others}; mend its name")


def _folders(root: Path, module: Path) -> list[Path]:
    """`root` and the folders between it and the file `module`; of a file elsewhere its own folder and the one above."""
    inside = [folder for folder in module.parents if root in folder.parents]
    return [root, *(inside if root in module.parents else module.parents[:2])]


def _is_there(file: Path, test: str) -> bool:
    if not file.is_file():
        return False
    if file.name.endswith(SUFFIX):
        return not test or test == read_scenario(file).head.title
    return f"def {test}(" in file.read_text(encoding="utf-8")
