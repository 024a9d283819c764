"""What the arguments of the hooks are. A name means the same in every hook, but for those that are listed apart."""

from __future__ import annotations

from typing import Final

ARGUMENTS: Final[dict[str, tuple[str, str]]] = {
    "action": ("str", 'the id of an Action of the Room: "first-aid"'),
    "argument": ("str", "what the command is about; an empty text for one about nothing"),
    "attack": ("str", "the kind of the Attack card, which several cards can have"),
    "blood": ("int", "the Blood on the cards that were drawn, added up"),
    "by": ("str", 'the Action, a word: "rest" or "decontaminate"'),
    "called": ("bool", "does an Intruder come, or does it call none"),
    "card": ("str", "a copy of a card, by its id"),
    "cards": ("list[AttackCard]", "the records of the cards that were drawn: their `blood` and `retreat`"),
    "cause": ("str", 'what did it, a word: "fire", "event", the id of an Item or a Room Action'),
    "condition": ("str", 'a condition of Objectives, with its argument: "player-dead:2"'),
    "corpse": ("str", "the token of the Corpse; an empty text when none lies there"),
    "corridor": ("str", "the id of a Corridor"),
    "decision": ("Decision", "the question: its `seat`, `kind`, `options` and what it is `about`"),
    "face": ("str", "what the die shows: the id of a `die_result` record"),
    "first": ("int", "the number of the space on which the board starts"),
    "game": ("Game", "the game that is played"),
    "injuries": ("int", "how many Injuries, 0 or more"),
    "keep": ("bool", "does the card stay face up, for more of its Actions"),
    "kind": ("str", "the kind of Intruder: the id of an `intruder_kind` record"),
    "left": ("int", "the number of a slot of the Time Track, 0 being the last one"),
    "marker": ("str", '"fire-marker" or "malfunction-marker"'),
    "name": ("str", 'a command, a word: "unpower"'),
    "names": ("Names", "by which ids are told: field -> id -> name"),
    "network": ("str", "the id of a network of Technical Corridors"),
    "number": ("int", "what is printed on the Exploration token, 0 or more"),
    "occasion": ("str", '"surprise", "event", "escape" or the name of an effect'),
    "option": ("Option", "one of the options: a text, or a tuple of texts"),
    "others": ("list[Character]", "the other Characters who take part"),
    "parts": ("dict[str, Any]", "the saved data of the state, by the names of `state_parts`; to be changed"),
    "piece": ("Intruder", "an Intruder: its `id`, `kind`, `place`, `injuries` and bag `token`"),
    "phase": ("str", '"setup", "player", "event" or "victory"'),
    "pieces": ("list[str]", "the pool itself, piece by piece; to be changed"),
    "place": ("str", "the id of a place of the board"),
    "pool": ("str", 'the name of the pool: that of a deck, "rooms-I", "exploration", "bag"'),
    "reached": ("int", "the number of a slot of the Time Track, 0 being the last one"),
    "record": ("Record", "a record of the content"),
    "ruleset": ("Ruleset", "the variant as it is assembled: its `content`, `compiled` tables and `players`"),
    "seat": ("int", "a seat, from 0"),
    "seats": ("int", "how many seats the game has"),
    "shot": ("Shot", "the die of the attack: its `face`, `result`, `injuries` and `target`"),
    "slot": ("int", "a slot of the Laboratory, from 0 at the left"),
    "source": ("str", '"shoot", "melee", the id of an Item or the name of an effect'),
    "status": ("str", 'a status, a word: "slime"'),
    "step": ("OwnedStep", "a step of a phase: its `name`, and its `owner`, the piece that it came from"),
    "target": ("str", "the id of what is shot at or struck"),
    "tile": ("str", "the id of a `room` record: which Room lies there"),
    "token": ("str", "a bag token, by its id"),
    "versions": ("dict[str, str]", "the version of each distribution that wrote the save"),
    "view": ("dict[str, Any]", "what the seat may know: what `view` of all pieces has returned"),
    "weapon": ("str", "the Item with which it shoots, by the id of its card"),
    "who": ("Character", "a Character; `who.place` is empty while it is in no Room"),
}
"""Name -> type, and what it stands for."""

APART: Final[dict[str, tuple[str, str]]] = {
    "objective_gained.card": ("str", "an Objective, by the id of its card"),
    "attack_deals.cause": ("str", 'the id of the Weapon, or "melee"'),
    "attack_order.pieces": ("list[Intruder]", "Intruders, in the order in which they came onto the board"),
    "blood_change.who": ("Character | None", "the Character that hurt it, or None"),
    "can_be_analysed.kind": ("str", 'a kind of Object, "egg", or a name of `also_analysed`'),
    "command_targets.name": ("str", 'a command, a word: "move-rover"'),
    "computer_action.option": ("tuple[str, ...]", "the id of the Computer Action and its target, if it has any"),
    "cost_change.kind": ("str", 'the kind of Action: "move", "careful", "escape", "card", "item", "room", "craft" ...'),
    "driven_off.who": ("Character | None", "the Character that used it, or None"),
    "endurance_change.who": ("Character | None", "the Character that hit it, or None"),
    "event_moves.card": ("Record", "the record of the Event card"),
    "explain_record.kind": ("str", "the kind of record: the table's name in TOML"),
    "injuries_taken.who": ("Character | None", "the Character behind it, or None"),
    "injury_change.who": ("Character | None", "the Character behind it, or None"),
    "intruder_hurt.who": ("Character | None", "the Character behind it, or None"),
    "intruder_died.cause": ("str", 'a procedure of the board, a word: "venting"; an empty text for Injuries'),
    "instead_of_move.target": ("str", "the id of the place at the other end"),
    "item_discount.option": ("tuple[str, ...]", '("item", its card, its use, *target)'),
    "object_mark.token": ("str", "an Object, by the id of its token"),
    "ride_elevator.target": ("str", 'the id of another place with the role "elevator"'),
    "room_entered.corridor": ("str", "the id of a Corridor; an empty text for any other way"),
    "room_struck.injuries": ("int | None", "how many Injuries each has suffered; None: each has died"),
    "room_struck.who": ("Character | None", "the Character behind it, or None"),
    "tokens_dealt.kind": ("str", 'the kind of face-down token: "contingency"'),
    "tokens_open.kind": ("str", 'the kind of face-down token: "contingency"'),
    "traverse.target": ("str", "the id of the place at the other end"),
    "character_died.place": ("str", "the id of the place of its death; an empty text when it was in no Room"),
    "weakness_found.kind": ("str", 'a kind of Object, "egg", or a name of `also_analysed`'),
    "weakness_helps.who": ("Character | None", "the Character it would help; None where it is no Character's matter"),
}
"""Hook and argument -> the same, where the hook means something else by that name."""


def argument(hook: str, name: str) -> tuple[str, str]:
    """Type and meaning of the argument `name` of `hook`.

    :raises KeyError: when nobody has written it down.
    """
    return APART.get(f"{hook}.{name}") or ARGUMENTS[name]
