"""`nemesis assemble`."""

from __future__ import annotations

import json

import pytest

from nemesis_core import assemble
from nemesis_core.plugins import installed

from .conftest import write_plugin


def test_pieces_are_shown_with_version_and_distribution(nemesis):
    said = nemesis("assemble", "lockdown")
    assert said.code == 0
    for name, version in assemble("lockdown").versions().items():
        assert name in said.out
        assert version in said.out


def test_json_counts_the_records_of_each_kind(nemesis):
    data = json.loads(nemesis("assemble", "lockdown", "--json").out)
    content = assemble("lockdown").content
    assert {entry["kind"]: entry["records"] for entry in data["records"]} == {
        kind: len(records) for kind, records in content.kinds.items() if records
    }
    tokens = next(entry for entry in data["records"] if entry["kind"] == "intruder_token")
    assert tokens["components"] == sum(record.count for record in content.of("intruder_token"))


def test_steps_are_listed_in_order_with_their_owners(nemesis):
    listed = nemesis("assemble", "lockdown", "--steps").out
    steps = assemble("lockdown").phases
    for phase, order in steps.items():
        rows = [line.split() for line in listed.splitlines() if f" {phase} " in line]
        named = [row for row in rows if row[3].isdigit()]
        assert [(row[5], row[7]) for row in named] == [(step.name, step.owner) for step in order]


def test_hooks_are_listed_with_implementers_in_order(nemesis):
    data = json.loads(nemesis("assemble", "lockdown", "--json").out)
    hooks = assemble("lockdown").hooks
    assert data["hooks"] == {name: hooks.implementations(name) for name in hooks.names}
    shown = nemesis("assemble", "lockdown", "--hooks").out
    assert "steps" in shown
    assert data["hooks"]["steps"][0] in shown


def test_written_manifest_assembles_to_the_same(nemesis, tmp_path):
    file = tmp_path / "my.toml"
    first = json.loads(nemesis("assemble", "lockdown", "--out", file, "--json").out)
    assert json.loads(nemesis("assemble", file, "--json").out) == first


def test_pieces_alone_make_the_variant(nemesis):
    manifest = assemble("lockdown").manifest
    flags = ["--board", manifest.board, "--race", manifest.race, "--mode", manifest.mode]
    for crew in manifest.crew:
        flags += ["--crew", crew]
    mine = json.loads(nemesis("assemble", *flags, "--json").out)
    shipped = json.loads(nemesis("assemble", "lockdown", "--json").out)
    assert mine["name"] == ""
    assert mine["pieces"] == shipped["pieces"]
    assert mine["steps"] == shipped["steps"]


def test_house_rule_beside_a_variant_is_added(nemesis, bomb):
    data = json.loads(nemesis("assemble", "lockdown", "--house-rule", "bomb", "--json").out)
    assert data["pieces"][-1]["id"] == "bomb"
    assert data["steps"]["player"][-1] == {"name": "blow", "owner": "bomb"}
    assert data["name"] == ""


def test_own_content_changes_the_digest(nemesis, tmp_path):
    token = assemble("lockdown").content.of("intruder_token")[0]
    (tmp_path / "mine.toml").write_text(f'[[intruder_token]]\nid = "{token.id}"\ncount = {token.count + 1}\n')
    plain = json.loads(nemesis("assemble", "lockdown", "--json").out)
    mine = json.loads(nemesis("assemble", "lockdown", "--content", tmp_path / "mine.toml", "--json").out)
    assert mine["content"] != plain["content"]


def test_text_where_a_manifest_has_a_list_is_refused(nemesis, tmp_path):
    (tmp_path / "my.toml").write_text('board = "facility"\nrace = "r"\nmode = "m"\ncrew = "lockdown-crew"\n')
    said = nemesis("assemble", tmp_path / "my.toml")
    assert said.code == 2
    assert 'write crew = ["lockdown-crew"]' in said.err


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("crew = []", "crew should name at least one crew"),
        ("crew = [3]", "crew should be a list of texts"),
        ("board = 3", "board should be a text, not 3"),
        ("content = 3", "content should be a list of texts, not 3"),
    ],
)
def test_wrong_field_of_a_manifest_is_named(nemesis, tmp_path, line, reason):
    fields = {"board": '"facility"', "race": '"night-stalkers"', "mode": '"semi-coop"', "crew": '["lockdown-crew"]'}
    name, _, value = line.partition(" = ")
    text = "\n".join(f"{key} = {shown}" for key, shown in {**fields, name: value}.items())
    (tmp_path / "my.toml").write_text(text)
    said = nemesis("assemble", tmp_path / "my.toml")
    assert said.code == 2
    assert f"my.toml: {reason}" in said.err


