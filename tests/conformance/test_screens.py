"""The screens of every variant: what a seat may not know changes nothing, and all of it is text for people."""

from __future__ import annotations

import pytest

from nemesis_core import Panel, Session
from nemesis_core.bots import make_bots
from nemesis_core.screen import names_in, panels, results

from .checks import stops
from .screens import check_panels, found_ids
from .test_conformance import each_variant
from .variants import SWEEP, VARIANTS, Variant

EVERY = 3 if SWEEP else 11


def screen(session: Session, seat: int) -> list[Panel]:
    ruleset, view = session.game.ruleset, session.view(seat)
    return panels(ruleset, view, names_in(ruleset, view))


@each_variant
def test_screen_tells_nothing_that_a_seat_may_not_know(variant: Variant) -> None:
    for seats in (variant.seats[0], variant.seats[-1]):
        for number, session in stops(variant.ruleset, seats, 8, every=EVERY):
            for seat in range(seats):
                other = session.redeal(seat, number)
                assert screen(other, seat) == screen(session, seat)
                assert names_in(variant.ruleset, other.view(seat)) == names_in(variant.ruleset, session.view(seat))


@pytest.mark.parametrize("bots", ["random", "curious"])
@each_variant
def test_screens_are_text_for_people(variant: Variant, bots: str) -> None:
    for seats in variant.seats[:: 1 if SWEEP else 3]:
        session, players = Session(variant.ruleset.new_game(seats, 9)), make_bots(bots, seats, 9)
        number = 0
        while session.decision is not None:
            if number % EVERY == 0:
                for seat in range(seats):
                    check_panels(variant.ruleset, screen(session, seat))
            session.choose(players[session.decision.seat](session.game, session.decision))
            number += 1
        check_end(session)


def check_end(session: Session) -> None:
    """The end screen, and the last screen of each seat."""
    for seat in range(session.game.state.seats):
        check_panels(session.game.ruleset, screen(session, seat))
    made = results(session.game, names_in(session.game.ruleset, session.view(0)))
    assert made
    check_panels(session.game.ruleset, made)


def test_every_seat_sees_a_screen_of_its_own() -> None:
    variant = VARIANTS[0]
    for _, session in stops(variant.ruleset, 2, 1, every=40):
        if session.game.state.phase != "setup":
            assert screen(session, 0) != screen(session, 1)


# ---------------------------------------------------------------- that faults are found


@pytest.mark.parametrize("text", ["at room-003", "c-002-017", "medkit/2", "alpha.look/1", "of p1", "grub-1, seat 2"])
def test_ids_are_found_out(text: str) -> None:
    panel = Panel("", [(text,)])
    known = VARIANTS[0].ruleset
    wanted = {"room-003": False, "c-002-017": False, "medkit/2": True, "alpha.look/1": True, "p1": True, "grub-1": True}
    expected = [word for word, found in wanted.items() if found and word in text]
    assert found_ids(known, [panel]) == expected


@pytest.mark.parametrize(
    "panel",
    [
        Panel("T", [("a", "b"), ("c",)]),
        Panel("T", [("a", "b")], ("one",)),
        Panel("T\u00e9", [("a",)]),
        Panel("T", [("\u2026",)]),
        Panel("T", [("?card",)]),
        Panel("T", [(1,)]),  # type: ignore[list-item]
    ],
)
def test_faulty_panels_are_found_out(panel: Panel) -> None:
    with pytest.raises(AssertionError):
        check_panels(VARIANTS[0].ruleset, [panel])
