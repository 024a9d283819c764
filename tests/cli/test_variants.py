"""`nemesis variants`."""

from __future__ import annotations

import json
import re
import tomllib

import pytest


def test_list_has_the_installed_variants(nemesis):
    found = {entry["name"]: entry for entry in json.loads(nemesis("variants", "list", "--json").out)}
    assert found["lockdown"]["board"] == "facility"
    assert "lockdown" in nemesis("variants", "list").out


def test_show_prints_a_manifest_that_assembles(nemesis, tmp_path):
    text = nemesis("variants", "show", "lockdown").out
    (tmp_path / "mine.toml").write_text(text)
    assert tomllib.loads(text)["race"] == "night-stalkers"
    assert nemesis("assemble", tmp_path / "mine.toml").code == 0


def test_check_finds_that_all_installed_variants_fit(nemesis):
    said = nemesis("variants", "check")
    assert said.code == 0
    assert "lockdown: fits" in said.out


def test_check_says_what_does_not_fit_and_goes_on(nemesis, tmp_path):
    manifest = tmp_path / "mine.toml"
    manifest.write_text('board = "facility"\nrace = "nobody"\nmode = "semi-coop"\ncrew = ["lockdown-crew"]\n')
    said = nemesis("variants", "check", manifest, "lockdown", "--json")
    results = json.loads(said.out)
    assert said.code == 1
    assert [result["fits"] for result in results] == [False, True]
    assert "race nobody is not installed" in results[0]["error"]


@pytest.mark.parametrize("text", ['board = "ship"\nboard = "ship"\n', 'boardx = "facility"\n'])
def test_check_tells_a_file_that_cannot_be_read_by_its_exit_code_and_goes_on(nemesis, tmp_path, text):
    manifest = tmp_path / "mine.toml"
    manifest.write_text(text)
    said = nemesis("variants", "check", manifest, "lockdown", "--json")
    assert (said.code, [result["fits"] for result in json.loads(said.out)]) == (2, [False, True])
    assert nemesis("variants", "check", "lockdwn").code == 2


def test_check_without_a_blocked_piece_fails(nemesis):
    said = nemesis("variants", "check", "lockdown", "--block", "facility")
    assert said.code == 1
    assert "facility is blocked" in said.out


def test_check_names_a_file_once(nemesis, tmp_path):
    manifest = tmp_path / "mine.toml"
    manifest.write_text('boardx = "facility"\n')
    assert nemesis("variants", "check", manifest).out == f"{manifest}: there is no field boardx; did you mean board?\n"


def test_matrix_shows_what_a_rulebook_describes_and_which_readings_the_rest_stands_on(nemesis):
    said = nemesis("variants", "matrix", "--board", "ship", "--race", "night-stalkers", "--mode", "solo")
    assert said.code == 0
    (mark,) = re.findall(r"night-stalkers +│ solo +│ 1 +│ ([a-z]) ", said.out)
    reading = re.escape("No rulebook describes Night Stalkers on a board without Power.")
    assert re.search(rf"│ {mark} +│ {reading}", said.out)
    assert 'docs/rules/readings.md, "Night Stalkers on the ship"' in " ".join(said.out.replace("│", " ").split())
    official = nemesis("variants", "matrix", "--board", "ship", "--race", "chytrids", "--crew", "nemesis-crew")
    assert re.search(r"chytrids +│ cooperative +│ 1-5 +│ \. ", official.out)
    assert "4 combinations: 3 official, 1 by a reading." in official.out


def test_matrix_has_a_column_for_each_mix_of_crews_and_a_table_for_each_board(nemesis):
    crews = ["aftermath-crew", "lockdown-crew", "nemesis-crew"]
    given = ("--race", "carnomorphs", "--mode", "solo")
    lines = nemesis("variants", "matrix", *given).out.splitlines()
    heads = [line for line in lines if "Race" in line]
    assert len(heads) == len({"facility", "mars-surface", "ship", "ship-advanced"} & {line.strip() for line in lines})
    assert [cell.strip() for cell in heads[0].strip("┃").split("┃")][3:] == [
        "1",
        "2",
        "3",
        "1+2",
        "1+3",
        "2+3",
        "1+2+3",
    ]
    data = json.loads(nemesis("variants", "matrix", "--board", "facility", *given, "--json").out)
    assert [entry["crew"] for entry in data][3:] == [crews[:2], crews[::2], crews[1:], crews]
    assert {entry["official"] for entry in data} == {True}
    assert {tuple(entry["players"]) for entry in data} == {(1, 1)}


def test_marks_of_a_part_of_the_matrix_are_those_of_the_whole(nemesis):
    whole = nemesis("variants", "matrix").out
    part = nemesis(
        "variants", "matrix", "--board", "mars-surface", "--race", "void-seeders", "--crew", "nemesis-crew"
    ).out
    (mark,) = re.findall(r"│ ([a-z]) │ No rulebook describes the Intruder player with these Intruders", part)
    assert re.search(rf"│ {mark} │ No rulebook describes the Intruder player with these Intruders", whole)
    assert re.search(r"Mode +┃ Seats ┃ 3 ", part), "the third of all crews"


def test_whole_matrix_fits_a_terminal_of_80_columns(shell):
    said = shell("variants", "matrix", env={"COLUMNS": "80", "FORCE_COLOR": "1", "NO_COLOR": "1"})
    plain = re.sub(r"\x1b\[[0-9;]*m", "", said.stdout)
    assert said.returncode == 0
    assert max(map(len, plain.splitlines())) <= 80


def test_matrix_can_assemble_all_that_it_shows(nemesis):
    given = ("--board", "mars-surface", "--race", "chytrids", "--mode", "semi-coop", "--crew", "nemesis-crew")
    said = nemesis("variants", "matrix", *given, "--crew", "aftermath-crew", "--assemble", "--json")
    assert said.code == 0
    (entry,) = json.loads(said.out)
    assert (entry["crew"], entry["players"], entry["official"]) == (["nemesis-crew", "aftermath-crew"], [2, 5], False)
    assert entry["readings"][0]["reading"].startswith("No rulebook describes these Intruders on the Mars Surface.")


def test_matrix_of_what_does_not_fit_says_why(nemesis, moon):
    said = nemesis("variants", "matrix", "--board", "moon", "--race", "chytrids", "--mode", "solo")
    assert said.code == 1
    assert "7 combinations: 0 official, 0 by a reading, 7 that do not fit." in said.out
    assert "moon needs air, which no chosen piece has; nothing installed has it" in said.out


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("--board", "ship", "--board", "facility"), "--board is given twice; leave out all but one"),
        (("--crew", "nemesis-crew", "--crew", "nemesis-crew"), "crew nemesis-crew is named twice; name it once"),
    ],
)
def test_matrix_of_what_is_named_twice_is_refused(nemesis, given, said):
    found = nemesis("variants", "matrix", *given)
    assert (found.code, found.out) == (2, "")
    assert said in found.err


def test_matrix_of_a_piece_that_is_not_there_is_refused(nemesis):
    said = nemesis("variants", "matrix", "--race", "nobody")
    assert said.code == 2
    assert said.err.startswith("nemesis: race nobody is not installed")
    assert nemesis("variants", "matrix", "--block", "ship", "--board", "ship").code == 2
