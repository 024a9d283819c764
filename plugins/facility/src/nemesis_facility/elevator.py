"""The Elevator between the Sections."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import arrive, has_role, others_here, role_places

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

ROLE = "elevator"


def elevator_here(game: Game, who: Character) -> bool:
    """Is the Elevator at the Room of `who`?"""
    return bool(who.place) and bool(game.facility.elevator == who.place)


def elevator_elsewhere(game: Game, who: Character) -> bool:
    """Is `who` in an Elevator Room to which the Elevator can be called?"""
    return has_role(game, who.place, ROLE) and not elevator_here(game, who)


def call_elevator(game: Game, place: str) -> bool:
    """The Elevator comes to the Elevator Room at `place`; False when it is there or that is none (LD-ELEV-01)."""
    if game.facility.elevator == place or not has_role(game, place, ROLE):
        return False
    game.facility.elevator = place
    game.tell("elevator", "LD-ELEV-01", place=place)
    return True


def floors(game: Game, who: Character) -> list[str]:
    """The other Elevator Rooms."""
    return [place for place in role_places(game, ROLE) if place != who.place]


def ride(game: Game, who: Character, target: str) -> None:
    """`who` and willing others go with the Elevator to `target`, without Noise (LD-ELEV-02 to LD-ELEV-04)."""
    others = {c.seat: ["ride", "stay"] for c in others_here(game, who)}
    answers = game.ask_all("ride", others, (who.seat, target))
    call_elevator(game, target)
    for seat in (who.seat, *(seat for seat, answer in answers.items() if answer == "ride")):
        arrive(game, game.table.characters[seat], target, noise="none")
