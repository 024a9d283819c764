"""Venting, a kit for every board that has it: a sealed Room in which nothing survives the end of the player phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import attrs

from .death import die
from .doors import DESTROYED, close_all, is_closed
from .injuries import kill
from .markers import remove_fire
from .queries import characters_at, intruders_at

if TYPE_CHECKING:
    from ..game import Decision, Game, Option

RULES: Final = ("LD-VENT-01", "LD-VENT-03", "LD-VENT-02")


@attrs.frozen
class Venting:
    """How a board vents Rooms: its state part `part` names the sealed place, or none, in its field `field`.

    The log has "`name`.start", "`name`.stop" and "`name`", by the `rules` of each; who dies of it dies of `name`. Fire
    goes out as soon as the Room is sealed, or, with `late_fire`, when it is vented.
    """

    part: str
    field: str
    name: str = "venting"
    rules: tuple[str, str, str] = RULES
    late_fire: bool = False

    def sealed(self, game: Game) -> str:
        """The sealed place, or an empty text."""
        return str(getattr(getattr(game, self.part), self.field))

    def mark(self, game: Game, place: str) -> None:
        """The token lies at `place`, or, with an empty text, nowhere."""
        setattr(getattr(game, self.part), self.field, place)

    def seal(self, game: Game, place: str) -> None:
        """Close every Door of `place` and lay the token there (LD-VENT-01, SH-AIRLOCK-02).

        With a Door missing all the same, because no token is left for it, the Room is not sealed.
        """
        close_all(game, place)
        if not self.late_fire:
            remove_fire(game, place)
        if all(is_closed(game, corridor) for corridor, _ in game.board.ways[place]):
            self.mark(game, place)
            game.tell(f"{self.name}.start", self.rules[0], place=place)

    def check_seal(self, game: Game, corridor: str) -> None:
        """A Door in `corridor` changed: an open one of the sealed Room takes the token away (LD-VENT-03)."""
        place = self.sealed(game)
        if place and place in game.board.ends[corridor] and not is_closed(game, corridor):
            game.tell(f"{self.name}.stop", self.rules[1], place=place)
            self.mark(game, "")

    def risk(self, game: Game, decision: Decision, option: Option) -> bool:
        """Does who is asked stay in the sealed Room, by passing there as `option` has it?"""
        seat, sealed = decision.seat, self.sealed(game)
        passes = decision.kind == "turn" and option == ("pass",) and seat < len(game.table.characters)
        return bool(sealed) and passes and bool(game.table.characters[seat].place == sealed)

    def vent(self, game: Game) -> None:
        """Everybody and everything in the sealed Room dies, and the token goes back (LD-VENT-02, SH-AIRLOCK-04).

        Intruders first: when the last Character of the game dies with them, they are dead too.
        """
        place = self.sealed(game)
        if not place:
            return
        self.mark(game, "")
        game.tell(self.name, self.rules[2], place=place)
        if self.late_fire:
            remove_fire(game, place)
        for piece in intruders_at(game, place):
            kill(game, piece, self.name)
        game.hooks.room_struck(game, place, None, None, self.name)
        for who in characters_at(game, place):
            die(game, who, self.name)


def no_door_destroyed(game: Game, place: str) -> bool:
    """Has no Corridor of `place` a Destroyed Door?"""
    doors = game.table.doors
    return all(doors.get(corridor) != DESTROYED for corridor, _ in game.board.ways[place])
