"""Plugins from the templates, written into a folder and as good as installed."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import attrs
import pytest

from nemesis_core.scaffold import Plan, render, write

NAMES = {
    "race": "swamp-frogs",
    "board": "oil-rig",
    "mode": "dog-eat-dog",
    "crew": "deck-hands",
    "house-rule": "lean-hands",
}
"""Each kind, with the name of the plugin that the tests make of it."""


@attrs.frozen
class Written:
    """A plugin in its folder; `run` starts Python there, which finds it as if it were installed."""

    plan: Plan
    folder: Path

    def run(self, *arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
        found = {**os.environ, "PYTHONPATH": str(self.folder / "src"), "NEMESIS_VARIANT": "", **env}
        return subprocess.run(
            [sys.executable, "-m", *arguments], cwd=self.folder, env=found, capture_output=True, text=True, timeout=300
        )


@pytest.fixture
def written(tmp_path: Path) -> Callable[..., Written]:
    """Writes the plugin of a kind."""

    def make(kind: str, name: str = "", joins: tuple[str, ...] = ("lockdown", "nemesis")) -> Written:
        plan = Plan(kind=kind, name=name or NAMES[kind], joins=joins)
        folder = tmp_path / plan.name
        write(render(plan), folder)
        metadata = folder / "src" / f"{plan.package}-0.1.0.dist-info"
        metadata.mkdir()
        (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: nemesis-{plan.name}\nVersion: 0.1.0\n")
        (metadata / "entry_points.txt").write_text(f"[nemesis_core.plugins]\n{plan.name} = {plan.package}:PLUGIN\n")
        return Written(plan, folder)

    return make
