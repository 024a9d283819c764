"""Whatever an override puts into a field: it is refused in one line that names the file, or the game can be played."""

from __future__ import annotations

import random
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from nemesis_core import Registry, assemble
from nemesis_core.bots import make_bots
from nemesis_core.catalogue import plain
from nemesis_core.errors import NemesisError
from nemesis_core.tomlfile import toml_text

from .variants import SWEEP

VALUES = (-1, 0, 1, 7, 999, 10**12, 1.5, True, "", "x", [], [7], ["x"], [[]], [["x"]], [{}], {}, {"x": 1})
COMMON = ("name", "origin", "note", "text", "weaker")
"""Fields that every kind has and no rule reads."""
RECORDS = max(1, SWEEP // 200)
"""Records of each kind whose fields are changed."""
TRIED = 6 if SWEEP else 1
"""Values that are put into each of their fields."""
GAMES = 3 if SWEEP else 1


def values(chance: random.Random, others: list[Any], of: Any, name: str) -> list[Any]:
    """What is put into the field `name` of a record: nonsense, and what other records of its kind have there."""
    there = [value for other in others if (value := other[name]) != of and value is not None]
    return [*chance.sample(VALUES, TRIED), *chance.sample(there, min(len(there), 1 if not SWEEP else 4))]


def changes(chance: random.Random, record: Any, others: list[Any]) -> Iterator[dict[str, Any]]:
    """Overrides of one field of `record`, or of one field of the first part that it is made of."""
    raw = plain(record)
    for name, of in raw.items():
        if name in ("id", "owner") or (name in COMMON and record.copies is None and not SWEEP):
            continue
        for value in values(chance, others, of, name):
            yield {name: value}
        if isinstance(of, list) and of and isinstance(of[0], dict):
            for inner in of[0]:
                for value in chance.sample(VALUES, TRIED):
                    changed = deepcopy(of)
                    changed[0][inner] = value
                    yield {name: [{k: v for k, v in part.items() if v is not None} for part in changed]}
        elif isinstance(of, dict):
            for inner in of:
                for value in chance.sample(VALUES, TRIED):
                    yield {name: {**of, inner: value}}


def complaint(file: Path, seed: int) -> str:
    """Why the variant with `file` is refused; an empty text when games of it have been played."""
    try:
        ruleset = assemble("lockdown", content=[file], registry=Registry())
    except NemesisError as error:
        return str(error)
    for game in range(seed, seed + GAMES):
        seats = 2 + game % 4
        played = ruleset.new_game(seats, game).play(make_bots("curious" if game % 2 else "random", seats, game))
        assert played.over
        played.hooks.report(played)
    return ""


@pytest.mark.sweep
@pytest.mark.variant
def test_any_override_is_refused_in_one_line_or_can_be_played(tmp_path: Path) -> None:
    file, chance, content = tmp_path / "mine.toml", random.Random(SWEEP), assemble("lockdown").content
    seen = {"": 0, "refused": 0}
    for kind in content.kinds:
        records, others = content.of(kind), [plain(record) for record in content.of(kind)]
        for record in chance.sample(records, min(RECORDS, len(records))):
            for change in changes(chance, record, others):
                file.write_text(toml_text({kind: [{"id": record.key, **change}]}), encoding="utf-8")
                said = complaint(file, chance.randrange(1000))
                assert not said or said.startswith(f"{file}: "), (kind, record.key, change, said)
                assert "\n" not in said
                seen["refused" if said else ""] += 1
    assert min(seen.values()) > 50


@pytest.mark.variant
def test_every_kind_of_record_is_in_the_sweep() -> None:
    content = assemble("lockdown").content
    assert [kind for kind in content.kinds if not content.of(kind)] == ["trait"], "that is another crew's"
