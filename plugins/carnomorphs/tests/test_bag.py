"""The bag development, token by token."""

from __future__ import annotations

from typing import Any

import pytest


def where(t: Any, kind: str = "metagorger") -> list[str]:
    """The places of the Carnomorphs of `kind`, in the order in which they came."""
    return [piece.place for piece in t.table.intruders.values() if piece.kind == kind]


# ---------------------------------------------------------------- Metagorgers


@pytest.mark.rule("CM-BAG-01")
def test_one_metagorger_comes_to_a_room_for_all_its_reasons(t: Any) -> None:
    t.away().intruder("metagorger", "c", token=False)
    t.lies("egg", "c")
    t.lies("intruder-carcass", "c")
    t.develop("metagorger")
    assert where(t) == ["c", "c"]


@pytest.mark.rule("CM-BAG-01")
@pytest.mark.parametrize(
    ("explored", "eggs", "place"), [(True, 8, ["f"]), (True, 1, ["f"]), (False, 8, []), (True, 0, [])]
)
def test_one_comes_to_the_explored_nest_as_long_as_it_is_not_destroyed(
    t: Any, explored: bool, eggs: int, place: list[str]
) -> None:
    if explored:
        t.explored("f")
    t.eggs(eggs)
    t.game.laboratory.destroyed = not eggs
    t.develop("metagorger")
    assert where(t) == place


@pytest.mark.rule("CM-BAG-03", "CM-BAG-10")
def test_the_lowest_rooms_get_the_last_metagorgers(t: Any) -> None:
    # Two are left; the Rooms that draw one are b, c, d and e.
    t.away()
    for _ in range(6):
        t.intruder("metagorger", "e", token=False)
    for place in ("d", "c", "b"):
        t.lies("egg", place)
    t.develop("metagorger")
    assert where(t) == ["e"] * 6 + ["b", "c"]


@pytest.mark.rule("CM-BAG-10")
def test_a_metagorger_that_has_just_come_draws_no_other(t: Any) -> None:
    t.away().lies("egg", "b")
    seen: list[list[str]] = []
    t.game.listener = lambda event: seen.append(where(t)) if event.kind == "intruder.place" else None
    t.lies("egg", "d")
    t.develop("metagorger")
    assert seen == [["b"], ["b", "d"]]


@pytest.mark.rule("CM-BAG-10")
def test_rooms_without_a_number_come_last(t: Any) -> None:
    t.away().no_more("metagorger", "e")
    del t.table.intruders["metagorger-8"]
    t.lies("egg", "a")
    t.lies("egg", "b")
    # Room a has lost its number: it is the last one in the order of the board.
    t.game.board.order = (*"bcdefg", "a")
    try:
        t.develop("metagorger")
    finally:
        t.game.board.order = tuple("abcdefg")
    assert where(t)[-1] == "b"


@pytest.mark.rule("CM-BAG-04")
def test_a_blue_token_leaves_another_comes_and_all_out_of_combat_roll(t: Any) -> None:
    t.put("beta", "c").intruder("shambler", "c", token=False)
    t.table.first = 1
    t.dice("noise-die", "2").develop("blue-metagorger")
    assert t.bag_counts() == {"blank": 1, "blue-metagorger": 1, "metagorger": 5}
    assert t.aside("blue-metagorger") == 1
    assert [roll["who"] for roll in t.told("noise.roll")] == [0]
    assert where(t) == []


@pytest.mark.rule("CM-BAG-04")
def test_they_roll_in_order_from_the_first_player(t: Any) -> None:
    t.put("beta", "c").dice("noise-die", "2", "3")
    t.table.first = 1
    t.develop("blue-metagorger")
    assert [roll["who"] for roll in t.told("noise.roll")] == [1, 0]


@pytest.mark.rule("CM-BAG-04", "CM-SET-06")
def test_a_blue_token_brings_a_blue_one_when_no_red_one_is_left(t: Any) -> None:
    t.only_in_bag("blank", *["metagorger"] * 8).dice("noise-die", "2", "3").bag("blue-metagorger")
    t.step("event", "bag")
    assert t.bag_counts() == {"blank": 1, "blue-metagorger": 1, "metagorger": 8}


@pytest.mark.rule("CM-BAG-11")
def test_the_bag_is_changed_before_they_roll(t: Any) -> None:
    seen = []
    t.game.listener = lambda event: seen.append(t.bag_counts()) if event.kind == "noise.roll" else None
    t.dice("noise-die", "2", "3").develop("blue-metagorger")
    assert seen == [{"blank": 1, "blue-metagorger": 1, "metagorger": 5}] * 2


# ---------------------------------------------------------------- Shamblers, Fleshbeasts, the Blank


@pytest.mark.rule("CM-BAG-05")
@pytest.mark.parametrize("kind", ["shambler", "fleshbeast"])
def test_the_token_goes_back_and_then_all_out_of_combat_roll(t: Any, kind: str) -> None:
    seen = []
    t.game.listener = lambda event: (
        seen.append((event.data["who"], t.bag_counts()[kind])) if (event.kind == "noise.roll") else None
    )
    t.put("beta", "c").intruder("metagorger", "c", token=False)
    t.dice("noise-die", "2").develop(kind)
    assert seen == [(0, 1)]
    assert not [piece for piece in t.table.intruders.values() if piece.kind == kind]


