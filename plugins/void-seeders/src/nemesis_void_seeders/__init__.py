"""Void Seeders: the race that drives Characters mad, for boards of Nemesis: Lockdown and of the original Nemesis."""

from nemesis_core import Fallback, Piece, Plugin

NO_POWER = (
    "No rulebook describes the Void Seeders' Weakness Shy of Light on a board without Power. It helps everywhere there."
)
WRITTEN = 'docs/rules/readings.md, "Cards of the Void Seeders"'

PLUGIN = Plugin(
    api=">=1.0,<2",
    pieces=(
        Piece(
            id="void-seeders",
            kind="race",
            title="Void Seeders",
            implementation=(
                "nemesis_void_seeders.hooks:RACE",
                "nemesis_void_seeders.hooks",
                "nemesis_void_seeders.setting_up",
                "nemesis_void_seeders.features",
                "nemesis_void_seeders.insanity",
                "nemesis_void_seeders.laboratory",
                "nemesis_void_seeders.lairs",
                "nemesis_void_seeders.movement",
                "nemesis_void_seeders.lurking",
                "nemesis_void_seeders.fighting",
                "nemesis_void_seeders.weaknesses",
                "nemesis_void_seeders.answers",
                "nemesis_void_seeders.screen",
                "nemesis_void_seeders.explained",
                "nemesis_void_seeders.lairs_told",
                "nemesis_void_seeders.lairs_shown",
            ),
            content="nemesis_void_seeders.content",
            requires=("edition:lockdown or edition:nemesis",),
            provides=("race:outside",),
            without={
                "power": Fallback(
                    implementation=("nemesis_core.rules.unlit", "nemesis_core.rules.whole_board"),
                    reading=NO_POWER,
                    where=WRITTEN,
                )
            },
            roles=("nest",),
        ),
    ),
)
