"""The effects of the Facility's Rooms and Items; the modules `rooms_*` and `items_*` bind them."""

from __future__ import annotations

from nemesis_core import Effects

EFFECTS = Effects("facility")
