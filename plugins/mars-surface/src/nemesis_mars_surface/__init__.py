"""The Mars Surface of Nemesis: Lockdown: the other side of its board, with the open surface above the base."""

from nemesis_core import Piece, Plugin

PLUGIN = Plugin(
    pieces=(
        Piece(
            id="mars-surface",
            kind="board",
            title="Mars Surface",
            implementation=(
                "nemesis_mars_surface.hooks",
                "nemesis_mars_surface.noise",
                "nemesis_mars_surface.walking",
                "nemesis_mars_surface.looking",
                "nemesis_mars_surface.telling",
            ),
            content="nemesis_mars_surface.content",
            extends="facility",
        ),
    )
)
