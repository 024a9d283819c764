"""The fully cooperative mode: open Objectives that all must be fulfilled, and the dead can be revived."""

from nemesis_core import Piece, Plugin

PLUGIN = Plugin(
    pieces=(
        Piece(
            id="cooperative",
            kind="mode",
            title="Fully cooperative",
            implementation=(
                "nemesis_cooperative.hooks",
                "nemesis_cooperative.features",
                "nemesis_cooperative.prospects",
                "nemesis_cooperative.screen",
                "nemesis_cooperative.words",
            ),
            requires=("objectives:solo-coop",),
        ),
    )
)
