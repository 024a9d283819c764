"""The six Characters of the original Nemesis with their Action cards and Quest Items."""

from nemesis_core import Piece, Plugin

PLUGIN = Plugin(
    pieces=(
        Piece(
            id="nemesis-crew",
            kind="crew",
            title="Crew of the original Nemesis",
            implementation=("nemesis_nemesis_crew.hooks",),
            content="nemesis_nemesis_crew.content",
            requires=("edition:lockdown or edition:nemesis",),
        ),
        Piece(
            id="nemesis-traits",
            kind="house-rule",
            title="Traits of the crew of the original Nemesis",
            implementation=("nemesis_nemesis_crew.traits",),
            content="nemesis_nemesis_crew.trait_content",
            requires=("nemesis-crew", "edition:nemesis"),
        ),
    )
)
