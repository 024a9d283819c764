"""Carnomorphs: they feed, evolve and mutate, on boards of Nemesis: Lockdown and of the original Nemesis."""

from nemesis_core import Fallback, Piece, Plugin

ALL_DARK = "No rulebook describes Carnomorphs on a board without Power. All of it counts as dark."
WRITTEN = 'docs/rules/readings.md, "Carnomorphs: Adaptations, tokens, the blue Corpse"'

PLUGIN = Plugin(
    api=">=1.0,<2",
    pieces=(
        Piece(
            id="carnomorphs",
            kind="race",
            title="Carnomorphs",
            implementation=(
                "nemesis_carnomorphs.hooks:RACE",
                "nemesis_carnomorphs.hooks",
                "nemesis_carnomorphs.answers",
                "nemesis_carnomorphs.features",
                "nemesis_carnomorphs.mutation_answers",
                "nemesis_carnomorphs.feeding_answers",
                "nemesis_carnomorphs.screen",
                "nemesis_carnomorphs.explained",
            ),
            content="nemesis_carnomorphs.content",
            requires=("edition:lockdown or edition:nemesis",),
            provides=("race:outside",),
            without={"power": Fallback(implementation=("nemesis_core.rules.unlit",), reading=ALL_DARK, where=WRITTEN)},
            roles=("nest",),
        ),
    ),
)
