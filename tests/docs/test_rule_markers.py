"""Rule markers name rules that exist, and every rule of the reference is proven by a test."""

from __future__ import annotations

from pathlib import Path

from nemesis_core.rulebook import rules
from nemesis_core.testing.proofs import proofs

ROOT = Path(__file__).parents[2]
PROOFS = proofs(ROOT)
HOUSE_RULES = ("MORE-BLANKS-01", "NO-ELIMINATION-01", "SHORT-TIME-01")
"""Of variants/: in no rulebook, and told in docs/designers.md."""

MARKED = """
import pytest

@pytest.mark.rule("LD-A-01")
@pytest.mark.rule("LD-A-02", "LD-A-03")
def test_alone(): ...

@pytest.mark.rule("LD-A-01")
class TestTogether:
    def test_inside(self): ...

    @pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.rule("LD-A-04"))])
    def test_with_two(self, n): ...

@pytest.mark.rule("LD-A-05")
def helper(): ...

def test_unmarked(): ...
"""


def test_no_marker_names_an_unknown_rule() -> None:
    unknown = {rule: tests for rule, tests in PROOFS.items() if rule not in rules() and rule not in HOUSE_RULES}
    assert not unknown


def test_every_rule_is_proven() -> None:
    unproven = sorted(set(rules()) - set(PROOFS))
    assert not unproven


def test_proofs_are_named_as_pytest_names_them(tmp_path: Path) -> None:
    (tmp_path / "tests" / "deep").mkdir(parents=True)
    (tmp_path / "tests" / "deep" / "test_a.py").write_text(MARKED)
    file = "tests/deep/test_a.py"
    alone, inside, two = (
        f"{file}::test_alone",
        f"{file}::TestTogether::test_inside",
        f"{file}::TestTogether::test_with_two",
    )
    assert proofs(tmp_path) == {
        "LD-A-01": [alone, inside, two],
        "LD-A-02": [alone],
        "LD-A-03": [alone],
        "LD-A-04": [two],
    }


def test_every_proof_is_a_test_of_its_file() -> None:
    places = {test.split("::")[0] for tests in PROOFS.values() for test in tests}
    assert all((ROOT / place).is_file() for place in places)
    assert {place.split("/")[0] for place in places} == {"tests", "plugins"}
