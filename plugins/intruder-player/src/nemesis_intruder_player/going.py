"""A go of the Intruder player: one card, used to move, to attack or for its effect, or a pass (MD-INTR-03)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from nemesis_core.rules import attack, by_name, characters_at, move_by_way, seat_name

from .planning import settle
from .records import ANY
from .role import own, pass_go
from .ways import goes_or_breaks

if TYPE_CHECKING:
    from nemesis_core import Game

    from .records import IntruderAction

RULE: Final = "MD-INTR-03"
OCCASION: Final = "intruder-player"
"""What an attack by a card of the deck is brought about by."""
TURN: Final = "intruder-turn"
PASS: Final = ("pass",)
Option = tuple[str, ...]


def go(game: Game, seat: int) -> bool | None:
    """One step of a go: choosing a use, carrying it out, choosing an Event card. True: another one follows."""
    part = own(game)
    if part.looked:
        settle(game)
        return None
    if part.declared:
        option, part.declared = tuple(part.declared), []
        carry_out(game, *option)
        return True if part.looked else None
    return declare(game, game.ask(seat, TURN, options(game)))


def declare(game: Game, option: Option) -> bool | None:
    """The card of the use is discarded, and the use is carried out next; a pass ends the go."""
    part = own(game)
    if option == PASS:
        pass_go(game)
        return None
    card = option[1]
    part.hand.remove(card)
    part.discard.append(card)
    part.used += 1
    part.declared = list(option)
    game.tell("intruders.use", RULE, who=part.seat, card=card, use=(TURN, *option))
    return True


def carry_out(game: Game, use: str, card: str, *target: str) -> None:
    """Do what `card` is used for."""
    if use == "move":
        piece, way = target
        move_by_way(game, game.table.intruders[piece], way, RULE)
    elif use == "attack":
        piece, name = target
        own(game).drawing = game.intruder_cards[card].draw
        attack(game, game.table.intruders[piece], by_name(game, name), OCCASION)
        own(game).drawing = 0
    else:
        effect_of(game, game.intruder_cards[card]).run(game, *target)


# ---------------------------------------------------------------- what can be done


def options(game: Game) -> list[Option]:
    """Everything that the Intruder player can do now."""
    found: list[Option] = [PASS]
    for card in own(game).hand:
        record: IntruderAction = game.intruder_cards[card]
        found += [("move", card, *target) for target in moves(game, record.corridor)]
        found += [("attack", card, *target) for target in attacks(game)]
        found += [(record.effect, card, *target) for target in targets(game, record)]
    return found


def moves(game: Game, number: int) -> list[Option]:
    """The Intruders with the ways by which `number` (0: any) leads them, in Combat or not; each way once."""
    found = {
        (piece.id, way): None
        for piece in game.table.intruders.values()
        for name, way in game.board.numbered[piece.place].items()
        if number == ANY or name == str(number)
        if goes_or_breaks(game, piece, way)
    }
    return list(found)


def attacks(game: Game) -> Iterator[Option]:
    """The Intruders, each with the Characters in its Room that it may attack."""
    for piece in game.table.intruders.values():
        for who in characters_at(game, piece.place):
            if not game.hooks.attack_denied(game, piece, who, OCCASION):
                yield piece.id, seat_name(who)


def targets(game: Game, record: IntruderAction) -> list[Option]:
    """The targets of the effect of a card; none when it would do nothing."""
    found: list[Option] = effect_of(game, record).choices(game)
    return found


def effect_of(game: Game, record: IntruderAction) -> Any:
    """The effect of a card: what it does, and among which targets."""
    content = game.ruleset.content
    return content.effect("intruder_effect", content.find("intruder_effect", record.effect))
