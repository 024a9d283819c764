"""`nemesis play` left, interrupted, killed, taken up again; saves that cannot be used."""

from __future__ import annotations

import json
import os
import random
import resource
import signal
import subprocess
import time
from functools import cache

import pytest

from nemesis_core import assemble
from nemesis_core.sitting import resume as take_up

from .playing import (
    BEGIN,
    COMMAND,
    FIRST,
    PROMPT,
    begun,
    chosen,
    ended,
    environment,
    interrupt,
    one_line,
    play,
    terminal,
)

pytestmark = pytest.mark.slow

KILLS = 50 if int(os.environ.get("NEMESIS_SWEEP", "0")) else 12
"""How often a game is killed in a sweep."""


@pytest.fixture
def save(tmp_path):
    return tmp_path / "game.json"


def record_of(save):
    return json.loads(save.with_name("game.record.json").read_text())


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """The record of the game that nobody interrupts."""
    save = tmp_path_factory.mktemp("whole") / "game.json"
    assert play(*BEGIN, "--save", save).returncode == 0
    return record_of(save)


# ---------------------------------------------------------------- leaving and going on


@pytest.mark.parametrize("says", ["1\n1\nq\n", "1\n1\n"], ids=["by the command", "at the end of the input"])
def test_a_game_that_is_left_goes_on_to_the_same_end(save, whole, says):
    left = play(*BEGIN, "--save", save, says=says)
    assert left.returncode == 0
    assert one_line(left.stderr)
    assert f"--resume --save {save}" in left.stderr
    assert play("--resume", "--save", save).returncode == 0
    assert record_of(save) == whole


def test_without_a_file_games_are_saved_and_resumed_in_the_users_folder(tmp_path):
    home = str(tmp_path)
    for seed in (1, 2):
        assert play("lockdown", "--seed", seed, says="1\nq\n", XDG_DATA_HOME=home).returncode == 0
    folder = tmp_path / "nemesis"
    assert sorted(path.name for path in folder.glob("saves/*.json")) == [
        "lockdown.1.save.json",
        "lockdown.2.save.json",
    ]
    assert play("lockdown", "--seed", 2, says="q\n", XDG_DATA_HOME=home).returncode == 0
    assert (folder / "saves" / "lockdown.2.2.save.json").exists()
    assert play("lockdown", "--resume", XDG_DATA_HOME=home).returncode == 0
    assert [path.name for path in folder.glob("records/*")] == ["lockdown.2.2.record.json"]
    assert play("--resume", XDG_DATA_HOME=home).returncode == 0
    assert len(list(folder.glob("records/*"))) == 2
    nothing = play("other", "--resume", XDG_DATA_HOME=home)
    assert (nothing.returncode, one_line(nothing.stderr)) == (2, True)
    assert "no game of other is saved" in nothing.stderr


def test_interrupt_keeps_the_game(save):
    child = terminal(*BEGIN, "--save", save)
    child.expect("for help: ")
    child.sendline("1")
    child.expect("for help: ")
    assert interrupt(child) == 130
    assert "nemesis: interrupted; the game is saved in" in child.before
    assert f"--resume --save {save}" in child.before
    assert len(chosen(save, 0)) >= 1
    assert play("--resume", "--save", save).returncode == 0


@pytest.mark.parametrize("name", ["SIGHUP", "SIGTERM"])
def test_a_lost_terminal_keeps_the_game(save, whole, name):
    child = terminal(*BEGIN, "--save", save)
    child.expect("for help: ")
    child.sendline("1")
    child.expect("for help: ")
    child.kill(getattr(signal, name))
    assert ended(child) == -getattr(signal, name)
    assert play("--resume", "--save", save).returncode == 0
    assert record_of(save) == whole


