"""The Actions of a turn: each kind lists its options, knows their Cost, and performs one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import attrs

from . import fighting, moving, searching
from .costs import extra_cost
from .doors import CLOSED, is_closed
from .inventory import attach, drop, gain_item, gain_object, items_of, loaded, loose_items, use_up
from .objects import distinct_objects, lift, objects_at
from .queries import has_role, in_combat, object_kind, own_items, tile_at
from .statuses import has_status
from .trading import can_trade, start_trade
from .turns_end import pass_turn
from .uses import add_uses, fits_combat, listed, targets_of

if TYPE_CHECKING:
    from ..game import Game
    from .table import Character

Options = list[tuple[str, ...]]


def no_cost(game: Game, who: Character, option: tuple[str, ...]) -> int:
    """Nothing to pay."""
    return 0


@attrs.frozen
class ActionKind:
    """A kind of Action, named by the first word of its options.

    `options(game, who, combat, payable)` lists what `who` can do now: whether it is in Combat and how many
    Action cards it holds are given. `cost(game, who, option)` is what it pays, `prepare` what happens before
    paying (the card played leaves the hand), `perform` the rest. A `free` kind is no Action of the turn. Of a
    `paid` kind every Action takes at least one Action card: it is not listed for an empty hand, unless a piece
    changes Costs. `rule` is the one by which the log tells it.
    """

    options: Callable[[Any, Any, bool, int], Options]
    perform: Callable[[Any, Any, tuple[str, ...]], None]
    cost: Callable[[Any, Any, tuple[str, ...]], int] = no_cost
    prepare: Callable[[Any, Any, tuple[str, ...]], None] | None = None
    free: bool = False
    paid: bool = False
    rule: str = "LD-ACT-03"


# ---------------------------------------------------------------- moving


def move_cost(game: Game, who: Character, option: tuple[str, ...]) -> int:
    """1, and in Combat what Wounds add to an Escape."""
    return 1 + extra_cost(game, who, "escape" if in_combat(game, who) else "move")


def move_options(game: Game, who: Character, combat: bool, payable: int) -> Options:
    """Movement to each neighbouring Room (LD-BASIC-02)."""
    if not affordable(game, who, "escape" if combat else "move", payable):
        return []
    options, doors = game.board.moves["move"][who.place], game.table.doors
    return [option for option in options if doors.get(option[2]) != CLOSED] if doors else list(options)


def move(game: Game, who: Character, option: tuple[str, ...]) -> None:
    """Movement or, in Combat, Escape."""
    if not is_closed(game, option[2]):
        moving.move(game, who, option[1], option[2])


def careful_cost(game: Game, who: Character, option: tuple[str, ...]) -> int:
    """2, and what Wounds add."""
    return 2 + extra_cost(game, who, "careful")


def careful_options(game: Game, who: Character, combat: bool, payable: int) -> Options:
    """Careful Movement, out of Combat, to Rooms with an exit free of Noise (LD-BASIC-03 to LD-BASIC-05)."""
    if combat or not affordable(game, who, "careful", payable, 2):
        return []
    options, doors = game.board.moves["careful"][who.place], game.table.doors
    marked, exits = game.table.noise.keys(), game.board.exit_sets
    return [option for option in options if doors.get(option[2]) != CLOSED and not exits[option[1]] <= marked]


def careful(game: Game, who: Character, option: tuple[str, ...]) -> None:
    """Careful Movement."""
    if not is_closed(game, option[2]):
        moving.move(game, who, option[1], option[2], noise="careful")


# ---------------------------------------------------------------- the other Basic Actions


def one(game: Game, who: Character, option: tuple[str, ...]) -> int:
    """1, and what pieces add to this kind."""
    return 1 + extra_cost(game, who, option[0])


def affordable(game: Game, who: Character, kind: str, payable: int, cost: int = 1) -> bool:
    """Can `payable` Action cards pay for a Basic Action of `kind` that costs `cost`? (LD-COST-06)"""
    return payable >= (cost + extra_cost(game, who, kind) if who.serious or game.cost_changes else cost)


def pick_up_options(game: Game, who: Character, combat: bool, payable: int) -> Options:
    """Each kind of Heavy Object lying here, on some boards out of Combat only (LD-BASIC-06, SH-ACTION-12)."""
    if combat and not game.board.busy_in_combat:
        return []
    if not game.table.objects or not affordable(game, who, "pick-up", payable):
        return []
    return [("pick-up", token) for token in distinct_objects(game, objects_at(game, who.place))]


def pick_up(game: Game, who: Character, option: tuple[str, ...]) -> None:
    """Take an Object into a Hand slot."""
    if option[1] in objects_at(game, who.place):
        lift(game, option[1], who.place)
        gain_object(game, who, option[1])


def trade_options(game: Game, who: Character, combat: bool, payable: int) -> Options:
    """Trade, out of Combat (LD-BASIC-07)."""
    open_ = not combat and affordable(game, who, "trade", payable) and can_trade(game, who)
    return [("trade",)] if open_ else []


def trade(game: Game, who: Character, option: tuple[str, ...]) -> None:
    """Open a Trade; its exchanges are the following steps of the turn."""
    start_trade(game, who)


def craft_options(game: Game, who: Character, combat: bool, payable: int) -> Options:
    """Craft Item, on some boards out of Combat only (LD-CRAFT-02, SH-ACTION-16)."""
    if combat and not game.board.busy_in_combat:
        return []
    if len(who.items) + len(who.held) < 2 or not affordable(game, who, "craft", payable):
        return []
    return listed(("craft",), searching.recipes(game, who))


def craft(game: Game, who: Character, option: tuple[str, ...]) -> None:
    """Craft an Item of two components."""
    if option[1] in game.table.crafted and all(card in own_items(who) for card in option[2:]):
        searching.craft(game, who, *option[1:])


def shoot_options(game: Game, who: Character, combat: bool, payable: int) -> Options:
    """Shoot each loaded Weapon at each target here (LD-BASIC-11 to LD-BASIC-13)."""
    weapons = loaded(game, who) if who.ammo and affordable(game, who, "shoot", payable) else []
    targets = fighting.action_targets(game, who, combat) if weapons else []
    return [("shoot", weapon, target) for weapon in weapons for target in targets]


def shoot(game: Game, who: Character, option: tuple[str, ...]) -> None:
    """Shoot."""
    fighting.shoot(game, who, option[1], option[2])


def melee_options(game: Game, who: Character, combat: bool, payable: int) -> Options:
    """A Melee Attack on each target here (LD-BASIC-14)."""
    targets = fighting.action_targets(game, who, combat) if affordable(game, who, "melee", payable) else []
    if targets and game.board.late_melee_target:
        targets = fighting.named_late(game, targets)
    return [("melee", target) for target in targets]


def melee(game: Game, who: Character, option: tuple[str, ...]) -> None:
    """A Melee Attack."""
    fighting.melee(game, who, option[1])


# ---------------------------------------------------------------- cards, Items, Rooms


def card_options(game: Game, who: Character, combat: bool, payable: int) -> Options:
    """Each use of each Action card in hand (LD-CARD-02, LD-CARD-03)."""
    found: Options = []
    action = game.cards.action
    extra = extra_cost(game, who, "card") if who.serious or game.cost_changes else 0
    seen = set()
    for card in who.hand:
        definition = action.get(card)
        if definition is None or definition in seen or payable <= definition.cost + extra:
            continue
        seen.add(definition)
        if definition.combat != "any" and (definition.combat == "in") != combat:
            continue
        add_uses(found, ("card", card), game, who, definition.options)
    return found


def card_cost(game: Game, who: Character, option: tuple[str, ...]) -> int:
    """The Cost printed on the card; the card itself does not pay (LD-COST-02)."""
    return int(game.cards.action[option[1]].cost) + extra_cost(game, who, "card")


def lay_card(game: Game, who: Character, option: tuple[str, ...]) -> None:
    """The card played leaves the hand."""
    who.hand.remove(option[1])
    gone = game.cards.action[option[1]].record.remove_after_use
    (who.removed if gone else who.discard).append(option[1])


def play_card(game: Game, who: Character, option: tuple[str, ...]) -> None:
    """Resolve the chosen use of a card."""
    definition = game.cards.action[option[1]]
    use = next(o for o in definition.options if o.id == option[2])
    game.tell("card", "LD-CARD-02", who=who.seat, card=option[1], option=option[2], use=("turn", *option))
    use.run(game, who, *option[3:])
    if definition.record.forced_pass and who.place:
        pass_turn(game, who)


def item_options(game: Game, who: Character, combat: bool, payable: int) -> Options:
    """Each use of each Item (LD-ITEMACT-01)."""
    if not (who.items or who.held or who.beside):
        return []
    found: Options = []
    extra = extra_cost(game, who, "item") if who.serious or game.cost_changes else 0
    for card in items_of(who):
        definition = game.cards.item[card]
        if not definition.options or not fits_combat(definition.combat, combat):
            continue
        if payable >= definition.cost + extra:
            add_uses(found, ("item", card), game, who, definition.options)
        elif game.item_discounts:
            uses: Options = []
            add_uses(uses, ("item", card), game, who, definition.options)
            found += [use for use in uses if item_cost(game, who, use) <= payable]
    return found


def item_cost(game: Game, who: Character, option: tuple[str, ...]) -> int:
    """The printed Cost and what Wounds add, less what pieces spare."""
    cost = int(game.cards.item[option[1]].cost) + extra_cost(game, who, "item")
    return max(0, cost - sum(game.hooks.item_discount(game, who, option))) if game.item_discounts else cost


def use_item(game: Game, who: Character, option: tuple[str, ...]) -> None:
    """Use an Item: everybody sees it (LD-INV-03); One Use Only is discarded (LD-ITEMACT-02).

    One that is added to another Item, its first target, stays with that instead.
    """
    card = option[1]
    if card not in own_items(who):
        return
    definition = game.cards.item[card]
    use = next(o for o in definition.options if o.id == option[2])
    game.tell("item", "LD-INV-03", who=who.seat, item=card, option=option[2], use=("turn", *option))
    game.know_all(card)
    if use.attach:
        attach(game, who, card, option[3])
    elif definition.record.one_use:
        use_up(game, who, card)
    use.run(game, who, *option[3:])


def room_options(game: Game, who: Character, combat: bool, payable: int) -> Options:
    """The Room Actions here (LD-ROOMACT-01 to LD-ROOMACT-03)."""
    if combat or who.place in game.table.malfunction:
        return []
    extra = extra_cost(game, who, "room") if who.serious or game.cost_changes else 0
    return room_uses(game, who, who.place, payable - extra)


def room_uses(game: Game, who: Character, place: str, payable: int) -> Options:
    """Room Actions at `place` that cost at most `payable`; the conditions of the Room itself are met."""
    found: Options = []
    tile = tile_at(game, place)
    for option in game.room_actions.get(tile.id, ()):
        if payable < option.cost or game.hooks.room_action_blocked(game, who, tile.id, option.id):
            continue
        targets = targets_of(game, who, option)
        if targets:
            found += listed(("room", option.id), targets)
    return found


def room_cost(game: Game, who: Character, option: tuple[str, ...]) -> int:
    """The printed Cost."""
    return int(_room_use(game, who, option).cost) + extra_cost(game, who, "room")


def _room_use(game: Game, who: Character, option: tuple[str, ...]) -> Any:
    return next(o for o in game.room_actions[tile_at(game, who.place).id] if o.id == option[1])


def use_room(game: Game, who: Character, option: tuple[str, ...]) -> None:
    """Perform a Room Action."""
    place = who.place
    game.tell("room", "LD-ROOMACT-01", who=who.seat, place=place, action=option[1])
    _room_use(game, who, option).run(game, who, *option[2:])
    game.hooks.room_used(game, who, place, option[1])


def free_room_uses(game: Game, who: Character) -> Options:
    """Room Actions that a card may perform here without their Cost: all other conditions hold."""
    if who.place in game.table.malfunction or any(i.place == who.place for i in game.table.intruders.values()):
        return []
    return [option[1:] for option in room_uses(game, who, who.place, 99)]


# ---------------------------------------------------------------- Quest Items, dropping, passing


def activate_options(game: Game, who: Character, combat: bool, payable: int) -> Options:
    """Activate a Quest Item whose condition is met, out of Combat (LD-ITEM-03)."""
    if combat or not who.quest:
        return []
    found: Options = []
    for card in who.quest:
        quest, name = game.cards.item[card].record.activate, game.cards.quest_name(card)
        if quest is None or payable < quest.cost or (quest.status and not has_status(who, quest.status)):
            continue
        if has_role(game, who.place, quest.role) if quest.role else not quest.discard_tags:
            found.append(("activate", name))
        for item in items_of(who) if quest.discard_tags else ():
            if any(game.cards.called(item, tag) for tag in quest.discard_tags):
                found.append(("activate", name, item))
    return found


def quest_called(game: Game, who: Character, name: str) -> str:
    """The Quest Item of `who` that `name` in an option stands for."""
    return next(card for card in who.quest if game.cards.quest_name(card) == name)


def activate_cost(game: Game, who: Character, option: tuple[str, ...]) -> int:
    """The Cost printed on the inactive side."""
    return int(game.cards.item[quest_called(game, who, option[1])].record.activate.cost)


def activate(game: Game, who: Character, option: tuple[str, ...]) -> None:
    """Turn a Quest Item up: it is an Item from now on, a Weapon fully loaded."""
    card = quest_called(game, who, option[1])
    for item in option[2:]:
        use_up(game, who, item)
    who.quest.remove(card)
    game.tell("activate", "LD-ITEM-03", who=who.seat, item=card)
    gain_item(game, who, card, loaded=True)
    game.hooks.quest_activated(game, who, card)


def drop_options(game: Game, who: Character, combat: bool, payable: int) -> Options:
    """Drop any Item or Object, free (LD-DROP-01)."""
    if not (who.items or who.held or who.beside):
        return []
    return [
        ("drop", card) for card in (*loose_items(game, who), *distinct_objects(game, filter(object_kind, who.held)))
    ]


def drop_one(game: Game, who: Character, option: tuple[str, ...]) -> None:
    """Drop an Item or Object."""
    drop(game, who, option[1])


def pass_options(game: Game, who: Character, combat: bool, payable: int) -> Options:
    """Pass is always open (LD-TURN-04)."""
    return [("pass",)]


def pass_one(game: Game, who: Character, option: tuple[str, ...]) -> None:
    """Pass."""
    pass_turn(game, who)


BASIC = ("move", "careful", "pick-up", "trade", "craft", "shoot", "melee")
"""The seven Basic Actions (LD-BASIC-01)."""

KINDS: dict[str, ActionKind] = {
    "activate": ActionKind(activate_options, activate, activate_cost),
    "card": ActionKind(card_options, play_card, card_cost, lay_card, paid=True),
    "careful": ActionKind(careful_options, careful, careful_cost, paid=True, rule="LD-BASIC-04"),
    "craft": ActionKind(craft_options, craft, one, paid=True),
    "drop": ActionKind(drop_options, drop_one, free=True),
    "item": ActionKind(item_options, use_item, item_cost),
    "melee": ActionKind(melee_options, melee, one, paid=True, rule="LD-BASIC-14"),
    "move": ActionKind(move_options, move, move_cost, paid=True),
    "pass": ActionKind(pass_options, pass_one, free=True),
    "pick-up": ActionKind(pick_up_options, pick_up, one, paid=True),
    "room": ActionKind(room_options, use_room, room_cost),
    "shoot": ActionKind(shoot_options, shoot, one, paid=True, rule="LD-BASIC-11"),
    "trade": ActionKind(trade_options, trade, one, paid=True),
}
