"""What a page refers to, and what of it is not there or comes from elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from posixpath import normpath
from urllib.parse import unquote, urlsplit

from bs4 import BeautifulSoup

REFERRING = ("href", "src", "srcset", "data", "poster", "xlink:href")
FOLLOWED = ("a", "area")
"""Elements whose address is only opened when a reader asks for it."""
IN_CSS = re.compile(r"""url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)""")


def references(page: BeautifulSoup) -> Iterator[tuple[str, str]]:
    """Each address on `page` with the name of the element that holds it."""
    for attribute in REFERRING:
        for element in page.find_all(attrs={attribute: True}):
            value = str(element[attribute])
            for part in value.split(",") if attribute == "srcset" else [value]:
                yield element.name, part.split()[0] if attribute == "srcset" else part
    for style in [*page.find_all("style"), *page.find_all(style=True)]:
        yield from (("style", address) for address in in_css(str(style.get("style") or style.string)))


def in_css(text: str) -> list[str]:
    """Each address in a style sheet."""
    return [one or other for one, other in IN_CSS.findall(text)]


def is_elsewhere(address: str) -> bool:
    """Does `address` name another host?"""
    parts = urlsplit(address)
    return bool(parts.netloc) or parts.scheme not in ("", "data", "mailto")


def loaded_from_elsewhere(page: BeautifulSoup) -> list[str]:
    """What a browser would fetch from another host to show `page`."""
    return [address for name, address in references(page) if name not in FOLLOWED and is_elsewhere(address)]


def anchors(page: BeautifulSoup) -> set[str]:
    """The names to which a link can lead on `page`."""
    return {str(element["id"]) for element in page.find_all(id=True)} | {
        str(element["name"]) for element in page.find_all("a", attrs={"name": True})
    }


def dead(site: Path, pages: Mapping[Path, BeautifulSoup]) -> list[str]:
    """Every reference within the site that leads nowhere: a file or an anchor that is not there."""
    known = {path: anchors(page) for path, page in pages.items()}
    found = []
    for path, page in pages.items():
        for _, address in references(page):
            parts = urlsplit(address)
            if is_elsewhere(address) or parts.scheme:
                continue
            inside = unquote(parts.path)
            target = Path(normpath((path.parent / inside.lstrip("/")) if inside[:1] != "/" else inside.lstrip("/")))
            target = path if not inside else target
            if not (site / target).is_file():
                found.append(f"{path}: {address} is not there")
            elif parts.fragment and target in known and unquote(parts.fragment) not in known[target]:
                found.append(f"{path}: {address} has no such anchor")
    return found
