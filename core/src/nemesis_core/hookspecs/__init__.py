"""Every hook of the game, one module for each concern. Signatures here are the public API of plugins."""

from . import (
    actions,
    components,
    contamination,
    encounters,
    endgame,
    exploration,
    injuries,
    phases,
    places,
    prospects,
    secrets,
    setup,
    views,
)

SPECS = (
    components,
    setup,
    secrets,
    phases,
    actions,
    exploration,
    encounters,
    injuries,
    contamination,
    places,
    endgame,
    views,
    prospects,
)

__all__ = ["SPECS"]
