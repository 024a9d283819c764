"""The board as rules ask for it: neighbours, exits, numbers, networks. Compiled once from the content."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ..errors import ContentError

if TYPE_CHECKING:
    from ..content import Content
    from .board_records import Place, Room


def parallel(content: Content) -> dict[str, str]:
    """The Corridors that join the same two places as another one, each with its numbers, which tell them apart."""
    corridors = content.of("corridor")
    joined = Counter(frozenset(c.rooms) for c in corridors)
    return {c.id: ", ".join(map(str, c.numbers)) for c in corridors if joined[frozenset(c.rooms)] > 1}


class BoardMap:
    """Places, Corridors, Paths and networks.

    `ways[place]` are (corridor, neighbour); `walks[place]` are those and the Paths, which count for moving only;
    `exits[place]` the ids of its Corridors and of its networks; `numbered[place]` the exit for each number as a die
    shows it ("1" to "4"). `joined[place]` are the networks that it has Entrances to, `entrances[place]` those of them
    that are Technical Corridors, `tunnels` all that are.
    """

    def __init__(self, content: Content) -> None:
        side = next(iter(content.of("board")), None)
        self.edition: str = side.edition if side else ""
        self.fire_every_turn = bool(side and side.fire_every_turn)
        self.discards_items = bool(side and side.discards_items)
        self.open_trade = bool(side and side.open_trade)
        self.late_melee_target = bool(side and side.late_melee_target)
        self.busy_in_combat = bool(side and side.busy_in_combat)
        self.places: dict[str, Place] = {p.id: p for p in content.of("place")}
        self.rooms: dict[str, Room] = {r.id: r for r in content.of("room")}
        self.ends: dict[str, tuple[str, str]] = {c.id: tuple(c.rooms) for c in content.of("corridor")}
        self.parallel = parallel(content)
        self.order: tuple[str, ...] = tuple(sorted(self.places, key=lambda p: (self.places[p].number or 999, p)))
        self.paths = frozenset(c.id for c in content.of("corridor") if c.path)
        walks: dict[str, list[tuple[str, str]]] = {p: [] for p in self.places}
        numbered: dict[str, dict[str, str]] = {p: {} for p in self.places}
        for corridor in content.of("corridor"):
            if corridor.path and corridor.numbers:
                raise content.wrong("corridor", corridor, "a Path has no numbers; take them out, or make it no Path")
            for here, there in (corridor.rooms, tuple(reversed(corridor.rooms))):
                walks[here].append((corridor.id, there))
                for number in corridor.numbers:
                    self._number(numbered, here, number, corridor.id)
        self.networks: dict[str, tuple[str, ...]] = {}
        for place in self.places.values():
            for network, numbers in place.technical.items():
                self.networks[network] = (*self.networks.get(network, ()), place.id)
                for number in numbers:
                    self._number(numbered, place.id, number, network)
        self.network_rules = {network.id: network.rule for network in content.of("network") if network.rule}
        technical = {network.id for network in content.of("network") if network.technical}
        self.tunnels = tuple(network for network in self.networks if network in technical)
        self.walks = {p: tuple(sorted(w)) for p, w in walks.items()}
        self.ways = {p: tuple(way for way in w if way[0] not in self.paths) for p, w in self.walks.items()}
        self.numbered = numbered
        self.joined = {p.id: tuple(sorted(p.technical)) for p in self.places.values()}
        self.entrances = {p: tuple(n for n in found if n in self.tunnels) for p, found in self.joined.items()}
        self.exits = {p: tuple(c for c, _ in self.ways[p]) + self.joined[p] for p in self.places}
        self.place_roles = {p.id: frozenset(p.roles) for p in self.places.values()}
        self.tile_roles = {r.id: frozenset(r.roles) for r in self.rooms.values()}
        self.exit_sets = {p: frozenset(exits) for p, exits in self.exits.items()}
        self.sections = {p.id: p.section for p in self.places.values()}
        # The options of moving are the same whenever a place is asked: they are made once.
        self.moves = {kind: self._moves(kind) for kind in ("move", "careful")}

    def _moves(self, kind: str) -> dict[str, list[tuple[str, str, str]]]:
        return {p: [(kind, other, corridor) for corridor, other in ways] for p, ways in self.walks.items()}

    @staticmethod
    def _number(numbered: dict[str, dict[str, str]], place: str, number: int, way: str) -> None:
        if str(number) in numbered[place]:
            raise ContentError(f"place {place} has number {number} twice, at {numbered[place][str(number)]} and {way}")
        numbered[place][str(number)] = way

    def other_end(self, corridor: str, place: str) -> str:
        """The place at the far end of `corridor` seen from `place`."""
        a, b = self.ends[corridor]
        return b if place == a else a

    def rule_of(self, way: str, corridor: str, entrance: str) -> str:
        """By which rule `way` is told: that of a `corridor`, a network's own, or else that of an `entrance`."""
        return self.network_rules.get(way, entrance) if way in self.networks else corridor

    def with_role(self, role: str) -> list[str]:
        """The places that carry `role` themselves, in number order (tiles: see `places.role_places`)."""
        return [p for p in self.order if role in self.places[p].roles]
