"""What tests of a piece are written with: a table builder, fakes of everything else, invariants, paths."""

from ..rules.conservation import check_conserved, pieces
from .builder import Table, set_up, table
from .conserving import conserving
from .coverage import Coverage
from .crews import CrewTable, crew_rules
from .fakes import fake_plugin, fake_registry, fakes
from .hiding import nobody_sees
from .paths import PathError, resolve
from .races import RaceTable, race_rules

__all__ = [
    "Coverage",
    "CrewTable",
    "PathError",
    "RaceTable",
    "Table",
    "check_conserved",
    "conserving",
    "crew_rules",
    "fake_plugin",
    "fake_registry",
    "fakes",
    "nobody_sees",
    "pieces",
    "race_rules",
    "resolve",
    "set_up",
    "table",
]
