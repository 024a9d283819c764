"""What crews may bring: bound Items, Weapons that need no hand, Quest Items that are drawn, Traits, and their hooks."""

from __future__ import annotations

import pytest

from nemesis_core import errors, hookimpl
from nemesis_core.knowledge import redeal
from nemesis_core.rules import has_trait, light_wound, melee, remove_contamination
from nemesis_core.testing import table

SAME = {"source": "stand-in"}
GIVEN = {"kind": "starting", "character": "zeta", **SAME}
QUEST = {"kind": "quest", "character": "zeta", "activate": {"cost": 0, "role": "research"}, **SAME}
OTHER_QUEST = {**QUEST, "activate": {"cost": 1, "role": "research"}}


def zeta(**fields):
    """A Character of the house rule, in whose deck the cards of the fake crew's lie."""
    loadout = {"edition": "*", "deck": {"yawn": 10}, **fields}
    return {
        "character": [{"id": "zeta", "draft_slot": "zeta", "loadout": [loadout], **SAME}],
        "action_card": [{"id": "yawn", "cost": 0, "option": [], **SAME}],
    }


class Nothing:
    """A house rule that brings records alone."""


# ---------------------------------------------------------------- bound Items, Weapons beside the board

BOLTED = {"id": "hook-hand", "bound": True, "hand": 1, "weapon": "energy", "ammo_max": 2, **GIVEN}
EYE_BEAM = {"id": "eye-beam", "weapon": "energy", "ammo_max": 1, **GIVEN}
nothing = Nothing()


@pytest.fixture
def armed(with_rule):
    """Zeta has a bound Weapon in a Hand slot and one that needs none."""
    given = {"starting_items": ["hook-hand", "eye-beam"]}
    return with_rule("nothing", ("zeta", "alpha"), item=[BOLTED, EYE_BEAM], **zeta(**given))


def test_a_bound_item_is_neither_dropped_nor_traded(armed):
    t = armed.hand("zeta", "yawn")
    assert t.legal("zeta", "drop") == [("drop", "zeta.eye-beam")]
    t.will(("done",)).act("zeta", "trade").turn()
    offered = {option[1] for option in t.asked[-1].options if len(option) > 1}
    assert "zeta.eye-beam" in offered
    assert "zeta.hook-hand" not in offered


def test_what_can_be_dropped_goes_before_a_bound_item(armed):
    egg = armed.carry("zeta", "egg")
    t = armed.wounds("zeta", serious=["arm"])
    assert t["zeta"].held == ["zeta.hook-hand"], "the Egg was dropped, unasked"
    assert egg in t.table.objects["a"]


def test_bound_items_stay_where_the_hand_slots_do_not_hold_them(with_rule):
    two = [BOLTED, {**BOLTED, "id": "peg-hand"}]
    t = with_rule("nothing", ("zeta", "alpha"), item=two, **zeta(starting_items=["hook-hand", "peg-hand"]))
    t.wounds("zeta", serious=["arm"])
    assert t["zeta"].held == ["zeta.hook-hand", "zeta.peg-hand"]


def test_a_weapon_without_a_hand_slot_is_at_hand(armed):
    t = armed.hand("zeta", "yawn").dice("combat-die", "hit")
    assert t["zeta"].beside == ["zeta.eye-beam"]
    t.intruder("giant", "a")
    assert t.ends("zeta", "shoot", "zeta.eye-beam") == ["giant-1"]
    t.act("zeta", "shoot", "zeta.eye-beam", "giant-1")
    assert t["zeta"].ammo["zeta.eye-beam"] == 0


# ---------------------------------------------------------------- a Quest Item that is drawn


def drawn(with_rule):
    two = [{"id": name, "text": name, **QUEST} for name in ("heads", "tails")]
    return with_rule("nothing", ("zeta", "alpha"), item=two, **zeta(quest_items=["heads", "tails"], random_quest=True))


def test_the_quest_item_that_was_drawn_is_hidden_from_all(with_rule):
    t = drawn(with_rule)
    (card,) = t["zeta"].quest
    assert [item for item in t.table.box if item.startswith("zeta.")] == [
        "zeta.tails" if card == "zeta.heads" else "zeta.heads"
    ]
    assert [t.game.view(seat)["characters"][0]["quest"] for seat in (0, 1)] == [["?item:zeta"]] * 2
    assert "box" not in str(t.end_screen()["What was hidden"]).replace("Rooms in the box", "")
    t.game.trail.clear()
    assert {redeal(t.game, 0, seed).table.characters[0].quest[0] for seed in range(12)} == {"zeta.heads", "zeta.tails"}


