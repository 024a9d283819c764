"""A comparison as a page that is whole in one file, made from the template beside this module."""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path
from typing import Final

from ..files import write_text
from ..templating import templates
from . import plot, wording
from .extra import check_suffix, needed
from .result import Comparison

SUFFIXES: Final = (".html",)
LIBRARIES: Final = (*plot.LIBRARIES, "jinja2")
TEMPLATE: Final = "report.html.jinja"


def page(comparison: Comparison, command: str = "") -> str:
    """The page as HTML; `command` is what repeats the comparison.

    :raises NemesisError: when matplotlib or jinja2 is not installed.
    """
    needed("a report", *LIBRARIES)
    from markupsafe import Markup

    return (
        templates(__package__)
        .get_template(TEMPLATE)
        .render(
            comparison=comparison,
            base=comparison.variants[0],
            others=comparison.variants[1:],
            plot=Markup(plot.svg_element(comparison)),
            command=command,
            say=wording,
            core=version("nemesis-core"),
        )
    )


def write_report(comparison: Comparison, path: Path, command: str = "") -> None:
    """Write the page into the file `path`.

    :raises NemesisError: when a library is not installed, for another suffix or a place that cannot be written to.
    """
    check_suffix(path, "reports", SUFFIXES)
    write_text(path, page(comparison, command))
