"""`nemesis rules`: the rules reference and the rules that plugins publish, by id or by word."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import attrs
import typer

from ..errors import NemesisError
from . import options as opt
from .output import console, print_json

if TYPE_CHECKING:
    from ..rulebook import Rule

EXAMPLE = "Example: nemesis rules LD-DRAW-01, or nemesis rules --search carcass --variant lockdown"


def find(name: str) -> Rule:
    """The rule of that id, in any case.

    :raises NemesisError: naming ids that are spelt alike.
    """
    from ..published import known

    there = known()
    rule = there.rules.get(name.upper())
    if rule is None:
        from difflib import get_close_matches

        near = ", ".join(get_close_matches(name.upper(), there.rules, n=5))
        hints = [f"near it are {near}" if near else "try nemesis rules --search WORD", *there.broken.values()]
        raise NemesisError(f"no rule has the id {name}; {'; '.join(hints)}")
    return rule


def _show(rule: Rule) -> None:
    out = console()
    out.print(f"{rule.id}  ({'; '.join(filter(None, (rule.section, rule.owner)))})", style="bold", soft_wrap=True)
    for label, text in (("", rule.text), ("Reading: ", rule.reading), ("Example: ", rule.example)):
        if text:
            out.print(f"  {label}{text}", soft_wrap=True)


def _holding(variant: str, found: list[Rule]) -> list[Rule]:
    """Those rules that hold in `variant`; all when none is named."""
    if not variant:
        return found
    from ..explain import holding

    return holding(opt.Choice(variant).ruleset(), found)


def rules(
    ids: Annotated[list[str] | None, typer.Argument(metavar="ID...", show_default=False, help="Ids of rules.")] = None,
    search: Annotated[
        str, typer.Option(metavar="WORD", show_default=False, help="Rules with this in them; of several words, each.")
    ] = "",
    variant: Annotated[
        str, typer.Option(metavar="VARIANT", show_default=False, help="Of what is found, the rules that hold in it.")
    ] = "",
    as_json: opt.AsJson = False,
) -> None:
    """Print rules by id or by a word in them."""
    if not ids and not search:
        raise NemesisError("give the id of a rule, or --search WORD")
    if variant and not search:
        raise NemesisError("--variant goes with --search WORD; leave it out")
    found = [find(name) for name in ids or ()]
    if search:
        from ..published import known
        from ..rulebook import search as with_word

        found += _holding(variant, with_word(search, known().rules))
    if not found:
        where = f" of {variant}" if variant else ""
        raise NemesisError(f"no rule{where} has {search} in it; try another word")
    if as_json:
        print_json([attrs.asdict(rule) for rule in found])
    else:
        for rule in found:
            _show(rule)
