"""The shared rules on a seat's screen: every row worked out by hand from what lies on the table."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import counted, die, leave, listed, named, seat_told
from nemesis_core.screen import panels
from nemesis_core.testing import Table, table


def rows(t: Table, title: str, seat: int = 0) -> list[tuple[str, ...]]:
    """The rows of the panel whose title begins with `title`; the seat's own comes last, whatever its title."""
    screen = t.screen(seat)
    if title == "own":
        return list(screen.values())[-1]
    return next((found for name, found in screen.items() if name.startswith(title)), [])


def titles(t: Table, seat: int = 0) -> list[str]:
    return list(t.screen(seat))


def line(t: Table, title: str, label: str, seat: int = 0) -> str:
    """What stands behind `label` in a panel of lines, or an empty text when it has no such line."""
    return dict(rows(t, title, seat)).get(label, "")


@pytest.fixture
def t() -> Table:
    """alpha and beta stand in a, the Hall."""
    return table()


# ---------------------------------------------------------------- names


def test_seats_are_named_by_their_characters(t):
    assert t.names()["seat"] == {"1": "alpha", "2": "beta"}
    assert [t.names()["player"][p] for p in ("p1", "p2")] == ["seat 1 (alpha)", "seat 2 (beta)"]
    assert seat_told(t.names(), 1) == "seat 2 (beta)"


def test_seats_without_a_character_are_told_by_number(t):
    t["beta"].id = ""
    assert t.names()["seat"] == {"1": "alpha"}
    assert seat_told(t.names(), 1) == "seat 2"


def test_places_are_named_by_the_rooms_that_a_seat_knows(t):
    t.room("vault", "f")
    t.game.know("brood", (0,))
    assert [t.names(0)["place"][p] for p in "afg"] == ["a (Hall)", "f (Vault)", "g (Brood)"]
    assert [t.names(1)["place"][p] for p in "afg"] == ["a (Hall)", "f (Vault)", "g"]


def test_corridors_are_named_by_their_ends(t):
    known = t.names()
    assert (known["way"]["ab"], known["corridor"]["ab"]) == ("the Corridor a - b", "the Corridor a - b")
    assert known["way"]["crawlway"] == "the Crawlway"


def test_names_of_one_game_leave_those_of_the_content_alone(t):
    assert t.names()["tile"]["hall"] == "Hall"
    assert "a (Hall)" not in t.game.ruleset.compiled["names"]["place"].values()


@pytest.mark.parametrize(
    ("ids", "told"),
    [
        ([], ""),
        (["medkit/1"], "Medkit"),
        (["medkit/1", "rag/1", "medkit/3"], "2 x Medkit, rag"),
        (["?item-red", "medkit/1", "?item-green"], "2 x unknown, Medkit"),
    ],
)
def test_lists_count_what_is_equal(ids, told):
    assert listed({"item": {"medkit": "Medkit"}}, "item", ids) == told


def test_what_has_no_name_is_told_in_words_made_of_its_id():
    assert named({}, "item", "energy-cell/2") == "energy cell"
    assert named({}, "card", "alpha.look/1") == "look"
    assert named({}, "status", "no-larva") == "no Larva"


@pytest.mark.parametrize(("number", "told"), [(0, "0 Eggs"), (1, "1 Egg"), (2, "2 Eggs")])
def test_numbers_have_their_plural(number, told):
    assert counted(number, "Egg") == told
    assert counted(2, "Injury", "Injuries") == "2 Injuries"


# ---------------------------------------------------------------- the seat itself


def test_own_character_with_all_that_it_has(t):
    """Wounds, statuses, cards with Costs, Items with Ammo: look costs 0, plan 1; the Contamination card was Scanned."""
    t.hand("alpha", "look", "look", "plan", infected=1).discard_pile("alpha", 2)
    t.contaminate("alpha", clean=2).wounds("alpha", light=1, serious=["leg"], dressed=["eyes"])
    t.mark("alpha", slime=1, knowledge=4, knowledge_active=1)
    t.game.know(f"infection:{t['alpha'].hand[-1]}", (0,))
    t.give("alpha", "rag")
    assert dict(rows(t, "own")) == {
        "You": "seat 1 (alpha), player 1, at a (Hall)",
        "Here": "beta",
        "Hand": "2 x look (0), plan (1), Contamination (INFECTED); deck 5, discarded 4 (2 Contamination)",
        "Items": "torch (Ammo 5 of 5); rag; Hand slots 1 of 2; medal (Quest Item, not active)",
        "Condition": "1 Light Wound; Serious Wounds: leg, eyes (Dressed); Slime; Knowledge 4 (active)",
    }


