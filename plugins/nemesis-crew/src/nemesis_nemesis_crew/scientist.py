"""The Action cards and Quest Items of the Scientist."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core.rules import (
    can_malfunction,
    computer_at,
    crew_kit,
    free_room_uses,
    has_tag,
    object_kind,
    place_malfunction,
    refill,
    remote_kit,
    reveal_weakness,
    room_kit,
    tile_at,
    to_bottom,
    weakness_slots,
)

from .effects import EFFECTS

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

DECK: Final = "events"
TOP: Final = "top"
BOTTOM: Final = "bottom"
HOLO_COMPUTER: Final = "holo-computer"

EFFECTS.bind("action_card", "blocking-access.free-room-action", choices=free_room_uses)(crew_kit.free_room_action)


def computer_at_hand(game: Game, who: Character, argument: str) -> bool:
    """Need `computer-at-hand`: a working Computer in the Room, or the active Holo Computer."""
    return computer_at(game, who.place) or has_tag(game, who, HOLO_COMPUTER)


def has_events(game: Game, who: Character) -> crew_kit.NoTarget:
    """Is there an Event card to look at?"""
    return crew_kit.HERE if crew_kit.has_cards(game, DECK) else []


@EFFECTS.bind("action_card", "risk-assessment.peek-event", choices=has_events)
def risk_assessment(game: Game, who: Character) -> None:
    """Risk Assessment: a secret look at the top Event card, which all see go back on the top or to the bottom."""
    refill(game, DECK)
    deck = game.table.decks[DECK]
    card = deck[-1]
    game.know(card, (who.seat,))
    game.tell("deck.look", "LD-CARD-03", audience=(who.seat,), who=who.seat, deck=DECK, cards=[card])
    where = game.ask(who.seat, "put-back", [BOTTOM, TOP], card)
    if where == BOTTOM:
        deck.pop()
        to_bottom(game, DECK, card)
    game.tell("deck.put", "LD-CARD-03", who=who.seat, deck=DECK, where=where)


def computer_rooms(game: Game, who: Character) -> list[str]:
    """The explored Rooms with a Computer in which a Malfunction marker may be placed."""
    return [place for place in game.board.order if can_malfunction(game, place) and tile_at(game, place).computer]


@EFFECTS.bind("action_card", "blocking-access.break-remote", choices=computer_rooms)
def break_remote(game: Game, who: Character, place: str) -> None:
    """Blocking Access: a Malfunction marker in a Room with a Computer (LD-MALF-03)."""
    place_malfunction(game, place)


# ---------------------------------------------------------------- Intranet


EFFECTS.bind("action_card", "intranet.remote-room-action", choices=remote_kit.remote_uses)(remote_kit.remote_action)

# ---------------------------------------------------------------- Quest Items


def telling_objects(game: Game, who: Character) -> list[str]:
    """The Objects at hand about which there is still something to find out."""
    revealed = game.laboratory.revealed
    hidden = {slot.object for slot, up in zip(weakness_slots(game), revealed, strict=True) if not up}

    def telling(kind: str) -> bool:
        said = room_kit.may_analyse(game, who, kind)
        return kind in hidden if said is None else said

    return [token for token in room_kit.objects_here(game, who) if telling(object_kind(token))]


@EFFECTS.bind("item", "laboratory-equipment.analyse", choices=telling_objects)
def analyse(game: Game, who: Character, token: str) -> None:
    """Laboratory Equipment: the Weakness that belongs to an Object at hand is discovered."""
    reveal_weakness(game, object_kind(token))