@pytest.mark.rule("CM-BAG-08")
def test_a_blank_takes_idle_shamblers_into_the_bag_and_adds_a_metagorger(t: Any) -> None:
    t.put("beta", "c")
    for kind, place in [("shambler", "c"), ("shambler", "d"), ("shambler", "e"), ("fleshbeast", "d")]:
        t.intruder(kind, place, token=False)
    t.dice("noise-die", "2").develop("blank")
    assert sorted((piece.kind, piece.place) for piece in t.table.intruders.values()) == [
        ("fleshbeast", "d"),
        ("shambler", "c"),
    ]
    assert t.bag_counts() == {"blank": 1, "blue-metagorger": 2, "metagorger": 5, "shambler": 2}
    assert [roll["who"] for roll in t.told("noise.roll")] == [0]


@pytest.mark.rule("CM-BAG-09")
def test_the_blank_is_in_the_bag_again_when_they_roll(t: Any) -> None:
    # Alpha rolls Noise into a Corridor that has it: the Encounter draws the Blank once more.
    t.put("beta", "c").noise("ab").only_in_bag("blank").bag("blank")
    t.game.fixed["bag"] *= 2
    t.dice("noise-die", "1", "3").step("event", "bag")
    assert [drawn["token"] for drawn in t.told("token.draw")] == ["blank"]
    assert sorted(t.table.noise) == ["ab", "ac", "ad", "bc", "crawlway"]
    assert t.bag_counts() == {"blank": 1, "metagorger": 1}


# ---------------------------------------------------------------- the Butcher


@pytest.mark.rule("CM-BAG-06")
@pytest.mark.parametrize(
    ("slimed", "cards", "place"),
    [
        ({"beta": 1}, (1, 4, 1), "b"),
        ({"alpha": 1, "beta": 1}, (4, 3, 1), "b"),
        ({"alpha": 1, "beta": 1}, (2, 3, 1), "a"),
        ({"alpha": 1, "beta": 1}, (3, 3, 1), "b"),
        ({"beta": 1, "gamma": 1}, (1, 3, 3), "b"),
        ({}, (5, 5, 5), "b"),
    ],
)
def test_the_butcher_picks_who_is_slimed_by_hand_and_order_or_else_the_first_player(
    brood: Any, slimed: dict[str, int], cards: tuple[int, ...], place: str
) -> None:
    # Alpha is in a, beta, the First Player, in b, gamma in c.
    t = brood("alpha", "beta", "gamma").plain()
    t.put("beta", "b").put("gamma", "c")
    t.table.first = 1
    t.top("attacks", *["slash-1"])
    for who, number in zip(("alpha", "beta", "gamma"), cards, strict=True):
        t.cards(who, number).mark(who, slime=slimed.get(who, 0))
    t.noise("ab", "de").develop("butcher")
    assert where(t, "butcher") == [place]
    assert t.table.noise == {"de": 1}
    assert [t.game.cards.tokens[token].type for token in t.table.removed] == ["butcher"]
    assert "butcher" not in t.bag_counts()
    assert t.aside("butcher") == 0


@pytest.mark.rule("CM-BAG-07")
@pytest.mark.parametrize("dead", [True, False])
def test_a_butcher_that_is_out_or_dead_does_not_come_again(t: Any, dead: bool) -> None:
    if dead:
        t.game.laboratory.queen_killed = True
    else:
        t.intruder("butcher", "e", injuries=2, token=False)
    left = len(t.table.bag)
    t.noise("ab").hand("alpha").develop("butcher")
    assert where(t, "butcher") == ([] if dead else ["e"])
    assert (len(t.table.bag), t.table.noise) == (left, {"ab": 1})
    assert [t.game.cards.tokens[token].type for token in t.table.removed] == ["butcher"]
    assert t.told("token.draw") == []


@pytest.mark.rule("CM-BAG-12")
@pytest.mark.parametrize(("cards", "surprised"), [(3, True), (4, False)])
def test_its_encounter_tests_a_surprise_attack_with_the_number_of_its_token(
    t: Any, cards: int, surprised: bool
) -> None:
    t.plain().cards("alpha", cards).top("attacks", "slash-1").put("beta", "e")
    left = len(t.table.bag)
    t.develop("butcher")
    assert t["alpha"].light == int(surprised)
    assert (t.told("token.draw"), len(t.table.bag)) == ([], left)


@pytest.mark.rule("CM-BAG-12")
def test_it_picks_one_in_combat_too(t: Any) -> None:
    t.plain().put("beta", "c").cards("beta", 5).mark("beta", slime=1).intruder("metagorger", "c", token=False)
    t.develop("butcher")
    assert where(t, "butcher") == ["c"]


@pytest.mark.rule("CM-BAG-12")
@pytest.mark.parametrize(("places", "came"), [(("", "c"), ["c"]), (("", ""), [])])
def test_without_the_first_player_on_the_board_the_next_one_is_taken(t: Any, places: Any, came: list[str]) -> None:
    t.plain().put("alpha", places[0]).put("beta", places[1]).cards("beta", 5)
    t.mark("alpha", slime=1)
    t.develop("butcher")
    assert where(t, "butcher") == came
    assert t.aside("butcher") == 0
