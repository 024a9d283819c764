"""What the mode tells bots: goals and errands of the seat that plays the Intruders."""

from __future__ import annotations

from collections.abc import Callable

from nemesis_core import Decision, make_bots

from .conftest import LED, LedTable

Led = Callable[..., LedTable]

# On the fakes b has the exits 1 ab, 2 be, 3 bc, 4 the Crawlway.


def answer(t: LedTable) -> tuple[str, ...]:
    """What `survivor` does in the seat of the Intruder player."""
    bots = make_bots("survivor", len(t.table.characters), seed=1)
    chosen: tuple[str, ...] = bots[LED](t.game, Decision(LED, "intruder-turn", t.offered()))
    return chosen


def test_goal_is_that_nobody_else_wins_and_only_of_the_seat_that_leads(led: Led) -> None:
    t = led("pursuit-1")
    assert [goal.ways for goal in t.to_bot("beta", ("pass",)).goals if not goal.alive] == [(("nobody-else-wins",),)]
    assert all(goal.alive for goal in t.to_bot("alpha").goals)
    assert [errand for errand in t.to_bot("alpha").errands if "nobody-else-wins" in errand.fulfils] == []


def test_fewer_in_play_make_it_surer(led: Led) -> None:
    t = led("pursuit-1")
    before = t.to_bot("beta", ("pass",)).likely("nobody-else-wins")
    t.fall("alpha")
    assert t.to_bot("beta", ("pass",)).likely("nobody-else-wins") > before


def test_intruder_is_led_to_a_character(led: Led) -> None:
    t = led("pursuit-1")
    t.intruder("drone", "b")
    assert answer(t) == ("move", "pursuit-1/1", "drone-1", "ab")


def test_who_has_the_most_wounds_is_attacked(led: Led) -> None:
    t = led("pursuit-1")
    t.intruder("drone", "a")
    seats = [who.seat for who in t.table.characters if who.place]
    for seat in seats:
        for who in t.table.characters:
            who.light = 2 if who.seat == seat else 0
        assert answer(t) == ("attack", "pursuit-1/1", "drone-1", f"p{seat + 1}")
