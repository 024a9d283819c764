"""The Facility of Nemesis: Lockdown: the basic side of its board, its Rooms, Items and ways out."""

from nemesis_core import Piece, Plugin

PLUGIN = Plugin(
    pieces=(
        Piece(
            id="facility",
            kind="board",
            title="Facility",
            implementation=(
                "nemesis_facility.hooks",
                "nemesis_facility.answers",
                "nemesis_facility.commands:ORDERS",
                "nemesis_facility.passive",
                "nemesis_facility.looking",
                "nemesis_facility.features",
                "nemesis_facility.screen",
                "nemesis_facility.charting",
                "nemesis_facility.results",
                "nemesis_facility.telling",
                "nemesis_facility.prospects",
            ),
            content="nemesis_facility.content",
            meanings={
                "edition:lockdown": "a board of Lockdown",
                "objectives:corporate": "a board with Corporate Objectives",
                "objectives:personal": "a board with Personal Objectives",
                "objectives:solo-coop": "a board with Objectives for one player or for a group",
                "time-track": "a board with a Time track",
            },
            provides=(
                "edition:lockdown",
                "objectives:corporate",
                "objectives:personal",
                "objectives:solo-coop",
                "knowledge",
                "power",
                "time-track",
            ),
        ),
    )
)
