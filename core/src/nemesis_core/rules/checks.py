"""Do the records fit each other and what the pieces bring? Looked at once, when a variant is assembled."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from ..errors import ContentError
from ..spelling import did_you_mean, meant_or_known
from .arguments import wrong_argument
from .story import OBJECTS

if TYPE_CHECKING:
    from ..assembly import Ruleset
    from ..content import Content, Record
    from ..plugins import Piece
    from .card_records import CharacterCard, Loadout
    from .cards import Cards

UNIQUE: Final = (
    "place", "corridor", "network", "room", "exploration_effect", "exploration_token", "die", "die_result", "component",
    "serious_wound", "contamination", "objective", "character", "event_card", "attack", "attack_card", "weakness",
    "intruder_token", "intruder_kind",
)  # fmt: skip
"""Kinds of which an id stands for one record, whoever owns it."""

EVERYBODY: Final = "*"
"""The role in `start` of a place that stands for every Character."""


def check_unique(content: Content) -> None:
    """No two pieces have a record of one kind with the same id, where the id alone has to do."""
    for kind in UNIQUE:
        owners: dict[str, str] = {}
        for record in content.of(kind):
            other = owners.setdefault(record.id, record.owner)
            if other != record.owner:
                raise content.wrong(kind, record, f"{other} has a record of this id too; choose one of the two pieces")


def check_dice(content: Content) -> None:
    """Every face of a die for attacks is a result of that die."""
    results = {(die, result.id) for result in content.of("die_result") for die in result.dice}
    rolled = {die for die, _ in results}
    for die in content.of("die"):
        for face in die.faces if die.id in rolled else ():
            if (die.id, face) not in results:
                known = sorted(name for other, name in results if other == die.id)
                raise content.wrong("die", die, f"the face {face!r} is no die_result of it{did_you_mean(face, known)}")


def check_noise_die(content: Content, exits: Iterable[Iterable[str]]) -> None:
    """Every face of the Noise die is a number at some exit of a Room, Silence or Danger."""
    known = sorted({"danger", "silence"}.union(*exits))
    for die in content.of("die"):
        for face in die.faces if die.id == "noise-die" else ():
            if face not in known:
                hint = did_you_mean(face, known) or f"; there are: {', '.join(known)}"
                raise content.wrong(
                    "die", die, f"the face {face!r} is no number of a Corridor, silence or danger{hint}"
                )


def _known(content: Content, kind: str, field: str, known: Iterable[str], brought_by: str, hook: str) -> None:
    for record in content.of(kind):
        value = getattr(record, field)
        if value not in known:
            hint = meant_or_known(value, sorted(known))
            text = f"no piece brings the {brought_by} {value!r} ({field}) by the hook {hook}"
            raise content.wrong(kind, record, text + hint)


def check_words(content: Content, tables: Mapping[str, Any]) -> None:
    """Kinds of tokens and ways of attacking are those that some piece plays out."""
    for kind in ("intruder_token", "bag_start", "bag_development"):
        _known(content, kind, "type", tables["token_kinds"], "kind of token", "token_kinds")
    _known(content, "intruder_kind", "attack", tables["attack_kinds"], "way of attacking", "attack_kinds")


def check_objectives(content: Content, conditions: Mapping[str, Any]) -> None:
    """The conditions of Objectives are known to some piece."""
    for record in content.of("objective"):
        for condition in (text for alternative in record.any_of for text in alternative):
            name, _, argument = condition.partition(":")
            if name not in conditions:
                hint = meant_or_known(name, sorted(conditions))
                raise content.wrong("objective", record, f"no piece knows the condition {condition!r}{hint}")
            if wrong := wrong_argument(content, name, argument):
                raise content.wrong("objective", record, f"the condition {condition!r}: {wrong}")


def _check_items(content: Content, cards: Cards, owner: Record, kind: str, names: Iterable[str]) -> None:
    fitting = [item.id for item in content.of("item") if (item.kind, item.character) == (kind, owner.id)]
    for name in names:
        if name not in fitting or f"{owner.id}.{name}" not in cards.item:
            what = f"{name!r} is no {kind} item of this Character"
            raise content.wrong("character", owner, f"{what}; there are: {', '.join(fitting) or 'none'}")


def _check_drawn(content: Content, cards: Cards, owner: CharacterCard, loadout: Loadout) -> None:
    """Of Quest Items of which one is drawn nothing tells, while they are not active, which it is."""
    quests = {cards.item[f"{owner.id}.{name}"].record.activate for name in loadout.quest_items}
    if loadout.random_quest and len(quests) != 1:
        text = "one of its quest_items is drawn (random_quest), so all must have the same 'activate'"
        raise content.wrong("character", owner, text)


def check_characters(content: Content, cards: Cards) -> None:
    """Each Character has Action cards, and the Items that its own records say."""
    for character, loadout in cards.characters.values():
        if not sum(loadout.deck.values()):
            raise content.wrong("character", character, "its deck has no card; give it one")
        _check_items(content, cards, character, "starting", loadout.starting_items)
        _check_items(content, cards, character, "quest", loadout.quest_items)
        _check_drawn(content, cards, character, loadout)


def check_colours(content: Content, drafted: Iterable[CharacterCard]) -> None:
    """Characters of one colour share a Draft card, so that no two of them are in one game (LD-ORIG-02)."""
    slots: dict[str, CharacterCard] = {}
    for character in drafted:
        if not character.colour:
            continue
        other = slots.setdefault(character.colour, character)
        if character.draft_slot != other.draft_slot:
            what = f"{other.key} is {character.colour} too, but has the draft slot {other.draft_slot}"
            raise content.wrong("character", character, f"{what}, not {character.draft_slot}; give both the same")


def check_numbers(content: Content, kind: str, called: str) -> None:
    """The records of `kind`, spaces of a track that are `called` so, are numbered from 0 on, each number once.

    :raises ContentError: naming the first that is not.
    """
    records = content.of(kind)
    numbers: dict[int, str] = {}
    for record in records:
        if numbers.setdefault(record.number, record.id) != record.id:
            raise content.wrong(
                kind, record, f"{numbers[record.number]} has the number {record.number} too; give each its own"
            )
        if record.number >= len(records):
            what = f"the {called} are numbered from 0 to {len(records) - 1}, not {record.number}"
            raise content.wrong(kind, record, what)


def check_roles(content: Content, pieces: Iterable[Piece]) -> None:
    """Some place or Room has each role that a piece cannot do without."""
    pieces = list(pieces)
    there = {role for kind in ("place", "room") for record in content.of(kind) for role in record.roles}
    for piece in pieces:
        for role in piece.roles:
            if role not in there:
                boards = " and ".join(other.id for other in pieces if other.kind == "board")
                hint = did_you_mean(role, sorted(there)) or "; choose another board, or give a Room that role"
                raise ContentError(f"{piece.id} needs a Room with the role {role}, and {boards} has none{hint}")


def check_draft(cards: Cards, players: int) -> None:
    """There is a Draft card for each of `players`.

    :raises ContentError: naming the crews.
    """
    drafted = [character for character, _ in cards.characters.values()]
    if not drafted:
        raise ContentError(f"no chosen crew has a Character for games of the edition {cards.edition!r}; choose another")
    slots = sorted({character.draft_slot for character in drafted})
    if len(slots) < players:
        crews = " and ".join(sorted({character.owner for character in drafted}))
        raise ContentError(
            f"the Characters of {crews} share the draft slots {', '.join(slots)}, too few for {players} players; give "
            f"some a slot of their own, or let the crew's piece say that fewer can play"
        )


def check_starts(content: Content, drafted: Iterable[CharacterCard]) -> None:
    """A place where Characters start lies open, and no user's file takes a Character the place where it started.

    On a board that names no start for it, a Character starts in the open Room with the lowest number.
    """
    for place in content.of("place"):
        if place.start and not place.explored:
            raise content.wrong("place", place, "Characters start here, so it cannot be unexplored")
    begun = {role for place in content.of("place") for role in place.start}
    for change in content.overrides:
        gone = {*getattr(change.before, "start", ())} - begun if change.kind == "place" else set()
        for character in drafted:
            mine = {character.role, EVERYBODY}
            if gone & mine and not begun & mine:
                what = f"then no place is the start of {character.key}, whose role is {character.role!r}"
                raise content.wrong("place", change.after, f"{what}; give another place this start")


def check_researched(ruleset: Ruleset) -> None:
    """What turns a Weakness up is a kind of Object, or has its name among the Objects from a piece.

    It is looked at when every piece has put its names in.

    :raises ContentError: naming the first record with another word.
    """
    content, boards = ruleset.content, {piece.id for piece in ruleset.pieces if piece.kind == "board"}
    supplies = {component.id for component in content.of("component") if component.owner in boards}
    known = sorted({*OBJECTS, *ruleset.compiled["names"]["object"]} - (supplies - OBJECTS.keys()))
    for record in content.of("weakness_slot"):
        if record.object not in known:
            what = f"{record.object!r} (object) is no kind of Object"
            hint = meant_or_known(record.object, known)
            raise content.wrong("weakness_slot", record, f"{what}, and no piece adds it to the names of objects{hint}")


def check(ruleset: Ruleset, tables: Mapping[str, Any], own_noise: bool = False) -> None:
    """All of it; with `own_noise` a piece resolves more faces of the Noise die.

    :raises ContentError: naming the first record that does not fit.
    """
    content, cards = ruleset.content, tables["cards"]
    check_unique(content)
    check_roles(content, ruleset.pieces)
    check_dice(content)
    if not own_noise:
        check_noise_die(content, tables["board"].numbered.values())
    check_words(content, tables)
    check_objectives(content, tables["conditions"])
    check_characters(content, cards)
    check_colours(content, [character for character, _ in cards.characters.values()])
    check_starts(content, [character for character, _ in cards.characters.values()])
    check_draft(cards, ruleset.players[1])
