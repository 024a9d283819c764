"""Plugins that misbehave: who they are, where and why is said in one line, and nothing else stops."""

from __future__ import annotations

import io
import json
import sys

import pytest

from nemesis_core import Session, assemble, make_bots, published
from nemesis_core.errors import PluginError
from nemesis_core.plugins import installed
from nemesis_core.saves import read_save, write_save
from nemesis_core.testing import fakes

from .conftest import write_plugin

HEAD = """
from nemesis_core import Effects, Piece, Plugin, Step, hookimpl
PLUGIN = Plugin(pieces=(Piece(id="rogue", kind="house-rule", title="Rogue", implementation=("rogue",)),))
"""


@pytest.fixture
def install(tmp_path, monkeypatch):
    """Installs a distribution 0.5 with a module of its name, and packages of one TOML file; returns their folder."""
    folder, names = tmp_path / "site", []

    def write(source, name="rogue", **files):
        write_plugin(folder, name, source)
        names.append(name)
        for path, text in files.items():
            package = folder / f"{name}_{path}"
            package.mkdir()
            (package / "__init__.py").touch()
            (package / f"{path}.toml").write_text(text)
        installed.cache_clear()
        monkeypatch.syspath_prepend(folder)
        return folder

    yield write
    installed.cache_clear()
    for module in [module for module in sys.modules if module.partition("_")[0] in names]:
        del sys.modules[module]


@pytest.fixture
def said(nemesis):
    """What assembling with the house rule `rogue` complains of."""

    def run(*command):
        said = nemesis(*(command or ("assemble", "lockdown", "--house-rule", "rogue")))
        assert (said.code, said.out, said.err.count("\n")) == (2, "", 1), said
        return said.err.removeprefix("nemesis: ").rstrip("\n")

    return run


# ---------------------------------------------------------------- one id, two distributions


def test_board_that_two_distributions_bring_stops_only_those_who_want_it(install, said):
    install(HEAD.replace('"rogue"', '"facility"', 1).replace("house-rule", "board"))
    line = "piece facility comes from both nemesis-facility and rogue; uninstall one of them"
    assert said("assemble", "lockdown") == line
    assert said("simulate", "lockdown", "--games", "1") == line
    assert fakes().pieces


def test_variant_that_two_distributions_bring_names_both(install, nemesis, said):
    text = nemesis("variants", "show", "lockdown").out
    install('from nemesis_core import Plugin\nPLUGIN = Plugin(variants="rogue_lockdown")', lockdown=text)
    assert "variant lockdown comes from nemesis-variants and rogue; uninstall one" in said("assemble", "lockdown")
    listing = nemesis("variants", "list")
    assert (listing.code, listing.err.count("comes from nemesis-variants and rogue")) == (0, 1)


@pytest.mark.parametrize(
    ("variants", "text", "reason"),
    [
        ("rogue_other", 'board = "facility"\nrase = "x"', "rogue: "),
        ("rogue_other", 'board = "facility"\nrase = "x"', "there is no field rase; did you mean race?"),
        ("rogue_nowhere", "", "rogue: its variants cannot be read (No module named 'rogue_nowhere')"),
    ],
)
def test_broken_variant_of_a_plugin_stops_no_other(install, nemesis, said, variants, text, reason):
    install(f'from nemesis_core import Plugin\nPLUGIN = Plugin(variants="{variants}")', other=text)
    assert nemesis("assemble", "lockdown").code == 0
    assert reason in said("assemble", "other")
    checked = nemesis("variants", "check")
    assert checked.code == 1
    assert "lockdown: fits\n" in checked.out
    assert reason in checked.out


def test_characters_of_one_id_from_two_crews_are_refused(install, said):
    record = {"id": "hacker", "draft_slot": "grey", "loadout": [], "source": "stand-in"}
    install(
        "from nemesis_core import Piece, Plugin\n"
        f"CREW = Piece(id='rogue', kind='crew', title='Rogues', records={{'character': [{record}]}})\n"
        "PLUGIN = Plugin(pieces=(CREW,))\n"
    )
    line = said("assemble", "lockdown", "--crew", "lockdown-crew", "--crew", "rogue")
    assert line == "character rogue:hacker: lockdown-crew has a record of this id too; choose one of the two pieces"


