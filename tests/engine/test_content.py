"""Content: records, overrides, effects and the digest."""

from __future__ import annotations

import attrs
import pytest

from nemesis_core import Effects, Record, hookimpl
from nemesis_core.building import ContentBuilder
from nemesis_core.content import Content
from nemesis_core.errors import ContentError

from .tiny import variant


@attrs.frozen(kw_only=True)
class Tool(Record):
    weight: int = 1
    heavy: bool = False
    tags: tuple[str, ...] = ()
    size: tuple[int, int] = (1, 1)
    uses: bool = False

    def effect_keys(self):
        return [self.id] if self.uses else []


@attrs.frozen(kw_only=True)
class Toy(Record):
    colour: str = ""


SAW = {"id": "saw", "source": "stand-in"}


def builder(*records, owner="board", kind="tool"):
    made = ContentBuilder({"tool": Tool, "toy": Toy})
    made.add(owner, {kind: list(records)}, "tools.toml")
    return made


def build(*records, effects=(), **where) -> Content:
    return builder(*records, **where).build(effects)


def overridden(tmp_path, text, made):
    file = tmp_path / "mine.toml"
    file.write_text(text)
    made.override(file)
    return made.build(())


# ---------------------------------------------------------------- records


def test_record_is_structured_with_its_owner():
    saw = build({**SAW, "weight": 3, "tags": ["sharp"]}).find("tool", "saw")
    assert saw == Tool(id="saw", source="stand-in", owner="board", weight=3, tags=("sharp",))
    assert saw.key == "board:saw"


def test_records_keep_their_order():
    content = build(SAW, {**SAW, "id": "axe"})
    assert [record.id for record in content.of("tool")] == ["saw", "axe"]
    assert content.of("no-such-kind") == []


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("wieght", 1, "there is no field wieght; did you mean weight"),
        ("weight", "1", "'1' is no whole number"),
        ("weight", True, "True is no whole number"),
        ("weight", 1.5, "1.5 is no whole number"),
        ("heavy", "no", "'no' is neither true nor false"),
        ("heavy", 1, "1 is neither true nor false"),
        ("name", 7, "7 is no text"),
        ("tags", "sharp", "'sharp' is no list"),
        ("tags", [1], "1 is no text"),
        ("size", [1], r"\[1\] is no list of 2"),
        ("source", "hearsay", "source"),
    ],
)
def test_wrong_field_names_the_record_and_the_field(field, value, reason):
    with pytest.raises(ContentError, match=f"tool board:saw: .*{reason}"):
        build({**SAW, field: value})


def test_missing_field_is_named():
    with pytest.raises(ContentError, match="tool board:saw: .*source"):
        build({"id": "saw"})


def test_unknown_kind_is_named_with_the_known_ones():
    with pytest.raises(ContentError, match=r"tools.toml: unknown kind of record \[\[tol\]\]; did you mean tool"):
        build(SAW, kind="tol")
    with pytest.raises(ContentError, match=r"unknown kind of record \[\[xyz\]\]; known are tool, toy"):
        build(SAW, kind="xyz")


@pytest.mark.parametrize("entry", [{"source": "stand-in"}, {"id": 3}, "saw"])
def test_entry_without_an_id_is_refused(entry):
    with pytest.raises(ContentError, match=r"every \[\[tool\]\] must be a table with an id"):
        build(entry)


def test_table_in_place_of_a_list_of_tables_is_refused():
    with pytest.raises(ContentError, match=r"every \[\[tool\]\] must be a table"):
        ContentBuilder({"tool": Tool}).add("board", {"tool": {"id": "saw"}}, "tools.toml")


def test_same_id_twice_is_refused():
    with pytest.raises(ContentError, match="tool saw is there twice"):
        build(SAW, SAW)


def test_two_owners_may_have_one_id():
    made = builder(SAW)
    made.add("crew", {"tool": [{**SAW, "weight": 2}]}, "crew.toml")
    content = made.build(())
    assert content.find("tool", "crew:saw").weight == 2
    with pytest.raises(ContentError, match=r"several are meant \(board:saw, crew:saw\)"):
        content.find("tool", "saw")


def test_record_that_is_not_there_is_named():
    with pytest.raises(ContentError, match="tool axe: no such record"):
        build(SAW).find("tool", "axe")


def test_extension_replaces_records_of_its_base_and_adds_its_own():
    made = builder({**SAW, "weight": 5, "heavy": True})
    made.add("far-side", {"tool": [{**SAW, "weight": 2}, {**SAW, "id": "axe"}]}, "far.toml", base="board")
    content = made.build(())
    assert [(r.key, r.weight, r.heavy) for r in content.of("tool")] == [
        ("board:saw", 2, False),
        ("far-side:axe", 1, False),
    ]


# ---------------------------------------------------------------- overrides


def test_override_changes_the_named_fields_only(tmp_path):
    made = builder({**SAW, "weight": 5, "heavy": True})
    saw = overridden(tmp_path, '[[tool]]\nid = "saw"\nweight = 9', made).find("tool", "saw")
    assert (saw.weight, saw.heavy, saw.owner) == (9, True, "board")


