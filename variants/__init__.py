"""Ready combinations of pieces, one TOML manifest each, and house rules, one module each."""

from typing import Final

from nemesis_core import Plugin

from . import more_blanks, no_elimination, short_time

PLUGIN: Final = Plugin(
    pieces=(more_blanks.PIECE, no_elimination.PIECE, short_time.PIECE),
    variants="nemesis_variants",
)
