"""Night Stalkers: the Intruders of Nemesis: Lockdown."""

from nemesis_core import Fallback, Piece, Plugin

ALL_DARK = (
    "No rulebook describes Night Stalkers on a board without Power. All of it counts as dark, as without Power and as "
    "one Section; the cards Power Surge, Vulnerability to Light and Slow in the Open could do nothing there and are "
    "left out; the Weaknesses lie face down at first and help everybody once turned up."
)
WRITTEN = 'docs/rules/readings.md, "Night Stalkers on the ship"'

PLUGIN = Plugin(
    pieces=(
        Piece(
            id="night-stalkers",
            kind="race",
            title="Night Stalkers",
            implementation=("nemesis_night_stalkers.hooks:RACE", "nemesis_night_stalkers.hooks"),
            content="nemesis_night_stalkers.content",
            requires=("edition:lockdown or edition:nemesis",),
            provides=("race:outside",),
            without={"power": Fallback(implementation=("nemesis_core.rules.unlit",), reading=ALL_DARK, where=WRITTEN)},
            roles=("nest",),
        ),
    )
)
