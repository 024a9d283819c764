"""The crew beside other crews, and with each race: what the cards of both say still holds."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core import assemble
from nemesis_core.rules import fulfilled
from nemesis_core.testing import CrewTable, conserving

pytestmark = pytest.mark.variant

CREW = "aftermath-crew"
HUNTER = "bounty-hunter"
HOME = "hibernatorium"
ADULTS = {
    "classic-intruders": "adult",
    "night-stalkers": "adult",
    "chytrids": "stinkhorn",
    "void-seeders": "whisperer",
    "carnomorphs": "shambler",
}
"""Race -> what it has in the place of an Adult."""
QUEENS = {"classic-intruders": "queen", "chytrids": "queen", "void-seeders": "despoiler", "carnomorphs": "butcher"}


@pytest.fixture
def mix() -> Any:
    """Make a table of a variant in which pieces are replaced; no component may be lost."""
    with conserving() as counted:

        def make(variant: str, *characters: str, crew: tuple[str, ...] = (), **pieces: Any) -> Any:
            return counted(CrewTable(assemble(variant, crew=(CREW, *crew), **pieces), list(characters), seed=1))

        yield make


# ---------------------------------------------------------------- other crews


@pytest.mark.parametrize("variant", ["lockdown", "nemesis"])
def test_whichever_crews_take_part_a_draft_card_stands_for_a_colour(variant: str) -> None:
    """So the Convict is in no game with the Survivor or the Soldier; the Medic is in nobody's way."""
    crews = (CREW, "nemesis-crew", *(["lockdown-crew"] if variant == "lockdown" else []))
    characters = assemble(variant, crew=crews).compiled["cards"].characters
    slots: dict[str, set[str]] = {}
    for who, (card, _) in characters.items():
        slots.setdefault(card.draft_slot, set()).add(who)
    assert slots["pink"] == {"medic"}
    local = (
        [{"sentry"}, {"hacker"}, {"xenobiologist"}, {"lab-rat"}, {"survivor"}] if variant == "lockdown" else [set()] * 5
    )
    pairs = {
        "blue": {"ceo", "captain"},
        "green": {"android", "pilot"},
        "white": {"psychologist", "scientist"},
        "purple": {HUNTER, "scout"},
        "red": {"convict", "soldier"},
    }
    assert [slots[colour] for colour in pairs] == [
        pair | more for pair, more in zip(pairs.values(), local, strict=True)
    ]


@pytest.mark.parametrize("order", [("ceo", "lab-rat"), ("lab-rat", "ceo")])
def test_the_robot_guards_the_ceo_from_an_attack_meant_for_another(mix: Any, order: tuple[str, str]) -> None:
    """The Lab Rat has the CEO attacked in its place, who reacts to that wherever it sits."""
    t = mix("lockdown", *order, crew=("lockdown-crew",))
    t.put("ceo", "repository").put("lab-rat", "repository")
    t.hand("ceo", "robot-guard", "search", "rest").hand("lab-rat", "inconspicuous").intruder("adult", "repository")
    redirected = ("react", "lab-rat.inconspicuous/1", "redirect-attack", f"p{order.index('ceo') + 1}")
    t.will(redirected, ("react", "ceo.robot-guard/1", "shield")).step("event", "attacks")
    assert (t.told("attack.card"), t["ceo"].ammo) == ([], {"ceo.lockdown-robot": 4})


# ---------------------------------------------------------------- races


@pytest.mark.parametrize("race", ADULTS)
@pytest.mark.parametrize("variant", ["lockdown", "nemesis"])
def test_the_robot_stops_the_attack_of_any_race(mix: Any, race: str, variant: str) -> None:
    t = mix(variant, "ceo", "medic", race=race).hand("ceo", "robot-guard")
    t.put("medic", t.game.board.order[0]).intruder(ADULTS[race], t["ceo"].place)
    t.will(("react", "ceo.robot-guard/1", "shield")).step("event", "attacks")
    (robot,) = [*t["ceo"].held, *t["ceo"].beside]
    assert (t["ceo"].ammo[robot], t["ceo"].light, t["ceo"].serious) == (4, 0, [])
    assert (t.told("attack"), t.told("attack.card")) == ([], [])


