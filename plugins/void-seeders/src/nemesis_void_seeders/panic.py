"""Panic cards: drawn, compared with the level, carried out or not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import Moment, discard_card, draw_card, window

from .insanity import level, raise_level
from .records import PANIC
from .weaknesses import panic_spared

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

    from .records import Panic


def copies(record: Panic) -> list[str]:
    """The cards of `record`."""
    return [f"{record.id}/{n + 1}" for n in range(record.count)]


def resolve_panic(game: Game, who: Character, occasion: str) -> None:
    """`who` draws a Panic card and resolves it; `occasion` is "surprise", "attack", "insanity", "event" ...

    Only then it is discarded. With no card left nothing happens. (VS-PAN-01, VS-PAN-05, VS-PAN-06)
    """
    if not who.place or panic_spared(game, who, occasion):
        return
    card = draw_card(game, PANIC)
    if not card:
        return
    game.know_all(card)
    game.seeders.resolving.append(card)
    record: Panic = game.panic_cards[card]
    game.tell("panic", "VS-PAN-01", who=who.seat, card=record.id, insanity=record.insanity, level=level(game, who))
    moment = window(game, "misfortune-drawn", Moment("misfortune-drawn", who, card=card, occasion=occasion))
    if not moment.denied:
        carry_out(game, who, record)
    game.seeders.resolving.remove(card)
    discard_card(game, PANIC, card)


def carry_out(game: Game, who: Character, record: Panic) -> None:
    """The effect of the Panic card, or one level more: on a lower level, or when nothing of it can be done.

    (VS-PAN-02 to VS-PAN-04)
    """
    if level(game, who) < record.insanity:
        raise_level(game, who, "VS-PAN-02")
        return
    game.tell("panic.happens", "VS-PAN-03", who=who.seat, panic=record.id)
    if not game.ruleset.content.effect(PANIC, record).run(game, who):
        game.tell("panic.impossible", "VS-PAN-04")
        raise_level(game, who, "VS-PAN-04")
