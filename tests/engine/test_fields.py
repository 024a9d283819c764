"""Fields that name other records, and fields that no override may change."""

from __future__ import annotations

import attrs
import pytest

from nemesis_core import Record
from nemesis_core.building import ContentBuilder
from nemesis_core.errors import ContentError
from nemesis_core.fields import references


@attrs.frozen(kw_only=True)
class Use:
    id: str = ""
    moments: tuple[str, ...] = attrs.field(default=(), metadata={"fixed": True})
    room: str = attrs.field(default="", metadata={"names": "room"})
    times: int = 1


@attrs.frozen(kw_only=True)
class Tool(Record):
    room: str = attrs.field(default="", metadata={"names": "room"})
    beside: tuple[str, ...] = attrs.field(default=(), metadata={"names": ("room", "tool")})
    doors: dict[str, int] = attrs.field(factory=dict, metadata={"names": "room"})
    shape: str = attrs.field(default="round", metadata={"fixed": True})
    use: tuple[Use, ...] = ()
    spare: Use | None = None
    elsewhere: str = attrs.field(default="", metadata={"names": "room", "left_out": True})


@attrs.frozen(kw_only=True)
class Room(Record):
    pass


def builder(**fields):
    made = ContentBuilder({"tool": Tool, "room": Room})
    rooms = [{"id": name, "source": "seed"} for name in ("hall", "cellar")]
    made.add("board", {"room": rooms, "tool": [{"id": "saw", "source": "seed", **fields}]}, "tools.toml")
    return made


def overridden(tmp_path, text, **fields):
    file = tmp_path / "mine.toml"
    file.write_text(f'[[tool]]\nid = "saw"\n{text}')
    made = builder(**fields)
    made.override(file)
    return made.build(())


def test_every_reference_of_a_record_is_found_with_its_field():
    tool = Tool(
        id="saw",
        source="seed",
        room="hall",
        beside=("cellar", "saw"),
        doors={"hall": 2},
        use=(Use(room="a"), Use()),
        spare=Use(room="b"),
    )
    assert list(references(tool)) == [
        ("room", "hall", ("room",)),
        ("beside", "cellar", ("room", "tool")),
        ("beside", "saw", ("room", "tool")),
        ("doors", "hall", ("room",)),
        ("use.room", "a", ("room",)),
        ("spare.room", "b", ("room",)),
    ]


@pytest.mark.parametrize(
    ("fields", "line"),
    [
        ({"room": "hal"}, "tool board:saw: room names 'hal', which is no room; did you mean hall?"),
        ({"beside": ["hall", "xyz"]}, "beside names 'xyz', which is no room or tool$"),
        ({"beside": [""]}, "beside names '', which is no room or tool$"),
        ({"doors": {"celar": 1}}, "doors names 'celar', which is no room; did you mean cellar?"),
        ({"use": [{}, {"room": "halls"}]}, "use.room names 'halls', which is no room; did you mean hall?"),
        ({"spare": {"room": "x"}}, "spare.room names 'x', which is no room"),
    ],
)
def test_reference_to_nothing_is_refused_with_record_and_field(fields, line):
    with pytest.raises(ContentError, match=line):
        builder(**fields).build(())


def test_a_record_that_is_left_out_can_be_named_where_the_field_says_so():
    made = builder(elsewhere="attic")
    made.add("crew", {"room": [{"id": "attic", "source": "seed", "requires": ["roof"]}]}, "rooms.toml")
    assert made.build(()).find("tool", "saw").elsewhere == "attic"
    with pytest.raises(ContentError, match="elsewhere names 'atic', which is no room$"):
        builder(elsewhere="atic").build(())
    made = builder(room="attic")
    made.add("crew", {"room": [{"id": "attic", "source": "seed", "requires": ["roof"]}]}, "rooms.toml")
    with pytest.raises(ContentError, match="room names 'attic', which is no room"):
        made.build(())


def test_empty_text_is_no_reference_where_it_is_the_default():
    assert builder(room="", use=[{"room": ""}]).build(()).find("tool", "saw").room == ""


def test_reference_that_a_file_breaks_names_the_file(tmp_path):
    with pytest.raises(ContentError, match=r"mine\.toml: tool board:saw: room names 'attic'"):
        overridden(tmp_path, 'room = "attic"', room="hall")


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ('shape = "square"', "shape"),
        ('use = [{ id = "cut", moments = ["night"] }]', "use.cut.moments"),
        ('use = [{ id = "cut" }]', "use.cut.moments"),
    ],
)
def test_fixed_field_cannot_be_changed(tmp_path, text, field):
    with pytest.raises(ContentError, match=rf"mine\.toml: tool board:saw: {field} cannot be changed"):
        overridden(tmp_path, text, use=[{"id": "cut", "moments": ["day"]}])


def test_fixed_field_may_be_repeated_and_what_lies_beside_it_changed(tmp_path):
    text = 'shape = "round"\nuse = [{ id = "cut", moments = ["day"], times = 3 }]'
    saw = overridden(tmp_path, text, use=[{"id": "cut", "moments": ["day"]}]).find("tool", "saw")
    assert (saw.use[0].moments, saw.use[0].times) == (("day",), 3)
