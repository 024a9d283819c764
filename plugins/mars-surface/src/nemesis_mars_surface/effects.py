"""The effects of this side: Mars Surface cards, Exploration tokens, the Rover."""

from __future__ import annotations

from nemesis_core import Effects

EFFECTS = Effects("mars-surface")
