"""The six Characters of Nemesis: Lockdown with their Action cards, Starting Items and Quest Items."""

from nemesis_core import Piece, Plugin

PLUGIN = Plugin(
    pieces=(
        Piece(
            id="lockdown-crew",
            kind="crew",
            title="Lockdown crew",
            implementation=("nemesis_lockdown_crew.hooks", "nemesis_lockdown_crew.telling"),
            content="nemesis_lockdown_crew.content",
            requires=("edition:lockdown",),
        ),
    )
)