def test_scanned_card_that_was_clean_is_told_so(t):
    t.hand("alpha", contamination=1)
    t.game.know(f"infection:{t['alpha'].hand[0]}", (0,))
    assert line(t, "own", "Hand").startswith("Contamination (not INFECTED); ")


def test_cards_out_of_the_game_are_counted(t):
    t["alpha"].removed.append(t["alpha"].deck.pop())
    assert line(t, "own", "Hand") == "deck 9, discarded 0, out of the game 1"


def test_taped_and_attached_items(t):
    """A magazine lets the torch hold 2 more; two Items that are taped fill one Hand slot."""
    slugger, magazine = t.give("alpha", "slugger", ammo=1), t.give("alpha", "magazine")
    alpha = t["alpha"]
    alpha.items.remove(magazine)
    alpha.extra[magazine] = "alpha.torch"
    alpha.taped += ["alpha.torch", slugger]
    assert line(t, "own", "Items") == (
        "torch (Ammo 5 of 7) with magazine, taped; slugger (Ammo 1 of 2), taped; Hand slots 1 of 2; "
        "medal (Quest Item, not active)"
    )


def test_room_of_the_seat_with_its_actions(t):
    t.put("alpha", "c").items("c", 2).fire("c").malfunction("c")
    t.lies("character-corpse", "c")
    t.intruder("drone", "c", injuries=1)
    assert line(t, "own", "Here") == (
        "2 Items (green); Computer; Fire; Malfunction; drone 1 (1 Injury); Character Corpse; "
        "Room Actions (not in Combat): First aid (2)"
    )


def test_room_actions_that_something_stands_in_the_way_of(t, monkeypatch):
    t.put("alpha", "c")
    assert line(t, "own", "Here") == "Computer; Room Actions: First aid (2)"
    t.malfunction("c")
    assert line(t, "own", "Here") == "Computer; Malfunction; Room Actions (not with a Malfunction): First aid (2)"
    t.table.malfunction.clear()
    monkeypatch.setattr(t.game.hooks, "room_action_blocked", lambda game, who, tile, action: action == "first-aid")
    assert line(t, "own", "Here") == "Computer; Room Actions: First aid (2; not now)"


def test_who_waits_beside_the_rooms(t):
    t.put("alpha", "").put("beta", "")
    assert (line(t, "own", "You"), rows(t, "Characters")[0][2]) == (
        "seat 1 (alpha), player 1, in no Room",
        "in no Room",
    )


@pytest.mark.parametrize(
    ("change", "seat", "told"),
    [
        ({}, 0, "Round 1, player phase; your turn; First Player: you"),
        ({}, 1, "Round 1, player phase; turn of seat 1 (alpha); First Player: seat 1"),
        ({"round": 7, "turn": 1, "first": 1}, 1, "Round 7, player phase; your turn; First Player: you"),
        ({"turn": -1}, 0, "Round 1, player phase; First Player: you"),
    ],
)
def test_header_tells_round_turn_and_first_player(t, change, seat, told):
    for name, value in change.items():
        setattr(t.table, name, value)
    assert titles(t, seat)[-1] == told


@pytest.mark.parametrize(
    ("phase", "told"),
    [
        ("event", "Round 1, event phase; First Player: you"),
        ("victory", "Round 1, victory check; First Player: you"),
        ("over", "Round 1, the game is over; First Player: you"),
    ],
)
def test_header_tells_the_phase(t, phase, told):
    t.game.state.phase = phase
    assert titles(t)[-1] == told


def test_during_set_up_a_seat_sees_who_it_is(t):
    t.game.state.phase, t.table.round = "setup", 0
    assert (titles(t)[-1], rows(t, "own")) == ("Set-up", [("You", "seat 1 (alpha), player 1")])


def test_dead_seat_sees_how_it_died(t):
    die(t.game, t["alpha"], "fire")
    assert line(t, "own", "You") == "seat 1 (alpha), player 1, dead (Fire)"
    assert "Here" not in dict(rows(t, "own"))
    assert rows(t, "Exits") == []


# ---------------------------------------------------------------- what is near


def test_exits_with_what_is_in_the_corridor_and_behind_it(t):
    """From a: 1 to b, 2 to c, 3 to d, and the Entrance 4; the Crawlway has Entrances at b, c, d and g."""
    t.noise("ab", "crawlway").door("ac").door("ad", "destroyed").items("b", 2).put("beta", "b")
    t.fire("d").malfunction("d")
    t.intruder("drone", "c", injuries=2)
    t.lies("egg", "d")
    t.lies("egg", "d")
    assert rows(t, "Exits") == [
        ("1", "Noise", "b (Workshop)", "2 Items (yellow); beta"),
        ("2", "Door closed", "c (Clinic)", "Computer; drone 1 (2 Injuries)"),
        ("3", "Door destroyed", "d (Armoury)", "Fire; Malfunction; 2 x Egg"),
        ("4", "Noise", "Crawlway", "Entrances: b (Workshop), c (Clinic), d (Armoury), g"),
    ]
    assert "Exits of a (Hall)" in titles(t)


