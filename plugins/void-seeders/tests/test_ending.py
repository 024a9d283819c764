"""The end of the game: survivors go mad of their Contamination cards, and who is mad draws."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core import assemble
from nemesis_core.rules import kill, remove_nest_egg, return_object
from nemesis_void_seeders.lairs import destroy_lair


def ends(t: Any) -> Any:
    return t.finish("fake-time")


def drawn(t: Any) -> list[int]:
    return [told["who"] for told in t.told("check.draw")]


@pytest.mark.rule("VS-END-01")
@pytest.mark.parametrize(
    ("before", "cards", "after"), [(1, 0, 1), (1, 3, 4), (2, 3, 5), (1, 4, 5), (3, 1, 4), (4, 6, 5)]
)
def test_each_contamination_card_wherever_it_is_raises_the_level_up_to_5(
    t: Any, before: int, cards: int, after: int
) -> None:
    t.insane(alpha=before)
    for number, pile in enumerate(["deck", "hand", "discard", "discard", "deck", "hand"][:cards]):
        t.contaminate("alpha", infected=number % 2, clean=1 - number % 2, pile=pile)
    ends(t)
    assert (t.level("alpha"), t.level("beta")) == (after, 1)
    assert drawn(t) == [t["alpha"].seat] * (after == 5)
    assert t["alpha"].status == "active" or after == 5


def place(t: Any, who: str, order: Any) -> None:
    c = t[who]
    cards = [*c.deck, *c.hand, *c.discard]
    bad = [card for card in cards if card.startswith("contamination/")]
    t.game.fixed[f"deck-{c.seat}"] = [order(bad, [card for card in cards if card not in bad])]


@pytest.mark.rule("VS-END-03")
@pytest.mark.parametrize("infected", [0, 1])
@pytest.mark.parametrize(("from_the_top", "status"), [(1, "dead"), (4, "dead"), (5, "active")])
def test_of_four_cards_any_contamination_card_kills(t: Any, infected: int, from_the_top: int, status: str) -> None:
    t.insane(alpha=5).hand("alpha").contaminate("alpha", infected=infected, clean=1 - infected)
    below = -from_the_top + 1
    place(t, "alpha", lambda bad, rest: [*rest[: len(rest) + below], *bad, *rest[len(rest) + below :]])
    ends(t)
    assert t["alpha"].status == status
    assert len(t.told("check.draw")[0]["drawn"]) == 4


@pytest.mark.rule("VS-END-03")
def test_all_action_cards_are_shuffled_together_hand_and_discard_pile_too(t: Any) -> None:
    t.insane(alpha=5).discard_pile("alpha", 3)
    total = len([*t["alpha"].deck, *t["alpha"].hand, *t["alpha"].discard])
    ends(t)
    assert (len(t["alpha"].deck), t["alpha"].hand, t["alpha"].discard) == (total, [], [])


@pytest.mark.rule("VS-END-03", "VS-END-06")
def test_below_level_5_nobody_draws_not_even_with_an_infected_card(t: Any) -> None:
    t.insane(alpha=1).contaminate("alpha", infected=3, pile="hand")
    ends(t)
    assert (drawn(t), t["alpha"].status, t.told("scan")) == ([], "active", [])


@pytest.mark.rule("VS-END-01")
def test_the_dead_are_not_counted(t: Any) -> None:
    t.contaminate("alpha", clean=2)
    t["alpha"].status, t["alpha"].place = "dead", ""
    ends(t)
    assert t.level("alpha") == 1


@pytest.mark.rule("VS-END-06")
@pytest.mark.variant
@pytest.mark.parametrize(
    ("variant", "before"),
    [
        ("void-seeders", "contingency"),
        ("void-seeders-on-the-ship", "coordinates"),
        ("void-seeders-coop", "contingency"),
    ],
)
def test_it_stands_between_the_checks_of_the_board_and_the_objectives(seats_at: Any, variant: str, before: str) -> None:
    steps = [(step.name, step.owner) for step in assemble(variant).phases["victory"]]
    names = [name for name, _ in steps]
    assert ("contamination", "void-seeders") in steps
    assert names.index(before) < names.index("contamination") < names.index("objective")
    assert names.count("contamination") == 1


@pytest.mark.rule("VS-END-04")
def test_the_queen_of_objectives_is_killed_with_the_third_lair(t: Any) -> None:
    killed = t.game.conditions["queen-killed"]
    for place_ in ("b", "c", "e"):
        assert not killed(t.game, t["alpha"], "")
        t.lair(place_)
        t.do(lambda place_=place_: destroy_lair(t.game, place_))
    assert killed(t.game, t["alpha"], "")


@pytest.mark.rule("VS-END-04")
@pytest.mark.parametrize("kind", ["lurker", "whisperer", "stalker", "despoiler"])
def test_no_miniature_that_is_taken_off_is_the_queen(t: Any, kind: str) -> None:
    t.do(lambda: kill(t.game, t.intruder(kind, "b")))
    assert not t.game.conditions["queen-killed"](t.game, t["alpha"], "")


@pytest.mark.rule("VS-END-04")
def test_nest_and_eggs_mean_what_they_always_do(t: Any) -> None:
    destroyed = t.game.conditions["nest-destroyed"]
    t.eggs(1)
    assert not destroyed(t.game, t["alpha"], "")
    (egg,) = t.game.laboratory.eggs
    remove_nest_egg(t.game, egg)
    return_object(t.game, egg)
    assert destroyed(t.game, t["alpha"], "")
    t.carry("alpha", "egg")
    assert t.game.conditions["carry-egg"](t.game, t["alpha"], "")


@pytest.mark.rule("VS-END-05")
@pytest.mark.variant
def test_with_the_facility_all_of_them_die_and_so_does_the_despoiler(facility: Any) -> None:
    facility.intruder("despoiler", "room-010")
    facility.intruder("lurker", "room-011")
    lair = facility.lair("room-012", injuries=1)
    facility.finish("facility_destroyed")
    assert (facility.table.intruders, facility.game.seeders.lairs, facility.game.seeders.lair_injuries) == ({}, {}, {})
    assert facility.game.seeders.destroyed == [lair]
    assert facility.game.conditions["queen-killed"](facility.game, facility["sentry"], "")


@pytest.mark.rule("VS-END-05")
def test_while_the_board_stands_lairs_and_despoiler_live(t: Any) -> None:
    t.intruder("despoiler", "b")
    t.lair("c")
    ends(t)
    assert (t.game.conditions["queen-killed"](t.game, t["alpha"], ""), list(t.game.seeders.lairs)) == (False, ["c"])
