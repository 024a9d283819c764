"""The shared table in numbers: what a seat sees of the board, of the Characters and of what lies beside it."""

from __future__ import annotations

import pytest

from nemesis_core.bots import make_bots
from nemesis_core.features import Layout
from nemesis_core.rules import gain_contamination
from nemesis_core.session import Session
from nemesis_core.testing import fakes, table


def there(t, name, seat=0):
    """What `seat` sees at each place by the `name` of the number."""
    return at(t.features(seat), name)


def at(seen, name):
    """The numbers called `name` at each place."""
    parts = {part.partition(" ")[0::2]: number for part, number in seen.get("place", {}).items()}
    return {place: number for (place, called), number in parts.items() if called == name}


def test_markers_lie_where_they_lie():
    t = table().fire("a").malfunction("b").noise("ab", "crawlway").items("c", 3)
    assert (there(t, "fire"), there(t, "malfunction")) == ({"a": 1}, {"b": 1})
    assert t.features()["noise"] == {"ab": 1, "crawlway": 1}
    assert there(t, "items")["c"] == 3


def test_doors_are_closed_or_destroyed():
    assert table().door("ab").door("bc", "destroyed").features()["door"] == {"ab": 1, "bc": 2}


def test_room_is_known_where_it_is_explored_and_to_a_seat_that_looked():
    t = table()
    numbers = {room: n + 1 for n, room in enumerate(sorted(t.game.board.rooms))}
    assert there(t, "room") == {place: numbers[t.tile(place)] for place in "abcde"}
    t.game.know(t.table.tiles["f"], (1,))
    assert "f" not in there(t, "room", 0)
    assert there(t, "room", 1)["f"] == numbers[t.tile("f")]
    assert there(t, "explored", 1) == dict.fromkeys("abcde", 1)


def test_token_is_one_until_a_seat_knows_it():
    t = table()
    assert there(t, "token", 1) == {"f": 1, "g": 1}
    t.game.know(t.table.tokens["g"], (1,))
    assert there(t, "token", 0) == {"f": 1, "g": 1}
    known = sorted(record.id for record in t.game.ruleset.content.of("exploration_token"))
    assert there(t, "token", 1)["g"] == known.index(t.table.tokens["g"].partition("/")[0]) + 2


def test_intruders_are_counted_by_kind_and_hurt_together():
    t = table()
    for injuries in (1, 2):
        t.intruder("drone", "b", injuries)
    t.intruder("giant", "c")
    assert (there(t, "drone"), there(t, "giant")) == ({"b": 2}, {"c": 1})
    assert there(t, "injuries") == {"b": 3}


def test_objects_are_counted_by_kind():
    t = table()
    for _ in range(2):
        t.lies("egg", "d")
    t.lies("intruder-carcass", "a")
    assert (there(t, "egg"), there(t, "intruder-carcass")) == ({"d": 2}, {"a": 1})


def test_own_character_comes_first_and_the_others_by_the_left():
    t = table(characters=("alpha", "beta", "gamma")).put("alpha", "a").put("beta", "b").put("gamma", "c")
    place = {"a": 1, "b": 2, "c": 3}
    for seat, (own, left, right) in enumerate((("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b"))):
        seen = t.features(seat)["person"]
        found = (seen["own place"], seen["left-1 place"], seen["left-2 place"])
        assert found == (place[own], place[left], place[right])


def test_turn_and_first_player_count_from_the_own_seat():
    t = table(characters=("alpha", "beta", "gamma"))
    t.table.turn, t.table.first = 2, 1
    assert [t.features(seat)["round"]["turn"] for seat in range(3)] == [3, 2, 1]
    assert [t.features(seat)["round"]["first player"] for seat in range(3)] == [2, 1, 3]
    t.table.turn = -1
    assert "turn" not in t.features(0)["round"]


def test_wounds_markers_and_figures_of_a_character():
    t = table().wounds("beta", 1, ["leg"], ["arm"]).mark("beta", slime=1, knowledge=4)
    seen = t.features("alpha")["person"]
    assert (seen["left-1 light wounds"], seen["left-1 serious wounds"], seen["left-1 dressed wounds"]) == (1, 2, 1)
    assert (seen["left-1 wound leg"], seen["left-1 wound arm"]) == (1, 1)
    assert (seen["left-1 slime"], seen["left-1 knowledge"]) == (1, 4)
    assert "own wound leg" not in seen
    assert t.features("beta")["person"]["own wound leg"] == 1


def test_dead_is_dead_and_elsewhere_is_elsewhere():
    t = table()
    t["alpha"].status, t["beta"].status = "dead", "evacuated"
    seen = t.features("alpha")["person"]
    assert seen["own dead"] == 1
    assert seen["left-1 left play"] == 1
    assert {"own left play", "left-1 dead"}.isdisjoint(seen)


