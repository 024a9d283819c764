"""Nothing of the colony is lost or there twice, in games of every mode, on both boards, with every number of seats."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nemesis_chytrids import growth, queen_board
from nemesis_core import Game, Ruleset, assemble, make_bots
from nemesis_core.testing import RaceTable, race_rules

SPORES, MYCELIUM, TOKENS = 15, 8, 15
GERMINATORS = {f"{colour}-{number}" for colour in ("purple", "green") for number in range(1, 6)}
STINKHORNS = {f"stinkhorn-{number}" for number in range(1, 9)}
MODES = {"semi-coop": range(2, 6), "solo": [1], "cooperative": range(1, 6)}
CREWS = {"facility": "lockdown-crew", "ship": "nemesis-crew"}
GAMES = [(board, mode, seats) for board in CREWS for mode, numbers in MODES.items() for seats in numbers]


@cache
def real(board: str, mode: str) -> Ruleset:
    """The race on `board`, with the crew that goes with it."""
    return assemble(board=board, race="chytrids", mode=mode, crew=(CREWS[board],))


def check_colony(game: Game) -> None:
    """Every Spore, Mycelium, Germinator, Stinkhorn and token is in one place, and no Room holds two kinds of growth."""
    part, table = game.colony, game.table
    carried = sum(who.marks.get("spore", 0) for who in table.characters)
    assert len(part.spores) + carried + growth.spores_left(game) == SPORES
    assert growth.spores_left(game) >= 0
    assert len(part.mycelium) + growth.mycelium_left(game) == MYCELIUM
    assert growth.mycelium_left(game) >= 0
    places = [*part.spores, *part.germinators, *part.mycelium]
    assert len(set(places)) == len(places)
    assert set(places) <= set(game.board.order)
    check_germinators(game)
    check_stinkhorns(game)
    assert Counter(token.partition("/")[0] for token in (*table.bag, *table.supply)) == {
        record.id: record.count for record in game.ruleset.content.of("intruder_token")
    }
    assert len(table.bag) + len(table.supply) == TOKENS


def check_germinators(game: Game) -> None:
    """The ten stand in Rooms or on spaces of their colour, those on the board's right at a level that there is."""
    part = game.colony
    standing = [*part.germinators.values(), *part.slots.values()]
    assert sorted(standing) == sorted(GERMINATORS)
    assert set(part.levels) == GERMINATORS
    assert set(part.levels.values()) <= {1, 2, 3}
    colours = {slot.id: slot.colour for slot in game.germinator_slots}
    assert all(name.startswith(colours[slot]) for slot, name in part.slots.items())


def check_stinkhorns(game: Game) -> None:
    """The eight are on the board, on the Queen board, or slain; in the victory check a board may explode with them."""
    if game.state.phase not in ("player", "event"):
        return
    out = [piece for piece in game.table.intruders if piece in STINKHORNS]
    slain = queen_board.slain_stinkhorns(game)
    assert sorted([*out, *queen_board.stinkhorns(game), *slain]) == sorted(STINKHORNS)
    assert [miniature for miniature in game.colony.slain if miniature not in slain] in ([], ["queen-1"])


def watched(ruleset: Ruleset, seats: int, seed: int, bots: str) -> Game:
    """A game that is looked at after every step from the end of set-up on."""
    game = ruleset.new_game(seats, seed)
    game.on_step = lambda now: None if now.state.phase == "setup" else check_colony(now)
    game.play(make_bots(bots, seats, seed))
    return game


SEEDS = st.integers(0, 2**32)
FEW = settings(max_examples=4, deadline=None)


@pytest.mark.variant
@pytest.mark.parametrize(("board", "mode", "seats"), GAMES)
@FEW
@given(seed=SEEDS, bots=st.sampled_from(["random", "curious"]))
def test_the_colony_is_conserved_on_both_boards_in_every_mode(
    board: str, mode: str, seats: int, seed: int, bots: str
) -> None:
    check_colony(watched(real(board, mode), seats, seed, bots))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@FEW
@given(seed=SEEDS)
def test_the_colony_is_conserved_on_the_fakes(seats: int, seed: int) -> None:
    check_colony(watched(race_rules("chytrids"), seats, seed, "random"))


@pytest.mark.parametrize(
    "spoil",
    [
        lambda game: game.colony.germinators.pop("b"),
        lambda game: game.colony.spores.update(b=1),
        lambda game: game.colony.slain.append("stinkhorn-1"),
        lambda game: game.colony.levels.update({"purple-2": 4}),
        lambda game: game.table.bag.pop(),
    ],
)
def test_what_is_lost_or_there_twice_is_found_out(spoil: Any) -> None:
    game = RaceTable(race_rules("chytrids"), ["alpha", "beta"]).game
    growth.place_germinator(game, "b")
    check_colony(game)
    spoil(game)
    with pytest.raises(AssertionError):
        check_colony(game)
