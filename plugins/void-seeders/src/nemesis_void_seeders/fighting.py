"""Fighting Void Seeders: the order and kinds of their attacks, and what their Injuries do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemesis_core import hookimpl
from nemesis_core.rules import attack_by_card, attack_kit, gain_contamination

from .panic import resolve_panic
from .records import DESPOILER, KINDS, LURKER, STALKER

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nemesis_core import Game
    from nemesis_core.rules import Character, Intruder

SURPRISE: Final = "surprise"
STRENGTH: Final = {kind: n for n, kind in enumerate(KINDS)}


@hookimpl
def attack_kinds() -> dict[str, Any]:
    return {"void-seeder": seeder_attacks}


def seeder_attacks(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """An Attack card, but a Surprise Attack brings a Contamination and a Panic card (VS-CBT-02, VS-ENC-07)."""
    if occasion == SURPRISE:
        gain_contamination(game, who)
        resolve_panic(game, who, SURPRISE)
    else:
        attack_by_card(game, piece, who, occasion)


@hookimpl
def attack_order(game: Game, pieces: list[Intruder]) -> list[Intruder]:
    """Room by Room from the lowest number, those without one last; in each the strongest first (VS-CBT-13)."""
    return attack_kit.room_by_room(game, pieces, lambda piece: -STRENGTH[piece.kind])


@hookimpl
def injuries_taken(game: Game, piece: Intruder, injuries: int, who: Character | None, cause: str) -> int | None:
    """The Despoiler takes none (VS-CBT-07, VS-CBT-15)."""
    return 0 if piece.kind == DESPOILER else None


@hookimpl
def blood_drawn(game: Game, piece: Intruder, cards: Sequence[Any]) -> tuple[int | None, bool] | None:
    """Of 2 cards the lower blood for a Lurker, the higher for a Stalker, and none for the Despoiler.

    An arrow on any makes it flee. (VS-CBT-04 to VS-CBT-08)
    """
    blood = [card.blood for card in cards]
    flees = any(card.retreat for card in cards)
    if piece.kind == LURKER:
        return min(blood, default=0), flees
    if piece.kind == STALKER:
        return max(blood, default=0), flees
    return (None, flees) if piece.kind == DESPOILER else None
