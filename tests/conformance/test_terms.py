"""A race of other kinds than those that boards and crews name: what is told of it, and what is not."""

from __future__ import annotations

import re

import pytest

from nemesis_core import Ruleset, assemble
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
    assert line in explained(assemble(variant), asked)


@pytest.mark.parametrize(
    ("variant", "race", "asked", "line"),
    [
        ("nemesis-intruder", "classic-intruders", "metamorphosis", "Each Character with a Larva dies, and a Creeper "),
        ("nemesis-intruder", "chytrids", "coordinated hunt", "Each Stinkhorn out of Combat goes to a neighbouring "),
        ("nemesis-intruder", "chytrids", "metamorphosis", "with a Spore dies, and a Germinator takes its place."),
        ("nemesis-intruder", "void-seeders", "metamorphosis", "Each Character above Insanity level 3 rises to 5. "),
        ("nemesis-intruder", "void-seeders", "metamorphosis", "rises to 5 if any is INFECTED, and discards all 4."),
        ("nemesis-intruder", "carnomorphs", "metamorphosis", "Each Character with a Mutation marker gets one more. "),
        ("nemesis-intruder", "carnomorphs", "metamorphosis", "or the Mutation card if it has none, if any is INFECT"),
        ("aftermath-on-the-ship", "void-seeders", "surgery kit", "; if its Insanity level is above 3, it falls to 3."),
        ("aftermath-on-the-ship", "carnomorphs", "surgery kit", "INFECTED one, and 1 of its Mutation markers."),
        ("aftermath", "chytrids", "synthetic", "It never gives you a Spore."),
        ("aftermath", "void-seeders", "synthetic", "It never raises your Insanity level."),
        ("mars", "chytrids", "cave entrance", "as the attack of a Stinkhorn on a Character in Darkness"),
        ("mars", "void-seeders", "surgery", "If your Insanity level is above 3, it falls to 3. Suffer 1 Light Wound."),
    ],
)  # fmt: skip
def test_so_do_those_of_other_modes_crews_and_boards(variant: str, race: str, asked: str, line: str) -> None:
    assert line in explained(made(variant, race), asked)


def explained(ruleset: Ruleset, asked: str) -> str:
    """The lines that explain a word."""
    return "\n".join(told for found in explain(ruleset, asked) for told in found.lines)


def made(variant: str, race: str) -> Ruleset:
    """A variant of the list with another race; `aftermath-on-the-ship` has no manifest."""
    if variant == "aftermath-on-the-ship":
        return assemble("nemesis", race=race, crew=("aftermath-crew",))
    return assemble(variant, race=race)


RACES = ("chytrids", "void-seeders", "carnomorphs")


OTHERS = ("mars", "nemesis-intruder", "aftermath", "aftermath-on-the-ship")
"""What the races are put into that is made for others."""


@pytest.mark.parametrize("variant", [name + where for name in RACES for where in ("", "-on-the-ship")])
def test_nothing_is_told_of_kinds_that_there_are_not(variant: str) -> None:
    check_kinds_told(assemble(variant))


@pytest.mark.parametrize("race", RACES)
@pytest.mark.parametrize("variant", OTHERS)
def test_nor_in_variants_that_are_made_for_other_races(variant: str, race: str) -> None:
    check_kinds_told(made(variant, race))


def check_kinds_told(ruleset: Ruleset) -> None:
    """No text names a kind of the ordinary races, or a Larva."""
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
