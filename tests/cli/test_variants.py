"""`nemesis variants`."""

from __future__ import annotations

import json
import tomllib


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


def test_check_without_a_blocked_piece_fails(nemesis):
    said = nemesis("variants", "check", "lockdown", "--block", "facility")
    assert said.code == 1
    assert "facility is blocked" in said.out


def test_check_names_a_file_once(nemesis, tmp_path):
    manifest = tmp_path / "mine.toml"
    manifest.write_text('boardx = "facility"\n')
    assert nemesis("variants", "check", manifest).out == f"{manifest}: there is no field boardx; did you mean board?\n"
