"""The Drowned: a sunk crew that comes back with the tide.

Three pieces: the race `drowned`, the house rule `high-water` that makes it harder, and the house rule `pump-room`, a
Room that fights the water. The Room can lie on the Facility with any race: it empties what stands under water if there
is any, and puts a Fire out in any case.
"""

from nemesis_core import Fallback, Parameter, Piece, Plugin

ALL_DARK = "No rulebook describes the Drowned on a board without Power. All of it counts as dark."

PLUGIN = Plugin(
    api=">=1.0,<2",
    rules="nemesis_drowned.rules",
    variants="nemesis_drowned.variants",
    pieces=(
        Piece(
            id="drowned",
            kind="race",
            title="The Drowned",
            implementation=(
                "nemesis_drowned.hooks:COMMON",
                "nemesis_drowned.hooks",
                "nemesis_drowned.tide",
                "nemesis_drowned.weaknesses",
                "nemesis_drowned.words",
            ),
            content="nemesis_drowned.content",
            requires=("edition:lockdown or edition:nemesis",),
            without={"power": Fallback(implementation=("nemesis_core.rules.unlit",), reading=ALL_DARK)},
            roles=("nest",),
        ),
        Piece(
            id="high-water",
            kind="house-rule",
            title="High water",
            implementation=("nemesis_drowned.high_water",),
            requires=("drowned",),  # the id of a piece is a tag, too
            meanings={"drowned": "the race of the Drowned"},
            parameter=Parameter(
                default=2, least=1, most=5, meaning="Rooms under Brine when the game begins, beside the first"
            ),
        ),
        Piece(
            id="pump-room",
            kind="house-rule",
            title="A Pump Room",
            implementation=("nemesis_drowned.pump",),
            content="nemesis_drowned.pump_content",
            requires=("edition:lockdown",),  # the Rooms of group II are the Facility's
        ),
    ),
)
