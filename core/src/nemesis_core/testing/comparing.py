"""How pytest explains that two states, events, panels or questions are not equal."""

from __future__ import annotations

from itertools import islice
from typing import Any, Final

import attrs

from .differences import differences

OURS: Final = "nemesis_"
"""How the names of packages begin whose classes are explained."""
MOST: Final = 20
"""Differences that are told."""


def explained(operator: str, left: Any, right: Any) -> list[str] | None:
    """The lines about `left == right` where both are attrs objects of one class of ours; None for anything else."""
    kind = type(left)
    if operator != "==" or kind is not type(right) or not attrs.has(kind) or not kind.__module__.startswith(OURS):
        return None
    found = list(islice(differences(left, right), MOST + 1))
    more = ["and more"] if len(found) > MOST else []
    return [f"two objects of {kind.__name__} that differ:", *found[:MOST], *more] if found else None
