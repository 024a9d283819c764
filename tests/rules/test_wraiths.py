"""A piece whose Intruders are not of flesh: Doors, blood, Wounds, Rest and research as it says.

Drones of these tests are wraiths: they go through Closed Doors, take no Injuries, flee from the lowest blood, attack
last; a mirror at a place keeps Characters in Combat and can be analysed; alpha's mind is eased by a Rest.
"""

from __future__ import annotations

import attrs
import pytest

from nemesis_core import HIDDEN, Effects, hookimpl, redeal
from nemesis_core.rules import (
    Moment,
    arrive,
    attacks_on_all,
    crew_kit,
    in_combat,
    injure,
    kill,
    light_wound,
    move_through,
    research,
    reveal_weakness,
    room_kit,
    serious_wound,
    window,
)

EFFECTS = Effects("house")


@attrs.define
class Mirrors:
    """Where mirrors hang, how uneasy alpha is, and what the piece was told."""

    hung: dict[str, int] = attrs.field(factory=dict)
    unease: int = 0
    shielded: int = 0
    pages: list[str] = attrs.field(factory=list)


class Wraiths:
    """The hooks of the piece."""

    @hookimpl
    def effects(self):
        return [EFFECTS]

    @hookimpl
    def state_parts(self):
        return {"mirrors": Mirrors}

    @hookimpl
    def passes_door(self, game, piece, corridor):
        return True if piece.kind == "drone" else None

    @hookimpl
    def attack_order(self, game, pieces):
        return sorted(pieces, key=lambda piece: piece.kind == "drone")

    @hookimpl
    def attack_denied(self, game, piece, who, occasion):
        game.mirrors.pages.append(piece.kind)
        return True

    @hookimpl
    def attack_deals(self, game, who, piece, face, injuries, cause):
        game.mirrors.pages.append(f"{who.id} {face} {injuries} {cause.partition('/')[0]}")
        return 0 if game.mirrors.shielded and injuries < 2 else None

    @hookimpl
    def injuries_taken(self, game, piece, injuries, who, cause):
        return 0 if piece.kind == "drone" else None

    @hookimpl
    def blood_drawn(self, game, piece, cards):
        if piece.kind == "drone":
            return None, any(card.retreat for card in cards)
        return (min(card.blood for card in cards), False) if piece.kind == "giant" else None

    @hookimpl
    def causes_combat(self, game, place):
        return True if place in game.mirrors.hung else None

    @hookimpl
    def can_be_analysed(self, game, who, kind):
        return False if kind == "egg" else None

    @hookimpl
    def also_analysed(self, game, who):
        return ["mirror"] if who.place in game.mirrors.hung else None

    @hookimpl
    def weakness_found(self, game, kind):
        game.mirrors.pages.append(f"found out about {kind}")
        return kind == "mirror"

    @hookimpl
    def token_places(self, game):
        return ["a"]

    @hookimpl
    def eases(self, game, who, by):
        return True if by == "rest" and game.mirrors.unease else None

    @hookimpl
    def eased(self, game, who, by):
        if not game.mirrors.unease:
            return None
        game.mirrors.unease = 0
        return game.ask(who.seat, "rest", ["leave", "scan"])

    @hookimpl
    def wound_ignored(self, game, who, cause):
        return True if cause == "claws" else None

    @hookimpl
    def intruder_died(self, game, piece, place, cause):
        game.mirrors.pages.append(f"{piece.kind} {place} {cause or '-'}")


wraiths = Wraiths()


@EFFECTS.bind("item", "bell.ring", choices=lambda game, holder, moment: [()] if moment.who is not holder else [])
def ring(game, holder, target, moment):
    """The card does nothing."""
    moment.denied = True


@EFFECTS.bind("exploration_effect", "mirror")
def hang(game, who, corridor):
    """A mirror hangs here."""
    game.mirrors.hung[who.place] = 1


BELL = {
    "id": "bell",
    "kind": "deck",
    "counts": {"red": 1},
    "source": "stand-in",
    "option": [{"id": "ring", "windows": ["misfortune-drawn"]}],
}
MIRROR = {"id": "mirror", "noise_roll": False, "careful": True, "source": "stand-in"}
MIRROR_TOKENS = {"id": "mirror-2", "effect": "mirror", "items": 2, "count": 3, "source": "stand-in"}


@pytest.fixture
def t(with_rule):
    """A table with that piece, and a token more for Room a."""
    return with_rule("wraiths", item=[BELL], exploration_effect=[MIRROR], exploration_token=[MIRROR_TOKENS])


# ---------------------------------------------------------------- Doors, attacks


def test_an_intruder_may_pass_a_closed_door_and_leave_it(t):
    drone, giant = t.intruder("drone", "b"), t.intruder("giant", "b")
    t.door("ab")
    assert move_through(t.game, drone, "ab")
    assert (drone.place, t.table.doors["ab"]) == ("a", "closed")
    assert not move_through(t.game, giant, "ab")
    assert (giant.place, t.table.doors["ab"]) == ("b", "destroyed")


def test_intruders_attack_in_the_order_of_the_race(t):
    for kind in ("drone", "grub", "giant"):
        t.intruder(kind, "a")
    attacks_on_all(t.game)
    assert t.game.mirrors.pages == ["grub", "giant", "drone"]


def test_they_attack_one_who_leaves_in_that_order_too(t):
    for kind in ("drone", "giant"):
        t.intruder(kind, "a")
    t.hand("alpha", "plan").act("alpha", "move", "b", "ab")
    assert t.game.mirrors.pages == ["giant", "drone"]


# ---------------------------------------------------------------- Injuries


