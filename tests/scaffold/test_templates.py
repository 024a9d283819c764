"""What the templates become: a plugin that assembles, whose own tests pass, and whose files say what they should."""

from __future__ import annotations

import ast
import configparser
import json
import re
import tomllib
from importlib.metadata import version

import pytest

from nemesis_core.assembly import HOOK_NAMES
from nemesis_core.joining import joined
from nemesis_core.manifest import shipped
from nemesis_core.plugins import API, Piece, Registry
from nemesis_core.scaffold import FITTING, TAKEN, Plan, render, requirement
from nemesis_core.testing import fakes

from .conftest import NAMES

each_kind = pytest.mark.parametrize("kind", list(NAMES))
ENVIRONMENTS = ("alone", "lockdown", "nemesis", "check")
EVERYWHERE = """
import sys

from nemesis_core import Registry, assemble, make_bots
from nemesis_core.joining import joining
from nemesis_core.manifest import find_manifest

piece, *names = sys.argv[1:]
registry = Registry()
for number, name in enumerate(names):
    ruleset = assemble(joining(find_manifest(name, registry), registry.pieces[piece]), registry=registry)
    seats = ruleset.nearest_seats()
    game = ruleset.new_game(seats, number).play(make_bots("curious", seats, number))
    assert game.state.ending
    game.hooks.report(game)
    print(name)
"""


@each_kind
def test_its_own_tests_pass(kind, written):
    made = written(kind)
    done = made.run("pytest", "-q", "-p", "no:cacheprovider", "--ignore=tests/test_conformance.py", "-m", "not variant")
    assert done.returncode == 0, done.stdout + done.stderr
    assert " passed" in done.stdout
    assert any((made.folder / "tests" / "scenarios").glob("*.scenario.toml"))


def test_its_tests_can_share_a_module_of_helpers(written):
    made = written("house-rule")
    (made.folder / "tests" / "helping.py").write_text("def helped(): return 3\n")
    (made.folder / "tests" / "test_helped.py").write_text(
        "from helping import helped\n\n\ndef test_it():\n    assert helped() == 3\n"
    )
    done = made.run("pytest", "-q", "-p", "no:cacheprovider", "tests/test_helped.py")
    assert done.returncode == 0, done.stdout + done.stderr


@each_kind
def test_all_pieces_of_the_distribution_are_checked(kind):
    config = configparser.ConfigParser(interpolation=None)
    config.read_string(render(Plan(kind=kind, name="tiny"))["tox.ini"])
    assert config["testenv:check"]["commands"] == "nemesis plugins check nemesis-tiny --games 1 {posargs}"


def test_a_race_names_hooks_that_it_could_answer_and_does_not():
    written = render(Plan(kind="race", name="tiny"))
    (source,) = (text for name, text in written.items() if name.endswith("/hooks.py"))
    said = ast.get_docstring(ast.parse(source), clean=False) or ""
    hooks = ", ".join(re.findall(r"^    \S.*?  +(\w+(?:, \w+)*)$", said, re.MULTILINE)).split(", ")
    assert len(hooks) > 30 and sorted({*hooks} - {*HOOK_NAMES}) == []
    assert [hook for hook in hooks if any(f"def {hook}(" in text for text in written.values())] == []


@pytest.mark.variant
@each_kind
def test_a_game_of_every_variant_that_it_joins_is_played_with_it(kind, written):
    made = written(kind)
    (made.folder / "src" / "everywhere.py").write_text(EVERYWHERE)
    names = joined(made.plan.piece, Registry())
    done = made.run("everywhere", made.plan.name, *names)
    assert (done.stdout.split(), done.returncode, done.stderr) == (names, 0, "")


