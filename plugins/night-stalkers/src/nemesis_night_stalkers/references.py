"""Where the rules say more about the Night Stalkers: ids by record and by word."""

from __future__ import annotations

from typing import Final

REFERENCES: Final[dict[str, tuple[str, ...]]] = {
    "attack infecting-the-host": ("LD-LARVA-02", "LD-LARVA-03"),
    "intruder": ("LD-TERM-01", "LD-COST-09", "LD-ATK-01"),
    "night stalker": ("LD-TERM-01", "LD-NS-01", "LD-NS-02", "LD-NS-03"),
}
"""The race's part of the table `references`, beside that of all races of its kind."""
