"""What the sources show without being run."""

from __future__ import annotations

from pathlib import Path

import pytest

from nemesis_core.checking.reading import reading

ROOT = Path(__file__).parents[2]


def read(tmp_path: Path, source: str) -> list[tuple[str, str]]:
    """Line and text of each finding in `source`."""
    file = tmp_path / "mine.py"
    file.write_text(source)
    found = list(reading("mine", [file], frozenset({"nemesis_sibling"})))
    assert all(finding.piece == "mine" and finding.advice for finding in found)
    return [(finding.place.rpartition(":")[2], finding.text) for finding in found]


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("import random", "it imports random"),
        ("from random import choice", "it imports random"),
        ("import secrets", "it imports secrets"),
        ("import time", "it imports time"),
        ("x = os.urandom(3)", "it calls os.urandom"),
        ("x = uuid.uuid4()", "it calls uuid.uuid4"),
        ("from uuid import uuid4", "it imports uuid.uuid4"),
        ("x = datetime.now()", "it calls datetime.now"),
        ("x = datetime.date.today()", "it calls datetime.date.today"),
        ("x = hash('a')", "it calls hash"),
        ("x = id(y)", "it calls id"),
        ("x = sorted(y, key=hash)", "it orders by hash"),
        ("with contextlib.suppress(BaseException): x()", "suppress(BaseException) swallows the end of the game"),
        ("print('hello')", "it calls print"),
        ("import nemesis_core.game", "it imports nemesis_core.game, which is not public and may change at any time"),
        ("from nemesis_core import nothing", "it imports nothing of nemesis_core, which is not public"),
        ("from nemesis_core.testing import fakes", "it imports nemesis_core.testing, which is for tests"),
        ("import nemesis_sibling.rules", "it imports nemesis_sibling.rules, which is another plugin"),
    ],
)  # fmt: skip
def test_line_is_found(tmp_path, line, text):
    assert read(tmp_path, f'"""Mine."""\n{line}\n') == [("2", text)]


@pytest.mark.parametrize(
    ("head", "text"),
    [
        ("except:", "a bare except swallows the end of the game"),
        ("except BaseException:", "except BaseException swallows the end of the game"),
        ("except (ValueError, BaseException):", "except BaseException swallows the end of the game"),
    ],
)
def test_what_swallows_everything_is_found(tmp_path, head, text):
    source = f"try:\n    x = 1\n{head}\n    x = 2\n"
    assert read(tmp_path, source) == [("3", text)]
    assert read(tmp_path, source.replace("x = 2", "raise")) == []
    assert read(tmp_path, source.replace(head, "except ValueError:")) == []


def test_variable_of_a_module_that_a_rule_changes_is_found(tmp_path):
    source = "COUNT = 0\ndef rule(game):\n    global COUNT\n    COUNT += 1\n"
    assert read(tmp_path, source) == [("3", "it changes the variable COUNT of its module")]


@pytest.mark.parametrize(
    ("made", "line", "kind"),
    [
        ("[]", "SEEN.append(game)", "list"),
        ("[x for x in y]", "SEEN[:] = []", "list"),
        ("list()", "SEEN.extend([1])", "list"),
        ("{}", "SEEN['a'] = 1", "dict"),
        ("{}", "SEEN['n'] += 1", "dict"),
        ("{}", "del SEEN['a']", "dict"),
        ("{}", "x = SEEN.setdefault('a', [])", "dict"),
        ("{}", "SEEN['a']['b'] = 1", "dict"),
        ("{}", "SEEN['a'].append(1)", "dict"),
        ("{'a': 1}", "x = lambda: SEEN.pop('a')", "dict"),
        ("{}", "for SEEN['a'] in y: pass", "dict"),
        ("defaultdict(int)", "SEEN.update(a=1)", "defaultdict"),
        ("collections.Counter()", "SEEN.clear()", "Counter"),
        ("{1}", "SEEN.add(2)", "set"),
    ],
)
def test_collection_of_a_module_that_a_rule_changes_is_found(tmp_path, made, line, kind):
    text = f"it changes SEEN, a {kind} of its module"
    assert read(tmp_path, f"SEEN = {made}\ndef rule(game):\n    {line}\n") == [("3", text)]
    assert read(tmp_path, f"SEEN: Final = {made}\nclass A:\n  def rule(self):\n    {line}\n") == [("4", text)]
    assert read(tmp_path, f"SEEN = {made}\ndef f():\n  def rule(game):\n    {line}\n") == [("4", text)]


