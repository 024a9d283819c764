"""`nemesis play` with several people at one screen, and on a terminal."""

from __future__ import annotations

import itertools
import re

import pyte
import pytest

from .playing import FIRST, ended, interrupt, play, terminal

CURTAIN = re.compile(r"^Seat (\d)[^\n]* is asked\. Press Enter when nobody else can see the screen\. ", re.MULTILINE)
CLEAR = "\x1b[H\x1b[2J\x1b[3J"
PRIVATE = re.compile(r"Seat (\d)[^\n]* (?:keeps the Objective|looks at)")


pytestmark = pytest.mark.slow


@pytest.fixture
def save(tmp_path):
    return tmp_path / "game.json"


@pytest.fixture(scope="module")
def hot_seat(tmp_path_factory):
    """The screen of a whole game of three people who take first options, cut where seats change places."""
    save = tmp_path_factory.mktemp("hot") / "game.json"
    done = play("lockdown", "--players", 3, "--hot-seat", "--seed", 8, "--save", save)
    assert done.returncode == 0, done.stderr
    before, *rest = CURTAIN.split(done.stdout)
    assert before.strip() == ""
    last, _, _ = rest[-1].partition("The game is over.")
    return list(zip(map(int, rest[::2]), [*rest[1:-1:2], last], strict=True))


def test_each_seat_is_asked_behind_a_curtain(hot_seat):
    seats = [seat for seat, _ in hot_seat]
    assert {1, 2, 3} == {*seats}
    assert all(one != other for one, other in itertools.pairwise(seats))
    for seat, text in hot_seat:
        assert {*re.findall(r"^Seat (\d)[^\n]*, 1 to \d+, or", text, re.MULTILINE)} <= {str(seat)}


def test_nobody_reads_what_is_anothers_alone(hot_seat):
    told = [(seat, int(who)) for seat, text in hot_seat for who in PRIVATE.findall(text)]
    assert told
    assert all(seat == who for seat, who in told)


def test_one_person_needs_no_curtain(save):
    done = play("lockdown", "--seed", 8, "--save", save)
    assert not CURTAIN.search(done.stdout)


def test_some_seats_are_people_and_the_others_bots(save):
    said = play("lockdown", "--seed", 8, "--seat", 1, "--seat", 3, "--save", save, says=FIRST[:80]).stdout
    assert {*CURTAIN.findall(said)} == {"1", "3"}


# ---------------------------------------------------------------- on a terminal


def shown(raw, rows=24, columns=80):
    """What a terminal shows after `raw`."""
    screen = pyte.HistoryScreen(columns, rows, history=10_000)
    pyte.Stream(screen).feed(raw)
    return "\n".join(screen.display)


def test_the_screen_is_empty_but_for_the_curtain_when_seats_change(save):
    child = terminal("lockdown", "--players", 2, "--hot-seat", "--seed", 8, "--save", save)
    child.expect("Press Enter")
    raw = child.before + child.after
    assert raw.startswith(CLEAR)
    child.sendline("")
    child.expect("for help: ")
    child.sendline("1")
    child.expect("clear the screen. ")
    raw += child.before + child.after
    child.sendline("")
    child.expect("nobody else can see the screen. ")
    raw += child.before + child.after
    assert CURTAIN.fullmatch(" ".join(shown(raw).split()) + " ")
    child.sendline("")
    child.expect("for help: ")
    assert child.before.lstrip("\r\n").startswith(CLEAR)
    child.close(force=True)


@pytest.mark.parametrize("env", [{"FORCE_COLOR": ""}, {"TTY_COMPATIBLE": "0"}, {"NO_COLOR": "1"}], ids=str)
def test_a_terminal_is_cleared_whatever_is_said_of_colours(save, env):
    child = terminal("lockdown", "--players", 2, "--hot-seat", "--seed", 8, "--save", save, **env)
    child.expect("Press Enter")
    assert CLEAR in child.before + child.after
    child.close(force=True)


@pytest.mark.parametrize("columns", [40, 80, 200])
def test_no_line_is_wider_than_the_terminal(save, columns):
    child = terminal("lockdown", "--seed", 8, "--save", save, size=(24, columns))
    raw = ""
    for answer in ("1", "1", "s", "? 1", "q"):
        child.expect("for help: ")
        raw += child.before
        child.sendline(answer)
    child.close(force=True)
    lines = [re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", line) for line in raw.splitlines()]
    assert max(map(len, lines)) <= columns


def test_without_colour_no_colour_is_sent(save):
    child = terminal("lockdown", "--seed", 8, "--save", save, NO_COLOR="1")
    for answer in ("1", "s", "q"):
        child.expect("for help: ")
        assert not re.search(r"\x1b\[[0-9;]*(3[0-8]|4[0-8])m", child.before)
        child.sendline(answer)
    child.close(force=True)


@pytest.mark.parametrize("how", ["q", "interrupt"])
def test_who_leaves_leaves_no_secret_on_a_shared_screen(save, how):
    child = terminal("lockdown", "--players", 2, "--hot-seat", "--seed", 8, "--save", save)
    child.expect("Press Enter")
    child.sendline("")
    child.expect("for help: ")
    if how == "interrupt":
        assert interrupt(child) == 130
    else:
        child.sendline("q")
        assert ended(child) == 0
    assert CLEAR in child.before.partition("nemesis: ")[0]


@pytest.mark.parametrize("people", [("--hot-seat",), ("--seat", 1, "--seat", 2)])
def test_bots_have_no_seat_where_people_play_all(nemesis, tmp_path, people):
    save = tmp_path / "game.json"
    said = nemesis("play", "lockdown", "--players", 2, *people, "--bots", "random", "--save", save)
    assert (said.code, said.out) == (2, "")
    assert said.err == "nemesis: --bots names bots, but people play every seat; leave out --bots\n"
    assert not save.exists()
