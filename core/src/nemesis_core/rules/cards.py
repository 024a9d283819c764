"""Every card and token by instance id ("medkit/2", "sentry.search/1"), with what rules need of it at hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

import attrs

from ..spelling import did_you_mean
from .arguments import wrong_argument

if TYPE_CHECKING:
    from ..assembly import Ruleset
    from .board_records import RoomAction
    from .card_records import ActionCard, CardOption, CharacterCard, Item, Loadout

Need = tuple[Callable[..., bool], str]


@attrs.define(eq=False)
class OptionDef:
    """One use of a card, Item or Room: its needs, its targets, its effect."""

    id: str
    needs: tuple[Need, ...]
    choices: Callable[..., Any] | None
    run: Callable[..., Any]
    windows: tuple[str, ...] = ()
    cost: int = 0
    name: str = ""
    attach: bool = False


@attrs.define(eq=False)
class CardDef:
    """An Action card or an Item."""

    record: Any
    id: str
    cost: int
    combat: str
    options: tuple[OptionDef, ...]
    reactions: tuple[OptionDef, ...]
    shot: Callable[..., Any] | None = None


def parse_need(text: str) -> tuple[str, str]:
    """The condition and the argument of a need: "knowledge>=4" is ("knowledge", "4")."""
    for mark in (">=", ":"):
        if mark in text:
            name, _, argument = text.partition(mark)
            return name, argument
    return text, ""


def exploration_back(record: Any) -> str:
    """The back of an Exploration token, by its kind."""
    return f"exploration-{record.kind}" if record.kind else "exploration"


class Cards:
    """All instances of a variant."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.needs: dict[str, Callable[..., bool]] = {}
        for given in reversed(ruleset.hooks.requirements()):
            self.needs.update(given)
        self.content = content = ruleset.content
        self.edition: str = ruleset.compiled["board"].edition
        self.defs: dict[str, CardDef] = {}
        self.action: dict[str, CardDef] = {}
        self.item: dict[str, CardDef] = {}
        self.backs: dict[str, str] = {}
        self.characters: dict[str, tuple[CharacterCard, Loadout]] = {}
        self.hidden_quests: set[str] = set()
        """The Quest Items that nobody sees until they are activated."""
        self.reactive: dict[str, frozenset[str]] = {}
        for character in content.of("character"):
            self._character(character)
        for record in content.of("item"):
            self._item(record)
        self.wounds = self._copies("wounds", content.of("serious_wound"))
        self.events = self._copies("events", content.of("event_card"))
        self.attacks = self._copies("attacks", content.of("attack_card"))
        self.attack_kinds = {a.id: a for a in content.of("attack")}
        self.tokens = self._copies("", content.of("intruder_token"), lambda t: f"token:{t.type}")
        self.exploration = self._copies("", content.of("exploration_token"), exploration_back)
        self.weaknesses = self._copies("weakness", content.of("weakness"))
        self.objectives = self._copies("", content.of("objective"), lambda o: f"objective:{o.deck}")
        self.kinds = {k.id: k for k in content.of("intruder_kind")}
        infected = [r.infected for r in content.of("contamination") for _ in range(r.count)]
        self.contamination: tuple[str, ...] = tuple(f"contamination/{n + 1}" for n in range(len(infected)))
        self.contamination_index = {card: i for i, card in enumerate(self.contamination)}
        self.infected_count = sum(infected)
        self.backs.update(dict.fromkeys(self.contamination, "contamination"))
        self._collect_reactive()
        self.with_back: dict[str, list[str]] = {}
        for card in self.defs:
            self.with_back.setdefault(self.backs[card], []).append(card)

    def _copies(self, back: str, records: Iterable[Any], back_of: Callable[[Any], str] | None = None) -> dict[str, Any]:
        copies: dict[str, Any] = {}
        for record in records:
            for n in range(getattr(record, "count", 1)):
                copies[f"{record.id}/{n + 1}"] = record
                self.backs[f"{record.id}/{n + 1}"] = back_of(record) if back_of else back
        return copies

    def option(self, kind: str, record: Any, option: CardOption | RoomAction) -> OptionDef:
        """The compiled `option` of `record`.

        :raises ContentError: when it needs a condition that no piece knows.
        """
        needs = []
        for text in option.needs:
            name, argument = parse_need(text)
            if name not in self.needs:
                hint = did_you_mean(name, sorted(self.needs))
                raise self.content.wrong(kind, record, f"{option.id} needs {text!r}, which no piece knows{hint}")
            if wrong := wrong_argument(self.content, name, argument):
                raise self.content.wrong(kind, record, f"{option.id} needs {text!r}: {wrong}")
            needs.append((self.needs[name], argument))
        effect = self.content.effect(kind, record, option.id)
        return OptionDef(
            option.id,
            tuple(needs),
            effect.choices,
            effect.run,
            getattr(option, "windows", ()),
            getattr(option, "cost", record.cost if kind != "room" else 0),
            getattr(option, "name", ""),
            getattr(option, "attach", False),
        )

    def _definition(self, kind: str, record: ActionCard | Item) -> CardDef:
        uses = [self.option(kind, record, o) for o in record.option if not o.editions or self.edition in o.editions]
        shot = self.content.effect(kind, record, "shot").run if getattr(record, "shot", "") else None
        return CardDef(
            record,
            record.id,
            record.cost,
            record.combat,
            tuple(o for o in uses if not o.windows),
            tuple(o for o in uses if o.windows),
            shot,
        )

    def _character(self, character: CharacterCard) -> None:
        loadout = next((x for x in character.loadout if x.edition in (self.edition, "*")), None)
        if loadout is None:
            return
        self.characters[character.id] = (character, loadout)
        self.hidden_quests |= {f"{character.id}.{name}" for name in loadout.quest_items if loadout.random_quest}
        for name, copies in sorted(loadout.deck.items()):
            key = f"{character.owner}:{name}"  # else it is of a piece that extends the Character's
            record = self.content.find("action_card", key if key in self.content.kinds["action_card"] else name)
            definition = self._definition("action_card", record)
            for n in range(copies):
                card = f"{character.id}.{name}/{n + 1}"
                self.defs[card] = self.action[card] = definition
                self.backs[card] = f"action:{character.id}"

    def _item(self, record: Item) -> None:
        definition = self._definition("item", record)
        if record.kind == "deck":
            ids: list[str] = []
            for colour in sorted(record.counts):
                for _ in range(record.counts[colour]):
                    ids.append(f"{record.id}/{len(ids) + 1}")
                    self.backs[ids[-1]] = f"item-{colour}"
        elif record.kind == "crafted":
            ids = [f"{record.id}/{n + 1}" for n in range(record.count)]
            self.backs.update(dict.fromkeys(ids, "item-blue"))
        else:
            ids = [f"{record.character}.{record.id}"]
            self.backs[ids[0]] = f"item:{record.character}"
        for card in ids:
            if card in self.item:
                raise self.content.wrong("item", record, f"another piece has an item {card} too; rename one")
            self.defs[card] = self.item[card] = definition

    def _collect_reactive(self) -> None:
        windows: dict[str, set[str]] = {}
        for card, definition in self.defs.items():
            for option in definition.reactions:
                for window in option.windows:
                    windows.setdefault(window, set()).add(card)
        self.reactive = {window: frozenset(cards) for window, cards in windows.items()}
        self.reactive_cards = {window: cards & self.action.keys() for window, cards in self.reactive.items()}
        self.reactive_items = {window: cards & self.item.keys() for window, cards in self.reactive.items()}

    def quest_name(self, card: str) -> str:
        """By what the Quest Item `card` goes while it is not active: its id, or its back if nobody sees which it is."""
        return self.backs[card] if card in self.hidden_quests else card

    def called(self, card: str, name: str) -> bool:
        """Is `card` an Item with the id or the tag `name`?"""
        definition = self.item.get(card)
        return definition is not None and (name == definition.id or name in definition.record.tags)

    def tagged(self, card: str, tag: str) -> bool:
        """Is `card` an Item with `tag`?"""
        definition = self.item.get(card)
        return definition is not None and tag in definition.record.tags


def copy_of(card: str) -> str:
    """The id of a card without its copy number: what two equal copies share."""
    return card.partition("/")[0]


def distinct(cards: Iterable[str]) -> list[str]:
    """One of each of `cards`, the lowest copy, sorted: equal copies are one choice."""
    cards = list(cards)
    if len(cards) < 2:
        return cards
    found: dict[str, str] = {}
    for card in sorted(cards):
        found.setdefault(card.partition("/")[0], card)  # as `copy_of` says, which would be a call for each
    return list(found.values())
