"""What races share: Larvae on Characters, Infest, Slime, ordinary bag tokens. Races bind these, none copies them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from .attacks import attack_target
from .contamination import gain_contamination, scan
from .death import die
from .encounters import TokenKind, meet, surprise, token_number
from .intruders import free_miniature, place_intruder, spare_token, take_off, token_aside, vanish
from .laboratory import add_egg, nest_places, weakness_active
from .markers import clear_noise, noise_everywhere
from .noise import noise_roll
from .piles import draw_to_hand
from .queries import contamination_cards, counts_as_powered, has_character, in_combat, in_order
from .reactions import Moment, window
from .statuses import affected_by, gain_status, has_status, lose_status

if TYPE_CHECKING:
    from ..game import Game
    from .table import Character, Intruder

LARVA = "larva"
SLIME = "slime"
FIRE_SOURCE = "fire-source"
"""Tag of Items that hurt by fire."""


def infest_character(game: Game, who: Character) -> None:
    """A Larva comes to the board of `who`, if there is none, and a Contamination card (LD-LARVA-02, LD-LARVA-03)."""
    gain_status(game, who, LARVA)
    gain_contamination(game, who)


def infest(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """Way of attacking "infest": no card, the miniature leaves the board (LD-LARVA-01 to LD-LARVA-03)."""
    take_off(game, piece)
    token_aside(game, piece)
    game.tell("infest", "LD-LARVA-01", who=who.seat, piece=piece.id)
    infest_character(game, who)


def larva_from_scan(game: Game, who: Character, grown: str) -> bool:
    """A Scan found an INFECTED card: a Larva, or with one already death and an Intruder of kind `grown`.

    (LD-SCAN-02, LD-SCAN-04, LD-SCAN-05)
    """
    if has_status(who, LARVA):
        burst(game, who, grown)
    else:
        gain_status(game, who, LARVA)
    return True


def burst(game: Game, who: Character, grown: str) -> None:
    """`who` dies of a Larva and an Intruder of kind `grown` stands in the Room."""
    place = who.place
    if place:
        place_intruder(game, grown, place)
    die(game, who, LARVA)


def scan_for_growth(game: Game, who: Character, grown: str) -> None:
    """`who`, with a Larva, gets a Contamination card and Scans it: INFECTED, it dies of the Larva.

    Ruling: with no Contamination card left nothing is Scanned.
    """
    before = len(who.discard)
    gain_contamination(game, who)
    if len(who.discard) > before and scan(game, who, [who.discard[-1]]):
        burst(game, who, grown)


def scan_top(game: Game, who: Character, number: int) -> bool:
    """`who` draws `number` cards, Scans the Contamination cards among them and discards all; True when any is INFECTED.

    Fewer cards are drawn when deck and discard pile are out.
    """
    drawn = [who.hand.pop() for _ in range(draw_to_hand(game, who, number))]
    drawn.reverse()
    found = scan(game, who, contamination_cards(game, drawn))
    who.discard += drawn
    return bool(found)


def scan_drawn(game: Game, who: Character, number: int) -> None:
    """`who` Scans the top `number` cards; with an INFECTED one a Larva comes to its board."""
    if scan_top(game, who, number):
        gain_status(game, who, LARVA)


def slimed(game: Game, who: Character) -> bool | None:
    """Hook `silence_is_danger`: it is for a Character with Slime (LD-EXPL-07, LD-NOISE-12)."""
    return True if affected_by(game, who, SLIME) else None


def slime_token(game: Game, who: Character, corridor: str) -> None:
    """Effect of an Exploration token: a Slime marker (LD-EXPL-09)."""
    gain_status(game, who, SLIME)


def free_idle(game: Game, kind: str) -> bool | None:
    """All Intruders of `kind` that are not in Combat leave, each with a token to the bag.

    True when that freed a miniature; None when all are in Combat.
    """
    for piece in list(game.table.intruders.values()):
        if piece.kind == kind and not has_character(game, piece.place):
            vanish(game, piece)
    return True if free_miniature(game, kind) else None


def number_in_the_light(game: Game, who: Character, token: str, weakness: str) -> int:
    """The number of `token` for `who`: where it has Power and `weakness` helps it, 1 lower, but not below 1."""
    helped = counts_as_powered(game, who.place) and weakness_active(game, who, weakness)
    printed = token_number(game, who, token, -int(helped))
    return max(1, printed) if helped else printed


def note_queen(game: Game, piece: Intruder) -> None:
    """For hook `intruder_died`: a killed Queen (`queen` in its record) is remembered, since Objectives ask for it."""
    if game.cards.kinds[piece.kind].queen:
        game.laboratory.queen_killed = True


def cure(game: Game, who: Character) -> bool:
    """Take the Larva off the board of `who`."""
    return lose_status(game, who, LARVA)


def add_token(game: Game, kind: str) -> bool:
    """Put a random token of `kind` from the supply into the bag; False when none is left (LD-BAG-02)."""
    token = spare_token(game, kind)
    if not token:
        return False
    game.table.bag.append(token)
    game.tell("bag.add", "LD-BAG-02", token=game.cards.tokens[token].type)
    return True


def everybody_rolls(game: Game) -> None:
    """Each Character on the board and out of Combat rolls for Noise, in order (LD-BAG-04, LD-BAG-05).

    Each may react against its roll (window "noise-development").
    """
    for who in in_order(game):
        if who.place and not in_combat(game, who):
            moment = Moment("noise-development", who)
            window(game, "noise-development", moment)
            if not moment.denied:
                noise_roll(game, who)


def blank_met(game: Game, who: Character, token: str, kind: str) -> None:
    """A Blank in an Encounter: Noise in every exit, nobody comes, it goes back into the bag.

    Was it the last token there, one of `kind` goes in too (LD-ENC-10 to LD-ENC-12).
    """
    noise_everywhere(game, who.place, "LD-ENC-10")
    if not game.table.bag:
        add_token(game, kind)
    game.table.bag.append(token)


def returns_with(game: Game, token: str, kind: str) -> None:
    """Bag development: `token` goes back into the bag, one of `kind` with it (LD-BAG-08)."""
    game.table.bag.append(token)
    add_token(game, kind)


def grows_into(game: Game, token: str, kind: str) -> None:
    """Bag development: `token` leaves the bag, one of `kind` goes in (LD-BAG-02, LD-BAG-03)."""
    game.table.supply.append(token)
    add_token(game, kind)


def makes_noise(game: Game, token: str) -> None:
    """Bag development: `token` goes back into the bag and everybody rolls for Noise (LD-BAG-04, LD-BAG-05)."""
    game.table.bag.append(token)
    everybody_rolls(game)


def queen_stirs(game: Game, token: str) -> None:
    """Bag development: the Queen comes to a Character in the Nest, else an Egg is laid (LD-BAG-06, LD-BAG-07).

    The token goes back into the bag in any case. Of several Characters in the Nest the one that an Attack would
    be aimed at has the Encounter. Ruling: a Queen who is on the board already does not come again.
    """
    game.table.bag.append(token)
    for place in nest_places(game):
        who = attack_target(game, place)
        if who is not None:
            game.tell("encounter", "LD-BAG-06", who=who.seat, place=place)
            clear_noise(game, place)
            piece = place_intruder(game, game.cards.tokens[token].type, place)
            if piece is not None:
                surprise(game, who, piece, token)
            return
    add_egg(game)


def ordinary_tokens() -> dict[str, TokenKind]:
    """What the tokens of a race do that has a Larva, Creeper, Adult, Breeder, Queen and a Blank."""
    return {
        "blank": TokenKind(partial(blank_met, kind="adult"), partial(returns_with, kind="adult")),
        "larva": TokenKind(meet, partial(grows_into, kind="adult")),
        "creeper": TokenKind(meet, partial(grows_into, kind="breeder")),
        "adult": TokenKind(meet, makes_noise),
        "breeder": TokenKind(meet, makes_noise),
        "queen": TokenKind(meet, queen_stirs),
    }
