"""Trait cards: who has one, and how they are shown. Crews bring them, and what each of them does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..screen import Panel

if TYPE_CHECKING:
    from ..game import Game
    from .sight import Sight
    from .table import Character


def has_trait(game: Game, who: Character, trait: str) -> bool:
    """Has `who` the Trait `trait` in this game?"""
    found = game.traits.get(who.id)
    return found is not None and bool(found.id == trait)


def traits_panel(sight: Sight) -> Panel:
    """The Traits of the Characters in the game, which lie face up."""
    traits = sight.ruleset.compiled["traits"]
    held = [(who["seat"], traits[who["character"]]) for who in sight.view["characters"] if who["character"] in traits]
    rows = [(str(seat + 1), trait.name, trait.text) for seat, trait in held]
    return Panel("Traits", rows, ("#Seat", "~Trait", "~What it does"))
