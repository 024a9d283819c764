"""The names of the Traits of this crew."""

from __future__ import annotations

from typing import Final

AUTHORIZATION: Final = "authorization"
HANDYMAN: Final = "handyman"
JUST_DIE_ALREADY: Final = "just-die-already"
RUSH: Final = "rush"
SCAVENGER: Final = "scavenger"
WHEELCHAIR: Final = "wheelchair"
