"""Saves of `nemesis play`: taken up again and again, kept apart, edited, linked to, half-written."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys

import pytest

from nemesis_core.files import write_bytes

from .playing import BEGIN, COMMAND, begun, environment, one_line, play

pytestmark = pytest.mark.slow

MEDKITS = '[[item]]\nid = "medkit"\ncounts = {{ green = {} }}\n'


@pytest.fixture
def save(tmp_path):
    return tmp_path / "game.json"


def test_a_game_taken_up_with_other_content_can_be_left_and_taken_up_again(save, tmp_path):
    cards = tmp_path / "cards.toml"
    cards.write_text(MEDKITS.format(3))
    assert play(*BEGIN, "--content", cards, "--save", save, says="1\n1\n1\n1\nq\n").returncode == 0
    cards.write_text(MEDKITS.format(4))
    taken_up = play("--resume", "--save", save, says="q\n")
    assert "Note: saved with other content" in taken_up.stdout
    again = play("--resume", "--save", save, says="q\n")
    assert (again.returncode, again.stderr.count("was it edited")) == (0, 0), again.stderr


def test_the_record_of_an_earlier_game_is_kept(tmp_path):
    home = str(tmp_path)
    for seats in (2, 3):
        assert play("lockdown", "--seed", 2, "--players", seats, XDG_DATA_HOME=home).returncode == 0
    records = [json.loads(path.read_text()) for path in (tmp_path / "nemesis" / "records").iterdir()]
    assert sorted(record["seats"] for record in records) == [2, 3]


def _named(tmp_path, name):
    manifest = tmp_path / f"{name}.toml"
    pieces = 'board = "facility"\nrace = "night-stalkers"\nmode = "semi-coop"\ncrew = ["lockdown-crew"]\n'
    manifest.write_text(f'name = "{name}"\n{pieces}')
    return manifest


def test_resume_takes_the_last_game_of_the_variant_that_is_named_and_of_no_other(tmp_path):
    home = str(tmp_path / "home")
    play("lockdown", "--seed", 1, says="q\n", XDG_DATA_HOME=home)
    play(_named(tmp_path, "lockdown-hard"), "--seed", 5, says="q\n", XDG_DATA_HOME=home)
    done = play("lockdown", "--resume", says="q\n", XDG_DATA_HOME=home)
    assert "lockdown.1.save.json" in done.stderr


def test_a_variant_of_ones_own_is_resumed_as_it_was_begun(tmp_path):
    home, manifest = str(tmp_path / "home"), _named(tmp_path, "mine")
    assert play(manifest, "--seed", 5, says="q\n", XDG_DATA_HOME=home).returncode == 0
    done = play(manifest, "--resume", says="q\n", XDG_DATA_HOME=home)
    assert done.returncode == 0, done.stderr


def test_a_save_is_on_the_disk_before_it_takes_the_place_of_the_last(save, monkeypatch):
    done = []
    for name in ("fsync", "replace"):
        whole = getattr(os, name)
        monkeypatch.setattr(os, name, lambda *a, whole=whole, name=name, **k: (done.append(name), whole(*a, **k))[1])
    write_bytes(save, b"x", sync=True)
    assert done == ["fsync", "replace"]


def _edit(save, change):
    data = json.loads(save.read_text())
    change(data)
    save.write_text(json.dumps(data))


def _known(value):
    def change(data):
        known = data["state"]["known"]
        known[next(iter(known))] = value

    return change


def _other_version(change):
    def both(data):
        data["versions"]["nemesis-facility"] = "0.0.1"
        change(data)

    return both


EDITS = {
    "a number past 64 bits": _known(10**30),
    "nobody at the screen": lambda data: data["sitting"].update(people=[]),
    "nobody at the screen, as a text": lambda data: data["sitting"].update(people=""),
    "other version, replay no list": _other_version(lambda data: data.update(replay=7)),
    "other version, more seats than can be": _other_version(lambda data: data["state"].update(seats=2**64 - 1)),
    "other version, a place that is none": _other_version(
        lambda data: data["state"]["parts"]["facility"].update(rover="moon")
    ),
    "other version, an Objective that is none": _other_version(
        lambda data: data["state"]["parts"]["semi_coop"]["held"][0].__setitem__(0, "x")
    ),
}


@pytest.mark.parametrize("change", EDITS.values(), ids=EDITS)
def test_an_edited_save_is_refused_in_one_line(nemesis, save, change):
    begun(save, "1\n1\n1\n1\nq\n")
    _edit(save, change)
    done = nemesis("play", "--resume", "--save", save)
    assert one_line(done.err), done.err[-300:]
    assert done.code == 2
    assert str(save) in done.err


def test_a_save_that_has_no_end_is_refused(save):
    save.symlink_to("/dev/zero")
    code = (
        "import sys; from pathlib import Path; from nemesis_core.saves import read_save; read_save(Path(sys.argv[1]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(save)],
        capture_output=True,
        text=True,
        timeout=60,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30)),
    )
    assert "SaveError" in done.stderr, done.stderr[-200:]


def test_a_save_behind_a_link_is_the_save_that_is_written(save, tmp_path):
    begun(save, "1\nq\n")
    link = tmp_path / "link.json"
    link.symlink_to(save)
    before = save.read_bytes()
    assert play("--resume", "--save", link, says="1\n1\n1\nq\n").returncode == 0
    assert save.read_bytes() != before
    assert link.is_symlink()


def test_two_processes_do_not_play_one_save_by_two_names(save, tmp_path):
    begun(save, "1\nq\n")
    link = tmp_path / "link.json"
    link.symlink_to(save)
    command = [*COMMAND, "--resume", "--save", str(save)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment()) as child:
        child.stdout.read(100)
        done = play("--resume", "--save", link, says="q\n")
        child.kill()
    assert "is being played by another nemesis" in done.stderr, done.stderr


def test_a_game_that_somebody_else_began_meanwhile_is_not_overwritten(save, monkeypatch, capsys):
    from nemesis_core import sitting
    from nemesis_core.cli import main

    whole = sitting.start

    def meanwhile(*arguments, **more):
        save.write_text("the game of another process, left by now")
        return whole(*arguments, **more)

    monkeypatch.setattr(sitting, "start", meanwhile)
    monkeypatch.setattr("builtins.input", lambda prompt: "q")
    with pytest.raises(SystemExit):
        main(["play", *map(str, BEGIN), "--save", str(save)])
    assert save.read_text() == "the game of another process, left by now"


def test_interrupt_at_the_moment_of_the_rename_is_an_interrupt(save, monkeypatch):
    whole = os.replace

    def interrupted(*arguments):
        whole(*arguments)
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "replace", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_bytes(save, b"x")


def test_the_command_that_is_told_can_be_typed(tmp_path):
    import shlex

    save = tmp_path / "my game.json"
    done = play(*BEGIN, "--save", save, says="q\n")
    command = shlex.split(done.stderr.rpartition("go on with: nemesis ")[2])
    assert command == ["play", "--resume", "--save", str(save)]


def test_what_was_half_written_when_a_game_was_killed_does_not_stay_for_ever(save, tmp_path):
    mutant = tmp_path / "site"
    mutant.mkdir()
    killed = "import os\nwhole, done = os.replace, []\n\n\ndef replace(*names):\n    done.append(1)\n"
    killed += "    os._exit(9) if len(done) == 3 else whole(*names)\n\n\nos.replace = replace\n"
    (mutant / "sitecustomize.py").write_text(killed)
    assert play(*BEGIN, "--save", save, PYTHONPATH=str(mutant)).returncode == 9
    assert play("--resume", "--save", save).returncode == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.record.json", "site"]
