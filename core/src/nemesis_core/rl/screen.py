"""A seat's screen as plain text, for those who watch an environment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..screen import names_in, panels
from ..wording import question

if TYPE_CHECKING:
    from ..session import Session


def screen_of(session: Session, seat: int) -> str:
    """The panels of `seat`, and what it is asked if it is asked, with the options by their numbers."""
    game = session.game
    view = game.view(seat)
    names = names_in(game.ruleset, view)
    lines = []
    for panel in panels(game.ruleset, view, names):
        if panel.rows and not panel.aside:
            lines += [panel.title, *("  " + "  ".join(row) for row in panel.rows)]
    decision = session.decision
    if decision is not None and decision.seat == seat:
        told = question(game, decision, names)
        lines += [told.text, *(f"{n:4}  {offer.text}" for n, offer in enumerate(told.offers))]
    return "\n".join(lines)
