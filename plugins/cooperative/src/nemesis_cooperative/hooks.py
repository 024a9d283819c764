"""One open Objective for each player, tokens turned up for all, Revive, and the check of the whole group."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemesis_core import Step, Zone, hookimpl
from nemesis_core.rules import deal_objectives, seat_name, seat_names

from . import reviving, winning
from .state import Cooperative
from .words import column_of

if TYPE_CHECKING:
    from nemesis_core import Game

DECKS: Final = {"solo-coop": 1}
OPENED: Final = ("contingency",)
"""Kinds of face-down tokens of which nobody gets one, and which are turned up instead of being looked at."""


@hookimpl
def state_parts() -> dict[str, type]:
    return {"cooperative": Cooperative}


@hookimpl
def steps() -> list[Step]:
    return [
        Step("setup", "objectives", deal, before="draft-deck"),
        Step("setup", "open-token", turn_up, before="draft-deck"),
        Step("player", "revive", reviving.revive, after="round"),
        Step("victory", "objective", winning.check, after="contamination"),
    ]


# ---------------------------------------------------------------- set-up and tokens


def deal(game: Game) -> None:
    """Step: one Objective for each player, open to all (LD-COOP-01, LD-COOP-02)."""
    dealt, game.cooperative.rest = deal_objectives(game, DECKS)
    game.cooperative.objectives = [card for cards in dealt for card in cards]
    for card in game.cooperative.objectives:
        game.know_all(card)


@hookimpl
def tokens_dealt(game: Game, kind: str) -> int | None:
    """Nobody is dealt a Contingency (LD-COOP-05)."""
    return 0 if kind in OPENED else None


def turn_up(game: Game) -> None:
    """Step: the first Contingency is turned up, on a board that has some (LD-COOP-05)."""
    for kind in OPENED:
        game.hooks.command(game, f"turn-up-{kind}", "")


@hookimpl
def tokens_open(game: Game, kind: str) -> bool | None:
    """Who would look at a Contingency turns it up for everybody (LD-COOP-05)."""
    return True if kind in OPENED else None


# ---------------------------------------------------------------- the dead


@hookimpl
def character_died(game: Game, who: Any, corpse: str) -> None:
    """Whose Corpse it is (LD-COOP-06)."""
    if corpse:
        game.cooperative.corpses[corpse] = who.seat


@hookimpl
def character_back(game: Game, who: Any) -> None:
    """Nobody is revived a second time from the Corpse of one who came back in another way."""
    corpses = game.cooperative.corpses
    game.cooperative.corpses = {corpse: seat for corpse, seat in corpses.items() if seat != who.seat}


@hookimpl
def object_mark(game: Game, token: str) -> str | None:
    """The Corpses of Characters are told apart (LD-COOP-06)."""
    seat = game.cooperative.corpses.get(token)
    return None if seat is None else seat_name(game.table.characters[seat])


# ---------------------------------------------------------------- what is seen and reported


@hookimpl
def hidden_zones(game: Game) -> list[Zone]:
    """The Objectives that nobody has (LD-COOP-02)."""
    return [Zone("objectives left", game.cooperative.rest)]


@hookimpl
def view(game: Game, seat: int) -> dict[str, Any]:
    """Everything but the Objectives that were not dealt is open (LD-COOP-02, LD-COOP-05)."""
    state = game.cooperative
    return {
        "group objectives": list(state.objectives),
        "group fulfilled": list(state.fulfilled),
        "corpses": dict(sorted(state.corpses.items())),
        "winners": list(state.winners),
    }


@hookimpl
def report(game: Game) -> dict[str, Any]:
    """Whether the group won, which of its Objectives were fulfilled, how often somebody came back."""
    state = game.cooperative
    records = {game.cards.objectives[card].id: card in state.fulfilled for card in state.objectives}
    deck = [record.id for record in game.ruleset.content.of("objective") if record.deck in DECKS]
    return {
        "winners": len(state.winners),
        **{f"{name}_won": seat in state.winners for seat, name in enumerate(seat_names(game))},
        "objectives_fulfilled": len(state.fulfilled),
        "revived": state.revived,
        **{column_of(name): records.get(name) for name in deck},
    }