def carried(t, seat):
    """What `seat` sees to be carried, and the Ammo."""
    seen = t.features(seat)["person"]
    return {part: number for part, number in seen.items() if " carries " in part or " ammo " in part}


def test_items_in_the_inventory_are_seen_by_their_owner_alone():
    t = table().bare("alpha").bare("beta")
    t.give("alpha", "bandage")
    t.give("alpha", "slugger", ammo=2)
    t.carry("alpha", "egg")
    slugger = {"own carries slugger": 1, "own ammo slugger": 2}
    assert carried(t, "alpha") == {"own carries bandage": 1, "own carries egg": 1, **slugger}
    assert carried(t, "beta") == {"left-1 carries egg": 1, "left-1 carries slugger": 1, "left-1 ammo slugger": 2}
    assert t.features("beta")["person"]["left-1 items"] == 1


def test_item_that_a_seat_has_seen_is_known_to_it():
    t = table().bare("alpha").bare("beta")
    t.game.know(t.give("alpha", "bandage"), (1,))
    assert carried(t, "beta") == {"left-1 carries bandage": 1}


def test_hand_is_seen_by_its_owner_alone():
    t = table().hand("alpha", "plan", "rage", contamination=1)
    assert t.features("alpha")["hand"] == {"plan": 1, "rage": 1, "contamination": 1}
    assert "hand" not in t.features("beta")
    assert t.features("beta")["person"]["left-1 hand"] == 3


@pytest.mark.parametrize(("number", "part"), [({"clean": 1}, "clean"), ({"infected": 1}, "infected")])
def test_contamination_shows_what_it_is_once_it_was_scanned(number, part):
    t = table().contaminate("alpha", **number)
    assert "scanned" not in t.features("alpha")
    card = next(card for card in t["alpha"].discard if card.startswith("contamination/"))
    t.game.know_all(f"infection:{card}")
    assert t.features("alpha")["scanned"] == {part: 1}


def test_decks_and_discard_piles_are_counted():
    t = table()
    before = t.features()["deck"]["contamination cards"]
    gain_contamination(t.game, t["alpha"], 2)
    seen = t.features()
    assert seen["deck"]["contamination cards"] == before - 2
    assert seen["discard"] == {"contamination": 2}


def test_bag_is_counted_by_the_types_of_its_tokens():
    t = table()
    tokens = t.game.cards.tokens
    seen = t.features()["bag"]
    assert seen == {kind: sum(tokens[token].type == kind for token in t.table.bag) for kind in seen}
    assert sum(seen.values()) == len(t.table.bag)


def test_numbers_say_what_the_view_says_all_through_a_game():
    ruleset, seats = fakes(), 3
    layout = Layout(ruleset, seats)
    for seed in range(4):
        session, bots = Session(ruleset.new_game(seats, seed), keep=False), make_bots("curious", seats, seed)
        while session.decision is not None:
            for seat in range(seats):
                agrees(layout.told(layout.check(session.game, seat)), session.view(seat), seats)
            session.choose(bots[session.decision.seat](session.game, session.decision))


def agrees(seen, view, seats):
    """Numbers and view show the same of what both show."""
    assert seen.get("round", {}).get("round", 0) == view["round"]
    assert sorted(seen.get("noise", {})) == sorted(view["noise"])
    for name in ("fire", "malfunction", "explored"):
        assert sorted(at(seen, name)) == sorted(view[name])
    assert at(seen, "items") == {place: number for place, number in view["items"].items() if number}
    sizes = {f"{name} cards": number for name, number in view["deck sizes"].items() if number}
    assert {name: number for name, number in seen.get("deck", {}).items() if name.endswith(" cards")} == sizes
    assert set(at(seen, "room")) == {place for place, tile in view["rooms"].items() if tile[:1] != "?"}
    assert set(at(seen, "token")) == set(view["tokens"])
    for kind in ("grub", "drone", "giant"):
        assert sum(at(seen, kind).values()) == sum(piece[0].startswith(kind) for piece in view["intruders"])
    assert sum(at(seen, "injuries").values()) == sum(injuries for _, _, injuries, _ in view["intruders"])
    lying = [token for there in view["objects"].values() for token in there]
    for kind in ("egg", "intruder-carcass", "character-corpse"):
        assert sum(at(seen, kind).values()) == sum(token.startswith(f"{kind}/") for token in lying)
    own, person = view["seat"], seen.get("person", {})
    for who in view["characters"]:
        name = "own" if who["seat"] == own else f"left-{(who['seat'] - own) % seats}"
        figures = {part: person.get(f"{name} {part}", 0) for part in ("hand", "deck", "discard", "light wounds")}
        told = (len(who["hand"]), who["deck"], len(who["discard"]), who["light"])
        assert tuple(figures.values()) == told
    mine = view["characters"][own] if own < len(view["characters"]) else None
    assert sum(seen.get("hand", {}).values()) == (len(mine["hand"]) if mine else 0)
