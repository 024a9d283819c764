"""The site as it was built: the one in NEMESIS_SITE, else one that is built for the tests."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest
from bs4 import BeautifulSoup

ROOT = Path(__file__).parents[2]
BUILD = (sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir")


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the built site."""
    if "NEMESIS_SITE" in os.environ:
        return ROOT / os.environ["NEMESIS_SITE"]
    folder = tmp_path_factory.mktemp("docs") / "site"
    subprocess.run([*BUILD, str(folder)], cwd=ROOT, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"}, check=True)
    return folder


@pytest.fixture(scope="session")
def pages(site: Path) -> Mapping[Path, BeautifulSoup]:
    """Every page by its path within the site."""
    return {
        path.relative_to(site): BeautifulSoup(path.read_text(encoding="utf-8"), "html.parser")
        for path in sorted(site.rglob("*.html"))
    }
