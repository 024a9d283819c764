"""The race on a board that has none of the Rooms and tracks its cards name."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core import Ruleset, errors, make_bots
from nemesis_core.testing import check_conserved, fakes, pieces, table


@pytest.fixture(scope="module", params=["lockdown", "nemesis"])
def plain(request: pytest.FixtureRequest) -> Ruleset:
    """The small board of the fakes in each edition: no Power to give, no self-destruction, no Pods."""
    return fakes(edition=request.param, race="classic-intruders")


ABSENT = {
    "lockdown": ["coolant-leak", "nest-event", "power-surge"],
    "nemesis": ["ship-coolant-leak", "ship-evacuation-pod-ejection", "ship-flammable-compounds", "ship-nest"],
}


@pytest.mark.parametrize(("edition", "card"), [(edition, card) for edition in ABSENT for card in ABSENT[edition]])
def test_a_card_that_names_what_is_not_there_does_nothing(edition: str, card: str) -> None:
    t = table(fakes(edition=edition, race="classic-intruders"))
    t.top("events", card).step("event", "event-card")
    assert (t.table.fire, t.table.malfunction, t.table.noise, t.table.intruders) == ({}, {}, {}, {})
    assert [c.serious for c in t.table.characters] == [[], []]
    assert t.ending == ""


@pytest.mark.parametrize("bot", ["random", "curious"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_whole_games_end_and_lose_no_component(plain: Ruleset, bot: str, seats: int) -> None:
    for seed in range(6):
        game = plain.new_game(seats, seed)
        game.state.streams["fake:dark"] = seed % 2
        start: list[Any] = []

        def look(game: Any, start: list[Any] = start) -> None:
            if game.state.phase != "setup":
                start.append(pieces(game))
                check_conserved(game, start[0])
                del start[1:]

        game.on_step = look
        game.play(make_bots(bot, seats, seed))
        assert game.state.ending not in ("", "stall")


def test_a_board_of_another_edition_is_refused() -> None:
    """Where the boards of these editions are installed they say what the tags mean."""
    with pytest.raises(
        errors.AssemblyError,
        match=r"classic-intruders needs .*edition:lockdown or edition:nemesis\)?, which no chosen piece has",
    ):
        fakes(edition="submarine", race="classic-intruders")
