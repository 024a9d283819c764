"""What `import nemesis_core` offers."""

from __future__ import annotations

import subprocess
import sys

import pytest

import nemesis_core


@pytest.mark.parametrize("name", nemesis_core.__all__)
def test_every_public_name_is_there_and_documented(name):
    assert getattr(nemesis_core, name).__doc__


def test_the_two_records_are_not_mixed_up():
    assert nemesis_core.Record.__module__ == "nemesis_core.content"
    assert nemesis_core.GameRecord.__module__ == "nemesis_core.records"


def test_unknown_name_is_an_attribute_error():
    with pytest.raises(AttributeError, match="xyzzy"):
        _ = nemesis_core.xyzzy


def test_import_alone_loads_nothing_else():
    program = "import sys, nemesis_core; print([m for m in sys.modules if m.startswith('nemesis_core.')])"
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, text=True).stdout == "[]\n"
