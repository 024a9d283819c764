"""A plugin that was made for another API: wherever it is wanted, one line says which, for what, and what to do."""

from __future__ import annotations

import io
import json
import sys

import pytest

from nemesis_core import API
from nemesis_core.deprecation import DECLARED, Deprecated
from nemesis_core.hookspecs import phases
from nemesis_core.plugins import installed

from .conftest import write_plugin

SOURCE = """
from nemesis_core import Piece, Plugin, hookimpl

PIECE = Piece(id="tide", kind="house-rule", title="Tide", implementation=("tidal",))
PLUGIN = Plugin(pieces=(PIECE,), variants="tidal_variants", api=WINDOW)


@hookimpl
def hand_size(game, who):
    return 1
"""
WHY = (
    f"tidal 0.5: made for core API >=2.0,<3, this is {API}; "
    f"install a version of tidal for API {API}, or the nemesis-core that it was made for"
)


@pytest.fixture
def tidal(tmp_path, monkeypatch, nemesis):
    """Puts the window of the installed plugin `tidal`, which has a house rule and a variant."""
    text = nemesis("variants", "show", "lockdown").out.replace('name = "lockdown"', 'name = "tidal"')
    folder = write_plugin(tmp_path / "site", "tidal", "")
    (folder / "tidal_variants").mkdir()
    (folder / "tidal_variants" / "__init__.py").touch()
    (folder / "tidal_variants" / "tidal.toml").write_text(text)
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)

    def window(versions):
        (folder / "tidal.py").write_text(SOURCE.replace("WINDOW", repr(versions)))
        sys.modules.pop("tidal", None)
        installed.cache_clear()

    yield window
    installed.cache_clear()
    for module in ("tidal", "tidal_variants"):
        sys.modules.pop(module, None)


@pytest.fixture
def refused(tidal):
    tidal(">=2.0,<3")


def complaint(said):
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1), said
    return said.err.removeprefix("nemesis: ").rstrip("\n")


def test_core_states_its_api(nemesis):
    assert nemesis("--version").out.rstrip().endswith(f", plugin API {API}")
    assert f"Plugins (core API {API})" in nemesis("plugins", "list").out


@pytest.mark.variant
@pytest.mark.parametrize("command", ["assemble", "simulate", "content"])
def test_piece_that_is_wanted_is_refused_with_its_plugin(refused, nemesis, command):
    assert complaint(nemesis(command, "lockdown", "--house-rule", "tide")) == f"house-rule tide is in {WHY}"


@pytest.mark.variant
def test_variant_that_is_wanted_is_refused_with_its_plugin(refused, nemesis):
    assert complaint(nemesis("assemble", "tidal")) == f"variant tidal is in {WHY}"


@pytest.mark.variant
def test_manifest_that_names_the_piece_is_refused(refused, nemesis, tmp_path):
    manifest = nemesis("variants", "show", "lockdown").out + 'house_rules = ["tide"]\n'
    (tmp_path / "mine.toml").write_text(manifest)
    assert complaint(nemesis("assemble", tmp_path / "mine.toml")).endswith(f"mine.toml: house-rule tide is in {WHY}")


@pytest.mark.variant
def test_record_of_it_is_refused(tidal, nemesis, tmp_path):
    tidal(">=1.0,<2")
    games = tmp_path / "games"
    assert nemesis("simulate", "lockdown", "--house-rule", "tide", "--games", 1, "--record", games).code == 0
    (record,) = games.glob("[0-9]*.json")
    tidal(">=2.0,<3")
    assert complaint(nemesis("replay", record)).endswith(f"house-rule tide is in {WHY}")


