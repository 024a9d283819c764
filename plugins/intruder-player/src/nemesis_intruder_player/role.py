"""Taking over the Intruders, drawing cards, passing, winning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core.rules import awaited, contamination_cards, make_pile, seat_name

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

    from .state import IntruderPlayer

PILE: Final = "intruder-actions"
DRAWN: Final = 3
HAND: Final = 4
DECLINE: Final = "decline"
TAKE: Final = "take-over"
NONE: Final = "none"


def own(game: Game) -> IntruderPlayer:
    """The part of the state that is the mode's."""
    part: IntruderPlayer = game.intruder_player
    return part


def lay_deck(game: Game) -> None:
    """Step: the Intruder Action deck is shuffled; it waits for somebody who plays the Intruders."""
    own(game).deck = make_pile(game, PILE, sorted(game.intruder_cards))


# ---------------------------------------------------------------- who plays them


def note_death(game: Game, who: Character) -> None:
    """The Character of `who` is dead; those that die in one step die at the same moment (MD-INTR-01)."""
    own(game).fallen[seat_name(who)] = game.state.steps


def offer(game: Game) -> None:
    """Step: the first player whose Character has died may play on as the Intruders (MD-INTR-01, SH-CRIT-05).

    Of several it is the one with the lowest Player Number. Nobody is asked after that one. Ruling: a Character that has
    been brought back by then, or that a piece will bring back, is not eliminated.
    """
    part = own(game)
    part.passed = False
    out = [who for who in game.table.characters if who.status == "dead" and who not in awaited(game)]
    if part.asked or not out:
        return
    part.asked = True
    who = min(out, key=lambda c: (part.fallen.get(seat_name(c), 0), c.number))
    if game.ask(who.seat, "take-over", [DECLINE, TAKE]) == TAKE:
        put_away(game, who)
        begin(game, who.seat)
    else:
        game.tell("intruders.decline", "MD-INTR-01", who=who.seat)


def begin(game: Game, seat: int) -> None:
    """`seat` plays the Intruders from now on."""
    part = own(game)
    part.asked, part.seat, part.since = True, seat, max(1, game.table.round)
    game.tell("intruders.take", "MD-INTR-01", who=seat, role="intruders")


def put_away(game: Game, who: Character) -> None:
    """The Action cards of `who` go into the box; what its death left behind stays where it is (MD-INTR-07).

    Ruling: Contamination cards, which are no part of the Character, lie on its discard pile.
    """
    cards = [*who.hand, *who.deck, *who.discard]
    who.hand.clear()
    who.deck.clear()
    who.discard = contamination_cards(game, cards)
    who.removed += [card for card in cards if card not in who.discard]


# ---------------------------------------------------------------- cards


def draw(game: Game) -> None:
    """Step: 3 Intruder Action cards are drawn, up to a hand of 4 (MD-INTR-02).

    When the deck is out its discard pile is shuffled in; with both empty drawing stops.
    """
    part = own(game)
    if part.seat < 0:
        return
    before = len(part.hand)
    for _ in range(min(DRAWN, HAND - before)):
        if not part.deck:
            part.deck, part.discard = part.discard, []
            game.shuffle(PILE, part.deck)
        if part.deck:
            part.hand.append(game.drawn(part.deck.pop()))
    game.tell("intruders.draw", "MD-INTR-02", who=part.seat, number=len(part.hand) - before)


def pass_go(game: Game) -> None:
    """The Intruder player passes; it may keep 1 card and discards the others (MD-INTR-03)."""
    part = own(game)
    part.passed = True
    game.tell("pass", "MD-INTR-03", who=part.seat)
    if part.hand:
        kept = game.ask(part.seat, "keep-intruder-card", [NONE, *part.hand])
        part.discard += [card for card in part.hand if card != kept]
        part.hand = [card for card in part.hand if card == kept]


# ---------------------------------------------------------------- winning


def win(game: Game) -> None:
    """Step: the Intruder player wins when no other player does (MD-INTR-06)."""
    part, winners = own(game), game.semi_coop.winners
    if part.seat >= 0:
        won = not winners
        if won:
            winners.append(part.seat)
        game.tell("intruders.win", "MD-INTR-06", who=part.seat, won=won)