def test_override_may_name_the_owner(tmp_path):
    made = builder(SAW)
    made.add("crew", {"tool": [SAW]}, "crew.toml")
    content = overridden(tmp_path, '[[tool]]\nid = "crew:saw"\nweight = 9', made)
    assert [(r.key, r.weight) for r in content.of("tool")] == [("board:saw", 1), ("crew:saw", 9)]


def test_override_cannot_give_a_record_away(tmp_path):
    with pytest.raises(ContentError, match="mine.toml: tool saw: the owner of a record cannot be set"):
        overridden(tmp_path, '[[tool]]\nid = "saw"\nowner = "crew"', builder(SAW))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('[[tool]]\nid = "axe"', "tool axe does not exist"),
        (
            '[[tool]]\nid = "saw"\nleft_out = true',
            "mine.toml: tool saw: a file can change a record, not take it out; only",
        ),
        ('[[tool]]\nid = "saww"', "tool saww does not exist; did you mean saw"),
        ('[[tool]]\nid = "saw"\n[[tool]]\nid = "board:saw"', "mine.toml: tool board:saw is there twice"),
        ('[[tool]]\nid = "saw"\nweight = "1"', "mine.toml: tool board:saw: '1' is no whole number"),
        ('[[tol]]\nid = "saw"', r"unknown kind of record \[\[tol\]\]"),
        ('[[tool]]\nid = "saw"\nwieght = 1', "wieght"),
        ("[[tool]\n", "mine.toml"),
    ],
)
def test_override_that_does_not_fit_is_refused(tmp_path, text, reason):
    with pytest.raises(ContentError, match=reason):
        overridden(tmp_path, text, builder(SAW))


def test_override_of_an_id_that_two_owners_have_lists_them(tmp_path):
    made = builder(SAW)
    made.add("crew", {"tool": [SAW]}, "crew.toml")
    with pytest.raises(ContentError, match="saw is meant by board:saw, crew:saw; write one of these"):
        overridden(tmp_path, '[[tool]]\nid = "saw"\nweight = 9', made)


def test_missing_override_file_is_named(tmp_path):
    with pytest.raises(ContentError, match=r"nowhere\.toml"):
        builder(SAW).override(tmp_path / "nowhere.toml")


# ---------------------------------------------------------------- effects


def effects(*keys, owner="board"):
    made = Effects(owner)
    for key in keys:
        made.bind("tool", key)(lambda key=key: key)
    return made


def test_effect_is_found_by_its_record():
    content = build({**SAW, "uses": True}, effects=[effects("saw")])
    assert content.effect("tool", content.find("tool", "saw")).run() == "saw"


def test_missing_effect_names_the_record():
    with pytest.raises(ContentError, match="tool board:saw: saw has no effect; bind a function to it"):
        build({**SAW, "uses": True})


def test_superfluous_effect_is_named():
    with pytest.raises(ContentError, match="board: an effect is bound to tool axe, but no record asks for it"):
        build(SAW, effects=[effects("axe")])


def test_effect_of_another_owner_is_not_taken():
    with pytest.raises(ContentError, match="tool board:saw: saw has no effect"):
        build({**SAW, "uses": True}, effects=[effects("saw", owner="crew")])


def test_shared_effects_serve_every_owner_and_may_be_too_many():
    content = build({**SAW, "uses": True}, effects=[effects("saw", "axe", owner=Effects.shared)])
    assert content.effect("tool", content.find("tool", "saw")).run() is not None


def test_own_effect_comes_before_a_shared_one():
    own = Effects("board")
    own.bind("tool", "saw")(lambda: "own")
    content = build({**SAW, "uses": True}, effects=[own, effects("saw", owner=Effects.shared)])
    assert content.effect("tool", content.find("tool", "saw")).run() == "own"


def test_two_functions_on_one_key_are_refused():
    with pytest.raises(ContentError, match="board: two effects are bound to tool saw"):
        effects("saw", "saw")


# ---------------------------------------------------------------- records for some variants only

AXE = {**SAW, "id": "axe", "requires": ["edition:woods"], "uses": True}
AXE_OF_ALL = {**SAW, "id": "axe"}


def test_record_that_requires_one_of_two_tags_is_there_with_either():
    made = {**SAW, "id": "plane", "requires": ["edition:woods or mine", "oil"]}
    assert [tool.id for tool in builder(made).build((), ["mine", "oil"]).of("tool")] == ["plane"]
    assert [tool.id for tool in builder(made).build((), ["edition:woods", "oil"]).of("tool")] == ["plane"]
    without = builder(made).build((), ["oil"])
    assert without.of("tool") == []
    assert without.why_left_out("plane") == "board with edition:woods or mine"


