"""Encounters: which Carnomorph comes, whom it surprises, what becomes of the token."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import encounter, vanish


@pytest.mark.rule("CM-ENC-01")
@pytest.mark.parametrize(
    ("token", "kind"),
    [
        ("metagorger", "metagorger"),
        ("blue-metagorger", "metagorger"),
        ("shambler", "shambler"),
        ("fleshbeast", "fleshbeast"),
        ("butcher", "butcher"),
    ],
)
def test_noise_goes_the_kind_of_the_token_comes_and_the_token_is_set_aside(t: Any, token: str, kind: str) -> None:
    t.plain().noise("ab", "ad", "be").cards("alpha", 5)
    t.meets("alpha", token)
    assert t.kinds_at("a") == [kind]
    assert t.table.noise == {"be": 1}
    drawn = next(x for x in t.table.supply if t.game.cards.tokens[x].type == token)
    assert drawn not in t.table.bag
    assert t.at("a")[0].token == ""


@pytest.mark.rule("CM-ENC-01")
@pytest.mark.parametrize(
    ("token", "dark", "cards", "surprised"),
    [
        ("token-metagorger-red-2", False, 2, False),
        ("token-metagorger-red-2", False, 1, True),
        ("token-metagorger-red-3", True, 2, True),
        ("token-metagorger-red-3", True, 3, False),
        ("token-shambler-1-3", False, 1, False),
        ("token-shambler-1-3", True, 2, True),
        ("token-shambler-1-3", True, 3, False),
    ],
)
def test_fewer_cards_than_the_number_bring_a_surprise_attack(
    t: Any, token: str, dark: bool, cards: int, surprised: bool
) -> None:
    t.plain().cards("alpha", cards).top("attacks", "slash-1")
    if dark:
        t.dim("a")
    t.will("bone-blades/1").top("mutations", "bone-blades", "extra-limb").meets("alpha", token)
    assert t["alpha"].light == int(surprised)
    assert len(t.told("surprise")) == int(surprised)


@pytest.mark.rule("CM-ENC-02")
def test_a_blank_is_noise_all_around(t: Any) -> None:
    t.noise("ab").meets("alpha", "blank")
    assert sorted(t.table.noise) == ["ab", "ac", "ad", "crawlway"]
    assert (t.at("a"), t.bag_counts()) == ([], {"blank": 1, "blue-metagorger": 2, "metagorger": 4})


@pytest.mark.rule("CM-ENC-02")
def test_a_blank_that_was_the_last_token_brings_a_metagorger_into_the_bag(t: Any) -> None:
    t.only_in_bag("blank").meets("alpha", "blank")
    assert t.bag_counts() == {"blank": 1, "metagorger": 1}


@pytest.mark.rule("CM-ENC-03")
def test_the_blank_is_in_the_bag_again_before_anything_follows(t: Any) -> None:
    seen = []
    t.only_in_bag("blank")
    t.game.listener = lambda event: seen.append((event.kind, sorted(t.bag_counts())))
    t.meets("alpha", "blank")
    assert ("noise.place", ["blank"]) in seen
    assert ("bag.add", ["blank", "metagorger"]) in seen


@pytest.mark.rule("CM-ENC-04")
@pytest.mark.parametrize("way", ["encounter", "bag", "leaves at once"])
def test_the_first_that_appears_in_any_way_is_the_first_encounter(t: Any, way: str) -> None:
    t.plain()
    assert not t.table.first_encounter
    if way == "encounter":
        t.cards("alpha", 5).meets("alpha", "shambler")
    elif way == "bag":
        t.lies("intruder-carcass", "c")
        t.develop("metagorger")
    else:
        # A Metagorger surprises alpha and has left the board again.
        t.top("mutations", "bone-blades", "extra-limb").will("bone-blades/1").meets("alpha", "metagorger")
        assert not t.table.intruders
    assert t.table.first_encounter == 1


@pytest.mark.rule("CM-ENC-05")
def test_without_a_free_miniature_those_out_of_combat_make_room(t: Any) -> None:
    t.cards("alpha", 5).put("beta", "e").only_in_bag("blank")
    t.intruder("fleshbeast", "e", token=False)
    t.intruder("fleshbeast", "c", injuries=2, token=False)
    t.intruder("fleshbeast", "d", token=False)
    t.meets("alpha", "fleshbeast")
    assert sorted((piece.place, piece.injuries) for piece in t.table.intruders.values()) == [("a", 0), ("e", 0)]
    # Two have left, each with a token into the bag; the one drawn, the third, was not among them.
    assert t.bag_counts() == {"blank": 1, "fleshbeast": 2}
    assert t.aside("fleshbeast") == 1


@pytest.mark.rule("CM-ENC-05")
def test_the_token_that_was_drawn_is_not_one_of_those_that_go_into_the_bag(t: Any) -> None:
    # All other tokens of the kind are in the bag already.
    t.cards("alpha", 5).put("beta", "e").only_in_bag(*["fleshbeast"] * 3).no_more("fleshbeast", "c")
    t.meets("alpha", "fleshbeast")
    assert (t.kinds_at("a"), t.kinds_at("c")) == (["fleshbeast"], [])
    assert (t.bag_counts(), t.aside("fleshbeast")) == ({"fleshbeast": 2}, 1)


@pytest.mark.rule("CM-ENC-05")
def test_with_all_of_them_in_combat_nothing_appears_and_nobody_is_surprised(t: Any) -> None:
    t.put("beta", "e").no_more("fleshbeast", "e")
    t.hand("alpha").meets("alpha", "fleshbeast")
    assert [piece.place for piece in t.table.intruders.values()] == ["e", "e", "e"]
    assert t.told("surprise") == []
    assert t.aside("fleshbeast") == 3


@pytest.mark.rule("CM-ENC-05")
def test_a_butcher_who_has_evolved_comes_over_when_its_token_is_drawn(t: Any) -> None:
    t.plain().cards("alpha", 5).intruder("butcher", "c", injuries=3, token=False)
    t.meets("alpha", "butcher")
    assert [(piece.place, piece.injuries) for piece in t.table.intruders.values()] == [("a", 0)]


@pytest.mark.rule("CM-ENC-06")
@pytest.mark.parametrize("kind", ["metagorger", "shambler", "butcher"])
def test_with_no_token_in_the_supply_none_goes_into_the_bag(t: Any, kind: str) -> None:
    t.only_in_bag()
    gone = [token for token in t.table.supply if kind in t.game.cards.tokens[token].type]
    for token in gone:
        t.table.supply.remove(token)
    vanish(t.game, t.intruder(kind, "c", token=False))
    assert t.table.bag == []
    t.table.supply += gone


@pytest.mark.rule("CM-ENC-06")
def test_a_blue_token_will_do_for_a_metagorger_and_no_other_for_a_shambler(t: Any) -> None:
    t.only_in_bag(*["metagorger"] * 8, *["shambler"] * 12)
    for kind in ("metagorger", "shambler"):
        vanish(t.game, t.intruder(kind, "c", token=False))
    assert t.bag_counts() == {"metagorger": 8, "blue-metagorger": 1, "shambler": 12}


@pytest.mark.rule("CM-ENC-07")
def test_a_dead_butchers_token_brings_nobody_and_leaves_the_game(t: Any) -> None:
    t.game.laboratory.queen_killed = True
    t.hand("alpha").only_in_bag().bag("butcher")
    assert not encounter(t.game, t["alpha"])
    assert (t.table.intruders, t.told("surprise"), t.bag_counts()) == ({}, [], {})
    assert [t.game.cards.tokens[token].type for token in t.table.removed] == ["butcher"]