def test_manifest_keeps_no_number_of_players_and_says_so(nemesis, tmp_path):
    said = nemesis("assemble", "lockdown", "--players", 3, "--out", tmp_path / "my.toml")
    assert said.code == 0
    assert "a manifest has no number of players" in said.err


WRONG = (
    ("item", "weapon-battery", "coost = 1", "there is no field coost; did you mean cost"),
    ("item", "weapon-battery", "cost = -1", "'cost' must be >= 0: -1"),
    ("item", "weapon-battery", "counts = {purple = 3}", "purple"),
    ("item", "weapon-battery", "counts = {red = -3}", "-3"),
    ("item", "pistol", 'combat = "maybe"', "'combat' must be in ('any', 'in', 'out')"),
    ("item", "pistol", 'weapon = "steam"', "'weapon'"),
    ("item", "pistol", 'shot = ""', "the record asks for none"),
    ("die", "combat-die", "faces = []", "'faces'"),
    ("event_card", "blue-screen", "corridors = [5]", "'corridors' must be <= 4: 5"),
    ("contingency", "contingency-red", "count = -1", "'count' must be >= 0: -1"),
)


@pytest.mark.parametrize(("kind", "name", "field", "reason"), WRONG, ids=[f"{w[1]} {w[2]}" for w in WRONG])
def test_nonsense_in_own_content_names_the_file(nemesis, tmp_path, kind, name, field, reason):
    (tmp_path / "my.toml").write_text(f'[[{kind}]]\nid = "{name}"\n{field}\n')
    said = nemesis("assemble", "lockdown", "--content", tmp_path / "my.toml")
    assert said.code == 2
    assert said.err.startswith(f"nemesis: {tmp_path / 'my.toml'}: ")
    assert name in said.err
    assert reason in said.err


def test_combination_that_no_rulebook_describes_says_how_it_is_read(nemesis):
    said = nemesis("assemble", "nemesis", "--race", "night-stalkers")
    assert said.code == 0
    reading, written = said.out.splitlines()[-2:]
    assert reading.startswith("Reading: No rulebook describes Night Stalkers on a board without Power. ")
    assert written.strip() == 'It is written down in docs/rules/readings.md, "Night Stalkers on the ship".'
    data = json.loads(nemesis("assemble", "nemesis-advanced", "--race", "night-stalkers", "--json").out)
    assert [stated["reading"][:45] for stated in data["readings"]] == ["No rulebook describes Night Stalkers on a boa"]
    assert [stated["where"][:22] for stated in data["readings"]] == ["docs/rules/readings.md"]
    assert "Reading:" not in nemesis("assemble", "nemesis").out


STRANDED = """
from nemesis_core import Piece, Plugin
NEEDS = {"edition:lockdown": "a board of Lockdown"}
CREW = Piece(id="stranded", kind="crew", title="Stranded", requires=("edition:lockdown",), meanings=NEEDS)
PLUGIN = Plugin(pieces=(CREW,))
"""
OTHERS = "--crew aftermath-crew or --crew lockdown-crew or --crew nemesis-crew"


@pytest.fixture
def stranded(tmp_path, monkeypatch):
    """A crew that is for boards of Lockdown alone."""
    monkeypatch.syspath_prepend(write_plugin(tmp_path / "site", "stranded", STRANDED))
    installed.cache_clear()
    yield
    monkeypatch.undo()
    installed.cache_clear()


def test_crew_without_what_a_board_asks_for_is_refused_with_what_would_fit(stranded, nemesis):
    said = nemesis("assemble", "nemesis", "--crew", "stranded")
    assert (said.code, said.out) == (2, "")
    needs = "stranded needs a board of Lockdown (edition:lockdown), which no chosen piece has"
    assert said.err == f"nemesis: {needs}; take --board facility or {OTHERS}\n"


def test_a_crew_beside_another_that_does_not_fit_the_board_is_to_be_left_out(stranded, nemesis):
    said = nemesis("assemble", "nemesis", "--crew", "stranded", "--crew", "nemesis-crew")
    assert said.code == 2
    assert said.err.endswith(", or leave stranded out\n")


@pytest.mark.parametrize("board", ["ship", "ship-advanced"])
def test_the_lockdown_crew_goes_aboard_by_a_reading(nemesis, board):
    said = nemesis("assemble", "nemesis", "--board", board, "--crew", "lockdown-crew")
    assert said.code == 0
    assert "Reading: No rulebook describes the Lockdown crew aboard the ship. " in said.out
