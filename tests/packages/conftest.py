"""Everything is built once, as it would be for an index, in a folder of its own."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from .built import ROOT, Source, Wheel


@pytest.fixture(scope="session")
def dist() -> Path:
    """The wheels that were made from the checkout."""
    return Path(os.environ.get("NEMESIS_WHEELS", ROOT / "dist"))


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sdists, and the wheels that were made from these."""
    folder = tmp_path_factory.mktemp("built")
    command = ["uv", "build", "--quiet", "--all-packages", "--out-dir", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture
def wheel(built: Path, source: Source) -> Wheel:
    """The wheel of the distribution that the test is about."""
    (path,) = built.glob(f"{source.package}-{source.version}-*.whl")
    return Wheel(path)


@pytest.fixture
def sdist(built: Path, source: Source) -> Path:
    """Its sdist."""
    return built / f"{source.package}-{source.version}.tar.gz"
