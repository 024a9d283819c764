"""Reaction windows: moments at which holders of a reaction are asked, from the First Player round the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import attrs

from .inventory import use_up
from .queries import in_combat, in_darkness, in_order, own_items
from .uses import fits_combat

if TYPE_CHECKING:
    from ..game import Game
    from .cards import CardDef, OptionDef
    from .table import Character, Intruder


@attrs.define(eq=False)
class Moment:
    """What a reaction can look at and change.

    `who` is the Character concerned (a reaction may put another in its place), `piece` the Intruder, `card` the
    card or token in play, `denied` turns the matter off, `light` takes `who` out of Darkness for it, `of` is
    the moment that a played reaction belongs to.
    """

    name: str
    who: Any
    piece: Intruder | None = None
    card: str = ""
    occasion: str = ""
    denied: bool = False
    light: bool = False
    of: Moment | None = None
    option: Any = None

    def told(self) -> dict[str, Any]:
        """What of it lies open to all, as plain data, for a bot that is asked."""
        return {
            "name": self.name,
            "who": self.who.seat,
            "piece": self.piece.id if self.piece else "",
            "card": self.card,
            "occasion": self.occasion,
        }


def _reactions(game: Game, holder: Character, moment: Moment) -> list[tuple[str, ...]]:
    reactive = game.cards.reactive.get(moment.name)
    if reactive is None:
        return []
    found: list[tuple[str, ...]] = []
    for card in (*holder.hand, *own_items(holder)):
        if card not in reactive:
            continue
        definition = game.cards.defs[card]
        if not fits_combat(definition.combat, in_combat(game, holder)):
            continue
        for option in definition.reactions:
            if moment.name in option.windows and all(need(game, holder, a) for need, a in option.needs):
                targets = option.choices(game, holder, moment) if option.choices else [()]
                found += [("react", card, option.id, *_flat(target)) for target in targets]
    return found


def _flat(target: Any) -> tuple[str, ...]:
    return (target,) if isinstance(target, str) else tuple(target)


def holders(game: Game, name: str) -> bool:
    """Could anybody react to `name` now? A quick look that spares the rest."""
    cards, items = game.cards.reactive_cards.get(name), game.cards.reactive_items.get(name)
    for who in game.table.characters if cards else ():
        if not cards.isdisjoint(who.hand):
            return True
    for who in game.table.characters if items else ():
        if not (items.isdisjoint(who.items) and items.isdisjoint(who.held) and items.isdisjoint(who.beside)):
            return True
    return False


def window(game: Game, name: str, moment: Moment) -> Moment:
    """Ask those who can react to `moment`, in order from the First Player, until nobody wants to.

    A declined reaction leaves no trace; a played one opens the window "reaction-played" for the others. Nobody is
    asked any more once the matter is denied or lit, and a card that stays serves its holder once. Where a reaction has
    put another Character in the place of the one concerned all are asked anew, about that one.
    """
    moment.name = name
    game.trail.append(("window", name))  # nothing before it can be taken back, whether anybody is asked or not
    if not holders(game, name):
        return moment
    played: dict[int, list[str]] = {}
    while True:
        concerned = moment.who
        for holder in in_order(game):
            _ask(game, holder, moment, played.setdefault(holder.seat, []))
            if moment.who is not concerned:
                break
        else:
            return moment


def _ask(game: Game, holder: Character, moment: Moment, played: list[str]) -> None:
    """Let `holder` react, as long as it can and wants to, to what concerns one Character; note what it `played`."""
    concerned = moment.who
    while holder.place and moment.who is concerned and not (moment.denied or moment.light):
        options = [option for option in _reactions(game, holder, moment) if option[1] not in played]
        if not options:
            return
        choice = game.ask(holder.seat, "react", [("pass",), *options], moment)
        game.trail.append(("window", moment.name))  # nor can this: it would tell whether those behind could react
        if choice[0] == "pass":
            return
        played.append(choice[1])
        _play(game, holder, choice, moment)


def _play(game: Game, holder: Character, choice: tuple[str, ...], moment: Moment) -> None:
    _, card, name, *target = choice
    definition: CardDef = game.cards.defs[card]
    option: OptionDef = next(o for o in definition.reactions if o.id == name)
    if card in holder.hand:
        holder.hand.remove(card)
        holder.discard.append(card)
    else:
        game.know_all(card)
        if definition.record.one_use:
            use_up(game, holder, card)
    game.tell("react", "LD-INV-03", who=holder.seat, card=card, option=name, use=("react", *choice))
    answer = Moment("reaction-played", holder, card=card, of=moment, option=option)
    window(game, "reaction-played", answer)
    if not answer.denied:
        option.run(game, holder, tuple(target), moment)


def darkness_for(game: Game, who: Character, moment: Moment, always: bool = False) -> bool:
    """Is `who` in Darkness for the card or token of `moment`? Sources of light may be used (window "darkness").

    `always`: the rule at hand says that it is, wherever `who` may be.
    """
    if not always and not in_darkness(game, who):
        return False
    light = Moment("darkness", who, moment.piece, moment.card, moment.occasion)
    window(game, "darkness", light)
    return not light.light
