"""Ready combinations of pieces, one TOML manifest each."""

from typing import Final

from nemesis_core import Plugin

PLUGIN: Final = Plugin(variants="nemesis_variants")
