"""How a Panic card is resolved: the draw, the level, Interruptions, the discard pile."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_void_seeders.panic import resolve_panic

# Pyromaniac: from level 3 on a Fire marker in the Room. Heart Attack: from level 5 on death. Self-Mutilation: from
# level 3 on two Light Wounds.


def panics(t: Any, who: str, *cards: str, occasion: str = "insanity") -> None:
    t.top("panic", *cards)
    for _ in cards:
        t.do(lambda: resolve_panic(t.game, t[who], occasion))


@pytest.mark.rule("VS-PAN-01", "VS-PAN-02", "VS-PAN-03")
@pytest.mark.parametrize(("level", "burns", "after"), [(1, 0, 2), (2, 0, 3), (3, 1, 3), (4, 1, 4), (5, 1, 5)])
def test_the_level_is_compared_with_the_top_card(t: Any, level: int, burns: int, after: int) -> None:
    t.insane(alpha=level)
    panics(t, "alpha", "pyromaniac")
    assert (len(t.table.fire), t.level("alpha"), t.level("beta")) == (burns, after, 1)
    (told,) = t.told("panic")
    assert (told["who"], told["card"], told["insanity"], told["level"]) == (t["alpha"].seat, "pyromaniac", 3, level)


@pytest.mark.rule("VS-PAN-02")
def test_no_level_is_below_5_and_so_nobody_dies_of_a_card_that_is_skipped(t: Any) -> None:
    t.insane(alpha=4)
    panics(t, "alpha", "heart-attack")
    assert (t["alpha"].status, t.level("alpha")) == ("active", 5)
    panics(t, "alpha", "heart-attack")
    assert t["alpha"].status == "dead"


@pytest.mark.rule("VS-PAN-04")
def test_an_effect_that_cannot_be_is_a_level_more(t: Any) -> None:
    t.insane(alpha=3).fire("a")
    panics(t, "alpha", "pyromaniac")
    assert (t.level("alpha"), list(t.table.fire)) == (4, ["a"])


@pytest.mark.rule("VS-PAN-04", "VS-INS-03")
def test_on_level_5_an_effect_that_cannot_be_kills(t: Any) -> None:
    t.insane(alpha=5).fire("a")
    panics(t, "alpha", "pyromaniac")
    assert (t["alpha"].status, t["alpha"].cause) == ("dead", "insanity")


@pytest.mark.rule("VS-PAN-06")
def test_resolved_cards_lie_open_and_an_empty_deck_is_shuffled_from_them(t: Any) -> None:
    t.insane(alpha=2)
    panics(t, "alpha", "heart-attack", "pyromaniac")
    discards, deck = t.table.discards["panic"], t.table.decks["panic"]
    assert [card.partition("/")[0] for card in discards] == ["heart-attack", "pyromaniac"]
    assert t.game.view(1)["discards"]["panic"] == discards
    discards += deck
    deck.clear()
    t.insane(alpha=1)
    t.do(lambda: resolve_panic(t.game, t["alpha"], "event"))
    assert (len(deck), len(discards), len({*deck, *discards})) == (19, 1, 20)


@pytest.mark.rule("VS-PAN-06")
def test_a_card_that_is_being_resolved_is_not_drawn_again(t: Any) -> None:
    # Blind Escape leads from a to d (Corridor 3), where the roll has an Encounter; its Insanity token brings a Panic
    # card. The deck holds that one card alone, so that none is left for the second draw.
    deck = t.table.decks["panic"]
    t.table.removed += [card for card in deck if card != "blind-escape/1"]
    deck[:] = ["blind-escape/1"]
    t.insane(alpha=2).put("beta", "g").explored("d").flees(3).noise("cd")
    t.dice("noise-die", "1").bag("insanity")
    t.do(lambda: resolve_panic(t.game, t["alpha"], "event"))
    assert (t["alpha"].place, t.level("alpha")) == ("d", 2)
    assert len(t.told("panic")) == 1
    assert t.table.discards["panic"] == ["blind-escape/1"]


def test_who_is_in_no_room_resolves_none(t: Any) -> None:
    t.put("alpha", "")
    panics(t, "alpha", "pyromaniac")
    assert (t.told("panic"), t.level("alpha"), t.table.discards["panic"]) == ([], 1, [])


def test_with_no_panic_card_left_nothing_happens(t: Any) -> None:
    t.empty("panic")
    t.do(lambda: resolve_panic(t.game, t["alpha"], "event"))
    assert t.level("alpha") == 1


# ---------------------------------------------------------------- Interruptions


@pytest.fixture
def room(facility: Any) -> Any:
    """Sentry (level 5) and Hacker in one Room; the Hacker holds an Interruption."""
    for who in ("sentry", "hacker"):
        facility.put(who, "isolation-room").hand(who)
    return facility.insane(sentry=5).hand("hacker", "interruption")


@pytest.fixture
def crowd(seats_at: Any) -> Any:
    """Sentry (level 5), Hacker and Janitor in one Room; the two others hold Interruptions."""
    made = seats_at("void-seeders", "sentry", "hacker", "janitor")
    for who in ("sentry", "hacker", "janitor"):
        made.put(who, "isolation-room").hand(who)
    made.insane(sentry=5).hand("hacker", "interruption").hand("janitor", "interruption")
    return made


@pytest.mark.rule("VS-PAN-05")
@pytest.mark.variant
@pytest.mark.parametrize(("played", "status"), [(True, "active"), (False, "dead")])
def test_another_in_the_room_can_interrupt_it(room: Any, played: bool, status: str) -> None:
    card = room["hacker"].hand[0]
    room.will(("react", card, "cancel-action") if played else ("pass",))
    panics(room, "sentry", "heart-attack")
    assert (room["sentry"].status, room.level("sentry")) == (status, 5)
    assert [c.partition("/")[0] for c in room.table.discards["panic"]] == ["heart-attack"]
    assert (card in room["hacker"].discard) is played


@pytest.mark.rule("VS-PAN-05")
@pytest.mark.variant
def test_it_saves_from_the_higher_level_too(room: Any) -> None:
    room.insane(sentry=2).will(("react", room["hacker"].hand[0], "cancel-action"))
    panics(room, "sentry", "heart-attack")
    assert room.level("sentry") == 2


@pytest.mark.rule("VS-PAN-05")
@pytest.mark.variant
@pytest.mark.parametrize("case", ["elsewhere", "own card"])
def test_nobody_else_can(room: Any, case: str) -> None:
    # With nobody to ask, an answer would be an error.
    if case == "elsewhere":
        room.put("hacker", "repository")
        panics(room, "sentry", "heart-attack")
        assert room["sentry"].status == "dead"
    else:
        room.insane(hacker=5)
        panics(room, "hacker", "heart-attack")
        assert room["hacker"].status == "dead"


@pytest.mark.rule("VS-PAN-09")
@pytest.mark.variant
@pytest.mark.parametrize("first", ["hacker", "janitor"])
def test_those_who_could_are_asked_from_the_first_player(crowd: Any, first: str) -> None:
    crowd.table.first = crowd[first].seat
    crowd.will(("pass",), ("pass",))
    panics(crowd, "sentry", "heart-attack")
    order = {"hacker": ["hacker", "janitor"], "janitor": ["janitor", "hacker"]}[first]
    assert asked(crowd) == [crowd[who].seat for who in order]


@pytest.mark.rule("VS-PAN-09")
@pytest.mark.variant
def test_an_interruption_against_the_interruption_lets_the_card_go_on(crowd: Any) -> None:
    crowd.table.first = crowd["hacker"].seat
    mine, other = crowd["hacker"].hand[0], crowd["janitor"].hand[0]
    crowd.will(("react", mine, "cancel-action"), ("react", other, "cancel-interruption"))
    panics(crowd, "sentry", "heart-attack")
    assert crowd["sentry"].status == "dead"
    assert (mine in crowd["hacker"].discard, other in crowd["janitor"].discard) == (True, True)


def asked(t: Any) -> list[int]:
    return [decision.seat for decision in t.asked if decision.kind == "react"]
