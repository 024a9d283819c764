"""What the rows of a run depend on: two runs that agree in it are one, and can go on as each other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import attrs
import orjson

from .assembly import Ruleset
from .simulate import Plan

SCHEMA: Final = 1
PIECES: Final = ("board", "race", "mode", "crew", "house_rules")
SETTINGS: Final = ("seats", "bots", "seed", "check", "content", "max_steps", "schema")


def describe(ruleset: Ruleset, plan: Plan, seed: int) -> dict[str, Any]:
    """Everything that the rows of a run depend on, as plain data."""
    about = {
        "schema": SCHEMA,
        "manifest": attrs.asdict(ruleset.manifest),
        "versions": ruleset.versions(),
        "content": ruleset.content.digest,
        "seats": plan.seats,
        "bots": plan.bots,
        "seed": seed,
        "check": plan.check,
        "max_steps": ruleset.max_steps,
    }
    read: dict[str, Any] = orjson.loads(orjson.dumps(about))
    return read


def _flat(about: Mapping[str, Any]) -> dict[str, Any]:
    """What two descriptions must have in common, by the names that a message has for it."""
    manifest, versions = about.get("manifest"), about.get("versions")
    pieces = {name: manifest.get(name) for name in PIECES} if isinstance(manifest, dict) else {}
    rest = {name: about.get(name) for name in SETTINGS}
    return {**pieces, **(versions if isinstance(versions, dict) else {}), **rest}


def differences(theirs: Mapping[str, Any], mine: Mapping[str, Any]) -> list[str]:
    """In what two descriptions differ, so that the rows of one cannot go on as those of the other."""
    there, here = _flat(theirs), _flat(mine)
    return [
        f"{name} {there.get(name, 'not in use')} there, {here.get(name, 'not in use')} here"
        for name in {**here, **there}
        if there.get(name, "not in use") != here.get(name, "not in use")
    ]
