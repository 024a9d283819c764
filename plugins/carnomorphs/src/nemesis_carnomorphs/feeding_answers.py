"""What the race answers about Feeding and the cards of its two decks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nemesis_core import Step, hookimpl

from . import feeding, feeding_words

if TYPE_CHECKING:
    from nemesis_core import Ruleset

explain_record = hookimpl(feeding_words.explain_record, specname="explain_record")


@hookimpl
def steps() -> list[Step]:
    return [
        Step("event", "voracious-feeding", feeding.before_attacks, before="attacks"),
        Step("event", "feeding", feeding.after_attacks, after="attacks"),
    ]


@hookimpl
def compile_content(ruleset: Ruleset) -> dict[str, Any]:
    feeding_words.add_words(ruleset.compiled)
    return {}
