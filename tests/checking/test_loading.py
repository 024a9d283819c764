"""Plugins that cannot be loaded, or whose hooks, requirements or steps do not fit: who, where, what to do."""

from __future__ import annotations

import pytest

from .conftest import HEAD, Check, Project

HOUSE = "import nemesis_core\nfrom nemesis_core import Parameter, Piece, Plugin\n"


def one(source: str, project: Project, check: Check, more: str = "") -> dict[str, object]:
    """The only finding of a plugin of `source`."""
    checked = check(project(source, more=more), "--games", 0)
    assert (checked.code, len(checked.findings)) == (1, 1), checked
    return checked.findings[0]


@pytest.mark.parametrize(
    ("source", "line", "text"),
    [
        ("\nimport no_such_module\n", 3, "No module named 'no_such_module'"),
        ("\n\nimport sys\nsys.exit(3)\n", 5, "SystemExit: 3"),
        ("\ndef f(:\n", 3, "SyntaxError"),
        ("\nprint('hello')\nParameter(default=20, least=1, most=10, meaning='x')\n", 4, "20, is not from 1 to 10"),
        ("from nemesis_core import no_such_name\n", 2, "is the plugin made for another?"),
    ],
)
def test_what_breaks_the_import_is_found_with_its_line(project, check, source, line, text):
    found = check(project(source), "--games", 0).finding("load")
    assert found["piece"] == "nemesis-mine"
    assert f"src/mine_rule.py:{line}" in found["place"]
    assert text in found["text"]
    assert found["advice"] == "mend what its modules do when they are imported"


@pytest.mark.parametrize(
    "name", ["", "Six-cards", "6-cards", "-six", "six_cards", "six cards", "six:cards", "s\u00ecx"]
)
def test_id_that_cannot_be_typed_is_found(project, check, name):
    found = check(project(f"{HOUSE}PIECE = Piece(id={name!r}, kind='crew', title='Six')\n"), "--games", 0).finding(
        "load"
    )
    rule = "the id of a piece is made of lower-case letters, digits and hyphens, and begins with a letter"
    assert found["text"].startswith(f"ValueError: {rule}, not ")
    assert found["place"].endswith("src/mine_rule.py:4")


@pytest.mark.parametrize(
    ("meant", "typed", "text"),
    [
        ("mine_rule:PLUGIN", "mine_ruel:PLUGIN", "mine_ruel:PLUGIN cannot be imported: there is no module mine_ruel"),
        (
            "mine_rule:PLUGIN",
            "mine_rule:PLUGNI",
            "mine_rule:PLUGNI cannot be imported: mine_rule has no PLUGNI; did you mean PLUGIN?",
        ),
        (
            "mine_rule:PLUGIN",
            "mine_rule.sub:PLUGIN",
            "mine_rule.sub:PLUGIN cannot be imported: there is no module mine_rule.sub",
        ),
    ],
)
def test_misspelt_entry_point_is_named(project, check, meant, typed, text):
    file = project("x = 1\n") / "pyproject.toml"
    file.write_text(file.read_text().replace(meant, typed))
    (found,) = check(".", "--games", 0).findings
    assert (found["place"], found["text"]) == ("entry point mine_rule in pyproject.toml", text)
    assert found["advice"] == "mend the name, or make what it names"


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("mine_ruel", "mine_ruel cannot be imported: there is no module mine_ruel"),
        ("mine_rule:rools", "mine_rule:rools cannot be imported: mine_rule has no rools; did you mean rules?"),
    ],
)
def test_misspelt_implementation_is_named(project, check, typed, text):
    piece = f"Piece(id='mine', kind='house-rule', title='Mine', implementation=('{typed}',))"
    found = one(f"{HOUSE}rules = 1\nPLUGIN = Plugin(pieces=({piece},))\n", project, check)
    assert (found["place"], found["text"]) == ("implementation of piece mine", text)
    assert found["advice"] == "mend the name, or make what it names"


def test_implementation_that_imports_what_is_not_there_is_found_with_its_line(project, check):
    piece = "Piece(id='mine', kind='house-rule', title='Mine', implementation=('mine_hooks',))"
    folder = project(f"{HOUSE}PLUGIN = Plugin(pieces=({piece},))\n")
    (folder / "src" / "mine_hooks.py").write_text("import no_such_module\n")
    found = check(".", "--games", 0).finding("load")
    assert found["place"] == "src/mine_hooks.py:1"
    assert "No module named 'no_such_module'" in found["text"]


def test_recursion_without_end_at_import_is_one_finding(project, check):
    found = one("def f():\n    return f()\nf()\n", project, check)
    assert "RecursionError" in found["text"]
    assert found["place"] == "function f, src/mine_rule.py:3"


