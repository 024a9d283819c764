"""The colony on a seat's screen and on the end screen: every row worked out by hand from what grows."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_chytrids.answers import report
from nemesis_core.rules import all_is_lost, kill, perish


def colony_of(t: Any) -> dict[str, str]:
    return dict(t.screen()["The colony"])


def there(t: Any, title: str = "Rooms") -> dict[str, str]:
    """The Rooms by name, with what is there."""
    rows = next(rows for name, rows in t.screen().items() if name.startswith(title))
    return {row[-2]: row[-1] for row in rows}


def test_what_grows_in_a_room_stands_beside_what_lies_there(t: Any) -> None:
    t.spores("d").germinator("b", 2, "green").mycelium("f").intruder("stinkhorn", "b")
    rooms = there(t)
    assert [rooms[name] for name in rooms if name[0] == "d"] == ["Computer; Spore"]
    (b,) = [rooms[name] for name in rooms if name[0] == "b"]
    assert "Germinator (green 2); Stinkhorn 1" in b
    assert [rooms[name].split("; ")[-1] for name in rooms if name[0] == "f"] == ["Mycelium"]


def test_it_is_seen_through_the_exits_and_in_the_own_room(t: Any) -> None:
    t.germinator("a", 3).spores("c")
    assert "Germinator (purple 3)" in dict(list(t.screen().values())[-1])["Here"]
    assert [what for name, what in there(t, "Exits").items() if name.startswith("c")] == ["Computer; Spore"]


def test_the_pools_and_both_boards(t: Any) -> None:
    t.spores("c", "d").carries_spore("alpha").germinator("b", 2, "green").mycelium("f").slay(2)
    assert colony_of(t) == {
        "Spores": "in 2 Rooms, 1 on Character boards; 12 left",
        "Germinators": "in 1 Room",
        "Mycelium": "in 1 Room; 7 left",
        "Queen": "rests on the Queen board",
        # of the ten, purple and green in turn, the first green one is in Room b
        "Laboratory board": "purple 1, purple 1, green 1, purple 1, green 1, purple 1, green 1, purple 1, green 1",
        # the spaces with 7 and 6 are uncovered, the Queen's own is not: she is not on the board
        "Queen board": "6 Stinkhorns; 2 slain; 6 added to the blood of the Queen",
    }


def test_empty_pools_say_what_comes_instead(t: Any) -> None:
    t.no_germinators().few(mycelium=0)
    colony = colony_of(t)
    assert colony["Laboratory board"] == "no Germinator: Mycelium comes instead"
    assert colony["Mycelium"] == "in no Room; 0 left, and the game ends when more is due"


def test_the_queen_rests_is_out_is_killed_or_is_lost_with_the_board(t: Any) -> None:
    told = [(colony_of(t)["Queen"], report(t.game)["queen_slain"])]
    queen = t.mycelium("b").comes("queen", "b")
    told.append((colony_of(t)["Queen"], report(t.game)["queen_slain"]))
    kill(t.game, queen)
    told.append((colony_of(t)["Queen"], report(t.game)["queen_slain"]))
    assert told == [("rests on the Queen board", False), ("is out on the board", False), ("is dead", True)]
    perish(t.game)
    assert (colony_of(t)["Queen"], report(t.game)["queen_slain"]) == ("is dead", True)


@pytest.mark.parametrize("out", [False, True])
def test_a_queen_lost_with_the_board_was_not_killed_but_counts_so_for_objectives(t: Any, out: bool) -> None:
    if out:
        t.mycelium("b").comes("queen", "b")
    perish(t.game)
    assert (colony_of(t)["Queen"], report(t.game)["queen_slain"]) == ("is lost with the board", False)
    assert t.game.conditions["queen-killed"](t.game, t["alpha"], "")


def test_the_row_of_a_game_counts_what_lies_slain(t: Any) -> None:
    t.slay(3).spores("c", "d").germinator("b").mycelium("f").carries_spore("alpha")
    kill(t.game, t.comes("queen", "f"))
    assert report(t.game) == {
        "spores": 2,
        "germinators": 1,
        "mycelium": 1,
        "stinkhorns_slain": 3,
        "queen_slain": True,
    }
    t.develop("blank")
    assert (report(t.game)["stinkhorns_slain"], t.game.colony.slain) == (2, ["stinkhorn-1", "stinkhorn-2", "queen-1"])


def test_a_dead_queen_has_no_blood_to_add_to(t: Any) -> None:
    t.game.laboratory.queen_killed = True
    assert colony_of(t)["Queen board"] == "8 Stinkhorns"


def test_a_spore_on_a_character_board_is_part_of_its_condition(t: Any) -> None:
    t.carries_spore("alpha")
    assert "Spore" in dict(list(t.screen("alpha").values())[-1])["Condition"]
    assert [row[-1].split("; ")[0] for row in t.screen("beta")["Characters"]] == ["Spore"]


def test_the_end_screen_says_that_everything_is_overgrown_and_how_far_the_colony_had_come(t: Any) -> None:
    t.mycelium("b", "f").germinator("c")
    t.do(lambda: all_is_lost(t.game, "overgrown")).finish()
    shown = t.end_screen()
    assert "the Mycelium claimed everything" in next(iter(shown))
    assert dict(shown["The colony"])["Mycelium"] == "in 2 Rooms; 6 left"
    assert all("the Mycelium" in row[-1] for row in next(iter(shown.values())))
