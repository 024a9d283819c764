"""The classes of which a plugin is made, each with a table of its fields, made of their docstrings."""

from __future__ import annotations

import inspect
import re
from typing import TYPE_CHECKING, Any, Final

import attrs
from mkdocs.structure.files import File

from nemesis_core import Fallback, Panel, Parameter, Piece, Plugin, Step, Wording, Zone

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files

CLASSES: Final = (Plugin, Piece, Fallback, Parameter, Step, Zone, Wording, Panel)
FIELD: Final = re.compile(r"^:param (\w+): (.*(?:\n    .*)*)", re.MULTILINE)
RAISES: Final = re.compile(r"^:raises (\w+): (.*(?:\n    .*)*)", re.MULTILINE)
HEAD: Final = """# Classes

What a plugin is made of, field by field; all are imported from `nemesis_core`. A field with a default can be left out.
`help(nemesis_core.Piece)` shows the same above the methods that attrs makes. How they are used stands under
[Your own plugin](plugins.md) and [How to](howto.md).
"""


def fields(cls: type) -> dict[str, str]:
    """Field -> what the docstring of `cls` says of it."""
    return {name: _joined(said) for name, said in FIELD.findall(inspect.getdoc(cls) or "")}


def _joined(text: str) -> str:
    return " ".join(text.split())


def _default(field: attrs.Attribute[Any]) -> str:
    """What a field is when it is left out."""
    if field.default is attrs.NOTHING:
        return "needed"
    made = getattr(field.default, "factory", None)
    value = made() if made else field.default
    return f"`{value!r}`".replace("'", '"')


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def entry(cls: type) -> str:
    """The class as a section; its name is the anchor."""
    text = inspect.getdoc(cls) or ""
    said = fields(cls)
    rows = [
        f"| `{field.name}` | {_cell(f'`{field.type}`')} | {_cell(_default(field))} | {_cell(said[field.name])} |"
        for field in attrs.fields(cls)
    ]
    raised = [f"It raises `{error}` {_joined(when)}" for error, when in RAISES.findall(text)]
    parts = [
        f"## `{cls.__name__}` {{ #{cls.__name__} }}",
        text.partition("\n:")[0].strip(),
        "\n".join(["| Field | Type | Default | |", "|---|---|---|---|", *rows]),
        *raised,
    ]
    return "\n\n".join(parts)


def page() -> str:
    """The whole reference."""
    return "\n\n".join([HEAD, *map(entry, CLASSES)]) + "\n"


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the generated page."""
    files.append(File.generated(config, "classes.md", content=page()))
    return files