@pytest.mark.variant
def test_save_of_it_is_refused(tidal, nemesis, tmp_path, monkeypatch):
    tidal(">=1.0,<2")
    save = tmp_path / "game.json"
    monkeypatch.setattr(sys, "stdin", io.StringIO("q\n"))
    began = nemesis("play", "lockdown", "--house-rule", "tide", "--seed", 1, "--save", save)
    assert save.exists(), began
    tidal(">=2.0,<3")
    assert complaint(nemesis("play", "--resume", "--save", save)).endswith(f"house-rule tide is in {WHY}")


@pytest.mark.variant
def test_everything_else_is_as_it_was(refused, nemesis):
    assert nemesis("assemble", "lockdown").code == 0
    listing = nemesis("plugins", "list")
    assert listing.code == 0
    assert f"tidal ({WHY.replace(':', ') cannot be used:', 1)}" in listing.out
    (entry,) = [entry for entry in json.loads(nemesis("plugins", "list", "--json").out) if entry["id"] == "tidal"]
    assert entry["api"] == ">=2.0,<3"


@pytest.mark.variant
def test_piece_that_is_blocked_is_asked_for_in_vain(refused, nemesis):
    said = complaint(nemesis("assemble", "lockdown", "--house-rule", "tyde"))
    assert said.startswith("house-rule tyde is not installed; there are: ")
    assert "tidal 0.5 is broken (made for core API" in said


@pytest.mark.variant
@pytest.mark.parametrize(
    ("window", "reason"),
    [
        ("one or two", "its API window cannot be read: 'one or two' is not of the form '>=1.0,<2'"),
        (1.0, "TypeError: 'api' must be <class 'str'> (got 1.0 that is a <class 'float'>)."),
    ],
)
def test_window_that_is_none_says_so(tidal, nemesis, window, reason):
    tidal(window)
    assert reason in complaint(nemesis("assemble", "lockdown", "--house-rule", "tide"))


@pytest.mark.variant
@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("from nemesis_core import Tide", "ImportError: cannot import name 'Tide' from 'nemesis_core'"),
        ("import nemesis_core.tides", "ModuleNotFoundError: No module named 'nemesis_core.tides'"),
        ("from nemesis_core import Plugin; Plugin(tide=3)", "TypeError: Plugin.__init__() got an unexpected keyword"),
    ],
)
@pytest.mark.parametrize("inside", [False, True], ids=["entry-point", "implementation"])
def test_what_only_another_core_has_hints_at_the_api(tmp_path, tidal, nemesis, line, error, inside):
    tidal("")
    text = SOURCE.replace("WINDOW", "''")
    (tmp_path / "site" / "tidal.py").write_text(text.replace('("tidal",)', '("tidal_rules",)') if inside else line)
    (tmp_path / "site" / "tidal_rules.py").write_text(line)
    said = complaint(nemesis("assemble", "lockdown", "--house-rule", "tide"))
    assert error in said
    assert f"; this core has API {API}, is the plugin made for another?)" in said
    sys.modules.pop("tidal_rules", None)


# ---------------------------------------------------------------- what is to go


@pytest.fixture
def old_argument(monkeypatch):
    old = Deprecated(since="1.1", gone="2.0", instead="take the seat")
    monkeypatch.setattr(phases.hand_size, DECLARED, {"who": old}, raising=False)


OLD = (
    "tide of tidal 0.5 uses the argument who of hook hand_size, deprecated since API 1.1 and gone in 2.0: take the seat"
)


@pytest.mark.variant
def test_deprecated_argument_is_one_line_and_stops_nothing(tidal, old_argument, nemesis):
    tidal(">=1.0,<2")
    command = ("simulate", "lockdown", "--house-rule", "tide", "--games", 2, "--seed", 1)
    said = nemesis(*command)
    assert (said.code, [line for line in said.err.splitlines() if " tide " in line]) == (0, [f"nemesis: {OLD}"])
    assert "Warning" not in said.err


@pytest.mark.variant
def test_variant_without_that_piece_says_nothing_of_it(tidal, old_argument, nemesis):
    tidal(">=1.0,<2")
    assert "tidal" not in nemesis("assemble", "lockdown").err
