"""Nothing of the race is lost or there twice, in games of every mode, on both boards, with every number of seats."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nemesis_core import Game, Ruleset, assemble, make_bots
from nemesis_core.testing import RaceTable, race_rules

LAIRS = {"lair-1", "lair-2", "lair-3"}
PANIC, TOKENS = 20, 24
MODES = {"semi-coop": range(2, 6), "solo": [1], "cooperative": range(1, 6)}
CREWS = {"facility": "lockdown-crew", "ship": "nemesis-crew"}
GAMES = [(board, mode, seats) for board in CREWS for mode, numbers in MODES.items() for seats in numbers]


@cache
def real(board: str, mode: str) -> Ruleset:
    """The race on `board`, with the crew that goes with it."""
    return assemble(board=board, race="void-seeders", mode=mode, crew=(CREWS[board],))


def check_seeders(game: Game) -> None:
    """Tokens, Panic cards and Lairs are in one place each, levels are on the track, and nobody has Slime or a Larva."""
    part, table = game.seeders, game.table
    tokens = Counter([*table.bag, *table.supply, *part.boxed])
    assert set(tokens.values()) == {1}
    assert len(tokens) == TOKENS
    assert set(part.levels) == set(part.owners.values()) == {f"p{seat + 1}" for seat in range(game.state.seats)}
    assert set(part.levels.values()) <= {1, 2, 3, 4, 5}
    assert all(token in part.boxed for token in tokens if "insanity" in token and token not in part.owners)
    cards = Counter([*table.decks["panic"], *table.discards["panic"], *part.resolving])
    assert (len(cards), cards.total()) == (PANIC, PANIC)
    assert not part.resolving or (game.state.ending and not game.over)
    lairs = [*part.lairs.values(), *part.destroyed]
    assert set(lairs) <= LAIRS
    assert len(set(lairs)) == len(lairs)
    assert set(part.lairs) <= set(table.explored)
    assert set(part.lair_injuries) <= set(part.lairs.values())
    check_creatures(game)


def check_creatures(game: Game) -> None:
    """A Despoiler is killed with the last Lair, or with the board, and then gone; none holds a token."""
    table, killed = game.table, game.laboratory.queen_killed
    if game.state.phase in ("player", "event"):
        assert killed is (len(game.seeders.destroyed) == len(LAIRS))
    assert not (killed and "despoiler-1" in table.intruders)
    assert not any(piece.token or (piece.kind == "despoiler" and piece.injuries) for piece in table.intruders.values())
    assert not any(who.marks.get("slime", 0) or who.marks.get("larva", 0) for who in table.characters)


def watched(ruleset: Ruleset, seats: int, seed: int, bots: str) -> Game:
    """A game that is looked at after every step from the end of set-up on."""
    game = ruleset.new_game(seats, seed)
    game.on_step = lambda now: None if now.state.phase == "setup" else check_seeders(now)
    game.play(make_bots(bots, seats, seed))
    return game


SEEDS = st.integers(0, 2**32)
FEW = settings(max_examples=4, deadline=None)


@pytest.mark.variant
@pytest.mark.parametrize(("board", "mode", "seats"), GAMES)
@FEW
@given(seed=SEEDS, bots=st.sampled_from(["random", "curious"]))
def test_all_is_conserved_on_both_boards_in_every_mode(board: str, mode: str, seats: int, seed: int, bots: str) -> None:
    check_seeders(watched(real(board, mode), seats, seed, bots))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@FEW
@given(seed=SEEDS)
def test_all_is_conserved_on_the_fakes(seats: int, seed: int) -> None:
    check_seeders(watched(race_rules("void-seeders"), seats, seed, "random"))


@pytest.mark.parametrize(
    "spoil",
    [
        lambda game: game.seeders.lairs.update(c="lair-1"),
        lambda game: game.seeders.levels.update(p1=6),
        lambda game: game.seeders.boxed.pop(),
        lambda game: game.table.decks["panic"].pop(),
        lambda game: game.table.bag.pop(),
        lambda game: game.table.characters[0].marks.update(slime=1),
        lambda game: game.seeders.destroyed.extend(["lair-2", "lair-3"]) or game.seeders.destroyed.append("lair-1"),
    ],
)
def test_what_is_lost_or_there_twice_is_found_out(spoil: Any) -> None:
    game = RaceTable(race_rules("void-seeders"), ["alpha", "beta"]).game
    game.seeders.lairs["b"] = "lair-1"
    game.table.explored["b"] = 1
    check_seeders(game)
    spoil(game)
    with pytest.raises(AssertionError):
        check_seeders(game)
