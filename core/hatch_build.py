"""Puts the rules reference (docs/rules of the repository) into the distribution, as nemesis_core/_rulebook."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class RulebookHook(BuildHookInterface[Any]):
    """An editable install reads docs/rules itself; a wheel built from an sdist finds the copy in there."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        rules = Path(self.root).parent / "docs" / "rules"
        if version == "editable" or not rules.is_dir():
            return
        folder = "src/nemesis_core" if self.target_name == "sdist" else "nemesis_core"
        for file in sorted(rules.glob("*.toml")):
            build_data["force_include"][str(file)] = f"{folder}/_rulebook/{file.name}"
