"""Night Stalkers: the Intruders of Nemesis: Lockdown."""

from nemesis_core import Piece, Plugin

PLUGIN = Plugin(
    pieces=(
        Piece(
            id="night-stalkers",
            kind="race",
            title="Night Stalkers",
            implementation=("nemesis_night_stalkers.hooks:RACE", "nemesis_night_stalkers.hooks"),
            content="nemesis_night_stalkers.content",
            requires=("edition:lockdown",),
        ),
    )
)