@each_kind
def test_the_piece_is_what_the_plan_says(kind, written):
    made = written(kind)
    (shown,) = json.loads(made.run("nemesis_core", "plugins", "show", made.plan.name, "--json").stdout)
    assert (shown["error"], shown["kind"], shown["title"]) == ("", kind, made.plan.words)
    assert shown["api"] == f">={API},<2"
    expected = Piece(id="x", kind=kind, title="x", **FITTING[kind])
    for field in ("requires", "provides", "roles", "conflicts", "players"):
        assert tuple(shown[field]) == getattr(expected, field), field


@each_kind
def test_the_project_names_plugin_core_and_environments(kind):
    plan = Plan(kind=kind, name="tiny", author="Ann Author", title="Tiny things", joins=("lockdown", "nemesis"))
    files = render(plan)
    project = tomllib.loads(files["pyproject.toml"])["project"]
    assert project["name"] == "nemesis-tiny"
    assert project["authors"] == [{"name": "Ann Author"}]
    assert project["entry-points"]["nemesis_core.plugins"] == {"tiny": "nemesis_tiny:PLUGIN"}
    assert project["dependencies"] == [f"nemesis-core{requirement(version('nemesis-core'))}"]
    tox = configparser.ConfigParser(interpolation=None)
    tox.read_string(files["tox.ini"])
    assert tox["tox"]["env_list"].split() == list(ENVIRONMENTS)
    assert tox["testenv:{lockdown, nemesis}"]["set_env"].split("\n")[-1] == "NEMESIS_VARIANT = {env_name}"
    assert "`tox run -e nemesis`" in files["README.md"]
    assert files["LICENSE"].startswith("MIT License\n\nCopyright (c) Ann Author\n\nPermission ")
    assert not [name for name, text in files.items() if "{{" in name + text or "{%" in text]


@each_kind
def test_without_a_variant_no_environment_is_of_one(kind):
    files = render(Plan(kind=kind, name="tiny"))
    tox = configparser.ConfigParser(interpolation=None)
    tox.read_string(files["tox.ini"])
    assert tox.sections() == ["tox", "testenv", "testenv:alone", "testenv:check"]
    assert "authors" not in tomllib.loads(files["pyproject.toml"])["project"]
    assert "\nCopyright (c) nemesis-tiny contributors\n" in files["LICENSE"]


# ---------------------------------------------------------------- what it joins, what it may be called


@pytest.mark.variant
def test_a_race_joins_once_of_variants_that_differ_in_their_race_alone():
    lockdown = ["aftermath", "lockdown", "lockdown-coop", "lockdown-solo", "mars", "mars-solo"]
    expected = [*lockdown, "nemesis", "nemesis-advanced", "nemesis-coop", "nemesis-intruder", "nemesis-solo"]
    assert joined(Plan(kind="race", name="tiny").piece, Registry()) == expected


@pytest.mark.variant
def test_a_mode_joins_once_of_variants_that_differ_in_their_mode_alone():
    found = joined(Plan(kind="mode", name="tiny").piece, Registry())
    assert not [name for name in found if name.endswith(("-solo", "-coop"))]
    assert {"lockdown", "nemesis", "nemesis-advanced"} <= {*found}


@pytest.mark.variant
def test_a_house_rule_joins_every_variant():
    assert joined(Plan(kind="house-rule", name="tiny").piece, Registry()) == sorted(shipped()[0])


def test_a_piece_joins_nothing_that_lacks_what_it_needs():
    picky = Piece(id="picky", kind="race", title="Picky", requires=("edition:none-of-these",))
    assert joined(picky, Registry()) == []


def test_names_that_the_shared_rules_keep_at_a_game_are_taken():
    ruleset = fakes()
    assert {*ruleset.compiled, *ruleset.parts} == TAKEN


@pytest.mark.parametrize(
    ("core", "window"),
    [("0.1.0", ">=0.1,<0.2"), ("0.12.3", ">=0.12,<0.13"), ("1.4.2", ">=1.4,<2"), ("2.0.0rc1", ">=2.0,<3")],
)
def test_the_window_reaches_to_the_next_core_that_may_break_it(core, window):
    assert requirement(core) == window
