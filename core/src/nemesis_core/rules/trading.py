"""Trade: exchanges between Characters in one Room, each with both sides' consent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .inventory import enforce_slots, loose_items, lose
from .queries import by_name, object_kind, others_here, seat_name

if TYPE_CHECKING:
    from ..game import Game
    from .table import Character

ROUNDS = 12
"""Exchanges in one Trade: a bound above any that players could want."""


def goods(game: Game, who: Character) -> list[str]:
    """What `who` can hand over: Items and Objects, never loose Ammo (LD-BASIC-07, LD-BASIC-08)."""
    return [*loose_items(game, who), *sorted(card for card in who.held if object_kind(card))]


def can_trade(game: Game, who: Character) -> bool:
    """Is there somebody to trade with and something to hand over?"""
    others = partners_of(game, who)
    return bool(others) and any(goods(game, c) for c in (who, *others))


def partners_of(game: Game, who: Character) -> list[Character]:
    """The other Characters in the Room of `who` with whom it can trade; nobody, where a piece keeps it from trading."""
    barred = game.hooks.trade_barred
    others = others_here(game, who)
    return [c for c in others if not barred(game, c)] if others and not barred(game, who) else []


def openers(game: Game, who: Character) -> list[list[Character]]:
    """Who makes offers in the Trade that `who` starts, one after another, each with its possible partners.

    Where all may trade with each other those clockwise after `who` follow, each with those behind it, so that
    every two meet once. (LD-BASIC-07, SH-ACTION-13)
    """
    others = partners_of(game, who)
    if not game.board.open_trade:
        return [[who, *others]]
    count = len(game.table.characters)
    traders = [who, *sorted(others, key=lambda c: (c.seat - who.seat) % count)]
    return [[traders[i], *sorted(traders[i + 1 :], key=lambda c: c.seat)] for i in range(len(others) or 1)]


def start_trade(game: Game, who: Character) -> None:
    """`who` opens a Trade; its exchanges are the following steps of the turn."""
    game.table.trading = ROUNDS * len(openers(game, who))
    game.hooks.trade_started(game, who, partners_of(game, who))


def go_on_trading(game: Game, who: Character) -> None:
    """One exchange of the Trade that `who` started, offered by whoever's offers it is at."""
    table = game.table
    making = openers(game, who)
    waiting = min(len(making), (table.trading - 1) // ROUNDS + 1)
    opener, *partners = making[len(making) - waiting]
    table.trading = table.trading - 1 if exchange(game, opener, partners) else (waiting - 1) * ROUNDS


def exchange(game: Game, who: Character, partners: list[Character]) -> bool:
    """One exchange that `who` offers to one of `partners`; False when it wants no more (LD-BASIC-07, LD-BASIC-09).

    It names a partner and something to give, or nothing; the partner names something in return, or nothing, or
    refuses; the first agrees or not.
    """
    own = goods(game, who)
    offers = [(seat_name(c), card) for c in partners for card in [*own, *(["nothing"] if goods(game, c) else [])]]
    if not offers:
        return False
    offer = game.ask(who.seat, "trade-offer", [("done",), *offers])
    if offer[0] == "done":
        return False
    partner, given = by_name(game, offer[0]), offer[1]
    answers = [*goods(game, partner), "refuse", *(["nothing"] if given != "nothing" else [])]
    wanted = game.ask(partner.seat, "trade-answer", answers, (who.seat, given))
    if wanted != "refuse" and agreed(game, who, partner, given, wanted):
        game.tell("trade", "LD-BASIC-07", who=who.seat, partner=partner.seat)
        hand_over(game, who, partner, given)
        hand_over(game, partner, who, wanted)
        enforce_slots(game, who)
        enforce_slots(game, partner)
    return True


def agreed(game: Game, who: Character, partner: Character, given: str, wanted: str) -> bool:
    """Does `who` take `wanted` of `partner` for `given`?"""
    about = (partner.seat, given, wanted)
    return bool(game.ask(who.seat, "trade-agree", ["agree", "refuse"], about) == "agree")


def hand_over(game: Game, giver: Character, taker: Character, card: str) -> None:
    """`card` changes hands with its Ammo and what is attached to it; "nothing" does not."""
    if card == "nothing":
        return
    ammo = giver.ammo.get(card)
    heavy, open_ = card in giver.held, card in giver.beside
    lose(game, giver, card)
    if ammo is not None:
        taker.ammo[card] = ammo
    for extra in [item for item, base in giver.extra.items() if base == card]:
        taker.extra[extra] = giver.extra.pop(extra)
    (taker.held if heavy else taker.beside if open_ else taker.items).append(card)
    if not object_kind(card):
        game.forget(card)  # whoever else knew that the giver has it does not see it change hands
        game.know(card, (giver.seat, taker.seat))
