"""`nemesis content`: the records of a variant, and what a file of one's own changes in them."""

from __future__ import annotations

import json
import os
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, Final

import attrs
import typer

from ..errors import NemesisError
from . import options as opt
from .output import console, print_json, print_table

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ..assembly import Ruleset
    from ..catalogue import Entry
    from ..content import Content, Record
    from ..overrides import Change

EXAMPLE = "Example: nemesis content lockdown --kind item --search battery, or nemesis content lockdown --show medkit"

LONG: Final = 280
"""Letters of what a record says that are shown in a list at most."""


def _named(ruleset: Ruleset, record: Record) -> str:
    """The name of `record`, or of the card that it belongs to."""
    cards: dict[str, str] = ruleset.compiled.get("names", {}).get("card", {})
    return record.name or cards.get(record.id, "")


def _listed(ruleset: Ruleset, entry: Entry, changed: dict[tuple[str, str], str]) -> dict[str, Any]:
    from ..explain import in_short

    record = entry.record
    return {
        "kind": entry.kind,
        "id": record.key,
        "name": _named(ruleset, record),
        "source": record.source,
        "what": in_short(record),
        "copies": record.copies,
        "weaker": entry.weak,
        "changed_by": changed.get((entry.kind, record.key), ""),
    }


def _short(content: Content, found: Sequence[Entry]) -> bool:
    """Are they of one kind, of which all records can be told in a few sentences?"""
    from ..explain import in_short

    kinds = {entry.kind for entry in found}
    told = [in_short(record) for kind in kinds for record in content.of(kind)]
    return len(kinds) == 1 and any(told) and all(len(text) <= LONG for text in told)


def _changed(content: Content) -> dict[tuple[str, str], str]:
    """The file that changed a record last, by kind and owner:id."""
    from ..overrides import changes

    return {(change.kind, change.id): change.file for change in changes(content) if change.changes}


def _many(number: int) -> str:
    return f"{number} record{'' if number == 1 else 's'}"


def _list(ruleset: Ruleset, found: Sequence[Entry], as_json: bool) -> None:
    changed = _changed(ruleset.content)
    rows = [_listed(ruleset, entry, changed) for entry in found]
    if as_json:
        print_json(rows)
        return
    columns = ["Kind", "Id", "~Name", "Source", "#Copies"]
    fields = ["kind", "id", "name", "source", "copies"]
    if any(row["changed_by"] for row in rows):
        columns.append("~Changed by")
        fields.append("changed_by")
    if _short(ruleset.content, found):
        columns.insert(3, "~What")
        fields.insert(3, "what")
    shown = [["" if row[field] is None else row[field] for field in fields] for row in rows]
    print_table("Content", columns, shown)
    console().print(_many(len(rows)), soft_wrap=True)


def _by_source(weaker: dict[str, str]) -> str:
    """The fields of each source, in few words."""
    sources = dict.fromkeys(weaker.values())
    return "; ".join(f"{s}: {', '.join(field for field in weaker if weaker[field] == s)}" for s in sources)


def _unverified(ruleset: Ruleset, found: Sequence[Entry], as_json: bool) -> None:
    weak = [entry for entry in found if entry.unverified]
    changed = _changed(ruleset.content)
    rows = [_listed(ruleset, entry, changed) for entry in weak]
    if as_json:
        print_json(rows)
        return
    for kind in dict.fromkeys(row["kind"] for row in rows):
        lines = [(row["id"], row["source"], _by_source(row["weaker"])) for row in rows if row["kind"] == kind]
        print_table(f"Not verified: {kind}", ("Id", "Source", "~Weaker fields"), lines)
    single = sum(entry.record.source not in ("memory", "stand-in") for entry in weak)
    whole = f"{_many(len(weak) - single)} from memory or a stand-in"
    console().print(f"Of {_many(len(found))}: {whole}, {single} more in single fields", soft_wrap=True)


