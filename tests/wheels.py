"""Builds the wheels of all distributions into dist/, where one is missing or older than what it is made of.

`--anew` builds them in any case. Environments of tox may do so at the same time: a wheel is replaced as a whole.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
MADE_OF = (
    "*.toml",
    "core/*",
    "core/src/**/*",
    "docs/rules/*.toml",
    "plugins/*/*",
    "plugins/*/src/**/*",
    "variants/*",
)


def sources() -> Iterator[Path]:
    """The files that the wheels are made of."""
    for pattern in MADE_OF:
        yield from (path for path in ROOT.glob(pattern) if path.is_file() and "__pycache__" not in path.parts)


def fresh() -> bool:
    """Is there a wheel for each folder of the workspace, none older than a source?"""
    wheels = list(DIST.glob("*.whl"))
    if len(wheels) != len([ROOT, ROOT / "core", *ROOT.glob("plugins/*/pyproject.toml")]):
        return False
    return min(wheel.stat().st_mtime for wheel in wheels) > max(path.stat().st_mtime for path in sources())


def build() -> None:
    """Build all, and take away what there is besides."""
    DIST.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=DIST) as folder:
        command = ["uv", "build", "--quiet", "--wheel", "--all-packages", "--out-dir", folder]
        if failed := subprocess.run(command, cwd=ROOT).returncode:
            sys.exit(failed)
        built = sorted(Path(folder).glob("*.whl"))
        for old in {*DIST.glob("*.whl")} - {DIST / wheel.name for wheel in built}:
            old.unlink(missing_ok=True)
        for wheel in built:
            wheel.replace(DIST / wheel.name)


if __name__ == "__main__":
    if "--anew" in sys.argv[1:] or not fresh():
        build()
