"""What the tokens do in an Encounter and in the bag development."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core.rules import (
    SLIME,
    TokenKind,
    add_token,
    affected_by,
    clear_noise,
    everybody_rolls,
    free_idle,
    free_miniature,
    has_character,
    in_order,
    makes_noise,
    nest_places,
    noise_everywhere,
    object_kind,
    objects_at,
    place_intruder,
    surprise,
    vanish,
)

from .records import BUTCHER, FLESHBEAST, METAGORGER, SHAMBLER

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character, Intruder

BLANK: Final = "blank"
BLUE: Final = "blue-metagorger"
"""Type of the blue Metagorger tokens; the red ones have the name of the kind."""
OF_KIND: Final = {BLUE: METAGORGER}
"""Type of token -> the kind it brings, where that has another name."""


def add_metagorger(game: Game) -> bool:
    """A Metagorger token goes into the bag, a red one first; False when none is left (CM-SET-06, CM-ENC-06)."""
    return add_token(game, METAGORGER)


# ---------------------------------------------------------------- Encounters


def met(game: Game, who: Character, token: str) -> Intruder | None:
    """A Carnomorph comes and may surprise `who`; the token is set aside.

    With no miniature free, those of the kind that are out of Combat leave first; their tokens go into the bag before
    this one is in the supply. (CM-ENC-01, CM-ENC-05)
    """
    kind = game.cards.tokens[token].type
    kind = OF_KIND.get(kind, kind)
    if not free_miniature(game, kind):
        free_idle(game, kind)
    game.table.supply.append(token)
    piece = place_intruder(game, kind, who.place)
    if piece is not None:
        surprise(game, who, piece, token)
    return piece


def butcher_met(game: Game, who: Character, token: str) -> Intruder | None:
    """The Butcher comes like the others; killed, nothing comes and its token leaves the game (CM-ENC-07)."""
    if game.laboratory.queen_killed:
        leaves_the_game(game, token, "CM-ENC-07")
        return None
    return met(game, who, token)


def leaves_the_game(game: Game, token: str, rule: str) -> None:
    """`token` leaves the game, as `rule` says."""
    game.table.removed.append(token)
    game.tell("butcher.token", rule, token=game.cards.tokens[token].type)


def blank_met(game: Game, who: Character, token: str) -> None:
    """The Blank goes back first; then Noise all around; was it alone, a Metagorger joins it (CM-ENC-02, CM-ENC-03)."""
    alone = not game.table.bag
    game.table.bag.append(token)
    noise_everywhere(game, who.place, "CM-ENC-02")
    if alone:
        add_metagorger(game)


# ---------------------------------------------------------------- bag development


def red_drawn(game: Game, token: str) -> None:
    """A Metagorger comes to each Room that draws one, all found before the first comes; the token goes back.

    (CM-BAG-01 to CM-BAG-03, CM-BAG-10)
    """
    for place in drawing(game):
        place_intruder(game, METAGORGER, place)
    game.table.bag.append(token)


def drawing(game: Game) -> list[str]:
    """The Rooms with a Metagorger or a Heavy Object, be it carried, and the Nest; in number order (CM-BAG-01)."""
    table = game.table
    places = {piece.place for piece in table.intruders.values() if piece.kind == METAGORGER}
    places |= {place for place in table.objects if objects_at(game, place)}
    places |= {who.place for who in table.characters if who.place and any(map(object_kind, who.held))}
    places |= set() if game.laboratory.destroyed else set(nest_places(game))
    return [place for place in game.board.order if place in places]


def blue_drawn(game: Game, token: str) -> None:
    """The token goes to the supply and another Metagorger's into the bag; then Noise rolls (CM-BAG-04, CM-BAG-11)."""
    game.table.supply.append(token)
    add_metagorger(game)
    everybody_rolls(game)


def butcher_drawn(game: Game, token: str) -> None:
    """The token leaves the game; the Butcher comes to whom it picks (CM-BAG-06, CM-BAG-07, CM-BAG-12)."""
    out = any(piece.kind == BUTCHER for piece in game.table.intruders.values())
    leaves_the_game(game, token, "CM-BAG-06")
    if out or game.laboratory.queen_killed:
        return
    who = prey(game)
    if who is None:
        return
    game.tell("encounter", "CM-BAG-06", who=who.seat, place=who.place)
    clear_noise(game, who.place)
    piece = place_intruder(game, BUTCHER, who.place)
    if piece is not None:
        surprise(game, who, piece, token)


def prey(game: Game) -> Character | None:
    """Whom the Butcher picks: of those with Slime the smallest hand, else the first in order (CM-BAG-06, CM-BAG-12)."""
    there = [who for who in in_order(game) if who.place]
    slimed = [who for who in there if affected_by(game, who, SLIME)]
    return min(slimed, key=lambda who: len(who.hand)) if slimed else next(iter(there), None)


def blank_drawn(game: Game, token: str) -> None:
    """Idle Shamblers go back into the bag, a Metagorger joins them; the Blank too, then Noise rolls.

    (CM-BAG-08, CM-BAG-09)
    """
    for piece in list(game.table.intruders.values()):
        if piece.kind == SHAMBLER and not has_character(game, piece.place):
            vanish(game, piece)
    add_metagorger(game)
    game.table.bag.append(token)
    everybody_rolls(game)


KINDS: Final = {
    BLANK: TokenKind(blank_met, blank_drawn),
    METAGORGER: TokenKind(met, red_drawn),
    BLUE: TokenKind(met, blue_drawn),
    SHAMBLER: TokenKind(met, makes_noise),
    FLESHBEAST: TokenKind(met, makes_noise),
    BUTCHER: TokenKind(butcher_met, butcher_drawn),
}
"""By the type of the token (CM-BAG-05 for those that only make Noise)."""
