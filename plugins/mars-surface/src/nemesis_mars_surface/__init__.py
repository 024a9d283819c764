"""The Mars Surface of Nemesis: Lockdown: the other side of its board, with the open surface above the base."""

from nemesis_core import Fallback, Piece, Plugin

AS_INSIDE = (
    "No rulebook describes these Intruders on the Mars Surface. They play by the rules of the other side of the board; "
    "a Crossroads counts as a Room for them, and nothing spreads from it."
)

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
                "nemesis_mars_surface.features",
                "nemesis_mars_surface.telling",
            ),
            content="nemesis_mars_surface.content",
            meanings={"race:outside": "Intruders whose rules tell of the Mars Surface"},
            without={"race:outside": Fallback(reading=AS_INSIDE, where='docs/rules/readings.md, "The Mars Surface"')},
            extends="facility",
        ),
    )
)
