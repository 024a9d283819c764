"""Medical Items: Wounds, Contamination, Knowledge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import (
    by_name,
    characters_at,
    clean_all,
    contamination_in_hand,
    crew_kit,
    cut_out,
    deal,
    distinct_objects,
    dress,
    gain_contamination,
    gain_knowledge,
    grows,
    heal_light,
    item_kit,
    lose,
    object_kind,
    research,
    room_kit,
    scan,
    seat_name,
    serious_wound,
    start_over,
)

from .effects import EFFECTS

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

EFFECTS.bind("item", "medical-stapler.dress-serious", choices=item_kit.to_dress)(dress)
EFFECTS.bind("item", "medical-stapler.heal-light", choices=item_kit.lightly_wounded)(heal_light)
EFFECTS.bind("item", "fire-blanket.wipe", choices=item_kit.slimed)(item_kit.wipe)

# ---------------------------------------------------------------- Larva and Contamination

EFFECTS.bind("item", "antiseptic.disinfect", choices=contamination_in_hand)(item_kit.disinfect)


def hosts(game: Game, who: Character) -> list[str]:
    """The Characters in the Room in whom something grows."""
    return [seat_name(c) for c in characters_at(game, who.place) if grows(game, c)]


@EFFECTS.bind("item", "scalpel.cut-out-larva", choices=hosts)
def operate(game: Game, who: Character, name: str) -> None:
    """The Larva goes; if there was one that costs a Serious Wound."""
    patient = by_name(game, name)
    if cut_out(game, patient):
        serious_wound(game, patient, "scalpel")


@EFFECTS.bind("item", "scalpel.stab", choices=crew_kit.injurable_here)
def stab(game: Game, who: Character, target: str) -> None:
    """1 Injury to an Intruder in the Room, a Contamination card for `who`."""
    deal(game, who, target, 1, item_kit.some("scalpel"))
    gain_contamination(game, who)


@EFFECTS.bind("item", "analyze-toolset.scan-hand", choices=crew_kit.contaminated_hand)
def scan_hand(game: Game, who: Character) -> None:
    """Scan the Contamination cards of the hand; nothing else happens."""
    scan(game, who, contamination_in_hand(game, who))


@EFFECTS.bind("item", "neutralizer.cure")
def cure(game: Game, who: Character) -> None:
    """All INFECTED cards and the Larva go; `who` passes with a new Action deck."""
    clean_all(game, who)
    start_over(game, who)


# ---------------------------------------------------------------- Knowledge


def carried(game: Game, who: Character) -> list[str]:
    """The Objects that `who` carries and that can be analysed, one of each kind."""
    objects = filter(object_kind, who.held)
    return distinct_objects(game, (o for o in objects if room_kit.may_analyse(game, who, object_kind(o)) is not False))


@EFFECTS.bind("item", "analyze-toolset.analyze", choices=carried)
def analyze(game: Game, who: Character, token: str) -> None:
    """An Object is used up for Knowledge and its Weakness, and goes back to the box (LD-KNOW-02)."""
    lose(game, who, token)
    research(game, who, token, keep=False)


@EFFECTS.bind("item", "research-data.study")
def study(game: Game, who: Character) -> None:
    """1 Knowledge (LD-KNOW-02)."""
    gain_knowledge(game, who, 1)