def test_exit_to_an_unexplored_place(t):
    t.put("alpha", "e").noise("ef").door("ef").fire("f")
    assert rows(t, "Exits")[0] == ("1, 3", "Noise, Door closed", "f (unexplored)", "Fire")


def test_tile_that_the_seat_has_seen_is_told_behind_the_exit(t):
    t.room("vault", "g").unexplored("f", "brood", "quiet-1").put("alpha", "e").put("beta", "e")
    t.game.know("brood", (0,))
    assert [rows(t, "Exits", seat)[0][2] for seat in (0, 1)] == ["f (Brood) (unexplored)", "f (unexplored)"]


# ---------------------------------------------------------------- the others


def test_other_character_as_everybody_sees_it(t):
    """Two cards in hand; a hidden yellow Item, a Weapon in a Hand slot, an Egg; a Contamination card was Scanned."""
    t.hand("beta", "look", "plan").wounds("beta", light=2, serious=["arm"]).mark("beta", larva=1, knowledge=2)
    t.give("beta", "rag")
    t.give("beta", "zapper", ammo=3)
    t.contaminate("beta", clean=1, infected=1)
    for card in t["beta"].discard:
        t.game.know_all(f"infection:{card}")
    t["beta"].passed = True
    assert rows(t, "Characters") == [
        (
            "2",
            "beta",
            "a (Hall)",
            "2",
            "2 Light Wounds; Serious Wound: arm; Larva; Knowledge 2; passed; 2 Contamination, 1 INFECTED; "
            "zapper (Ammo 3 of 4); 1 hidden (yellow)",
        )
    ]


def test_player_numbers_of_others_are_told_where_they_are_not_those_of_the_seats(t):
    t["alpha"].number, t["beta"].number = 2, 1
    assert rows(t, "Characters")[0][:3] == ("2", "1", "beta")


def test_contamination_card_in_another_hand_is_seen_once_it_was_scanned(t):
    t.hand("beta", "look", contamination=2)
    assert rows(t, "Characters")[0][3:] == ("3", "")
    card = next(c for c in t["beta"].hand if c.startswith("contamination/"))
    t.game.know_all(card)
    t.game.know_all(f"infection:{card}")
    assert rows(t, "Characters")[0][3:] == ("3", "1 Contamination")


def test_item_that_a_seat_was_shown_is_told_to_it_alone():
    t = table("fakes", ["alpha", "beta", "gamma"])
    t.game.know(t.give("beta", "rag"), (0,))
    assert [{row[1]: row[4] for row in rows(t, "Characters", seat)}["beta"] for seat in (0, 2)] == [
        "rag",
        "1 hidden (yellow)",
    ]


@pytest.mark.parametrize(
    ("how", "told"),
    [
        (lambda t: die(t.game, t["beta"], "drone"), "dead (drone)"),
        (lambda t: leave(t.game, t["beta"], "over-the-wall"), "over the wall"),
        (lambda t: t.put("beta", ""), "in no Room"),
    ],
)
def test_character_in_no_room(t, how, told):
    how(t)
    assert rows(t, "Characters")[0][2] == told


# ---------------------------------------------------------------- the board


def test_rooms_with_something_in_them(t):
    """What is printed on the board has a line while something is there, a Computer not counted."""
    t.room("vault", "f", items=3).put("beta", "e").fire("g", "b").malfunction("c").lies("character-corpse", "e")
    t.intruder("giant", "f")
    assert rows(t, "Rooms") == [
        ("a (Hall)", "you"),
        ("b (Workshop)", "Fire"),
        ("c (Clinic)", "Computer; Malfunction"),
        ("e (Lounge)", "beta; Character Corpse"),
        ("f (Vault)", "3 Items (yellow); giant 1"),
        ("g (unexplored)", "Fire"),
    ]
    assert "Rooms (Fire 2 of 3, Malfunction 1 of 3)" in titles(t)


def test_items_are_told_with_the_decks_that_a_search_draws_from(t):
    t.items("e", 1).room("brood", "f", items=2)
    assert rows(t, "Rooms") == [
        ("a (Hall)", "you; beta"),
        ("e (Lounge)", "1 Item (any deck)"),
        ("f (Brood)", "2 Items"),
    ]
    assert "Rooms" in titles(t)


