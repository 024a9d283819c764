"""The six Characters of Nemesis: Lockdown with their Action cards, Starting Items and Quest Items."""

from nemesis_core import Fallback, Piece, Plugin

ABOARD = (
    "No rulebook describes the Lockdown crew aboard the ship. A working Computer stands for Power, a Computer Action "
    "is the Room Action of any explored Room with one; discovered Weaknesses stand for Knowledge; what needs the "
    "Elevator or Power tokens is left out."
)
WRITTEN = 'docs/rules/readings.md, "The Lockdown crew on the ship"'

PLUGIN = Plugin(
    pieces=(
        Piece(
            id="lockdown-crew",
            kind="crew",
            title="Lockdown crew",
            implementation=("nemesis_lockdown_crew.hooks", "nemesis_lockdown_crew.telling"),
            content="nemesis_lockdown_crew.content",
            requires=("edition:lockdown or edition:nemesis",),
            without={"edition:lockdown": Fallback(reading=ABOARD, where=WRITTEN)},
        ),
    )
)
