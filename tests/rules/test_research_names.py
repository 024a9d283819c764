"""What a `weakness_slot` may name as its object: a kind of Object, or what a piece has a name for."""

from __future__ import annotations

import pytest

from nemesis_core import hookimpl
from nemesis_core.errors import ContentError


class Mirrors:
    """The hooks of a piece whose mirrors can be analysed."""

    @hookimpl
    def also_analysed(self, game, who):
        return ["mirror"]

    @hookimpl
    def compile_content(self, ruleset):
        ruleset.compiled["names"]["object"]["mirror"] = "Mirror"


mirrors = Mirrors()
WEAKNESS = {"id": "vanity", "text": "It looks at itself.", "source": "stand-in"}


@pytest.fixture
def with_slot(with_rule):
    """A table with those mirrors and a slot whose object is as given."""

    def make(name, **more):
        slot = {"id": "slot-1", "position": 1, "object": name, "source": "stand-in"}
        return with_rule("mirrors", weakness=[WEAKNESS], weakness_slot=[slot], **more)

    return make


@pytest.mark.parametrize("name", ["egg", "character-corpse", "intruder-carcass", "mirror"])
def test_kinds_of_objects_and_what_a_piece_has_a_name_for(with_slot, name):
    assert with_slot(name).game.laboratory.weaknesses == ["vanity/1"]


def test_a_piece_may_have_supplies_of_it(with_slot):
    supply = [{"id": "mirror", "name": "Mirror", "count": 3, "source": "stand-in"}]
    assert with_slot("mirror", component=supply).game.laboratory.weaknesses == ["vanity/1"]


@pytest.mark.parametrize(
    ("name", "hint"),
    [("miror", "; did you mean mirror?"), ("carcass", "; did you mean intruder-carcass?"), ("door", "; there are: ch")],
)
def test_another_name_is_refused_and_the_record_named(with_slot, name, hint):
    said = f"^weakness_slot house:slot-1: '{name}' \\(object\\) is no kind of Object, and no piece adds it to the"
    with pytest.raises(ContentError, match=f"{said} names of objects{hint}".replace("?", "\\?")):
        with_slot(name)
