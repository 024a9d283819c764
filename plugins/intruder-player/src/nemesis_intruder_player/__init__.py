"""The Intruder player: a seat of the semi-cooperative game that plays the Intruders."""

from nemesis_core import Fallback, Piece, Plugin

ELSEWHERE = (
    "No rulebook describes the Intruder player on this board. What the board does in the Event Phase stays, Fire "
    "Damage too; the steps in which Intruders act are left out."
)
OTHERS = (
    "No rulebook describes the Intruder player with these Intruders. For the Adults of its cards stand those of size "
    "2, for a Larva whatever they infect with; all that they do in the Event Phase is left out."
)
AT_ONCE = (
    "No rulebook has the Intruders played from the start. The last seat has no Character; what is counted by players "
    "is counted by the others, and nobody takes the Intruders over later."
)
WRITTEN = 'docs/rules/readings.md, "The Intruder player"'

PLUGIN = Plugin(
    pieces=(
        Piece(
            id="intruder-player",
            kind="mode",
            title="Semi-cooperative with an Intruder player",
            implementation=(
                "nemesis_intruder_player.hooks",
                "nemesis_intruder_player.answers",
                "nemesis_intruder_player.features",
                "nemesis_intruder_player.prospects",
                "nemesis_intruder_player.screen",
                "nemesis_intruder_player.screen:OWN",
                "nemesis_intruder_player.words",
            ),
            content="nemesis_intruder_player.content",
            without={
                "edition:nemesis": Fallback(reading=ELSEWHERE, where=WRITTEN),
                "classic-intruders": Fallback(reading=OTHERS, where=WRITTEN),
            },
            extends="semi-coop",
            players=(2, 5),
        ),
        Piece(
            id="intruder-from-the-start",
            kind="house-rule",
            title="The last seat plays the Intruders from the start",
            implementation=("nemesis_intruder_player.from_the_start",),
            requires=("intruder-player",),
            meanings={"intruder-player": "the mode with an Intruder player"},
            without={"rulebook:intruder-from-the-start": Fallback(reading=AT_ONCE, where=WRITTEN)},
            players=(3, 5),
        ),
    )
)
