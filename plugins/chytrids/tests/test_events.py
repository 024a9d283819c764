"""What the Event cards of its own do, everywhere and in Darkness.

Numbers: a 1 to b, 2 to c, 3 to d; b 2 to e, 3 to c; c 1 to d; d 4 to e; e 1 and 3 to f; f 2 and 4 to g. The Crawlway
has 4 at a, b and c, 2 at d, 1 and 3 at g. f and g are unexplored. Movement, spreading and growth come first.
"""

from __future__ import annotations

from typing import Any

import pytest

CREW = ("alpha", "beta", "gamma", "delta", "epsilon")
PRINTED = {
    "puffball-explosion": ("germinator queen", [2], "purple", False),
    "coolant-leak": ("stinkhorn deathcap queen", [1], "", True),
    "fire-in-the-hole": ("stinkhorn", [1], "green", False),
    "power-surge": ("deathcap queen", [3], "purple", False),
    "blue-screen": ("stinkhorn deathcap queen", [3], "", True),
    "short-circuit": ("stinkhorn queen", [4], "", True),
    "sanitary-network-failure": ("stinkhorn deathcap", [2], "green", True),
    "bulkheads-open": ("germinator stinkhorn", [1], "", False),
    "consuming-fire": ("stinkhorn", [4], "purple", False),
    "spore-storm": ("germinator", [1, 3], "", False),
    "rapid-fruiting": ("germinator stinkhorn", [4], "purple purple", False),
    "creeping-rot": ("stinkhorn deathcap", [2], "green green", False),
    "hyphal-surge": ("germinator deathcap", [3], "purple green", False),
    "choking-haze": ("stinkhorn", [3], "green", False),
    "feeding-frenzy": ("deathcap queen", [4], "purple", False),
    "call-of-the-colony": ("stinkhorn queen", [1], "green", False),
    "sprouting-within": ("germinator", [4], "purple", False),
    "rupturing-caps": ("deathcap", [2, 4], "green", False),
    "overgrown-passages": ("germinator stinkhorn", [3], "purple", False),
    "withdrawn-fruit": ("stinkhorn deathcap", [2], "green", False),
}
"""Symbols from the left, numbers, colours that grow, and whether the card leaves the game."""


def test_every_card_is_printed_as_written_down(t: Any) -> None:
    found = {
        card.id: (
            " ".join(t.game.event_symbols[card.id].symbols),
            list(card.corridors),
            " ".join(t.game.event_symbols[card.id].growth),
            card.remove,
        )
        for card in t.game.cards.events.values()
    }
    assert found == PRINTED


@pytest.mark.parametrize("card", PRINTED)
def test_afterwards_a_card_is_discarded_or_leaves_the_game(t: Any, card: str) -> None:
    t.away().hand("alpha", "look").hand("beta", "look").event(card)
    leaves = PRINTED[card][3]
    left = [name.partition("/")[0] for name in t.table.removed]
    assert (card in left) is leaves
    assert len(t.table.decks["events"]) == 19
    assert len(t.table.discards["events"]) == (0 if leaves else 1)


# ---------------------------------------------------------------- Puffball Explosion


def test_ripe_germinators_burst_and_one_on_the_laboratory_board_grows(t: Any) -> None:
    t.away().germinator("c", 3, "green").germinator("g", 2, "green").door("bc").event("puffball-explosion")
    # 2: c sends a Spore to a, g one to f. Then c bursts: a second one for a, one for d; the Door to b breaks.
    assert [t.grown(place) for place in "abcdefg"] == [1, None, 3, "spore", None, "spore", 2]
    assert t.table.doors == {"bc": "destroyed"}
    # a has the purple one of the first space; of those that are left the leftmost grows.
    assert t.levels == [2, 1, 1, 1, 1, 1, 1]


def test_one_that_cannot_grow_is_passed_over(t: Any) -> None:
    t.away().waiting(0, 3, 3, 2).event("puffball-explosion")
    assert t.levels == [3, 3, 3, *[1] * 6]
    assert t.spores_left == 15


# ---------------------------------------------------------------- Spore Storm, Rapid Fruiting, Rupturing Caps


def test_spore_storm_puts_a_spore_in_each_room_with_a_character(colony: Any) -> None:
    t = colony(*CREW)
    for who, place in zip(CREW, "bbcde", strict=True):
        t.put(who, place)
    t.spores("c").germinator("d", 2).event("spore-storm")
    # 1: d sends a Spore to c, which becomes a Germinator. 3: d sends one to a, c one to b.
    assert [t.grown(place) for place in "abcde"] == ["spore", 1, 1, 2, "spore"]


def test_two_in_one_room_bring_it_one_spore(t: Any) -> None:
    t.put("alpha", "b").put("beta", "b").event("spore-storm")
    assert (t.grown("b"), t.spores_left) == ("spore", 14)


def test_rapid_fruiting_makes_a_germinator_of_the_first_spore(t: Any) -> None:
    t.away().spores("e", "c").event("rapid-fruiting")
    assert (t.grown("c"), t.grown("e"), t.spores_left) == (1, "spore", 14)


