"""What the crew keeps of a game beside its Characters."""

from __future__ import annotations

import attrs


@attrs.define
class CrewState:
    """`game.aftermath_crew`."""

    laika: str = attrs.field(default="", metadata={"refers": True})
    """Where the dog is while it is not with the Bounty Hunter."""
    running: bool = False
    """Something is resolved for the dog where it is, and the Bounty Hunter is taken to be there."""
    netted: dict[str, int] = attrs.field(factory=dict, metadata={"refers": True})
    """Intruder in the Net -> the round in which it makes no Attack."""
    objectives: list[str] = attrs.field(factory=list)
    """The Objectives of the Bounty Hunter that lie beside its Character board."""
    spent: list[str] = attrs.field(factory=list)
    """Those of them that have left the game."""
