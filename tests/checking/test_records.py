"""Records and effects that are wrong: each is found, with the file and line of the record."""

from __future__ import annotations

from .conftest import Check, Project

ITEM = """
[[item]]
id = "lantern"
kind = "deck"
counts = { red = 1 }
cost = 1
source = "public"

[[item.option]]
id = "light"
text = "Light it."
"""
NETWORK = """
[[network]]
id = "sewers"
source = "public"
"""
CHARACTER = """
[[character]]
id = "diver"
draft_slot = "grey-9"
role = "diver"
source = "public"

[[character.loadout]]
edition = "*"
deck = {}
"""
BIND = """
EFFECTS = Effects("mine")

@hookimpl
def effects():
    return [EFFECTS]

@EFFECTS.bind("item", "{key}")
def light(game, who):
    pass
"""
RULE = "@hookimpl\ndef steps():\n    return []\n"
CONTENT = 'content="mine_content"'


def found(project: Project, check: Check, source: str, records: str) -> list[tuple[str, str, str]]:
    """Kind, place and text of all that is wrong with `records`."""
    checked = check(project(source, more=CONTENT, mine_content=records), "--games", 0)
    assert checked.code == 1
    assert {finding["piece"] for finding in checked.findings} == {"mine"}
    assert all(finding["advice"] and finding["command"] for finding in checked.findings)
    return [(finding["kind"], finding["place"], finding["text"]) for finding in checked.findings]


def test_option_without_an_effect_is_found(project, check):
    assert found(project, check, RULE, ITEM) == [
        (
            "effect",
            "record item lantern, src/mine_content/records.toml:3",
            "item mine:lantern: lantern.light has no effect; bind a function to it",
        )
    ]


def test_effect_without_a_record_is_found_with_what_was_meant(project, check):
    effects = found(project, check, BIND.format(key="lantern.lihgt"), ITEM)
    assert [text for _, _, text in effects] == [
        "item mine:lantern: lantern.light has no effect; did you mean lantern.lihgt?",
        "item mine:lantern: an effect is bound to lantern.lihgt, but the record asks for none; put it back",
    ]


def test_effect_of_an_item_that_is_not_there_is_found(project, check):
    (effect,) = found(project, check, BIND.format(key="candle.light"), NETWORK)
    text = "mine: an effect is bound to item candle.light, but no record asks for it"
    assert effect == ("effect", "record item candle.light", text)


def test_everything_that_is_wrong_with_the_records_is_found_at_once(project, check):
    records = (
        ITEM.replace("cost = 1", 'cost = "much"')
        + NETWORK
        + NETWORK
        + '[[itm]]\nid = "x"\n'
        + """
[[corridor]]
id = "mine-1"
rooms = ["a", "nowhere"]
numbers = [1]
source = "public"
"""
    )
    texts = [text for _, _, text in found(project, check, RULE, records)]
    assert any("unknown kind of record [[itm]]; did you mean item" in text for text in texts)
    assert any("network sewers is there twice; rename or remove one" in text for text in texts)
    assert any("item mine:lantern: 'much' is no whole number in cost" in text for text in texts)
    assert any("corridor mine:mine-1: " in text and "'nowhere'" in text for text in texts)


def test_id_of_no_record_is_found(project, check):
    records = '[[corridor]]\nid = "mine-1"\nrooms = ["a", "nowhere"]\nnumbers = [1]\nsource = "public"\n'
    ((kind, place, text),) = found(project, check, RULE, records)
    assert (kind, place) == ("record", "record corridor mine-1, src/mine_content/records.toml:2")
    assert "names 'nowhere', which is no place" in text


def test_count_that_is_not_right_is_found(project, check):
    ((kind, place, text),) = found(project, check, RULE, CHARACTER)
    assert (kind, place) == ("record", "record character diver, src/mine_content/records.toml:3")
    assert text == "character mine:diver: its deck has no card; give it one"


def test_count_that_is_no_number_is_found(project, check):
    ((_, _, text),) = found(
        project, check, RULE, ITEM.partition("[[item.option]]")[0].replace("red = 1", 'red = "one"')
    )
    assert text == "item mine:lantern: 'one' is no whole number in counts['red']; mend this record"


def test_file_that_is_no_toml_is_found(project, check):
    ((kind, place, text),) = found(project, check, RULE, "[[item\n")
    assert (kind, place) == ("record", "src/mine_content/records.toml:1")
    assert "mend the file or leave it out" in text


def test_content_that_is_not_there_is_found(project, check):
    checked = check(project(RULE, more=CONTENT), "--games", 0)
    assert checked.findings[0]["text"].startswith("mine: its content mine_content cannot be read")