# ---------------------------------------------------------------- plugins that cannot be loaded


@pytest.mark.parametrize(
    ("source", "error"),
    [
        ("import no_such_module", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("def half(:", "SyntaxError: invalid syntax (rogue.py, line 1)"),
        ("raise ValueError('no luck')", "ValueError: no luck"),
        ("import sys; sys.exit('bye')", "SystemExit: bye"),
        ("PLUGIN = 3", "rogue:PLUGIN is no nemesis_core.Plugin"),
        (HEAD.replace('("rogue",)', '"rogue"'), "TypeError: 'implementation' must be"),
        (HEAD.replace("house-rule", "rule"), "ValueError: 'kind' must be in"),
        (HEAD + "Piece(id='Ro gue', kind='crew', title='R')\n", "ValueError: the id of a piece is made of lower-case"),
    ],
    ids=["module", "syntax", "raises", "exits", "no-plugin", "text", "kind", "id"],
)
def test_plugin_that_cannot_be_loaded_stops_only_those_who_want_it(install, nemesis, said, source, error):
    install(source)
    assert nemesis("assemble", "lockdown").code == 0
    line = said()
    assert line.startswith("house-rule rogue is not installed; there are: ")
    assert f"rogue 0.5 is broken ({error}" in line
    assert any(error in entry["error"] for entry in json.loads(nemesis("plugins", "list", "--json").out))


@pytest.mark.parametrize(
    ("module", "error"),
    [("gone", "ModuleNotFoundError: No module named 'gone'"), ("rogue:gone", "AttributeError: ")],
)
def test_implementation_that_cannot_be_loaded_names_distribution_and_version(install, said, module, error):
    install(HEAD.replace('("rogue",)', f'("{module}",)'))
    assert said().startswith(f"rogue cannot be loaded from rogue 0.5 ({error}")


def test_implementation_that_leaves_the_program_is_an_error_of_its_own(install, said):
    folder = install(HEAD.replace('("rogue",)', '("rogue_hooks",)'))
    (folder / "rogue_hooks.py").write_text("import sys\nsys.exit(3)\n")
    assert said() == "rogue cannot be loaded from rogue 0.5 (SystemExit: 3); reinstall it"


# ---------------------------------------------------------------- at assembly time


@pytest.mark.parametrize("hook", ["record_kinds", "effects", "state_parts", "steps", "compile_content", "card_backs"])
def test_hook_that_raises_while_assembling_is_named_with_its_piece(install, said, hook):
    install(f"{HEAD}\n@hookimpl\ndef {hook}():\n    raise ValueError('boom\\nand smoke')\n")
    assert said() == f"rogue raised ValueError in {hook}: boom and smoke"


@pytest.mark.parametrize(
    ("hook", "returned", "line"),
    [
        ("steps", "'ab'", "rogue returned str from steps, which asks for a list"),
        ("steps", "[3]", "rogue: 3 in what steps returned is no Step"),
        ("steps", "[Step('night', 'x', print)]", "rogue: step x is of phase night; there are setup, player"),
        ("effects", "[3]", "rogue: 3 in what effects returned is no Effects"),
        ("effects", "Effects('rogue')", "rogue returned Effects from effects, which asks for a list"),
        ("record_kinds", "{'tide': int}", "rogue gives <class 'int'> for records of kind tide, which is no Record"),
        ("record_kinds", "[3]", "rogue returned list from record_kinds, which asks for a dict"),
        ("state_parts", "{'tide': 3}", "rogue: the part tide of the state is 3, which is no attrs class"),
        ("state_parts", "{'tide': dict}", "rogue: the part tide of the state is <class 'dict'>, which is no attrs"),
        ("compile_content", "{3: 4}", "rogue: 3 in what compile_content returned is no name"),
        ("compile_content", "{'state': 4}", "rogue: the name state for a compiled table is taken; choose another"),
    ],
)
def test_hook_that_returns_nonsense_is_named_with_its_piece(install, said, hook, returned, line):
    install(f"{HEAD}\n@hookimpl\ndef {hook}():\n    return {returned}\n")
    assert said().startswith(line)


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("def hand_size(game, whom):\n    return 1", "rogue has a hook that does not fit its spec: "),
        ("def hand_size(game, whom):\n    return 1", "'whom'"),
        ("def hand_sise(game, who):\n    return 1", "a hook that does not exist: hand_sise; did you mean hand_size?"),
        ("def xyzzy(game):\n    return 1", "rogue implements a hook that does not exist: xyzzy"),
    ],
)
def test_hook_that_is_misspelt_is_named_with_its_piece(install, said, source, reason):
    install(f"{HEAD}\n@hookimpl\n{source}\n")
    assert reason in said()


