"""`nemesis plugins`."""

from __future__ import annotations

import json

from nemesis_core.plugins import installed

from .conftest import write_plugin

PIECES = {"facility": "board", "night-stalkers": "race", "semi-coop": "mode", "lockdown-crew": "crew"}


def test_list_has_each_piece_with_kind_version_window_and_hooks(nemesis):
    found = {entry["id"]: entry for entry in json.loads(nemesis("plugins", "list", "--json").out)}
    assert {name: found[name]["kind"] for name in PIECES} == PIECES
    for name in PIECES:
        assert found[name]["version"]
        assert found[name]["api"]
        assert found[name]["error"] == ""
    assert "compile_content" in found["facility"]["hooks"]


def test_broken_plugin_is_listed_and_stops_nothing(nemesis, broken):
    found = {entry["id"]: entry for entry in json.loads(nemesis("plugins", "list", "--json").out)}
    assert "no_such_module" in found["ruin"]["error"]
    assert found["ruin"]["distribution"] == "ruin"
    assert "broken" in nemesis("plugins", "list").out
    assert nemesis("assemble", "lockdown").code == 0


def test_piece_whose_implementation_is_broken_is_listed(nemesis, bomb):
    (bomb / "bomb.py").write_text(
        "from nemesis_core import Piece, Plugin\n"
        "PLUGIN = Plugin(pieces=(Piece(id='bomb', kind='house-rule', title='Bomb', implementation=('gone',)),))\n"
    )
    found = {entry["id"]: entry for entry in json.loads(nemesis("plugins", "list", "--json").out)}
    assert "gone" in found["bomb"]["error"]
    said = nemesis("assemble", "lockdown", "--house-rule", "bomb")
    assert said.code == 2
    assert "bomb cannot be loaded" in said.err


def test_hooks_of_an_object_are_counted(nemesis, bomb):
    (bomb / "bomb.py").write_text(
        "from nemesis_core import Piece, Plugin, hookimpl\n"
        "class Hands:\n"
        "    @hookimpl\n"
        "    def hand_size(self, game, who):\n"
        "        return 1\n"
        "HANDS = Hands()\n"
        "PLUGIN = Plugin(pieces=(Piece(id='bomb', kind='house-rule', title='B', implementation=('bomb:HANDS',)),))\n"
    )
    found = {entry["id"]: entry for entry in json.loads(nemesis("plugins", "list", "--json").out)}
    assert found["bomb"]["hooks"] == ["hand_size"]


def test_blocked_piece_is_marked(nemesis):
    found = {
        entry["id"]: entry for entry in json.loads(nemesis("plugins", "list", "--block", "facility", "--json").out)
    }
    assert [name for name, entry in found.items() if entry["blocked"]] == ["facility"]


def test_show_takes_a_piece_or_a_distribution(nemesis, bomb):
    by_piece = json.loads(nemesis("plugins", "show", "bomb", "--json").out)
    assert by_piece[0]["hooks"] == ["steps"]
    assert by_piece[0]["version"] == "0.5"
    assert "house-rule" in nemesis("plugins", "show", "bomb").out
    distribution = next(e for e in json.loads(nemesis("plugins", "list", "--json").out) if e["id"] == "facility")
    assert "facility" in nemesis("plugins", "show", distribution["distribution"]).out


def test_tables_of_a_piece_are_shown_in_words(nemesis):
    said = " ".join(nemesis("plugins", "show", "mars-surface").out.replace("│", " ").split())
    assert "without race:outside: reading: No rulebook describes these Intruders on the Mars Surface." in said
    assert "meanings race:outside: Intruders whose rules" in said
    assert "{" not in said


def test_piece_that_two_plugins_have_is_marked_at_both(nemesis, bomb):
    write_plugin(bomb, "other", (bomb / "bomb.py").read_text())
    installed.cache_clear()
    said = nemesis("plugins", "list").out
    assert said.count("there twice") == 2
    assert said.count("cannot be used: bomb and other have a piece of this name; uninstall one") == 2


def test_names_are_never_broken(nemesis, monkeypatch):
    monkeypatch.setattr("nemesis_core.cli.output.PIPE_WIDTH", 80)
    monkeypatch.setenv("COLUMNS", "40")
    said = nemesis("plugins", "list").out + nemesis("variants", "list").out
    assert said.count("nemesis-night-stalkers") == 1
    crews = [variant["crew"] for variant in json.loads(nemesis("variants", "list", "--json").out)]
    assert said.count("lockdown-crew") == 2 + sum("lockdown-crew" in crew for crew in crews)


def test_numbers_of_players_are_shown_as_a_span(nemesis):
    lines = [line.split() for line in nemesis("plugins", "show", "facility").out.splitlines() if "players" in line]
    assert [" ".join(words[3:-1]) for words in lines] == ["1 to 5"]
