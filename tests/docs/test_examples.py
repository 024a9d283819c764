"""The Python examples of the README and of docs/ run as they stand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def examples() -> list[object]:
    return [
        pytest.param(code, id=f"{page.name}-{i}")
        for page in PAGES
        for i, code in enumerate(re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.S))
    ]


@pytest.mark.variant
@pytest.mark.parametrize("code", examples())
def test_example_runs(code: str) -> None:
    compiled = compile(code, "example", "exec")
    names: dict[str, object] = {"__name__": "example"}
    exec(compiled, names)
    assert names
