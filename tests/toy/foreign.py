"""The foreign plugin as if it were installed."""

from __future__ import annotations

from typing import Any

import nemesis_lighthouse
from nemesis_core import Registry, Ruleset, assemble
from nemesis_core.plugins import Installed, installed
from nemesis_core.testing import fake_plugin

PIECES = {"board": "island", "race": "birds", "mode": "night-watch", "crew": ("keepers",)}


def registry(*block: str) -> Registry:
    """Everything installed, the foreign plugin and the fakes, without the pieces in `block`."""
    foreign = Installed("lighthouse", "nemesis-lighthouse", "0.1", nemesis_lighthouse.PLUGIN)
    return Registry((*installed(), foreign, Installed("fakes", "fakes", "0", fake_plugin())), block)


def lighthouse(**pieces: Any) -> Ruleset:
    """The foreign variant, with other pieces in the place of some of its own."""
    return assemble(registry=registry(), **{**PIECES, **pieces})
