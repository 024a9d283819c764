"""What the crew keeps of a game beside its Characters."""

from __future__ import annotations

import attrs


@attrs.define
class CrewState:
    """`game.nemesis_crew`."""

    steered: int = 0
    """The round in which the Orbital Maneuvering System was used, or 0."""
