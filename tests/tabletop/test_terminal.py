"""`nemesis play` at the full screen of a real terminal: when it is that, leaving it, losing it, how fast it answers."""

from __future__ import annotations

import json
import os
import re
import signal
import statistics
import time
from pathlib import Path

import pexpect
import pyte
import pytest

from ..cli.playing import BEGIN, COMMAND, chosen, ended, environment, hear_signals, play

pytestmark = [pytest.mark.slow, pytest.mark.variant]

FULL = "\x1b[?1049h"
"""What a program sends that fills the screen."""
BACK = "\x1b[?1049l"


@pytest.fixture
def save(tmp_path):
    return tmp_path / "game.json"


@pytest.fixture
def sit():
    """Starts the command on a terminal; it is ended when the test is over."""
    children = []

    def start(*arguments, size=(24, 80), **env):
        command, *more = [*COMMAND, *map(str, arguments)]
        given = environment(**{"TERM": "xterm-256color", "COLUMNS": "", "LINES": "", **env})
        child = pexpect.spawn(
            command, more, env=given, dimensions=size, encoding="utf-8", timeout=60, preexec_fn=hear_signals
        )
        children.append(child)
        return child

    yield start
    for child in children:
        child.close(force=True)


def seen(child):
    """What the terminal shows once nothing more comes; after the first time it may be that nothing comes at all."""
    screen = pyte.Screen(80, 24)
    stream = pyte.Stream(screen)
    before = getattr(child, "raw", "")
    child.raw = before + quiet(child, first=5 if before else 30)
    # pyte takes what a newer terminal protocol asks for as text
    stream.feed(re.sub(r"\x1b\[[<>=?][0-9;]*[a-zA-Z]|\x1b\[[?]?[0-9;]*\$p", "", child.raw))
    return "\n".join(line.rstrip() for line in screen.display)


def quiet(child, still=0.7, first=30):
    """What `child` sends until it has been still for a while, `first` seconds at most if it does not begin."""
    raw, end = "", time.monotonic() + 60
    while time.monotonic() < end:
        try:
            raw += child.read_nonblocking(65536, timeout=still if raw else first)
        except (pexpect.TIMEOUT, pexpect.EOF):
            break
    return raw


def test_a_terminal_is_filled_and_left_as_it_was(sit, save):
    child = sit(*BEGIN, "--save", save)
    assert "which do you keep?" in seen(child)
    child.send("\r")
    assert "Yours" in seen(child)
    child.send("q")
    assert ended(child) == 0
    said = child.before
    assert BACK in said
    assert f"--resume --save {save}" in "".join(said.split("\r\n"))
    assert len(chosen(save, 0)) == 1


@pytest.mark.parametrize(
    ("more", "env"), [(("--plain",), {}), ((), {"TERM": "dumb"})], ids=["asked for", "a dumb terminal"]
)
def test_it_is_played_line_by_line(sit, save, more, env):
    child = sit(*BEGIN, "--save", save, *more, **env)
    child.expect("for help: ")
    assert FULL not in child.before
    child.sendline("q")
    assert ended(child) == 0


def test_a_pipe_is_played_line_by_line(save):
    assert FULL not in play(*BEGIN, "--save", save, says="q\n").stdout


def test_interrupt_keeps_the_game(sit, save):
    child = sit(*BEGIN, "--save", save)
    quiet(child)
    child.send("\r")
    quiet(child)
    child.send("\x03")
    assert ended(child) == 130
    assert "interrupted; the game is saved in" in child.before
    assert len(chosen(save, 0)) == 1


@pytest.mark.parametrize("name", ["SIGKILL", "SIGHUP", "SIGTERM"])
def test_what_was_chosen_is_saved_when_the_terminal_or_the_process_is_lost(sit, save, name):
    child = sit(*BEGIN, "--save", save)
    quiet(child)
    child.send("\r")
    quiet(child)
    child.kill(getattr(signal, name))
    assert ended(child) != 0
    assert len(chosen(save, 0)) == 1
    again = sit("--resume", "--save", save)
    assert "Seat 1 (" in seen(again)


def test_a_process_that_is_asked_to_end_leaves_the_terminal_as_it_was(sit, save):
    child = sit(*BEGIN, "--save", save)
    quiet(child)
    child.kill(signal.SIGTERM)
    assert ended(child) == 128 + signal.SIGTERM
    assert BACK in child.before
    assert "nemesis: ended; the game is saved in" in child.before


def test_bytes_that_are_no_text_are_passed_over(sit, save):
    child = sit(*BEGIN, "--save", save)
    quiet(child)
    for sent in (b"\xff", b"\xe9\x1b[A", b"\r"):
        os.write(child.child_fd, sent)
        quiet(child)
    child.send("q")
    assert ended(child) == 0
    assert "Traceback" not in child.before and "the game is saved in" in child.before
    assert len(chosen(save, 0)) == 1


