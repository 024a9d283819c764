"""Objectives that seats hold in secret: dealing, keeping one at the first Encounter, the check. Modes bind these."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

import attrs

from ..knowledge import HIDDEN, Zone, seen
from ..wording import Wording
from .objectives import failed_conditions, fulfilled
from .queries import seat_names
from .setting_up import check_enough, make_pile
from .victory import survivors

if TYPE_CHECKING:
    from ..game import Game
    from .table import Character

KEPT: Final = "LD-CRIT-01"
CHECKED: Final = "LD-VICT-07"
UNSEEN: Final = HIDDEN + "objective"
STORY: Final = {
    "objective.keep": "Seat {who} keeps the Objective {objective}.",
    "objective.check won=yes": "Seat {who} shows the Objective {objective}: it is fulfilled.",
    "objective.check won=no": "Seat {who} shows the Objective {objective}: it is not fulfilled; missing: {missing}.",
}
"""How the log tells of Objectives that are kept and checked."""


@attrs.define
class HeldObjectives:
    """The Objectives that each seat holds and has removed, those not dealt, and who has won."""

    held: list[list[str]] = attrs.field(factory=list)
    removed: list[list[str]] = attrs.field(factory=list)
    rest: list[str] = attrs.field(factory=list)
    chosen: bool = False
    winners: list[int] = attrs.field(factory=list)


def keep_words(rules: tuple[str, ...]) -> dict[str, Wording]:
    """The wordings of the choice which Objective to keep, with the ids of its `rules`."""
    return {
        "keep-objective?": Wording("Which Objective do you keep? The other leaves the game.", (), rules),
        "keep-objective": Wording("Keep the Objective {objective}", ("objective",), rules),
    }


# ---------------------------------------------------------------- dealing


def deal_objectives(game: Game, decks: Mapping[str, int]) -> tuple[list[list[str]], list[str]]:
    """Deal each seat so many Objectives of each of `decks`; returns what the seats got, and what is left over.

    Those for more players than there are stay out (LD-SETUP-32, LD-SETUP-33).
    """
    objectives, seats = game.cards.objectives, len(game.table.characters)
    piles = {}
    for deck in decks:
        fitting = [card for card, o in objectives.items() if o.deck == deck and o.min_players <= seats]
        piles[deck] = make_pile(game, f"objectives-{deck}", fitting)
    for deck, pile in piles.items():
        check_enough(f"objectives-{deck}", pile, decks[deck] * seats)
    dealt = [[piles[deck].pop() for deck, each in decks.items() for _ in range(each)] for _ in range(seats)]
    return dealt, [card for pile in piles.values() for card in pile]


def deal_held(game: Game, state: HeldObjectives, decks: Mapping[str, int]) -> None:
    """Deal what the seats hold in secret."""
    state.held, state.rest = deal_objectives(game, decks)
    state.removed = [[] for _ in state.held]


# ---------------------------------------------------------------- keeping


def keep_one(game: Game, state: HeldObjectives, rule: str = KEPT) -> None:
    """The first Encounter: everybody keeps one Objective, in secret and at once (LD-CRIT-01, LD-CRIT-02)."""
    if state.chosen:
        return
    state.chosen = True
    _choose(game, state, range(len(state.held)), rule)


def _choose(game: Game, state: HeldObjectives, seats: Iterable[int], rule: str) -> None:
    choices = {seat: sorted(state.held[seat]) for seat in seats if len(state.held[seat]) > 1}
    for seat, kept in game.ask_all("keep-objective", choices).items():
        keep(game, state, seat, kept, rule)


def keep(game: Game, state: HeldObjectives, seat: int, kept: str, rule: str = KEPT) -> None:
    """`seat` keeps one Objective; the others leave the game. Who had seen them cannot tell which is which now."""
    removed = [card for card in state.held[seat] if card != kept]
    for card in state.held[seat]:
        game.forget(card)
    state.held[seat] = [kept]
    state.removed[seat] += removed
    for card in removed:
        game.know(card, (seat,))
    game.tell("objective.keep", rule, (seat,), who=seat, objective=kept)


def gain_objective(game: Game, state: HeldObjectives, who: Character, card: str, rule: str = KEPT) -> bool:
    """Hook `objective_gained`: it is held with the others, of which one is kept, at once when that has been done."""
    state.held[who.seat].append(card)
    game.know(card, (who.seat,))
    if state.chosen:
        _choose(game, state, [who.seat], rule)
    return True


# ---------------------------------------------------------------- the check


def check_held(game: Game, state: HeldObjectives, kept: str = KEPT, checked: str = CHECKED) -> None:
    """Each survivor shows its Objective and wins if it is fulfilled (LD-VICT-07, LD-GOAL-01 to -03).

    Who never met an Intruder still has several and chooses one now. `kept` and `checked` are the rules for the log.
    """
    alive = survivors(game)
    if alive:
        game.tell("check", "LD-VICT-02", check="objective")
    _choose(game, state, [who.seat for who in alive], kept)
    for who in alive:
        card = state.held[who.seat][0]
        game.know_all(card)
        won = fulfilled(game, who, card)
        if won:
            state.winners.append(who.seat)
        missing = [] if won else failed_conditions(game, who, card)
        game.tell("objective.check", checked, who=who.seat, objective=card, won=won, missing=missing)


# ---------------------------------------------------------------- what is seen, dealt anew and reported


def held_zones(state: HeldObjectives) -> list[Zone]:
    """What the seats hold, then what they removed, then what was not dealt."""
    own = [Zone(f"objectives:{seat}", cards, (seat,)) for seat, cards in enumerate(state.held)]
    away = [Zone(f"objectives removed:{seat}", cards) for seat, cards in enumerate(state.removed)]
    return [*own, *away, Zone("objectives left", state.rest)]


def held_view(game: Game, state: HeldObjectives, seat: int) -> dict[str, Any]:
    """Of what others hold only the number is seen: the deck of the card kept would tell which was removed."""
    zones = held_zones(state)[: len(state.held)]
    return {
        "objectives": [[c if c[0] != HIDDEN else UNSEEN for c in seen(game, zone, seat)] for zone in zones],
        "objective removed": list(state.removed[seat]) if seat < len(state.removed) else [],
        "winners": list(state.winners),
    }


def redeal_kept(game: Game, state: HeldObjectives, seat: int) -> None:
    """Which of its cards another seat kept is as unknown as the cards; what is known of a place stays true."""
    known = game.state.known
    for other, removed in enumerate(state.removed):
        kept = state.held[other]
        if other == seat or not removed or known.get(kept[0], 0) >> seat & 1:
            continue
        unknown = [card for card in removed if not known.get(card, 0) >> seat & 1]
        ordered = sorted([kept[0], *unknown], key=lambda card: (game.ruleset.back(card), card))
        card = game.roll("objective kept", ordered)
        if card != kept[0]:
            removed[removed.index(card)], old = kept[0], kept[0]
            kept[0] = card
            known[card], known[old] = known.get(old, 0), known.get(card, 0)


def held_report(game: Game, state: HeldObjectives) -> dict[str, Any]:
    """Columns of a simulation: how many won, and for each seat whether it won and by which Objective."""
    row: dict[str, Any] = {"winners": len(state.winners)}
    for seat, name in enumerate(seat_names(game)):
        cards = state.held[seat]
        row[f"{name}_won"] = seat in state.winners
        row[f"{name}_objective"] = game.cards.objectives[cards[0]].id if len(cards) == 1 else None
    return row
