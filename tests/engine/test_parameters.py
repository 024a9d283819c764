"""The number of a house rule: how it is named, what fits, and where it is kept."""

from __future__ import annotations

import attrs
import pytest

from nemesis_core import Parameter, Piece, Plugin, Session, assemble, hookimpl, play_recorded, replay
from nemesis_core.errors import AssemblyError, NemesisError, SaveError
from nemesis_core.manifest import manifest_text, read_manifest
from nemesis_core.parameters import rule_of, value_of
from nemesis_core.plugins import load_entry_point

from .tiny import MANIFEST, CardGame, piece, registry

WIND = Parameter(3, 1, 9, "how strong the wind is")
TAKES = "house rule wind takes a number from 1 to 9 (how strong the wind is), not "


class Compiles:
    @hookimpl
    def compile_content(self, ruleset):
        return {"blown": 10 * ruleset.parameter("wind")}


PIECES = registry(
    piece("board", CardGame()),
    piece("house-rule", Compiles(), name="wind", parameter=WIND),
    piece("house-rule", name="six"),
)


def windy(*names, **more):
    return assemble(MANIFEST, house_rules=names, registry=PIECES, **more)


def refused(*names):
    with pytest.raises(AssemblyError) as raised:
        windy(*names)
    return str(raised.value)


# ---------------------------------------------------------------- what is given


@pytest.mark.parametrize(("name", "value"), [("wind", 3), ("wind=3", 3), ("wind=1", 1), ("wind=9", 9), ("wind=007", 7)])
def test_number_is_the_one_given_or_the_default(name, value):
    ruleset = windy(name)
    assert ruleset.parameter("wind") == value
    assert ruleset.new_game(2).blown == 10 * value


def test_manifest_of_a_ruleset_has_every_number():
    assert windy("six", "wind").manifest.house_rules == ("six", "wind=3")
    assert windy("wind=04").manifest.house_rules == ("wind=4",)
    assert windy("six").manifest.house_rules == ("six",)
    assert [p.id for p in windy("wind=4").pieces] == ["board", "race", "mode", "crew", "wind"]


def test_number_may_be_negative():
    cold = Parameter(-5, -10, 0, "how cold it is")
    assert value_of("frost=-7", cold) == -7
    with pytest.raises(AssemblyError, match=r"takes a number from -10 to 0 \(how cold it is\), not 1$"):
        value_of("frost=1", cold)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("wind=0", f"{TAKES}0"),
        ("wind=10", f"{TAKES}10"),
        ("wind=gale", f"{TAKES}'gale'"),
        ("wind=1.5", f"{TAKES}'1.5'"),
        ("wind= 5", f"{TAKES}' 5'"),
        ("wind=1_0", f"{TAKES}'1_0'"),
        ("wind=\N{ARABIC-INDIC DIGIT FIVE}", f"{TAKES}'\N{ARABIC-INDIC DIGIT FIVE}'"),
        ("wind=5=6", f"{TAKES}'5=6'"),
        ("wind=5\n", f"{TAKES}'5\\n'"),
        ("wind=", "house rule wind is named without its number after =; it takes a number from 1 to 9 (how strong"),
        ("six=3", "house rule six takes no number; name it six, without '=3'"),
        ("six=", "house rule six takes no number; name it six, without '='"),
        ("wnd=3", "house-rule wnd is not installed; did you mean wind?"),
        ("board=3", "house-rule board is a board, not a house-rule"),
        ("=3", "house-rule  is not installed"),
    ],
)
def test_what_does_not_fit_is_refused_in_a_line(name, said):
    told = refused(name)
    assert told.startswith(said)
    assert "\n" not in told


def test_long_number_is_told_in_short():
    assert len(refused(f"wind={'9' * 5000}")) < 200


def test_rule_is_chosen_once_whatever_its_number():
    assert refused("wind=3", "wind=5") == "wind is chosen twice, as wind=3 and wind=5; name it once"
    assert refused("wind", "wind=5") == "wind is chosen twice, as wind and wind=5; name it once"
    assert refused("wind=3", "wind=3") == "wind is chosen twice; name it once"


