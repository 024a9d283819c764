"""The page on the architecture and its picture name what is there."""

from __future__ import annotations

import re
from pkgutil import resolve_name
from xml.etree import ElementTree

import pytest

from .blocks import ROOT

PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
PICTURE = ElementTree.parse(ROOT / "docs" / "images" / "decision-path.svg").getroot()
SVG = "{http://www.w3.org/2000/svg}"


def drawn() -> list[str]:
    """The names in the picture: in each station the home, then the name in it."""
    texts = [(text.get("class"), text.text or "") for text in PICTURE.iter(f"{SVG}text")]
    homes = [text for kind, text in texts if kind == "home"]
    names = [text for kind, text in texts if kind == "name"]
    return [f"{home}.{name}" for home, name in zip(homes, names, strict=True)]


NAMES = sorted({*re.findall(r"`(nemesis_core(?:\.\w+)*)`", PAGE), *drawn()})


def is_there(name: str) -> bool:
    """Can `name` be imported, or is it a field of an instance, which only the class's source names?"""
    try:
        resolve_name(name)
    except (ImportError, AttributeError):
        home, _, field = name.rpartition(".")
        cls = resolve_name(home)
        return isinstance(cls, type) and field in cls.__init__.__code__.co_names
    return True


@pytest.mark.parametrize("name", NAMES)
def test_name_is_there(name: str) -> None:
    assert is_there(name)


def test_a_name_that_is_not_there_is_found_out() -> None:
    assert is_there("nemesis_core.session.Session.decision")
    assert not is_there("nemesis_core.session.Session.decide")
    with pytest.raises((ImportError, AttributeError)):
        is_there("nemesis_core.sessions.Session.choose")


def test_page_tells_of_every_station_of_the_picture() -> None:
    stations = drawn()
    assert len(stations) == 12
    told = re.split(r"^## One decision's path", PAGE, flags=re.MULTILINE)[1]
    assert len(re.findall(r"^\d+\. ", told, flags=re.MULTILINE)) == 11
    assert [name for name in stations if name.rpartition(".")[2] not in told] == []
    assert "(images/decision-path.svg)" in told


def test_picture_tells_readers_of_screens_what_it_shows() -> None:
    assert PICTURE.get("role") == "img"
    described = [PICTURE.find(f"{SVG}{part}") for part in ("title", "desc")]
    assert [part is not None and len(part.text or "") > 20 for part in described] == [True, True]
    assert PICTURE.get("aria-labelledby") == "title desc"


def test_picture_has_colours_for_light_and_dark_and_loads_nothing() -> None:
    source = ElementTree.tostring(PICTURE, encoding="unicode")
    assert "@media (prefers-color-scheme: dark)" in source
    assert PICTURE.find(f"{SVG}rect[@class='page']") is not None
    assert re.findall(r"url\((?!#)|href=|<script|@import", source) == []