def test_variable_and_collection_that_one_rule_changes_are_both_found(tmp_path):
    source = "COUNT = 0\nSEEN = []\ndef rule(game):\n    global COUNT\n    COUNT += 1\n    SEEN.append(COUNT)\n"
    assert read(tmp_path, source) == [
        ("4", "it changes the variable COUNT of its module"),
        ("6", "it changes SEEN, a list of its module"),
    ]


def test_collection_that_a_rule_names_global_and_changes_is_found_twice(tmp_path):
    source = "SEEN = []\ndef rule(game):\n    global SEEN\n    SEEN = []\n    SEEN.append(1)\n"
    assert [line for line, _ in read(tmp_path, source)] == ["3", "5"]


@pytest.mark.parametrize(
    "source",
    [
        "SEEN = []\nSEEN.append(1)",
        "SEEN = {}\nfor x in y: SEEN[x] = 1",
        "SEEN = {}\ndef rule(game): return SEEN['a'], SEEN.get('b'), SEEN.copy()",
        "SEEN = []\ndef rule(game):\n  SEEN = []\n  SEEN.append(1)",
        "SEEN = []\ndef rule(SEEN): SEEN.append(1)",
        "SEEN = []\ndef rule(game):\n  SEEN = []\n  def inner(): SEEN.append(1)",
        "SEEN = []\ndef rule(game): game.seen.SEEN.append(1)",
        "GROUP = Effects('room')\n@GROUP.bind('a')\ndef rule(game): GROUP.bind('b')",
        "@functools.cache\ndef table(ruleset): return {}\ndef rule(game): return table(game.ruleset)['a']",
        "ROOMS = {}\ndef room(name):\n  def put(f): ROOMS[name] = f\n  return put\n@room('a')\ndef rule(game): ...",
        "ROOMS = {}\ndef put(f):\n  ROOMS[f.__name__] = f\nput(len)",
    ],
)
def test_collection_that_no_rule_changes_is_left_alone(tmp_path, source):
    assert read(tmp_path, source + "\n") == []


def test_function_that_fills_a_table_in_a_game_too_is_found(tmp_path):
    source = "ROOMS = {}\ndef put(f):\n  ROOMS[f] = f\nput(len)\ndef rule(game):\n  put(game)\n"
    assert read(tmp_path, source) == [("3", "it changes ROOMS, a dict of its module")]


@pytest.mark.parametrize(
    "line",
    [
        "for x in {1, 2}: y = x",
        "y = [x for x in set(z)]",
        "y = list({1, 2})",
        "y = ','.join(set(z))",
        "y = [*set(z)]",
        "y = [x for x in z.keys() & w.keys()]",
        "y = next(iter(frozenset(z)))",
        "y = {x: 1 for x in set(z) - {1}}",
        "y = set(z).pop()",
        "s = set(z); y = tuple(s)",
        "def f(s: set[str]): return [x for x in s]",
        "def f(z):\n  s = {x for x in z} | {1}\n  for x in s.union(z): y = x",
    ],
)
def test_order_of_a_set_is_found(tmp_path, line):
    ((_, text),) = read(tmp_path, line + "\n")
    assert text.endswith(" goes through a set")


@pytest.mark.parametrize(
    "line",
    [
        "y = sorted({1, 2})",
        "y = sorted(x for x in set(z))",
        "y = any(x for x in set(z))",
        "y = {*set(z), 1}",
        "y = {x for x in set(z)}",
        "y = len(set(z)) + sum(x for x in set(z))",
        "y = 1 in set(z)",
        "y = set(z)\ny = sorted(y)\nfor x in y: pass",
        "for x in z.keys(): y = x",
        "s = {1}\ndef f(s): return [x for x in s]",
        "for x in dict.fromkeys(z): y = x",
    ],
)
def test_set_without_an_order_is_left_alone(tmp_path, line):
    assert read(tmp_path, line + "\n") == []


def test_names_for_type_checkers_and_tests_are_left_alone(tmp_path):
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_mine.py").write_text("import random\n")
    (tmp_path / "mine.py").write_text("if TYPE_CHECKING:\n    from nemesis_core.game import Decision\n")
    assert list(reading("mine", [tmp_path], frozenset())) == []


def test_shipped_plugins_are_clean():
    folders = [*ROOT.glob("plugins/*/src/*"), ROOT / "tests/toy/src/nemesis_lighthouse", ROOT / "variants"]
    assert len(folders) > 5
    assert [finding for finding in reading("shipped", folders, frozenset()) if finding] == []
