"""House rules that take a number, in every command that chooses a variant."""

from __future__ import annotations

import json
import re
import shlex

import pytest

TAKES = "house rule short-time takes a number from 4 to 14 (the space of the Time track on which the game starts), not "
MINE = 'board = "facility"\nrace = "night-stalkers"\nmode = "semi-coop"\ncrew = ["lockdown-crew"]\nhouse_rules = [{}]\n'


@pytest.fixture
def mine(tmp_path):
    """A manifest with the house rules that are given."""

    def write(*rules):
        file = tmp_path / "mine.toml"
        file.write_text(MINE.format(", ".join(f'"{rule}"' for rule in rules)))
        return file

    return write


def variants(said):
    return json.loads(said.out)["variants"]


# ---------------------------------------------------------------- choosing


def test_number_is_shown_with_the_variant(nemesis):
    said = nemesis("assemble", "lockdown", "--house-rule", "short-time=9", "--house-rule", "more-blanks")
    assert re.search(r"house-rule +│ short-time=9 +│ A shorter Time track", said.out)
    assert re.search(r"house-rule +│ more-blanks=2 +│", said.out)
    data = json.loads(nemesis("assemble", "lockdown", "--house-rule", "short-time=9", "--json").out)
    assert {p["id"]: p["parameter"] for p in data["pieces"] if p["kind"] in ("board", "house-rule")} == {
        "facility": None,
        "short-time": 9,
    }


def test_manifest_that_is_written_has_the_number(nemesis, tmp_path):
    file = tmp_path / "short.toml"
    nemesis("assemble", "lockdown", "--house-rule", "short-time", "--out", file)
    assert 'house_rules = ["short-time=10"]' in file.read_text()
    assert nemesis("variants", "check", file).out == f"{file}: fits\n"


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        (["short-time=3"], f"{TAKES}3"),
        (["short-time=soon"], f"{TAKES}'soon'"),
        (["short-time="], "house rule short-time is named without its number after =; it takes a number from 4 to 14 "),
        (["nemesis-traits=3"], "house rule nemesis-traits takes no number; name it nemesis-traits, without '=3'"),
        (["short-tim=8"], "house-rule short-tim is not installed; did you mean short-time?"),
        (
            ["short-time=8", "short-time=9"],
            "short-time is chosen twice, as short-time=8 and short-time=9; name it once",
        ),
    ],
)
def test_what_does_not_fit_is_one_line(nemesis, rules, said):
    done = nemesis("assemble", "lockdown", *(part for rule in rules for part in ("--house-rule", rule)))
    assert done.code == 2
    assert done.out == ""
    assert done.err.startswith(f"nemesis: {said}")
    assert done.err.count("\n") == 1


@pytest.mark.parametrize("command", ["content", "simulate", "compare", "play"])
def test_every_command_refuses_what_does_not_fit(nemesis, command):
    done = nemesis(command, "lockdown", "--house-rule", "short-time=3")
    assert (done.code, done.out, done.err) == (2, "", f"nemesis: {TAKES}3\n")


def test_what_a_manifest_says_wrongly_is_told_with_its_file(nemesis, mine):
    file = mine("short-time=99")
    assert nemesis("simulate", file, "--games", 1).err == f"nemesis: {file}: {TAKES}99\n"
    assert nemesis("variants", "check", file).out == f"{file}: {TAKES}99\n"
    both = nemesis("assemble", mine("short-time=8"), "--house-rule", "short-time=9")
    assert both.err == "nemesis: short-time is chosen twice, as short-time=8 and short-time=9; name it once\n"


def test_rule_that_does_not_fit_the_pieces_names_what_it_needs(nemesis, mine):
    said = nemesis("assemble", "lockdown", "--house-rule", "nemesis-traits")
    assert said.err.startswith("nemesis: nemesis-traits needs ")


# ---------------------------------------------------------------- what is kept


