"""Finding plugins: a broken one is listed and stops nothing else."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import attrs
import pytest

from nemesis_core import Piece, Plugin, assemble, plugins
from nemesis_core.errors import AssemblyError
from nemesis_core.plugins import API, GROUP, Installed, Registry, load_entry_point
from nemesis_core.testing import fakes

from .tiny import MANIFEST, home, piece, registry

GOOD = Plugin(pieces=(piece("board", name="good"),))
OLD = Plugin(api="<1.0")
ODD = Plugin(api="one or two")
NO_PLUGIN = 3


def load(name):
    return load_entry_point(EntryPoint(name, f"{__name__}:{name}" if name.isupper() else name, GROUP))


@pytest.fixture(autouse=True)
def importable(monkeypatch):
    import sys

    monkeypatch.setitem(sys.modules, __name__, sys.modules.get(__name__) or type(sys)(__name__))
    for name in ("GOOD", "OLD", "ODD", "NO_PLUGIN"):
        monkeypatch.setattr(sys.modules[__name__], name, globals()[name], raising=False)


def test_plugin_is_loaded():
    assert load("GOOD").plugin is GOOD


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("no_such_module:PLUGIN", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("MISSING", "AttributeError"),
        ("NO_PLUGIN", "is no nemesis_core.Plugin"),
        ("OLD", f"made for core API <1.0, this is {API}"),
        ("ODD", "its API window cannot be read"),
    ],
)
def test_broken_plugin_says_why(name, error):
    found = load(name)
    assert found.plugin is None
    assert error in found.error


@pytest.mark.parametrize("window", [">=1.0,<2", "==1.*", ""])
def test_window_that_holds_this_api_is_accepted(window, monkeypatch):
    monkeypatch.setitem(globals(), "GOOD", Plugin(api=window))
    assert load("GOOD").error == ""


RUIN = Installed("ruin", "nemesis-ruin", "0.3", error="ImportError: gone")


def test_broken_plugin_stops_nothing_else():
    assert assemble(MANIFEST, registry=Registry([RUIN, *registry().plugins])).pieces


def test_broken_plugin_is_named_when_a_piece_is_missing():
    with pytest.raises(AssemblyError, match=r"nemesis-ruin 0.3 is broken \(ImportError: gone\)"):
        Registry([RUIN]).get("ruin", "board")


def test_plugin_given_to_a_test_is_the_one_that_is_installed(monkeypatch):
    given = Plugin(pieces=(Piece(id="mine", kind="house-rule", title="Mine"),))
    asked = {"more": (given,), "house_rules": ("mine",)}
    assert fakes(**asked).homes["mine"].version == "0"
    there = (*plugins.installed(), Installed("mine", "nemesis-mine", "0.3", given))
    monkeypatch.setattr(plugins, "installed", lambda: there)
    assert fakes(**asked).homes["mine"].version == "0.3"


# ---------------------------------------------------------------- one id, two distributions


def twins():
    return Registry([*registry().plugins, home(piece("board"), dist="their-board")])


def test_piece_of_two_distributions_names_both():
    with pytest.raises(AssemblyError, match="piece board comes from both nemesis-board and their-board; uninstall"):
        assemble(MANIFEST, registry=twins())


def test_piece_of_two_distributions_stops_nothing_else():
    moon = home(piece("board", name="moon"))
    found = assemble(
        board="moon", race="race", mode="mode", crew=("crew",), registry=Registry([*twins().plugins, moon])
    )
    assert found.pieces[0].id == "moon"


def test_blocking_a_piece_of_two_distributions_blocks_both():
    assert Registry(twins().plugins, block=["board"]).of_kind("board") == []


def test_pieces_of_a_kind_are_listed_by_id():
    found = registry(piece("board", name="moon"), piece("board", name="annex")).of_kind("board")
    assert [p.id for p in found] == ["annex", "board", "moon"]


@pytest.mark.parametrize("name", ["Moon", "9-lives", "-moon", "moon_base", "moon base", "moon\n", "", 3])
def test_id_that_cannot_be_typed_is_refused(name):
    with pytest.raises(
        ValueError, match="^the id of a piece is made of lower-case letters, digits and hyphens, and be"
    ):
        Piece(id=name, kind="board", title="Moon")


@pytest.mark.parametrize("name", ["m", "moon-2", "moon2-base"])
def test_id_of_letters_digits_and_hyphens_is_accepted(name):
    assert Piece(id=name, kind="board", title="Moon").id == name


def test_unknown_kind_of_piece_is_refused():
    with pytest.raises(ValueError, match="kind"):
        piece("weather")


def test_base_that_is_missing_is_named_with_the_piece_that_extends_it():
    pieces = [piece("board", name=name, extends=base) for name, base in (("cave", ""), ("pit", "cave"), ("sky", ""))]
    blocked = Registry(registry(*pieces).plugins, block=["cave"])
    with pytest.raises(AssemblyError) as raised:
        assemble(attrs.evolve(MANIFEST, board="pit"), registry=blocked)
    assert str(raised.value) == "board pit extends cave: board cave is blocked; there are: board, sky"
