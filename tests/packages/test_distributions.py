"""What would be published: everything that belongs into a distribution is in it, and nothing else."""

from __future__ import annotations

import re
import subprocess
import sys
from configparser import ConfigParser
from pathlib import PurePosixPath

import pytest
from packaging.specifiers import SpecifierSet
from packaging.version import Version

from .built import ROOT, SOURCES, Wheel, in_sdist

pytestmark = [pytest.mark.packages]
each = pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.name)
RELATIVE_LINK = re.compile(r"\]\((?!https?://|#)[^)]+\)")


def test_every_distribution_is_built_twice_over(built, dist):
    wheels = {f"{source.package}-{source.version}-py3-none-any.whl" for source in SOURCES}
    sdists = {f"{source.package}-{source.version}.tar.gz" for source in SOURCES}
    assert {path.name for path in built.iterdir() if path.name != ".gitignore"} == wheels | sdists
    assert {path.name for path in dist.glob("*.whl")} == wheels


@each
def test_wheel_from_the_sdist_is_that_from_the_checkout(source, wheel, dist):
    assert wheel.digests == Wheel(dist / wheel.path.name).digests


@each
def test_wheel_holds_every_module_and_content_file_and_nothing_else(source, wheel):
    assert wheel.code == source.files()
    assert f"{source.package}/__init__.py" in wheel.code
    assert f"{source.package}/py.typed" in wheel.code


@each
def test_no_test_is_in_a_wheel(source, wheel):
    """But for those that `nemesis plugins new` writes."""
    tests = [name for name in wheel.code if PurePosixPath(name).name.startswith(("test_", "conftest"))]
    assert [name for name in tests if not name.startswith("nemesis_core/templates/")] == []


@each
def test_sdist_holds_what_its_wheel_is_made_of_and_the_tests_of_a_plugin(source, sdist):
    held = in_sdist(sdist)
    assert held >= {"pyproject.toml", "PKG-INFO", "LICENSE", "NOTICE", source.project["readme"]}
    tests = {path.relative_to(source.folder).as_posix() for path in source.folder.glob("tests/**/test_*.py")}
    if source.folder != ROOT:
        assert held >= tests
        assert tests or source.name == "nemesis-core"


@each
def test_licence_and_whose_the_names_are_go_with_it(source, wheel):
    assert wheel.metadata["License-Expression"] == "MIT"
    assert set(wheel.metadata.get_all("License-File")) == {"LICENSE", "NOTICE"}
    for name in ("LICENSE", "NOTICE"):
        assert wheel.info(f"licenses/{name}") == (ROOT / name).read_text()


@each
def test_metadata_says_what_it_is(source, wheel):
    metadata = wheel.metadata
    assert (metadata["Name"], metadata["Version"]) == (source.name, str(source.version))
    assert metadata["Summary"]
    assert metadata["Author"]
    assert SpecifierSet(metadata["Requires-Python"]) == SpecifierSet(">=3.11")
    assert metadata["Description-Content-Type"] == "text/markdown"


@each
def test_readme_names_it_and_has_no_link_that_leads_nowhere_on_an_index(source, wheel):
    readme = wheel.metadata.get_payload()
    assert readme.startswith(f"# {source.name}\n")
    assert RELATIVE_LINK.findall(readme) == []


def test_index_would_take_them(built):
    files = sorted(map(str, [*built.glob("*.whl"), *built.glob("*.tar.gz")]))
    done = subprocess.run([sys.executable, "-m", "twine", "check", "--strict", *files], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("PASSED") == 2 * len(SOURCES)


@each
def test_classifiers_are_those_of_the_pythons_on_which_the_tests_run(source, wheel):
    pythons = {
        name.removeprefix("Programming Language :: Python :: ")
        for name in wheel.metadata.get_all("Classifier")
        if re.search(r"Python :: 3\.\d+$", name)
    }
    tox = ConfigParser(interpolation=None)
    tox.read(ROOT / "tox.ini")
    (listed,) = re.findall(r"py\{([\d, ]+)\}", tox["tox"]["env_list"])
    first = tox["testenv:{oldest, newest}"]["base_python"].split()[1]
    assert pythons
    assert pythons <= {f"3.{number.strip()[1:]}" for number in [first.removeprefix("py"), *listed.split(",")]}
    assert pythons == set(pythons_of(SOURCES[0]))
    assert "Typing :: Typed" in wheel.metadata.get_all("Classifier")


def pythons_of(source):
    """The versions that the classifiers of `source` name."""
    return [name.rpartition(" ")[2] for name in source.project["classifiers"] if re.search(r":: 3\.\d+$", name)]


@each
def test_entry_points_lead_to_modules_that_are_there(source, wheel):
    points = ConfigParser(delimiters=("=",))
    points.read_string(wheel.info("entry_points.txt"))
    assert points.has_section("nemesis_core.plugins")
    for section in points.sections():
        for target in points[section].values():
            path = target.partition(":")[0].replace(".", "/")
            assert wheel.code & {f"{path}.py", f"{path}/__init__.py"}, target


# ---------------------------------------------------------------- versions


def test_all_share_the_numbers_that_windows_are_made_of():
    assert len({source.version.release[:2] for source in SOURCES}) == 1


@each
def test_windows_let_in_what_is_here_and_end_before_the_next_release_of_all(source):
    versions = {other.name: other.version for other in SOURCES}
    for name, need in source.own_needs.items():
        major, minor = versions[name].release[:2]
        assert need.specifier == SpecifierSet(f">={major}.{minor},<{major}.{minor + 1}"), str(need)
        assert versions[name] in need.specifier
        assert Version(f"{major}.{minor + 1}.0") not in need.specifier


def test_plugins_need_core_and_the_umbrella_needs_all():
    *plugins, umbrella = SOURCES[1:]
    assert all("nemesis-core" in plugin.own_needs for plugin in plugins)
    assert set(umbrella.own_needs) == {source.name for source in SOURCES} - {umbrella.name}
    assert SOURCES[0].own_needs == {}
