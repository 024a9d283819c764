"""Runs of `nemesis simulate` that are broken off, and what they leave."""

from __future__ import annotations

import json
import time

GAMES = 300
COMMON = ("simulate", "lockdown", "--players", "2", "--seed", "3")


def rows_of(file):
    return [json.loads(line) for line in file.read_text().splitlines()]


def lines_of(file):
    return file.read_bytes().splitlines() if file.exists() else []


def wait_for_rows(process, file, rows=40):
    """Wait until the partial file of `file` has some rows."""
    partial = file.with_name(f"{file.name}.partial.jsonl")
    limit = time.monotonic() + 60
    while len(lines_of(partial)) <= rows and process.poll() is None and time.monotonic() < limit:
        time.sleep(0.02)
    assert len(lines_of(partial)) > rows, process.poll()
    return partial
