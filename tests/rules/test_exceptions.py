"""What a piece may change of a turn: further Actions and shots, cheaper Items, Noise rolls, and what it is told of."""

from __future__ import annotations

import attrs
import pytest

from nemesis_core import Effects, hookimpl
from nemesis_core.rules import dress, serious_wound, shoot

EFFECTS = Effects("house")
WHISTLE = {"kind": "deck", "counts": {"red": 1}, "source": "stand-in"}
AGAIN = {"id": "again", "windows": ["noise-rolled"]}
DRUM = {"id": "drum", **WHISTLE, "option": [AGAIN]}


@attrs.define
class Diary:
    """What the house rule was told."""

    pages: list[str] = attrs.field(factory=list)
    more: int = 0


class House:
    """alpha may do more than others."""

    @hookimpl
    def effects(self):
        return [EFFECTS]

    @hookimpl
    def state_parts(self):
        return {"diary": Diary}

    @hookimpl
    def item_discount(self, game, who, option):
        return 1 if who.id == "alpha" and option[1].startswith("cell/") and option[2] == "load" else None

    @hookimpl
    def room_used(self, game, who, place, action):
        game.diary.pages.append(f"{who.id} {place} {action}")

    @hookimpl
    def searches_each(self, game, who):
        return True if who.id == "alpha" else None

    @hookimpl
    def shoots_on(self, game, who, weapon, target):
        return True if who.id == "alpha" else None

    @hookimpl
    def wounded(self, game, who, card):
        game.diary.pages.append(f"{who.id} {card.partition('/')[0]}")
        if who.id == "alpha":
            dress(game, who, card)

    @hookimpl
    def goes_on(self, game, who):
        if who.id != "alpha" or game.diary.more:
            return None
        game.diary.more, who.acted = 1, 1
        return True

    @hookimpl
    def turn_ended(self, game, who):
        game.diary.pages.append(f"{who.id} is done")
        game.diary.more = 0

    @hookimpl
    def attacks_skipped(self, game):
        return True if game.table.round == 2 else None


house = House()


@EFFECTS.bind("item", "drum.again", choices=lambda game, holder, moment: [()] if moment.who is holder else [])
def again(game, holder, target, moment):
    """The Noise roll is made again."""
    moment.denied = True


@pytest.fixture
def t(with_rule):
    """A table with that house rule and a drum."""
    return with_rule("house", item=[DRUM])


# ---------------------------------------------------------------- turns


def test_a_piece_can_give_a_third_action_once_in_a_turn(t):
    t.hand("alpha", "look", "plan", "stop", "look").put("beta", "e").dice("noise-die", *["silence"] * 3)
    moves = [("move", "b", "ab"), ("move", "a", "ab"), ("move", "b", "ab")]
    t.will(*moves).turn().turn()
    assert (t.table.turn, t["alpha"].acted) == (0, 1)
    t.turn()
    assert (t.table.turn, t["alpha"].place, t.game.diary.pages) == (1, "b", ["alpha is done"])


def test_others_have_two_actions(t):
    t.hand("beta", "look", "plan", "stop", "look").put("alpha", "e").dice("noise-die", *["silence"] * 2)
    t.table.turn = 1
    t.will(("move", "b", "ab"), ("move", "a", "ab")).turn().turn()
    assert (t.table.turn, t.game.diary.pages) == (0, ["beta is done"])


def test_who_passes_takes_no_further_action(t):
    t.will(("pass",)).turn()
    assert (t.table.turn, t.game.diary.more) == (1, 0)


# ---------------------------------------------------------------- Items and Rooms


def test_a_use_that_is_made_cheaper_is_offered_to_an_empty_hand(t):
    weapon, cell = t.bare("alpha").give("alpha", "zapper", ammo=0), t.give("alpha", "cell")
    assert t.legal("alpha", "item", cell) == [("item", cell, "load", weapon)]
    t.use("alpha", cell)
    assert t["alpha"].ammo[weapon] == 4
    t.bare("beta").give("beta", "zapper", ammo=0)
    assert t.legal("beta", "item", t.give("beta", "cell")) == [], "1 card for others"


def test_a_use_that_is_made_cheaper_leaves_the_hand_alone(t):
    t.bare("alpha").hand("alpha", "look").give("alpha", "zapper", ammo=0)
    t.use("alpha", t.give("alpha", "cell"))
    assert len(t["alpha"].hand) == 1


