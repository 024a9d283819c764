"""The ship of the original Nemesis: both sides of its board, its Rooms, Items, Engines and ways to survive."""

from nemesis_core import Piece, Plugin

PLUGIN = Plugin(
    pieces=(
        Piece(
            id="ship",
            kind="board",
            title="Ship",
            implementation=(
                "nemesis_ship.hooks",
                "nemesis_ship.answers",
                "nemesis_ship.commands:ORDERS",
                "nemesis_ship.passive",
                "nemesis_ship.looking",
                "nemesis_ship.features",
                "nemesis_ship.screen",
                "nemesis_ship.charting",
                "nemesis_ship.results",
                "nemesis_ship.telling",
                "nemesis_ship.prospects",
            ),
            content="nemesis_ship.content",
            roles=("cockpit", "hibernatorium", "evacuation-a", "evacuation-b", "engine-1", "engine-2", "engine-3"),
            meanings={
                "edition:nemesis": "a board of the original Nemesis",
                "objectives:corporate": "a board with Corporate Objectives",
                "objectives:personal": "a board with Personal Objectives",
                "objectives:solo-coop": "a board with Objectives for one player or for a group",
                "time-track": "a board with a Time track",
            },
            provides=(
                "edition:nemesis",
                "objectives:corporate",
                "objectives:personal",
                "objectives:solo-coop",
                "time-track",
            ),
        ),
        Piece(
            id="ship-advanced",
            kind="board",
            title="Ship, advanced side",
            content="nemesis_ship.advanced",
            extends="ship",
        ),
    )
)
