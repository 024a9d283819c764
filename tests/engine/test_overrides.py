"""What a user's files change, and the records of a variant as a catalogue."""

from __future__ import annotations

import attrs
import pytest

from nemesis_core import Record
from nemesis_core.building import ContentBuilder
from nemesis_core.catalogue import entries, entry_toml, named
from nemesis_core.errors import NemesisError
from nemesis_core.overrides import changes


@attrs.frozen(kw_only=True)
class Use:
    id: str
    times: int = 1
    weaker: dict[str, str] = attrs.field(factory=dict)


@attrs.frozen(kw_only=True)
class Tool(Record):
    weight: int = 1
    count: int = 2
    tags: tuple[str, ...] = ()
    use: tuple[Use, ...] = ()
    spare: Use | None = None


@attrs.frozen(kw_only=True)
class Place(Record):
    pass


SAW = {"id": "saw", "source": "seed", "name": "Saw", "use": [{"id": "cut"}, {"id": "bend"}]}
AXE = {"id": "axe", "source": "memory"}


@pytest.fixture
def content(tmp_path):
    """Content of three tools and a place, with overrides of the given texts."""

    def build(*texts):
        made = ContentBuilder({"tool": Tool, "place": Place})
        made.add("board", {"tool": [SAW, AXE], "place": [{"id": "saw", "source": "public"}]}, "tools.toml")
        made.add("crew", {"tool": [{"id": "axe", "source": "stand-in"}]}, "crew.toml")
        for number, text in enumerate(texts):
            file = tmp_path / f"{number}.toml"
            file.write_text(text)
            made.override(file)
        return made.build(())

    return build


def told(content):
    return [(c.id, c.field, c.old, c.new, c.changes) for c in changes(content)]


# ---------------------------------------------------------------- changes


def test_each_field_that_a_file_sets_is_told(content):
    made = content('[[tool]]\nid = "saw"\nweight = 3\ntags = ["sharp"]\nname = "Saw"')
    assert told(made) == [
        ("board:saw", "weight", 1, 3, True),
        ("board:saw", "tags", [], ["sharp"], True),
        ("board:saw", "name", "Saw", "Saw", False),
    ]


def test_change_in_a_part_is_told_with_the_part(content):
    made = content('[[tool]]\nid = "saw"\nuse = [{ id = "cut", times = 2 }, { id = "bend" }]')
    assert told(made) == [("board:saw", "use.cut.times", 1, 2, True)]


def test_parts_that_go_or_come_are_told_as_a_whole(content):
    made = content('[[tool]]\nid = "saw"\nuse = [{ id = "cut" }]\nspare = { id = "edge" }')
    cut, bend = ({"id": name, "times": 1, "weaker": {}} for name in ("cut", "bend"))
    assert told(made) == [
        ("board:saw", "use", [cut, bend], [cut], True),
        ("board:saw", "spare", None, {"id": "edge", "times": 1, "weaker": {}}, True),
    ]


def test_each_file_is_compared_with_what_those_before_it_left(content):
    made = content('[[tool]]\nid = "saw"\nweight = 3', '[[tool]]\nid = "board:saw"\nweight = 4')
    assert told(made) == [("board:saw", "weight", 1, 3, True), ("board:saw", "weight", 3, 4, True)]
    assert made.find("tool", "saw").weight == 4


@pytest.mark.parametrize("text", ["weight = 1", "count = 2", "spare = { id = 'x' }\n[[tool]]\nid = 'board:axe'"])
def test_digest_is_another_only_if_something_is(content, text):
    changed = content(f'[[tool]]\nid = "saw"\n{text}')
    assert (changed.digest == content().digest) is not any(change.changes for change in changes(changed))


def test_error_about_a_record_names_the_file_that_changed_it_last(content):
    made = content('[[tool]]\nid = "saw"\nweight = 3', '[[tool]]\nid = "saw"\ncount = 4')
    assert "1.toml: tool board:saw: too heavy" in str(made.wrong("tool", made.find("tool", "saw"), "too heavy"))
    assert str(made.wrong("tool", made.find("tool", "crew:axe"), "lost")) == "tool crew:axe: lost"


# ---------------------------------------------------------------- the catalogue


def keys(found):
    return [(entry.kind, entry.record.key) for entry in found]


def test_entries_are_all_records_or_those_of_a_kind_or_with_words(content):
    made = content()
    assert len(entries(made)) == 4
    assert keys(entries(made, ["place"])) == [("place", "board:saw")]
    assert keys(entries(made, (), "BEND saw")) == [("tool", "board:saw")]
    with pytest.raises(NemesisError, match="no record is of kind tol; did you mean tool"):
        entries(made, ["tol"])


def test_record_is_named_by_id_or_with_its_owner(content):
    found = entries(content())
    assert keys(named(found, "saw")) == [("tool", "board:saw"), ("place", "board:saw")]
    assert keys(named(found, "axe")) == [("tool", "board:axe"), ("tool", "crew:axe")]
    assert keys(named(found, "crew:axe")) == [("tool", "crew:axe")]
    with pytest.raises(NemesisError, match="no record has the id sav; did you mean saw"):
        named(found, "sav")


def test_id_of_two_owners_is_written_with_the_owner(content):
    made = content()
    texts = [entry_toml(made, entry) for entry in entries(made, ["tool"])]
    for name, text in zip(("saw", "board:axe", "crew:axe"), texts, strict=True):
        assert f'id = "{name}"' in text
    assert "# not set: spare" in texts[0]


def test_record_or_a_field_of_it_can_be_unverified(content):
    weak = 'weaker = { weight = "memory", count = "public" }\nuse = [{ id = "cut", weaker = { times = "stand-in" } }]'
    saw, axe, _, place = entries(content(f'[[tool]]\nid = "saw"\n{weak}'))
    assert (saw.unverified, saw.weak) == (True, {"weight": "memory", "use.cut.times": "stand-in"})
    assert (axe.unverified, axe.weak) == (True, {})
    assert (place.unverified, place.weak) == (False, {})


def test_copies_are_the_count_unless_there_is_none(content):
    assert [entry.record.copies for entry in entries(content())] == [2, 2, 2, None]
