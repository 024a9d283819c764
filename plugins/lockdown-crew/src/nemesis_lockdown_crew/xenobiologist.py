"""The Action cards of the Xenobiologist."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import (
    SLIME,
    by_name,
    characters_at,
    crew_kit,
    deal,
    distinct,
    gain_knowledge,
    gain_status,
    knowledge,
    lose,
    lower_items,
    object_kind,
    others_here,
    refill,
    return_object,
    seat_name,
    to_bottom,
)

from .effects import EFFECTS
from .items import probe_arm

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character, Moment

SCENTS = ("egg", "intruder-carcass")
"""Objects that mask a scent."""


@EFFECTS.bind("action_card", "rushed-analysis.scan-and-learn", choices=crew_kit.weary)
def rushed_analysis(game: Game, who: Character) -> None:
    """Rushed Analysis: Rest, and 1 Knowledge if it removed a card."""
    if crew_kit.rest(game, who):
        gain_knowledge(game, who, 1)


@EFFECTS.bind("action_card", "rushed-analysis.scan-hand", choices=crew_kit.weary)
def scan_hand(game: Game, who: Character) -> None:
    """Rushed Analysis where there is no Knowledge: a Rest."""
    crew_kit.rest(game, who)


def baits(game: Game, holder: Character, moment: Moment) -> list[str]:
    """The Objects that `holder`, attacked now, can discard."""
    if moment.who is not holder:
        return []
    return distinct(card for card in holder.held if object_kind(card) in SCENTS)


def spread_scent(game: Game, holder: Character, token: str) -> None:
    """The Object goes back to the box and everybody in the Room is slimed (LD-SLIME-01)."""
    lose(game, holder, token)
    return_object(game, token)
    for who in characters_at(game, holder.place):
        gain_status(game, who, SLIME)


@EFFECTS.bind("action_card", "pheromones.mask-scent", choices=baits)
def mask_scent(game: Game, holder: Character, target: tuple[str, ...], moment: Moment) -> None:
    """Pheromones: the Attack is ignored."""
    moment.denied = True
    spread_scent(game, holder, target[0])


def baits_for_others(game: Game, holder: Character, moment: Moment) -> list[tuple[str, ...]]:
    """(Object, Character) for each Object to discard and each other Character here."""
    others = [seat_name(other) for other in others_here(game, holder)]
    return [(token, other) for token in baits(game, holder, moment) for other in others]


@EFFECTS.bind("action_card", "pheromones.bait-another", "pheromones.lead-to-another", choices=baits_for_others)
def bait_another(game: Game, holder: Character, target: tuple[str, ...], moment: Moment) -> None:
    """Pheromones: the Attack strikes another Character in the Room."""
    moment.who = by_name(game, target[1])
    spread_scent(game, holder, target[0])


@EFFECTS.bind("action_card", "field-experience.study-room")
def study_room(game: Game, who: Character) -> None:
    """Field Experience: 1 Knowledge for 1 of the Item Counter."""
    lower_items(game, who.place)
    gain_knowledge(game, who, 1)


def foresee(game: Game, who: Character, deck: str) -> None:
    """`who` looks at the top 2 cards of `deck`; one goes back on top, the other to the bottom.

    Ruling: the discard pile is shuffled in only when the deck is empty; a single card is looked at and stays.
    """
    refill(game, deck)
    cards = game.table.decks[deck][-2:]
    for card in cards:
        game.forget(card)  # who knew where it lay does not see where it comes to lie
        game.know(card, (who.seat,))
    game.tell("deck.look", "LD-CARD-03", audience=(who.seat,), who=who.seat, deck=deck, cards=list(cards))
    kept = game.ask(who.seat, "keep-on-top", sorted(cards))
    for card in cards:
        if card != kept:
            game.table.decks[deck].remove(card)
            to_bottom(game, deck, card)


def has_events(game: Game, who: Character) -> crew_kit.NoTarget:
    """Is there an Event card to look at?"""
    return crew_kit.HERE if crew_kit.has_cards(game, "events") else []


@EFFECTS.bind("action_card", "field-experience.foresee-event", "field-experience.expect-event", choices=has_events)
def foresee_event(game: Game, who: Character) -> None:
    """Field Experience: the Event deck."""
    foresee(game, who, "events")


def has_attacks(game: Game, who: Character) -> crew_kit.NoTarget:
    """Is there an Attack card to look at?"""
    return crew_kit.HERE if crew_kit.has_cards(game, "attacks") else []


@EFFECTS.bind("action_card", "field-experience.foresee-attack", "field-experience.expect-attack", choices=has_attacks)
def foresee_attack(game: Game, who: Character) -> None:
    """Field Experience: the Attack deck."""
    foresee(game, who, "attacks")


def cuts(game: Game, who: Character) -> list[str]:
    """What can be injured in the Room, while the Probe Arm has a Use left."""
    arm = probe_arm(game, who)
    return crew_kit.injurable_here(game, who) if who.ammo.get(arm, 0) else []


@EFFECTS.bind("action_card", "vivisection.cut", choices=cuts)
def vivisect(game: Game, who: Character, target: str) -> None:
    """Vivisection: 1 Use, 1 Injury and 1 more for every 2 Knowledge (LD-INJ-01)."""
    arm = probe_arm(game, who)
    who.ammo[arm] -= 1
    deal(game, who, target, 1 + knowledge(who) // 2, arm)


@EFFECTS.bind("action_card", "vivisection.cut-deep", choices=cuts)
def vivisect_deep(game: Game, who: Character, target: str) -> None:
    """Vivisection where there is no Knowledge: 1 Use, 1 Injury and 1 more for every Weakness discovered."""
    arm = probe_arm(game, who)
    who.ammo[arm] -= 1
    deal(game, who, target, 1 + game.laboratory.discovered, arm)
