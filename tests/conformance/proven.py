"""What random play seldom or never reaches, each with the test that proves it."""

from __future__ import annotations

PROVEN: dict[str, dict[str, str]] = {"fakes": {}, "toy": {}, "lockdown": {}}
