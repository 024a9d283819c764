"""The application: its subcommands, and what an error looks like to its user."""

from __future__ import annotations

import contextlib
import inspect
import os
import sys
import warnings
from collections.abc import Callable, Sequence
from typing import Annotated, Any

import typer

from ..errors import NemesisDeprecationWarning, NemesisError
from . import (
    assemble,
    board_map,
    check,
    compare,
    content,
    new,
    play,
    plugins,
    replay,
    rules,
    scenario,
    simulate,
    variants,
)
from .once import USAGE_ERROR, Once


def _unwrapped(command: Callable[..., None]) -> str:
    """The docstring of `command` with one line for each paragraph: typer keeps the line ends of the source."""
    paragraphs = inspect.cleandoc(command.__doc__ or "").split("\n\n")
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in paragraphs)


app = typer.Typer(
    name="nemesis",
    help="Assemble, play, simulate and replay variants of Nemesis: Lockdown and of Nemesis.",
    epilog="Example: nemesis simulate lockdown --games 1000 --seed 1",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)
app.command("assemble", cls=Once, help=_unwrapped(assemble.assemble), epilog=assemble.EXAMPLE)(assemble.assemble)
app.command("content", cls=Once, help=_unwrapped(content.content), epilog=content.EXAMPLE)(content.content)
app.add_typer(variants.app, name="variants")
plugins.app.command("new", cls=Once, help=_unwrapped(new.new), epilog=new.EXAMPLE)(new.new)
plugins.app.command("check", cls=Once, help=_unwrapped(check.check), epilog=check.EXAMPLE)(check.check)
app.add_typer(plugins.app, name="plugins")
app.command("play", cls=Once, help=_unwrapped(play.play), epilog=play.EXAMPLE)(play.play)
app.command("simulate", cls=Once, help=_unwrapped(simulate.simulate), epilog=simulate.EXAMPLE)(simulate.simulate)
app.command("compare", cls=Once, help=_unwrapped(compare.compare), epilog=compare.EXAMPLE)(compare.compare)
app.command("replay", cls=Once, help=_unwrapped(replay.replay), epilog=replay.EXAMPLE)(replay.replay)
app.command("map", cls=Once, help=_unwrapped(board_map.board_map), epilog=board_map.EXAMPLE)(board_map.board_map)
app.command("rules", cls=Once, help=_unwrapped(rules.rules), epilog=rules.EXAMPLE)(rules.rules)
app.add_typer(scenario.app, name="scenario")


def _print_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        from ..api import API

        typer.echo(f"nemesis-core {version('nemesis-core')}, plugin API {API}")
        raise typer.Exit


@app.callback()
def nemesis(
    version: Annotated[
        bool, typer.Option("--version", help="Print the version.", callback=_print_version, is_eager=True)
    ] = False,
) -> None:
    """Assemble, play, simulate and replay variants of Nemesis: Lockdown and of Nemesis."""


def _given(names: Sequence[str], arguments: Sequence[str]) -> str:
    """The option of `names` as it stands in `arguments`, with its value."""
    for argument, value in zip(arguments, [*arguments[1:], ""], strict=True):
        name, equals, behind = argument.partition("=")
        if name in names:
            return f"{name} {behind if equals else value}"
    return " or ".join(names)


def _usage(error: Any, arguments: Sequence[str]) -> str:
    """One line about arguments that do not fit: which, and what is wanted."""
    command = error.ctx.command_path if error.ctx else "nemesis"
    said = error.format_message().rstrip(".")
    option = getattr(error, "param", None)
    if option is not None and not hasattr(error, "param_type"):  # which a missing one has
        wanted = "a whole number is wanted" if "valid integer" in said else said
        said = f"{_given(option.opts, arguments)}: {wanted}"
    return f"{said[:1].lower()}{said[1:]}; see {command} --help"


def _complain(text: str) -> int:
    line = " ".join(text.split())
    typer.echo(f"nemesis: {''.join(c if c.isprintable() else '?' for c in line)}", err=True)
    return 2


def _give_up_output() -> None:
    """Let nothing be written any more: Python would try again when it ends, and complain in its own way."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _say_warnings() -> None:
    """Let a deprecation be one line that is said once; what else Python warns of is shown as it always is."""
    as_ever, said = warnings.showwarning, set[str]()

    def say(message: Warning | str, category: type[Warning], *place: Any, **rest: Any) -> None:
        if not issubclass(category, NemesisDeprecationWarning):
            as_ever(message, category, *place, **rest)
        elif str(message) not in said:
            said.add(str(message))
            _complain(str(message))

    warnings.showwarning = say
    warnings.simplefilter("always", NemesisDeprecationWarning)


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the command with `arguments` (default: the process's own); returns the exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # an ASCII terminal gets question marks, not a traceback
    arguments = sys.argv[1:] if arguments is None else arguments
    if sys.stdout is None:
        return _complain("the output is closed; open it, or send it to a file")
    with warnings.catch_warnings():
        _say_warnings()
        return _run(arguments)


def _run(arguments: Sequence[str]) -> int:
    try:
        code = typer.main.get_command(app).main(args=list(arguments), prog_name="nemesis", standalone_mode=False)
        sys.stdout.flush()
    except NemesisError as error:
        return _complain(str(error))
    except USAGE_ERROR as error:
        if type(error).__name__ == "NoArgsIsHelpError":
            return 2  # the help is printed by now
        return _complain(_usage(error, arguments))
    except BrokenPipeError:
        _give_up_output()
        return 1
    except OSError as error:
        _give_up_output()
        return _complain(f"{error.filename or 'the output'} cannot be written: {error.strerror}")
    return code if isinstance(code, int) else 0
