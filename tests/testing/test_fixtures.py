"""What core brings to pytest in a plugin's own project: fixtures, explanations, and the class of conformance."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest_plugins = ("pytester",)
ROOT = Path(__file__).parents[2]
INI = """
[pytest]
addopts = --import-mode=importlib --strict-markers
filterwarnings = error
"""


@pytest.fixture
def project(pytester: pytest.Pytester) -> pytest.Pytester:
    """The project of an author, with the strictest settings."""
    pytester.makeini(INI)
    return pytester


def test_fixtures_make_tables_rulesets_and_sessions(project: pytest.Pytester) -> None:
    project.makepyfile(
        """
        def test_table_of_the_fakes(nemesis_table):
            t = nemesis_table("beta", "alpha").put("beta", "c")
            t.expect({"beta.seat": 0, "alpha.seat": 1, "beta.place": "c"})

        def test_table_with_a_piece(nemesis_table):
            t = nemesis_table(house_rules=("fake-missions",))
            assert [who.id for who in t.table.characters] == ["alpha", "beta"]
            assert "fake-missions" in [piece.id for piece in t.game.ruleset.pieces]

        def test_ruleset_is_made_once(nemesis_rules, nemesis_table):
            rules = nemesis_rules(edition="nemesis")
            assert nemesis_rules(edition="nemesis") is rules is not nemesis_rules()
            assert nemesis_table(rules=rules).game.ruleset is rules

        def test_table_of_a_race(nemesis_race_table):
            t = nemesis_race_table("fake-race").dim("a")
            assert t.game.hooks.darkness(t.game, "a")
            assert nemesis_race_table("fake-race", "beta", edition="nemesis").table.characters[0].id == "beta"

        def test_session(nemesis_session):
            session = nemesis_session(seats=3, seed=7)
            session.choose(session.decision.options[0])
            assert (session.game.state.seats, session.game.state.seed) == (3, 7)
            assert session.events
            assert nemesis_session().game.state.seats == 2
        """
    )
    project.runpytest().assert_outcomes(passed=5)


def test_tables_are_of_a_class_of_ones_own(project: pytest.Pytester) -> None:
    project.makepyfile(
        """
        from nemesis_core.testing import RaceTable

        class Mine(RaceTable):
            def dark(self):
                return self.dim("a", "b")

        def test_race(nemesis_race_table):
            t = nemesis_race_table("fake-race", table=Mine).dark()
            assert t.game.hooks.darkness(t.game, "b")
            assert nemesis_race_table("fake-race").game.ruleset is t.game.ruleset

        def test_any_ruleset(nemesis_table):
            t = nemesis_table("beta", table=Mine).develop("grub")
            assert (type(t), t.supply_counts("grub") > 0) == (Mine, True)

        def test_lost(nemesis_table):
            nemesis_table(table=Mine)["alpha"].deck.clear()
        """
    )
    result = project.runpytest()
    result.assert_outcomes(passed=3, errors=1)
    result.stdout.fnmatch_lines(["*ERROR at teardown of test_lost*", "*AssertionError: lost: *alpha.look/1*"])


def test_component_lost_in_a_test_is_an_error_at_its_end(project: pytest.Pytester) -> None:
    project.makepyfile(
        """
        def test_table(nemesis_table):
            nemesis_table()["alpha"].deck.clear()

        def test_race(nemesis_race_table):
            nemesis_race_table("fake-race")["alpha"].deck.clear()
        """
    )
    result = project.runpytest()
    result.assert_outcomes(passed=2, errors=2)
    result.stdout.fnmatch_lines(["*AssertionError: lost: *alpha.look/1*"])


def test_states_that_differ_are_explained(project: pytest.Pytester) -> None:
    project.makepyfile(
        """
        def test_states(nemesis_session):
            one, other = nemesis_session(), nemesis_session(seed=3)
            assert one.game.state == other.game.state

        def test_characters(nemesis_table):
            t = nemesis_table().put("alpha", "c")
            assert t["alpha"] == nemesis_table()["alpha"]
        """
    )
    result = project.runpytest()
    result.assert_outcomes(failed=2)
    result.stdout.fnmatch_lines(["*two objects of GameState that differ:", "*seed: 0, not 3"])
    result.stdout.fnmatch_lines(["*two objects of Character that differ:", "*place: 'c', not '*'"])


def test_markers_are_known(project: pytest.Pytester) -> None:
    result = project.runpytest("--markers")
    result.stdout.fnmatch_lines(["@pytest.mark.slow:*", "@pytest.mark.sweep:*", "@pytest.mark.variant:*"])


# ---------------------------------------------------------------- the class of conformance

SUITE = """
import pytest
from nemesis_core.testing import fakes
from nemesis_core.testing.conformance import Conformance, Sizes

