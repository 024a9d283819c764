"""Shooting and Melee Attacks on the ship."""

from __future__ import annotations

import pytest

from nemesis_core.testing import Table

pytestmark = pytest.mark.variant

ROOM = "room-006"
RIFLE = "scout.rifle"  # a Weapon that changes nothing of what the die shows
FACES = ("blank", "creeper", "adult", "hit", "two-hits")


def fight(t: Table, kind: str, face: str) -> Table:
    """The Scout stands before an Intruder of `kind`, the die will show `face`, nothing dies of 2 Injuries."""
    t.put("scout", ROOM).cards("scout", 1).top("attacks", "scratch-6", "bite-6").dice("combat-die", face)
    t.intruder(kind, ROOM)
    return t


def shot(t: Table, kind: str, face: str, ammo: int = 3) -> Table:
    """The Scout shoots at an Intruder of `kind`."""
    fight(t, kind, face)["scout"].ammo[RIFLE] = ammo
    return t.act("scout", "shoot", RIFLE)


def struck(t: Table, kind: str, face: str) -> Table:
    """The Scout strikes at an Intruder of `kind`."""
    return fight(t, kind, face).act("scout", "melee")


def dealt(t: Table) -> int:
    """The Injuries dealt."""
    return sum(injury["injuries"] for injury in t.told("injury"))


@pytest.mark.rule("SH-SHOOT-01")
def test_ammo_then_the_die_then_injuries_then_the_check(ship: Table) -> None:
    shot(ship, "adult", "hit")
    assert (ship["scout"].ammo[RIFLE], ship.at(ROOM)[0].injuries) == (2, 1)
    assert ship.table.discards["attacks"] == ["scratch-6/1"]
    told = [kind for kind in ship.kinds if kind in ("attack.roll", "injury", "endures")]
    assert told == ["attack.roll", "injury", "endures"]


@pytest.mark.rule("SH-SHOOT-02")
def test_a_miss_costs_ammo_too(ship: Table) -> None:
    shot(ship, "adult", "blank", ammo=1)
    assert (ship["scout"].ammo[RIFLE], dealt(ship)) == (0, 0)
    assert ship["scout"].serious == []
    assert ship.table.discards["attacks"] == []


@pytest.mark.rule("SH-SHOOT-03")
@pytest.mark.parametrize(
    ("kind", "injuries"),
    [
        ("larva", (0, 1, 1, 1, 2)),
        ("creeper", (0, 1, 1, 1, 2)),
        ("adult", (0, 0, 1, 1, 2)),
        ("breeder", (0, 0, 0, 1, 2)),
        ("queen", (0, 0, 0, 1, 2)),
    ],
)
@pytest.mark.parametrize("face", FACES)
def test_what_each_face_deals(ship: Table, kind: str, injuries: tuple[int, ...], face: str) -> None:
    assert dealt(shot(ship, kind, face)) == injuries[FACES.index(face)]


@pytest.mark.rule("SH-MELEE-01")
@pytest.mark.parametrize("face", FACES)
def test_melee_brings_a_contamination_card_whatever_the_die_shows(ship: Table, face: str) -> None:
    struck(ship, "adult", face)
    assert ship.contamination("scout") == 1
    assert ship["scout"].discard[-1] not in ship.game.cards.action


@pytest.mark.rule("SH-MELEE-02", "SH-MELEE-03", "SH-MELEE-04", "SH-MELEE-05")
@pytest.mark.parametrize(
    ("kind", "face", "injuries"),
    [
        ("larva", "blank", 0),
        ("adult", "blank", 0),
        ("larva", "creeper", 1),
        ("creeper", "creeper", 1),
        ("adult", "creeper", 0),
        ("breeder", "creeper", 0),
        ("creeper", "adult", 1),
        ("adult", "adult", 1),
        ("breeder", "adult", 0),
        ("queen", "adult", 0),
        ("larva", "hit", 1),
        ("adult", "hit", 1),
        ("queen", "hit", 1),
    ],
)
def test_melee_hits_what_the_face_fits_and_else_is_a_serious_wound(
    ship: Table, kind: str, face: str, injuries: int
) -> None:
    struck(ship, kind, face)
    assert (dealt(ship), len(ship["scout"].serious)) == (injuries, 1 - injuries)


@pytest.mark.rule("SH-MELEE-06")
@pytest.mark.parametrize("kind", ["adult", "queen"])
def test_a_double_hit_in_melee_is_one_injury(ship: Table, kind: str) -> None:
    struck(ship, kind, "two-hits")
    assert (dealt(ship), ship["scout"].serious) == (1, [])


@pytest.mark.rule("SH-MELEE-07")
def test_the_target_is_named_between_the_contamination_card_and_the_die(ship: Table) -> None:
    adult, creeper = fight(ship, "adult", "creeper").at(ROOM)[0], ship.intruder("creeper", ROOM)
    seen: list[tuple[int, list[str]]] = []
    answer = ship.game.asker

    def watch(game, decision):  # type: ignore[no-untyped-def]
        if decision.kind == "melee-target":
            seen.append((ship.contamination("scout"), ship.kinds))
        return answer(game, decision)

    ship.game.asker = watch
    assert ship.legal("scout", "melee") == [("melee", "any-intruder")]
    ship.will(adult.id).act("scout", "melee")
    ((cards, kinds),) = seen
    assert (cards, "attack.roll" in kinds) == (1, False)
    assert sorted(ship.asked[-1].options) == sorted([adult.id, creeper.id])
    assert (adult.injuries, creeper.injuries, len(ship["scout"].serious)) == (0, 0, 1)


@pytest.mark.rule("SH-MELEE-07")
def test_the_other_intruder_can_be_named(ship: Table) -> None:
    fight(ship, "adult", "creeper")
    creeper = ship.intruder("creeper", ROOM)
    ship.will(creeper.id).act("scout", "melee")
    assert (creeper.injuries, ship.at(ROOM)[0].injuries, ship["scout"].serious) == (1, 0, [])


@pytest.mark.rule("SH-MELEE-07")
def test_eggs_beside_intruders_are_named_at_once_and_bring_no_card(ship: Table) -> None:
    ship.room("nest", "room-007").put("scout", "room-007").cards("scout", 1).dice("combat-die", "blank")
    for kind in ("adult", "creeper"):
        ship.intruder(kind, "room-007")
    assert ship.legal("scout", "melee") == [("melee", "any-intruder"), ("melee", "eggs")]
    ship.dice("noise-die", "1").act("scout", "melee", "eggs")
    assert (ship.contamination("scout"), ship["scout"].serious) == (0, [])


def test_the_words_of_a_melee_attack_whose_target_is_named_later(ship: Table) -> None:
    adult = fight(ship, "adult", "hit").at(ROOM)[0]
    ship.intruder("creeper", ROOM)
    (offer,) = ship.words("scout", ("melee", "any-intruder")).offers
    assert offer.text == "Make a Melee Attack on one of the Intruders"
    asked = ship.words("scout", adult.id, kind="melee-target")
    assert asked.text == "At which Intruder do you strike?"
    assert [offer.text for offer in asked.offers] == ["Strike at Adult 1"]