def test_a_closed_pipe_is_quiet_and_keeps_the_game(save, tmp_path):
    answers = tmp_path / "answers"
    answers.write_text(FIRST)
    with answers.open() as says:
        command = [*COMMAND, *map(str, BEGIN), "--save", str(save)]
        child = subprocess.Popen(command, stdin=says, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        child.stdout.read(200)
        child.stdout.close()
        said = child.stderr.read()
        child.stderr.close()
        assert child.wait(60) in (1, 2)
    assert "Traceback" not in said
    assert play("--resume", "--save", save).returncode == 0


def test_a_closed_input_is_a_game_that_is_left(save):
    command = [*COMMAND, *map(str, BEGIN), "--save", str(save)]
    done = subprocess.run(["bash", "-c", '"$@" <&-', "bash", *command], capture_output=True, text=True, timeout=60)
    assert (done.returncode, one_line(done.stderr)) == (0, True)


# ---------------------------------------------------------------- killed


def seen_and_killed(arguments, save, wait):
    """Play with `arguments`, kill the process some time after its first question; returns how much it had asked.

    A game that ends before is not killed: None.
    """
    screen = save.with_name("screen")
    with screen.open("w") as out:
        child = subprocess.Popen(
            [*COMMAND, *map(str, arguments), "--save", str(save)],
            stdin=subprocess.PIPE,
            stdout=out,
            stderr=subprocess.DEVNULL,
            env=environment(PYTHONUNBUFFERED="1"),
            text=True,
        )
        while not screen.stat().st_size and child.poll() is None:
            time.sleep(0.002)
        child.stdin.write(FIRST[:200])
        child.stdin.flush()
        time.sleep(wait)
        child.kill()
        child.stdin.close()
        ended = child.wait() == 0
    return None if ended else len(PROMPT.findall(screen.read_text()))


@cache
def lockdown():
    return assemble("lockdown")


def person_chose(save):
    """How often seat 1 has chosen in the game saved at `save`; none when there is no save."""
    if not save.exists():
        return 0
    return sum(seat == 0 for seat, _ in take_up(lockdown(), save).session.game.choices)


@pytest.mark.sweep
def test_a_game_killed_at_random_moments_goes_on_each_time(save, whole):
    """Whatever was asked had all choices before it saved, no file is half-written, and the end is that of `whole`."""
    moments = random.Random(50)
    kills = 0
    while kills < KILLS:
        begin = ("--resume",) if save.exists() else BEGIN
        before = person_chose(save)
        asked = seen_and_killed(begin, save, moments.uniform(0, 0.12))
        kills += asked is not None
        if save.exists():
            assert person_chose(save) >= before + (asked or 1) - 1
        else:
            assert record_of(save) == whole
            save.with_name("game.record.json").unlink()
    if save.exists():
        assert play("--resume", "--save", save).returncode == 0
        assert record_of(save) == whole
    assert {path.name for path in save.parent.iterdir()} <= {"screen", "game.record.json"}


# ---------------------------------------------------------------- saves that cannot be used


def refused(*arguments, **more):
    done = play(*arguments, **more)
    assert done.returncode == 2
    assert one_line(done.stderr), done.stderr
    return done.stderr


@pytest.fixture
def complaint(nemesis):
    """The one line with which `nemesis play` refuses what it is given."""

    def of(*arguments):
        done = nemesis("play", *arguments)
        assert done.code == 2
        assert one_line(done.err), done.err
        return done.err

    return of


def test_two_processes_do_not_play_one_save(save):
    child = terminal(*BEGIN, "--save", save)
    child.expect("for help: ")
    assert "is being played by another nemesis" in refused("--resume", "--save", save)
    child.sendline("q")
    assert ended(child) == 0
    assert play("--resume", "--save", save, says="q\n").returncode == 0


def test_a_save_is_not_overwritten_by_a_new_game(save, complaint):
    begun(save, "1\nq\n")
    before = save.read_bytes()
    assert "--resume" in complaint(*BEGIN, "--save", save)
    assert save.read_bytes() == before


@pytest.mark.parametrize(
    "option", [("--seed", 1), ("--players", 2), ("--seat", 2), ("--hot-seat",), ("--bots", "nobody")]
)
def test_what_was_settled_at_the_beginning_cannot_be_changed_but_for_bots_that_there_are(save, complaint, option):
    begun(save, "q\n")
    assert option[0] in complaint("--resume", "--save", save, *option)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("lockdown", "--seat", 5), "seats 1 to 4"),
        (("lockdown", "--seat", 0), "seats 1 to 4"),
        (("lockdown", "--seat", 1, "--hot-seat"), "give one of them"),
        (("lockdown", "--seed", 10**29), "is too large"),
        (("lockdown", "--save", "/tmp"), "is a folder"),
        (("lockdown", "--players", 9), "not 9"),
        (("lockdown", "--bots", "oracle"), "curious, random"),
        (("nowhere",), "is no manifest file; there are: "),
        (("lockdown", "--save", "/dev/null/game.json"), "/dev/null"),
        (("--resume", "--save", "nowhere.json"), "nowhere.json"),
        (("lockdown", "--content", "nowhere.toml"), "nowhere.toml"),
    ],
    ids=lambda value: " ".join(map(str, value)) if isinstance(value, tuple) else value,
)
def test_bad_arguments_are_one_clear_line(arguments, reason, complaint, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert reason in complaint(*arguments)


@pytest.mark.parametrize("change", ["cut", "edited", "a record", "no json", "huge"])
def test_a_damaged_save_is_refused_by_name_and_left_as_it_is(save, complaint, change):
    begun(save, "1\n1\nq\n")
    whole = save.read_text()
    data = json.loads(whole)
    if change == "cut":
        save.write_text(whole[: len(whole) // 2])
    elif change == "edited":
        data["state"]["parts"]["table"]["characters"][0]["light"] = 2
        save.write_text(json.dumps(data))
    elif change == "a record":
        save.write_text(json.dumps({**data, "kind": "record"}))
    elif change == "no json":
        save.write_text("__import__('os').system('touch ran')")
    else:
        with save.open("a") as file:
            file.truncate(65 << 20)
    before = save.stat()
    assert str(save) in complaint("--resume", "--save", save)
    after = save.stat()
    assert (after.st_size, after.st_mtime_ns) == (before.st_size, before.st_mtime_ns)
    assert not save.with_name("ran").exists()


def test_a_save_of_another_variant_is_refused(save, complaint):
    begun(save, "q\n")
    assert "race nobody is not installed" in complaint("--resume", "--save", save, "--race", "nobody")


def test_a_save_of_other_versions_goes_on_with_a_notice(save):
    begun(save, "1\n1\nq\n")
    data = json.loads(save.read_text())
    data["versions"]["nemesis-facility"] = "0.0.1"
    save.write_text(json.dumps(data))
    done = play("--resume", "--save", save)
    assert done.returncode == 0
    assert "Note: saved with nemesis-facility 0.0.1" in done.stdout


def test_a_save_of_other_content_goes_on_with_a_notice_or_with_its_content(save, tmp_path):
    cards = tmp_path / "cards.toml"
    cards.write_text('[[item]]\nid = "medkit"\ncost = 2\n')
    play(*BEGIN, "--content", cards, "--save", save, says="1\n1\nq\n")
    assert "Note:" not in play("--resume", "--save", save, says="q\n").stdout
    cards.write_text('[[item]]\nid = "medkit"\ncost = 3\n')
    assert "Note: saved with other content" in play("--resume", "--save", save, says="q\n").stdout


# ---------------------------------------------------------------- disks and plugins


def test_a_full_disk_leaves_the_last_save_whole(save, whole):
    """The largest file that can be written is a little larger than the first save."""
    begun(save, "q\n")
    limit = save.stat().st_size + 600
    command = [*COMMAND, "--resume", "--save", str(save)]
    done = subprocess.run(
        command,
        input=FIRST,
        capture_output=True,
        text=True,
        timeout=60,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit)),
    )
    assert done.returncode == 2
    assert one_line(done.stderr)
    assert f"{save} cannot be written" in done.stderr
    assert [path.name for path in save.parent.iterdir()] == ["game.json"]
    assert play("--resume", "--save", save).returncode == 0
    assert record_of(save) == whole


def test_a_plugin_that_raises_is_named_and_the_last_save_is_readable(save, bomb):
    path = {"PYTHONPATH": str(bomb)}
    done = play("lockdown", "--house-rule", "bomb", "--seed", 7, "--save", save, **path)
    assert done.returncode == 2
    assert one_line(done.stderr)
    assert "bomb raised ValueError in bomb.blow (step player/blow): bang" in done.stderr
    assert f"the game is saved in {save}" in done.stderr
    assert "bomb raised" in refused("--resume", "--save", save, **path)
    source = bomb / "bomb.py"
    source.write_text(source.read_text().replace("raise ValueError", "return str"))
    assert play("--resume", "--save", save, **path).returncode == 0


def test_a_game_that_is_over_is_not_taken_up_but_its_record_is_named(save):
    assert play(*BEGIN, "--save", save).returncode == 0
    again = play("--resume", "--save", save)
    assert again.returncode == 2
    record = save.with_name("game.record.json")
    assert again.stderr == f"nemesis: the game of {save} is over; tell its story with: nemesis replay {record} --log\n"
