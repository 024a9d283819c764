"""The page of each plugin: its pieces and variants, readings, rules, and how sure its records are; one page of all."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import pytest
from bs4 import BeautifulSoup

from nemesis_core import Piece, Registry, assemble
from nemesis_core.content import SOURCES
from nemesis_core.manifest import shipped
from nemesis_core.rulebook import rules

Pages = Mapping[Path, BeautifulSoup]
ROOT = Path(__file__).parents[2]
PLUGINS = sorted(path.parent.name for path in ROOT.glob("plugins/*/pyproject.toml"))
each = pytest.mark.parametrize("plugin", PLUGINS)


def pieces_of(plugin: str) -> list[Piece]:
    homes = {home.distribution: home.plugin for home in Registry().plugins if home.plugin}
    return list(homes[f"nemesis-{plugin}"].pieces)


def text_of(page: BeautifulSoup) -> str:
    """Without spaces, which links and marks bring in."""
    return "".join(page.get_text(" ").split())


def page_of(pages: Pages, plugin: str) -> BeautifulSoup:
    return pages[Path("catalogue", f"{plugin}.html")]


def table(page: BeautifulSoup, heading: str) -> list[list[str]]:
    """The cells of the first table under `heading`."""
    found = page.find("h2", id=heading)
    assert found is not None, heading
    rows = found.find_next("table").select("tbody tr")
    return [[" ".join(cell.get_text(" ").split()) for cell in row.select("td")] for row in rows]


def bare(text: str) -> str:
    return "".join(text.split())


@each
def test_page_tells_what_the_readme_tells(pages: Pages, plugin: str) -> None:
    text = text_of(page_of(pages, plugin))
    readme = (ROOT / "plugins" / plugin / "README.md").read_text(encoding="utf-8")
    prose = [part for part in readme.split("\n\n")[1:] if not part.startswith(("<!--", "```", "    "))]
    assert len(prose) > 2
    assert [part for part in prose if bare(part.replace("`", "").replace("**", "")) not in text] == []


@each
def test_page_lists_pieces_and_ready_variants(pages: Pages, plugin: str) -> None:
    page, pieces = page_of(pages, plugin), pieces_of(plugin)
    assert [row[:3] for row in table(page, "pieces")] == [[p.id, p.title, p.kind] for p in pieces]
    ids = {piece.id for piece in pieces}
    ready = {name: made for name, made in shipped()[0].items() if ids & {piece for _, piece in made.pieces()}}
    players = {name: "1" if assemble(name).players == (1, 1) else f"{assemble(name).players[0]} to 5" for name in ready}
    assert [row[:3] for row in table(page, "ready-variants")] == [
        [name, made.title, players[name]] for name, made in ready.items()
    ]


@each
def test_page_tells_each_reading_of_its_pieces_and_where_it_is_written_down(pages: Pages, plugin: str) -> None:
    page = page_of(pages, plugin)
    for back in (back for piece in pieces_of(plugin) for back in piece.without.values() if back.reading):
        items = [item for item in page.select("li") if bare(back.reading) in text_of(item)]
        assert len(items) == 1, back.reading
        assert not back.where or items[0].select_one('a[href*="../rules/"]'), back.where


def test_what_holds_of_two_pieces_is_on_the_pages_of_both(pages: Pages) -> None:
    said = "No rulebook describes Night Stalkers on a board without Power."
    found = [plugin for plugin in PLUGINS if bare(said) in text_of(page_of(pages, plugin))]
    assert found == ["night-stalkers", "ship"]
    rows = table(page_of(pages, "night-stalkers"), "what-it-goes-with")
    assert rows[0] == ["night-stalkers", "Boards", "facility , mars-surface", "ship , ship-advanced"]


@each
def test_page_counts_the_records_by_how_sure_they_are(pages: Pages, plugin: str) -> None:
    found: Counter[str] = Counter()
    for file in ROOT.glob(f"plugins/{plugin}/src/**/*.toml"):
        for records in tomllib.loads(file.read_text(encoding="utf-8")).values():
            found.update(record["source"] for record in records if "source" in record)
    if found:
        (*_, last) = table(page_of(pages, plugin), "what-is-verified")
        assert last == ["all", *(str(found[source] or "") for source in SOURCES)]
    else:
        assert "nocardsortokensofitsown" in text_of(page_of(pages, plugin))


@each
def test_page_links_every_rule_that_it_holds(pages: Pages, plugin: str) -> None:
    links = {a["href"] for a in page_of(pages, plugin).select('td a[href*="#"]')}
    ids = {piece.id for piece in pieces_of(plugin)}
    own = {f"../rules/{rule.topic}.html#{rule.id}" for rule in rules().values() if rule.owner in ids}
    assert links == own


def test_one_page_leads_to_all(pages: Pages) -> None:
    index = pages[Path("catalogue/index.html")]
    linked = {str(a["href"]).removesuffix(".html") for a in index.select("article td a")}
    assert linked == set(PLUGINS)
    assert [row[0] for row in table(index, "ready-variants")] == list(shipped()[0])
