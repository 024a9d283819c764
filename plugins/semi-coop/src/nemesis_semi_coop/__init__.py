"""The semi-cooperative mode: secret Objectives, everybody wins or loses alone."""

from nemesis_core import Piece, Plugin

PLUGIN = Plugin(
    pieces=(
        Piece(
            id="semi-coop",
            kind="mode",
            title="Semi-cooperative",
            implementation=("nemesis_semi_coop.hooks", "nemesis_semi_coop.features", "nemesis_semi_coop.screen"),
            requires=("objectives:corporate", "objectives:personal"),
            players=(2, 5),
        ),
    )
)
