"""Who may know what: hidden zones, views built from them, and the same game dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import attrs

from . import rng
from .answers import answers
from .errors import NemesisError

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator, MutableSequence

    from .game import Game

HIDDEN = "?"
"""What stands before the back of a piece that a seat does not know."""


@attrs.frozen
class Zone:
    """A list of pieces of which some seats may not know the faces.

    Pieces of equal backs could lie at each other's places, so these are what is dealt anew.

    :param name: what it is called in messages, unique among the zones.
    :param pieces: the list in the state itself, not a copy.
    :param seats: who knows all of it, such as an owner his hand; besides, a seat knows each piece that `game.know` told
        it.
    :param back: one text for the whole zone, or None to take each piece's own from the hook `card_backs`.
    :param keys: the names by which the places are known, where `pieces` holds what is hidden there: a property, not a
        thing of its own.
    """

    name: str
    pieces: MutableSequence[str]
    seats: tuple[int, ...] = ()
    back: str | None = None
    keys: tuple[str, ...] | None = None


def zones(game: Game) -> list[Zone]:
    """Every hidden zone of the game, from all pieces."""
    return [zone for given in game.hooks.hidden_zones(game) for zone in given]


def sees(game: Game, zone: Zone, index: int, seat: int) -> bool:
    """Does `seat` know what lies at `index` of `zone`?"""
    key = zone.keys[index] if zone.keys else zone.pieces[index]
    return seat in zone.seats or bool(game.state.known.get(key, 0) >> seat & 1)


def seen(game: Game, zone: Zone, seat: int) -> list[str]:
    """The zone as `seat` sees it: known pieces by id, the others as their back with a question mark."""
    pieces = list(zone.pieces)
    if seat in zone.seats:
        return pieces
    known, backs = game.state.known, game.ruleset.backs
    return [
        piece if known.get(key, 0) >> seat & 1 else HIDDEN + (backs.get(piece, "") if zone.back is None else zone.back)
        for key, piece in zip(zone.keys or pieces, pieces, strict=False)
    ]


def check_seat(game: Game, seat: int) -> None:
    """Refuse a seat that the game does not have.

    :raises NemesisError: naming the seats there are.
    """
    if not 0 <= seat < game.state.seats:
        raise NemesisError(f"there is no seat {seat}; this game has the seats 0 to {game.state.seats - 1}")


def view(game: Game, seat: int) -> dict[str, Any]:
    """All that `seat` may know, built up piece by piece.

    :raises NemesisError: when the game has no such seat.
    :raises PluginError: when a piece cannot show its part; names the piece.
    """
    check_seat(game, seat)
    shown: dict[str, Any] = {"seat": seat, "phase": game.state.phase, "ending": game.state.ending}
    for part in answers(game.hooks, "view", game, seat):
        shown.update(part)
    return shown


def everything(game: Game) -> dict[str, Any]:
    """The view of a seat that knows all that lies hidden in `game`, also in the middle of a step; it stays as it is.

    :raises PluginError: when a piece cannot show its part; names the piece.
    """
    known, everybody = game.state.known, (1 << game.state.seats) - 1
    game.state.known = dict(known)
    try:
        for zone in zones(game):
            game.state.known.update(dict.fromkeys(zone.keys or zone.pieces, everybody))
        return view(game, 0)
    finally:
        game.state.known = known


# ---------------------------------------------------------------- the same game dealt anew


@attrs.define(eq=False)
class _Dealer:
    """Deals anew what `seat` cannot know, before the running step and now, and keeps track of what lies where."""

    game: Game
    seat: int
    stream: int
    held: bool = False
    """What other seats hold stays where it is."""
    renamed: dict[str, str] = attrs.field(factory=dict)
    """Piece -> the piece that lies in its place now."""

    @property
    def trail(self) -> list[tuple[Any, ...]]:
        """What the running step did. At a boundary none runs: what rules did that were called by hand is past."""
        return self.game.trail if self.game.inside else []

    def hidden(self, game: Game) -> Iterator[tuple[Zone, int, str, str]]:
        """What the seat cannot see in `game`: zone, index, the piece or key by which it is known, and its back."""
        seat, known, backs = self.seat, game.state.known, game.ruleset.backs
        for zone in zones(game):
            if seat not in zone.seats:
                pieces, back = list(zone.pieces), zone.back
                for i, key in enumerate(zone.keys or pieces):
                    if not known.get(key, 0) >> seat & 1:
                        yield zone, i, key, backs.get(pieces[i], "") if back is None else back

    def unused(self) -> dict[str, str]:
        """Piece or key -> its back, for what is hidden now and took no part in the running step."""
        game, used, mixed = self.game, _texts(self.trail, "shuffle", False), _texts(self.trail, "shuffle")
        return {
            key: back
            for zone, i, key, back in self.hidden(game)
            if key not in used and not (zone.keys and mixed.intersection(zone.pieces))
            if not (self.held and zone.seats)
        }

    def deal(self, copy: Game, unused: Container[str]) -> None:
        """Mix in `copy` all that is hidden, among pieces of one back; what others know of a place stays true."""
        places: dict[str, list[tuple[Zone, int]]] = {}
        for zone, i, key, back in self.hidden(copy):
            if key in unused:
                places.setdefault(back, []).append((zone, i))
        known = copy.state.known
        for back in sorted(places):
            slots = places[back]
            before = [zone.pieces[i] for zone, i in slots]
            after = sorted(before)  # how they really lie must not show in how they are dealt
            self.stream = rng.shuffle(self.stream, after)
            things = [not zone.keys for zone, _ in slots]
            masks = [known.pop(piece, 0) if thing else 0 for piece, thing in zip(before, things, strict=True)]
            for (zone, i), old, new, mask in zip(slots, before, after, masks, strict=True):
                zone.pieces[i] = new
                if not zone.keys:
                    self.renamed[old] = new
                if mask:
                    known[new] = mask

    def pins(self, unused: dict[str, str]) -> dict[str, list[Any]]:
        """The step's draws by name; in what it shuffled, the pieces that are still hidden are mixed again."""
        pins: dict[str, list[Any]] = {}
        for entry in self.trail:
            if entry[0] in ("roll", "pick"):
                pins.setdefault(entry[1], []).append(entry[2])
            elif entry[0] == "shuffle":
                pins.setdefault(entry[1], []).append(self._mixed(entry[2], unused))
        return pins

    def _mixed(self, order: Iterable[str], unused: dict[str, str]) -> list[str]:
        backs: dict[str, list[int]] = {}
        pieces = list(order)
        for i, piece in enumerate(pieces):
            if piece in unused:
                backs.setdefault(unused[piece], []).append(i)
        for back in sorted(backs):
            mixed = sorted(self.renamed.get(pieces[i], pieces[i]) for i in backs[back])
            self.stream = rng.shuffle(self.stream, mixed)
            for i, piece in zip(backs[back], mixed, strict=True):
                pieces[i] = piece
        return pieces


