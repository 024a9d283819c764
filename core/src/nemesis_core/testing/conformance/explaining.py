"""What holds for every explanation: sentences of names, with the rules behind them, which exist."""

from __future__ import annotations

import re
from typing import Final

from ...assembly import Ruleset
from ...bots import make_bots
from ...content import Record
from ...explain import Explanation, explain, explain_option, explain_record, holding, references
from ...published import known_in
from ...wording import Offer, wordings
from .failing import explained, fail
from .words import bare, questions

KEPT: Final = re.compile(r"\b(?:kind|source|origin|seed|public|memory|stand-in):|None|\[\]|\{")
"""What would stand in an explanation if it listed fields that are no player's business."""


def check_records_explained(ruleset: Ruleset, in_words: bool = True) -> None:
    """Every record is explained; with `in_words` in sentences without ids.

    :raises AssertionError: naming the record and the line.
    """
    for kind, records in ruleset.content.kinds.items():
        for record in records.values():
            check_record_explained(ruleset, kind, record, in_words)


def check_record_explained(ruleset: Ruleset, kind: str, record: Record, in_words: bool = True) -> None:
    """`record` of `kind` is explained.

    :raises AssertionError: naming the record and the line.
    """
    what, found = f"the explanation of {kind} {record.id}", explain_record(ruleset, kind, record)
    if not found.title.endswith(f"({kind.replace('_', ' ')})"):
        fail(f"{what} has the title {found.title!r}, which does not say what it is")
    if in_words:
        _check_explanation(ruleset, found, what)


def _check_explanation(ruleset: Ruleset, found: Explanation, what: str) -> None:
    if not found.lines:
        fail(f"{what} is empty")
    if not (found.title[:1].isupper() or found.title[:1].isdigit()):
        fail(f"{what} has a title that begins with no capital: {found.title!r}")
    faces = {face for die in ruleset.content.of("die") for face in die.faces}
    for line in found.lines:
        if not (line[:1].isupper() or line[:1].isdigit() or line.startswith("- ")):
            fail(f"{what} has a line that begins with no capital: {line!r}")
        if KEPT.search(line):
            fail(f"{what} tells what is no player's business: {line!r}")
        ids = set(bare(ruleset, line)) - faces
        if ids:
            fail(f"{what} has ids that no player knows, {', '.join(sorted(ids))}: {line!r}")


def check_options_explained(ruleset: Ruleset, seats: int, seed: int, bots: str = "curious") -> None:
    """Every option that is offered in a game is explained: itself first, then what it is about.

    :raises AssertionError: naming the option.
    """
    seen: set[str] = set()
    for session, asked in questions(ruleset, seats, seed, bots):
        for offer in asked.offers:
            if offer.text not in seen:
                seen.add(offer.text)
                with explained(session.game):
                    _check_option_explained(ruleset, offer)


def _check_option_explained(ruleset: Ruleset, offer: Offer) -> None:
    first, *others = explain_option(ruleset, offer)
    if first.title != offer.text:
        fail(f"the explanation of option {offer.text!r} is about {first.title!r}")
    if [rule.id for rule in first.rules] != list(dict.fromkeys(offer.rules)):
        fail(f"the explanation of option {offer.text!r} has the rules {[rule.id for rule in first.rules]}")
    titles = [other.title for other in others]
    if len(set(titles)) != len(titles):
        fail(f"the explanation of option {offer.text!r} tells a thing twice: {titles}")


# ---------------------------------------------------------------- rules


def check_rules_named(ruleset: Ruleset) -> None:
    """Every id of a rule in the tables `wordings` and `references` is that of a rule in the rulebook or that a
    plugin publishes.

    :raises AssertionError: naming the key and the ids.
    """
    there = set(known_in(ruleset).rules)
    for key, wording in wordings(ruleset).items():
        _check_known(f"the wording {key!r}", wording.rules, there)
    for key, ids in references(ruleset).items():
        if not ids and not key.startswith("room "):
            fail(f"the reference {key!r} names no rule")
        _check_known(f"the reference {key!r}", ids, there)
        if len(set(ids)) != len(ids):
            fail(f"the reference {key!r} names a rule twice: {ids}")


def check_rules_told(ruleset: Ruleset, seats: int, seed: int, bots: str = "curious") -> None:
    """Every rule that stands behind an event of a game exists; one of ids that nobody publishes is no fault.

    :raises AssertionError: naming the event and the ids.
    """
    told: dict[str, set[str]] = {}
    game = ruleset.new_game(seats, seed)
    game.listener = lambda event: told.setdefault(event.kind, set()).add(event.rule)
    with explained(game):
        game.play(make_bots(bots, seats, seed))
    for kind, ids in told.items():
        if unknown := known_in(ruleset).dangling(ids - {""}):
            fail(f"event {kind} names rules that no rulebook has: {', '.join(unknown)}")


def _check_known(what: str, ids: tuple[str, ...], there: set[str]) -> None:
    unknown = sorted(set(ids) - there)
    if unknown:
        fail(f"{what} names rules that no rulebook has: {', '.join(unknown)}")


def check_references(ruleset: Ruleset) -> None:
    """Every reference that holds in the variant is to a record or a word, and that is explained by its rules.

    :raises AssertionError: naming the key and the rules that are missing.
    """
    named, there = references(ruleset), known_in(ruleset).rules
    for key, given in named.items():
        ids = {rule.id for rule in holding(ruleset, (there[name] for name in given if name in there))}
        kind, _, name = key.partition(" ")
        records = [r for r in ruleset.content.kinds.get(kind, {}).values() if name in ("*", r.id)]
        for record in records:
            missing = ids - {rule.id for rule in explain_record(ruleset, kind, record).rules}
            if missing:
                fail(f"the explanation of {kind} {record.id} lacks {', '.join(sorted(missing))} of reference {key!r}")
        if not records and (kind in named or kind not in ruleset.content.kinds):  # a word, perhaps with that kind in it
            missing = ids - {rule.id for found in explain(ruleset, key) for rule in found.rules}
            if missing:
                fail(f"asked about {key!r}, nothing is explained by {', '.join(sorted(missing))}")
