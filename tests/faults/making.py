"""Small plugins that are wrong, each in one way: rulesets of the fakes with one of them as a house rule."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from nemesis_core import Piece, Plugin, Ruleset
from nemesis_core.testing import fakes

HERE = Path(__file__).parent
FAULTS = sorted(path.stem for path in HERE.glob("*.py") if path.stem not in ("making", "__init__"))
"""The modules of this package with a fault, each named for it."""


def piece_of(fault: str) -> str:
    """The id of the house rule of a fault."""
    return fault.replace("_", "-")


def faulty_plugin(fault: str) -> Plugin:
    """The plugin of the module `fault`: a house rule of that name."""
    package = __name__.rpartition(".")[0]
    module = import_module(f".{fault}", package)
    title = module.__doc__.splitlines()[0]
    name = piece_of(fault)
    return Plugin(pieces=(Piece(id=name, kind="house-rule", title=title, implementation=(module.__name__,)),))


def faulty(fault: str) -> Ruleset:
    """The fakes with that house rule."""
    return fakes(more=(faulty_plugin(fault),), house_rules=(piece_of(fault),))
