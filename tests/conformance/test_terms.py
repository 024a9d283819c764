"""A race of other kinds than those that boards and crews name: what is told of it, and what is not."""

from __future__ import annotations

import re

import pytest

from nemesis_core import assemble
from nemesis_core.explain import explain, explain_record


@pytest.mark.parametrize(
    ("variant", "asked", "line"),
    [
        ("chytrids", "combat die", "a hit on Eggs alone, a hit on anything up to a Stinkhorn, a hit, two hits."),
        ("chytrids", "creeper", "1 Injury to Eggs alone; against anything bigger it counts as blank."),
        ("chytrids", "adult", "1 Injury to a Stinkhorn; against anything bigger it counts as blank."),
        ("chytrids", "cave entrance", "as the attack of a Stinkhorn on a Character in Darkness"),
        ("chytrids", "decon room", "this Scan produces no Spore"),
        ("chytrids", "rest", "a Spore on your board, or death and a Germinator in your Room"),
        ("chytrids", "vents", "as the attack of a Stinkhorn in Darkness"),
        ("chytrids-on-the-ship", "canteen", "already carrying a Spore dies of it, leaving a Germinator in "),
        ("chytrids-on-the-ship", "fire extinguisher", "- An Intruder in your Room Retreats."),
        ("void-seeders", "combat die", "a hit on a Lurker, a hit on anything up to a Whisperer, a hit, two hits."),
        ("void-seeders", "cave entrance", "as the attack of a Whisperer on a Character in Darkness"),
        ("void-seeders", "decon room", "You may lower your Insanity level by 1, and you may leave out the Scan."),
        ("void-seeders", "surgery", "If your Insanity level is above 3, it falls to 3. Suffer 1 Light Wound."),
        ("void-seeders", "neutralizer", "Remove every Infected one; if your Insanity level is above 3, it falls to 3."),
        ("void-seeders", "rest", "You may lower your Insanity level by 1; you may Scan every Contamination card in "),
        ("void-seeders", "rest", "it stays and your Insanity level rises to 5."),
        ("void-seeders-on-the-ship", "canteen", "An Infected one stays and raises your Insanity level to 5."),
        ("void-seeders-on-the-ship", "surgery", "; if your Insanity level is above 3, it falls to 3. Then you suffer "),
        ("lockdown", "cave entrance", "as the attack of an Adult on a Character in Darkness"),
    ],
)  # fmt: skip
def test_texts_of_boards_and_crews_name_what_there_is_with_this_race(variant: str, asked: str, line: str) -> None:
    assert line in "\n".join(told for found in explain(assemble(variant), asked) for told in found.lines)


RACES = ("chytrids", "void-seeders", "carnomorphs")


@pytest.mark.parametrize("variant", [name + where for name in RACES for where in ("", "-on-the-ship")])
def test_nothing_is_told_of_kinds_that_there_are_not(variant: str) -> None:
    ruleset = assemble(variant)
    names = ruleset.compiled["names"]
    said = [*(text for known in names.values() for text in known.values()), *ruleset.compiled["story"].values()]
    said += [part for told in ruleset.compiled["wordings"].values() for part in (told.text, told.head)]
    for kind, records in ruleset.content.kinds.items():
        said += [line for record in records.values() for line in explain_record(ruleset, kind, record).lines]
    assert [text for text in said if re.search(r"\b(Larva|Larvae|Creepers?|Adults?|Breeders?)\b", text)] == []


@pytest.mark.parametrize("word", ["breeder", "infest", "larvae", "night stalker", "vital places", "stalker"])
def test_a_word_leads_to_no_rule_of_another_race(word: str) -> None:
    ruleset = assemble("chytrids")
    found = {rule.id for told in explain(ruleset, word) for rule in told.rules}
    assert {rule for rule in found if rule[:3] in ("CI-", "SH-") or rule.startswith("LD-CLASSIC")} == set()
    assert found & {"LD-INJ-06", "LD-RETR-03", "LD-LARVA-01", "LD-NS-01", "LD-TERM-01", "LD-ENC-10"} == set()
