"""Medical Items: Wounds, Contamination, cards, Knowledge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import (
    SLIME,
    by_name,
    characters_at,
    discard_from_hand,
    distinct,
    distinct_objects,
    draw_to_hand,
    dress,
    gain_contamination,
    gain_knowledge,
    has_status,
    heal_light,
    heal_serious,
    injure,
    lose,
    lose_status,
    object_kind,
    remove_contamination,
    research,
    scan,
    seat_name,
    serious_wound,
    undressed,
)

from .effects import EFFECTS, some, when
from .items_weapons import intruders_here
from .treatments import clean_all, cut_out, grows, in_hand, start_over

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

DONE = "done"

# ---------------------------------------------------------------- Wounds and Slime


def to_dress(game: Game, who: Character) -> list[str]:
    """The undressed Serious Wounds of `who`."""
    return distinct(undressed(who))


@EFFECTS.bind(
    "item", "medkit.dress-serious", "medical-stapler.dress-serious", "clothes.dress-serious", choices=to_dress
)
def dress_serious(game: Game, who: Character, card: str) -> None:
    """Dress a Serious Wound (LD-WOUND-08)."""
    dress(game, who, card)


def to_heal(game: Game, who: Character) -> list[str]:
    """The Dressed Serious Wounds of `who`."""
    return distinct(who.dressed)


@EFFECTS.bind("item", "medkit.heal-serious", choices=to_heal)
def heal_dressed(game: Game, who: Character, card: str) -> None:
    """Heal a Dressed Serious Wound (LD-WOUND-10)."""
    heal_serious(game, who, card)


def lightly_wounded(game: Game, who: Character) -> tuple[tuple[()], ...]:
    """Has `who` Light Wounds?"""
    return when(who.light)


@EFFECTS.bind("item", "medical-stapler.heal-light", choices=lightly_wounded)
def heal_all_light(game: Game, who: Character) -> None:
    """Heal all Light Wounds."""
    heal_light(game, who)


def slimed(game: Game, who: Character) -> tuple[tuple[()], ...]:
    """Has `who` a Slime marker?"""
    return when(has_status(who, SLIME))


@EFFECTS.bind("item", "clothes.wipe", "fire-blanket.wipe", choices=slimed)
def wipe(game: Game, who: Character) -> None:
    """Take the Slime marker off (LD-SLIME-02)."""
    lose_status(game, who, SLIME)


# ---------------------------------------------------------------- Larva and Contamination


def hosts(game: Game, who: Character) -> list[str]:
    """The Characters in the Room in whom something grows."""
    return [seat_name(c) for c in characters_at(game, who.place) if grows(game, c)]


@EFFECTS.bind("item", "scalpel.cut-out-larva", choices=hosts)
def operate(game: Game, who: Character, name: str) -> None:
    """The Larva goes; if there was one that costs a Serious Wound."""
    patient = by_name(game, name)
    if cut_out(game, patient):
        serious_wound(game, patient, "scalpel")


@EFFECTS.bind("item", "scalpel.stab", choices=intruders_here)
def stab(game: Game, who: Character, target: str) -> None:
    """1 Injury to an Intruder in the Room, a Contamination card for `who`."""
    injure(game, game.table.intruders[target], 1, who, some("scalpel"))
    gain_contamination(game, who)


@EFFECTS.bind("item", "antiseptic.disinfect", choices=in_hand)
def disinfect(game: Game, who: Character, card: str) -> None:
    """A Contamination card of the hand is Scanned and removed; an INFECTED one is replaced by a new one."""
    infected = scan(game, who, [card])
    remove_contamination(game, who, card)
    if infected:
        gain_contamination(game, who)


def contaminated(game: Game, who: Character) -> tuple[tuple[()], ...]:
    """Has `who` Contamination cards in hand?"""
    return when(in_hand(game, who))


@EFFECTS.bind("item", "analyze-toolset.scan-hand", choices=contaminated)
def scan_hand(game: Game, who: Character) -> None:
    """Scan the Contamination cards of the hand; nothing else happens."""
    scan(game, who, in_hand(game, who))


@EFFECTS.bind("item", "neutralizer.cure")
def cure(game: Game, who: Character) -> None:
    """All INFECTED cards and the Larva go; `who` passes with a new Action deck."""
    clean_all(game, who)
    start_over(game, who)


# ---------------------------------------------------------------- Knowledge


def carried(game: Game, who: Character) -> list[str]:
    """The Objects that `who` carries, one of each kind."""
    return distinct_objects(game, filter(object_kind, who.held))


@EFFECTS.bind("item", "analyze-toolset.analyze", choices=carried)
def analyze(game: Game, who: Character, token: str) -> None:
    """An Object is used up for Knowledge and its Weakness, and goes back to the box (LD-KNOW-02)."""
    lose(game, who, token)
    research(game, who, token, keep=False)


@EFFECTS.bind("item", "research-data.study")
def study(game: Game, who: Character) -> None:
    """1 Knowledge (LD-KNOW-02)."""
    gain_knowledge(game, who, 1)


# ---------------------------------------------------------------- cards


@EFFECTS.bind("item", "adrenaline-injection.inject")
def inject(game: Game, who: Character) -> None:
    """Draw a card; the turn goes on until `who` passes."""
    draw_to_hand(game, who, 1)
    who.unlimited = True


@EFFECTS.bind("item", "synthetic-food.eat")
def eat(game: Game, who: Character) -> None:
    """Draw 2 cards."""
    draw_to_hand(game, who, 2)


@EFFECTS.bind("item", "military-drugs.swallow")
def swallow(game: Game, who: Character) -> None:
    """Put away any cards of the hand, then draw at most one more than that."""
    away = 0
    while who.hand:
        card = game.ask(who.seat, "put-away", [DONE, *sorted(who.hand)])
        if card == DONE:
            break
        discard_from_hand(game, who, card)
        away += 1
    number = game.ask(who.seat, "draw", [str(n) for n in range(away + 2)])
    draw_to_hand(game, who, int(number))
