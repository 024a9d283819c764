"""`nemesis scenario`: scenario files, which prove rules by a table arranged, played and looked at."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..spelling import number_of
from . import options as opt
from .output import console, print_json

if TYPE_CHECKING:
    from ..testing.scenario import Outcome

EXAMPLE = "Example: nemesis scenario run fire.scenario.toml, or nemesis scenario run tests/scenarios --log"

app = typer.Typer(help="Run scenario files.", epilog=EXAMPLE, no_args_is_help=True)


@app.callback()
def scenario() -> None:
    """Run scenario files, which prove rules by a table that is arranged, played and looked at."""


def _ran(path: Path) -> Outcome | str:
    """What came of the scenario at `path`, or what is wrong with the file."""
    from ..testing.scenario import ScenarioError, read_scenario, run_scenario

    try:
        return run_scenario(read_scenario(path))
    except ScenarioError as error:
        return str(error)


def _data(path: Path, outcome: Outcome | str) -> dict[str, Any]:
    """`outcome` for a program."""
    import attrs

    if isinstance(outcome, str):
        return {"file": str(path), "title": "", "rules": [], "result": "bad", "error": outcome}
    head = outcome.scenario.head
    return {
        "file": str(path),
        "title": head.title,
        "rules": list(head.rules),
        "result": "passed" if outcome.passed else "failed",
        "failures": [attrs.asdict(failure) for failure in outcome.failures],
        "log": list(outcome.log),
    }


def _say(outcome: Outcome | str, log: bool) -> None:
    """One outcome for a person; a bad file is a line on the error output."""
    if isinstance(outcome, str):
        typer.echo(f"nemesis: {' '.join(outcome.split())}", err=True)
    elif not outcome.passed:
        console().print(f"failed: {outcome.report()}", soft_wrap=True)
    elif log:
        head = outcome.scenario.head
        console().print("\n".join([f"passed: {outcome.scenario.path}: {head.title}", *outcome.told()]), soft_wrap=True)


def _summary(counts: dict[str, int]) -> str:
    total = sum(counts.values())
    parts = [f"{count} {name}" for name, count in counts.items() if count]
    return f"{number_of('scenario', total, total)}: {', '.join(parts)}"


@app.command("run", epilog=EXAMPLE)
def run(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE...", help="Files named *.scenario.toml, or folders with such files.")
    ],
    log: Annotated[bool, typer.Option("--log", help="Show the log of those that pass, too.")] = False,
    as_json: opt.AsJson = False,
) -> None:
    """Run scenarios; one that fails shows what was expected, what was found, and the log.

    The exit code is 1 when a scenario fails, and 2 when a file cannot be run.
    """
    from ..testing.scenario import scenario_files

    found: list[dict[str, Any]] = []
    counts = {"passed": 0, "failed": 0, "bad": 0}
    for path in scenario_files(files):
        outcome = _ran(path)
        data = _data(path, outcome)
        counts[data["result"]] += 1
        found.append(data)
        if not as_json:
            _say(outcome, log)
    if as_json:
        print_json(found)
    else:
        console().print(_summary(counts), soft_wrap=True)
    raise typer.Exit(2 if counts["bad"] else int(counts["failed"] > 0))
