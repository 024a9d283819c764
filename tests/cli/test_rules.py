"""`nemesis rules` and the rulebook that it reads."""

from __future__ import annotations

import json

from nemesis_core.rulebook import Rule, rules, search, speaks_of


def test_rule_is_printed_by_id_in_any_case(nemesis):
    said = nemesis("rules", "ld-draw-03")
    assert said.code == 0
    assert rules()["LD-DRAW-03"].text in said.out
    assert "Reading: " in said.out
    assert "Example: " in said.out


def test_reading_is_announced_once(nemesis):
    assert not [rule.id for rule in rules().values() if rule.reading.startswith("Reading:")]
    assert "Reading: Reading" not in nemesis("rules", "LD-CSS-04", "LD-RESTORE-03", "LD-ISO-01").out


def test_several_ids_print_in_the_order_given(nemesis):
    data = json.loads(nemesis("rules", "LD-DRAW-02", "LD-DRAW-01", "--json").out)
    assert [rule["id"] for rule in data] == ["LD-DRAW-02", "LD-DRAW-01"]


def test_search_finds_every_rule_with_the_word(nemesis):
    data = json.loads(nemesis("rules", "--search", "CARCASS", "--json").out)
    assert data
    assert [rule["id"] for rule in data] == [rule.id for rule in search("carcass")]
    assert all("carcass" in json.dumps(rule).lower() for rule in data)


def test_search_of_several_words_wants_each():
    assert {rule.id for rule in search("marker limit")} == {r.id for r in search("marker")} & {
        r.id for r in search("limit")
    }


def test_a_short_word_is_not_found_inside_of_others():
    among = {text: Rule(id=text, text=text) for text in ("Matching", "The TC here", "Two TCs", "(tc)", "TCX", "Marker")}
    assert [rule.id for rule in search("tc", among)] == ["The TC here", "Two TCs", "(tc)"]
    assert [rule.id for rule in search("mark", among)] == ["Marker"]
    assert [rule.id for rule in search("tc two", among)] == ["Two TCs"]
    assert speaks_of(among["(tc)"], "TC") and not speaks_of(among["Matching"], "TC")


def test_every_rule_has_a_text_and_an_owner():
    assert len(rules()) > 400
    assert all(rule.text and rule.owner for rule in rules().values())


def test_search_in_a_variant_finds_the_rules_that_hold_in_it(nemesis):
    everywhere = json.loads(nemesis("rules", "--search", "escape pod", "--json").out)
    aboard = json.loads(nemesis("rules", "--search", "escape pod", "--variant", "nemesis", "--json").out)
    owners = {rule["owner"] for rule in aboard}
    assert "ship" in owners and "facility" not in owners
    assert [rule for rule in everywhere if rule in aboard] == aboard
    elsewhere = nemesis("rules", "--search", "weapon battery", "--variant", "nemesis")
    assert (elsewhere.code, elsewhere.out) == (2, "")
    assert elsewhere.err == "nemesis: no rule of nemesis has weapon battery in it; try another word\n"
    assert nemesis("rules", "LD-DRAW-01", "--variant", "nemesis").err.endswith(
        "goes with --search WORD; leave it out\n"
    )
