"""Injuries to Intruders, the check for death or Retreat, and killing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .intruders import retreat, take_off, token_aside
from .objects import place_object
from .piles import discard_card, draw_card

if TYPE_CHECKING:
    from ..game import Game
    from .card_records import AttackCard
    from .table import Character, Intruder


def injure(game: Game, piece: Intruder, injuries: int, who: Character | None = None, cause: str = "") -> None:
    """`piece` suffers `injuries`, then its endurance is checked once (LD-INJ-01, LD-INJ-02).

    `who` is the Character who dealt them, `cause` the Item or "fire" and the like: Weaknesses ask for both.
    """
    if hurt(game, piece, injuries, who, cause):
        examine(game, piece, who)


def hurt(game: Game, piece: Intruder, injuries: int, who: Character | None, cause: str) -> bool:
    """`piece` suffers `injuries` and its endurance is still to be checked; False when there are none."""
    if injuries <= 0 or piece.id not in game.table.intruders:
        return False
    injuries += sum(game.hooks.injury_change(game, who, piece, cause))
    taken = game.hooks.injuries_taken(game, piece, injuries, who, cause)
    if taken is not None:
        injuries = taken
    if injuries:
        piece.injuries += injuries
        game.tell("injury", "LD-INJ-01", piece=piece.id, injuries=injuries, now=piece.injuries)
        game.hooks.intruder_hurt(game, piece, injuries, who, cause)
    return True


def examine(game: Game, piece: Intruder, who: Character | None) -> None:
    """The endurance of `piece`, hurt by `who`, is checked (LD-INJ-02)."""
    check_endurance(game, piece, piece.injuries + sum(game.hooks.endurance_change(game, who, piece)), who)


def injure_all(game: Game, place: str, injuries: int, who: Character | None, cause: str) -> None:
    """Each Intruder in the Room at `place` suffers `injuries`, and what else of their kind lives there."""
    for piece in [i for i in game.table.intruders.values() if i.place == place]:
        injure(game, piece, injuries, who, cause)
    game.hooks.room_struck(game, place, injuries, who, cause)


def places_to_strike(game: Game) -> list[str]:
    """The places where `injure_all` would hurt something, in number order."""
    occupied = {piece.place for piece in game.table.intruders.values()}
    return [place for place in game.board.order if place in occupied or game.hooks.can_be_struck(game, place)]


def recover(game: Game, piece: Intruder, injuries: int) -> None:
    """`piece` loses up to `injuries` of its Injuries."""
    healed = min(injuries, piece.injuries)
    if healed:
        piece.injuries -= healed
        game.tell("recover", "LD-INJ-01", piece=piece.id, injuries=healed, now=piece.injuries)


def drive_off(game: Game, piece: Intruder, who: Character | None = None, cause: str = "") -> None:
    """`piece` Retreats because of `cause`, an Item, a Room or the like that `who` used (LD-RETR-02).

    Where pieces add Injuries to that, these and their check come first; one that has died or fled is gone.
    """
    place = piece.place
    injure(game, piece, sum(game.hooks.driven_off(game, who, piece, cause)), who, cause)
    if piece.id in game.table.intruders and piece.place == place:
        retreat(game, piece)


def check_endurance(game: Game, piece: Intruder, counted: int, who: Character | None = None) -> None:
    """Draw as many Attack cards as the kind needs and compare their blood with `counted` Injuries, dealt by `who`.

    An arrow among them makes the Intruder flee instead (LD-INJ-03 to LD-INJ-09, LD-RETR-01, LD-RETR-03).
    Ruling: a card that cannot be drawn counts as blood 0.
    """
    kind = game.cards.kinds[piece.kind]
    blood, flees = read_blood(game, piece, draw_blood(game, kind.endurance))
    if flees:
        retreat(game, piece)
    elif blood is None:
        game.tell("unhurt", "LD-INJ-07", piece=piece.id)
    elif blood + sum(game.hooks.blood_change(game, who, piece, blood)) <= counted:
        kill(game, piece)
    else:
        game.tell("endures", "LD-INJ-07", piece=piece.id, blood=blood)


def draw_blood(game: Game, number: int) -> list[AttackCard]:
    """The records of `number` Attack cards, drawn for their blood and discarded; fewer, when no more are left."""
    cards = [card for _ in range(number) if (card := draw_card(game, "attacks"))]
    for card in cards:
        discard_card(game, "attacks", card)
    return [game.cards.attacks[card] for card in cards]


def read_blood(game: Game, piece: Intruder, cards: list[AttackCard]) -> tuple[int | None, bool]:
    """The blood on the Attack `cards` drawn for `piece`, None where no number kills it, and whether it flees."""
    read: tuple[int | None, bool] | None = game.hooks.blood_drawn(game, piece, cards)
    return (sum(card.blood for card in cards), any(card.retreat for card in cards)) if read is None else read


def kill(game: Game, piece: Intruder, cause: str = "") -> None:
    """`piece` dies: a Carcass if its kind leaves one; its token goes to the supply (LD-INJ-08).

    `cause` is the procedure that kills everything in a Room, if it is one.
    """
    place = piece.place
    take_off(game, piece)
    token_aside(game, piece)
    game.tell("intruder.die", "LD-INJ-08", piece=piece.id, place=place)
    if game.cards.kinds[piece.kind].carcass:
        place_object(game, "intruder-carcass", place)
    game.hooks.intruder_died(game, piece, place, cause)
