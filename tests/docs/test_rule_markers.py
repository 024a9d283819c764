"""Rule markers name rules that exist, and every rule of the reference is proven by a test."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from nemesis_core.rulebook import rules
from nemesis_core.testing.proofs import proofs

ROOT = Path(__file__).parents[2]
PROOFS = proofs(ROOT)
HOUSE_RULES = ("MORE-BLANKS-01", "NO-ELIMINATION-01", "SHORT-TIME-01")
"""Of variants/: in no rulebook, and told in docs/designers.md."""
MOST = 4
"""Rules that one test can prove so that it fails for any of them."""
CHECKS = ("raises", "warns", "assert_", "expect", "check_")
"""How the names of functions begin that assert something themselves."""

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


def proving() -> Iterator[tuple[str, ast.FunctionDef, list[str]]]:
    """Each test function that carries rules itself, with its file; a scenario without a check cannot be read."""
    for file in sorted({test.partition("::")[0] for tests in PROOFS.values() for test in tests}):
        if file.endswith(".py"):
            for node in ast.walk(ast.parse((ROOT / file).read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef) and (carried := marked(node)):
                    yield file, node, carried


def marked(node: ast.FunctionDef) -> list[str]:
    marks = [call for mark in node.decorator_list for call in ast.walk(mark) if isinstance(call, ast.Call)]
    ids = [argument for mark in marks if ast.unparse(mark.func) == "pytest.mark.rule" for argument in mark.args]
    return [value.value for value in ids if isinstance(value, ast.Constant)]


def checks(node: ast.FunctionDef) -> bool:
    """Does the test assert something?"""
    inner = list(ast.walk(node))
    called = [ast.unparse(part.func).rpartition(".")[2] for part in inner if isinstance(part, ast.Call)]
    return any(isinstance(part, ast.Assert) for part in inner) or any(name.startswith(CHECKS) for name in called)


def test_every_proof_asserts_something_and_is_of_few_rules() -> None:
    found = list(proving())
    assert len(found) > 1000
    assert [f"{file}::{node.name}" for file, node, _ in found if not checks(node)] == []
    assert {f"{file}::{node.name}": ids for file, node, ids in found if len(set(ids)) > MOST} == {}


@pytest.mark.parametrize(
    ("body", "proves"),
    [
        ("assert t.over", True),
        ("with pytest.raises(ValueError): t.act()", True),
        ("t.expect_noise(2)", True),
        ("t.act(); t.over", False),
    ],
)
def test_a_proof_that_asserts_nothing_is_found_out(body: str, proves: bool) -> None:
    text = f'@pytest.mark.rule("LD-A-01", "LD-A-02")\ndef test_it(t):\n    {body}\n'
    (node,) = ast.parse(text).body
    assert isinstance(node, ast.FunctionDef)
    assert (marked(node), checks(node)) == (["LD-A-01", "LD-A-02"], proves)


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
