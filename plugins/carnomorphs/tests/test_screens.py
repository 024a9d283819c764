"""Adaptations and the blue Corpse on a seat's screen and on the end screen; what the records say."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_carnomorphs.answers import report
from nemesis_core import Ruleset, errors
from nemesis_core.rules import attack, injure, kill
from nemesis_core.testing import race_rules

HIDE = "Thick Hide: In the check of a Carnomorph other than a Metagorger 1 is added to the blood."


def shown(t: Any) -> dict[str, str]:
    return dict(t.screen()["Adaptations"])


def lines(kind: str, name: str, ruleset: Ruleset) -> list[str]:
    found = ruleset.hooks.explain_record(ruleset, kind, ruleset.content.find(kind, name))
    assert found is not None
    return list(found)


# ---------------------------------------------------------------- screens


def test_a_slot_is_face_down_up_or_empty(t: Any) -> None:
    t.face_down("thick-hide", "agile", "relentless").comes("shambler", "c")
    t.brood.gone.append(t.brood.adaptations.pop("slot-butcher"))
    assert shown(t) == {
        "Shambler": f"{HIDE} (research: Intruder Carcass)",
        "Fleshbeast": "face down until the first Fleshbeast comes",
        "Butcher": "none any more",
        "discarded": "Relentless",
    }


def test_no_seat_sees_a_card_that_lies_face_down(t: Any) -> None:
    for seat in (0, 1):
        view = t.game.view(seat)
        assert set(view["adaptations"].values()) == {"?adaptation"}
        assert (view["adaptations up"], view["adaptations gone"]) == ([], [])
    t.comes("fleshbeast", "c")
    assert t.game.view(1)["adaptations"] == {
        "slot-shambler": "?adaptation",
        "slot-fleshbeast": t.brood.adaptations["slot-fleshbeast"],
        "slot-butcher": "?adaptation",
    }


def test_the_end_screen_tells_what_never_turned_up(t: Any) -> None:
    t.face_down("thick-hide", "agile", "relentless").comes("shambler", "c")
    assert dict(t.end_screen()["Adaptations"])["never turned up"] == "Agile, Relentless"


def test_with_all_cards_up_none_never_turned_up(t: Any) -> None:
    t.adapted("thick-hide", "agile", "relentless")
    assert "never turned up" not in dict(t.end_screen()["Adaptations"])


def test_the_blue_corpse_is_told_from_others(t: Any) -> None:
    blue, red = t.blue("a"), t.lies("character-corpse", "a")
    names = t.names("alpha")
    assert (names["object"][blue], names["goods"][blue]) == ("blue Character Corpse", "the blue Character Corpse")
    assert red not in names["object"]
    assert t.game.hooks.object_mark(t.game, blue) == "blue"
    assert t.game.hooks.object_mark(t.game, red) is None


def test_the_butcher_is_what_the_board_calls_the_queen(t: Any) -> None:
    kill(t.game, t.intruder("butcher", "c", token=False))
    assert "Butcher killed" in str(t.screen())
    assert "Queen" not in str(t.screen())


def test_a_report_counts_kinds_and_adaptations(t: Any) -> None:
    t.adapted("agile")
    for kind in ("metagorger", "metagorger", "fleshbeast"):
        t.intruder(kind, "c", token=False)
    assert report(t.game) == {
        "metagorgers_out": 2,
        "shamblers_out": 0,
        "fleshbeasts_out": 1,
        "butchers_out": 0,
        "adaptations_up": 1,
        "adaptations_gone": 0,
        "butcher_dead": False,
    }


# ---------------------------------------------------------------- the story


def test_what_happens_is_told(t: Any) -> None:
    t.face_down("thick-hide", "agile", "relentless").mutant("alpha").comes("shambler", "c")
    t.top("attacks", "bite-1").do(lambda: injure(t.game, t.at("c")[0], 4, None, "fire"))
    attack(t.game, t.intruder("metagorger", "a", token=False), t["alpha"], "event")
    story = t.story()
    assert "Shambler 1 was the first of its kind: its Adaptation turns up, Thick Hide." in story
    assert "Of the blood drawn for Shambler 1, 4, the Thick Hide makes 5." in story
    assert "Metagorger 1 leaves the board after its attack." in story


def test_an_agile_one_a_discarded_card_and_the_butchers_token_are_told(t: Any) -> None:
    piece = t.adapted("agile").intruder("butcher", "a", token=False)
    t.game.hooks.attack_deals(t.game, t["alpha"], piece, "hit", 1, "melee")
    t.game.hooks.weakness_found(t.game, "intruder-carcass")
    t.develop("butcher")
    story = t.story()
    assert "Butcher is Agile: a single crosshair that deals so little is a miss." in [
        line.replace("Butcher 1", "Butcher") for line in story
    ]
    assert "The Adaptation Agile is discarded from the game." in story
    assert "The Butcher token leaves the game." in story


# ---------------------------------------------------------------- records


def test_kinds_say_how_they_attack_and_die(t: Any) -> None:
    ruleset = t.game.ruleset
    assert lines("intruder_kind", "metagorger", ruleset)[3] == (
        "It attacks without a card: a Light Wound, a Contamination card, and a Mutation card for who has none. Then it "
        "leaves the board, and a Shambler token goes into the bag."
    )
    leaves = [line for line in lines("intruder_kind", "fleshbeast", ruleset) if line.startswith("Killed")]
    assert leaves == ["Killed by Injuries, it leaves 1 Shambler in the Room, and an Intruder Carcass."]
    leaves = [line for line in lines("intruder_kind", "butcher", ruleset) if line.startswith("Killed")]
    assert leaves == ["Killed by Injuries, it leaves 2 Shamblers in the Room and no Carcass."]
    assert lines("intruder_kind", "butcher", ruleset)[-2:] == [
        "Objectives that speak of the Queen mean it.",
        "It does not go into Technical Corridors. Once killed, it never comes back.",
    ]
    assert "It attacks with Attack cards." in lines("intruder_kind", "shambler", ruleset)


def test_adaptations_and_their_slots_say_what_they_do(t: Any) -> None:
    ruleset = t.game.ruleset
    assert lines("adaptation", "relentless", ruleset) == [
        "A Retreat arrow is ignored: the Carnomorph stays in its Room and keeps its Injuries.",
        "It works for all Carnomorphs as long as it lies face up.",
    ]
    assert lines("adaptation_slot", "slot-fleshbeast", ruleset) == [
        "Its card turns up when the first Fleshbeast comes.",
        "Research on an Egg discards it once it lies face up.",
    ]


def test_references_lead_to_the_rules_of_the_race(t: Any) -> None:
    told = t.game.ruleset.compiled["references"]
    assert told["intruder_token token-metagorger-blue-1"][-2:] == ("CM-BAG-04", "CM-BAG-11")
    assert told["bag_development carnomorph-bag-butcher"][-1] == "CM-BAG-12"
    assert "CM-INJ-01" in told["attack_card *"]
    assert "CM-ADP-04" in told["room laboratory"]
    assert not {"LD-ENC-10", "LD-WEAK-03", "LD-INJ-06"} & {rule for ids in told.values() for rule in ids}


def test_an_attack_card_without_an_icon_for_metagorgers_is_told(t: Any, monkeypatch: Any) -> None:
    from nemesis_carnomorphs.checks import check

    content = t.game.ruleset.content
    of = content.of
    monkeypatch.setattr(content, "of", lambda kind: [] if kind == "metagorger_blood" else of(kind))
    with pytest.raises(errors.ContentError, match="devour-1.*no metagorger_blood has this id"):
        check(t.game.ruleset)


@pytest.mark.parametrize("edition", ["lockdown", "nemesis"])
def test_no_word_of_another_race_is_left_in_the_texts_of_the_race(edition: str) -> None:
    content = race_rules("carnomorphs", edition).content
    for kind in ("adaptation", "mutation", "event_card", "attack", "bag_development"):
        for record in (record for record in content.of(kind) if record.owner == "carnomorphs"):
            said = " ".join(str(getattr(record, field, "")) for field in ("text", "infected", "not_infected"))
            assert not {"Larva", "Adult", "Creeper", "Breeder", "Queen", "Weakness"} & set(said.split()), record.id


def test_texts_of_cards_are_one_line_with_single_spaces(t: Any) -> None:
    of = t.game.ruleset.content.of
    texts = [text for card in of("mutation") for text in (card.infected, card.not_infected)]
    texts += [record.text for kind in ("adaptation", "event_card", "attack") for record in of(kind)]
    assert [text for text in texts if text != " ".join(text.split())] == []
