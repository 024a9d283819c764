"""The page of `nemesis replay --html` in a real browser without a window: opened, clicked, and gone through by keys."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect, sync_playwright

from nemesis_core import assemble

from .filming import BROWSERS, broken, data, filmed

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A record of Lockdown for three, and its page."""
    return filmed(tmp_path_factory.mktemp("film"))


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """A real browser without a window."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert found, f"no browser is on PATH that can show the page; install one of {', '.join(BROWSERS)}"
    with sync_playwright() as driver:
        running = driver.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield running
        running.close()


@pytest.fixture
def opened(game: tuple[Path, Path], browser: Any) -> Iterator[Any]:
    """The page of the game, opened; nothing may go wrong in it."""
    shown, faults = browser.new_page(), []
    shown.on("pageerror", lambda error: faults.append(str(error)))
    shown.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
    shown.on("request", lambda asked: faults.append(asked.url) if asked.url.startswith("http") else None)
    shown.goto(game[1].as_uri())
    expect(shown.locator("#where")).not_to_be_empty()
    yield shown
    shown.close()
    assert faults == []


def where(shown: Any) -> tuple[int, int, str]:
    """At which of its stops the page is, of how many, and the step of the game."""
    found = re.fullmatch(r"(\d+) of (\d+), (.+)", shown.inner_text("#where"))
    assert found
    return int(found[1]), int(found[2]), found[3]


def test_clicking_through_a_game(opened: Any) -> None:
    first, last, step = where(opened)
    assert (first, step) == (1, "setup: first player")
    assert opened.locator("[data-place]").count() == len(assemble("lockdown").compiled["board"].places)
    hidden = opened.locator(".place.unexplored").count()
    opened.click("#last")
    assert where(opened)[0] == last
    assert opened.locator("#panels h2", has_text="What was hidden").count() == 1
    assert opened.is_visible("text=What was hidden")
    assert hidden and opened.locator(".place.unexplored").count() < hidden
    for button, stop in (("#first", 1), ("#on", 2), ("#on", 3), ("#back", 2)):
        opened.click(button)
        assert where(opened)[0] == stop
    opened.click("#after")
    later = where(opened)
    assert later[0] > 2 and later[2] != step
    opened.click("#after")
    opened.click("#before")
    assert where(opened) == later
    opened.fill("#step", str(last // 2))
    assert where(opened)[0] == last // 2 + 1


def test_keys_go_through_a_game_and_to_each_viewer(opened: Any) -> None:
    keys = (("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2), ("Home", 1), ("ArrowLeft", 1), ("End", None))
    for key, stop in keys:
        opened.keyboard.press(key)
        assert where(opened)[0] == (stop or where(opened)[1])
    opened.keyboard.press("ArrowRight")
    assert where(opened)[0] == where(opened)[1]
    opened.keyboard.press("Home")
    opened.keyboard.press("PageDown")
    assert where(opened)[2] != "setup: first player"
    opened.keyboard.press("PageUp")
    assert where(opened)[0] == 1
    for key in "2093":
        opened.keyboard.press(key)
        assert opened.input_value("#viewer") == {"9": "0"}.get(key, key)
    opened.focus("#step")
    opened.keyboard.press("ArrowRight")
    assert where(opened)[0] == 2


def test_steps_of_the_game_are_gone_back_to_their_beginnings(opened: Any) -> None:
    opened.keyboard.press("End")
    for _ in range(8):
        after = where(opened)[2]
        opened.keyboard.press("PageUp")
        stop, _, step = where(opened)
        assert step != after
        opened.keyboard.press("ArrowLeft")
        assert where(opened)[2] != step
        opened.keyboard.press("ArrowRight")
        assert where(opened)[0] == stop


def test_each_viewer_sees_and_hears_what_is_its_own(opened: Any) -> None:
    opened.click("#last")
    told = opened.locator("#log li:visible").count()
    opened.select_option("#viewer", "2")
    assert where(opened)[0] == where(opened)[1]
    assert opened.locator("#log li:visible").count() < told
    opened.click("#first")
    assert opened.locator("tspan.you").count() == 1
    assert opened.locator("#panels h2.who").count() == 0
    opened.select_option("#viewer", "0")
    assert where(opened)[0] == 1
    assert opened.locator("tspan.you").count() == 0
    assert opened.locator("#panels h2.who").all_inner_texts() == [
        option for option in opened.locator("#viewer option").all_inner_texts() if option.startswith("Seat")
    ]


def test_a_seat_stops_where_it_hears_or_sees_something_alone(game: tuple[Path, Path], opened: Any) -> None:
    found = data(game[1])
    for viewer in (0, 1, 3):
        opened.select_option("#viewer", str(viewer))
        heard = {frame for frame, *_, viewers in found["log"] if viewer in viewers}
        seen = [seen[viewer] for _, seen in found["frames"]]
        new = {i for i in range(1, len(seen)) if seen[i] != seen[i - 1]}
        assert where(opened)[1] == len(heard | new | {0, len(seen) - 1})


def test_what_happens_is_told_above_and_marked_on_the_map(game: tuple[Path, Path], opened: Any) -> None:
    found = data(game[1])
    text = next(text for frame, text, *_ in found["log"] if frame and " comes to Room" in text)
    opened.locator("#log li", has_text=text).first.evaluate("line => line.click()")
    opened.keyboard.press("ArrowLeft")
    opened.keyboard.press("ArrowRight")
    assert text in opened.inner_text("#now")
    assert opened.locator("#log li.now").first.inner_text().startswith(text)
    assert opened.locator("#map .new").count() > 0
    opened.keyboard.press("Home")
    assert opened.locator("#map .new").count() == 0
    assert opened.evaluate("location.hash") == "#0.0"
    opened.click("#last")
    opened.locator("#log li:visible").nth(5).click()
    assert where(opened)[0] == 1


def test_it_runs_by_itself_until_it_is_stopped_or_ends(opened: Any) -> None:
    opened.keyboard.press("Space")
    expect(opened.locator("#run")).to_have_text("Stop")
    expect(opened.locator("#where")).to_contain_text("3 of ")
    opened.click("#run")
    assert opened.inner_text("#run") == "Run"
    stopped = where(opened)
    opened.wait_for_timeout(1100)
    assert where(opened) == stopped
    opened.keyboard.press("End")
    opened.click("#run")
    expect(opened.locator("#run")).to_have_text("Run")
    assert where(opened)[0] == where(opened)[1]


def test_a_place_in_the_game_is_kept_when_the_page_is_loaded_again(opened: Any) -> None:
    opened.select_option("#viewer", "1")
    for _ in range(4):
        opened.click("#on")
    before = where(opened)
    opened.reload()
    expect(opened.locator("#where")).not_to_be_empty()
    assert (where(opened), opened.input_value("#viewer")) == (before, "1")


@pytest.mark.parametrize(("width", "height"), [(360, 740), (800, 600), (1600, 900)])
def test_page_is_no_wider_than_the_screen(opened: Any, width: int, height: int) -> None:
    opened.set_viewport_size({"width": width, "height": height})
    opened.click("#last")
    opened.click("#first")
    assert opened.evaluate("document.documentElement.scrollWidth") <= width
    for part in ("#on", "#viewer", "#step", "#map svg"):
        assert opened.locator(part).is_visible()
    room = opened.locator(".place rect").first.bounding_box()
    assert room and room["height"] > 40


@pytest.mark.parametrize("width", [1280, 1600])
def test_map_is_seen_whole_on_a_usual_screen(opened: Any, width: int) -> None:
    opened.set_viewport_size({"width": width, "height": 800})
    assert opened.evaluate("document.getElementById('map').scrollWidth <= document.getElementById('map').clientWidth")


def test_page_without_a_step_says_why(nemesis: Any, game: tuple[Path, Path], tmp_path: Path, browser: Any) -> None:
    place = tmp_path / "broken.html"
    assert nemesis("replay", broken(game[0], tmp_path, 0), "--html", place).code == 1
    shown, faults = browser.new_page(), []
    shown.on("pageerror", lambda error: faults.append(str(error)))
    shown.goto(place.as_uri())
    assert "differs at step 0" in shown.inner_text(".note")
    shown.click("#on")
    shown.keyboard.press("End")
    assert (faults, shown.inner_text("#where")) == ([], "")


def test_page_says_so_where_a_browser_cannot_unpack_it(game: tuple[Path, Path], browser: Any) -> None:
    shown = browser.new_page()
    shown.add_init_script("delete globalThis.DecompressionStream")
    shown.goto(game[1].as_uri())
    expect(shown.locator("#where")).not_to_be_empty()
    assert "It needs a browser of 2023 or later." in shown.inner_text("#where")
