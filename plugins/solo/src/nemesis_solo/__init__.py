"""The solo mode: one player, two Objectives of a deck of their own, half the Items."""

from nemesis_core import Piece, Plugin

PLUGIN = Plugin(
    pieces=(
        Piece(
            id="solo",
            kind="mode",
            title="Solo",
            implementation=("nemesis_solo.hooks", "nemesis_solo.features", "nemesis_solo.screen"),
            requires=("objectives:solo-coop",),
            players=(1, 1),
        ),
    )
)
