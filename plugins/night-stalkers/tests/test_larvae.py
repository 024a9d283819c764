"""Larvae: Infest, and what a Scan finds."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import attack, scan_for_larva


def infest(t: Any, who: str = "alpha", token: bool = True) -> Any:
    larva = t.intruder("larva", t[who].place, token=token)
    t.do(lambda: attack(t.game, larva, t[who], "event"))
    return larva


def scan_hand(t: Any, who: str = "alpha") -> None:
    t.game.state.phase = "player"
    cards = [card for card in t[who].hand if card.startswith("contamination")]
    t.do(lambda: scan_for_larva(t.game, t[who], cards))


@pytest.mark.rule("LD-LARVA-01")
def test_infest_draws_no_card_and_always_succeeds(t: Any) -> None:
    t.hand("alpha", "look", "look", "look", "plan", "plan")
    infest(t)
    assert t.table.discards["attacks"] == []
    assert t["alpha"].marks["larva"] == 1


@pytest.mark.rule("LD-LARVA-02")
def test_the_larva_goes_from_the_room_to_the_character_board(t: Any) -> None:
    token = infest(t).token
    assert t.at("a") == []
    assert t["alpha"].marks["larva"] == 1
    assert token == ""
    assert t["beta"].marks.get("larva", 0) == 0


@pytest.mark.rule("LD-LARVA-02")
def test_a_second_larva_by_infest_is_not_placed_and_kills_nobody(t: Any) -> None:
    t.mark("alpha", larva=1)
    infest(t)
    assert t.at("a") == []
    assert (t["alpha"].status, t["alpha"].marks["larva"]) == ("active", 1)
    assert t.contamination("alpha") == 1


def test_the_token_of_an_infesting_larva_is_in_the_supply_again(t: Any) -> None:
    t.only_in_bag()
    before = t.supply_counts("larva")
    infest(t)
    assert t.supply_counts("larva") == before


@pytest.mark.rule("LD-LARVA-03")
def test_infest_puts_a_contamination_card_on_the_discard_pile(t: Any) -> None:
    t.discard_pile("alpha", 1)
    infest(t)
    assert t.contamination("alpha") == 1
    assert t["alpha"].discard[-1].startswith("contamination/")


@pytest.mark.rule("LD-LARVA-03")
def test_without_a_contamination_card_left_only_the_larva_comes(t: Any) -> None:
    t.contaminate("beta", clean=8, infected=4, pile="deck")
    infest(t)
    assert t["alpha"].marks["larva"] == 1
    assert t.contamination("alpha") == 0


@pytest.mark.rule("LD-SCAN-02")
def test_a_scan_that_finds_infected_places_one_larva(t: Any) -> None:
    t.hand("alpha", infected=2)
    scan_hand(t)
    assert t["alpha"].marks["larva"] == 1
    assert t["alpha"].status == "active"
    assert len(t["alpha"].hand) == 2


@pytest.mark.rule("LD-SCAN-02")
def test_a_clean_scan_changes_nothing(t: Any) -> None:
    t.hand("alpha", contamination=2)
    scan_hand(t)
    assert t["alpha"].marks.get("larva", 0) == 0


@pytest.mark.rule("LD-SCAN-04", "LD-SCAN-05")
def test_a_second_larva_from_a_scan_kills_and_leaves_a_creeper(t: Any) -> None:
    t.put("beta", "e").mark("alpha", larva=1).hand("alpha", infected=1)
    scan_hand(t)
    assert (t["alpha"].status, t["alpha"].cause) == ("dead", "larva")
    assert [piece.kind for piece in t.at("a")] == ["creeper"]
    assert [name.partition("/")[0] for name in t.table.objects["a"]] == ["character-corpse"]
    assert "encounter" not in t.kinds


@pytest.mark.rule("LD-SCAN-04")
def test_a_clean_scan_does_not_kill_a_carrier(t: Any) -> None:
    t.mark("alpha", larva=1).hand("alpha", contamination=1)
    scan_hand(t)
    assert t["alpha"].status == "active"


@pytest.mark.rule("LD-SCAN-05")
def test_without_a_creeper_left_the_character_dies_alone(t: Any) -> None:
    for _ in range(3):
        t.intruder("creeper", "e")
    t.mark("alpha", larva=1).hand("alpha", infected=1)
    scan_hand(t)
    assert t["alpha"].status == "dead"
    assert t.at("a") == []


def test_a_larva_can_be_taken_off(t: Any) -> None:
    t.mark("alpha", larva=1)
    assert t.game.hooks.cured(t.game, t["alpha"])
    assert t["alpha"].marks["larva"] == 0
    assert not t.game.hooks.cured(t.game, t["alpha"])


@pytest.mark.parametrize(("larva", "dies"), [(1, True), (0, False)])
def test_at_the_end_a_larva_counts_as_infected(t: Any, larva: int, dies: bool) -> None:
    t.mark("alpha", larva=larva).contaminate("alpha", clean=8)
    cards = [*t["alpha"].deck, *t["alpha"].discard]
    # The eight clean cards come to lie on top of the new deck, if one is made.
    t.game.fixed["deck-0"] = [sorted(cards, key=lambda card: card.startswith("contamination"))]
    t["alpha"].status, t["alpha"].place = "evacuated", ""
    t.finish("time")
    assert (t["alpha"].status == "dead") is dies