def test_records_keep_the_number(nemesis, tmp_path):
    rule = ("--house-rule", "short-time=4")
    done = nemesis("simulate", "lockdown", *rule, "--games", 1, "--seed", 3, "--record", tmp_path)
    assert done.code == 0
    record = tmp_path / "3.json"
    assert json.loads(record.read_text())["manifest"]["house_rules"] == ["short-time=4"]
    assert nemesis("replay", record).code == 0
    story = nemesis("replay", record, "--log").out
    assert "House rule: the Time track is short; Time starts on 4." in story
    other = nemesis("replay", record, "lockdown", "--house-rule", "short-time=9")
    assert other.code == 2
    assert "made with house-rule short-time=4, here it is house-rule short-time=9; leave out VARIANT" in other.err
    assert nemesis("replay", record, "--house-rule", "short-time=9").code == 2


def test_run_with_another_number_does_not_go_on(nemesis, tmp_path):
    out = tmp_path / "rows.jsonl"
    run = ("simulate", "lockdown", "--out", out, "--games")
    assert nemesis(*run, 1, "--house-rule", "short-time=4").code == 0
    other = nemesis(*run, 2, "--house-rule", "short-time=5", "--resume")
    assert other.code == 2
    assert "house_rules ['short-time=4'] there, ['short-time=5'] here" in other.err
    assert nemesis(*run, 2, "--house-rule", "short-time=4", "--resume").code == 0


# ---------------------------------------------------------------- what is listed


def test_plugins_say_which_numbers_there_are(nemesis):
    said = nemesis("plugins", "list").out
    takes = "a number from 4 to 14 (the space of the Time track on which the game starts), 10 when none is given"
    assert f"short-time=N takes {takes}\n" in said
    assert "nemesis-traits=N" not in said
    assert takes in nemesis("plugins", "show", "short-time").out
    (data,) = json.loads(nemesis("plugins", "show", "short-time", "--json").out)
    assert (data["parameter"]["default"], data["parameter"]["least"], data["parameter"]["most"]) == (10, 4, 14)
    assert "parameter" not in nemesis("plugins", "show", "nemesis-traits").out


def test_variants_are_listed_with_the_numbers_as_they_are_written(nemesis, mine):
    assert "short-time=8" in nemesis("variants", "show", mine("short-time=8")).out


# ---------------------------------------------------------------- comparing


def test_rule_with_a_number_is_compared(nemesis):
    said = nemesis("compare", "lockdown", "--house-rule", "short-time=4", "--games", 4)
    assert said.code == 0
    assert "B: lockdown + short-time=4 (facility, night-stalkers, semi-coop, lockdown-crew, short-time=4; " in said.out
    assert "   with short-time=4\n" in said.out


def test_each_number_of_a_sweep_is_compared_with_the_variant_without_the_rule(nemesis):
    said = nemesis("compare", "lockdown", "--vary", "short-time=4,12", "--games", 6, "--json")
    found = variants(said)
    assert [v["name"] for v in found] == ["lockdown", "lockdown + short-time=4", "lockdown + short-time=12"]
    assert [v["manifest"]["house_rules"] for v in found] == [[], ["short-time=4"], ["short-time=12"]]
    rounds = next(m for m in json.loads(said.out)["measures"] if m["key"] == "rounds")
    assert rounds["others"][0]["value"] <= 4 < rounds["others"][1]["value"]


def test_sweep_is_shown_side_by_side(nemesis):
    said = nemesis("compare", "lockdown", "--vary", "short-time=4,12", "--games", 6).out
    (line,) = re.findall(r"Side by side.*│ (rounds a game[^\n]*)", said, re.DOTALL)
    assert len(line.split("│")) == 5
    assert "Side by side" not in nemesis("compare", "lockdown", "--vary", "short-time=4", "--games", 6).out


