"""Where the rules say more about the surface: ids by kind of record, by record and by word."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from nemesis_facility.gate import EXIT, WAY_TO_BUNKER

from .surface import BUILDING
from .surface import CROSSROADS as CROSSROADS_ROLE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nemesis_core import Content

Ids = tuple[str, ...]

WALKING: Final[Ids] = ("LD-MARS-05", "LD-MARS-13")
AREAS: Final[Ids] = ("LD-MARS-06", "LD-MARS-08", "LD-MARS-10")
CROSSROADS: Final[Ids] = ("LD-MARS-04", "LD-MARS-02", *WALKING)
NOISE: Final[Ids] = ("LD-MARS-07", "LD-MARS-08", "LD-MARS-09", "LD-MARS-10", "LD-MARS-11")
CARDS: Final[Ids] = ("LD-MARS-03", "LD-MARS-11", "LD-MARS-14")
ON_FOOT: Final[Ids] = ("LD-MARS-15", "LD-MARS-16", "LD-MARS-17", "LD-MARS-18")
ROVER: Final[Ids] = ("LD-MARS-12", "LD-MARS-18")
TOKENS: Final[Ids] = ("LD-MARS-02",)

OWN: Final[dict[str, Ids]] = {
    "area": AREAS,
    "building": ("LD-MARS-01", "LD-MARS-06", "LD-MARS-07"),
    "crossroads": CROSSROADS,
    "die mars-surface-die": NOISE,
    "mars surface": ("LD-MARS-01", *NOISE),
    "mars surface card": CARDS,
    "mars surface deck": CARDS,
    "mars surface die": NOISE,
    "path": WALKING,
    "room crossroads": CROSSROADS,
    "room rover": ROVER,
    "surface": ("LD-MARS-01", *NOISE),
    "surface_card *": CARDS,
    "surface exploration token": TOKENS,
    **{f"network area-{number}": AREAS for number in range(1, 5)},
    **{f"exploration_effect {name}-item": TOKENS for name in ("green", "red", "yellow")},
    "exploration_effect mars-surface-card": (*TOKENS, *CARDS),
}
"""Keys of this side."""
MORE: Final[dict[str, Ids]] = {
    "bunker": (*ROVER, *ON_FOOT),
    "danger": ("LD-MARS-09", "LD-MARS-10"),
    "exit room": ROVER,
    "exploration token": TOKENS,
    "item enviro-suit": ("LD-MARS-14", "LD-MARS-16"),
    "main gate": ("LD-MARS-18",),
    "noise": ("LD-MARS-07", "LD-MARS-08"),
    "noise roll": NOISE,
    "room exit-room": (*ROVER, *ON_FOOT),
    "rover": ROVER,
}
"""Keys that say more on this side."""


INSTEAD: Final[Mapping[str, str]] = {"LD-BUNKER-01": "LD-MARS-15", "LD-BUNKER-06": "LD-MARS-17"}
"""Rules of the basic side that do not hold on this one -> those that stand for them."""


BY_ROLE: Final[dict[str, Ids]] = {
    CROSSROADS_ROLE: CROSSROADS,
    BUILDING: ("LD-MARS-01", "LD-MARS-02", "LD-MARS-06", "LD-MARS-07"),
    EXIT: ROVER,
    WAY_TO_BUNKER: ON_FOOT,
}
"""Role of a place -> rules for each place that has it."""


def references(told: Mapping[str, Ids], content: Content) -> dict[str, Ids]:
    """The part of the table `references`, by what is `told` on the basic side and by what lies on this one."""
    other = {key: here(ids) for key, ids in told.items() if not INSTEAD.keys().isdisjoint(ids)}
    more = {key: here([*told.get(key, ()), *ids]) for key, ids in MORE.items()}
    paths = {f"corridor {way.id}": WALKING for way in content.of("corridor") if way.path}
    places = {f"place {place.id}": by_role(place.roles) for place in content.of("place")}
    return other | OWN | more | paths | {key: ids for key, ids in places.items() if ids}


def here(ids: Iterable[str]) -> Ids:
    """Of rules of the basic side those that hold on this one, each once, and what stands for the others."""
    return tuple(dict.fromkeys(INSTEAD.get(rule, rule) for rule in ids))


def by_role(roles: tuple[str, ...]) -> Ids:
    """The rules for a place with these `roles`."""
    return tuple(dict.fromkeys(rule for role in roles for rule in BY_ROLE.get(role, ())))
