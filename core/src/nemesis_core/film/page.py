"""The page of a film, whole in one file: nothing is loaded from elsewhere."""

from __future__ import annotations

import gzip
import json
from base64 import b64encode
from importlib.metadata import version
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from ..templating import templates

if TYPE_CHECKING:
    from ..screen import Panel
    from .frames import Film

TEMPLATE: Final = "page.html.jinja"
SCRIPT: Final = "page.js"
PANEL: Final = "panel.html.jinja"


def panel_html(panel: Panel) -> str:
    """`panel` as a table of HTML."""
    heads = [(head.lstrip("#~"), head.startswith("#")) for head in panel.heads]
    return templates(__package__).get_template(PANEL).render(panel=panel, heads=heads)


def packed(data: dict[str, Any]) -> str:
    """`data` as a short text that the page's script unpacks; the same for the same data."""
    return b64encode(gzip.compress(json.dumps(data, separators=(",", ":")).encode(), mtime=0)).decode()


def page(film: Film, note: str = "") -> str:
    """The page of `film` as HTML; `note` stands above it, such as where the record cannot be played again."""
    from markupsafe import Markup

    parts = film.parts
    return (
        templates(__package__)
        .get_template(TEMPLATE)
        .render(
            film=film,
            note=note,
            data=packed({"texts": film.texts, "frames": film.frames, "log": film.log}),
            script=Markup(files(__package__).joinpath(SCRIPT).read_text(encoding="utf-8")),
            slots=len(film.frames[0][1][0][0]) if film.frames else 0,
            width=parts.width if parts else 0,
            height=parts.height if parts else 0,
            style=Markup(parts.style) if parts else "",
            core=version("nemesis-core"),
        )
    )
