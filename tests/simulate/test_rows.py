"""Rows that were written line by line come out as if Polars had had them all at once, and can be read back."""

from __future__ import annotations

import io
from pathlib import Path
from tempfile import TemporaryDirectory

import orjson
import polars
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nemesis_core import rows
from nemesis_core.errors import NemesisError
from nemesis_core.rows import Columns, read_back, write_rows

KINDS = (
    st.booleans(),
    st.integers(-(2**40), 2**40),
    st.floats(allow_nan=False, allow_infinity=False, width=32),
    st.sampled_from(["", "a", "null", "true", "7", 'say "x", y', "ä\nb", " "]),
    st.none(),
)


@st.composite
def tables(draw):
    """Rows that have their columns in common, each of one kind, some empty and some missing."""
    names = draw(st.lists(st.sampled_from(["seed", "a", "b_c", "p1_won", "é"]), min_size=1, unique=True))
    kinds = {name: draw(st.sampled_from([*KINDS, KINDS[1] | KINDS[2]])) for name in names}
    made = []
    for _ in range(draw(st.integers(1, 8))):
        there = draw(st.lists(st.sampled_from(names), unique=True))
        made.append({name: draw(kinds[name] | st.none()) for name in there})
    return made


def written(folder: Path, table, suffix):
    """The file, its columns and the lines it was made of."""
    columns, lines, out = Columns(), folder / "lines", folder / f"rows.{suffix}"
    with lines.open("wb") as file:
        file.write(b'{"what": "these are"}\n')
        for row in table:
            columns.add(row)
            file.write(orjson.dumps(row, option=orjson.OPT_APPEND_NEWLINE))
    write_rows(lines, columns, out)
    return out, columns, lines


def at_once(table, suffix):
    frame = polars.from_dicts(table, infer_schema_length=None)
    buffer = io.BytesIO()
    frame.write_csv(buffer) if suffix == "csv" else frame.write_parquet(buffer)
    return buffer.getvalue()


@given(tables().filter(lambda table: any(table)))
def test_columns_are_those_of_all_rows_at_once(table):
    with TemporaryDirectory() as folder:
        out, _, _ = written(Path(folder), table, "parquet")
        frame, wanted = polars.read_parquet(out), polars.from_dicts(table, infer_schema_length=None)
        assert frame.schema == wanted.schema
        assert frame.equals(wanted)
        out, _, _ = written(Path(folder), table, "csv")
        assert out.read_bytes() == at_once(table, "csv")


@given(tables().filter(lambda table: any(table)))
def test_file_can_be_read_back_and_written_again(table):
    with TemporaryDirectory() as folder:
        for suffix in ("jsonl", "csv", "parquet"):
            out, columns, lines = written(Path(folder), table, suffix)
            before = out.read_bytes()
            with lines.open("wb") as file:
                file.write(b"{}\n")
                read_back(out, columns.types() if suffix == "csv" else {}, file)
            write_rows(lines, columns, out)
            assert out.read_bytes() == before


@pytest.mark.parametrize("suffix", ["csv", "parquet"])
def test_many_pieces_make_one_file(tmp_path, monkeypatch, suffix):
    monkeypatch.setattr(rows, "CHUNK", 100)
    table = [{"seed": seed, "won": seed % 3 == 0, "name": None if seed % 2 else f"n{seed}"} for seed in range(500)]
    out, _, _ = written(tmp_path, table, suffix)
    read = polars.read_csv if suffix == "csv" else polars.read_parquet
    assert read(out).to_dicts() == table


def test_few_rows_make_the_very_file_that_polars_makes(tmp_path):
    table = [{"seed": seed, "ending": "dusk", "rounds": None} for seed in range(50)]
    assert written(tmp_path, table, "parquet")[0].read_bytes() == at_once(table, "parquet")


@pytest.mark.parametrize("suffix", ["csv", "parquet"])
def test_rows_that_do_not_go_into_columns_are_one_line(tmp_path, suffix):
    with pytest.raises(NemesisError) as raised:
        written(tmp_path, [{"a": 1}, {"a": 2**63}], suffix)
    assert str(raised.value).startswith(f"{tmp_path / f'rows.{suffix}'} cannot be written: ")
    assert "\n" not in str(raised.value)
    assert [file.name for file in tmp_path.iterdir()] == ["lines"]
