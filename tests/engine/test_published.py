"""Rules that plugins publish: known by their ids beside the reference; faulty ones stop nobody else."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from nemesis_core import Piece, Plugin
from nemesis_core.explain import explain, explain_option, holding
from nemesis_core.plugins import Installed
from nemesis_core.published import Known, _known, known, known_in
from nemesis_core.rulebook import rules
from nemesis_core.testing import fakes
from nemesis_core.wording import Offer

TIDE = """
[[rule]]
id = "TIDE-01"
text = "At the end of each round the water rises by one."
section = "The tide"

[[rule]]
id = "TIDE-02"
text = "At six the island is gone."
owner = "tide"
"""
Publish = Callable[..., Installed]


@pytest.fixture
def publish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Publish]:
    """Writes a package with rules, and returns the plugin that names it."""
    monkeypatch.syspath_prepend(tmp_path)

    def write(package: str, text: str = TIDE, pieces: tuple[str, ...] = ("tide",)) -> Installed:
        (tmp_path / package).mkdir()
        (tmp_path / package / "__init__.py").touch()
        (tmp_path / package / "water.toml").write_text(text)
        made = tuple(Piece(id=name, kind="house-rule", title=name) for name in pieces)
        return Installed("mine", f"nemesis-{package}", "0.3", Plugin(pieces=made, rules=package))

    yield write
    _known.cache_clear()
    for package in tmp_path.iterdir():
        sys.modules.pop(package.name, None)


def broken(home: Installed) -> str:
    """What is wrong with the rules of `home`, of which then none is known; those of the reference are."""
    found = known([home])
    assert dict(found.rules) == dict(rules())
    (line,) = found.broken.values()
    assert line.startswith(f"{home.distribution} 0.3: its rules are left out: ")
    return line.partition("left out: ")[2]


def test_rules_of_a_plugin_are_known_beside_the_reference(publish: Publish) -> None:
    found = known([publish("tide_rules")])
    assert found.broken == {}
    assert set(found.rules) - set(rules()) == {"TIDE-01", "TIDE-02"}
    rule = found.rules["TIDE-01"]
    assert (rule.owner, rule.section, rule.topic) == ("tide", "The tide", "water")
    assert "TIDE-01" not in known().rules


def test_rules_are_read_once(publish: Publish) -> None:
    home = publish("once_rules")
    assert known([home]) is known([home])


def test_id_without_a_rule_is_noticed_where_others_of_its_kind_are_known(publish: Publish) -> None:
    ids = ["TIDE-01", "TIDE-03", "LD-NONE-01", "MOON-01"]
    assert known([publish("some_rules")]).dangling(ids) == ["LD-NONE-01", "TIDE-03"]
    assert Known({}).dangling(ids) == []


RULE = '[[rule]]\nid = "TIDE-01"\ntext = "It rises."\n'


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "the package faulty has no [[rule]] in a TOML file; add one, or leave rules out"),
        ("[[rule", "water.toml: Expected"),
        ("[[rules]]\n", "water.toml: there is no key rules; there are: rule, requires"),
        ("rule = 1\n", "water.toml: rule is a list of tables; write [[rule]] over each of them"),
        ("rule = [1]\n", "water.toml: [[rule]] 1: 1 is no table"),
        (RULE + "txt = 1\n", "water.toml: [[rule]] 1: there is no field txt; did you mean text?"),
        (RULE.replace("TIDE-01", "tide 1"), "water.toml: [[rule]] 1: the id 'tide 1' should be capitals and numbers"),
        (RULE.replace("It rises.", ""), "water.toml: [[rule]] 1: rule TIDE-01 has no text; say what holds"),
        (RULE + 'owner = "moon"\n', "water.toml: [[rule]] 1: owner of TIDE-01 should be a piece of the plugin: tide"),
        (RULE * 2, "water.toml: rule TIDE-01 is there already, in water of tide; give it another id"),
        (RULE.replace("TIDE-01", "LD-FIRE-01"), "rule LD-FIRE-01 is there already, in markers of core; give"),
    ],
)
def test_faulty_rules_are_left_out_with_a_reason(publish: Publish, text: str, says: str) -> None:
    assert says in broken(publish("faulty", text))


def test_package_that_is_not_there_or_raises_is_told(publish: Publish, tmp_path: Path) -> None:
    home = publish("raising")
    (tmp_path / "raising" / "__init__.py").write_text("raise SystemExit(3)\n")
    assert broken(home) == "the package raising cannot be read (SystemExit: 3)"
    assert "the package gone_rules cannot be read (ModuleNotFoundError" in broken(
        Installed("gone", "nemesis-gone", "0.3", Plugin(rules="gone_rules"))
    )


def test_of_two_plugins_with_one_id_the_first_keeps_its_rules(publish: Publish) -> None:
    first, second = publish("first_rules"), publish("second_rules", RULE, ("moon",))
    found = known([first, second])
    assert found.rules["TIDE-01"].owner == "tide"
    assert list(found.broken) == ["nemesis-second_rules"]
    assert found.broken["nemesis-second_rules"].endswith(
        "TIDE-01 is there already, in water of tide; give it another id"
    )


def test_of_several_pieces_a_rule_has_to_name_its_own(publish: Publish) -> None:
    assert "owner of TIDE-01 should be a piece of the plugin: tide, moon" in broken(
        publish("both_rules", RULE, ("tide", "moon"))
    )


# ---------------------------------------------------------------- in a variant


def test_rule_is_told_by_its_id_a_word_and_an_option(publish: Publish) -> None:
    plugin = publish("told_rules").plugin
    assert plugin is not None
    ruleset = fakes(more=(plugin,), house_rules=("tide",))
    ruleset.compiled["references"]["water"] = ("TIDE-01", "TIDE-02")
    rule = known_in(ruleset).rules["TIDE-01"]
    assert [found.rules for found in explain(ruleset, "tide-01")] == [(rule,)]
    assert [[rule.id for rule in found.rules] for found in explain(ruleset, "water")] == [["TIDE-01", "TIDE-02"]]
    assert [found.title for found in explain(ruleset, "island is gone")] == ["island is gone"]
    assert explain_option(ruleset, Offer("wade", "Wade", 1, ("TIDE-01",)))[0].rules == (rule,)
    assert holding(fakes(more=(plugin,)), [rule]) == []
