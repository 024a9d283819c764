"""`nemesis content`."""

from __future__ import annotations

import json
import tomllib

import attrs
import pytest

from nemesis_core import assemble


@pytest.fixture(scope="module")
def shipped():
    return assemble("lockdown").content


@pytest.fixture
def mine(tmp_path):
    """Writes a file of one's own and returns its path."""

    def write(text, name="mine.toml"):
        file = tmp_path / name
        file.write_text(text, encoding="utf-8")
        return file

    return write


def listed(nemesis, *options):
    said = nemesis("content", "lockdown", *options, "--json")
    assert (said.code, said.err) == (0, "")
    return json.loads(said.out)


# ---------------------------------------------------------------- listing


def test_every_record_is_listed_with_its_owner_and_source(nemesis, shipped):
    found = {(entry["kind"], entry["id"]): entry["source"] for entry in listed(nemesis)}
    assert found == {
        (kind, key): record.source for kind, records in shipped.kinds.items() for key, record in records.items()
    }


def test_table_has_kind_id_name_source_and_copies(nemesis):
    said = nemesis("content", "lockdown", "--search", "weapon-battery")
    rows = [line.split("│")[1:-1] for line in said.out.splitlines() if line.startswith("│")]
    assert [[cell.strip() for cell in row] for row in rows] == [
        ["item", "facility:weapon-battery", "Weapon Battery", "public", "11"]
    ]
    assert said.out.splitlines()[-1] == "1 record"


def test_copies_are_those_of_every_deck_and_of_nothing_that_is_not_counted(nemesis, shipped):
    found = {(entry["kind"], entry["id"]): entry["copies"] for entry in listed(nemesis)}
    battery = shipped.find("item", "weapon-battery")
    assert found["item", "facility:weapon-battery"] == sum(battery.counts.values()) == 11
    assert found["item", "facility:taser"] == shipped.find("item", "taser").count
    assert found["item", "lockdown-crew:battle-suit"] == 1
    assert found["corridor", shipped.of("corridor")[0].key] is None


@pytest.mark.parametrize(
    ("kind", "name", "called"),
    [
        ("event_symbols", "chytrids:puffball-explosion", "Puffball Explosion"),
        ("attack_card", "chytrids:tendril-lash-2", "Tendril Lash (blood 2)"),
        ("germinator_slot", "chytrids:slot-01", ""),
    ],
)
def test_record_without_a_name_is_listed_with_that_of_its_card(nemesis, kind, name, called):
    rows = json.loads(nemesis("content", "chytrids", "--kind", kind, "--json").out)
    assert [row["name"] for row in rows if row["id"] == name] == [called]


def test_kind_and_search_narrow_the_list(nemesis):
    both = [entry["id"] for entry in listed(nemesis, "--search", "REPOSITORY craft")]
    assert both == [entry["id"] for entry in listed(nemesis, "--search", "craft repository")]
    assert {entry["kind"] for entry in listed(nemesis, "--search", "repository")} >= {"place", "room"}
    rooms = listed(nemesis, "--search", "repository", "--kind", "room")
    assert {entry["kind"] for entry in rooms} == {"room"}
    assert "facility:repository" in [entry["id"] for entry in rooms]
    assert {entry["kind"] for entry in listed(nemesis, "--kind", "die", "--kind", "die_result")} == {
        "die",
        "die_result",
    }


def test_search_is_for_texts_and_not_for_names_of_fields(nemesis):
    assert listed(nemesis, "--search", "one_use", "--kind", "item") == []
    assert listed(nemesis, "--search", "true", "--kind", "room") == []
    assert "facility:fire-marker" in [entry["id"] for entry in listed(nemesis, "--search", "fire")]


def test_nothing_found_is_no_error(nemesis):
    assert listed(nemesis, "--search", "xyzzy") == []
    assert nemesis("content", "lockdown", "--search", "xyzzy").out == "0 records\n"


def test_pieces_stand_for_a_variant(nemesis, shipped):
    manifest = assemble("lockdown").manifest
    pieces = ["--board", manifest.board, "--race", manifest.race, "--mode", manifest.mode, "--crew", *manifest.crew]
    said = nemesis("content", *pieces, "--kind", "die", "--json")
    assert [entry["id"] for entry in json.loads(said.out)] == [die.key for die in shipped.of("die")]


def test_what_a_content_file_has_changed_is_marked(nemesis, mine):
    file = mine('[[item]]\nid = "weapon-battery"\ncost = 2\n\n[[item]]\nid = "taser"\ncount = 3\n')
    found = {entry["id"]: entry["changed_by"] for entry in listed(nemesis, "--content", file, "--kind", "item")}
    assert found["facility:weapon-battery"] == str(file)
    assert found["facility:taser"] == "", "it is set to what it was"
    assert "Changed by" in nemesis("content", "lockdown", "--content", file).out
    assert "Changed by" not in nemesis("content", "lockdown").out


