"""Sentences of the log by kind of event, and the names that are told in them instead of ids.

`{field}` is a field of the event's data; see `nemesis_core.story`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from .graph import parallel
from .labels import either, label

if TYPE_CHECKING:
    from ..content import Content

NAMING: Final = {"draft": ("who", "character"), "explore": ("place", "tile")}
"""Events from which on a seat or place is told with a name: the field, and the field of the name."""

KINDS: Final[Mapping[str, tuple[str, ...]]] = {
    "action": ("computer_action",),
    "card": ("item", "event_card", "attack", "serious_wound", "weakness", "computer_card"),
    "cause": ("intruder_kind", "event_card", "serious_wound", "item", "attack", "trait"),
    "character": ("character",),
    "effect": ("exploration_effect",),
    "intruder": ("intruder_kind",),
    "item": ("item", "component"),
    "marker": ("component",),
    "object": ("component",),
    "objective": ("objective",),
    "place": ("place", "space"),
    "tile": ("room",),
    "token": ("intruder_kind", "contingency"),
}
"""Field of an event's data -> kinds of the records whose ids stand there; records without a name keep their id."""

CAUSES: Final = {
    "contamination": "the Contamination check",
    "fire": "Fire",
    "larva": "a Larva",
    "melee": "a melee attack",
    "wound": "a Serious Wound",
}
"""What kills without a record of its own."""
OBJECTS: Final = {"character-corpse": "Character Corpse", "egg": "Egg", "intruder-carcass": "Intruder Carcass"}
STATUSES: Final = {
    "dead": "dead",
    "knowledge": "Knowledge",
    "knowledge-active": "active Knowledge",
    "larva": "Larva",
    "signal": "Signal",
    "slime": "Slime",
}


def names(content: Content) -> dict[str, dict[str, str]]:
    """Field -> id -> name, of all records and of what is counted: Intruders, cards of Characters, Corridors."""
    found = {field: _of(content, *kinds) for field, kinds in KINDS.items()}
    found |= {"column": {}, "status": dict(STATUSES), "ending": {"nobody-left": "nobody was left"}}
    found["cause"] |= CAUSES | _bleeding(content)
    found["card"]["contamination"] = "Contamination"
    for field in ("item", "object"):
        found[field] |= OBJECTS
    cards = _of(content, "action_card")
    for character in content.of("character"):
        found["card"] |= {f"{character.id}.{card}": name for card, name in cards.items()}
    for item, name in _own_items(content, found["character"]):
        for field in ("card", "item"):
            found[field][f"{item.character}.{item.id}"] = name
    for room in content.of("room"):
        found["action"] |= {action.id: action.name for action in room.action}
    pieces = {f"{k.id}-{n}": f"{k.name or k.id} {n}" for k in content.of("intruder_kind") for n in _up_to(k.miniatures)}
    places = found["place"]
    ends = {c.id: " and ".join(places.get(end, end) for end in c.rooms) for c in content.of("corridor")}
    paths = {c.id for c in content.of("corridor") if c.path}
    ways = {way: f"the {'Path' if way in paths else 'Corridor'} between {both}" for way, both in ends.items()}
    ways |= {corridor: f"{ways[corridor]} ({numbers})" for corridor, numbers in parallel(content).items() if numbers}
    ways |= {n.id: f"{'the ' if n.technical else ''}{n.name or n.id}" for n in content.of("network")}
    found |= {"piece": pieces, "grown": pieces, "coming": pieces, "way": ways, "corridor": ways}
    found |= {"base": found["item"], "cards": found["card"], "drawn": found["card"]}
    return found


def _bleeding(content: Content) -> dict[str, str]:
    """The Serious Wounds by which one who passes suffers a Light Wound; the cause of that is "wound"."""
    wounds = [wound.name or label(wound.id) for wound in content.of("serious_wound") if wound.on_pass == "light-wound"]
    return {"wound": either(wounds)} if wounds else {}


