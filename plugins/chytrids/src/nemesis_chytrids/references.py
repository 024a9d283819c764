"""Where the rules say more about the Chytrids: ids by record and by word."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from . import records

if TYPE_CHECKING:
    from nemesis_core import Content

Ids = tuple[str, ...]

INSTEAD: Final[dict[str, Ids]] = {
    "LD-EVENT-12": ("CH-EVENT-04", "CH-EVENT-08", "CH-EVENT-13", "CH-EVENT-14"),
    "LD-EVENT-13": ("CH-EVENT-20",),
    "LD-EVENT-14": ("CH-EVENT-18",),
    "LD-INJ-05": ("CH-STINK-03",),
    "LD-INJ-06": ("CH-DEATHCAP-08", "CH-QUEEN-08"),
    "LD-INJ-08": ("CH-STINK-04", "CH-DEATHCAP-09", "CH-QUEEN-11"),
    "LD-LARVA-01": ("CH-LARVA-01",),
    "LD-LARVA-02": (),
    "LD-LARVA-03": (),
    "LD-RETR-03": ("CH-DEATHCAP-08",),
    "LD-SCAN-02": ("CH-LARVA-01",),
    "LD-SCAN-04": ("CH-LARVA-02",),
    "LD-SCAN-05": ("CH-LARVA-02",),
    "LD-SETUP-16": ("CH-SETUP-24",),
    "LD-SETUP-17": (),
    "LD-SETUP-18": (),
}
"""Rules of other races -> what holds with this one in their place."""

TOKENS: Final[dict[str, Ids]] = {
    "blank": ("CH-ENCOUNTER-08", "CH-BAG-05", "CH-BAG-06", "CH-BAG-07"),
    "deathcap": ("CH-ENCOUNTER-02", "CH-ENCOUNTER-03", "CH-ENCOUNTER-04", "CH-BAG-02"),
    "queen": (
        "CH-ENCOUNTER-05",
        "CH-ENCOUNTER-06",
        "CH-ENCOUNTER-07",
        "CH-QUEEN-03",
        "CH-QUEEN-12",
        "CH-BAG-03",
        "CH-BAG-04",
    ),
    "stinkhorn": ("CH-ENCOUNTER-01", "CH-STINK-06", "CH-STINK-07", "CH-BAG-01"),
}
"""Type of token -> its rules in an Encounter and in the bag development."""
STEPS: Final[Ids] = ("CH-EVENT-04", "CH-EVENT-14")
"""Of every Event card."""
CARD: Final[Ids] = ("LD-EVENT-11", *STEPS, "CH-EVENT-18", "LD-EVENT-15")
MOVED: Final[Ids] = ("CH-EVENT-20", "CH-EVENT-21")
BY_SYMBOL: Final[dict[str, Ids]] = {
    records.GERMINATOR: ("CH-EVENT-06", "CH-EVENT-07"),
    records.STINKHORN: ("CH-EVENT-08", *MOVED),
    records.DEATHCAP: ("CH-EVENT-09", "CH-EVENT-10", *MOVED),
    records.QUEEN: ("CH-EVENT-11", "CH-EVENT-12", *MOVED),
}
"""Symbol -> rules of the cards that have it."""
TWICE: Final = "CH-EVENT-13"
"""Of cards with two numbers."""
SYMBOLS: Final[Ids] = (
    "CH-EVENT-04",
    "CH-EVENT-06",
    "CH-EVENT-08",
    "CH-EVENT-09",
    "CH-EVENT-10",
    "CH-EVENT-11",
    "CH-EVENT-13",
    "CH-EVENT-14",
    "CH-EVENT-21",
)
GROWTH: Final[Ids] = ("CH-EVENT-15", "CH-EVENT-16", "CH-EVENT-17", "CH-GERM-03", "CH-GERM-09")
SPORES: Final[Ids] = (
    "CH-SPORE-01",
    "CH-SPORE-02",
    "CH-SPORE-03",
    "CH-SPORE-05",
    "CH-SPORE-06",
    "CH-SPORE-08",
    "CH-SPORE-10",
)
CARRIED: Final[Ids] = ("CH-LARVA-01", "CH-LARVA-02", "CH-LARVA-03", "CH-LARVA-04")
ATTACKED: Final[Ids] = ("CH-GERM-17", "CH-GERM-21", "CH-GERM-22", "CH-GERM-24", "CH-GERM-25")
"""Of attacks on a Germinator."""
GERMINATORS: Final[Ids] = (
    "CH-GERM-01",
    "CH-GERM-02",
    "CH-GERM-03",
    "CH-GERM-10",
    "CH-GERM-11",
    "CH-GERM-12",
    "CH-GERM-13",
    "CH-GERM-15",
    "CH-GERM-18",
    "CH-GERM-20",
    "CH-GERM-23",
    *ATTACKED,
)
MYCELIUM: Final[Ids] = (
    "CH-MYC-01",
    "CH-MYC-02",
    "CH-MYC-03",
    "CH-MYC-04",
    "CH-MYC-06",
    "CH-MYC-08",
    "CH-GERM-03",
    "CH-SPORE-04",
)
HOSTS: Final[Ids] = ("CH-DEATHCAP-01", "CH-DEATHCAP-02", "CH-QUEEN-01", "CH-QUEEN-02", "CH-MYC-08")
STINKHORN: Final[Ids] = ("CH-STINK-01", "CH-STINK-02", "CH-STINK-03", "CH-STINK-04", "CH-STINK-05", "CH-STINK-06")
DEATHCAP: Final[Ids] = (
    "CH-DEATHCAP-01",
    "CH-DEATHCAP-02",
    "CH-DEATHCAP-03",
    "CH-DEATHCAP-04",
    "CH-DEATHCAP-05",
    "CH-DEATHCAP-06",
    "CH-DEATHCAP-07",
    "CH-DEATHCAP-08",
    "CH-DEATHCAP-09",
)
QUEEN: Final[Ids] = (
    "CH-QUEEN-01",
    "CH-QUEEN-02",
    "CH-QUEEN-03",
    "CH-QUEEN-05",
    "CH-QUEEN-06",
    "CH-QUEEN-07",
    "CH-QUEEN-08",
    "CH-QUEEN-10",
    "CH-QUEEN-11",
    "CH-QUEEN-12",
)
QUEEN_BOARD: Final[Ids] = (
    "CH-QBOARD-01",
    "CH-QBOARD-02",
    "CH-QBOARD-03",
    "CH-QBOARD-04",
    "CH-QUEEN-08",
    "CH-QUEEN-09",
    "CH-STINK-05",
    "CH-BAG-06",
)
LABORATORY: Final[Ids] = ("CH-SETUP-13", "CH-SETUP-14", "CH-GERM-09", "CH-GERM-10", "CH-GERM-13", "CH-GERM-23")

OWN: Final[dict[str, Ids]] = {
    "attack burst-of-spores": SPORES,
    "attack implantation": CARRIED,
    "attack rooting": GERMINATORS,
    "blank": TOKENS["blank"],
    "chytrid": ("CH-TERMS-01", "CH-COMP-02", "CH-COMP-03"),
    "colony": ("CH-COMP-02", "CH-COMP-03", "CH-COMP-05", "CH-TERMS-01"),
    "component mycelium-marker": MYCELIUM,
    "component spore-marker": (*SPORES, *CARRIED),
    "deathcap": DEATHCAP,
    "event_card *": CARD,
    "event_symbols *": STEPS,
    "germinator": GERMINATORS,
    "germinator_slot *": LABORATORY,
    "growth": GROWTH,
    "host": HOSTS,
    "intruder_kind deathcap": DEATHCAP,
    "intruder_kind queen": QUEEN,
    "intruder_kind stinkhorn": STINKHORN,
    "laboratory board": LABORATORY,
    "level": ("CH-GERM-01", "CH-GERM-03", "CH-GERM-10", "CH-GERM-22", "CH-GERM-26"),
    "movement and spreading": (*SYMBOLS, "CH-EVENT-05", "CH-EVENT-07", "CH-EVENT-19", "CH-EVENT-20"),
    "mycelium": MYCELIUM,
    "queen board": QUEEN_BOARD,
    "queen_board_space *": QUEEN_BOARD,
    "slain": ("CH-STINK-04", "CH-BAG-06", "CH-BAG-07"),
    "spore": (*SPORES, *CARRIED),
    "stinkhorn": STINKHORN,
    "symbol": SYMBOLS,
}
"""Keys of the race's own."""
MORE: Final[dict[str, Ids]] = {
    "contamination check": ("CH-LARVA-04",),
    "event card": ("CH-EVENT-06", "CH-EVENT-15"),
    "exploration": ("CH-EXPLORE-01", "CH-EXPLORE-03"),
    "exploration token": ("CH-EXPLORE-01", "CH-EXPLORE-03", "CH-EXPLORE-05"),
    "exploration_token *": ("CH-EXPLORE-03",),
    "fire": ("CH-EVENT-02", "CH-EVENT-03"),
    "infected": ("CH-LARVA-03", "CH-LARVA-04"),
    "intruder": ("CH-TERMS-01",),
    "larva": ("CH-LARVA-02", "CH-LARVA-03", "CH-LARVA-04"),
    "melee": ATTACKED,
    "retreat": ("CH-DEATHCAP-06", "CH-EVENT-22"),
    "room nest": ("CH-EXPLORE-10",),
    "nest": ("CH-EXPLORE-10",),
    "shoot": ATTACKED,
    "technical corridors": ("CH-DEATHCAP-07", "CH-QUEEN-07"),
}
"""Keys that say more with this race."""


