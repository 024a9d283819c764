"""Set-up on the ship of the original game: what lies in Engine Rooms, and which Room and tokens stay out."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core import assemble
from nemesis_core.testing import set_up

pytestmark = pytest.mark.variant
ENGINES = ["engine-1", "engine-2", "engine-3"]


@pytest.mark.rule("VS-SET-02", "VS-SET-03", "VS-SET-04")
@pytest.mark.parametrize("board", ["ship", "ship-advanced"])
@pytest.mark.parametrize("seed", range(5))
def test_engine_rooms_get_tokens_and_no_room_is_covered_with_slime(board: str, seed: int) -> None:
    game = set_up(assemble("void-seeders-on-the-ship", board=board), 3, seed)
    table, rooms = game.table, game.board.rooms
    assert set(ENGINES) <= set(table.tokens) & set(table.explored)
    assert set(table.tokens) - set(ENGINES) == {place for place in game.board.order if place not in table.explored}
    assert not [tile for tile in (*table.tiles.values(), *table.box) if "slime" in rooms[tile].roles]
    effects = [game.cards.exploration[token].effect for token in (*table.tokens.values(), *table.spare_tokens)]
    printed = [record.effect for record in game.ruleset.content.of("exploration_token") for _ in range(record.count)]
    assert effects.count("lair") == 3
    for effect in ("slime", "silence"):
        assert effects.count(effect) == printed.count(effect) - 2


@pytest.mark.rule("VS-SET-05", "VS-SET-06", "VS-LEX-02")
def test_who_walks_into_an_engine_room_turns_its_token_up(ship: Any) -> None:
    tokens = ship.table.tokens
    for name in [name for name in (*ship.table.spare_tokens, *ship.table.used_tokens) if name == "lair-1/1"]:
        pile = ship.table.spare_tokens if name in ship.table.spare_tokens else ship.table.used_tokens
        pile.remove(name)
        pile.append(tokens["engine-1"])
        tokens["engine-1"] = name
    for place in [place for place, name in tokens.items() if name == "lair-1/1" and place != "engine-1"]:
        tokens[place], tokens["engine-1"] = tokens["engine-1"], tokens[place]
    corridor, start = ship.game.board.ways["engine-1"][0]
    ship.explored(start).put("captain", start).put("scout", "cockpit").hand("captain", "search", "rest")
    ship.act("captain", "move", "engine-1", corridor)
    assert (list(ship.game.seeders.lairs), "engine-1" in tokens) == (["engine-1"], False)
    assert ("engine-1" in ship.table.items, ship.told("noise.roll")) == (False, [])
