"""Set-up of what every board, race and mode shares."""

from __future__ import annotations

import pytest

from nemesis_core import Piece, Plugin, hookimpl
from nemesis_core.errors import NemesisError
from nemesis_core.testing import fakes, set_up, table


@pytest.mark.rule("LD-SETUP-19")
def test_no_carcass_lies_on_the_board():
    game = set_up(seats=3)
    assert game.table.objects == {}
    assert sorted(t for t in game.table.object_supply if "carcass" in t) == [f"intruder-carcass/{n}" for n in (1, 2, 3)]


@pytest.mark.rule("LD-SETUP-30")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_player_numbers_are_each_dealt_once_at_random(seats):
    dealt = [[c.number for c in set_up(seats=seats, seed=seed).table.characters] for seed in range(20)]
    assert all(sorted(numbers) == list(range(1, seats + 1)) for numbers in dealt)
    assert len({tuple(numbers) for numbers in dealt}) > 1


@pytest.mark.rule("LD-SETUP-30", "LD-SETUP-51")
@pytest.mark.parametrize("numbers", [["1", "2", "3"], ["3", "1", "2"], ["2", "3", "1"]])
def test_draft_goes_by_player_number_and_player_one_is_first_player(numbers):
    log = []
    game = fakes().new_game(3, 7)
    game.fixed["player-numbers"] = [numbers]
    game.asker = lambda _, decision: decision.options[-1]
    game.listener = log.append
    for step in game.ruleset.phases["setup"]:
        while step.run(game):
            pass
    drafted = [e.data["who"] for e in log if e.kind == "draft"]
    assert [numbers[seat] for seat in drafted] == ["1", "2", "3"]
    assert [c.number for c in game.table.characters] == [int(n) for n in numbers]
    assert game.table.first == numbers.index("1")
    assert [c["number"] for c in game.view(2)["characters"]] == [int(n) for n in numbers]


@pytest.mark.rule("LD-SETUP-51")
@pytest.mark.parametrize("seed", range(5))
def test_player_one_is_first_player_whoever_that_is(seed):
    game = set_up(seats=4, seed=seed)
    assert game.table.characters[game.table.first].number == 1


@pytest.mark.rule("LD-SETUP-31")
def test_everybody_has_an_empty_inventory_that_only_he_sees():
    t = table(characters=["alpha", "beta", "gamma", "delta"])
    assert [c.items for c in t.table.characters] == [[]] * 4
    cards = [t.give(who, "bandage") for who in t.table.characters]
    for seat in range(4):
        shown = [c["items"] for c in t.game.view(seat)["characters"]]
        assert shown == [[cards[s]] if s == seat else ["?item-green"] for s in range(4)]


class TakesAllBut:
    """A house rule that leaves one piece of one pool."""

    def __init__(self, pool):
        self.pool = pool

    @hookimpl
    def edit_pool(self, game, pool, pieces):
        if pool == self.pool:
            del pieces[1:]


rooms, exploration, supply = TakesAllBut("rooms-I"), TakesAllBut("exploration"), TakesAllBut("supply")


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("rooms", "set-up takes 2 out of the pool rooms-I, which has 1"),
        ("exploration", "set-up takes 2 out of the pool exploration, which has 1"),
        ("supply", "set-up takes . out of the pool supply .*, which has ."),
    ],
)
def test_pool_that_a_piece_takes_too_much_of_is_named(name, line):
    rule = Piece(id="thief", kind="house-rule", title="Thief", implementation=(f"{__name__}:{name}",))
    ruleset = fakes(more=(Plugin(pieces=(rule,)),), house_rules=("thief",))
    with pytest.raises(NemesisError, match=line):
        ruleset.new_game(2, 1).play([lambda game, decision: decision.options[0]] * 2)