def test_record_is_there_where_all_that_it_requires_is_provided():
    made = builder(SAW, {**AXE, "uses": False}, {**SAW, "id": "pick", "requires": ["edition:woods", "mine"]})
    assert [r.id for r in made.build((), {"edition:woods"}).of("tool")] == ["saw", "axe"]
    assert [r.id for r in made.build((), {"edition:woods", "mine", "lamp"}).of("tool")] == ["saw", "axe", "pick"]
    assert [r.id for r in made.build(()).of("tool")] == ["saw"]


def test_effect_of_a_record_that_is_left_out_is_not_superfluous():
    made = builder(SAW, AXE)
    assert made.build([effects("axe")]).effects == {}
    assert list(made.build([effects("axe")], {"edition:woods"}).effects) == [("board", "tool", "axe")]
    with pytest.raises(ContentError, match="tool board:axe: axe has no effect"):
        made.build((), {"edition:woods"})


def test_record_that_is_left_out_is_not_in_the_digest():
    assert builder(SAW, AXE).build(()).digest == build(SAW).digest
    assert builder(SAW, AXE).build([effects("axe")], {"edition:woods"}).digest != build(SAW).digest


# ---------------------------------------------------------------- what a piece takes from the one it extends

OUT = {"id": "saw", "left_out": True}


def extended(*records, base=(SAW, AXE_OF_ALL)):
    """Content of a board, and of a piece that extends it with `records`."""
    made = builder(*base)
    made.add("moon", {"tool": list(records)}, "moon.toml", base="board")
    return made


def test_an_extension_replaces_adds_and_leaves_out_records_of_its_base():
    content = extended(OUT, {**SAW, "id": "axe", "weight": 3}, {**SAW, "id": "pick"}).build(())
    assert [(r.owner, r.id, r.weight) for r in content.of("tool")] == [("board", "axe", 3), ("moon", "pick", 1)]


def test_what_is_left_out_is_as_if_it_had_never_been_there():
    assert extended(OUT).build(()).digest == build(AXE_OF_ALL).digest


def test_effects_of_records_that_an_extension_leaves_out_are_not_superfluous():
    made = extended(OUT, base=({**SAW, "uses": True}, AXE_OF_ALL))
    assert made.build([effects("saw")]).effects == {}


def test_leaving_out_what_no_base_has_is_one_clear_line():
    message = "moon.toml: tool sow cannot be left out: no base has it; mend the id"
    with pytest.raises(ContentError) as caught:
        extended({"id": "sow", "left_out": True})
    assert str(caught.value) == message
    with pytest.raises(ContentError, match="tools.toml: tool saw cannot be left out: no base has it"):
        builder(OUT)


def test_leaving_out_twice_and_leaving_out_what_is_described_are_refused():
    with pytest.raises(ContentError, match="moon.toml: tool saw cannot be left out: no base has it"):
        extended(OUT, OUT)
    with pytest.raises(ContentError, match="moon.toml: tool saw is left out and has weight all the same; remove one"):
        extended({**OUT, "weight": 2})


def test_a_record_is_left_out_by_true_alone():
    with pytest.raises(ContentError, match="left_out"):
        extended({**SAW, "left_out": "yes"}).build(())


# ---------------------------------------------------------------- overrides of such records


def test_what_a_record_requires_cannot_be_overridden(tmp_path):
    with pytest.raises(ContentError, match=r"mine\.toml: tool board:saw: requires cannot be changed"):
        overridden(tmp_path, '[[tool]]\nid = "saw"\nrequires = ["mine"]', builder(SAW))


# ---------------------------------------------------------------- digest


def test_digest_is_that_of_the_content_not_of_the_order():
    axe = {**SAW, "id": "axe"}
    assert build(SAW, axe).digest == build(axe, SAW).digest


@pytest.mark.parametrize("change", [{"weight": 2}, {"name": "Saw"}, {"note": "worn"}])
def test_digest_tells_any_difference(change):
    assert build({**SAW, **change}).digest != build(SAW).digest


def test_digest_of_an_overridden_game_differs(tmp_path):
    content = overridden(tmp_path, '[[tool]]\nid = "saw"\nweight = 9', builder(SAW))
    assert content.digest == build({**SAW, "weight": 9}).digest != build(SAW).digest


# ---------------------------------------------------------------- in a variant


class Kinds:
    @hookimpl
    def record_kinds(self):
        return {"tool": Tool}


def test_piece_brings_records_and_kinds():
    content = variant(Kinds(), records={"tool": [SAW]}).content
    assert content.find("tool", "board:saw").owner == "board"


def test_pieces_provide_their_tags_and_their_ids():
    records = [SAW, *({**SAW, "id": tag, "requires": [tag]} for tag in ("board", "light", "dark"))]
    content = variant(Kinds(), records={"tool": records}, provides=("light",)).content
    assert [record.id for record in content.of("tool")] == ["saw", "board", "light"]


def test_piece_with_a_wrong_record_is_named():
    with pytest.raises(ContentError, match="tool board:saw"):
        variant(Kinds(), records={"tool": [{**SAW, "weight": "much"}]})
