"""What the pages list is what there is."""

from __future__ import annotations

import re
from types import ModuleType

import pytest

from nemesis_core import assemble, run
from nemesis_core.hookspecs import SPECS, contamination, encounters, injuries
from nemesis_core.hookspecs.reference import hooks_of
from nemesis_core.rulebook import rules
from nemesis_core.scaffold import Plan, render
from nemesis_core.testing import fakes, table

from .blocks import PAGES, ROOT, blocks

VARIANTS = ("lockdown", "mars", "nemesis", "nemesis-intruder", "chytrids", "void-seeders", "carnomorphs")
"""A variant of each board, race and mode that has columns of its own."""
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


def test_lines_to_leave_out_among_other_plugins_are_those_of_the_template() -> None:
    written = render(Plan(kind="race", name="mine"))["tests/test_conformance.py"].splitlines()
    (shown,) = (block for block in blocks(TEXTS["docs/testing.md"]) if block.language == "diff")
    old = [line[1:] for line in shown.text.splitlines() if line[:1] in ("-", " ")]
    assert len(old) > 3 and [line for line in old if line not in written] == []


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


@pytest.mark.parametrize("module", [encounters, injuries, contamination])
def test_all_that_a_race_may_answer_is_in_the_table_of_the_how_to(module: ModuleType) -> None:
    _, section = TEXTS["docs/howto.md"].split("## What a race answers")
    assert [hook.__name__ for hook in hooks_of(module) if f"(hooks.md#{hook.__name__})" not in section] == []


def test_links_to_hooks_lead_to_some() -> None:
    known = {hook.__name__ for spec in SPECS for hook in hooks_of(spec)}
    linked = {hook for text in TEXTS.values() for hook in re.findall(r"hooks\.md#(\w+)", text)}
    assert sorted(linked - known) == []


def test_every_window_with_words_is_named() -> None:
    windows = fakes().compiled["names"]["window"]
    assert [window for window in windows if f"`{window}`" not in TEXTS["docs/words.md"]] == []


@pytest.mark.parametrize("name", TEXTS)
def test_headings_stand_apart(name: str) -> None:
    prose = re.sub(r"^```.*?^```$", "", TEXTS[name], flags=re.MULTILINE | re.DOTALL)
    assert re.findall(r"[^\n]\n#+ [^\n]*|^#+ [^\n]*\n[^\n]", prose, flags=re.MULTILINE) == []
