"""The Mars Surface deck: set-up, drawing a card and resolving it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemesis_core.rules import discard_card, draw_card, make_pile

from .records import DRAWER, EXPOSED, KIND, SHELTERED
from .surface import on_surface, out_there, sheltered

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

    from .records import SurfaceCard

DECK: Final = "mars-surface"


def copies(record: SurfaceCard) -> list[str]:
    """The cards of `record`."""
    return [f"{record.id}/{n + 1}" for n in range(record.count)]


def shuffle_deck(game: Game) -> None:
    """Step: the Mars Surface deck is shuffled (LD-MARS-03)."""
    game.table.decks[DECK] = make_pile(game, DECK, list(game.surface_cards))
    game.table.discards[DECK] = []


def draw(game: Game, who: Character) -> None:
    """`who` draws a Mars Surface card, it is resolved, and only then discarded (LD-MARS-11).

    Ruling: with the deck out the discard pile is shuffled; with no card left but those that are being resolved nothing
    happens.
    """
    card = draw_card(game, DECK)
    if not card:
        return
    game.know_all(card)
    part = game.surface
    part.resolving.append(card)
    part.drawn += 1
    record: SurfaceCard = game.surface_cards[card]
    game.tell("surface.card", "LD-MARS-11", who=who.seat, card=record.id)
    for struck in [who] if record.reach == DRAWER else out_there(game):
        resolve(game, struck, record)
    part.resolving.remove(card)
    discard_card(game, DECK, card)


def resolve(game: Game, who: Character, record: SurfaceCard) -> None:
    """What `record` does to `who`, unless that is dead or no longer on the surface (LD-MARS-14)."""
    if not on_surface(game, who.place):
        return
    part = SHELTERED if sheltered(game, who) else EXPOSED
    if not getattr(record, part):
        return
    told: dict[str, Any] = {part: record.id}
    game.tell(f"surface.{part}", "LD-MARS-14", who=who.seat, **told)
    game.ruleset.content.effect(KIND, record, part).run(game, who)
