"""`--resume` with several saved games: listed, and one of them taken up."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from nemesis_core.cli.saved import described, new_save, saves
from nemesis_core.sitting import resume
from nemesis_core.tabletop.shelf import Shelf

from ..engine.tiny import card_game
from .seated import settled, sitting

GAMES = [(Path("a.json"), "yesterday's game"), (Path("b.json"), "an older [bold] one")]


def chosen(*keys):
    """What is chosen from the shelf by these keys."""
    app = Shelf(GAMES)

    async def run():
        async with app.run_test(size=(80, 24)) as pilot:
            await settled(pilot)
            await pilot.press(*keys)
            await settled(pilot)

    asyncio.run(run())
    return app.return_value


@pytest.mark.parametrize(
    ("keys", "path"), [(("enter",), Path("a.json")), (("down", "enter"), Path("b.json")), (("q",), None)]
)
def test_a_game_is_chosen_from_the_list_or_none(keys, path):
    assert chosen(*keys) == path


def test_saves_are_listed_the_last_first_with_what_they_are(tmp_path, monkeypatch):
    monkeypatch.setattr("nemesis_core.cli.saved.folder", lambda: tmp_path)
    for number, name in enumerate(("cards.1", "cards.2", "other.1"), 1):
        path = tmp_path / f"{name}.save.json"
        seated = sitting(card_game(), path=path)
        seated.go_on()
        seated.choose("mark")
        os.utime(path, (number * 86_400, number * 86_400))
    (tmp_path / "cards.3.save.json").write_text("{")
    os.utime(tmp_path / "cards.3.save.json", (0, 0))
    found = saves("cards")
    assert [path.name.removesuffix(".save.json") for path in found] == ["cards.2", "cards.1", "cards.3"]
    assert len(saves()) == 4
    changed = new_save("cards + more-cards=3", 9)
    assert changed.name == "cards+more-cards-3.9.save.json"
    changed.write_text("{")
    assert changed in saves("cards")
    assert described(found[0]).endswith("  board, race, mode, crew, 2 seats, 1 choice made  (cards.2.save.json)")
    assert described(found[0])[:4] == "1970"
    assert described(found[2]).endswith("cannot be read  (cards.3.save.json)")
    assert resume(card_game(), found[0]).session.decision.options == ["left", "right"]
