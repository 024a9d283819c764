"""The variant that a scenario is played in: an installed one, a manifest file, or pieces among the fakes."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ...assembly import Ruleset, assemble
from ...errors import NemesisError
from ...manifest import is_file
from ...plugins import Plugin, Registry
from ..fakes import CREW, MODE, RACE, fake_plugin, fake_registry
from ..races import ROOMY, roomy_plugin
from .errors import ScenarioError
from .format import Pieces, Scenario


def ruleset_of(scenario: Scenario, more: tuple[Plugin, ...] = ()) -> Ruleset:
    """The variant of `scenario`; `more` are plugins that are not installed.

    :raises ScenarioError: when it cannot be assembled.
    """
    name, pieces = scenario.head.variant, scenario.pieces
    table = "variant" if name else "[pieces]"
    try:
        if name:
            place = str(scenario.path.parent / name) if is_file(name) else name
            return _variant(place, scenario.head.house_rules)
        return _among_fakes(pieces, more) if more else _among_installed(pieces)
    except NemesisError as error:
        raise ScenarioError(f"{scenario.path}: {table}: {error}") from error


@cache
def _variant(name: str, house_rules: tuple[str, ...]) -> Ruleset:
    return assemble(Path(name) if is_file(name) else name, house_rules=house_rules)


@cache
def _among_installed(pieces: Pieces) -> Ruleset:
    return _among_fakes(pieces, ())


def _among_fakes(pieces: Pieces, more: tuple[Plugin, ...]) -> Ruleset:
    return assemble(
        registry=fake_registry(pieces.edition, (roomy_plugin(), *more)),
        board=pieces.board or ROOMY,
        race=pieces.race or RACE,
        mode=pieces.mode or MODE,
        crew=pieces.crew or (CREW,),
        house_rules=pieces.house_rules,
    )


def of_several(scenario: Scenario) -> bool:
    """Does `scenario` need real pieces of several plugins, as a variant does?"""
    if scenario.head.variant:
        return True
    fakes = {piece.id for plugin in (fake_plugin(), roomy_plugin()) for piece in plugin.pieces}
    named = [name.partition("=")[0] for name in scenario.pieces.named()]
    real = [name for name in named if name not in fakes]
    if len(real) < 2:
        return False
    homes = Registry().homes
    return len({homes[name].distribution if name in homes else name for name in real}) > 1
