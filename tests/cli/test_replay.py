"""`nemesis replay`: the same game, or where the first difference is."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from nemesis_core import assemble
from nemesis_core.rulebook import rules


def changed(recorded, **fields):
    """The record with other fields, in a file beside it."""
    data = json.loads(recorded.read_text())
    file = recorded.with_name("changed.json")
    file.write_text(json.dumps({**data, **fields}))
    return file


def test_record_is_verified_step_by_step(nemesis, recorded):
    data = json.loads(recorded.read_text())
    said = nemesis("replay", recorded, "--json")
    result = json.loads(said.out)
    assert said.code == 0
    assert (result["same"], result["difference"]) == (True, None)
    assert (result["steps"], result["choices"]) == (len(data["digests"]), len(data["choices"]))
    assert "all as recorded" in nemesis("replay", recorded).out


@pytest.mark.parametrize("at", [0, 7, -1])
def test_first_differing_state_is_named_with_its_step(nemesis, recorded, at):
    digests = json.loads(recorded.read_text())["digests"]
    step = range(len(digests))[at]
    digests[step] = "0" * 16
    said = nemesis("replay", changed(recorded, digests=digests), "--json")
    found = json.loads(said.out)["difference"]
    assert said.code == 1
    assert found["step"] == step
    assert "/" in found["place"]
    assert "0" * 16 in found["text"]
    assert f"differs at step {step} " in nemesis("replay", recorded.with_name("changed.json")).out


def test_choice_that_is_no_option_is_named(nemesis, recorded):
    choices = json.loads(recorded.read_text())["choices"]
    choices[5][1] = "nonsense"
    found = json.loads(nemesis("replay", changed(recorded, choices=choices), "--json").out)["difference"]
    assert found["decision"] == 5
    assert "'nonsense'" in found["text"]


def test_record_that_stops_early_or_goes_on_is_a_difference(nemesis, recorded):
    choices = json.loads(recorded.read_text())["choices"]
    short = nemesis("replay", changed(recorded, choices=choices[:-1]))
    assert (short.code, "the record ends" in short.out) == (1, True)
    long = nemesis("replay", changed(recorded, choices=[*choices, [0, "more"]]))
    assert (long.code, "the game ends before the record does" in long.out) == (1, True)


def test_other_ending_in_the_record_is_a_difference(nemesis, recorded):
    said = nemesis("replay", changed(recorded, ending="all is well"))
    assert (said.code, "all is well" in said.out) == (1, True)


def test_record_of_other_versions_is_refused_naming_the_plugin(nemesis, recorded):
    versions = json.loads(recorded.read_text())["versions"]
    name = sorted(versions)[-1]
    said = nemesis("replay", changed(recorded, versions={**versions, name: "0.0.0"}))
    assert said.code == 2
    assert f"{name} 0.0.0" in said.err


def test_record_of_other_content_is_refused(nemesis, recorded):
    said = nemesis("replay", changed(recorded, content="0" * 16))
    assert (said.code, "content" in said.err) == (2, True)


def test_log_tells_the_story_with_the_rules_behind_it(nemesis, recorded):
    result = json.loads(nemesis("replay", recorded, "--log", "--json").out)
    lines = nemesis("replay", recorded, "--log").out.splitlines()
    assert lines[:-1] == [line for entry in result["log"] for line in entry["text"].splitlines()]
    behind = {entry["rule"] for entry in result["log"] if entry["rule"] and entry["text"]}
    assert behind
    assert behind <= set(rules())
    with_rules = nemesis("replay", recorded, "--log", "--rules").out
    assert all(f"[{rule}]" in with_rules for rule in behind)


def test_log_of_a_seat_keeps_to_what_it_heard(nemesis, recorded):
    everything = json.loads(nemesis("replay", recorded, "--log", "--json").out)["log"]
    for seat in (1, 4):
        heard = json.loads(nemesis("replay", recorded, "--log", "--seat", seat, "--json").out)["log"]
        assert heard == [e for e in everything if e["audience"] is None or seat - 1 in e["audience"]]


def test_seat_and_rules_tell_the_story_without_log(nemesis, recorded):
    for flags in (("--seat", 2), ("--rules",)):
        assert nemesis("replay", recorded, *flags).out == nemesis("replay", recorded, "--log", *flags).out


@pytest.mark.parametrize("seat", [-1, 0, 5])
def test_seat_that_is_not_in_the_game_is_refused(nemesis, recorded, seat):
    said = nemesis("replay", recorded, "--log", "--seat", seat)
    assert (said.code, "seats 1 to 4" in said.err) == (2, True)


def test_record_of_a_game_that_raised_raises_again(nemesis, bomb, tmp_path):
    flags = ("--house-rule", "bomb", "--games", 1, "--seed", 2, "--record", tmp_path)
    assert nemesis("simulate", "lockdown", *flags).code == 1
    said = nemesis("replay", tmp_path / "2.json")
    assert said.code == 1
    assert "bomb raised ValueError in bomb.blow (step player/blow): bang and smoke" in said.out


def test_content_given_takes_the_place_of_the_recorded_file(nemesis, tmp_path):
    mine, moved = tmp_path / "mine.toml", tmp_path / "moved.toml"
    mine.write_text('[[item]]\nid = "weapon-battery"\ncost = 2\n')
    nemesis("simulate", "lockdown", "--games", 1, "--content", mine, "--record", tmp_path)
    mine.rename(moved)
    assert nemesis("replay", tmp_path / "0.json").code == 2
    assert nemesis("replay", tmp_path / "0.json", "--content", moved).code == 0
    moved.write_text(moved.read_text().replace("2", "1"))
    assert "other content" in nemesis("replay", tmp_path / "0.json", "--content", moved).err


def test_story_has_names_instead_of_ids(nemesis, recorded):
    said = nemesis("replay", recorded, "--log").out
    assert "Seat 1 (" in said
    assert "it is the " in said
    assert " none" not in said
    assert " acts: " not in said
    assert not re.search(
        r"room-\d|\bc-|adult-\d|\b1 (Items|Injuries)", said.rpartition("\n")[0].replace(str(recorded), "")
    )


def test_two_records_are_not_a_record_and_a_variant(nemesis, recorded):
    said = nemesis("replay", recorded, recorded)
    assert (said.code, said.out) == (2, "")
    assert said.err == f"nemesis: {recorded} is no VARIANT; replay one record at a time\n"


def test_other_pieces_than_those_of_the_record_are_told_by_kind(nemesis, recorded):
    said = nemesis("replay", recorded, "nemesis")
    assert said.code == 2
    assert "made with board facility, race night-stalkers, crew lockdown-crew, here it is board ship, race" in said.err


def test_a_record_with_another_board_written_into_it_is_found_out(nemesis, recorded):
    manifest = json.loads(recorded.read_text())["manifest"]
    pieces = {"board": "ship", "race": "classic-intruders", "crew": ["nemesis-crew"]}
    said = nemesis("replay", changed(recorded, manifest={**manifest, **pieces}))
    assert said.code == 2
    assert "names ship (nemesis-ship)" in said.err
    assert said.err.endswith("but was made without; was it edited?\n")


def test_the_end_is_told_by_its_name(nemesis, recorded):
    ending = json.loads(recorded.read_text())["ending"]
    name = assemble("lockdown").compiled["names"]["ending"][ending]
    assert nemesis("replay", recorded).out.endswith(f"all as recorded; the end: {name}\n")


@pytest.mark.parametrize(
    ("name", "told"), [("engines-fail", "the ship jumps, and explodes on the way"), ("jump-all-dead", "the ship jumps")]
)
def test_the_end_is_told_by_what_the_game_was_like_then(nemesis, name, told):
    """A ship that its Engines destroy has the ending of one that jumps."""
    record = Path(__file__).parents[1] / "records" / "nemesis" / f"{name}.json"
    assert nemesis("replay", record).out.endswith(f"all as recorded; the end: {told}\n")
    assert json.loads(nemesis("replay", record, "--json").out)["ending"] == "jump"