def _elsewhere(ruleset: Ruleset, block: list[str] | None, name: str) -> str:
    """Who has the record `name`, which the variant has not; an empty text when it has it, or nobody has."""
    from ..catalogue import entries
    from ..elsewhere import who_has

    content = ruleset.content
    if any(name in (entry.record.id, entry.record.key) for entry in entries(content)):
        return ""
    return content.why_left_out(name) or who_has(opt.open_registry(block), ruleset.pieces, "", name)


def _show(
    content: Content, found: Sequence[Entry], names: Sequence[str], elsewhere: Callable[[str], str], as_json: bool
) -> None:
    from ..catalogue import entry_toml, named, plain

    meant = [entry for name in names for entry in named(found, name, elsewhere)]
    if as_json:
        print_json([{"kind": entry.kind, "record": plain(entry.record)} for entry in meant])
    else:
        typer.echo("\n".join(entry_toml(content, entry) for entry in meant), nl=False)


def _value(value: Any) -> str:
    return value if isinstance(value, str) and value else json.dumps(value, ensure_ascii=False)


def _diff(found: Sequence[Change], files: Sequence[str], as_json: bool) -> None:
    if as_json:
        print_json([{**attrs.asdict(change), "changes": change.changes} for change in found])
        return
    for file in files:
        mine = [change for change in found if change.file == file]
        rows = [
            (c.kind, c.id, c.field, _value(c.old), _value(c.new) if c.changes else "(changes nothing)") for c in mine
        ]
        print_table(file, ("Kind", "Id", "Field", "~Shipped", "~New"), rows)
        if not any(change.changes for change in mine):
            console().print(f"{file} changes nothing.", soft_wrap=True)


def content(
    variant: opt.Variant = "",
    kind: Annotated[
        list[str] | None, typer.Option(metavar="KIND", show_default=False, help="Only records of a kind; repeatable.")
    ] = None,
    search: Annotated[
        str, typer.Option(metavar="WORD", show_default=False, help="Only records with this in them; of several, each.")
    ] = "",
    show: Annotated[
        list[str] | None,
        typer.Option(metavar="ID", show_default=False, help="Print a record whole, as TOML to be changed; repeatable."),
    ] = None,
    unverified: Annotated[
        bool, typer.Option("--unverified", help="Only what is from memory or a stand-in, with the fields that are.")
    ] = False,
    diff: Annotated[
        list[str] | None,
        typer.Option(metavar="FILE", show_default=False, help="Say what an override file changes; repeatable."),
    ] = None,
    board: opt.Board = "",
    race: opt.Race = "",
    mode: opt.Mode = "",
    crew: opt.Crew = None,
    house_rule: opt.HouseRule = None,
    content: opt.ContentFile = None,
    block: opt.Block = None,
    as_json: opt.AsJson = False,
) -> None:
    """List the cards, Rooms, tokens and other records of a variant, and what a file of your own changes in them.

    Records that are shown with --show can be pasted into a file for --content, which needs the id and the fields that
    are to be different.
    """
    from ..catalogue import entries
    from ..overrides import changes

    if sum(map(bool, (show, unverified, diff))) > 1:
        raise NemesisError("--show, --unverified and --diff go one at a time; leave out all but one")
    files = [*(content or ()), *(diff or ())]
    ruleset = opt.Choice(variant, board, race, mode, crew, house_rule, files, block).ruleset()
    made = ruleset.content
    found = entries(made, kind or (), search)
    if diff:
        places = [os.path.abspath(file) for file in diff]
        listed = {(entry.kind, entry.record.key) for entry in found}
        told = [change for change in changes(made) if change.file in places and (change.kind, change.id) in listed]
        _diff(told, places, as_json)
    elif show:
        _show(made, found, show, partial(_elsewhere, ruleset, block), as_json)
    elif unverified:
        _unverified(ruleset, found, as_json)
    else:
        _list(ruleset, found, as_json)
