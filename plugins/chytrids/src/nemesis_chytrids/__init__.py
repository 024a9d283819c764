"""Chytrids: the fungus that grows through the Rooms, for boards of Nemesis: Lockdown and of the original Nemesis."""

from nemesis_core import Fallback, Piece, Plugin

PLUGIN = Plugin(
    pieces=(
        Piece(
            id="chytrids",
            kind="race",
            title="Chytrids",
            implementation=(
                "nemesis_chytrids.hooks:RACE",
                "nemesis_chytrids.hooks",
                "nemesis_chytrids.answers",
                "nemesis_chytrids.features",
                "nemesis_chytrids.explained",
                "nemesis_chytrids.screen",
                "nemesis_chytrids.words",
            ),
            content="nemesis_chytrids.content",
            requires=("edition:lockdown or edition:nemesis",),
            without={"power": Fallback(implementation=("nemesis_core.rules.unlit", "nemesis_core.rules.whole_board"))},
            roles=("nest",),
        ),
    )
)
