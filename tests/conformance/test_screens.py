"""What conformance looks at in screens is what it is there for."""

from __future__ import annotations

import pytest

from nemesis_core import Panel
from nemesis_core.testing.conformance.checks import stops
from nemesis_core.testing.conformance.screens import check_panels, found_ids, screen

from .variants import VARIANTS


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
