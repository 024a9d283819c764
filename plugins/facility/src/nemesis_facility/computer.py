"""Computer Actions: what the face-up card offers, and the cards taking turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import ActionKind, computer_at

from .power import powered

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

    from .records import ComputerCard

DECK = "computer"


def face_up(game: Game) -> ComputerCard:
    """The record of the face-up Computer card."""
    card: ComputerCard = game.computer_cards[game.facility.computer]
    return card


def card_options(game: Game, who: Character) -> list[tuple[str, ...]]:
    """The Actions of the face-up card, each with its target, wherever `who` is and whatever it can pay (LD-COMP-03)."""
    found: list[tuple[str, ...]] = []
    for name in face_up(game).options:
        effect = game.computer_effects[name]
        if effect.choices is None:
            found.append((name,))
        else:
            found += [(name, *([t] if isinstance(t, str) else t)) for t in effect.choices(game, who)]
    return found


def card_cost(game: Game, who: Character) -> int:
    """What an Action of the face-up card costs `who`."""
    return face_up(game).cost + int(sum(game.hooks.cost_change(game, who, "computer")))


def perform(game: Game, who: Character, option: tuple[str, ...], keep: bool = False) -> None:
    """Perform an Action of the face-up card; unless it is kept the next card follows (LD-COMP-03, LD-COMP-04)."""
    name, *target = option
    game.tell("computer", "LD-COMP-03", who=who.seat, action=name)
    game.computer_effects[name].run(game, who, *target)
    if not keep:
        next_card(game, who)


# ---------------------------------------------------------------- the deck


def turn_up(game: Game) -> None:
    """Turn up the top card; a Lock-down there is passed over and shuffled back (LD-SETUP-23, LD-SETUP-24)."""
    deck = game.table.decks[DECK]
    passed = []
    while game.computer_cards[deck[-1]].immediate:
        passed.append(deck.pop())
    game.facility.computer = game.drawn(deck.pop())
    if passed:
        deck += passed
        game.shuffle(DECK, deck)
    game.tell("computer.card", "LD-SETUP-23", card=game.facility.computer)


def next_card(game: Game, who: Character) -> None:
    """The used card goes under the deck, the next is turned up; a Lock-down acts at once (LD-COMP-04, LD-COMP-05)."""
    deck = game.table.decks[DECK]
    used, game.facility.computer = game.facility.computer, ""
    deck.insert(0, used)
    game.know_all(used)
    card = game.drawn(deck.pop())
    if not game.computer_cards[card].immediate:
        game.facility.computer = card
        game.tell("computer.card", "LD-COMP-04", card=card)
        return
    deck.append(card)
    game.tell("computer.immediate", "LD-COMP-05", who=who.seat, card=card)
    game.computer_effects[card].run(game, who)
    game.shuffle(DECK, deck)
    turn_up(game)


# ---------------------------------------------------------------- as an Action of the turn


def options(game: Game, who: Character, combat: bool, payable: int) -> list[tuple[str, ...]]:
    """Computer Actions: a working Computer, Power, no Combat (LD-ACT-02, LD-COMP-01, LD-COMP-02, LD-MALF-02)."""
    if combat or not computer_at(game, who.place) or not powered(game, who.place):
        return []
    if payable < card_cost(game, who):
        return []
    return [("computer", *option) for option in card_options(game, who)]


def cost(game: Game, who: Character, option: tuple[str, ...]) -> int:
    """The Cost on the face-up card."""
    return card_cost(game, who)


def use(game: Game, who: Character, option: tuple[str, ...]) -> None:
    """Perform a Computer Action."""
    perform(game, who, option[1:])


COMPUTER = ActionKind(options, use, cost)