def test_without_a_spore_rapid_fruiting_only_grows(t: Any) -> None:
    t.away().germinator("e").germinator("b", 1, "green").event("rapid-fruiting")
    # 4: e sends a Spore to d, and b none, into the Crawlway; e grows twice; then the Spore in d becomes a Germinator.
    assert [t.grown(place) for place in "bde"] == [1, 1, 3]
    t.away().event("rapid-fruiting")
    # 4: d sends one to e and e one to d, both have growth; e is Mycelium, d grows to 3; no Spore lies anywhere.
    assert [t.grown(place) for place in "bde"] == [1, 3, "mycelium"]
    assert t.spores_left == 15


@pytest.mark.parametrize(("caps", "grown"), [(1, "spore"), (2, 1)])
def test_every_deathcap_scatters_spores_all_around(t: Any, caps: int, grown: Any) -> None:
    t.put("alpha", "d").put("beta", "g").door("de")
    for _ in range(caps):
        t.intruder("deathcap", "d", token=False)
    t.event("rupturing-caps")
    # With alpha in d they do not stir.
    assert [t.grown(place) for place in "abcdef"] == [grown, None, grown, None, None, None]
    assert t.table.doors == {"de": "closed"}


def test_they_scatter_from_where_both_numbers_have_led_them(t: Any) -> None:
    t.away().mycelium("e")
    t.intruder("deathcap", "b", token=False)
    t.event("rupturing-caps")
    # 2: from b to e, where Mycelium is. 4: d has none, so a Spore lands there. Next to e: b, d, f.
    assert [t.grown(place) for place in "abcdef"] == [None, "spore", None, 1, "mycelium", "spore"]


# ---------------------------------------------------------------- Rooms and Corridors


def test_creeping_rot_breaks_explored_rooms_with_ripe_growth(t: Any) -> None:
    t.away().mycelium("c", "f").germinator("d", 1, "green").germinator("e", 3).germinator("b", 2)
    t.event("creeping-rot")
    # Green grows twice first: d is ripe. b is purple and stays at 2; f is unexplored.
    assert sorted(t.table.malfunction) == ["c", "d", "e"]


def test_hyphal_surge_sounds_around_mycelium(t: Any) -> None:
    t.away().mycelium("d").germinator("b", 3).noise("cd").event("hyphal-surge")
    # purple grows before the effect: b is Mycelium too. Its exits: ab, be, bc and the Crawlway; those of d: ad, cd, de.
    assert t.grown("b") == "mycelium"
    assert sorted(t.table.noise) == ["ab", "ad", "bc", "be", "cd", "crawlway", "de"]


def test_hyphal_surge_does_not_sound_around_germinators(t: Any) -> None:
    t.away().germinator("b", 2).event("hyphal-surge")
    assert t.table.noise == {}


def test_in_darkness_hyphal_surge_makes_those_near_growth_roll(colony: Any) -> None:
    t = colony(*CREW)
    for who, place in zip(CREW, "ddebc", strict=True):
        t.put(who, place)
    t.mycelium("d").germinator("e", 1).germinator("c", 1, "green").spores("b")
    stinkhorn = t.intruder("stinkhorn", "c", token=False)
    t.table.first = 1
    # alpha and beta roll although not alone; gamma stands in the light, delta near a Spore only, epsilon in Combat.
    t.dim("d", "b", "c").door("bc").dice("noise-die", "silence", "silence").event("hyphal-surge")
    assert [roll["who"] for roll in t.told("noise.roll")] == [1, 0]
    assert stinkhorn.place == "c"


def test_who_comes_into_combat_by_an_earlier_roll_does_not_roll(t: Any) -> None:
    t.put("alpha", "d").put("beta", "d").mycelium("d").dim("d").hand("alpha", "look", "plan", "plan", "rage")
    t.bag("stinkhorn").dice("noise-die", "1").event("hyphal-surge")
    assert [roll["who"] for roll in t.told("noise.roll")] == [0]
    assert [piece.kind for piece in t.at("d")] == ["stinkhorn"]


def test_growth_breaks_the_closed_doors_of_its_room(t: Any) -> None:
    t.away().germinator("b").mycelium("g").spores("d")
    t.door("ab").door("fg").door("cd").door("be", "destroyed").event("overgrown-passages")
    # 3: b sends a Spore to c; a Spore is not enough for the Door between c and d.
    assert t.table.doors == {"ab": "destroyed", "fg": "destroyed", "cd": "closed", "be": "destroyed"}
    assert t.grown("c") == "spore"


@pytest.mark.parametrize("card", ["overgrown-passages", "bulkheads-open"])
def test_in_darkness_there_is_noise_around_each_character(t: Any, card: str) -> None:
    t.put("alpha", "d").put("beta", "b").dim("d").noise("cd").event(card)
    assert sorted(t.table.noise) == ["ad", "cd", "crawlway", "de"]
