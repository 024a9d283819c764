"""The Cargo Sending System: its tokens on the Time track, its Pods, the launch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import (
    arrive,
    discard_hand,
    in_order,
    leave,
    pass_turn,
    serious_wound,
)

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

EVACUATED = "evacuated"
CAUSE = "css"


def token_here(game: Game) -> bool:
    """Does a CSS token lie on the slot of the Time token? (LD-CSS-02)"""
    return str(game.facility.time) in game.facility.css


def pod_empty(game: Game, letter: str) -> bool:
    """Is the Pod `letter` empty? (LD-CSS-03)"""
    return letter not in game.facility.pods


def enter_pod(game: Game, who: Character, letter: str) -> None:
    """`who` discards its hand, passes and goes into the Pod (LD-CSS-01, LD-CSS-04 to LD-CSS-07).

    What a Wound does on passing happens before: nothing reaches a Character in a Pod.
    """
    discard_hand(game, who)
    pass_turn(game, who)
    if not who.place:
        return
    game.facility.pods[letter] = who.seat
    who.place = ""
    game.tell("pod.enter", "LD-CSS-06", who=who.seat, pod=letter)


def launch(game: Game) -> None:
    """Step: the token under the Time token is turned up and launches its Pods (LD-EVENT-02, LD-CSS-08 to -12).

    The others come back afterwards, so that the death of one of them ends no game in which another gets away.
    """
    facility = game.facility
    token = facility.css.pop(str(facility.time), "")
    if not token:
        return
    game.know_all(token)
    facility.css_used.append(token)
    letters = game.css_tokens[token].launches
    game.tell("css.launch", "LD-EVENT-02", pods=list(letters))
    inside = {seat: letter for letter, seat in facility.pods.items()}
    facility.pods = {}
    aboard = [who for who in in_order(game) if who.seat in inside]
    for who in aboard:
        if inside[who.seat] in letters:
            leave(game, who, EVACUATED)
    for who in aboard:
        if inside[who.seat] not in letters:
            come_back(game, who, inside[who.seat])


def come_back(game: Game, who: Character, letter: str) -> None:
    """`who` is back in the Room of its Pod, with a Serious Wound (LD-CSS-10, LD-CSS-11)."""
    tile = game.pods[letter]
    arrive(game, who, next(p for p, t in game.table.tiles.items() if t == tile), noise="none")
    serious_wound(game, who, CAUSE)


# ---------------------------------------------------------------- tokens that cards take off

NEXT, LAST = "next", "last"


def ahead(game: Game) -> list[str]:
    """The slots with a CSS token that the Time token has still to reach, the next one first."""
    facility = game.facility
    return sorted((slot for slot in facility.css if int(slot) < facility.time), key=int, reverse=True)


def takeable(game: Game) -> list[str]:
    """What a card can take off the track: the next token ahead or the last one."""
    return [NEXT, LAST] if ahead(game) else []


def take_off(game: Game, which: str) -> None:
    """The next CSS token ahead of the Time token, or the last one, goes back to the box unseen, if there is one."""
    slots = ahead(game)
    if not slots:
        return
    slot = slots[0] if which == NEXT else slots[-1]
    game.facility.css_spare.append(game.facility.css.pop(slot))
    game.tell("css.gone", "LD-EVENT-14", slot=slot)


# ---------------------------------------------------------------- looking at tokens and moving them


def token_slots(game: Game) -> list[str]:
    """The slots of the track with a CSS token."""
    return list(game.facility.css)


def unknown_slots(game: Game, who: Character) -> list[str]:
    """The slots with a CSS token that `who` does not know yet."""
    known = game.state.known
    return [slot for slot, token in game.facility.css.items() if not known.get(token, 0) >> who.seat & 1]


def peek_css(game: Game, who: Character, slot: str) -> None:
    """`who` looks at the CSS token on `slot` (LD-CSSCTL-01)."""
    token = game.facility.css[slot]
    game.know(token, (who.seat,))
    game.tell("css.peek", "LD-CSSCTL-01", (who.seat,), who=who.seat, slot=slot, token=token)


def css_moves(game: Game, slot: str) -> list[str]:
    """The slots to which the CSS token on `slot` can be moved by one (LD-CSSCTL-02).

    The token under the Time token stays, and no slot holds two; S is a slot too.
    """
    facility, at = game.facility, int(slot)
    if at == facility.time:
        return []
    return [str(n) for n in (at - 1, at + 1) if n in game.time_slots and str(n) not in facility.css]


def move_css(game: Game, slot: str, target: str) -> None:
    """Move the CSS token on `slot` to `target`."""
    css = game.facility.css
    css[target] = css.pop(slot)
    game.tell("css.move", "LD-CSSCTL-02", slot=slot, target=target)
