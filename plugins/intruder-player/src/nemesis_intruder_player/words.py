"""How the Intruder player is told: sentences of the log, options and questions, names, what cards say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemesis_core import Wording, hookimpl

from .going import OCCASION, TURN
from .records import ANY

if TYPE_CHECKING:
    from nemesis_core import Decision, Game, Record, Ruleset

    from .records import IntruderAction

OVER: Final = ("MD-INTR-01", "SH-CRIT-05", "MD-INTR-07")
USES: Final = ("MD-INTR-03",)
STORY: Final = {
    "intruders.take": "Seat {who} plays {role} from now on.",
    "intruders.decline": "Seat {who} does not play the Intruders.",
    "intruders.draw": "Seat {who} draws Intruder Action cards: {number}.",
    "intruders.use": "Seat {who} plays {card}: {use}.",
    "intruders.win won=yes": "No other player has won: seat {who}, the Intruder player, wins.",
    "intruders.win won=no": "Another player has won, so seat {who}, the Intruder player, has not.",
    f"attack occasion={OCCASION}": "{piece} attacks seat {who}, led by the Intruder player.",
}
WORDINGS: Final = {
    "take-over?": Wording("Your Character is dead. Do you play on as the Intruders?", (), OVER),
    "take-over decline": Wording("Leave the game", (), OVER),
    "take-over take-over": Wording("Play the Intruders from this round on", (), OVER),
    f"{TURN}?": Wording("The Intruders' go: which card do you play, and for what?", (), USES),
    f"{TURN} pass": Wording("Pass", (), USES, last=True),
    f"{TURN} move": Wording(
        "Play {card}: {piece} goes through {way}[ to {place}]",
        ("card", "piece", "way", "place"),
        USES,
        "Play {card}: move an Intruder",
    ),
    f"{TURN} attack": Wording(
        "Play {card}: {piece} attacks {player}", ("card", "piece", "player"), USES, "Play {card}: an Intruder attacks"
    ),
    f"{TURN} pursuit": Wording(
        "Play {card}: {player} makes a Noise roll", ("card", "player"), USES, "Play {card}: a Noise roll"
    ),
    f"{TURN} coordinated-hunt": Wording("Play {card}: each Adult goes to a Character next door", ("card",), USES),
    f"{TURN} metamorphosis": Wording(
        "Play {card}: Larvae break out of Characters, the others Scan 4 cards", ("card",), USES
    ),
    f"{TURN} planning": Wording("Play {card}: look at 3 Event cards and resolve one", ("card",), USES),
    f"{TURN} self-healing": Wording(
        "Play {card}: {piece} loses up to 2 Injuries", ("card", "piece"), USES, "Play {card}: heal an Intruder"
    ),
    "keep-intruder-card?": Wording("You pass: which card do you keep? The others are discarded.", (), USES),
    "keep-intruder-card": Wording("Keep {card}", ("card",), USES),
    "keep-intruder-card none": Wording("Discard all", (), USES, last=True),
    "chosen-attack?": Wording("These Attack cards are drawn: which one is resolved?", (), USES),
    "chosen-attack": Wording("Resolve {card}", ("card",), USES),
    "planned-event?": Wording("Which Event card is resolved? The others are discarded.", (), USES),
    "planned-event": Wording("Resolve {top}", ("top",), USES),
}
REFERENCES: Final = {
    "intruder player": tuple(f"MD-INTR-0{n}" for n in range(1, 8)),
    "intruder action card": ("MD-INTR-02", "MD-INTR-03"),
    "intruder_action *": ("MD-INTR-02", "MD-INTR-03"),
    "intruder_effect *": ("MD-INTR-03",),
}
FURTHER: Final = {"event phase": ("MD-INTR-04", "MD-INTR-05"), "win": ("MD-INTR-06",), "death": OVER}
"""What is added to the rules behind these words."""
COLUMNS: Final = {
    "intruder_player": "games with an Intruder player",
    "intruder_won": "Intruder players that won",
    "intruder_seat": "Seat of the Intruder player",
    "intruder_since": "Round in which it began",
    "intruder_cards": "Intruder Action cards used",
}


@hookimpl
def compile_content(ruleset: Ruleset) -> dict[str, Any]:
    compiled = ruleset.compiled
    names = compiled["names"]
    names["card"].update({record.id: card_told(ruleset, record) for record in ruleset.content.of("intruder_action")})
    names["occasion"][OCCASION] = "led by the Intruder player"
    names["role"] = {"intruders": "the Intruders"}
    names.setdefault("column", {}).update(COLUMNS)
    compiled["naming"]["intruders.take"] = ("who", "role")
    compiled["story"].update(STORY)
    compiled["wordings"].update(WORDINGS)
    references = compiled["references"]
    references.update(REFERENCES)
    references.update({word: (*references.get(word, ()), *rules) for word, rules in FURTHER.items()})
    return {}


def card_told(ruleset: Ruleset, record: IntruderAction) -> str:
    """A card by its effect and what else is printed on it, since several have one effect."""
    name = ruleset.content.find("intruder_effect", record.effect).name
    ways = "any Corridor" if record.corridor == ANY else f"Corridor {record.corridor}"
    return f"{name} ({ways}, {record.draw} Attack card{'s' if record.draw > 1 else ''})"


@hookimpl
def told_as(game: Game, decision: Decision, option: Any) -> Any:
    """A move with the place to which it leads; what leads off the board leads to none."""
    if decision.kind != TURN or option[0] != "move" or option[-1] in game.board.networks:
        return None
    piece, way = option[2:]
    return (*option, game.board.other_end(way, game.table.intruders[piece].place))


@hookimpl
def explain_record(ruleset: Ruleset, kind: str, record: Record) -> list[str] | None:
    """What an Intruder Action card can be used for, or its effect does."""
    if kind == "intruder_effect":
        return [getattr(record, "text", "")]
    return explained(ruleset, record) if kind == "intruder_action" else None


def explained(ruleset: Ruleset, record: Any) -> list[str]:
    """The three uses of a card."""
    ways = "any Corridor" if record.corridor == ANY else f"Corridor {record.corridor}"
    drawn = "draw 1 Attack card and resolve it"
    if record.draw > 1:
        drawn = f"draw {record.draw} Attack cards, resolve one and put the others under the deck"
    return [
        f"Move: one Intruder goes through {ways}, in Combat or not.",
        f"Attack: one Intruder attacks a Character in its Room; {drawn}.",
        f"Effect: {ruleset.content.find('intruder_effect', record.effect).text}",
    ]
