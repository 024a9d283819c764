"""`nemesis plugins new`: what it writes and says, and what it refuses, with nothing half-written."""

from __future__ import annotations

from pathlib import Path

import pytest

from nemesis_core.errors import AssemblyError
from nemesis_core.joining import check_joins
from nemesis_core.plugins import Piece, Registry

from .conftest import write_plugin

KINDS = ("race", "board", "mode", "crew", "house-rule")


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """The folder in which the command is typed."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def refused(nemesis, folder):
    """What a command that writes nothing complains of."""

    def run(*arguments):
        before = sorted(folder.rglob("*"))
        said = nemesis("plugins", "new", *arguments)
        assert (said.code, said.out, said.err.count("\n")) == (2, "", 1), said
        assert sorted(folder.rglob("*")) == before
        return said.err.removeprefix("nemesis: ").rstrip("\n")

    return run


@pytest.mark.parametrize("kind", KINDS)
def test_it_writes_a_whole_distribution_and_says_what_comes_next(kind, nemesis, folder):
    said = nemesis("plugins", "new", kind, "tiny", "--joins", "lockdown, nemesis", "--author", "Ann")
    assert (said.code, said.err) == (0, "")
    first, head, *commands = said.out.splitlines()
    assert first.startswith(f"tiny holds the {kind} tiny: ")
    assert first.endswith(" files. It joins lockdown, nemesis.")
    assert [head, *commands] == [
        "Next:",
        "  uv pip install --editable tiny",
        f"  nemesis play lockdown --{kind} tiny",
        "  cd tiny && tox",
    ]
    for name in (
        "pyproject.toml",
        "LICENSE",
        "README.md",
        "tox.ini",
        "src/nemesis_tiny/__init__.py",
        "tests/test_conformance.py",
    ):
        assert (folder / "tiny" / name).is_file(), name
    assert [path.name for path in folder.iterdir()] == ["tiny"]


@pytest.mark.variant
def test_it_joins_all_that_it_fits_unless_told(nemesis, folder):
    said = nemesis("plugins", "new", "race", "tiny")
    assert "It joins aftermath, lockdown, lockdown-coop, lockdown-solo, mars, mars-solo, nemesis, " in said.out
    said = nemesis("plugins", "new", "race", "lone", "--joins", "")
    assert "It joins no variant." in said.out
    assert "  nemesis play VARIANT --race lone\n" in said.out


def test_it_writes_into_an_empty_folder_of_choice(nemesis, folder):
    (folder / "mine").mkdir()
    assert nemesis("plugins", "new", "mode", "tiny", "--into", folder / "mine", "--title", "Tiny Mode").code == 0
    assert 'title="Tiny Mode"' in (folder / "mine" / "src" / "nemesis_tiny" / "__init__.py").read_text()


# ---------------------------------------------------------------- what it refuses

LETTERS = "is not made of lower-case letters, digits and hyphens, with a letter first; choose one such as swamp-frogs"


@pytest.mark.parametrize("name", ["Frogs", "4frogs", "swamp_frogs", "swamp-", "swamp--frogs", "../frogs", "", "früh"])
def test_a_name_of_other_letters_is_refused(name, refused):
    assert refused("race", name) == f"the name {name!r} {LETTERS}"


@pytest.mark.parametrize(
    ("kind", "name", "complaint"),
    [
        ("race", "a" * 25, f"the name {'a' * 25} is longer than 24 letters; shorten it"),
        ("race", "lambda", "the name lambda has a meaning in Python; choose another"),
        ("race", "random", "the name random has a meaning in Python; choose another"),
        ("race", "print", "the name print has a meaning in Python; choose another"),
        ("mode", "token-kinds", "the name token-kinds has a meaning in the rules; choose another"),
        ("mode", "roll", "the name roll has a meaning in the rules; choose another"),
        ("mode", "rules", "there is a piece rules already, in nemesis-core; choose another name"),
        ("mode", "core", "there is an installed package nemesis_core already; choose another name"),
        ("rase", "tiny", "there is no template for a rase; did you mean race?"),
        ("thing", "tiny", "there is no template for a thing; there are: race, board, mode, crew, house-rule"),
    ],
)
def test_a_name_or_kind_that_cannot_be_is_refused(kind, name, complaint, refused):
    assert refused(kind, name) == complaint


def test_the_name_of_an_installed_piece_is_refused(tmp_path_factory, monkeypatch, refused):
    from nemesis_core.plugins import installed

    source = """
from nemesis_core import Piece, Plugin
PLUGIN = Plugin(pieces=(Piece(id="frogs", kind="race", title="Frogs"),))
"""
    monkeypatch.syspath_prepend(write_plugin(tmp_path_factory.mktemp("site"), "pond", source))
    installed.cache_clear()
    try:
        assert refused("crew", "frogs") == "there is a piece frogs already, in pond; choose another name"
    finally:
        installed.cache_clear()


@pytest.mark.parametrize(("option", "what"), [("--title", "title"), ("--author", "author")])
def test_a_text_that_would_break_the_files_is_refused(option, what, refused):
    line = "has a quotation mark, a backslash or a line end; leave it out"
    assert refused("race", "tiny", option, 'a "b"') == f"the {what} 'a \"b\"' {line}"
    assert refused("race", "tiny", option, "a\\b").endswith(line)
    assert refused("race", "tiny", option, "a\nb").endswith(line)
    assert refused("race", "tiny", option, "a" * 41).endswith("is longer than 40 letters; shorten it")


def test_a_variant_that_is_not_there_is_refused(refused):
    assert refused("race", "tiny", "--joins", "xyzzy").startswith("variant xyzzy is not installed; there are: ")


@pytest.mark.variant
def test_a_variant_that_lacks_what_the_piece_needs_is_refused():
    piece = Piece(id="picky", kind="race", title="Picky", requires=("edition:none-of-these",))
    with pytest.raises(AssemblyError, match="cannot join the variant lockdown: picky needs edition:none-of-these"):
        check_joins(["lockdown"], piece, Registry())


def test_a_folder_with_something_in_it_is_left_alone(refused, folder):
    (folder / "tiny").mkdir()
    (folder / "tiny" / "notes.txt").write_text("mine")
    complaint = refused("race", "tiny", "--joins", "")
    assert complaint == "tiny is there and not empty; choose another place with --into"
    (folder / "file").write_text("mine")
    assert refused("race", "tiny", "--joins", "", "--into", "file").startswith("file is there and not empty; ")


def test_a_folder_in_a_place_that_is_not_there_is_refused(refused):
    complaint = refused("race", "tiny", "--joins", "", "--into", "none/tiny")
    assert complaint == "none/tiny cannot be written: No such file or directory; choose another place with --into"


def test_nothing_is_left_where_writing_fails(refused, monkeypatch):
    write_text, written = Path.write_text, []

    def fail(path, *arguments, **options):
        written.append(path)
        if len(written) > 3:
            raise OSError(28, "No space left on device")
        return write_text(path, *arguments, **options)

    monkeypatch.setattr(Path, "write_text", fail)
    complaint = refused("race", "tiny", "--joins", "")
    assert complaint == "tiny cannot be written: No space left on device; choose another place with --into"
