"""`nemesis plugins new`: a plugin of one's own, written from a template."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from ..scaffold import Plan

EXAMPLE = "Example: nemesis plugins new race swamp-frogs --joins lockdown,nemesis"
ELSEWHERE = "VARIANT"
"""Stands for a variant in what is said of a plugin that joins none."""


def _next(plan: Plan, folder: Path) -> list[str]:
    """The three commands that come next."""
    variant = plan.joins[0] if plan.joins else ELSEWHERE
    return [
        f"uv pip install --editable {folder}",
        f"nemesis play {variant} --{plan.kind} {plan.name}",
        f"cd {folder} && tox",
    ]


def new(
    kind: Annotated[str, typer.Argument(help="race, board, mode, crew or house-rule.")],
    name: Annotated[str, typer.Argument(help="Its id: lower-case letters, digits, hyphens.")],
    into: Annotated[
        Path | None, typer.Option(metavar="FOLDER", show_default=False, help="Where to write it; else ./NAME.")
    ] = None,
    joins: Annotated[
        str | None,
        typer.Option(
            metavar="VARIANT,...", show_default=False, help="Variants it is tested in; else all installed ones it fits."
        ),
    ] = None,
    author: Annotated[str, typer.Option(metavar="NAME", show_default=False, help="Your name.")] = "",
    title: Annotated[str, typer.Option(metavar="TEXT", show_default=False, help="Its title; else its name.")] = "",
) -> None:
    """Write a plugin with one piece that works already: its rules, content, words, tests, and a README.

    It is a distribution of its own, to be changed step by step. What it joins decides in which variants its tests play.
    """
    import attrs

    from ..joining import check_joins, joined
    from ..plugins import Registry
    from ..scaffold import Plan, check_plan, render, write

    registry, plan = Registry(), Plan(kind=kind, name=name, title=title, author=author)
    check_plan(plan, registry)
    wanted = joined(plan.piece, registry) if joins is None else [part.strip() for part in joins.split(",")]
    wanted = list(dict.fromkeys(filter(None, wanted)))
    check_joins(wanted, plan.piece, registry)
    plan = attrs.evolve(plan, joins=tuple(wanted))
    folder, files = into or Path(name), render(plan)
    write(files, folder)
    typer.echo(f"{folder} holds the {kind} {name}: {len(files)} files. It joins {', '.join(wanted) or 'no variant'}.")
    typer.echo("Next:")
    for line in _next(plan, folder):
        typer.echo(f"  {line}")