@pytest.mark.parametrize(
    ("content", "line"),
    [
        ("rogue_gone", "rogue: its content rogue_gone cannot be read (No module named 'rogue_gone')"),
        ("rogue_cards", "rogue/cards.toml: unknown kind of record [[itme]]; did you mean item?"),
    ],
)
def test_content_that_cannot_be_read_is_named(install, said, content, line):
    source = HEAD.replace('title="Rogue"', f'title="Rogue", content="{content}"')
    install(source, cards='[[itme]]\nid = "x"\n')
    assert said() == line


def test_effect_of_a_plugin_that_no_record_asks_for_is_named(install, said):
    install(
        f"{HEAD}\nE = Effects('rogue')\nE.bind('item', 'glue.stick')(print)\n"
        "@hookimpl\ndef effects():\n    return [E]\n"
    )
    assert said() == "rogue: an effect is bound to item glue.stick, but no record asks for it"


# ---------------------------------------------------------------- during a game

RAISES = f"""{HEAD}
@hookimpl
def hand_size(game, who):
    if game.table.round == 2:
        raise ValueError("boom")
"""


def test_hook_that_raises_in_a_game_is_named_with_plugin_function_and_step(install, nemesis, tmp_path):
    install(RAISES)
    out = tmp_path / "rows.jsonl"
    done = nemesis("simulate", "lockdown", "--house-rule", "rogue", "--games", 1, "--out", out)
    line = "rogue raised ValueError in rogue.hand_size (step player/draw): boom"
    assert done.code == 1
    assert f"seed 0: {line}\n" in done.err
    assert "1 of 1 games raised an error" in done.err
    assert json.loads(out.read_text())["error"] == line


def test_nonsense_that_makes_the_shared_rules_raise_is_told_with_who_may_have_said_it(install):
    install(f"{HEAD}\n@hookimpl\ndef hand_size(game, who):\n    return 'many'\n")
    session = Session(assemble("lockdown", house_rules=["rogue"]).new_game(2, 1))
    bots = make_bots("random", 2, 1)
    with pytest.raises(PluginError, match="; it may come from what .*rogue.* answers$"):
        while session.decision is not None:
            session.choose(bots[session.decision.seat](session.game, session.decision))


def test_last_save_is_readable_after_a_plugin_raised(install, tmp_path):
    install(RAISES)
    ruleset = assemble("lockdown", house_rules=["rogue"])
    session, bots = Session(ruleset.new_game(2, 1)), make_bots("random", 2, 1)
    save = tmp_path / "game.json"
    with pytest.raises(PluginError, match="rogue raised ValueError in rogue.hand_size"):
        while session.decision is not None:
            write_save(session, save)
            session.choose(bots[session.decision.seat](session.game, session.decision))
    again = Session.load(read_save(save), ruleset)
    assert again.game.table.round == 1
    assert again.decision.options


# ---------------------------------------------------------------- on the screen


