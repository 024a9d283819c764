"""Escape Pods: locked and unlocked, entered, left and launched, and Characters thrown out of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import has_role, intruder_appears, leave, pass_turn, role_places

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

KIND = "pod"
ESCAPED = "escaped"
LAUNCH, WAIT, LEAVE, STAY = "launch", "wait", "leave", "stay"


# ---------------------------------------------------------------- locks


def aboard(game: Game) -> list[str]:
    """The Pods that have not been launched, by number."""
    return sorted(game.ship.pods)


def turn(game: Game, pod: str) -> None:
    """Turn a Locked Pod that is still aboard to Unlocked, or back (SH-HATCH-01, SH-CRIT-04)."""
    ship = game.ship
    if pod not in ship.pods:
        return
    if ship.locked.pop(pod, None) is None:
        ship.locked[pod] = 1
    game.tell("pod.turn", "SH-HATCH-01", pod=pod, locked=pod in ship.locked)


def unlock_all(game: Game, rule: str) -> None:
    """Every Pod becomes Unlocked, as `rule` says (SH-POD-02)."""
    if game.ship.locked:
        game.ship.locked.clear()
        game.tell("pods.unlock", rule)


# ---------------------------------------------------------------- Sections


def section_at(game: Game, place: str) -> str:
    """The Section, "a" or "b", whose Room is at `place`; empty if it is no Evacuation Section."""
    return next((s for s in sorted(set(game.ship.pods.values())) if has_role(game, place, f"evacuation-{s}")), "")


def pods_at(game: Game, place: str) -> list[str]:
    """The Pods aboard that are entered from the Room at `place`, by number."""
    section = section_at(game, place)
    return [pod for pod in aboard(game) if game.ship.pods[pod] == section]


def room_of(game: Game, pod: str) -> str:
    """The place from which `pod` is entered."""
    return role_places(game, f"evacuation-{game.ship.pods[pod]}")[0]


def pod_of(game: Game, who: Character) -> str:
    """The Pod in which `who` waits, or an empty text."""
    return next((pod for pod, seats in game.ship.waiting.items() if who.seat in seats), "")


# ---------------------------------------------------------------- entering and leaving


def free_pods(game: Game, who: Character) -> list[str]:
    """The Pods that `who` can enter: here, Unlocked, with a free place (SH-POD-01, SH-EVAC-01, SH-EVAC-05)."""
    ship, seats = game.ship, game.pod_seats
    return [p for p in pods_at(game, who.place) if p not in ship.locked and len(ship.waiting[p]) < seats[p]]


def try_to_enter(game: Game, who: Character) -> None:
    """`who` rolls for Noise; unless an Intruder appears it takes a place in a Pod (SH-EVAC-02, SH-EVAC-03)."""
    if not intruder_appears(game, who):
        enter(game, who, game.ask(who.seat, "pod", free_pods(game, who)))


def enter(game: Game, who: Character, pod: str) -> None:
    """`who` is in `pod` and says at once whether it launches or waits (SH-POD-04, SH-POD-05, SH-POD-09, SH-POD-11)."""
    game.ship.waiting[pod].append(who.seat)
    who.place = ""
    game.tell("pod.enter", "SH-POD-04", who=who.seat, pod=pod)
    if game.ask(who.seat, "pod-entered", [LAUNCH, WAIT], pod) == LAUNCH:
        launch(game, pod)
    else:
        stay(game, who, pod)


def stay(game: Game, who: Character, pod: str) -> None:
    """`who` waits in `pod` and so passes for this cycle, with the discards of any pass (SH-POD-09, SH-ROUND-08)."""
    game.tell("pod.wait", "SH-POD-09", who=who.seat, pod=pod)
    pass_turn(game, who)


def waits(game: Game, who: Character) -> bool | None:
    """Does `who` wait in a Pod?"""
    return True if pod_of(game, who) else None


def waiting_go(game: Game, who: Character) -> None:
    """The first go of one that waits: launch, leave or stay (SH-POD-07 to SH-POD-09)."""
    pod = pod_of(game, who)
    choice = game.ask(who.seat, "pod-waiting", [LAUNCH, LEAVE, STAY], pod)
    if choice == LAUNCH:
        launch(game, pod)
    elif choice == LEAVE:
        game.tell("pod.leave", "SH-POD-08", who=who.seat, pod=pod)
        step_out(game, who, pod)
    else:
        stay(game, who, pod)


def step_out(game: Game, who: Character, pod: str) -> None:
    """`who` is back in the Room of its Pod."""
    game.ship.waiting[pod].remove(who.seat)
    who.place = room_of(game, pod)
    game.hooks.room_entered(game, who, "")


def throw_out(game: Game, place: str) -> None:
    """An Intruder is at `place`: whoever waits in a Pod of that Section is back in the Room (SH-POD-10)."""
    for pod in pods_at(game, place):
        for seat in list(game.ship.waiting[pod]):
            game.tell("pod.back", "SH-POD-10", who=seat, pod=pod)
            step_out(game, game.table.characters[seat], pod)


# ---------------------------------------------------------------- launching


def launch(game: Game, pod: str) -> None:
    """`pod` leaves the ship with all in it, who are safe (SH-POD-06, SH-POD-11)."""
    ship = game.ship
    seats = ship.waiting.pop(pod)
    del ship.pods[pod]
    ship.locked.pop(pod, None)
    game.tell("pod.launch", "SH-POD-06", pod=pod)
    for seat in sorted(seats):
        leave(game, game.table.characters[seat], ESCAPED)


def launch_lowest(game: Game) -> None:
    """The Pod with the lowest number is launched, if any is left."""
    for pod in aboard(game)[:1]:
        launch(game, pod)


def launch_highest(game: Game, section: str) -> None:
    """Of the Pods of `section` ("a" or "b") the one with the highest number is launched, if any is left."""
    for pod in [pod for pod in aboard(game) if game.ship.pods[pod] == section][-1:]:
        launch(game, pod)