def test_a_piece_is_told_of_room_actions(t):
    t.put("alpha", "c").hand("alpha", "look", "plan", "stop").act("alpha", "room", "first-aid")
    assert t.game.diary.pages == ["alpha c first-aid"]


def test_the_intruder_attacks_of_a_round_can_be_left_out(t):
    t.intruder("drone", "a")
    t.table.round = 2
    t.step("event", "attacks")
    assert t.told("attack") == []
    t.table.round = 3
    t.step("event", "attacks")
    assert len(t.told("attack")) == 1


# ---------------------------------------------------------------- fighting


def test_who_shoots_on_does_so_while_shots_hit_and_ammo_lasts(t):
    weapon = t.give("alpha", "zapper", ammo=3)
    t.intruder("giant", "a")
    t.hand("alpha", "look").dice("combat-die", "hit", "hit", "hit").top("attacks", "scratch-4")
    t.act("alpha", "shoot", weapon, "giant-1")
    assert (t["alpha"].ammo[weapon], [told["now"] for told in t.told("injury")]) == (0, [1, 2, 3])
    assert t.kinds.count("endures") + t.kinds.count("intruder.die") + t.kinds.count("retreat") == 1, "checked once"


@pytest.mark.parametrize("faces", [("hit", "hit", "blank"), ("hit", "blank"), ("blank",)])
def test_what_a_weapon_does_after_a_shot_it_does_after_each(t, faces):
    weapon = t.give("alpha", "zapper", ammo=4)
    t.intruder("giant", "a")
    t.dice("combat-die", *faces)
    pages = t.game.diary.pages

    def burns(shot):
        shot.after.append(lambda: pages.append(f"{shot.face} {t.kinds.count('injury')}"))

    t.do(lambda: shoot(t.game, t["alpha"], weapon, "giant-1", burns))
    assert pages == [f"{face} {faces.count('hit')}" for face in faces], "when all Injuries have been dealt"


def test_a_miss_ends_the_shooting_and_the_target_is_checked_for_the_hits_before(t):
    weapon = t.give("alpha", "zapper", ammo=4)
    t.intruder("grub", "a")
    t.hand("alpha", "look").dice("combat-die", "hit", "blank")
    t.act("alpha", "shoot", weapon, "grub-1")
    assert t["alpha"].ammo[weapon] == 2
    assert t.kinds.index("injury") < t.kinds.index("intruder.die")


def test_a_piece_is_told_of_serious_wounds(t):
    t.top("wounds", "leg", "leg")
    for who in ("alpha", "beta"):
        serious_wound(t.game, t[who], "test")
    assert t.game.diary.pages == ["alpha leg", "beta leg"]
    assert (len(t["alpha"].dressed), len(t["beta"].dressed)) == (1, 0)


# ---------------------------------------------------------------- Search and Noise


def test_a_noise_roll_that_is_denied_is_made_again_once(t):
    t.hand("alpha", "look", "look").put("beta", "e").dice("noise-die", "danger", "1")
    t.give("alpha", "drum")
    t.will(("react", "drum/1", "again")).act("alpha", "move", "b")
    assert [told["face"] for told in t.told("noise.roll")] == ["danger", "1"]
    assert list(t.table.noise) == ["ab"]
    assert [decision.kind for decision in t.asked].count("react") == 1


def test_a_search_in_a_room_of_all_colours_sees_a_card_of_each_deck(t):
    t.items("e", 2).put("alpha", "e").put("beta", "e").hand("alpha", "look").hand("beta", "look")  # the white Lounge
    assert [option[3:] for option in t.legal("alpha", "card")] == [("each",)]
    assert [option[3:] for option in t.legal("beta", "card")] == [("green",), ("red",), ("yellow",)]
    tops = sorted(t.table.decks[f"item-{colour}"][-1] for colour in ("green", "red", "yellow"))
    t.will(tops[0]).act("alpha", "card")
    assert next(decision.options for decision in t.asked if decision.kind == "search") == tops
    assert tops[0] in [*t["alpha"].items, *t["alpha"].held]
    assert t.table.items["e"] == 1
    bottoms = [t.table.decks[f"item-{colour}"][0] for colour in ("green", "red", "yellow")]
    assert len(set(bottoms) & set(tops[1:])) == 2, "each goes under its own deck"
