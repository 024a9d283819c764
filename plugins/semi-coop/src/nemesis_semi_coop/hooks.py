"""Dealing Objectives, keeping one at the first Encounter, and the Objective check."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import attrs

from nemesis_core import HIDDEN, Step, Wording, Zone, hookimpl, seen
from nemesis_core.rules import (
    check_enough,
    failed_conditions,
    fulfilled,
    make_pile,
    seat_names,
    survivors,
)

if TYPE_CHECKING:
    from nemesis_core import Game

CHOOSING = ("LD-CRIT-01", "LD-CRIT-02")
DECKS = ("corporate", "personal")
REFERENCES = {
    "corporate objective": ("LD-SETUP-33", "LD-SETUP-34", "LD-CRIT-01"),
    "personal objective": ("LD-SETUP-33", "LD-SETUP-34", "LD-CRIT-01"),
}
WORDINGS = {
    "keep-objective?": Wording("Which Objective do you keep? The other leaves the game.", (), CHOOSING),
    "keep-objective": Wording("Keep the Objective {objective}", ("objective",), CHOOSING),
}
UNSEEN = HIDDEN + "objective"


@attrs.define
class SemiCoop:
    """The Objectives that each seat holds and has removed, those not dealt, and who has won."""

    held: list[list[str]] = attrs.field(factory=list)
    removed: list[list[str]] = attrs.field(factory=list)
    rest: list[str] = attrs.field(factory=list)
    chosen: bool = False
    winners: list[int] = attrs.field(factory=list)


@hookimpl
def state_parts() -> dict[str, type]:
    return {"semi_coop": SemiCoop}


@hookimpl
def steps() -> list[Step]:
    return [
        Step("setup", "objectives", deal, before="draft-deck"),
        Step("victory", "objective", objective_check, after="contamination"),
    ]


def deal(game: Game) -> None:
    """Step: one Corporate and one Personal Objective each, fit for the number of players (LD-SETUP-32 to -34)."""
    state, objectives = game.semi_coop, game.cards.objectives
    count = game.state.seats
    piles = {
        deck: make_pile(
            game,
            f"objectives-{deck}",
            [card for card, o in objectives.items() if o.deck == deck and o.min_players <= count],
        )
        for deck in DECKS
    }
    for deck, pile in piles.items():
        check_enough(f"objectives-{deck}", pile, count)
    state.held = [[piles[deck].pop() for deck in DECKS] for _ in range(count)]
    state.removed = [[] for _ in range(count)]
    state.rest = [card for deck in DECKS for card in piles[deck]]


@hookimpl
def intruder_placed(game: Game, piece: Any) -> None:
    """The first Encounter: everybody keeps one Objective, in secret and at once (LD-CRIT-01, LD-CRIT-02)."""
    state = game.semi_coop
    if state.chosen:
        return
    state.chosen = True
    choices = {seat: sorted(cards) for seat, cards in enumerate(state.held) if len(cards) > 1}
    for seat, kept in game.ask_all("keep-objective", choices).items():
        keep(game, seat, kept)


def keep(game: Game, seat: int, kept: str) -> None:
    """`seat` keeps one Objective; the other leaves the game. Who had seen both cannot tell which is which now."""
    state = game.semi_coop
    both = state.held[seat]
    for card in both:
        game.forget(card)
    state.held[seat], state.removed[seat] = [kept], [card for card in both if card != kept]
    game.know(state.removed[seat][0], (seat,))
    game.tell("objective.keep", "LD-CRIT-01", (seat,), who=seat, objective=kept)


def objective_check(game: Game) -> None:
    """Step: each survivor shows its Objective and wins if it is fulfilled (LD-VICT-07, LD-GOAL-01 to -03).

    Who never met an Intruder still has two and chooses one now.
    """
    state = game.semi_coop
    alive = survivors(game)
    if alive:
        game.tell("check", "LD-VICT-02", check="objective")
    open_ = {who.seat: sorted(state.held[who.seat]) for who in alive if len(state.held[who.seat]) > 1}
    for seat, kept in game.ask_all("keep-objective", open_).items():
        keep(game, seat, kept)
    for who in alive:
        kept = state.held[who.seat][0]
        game.know_all(kept)
        won = fulfilled(game, who, kept)
        if won:
            state.winners.append(who.seat)
        game.tell(
            "objective.check",
            "LD-VICT-07",
            who=who.seat,
            objective=kept,
            won=won,
            missing=[] if won else failed_conditions(game, who, kept),
        )


@hookimpl
def hidden_zones(game: Game) -> list[Zone]:
    state = game.semi_coop
    own = [Zone(f"objectives:{seat}", cards, (seat,)) for seat, cards in enumerate(state.held)]
    away = [Zone(f"objectives removed:{seat}", cards) for seat, cards in enumerate(state.removed)]
    return [*own, *away, Zone("objectives left", state.rest)]


@hookimpl
def view(game: Game, seat: int) -> dict[str, Any]:
    """Of what others hold only the number is seen: the deck of the card kept would tell which was removed."""
    zones = hidden_zones(game)[: game.state.seats]
    return {
        "objectives": [[c if c[0] != HIDDEN else UNSEEN for c in seen(game, zone, seat)] for zone in zones],
        "objective removed": list(game.semi_coop.removed[seat]),
        "winners": list(game.semi_coop.winners),
    }


@hookimpl
def after_redeal(game: Game, seat: int) -> None:
    """Which of its two cards another seat kept is as unknown as the cards; what is known of a place stays true."""
    state, known = game.semi_coop, game.state.known
    for other, removed in enumerate(state.removed):
        kept = state.held[other]
        if other == seat or not removed or known.get(kept[0], 0) >> seat & 1:
            continue
        if game.roll("objective kept", ("this", "that")) == "that":
            state.held[other], state.removed[other] = removed, kept
            known[removed[0]], known[kept[0]] = known.get(kept[0], 0), known.get(removed[0], 0)


@hookimpl
def objectives_of(game: Game, who: Any) -> list[str]:
    return list(game.semi_coop.held[who.seat])


@hookimpl
def report(game: Game) -> dict[str, Any]:
    state = game.semi_coop
    row: dict[str, Any] = {"winners": len(state.winners)}
    for seat, name in enumerate(seat_names(game)):
        cards = state.held[seat]
        row[f"{name}_won"] = seat in state.winners
        row[f"{name}_objective"] = game.cards.objectives[cards[0]].id if len(cards) == 1 else None
    return row


@hookimpl
def compile_content(ruleset: Any) -> dict[str, Any]:
    ruleset.compiled["wordings"].update(WORDINGS)
    ruleset.compiled["references"].update(REFERENCES)
    ruleset.compiled["story"].update(
        {
            "objective.keep": "Seat {who} keeps the Objective {objective}.",
            "objective.check won=yes": "Seat {who} shows the Objective {objective}: it is fulfilled.",
            "objective.check won=no": "Seat {who} shows the Objective {objective}: it is not fulfilled ({missing}).",
        }
    )
    return {}
