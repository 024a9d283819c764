"""Each key of [[given]] and [rigged]: the table is as it says."""

from __future__ import annotations

import pytest


def test_a_character_is_as_given(failed):
    text = """
[[given]]
who = "alpha"
place = "clinic"
hand = ["look", "plan"]
contamination = { hand = 1 }
infected = { discard = 1 }
light = 1
serious = ["arm"]
dressed = ["leg"]
bare = true
items = ["lamp", "whistle"]
marks = { knowledge = 3, knowledge_active = 1 }
[then.state.alpha]
place = "c"
hand = ["look", "plan", "contamination"]
discard = ["contamination"]
deck.count = 8
light = 1
serious = ["arm", "leg"]
dressed = ["leg"]
held = []
beside = []
items = ["lamp", "whistle"]
marks = { knowledge = 3, knowledge-active = true }
"""
    assert failed(text) == []


def test_items_have_the_ammunition_named(failed):
    given = '[[given]]\nwho = "alpha"\nitems = ["torch"]\nammo = { torch = 2 }\n'
    assert failed(given + '[then.state.alpha]\nheld = ["torch"]\nammo."alpha.torch" = 2') == []
    assert failed('[[given]]\nwho = "alpha"\nammo.torch = 1\n[then]\nstate.alpha.ammo.alpha.torch = 1') == []


def test_the_first_card_named_lies_on_top(failed):
    given = '[[given]]\nwho = "alpha"\ndeck = ["rage", "stop"]\n'
    assert failed(given + '[then.state.alpha]\ndeck.9 = "rage"\ndeck.8 = "stop"') == []


def test_a_number_of_cards_whichever(failed):
    given = '[[given]]\nwho = "alpha"\ncards = 3\ndiscard = 2\ncarries = ["egg"]\n'
    assert failed(given + '[then.state.alpha]\nhand.count = 3\ndiscard.count = 2\nheld.has = "egg"') == []


def test_an_intruder_with_and_without_a_token(failed):
    text = """
[[given]]
intruder = "drone"
place = "workshop"
injuries = 1
[[given]]
intruder = "grub"
place = "b"
token = false
[then]
intruders.workshop = ["grub", "drone"]
[then.state.table]
intruders.drone-1.injuries = 1
intruders.drone-1.token = "drone-3"
intruders.grub-1.token = ""
"""
    assert failed(text) == []


def test_rooms(failed):
    text = """
[[given]]
room = "vault"
place = "g"
items = 4
objects = ["egg"]
[[given]]
room = "f"
token = "fire-2"
[then.state.table]
tiles.g = "vault"
explored.g = true
items.g = 4
objects.g = ["egg"]
explored.f = false
tokens.f = "fire-2"
"""
    assert failed(text) == []


def test_a_room_may_stay_unexplored_where_it_is_brought(failed):
    text = '[[given]]\nroom = "vault"\nplace = "g"\nexplored = false\n[then]\nstate.table.explored.vault = false'
    assert failed(text) == []


def test_what_lies_on_the_table(failed):
    text = """
[[given]]
fire = ["clinic"]
malfunction = ["b"]
noise = ["ab", "crawlway"]
doors = { ac = "closed", ad = "destroyed" }
bag = ["grub", "grub", "giant"]
eggs = 2
dark = ["e"]
[[given]]
no_supply = ["drone"]
empty = ["attacks"]
[[given]]
doors.ac = "open"
[then]
bag = { grub = 2, giant = 1, drone = 4, nobody = 0 }
[then.state]
table.fire.c = true
table.malfunction = { workshop = true, a = false }
table.noise = { ab = 1, crawlway = 1, ac = 0 }
table.doors = { ac = "", ad = "destroyed" }
laboratory.eggs.count = 2
table.decks.attacks = []
state.streams = { "fake:dark:e" = 1 }
"""
    assert failed(text) == []


def test_any_field_is_set_by_its_path(failed):
    text = """
[[given]]
[given.set]
alpha.passed = true
beta.marks.knowledge = 4
table.first = "beta"
table.limits.fire-marker = 5
table.fire = { b = true, clinic = true, armoury = 1 }
[[given]]
set.table.fire = { c = false, armoury = false }
[then.state]
alpha.passed = true
beta.marks = { knowledge = 4 }
table.first = "beta"
table.limits.fire-marker = 5
table.fire.count = 1
table.fire.b = true
"""
    assert failed(text) == []


def test_an_empty_table_empties(failed):
    text = '[[given]]\nfire = ["a", "b"]\n[[given]]\nset.table.fire = {}\n[then]\nstate.table.fire = {}'
    assert failed(text) == []


def test_a_component_is_laid_on_a_list_and_taken_from_where_it_lay(failed):
    text = """
[[given]]
lay.alpha.items = ["bandage", "tonic"]
lay.table.decks.events = "giants-1"
[[when]]
step = "event/event-card"
[then]
events = [{ kind = "event", card = "giants-1" }]
state.alpha.items = ["bandage", "tonic"]
"""
    assert failed(text) == []


def test_a_component_changes_places_with_what_lies_in_a_place_for_one(failed):
    text = """
[[given]]
room = "f"
token = "fire-2"
[[given]]
room = "g"
token = "quiet-1"
[[given]]
lay.table.tokens.f = "quiet-1"
[then.state.table]
tokens.f = "quiet-1"
tokens.g = "fire-2"
"""
    assert failed(text) == []


def test_a_component_is_laid_on_a_list_that_is_not_there_yet(failed):
    text = """
[[given]]
lay.table.objects.c = ["egg"]
lay.table.objects.workshop = "intruder-carcass"
[then.state.table]
objects.c = ["egg"]
objects.b = ["intruder-carcass"]
"""
    assert failed(text) == []


def test_an_egg_comes_from_the_nest_where_the_box_has_none(failed):
    text = """
[[given]]
eggs = 8
[[given]]
room = "c"
objects = ["egg"]
[[given]]
who = "alpha"
carries = ["egg"]
[then.state]
table.objects.c = ["egg"]
alpha.held.has = ["egg"]
laboratory.eggs.count = 6
"""
    assert failed(text) == []


def test_what_is_rigged_comes_up(failed):
    text = """
[[given]]
who = "alpha"
hand = ["look"]
[[given]]
intruder = "drone"
place = "a"
[rigged]
dice.combat-die = ["hit"]
decks.attacks = ["bite-3", "scratch-2"]
[[when]]
who = "alpha"
does = "shoot torch drone"
[[when]]
step = "event/bag"
rigged.bag = ["grub"]
[then]
events = [{ kind = "attack.roll", who = "alpha" }]
intruders.a = []
"""
    said = failed(text)
    assert [where for where, _, _ in said if "rigged" in where] == []


def test_what_is_rigged_and_does_not_come_up_is_told(failed):
    rigged = '[rigged]\ndice.noise-die = ["2"]\n'
    assert failed(rigged) == [
        ("[rigged] noise-die", '["2"] to come up', 'it was not drawn; leave it out, or say not_drawn = ["noise-die"]')
    ]
    assert failed(rigged + '[then]\nnot_drawn = ["noise-die"]') == []


@pytest.mark.parametrize("edition", ["lockdown", "nemesis"])
def test_the_fakes_are_of_the_edition_named(failed, edition):
    assert (
        failed("", pieces=f'[pieces]\nedition = "{edition}"\nboard = "fake-board"\nhouse_rules = ["fake-missions"]\n')
        == []
    )