def test_each_of_them_is_drawn_in_some_game(with_rule):
    rules = drawn(with_rule).game.ruleset
    games = [table(rules, ["zeta", "alpha"], seed) for seed in range(12)]
    assert {t["zeta"].quest[0] for t in games} == {"zeta.heads", "zeta.tails"}


def test_it_is_activated_by_its_back_and_open_then(with_rule):
    t = drawn(with_rule).put("zeta", "c").hand("zeta", "yawn")
    (card,) = t["zeta"].quest
    assert t.legal("zeta", "activate") == [("activate", "item:zeta")]
    assert t.said("zeta", ("activate", "item:zeta")) == ["Activate the heads or tails"]
    t.act("zeta", "activate", "item:zeta")
    assert (t["zeta"].items, t.told("activate")) == ([card], [{"who": 0, "item": card}])
    assert all(t.game.view(seat)["characters"][0]["items"] == [card] for seat in (0, 1))


def test_quest_items_of_which_one_is_drawn_are_activated_alike(with_rule):
    two = [{"id": "heads", **QUEST}, {"id": "tails", **OTHER_QUEST}]
    with pytest.raises(errors.ContentError, match="character house:zeta: one of its quest_items is drawn"):
        with_rule("nothing", (), item=two, **zeta(quest_items=["heads", "tails"], random_quest=True))


def test_a_quest_item_may_ask_for_an_item_by_its_id(with_rule):
    key = {"id": "key", **QUEST, "activate": {"cost": 0, "discard_tags": ["rag"]}}
    t = with_rule("nothing", ("zeta", "alpha"), item=[key], **zeta(quest_items=["key"])).hand("zeta", "yawn")
    t.give("zeta", "wrench")
    assert t.legal("zeta", "activate") == []
    rag = t.give("zeta", "rag")
    assert t.legal("zeta", "activate") == [("activate", "zeta.key", rag)]


def test_a_quest_item_may_ask_for_a_marker(with_rule):
    medal = {"id": "medallion", **QUEST, "activate": {"cost": 1, "status": "signal"}}
    t = with_rule("nothing", ("zeta", "alpha"), item=[medal], **zeta(quest_items=["medallion"])).hand("zeta", "yawn")
    assert t.legal("zeta", "activate") == []
    assert t.mark("zeta", signal=1).legal("zeta", "activate") == [("activate", "zeta.medallion")], "anywhere"
    ruleset = t.game.ruleset
    lines = ruleset.hooks.explain_record(ruleset, "item", ruleset.content.find("item", "medallion"))
    assert lines[1] == "To activate it with a Signal marker, pay Cost 1; not in Combat."


# ---------------------------------------------------------------- Traits


def test_a_trait_lies_open_and_is_its_characters(with_rule):
    trait = {"id": "stubborn", "name": "Stubborn", "character": "alpha", "text": "Never moves.", **SAME}
    t = with_rule("nothing", ("alpha", "beta"), trait=[trait])
    assert [has_trait(t.game, t[seat], "stubborn") for seat in (0, 1)] == [True, False]
    assert not has_trait(t.game, t["alpha"], "meek")
    assert t.screen("beta")["Traits"] == [("1", "Stubborn", "Never moves.")]
    assert "Traits" not in with_rule("nothing", ("beta", "gamma"), trait=[trait]).screen("beta")


# ---------------------------------------------------------------- drawing and checking Contamination cards


class Sieve:
    """Alpha keeps no Contamination card that it draws, and draws less at the end."""

    @hookimpl
    def contamination_drawn(self, game, who, card):
        if who.id != "alpha":
            return None
        remove_contamination(game, who, card)
        return True

    @hookimpl
    def contamination_draw(self, game, who):
        return -1 if who.id == "alpha" else None


sieve = Sieve()