# ---------------------------------------------------------------- showing


def test_shown_record_can_be_pasted_into_an_override_file(nemesis, mine, shipped):
    said = nemesis("content", "lockdown", "--show", "weapon-battery", "--show", "lockdown-crew:battle-suit")
    records = tomllib.loads(said.out)["item"]
    assert [record["id"] for record in records] == ["weapon-battery", "battle-suit"]
    whole = attrs.fields_dict(type(shipped.find("item", "battle-suit"))).keys() - {"owner"}
    assert records[1].keys() == whole
    changed = said.out.replace('combat = "any"', 'combat = "out"')
    assert assemble("lockdown", content=[mine(changed)]).content.find("item", "battle-suit").combat == "out"


def test_every_record_shown_and_pasted_unchanged_leaves_the_digest(nemesis, mine, shipped):
    keys = sorted({record.key for records in shipped.kinds.values() for record in records.values()})
    said = nemesis("content", "lockdown", *(word for key in keys for word in ("--show", key)))
    pasted = assemble("lockdown", content=[mine(said.out)]).content
    assert len(pasted.overrides) == sum(map(len, shipped.kinds.values()))
    assert pasted.digest == shipped.digest


def test_id_of_several_kinds_shows_all_unless_one_is_chosen(nemesis):
    assert tomllib.loads(nemesis("content", "lockdown", "--show", "repository").out).keys() >= {"place", "room"}
    only = nemesis("content", "lockdown", "--show", "repository", "--kind", "room").out
    assert tomllib.loads(only).keys() == {"room"}


def test_unset_field_is_told_in_a_comment(nemesis):
    assert "# not set: activate\n" in nemesis("content", "lockdown", "--show", "weapon-battery").out


def test_shown_as_json_is_the_whole_record(nemesis, shipped):
    (shown,) = json.loads(nemesis("content", "lockdown", "--show", "taser", "--json").out)
    record, taser = shown["record"], shipped.find("item", "taser")
    assert (shown["kind"], record["kind"], record["owner"]) == ("item", "crafted", "facility")
    assert record["recipe"] == list(taser.recipe)


def test_content_file_is_shown_as_it_changes_the_record(nemesis, mine):
    file = mine('[[item]]\nid = "taser"\ncount = 2\n')
    assert "count = 2\n" in nemesis("content", "lockdown", "--show", "taser", "--content", file).out


# ---------------------------------------------------------------- what is not verified


def test_unverified_are_the_records_and_fields_from_memory_or_stand_ins(nemesis, shipped):
    weak = ("memory", "stand-in")
    found = {(entry["kind"], entry["id"]): entry for entry in listed(nemesis, "--unverified")}
    for kind, records in shipped.kinds.items():
        for key, record in records.items():
            fields = {field: source for field, source in record.weaker.items() if source in weak}
            actions = [(a.id, a.weaker) for a in getattr(record, "action", ())]
            fields |= {f"action.{i}.{f}": s for i, weaker in actions for f, s in weaker.items() if s in weak}
            expected = record.source in weak or bool(fields)
            assert ((kind, key) in found) == expected
            if expected:
                assert found[kind, key]["weaker"] == fields


def test_unverified_fields_are_shown_with_their_source(nemesis):
    said = nemesis("content", "lockdown", "--unverified", "--kind", "intruder_kind", "--kind", "weakness_slot").out
    assert said.count("stand-in: object") == 3
    assert "public: miniatures" not in said
    assert "more in single fields" in said


def test_unverified_fits_80_columns_with_few_lines_a_record(nemesis, monkeypatch):
    monkeypatch.setattr("nemesis_core.cli.output.PIPE_WIDTH", 80)
    monkeypatch.setenv("COLUMNS", "80")
    lines = nemesis("content", "lockdown", "--unverified").out.splitlines()
    assert max(map(len, lines)) <= 80
    wrapped = "".join("w" if line.startswith("│  ") else "." for line in lines)
    assert "w" in wrapped
    assert "wwww" not in wrapped


# ---------------------------------------------------------------- what a file changes


def test_diff_tells_each_field_with_both_values(nemesis, mine):
    file = mine(
        '[[item]]\nid = "weapon-battery"\ncost = 2\none_use = true\n[[attack_card]]\nid = "blood-chase-4"\nblood = 5\n'
    )
    found = json.loads(nemesis("content", "lockdown", "--diff", file, "--json").out)
    assert [(c["id"], c["field"], c["old"], c["new"], c["changes"]) for c in found] == [
        ("facility:weapon-battery", "cost", 1, 2, True),
        ("facility:weapon-battery", "one_use", True, True, False),
        ("night-stalkers:blood-chase-4", "blood", 4, 5, True),
    ]
    rows = [line for line in nemesis("content", "lockdown", "--diff", file).out.splitlines() if "one_use" in line]
    assert "(changes nothing)" in rows[0]


