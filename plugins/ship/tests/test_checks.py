"""Records of the ship that do not fit each other are told in one line when the variant is assembled."""

from __future__ import annotations

from pathlib import Path

import pytest

from nemesis_core import assemble, errors
from nemesis_core.testing import set_up, table

WRONG = (
    ("time_space", "time-13", "number = 7", "has the number 7 too"),
    ("time_space", "time-13", "number = 70", "the spaces are numbered from 0 to 15, not 70"),
    ("time_space", "time-00", 'color = "blue"', "the space with the number 0, and no other, has to be red"),
    ("self_destruct_space", "self-destruct-3", 'color = "red"', "the space with the number 0, and no other"),
    ("self_destruct_space", "self-destruct-3", "number = 9", "the spaces are numbered from 0 to 6, not 9"),
    ("time_space", "time-05", 'color = "white"', "a white space cannot come after the blue space 6"),
    ("time_space", "time-05", 'color = "green"', "the colours of the track are green, white, blue, red, in this order"),
    ("self_destruct_space", "self-destruct-1", 'color = "green"', "a green space cannot come after the yellow space 2"),
    ("component", "escape-pod-token", "count = 1", "uses 2 Escape Pods, so there have to be as many tokens, not 1"),
    ("space", "pod-2", 'starts = "ajar"', "starts is 'locked' or 'unlocked', not 'ajar'"),
    ("place", "hibernatorium", "start = []", "then no place is the start of nemesis-crew:captain"),
    ("place", "hibernatorium", "explored = false", "Characters start here, so it cannot be unexplored"),
    ("space", "pod-2", "capacity = 0", "its capacity has to be 1 or more"),
    ("pod_count", "pods-5", "pods = 5", "uses 5 Escape Pods, but there are 4"),
    ("pod_count", "pods-5", "players = 4", "no pod_count is for 5 players; add one"),
    ("room", "hibernatorium", "roles = []", "ship needs a Room with the role hibernatorium"),
    ("room", "evacuation-section-b", 'roles = ["evacuation"]', "ship needs a Room with the role evacuation-b"),
    ("room", "nest", "roles = []", "classic-intruders needs a Room with the role nest, and ship has none"),
)


@pytest.mark.variant
@pytest.mark.parametrize(("kind", "name", "line", "said"), WRONG, ids=[f"{w[1]} {w[2]}" for w in WRONG])
def test_what_does_not_fit_is_told(tmp_path: Path, kind: str, name: str, line: str, said: str) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(f'[[{kind}]]\nid = "ship:{name}"\n{line}\n', encoding="utf-8")
    with pytest.raises(errors.ContentError) as told:
        assemble("nemesis", content=[mine])
    assert said in str(told.value)
    assert "\n" not in str(told.value)


@pytest.mark.variant
def test_a_pod_starts_as_its_record_says(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('[[space]]\nid = "pod-1"\nstarts = "unlocked"\n', encoding="utf-8")
    ship = set_up(assemble("nemesis", content=[mine]), 5).ship
    assert (sorted(ship.pods), sorted(ship.locked)) == (
        ["pod-1", "pod-2", "pod-3", "pod-4"],
        ["pod-2", "pod-3", "pod-4"],
    )


@pytest.mark.variant
def test_another_start_takes_the_place_of_the_printed_one(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    places = (("hibernatorium", "[]"), ("cockpit", '["nemesis-survivor"]'))
    lines = (f'[[place]]\nid = "{place}"\nstart = {start}\n' for place, start in places)
    mine.write_text("".join(lines), encoding="utf-8")
    game = set_up(assemble("nemesis", content=[mine]), 2)
    assert {who.place for who in game.table.characters} == {"cockpit"}


@pytest.mark.variant
def test_a_printed_room_that_is_still_to_be_explored_is_named_once(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('[[place]]\nid = "cockpit"\nexplored = false\n', encoding="utf-8")
    t = table(assemble("nemesis", content=[mine]), ["captain", "scout"])
    assert dict(t.screen()["The board"])["Unexplored"].startswith("Cockpit, 002, ")