def test_a_contamination_card_that_is_taken_away_is_replaced(with_rule):
    t = with_rule("sieve", ("alpha", "beta"))
    for who in ("alpha", "beta"):
        t.contaminate(who, clean=2, pile="deck")
    t.start_round()
    assert [len(t[who].hand) for who in ("alpha", "beta")] == [5, 5]
    assert [t.contamination(who) for who in ("alpha", "beta")] == [0, 2]


@pytest.mark.parametrize(("who", "number"), [("alpha", 3), ("beta", 4)])
def test_the_draw_at_the_end_may_be_smaller(with_rule, who, number):
    t = with_rule("sieve", ("alpha", "beta")).contaminate(who, infected=1)
    t.step("victory", "contamination")
    assert [len(check["drawn"]) for check in t.told("check.draw")] == [number]


# ---------------------------------------------------------------- Melee Attacks


class Knuckles:
    """Alpha rolls a miss again; on two hits it deals one Injury more."""

    @hookimpl
    def melee_rolled(self, game, who, shot):
        if who.id == "alpha" and shot.missed:
            shot.roll()
        if who.id == "alpha" and shot.result.id == "two-hits":
            shot.more += 1


knuckles = Knuckles()


@pytest.mark.parametrize(
    ("who", "faces", "injuries"),
    [
        ("alpha", ["blank", "hit"], 1),
        ("alpha", ["two-hits"], 2),
        ("beta", ["two-hits"], 1),
        ("alpha", ["blank", "blank"], 0),
    ],
)
def test_a_piece_changes_what_a_melee_attack_deals(with_rule, who, faces, injuries):
    t = with_rule("knuckles", ("alpha", "beta")).hand(who, "look").dice("combat-die", *faces)
    t.intruder("giant", "a")
    t.act(who, "melee", "giant-1")
    assert sum(hurt["injuries"] for hurt in t.told("injury")) == injuries
    assert len(t[who].serious) == (0 if injuries else 1)


def test_a_melee_attack_may_bring_no_contamination_card_and_a_lighter_wound():
    t = table().dice("combat-die", "blank")
    t.intruder("giant", "a")
    t.do(lambda: melee(t.game, t["alpha"], "giant-1", clean=True, wound=light_wound))
    assert (t.contamination("alpha"), t["alpha"].light, t["alpha"].serious) == (0, 1, [])


# ---------------------------------------------------------------- Encounters, Trades, Quests


class Watch:
    """Alpha meets nobody; gamma takes part in no Trade; Trades and activations are noted."""

    @hookimpl
    def instead_of_encounter(self, game, who):
        return False if who.id == "alpha" else None

    @hookimpl
    def trade_barred(self, game, who):
        return True if who.id == "gamma" else None

    @hookimpl
    def trade_started(self, game, who, others):
        game.tell("noted", what="trade", who=who.seat, partners=[other.seat for other in others])

    @hookimpl
    def quest_activated(self, game, who, card):
        game.tell("noted", what=card, held=card in who.items)


watch = Watch()


@pytest.mark.parametrize(("who", "met"), [("alpha", []), ("beta", ["drone"])])
def test_an_encounter_may_be_resolved_in_another_way(with_rule, who, met):
    t = with_rule("watch", ("alpha", "beta")).put("alpha", "e").put("beta", "e").put(who, "a").noise("be")
    t.hand(who, "look", "plan").only_in_bag("drone").dice("noise-die", "2").act(who, "move", "b", "ab")
    assert [piece.kind for piece in t.at("b")] == met
    assert t.table.noise == ({} if met else {"be": 1}), "nor are the Noise markers removed"


def test_who_is_barred_takes_part_in_no_trade(with_rule):
    t = with_rule("watch", ("alpha", "beta", "gamma")).hand("alpha", "look").hand("gamma", "look")
    t.give("beta", "rag")
    assert t.legal("gamma", "trade") == []
    t.will(("done",)).act("alpha", "trade").turn()
    assert t.told("noted") == [{"what": "trade", "who": 0, "partners": [1]}]
    assert all("p3" not in option for option in t.asked[-1].options)
    assert t.hand("beta", "look").put("alpha", "b").legal("beta", "trade") == []


def test_an_activation_is_told_to_pieces(with_rule):
    t = with_rule("watch", ("alpha", "beta")).put("alpha", "c").hand("alpha", "look", "plan")
    t.act("alpha", "activate", "alpha.medal")
    assert t.told("noted") == [{"what": "alpha.medal", "held": True}]
