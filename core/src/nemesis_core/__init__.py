"""A rules engine and variant framework for Nemesis: Lockdown. Names are imported when first used."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from . import bots as bots
    from . import catalogue as catalogue
    from . import errors as errors
    from . import mapping as mapping
    from . import overrides as overrides
    from .api import API as API
    from .assembly import Ruleset as Ruleset
    from .assembly import assemble as assemble
    from .bots import Asked as Asked
    from .bots import make_bots as make_bots
    from .comparison.result import Comparison as Comparison
    from .comparison.run import compare as compare
    from .content import Content as Content
    from .content import Effects as Effects
    from .content import Record as Record
    from .features import Feature as Feature
    from .game import Decision as Decision
    from .game import Event as Event
    from .game import Game as Game
    from .hooks import hookimpl as hookimpl
    from .knowledge import HIDDEN as HIDDEN
    from .knowledge import Zone as Zone
    from .knowledge import redeal as redeal
    from .knowledge import seen as seen
    from .manifest import Manifest as Manifest
    from .mapping.chart import Mark as Mark
    from .parameters import Parameter as Parameter
    from .plugins import Fallback as Fallback
    from .plugins import Piece as Piece
    from .plugins import Plugin as Plugin
    from .plugins import Registry as Registry
    from .prospects import Errand as Errand
    from .prospects import Goal as Goal
    from .records import Record as GameRecord
    from .records import play_recorded as play_recorded
    from .records import replay as replay
    from .screen import Panel as Panel
    from .session import Session as Session
    from .simulate import run as run
    from .steps import Step as Step
    from .wording import Wording as Wording

_HOMES: Final = {
    "API": "api",
    "Asked": "bots",
    "HIDDEN": "knowledge",
    "Comparison": "comparison.result",
    "Content": "content",
    "Decision": "game",
    "Effects": "content",
    "Errand": "prospects",
    "Event": "game",
    "Fallback": "plugins",
    "Feature": "features",
    "Game": "game",
    "GameRecord": "records:Record",
    "Goal": "prospects",
    "Manifest": "manifest",
    "Mark": "mapping.chart",
    "Panel": "screen",
    "Parameter": "parameters",
    "Piece": "plugins",
    "Plugin": "plugins",
    "Record": "content",
    "Registry": "plugins",
    "Ruleset": "assembly",
    "Session": "session",
    "Step": "steps",
    "Wording": "wording",
    "Zone": "knowledge",
    "assemble": "assembly",
    "compare": "comparison.run",
    "hookimpl": "hooks",
    "make_bots": "bots",
    "play_recorded": "records",
    "redeal": "knowledge",
    "replay": "records",
    "run": "simulate",
    "seen": "knowledge",
}
_MODULES: Final = ("bots", "catalogue", "errors", "mapping", "overrides")

__all__ = [
    "API",
    "HIDDEN",
    "Asked",
    "Comparison",
    "Content",
    "Decision",
    "Effects",
    "Errand",
    "Event",
    "Fallback",
    "Feature",
    "Game",
    "GameRecord",
    "Goal",
    "Manifest",
    "Mark",
    "Panel",
    "Parameter",
    "Piece",
    "Plugin",
    "Record",
    "Registry",
    "Ruleset",
    "Session",
    "Step",
    "Wording",
    "Zone",
    "assemble",
    "bots",
    "catalogue",
    "compare",
    "errors",
    "hookimpl",
    "make_bots",
    "mapping",
    "overrides",
    "play_recorded",
    "redeal",
    "replay",
    "run",
    "seen",
]


def __getattr__(name: str) -> Any:
    if name in _MODULES:
        return import_module(f".{name}", __name__)
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    home, _, attribute = _HOMES[name].partition(":")
    value = globals()[name] = getattr(import_module(f".{home}", __name__), attribute or name)
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
