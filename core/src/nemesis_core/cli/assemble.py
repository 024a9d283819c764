"""`nemesis assemble`: put a variant together and show what it is made of."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from . import options as opt
from .output import console, player_range, print_json, print_table

if TYPE_CHECKING:
    from ..assembly import Ruleset
    from ..content import Record

EXAMPLE = "Example: nemesis assemble lockdown --steps"


def copies(record: Record) -> int:
    """How many pieces of cardboard or plastic a record stands for; one for what is not counted."""
    return 1 if record.copies is None else record.copies


def described(ruleset: Ruleset) -> dict[str, Any]:
    """All that there is to show of `ruleset`, as plain data."""
    return {
        "name": ruleset.manifest.name,
        "title": ruleset.manifest.title,
        "players": list(ruleset.players),
        "pieces": [
            {
                "id": piece.id,
                "kind": piece.kind,
                "title": piece.title,
                "parameter": ruleset.parameters.get(piece.id),
                "version": ruleset.homes[piece.id].version,
                "distribution": ruleset.homes[piece.id].distribution,
            }
            for piece in ruleset.pieces
        ],
        "content": ruleset.content.digest,
        "records": [
            {"kind": kind, "records": len(records), "components": sum(map(copies, records.values()))}
            for kind, records in ruleset.content.kinds.items()
            if records
        ],
        "steps": {
            phase: [{"name": step.name, "owner": step.owner} for step in steps]
            for phase, steps in ruleset.phases.items()
        },
        "hooks": {name: ruleset.hooks.implementations(name) for name in ruleset.hooks.names},
        "readings": [{"reading": stated.reading, "where": stated.where} for stated in ruleset.stated],
    }


def _named(piece: dict[str, Any]) -> str:
    from ..parameters import with_value

    name, value = piece["id"], piece["parameter"]
    return name if value is None else with_value(name, value)


def _show(data: dict[str, Any], steps: bool, hooks: bool) -> None:
    name = data["title"] or data["name"] or "A variant of your own"
    console().print(f"{name}, for {player_range(data['players'])}; content {data['content']}", soft_wrap=True)
    print_table("Pieces", ("Kind", "Id", "~Title", "Version", "Distribution"), (
        (p["kind"], _named(p), p["title"], p["version"], p["distribution"]) for p in data["pieces"]
    ))  # fmt: skip
    rows = [(r["kind"], r["records"], r["components"]) for r in data["records"]]
    print_table("Components", ("Kind", "#Records", "#Pieces"), rows)
    if steps:
        listed = [
            (phase, n, step["name"], step["owner"])
            for phase, order in data["steps"].items()
            for n, step in enumerate(order, 1)
        ]
        print_table("Steps", ("Phase", "#No", "Step", "Owner"), listed)
    if hooks:
        used = [(name, ", ".join(owners)) for name, owners in data["hooks"].items() if owners]
        print_table("Hooks, in the order of calls", ("Hook", "~Pieces"), used)
    for reading in data["readings"]:
        console().print(f"Reading: {reading['reading']}", soft_wrap=True)
        if reading["where"]:
            console().print(f"         It is written down in {reading['where']}.", soft_wrap=True)


def assemble(
    variant: opt.Variant = "",
    board: opt.Board = "",
    race: opt.Race = "",
    mode: opt.Mode = "",
    crew: opt.Crew = None,
    players: opt.Players = None,
    house_rule: opt.HouseRule = None,
    content: opt.ContentFile = None,
    block: opt.Block = None,
    steps: Annotated[bool, typer.Option("--steps", help="Show the composed steps with their owners.")] = False,
    hooks: Annotated[bool, typer.Option("--hooks", help="Show the hooks and who implements them.")] = False,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a manifest of the variant.")] = None,
    as_json: opt.AsJson = False,
) -> None:
    """Put a variant together and show what it is made of.

    The variant is given by name, as a manifest file or by its pieces; pieces given beside a VARIANT take the place of
    its own.
    """
    ruleset = opt.Choice(variant, board, race, mode, crew, house_rule, content, block).ruleset()
    opt.check_players(ruleset, players)
    if out:
        if players is not None:
            typer.echo("nemesis: a manifest has no number of players; give --players to simulate", err=True)
        from ..manifest import write_manifest

        write_manifest(ruleset.manifest, out)
    data = described(ruleset)
    if as_json:
        print_json(data)
    else:
        _show(data, steps, hooks)
