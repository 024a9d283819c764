"""Files are written whole or not at all."""

from __future__ import annotations

import os
import stat

import pytest

from nemesis_core.errors import NemesisError
from nemesis_core.files import write_bytes, write_text


def test_file_and_its_folders_are_made(tmp_path):
    write_text(tmp_path / "a" / "b.txt", "näh")
    assert (tmp_path / "a" / "b.txt").read_bytes() == "näh".encode()


def test_what_was_there_is_replaced(tmp_path):
    file = tmp_path / "a"
    file.write_text("a long text")
    write_bytes(file, b"short")
    assert file.read_bytes() == b"short"


@pytest.mark.parametrize("step", ["replace", "fdopen"])
def test_failure_leaves_the_old_file_and_nothing_beside_it(tmp_path, monkeypatch, step):
    def full(*_):
        raise OSError(28, "No space left on device")

    file = tmp_path / "a"
    file.write_text("old")
    monkeypatch.setattr(os, step, full)
    with pytest.raises(NemesisError, match="a cannot be written: No space left on device"):
        write_bytes(file, b"new")
    assert [p.name for p in tmp_path.iterdir()] == ["a"]
    assert file.read_text() == "old"


def test_interruption_leaves_nothing_behind(tmp_path, monkeypatch):
    def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "replace", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_bytes(tmp_path / "a", b"new")
    assert list(tmp_path.iterdir()) == []


def test_permissions_are_those_of_any_new_file_and_stay(tmp_path):
    plain, mine = tmp_path / "plain", tmp_path / "mine"
    plain.touch()
    write_bytes(mine, b"")
    assert mine.stat().st_mode == plain.stat().st_mode
    mine.chmod(0o600)
    write_bytes(mine, b"again")
    assert stat.S_IMODE(mine.stat().st_mode) == 0o600


def test_place_that_cannot_be_written_is_named(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(NemesisError, match="choose another place"):
        write_bytes(tmp_path / "file" / "a", b"")
