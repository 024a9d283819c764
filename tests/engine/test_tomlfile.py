"""TOML files that are read again and again."""

from __future__ import annotations

import pytest

from nemesis_core.errors import ContentError
from nemesis_core.tomlfile import read_shipped, read_toml


def test_a_shipped_file_is_parsed_once_while_its_text_is_the_same(tmp_path):
    file = tmp_path / "cards.toml"
    file.write_text("cost = 1\n")
    first = read_shipped(file)
    assert read_shipped(file) is first
    file.write_text("cost = 2\n")
    assert (first, read_shipped(file)) == ({"cost": 1}, {"cost": 2})


def test_a_file_that_may_be_changed_is_the_callers_own(tmp_path):
    file = tmp_path / "cards.toml"
    file.write_text("cost = 1\n")
    read_toml(file)["cost"] = 3
    assert read_toml(file) == read_shipped(file) == {"cost": 1}


def test_a_broken_shipped_file_is_named_each_time(tmp_path):
    file = tmp_path / "cards.toml"
    file.write_text("cost = \n")
    for _ in range(2):
        with pytest.raises(ContentError, match=r"cards\.toml: .*mend the file"):
            read_shipped(file)
