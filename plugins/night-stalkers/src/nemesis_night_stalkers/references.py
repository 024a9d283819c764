"""Where the rules say more about the Night Stalkers: ids by record and by word."""

from __future__ import annotations

from typing import Final

SMALL: Final = ("LD-INJ-05", "LD-INJ-08")
LARGE: Final = ("LD-INJ-06", "LD-INJ-08", "LD-RETR-03")
BLANK: Final = ("LD-ENC-10", "LD-ENC-11", "LD-ENC-12", "LD-BAG-08")

REFERENCES: Final[dict[str, tuple[str, ...]]] = {
    "attack infecting-the-host": ("LD-LARVA-02", "LD-LARVA-03"),
    "bag_development develop-adult": ("LD-BAG-04", "LD-BAG-05"),
    "bag_development develop-blank": ("LD-BAG-08",),
    "bag_development develop-breeder": ("LD-BAG-04", "LD-BAG-05"),
    "bag_development develop-creeper": ("LD-BAG-03",),
    "bag_development develop-larva": ("LD-BAG-02",),
    "bag_development develop-queen": ("LD-BAG-06", "LD-BAG-07"),
    "blank": BLANK,
    "infest": ("LD-LARVA-01", "LD-LARVA-02", "LD-LARVA-03"),
    "intruder_kind adult": (*SMALL, "LD-BAG-04"),
    "intruder_kind breeder": (*LARGE, "LD-BAG-04"),
    "intruder_kind creeper": (*SMALL, "LD-BAG-03", "LD-SCAN-05"),
    "intruder_kind larva": ("LD-INJ-03", "LD-LARVA-01", "LD-LARVA-02", "LD-LARVA-03", "LD-BAG-02"),
    "intruder_kind queen": (*LARGE, "LD-BAG-06", "LD-BAG-07"),
    "intruder_token token-blank": BLANK,
    "night stalker": ("LD-TERM-01", "LD-NS-01", "LD-NS-02", "LD-NS-03"),
}
"""The race's part of the table `references`."""
