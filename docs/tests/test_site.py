"""The built site: every link leads somewhere, nothing comes from another host, the references are whole."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Mapping
from itertools import takewhile
from pathlib import Path

import attrs
import pytest
import typer
from bs4 import BeautifulSoup

from nemesis_core import Fallback, Panel, Parameter, Piece, Plugin, Step, Wording, Zone
from nemesis_core.cli.app import app
from nemesis_core.hookspecs import SPECS
from nemesis_core.rulebook import rules
from nemesis_core.testing.proofs import proofs

from .links import dead, in_css, is_elsewhere, loaded_from_elsewhere

Pages = Mapping[Path, BeautifulSoup]
ROOT = Path(__file__).parents[2]
HOOKS = [
    name
    for spec in SPECS
    for name, value in vars(spec).items()
    if inspect.isfunction(value) and value.__module__ == spec.__name__
]


def text_of(page: BeautifulSoup) -> str:
    return " ".join(page.get_text(" ").split())


# ---------------------------------------------------------------- links


def test_every_link_and_anchor_leads_somewhere(site: Path, pages: Pages) -> None:
    assert dead(site, pages) == []


def test_nothing_is_loaded_from_another_host(pages: Pages) -> None:
    assert {str(path): found for path, page in pages.items() if (found := loaded_from_elsewhere(page))} == {}


def test_style_sheets_load_nothing_from_another_host(site: Path) -> None:
    sheets = list(site.rglob("*.css"))
    assert len(sheets) >= 3
    assert [address for sheet in sheets for address in in_css(sheet.read_text()) if is_elsewhere(address)] == []


def test_no_page_has_a_diagram_for_which_the_theme_would_fetch_a_script(pages: Pages) -> None:
    assert [str(path) for path, page in pages.items() if page.select(".mermaid")] == []


BAD = """
<link rel="stylesheet" href="https://fonts.example/css"><script src="//cdn.example/x.js"></script>
<style>@import "https://fonts.example/a.css"; b { background: url(https://img.example/b.png) }</style>
<img src="missing.png" srcset="https://img.example/1.png 1x, here.html 2x"><a href="https://elsewhere.example/">out</a>
<a href="#nowhere">a</a> <a href="here.html#top">b</a> <a href="gone.html">c</a> <h1 id="top">x</h1>
<a href="/here.html">d</a> <a href="deep/../here.html#top">e</a> <a href="/deep/here.html">f</a>
"""


def test_a_page_with_faults_is_found_out(tmp_path: Path) -> None:
    (tmp_path / "here.html").write_text(BAD)
    page = BeautifulSoup(BAD, "html.parser")
    assert sorted(loaded_from_elsewhere(page)) == [
        "//cdn.example/x.js",
        "https://fonts.example/a.css",
        "https://fonts.example/css",
        "https://img.example/1.png",
        "https://img.example/b.png",
    ]
    assert sorted(dead(tmp_path, {Path("here.html"): page})) == [
        "here.html: #nowhere has no such anchor",
        "here.html: /deep/here.html is not there",
        "here.html: gone.html is not there",
        "here.html: missing.png is not there",
    ]


def test_no_block_is_left_as_it_was_written(pages: Pages) -> None:
    assert [str(path) for path, page in pages.items() if "```" in page.get_text()] == []


# ---------------------------------------------------------------- the search


def test_search_works_on_files_without_a_server(site: Path, pages: Pages) -> None:
    assert (site / "search" / "search_index.js").read_text(encoding="utf-8").startswith("var __index = {")
    shims = [page.select_one('script[src$="assets/iframe-worker.js"]') for page in pages.values()]
    assert shims
    assert all(shims)


def test_search_finds_every_rule_hook_and_command(site: Path) -> None:
    index = json.loads((site / "search" / "search_index.json").read_text(encoding="utf-8"))
    places = {entry["location"] for entry in index["docs"]}
    assert {f"rules/{rule.topic}.html#{rule.id}" for rule in rules().values()} <= places
    assert {f"hooks.html#{name}" for name in HOOKS} <= places
    assert {"commands.html#nemesis-simulate", "commands.html#nemesis-variants-show"} <= places


# ---------------------------------------------------------------- the references


def test_every_rule_stands_on_its_page_with_what_proves_it(pages: Pages) -> None:
    proven = proofs(ROOT)
    texts = {topic: text_of(pages[Path("rules", f"{topic}.html")]) for topic in {r.topic for r in rules().values()}}
    for rule in rules().values():
        text = texts[rule.topic]
        for part in (rule.text, rule.reading, rule.example, rule.section, rule.owner):
            assert bare(part) in bare(text), rule.id
        assert [test for test in proven[rule.id] if test.rpartition("::")[2] not in text] == []


def bare(text: str) -> str:
    """Without spaces, which links bring in."""
    return "".join(text.split())


def test_every_id_is_in_the_index(pages: Pages) -> None:
    linked = {a["href"] for a in pages[Path("rules/ids.html")].select("td a")}
    assert linked == {f"{rule.topic}.html#{rule.id}" for rule in rules().values()}


@pytest.mark.parametrize("name", HOOKS)
def test_every_hook_is_described(pages: Pages, name: str) -> None:
    heading = pages[Path("hooks.html")].find(id=name)
    assert heading is not None
    below = takewhile(lambda node: getattr(node, "name", None) not in ("h2", "h3"), heading.next_siblings)
    text = text_of(BeautifulSoup("".join(map(str, below)), "html.parser"))
    for part in (f"def {name} (", "Called ", "Return ", "Example: ", "@hookimpl"):
        assert part in text


def test_hook_is_described_with_the_pieces_that_implement_it(pages: Pages) -> None:
    heading = pages[Path("hooks.html")].find(id="stays_out")
    assert heading is not None
    below = takewhile(lambda node: getattr(node, "name", None) not in ("h2", "h3"), heading.next_siblings)
    text = text_of(BeautifulSoup("".join(map(str, below)), "html.parser"))
    assert "piece Intruder an Intruder: its id , kind , place" in text
    assert re.search(r"Implemented by (\w[\w -]* , )*chytrids [,.]", text)
    assert re.search(r"Rules: .*CH-", text)


@pytest.mark.parametrize(
    "cls", [Plugin, Piece, Fallback, Parameter, Step, Zone, Wording, Panel], ids=lambda c: c.__name__
)
def test_every_field_of_a_class_is_described(pages: Pages, cls: type) -> None:
    heading = pages[Path("classes.html")].find(id=cls.__name__)
    assert heading is not None
    rows = heading.find_next("table").select("tbody tr")
    cells = [[text_of(cell) for cell in row.select("td")] for row in rows]
    assert [cell[0] for cell in cells] == [field.name for field in attrs.fields(cls)]
    assert all(len(cell) == 4 and len(cell[3]) > 10 for cell in cells)


def commands(command: object, name: str) -> list[str]:
    inner = getattr(command, "commands", {})
    return [name, *(found for key, value in inner.items() for found in commands(value, f"{name} {key}"))]


def test_every_command_and_its_example_is_described(pages: Pages) -> None:
    page = pages[Path("commands.html")]
    names = commands(typer.main.get_command(app), "nemesis")
    assert len(names) > 8
    assert [name for name in names[1:] if page.find(id=name.replace(" ", "-")) is None] == []
    assert "nemesis variants show lockdown > my.toml" in text_of(page)