def test_process_that_a_plugin_ends_is_a_finding(project, check):
    found = one("import os\nos._exit(7)\n", project, check)
    assert found["text"] == "it ended the process (exit code 7) in which it was loaded"


def test_import_that_does_not_end_is_stopped(project, check):
    checked = check(project("def wait():\n    while True:\n        pass\nwait()\n"), "--games", 0, "--limit", 2)
    assert checked.code == 1
    (found,) = checked.findings
    assert found["text"] == "it did not come to an end in 2 seconds while it was loaded"
    assert found["place"].startswith("function wait, src/mine_rule.py:")


def test_other_api_is_found(project, check):
    source = HOUSE + 'PLUGIN = Plugin(api=">=7.0,<8", pieces=(Piece(id="mine", kind="house-rule", title="Mine"),))\n'
    found = one(source, project, check)
    assert (found["piece"], found["kind"]) == ("nemesis-mine", "api")
    assert found["text"].startswith("made for core API >=7.0,<8, this is ")
    assert "state the API versions" in found["advice"]


def test_id_of_another_plugin_is_found(project, check):
    pieces = 'pieces=(Piece(id="rules", kind="house-rule", title="Mine"),)'
    found = one(f"{HOUSE}PLUGIN = Plugin({pieces})\n", project, check)
    assert found["text"] == "the id rules is that of a piece of nemesis-core and nemesis-mine"
    assert found["advice"] == "choose another id"


# ---------------------------------------------------------------- hooks


@pytest.mark.parametrize(
    ("function", "text"),
    [
        ("hand_size(game, whom)", "hook hand_size has no argument whom; did you mean who?; it has: game, who"),
        ("hand_sise(game, who)", "there is no hook hand_sise; did you mean hand_size?"),
        ("hand_size(game, who=3)", "its argument who has a default, so it is never given; take it without one"),
    ],
)
def test_hook_that_does_not_fit_is_found(project, check, function, text):
    found = one(f"@hookimpl\ndef {function}:\n    return 1\n", project, check)
    assert (found["piece"], found["kind"], found["text"]) == ("mine", "hook", text)
    assert found["place"] == f"hook {function.partition('(')[0]}, src/mine_rule.py:2"
    assert found["advice"] == "see the hooks and their arguments: nemesis assemble VARIANT --hooks"


def test_all_hooks_that_do_not_fit_are_found(project, check):
    source = "@hookimpl\ndef hand_sise(game):\n    ...\n@hookimpl\ndef power(game, room):\n    ...\n"
    checked = check(project(source), "--games", 0)
    assert [finding["place"].partition(",")[0] for finding in checked.findings] == ["hook hand_sise", "hook power"]


def test_hook_without_its_mark_is_found(project, check):
    source = "@hookimpl\ndef steps():\n    return []\ndef hand_size(game, who):\n    return 1\n"
    found = one(source, project, check)
    assert found["text"] == "hand_size has the name and arguments of a hook, and not its mark, so it is never called"
    assert (found["place"], found["advice"]) == (
        "hook hand_size, src/mine_rule.py:5", "put @hookimpl above it, or call it otherwise",
    )  # fmt: skip


def test_plugin_that_implements_nothing_is_found(project, check):
    assert "has no function with the mark hookimpl" in one("x = 1\n", project, check)["text"]


def test_hook_that_raises_in_assembly_is_found_with_its_line(project, check):
    found = one("@hookimpl\ndef state_parts():\n    return {}['x']\n", project, check)
    assert found["text"] == "mine raised KeyError in state_parts: 'x'"
    assert found["place"] == "hook state_parts, src/mine_rule.py:4"


@pytest.mark.parametrize(
    ("body", "hook", "kind", "text"),
    [
        (
            "return Step('event', 'flood', print)",
            "steps",
            "hook",
            "mine returned Step from steps, which asks for a list",
        ),
        (
            "return {'mine': object}",
            "state_parts",
            "save",
            "mine: the part mine of the state is <class 'object'>, which",
        ),
        ("return {'mine': Tally}", "state_parts", "save", "mine: state field Tally.n cannot be set by the constructor"),
    ],
)
def test_answer_of_a_wrong_type_is_found_with_its_hook(project, check, body, hook, kind, text):
    tally = "import attrs\n@attrs.define\nclass Tally:\n    n: int = attrs.field(default=0, init=False)\n"
    found = one(f"{tally}@hookimpl\ndef {hook}():\n    {body}\n", project, check)
    assert (found["piece"], found["kind"], found["place"]) == ("mine", kind, f"hook {hook}, src/mine_rule.py:6")
    assert found["text"].startswith(text)