class TestFakes(Conformance):
    sizes = Sizes(games=1, covered=2, examples=2, seats=(2,))
    in_words = False
    pieces = ("fake-mode",)

    def ruleset(self):
        return fakes()
"""


def test_class_of_an_author_runs_all_that_holds_for_every_variant(project: pytest.Pytester) -> None:
    project.makepyfile(SUITE)
    result = project.runpytest("-v", "-m", "not slow")
    result.assert_outcomes(passed=24, deselected=2)
    result.stdout.fnmatch_lines(["*::TestFakes::test_session_in_any_order PASSED*"])


def test_class_without_a_ruleset_says_so(project: pytest.Pytester) -> None:
    project.makepyfile(
        """
        from nemesis_core.testing.conformance import Conformance

        class TestMine(Conformance):
            in_words = False
        """
    )
    result = project.runpytest("-k", "caller")
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["*TestMine does not say which variant; give it a method ruleset"])


def test_class_is_parametrised_and_a_ruleset_is_made_once_for_each(project: pytest.Pytester) -> None:
    project.makepyfile(
        """
        import pytest
        from nemesis_core.testing import fakes
        from nemesis_core.testing.conformance import Conformance, Sizes

        MADE = []

        @pytest.mark.parametrize("edition", ["lockdown", "nemesis"])
        class TestFakes(Conformance):
            sizes = Sizes(games=1, seats=(2,))

            def ruleset(self, edition):
                MADE.append(edition)
                return fakes(edition)

            def proven(self, edition, tmp_path):
                return {} if edition == "lockdown" else {"mine": f"{tmp_path.name}.py::test_it"}

        def test_how_often():
            assert MADE == ["lockdown", "nemesis"]
        """
    )
    result = project.runpytest("-k", "copies or caller or rule_referred or how_often or proves", "-v")
    result.assert_outcomes(passed=8, failed=1)
    result.stdout.fnmatch_lines(["*mine is proven by *.py::test_it, which does not exist in *"])
    result.stdout.fnmatch_lines(["*TestFakes::test_caller_keeps_its_random?nemesis? PASSED*"])


def test_proofs_of_a_plugin_are_found_from_its_own_folder_and_from_that_of_several(project: pytest.Pytester) -> None:
    tests = project.path / "plugins" / "mine" / "tests"
    tests.mkdir(parents=True)
    proven = 'proven = {"mine": "tests/test_mine.py::test_it"}'
    (tests / "test_conformance.py").write_text(f"{SUITE}\n    {proven}\n", encoding="utf-8")
    (tests / "test_mine.py").write_text("def test_it():\n    pass\n", encoding="utf-8")
    for rootdir in (project.path, project.path / "plugins" / "mine"):
        result = project.runpytest(str(tests), f"--rootdir={rootdir}", "-k", "what_proves")
        result.assert_outcomes(passed=1, deselected=26)


@pytest.mark.slow
def test_games_that_hang_on_the_process_are_found(project: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    project.makepyfile(
        """
        from nemesis_core.testing import fakes
        from nemesis_core.testing.conformance import Conformance
        from tests.faults.making import faulty

        class TestFaulty(Conformance):
            def ruleset(self):
                return faulty("counts_hashes")

        class TestSound(Conformance):
            def ruleset(self):
                return fakes()
        """
    )
    result = project.runpytest_subprocess("-k", "digests")
    result.assert_outcomes(passed=2, failed=2)
    result.stdout.fnmatch_lines(["*a process with PYTHONHASHSEED=1 plays other games from the same seed; sort*"])


@pytest.mark.slow
def test_process_of_its_own_that_fails_is_shown(project: pytest.Pytester) -> None:
    project.makepyfile(
        """
        import os
        from nemesis_core.testing import fakes
        from nemesis_core.testing.conformance.suite import WRITE_TO, Conformance

        class TestMine(Conformance):
            def ruleset(self):
                assert WRITE_TO not in os.environ, "it works only here"
                return fakes()
        """
    )
    result = project.runpytest_subprocess("-k", "digests and 0")
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*the process with PYTHONHASHSEED=0 failed:", "*it works only here*"])
