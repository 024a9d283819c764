"""The table on a seat's screen: the Rooms, what else lies on the board, the others, what is near, the seat itself.

What is read last stands nearest to the question: the terminal of a player may be small.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..screen import Panel
from .screen_board import board_panel, map_panel, rooms_panel
from .screen_own import near_panel, own_panel
from .screen_people import characters_panel
from .sight import Sight
from .traits import traits_panel

if TYPE_CHECKING:
    from ..assembly import Ruleset
    from ..story import Names


def panels(ruleset: Ruleset, view: dict[str, Any], names: Names) -> list[Panel]:
    """Hook `panels`: the shared table as the seat of `view` sees it, without what is empty."""
    sight = Sight(ruleset, view, names)
    board, people = (map_panel(sight), rooms_panel(sight), board_panel(sight)), characters_panel(sight)
    shown = (*board, people, traits_panel(sight), near_panel(sight), own_panel(sight))
    return [panel for panel in shown if panel.rows]
