"""What the pages list is what there is."""

from __future__ import annotations

import re

import pytest

from nemesis_core import assemble, run
from nemesis_core.rulebook import rules
from nemesis_core.testing import fakes, table

from .blocks import PAGES, ROOT

VARIANTS = ("lockdown", "nemesis", "chytrids")
"""A variant of each board and race that has columns of its own."""
FILES = [*PAGES, *(ROOT / "docs" / "rules").glob("*.md")]
EXAMPLE = ROOT / "docs" / "examples" / "drowned"
TEXTS = {page.relative_to(ROOT).as_posix(): page.read_text(encoding="utf-8") for page in FILES}


@pytest.mark.parametrize("name", TEXTS)
def test_page_names_rules_that_exist(name: str) -> None:
    assert [rule for rule in re.findall(r"\b[A-Z]{2}-[A-Z]+-\d+\b", TEXTS[name]) if rule not in rules()] == []


@pytest.mark.variant
def test_columns_of_the_rows_are_listed() -> None:
    rulesets = [*map(assemble, VARIANTS), assemble("lockdown", house_rules=["no-elimination"])]
    rows = [played.row for ruleset in rulesets for played in run(ruleset, 1, seats=2, seed=1)]
    heads = re.findall(r"^\| (`[^|]+) \|", TEXTS["docs/designers.md"], flags=re.MULTILINE)
    listed = [column for head in heads for column in re.findall(r"`(\w+)`", head)]
    assert sorted(listed) == sorted({column for row in rows for column in row if not column.startswith("p2_")})


def test_readme_states_the_number_of_rules() -> None:
    assert f" {len(rules())} rules, each proven" in " ".join(TEXTS["README.md"].split())


def test_two_commands_of_the_readme_open_the_documentation() -> None:
    for command in re.findall(r"^pip install uv && .*", TEXTS["README.md"], flags=re.MULTILINE):
        assert command in TEXTS["docs/index.md"]


@pytest.mark.variant
def test_questions_of_the_players_page_are_asked_so() -> None:
    shown = re.search(r'^```text title="pod.txt"\n(.*?)^```', TEXTS["docs/players.md"], re.MULTILINE | re.DOTALL)
    asked = table("nemesis", ["captain", "scout"]).words("captain", "launch", "wait", kind="pod-entered", about="pod-3")
    options = [f"  {n}  {offer.text}" for n, offer in enumerate(asked.offers, 1)]
    assert shown is not None and shown[1].splitlines() == [asked.text, *options]


def test_the_map_of_the_small_board_is_drawn_as_it_is() -> None:
    _, section = TEXTS["docs/testing.md"].split("### The small board")
    ways, _, numbers = ([cell.strip(" `") for cell in row.split("|")[2:-1]] for row in section.splitlines()[4:7])
    corridors = fakes().content.of("corridor")
    assert dict(zip(ways, numbers, strict=True)) == {c.id: ", ".join(map(str, c.numbers)) for c in corridors}


def test_files_of_the_example_are_all_there_and_all_in_the_tour() -> None:
    tour = [
        re.findall(r"`([^`]+)`", row.split("|")[1])
        for row in re.findall(r"^\| `.*", TEXTS["docs/example.md"], re.MULTILINE)
    ]
    roots = EXAMPLE, EXAMPLE / "src" / "nemesis_drowned"
    named = {file for row in tour for file in row if "." in file or "/" in file}
    assert sorted(file for file in named if not any((root / file).exists() for root in roots)) == []
    shown = {path.relative_to(roots[1]).as_posix() for path in roots[1].rglob("*.*") if path.suffix in (".py", ".toml")}
    assert sorted(file for file in shown - named if not file.endswith("/__init__.py")) == []


@pytest.mark.parametrize("name", TEXTS)
def test_headings_stand_apart(name: str) -> None:
    prose = re.sub(r"^```.*?^```$", "", TEXTS[name], flags=re.MULTILINE | re.DOTALL)
    assert re.findall(r"[^\n]\n#+ [^\n]*|^#+ [^\n]*\n[^\n]", prose, flags=re.MULTILINE) == []
