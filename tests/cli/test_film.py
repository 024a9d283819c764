"""`nemesis replay --html`: a page that is whole in itself, with what each seat and the referee saw."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from nemesis_core import assemble
from nemesis_core.records import read_record

from .filming import broken, data, filmed

pytestmark = pytest.mark.variant


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A record of Lockdown for three, and its page."""
    return filmed(tmp_path_factory.mktemp("film"))


def test_page_does_not_take_the_place_of_its_record(nemesis: Any, game: tuple[Path, Path]) -> None:
    before = game[0].read_bytes()
    said = nemesis("replay", game[0], "--html", game[0])
    assert (said.code, said.err.count("\n")) == (2, 1)
    assert f"--html {game[0]} would take the place of the game itself" in said.err
    assert game[0].read_bytes() == before


def test_page_is_written(nemesis: Any, game: tuple[Path, Path], tmp_path: Path) -> None:
    place = tmp_path / "film.html"
    said = nemesis("replay", game[0], "--html", place)
    assert (said.code, said.err) == (0, "")
    assert f"The page is in {place}" in said.out
    assert "all as recorded; the end: " in said.out
    assert place.read_text(encoding="utf-8") == game[1].read_text(encoding="utf-8")


def test_page_loads_nothing_from_elsewhere(game: tuple[Path, Path]) -> None:
    text = game[1].read_text(encoding="utf-8")
    assert set(re.findall(r"https?://[\w./-]+", text)) == {"http://www.w3.org/2000/svg"}
    assert re.findall(r"""(?:src|href)=|<link|@import|url\(""", text) == []


def test_whatever_is_told_after_the_set_up_has_a_frame_for_every_viewer(game: tuple[Path, Path]) -> None:
    found, record = data(game[1]), read_record(game[0])
    frames, log = found["frames"], found["log"]
    assert frames[0][0].startswith("setup: ")
    assert {len(seen) for _, seen in frames} == {record.seats + 1}
    assert max(number for _, seen in frames for view in seen for part in view for number in part) < len(found["texts"])
    told = [frame for frame, *_ in log]
    assert told == sorted(told) and told[-1] < len(frames)
    late = [frame for frame in told if frame]
    assert len(set(late)) > 0.9 * len(late) > 50


def test_an_encounter_is_shown_as_it_happens(game: tuple[Path, Path]) -> None:
    found = data(game[1])
    when = next(frame for frame, text, *_ in found["log"] if re.match("[A-Z][a-z]+ 1 comes to ", text))
    foes = [
        sum('class="foe"' in found["texts"][number] for number in found["frames"][frame][1][0][0])
        for frame in (when - 1, when)
    ]
    assert foes[1] == foes[0] + 1
    assert found["frames"][when][0] == found["frames"][when - 1][0]


def test_frames_after_a_step_are_left_out_where_nothing_is_new(game: tuple[Path, Path]) -> None:
    found = data(game[1])
    told = {frame for frame, *_ in found["log"]}
    for number, (before, now) in enumerate(pairwise(found["frames"][:-1]), 1):
        assert number in told or now[1] != before[1]


def test_page_of_a_long_game_is_small(game: tuple[Path, Path]) -> None:
    frames, size = len(data(game[1])["frames"]), game[1].stat().st_size
    assert size < 60_000 + 1_000 * frames


def test_seats_are_told_what_they_heard_and_the_referee_all(nemesis: Any, game: tuple[Path, Path]) -> None:
    log = data(game[1])["log"]
    for viewer, options in ((0, ("--log",)), (1, ("--seat", 1)), (3, ("--seat", 3))):
        said = nemesis("replay", game[0], *options).out.splitlines()[:-1]
        assert [text for _, text, _, viewers in log if viewer in viewers] == said


def test_referee_sees_the_rooms_that_nobody_has_explored(game: tuple[Path, Path]) -> None:
    found = data(game[1])
    _, (referee, *seats) = found["frames"][0]
    rooms = [room.name for room in assemble("lockdown").content.of("room") if room.group in ("I", "II")]

    def named(view: list[list[int]]) -> int:
        parts = " ".join(re.sub("<[^>]+>", " ", found["texts"][number].split("</title>")[0]) for number in view[0])
        return sum(name in parts for name in rooms)

    assert named(referee) == 16
    assert [named(seat) for seat in seats] == [0, 0, 0]


def test_what_cannot_be_played_again_is_said_on_the_page(nemesis: Any, game: tuple[Path, Path], tmp_path: Path) -> None:
    place = tmp_path / "broken.html"
    said = nemesis("replay", broken(game[0], tmp_path, 40), "--html", place)
    assert said.code == 1
    assert "differs at step 40" in said.out
    assert "differs at step 40" in place.read_text(encoding="utf-8")


@pytest.mark.parametrize("option", [("--log",), ("--json",), ("--seat", 1), ("--rules",)])
def test_page_goes_with_no_other_way_of_telling(nemesis: Any, game: tuple[Path, Path], option: tuple[Any, ...]) -> None:
    said = nemesis("replay", game[0], "--html", "film.html", *option)
    assert (said.code, said.out) == (2, "")
    assert "--html writes a page with the whole story" in said.err
