"""Records of the race that cannot be played are refused when a variant is assembled, with one line."""

from __future__ import annotations

import pytest

from nemesis_core import assemble

pytestmark = pytest.mark.variant


@pytest.mark.parametrize(
    ("kind", "name", "field", "reason"),
    [
        ("intruder_kind", "queen", "miniatures = 0", "'miniatures' is 0; give it exactly 1"),
        ("intruder_kind", "queen", "miniatures = 2", "'miniatures' is 2; give it exactly 1"),
        ("intruder_kind", "deathcap", "miniatures = 0", "'miniatures' is 0; give it 1 or more"),
        ("intruder_kind", "stinkhorn", "miniatures = 7", "the Queen board has 8 spaces for 7 of them"),
        ("intruder_kind", "queen", "endurance = 0", "'endurance' is 0, "),
        ("intruder_kind", "deathcap", "endurance = 0", "'endurance' is 0, "),
        ("intruder_kind", "stinkhorn", "endurance = 0", "'endurance' is 0, "),
        ("queen_board_space", "space-2", "number = 7", "space-1 has the number 7 too; give each its own"),
        ("queen_board_space", "centre", "number = 0", "centre has the number 0 too; give each its own"),
        ("queen_board_space", "space-2", "order = 1", "space-1 has the order 1 too; give each its own"),
        ("germinator_slot", "slot-02", "position = 1", "slot-01 has the position 1 too; give each its own"),
        ("germinator_slot", "slot-02", 'colour = "blue"', "'colour' must be in ('purple', 'green') (got 'blue')"),
        ("bag_start", "bag-queen", "count = 4", "supply (queen), which has 3 (bag_start chytrids:bag-queen); put"),
    ],
)
def test_a_file_that_makes_no_game_is_refused_with_one_line(nemesis, tmp_path, kind, name, field, reason):
    mine = tmp_path / "mine.toml"
    mine.write_text(f'[[{kind}]]\nid = "{name}"\n{field}\n')
    said = nemesis("assemble", "chytrids", "--content", mine)
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert said.err.startswith(f"nemesis: {mine}: ")
    assert reason in said.err


def test_numbers_of_the_queen_board_can_be_others(tmp_path):
    mine = tmp_path / "mine.toml"
    mine.write_text('[[queen_board_space]]\nid = "space-8"\nnumber = 9\n')
    assert assemble("chytrids", content=[str(mine)]).compiled["queen_board"][8].number == 9
