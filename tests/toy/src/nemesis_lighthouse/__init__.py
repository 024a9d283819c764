"""A night in a lighthouse: keepers keep the lamp burning while birds throw themselves against it."""

from nemesis_core import Piece, Plugin

PLUGIN = Plugin(
    pieces=(
        Piece(
            id="island",
            kind="board",
            title="The lighthouse on its island",
            implementation=("nemesis_lighthouse.island", "nemesis_lighthouse.glass"),
            content="nemesis_lighthouse.island_content",
            provides=("lamp",),
        ),
        Piece(
            id="birds",
            kind="race",
            title="Storm birds",
            implementation=("nemesis_lighthouse.birds",),
            content="nemesis_lighthouse.birds_content",
        ),
        Piece(
            id="night-watch",
            kind="mode",
            title="Keep the lamp lit until dawn",
            implementation=("nemesis_lighthouse.night_watch",),
            requires=("lamp",),
        ),
        Piece(
            id="keepers",
            kind="crew",
            title="Keepers",
            implementation=("nemesis_lighthouse.keepers",),
            content="nemesis_lighthouse.keepers_content",
        ),
    )
)
