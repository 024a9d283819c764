"""`nemesis replay --html`: a page that is whole in itself, clicked through in a real browser."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from nemesis_core import assemble, make_bots, play_recorded
from nemesis_core.film import film, page
from nemesis_core.records import read_record, write_record

pytestmark = pytest.mark.variant
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
VARIANTS = (
    "lockdown-coop",
    "mars-solo",
    "nemesis-advanced",
    "chytrids",
    "void-seeders",
    "carnomorphs",
    "nemesis-intruder",
)
SEATS = {"mars-solo": 1}


def recorded_game(name: str, seats: int, seed: int) -> tuple[Any, Any]:
    """The ruleset of `name` and the record of a game by random bots."""
    ruleset = assemble(name)
    return ruleset, play_recorded(ruleset, seats, seed, make_bots("random", seats, seed))


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A record of Lockdown for three, and its page."""
    folder = tmp_path_factory.mktemp("film")
    ruleset, record = recorded_game("lockdown", 3, 3)
    write_record(record, folder / "game.json")
    (folder / "film.html").write_text(page(film(record, ruleset)[0]), encoding="utf-8")
    return folder / "game.json", folder / "film.html"


def data(place: Path) -> dict[str, Any]:
    """What the page holds."""
    held = re.search(r'<script type="application/json" id="data">(.*?)</script>', place.read_text("utf-8"), re.DOTALL)
    assert held
    found: dict[str, Any] = json.loads(held[1])
    return found


def broken(record: Path, folder: Path, step: int) -> Path:
    """The record with another digest of one step."""
    held = json.loads(record.read_text())
    held["digests"][step] = "0" * 16
    place = folder / "broken.json"
    place.write_text(json.dumps(held))
    return place


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


def test_every_step_after_the_set_up_is_a_frame_for_every_viewer(game: tuple[Path, Path]) -> None:
    found, record = data(game[1]), read_record(game[0])
    frames = found["frames"]
    assert 0 < len(record.digests) - len(frames) < 30
    assert frames[0][0].startswith("setup: ")
    assert {len(seen) for _, seen in frames} == {record.seats + 1}
    assert max(number for _, seen in frames for view in seen for part in view for number in part) < len(found["texts"])
    assert max(frame for frame, *_ in found["log"]) < len(frames)


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


@pytest.mark.parametrize("name", VARIANTS)
def test_every_kind_of_board_race_and_mode_has_a_film(name: str) -> None:
    ruleset, record = recorded_game(name, SEATS.get(name, 2), 2)
    shown, difference = film(record, ruleset)
    assert difference is None
    assert len(shown.viewers) == record.seats + 1
    assert len(shown.frames) > 5


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


# ---------------------------------------------------------------- in a browser


@pytest.fixture
def browser() -> Iterator[Any]:
    """A real browser without a window."""
    from playwright.sync_api import sync_playwright

    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert found, f"no browser is installed; install one of {', '.join(BROWSERS)}"
    with sync_playwright() as driver:
        running = driver.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield running
        running.close()


def test_clicking_through_a_game(game: tuple[Path, Path], browser: Any) -> None:
    place = game[1]
    frames = len(data(place)["frames"])
    shown, faults = browser.new_page(), []
    shown.on("pageerror", lambda error: faults.append(str(error)))
    shown.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
    shown.goto(place.as_uri())
    assert shown.inner_text("#where").startswith(f"Step 1 of {frames}, after setup: ")

    places = len(assemble("lockdown").compiled["board"].places)
    assert shown.locator("[data-place]").count() == places
    hidden = shown.locator(".place.unexplored").count()
    shown.click("#last")
    assert shown.inner_text("#where").startswith(f"Step {frames} of {frames}, ")
    assert shown.locator(".place.unexplored").count() < hidden
    assert shown.locator("#panels h2", has_text="What was hidden").count() == 1

    shown.click("#first")
    shown.click("#on")
    shown.click("#on")
    shown.click("#back")
    assert shown.inner_text("#where").startswith("Step 2 of ")
    shown.click("h1")
    shown.keyboard.press("ArrowRight")
    assert shown.inner_text("#where").startswith("Step 3 of ")
    shown.keyboard.press("End")
    shown.keyboard.press("Home")
    assert shown.inner_text("#where").startswith("Step 1 of ")

    shown.click("#last")
    told = shown.locator("#log li:visible").count()
    shown.select_option("#viewer", "2")
    assert shown.locator("#log li:visible").count() < told
    shown.click("#first")
    assert "(you)" in shown.inner_html("#map svg")
    shown.select_option("#viewer", "0")
    assert "(you)" not in shown.inner_html("#map svg")

    shown.click("#last")
    shown.locator("#log li:visible").nth(5).click()
    assert shown.inner_text("#where").startswith("Step 1 of ")
    assert faults == []


def test_page_without_a_step_says_why(nemesis: Any, game: tuple[Path, Path], tmp_path: Path, browser: Any) -> None:
    place = tmp_path / "broken.html"
    assert nemesis("replay", broken(game[0], tmp_path, 0), "--html", place).code == 1
    shown, faults = browser.new_page(), []
    shown.on("pageerror", lambda error: faults.append(str(error)))
    shown.goto(place.as_uri())
    assert "differs at step 0" in shown.inner_text(".note")
    assert faults == []
