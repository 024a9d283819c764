"""The 20 Attack cards of the race: what each does, whom it shows, and what an Injury check reads on it."""

from __future__ import annotations

from collections import Counter
from typing import Any

BIG = {"adult", "breeder", "queen"}
ALL = {"creeper", *BIG}
FLEE = "arrow"
DECK = {
    # Whom it shows, the blood of its cards
    "bite": (BIG, [4, 4, 6, FLEE]),
    "scratch": (ALL, [2, 3, 5, 6]),
    "claw-attack": (BIG, [3, 4, 5, FLEE]),
    "transformation": ({"creeper"}, [4, 5]),
    "tail-attack": ({"queen"}, [2, 5]),
    "frenzy": ({"breeder", "queen"}, [3, 4]),
    "slime": (ALL, [5]),
    "summoning": ({"creeper", "queen"}, [3]),
}


def test_the_twenty_attack_cards(t: Any) -> None:
    cards = t.game.cards
    drawn = [cards.attacks[card] for card in t.table.decks["attacks"]]
    found = Counter((card.attack, FLEE if card.retreat else card.blood) for card in drawn)
    assert found == Counter((kind, blood) for kind, (_, all_blood) in DECK.items() for blood in all_blood)
    assert len(drawn) == 20


def test_whom_the_attack_cards_show(t: Any) -> None:
    kinds = t.game.cards.attack_kinds
    assert {name: set(kinds[name].hits) for name in DECK} == {name: shown for name, (shown, _) in DECK.items()}
    assert not any(kind.darkness for kind in kinds.values())


def test_how_many_cards_a_check_takes_and_what_leaves_a_carcass(t: Any) -> None:
    kinds = t.game.cards.kinds
    assert {kind.id: kind.endurance for kind in kinds.values()} == {
        "larva": 0,
        "creeper": 1,
        "adult": 1,
        "breeder": 2,
        "queen": 2,
    }
    assert {kind.id for kind in kinds.values() if kind.carcass} == ALL
