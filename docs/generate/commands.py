"""The reference of the command `nemesis`, made of its own help."""

from __future__ import annotations

import re
import subprocess
import sys
from typing import TYPE_CHECKING

from mkdocs.structure.files import File

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files

TYPER = (sys.executable, "-m", "typer", "nemesis_core.cli.app", "utils", "docs", "--name", "nemesis")


def page() -> str:
    """What typer writes of the command, with its examples set as commands."""
    text = subprocess.run(TYPER, capture_output=True, text=True, encoding="utf-8", check=True).stdout
    text = re.sub(r"^# .*", "# Commands", text, count=1)
    return re.sub(r"^Example: (.*)$", _example, text, flags=re.MULTILINE)


def _example(found: re.Match[str]) -> str:
    """An example as it stands in the help, "this, or that", as lines of a script."""
    return "\n".join(["**Example**:\n", "```sh", *found[1].split(", or "), "```"])


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the generated page."""
    files.append(File.generated(config, "commands.md", content=page()))
    return files