def test_the_board_in_lines(t):
    """The bag holds 1 nobody, 2 grubs and 1 drone; 5 Eggs lie in the Nest."""
    t.room("vault", "f", items=0).noise("ab", "crawlway").door("ac").door("bc").door("ad", "destroyed")
    assert rows(t, "The board") == [
        ("Empty Rooms", "b (Workshop), c (Clinic), d (Armoury), e (Lounge), f (Vault)"),
        ("Unexplored", "g"),
        ("Noise", "a (Hall) - b (Workshop), Crawlway"),
        ("Doors", "closed a (Hall) - c (Clinic), b (Workshop) - c (Clinic); destroyed a (Hall) - d (Armoury)"),
        ("Intruders", "Nest: 5 Eggs; bag of 4 tokens: 1 drone, 2 grub, 1 Nobody"),
    ]


def test_nest_and_queen_that_are_gone(t):
    t.game.laboratory.eggs, t.game.laboratory.destroyed, t.game.laboratory.queen_killed = [], True, True
    t.only_in_bag("nobody")
    assert line(t, "The board", "Intruders") == "Nest: destroyed; Queen killed; bag of 1 token: 1 Nobody"


def test_event_card_that_is_being_resolved(t):
    t.table.event = "giants-1"
    assert line(t, "The board", "Event card").startswith("giants")


def test_what_a_seat_has_seen_of_an_unexplored_place(t):
    t.unexplored("f", "brood", "danger-2")
    t.game.know("brood", (0,))
    t.game.know(t.table.tokens["f"], (0,))
    assert line(t, "The board", "Unexplored", 0) == "f (Brood, Danger, 2 Items), g"
    assert line(t, "The board", "Unexplored", 1) == "f, g"


# ---------------------------------------------------------------- with the race and the board of Lockdown


def lockdown() -> Table:
    return table("lockdown", ["sentry", "hacker"])


@pytest.mark.variant
def test_weaknesses_with_what_they_ask_for_and_what_turns_them_up():
    t = lockdown()
    lab = t.game.laboratory
    lab.weaknesses[:] = ["poor-trackers/1", "brittle-carapace/1", "wary-of-shadows/1"]
    for card in lab.weaknesses:
        t.game.forget(card)
    t.game.know_all("poor-trackers/1")
    t.game.know("wary-of-shadows/1", (0,))
    lab.researched["character-corpse"] = "character-corpse/1"
    unknown = "Poor Trackers (3 Knowledge); unknown (5 Knowledge, research: Intruder Carcass); "
    more = " (8 Knowledge, research: Egg); researched: Character Corpse"
    assert line(t, "The board", "Weaknesses", 0) == f"{unknown}Wary of Shadows{more}"
    assert line(t, "The board", "Weaknesses", 1) == f"{unknown}unknown{more}"


@pytest.mark.variant
def test_places_of_lockdown_are_short_in_tables_and_whole_in_sentences():
    t = lockdown().room("nest", "room-003").put("sentry", "alert-room").put("hacker", "elevator-s-01")
    t.noise("c-003-005", "c-013-020", "c-s12w-e2")
    known: dict[str, Any] = t.names()
    assert known["place"]["room-003"] == "Room 003 (Nest)"
    assert known["place"]["elevator-s-01"] == "Elevator Room S-01"
    assert known["corridor"]["c-003-005"] == "the Corridor 003-005"
    assert known["way"]["c-013-020"] == "the Corridor 013 - Isolation Room"
    assert rows(t, "Rooms") == [("S-02", "Alert Room", "Computer; you"), ("S-01", "Elevator S-01", "Hacker")]
    assert line(t, "The board", "Noise") == "003 Nest - 005, 013 - Isolation Room, Staircase W 1/2 - Elevator S-02"
    assert line(t, "The board", "Empty Rooms").startswith("003 Nest, ")
    assert line(t, "own", "You") == "seat 1 (Sentry), player 1, at Alert Room in S-02"


@pytest.mark.parametrize(("combat", "bars"), [(False, ("", ", only in Combat")), (True, (", not in Combat", ""))])
def test_cards_that_cannot_be_played_now_are_marked(t, combat, bars):
    t.hand("alpha", "look", "rage", "stop")
    if combat:
        t.intruder("drone", "a")
    look, rage = bars
    assert line(t, "own", "Hand").startswith(f"look (0{look}), rage (0{rage}), stop (0, a reaction); ")


def test_the_map_stands_aside_with_the_rooms_that_join(t):
    t.room("vault", "f")
    view = t.game.view(0)
    (chart,) = (panel for panel in panels(t.game.ruleset, view, t.names()) if panel.aside)
    assert chart.title == "The map"
    assert len(chart.rows) == len(t.game.board.order)
    assert chart.rows[0][0] == "a (Hall)"
    assert {"b (Workshop)", "c (Clinic)", "d (Armoury)"} <= set(chart.rows[0][1].split(", "))
