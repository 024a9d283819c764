"""`nemesis plugins`: what is installed, what is broken, who hooks where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import attrs
import typer

from ..errors import NemesisError
from ..spelling import span
from . import options as opt
from .output import console, print_json, print_table

if TYPE_CHECKING:
    from ..plugins import Installed, Piece

LIST_EXAMPLE = "Example: nemesis plugins list"
SHOW_EXAMPLE = "Example: nemesis plugins show nemesis-core"

app = typer.Typer(help="List and show the installed plugins.", epilog=LIST_EXAMPLE, no_args_is_help=True)


def implemented(piece: Piece) -> list[str]:
    """Names of the hooks that `piece` implements."""
    from ..hooks import PROJECT

    found = set()
    for implementation in piece.load():
        for name in dir(implementation):  # of a module, or of an object and its class
            options = getattr(getattr(implementation, name), f"{PROJECT}_impl", None)
            if options:
                found.add(options["specname"] or name)
    return sorted(found)


def _described(home: Installed, piece: Piece, block: list[str]) -> dict[str, Any]:
    assert home.plugin is not None
    data = {**attrs.asdict(piece), "distribution": home.distribution, "version": home.version, "api": home.plugin.api}
    data |= {
        "variants": home.plugin.variants,
        "rules": home.plugin.rules,
        "blocked": piece.id in block,
        "hooks": [],
        "error": "",
    }
    data["twice"] = False
    try:
        data["hooks"] = implemented(piece)
    except Exception as error:  # noqa: BLE001 (a broken plugin is listed with the others)
        data["error"] = f"{type(error).__name__}: {error}"
    return data


def _broken(home: Installed) -> dict[str, Any]:
    api = home.refused.api if home.refused else ""
    unknown = {"id": home.name, "kind": "", "title": "", "api": api, "blocked": False, "hooks": [], "twice": False}
    return {
        **unknown,
        "parameter": None,
        "distribution": home.distribution,
        "version": home.version,
        "error": home.error,
    }


def listed(block: list[str]) -> list[dict[str, Any]]:
    """Every piece of every plugin, and every plugin that cannot be loaded, with what is known of it."""
    from ..plugins import installed

    found: list[dict[str, Any]] = []
    for home in installed():
        if home.plugin is None:
            found.append(_broken(home))
        else:
            found += [_described(home, piece, block) for piece in home.plugin.pieces]
    homes: dict[str, list[str]] = {}
    pieces = [data for data in found if data["kind"]]
    for data in pieces:
        homes.setdefault(data["id"], []).append(data["distribution"])
    for data in pieces:
        if len(homes[data["id"]]) > 1:
            data["error"] = f"{' and '.join(homes[data['id']])} have a piece of this name; uninstall one"
            data["twice"] = True
    return found


def _state(data: dict[str, Any]) -> str:
    if data["twice"]:
        return "there twice"
    return "broken" if data["error"] else "blocked" if data["blocked"] else ""


def _number(parameter: dict[str, Any]) -> str:
    """What a house rule takes, in words."""
    from ..parameters import Parameter

    taken = Parameter(**parameter)
    return f"{taken}, {taken.default} when none is given"


def _shown(key: str, value: Any) -> Any:
    """A field of a piece as a cell of a table."""
    if key == "parameter" and value:
        return _number(value)
    if key == "players" and value:
        return span(*value)
    if isinstance(value, dict):
        told = [(name, _shown(name, part)) for name, part in value.items() if part]
        return "\n".join(f"{name}: {part}" for name, part in told)
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else value


@app.command("list", epilog=LIST_EXAMPLE)
def list_plugins(block: opt.Block = None, as_json: opt.AsJson = False) -> None:
    """List every piece with its plugin, and every broken plugin with its error."""
    found = listed(block or [])
    if as_json:
        print_json(found)
        return
    from ..api import API

    columns = ("Piece", "Kind", "Distribution", "Version", "API", "#Hooks", "State")
    print_table(f"Plugins (core API {API})", columns, (
        (p["id"], p["kind"], p["distribution"], p["version"], p["api"], len(p["hooks"]), _state(p)) for p in found
    ))  # fmt: skip
    for p in found:
        if p["parameter"]:
            console().print(f"{p['id']}=N takes {_number(p['parameter'])}", soft_wrap=True)
    for p in found:
        if p["error"]:
            refused = p["api"] and not p["kind"]
            state = "cannot be used" if p["twice"] or refused else "is broken"
            console().print(f"{p['id']} ({p['distribution']} {p['version']}) {state}: {p['error']}", soft_wrap=True)
    from ..published import known

    for line in known().broken.values():
        console().print(line, soft_wrap=True)
    if not found:
        console().print("No plugin is installed.")


@app.command("show", epilog=SHOW_EXAMPLE)
def show(
    name: Annotated[str, typer.Argument(help="A piece's id, or a distribution.")],
    as_json: opt.AsJson = False,
) -> None:
    """Show one piece, or every piece of a distribution, with the hooks that it implements."""
    everything = listed([])
    found = [data for data in everything if name in (data["id"], data["distribution"])]
    if not found:
        known = ", ".join(data["id"] for data in everything) or "none"
        raise NemesisError(f"no piece and no distribution is named {name}; there are: {known}")
    if as_json:
        print_json(found)
        return
    for data in found:
        facts = [(key, _shown(key, value)) for key, value in data.items()]
        print_table(data["title"] or data["id"], ("Field", "~Value"), [fact for fact in facts if fact[1]])
