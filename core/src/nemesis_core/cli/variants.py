"""`nemesis variants`: the ready combinations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

import attrs
import typer

from ..errors import NemesisError
from . import options as opt
from .once import Once
from .output import console, print_json, print_table

if TYPE_CHECKING:
    from ..plugins import Registry

LIST_EXAMPLE = "Example: nemesis variants list --json"
SHOW_EXAMPLE = "Example: nemesis variants show lockdown > my.toml"
CHECK_EXAMPLE = "Example: nemesis variants check my.toml"
MATRIX_EXAMPLE = "Example: nemesis variants matrix --assemble"

UNFIT: Final = 1
UNREADABLE: Final = 2
"""Exit codes of a check."""

app = typer.Typer(help="List, show and check the ready combinations.", epilog=LIST_EXAMPLE, no_args_is_help=True)


@app.command("list", epilog=LIST_EXAMPLE)
def list_variants(block: opt.Block = None, as_json: opt.AsJson = False) -> None:
    """List the variants that the installed plugins bring."""
    from ..manifest import shipped

    variants, broken = shipped(opt.open_registry(block))
    found = variants.values()
    for problem in broken:
        typer.echo(f"nemesis: {problem}", err=True)
    if as_json:
        print_json([attrs.asdict(manifest) for manifest in found])
        return
    columns = ("Name", "~Title", "Board", "Race", "Mode", "~Crew", "~House rules")
    print_table("Variants", columns, (
        (m.name, m.title, m.board, m.race, m.mode, ", ".join(m.crew), ", ".join(m.house_rules)) for m in found
    ))  # fmt: skip
    if not found:
        console().print("No installed plugin brings a variant.")


@app.command("show", epilog=SHOW_EXAMPLE)
def show(
    variant: Annotated[str, typer.Argument(help="Name of an installed variant, or a manifest file.")],
    as_json: opt.AsJson = False,
) -> None:
    """Print a variant's manifest, ready to be saved and changed."""
    from ..manifest import find_manifest, manifest_text

    manifest = find_manifest(variant)
    if as_json:
        print_json(attrs.asdict(manifest))
    else:
        typer.echo(manifest_text(manifest), nl=False)


def _checked(name: str, registry: Registry) -> tuple[dict[str, Any], int]:
    """What there is to say about the variant `name`, and the exit code that it asks for."""
    from ..assembly import assemble
    from ..manifest import find_manifest

    code = UNREADABLE
    try:
        manifest = find_manifest(name, registry)
        code = UNFIT
        ruleset = assemble(manifest, registry=registry)
    except NemesisError as error:
        return {"variant": name, "fits": False, "error": str(error).removeprefix(f"{name}: ")}, code
    return {"variant": name, "fits": True, "error": "", "players": list(ruleset.players)}, 0


@app.command("check", epilog=CHECK_EXAMPLE)
def check(
    variant: Annotated[
        list[str] | None, typer.Argument(show_default=False, help="Names or manifest files; else all installed.")
    ] = None,
    block: opt.Block = None,
    as_json: opt.AsJson = False,
) -> None:
    """Assemble variants and say which do not fit, and why.

    The exit code is 1 if any does not, 2 if a manifest cannot be read or no variant has that name.
    """
    from ..manifest import shipped

    registry = opt.open_registry(block)
    variants, broken = ({}, []) if variant else shipped(registry)
    checked = [_checked(name, registry) for name in variant or variants]
    checked += [({"variant": "", "fits": False, "error": problem}, UNFIT) for problem in broken]
    results = [result for result, _ in checked]
    if as_json:
        print_json(results)
    else:
        for result in results:
            name = f"{result['variant']}: " if result["variant"] else ""
            console().print(f"{name}{result['error'] or 'fits'}", soft_wrap=True)
    raise typer.Exit(max((code for _, code in checked), default=0))


@app.command("matrix", cls=Once, epilog=MATRIX_EXAMPLE)
def show_matrix(
    board: Annotated[str, typer.Option(metavar="ID", show_default=False, help="This board alone.")] = "",
    race: Annotated[str, typer.Option(metavar="ID", show_default=False, help="This race alone.")] = "",
    mode: Annotated[str, typer.Option(metavar="ID", show_default=False, help="This mode alone.")] = "",
    crew: Annotated[
        list[str] | None, typer.Option(metavar="ID", show_default=False, help="This mix of crews alone; repeatable.")
    ] = None,
    assemble: Annotated[bool, typer.Option("--assemble", help="Assemble each, too.")] = False,
    block: opt.Block = None,
    as_json: opt.AsJson = False,
) -> None:
    """Show every combination of boards, races, modes and crews, and the readings of those that no rulebook describes.

    The exit code is 1 if pieces do not fit each other.
    """
    from ..matrix import matrix
    from .matrix import as_data, assembled, show

    registry = opt.open_registry(block)
    found = list(matrix(registry, board, race, mode, crew or ()))
    if assemble:
        found = assembled(found, registry)
    if as_json:
        print_json([as_data(combination) for combination in found])
    else:
        show(found, list(matrix(registry)))
    raise typer.Exit(int(any(combination.error for combination in found)))