def test_a_second_table_for_the_same_save_is_refused(sit, save):
    quiet(sit(*BEGIN, "--save", save))
    said = play("--resume", "--save", save)
    assert said.returncode == 2
    assert "is being played by another nemesis" in said.stderr


def test_a_game_begun_line_by_line_goes_on_at_the_table_and_back(sit, save):
    play(*BEGIN, "--save", save, says="1\nq\n")
    child = sit("--resume", "--save", save)
    quiet(child)
    child.send("\r")
    quiet(child)
    child.send("q")
    assert ended(child) == 0
    before = chosen(save)
    assert play("--resume", "--save", save, says="q\n").returncode == 0
    assert chosen(save) == before
    assert json.loads(save.read_text())["kind"] == "save"


DOWN, UP = "\x1b[B", "\x1b[A"
SOON = 0.05
"""Within so many seconds the screen answers a key."""


def held_up(child):
    """The seconds by which other processes have held up `child` so far, on systems that tell."""
    told = [path.read_text().split() for path in Path(f"/proc/{child.pid}/task").glob("*/schedstat")]
    return sum(int(waited) for _, waited, _ in told) / 1e9


def answered(child, key):
    """Press a key; the seconds until the screen answers, less those in which another process had the processor."""
    begun, before = time.perf_counter(), held_up(child)
    child.send(key)
    child.read_nonblocking(1, timeout=10)
    took = time.perf_counter() - begun - (held_up(child) - before)
    quiet(child, 0.15)
    return took


def both_ways(child, key, back, times=7):
    """How long a key and the one that takes it back are answered after, each time the longer of both."""
    return [max(answered(child, key), answered(child, back)) for _ in range(times)]


def begun_at_table(sit, save, *more, **env):
    """A game after its first choice, ready for keys that follow each other."""
    child = sit(*BEGIN, "--save", save, *more, **env)
    seen(child)
    child.send("\r")
    seen(child)
    child.delaybeforesend = None
    return child


@pytest.mark.parametrize(
    ("key", "back"),
    [(DOWN, UP), ("m", "o"), ("t", "l"), ("z", "z"), ("?", "\r"), ("h", "\r"), ("\r", "u")],
    ids=["arrow", "map", "log", "zoom", "explain", "help", "choose"],
)
def test_a_key_is_answered_in_less_than_50_milliseconds(sit, save, key, back):
    child = begun_at_table(sit, save)
    assert statistics.median(both_ways(child, key, back)) < SOON


BUSY = """
import time

class Busy:
    def __init__(self, number):
        pass

    def __call__(self, asked):
        if asked.kind == "turn":
            end = time.monotonic() + asked.seconds
            while time.monotonic() < end:
                sum(range(100))
        return asked.options[0]
"""


def test_keys_are_answered_while_a_bot_thinks_as_long_as_it_may(sit, save, tmp_path):
    metadata = tmp_path / "site" / "busy-0.5.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: busy\nVersion: 0.5\n")
    (metadata / "entry_points.txt").write_text("[nemesis_core.bots]\nbusy = busy:Busy\n")
    (tmp_path / "site" / "busy.py").write_text(BUSY)
    more = ("--bots", "busy", "--think", 60)
    child = begun_at_table(sit, save, *more, PYTHONPATH=str(tmp_path / "site"))
    assert "Seat 2, busy, is thinking ..." in seen(child)
    assert statistics.median(both_ways(child, "t", "o")) < SOON
    assert "Seat 2, busy, is thinking ..." in seen(child)
    child.send("q")
    assert ended(child) == 0
    assert len(chosen(save, 0)) == 1


def test_of_several_saved_games_one_is_chosen_at_the_table_and_the_last_line_by_line(sit, tmp_path):
    home = {"XDG_DATA_HOME": str(tmp_path)}
    for seed in (1, 2):
        assert play("lockdown", "--seed", seed, says="1\nq\n", **home).returncode == 0
    child = sit("--resume", **home)
    listed = seen(child)
    assert "Which game do you go on with?" in listed
    assert listed.index("lockdown.2.save.json") < listed.index("lockdown.1.save.json")
    child.send("\x1b[B\r")
    quiet(child)
    child.send("q")
    assert ended(child) == 0
    assert "lockdown.1.save.json" in "".join(child.before.split("\r\n"))
    said = play("--resume", says="q\n", **home)
    assert "Of 2 saved games the last is taken up" in said.stdout
    assert "--save" in said.stdout
