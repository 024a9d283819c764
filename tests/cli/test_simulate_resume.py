"""What `nemesis simulate --resume` goes on with, and what it refuses."""

from __future__ import annotations

import orjson
import polars
import pytest

from .breaking import COMMON, lines_of

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("suffix", ["jsonl", "csv", "parquet"])
def test_larger_number_of_games_goes_on_from_the_file(nemesis, bomb, tmp_path, suffix):
    out, once = tmp_path / f"rows.{suffix}", tmp_path / f"once.{suffix}"
    rule = ("--house-rule", "bomb", "--games")
    nemesis(*COMMON, *rule, 6, "--out", out)
    said = nemesis(*COMMON, *rule, 15, "--out", out, "--resume")
    assert (said.code, said.out) == (1, nemesis(*COMMON, *rule, 15, "--out", once).out)
    if suffix == "parquet":
        assert polars.read_parquet(out).equals(polars.read_parquet(once))
        assert polars.read_parquet(out).schema == polars.read_parquet(once).schema
    elif suffix == "csv":
        assert out.read_bytes() == once.read_bytes()
    else:
        assert lines_of(out) == lines_of(once)
    failures = [out.with_name(f"{file.name}.errors.jsonl") for file in (out, once)]
    assert failures[0].read_bytes() == failures[1].read_bytes()
    assert not out.with_name(f"{out.name}.partial.jsonl").exists()


def test_whole_run_is_said_to_be_whole(nemesis, tmp_path):
    out = tmp_path / "rows.csv"
    first = nemesis(*COMMON, "--games", 4, "--out", out)
    before = (out.stat().st_mtime_ns, out.read_bytes())
    said = nemesis(*COMMON, "--games", 4, "--out", out, "--resume")
    assert (said.code, said.out) == (0, first.out)
    assert said.err == f"nemesis: {out} has the rows of 4 games already; a larger --games goes on\n"
    assert (out.stat().st_mtime_ns, out.read_bytes()) == before
    assert sorted(file.name for file in tmp_path.iterdir()) == ["rows.csv", "rows.csv.run.json"]


def test_resume_without_anything_there_plays_anew(nemesis, tmp_path, whole):
    assert nemesis(*COMMON, "--games", 5, "--out", tmp_path / "rows.jsonl", "--resume").code == 0
    assert lines_of(tmp_path / "rows.jsonl") == lines_of(whole)[:5]


def test_resume_needs_a_file(nemesis):
    said = nemesis(*COMMON, "--resume")
    assert (said.code, said.out) == (2, "")
    assert said.err == "nemesis: --resume goes on with the rows of a file; name it with --out FILE\n"


def test_rows_of_a_broken_run_are_not_overwritten(nemesis, broken_off, tmp_path):
    partial = broken_off("--games", 3)
    before = partial.read_bytes()
    said = nemesis(*COMMON, "--games", 3, "--out", tmp_path / "rows.jsonl")
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert f"{partial} has the rows of a run that was broken off; go on with it by --resume, or remove it" in said.err
    assert partial.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == [partial.name]


OTHERS = (
    (("--seed", "9"), "seed 3 there, 9 here"),
    (("--players", "3"), "seats 2 there, 3 here"),
    (("--bots", "curious"), "bots random there, curious here"),
    (("--check",), "check False there, True here"),
    (("--house-rule", "bomb"), "house_rules [] there, ['bomb'] here; bomb not in use there, 0.5 here"),
    (("--content", "my.toml"), "content "),
)


def changed(arguments, options):
    """`arguments` with `options` in place of one of that name: none may be given twice."""
    name = options[0]
    if name not in arguments:
        return [*arguments, *options]
    at = list(arguments).index(name)
    return [*arguments[:at], *options, *arguments[at + len(options) :]]


@pytest.mark.parametrize("finished", [False, True])
@pytest.mark.parametrize(("options", "reason"), OTHERS, ids=[options[0] for options, _ in OTHERS])
def test_rows_of_another_run_are_not_gone_on_with(
    nemesis, bomb, broken_off, tmp_path, monkeypatch, options, reason, finished
):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my.toml").write_text('[[item]]\nid = "weapon-battery"\ncost = 2\n')
    if finished:
        nemesis(*COMMON, "--games", 2, "--out", tmp_path / "rows.jsonl")
    else:
        broken_off("--games", 2)
    before = {file: file.read_bytes() for file in tmp_path.iterdir() if file.is_file()}
    said = nemesis(*changed(COMMON, options), "--games", 5, "--out", tmp_path / "rows.jsonl", "--resume")
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert f"is of another run: {reason}" in said.err
    assert {file: file.read_bytes() for file in tmp_path.iterdir() if file.is_file()} == before


