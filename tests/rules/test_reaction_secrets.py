"""A declined reaction leaves no trace: not in views, questions or the log, and not in what can be taken back."""

from __future__ import annotations

import pytest

from nemesis_core import Session
from nemesis_core.testing import table

INTERRUPTION = "interruption"


def after_declining(sentry: str) -> dict[str, object]:
    """What the hacker sees and can do once it has let the janitor's Interruption of its Movement stand.

    The sentry, who is asked after it, holds one card.
    """
    t = table("lockdown", ["hacker", "janitor", "sentry"])
    hands = {"hacker": (INTERRUPTION, "search", "rest", "demolition", "recharge"), "janitor": (INTERRUPTION,)}
    for who, cards in {**hands, "sentry": (sentry,)}.items():
        t.put(who, "repository").hand(who, *cards)
    state = t.game.state
    state.phase, state.step = "player", [step.name for step in t.game.ruleset.phases["player"]].index("turns")
    session = Session(t.game, listen=True)
    session.choose(next(option for option in session.decision.options if option[0] == "move"))
    while session.decision.kind == "pay":
        session.choose(session.decision.options[0])
    session.choose(("react", "janitor.interruption/1", "cancel-action"))
    assert (session.decision.seat, session.decision.kind) == (0, "react")
    session.choose(("pass",))
    while session.decision.seat == 2:
        session.choose(("pass",))
    heard = [event for event in session.events if event.audience is None or 0 in event.audience]
    return {"view": session.view(0), "options": session.decision.options, "log": heard, "undo": session.can_undo}


@pytest.mark.parametrize("what", ["view", "options", "log", "undo"])
def test_who_declines_learns_nothing_of_those_who_are_asked_after_it(what):
    assert after_declining(INTERRUPTION)[what] == after_declining("search")[what]
