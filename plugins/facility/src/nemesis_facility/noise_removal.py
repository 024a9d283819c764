"""The Noise Removal step of the event phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import has_character, remove_noise

from .power import slot_powered

if TYPE_CHECKING:
    from nemesis_core import Game


def corridor_sections(game: Game, corridor: str) -> list[str]:
    """The Sections of a Corridor: those of the Rooms at its ends, an Emergency Staircase has none (LD-EVENT-05)."""
    sections = {game.board.sections[place] for place in game.board.ends[corridor]}
    return sorted(sections - {""})


def remove_all_noise(game: Game) -> None:
    """Step: in Sections with Power, Noise goes where no Character is near; never from Technical Corridors.

    (LD-EVENT-05 to LD-EVENT-08)
    """
    ends = game.board.ends
    for way in [way for way in game.table.noise if way in ends]:
        sections = corridor_sections(game, way)
        if not sections or not all(slot_powered(game, section) for section in sections):
            continue
        if not any(has_character(game, place) for place in ends[way]):
            remove_noise(game, way, "LD-EVENT-05")
