"""A ruleset as plain data for another process."""

from __future__ import annotations

import attrs
import pytest

from nemesis_core import assemble
from nemesis_core.errors import NemesisError
from nemesis_core.recipe import cook, write_recipe

CARD = '[[item]]\nid = "weapon-battery"\ncost = 2\n'


@pytest.fixture
def mine(tmp_path):
    """Lockdown with a changed Item, and the file that changes it."""
    file = tmp_path / "my.toml"
    file.write_text(CARD)
    return assemble("lockdown", content=[file]), file


def test_worker_needs_no_content_file_of_its_own(mine):
    ruleset, file = mine
    recipe = write_recipe(ruleset)
    file.unlink()
    cooked = cook(recipe)
    assert cooked.content.digest == ruleset.content.digest != assemble("lockdown").content.digest
    assert cooked.content.find("item", "weapon-battery").cost == 2
    assert cooked.manifest == ruleset.manifest


def test_content_file_that_was_changed_meanwhile_is_noticed(mine):
    ruleset, file = mine
    file.write_text(CARD.replace("2", "0"))
    with pytest.raises(NemesisError, match="it has other content"):
        cook(write_recipe(ruleset))


def test_content_file_that_has_gone_is_named(mine):
    ruleset, file = mine
    file.unlink()
    with pytest.raises(NemesisError, match="my.toml: No such file or directory"):
        write_recipe(ruleset)


def test_other_version_or_missing_plugin_is_named():
    recipe = write_recipe(assemble("lockdown"))
    assert dict(recipe.needs)["nemesis-facility"]
    other = attrs.evolve(recipe, needs=(("nemesis-facility", "0.0.7"), ("nemesis-moon", "1.0")), data=b"never read")
    with pytest.raises(NemesisError) as raised:
        cook(other)
    assert "nemesis-facility 0.0.7 is needed, " in str(raised.value)
    assert "nemesis-moon 1.0 is needed, none is installed" in str(raised.value)


def test_stall_guard_and_blocked_pieces_are_kept():
    ruleset = assemble("lockdown")
    ruleset.max_steps = 40
    assert cook(write_recipe(ruleset)).max_steps == 40
