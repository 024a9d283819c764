"""The reference of the hooks, made of what their specs say and of the installed pieces that implement them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from types import FunctionType
from typing import TYPE_CHECKING, Any, Final

import attrs
from mkdocs.structure.files import File

from nemesis_core import API, Registry
from nemesis_core.hooks import PROJECT
from nemesis_core.hookspecs import SPECS
from nemesis_core.hookspecs.reference import Described, described, hooks_of
from nemesis_core.rulebook import rules

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files

ID: Final = re.compile(r"\b[A-Z]{2}-[A-Z]+-\d+\b")
HEAD: Final = f"""# Hooks

Every hook of the API {API} by concern: when it is called, what it is given, what to return, what None means, an
example, and the pieces that implement it, whose sources are longer examples. An implementation is a function (or a
method of an object) of the hook's name with `@hookimpl`; it takes those arguments that it needs, by their names.
The classes `Character` and `Intruder` are those of `nemesis_core.rules`; what `game` can do stands under
[What a rule has in hand](plugins.md#what-a-rule-has-in-hand).

Who is asked before whom shows `nemesis assemble VARIANT --hooks`. An implementation with `@hookimpl(tryfirst=True)`
goes before the others, one with `trylast=True` behind them. How hooks change from one version of the API to the next
stands under [Versions](versions.md).
"""


@attrs.define
class Used:
    """Who implements a hook, and the rules that these functions name."""

    pieces: list[str] = attrs.field(factory=list)
    rules: list[str] = attrs.field(factory=list)


def implementations(implementation: Any) -> Iterator[tuple[str, Any]]:
    """The hooks that a module or object implements, by the name of the spec."""
    for name in dir(implementation):
        function = getattr(implementation, name)
        if options := getattr(function, f"{PROJECT}_impl", None):
            yield options["specname"] or name, function


@cache
def users() -> dict[str, Used]:
    """The hooks with their users among the installed pieces."""
    found: dict[str, Used] = {}
    for piece in sorted(Registry().pieces.values(), key=lambda piece: piece.id):
        parts = [piece, *piece.without.values()]
        for hook, function in [pair for part in parts for each in part.load() for pair in implementations(each)]:
            used = found.setdefault(hook, Used())
            used.pieces += [piece.id] if piece.id not in used.pieces else []
            used.rules += [rule for rule in ID.findall(function.__doc__ or "") if rule not in used.rules]
    return found


def _arguments(hook: Described) -> str:
    rows = [f"| `{name}` | `{kind.replace('|', chr(92) + '|')}` | {said} |" for name, kind, said in hook.arguments]
    return "\n".join(["| Argument | Type | |", "|---|---|---|", *rows]) if rows else "It takes no argument."


def _returned(hook: Described, first: bool) -> str:
    """What to return, what None means, and whose result counts."""
    if not hook.none:
        return "**Return** nothing."
    taken = "The first result that is not None counts." if first else "The results of all pieces count."
    said = f"{hook.returns.replace('Return', '**Return**', 1)} {hook.none.replace('None', '**None**', 1)}"
    return f"{said}\n\n{taken}"


def _example(hook: Described) -> str:
    before, after = hook.about_example
    code = f"```py\n{hook.example}\n```"
    return "\n\n".join([f"**Example:** {before}".rstrip(), code, *([f"which {after}"] if after else [])])


def _notes(hook: Described) -> Iterator[str]:
    """What of the hook is deprecated."""
    for name, old in hook.deprecated.items():
        what = f"Its argument `{name}`" if name else "It"
        yield f"**Deprecated:** {what} is deprecated since API {old.since} and gone in {old.gone}: {old.instead}."


def _implementers(name: str) -> Iterator[str]:
    used = users().get(name, Used())
    if used.pieces:
        yield f"**Implemented by** {', '.join(f'`{piece}`' for piece in used.pieces)}."
    known = [rules()[rule] for rule in used.rules if rule in rules()]
    if known:
        yield f"**Rules:** {', '.join(f'[{rule.id}](rules/{rule.topic}.md#{rule.id})' for rule in known)}."


def entry(spec: FunctionType) -> str:
    """The hook of `spec` as a section; its name is the anchor."""
    hook = described(spec)
    taken = ", ".join(f"{name}: {kind}" for name, kind, _ in hook.arguments)
    first = bool(getattr(spec, f"{PROJECT}_spec")["firstresult"])
    parts = [
        f"### `{hook.name}` {{ #{hook.name} }}",
        hook.summary,
        *_notes(hook),
        f"```py\ndef {hook.name}({taken}) -> {hook.result}\n```",
        _arguments(hook),
        hook.when.replace("Called", "**Called**", 1),
        _returned(hook, first),
        _example(hook),
        *_implementers(hook.name),
    ]
    return "\n\n".join(parts)


def page() -> str:
    """The whole reference."""
    parts = [HEAD]
    for module in SPECS:
        title = module.__name__.rpartition(".")[2].capitalize()
        parts += [f"## {title}", module.__doc__ or "", *map(entry, hooks_of(module))]
    return "\n\n".join(parts) + "\n"


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the generated page."""
    files.append(File.generated(config, "hooks.md", content=page()))
    return files