def test_other_changes_are_those_of_all_that_a_sweep_compares(nemesis, mine):
    options = ("--race", "chytrids", "--house-rule", "more-blanks=1", "--games", 2, "--json")
    found = variants(nemesis("compare", "lockdown", "--vary", "short-time=4,5", *options))
    assert [v["name"] for v in found] == [
        "lockdown + chytrids + more-blanks=1",
        "lockdown + chytrids + more-blanks=1 + short-time=4",
        "lockdown + chytrids + more-blanks=1 + short-time=5",
    ]
    assert {v["manifest"]["race"] for v in found} == {"chytrids"}


@pytest.mark.parametrize("where", ["manifest", "option"])
def test_number_of_the_base_gives_way_to_those_of_the_sweep(nemesis, mine, where):
    given = [mine("short-time=9")] if where == "manifest" else ["lockdown", "--house-rule", "short-time=9"]
    found = variants(nemesis("compare", *given, "--vary", "short-time=4,9", "--games", 2, "--json"))
    assert [v["manifest"]["house_rules"] for v in found] == [["short-time=9"], ["short-time=4"], ["short-time=9"]]
    first, name = ("mine", "mine") if where == "manifest" else ("lockdown + short-time=9", "lockdown")
    assert [v["name"] for v in found] == [first, f"{name} + short-time=4", f"{name} + short-time=9"]
    assert [v["same"] for v in found] == [False, False, True]


def test_report_of_a_sweep_has_the_command_that_repeats_it(nemesis, tmp_path):
    page = tmp_path / "page.html"
    sweep = ("--vary", "short-time=4,12")
    assert nemesis("compare", "lockdown", *sweep, "--games", 3, "--seed", 5, "--report", page).code == 0
    text = page.read_text()
    assert "lockdown + short-time=4, lockdown + short-time=12 <small>against</small> lockdown" in text
    (command,) = re.findall(r"nemesis compare lockdown [^<\n]*", text)
    words = shlex.split(command)
    assert words[3:5] == list(sweep)
    again = variants(nemesis(*words[1:], "--json"))
    assert [v["name"] for v in again] == ["lockdown", "lockdown + short-time=4", "lockdown + short-time=12"]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["short-time"], "--vary short-time names no numbers; write them after it, as in --vary short-time=4,14"),
        (["short-time="], "--vary short-time names no numbers; write them after it, as in --vary short-time=4,14"),
        (["short-time=8,8"], "--vary names short-time=8 twice; name each number once"),
        (["short-time=8,3"], f"{TAKES}3"),
        (["short-time=8,x"], f"{TAKES}'x'"),
        (["nemesis-traits=1"], "--vary nemesis-traits: the house rule takes no number; compare it with --house-rule "),
        (["short-tim=8"], "house-rule short-tim is not installed; did you mean short-time?"),
        ([""], "--vary names no house rule; write it as --vary ID=N,N,..."),
        (["=8"], "--vary names no house rule; write it as --vary ID=N,N,..."),
        (["short-time=8", "more-blanks=2"], "--vary is given twice; leave out all but one"),
    ],
)
def test_what_cannot_be_varied_is_one_line(nemesis, given, said):
    done = nemesis("compare", "lockdown", *(part for text in given for part in ("--vary", text)), "--games", 1)
    assert done.code == 2
    assert done.err.startswith(f"nemesis: {said}")
    assert done.err.count("\n") == 1


def test_sweep_is_of_one_variant(nemesis):
    done = nemesis("compare", "lockdown", "nemesis", "--vary", "short-time=8")
    assert done.err.startswith("nemesis: --vary changes one VARIANT and compares it with itself, but 2 are named; ")
    assert done.code == 2


def test_number_of_players_is_that_of_all(nemesis):
    done = nemesis("compare", "lockdown", "--vary", "short-time=4", "--players", 9)
    assert done.code == 2
    assert "variant A (lockdown) is for 2 to 5 players, not 9" in done.err