EDITIONS: Final[dict[str, dict[str, Ids]]] = {
    "lockdown": {
        "mycelium": ("CH-MYC-05",),
        "nest": ("CH-EXPLORE-11",),
        "room nest": ("CH-EXPLORE-11",),
    },
    "nemesis": {
        "chytrid board": ("CS-SETUP-12", "CS-CARDS-01", *LABORATORY),
        "darkness": ("CS-DARK-01", "CS-DARK-02"),
        "event_card coolant-leak": ("CS-CARDS-02",),
        "event_card fire-in-the-hole": ("CS-CARDS-03",),
        "event_card puffball-explosion": ("CS-CARDS-01",),
        "laboratory board": ("CS-SETUP-12", "CS-CARDS-01"),
        "mycelium": ("CS-DARK-03",),
        "power": ("CS-DARK-01", "CS-CARDS-04"),
        "weakness": ("CS-WEAK-01", "CS-SETUP-13"),
        "weakness *": ("CS-WEAK-01",),
        "weakness vulnerability-to-fire": ("CS-CARDS-05",),
        "weakness_slot *": ("CS-WEAK-01", "CS-SETUP-13"),
    },
}
"""Edition of the board -> keys that say more on it."""


def references(told: Mapping[str, Ids], content: Content, edition: str) -> dict[str, Ids]:
    """The table `references` with this race on a board of `edition`, made of what is `told` with any."""
    found = {key: replaced(ids) for key, ids in told.items()} | OWN
    for more in (MORE, EDITIONS.get(edition, {}), dict(of_cards(content))):
        for key, ids in more.items():
            found[key] = tuple(dict.fromkeys([*found.get(key, ()), *ids]))
    for kind in ("intruder_token", "bag_development"):
        found |= {f"{kind} {record.id}": TOKENS[record.type] for record in content.of(kind) if record.type in TOKENS}
    return found


def of_cards(content: Content) -> Iterator[tuple[str, Ids]]:
    """The rules of what is printed on each Event card, for the card and for its symbols."""
    for printed in content.of("event_symbols"):
        ids = [rule for symbol in printed.symbols for rule in BY_SYMBOL[symbol]]
        if len(content.find("event_card", printed.id).corridors) > 1:
            ids.append(TWICE)
        if printed.growth:
            ids += GROWTH
        for kind in ("event_card", "event_symbols"):
            yield f"{kind} {printed.id}", tuple(ids)


def replaced(ids: Ids) -> Ids:
    """`ids` with the race's own in the place of those of other races."""
    return tuple(dict.fromkeys(own for rule in ids for own in INSTEAD.get(rule, (rule,))))
