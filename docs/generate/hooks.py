"""The reference of the hooks, made of the docstrings of their specs."""

from __future__ import annotations

import inspect
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING

from mkdocs.structure.files import File

from nemesis_core import Ruleset, assemble
from nemesis_core.hookspecs import SPECS

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files

VARIANT = "lockdown"
HEAD = f"""# Hooks

Every hook that a piece can implement, by concern: the signature, when it is called, what to return, an example. Where
a piece of `{VARIANT}` implements a hook, it is named: its source is a longer example.
"""


def hooks_of(module: ModuleType) -> list[FunctionType]:
    """The hook specs of `module`, in the order of its lines."""
    return [f for f in vars(module).values() if inspect.isfunction(f) and f.__module__ == module.__name__]


def entry(hook: FunctionType, ruleset: Ruleset) -> str:
    """`hook` as a section; its name is the anchor."""
    name = hook.__name__
    spec = ruleset.hooks.caller(name).spec
    assert spec is not None
    taken = "The first result that is not None counts." if spec.opts["firstresult"] else "All results count."
    users = ", ".join(f"`{piece}`" for piece in ruleset.hooks.implementations(name))
    signature = str(inspect.signature(hook)).replace("'", "")
    parts = [f"### `{name}` {{ #{name} }}", f"```py\ndef {name}{signature}\n```", inspect.getdoc(hook) or ""]
    return "\n\n".join([*parts, f"{taken} Implemented by {users}." if users else taken])


def page() -> str:
    """The whole reference."""
    ruleset = assemble(VARIANT)
    parts = [HEAD]
    for module in SPECS:
        title = module.__name__.rpartition(".")[2].capitalize()
        parts += [f"## {title}", module.__doc__ or "", *(entry(hook, ruleset) for hook in hooks_of(module))]
    return "\n\n".join(parts) + "\n"


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the generated page."""
    files.append(File.generated(config, "hooks.md", content=page()))
    return files
