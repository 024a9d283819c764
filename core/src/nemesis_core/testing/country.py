"""Open country beside the small board, for tests of Paths and of networks that are no Technical Corridors."""

from __future__ import annotations

from typing import Any, Final

from ..plugins import Piece, Plugin

COUNTRY: Final = "open-country"


def _record(name: str, **fields: Any) -> dict[str, Any]:
    return {"id": name, "source": "stand-in", **fields}


RECORDS: Final[dict[str, list[dict[str, Any]]]] = {
    "network": [_record("yard", technical=False)],
    "room": [_record("lawn", group="special", fire=False, malfunction=False)],
    "place": [_record("court", slot="printed", tile="lawn", technical={"yard": [1, 2, 3, 4]})],
    "corridor": [_record(f"p-{end}", rooms=["court", end], path=True) for end in "ae"],
}
"""A court without any Corridor: Paths join it to a and e, and all its numbers lead into a yard."""


def country_plugin() -> Plugin:
    """A plugin with the house rule that adds the court and the yard."""
    return Plugin(pieces=(Piece(id=COUNTRY, kind="house-rule", title="Open country", records=RECORDS),))
