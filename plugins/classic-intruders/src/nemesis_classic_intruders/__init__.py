"""Classic Intruders: the race of the original Nemesis."""

from nemesis_core import Piece, Plugin

PLUGIN = Plugin(
    pieces=(
        Piece(
            id="classic-intruders",
            kind="race",
            title="Classic Intruders",
            implementation=("nemesis_classic_intruders.hooks:RACE", "nemesis_classic_intruders.hooks"),
            content="nemesis_classic_intruders.content",
            requires=("edition:lockdown or edition:nemesis",),
            provides=("race:outside",),
            roles=("nest",),
        ),
    )
)