@pytest.mark.parametrize(
    ("body", "place", "text"),
    [
        ("return [Step('event', 'flood', print, after='tide')]", "step event/flood", "wants a place beside tide"),
        ("return [Step('night', 'flood', print)]", "step flood", "is of phase night; there are setup, player"),
    ],
)
def test_step_that_has_no_place_is_found(project, check, body, place, text):
    found = one(f"@hookimpl\ndef steps():\n    {body}\n", project, check)
    assert (found["piece"], found["place"]) == ("mine", place)
    assert text in found["text"]


# ---------------------------------------------------------------- what it needs


def test_role_that_nobody_offers_is_found(project, check):
    found = one("@hookimpl\ndef steps():\n    return []\n", project, check, more='roles=("harbour",)')
    assert (found["piece"], found["kind"], found["place"]) == ("mine", "fit", "Piece('mine')")
    assert found["text"] == ("it fits no variant: mine needs a Room with the role harbour, and fake-board has none")
    assert found["advice"] == "mend what the piece requires, or the piece that should provide it"


def test_tag_that_nobody_provides_is_found(project, check):
    checked = check(project("@hookimpl\ndef steps():\n    return []\n", more='requires=("tides",)'), "--games", 0)
    assert checked.code == 2
    assert "mine cannot be checked in fakes: mine needs tides" in checked.err
    assert "nothing installed has it" in checked.err


@pytest.mark.variant
def test_tag_that_nobody_provides_is_found_in_every_variant(project, check):
    project("@hookimpl\ndef steps():\n    return []\n", more='requires=("tides",)')
    checked = check.all(".", "--games", 0)
    assert checked.finding("fit")["text"].startswith("it fits no variant: mine needs tides, which no chosen piece has")


# ---------------------------------------------------------------- pieces that need each other

RULES = """
def rule(name, **more):
    return Piece(id=name, kind="house-rule", title=name, **more)


PLUGIN = Plugin(pieces=(PIECES))
"""


def test_piece_is_tried_with_the_pieces_of_its_distribution_that_it_requires(project, check):
    pieces = 'rule("mine", requires=("tides",)), rule("tide", provides=("tides",), requires=("moon",)), rule("moon")'
    project(HEAD + RULES.replace("PIECES", pieces))
    checked = check(".", "--games", 0)
    assert (checked.code, checked.report["refused"]) == (0, {})


def test_piece_whose_sister_fits_no_variant_either_is_found(project, check):
    pieces = 'rule("mine", requires=("tide",)), rule("tide", requires=("moon",)), rule("sun")'
    project(HEAD + RULES.replace("PIECES", pieces))
    checked = check(".", "--games", 0)
    assert [(f["piece"], f["kind"]) for f in checked.findings] == [("mine", "fit"), ("tide", "fit")]


@pytest.mark.variant
def test_piece_is_played_in_the_variants_of_its_sister(project, check):
    pieces = 'rule("mine", requires=("tide",)), rule("tide", requires=("edition:lockdown",))'
    project(HEAD + RULES.replace("PIECES", pieces))
    checked = check.all(".", "--variant", "lockdown", "--games", 1, "--players", 2)
    assert (checked.code, checked.report["games"]) == (0, 2)


# ---------------------------------------------------------------- rules that it publishes

PUBLISHING = """
@hookimpl
def compile_content(ruleset):
    ruleset.compiled["references"]["tide"] = ("MINE-01",)
    return {}


@hookimpl
def steps():
    return [Step("event", "rise", rise)]


def rise(game):
    game.tell("rise", "MINE-02")


PIECE = Piece(id="mine", kind="house-rule", title="Mine", implementation=("mine_rule",))
PLUGIN = Plugin(pieces=(PIECE,), rules="mine_book")
"""
RULE = '[[rule]]\nid = "MINE-01"\ntext = "The water rises."\n'


def test_rules_of_a_project_that_is_not_installed_are_known(project, check):
    project(HEAD + PUBLISHING, mine_book=RULE + RULE.replace("01", "02"))
    assert check(".", "--games", 1).findings == []


def test_faulty_file_of_rules_is_found(project, check):
    project(HEAD + PUBLISHING, mine_book=RULE + "text = 1\n")
    found = check(".", "--games", 0).finding("rules")
    assert (found["piece"], found["place"]) == ("nemesis-mine", "Plugin(rules=)")
    assert "its rules are left out: " in found["text"] and "records.toml: " in found["text"]


def test_rules_that_nobody_has_are_found(project, check):
    project(HEAD + PUBLISHING.replace("MINE-01", "MINE-03"), mine_book=RULE)
    checked = check(".", "--games", 1)
    assert {(f["kind"], f["text"].partition(" (")[0]) for f in checked.findings} == {
        ("rules", "the reference 'tide' names rules that no rulebook has: MINE-03"),
        ("rules", "event rise names rules that no rulebook has: MINE-02"),
    }
