"""What the tokens do in an Encounter and in the bag development."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core.rules import (
    TokenKind,
    add_token,
    bag_development,
    by_name,
    free_idle,
    free_miniature,
    makes_noise,
    place_intruder,
    surprise,
)

from .insanity import level
from .panic import resolve_panic
from .records import BLANK, DESPOILER, INSANITY, KINDS, LURKER, VOID_SEEDER
from .weaknesses import noise_around

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character, Intruder


def random_token_home(game: Game) -> None:
    """A random Void Seeder token of the supply, if there is one, goes into the bag (VS-CBT-12)."""
    add_token(game, VOID_SEEDER)


# ---------------------------------------------------------------- Encounters


def seeder_met(game: Game, who: Character, token: str) -> Intruder | None:
    """The kind that the level of `who` summons comes; then the token is set aside and compared with its hand.

    (VS-ENC-02, VS-ENC-05)
    """
    kind = summoned(game, who)
    piece = place_intruder(game, kind, who.place) if kind else None
    game.table.supply.append(token)
    if piece is not None:
        surprise(game, who, piece, token)
    return piece


def summoned(game: Game, who: Character) -> str:
    """The kind that comes to an Encounter of `who`, or an empty text: the next lower one where one is out.

    With no Lurker either, those out of Combat leave first. (VS-INS-02, VS-ENC-03, VS-ENC-04)
    """
    strongest = KINDS.index(game.insanity_levels[level(game, who)].summons)
    for kind in reversed(KINDS[: strongest + 1]):
        if can_come(game, kind):
            return kind
    return LURKER if free_idle(game, LURKER) else ""


def can_come(game: Game, kind: str) -> bool:
    """Is a miniature of `kind` left, and not of a Despoiler that was killed? (VS-ENC-03, VS-LAI-12)"""
    return bool(free_miniature(game, kind)) and not (kind == DESPOILER and game.laboratory.queen_killed)


def insanity_met(game: Game, who: Character, token: str) -> None:
    """Noise all around, and a Panic card for `who`, whose token ever it is; it goes back (VS-ENC-08)."""
    noise_around(game, who, "VS-ENC-08")
    game.table.bag.append(token)
    resolve_panic(game, who, INSANITY)


def blank_met(game: Game, who: Character, token: str) -> None:
    """Noise all around; the Blank goes back, with another token if it was the only one (VS-ENC-09, VS-ENC-10)."""
    noise_around(game, who, "VS-ENC-09")
    if not game.table.bag:
        random_token_home(game)
    game.table.bag.append(token)


# ---------------------------------------------------------------- bag development


def insanity_drawn(game: Game, token: str) -> None:
    """Its Character resolves a Panic card, in Combat or not; of one that is dead or has left it leaves the game.

    Then another token is drawn. (VS-BAG-02, VS-BAG-03, VS-BAG-05)
    """
    part = game.seeders
    who = by_name(game, part.owners[token])
    if who.place:
        game.table.bag.append(token)
        resolve_panic(game, who, INSANITY)
        return
    part.boxed.append(token)
    game.tell("insanity.token.gone", "VS-BAG-03", who=who.seat)
    bag_development(game)


def blank_drawn(game: Game, token: str) -> None:
    """Another token goes into the bag with it (VS-BAG-04)."""
    random_token_home(game)
    game.table.bag.append(token)


TOKENS: Final = {
    VOID_SEEDER: TokenKind(seeder_met, makes_noise),
    INSANITY: TokenKind(insanity_met, insanity_drawn),
    BLANK: TokenKind(blank_met, blank_drawn),
}
"""By the type of the token (VS-BAG-01)."""
