"""The classes of which a plugin is made say of each field what it is; the page on words lists the tables there are."""

from __future__ import annotations

import inspect
import re

import attrs
import pytest

from nemesis_core import Fallback, Panel, Parameter, Piece, Plugin, Step, Wording, Zone
from nemesis_core.testing import fakes

from .blocks import ROOT

CLASSES = (Plugin, Piece, Fallback, Parameter, Step, Zone, Wording, Panel)
WORDS = (ROOT / "docs" / "words.md").read_text(encoding="utf-8")
GENERATED = (ROOT / "docs" / "generate" / "classes.py").read_text(encoding="utf-8")


@pytest.mark.parametrize("cls", CLASSES, ids=lambda cls: cls.__name__)
def test_class_says_of_each_field_what_it_is(cls: type) -> None:
    said = re.findall(r"^:param (\w+): \S.+", inspect.getdoc(cls) or "", flags=re.MULTILINE)
    assert said == [field.name for field in attrs.fields(cls)]


def test_page_of_the_classes_has_all_of_them() -> None:
    assert f"CLASSES: Final = ({', '.join(cls.__name__ for cls in CLASSES)})" in GENERATED


def listed(heading: str) -> list[str]:
    """What stands in code in the first column of the table under `heading`."""
    section = re.split(rf"^#+ {heading}$", WORDS, flags=re.MULTILINE)[1]
    rows = section.partition("|---")[2].partition("\n\n")[0].splitlines()[1:]
    return [name for row in rows for name in re.findall(r"`([^`]+)`", row.split("|")[1])]


def test_tables_of_words_are_those_that_the_shared_rules_begin() -> None:
    compiled = fakes().compiled
    assert all(isinstance(compiled[name], dict) for name in listed("Tables of words"))
    said = {name for name, table in compiled.items() if isinstance(table, dict) and _of_texts(table)}
    assert said <= {*listed("Tables of words")}


def _of_texts(table: dict[str, object]) -> bool:
    """Is it a table of texts or Wordings, which people read?"""
    return any(isinstance(value, str | Wording) for value in table.values())


def test_fields_of_the_names_are_those_of_the_shared_rules() -> None:
    assert sorted(listed("Names")) == sorted(fakes().compiled["names"])


def test_fields_in_brackets_are_one_table() -> None:
    names = fakes().compiled["names"]
    groups = [re.findall(r"`(\w+)`", group) for group in re.findall(r"\((`[^)]+)\)", WORDS.partition("### Names")[2])]
    together = [group for group in groups if len(group) > 1][:5]
    assert len(together) == 5
    assert all(names[field] is names[group[0]] for group in together for field in group)