def test_asking_for_a_number_that_there_is_not_says_which_there_are():
    with pytest.raises(NemesisError, match=r"no house rule wnd that takes a number is chosen; did you mean wind\?"):
        windy("wind").parameter("wnd")
    with pytest.raises(NemesisError, match=r"no house rule six that takes a number is chosen; there are: none"):
        windy("six").parameter("six")


def test_rule_of_a_name():
    assert [rule_of(name) for name in ("wind", "wind=3", "wind=")] == ["wind"] * 3


# ---------------------------------------------------------------- a parameter that cannot be


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ((10, 1, 9, ""), "the default of a parameter, 10, is not from 1 to 9"),
        ((5, 9, 1, ""), "the default of a parameter, 5, is not from 9 to 1"),
        (("5", 1, 9, ""), "default of a parameter should be a whole number, not '5'"),
        ((True, 1, 9, ""), "default of a parameter should be a whole number, not True"),
        ((5, 1.0, 9, ""), "least of a parameter should be a whole number, not 1.0"),
        ((5, 1, 9, 3), "'meaning' must be <class 'str'>"),
    ],
)
def test_parameter_that_cannot_be_is_refused(given, said):
    with pytest.raises((TypeError, ValueError)) as raised:
        Parameter(*given)
    assert said in str(raised.value)


def test_nothing_but_a_house_rule_has_one():
    with pytest.raises(ValueError, match="a mode has a parameter, but only a house rule can be chosen with a number"):
        Piece(id="windy", kind="mode", title="Windy", parameter=WIND)
    with pytest.raises(TypeError, match="'parameter' must be"):
        Piece(id="windy", kind="house-rule", title="Windy", parameter=3)


class Point:
    """An entry point whose plugin has a parameter that cannot be."""

    name, value, dist = "windy", "windy:PLUGIN", None

    def load(self):
        return Plugin(pieces=(Piece(id="w", kind="house-rule", title="W", parameter=Parameter(0, 1, 2, "")),))


def test_plugin_with_a_parameter_that_cannot_be_is_listed_as_broken():
    assert load_entry_point(Point()).error == "ValueError: the default of a parameter, 0, is not from 1 to 2"


# ---------------------------------------------------------------- where it is kept


def test_manifest_file_keeps_it(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text(manifest_text(windy("wind=7", "six").manifest))
    assert 'house_rules = ["wind=7", "six"]' in file.read_text()
    again = assemble(read_manifest(file), registry=PIECES)
    assert again.parameter("wind") == 7


def test_rule_of_a_manifest_takes_the_place_of_the_same_with_another_number():
    manifest = attrs.evolve(MANIFEST, name="mine", house_rules=("wind=3", "six"))
    assert manifest.with_rule("wind=5").house_rules == ("six", "wind=5")
    assert manifest.with_rule("wind").house_rules == ("six", "wind")
    assert attrs.evolve(MANIFEST, name="mine").with_rule("wind=5").house_rules == ("wind=5",)
    assert manifest.with_rule("wind=5").name == ""
    assert manifest.house_rules == ("wind=3", "six")


def first(game, decision):
    return decision.options[0]


def test_record_is_replayed_with_its_number_and_with_no_other():
    ruleset = windy("wind=7")
    record = play_recorded(ruleset, 2, 1, [first] * 2)
    assert record.manifest["house_rules"] == ("wind=7",)
    assert replay(record, ruleset) is None
    with pytest.raises(SaveError) as raised:
        replay(record, windy("wind=4"))
    assert str(raised.value) == (
        "the record was made with house-rule wind=7, here it is house-rule wind=4; "
        "leave out VARIANT and pieces, it names its own"
    )


def test_save_is_taken_up_with_its_number_and_with_no_other():
    saved = Session(windy("wind=7").new_game(2, 1)).save()
    assert Session.load(saved, windy("wind=7")).decision is not None
    with pytest.raises(SaveError, match="belongs to another variant"):
        Session.load(saved, windy("wind"))
