"""What this side brings when a variant is assembled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nemesis_core import Effects, Record, Step, hookimpl

from . import cards, deck, tokens
from .effects import EFFECTS
from .records import KIND, KINDS
from .state import Surface
from .walking import DRIVE

if TYPE_CHECKING:
    from nemesis_core import Ruleset

BINDING = (cards, tokens)
"""Modules that bind effects to records when they are imported."""


@hookimpl
def record_kinds() -> dict[str, type[Record]]:
    return KINDS


@hookimpl
def effects() -> list[Effects]:
    return [EFFECTS]


@hookimpl
def state_parts() -> dict[str, type]:
    return {"surface": Surface}


@hookimpl
def action_kinds() -> dict[str, Any]:
    return {"drive": DRIVE}


@hookimpl
def steps() -> list[Step]:
    return [Step("setup", "surface-deck", deck.shuffle_deck, after="decks")]


@hookimpl
def compile_content(ruleset: Ruleset) -> dict[str, Any]:
    records = ruleset.content.of(KIND)
    return {"surface_cards": {card: record for record in records for card in deck.copies(record)}}


@hookimpl
def card_backs(ruleset: Ruleset) -> dict[str, str]:
    return dict.fromkeys(ruleset.compiled["surface_cards"], deck.DECK)
