"""What the Facility answers and does while a game runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nemesis_core import hookimpl
from nemesis_core.rules import action_cards, has_role

from . import computer, contingencies, elevator, gate, power, procedures, venting
from .rooms_ways import ISOLATED

if TYPE_CHECKING:
    from nemesis_core import Decision, Game

ADVANTAGE = "advantage-die"
SHELTER = "shelter"
LIMITED = ("fire-marker", "malfunction-marker")

section = hookimpl(power.section_of, specname="section")
powered = hookimpl(power.powered, specname="power")
darkness = hookimpl(power.dark, specname="darkness")
nobody_left = hookimpl(procedures.nobody_left, specname="nobody_left")
door_changed = hookimpl(venting.check_seal, specname="door_changed")


@hookimpl
def option_risk(game: Game, decision: Decision, option: Any) -> list[str] | None:
    """Whoever is in the sealed Room at the end of the player phase dies (LD-VENT-02)."""
    return ["death when the Room is vented"] if venting.VENTING.risk(game, decision, option) else None


@hookimpl
def shoot_die(game: Game, who: Any) -> str | None:
    """The Advantage die where there is Power (LD-ADV-01, LD-ADV-02)."""
    return ADVANTAGE if power.powered(game, who.place) else None


@hookimpl
def cards_that_count(game: Game, who: Any) -> int:
    """Action cards only (LD-ATK-02)."""
    return len(action_cards(game, who))


@hookimpl
def careful_token_counts(game: Game, who: Any) -> bool:
    """Danger is resolved after a Careful Movement too (LD-EXPL-14)."""
    return True


@hookimpl
def hand_size(game: Game, who: Any) -> int | None:
    """One card more in a working Isolation Room (LD-ISO-01)."""
    return 1 if has_role(game, who.place, SHELTER) and who.place not in game.table.malfunction else None


@hookimpl
def inside(game: Game) -> list[Any]:
    """On the board, or locked in the Isolation Room."""
    return [who for who in game.table.characters if who.status in ("active", ISOLATED)]


@hookimpl
def markers_exhausted(game: Game, marker: str, place: str) -> bool | None:
    """No Fire or Malfunction marker is left: the Facility is destroyed (LD-FIRE-03, LD-MALF-08)."""
    if marker in LIMITED:
        procedures.destroy(game)
    return None


@hookimpl
def character_died(game: Game, who: Any, place: str, cause: str) -> None:
    """The first death opens the Main Gate; Contingencies go to the Neutral Pool (LD-CRIT-04, LD-DEATH-04)."""
    gate.open_gate(game)
    contingencies.give_up(game, who)


@hookimpl
def computer_actions(game: Game, who: Any) -> list[tuple[str, ...]]:
    """What the face-up Computer card offers."""
    return computer.card_options(game, who)


@hookimpl
def computer_cost(game: Game, who: Any) -> int:
    """What it costs."""
    return computer.card_cost(game, who)


@hookimpl
def computer_action(game: Game, who: Any, option: tuple[str, ...], keep: bool) -> bool:
    """Perform one of them."""
    computer.perform(game, who, option, keep)
    return True


@hookimpl
def computer_turned(game: Game, who: Any) -> bool:
    """The next Computer card."""
    computer.next_card(game, who)
    return True


@hookimpl
def computer_deck(game: Game) -> list[str]:
    """The face-down Computer cards."""
    deck: list[str] = game.table.decks[computer.DECK]
    return deck


@hookimpl
def ride_elevator(game: Game, who: Any, target: str) -> bool:
    """A ride, with or without Power."""
    elevator.ride(game, who, target)
    return True