def test_injuries_may_not_be_taken_while_the_check_is_made(t):
    drone = t.intruder("drone", "b")
    t.top("attacks", "scratch-2")
    injure(t.game, drone, 3)
    assert (drone.injuries, drone.place) == (0, "b")
    assert t.kinds[-1] == "unhurt"
    t.top("attacks", "bite-flee").top("events", "drones-2")
    injure(t.game, drone, 1)
    assert "retreat" in t.kinds


@pytest.mark.parametrize(("injuries", "dies"), [(2, True), (1, False)])
def test_the_cards_are_read_as_the_race_says(t, injuries, dies):
    giant = t.intruder("giant", "b")
    t.top("attacks", "scratch-2", "scratch-4")
    injure(t.game, giant, injuries)
    assert (giant.id not in t.table.intruders) is dies


def test_an_attack_may_deal_less_and_then_misses(t):
    grub = t.intruder("grub", "a")
    t.game.mirrors.shielded = 1
    weapon = t.bare("alpha").hand("alpha", "plan", "plan").give("alpha", "zapper")
    t.dice("combat-die", "hit").act("alpha", "shoot", weapon, grub.id)
    assert (grub.injuries, grub.id in t.table.intruders) == (0, True)
    t.dice("combat-die", "hit").act("alpha", "melee", grub.id)
    assert (grub.id in t.table.intruders, len(t["alpha"].serious)) == (True, 1)
    assert t.game.mirrors.pages == ["alpha hit 1 zapper", "alpha hit 1 melee"]


def test_a_death_tells_what_killed(t):
    grub, other = t.intruder("grub", "b"), t.intruder("grub", "d")
    kill(t.game, grub, "venting")
    kill(t.game, other)
    assert t.game.mirrors.pages == ["grub b venting", "grub d -"]


def test_a_wound_may_be_ignored(t):
    light_wound(t.game, t["alpha"], "claws")
    serious_wound(t.game, t["alpha"], "claws")
    assert (t["alpha"].light, t["alpha"].serious) == (0, [])
    t.wounds("alpha", light=2)
    light_wound(t.game, t["alpha"], "fire")
    assert (t["alpha"].light, len(t["alpha"].serious)) == (0, 1)


# ---------------------------------------------------------------- Combat without an Intruder, exploration


def test_something_else_may_keep_characters_in_combat(t):
    assert not in_combat(t.game, t["alpha"])
    t.game.mirrors.hung["a"] = 1
    assert in_combat(t.game, t["alpha"])
    t.put("alpha", "b")
    assert not in_combat(t.game, t["alpha"])


def test_an_explored_place_may_have_a_token_for_the_first_who_comes(t):
    assert "a" in t.table.tokens and "a" in t.table.explored
    t.put("alpha", "b").put("beta", "b")
    token = next(name for name in (*t.table.tokens.values(), *t.table.spare_tokens) if name.startswith("mirror-2"))
    t.table.tokens["a"] = token
    arrive(t.game, t["alpha"], "a", "ab", noise="careful")
    assert (t.game.mirrors.hung, "a" in t.table.tokens, t.table.noise) == ({"a": 1}, False, {})
    assert "explore" not in t.kinds


def test_a_token_in_an_explored_place_is_unknown_like_the_others(t):
    assert "a" in t.table.explored
    assert all(t.game.view(seat)["tokens"]["a"][0] == HIDDEN for seat in (0, 1))
    copies = [redeal(t.game, 0, seed) for seed in range(20)]
    assert all(copy.view(0) == t.game.view(0) for copy in copies)
    assert len({copy.table.tokens["a"].partition("/")[0] for copy in copies}) > 1


# ---------------------------------------------------------------- research, Rest, cards


def test_research_may_be_about_more_and_less_than_objects(t):
    t.game.mirrors.hung["a"] = 1
    egg, corpse = t.lies("egg", "a"), t.lies("character-corpse", "a")
    assert egg not in room_kit.to_research(t.game, t["alpha"])
    assert room_kit.to_research(t.game, t["alpha"]) == [corpse, "mirror"]


def test_a_thing_that_is_no_object_is_not_used_up(t):
    boxed = list(t.table.object_supply)
    research(t.game, t["alpha"], "mirror")
    research(t.game, t["alpha"], "mirror")
    assert t.game.laboratory.researched == {"mirror": ""}
    assert (t["alpha"].marks["knowledge"], t.table.object_supply) == (1 + 3 + 3, boxed)
    assert t.game.mirrors.pages == ["found out about mirror"]


def test_a_race_may_do_something_else_than_turn_up_a_weakness(t):
    before = list(t.game.laboratory.revealed)
    assert reveal_weakness(t.game, "mirror") and not reveal_weakness(t.game, "egg")
    assert t.game.laboratory.revealed == before


@pytest.mark.parametrize(("answer", "left"), [("scan", 0), ("leave", 1)])
def test_a_rest_may_ease_more_than_the_hand(t, answer, left):
    who = t.hand("alpha")["alpha"]
    assert crew_kit.weary(t.game, who) == []
    t.game.mirrors.unease = 1
    assert crew_kit.weary(t.game, who) == [()]
    t.hand("alpha", contamination=1).will(answer)
    t.do(lambda: crew_kit.rest(t.game, who))
    assert (t.game.mirrors.unease, len(who.hand)) == (0, left)


def test_a_card_of_misfortune_can_be_answered(t):
    t.give("beta", "bell")
    moment = Moment("misfortune-drawn", t["alpha"], card=t.table.decks["attacks"][-1])
    t.will(("react", "bell/1", "ring")).do(lambda: window(t.game, "misfortune-drawn", moment))
    assert moment.denied
