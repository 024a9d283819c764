"""Attacks by Intruders: who is the target, the card, its effect and its Darkness line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .piles import discard_card, draw_card
from .queries import in_order_at
from .reactions import Moment, darkness_for, window
from .table import Intruder

if TYPE_CHECKING:
    from ..game import Game
    from .table import Character

ADULT_SIZE = 2


def attack_target(game: Game, place: str) -> Character | None:
    """The Character at `place` with the fewest cards that count; ties go round from the First Player.

    (LD-ATK-02, LD-ATK-03)
    """
    here = in_order_at(game, place)
    if len(here) < 2:
        return here[0] if here else None
    return min(here, key=lambda c: counted_cards(game, c))


def counted_cards(game: Game, who: Character) -> int:
    """How many cards of `who` count for being the target; the board answers."""
    counted = game.hooks.cards_that_count(game, who)
    return len(who.hand) if counted is None else counted


def attack(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """`piece` attacks `who`; `occasion` is surprise, event, escape or the name of an effect (LD-ATK-01)."""
    if not who.place or game.hooks.attack_denied(game, piece, who, occasion):
        return
    moment = Moment("attack-target", who, piece, occasion=occasion)
    window(game, "attack-target", moment)
    if moment.denied:
        return
    game.tell("attack", "LD-ATK-01", piece=piece.id, who=moment.who.seat, occasion=occasion)
    game.attack_kinds[game.cards.kinds[piece.kind].attack](game, piece, moment.who, occasion)


def attack_by_card(game: Game, piece: Intruder, who: Character, occasion: str, always_dark: bool = False) -> None:
    """Draw an Attack card and resolve it against `who` (LD-ATK-04 to LD-ATK-06).

    Ruling: with no Attack card left to draw the attack misses.
    """
    chosen = game.hooks.attack_card(game, piece, who, occasion)
    card = draw_card(game, "attacks") if chosen is None else str(chosen)
    if not card:
        return
    discard_card(game, "attacks", card)
    record = game.cards.attack_kinds[game.cards.attacks[card].attack]
    game.tell("attack.card", "LD-ATK-04", who=who.seat, card=record.id)
    moment = Moment("attack-drawn", who, piece, card, occasion)
    if occasion == "surprise":
        window(game, "surprise-drawn", moment)
    if not moment.denied:
        window(game, "attack-drawn", moment)
    if moment.denied:
        return
    who = moment.who
    if piece.kind not in record.hits:
        game.tell("attack.miss", "LD-ATK-05", piece=piece.id, who=who.seat)
        return
    content = game.ruleset.content
    content.effect("attack", record).run(game, piece, who, occasion)
    if not record.darkness or not who.place or game.hooks.darkness_line_denied(game, who, record.id, piece):
        return
    if darkness_for(game, who, moment, always_dark):
        game.tell("attack.darkness", "LD-ATK-06", who=who.seat)
        content.effect("attack", record, "darkness").run(game, piece, who, occasion)


def attack_from_nowhere(game: Game, who: Character, occasion: str) -> None:
    """An Attack card is resolved against `who` as the attack of an Adult in Darkness, though none is there.

    The Adult of a race is its kind of size 2; a race without one attacks nobody.
    """
    kind = next((name for name, k in game.cards.kinds.items() if k.size == ADULT_SIZE), "")
    if kind and who.place:
        attack_by_card(game, Intruder("", kind, who.place), who, occasion, always_dark=True)


def in_attack_order(game: Game, pieces: list[Intruder]) -> list[Intruder]:
    """`pieces` in the order in which they attack: that in which they came, unless the race has another."""
    ordered: list[Intruder] | None = game.hooks.attack_order(game, pieces) if len(pieces) > 1 else None
    return pieces if ordered is None else ordered


def attacks_on_all(game: Game) -> None:
    """Each Intruder that shares a Room with a Character attacks once (LD-EVENT-09)."""
    for piece in in_attack_order(game, list(game.table.intruders.values())):
        if piece.id in game.table.intruders:
            who = attack_target(game, piece.place)
            if who is not None:
                attack(game, piece, who, "event")


def attacks_for_leaving(game: Game, who: Character) -> bool:
    """Each Intruder in the Room attacks `who` before it leaves (LD-ESC-02); True when `who` survived.

    What ran after one that died follows nobody.
    """
    place, followers = who.place, game.table.followers
    before = len(followers)
    game.table.leaving = who.seat
    for piece in in_attack_order(game, [i for i in game.table.intruders.values() if i.place == place]):
        if piece.id in game.table.intruders and who.place == place:
            attack(game, piece, who, "escape")
    game.table.leaving = -1
    if who.place == place:
        return True
    del followers[before:]
    return False
