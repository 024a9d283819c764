"""Every plugin and every variant has an environment of tox that is called by its name, and tests that run there."""

from __future__ import annotations

import re
import tomllib
from configparser import ConfigParser
from itertools import product
from pathlib import Path

import pytest

from .cli.filming import BROWSERS
from .environments import FURTHER, OF_VARIANTS, home

ROOT = Path(__file__).parents[1]
PLUGINS = sorted(path.parent.name for path in ROOT.glob("plugins/*/pyproject.toml"))
VARIANTS = sorted(path.stem for path in (ROOT / "variants").glob("*.toml"))


def tox() -> ConfigParser:
    read = ConfigParser(interpolation=None)
    read.read(ROOT / "tox.ini")
    return read


def expanded(text: str) -> list[str]:
    """The names for which `text` stands: `a-{b, c}` is `a-b` and `a-c`."""
    parts = [[one.strip() for one in part.split(",")] for part in re.split(r"[{}]", text)]
    return ["".join(names) for names in product(*parts)]


def listed() -> list[str]:
    """The environments that run when none is named."""
    lines = [line for line in tox()["tox"]["env_list"].splitlines() if line.strip()]
    return [name for line in lines for name in expanded(line.strip())]


def test_names_are_expanded() -> None:
    assert expanded("a-{b, c}") == ["a-b", "a-c"]
    assert expanded("{a, b}") == ["a", "b"]
    assert expanded("a, b") == ["a", "b"]
    assert "core" in listed()


def test_every_plugin_and_every_variant_has_an_environment_of_its_name() -> None:
    assert sorted(set(PLUGINS) & set(listed())) == PLUGINS
    assert [name.removeprefix("variant-") for name in sorted(listed()) if name.startswith("variant-")] == VARIANTS


def test_every_environment_says_what_it_is_for() -> None:
    sections = tox()
    named = {name for title in sections.sections() if ":" in title for name in expanded(title.partition(":")[2])}
    assert sorted(set(listed()) - named) == []
    assert all(sections[title].get("description") for title in sections.sections() if title.startswith("testenv:"))


def test_every_variant_is_tested_in_its_own_environment() -> None:
    assert sorted({*FURTHER, "lockdown"}) == VARIANTS
    assert [home(name) for name in VARIANTS] == VARIANTS


def test_every_test_of_a_variant_is_where_its_environment_looks(request: pytest.FixtureRequest) -> None:
    """Of the tests that are run together with this one: in the environment `core` these are all."""
    looks = [ROOT / name for name in tox()["tests"]["of_variants"].split()]
    assert [path for path in looks if not path.exists()] == []
    found = request.config.stash[OF_VARIANTS]
    assert [path for path in found if not any(path.is_relative_to(place) for place in looks)] == []


def test_every_environment_installs_every_distribution() -> None:
    assert tox()["install"]["all"].split() == [
        "nemesis-core",
        *(f"nemesis-{name}" for name in PLUGINS),
        "nemesis-variants",
    ]


def test_oldest_and_newest_run_on_the_first_and_the_last_python_that_is_supported() -> None:
    project = tomllib.loads((ROOT / "core" / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    pythons = [name.rpartition(" ")[2] for name in project["classifiers"] if re.search(r":: 3\.\d+$", name)]
    first, last = (f"py{version.replace('.', '')}" for version in (pythons[0], pythons[-1]))
    stated = tox()["testenv:{oldest, newest}"]["base_python"].split()
    assert stated == ["oldest:", first, "newest:", last]
    others = {f"py{version.replace('.', '')}" for version in pythons[1:]}
    assert {"oldest", *others} <= set(listed())


def test_python_path_of_the_linter_has_every_plugin() -> None:
    path = re.search(r"PYTHONPATH = (.*)", tox()["testenv:lint"]["set_env"])
    assert path
    assert path[1].split("{:}") == ["core/src", *(f"plugins/{name}/src" for name in PLUGINS)]


def test_examples_are_tested_as_soon_as_there_is_one() -> None:
    assert ("examples" in listed()) == any(ROOT.glob("docs/examples/*/tox.ini"))


def test_ci_looks_for_the_browsers_in_which_a_page_can_be_tested() -> None:
    looked = re.search(r"^browsers=\((.*)\)$", (ROOT / ".ci" / "run").read_text(encoding="utf-8"), re.MULTILINE)
    assert looked
    assert tuple(looked[1].split()) == BROWSERS
