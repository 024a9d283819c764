"""Reactions: who is asked in which order, what declining shows, reactions to reactions."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core import Effects, Session, hookimpl
from nemesis_core.rules import Moment, darkness_for, window
from nemesis_core.testing import table

FOUR = ["alpha", "beta", "gamma", "delta"]
STOP = {name: ("react", f"{name}.stop/1", "cancel") for name in FOUR}
ITEMS = Effects("house")
FLARE_ITEM = {
    "id": "flare",
    "kind": "deck",
    "counts": {"yellow": 1},
    "combat": "in",
    "option": [{"id": "burn", "windows": ["darkness"], "text": "You are not in Darkness."}],
    "source": "stand-in",
}


class Flare:
    """An Item used out of turn that is marked In Combat only."""

    @hookimpl
    def effects(self) -> list[Effects]:
        return [ITEMS]


FLARE = Flare()


@ITEMS.bind("item", "flare.burn", choices=lambda game, who, moment: [()] if moment.who is who else [])
def _burn(game: Any, who: Any, target: tuple[str, ...], moment: Any) -> None:
    moment.light = True


def acting(*holders, characters=FOUR, first=0):
    """alpha can use the Clinic, where everybody is; `holders` have a card that cancels it."""
    t = table(characters=list(characters)).hand("alpha", "look", "plan", *(["stop"] if "alpha" in holders else []))
    for who in characters:
        t.put(who, "c")
        if who in holders and who != "alpha":
            t.hand(who, "stop")
    t.table.first = first
    t["alpha"].light = 1
    return t


def asked(t):
    return [d.seat for d in t.asked if d.kind == "react"]


def clinic(t):
    return t.act("alpha", "room", "first-aid")


@pytest.mark.rule("LD-FIRST-03")
@pytest.mark.parametrize(("first", "order"), [(0, [1, 2, 3]), (2, [2, 3, 1]), (3, [3, 1, 2])])
def test_holders_are_asked_in_order_from_the_first_player(first, order):
    t = clinic(acting("beta", "gamma", "delta", first=first))
    assert asked(t) == order
    assert t["alpha"].light == 0


def test_only_holders_of_a_fitting_reaction_are_asked():
    t = acting("alpha", "gamma")
    t.put("delta", "b").hand("delta", "stop")
    clinic(t)
    assert asked(t) == [2]  # not alpha itself, not beta without the card, not delta in another Room


def test_played_reaction_ends_the_asking():
    t = clinic(acting("beta", "gamma").will(STOP["beta"]))
    assert asked(t) == [1]
    assert t["alpha"].light == 1
    assert t["beta"].discard == ["beta.stop/1"]
    assert [len(t[who].hand) for who in ("beta", "gamma")] == [0, 1]
    assert [e.audience for e in t.log if e.kind == "react"] == [None]


@pytest.mark.rule("LD-FIRST-03")
def test_the_next_is_asked_when_the_first_declines():
    t = clinic(acting("beta", "gamma").will(("pass",), STOP["gamma"]))
    assert asked(t) == [1, 2]
    assert t["beta"].discard == []
    assert t["gamma"].discard == ["gamma.stop/1"]


def test_declining_leaves_no_trace():
    declined, nobody = clinic(acting("beta")), clinic(acting())
    nobody.hand("beta", "stop")
    assert asked(declined) == [1]
    assert asked(nobody) == []
    assert declined.log == nobody.log
    assert [declined.game.view(seat) for seat in (0, 2, 3)] == [nobody.game.view(seat) for seat in (0, 2, 3)]


@pytest.mark.parametrize("card", ["stop", "rage"])
@pytest.mark.parametrize(("place", "undone"), [("a", False), ("e", True)])
def test_what_can_be_undone_does_not_tell_who_was_asked(card, place, undone):
    t = table().hand("alpha", "plan", "plan", "look").hand("beta", card).put("beta", place)
    t.game.state.step = [step.name for step in t.game.ruleset.phases["player"]].index("turns")
    session = Session(t.game)
    session.choose(next(o for o in session.decision.options if o[0] == "card" and o[2] == "hide"))
    session.choose(session.decision.options[0])  # the Cost
    if session.decision.kind == "react":
        session.choose(("pass",))
    assert (session.decision.seat, session.decision.kind) == (0, "turn")
    assert session.can_undo == undone


def test_holding_a_reaction_is_not_seen_by_others():
    with_stop, without = acting("beta"), acting().hand("beta", "rage")
    assert [with_stop.game.view(s) for s in (0, 2, 3)] == [without.game.view(s) for s in (0, 2, 3)]


def test_reaction_can_be_reacted_to():
    t = acting("beta").will(STOP["beta"])
    whistle = t.give("alpha", "whistle")
    clinic(t.will(("react", whistle, "insist")))
    assert asked(t) == [1, 0]
    assert t["alpha"].light == 0  # the Action goes on
    assert t["beta"].discard == ["beta.stop/1"]  # the denied reaction is used up all the same
    assert t.table.discards["item-yellow"] == [whistle]


def test_reaction_to_a_reaction_can_be_declined():
    t = acting("beta").will(STOP["beta"])
    t.give("alpha", "whistle")
    clinic(t)
    assert asked(t) == [1, 0]
    assert t["alpha"].light == 1
    assert len(t["alpha"].items) == 1


def test_after_a_denied_reaction_others_may_still_react():
    t = acting("beta", "gamma")
    whistle = t.give("delta", "whistle")
    clinic(t.will(STOP["beta"], ("react", whistle, "insist"), STOP["gamma"]))
    assert asked(t) == [1, 3, 2]
    assert t["alpha"].light == 1


def test_item_that_is_not_used_up_stays_and_helps_its_owner_only():
    t = table()
    t.game.state.streams["fake:dark"] = 1
    lamp = t.give("alpha", "lamp")
    t.will(("react", lamp, "light"))
    assert not darkness_for(t.game, t["alpha"], Moment("test", t["alpha"]))
    assert darkness_for(t.game, t["beta"], Moment("test", t["beta"]))
    assert t["alpha"].items == [lamp]
    assert asked(t) == [0]


@pytest.mark.parametrize("place", ["items", "held", "beside"])
def test_reaction_item_works_wherever_it_is_kept(place):
    t = table()
    t.game.state.streams["fake:dark"] = 1
    lamp = t.give("alpha", "lamp")
    t["alpha"].items.remove(lamp)
    getattr(t["alpha"], place).append(lamp)
    t.will(("react", lamp, "light"))
    assert not darkness_for(t.game, t["alpha"], Moment("test", t["alpha"]))


@pytest.mark.rule("LD-COST-07")
@pytest.mark.parametrize("combat", [False, True])
def test_reaction_marked_in_combat_only_is_offered_in_combat_only(with_rule, combat):
    t = with_rule("FLARE", item=[FLARE_ITEM]).will(*[("react", "flare/1", "burn")] * combat)
    t.give("alpha", "flare")
    if combat:
        t.intruder("grub", "a")
    moment = window(t.game, "darkness", Moment("darkness", t["alpha"]))
    assert moment.light is combat
    assert asked(t) == [0] * combat


def test_who_is_not_on_the_board_is_not_asked():
    t = acting("beta", "gamma").put("beta", "")
    moment = window(t.game, "action-paid", Moment("action-paid", t["alpha"]))
    assert not moment.denied
    assert asked(t) == [2]


def test_passing_does_not_bar_from_reacting():
    t = acting("beta").will(STOP["beta"])
    t["beta"].passed = True
    clinic(t)
    assert t["alpha"].light == 1


# ---------------------------------------------------------------- another Character is concerned

LOSS = {"cost": 0, "reaction": True, "source": "stand-in"}
SWAP = {"id": "swap", "option": [{"id": "to", "windows": ["attack-target"], "text": "Psi is attacked."}], **LOSS}
DODGE = {"id": "dodge", "option": [{"id": "away", "windows": ["attack-target"], "text": "You are not."}], **LOSS}
LOADOUT = {"edition": "*", "deck": {"swap": 5, "dodge": 5}}
SWAPS = Effects("house")


class Swaps:
    """A card puts Psi in the place of its holder, another one keeps an attack off its holder."""

    @hookimpl
    def effects(self) -> list[Effects]:
        return [SWAPS]


swaps = Swaps()


@SWAPS.bind("action_card", "swap.to", choices=lambda game, who, moment: ["psi"] if moment.who is who else [])
def _swap(game: Any, who: Any, target: tuple[str, ...], moment: Any) -> None:
    moment.who = next(c for c in game.table.characters if c.id == target[0])


@SWAPS.bind("action_card", "dodge.away", choices=lambda game, who, moment: [()] if moment.who is who else [])
def _dodge(game: Any, who: Any, target: tuple[str, ...], moment: Any) -> None:
    moment.denied = True


@pytest.mark.parametrize("order", [("psi", "omega"), ("omega", "psi")])
@pytest.mark.parametrize("answer", ["away", "pass"])
def test_whoever_is_concerned_then_may_react_wherever_it_sits_and_is_asked_once(with_rule, order, answer):
    """Omega is attacked and puts Psi in its place, who is asked whether or not it sits before Omega."""
    people = [{"id": name, "draft_slot": name, "loadout": [LOADOUT], "source": "stand-in"} for name in order]
    t = with_rule("swaps", order, character=people, action_card=[SWAP, DODGE])
    t.hand("omega", "swap").hand("psi", "dodge").will(("react", t["omega"].hand[0], "to", "psi"))
    t.will(("react", t["psi"].hand[0], "away") if answer == "away" else ("pass",))
    moment = window(t.game, "attack-target", Moment("attack-target", t["omega"]))
    assert asked(t) == [order.index("omega"), order.index("psi")]
    assert (moment.who.id, moment.denied) == ("psi", answer == "away")
