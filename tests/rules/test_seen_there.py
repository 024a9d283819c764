"""What two pieces know to lie at a place stands on the screen among what is there."""

from __future__ import annotations

from typing import Any

from nemesis_core import Piece, Plugin, hookimpl
from nemesis_core.testing import Table, fakes, table


class Driftwood:
    """Two pieces of wood in a, one in d and one in f, which is unexplored."""

    @hookimpl
    def seen_there(self, place: str) -> list[str] | None:
        return {"a": ["Plank", "Mast"], "d": ["Rudder"], "f": ["Anchor"]}.get(place)


class Seaweed:
    """It lies where the first Character is."""

    @hookimpl
    def seen_there(self, view: dict[str, Any], place: str) -> list[str]:
        return ["Seaweed"] if place == view["characters"][0]["place"] else []


DRIFTWOOD, SEAWEED = Driftwood(), Seaweed()


def washed_up() -> Table:
    """alpha and beta in Room a."""
    pieces = [
        Piece(id=name.lower(), kind="house-rule", title=name.title(), implementation=(f"{__name__}:{name}",))
        for name in ("DRIFTWOOD", "SEAWEED")
    ]
    return table(fakes(more=(Plugin(pieces=tuple(pieces)),), house_rules=tuple(piece.id for piece in pieces)))


def seen(t: Table, title: str) -> dict[str, list[str]]:
    """Places of a panel, by their first letter, with what is seen there."""
    rows = next(rows for name, rows in t.screen().items() if name.startswith(title))
    return {row[-2][0]: row[-1].split("; ") for row in rows}


def test_it_stands_in_the_list_of_rooms_explored_or_not() -> None:
    rooms = seen(washed_up(), "Rooms")
    assert "Rudder" in rooms["d"]
    assert rooms["f"] == ["Anchor"]
    assert {"Plank", "Mast", "Seaweed"} <= set(rooms["a"])


def test_it_is_told_of_the_own_room_and_of_those_behind_its_exits() -> None:
    t = washed_up().put("beta", "c")
    own = dict(list(t.screen().values())[-1])
    assert {"Plank", "Mast", "Seaweed"} <= set(own["Here"].split("; "))
    assert "Rudder" in seen(t, "Exits")["d"]
