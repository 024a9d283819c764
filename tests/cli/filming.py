"""Pages of recorded games, and what they hold."""

from __future__ import annotations

import gzip
import json
import re
from base64 import b64decode
from pathlib import Path
from typing import Any, Final

from nemesis_core import assemble, make_bots, play_recorded
from nemesis_core.film import film, page
from nemesis_core.records import write_record

BROWSERS: Final = (
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge",
    "microsoft-edge-stable", "msedge",
)  # fmt: skip
"""Commands of browsers in which a page can be tested."""


def filmed(folder: Path) -> tuple[Path, Path]:
    """A record of Lockdown for three by random bots in `folder`, and its page."""
    ruleset = assemble("lockdown")
    record = play_recorded(ruleset, 3, 3, make_bots("random", 3, 3))
    write_record(record, folder / "game.json")
    (folder / "film.html").write_text(page(film(record, ruleset)[0]), encoding="utf-8")
    return folder / "game.json", folder / "film.html"


def data(place: Path) -> dict[str, Any]:
    """What the page holds."""
    held = re.search(r'<script type="text/plain" id="data">(.*?)</script>', place.read_text("utf-8"))
    assert held
    found: dict[str, Any] = json.loads(gzip.decompress(b64decode(held[1])))
    return found


def broken(record: Path, folder: Path, step: int) -> Path:
    """The record with another digest of one step."""
    held = json.loads(record.read_text())
    held["digests"][step] = "0" * 16
    place = folder / "broken.json"
    place.write_text(json.dumps(held))
    return place
