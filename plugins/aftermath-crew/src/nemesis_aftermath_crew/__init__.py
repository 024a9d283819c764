"""The Characters of Nemesis: Aftermath and the Medic with their Action cards, Items, Traits and Objectives."""

from nemesis_core import Piece, Plugin

PLUGIN = Plugin(
    pieces=(
        Piece(
            id="aftermath-crew",
            kind="crew",
            title="Crew of Nemesis: Aftermath, and the Medic",
            implementation=(
                "nemesis_aftermath_crew.hooks",
                "nemesis_aftermath_crew.features",
                "nemesis_aftermath_crew.android",
                "nemesis_aftermath_crew.convict",
                "nemesis_aftermath_crew.bounty_hunter",
                "nemesis_aftermath_crew.laika",
                "nemesis_aftermath_crew.prospects",
            ),
            content="nemesis_aftermath_crew.content",
            requires=("edition:lockdown or edition:nemesis",),
        ),
        Piece(
            id="aftermath-traits",
            kind="house-rule",
            title="Traits of the crew of Nemesis: Aftermath and of the Medic",
            implementation=("nemesis_aftermath_crew.traits",),
            content="nemesis_aftermath_crew.trait_content",
            requires=("aftermath-crew", "edition:nemesis"),
        ),
    )
)