def _texts(trail: Iterable[tuple[Any, ...]], kind: str, wanted: bool = True) -> set[str]:
    """Every text in the entries of `trail` that are (or are not) of `kind`."""
    found: set[str] = set()
    waiting: list[Any] = [entry[1:] for entry in trail if (entry[0] == kind) is wanted]
    while waiting:
        item = waiting.pop()
        if isinstance(item, str):
            found.add(item)
        elif isinstance(item, tuple):
            waiting.extend(item)
    return found


def _leave_to_chance(game: Game, number: int) -> None:
    """Let everything that comes, and every draw of a set-up that has not ended, follow from `number`."""
    state = game.state
    state.rng = rng.mix(number)
    if state.phase == "setup":  # its draws follow from the seed, which is as secret as the generator
        state.seed = rng.mix(state.rng)
        state.streams.clear()
    state.fixed.clear()


def redeal(game: Game, seat: int, seed: int, held: bool = False, blind: bool = False) -> Game:
    """The same game for `seat`, with everything that it cannot know dealt anew from `seed`.

    The copy is at the last boundary; replay the choices of `game.trail_choices()` to come to the same decision
    (`Session.redeal` does). The step's draws are pinned, and the pieces that it used stay where they were; with
    `held` those stay too that other seats hold. With `blind` what pieces adjust by `after_redeal` is adjusted before
    the deal, too: where the running step drew nothing, the copy is a function of what the seat knows and of `seed`.

    :raises ValueError: inside a step of a game that does not keep its boundary.
    """
    check_seat(game, seat)
    copy = game.clone()
    if blind:
        _leave_to_chance(copy, ~seed & rng.MASK)
        copy.hooks.after_redeal(copy, seat)
    dealer = _Dealer(game, seat, rng.mix(seed), held)
    unused = dealer.unused()
    dealer.deal(copy, unused)
    pins = dealer.pins(unused)
    _leave_to_chance(copy, dealer.stream)
    copy.hooks.after_redeal(copy, seat)
    copy.trail.clear()  # what was drawn for it may name what lies hidden
    copy.state.fixed.update(pins)
    return copy
