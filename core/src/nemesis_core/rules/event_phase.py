"""The event phase steps that every board shares."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from .attacks import attacks_on_all
from .injuries import injure
from .intruders import move_by_number
from .piles import discard_card, draw_card
from .queries import has_character, in_darkness, on_board
from .reactions import Moment, darkness_for, window

if TYPE_CHECKING:
    from ..game import Game
    from .card_records import EventCard
    from .table import Character


def intruder_attacks(game: Game) -> None:
    """Step: each Intruder with a Character attacks (LD-EVENT-09), unless a piece leaves the step out."""
    if not game.hooks.attacks_skipped(game):
        attacks_on_all(game)


def fire_damage(game: Game) -> None:
    """Step: each Intruder in a burning Room, and what else of their kind is there, suffers 1 Injury (LD-EVENT-10)."""
    for piece in list(game.table.intruders.values()):
        if piece.place in game.table.fire:
            injure(game, piece, 1, None, "fire")
    for place in [place for place in game.board.order if place in game.table.fire]:
        game.hooks.room_struck(game, place, 1, None, "fire")


def event_card(game: Game) -> None:
    """Step: draw an Event card, move, resolve its effect and its Darkness effect (LD-EVENT-11 to LD-EVENT-15).

    Ruling: with no card left, not even discarded ones, the step does nothing.
    """
    card = draw_card(game, "events")
    if card:
        resolve_event(game, card)


def resolve_event(game: Game, card: str) -> None:
    """Carry out Event `card`, which was drawn: its movement, its effect, its Darkness effect; then put it away."""
    game.table.event = card
    record = game.cards.events[card]
    game.tell("event", "LD-EVENT-11", card=record.id)
    told = game.events_told
    event_movement(game, record)
    content = game.ruleset.content
    key = record.same_as or record.id
    owner = record.owner
    content.effects[owner, "event_card", key].run(game)
    if record.darkness:
        content.effects[owner, "event_card", f"{key}.darkness"].run(game)
    if game.events_told == told:
        game.tell("event.nothing", "LD-EVENT-14")
    put_event_away(game, card, record)


def put_event_away(game: Game, card: str, record: EventCard) -> None:
    """A resolved Event card is discarded.

    One that is removed leaves and all others are shuffled together; one to be shuffled in goes into the deck.
    """
    table = game.table
    table.event = ""
    if not (record.remove or record.reshuffle):
        discard_card(game, "events", card)
        return
    deck = table.decks["events"]
    if record.remove:
        table.removed.append(card)
        deck += table.discards["events"]
        table.discards["events"].clear()
    else:
        deck.append(card)
    game.shuffle("events", deck)


def event_movement(game: Game, record: EventCard) -> None:
    """Intruders of the kinds on the card, away from Characters, move through its numbers (LD-EVENT-12, -13).

    A race may read the card in a way of its own.
    """
    if game.hooks.event_moves(game, record):
        return
    for number in record.corridors:
        for piece in list(game.table.intruders.values()):
            if piece.kind in record.movers and not has_character(game, piece.place):
                move_by_number(game, piece, number)


def in_the_dark(game: Game, concerned: Callable[[Character], bool] | None = None) -> list[Character]:
    """The Characters to whom the Darkness effect of the Event card applies, in order (LD-EVENT-15).

    Each may use a source of light or a reaction against it. `concerned` tells to whom the effect would do
    anything; the others are neither asked nor listed.
    """
    touched = []
    for who in on_board(game):
        if not in_darkness(game, who) or (concerned is not None and not concerned(who)):
            continue
        moment = Moment("event-darkness", who)
        if darkness_for(game, who, moment):
            window(game, "event-darkness", moment)
            if not moment.denied:
                touched.append(who)
    return touched


def bag_development(game: Game) -> None:
    """Step: one token is drawn from the bag and does what its kind does (LD-BAG-01); an empty bag does nothing."""
    bag = game.table.bag
    if not bag:
        return
    token = game.pick("bag", bag)
    kind = game.cards.tokens[token].type
    game.tell("bag", "LD-BAG-01", token=kind)
    game.token_kinds[kind].develop(game, token)


def end_of_round(game: Game) -> None:
    """Step: the round is over (LD-EVENT-16)."""
    game.tell("round-end", "LD-EVENT-16", round=game.table.round)
