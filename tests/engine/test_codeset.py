"""What characters the terminal shows, by its locale and by what Python writes there."""

from __future__ import annotations

import pytest

from nemesis_core.codeset import LOCALE, shows_ascii_only


@pytest.fixture
def told(monkeypatch):
    """Is it ASCII alone with so much of the environment told, where Python writes in that encoding?"""

    def ask(encoding="utf-8", **given):
        monkeypatch.setattr("sys.stdout", type("Out", (), {"encoding": encoding})())
        for name in (*LOCALE, "PYTHONIOENCODING"):
            monkeypatch.delenv(name, raising=False)
        for name, value in given.items():
            monkeypatch.setenv(name, value)
        return shows_ascii_only()

    return ask


@pytest.mark.parametrize("locale", ["C", "POSIX", "de_DE.ISO-8859-1", "de_DE.ISO-8859-15@euro", "ja_JP.eucJP"])
def test_a_locale_without_utf_8_has_ascii_though_python_writes_utf_8(told, locale):
    assert told(LC_ALL=locale)
    assert told(LANG=locale)


@pytest.mark.parametrize("locale", ["C.UTF-8", "en_GB.utf8", "de_DE.UTF-8@euro", "en_GB", ""])
def test_other_locales_have_what_python_writes(told, locale):
    assert not told(LC_ALL=locale)
    assert told("latin-1", LC_ALL=locale)
    assert told(None, LC_ALL=locale)


def test_the_first_that_is_set_holds(told):
    assert told(LC_ALL="C", LC_CTYPE="C.UTF-8", LANG="C.UTF-8")
    assert not told(LC_ALL="en_GB.UTF-8", LC_CTYPE="C", LANG="C")
    assert not told(LC_ALL="", LC_CTYPE="en_GB.UTF-8", LANG="C")
    assert told(LC_CTYPE="C", LANG="en_GB.UTF-8")


def test_what_python_itself_has_put_in_the_place_of_c_does_not_count(told):
    assert told(LC_CTYPE="C.UTF-8", LANG="C")
    assert not told(LC_CTYPE="C.UTF-8")
    assert not told(LC_CTYPE="C.UTF-8", LANG="en_GB.UTF-8")


def test_an_encoding_that_is_given_to_python_holds_before_the_locale(told):
    assert not told(PYTHONIOENCODING="utf-8", LC_ALL="C")
    assert told("ascii", PYTHONIOENCODING="ascii", LC_ALL="en_GB.UTF-8")
    assert told(PYTHONIOENCODING=":replace", LC_ALL="C")
