"""What a seat can win by, and what it can go and do for it, as boards and modes describe them to bots."""

from __future__ import annotations

from typing import Final

import attrs

NEVER: Final = 99
"""So many rounds away that it does not come."""
Ways = tuple[tuple[str, ...], ...]
"""Alternatives, each the conditions that have to hold for it."""


@attrs.frozen
class Goal:
    """Something by which a seat wins: an Objective, or what a mode has in its place.

    :param name: the id of the Objective, or a word of the mode's own.
    :param ways: conditions, as Objectives name them; all of one way have to hold at the end.
    :param alive: is it needed that the Character of the seat survives?
    :param chosen: is it settled that the seat pursues this one? Of several that are not it will keep one.
    :param others: the ways of what others have to fulfil so that the seat wins: it spoils nothing that they need, and
        helps with what is `shared`.
    """

    name: str
    ways: Ways
    alive: bool = True
    chosen: bool = True
    others: tuple[Ways, ...] = ()


@attrs.frozen(kw_only=True)
class Errand:
    """Something that a seat can go and do, towards a goal, to get out alive, or to feel better.

    :param choose: how the option begins by which it is done, such as `("room", "send-a-signal")`; an empty text in it
        stands for any word. With nothing in it being there is all.
    :param places: where it can be done, as far as the seat knows; with nothing here nor in `hidden` it is anywhere.
    :param hidden: where the Room for it may lie, while the seat does not know where it lies.
    :param fulfils: conditions that hold by it.
    :param needs: conditions that have to hold before; other errands may fulfil them.
    :param spoils: conditions that cannot hold once it is done.
    :param shared: what it is for holds for all, whoever does it.
    :param hastens: the game ends sooner by it, so that it is done last.
    :param leaves: the Character is out of play by it, and alive.
    :param eases: what gets better by it, a word: "wounds", "infection", "light"; or an empty text.
    :param opens: in how many rounds it can be done at the earliest; 0 is now.
    :param closes: in how many rounds it can be done for the last time.
    :param takes: so many rounds it takes beside the way to the first of the places.
    :param each: it has to be done in each of `places`, by whomever; those who are in play share them.
    :param odds: how likely it is to do what it is for; of one by which a Character leaves, that it lives on after it.
    """

    choose: tuple[str, ...]
    places: tuple[str, ...] = ()
    hidden: tuple[str, ...] = ()
    fulfils: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    spoils: tuple[str, ...] = ()
    shared: bool = False
    hastens: bool = False
    leaves: bool = False
    eases: str = ""
    opens: int = 0
    closes: int = NEVER
    takes: float = 0.0
    each: bool = False
    odds: float = 1.0

    def names(self, option: str | tuple[str, ...]) -> bool:
        """Is it done by `option`?"""
        parts = (option,) if isinstance(option, str) else option
        size = len(self.choose)
        fits = all(word in ("", part) for word, part in zip(self.choose, parts, strict=False))
        return 0 < size <= len(parts) and fits
