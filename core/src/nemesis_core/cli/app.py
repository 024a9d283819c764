"""The application: its subcommands, and what an error looks like to its user."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from ..errors import NemesisError
from . import assemble, plugins, replay, rules, simulate, variants

app = typer.Typer(
    name="nemesis",
    help="Assemble, simulate and replay variants of Nemesis: Lockdown.",
    epilog="Example: nemesis simulate lockdown --games 1000 --seed 1",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)
app.command("assemble", epilog=assemble.EXAMPLE)(assemble.assemble)
app.add_typer(variants.app, name="variants")
app.add_typer(plugins.app, name="plugins")
app.command("simulate", epilog=simulate.EXAMPLE)(simulate.simulate)
app.command("replay", epilog=replay.EXAMPLE)(replay.replay)
app.command("rules", epilog=rules.EXAMPLE)(rules.rules)


def _print_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        typer.echo(f"nemesis-core {version('nemesis-core')}")
        raise typer.Exit


@app.callback()
def nemesis(
    version: Annotated[
        bool, typer.Option("--version", help="Print the version.", callback=_print_version, is_eager=True)
    ] = False,
) -> None:
    """Assemble, simulate and replay variants of Nemesis: Lockdown."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command with `arguments` (default: the process's own) and exit.

    :raises SystemExit: always; 0 done, 1 a difference, a failing check or a game that raised, 2 bad input,
        130 interrupted.
    """
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # an ASCII terminal gets question marks, not a traceback
    try:
        typer.main.get_command(app).main(args=arguments, prog_name="nemesis")
    except NemesisError as error:
        typer.echo(f"nemesis: {' '.join(str(error).split())}", err=True)
        sys.exit(2)
