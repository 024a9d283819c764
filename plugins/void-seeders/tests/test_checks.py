"""Content of a user's that does not fit the rules of Insanity is refused, with what to do."""

from __future__ import annotations

from pathlib import Path

import pytest

from nemesis_core import errors
from nemesis_core.testing import fakes


@pytest.mark.parametrize(
    ("kind", "record", "line", "said"),
    [
        (
            "insanity_level",
            "level-2",
            "level = 3",
            "the levels are 1, 3, 3, 4, 5; there has to be each from 1 to 5 once",
        ),
        (
            "insanity_level",
            "level-5",
            "level = 4",
            "the levels are 1, 2, 3, 4, 4; there has to be each from 1 to 5 once",
        ),
        ("insanity_level", "level-2", "floor = 3", "'floor' is above its level, 2; lower it"),
        ("insanity_token", "insanity-red", 'colour = "blue"', "insanity-blue is blue too; give each its own colour"),
        ("intruder_token", "insanity-red", "count = 2", "a 'count' of 1 and an insanity_token of its id"),
        ("intruder_token", "insanity-red", 'type = "blank"', "no Intruder token of type 'insanity' has this id"),
        ("panic", "pyromaniac", "insanity = 6", "insanity"),
        ("weakness_slot", "weakness-slot-1", 'object = "insnity"', "to the names of objects; did you mean insanity?"),
    ],
)
def test_it_is_refused_and_the_record_named(tmp_path: Path, kind: str, record: str, line: str, said: str) -> None:
    content = tmp_path / "own.toml"
    content.write_text(f'[[{kind}]]\nid = "{record}"\n{line}\n', encoding="utf-8")
    with pytest.raises(errors.NemesisError, match=record) as refused:
        fakes(race="void-seeders", content=(content,))
    assert said in str(refused.value)
