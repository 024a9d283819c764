"""What a seat can win by, and what it can go and do for it, as boards and modes describe them to bots."""

from __future__ import annotations

from typing import Final

import attrs

NEVER: Final = 99
"""So many rounds away that it does not come."""


@attrs.frozen
class Goal:
    """Something by which a seat wins: an Objective, or what a mode has in its place.

    :param name: the id of the Objective, or a word of the mode's own.
    :param ways: conditions, as Objectives name them; all of one way have to hold at the end.
    :param alive: is it needed that the Character of the seat survives?
    :param chosen: is it settled that the seat pursues this one? Of several that are not it will keep one.
    """

    name: str
    ways: tuple[tuple[str, ...], ...]
    alive: bool = True
    chosen: bool = True


@attrs.frozen(kw_only=True)
class Errand:
    """Something that a seat can go and do, towards a goal, to get out alive, or to feel better.

    :param choose: how the option begins by which it is done, such as `("room", "send-a-signal")`.
    :param places: where it can be done, as far as the seat knows; with nothing here nor in `hidden` it is anywhere.
    :param hidden: where the Room for it may lie, while the seat does not know where it lies.
    :param fulfils: conditions that hold by it.
    :param needs: conditions that have to hold before; other errands may fulfil them.
    :param spoils: conditions that cannot hold once it is done.
    :param shared: what it is for holds for all, whoever does it.
    :param leaves: the Character is out of play by it, and alive.
    :param eases: what gets better by it, a word: "wounds", "infection", "checks" (those at the end of the game); or an
        empty text.
    :param opens: in how many rounds it can be done at the earliest; 0 is now.
    :param closes: in how many rounds it can be done for the last time.
    :param odds: how likely it is to do what it is for; of one by which a Character leaves, that it lives on after it.
    """

    choose: tuple[str, ...]
    places: tuple[str, ...] = ()
    hidden: tuple[str, ...] = ()
    fulfils: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    spoils: tuple[str, ...] = ()
    shared: bool = False
    leaves: bool = False
    eases: str = ""
    opens: int = 0
    closes: int = NEVER
    odds: float = 1.0