@pytest.fixture
def play(nemesis, monkeypatch, tmp_path):
    """Plays with the house rule `rogue`, saved in game.json; the person says `says`."""

    def run(says):
        monkeypatch.setattr(sys, "stdin", io.StringIO(says))
        arguments = ("lockdown", "--house-rule", "rogue", "--players", 2, "--seed", 6)
        return nemesis("play", *arguments, "--save", tmp_path / "game.json")

    return run


@pytest.mark.parametrize(
    ("source", "line"),
    [
        ("def panels():\n    raise ValueError('boom')", "rogue raised ValueError in panels: boom; "),
        ("def view():\n    return 7", "rogue raised TypeError in view: 7 is no dict by name; "),
        ("def told_as():\n    return 7", "rogue raised TypeError in told_as: 7 is no option; "),
        ("def explain_record():\n    return 7", "rogue raised TypeError in explain_record: 7 is no list of lines; "),
    ],
)
def test_piece_that_fails_on_the_screen_is_named_and_the_save_stays(install, play, tmp_path, source, line):
    install(f"{HEAD}\n@hookimpl\n{source}\n")
    done = play("? medkit\nq\n")
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert done.err.startswith(f"nemesis: {line}the game is saved in {tmp_path}")
    assert read_save(tmp_path / "game.json")


OWN_RULE = '[[rule]]\nid = "ROGUE-01"\ntext = "Whoever drafts takes two."\nsection = "Drafts"\n'
NAMES_IT = """
from nemesis_core import Wording


@hookimpl
def compile_content(ruleset):
    ruleset.compiled["wordings"]["draft"] = Wording("Take {draft}", ("draft",), ("ROGUE-01",))
    ruleset.compiled["references"]["two"] = ("ROGUE-01",)
    return {}
"""


@pytest.fixture
def publishing(install):
    """Installs a plugin that publishes rules and names one of them."""

    def write(rules):
        published._known.cache_clear()
        return install(HEAD.replace("pieces=", "rules='rogue_own', pieces=") + NAMES_IT, own=rules)

    yield write
    published._known.cache_clear()


def test_rules_of_a_plugin_are_looked_up_as_those_of_the_rulebook_are(publishing, play, nemesis):
    publishing(OWN_RULE)
    assert nemesis("rules", "rogue-01").out == "ROGUE-01  (Drafts; rogue)\n  Whoever drafts takes two.\n"
    assert nemesis("rules", "--search", "drafts takes", "--json").out.count('"id"') == 1
    said = play("? two\n? rogue-01\nq\n")
    assert (said.code, said.out.count("Whoever drafts takes two.")) == (0, 2)


def test_faulty_rules_are_told_wherever_they_are_missed(publishing, play, nemesis):
    publishing(OWN_RULE.replace("ROGUE-01", "LD-FIRE-01"))
    why = (
        "rogue 0.5: its rules are left out: own.toml: rule LD-FIRE-01 is there already, in markers of core; give it "
        "another id"
    )
    assert nemesis("rules", "LD-FIRE-01").code == 0
    assert nemesis("rules", "ROGUE-01").err.endswith(f"{why}\n")
    assert why in nemesis("plugins", "list").out
    assert play("q\n").err == (
        f"nemesis: rogue: the wording of 'draft' names rule ROGUE-01, which is not in the rulebook; {why}\n"
    )


def test_wording_with_a_rule_that_does_not_exist_is_refused_before_there_is_a_game(install, play, tmp_path):
    source = "from nemesis_core import Wording\n@hookimpl\ndef compile_content(ruleset):\n"
    source += "    ruleset.compiled['wordings']['draft'] = Wording('Take {draft}', ('draft',), ('NO-SUCH-01',))\n"
    install(HEAD + source)
    done = play("q\n")
    assert done.code == 2
    assert done.err == "nemesis: rogue: the wording of 'draft' names rule NO-SUCH-01, which is not in the rulebook\n"
    assert not (tmp_path / "game.json").exists()