def test_rows_of_other_plugin_versions_are_not_gone_on_with(nemesis, broken_off, tmp_path):
    partial = broken_off("--games", 2)
    first, rest = partial.read_bytes().split(b"\n", 1)
    run = orjson.loads(first)
    run["run"]["versions"]["nemesis-facility"] = "0.0.7"
    partial.write_bytes(orjson.dumps(run) + b"\n" + rest)
    said = nemesis(*COMMON, "--games", 5, "--out", tmp_path / "rows.jsonl", "--resume")
    assert (said.code, said.err.count("\n")) == (2, 1)
    assert "another run: nemesis-facility 0.0.7 there, " in said.err


HURT = (
    lambda rows: [rows[1], rows[0]],
    lambda rows: [rows[0], rows[0]],
    lambda rows: [{**rows[0], "seats": 4}],
    lambda rows: [{**rows[0], "decisions": "x"}],
    lambda rows: [{**rows[0], "p1_cause": ["x"]}],
    lambda rows: [{name: value for name, value in rows[0].items() if name != "rounds"}],
    lambda rows: [[1, 2]],
    lambda rows: [None],
)


@pytest.mark.parametrize("hurt", HURT)
def test_edited_row_is_named(nemesis, broken_off, tmp_path, hurt):
    partial = broken_off("--games", 2)
    first, *rows = partial.read_bytes().splitlines()
    edited = [first, *map(orjson.dumps, hurt([orjson.loads(row) for row in rows])), b""]
    partial.write_bytes(b"\n".join(edited))
    said = nemesis(*COMMON, "--games", 5, "--out", tmp_path / "rows.jsonl", "--resume")
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert f"{partial}: after " in said.err
    assert "the row of seed " in said.err
    assert partial.exists()


@pytest.mark.parametrize("first", [b"", b"{}", b"no JSON", b'{"run": 3}', b'{"run": {"manifest": 3, "versions": []}}'])
def test_partial_file_that_does_not_say_what_it_is_of_is_refused(nemesis, broken_off, tmp_path, first):
    partial = broken_off("--games", 2)
    partial.write_bytes(first + b"\n" + partial.read_bytes().split(b"\n", 1)[1])
    said = nemesis(*COMMON, "--games", 5, "--out", tmp_path / "rows.jsonl", "--resume")
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert f"{partial} is of another run" in said.err


@pytest.mark.parametrize("note", [None, "", "[]", "{}", '{"seed": 3}', '{"manifest": 7, "games": "x"}'])
def test_file_without_a_word_of_what_it_is_of_is_not_gone_on_with(nemesis, tmp_path, note):
    out = tmp_path / "rows.csv"
    nemesis(*COMMON, "--games", 2, "--out", out)
    before = out.read_bytes()
    about = tmp_path / "rows.csv.run.json"
    about.unlink() if note is None else about.write_text(note)
    said = nemesis(*COMMON, "--games", 5, "--out", out, "--resume")
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert f"{about}, which says what run {out} is of, cannot be read (" in said.err
    assert said.err.endswith(f"choose another --out, or remove {out}\n")
    assert out.read_bytes() == before


@pytest.mark.parametrize("suffix", ["jsonl", "csv", "parquet"])
def test_edited_file_is_not_gone_on_with(nemesis, tmp_path, suffix):
    out = tmp_path / f"rows.{suffix}"
    nemesis(*COMMON, "--games", 3, "--out", out)
    data = out.read_bytes()
    out.write_bytes(data[: len(data) // 2] + b"{,\n\n")
    said = nemesis(*COMMON, "--games", 5, "--out", out, "--resume")
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert f"nemesis: {out}" in said.err
    assert "partial" not in said.err
    assert "emove " in said.err
    assert sorted(file.name for file in tmp_path.iterdir()) == [out.name, f"{out.name}.run.json"]
