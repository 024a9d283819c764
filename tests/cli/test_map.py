"""`nemesis map`: the board drawn as one seat sees it, of a new game, a save or a record."""

from __future__ import annotations

import json
import os
import re
import sys
from xml.etree import ElementTree

import pexpect
import pytest

from nemesis_core import assemble, make_bots
from nemesis_core.saves import write_save
from nemesis_core.session import Session

pytestmark = pytest.mark.variant
LINE = "\u2500"


def said(nemesis, *arguments):
    """What the map says, which must have been drawn."""
    result = nemesis("map", *arguments)
    assert (result.code, result.err) == (0, "")
    return result.out


def refused(nemesis, *arguments):
    """The one line by which the map is refused."""
    result = nemesis("map", *arguments)
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith("nemesis: ")
    assert result.err.count("\n") == 1
    return result.err


@pytest.mark.parametrize("variant", ["lockdown", "mars", "nemesis", "nemesis-advanced"])
def test_every_board_is_drawn_with_where_one_stands(nemesis, variant):
    out = said(nemesis, variant, "--width", 80, "--ascii")
    assert out.isascii()
    assert max(map(len, out.splitlines())) <= 80
    assert "(you)" in out
    assert "unexplored" in out
    assert "Technical Corridors" in out


@pytest.mark.parametrize(("columns", "widest"), [(60, 60), (20, 40), (300, 160)])
def test_map_is_as_wide_as_the_terminal_within_reason(columns, widest):
    command = f"{sys.executable} -m nemesis_core map lockdown --ascii"
    env = {**os.environ, "TERM": "xterm", "COLUMNS": str(columns)}
    drawn = pexpect.run(command, dimensions=(24, columns), env=env, timeout=60).decode()
    assert widest - 20 < max(map(len, re.sub(r"\x1b\[[0-9;]*m", "", drawn).splitlines())) <= widest


def test_the_same_seed_gives_the_same_map_and_seats_see_themselves(nemesis):
    first, again = (said(nemesis, "lockdown", "--seed", 3, "--width", 100) for _ in range(2))
    assert first == again
    other = said(nemesis, "lockdown", "--seed", 3, "--width", 100, "--seat", 2)
    assert first != other
    assert first.count("(you)") == other.count("(you)") == 1


def test_players_are_as_many_as_asked_for(nemesis):
    assert said(nemesis, "lockdown", "--players", 2, "--width", 160) != said(nemesis, "lockdown", "--width", 160)
    assert "for 2 to 5 players" in refused(nemesis, "lockdown", "--players", 9)


def test_lines_where_they_can_be_shown_and_ascii_where_they_cannot(shell):
    drawn = shell("map", "lockdown", "--width", 80, env={"PYTHONIOENCODING": "utf-8"})
    plain = shell("map", "lockdown", "--width", 80, env={"PYTHONIOENCODING": "ascii"})
    assert LINE in drawn.stdout
    assert plain.stdout.isascii()
    assert "?" not in plain.stdout


@pytest.mark.parametrize("locale", [{"LC_ALL": "C"}, {"LC_ALL": "", "LC_CTYPE": "", "LANG": "C"}])
def test_in_a_locale_without_utf_8_the_map_is_drawn_in_ascii(shell, locale):
    drawn = shell("map", "lockdown", "--width", 80, env={"PYTHONIOENCODING": "", **locale})
    assert drawn.stdout.isascii()
    assert "(you)" in drawn.stdout


def test_picture_is_written_to_a_file(nemesis, tmp_path):
    file = tmp_path / "map.svg"
    assert str(file) in said(nemesis, "lockdown", "--svg", file)
    root = ElementTree.parse(file).getroot()
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    places = [group for group in root.iter() if group.get("data-place")]
    assert len(places) == len(assemble("lockdown").compiled["board"].places)


def test_picture_that_cannot_be_written_is_refused(nemesis, tmp_path):
    (tmp_path / "file").touch()
    for place in (tmp_path, tmp_path / "file" / "map.svg"):
        assert str(place) in refused(nemesis, "lockdown", "--svg", place)


def test_picture_does_not_take_the_place_of_the_game(nemesis, recorded):
    file, before = recorded, recorded.read_bytes()
    assert "would take the place of the game itself" in refused(nemesis, "lockdown", "--record", file, "--svg", file)
    assert file.read_bytes() == before


def test_save_is_drawn_as_it_stands(nemesis, tmp_path):
    ruleset = assemble("nemesis")
    session, bots = Session(ruleset.new_game(2, 5)), make_bots("random", 2, 5)
    for _ in range(60):
        session.choose(bots[session.decision.seat](session.game, session.decision))
    file = tmp_path / "a.save.json"
    write_save(session, file)
    view = session.view(1)
    out = said(nemesis, "--save", file, "--seat", 2, "--width", 160)
    assert out.count("unexplored") == len(ruleset.compiled["board"].places) - len(view["explored"])


def test_record_is_drawn_after_any_step_and_at_its_end(nemesis, recorded):
    steps = len(json.loads(recorded.read_text())["digests"])
    maps = [said(nemesis, "--record", recorded, "--step", n, "--width", 120) for n in (steps // 3, steps)]
    assert maps[0] != maps[1]
    assert maps[1] == said(nemesis, "--record", recorded, "--width", 120)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ((), "name a VARIANT"),
        (("lockdown", "--seat", 9), "seat 9 is not in this game; it has seats 1 to 4"),
        (("lockdown", "--seat", 0), "seat 0 is not in this game"),
        (("lockdown", "--width", 12), "--width 12: a map is 40 to 400 columns wide"),
        (("lockdown", "--step", 3), "--step belongs to --record"),
        (("--save", "x", "--record", "y"), "--save and --record both say which game is drawn"),
        (("--save", "nowhere.json"), "nowhere.json: No such file"),
        (("--record", "nowhere.json"), "nowhere.json: No such file"),
        (("--save", "nowhere.json", "--seed", 3), "--seed is for a game that is set up"),
    ],
)
def test_what_cannot_be_drawn_is_refused_in_one_line(nemesis, arguments, says):
    assert says in refused(nemesis, *arguments)


def test_step_that_a_record_does_not_have_is_refused(nemesis, recorded):
    steps = len(json.loads(recorded.read_text())["digests"])
    assert f"has steps 1 to {steps}" in refused(nemesis, "--record", recorded, "--step", steps + 1)
    assert f"has steps 1 to {steps}" in refused(nemesis, "--record", recorded, "--step", 0)


def test_record_that_cannot_be_played_again_so_far_is_refused(nemesis, recorded):
    data = json.loads(recorded.read_text())
    file = recorded.with_name("broken.json")
    file.write_text(json.dumps({**data, "digests": [*data["digests"][:4], "0" * 16, *data["digests"][5:]]}))
    assert said(nemesis, "--record", file, "--step", 4)
    assert "cannot be played again as far as that" in refused(nemesis, "--record", file, "--step", 5)


def test_save_and_record_are_told_apart(nemesis, recorded):
    assert "is a record, no save" in refused(nemesis, "--save", recorded)
