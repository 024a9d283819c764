"""docs/releasing.md lists what is published in an order that works, and its commands do what it says."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys

import pytest

from .built import ROOT, SOURCES

pytestmark = pytest.mark.packages
PAGE = (ROOT / "docs" / "releasing.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| (\d+) \| `([\w-]+)` \| ([\d.]+) \|(.*?)\| `([\w./-]+)` \|$", re.MULTILINE)
LOOP = re.compile(r"for package in ([\w\s\\-]+); do")
BY_NAME = {source.name: source for source in SOURCES}
ROWS = ROW.findall(PAGE)
ORDER = [name for _, name, *_ in ROWS]


def script(word: str) -> str:
    """The block of commands of the page in which `word` stands."""
    (found,) = [block for block in re.findall(r"^ *```bash\n(.*?)^ *```$", PAGE, re.M | re.S) if word in block]
    return found


def test_table_has_every_distribution_once_with_its_version_and_folder():
    assert [int(number) for number, *_ in ROWS] == list(range(1, len(SOURCES) + 1))
    assert sorted(ORDER) == sorted(BY_NAME)
    for _, name, version, _, folder in ROWS:
        assert (version, (ROOT / folder).resolve()) == (str(BY_NAME[name].version), BY_NAME[name].folder.resolve())


def test_each_comes_after_all_that_it_needs():
    for name, source in BY_NAME.items():
        assert all(ORDER.index(need) < ORDER.index(name) for need in source.own_needs), name


def test_needs_are_those_of_the_projects():
    for _, name, _, needs, _ in ROWS[:-1]:
        own = BY_NAME[name].own_needs.values()
        stated = {f"{need.name}{window(need)}" for need in own}
        assert set(re.findall(r"`([^`]+)`", needs)) == stated, name
    assert re.findall(r"`([^`]+)`", ROWS[-1][3]) == [*{window(n) for n in BY_NAME[ORDER[-1]].own_needs.values()}]


def window(need) -> str:
    """A requirement's bounds, the lower one first."""
    return ",".join(sorted(map(str, need.specifier), reverse=True))


def test_loops_go_through_the_table_in_its_order():
    loops = [re.findall(r"[\w-]+", loop.replace("_", "-")) for loop in LOOP.findall(PAGE)]
    assert loops == [[name.removeprefix("nemesis-") for name in ORDER]] * 2


@pytest.fixture
def run(tmp_path, dist):
    """Runs commands of the page in a folder that holds nothing but what is copied there."""
    shutil.copytree(dist, tmp_path / "dist")
    env = {name: value for name, value in os.environ.items() if not name.startswith(("UV_INTERNAL", "VIRTUAL_ENV"))}

    def command(text: str) -> str:
        done = subprocess.run(
            ["bash", "-ec", text],
            cwd=tmp_path,
            env={**env, "UV_PYTHON": sys.executable},
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    return command


def test_distributions_can_be_tried_from_their_wheels(run):
    said = run(script("uvx --find-links"))
    assert "lockdown-coop" in said
    assert re.search(r"nemesis-chytrids +│? *0\.1\.0", said), said


def test_versions_are_raised_as_the_page_says(run, tmp_path):
    for source in SOURCES:
        folder = tmp_path / source.folder.relative_to(ROOT)
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copy2(source.folder / "pyproject.toml", folder)
    run(script("uv version"))
    for source in SOURCES:
        raised = (tmp_path / source.folder.relative_to(ROOT) / "pyproject.toml").read_text()
        major, minor = source.version.release[:2]
        assert f'\nversion = "{major}.{minor + 1}.0"\n' in raised
