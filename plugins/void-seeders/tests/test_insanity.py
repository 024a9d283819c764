"""Insanity levels: what they summon, how they rise and fall, and the death beyond the last."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import bring_back, encounter, gain_status, scan_for_larva
from nemesis_void_seeders.insanity import lower_level, raise_level, set_level


def raised(t: Any, who: str = "alpha", times: int = 1) -> None:
    for _ in range(times):
        t.do(lambda: raise_level(t.game, t[who], "VS-PAN-02"))


@pytest.mark.rule("VS-INS-01")
def test_everybody_starts_on_level_1_and_all_see_the_levels(t: Any) -> None:
    assert (t.level("alpha"), t.level("beta")) == (1, 1)
    t.insane(beta=4)
    assert [t.game.view(seat)["insanity"] for seat in (0, 1)] == [{"p1": 1, "p2": 4}] * 2


@pytest.mark.rule("VS-INS-02")
@pytest.mark.parametrize(
    ("level", "kind"), [(1, "lurker"), (2, "lurker"), (3, "whisperer"), (4, "stalker"), (5, "despoiler")]
)
def test_the_level_of_who_caused_the_encounter_says_who_comes(t: Any, level: int, kind: str) -> None:
    t.put("beta", "b").insane(alpha=level, beta=1 if level > 2 else 5).cards("alpha", 5).bag("void-seeder-1")
    t.do(lambda: encounter(t.game, t["alpha"]))
    assert [piece.kind for piece in t.at("a")] == [kind]
    assert "void-seeder-1/1" in t.table.supply
    assert "void-seeder-1/1" not in t.table.bag


@pytest.mark.rule("VS-INS-03")
def test_a_level_more_on_level_5_is_death_with_a_corpse(t: Any) -> None:
    egg = t.carry("alpha", "egg")
    raised(t, times=4)
    assert (t.level("alpha"), t["alpha"].status) == (5, "active")
    raised(t)
    assert (t["alpha"].status, t["alpha"].cause, t.level("alpha")) == ("dead", "insanity", 5)
    assert egg in t.table.objects["a"]
    assert sum(token.startswith("character-corpse/") for token in t.table.objects["a"]) == 1
    assert t["beta"].status == "active"


@pytest.mark.rule("VS-INS-04")
@pytest.mark.parametrize(("before", "after"), [(5, 4), (4, 3), (3, 3), (2, 1), (1, 1)])
def test_once_on_level_3_nobody_falls_below_it_again(t: Any, before: int, after: int) -> None:
    t.insane(alpha=before)
    assert lower_level(t.game, t["alpha"]) is (before != after)
    assert t.level("alpha") == after


@pytest.mark.rule("VS-INS-05")
@pytest.mark.parametrize("before", [1, 4, 5])
def test_a_level_that_is_set_kills_nobody(t: Any, before: int) -> None:
    t.insane(alpha=before)
    t.do(lambda: set_level(t.game, t["alpha"], 5, "VS-INS-06"))
    assert (t.level("alpha"), t["alpha"].status) == (5, "active")


@pytest.mark.rule("VS-INS-06")
@pytest.mark.parametrize("before", [1, 3, 5])
@pytest.mark.parametrize("infected", [1, 3])
def test_infected_cards_of_one_scan_make_the_level_5_and_stay(t: Any, before: int, infected: int) -> None:
    t.insane(alpha=before).hand("alpha", contamination=1, infected=infected)
    found: list[str] = []
    t.do(lambda: found.extend(scan_for_larva(t.game, t["alpha"], list(t["alpha"].hand))))
    assert (t.level("alpha"), t["alpha"].status, t["alpha"].marks.get("larva", 0)) == (5, "active", 0)
    assert len(found) == infected
    assert set(found) <= set(t["alpha"].hand)


@pytest.mark.rule("VS-INS-06")
def test_a_scan_without_an_infected_card_leaves_the_level(t: Any) -> None:
    t.insane(alpha=2).hand("alpha", contamination=2)
    t.do(lambda: scan_for_larva(t.game, t["alpha"], list(t["alpha"].hand)))
    assert t.level("alpha") == 2


@pytest.mark.rule("VS-INS-08", "VS-CMP-05")
@pytest.mark.parametrize("before", [2, 5])
def test_in_place_of_a_larva_on_the_board_the_level_becomes_5(t: Any, before: int) -> None:
    t.insane(alpha=before)
    assert not gain_status(t.game, t["alpha"], "larva")
    assert (t.level("alpha"), t["alpha"].marks.get("larva", 0), t.level("beta")) == (5, 0, 1)
    assert "larva" not in t.game.cards.kinds
    assert "larva" not in {record.type for record in t.game.cards.tokens.values()}
    assert all(kind.attack != "infest" for kind in t.game.cards.kinds.values())


@pytest.mark.rule("VS-INS-13")
@pytest.mark.parametrize("gone", [True, False])
@pytest.mark.parametrize(("cause", "level"), [("fire", 2), ("insanity", 5)])
def test_who_is_brought_back_has_its_level_and_its_token(t: Any, cause: str, level: int, gone: bool) -> None:
    token, who = t.token("alpha"), t["alpha"]
    t.insane(alpha=level)
    if cause == "insanity":
        raised(t)
    else:
        who.status, who.place, who.cause = "dead", "", cause
    if gone:
        t.table.bag.remove(token)
        t.game.seeders.boxed.append(token)
    before = len(t.game.seeders.boxed)
    bring_back(t.game, who, "b")
    assert (t.level("alpha"), who.status) == (level, "active")
    assert t.table.bag.count(token) == 1
    assert len(t.game.seeders.boxed) == before - int(gone)
    assert t.token("beta") in t.table.bag


@pytest.mark.rule("VS-SLM-01", "VL-SLIME-01")
def test_nobody_gets_slime_and_silence_stays_silence(t: Any) -> None:
    t.put("beta", "b").intruder("lurker", "b")
    assert not gain_status(t.game, t["alpha"], "slime")
    assert "slime" not in t["alpha"].marks
    assert t.game.hooks.silence_is_danger(t.game, t["alpha"]) is None


@pytest.mark.rule("VS-SLM-01", "VL-SLIME-01")
def test_a_slime_token_sets_items_and_does_nothing_else(t: Any) -> None:
    # Both Slime tokens are taken out in set-up; one is laid there all the same. The Noise roll follows as ever.
    t.table.spare_tokens.append("slime-3/1")
    t.before["slime-3/1"] += 1
    t.put("beta", "c").unexplored("d", t.table.tiles["d"], "slime-3").dice("noise-die", "silence")
    t.cards("alpha", 2).act("alpha", "move", "d")
    assert (t.table.items["d"], t["alpha"].marks.get("slime", 0), t["alpha"].place) == (3, 0, "d")
    assert t.at("d") == []


@pytest.mark.rule("VL-INSANITY-01")
@pytest.mark.variant
def test_insanity_is_the_same_on_the_facility_and_on_the_ship(facility: Any, ship: Any) -> None:
    ends = []
    for table, who in ((facility, "sentry"), (ship, "captain")):
        raised(table, who, 3)
        lower_level(table.game, table[who])
        ends.append((table.level(who), table.game.insanity_levels[table.level(who)].summons))
        table.do(lambda game=table.game, c=table[who]: game.hooks.infected(game, c))
        raised(table, who)
        ends.append((table.level(who), table[who].status))
    assert ends == [(3, "whisperer"), (5, "dead")] * 2
