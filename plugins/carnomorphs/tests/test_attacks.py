"""The seven attacks: whom each hits and what it does; and both icons of the 20 cards."""

from __future__ import annotations

from typing import Any

import pytest

METAGORGER, SHAMBLER, FLESHBEAST, BUTCHER = ("metagorger", "shambler", "fleshbeast", "butcher")
HITS = {
    "bash-1": {FLESHBEAST, BUTCHER},
    "bite-1": {SHAMBLER, FLESHBEAST, BUTCHER},
    "devour-1": {BUTCHER},
    "regurgitate-1": {SHAMBLER, FLESHBEAST, BUTCHER},
    "slash-1": {SHAMBLER, FLESHBEAST, BUTCHER},
    "spawn-1": {SHAMBLER, FLESHBEAST},
    "whiplash-1": {SHAMBLER, FLESHBEAST, BUTCHER},
}
ICONS = {
    # for Metagorgers, for all others; 0 is the Retreat arrow
    "bash": [(0, 5), (2, 0)],
    "bite": [(2, 4), (1, 5), (1, 8), (3, 6)],
    "devour": [(0, 3), (1, 5)],
    "regurgitate": [(2, 5), (3, 4)],
    "slash": [(2, 0), (1, 6), (1, 3)],
    "spawn": [(1, 4), (0, 7)],
    "whiplash": [(3, 7), (0, 0), (1, 0), (1, 8), (1, 4)],
}


def test_the_deck_has_twenty_cards_with_these_icons(t: Any) -> None:
    found: dict[str, list[tuple[int, int]]] = {}
    for card in t.game.cards.attacks.values():
        own = t.game.metagorger_blood[card.id]
        assert all(icon.retreat == (icon.blood == 0) for icon in (own, card))
        found.setdefault(card.attack, []).append((own.blood, card.blood))
    assert found == ICONS
    assert len(t.game.cards.attacks) == sum(map(len, ICONS.values())) == 20


def state(t: Any) -> tuple[int, int, int, int]:
    """Light Wounds, Serious Wounds, Slime and Contamination cards of alpha."""
    who = t["alpha"]
    return who.light, len(who.serious), who.marks.get("slime", 0), t.contamination("alpha")


def struck(t: Any, card: str, kind: str = "") -> Any:
    """Alpha, in c alone, is attacked with `card` by one of `kind`, or of the first kind that it hits."""
    t.put("alpha", "c").put("beta", "f")
    kind = kind or next(kind for kind in (SHAMBLER, FLESHBEAST, BUTCHER) if kind in HITS[card])
    return t.strike(t.intruder(kind, "c", injuries=2, token=False), "alpha", card)


@pytest.mark.parametrize("kind", [SHAMBLER, FLESHBEAST, BUTCHER])
@pytest.mark.parametrize("card", HITS)
def test_an_attack_hits_only_for_the_kinds_on_its_card(t: Any, card: str, kind: str) -> None:
    struck(t, card, kind)
    missed = kind not in HITS[card]
    assert bool(t.told("attack.miss")) is missed
    assert (state(t) == (0, 0, 0, 0)) is missed
    if missed:
        assert (t.kinds_at("c"), t.lying("c"), t.at("c")[0].injuries) == ([kind], [], 2)


@pytest.mark.parametrize(
    ("card", "after"),
    [
        # Light Wounds, Serious Wounds, Slime, Contamination cards
        ("bash-1", (0, 1, 0, 1)),
        ("bite-1", (0, 1, 0, 0)),
        ("devour-1", (0, 1, 0, 0)),
        ("regurgitate-1", (0, 0, 1, 1)),
        ("slash-1", (1, 0, 0, 1)),
        ("spawn-1", (0, 0, 1, 0)),
        ("whiplash-1", (2, 0, 0, 1)),
    ],
)
def test_what_an_attack_does_to_its_target(t: Any, card: str, after: Any) -> None:
    assert state(struck(t, card)) == after


@pytest.mark.parametrize(
    ("card", "serious", "dressed", "dies"),
    [
        ("bite-1", 1, 0, False),
        ("bite-1", 2, 0, True),
        ("bite-1", 1, 1, True),
        ("devour-1", 0, 0, False),
        ("devour-1", 1, 0, True),
        ("devour-1", 0, 1, True),
        ("bash-1", 2, 0, False),
    ],
)
def test_bite_and_devour_kill_who_has_serious_wounds_already(
    t: Any, card: str, serious: int, dressed: int, dies: bool
) -> None:
    t.wounds("alpha", serious=["leg", "hand"][:serious], dressed=["body"][:dressed])
    struck(t, card)
    assert (t["alpha"].status == "dead") is dies
    if not dies:
        assert len(t["alpha"].serious) == serious + dressed + 1


@pytest.mark.parametrize("dies", [True, False])
def test_devour_heals_the_butcher_whatever_becomes_of_the_target(t: Any, dies: bool) -> None:
    t.wounds("alpha", serious=["leg"] * dies)
    assert struck(t, "devour-1").at("c")[0].injuries == 0


@pytest.mark.parametrize("card", ["bite-1", "bash-1", "slash-1"])
def test_no_other_attack_heals(t: Any, card: str) -> None:
    assert struck(t, card).at("c")[0].injuries == 2


def test_spawn_brings_a_metagorger(t: Any) -> None:
    assert struck(t, "spawn-1").kinds_at("c") == [SHAMBLER, METAGORGER]
    # It makes no Surprise Attack.
    assert len(t.told("attack")) == 1


def test_spawn_brings_none_when_no_miniature_is_left(t: Any) -> None:
    t.no_more(METAGORGER, "e")
    struck(t, "spawn-1")
    assert (t.kinds_at("c"), len(t.kinds_at("e"))) == ([SHAMBLER], 8)
    assert state(t) == (0, 0, 1, 0)


@pytest.mark.parametrize("card", HITS)
def test_regurgitate_alone_leaves_a_carcass(t: Any, card: str) -> None:
    struck(t, card)
    assert t.lying("c") == (["intruder-carcass"] if card == "regurgitate-1" else [])