def test_diff_of_an_option_names_the_field_in_it(nemesis, mine, shipped):
    text = nemesis("content", "lockdown", "--show", "search", "--kind", "action_card").out
    (option,) = shipped.find("action_card", "search").option
    file = mine(text.replace(f"needs = {json.dumps(list(option.needs))}", 'needs = ["power"]'))
    changed = [c for c in json.loads(nemesis("content", "lockdown", "--diff", file, "--json").out) if c["changes"]]
    assert [(c["field"], c["old"], c["new"]) for c in changed] == [
        (f"option.{option.id}.needs", list(option.needs), ["power"])
    ]


def test_diff_that_changes_nothing_says_so(nemesis, mine):
    file = mine('[[item]]\nid = "taser"\ncount = 3\n')
    assert nemesis("content", "lockdown", "--diff", file).out.splitlines()[-1] == f"{file} changes nothing."


def test_diff_is_taken_from_what_content_files_have_left(nemesis, mine):
    first, second = mine('[[item]]\nid = "taser"\ncount = 2\n'), mine('[[item]]\nid = "taser"\ncount = 4\n', "b.toml")
    said = nemesis("content", "lockdown", "--content", first, "--diff", second, "--json")
    assert [(c["old"], c["new"]) for c in json.loads(said.out)] == [(2, 4)]


def test_diff_is_checked_as_an_assembly_would(nemesis, mine):
    file = mine('[[item]]\nid = "taser"\ncount = -3\n')
    said = nemesis("content", "lockdown", "--diff", file)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(f"nemesis: {file}: item facility:taser: 'count' must be >= 0: -3")


# ---------------------------------------------------------------- bad input


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ("", "name a VARIANT, or give its pieces"),
        ("lockdwn", "did you mean lockdown?"),
        ("lockdown --kind itme", "no record is of kind itme; did you mean item?"),
        ("lockdown --kind xyzzy", "there are: action_card, "),
        ("lockdown --show weapon-batery", "did you mean weapon-battery?"),
        ("lockdown --show facility:weapon-batery", "did you mean facility:weapon-battery?"),
        ("lockdown --show xyzzy", "--search WORD"),
        ("lockdown --show taser --kind room", "no record has the id taser"),
        ("lockdown --show cockpit", "has the id cockpit, only one of ship (a board of the original Nemesis)"),
        (
            "lockdown --show ship:cockpit",
            "has the id ship:cockpit, only one of ship (a board of the original Nemesis); choose a variant",
        ),
        ("nemesis --show facility:archive", "has the id facility:archive, only one of facility (a board of Lockdown)"),
        ("lockdown --show ship-weakness-slot-1", "only one of night-stalkers with edition:nemesis; choose a variant"),
        ("lockdown --show taser --unverified", "one at a time"),
        ("lockdown --diff nowhere.toml", "nowhere.toml: No such file or directory"),
    ],
)
def test_bad_input_is_one_clear_line(nemesis, options, reason):
    said = nemesis("content", *options.split())
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert reason in said.err


@pytest.mark.parametrize(
    ("kind", "what"),
    [
        ("time_space", "number: 15; color: green"),
        ("self_destruct_space", "number: 0; color: red"),
        ("coordinates", "destinations: A earth, B mars, C venus, D deep-space"),
        ("pod_count", "players: 2; pods: 2"),
        ("die", "faces: 1, 1, 2, 2, 3, 3, 4, 4, silence, danger"),
    ],
)
def test_records_of_one_kind_that_say_little_are_listed_with_it(nemesis, kind, what):
    assert what in nemesis("content", "nemesis", "--kind", kind).out
    assert "What" not in nemesis("content", "nemesis", "--kind", kind, "--kind", "item").out


@pytest.mark.parametrize(
    ("made_of", "kind", "what"),
    [
        ("mars", "surface_card", "reach: drawer; exposed: You get 1 Contamination card and a Slime marker"),
        ("nemesis-intruder", "intruder_effect", "One Intruder of your choice loses up to 2 Injuries."),
    ],
)
def test_what_is_told_in_few_sentences_is_listed_whole(nemesis, made_of, kind, what):
    """The words of a cell are broken into lines, so the first ones are looked for; a program has them in one."""
    said = nemesis("content", made_of, "--kind", kind).out
    assert "What" in said
    assert what.partition(" Slime")[0][:40] in said
    rows = json.loads(nemesis("content", made_of, "--kind", kind, "--json").out)
    assert any(row["what"].startswith(what) for row in rows)


def test_records_with_much_to_say_are_listed_without(nemesis):
    assert "What" not in nemesis("content", "nemesis", "--kind", "item").out
