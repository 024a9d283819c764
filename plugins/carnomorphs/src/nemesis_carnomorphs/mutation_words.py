"""How Mutations are told: sentences of the log, names, decisions in words, and where the rules say more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import attrs

from nemesis_core import Wording

from . import mutations
from .mutation_action import MUTATE

if TYPE_CHECKING:
    from nemesis_core import Decision, Game, Record, Ruleset

Ids = tuple[str, ...]

STORY: Final = {
    "act action=mutate": "Seat {who} takes the Mutation Action.",
    "mutation.card": "Seat {who} draws Mutation cards and keeps one.",
    "mutation.keep": "Seat {who} keeps the Mutation card {card}.",
    "mutation.reveal": "The Mutation card of seat {who} is {card}.",
    "mutation.marker": "Seat {who} gets {number} Mutation markers; now it has {now}.",
    "mutation.marker number=1": "Seat {who} gets a Mutation marker; now it has {now}.",
    "mutation.cure": "Seat {who} is rid of a Mutation marker; left: {left}.",
    "mutation.part part=infected": "Seat {who} uses {card}, INFECTED: {card:infected_part}",
    "mutation.part part=not-infected": "Seat {who} uses {card}, not INFECTED: {card:clean_part}",
    "mutation.devour": "Seat {who} devours an Object: {object}.",
    "mutation.skin": "The skin of seat {who} hardens: it does not suffer its next Wound.",
    "mutation.spared": "Seat {who} does not suffer a Wound ({cause}): its skin is hard.",
}
NAMES: Final[dict[str, dict[str, str]]] = {
    "cause": {mutations.MUTATION: "4 Mutation markers"},
    "column": {
        "mutation_deaths": "Characters that died of their Mutation",
        "mutations": "Characters that mutated",
    },
    "heading": {f"turn {MUTATE}": "Mutation"},
}

ACTION: Final[Ids] = ("CM-MAC-01", "CM-MAC-02", "CM-MAC-03", "CM-MAC-04", "CM-MAC-06", "CM-MAC-07")
PART: Final[Ids] = ("CM-MAC-06",)
ORDER: Final = "mutation-order"
LAST: Final = "mutate-last"
"""How the Action is told that brings the 4th marker."""
MARKED: Final = "Take the Mutation Action: Scan a Contamination card of your hand and get a Mutation marker"

WORDINGS: Final = {
    f"turn {MUTATE}": Wording(f"{MARKED}, then use your Mutation card", (), ACTION),
    f"turn {LAST}": Wording(f"{MARKED}, the 4th, of which you die", (), ("CM-MAC-05", "CM-MUT-05")),
    "keep-mutation?": Wording("Which Mutation card do you keep? The other goes back.", (), ("CM-MUT-02",)),
    "keep-mutation": Wording("Keep {card}", ("card",), ("CM-MUT-02", "CM-MUT-03")),
    "mutation-scan?": Wording("Which Contamination card do you Scan?", (), ("CM-MAC-01", "CM-MAC-06")),
    "mutation-scan": Wording("Scan {card}", ("card",), ("CM-MAC-01",)),
    "mutation-intruder?": Wording("Which Intruder is it?", (), PART),
    "mutation-intruder": Wording("{piece}", ("piece",), PART),
    "mutation-door?": Wording("Which Closed Door do you destroy?", (), PART),
    "mutation-door": Wording("Destroy the Door in {corridor}", ("corridor",), PART),
    "mutation-door leave": Wording("Destroy none", (), PART, last=True),
    "mutation-noise?": Wording("Which Noise marker do you remove?", (), PART),
    "mutation-noise": Wording("That in {way}", ("way",), PART),
    "mutation-heal?": Wording("Which Serious Wound do you Heal?", (), PART),
    "mutation-heal": Wording("Heal the Serious Wound {card}", ("card",), PART),
    "mutation-devour?": Wording("Which Object do you discard?", (), PART),
    "mutation-devour": Wording("Discard {goods}", ("goods",), PART),
    "mutation-seize?": Wording("Which Object do you pick up?", (), PART),
    "mutation-seize": Wording("Pick up {goods}", ("goods",), PART),
    "mutation-colour?": Wording("From which Item deck do you draw?", (), PART),
    "mutation-colour": Wording("The {colour} one", ("colour",), PART),
    "mutation-leap?": Wording("Where do you move?", (), PART),
    "mutation-leap": Wording("Move to {place} through {by}", ("place", "by"), PART),
    "mutation-herd?": Wording("Which Intruder moves, and through which Corridor?", (), PART),
    "mutation-herd": Wording("{piece} through {way}", ("piece", "way"), PART, "{piece}"),
    f"{ORDER}?": Wording("Which of these Event cards lies as number {number} from the top?", ("number",), PART),
    ORDER: Wording("{card} (through Corridor {numbers})", ("card", "numbers"), PART),
}

TERMS: Final = {
    "a Larva on your board, or death and a Creeper in your Room if one was already there": (
        "a Mutation marker on your board, or the Mutation card if you have none"
    ),
    "a Larva onto your Character board": "a Mutation marker, or the Mutation card if you have none",
    "; a Character already carrying a Larva dies of it, leaving a Creeper in this room": "",
    "Larvae break out of Characters": "whoever has a Mutation marker gets one more",
    "Each Character with a Larva dies, and a Creeper takes its place": (
        "Each Character with a Mutation marker gets one more"
    ),
    "gets a Larva if any": "gets a Mutation marker, or the Mutation card if it has none, if any",
    "neither place a Larva nor kill a Character who already carries one": "give no Mutation marker",
    "cut the Larva out of": "cut a Mutation marker off",
    "cut out a Larva": "cut off a Mutation marker",
    "the Larva": "1 Mutation marker",
    "its Larva": "1 of its Mutation markers",
    "Larva": "Mutation marker",
}
"""What texts of boards and crews say of Larvae -> what they say with this race (CM-MUT-06, CM-MUT-08, CM-MUT-09)."""

INSTEAD: Final[dict[str, Ids]] = {
    "LD-LARVA-02": ("CM-MUT-01",),
    "LD-SCAN-02": ("CM-MUT-06", "CM-MUT-04"),
    "LD-SCAN-04": ("CM-MUT-07", "CM-MUT-05"),
    "LD-SCAN-05": ("CM-MUT-10",),
    "LD-DECON-02": ("CM-MUT-08", "CM-MUT-09"),
    "LD-SURG-02": ("CM-MUT-08", "CM-MUT-09"),
    "SH-SURGERY-02": ("CM-MUT-08", "CM-MUT-09"),
    "LD-VICT-04": ("CM-END-01",),
    "LD-VICT-05": ("CM-END-01", "CM-END-04"),
    "LD-VICT-06": ("CM-END-02",),
}
"""Rules of other races -> what holds with this one in their place."""
REFERENCES: Final[dict[str, Ids]] = {
    "mutation": ("CM-MUT-01", "CM-MUT-02", "CM-MUT-03", "CM-MUT-04", "CM-MUT-05", "CM-MUT-06", "CM-MAC-01"),
    "mutation *": (*ACTION, "CM-MUT-02"),
    "mutation action": (*ACTION, "CM-MAC-05"),
    "mutation card": ("CM-MUT-02", "CM-MUT-03", "CM-MUT-11", "CM-END-01", "CM-SET-08"),
    "mutation marker": ("CM-MUT-04", "CM-MUT-05", "CM-MUT-06", "CM-MUT-07", "CM-MUT-08", "CM-MUT-12", "CM-END-02"),
}


def add_words(ruleset: Ruleset) -> None:
    """The part of the tables `story`, `names`, `wordings`, `terms` and `references` that is about Mutations."""
    compiled = ruleset.compiled
    compiled["story"].update(STORY)
    for field, told in (*NAMES.items(), *card_names(ruleset).items()):
        compiled["names"].setdefault(field, {}).update(told)
    for key, wording in compiled["wordings"].items():
        compiled["wordings"][key] = attrs.evolve(wording, rules=replaced(wording.rules))
    compiled["wordings"].update(WORDINGS)
    compiled["terms"].update(TERMS)
    for key, ids in compiled["references"].items():
        compiled["references"][key] = replaced(ids)
    compiled["references"].update(REFERENCES)


def card_names(ruleset: Ruleset) -> dict[str, dict[str, str]]:
    """The cards by name, and by what each part does."""
    records = ruleset.content.of("mutation")
    return {
        "infected_part": {record.id: record.infected for record in records},
        "clean_part": {record.id: record.not_infected for record in records},
    }


def replaced(ids: Ids) -> Ids:
    """`ids` with those about Mutations in the place of those about Larvae."""
    return tuple(dict.fromkeys(own for rule in ids for own in INSTEAD.get(rule, (rule,))))


def told_as(game: Game, decision: Decision, option: Any) -> Any:
    """Hook: the Action that brings the 4th marker is told with what comes of it, an Event card with its Corridors.

    (CM-MAC-05) Event cards of one name differ in their Corridors.
    """
    if decision.kind == ORDER:
        return (option, " and ".join(map(str, game.cards.events[option].corridors)))
    if decision.kind != "turn" or option[0] != MUTATE:
        return None
    last = mutations.markers(game, game.table.characters[decision.seat]) == mutations.FATAL - 1
    return (LAST,) if last else None


def parts_told(record: Any) -> list[tuple[str, str]]:
    """Both parts of a Mutation card."""
    return [("INFECTED", record.infected), ("Not INFECTED", record.not_infected)]


def explain_record(ruleset: Ruleset, kind: str, record: Record) -> list[str] | None:
    """Hook: a Mutation card by its parts; None leaves other records to others."""
    return [f"{part}: {text}" for part, text in parts_told(record)] if kind == "mutation" else None