def _own_items(content: Content, characters: Mapping[str, str]) -> Iterator[tuple[Any, str]]:
    """Starting and Quest Items with their names; of several with one name each is told with its Character."""
    items = content.of("item")
    often = Counter(item.name for item in items)
    for item in items:
        if item.character:
            owner = f"{characters.get(item.character, item.character)}'s " if item.name and often[item.name] > 1 else ""
            yield item, f"{owner}{item.name or item.id}"


def _up_to(number: int) -> range:
    return range(1, number + 1)


def _of(content: Content, *kinds: str) -> dict[str, str]:
    return {record.id: record.name for kind in kinds for record in content.of(kind) if record.name}


STORY: dict[str, str] = {
    "round": "Round {round} begins.",
    "round-end": "Round {round} ends.",
    "first-player": "Seat {who} has the First Player token.",
    "draft": "Seat {who} is offered {shown} and takes the {character}.",
    "act": "",
    "act action=careful": "Seat {who} moves carefully.",
    "act action=melee": "Seat {who} attacks in melee.",
    "act action=shoot": "Seat {who} shoots.",
    "cancelled": "The Action of seat {who} is interrupted.",
    "pass": "Seat {who} passes.",
    "card": "Seat {who} plays {card}: {use}.",
    "item": "Seat {who} uses {item}: {use}.",
    "room": "Seat {who} uses {place}: {action}.",
    "react": "Seat {who} reacts with {card}: {use}.",
    "activate": "Seat {who} activates {item}.",
    "move": "Seat {who} comes to {place}.",
    "explore": "Seat {who} explores {place}: it is the {tile}.",
    "token": "The Exploration token at {place} shows {effect} and {items} Items.",
    "token items=1": "The Exploration token at {place} shows {effect} and 1 Item.",
    "noise.roll": "Seat {who} rolls for Noise: {face}.",
    "noise.place": "A Noise marker is placed in {way}.",
    "noise.remove": "The Noise marker in {way} is removed.",
    "noise.second": "There is Noise already in {way}.",
    "silence.slime": "Seat {who} carries Slime, so Silence is resolved as Danger.",
    "danger": "Danger at {place}: {coming} may come.",
    "danger coming=none": "Danger at {place}: no Intruder may come, so there is Noise instead.",
    "encounter": "Seat {who} has an Encounter at {place}.",
    "token.draw": "The token drawn from the bag: {token}.",
    "surprise": "The hand of seat {who} is smaller than {number}: a Surprise Attack.",
    "intruder.place": "{piece} comes to {place}.",
    "intruder.none": "There is no miniature left for another {intruder}.",
    "intruder.move": "{piece} moves to {place}.",
    "intruder.vanish": "{piece} leaves the board.",
    "intruder.die": "{piece} dies at {place}.",
    "intruder.grow": "{piece} grows and is now {grown}.",
    "marker.gone": "A {marker} leaves the game; left in the pool: {left}.",
    "egg.hatch": "An Egg leaves the Nest.",
    "retreat": "{piece} retreats, as the Event card {card} says.",
    "attack": "{piece} attacks seat {who} ({occasion}).",
    "attack occasion=escape": "{piece} attacks seat {who}, who tries to escape.",
    "attack occasion=event": "{piece} attacks seat {who} in the Event Phase.",
    "attack occasion=surprise": "{piece} attacks seat {who} by surprise.",
    "attack.card": "The Attack card against seat {who} is {card}, {card:attack}",
    "attack.miss": "{piece} misses seat {who}: it is not named on the Attack card.",
    "attack.miss piece=": "The attack misses seat {who}.",
    "attack.darkness": "The Darkness line of the Attack card strikes seat {who}.",
    "attack.roll": "Seat {who} rolls for the attack: {face}.",
    "attack.counted": "Against this Intruder it counts as {face}.",
    "item.attach": "Seat {who} adds {item} to {base}.",
    "infest": "{piece} infests seat {who}.",
    "injury": "{piece} suffers {injuries} Injuries; now it has {now}.",
    "injury injuries=1": "{piece} suffers 1 Injury; now it has {now}.",
    "recover": "{piece} loses {injuries} Injuries; now it has {now}.",
    "recover injuries=1": "{piece} loses 1 Injury; now it has {now}.",
    "unhurt": "{piece} stays where it is: Injuries do not kill it.",
    "endures": "{piece} stays alive: blood {blood} was drawn.",
    "hand.look": "Seat {who} looks at the hand of seat {partner}: {cards}.",
    "wound.light": "Seat {who} suffers a Light Wound ({cause}).",
    "wound.serious": "Seat {who} suffers a Serious Wound ({cause}): {card}.",
    "wound.dress": "Seat {who} dresses the Serious Wound {card}.",
    "wound.heal": "Seat {who} heals the Serious Wound {card}.",
    "wound.heal-light": "Seat {who} heals all Light Wounds.",
    "wound.heal-one-light": "Seat {who} heals 1 Light Wound and has {left} left.",
    "death": "Seat {who} dies at {place} (cause: {cause}).",
    "death place=": "Seat {who} dies (cause: {cause}).",
    "revive": "Seat {who} is revived at {place}.",
    "leave": "Seat {who} leaves play alive: {status}.",
    "contamination.gain": "Seat {who} receives a Contamination card.",
    "contamination.remove": "A Contamination card of seat {who} is removed.",
    "scan infected=yes": "Seat {who} scans a Contamination card: it is INFECTED.",
    "scan infected=no": "Seat {who} scans a Contamination card: it is not INFECTED.",
    "status.gain": "Seat {who} gets the status {status}.",
    "status.gain status=larva": "A Larva comes to the board of seat {who}.",
    "status.gain status=slime": "Seat {who} gets a Slime marker.",
    "status.lose": "Seat {who} loses the status {status}.",
    "status.lose status=larva": "Seat {who} is rid of the Larva.",
    "status.lose status=slime": "Seat {who} is rid of the Slime marker.",
    "knowledge": "Seat {who} gains {amount} Knowledge; now it has {now}.",
    "fire.place": "A Fire breaks out at {place}.",
    "fire.remove": "The Fire at {place} is out.",
    "malfunction.place": "There is a Malfunction at {place}.",
    "malfunction.remove": "The Malfunction at {place} is mended.",
    "door.close": "The Door in {corridor} closes.",
    "door.open": "The Door in {corridor} opens.",
    "door.destroy": "The Door in {corridor} is destroyed.",
    "items.lower": "The Item Counter at {place} falls to {left}.",
    "item.gain": "Seat {who} gains {item}.",
    "item.discard": "Seat {who} discards {item}.",
    "object.take": "Seat {who} takes an Object: {object}.",
    "object.lies": "An Object lies at {place}: {object}.",
    "object.remains": "The {object} of seat {who} lies at {place}.",
    "drop": "Seat {who} drops {item}.",
    "search": "Seat {who} searches the {colour} deck.",
    "search colour=each": "Seat {who} searches all three Item decks.",
    "deck.look": "Seat {who} looks at cards of the {deck} deck: {cards}.",
    "room.look": "Seat {who} looks at {place}: {tile}.",
    "room.scout": "Seat {who} looks at {place}: {tile}, {effect}, {items} Items.",
    "room.scout items=1": "Seat {who} looks at {place}: {tile}, {effect}, 1 Item.",
    "objective.read": "Seat {who} sees the Objective {objective} of seat {partner}.",
    "craft": "Seat {who} crafts {item}.",
    "trade": "Seats {who} and {partner} trade.",
    "ammo": "{item} of seat {who} now holds {now} Ammo.",
    "event": "The Event card is {card}. {card:event}",
    "event.nothing": "Nothing comes of the Event card.",
    "bag": "The token drawn for the bag development: {token}.",
    "bag.add": "A token goes into the bag: {token}.",
    "egg.destroy": "An Egg at {place} is destroyed.",
    "egg.add": "An Egg is added to the Nest.",
    "nest.destroy": "The Nest is destroyed.",
    "weakness": "A Weakness is discovered: {card}.",
    "check": "Victory check: {check}.",
    "check.draw": "Seat {who} draws {drawn}.",
}
