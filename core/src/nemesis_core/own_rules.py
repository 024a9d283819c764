"""Rules that a piece has by ids of its own: what is told names the rules that hold in the variant.

A board may have a rulebook of its own for what the shared rules do. It puts into the compiled table `own_rules` under
the id by which others tell a rule its own id of it, or an empty text for a rule that does not hold on it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

import attrs

TABLE: Final = "own_rules"
NONE: Final[Mapping[str, str]] = {}


def own_rules(compiled: Mapping[str, Any]) -> Mapping[str, str]:
    """The table among the `compiled` ones of a ruleset."""
    found: Mapping[str, str] = compiled.get(TABLE, NONE)
    return found


def renamed(ids: Iterable[str], own: Mapping[str, str]) -> tuple[str, ...]:
    """`ids` of rules as the variant has them, each once, without those that do not hold in it."""
    return tuple(dict.fromkeys(name for rule in ids if (name := own.get(rule, rule))))


def rename(compiled: dict[str, Any]) -> None:
    """Let the tables `references` and `wordings` name the variant's own rules.

    It is done when every piece has put its part in. A reference of which no rule is left is taken out.
    """
    own = own_rules(compiled)
    if not own:
        return
    references = compiled.get("references", {})
    for key, ids in list(references.items()):
        references[key] = renamed(ids, own)
        if ids and not references[key]:
            del references[key]
    wordings = compiled.get("wordings", {})
    for key, wording in wordings.items():
        if not own.keys().isdisjoint(wording.rules):
            wordings[key] = attrs.evolve(wording, rules=renamed(wording.rules, own))