@pytest.mark.parametrize("race", ADULTS)
def test_nothing_comes_of_an_infected_card_that_the_android_draws(mix: Any, race: str) -> None:
    t = mix("lockdown", "android", "medic", race=race)
    before, marks = repr(t.game.view(0).get("seeders")), {**t["android"].marks}
    t.contaminate("android", infected=1, pile="deck").start_round()
    assert (t.contamination("android"), [scan["infected"] for scan in t.told("scan")]) == (0, [True])
    assert t["android"].marks == marks, "no Larva"
    assert repr(t.game.view(0).get("seeders")) == before, "no Insanity"
    assert [kind for kind in t.kinds if kind.startswith(("mutation", "insanity"))] == []


def test_the_surgery_kit_calms_and_cures_as_surgery_does(mix: Any) -> None:
    t = mix("nemesis", "medic", "ceo", race="void-seeders").hand("medic", "search")
    t.game.seeders.levels["p2"] = 5
    t.use("medic", t.give("medic", "surgery-kit"), "operate", "p2")
    assert (t.game.seeders.levels["p2"], t["ceo"].light) == (3, 1)
    t = mix("nemesis", "medic", "ceo", race="carnomorphs").hand("medic", "search")
    t.game.brood.markers["p2"] = 2
    t.use("medic", t.give("medic", "surgery-kit"), "operate", "p2")
    assert (t.game.brood.markers["p2"], t["ceo"].light) == (1, 1)


@pytest.mark.parametrize("race", QUEENS)
def test_the_net_holds_what_is_no_queen_of_its_race(mix: Any, race: str) -> None:
    t = mix("nemesis", HUNTER, "ceo", race=race).hand(HUNTER, "search").put("ceo", "cockpit")
    gun = t.give(HUNTER, "bounty-hunter-net-gun")
    t.intruder(QUEENS[race], HOME, token=False)
    assert t.item_uses(HUNTER, gun) == []
    t.intruder(ADULTS[race], HOME, token=False)
    t.use(HUNTER, gun, "net-intruder", f"{ADULTS[race]}-1").step("event", "attacks")
    assert {attack["piece"] for attack in t.told("attack")} == {f"{QUEENS[race]}-1"}


@pytest.mark.parametrize("race", ADULTS)
@pytest.mark.parametrize("board", ["ship", "ship-advanced"])
def test_nobody_comes_to_the_noise_of_laika(mix: Any, race: str, board: str) -> None:
    t = mix("nemesis", HUNTER, "ceo", race=race, board=board).hand(HUNTER, "laika-seek")
    corridor, place = next(way for way in t.game.board.ways[HOME] if way[1] not in t.table.explored)
    number, exit_ = next((n, way) for n, way in t.game.board.numbered[place].items() if n.isdigit())
    t.room("canteen", place, 0).put("ceo", "cockpit").noise(exit_).dice("noise-die", number)
    bag = sorted(t.table.bag)
    t.play_card(HUNTER, "laika-seek", "send", place, corridor)
    assert (t.told("laika.back"), t.table.noise, t.at(place)) == ([{}], {}, [])
    assert (sorted(t.table.bag), t[HUNTER].place) == (bag, HOME)


# ---------------------------------------------------------------- modes


def test_the_left_neighbour_of_the_last_seat_is_the_first_beside_an_intruder_player(mix: Any) -> None:
    """The seat of the Intruders, which has no Character, is nobody's neighbour."""
    t = mix("lockdown", "ceo", HUNTER, mode="intruder-player", house_rules=("intruder-from-the-start",))
    assert t.game.state.seats == 3
    t.mark(HUNTER, signal=1).hand(HUNTER, "search")
    t.table.box = [card for card in t.table.box if card not in t[HUNTER].quest]
    (card,) = t[HUNTER].quest
    t.act(HUNTER, "activate")
    gained = t.game.semi_coop.held[1][-1]
    t[HUNTER].status, t[HUNTER].place = "bunker", ""
    t["ceo"].status, t["ceo"].place = ("isolated", "") if card.endswith("alive") else ("dead", "")
    assert fulfilled(t.game, t[HUNTER], gained)
