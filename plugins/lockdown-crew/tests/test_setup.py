"""The draft, and what the Characters have when the game begins."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from nemesis_core import Decision, Game
from nemesis_core.testing import fakes

WORKERS = ("sentry", "hacker", "xenobiologist", "janitor")
SURVIVORS = ("survivor", "lab-rat")


def set_up(numbers: str, drawn: str, choices: list[str], content: tuple[Path, ...] = ()) -> tuple[Game, list[Decision]]:
    """Run the set-up: `numbers` are the seats' Player Numbers, `drawn` the Draft cards as they are drawn."""
    game = fakes(crew=("lockdown-crew",), content=content).new_game(len(numbers), seed=3)
    game.fixed = {"player-numbers": [list(numbers)], "draft": drawn.split()}
    asked: list[Decision] = []

    def answer(game: Game, decision: Decision) -> Any:
        asked.append(Decision(decision.seat, decision.kind, list(decision.options)))
        choice = choices.pop(0)
        assert choice in decision.options
        return choice

    game.asker = answer
    state, runs = game.state, game.ruleset.runs["setup"]
    while state.step < len(runs):
        if not runs[state.step](game):
            state.step += 1
    return game, asked


@pytest.mark.rule("LD-SETUP-39")
def test_the_draft_goes_by_player_number() -> None:
    game, asked = set_up("231", "red blue green white purple orange", ["red", "green", "purple"])
    assert [decision.seat for decision in asked] == [2, 0, 1], "Player 1 has seat 2, Player 2 seat 0, Player 3 seat 1"
    assert [c.id for c in game.table.characters] == ["hacker", "lab-rat", "survivor"]


@pytest.mark.rule("LD-SETUP-40")
def test_a_draft_turn_shows_two_cards_and_puts_one_back() -> None:
    game, asked = set_up("12", "red blue red green", ["blue", "red"])
    assert [decision.options for decision in asked] == [["blue", "red"], ["green", "red"]]
    assert [c.id for c in game.table.characters] == ["sentry", "survivor"]
    assert sorted(game.table.draft) == ["green", "orange", "purple", "white"]


@pytest.mark.rule("LD-SETUP-41")
def test_each_player_acts_with_its_own_character_only(crew: Any) -> None:
    t = crew("survivor", "sentry").hand("sentry", "rest").hand("survivor", "search").dice("noise-die", "2")
    t.will(("move", "b", "ab")).turn()
    assert [(d.seat, d.kind) for d in t.asked] == [(0, "turn")]
    assert (t["survivor"].place, t["sentry"].place) == ("b", "a")
    assert {t[0].id, t[1].id} == {"survivor", "sentry"}
    assert {option[1].partition(".")[0] for option in t.legal("survivor", "card")} <= {"survivor"}


@pytest.mark.rule("LD-SETUP-42")
def test_the_action_deck_is_shuffled_and_nothing_is_drawn(crew: Any) -> None:
    t = crew("janitor")
    who = t["janitor"]
    assert (len(who.deck), who.hand, who.discard) == (10, [], [])
    orders = [tuple(crew("janitor")["janitor"].deck)]
    game, _ = set_up("12", "orange blue red blue", ["orange", "red"])
    orders.append(tuple(game.table.characters[0].deck))
    assert sorted(orders[0]) == sorted(orders[1])
    assert orders[0] != orders[1], "two seeds"


@pytest.mark.rule("LD-SETUP-43")
@pytest.mark.parametrize(
    ("who", "item", "ammo"),
    [("sentry", "smg", 5), ("hacker", "smart-gun", 3), ("janitor", "nailgun", 4)],
)
def test_a_starting_weapon_is_in_hand_and_loaded(crew: Any, who: str, item: str, ammo: int) -> None:
    t = crew(who)
    assert t[who].held == [f"{who}.{item}"]
    assert t[who].ammo == {f"{who}.{item}": ammo}


@pytest.mark.rule("LD-SETUP-43")
@pytest.mark.parametrize("who", SURVIVORS)
def test_who_has_no_starting_item_has_empty_hands(crew: Any, who: str) -> None:
    t = crew(who)
    assert (t[who].held, t[who].items, t[who].beside, t[who].ammo) == ([], [], [], {})


@pytest.mark.rule("LD-SETUP-44")
@pytest.mark.parametrize(
    ("who", "item"),
    [
        ("sentry", "battle-suit"),
        ("hacker", "cheat-codes"),
        ("xenobiologist", "overmind"),
        ("lab-rat", "wail"),
        ("survivor", "survivor-assault-rifle"),
        ("janitor", "pressure-washer"),
    ],
)
def test_the_quest_item_is_inactive_at_first(crew: Any, who: str, item: str) -> None:
    t = crew(who).hand(who, "search", "demolition").fire("a").noise("ab").mark(who, slime=1)
    assert t[who].quest == [f"{who}.{item}"]
    assert t.item_uses(who, f"{who}.{item}") == []
    assert t.legal(who, "activate") == []
    assert t.legal(who, "drop", f"{who}.{item}") == []


@pytest.mark.rule("LD-SETUP-45")
def test_survivors_and_workers(crew: Any) -> None:
    roles = {who: crew(who)[who].role for who in (*SURVIVORS, *WORKERS)}
    assert roles == {
        **dict.fromkeys(SURVIVORS, "nemesis-survivor"),
        **dict.fromkeys(WORKERS, "facility-worker"),
    }


@pytest.mark.parametrize("who", [*SURVIVORS, *WORKERS])
def test_the_board_says_where_a_role_starts(tmp_path: Path, who: str) -> None:
    content = tmp_path / "starts.toml"
    content.write_text(
        '[[place]]\nid = "a"\nstart = ["facility-worker"]\n[[place]]\nid = "d"\nstart = ["nemesis-survivor"]\n',
        encoding="utf-8",
    )
    characters = fakes(crew=("lockdown-crew",)).compiled["cards"].characters
    slot = characters[who][0].draft_slot
    other = "red" if slot != "red" else "blue"
    game, _ = set_up("1", f"{slot} {other}", [slot], (content,))
    assert game.table.characters[0].place == ("d" if who in SURVIVORS else "a")


@pytest.mark.rule("LD-SETUP-50")
@pytest.mark.parametrize("who", SURVIVORS)
def test_a_survivor_starts_with_three_knowledge(crew: Any, who: str) -> None:
    assert crew(who)[who].marks["knowledge"] == 3


@pytest.mark.rule("LD-CARD-01")
def test_every_deck_has_ten_cards_and_some_of_its_own(crew: Any) -> None:
    characters = crew("sentry").game.cards.characters
    decks = {name: loadout.deck for name, (_, loadout) in characters.items()}
    assert sorted(decks) == sorted((*SURVIVORS, *WORKERS))
    for name, deck in decks.items():
        others = {card for other, cards in decks.items() if other != name for card in cards}
        assert sum(deck.values()) == 10
        assert set(deck) - others, f"{name} has no card of its own"
        assert set(deck) & others


@pytest.mark.rule("LD-TECH-03")
def test_vents_are_the_only_card_that_asks_for_an_entrance(crew: Any) -> None:
    content = crew("sentry").game.ruleset.content
    options = [(card.id, o) for kind in ("action_card", "item") for card in content.of(kind) for o in card.option]
    assert [name for name, o in options if "Technical Corridors Entrance" in o.text] == ["vents"]
    assert [name for name, o in options if "corridor-entrance" in o.needs] == ["vents"]
