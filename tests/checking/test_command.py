"""The command: what it takes, what it says, and with which code it ends."""

from __future__ import annotations

import attrs
import pytest

from nemesis_core.checking.findings import Finding, merged
from nemesis_core.plugins import installed

from ..cli.conftest import write_plugin

SIX = """
from nemesis_core import Piece, Plugin, hookimpl

@hookimpl
def hand_size(game, who):
    return 1

PLUGIN = Plugin(pieces=(Piece(id="six-cards", kind="house-rule", title="Six cards", implementation=("six_cards",)),))
"""


def test_clean_plugin_is_said_to_be_clean_with_what_was_played(project, check):
    checked = check(project("@hookimpl\ndef hand_size(game, who):\n    return 1\n"), "--games", 3, "--jobs", 2)
    assert (checked.code, checked.findings, checked.err) == (0, [], "")
    assert (checked.report["plugin"], checked.report["version"]) == ("nemesis-mine", "0.5")
    assert (checked.report["games"], checked.report["variants"]) == (3, ["fakes"])
    assert checked.report["decisions"] > 50


def test_findings_are_told_by_piece_with_place_advice_and_command(fault, say):
    fault("raises")
    said = say(".", "--variant", "fakes", "--games", 2)
    assert said.code == 1
    assert said.out.splitlines() == [
        "raises",
        "  function look, src/raises_rule.py:11, step event/look: raises raised KeyError in raises_rule.look "
        "(step event/look): 'tarot' (and 1 more game)",
        "    what to do: mend the function; the command repeats the game in which it raised",
        "    repeat it:  nemesis plugins check . --variant fakes --players 1 --seed 0 --games 1",
        said.out.splitlines()[-1],
    ]
    assert said.out.splitlines()[-1].startswith("nemesis-raises 0.5: 1 finding; played 2 games with ")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["nowhere/at-all"], "nowhere/at-all has no pyproject.toml; give the folder of a plugin's project, or a piece"),
        (["no-such-piece"], "no piece and no distribution is named no-such-piece; there are: "),
        (["ruels"], "no piece and no distribution is named ruels; did you mean rules?"),
        (["rules", "--variant", "no-such-variant"], "variant no-such-variant is not installed"),
        (["rules", "--games", "-1"], "--games -1 cannot be; give a number from 0 to "),
        (["rules", "--players", "0"], "--players 0 cannot be; give a number from 1 to "),
        (["rules", "--limit", "0"], "--limit 0.0 cannot be; give a number from 0.1 to "),
        (["rules", "--variant", "fakes", "--players", "9"], "is for 9 players, only for 1 to 5"),
    ],
)
def test_bad_input_is_one_line(say, options, said):
    found = say(*options)
    assert (found.code, found.out, found.err.count("\n")) == (2, "", 1), found
    assert found.err.startswith("nemesis: ")
    assert said in found.err


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[project", "mend the file or leave it out"),
        ('[project]\nname = "mine"\n', "names no plugin; give the project an entry point: entry-points."),
    ],
)
def test_project_without_a_plugin_is_one_line(say, tmp_path, text, said):
    (tmp_path / "pyproject.toml").write_text(text)
    found = say(tmp_path)
    assert (found.code, found.out, found.err.count("\n")) == (2, "", 1)
    assert said in found.err


@pytest.fixture(autouse=True)
def forget_plugins():
    """What a test installs is gone behind it."""
    yield
    installed.cache_clear()


def test_installed_plugin_is_checked_by_piece_or_distribution(tmp_path, monkeypatch, check):
    write_plugin(tmp_path, "six_cards", SIX)
    monkeypatch.syspath_prepend(tmp_path)
    installed.cache_clear()
    for name in ("six-cards", "six_cards"):
        checked = check(name, "--games", 1)
        assert (checked.code, checked.report["plugin"], checked.report["games"]) == (0, "six_cards", 1)
        assert checked.report["pieces"] == ["six-cards"]


def test_piece_that_is_called_as_its_distribution_is_played(tmp_path, monkeypatch, check):
    write_plugin(tmp_path, "dozen", SIX.replace("six-cards", "dozen").replace("six_cards", "dozen"))
    monkeypatch.syspath_prepend(tmp_path)
    installed.cache_clear()
    assert check("dozen", "--games", 1).report["games"] == 1


def test_games_that_show_a_fault_are_counted_and_the_first_is_named():
    shown = Finding(piece="mine", kind="save", place="state a.b of mine", text="1", variant="x", seats=2, seed=4)
    again = [attrs.evolve(shown, text="2", seed=5), attrs.evolve(shown, text="2", seed=5)]
    other = attrs.evolve(shown, place="state a.c of mine")
    assert merged([shown, *again, other]) == [attrs.evolve(shown, more=1), other]


@pytest.mark.variant
def test_shipped_piece_is_clean_in_a_variant(check):
    checked = check("semi-coop", "--variant", "lockdown", "--games", 2)
    assert (checked.code, checked.findings) == (0, [])
    assert checked.report["variants"] == ["lockdown"]


@pytest.mark.variant
def test_piece_is_tried_in_every_variant_that_it_fits(check, project):
    project("@hookimpl\ndef hand_size(game, who):\n    return 1\n")
    checked = check.all(".", "--games", 0)
    assert (checked.code, checked.findings) == (0, [])
    assert checked.report["refused"] == {}
