"""Ready combinations of pieces, one TOML manifest each."""

from typing import Final

from nemesis_core.plugins import Plugin

PLUGIN: Final = Plugin(variants="nemesis_variants")
