"""What a plugin's README tells is what the plugin is; the site has a page for each plugin and each file of rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from nemesis_core import Piece, Registry
from nemesis_core.manifest import shipped
from nemesis_core.rulebook import rules

from .blocks import READMES, ROOT, blocks, commands

NAV = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:\n")[2]
PLUGINS = [path.parent.name for path in READMES]
EXTENSIONS = sorted(path.parent.name for path in ROOT.glob("plugins/*/pyproject.toml"))
each = pytest.mark.parametrize("readme", READMES, ids=PLUGINS)


def pieces(readme: Path) -> list[Piece]:
    homes = {home.distribution: home.plugin for home in Registry().plugins if home.plugin}
    return list(homes[f"nemesis-{readme.parent.name}"].pieces)


def listed(folder: str) -> list[str]:
    """The pages of `folder` in the navigation of the site."""
    return re.findall(rf": {folder}/([\w-]+)\.md$", NAV, flags=re.MULTILINE)


def test_every_plugin_has_a_readme_and_a_page_of_the_site() -> None:
    assert PLUGINS == EXTENSIONS == sorted(listed("catalogue"))


def test_every_file_of_rules_has_a_page_of_the_site() -> None:
    assert sorted(listed("rules")) == sorted({rule.topic for rule in rules().values()} | {"readings", "ids"})


@pytest.mark.variant
@each
def test_readme_names_every_piece_with_its_kind(readme: Path) -> None:
    text = " ".join(readme.read_text(encoding="utf-8").split())
    kinds = {piece.id: piece.kind.replace("-", " ") for piece in pieces(readme)}
    assert [name for name, kind in kinds.items() if f"**{kind}** `{name}`" not in text] == []


@pytest.mark.variant
@each
def test_readme_begins_with_a_paragraph_of_what_it_is_and_says_how_it_plays(readme: Path) -> None:
    heading, first, second, *_ = readme.read_text(encoding="utf-8").split("\n\n")
    assert heading == f"# nemesis-{readme.parent.name}"
    assert first.startswith("The **")
    assert len(first) > 60
    assert len(second) > 200


@pytest.mark.variant
@each
def test_readme_starts_a_game_with_one_of_its_pieces(readme: Path) -> None:
    typed = [
        command.words for block in blocks(readme.read_text(encoding="utf-8")) for command in commands(block)
    ]  # the tests of examples run them
    played = [shipped()[0][words[2]].pieces() for words in typed if words[:2] == ["nemesis", "play"]]
    mine = {piece.id for piece in pieces(readme)}
    assert played
    assert mine & {name for _, name in played[0]}
