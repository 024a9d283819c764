"""The house rules that are shipped: on the fakes, and on the boards and races that they are made for."""

from __future__ import annotations

from collections import Counter

import pytest

from nemesis_core import Piece, Plugin, assemble, make_bots
from nemesis_core.errors import AssemblyError
from nemesis_core.rules import bring_back, die, leave, time_start
from nemesis_core.testing import check_conserved, fakes, pieces, table

from ..environments import runs_here
from ..toy.foreign import lighthouse

PAIRS = {
    "aftermath-crew": ("ceo", "medic"),
    "lockdown-crew": ("sentry", "hacker"),
    "nemesis-crew": ("captain", "pilot"),
}


def ruled(*rules, **given):
    """A table of the fakes with `rules`."""
    return table(fakes(house_rules=rules, **given), ["alpha", "beta"])


def real(variant, *rules):
    """A table of two on the real pieces of `variant` with `rules`."""
    ruleset = assemble(variant, house_rules=rules)
    return table(ruleset, next(PAIRS[piece.id] for piece in ruleset.pieces if piece.id in PAIRS))


# ---------------------------------------------------------------- a shorter Time track


def test_track_is_not_made_longer():
    """The fakes' track of 12 spaces, one of 6, and one of 14 with a start at 14."""
    t = ruled("short-time=14")
    assert [time_start(t.game, first) for first in (12, 6, 14)] == [12, 6, 14]
    assert time_start(ruled("short-time").game, 12) == 10
    assert time_start(table().game, 12) == 12


def test_short_time_is_told():
    t = ruled("short-time=4")
    time_start(t.game, 12)
    assert t.told("short-time")[-1] == {"slot": 4}
    assert t.story()[-1] == "House rule: the Time track is short; Time starts on 4."


def test_told_is_where_a_track_starts_that_is_short_already():
    t = ruled("short-time=8")
    time_start(t.game, 6)
    assert t.told("short-time")[-1] == {"slot": 6}


def test_short_time_needs_a_time_track():
    with pytest.raises(AssemblyError) as raised:
        lighthouse(house_rules=("short-time",))
    assert str(raised.value).startswith("short-time needs ")
    assert "time-track" in str(raised.value)


@pytest.mark.variant
def test_facility_starts_on_that_slot_without_the_css_tokens_before_it():
    """CSS tokens lie on 10, 8, 6, 4, 2 and 1; of the 7 one is left over. From 9 on the one of 10 is, too."""
    t = real("lockdown", "short-time=9")
    facility = t.game.facility
    assert facility.time == 9
    assert sorted(map(int, facility.css)) == [1, 2, 4, 6, 8]
    assert len(facility.css_spare) == 2
    assert not facility.isolation_open
    assert sorted(map(int, real("lockdown", "short-time").game.facility.css)) == [1, 2, 4, 6, 8, 10]


@pytest.mark.variant
def test_isolation_room_is_open_where_the_track_starts_on_white():
    """Slots 8 and lower are white."""
    assert real("lockdown", "short-time=8").game.facility.isolation_open
    assert real("lockdown", "short-time=4").game.facility.isolation_open
    assert not real("lockdown").game.facility.isolation_open


@pytest.mark.variant
def test_facility_is_purged_so_many_event_phases_later():
    t = real("lockdown", "short-time=4")
    for slot in (3, 2, 1):
        t.step("event", "time-track")
        assert (t.game.facility.time, t.ending) == (slot, "")
    assert t.step("event", "time-track").ending == "purge"


@pytest.mark.variant
@pytest.mark.parametrize("variant", ["nemesis", "nemesis-advanced", "chytrids-on-the-ship"])
def test_ship_jumps_so_many_event_phases_later(variant):
    """From 8 on the spaces are blue: one can hibernate at once."""
    t = real(variant, "short-time=8")
    assert t.game.ship.time == 8
    assert t.screen()["The ship"][0] == ("Time", "space 8, blue; the chambers are open; the ship jumps at 0")
    for _ in range(7):
        t.step("event", "time-track")
    assert (t.game.ship.time, t.ending) == (1, "")
    assert t.step("event", "time-track").ending == "jump"


# ---------------------------------------------------------------- more Blank tokens


def test_more_tokens_that_stand_for_nobody_are_in_the_bag():
    """The bag of the fakes: one for nobody, two grubs, a drone; beside it a grub, three drones, a giant."""
    t = ruled("more-blanks=3")
    assert t.bag_counts() == {"nobody": 4, "grub": 2, "drone": 1}
    assert Counter(t.game.cards.tokens[token].type for token in t.table.supply) == {"grub": 1, "drone": 3, "giant": 1}
    assert ruled("more-blanks").bag_counts()["nobody"] == 3


@pytest.mark.parametrize(("number", "told"), [(1, "1 more Blank token is"), (3, "3 more Blank tokens are")])
def test_more_blanks_are_told(number, told):
    t = ruled(f"more-blanks={number}")
    t.game.hooks.edit_pool(t.game, "bag", [])
    assert t.told("more-blanks") == [{"count": number}]
    assert t.story() == [f"House rule: {told} in the bag."]


def test_nothing_else_is_dealt_otherwise():
    """The other tokens are shuffled as without the rule, and so is all that is set up after them."""
    with_rule, without = (table(fakes(house_rules=rules), ["alpha", "beta"]) for rules in (("more-blanks=5",), ()))
    assert with_rule.table.bag == [*without.table.bag, *(f"more-blanks/{n}" for n in range(1, 6))]
    assert with_rule.table.supply == without.table.supply
    assert with_rule.table.tiles == without.table.tiles
    assert with_rule.table.decks == without.table.decks


def test_nobody_knows_which_blank_is_which():
    t = ruled("more-blanks=3")
    assert t.game.view(0)["bag"] == ["drone", "grub", "grub", "nobody", "nobody", "nobody", "nobody"]
    assert len({t.game.ruleset.back(token) for token in ("nobody/1", "more-blanks/1", "more-blanks/3")}) == 1
    assert t.game.ruleset.back("more-blanks/1")


def test_added_token_goes_back_like_the_race_s_own():
    t = ruled("more-blanks=3")
    before = pieces(t.game)
    t.table.supply += [token for token in t.table.bag if not token.startswith("more-blanks")]
    t.table.bag = ["more-blanks/2"]
    t.step("event", "bag")
    assert t.table.bag == ["more-blanks/2"]
    t.table.bag = ["more-blanks/2", "more-blanks/1", "more-blanks/3"]
    check_conserved(t.game, before)


def test_race_without_a_blank_is_refused():
    gone = [{"id": name, "left_out": True} for name in ("nobody", "bag-nobody")]
    full = Piece(
        id="full",
        kind="race",
        title="Full",
        extends="fake-race",
        records={"intruder_token": gone[:1], "bag_start": gone[1:]},
    )
    with pytest.raises(AssemblyError) as raised:
        fakes(more=(Plugin(pieces=(full,)),), race="full", house_rules=("more-blanks",))
    assert str(raised.value) == "more-blanks needs a race with a Blank token, which this one lacks; leave it out"


@pytest.mark.variant
@pytest.mark.parametrize(
    ("variant", "bag"),
    [
        ("lockdown", {"blank": 3, "larva": 4, "creeper": 1, "adult": 5, "queen": 1}),
        ("nemesis", {"blank": 3, "larva": 4, "creeper": 1, "adult": 5, "queen": 1}),
        ("chytrids", {"blank": 3, "stinkhorn": 8, "deathcap": 3, "queen": 3}),
    ],
)
def test_bag_of_each_race_with_two_more_blanks(variant, bag):
    """Two players: 3 Adults and 1 for each of them."""
    assert real(variant, "more-blanks").bag_counts() == bag


@pytest.mark.variant
@pytest.mark.parametrize("variant", ["lockdown", "nemesis", "chytrids"])
def test_added_blank_brings_nobody_and_goes_back_into_the_bag(variant):
    t = real(variant, "more-blanks=1")
    who = t.table.characters[0]
    t.table.bag.remove("more-blanks/1")
    t.game.token_kinds["blank"].encounter(t.game, who, "more-blanks/1")
    assert t.table.intruders == {}
    assert "more-blanks/1" in t.table.bag


# ---------------------------------------------------------------- nobody is eliminated


def dead(t, *names):
    """`names` die in the player phase."""
    t.game.state.phase = "player"
    for name in names:
        t.do(lambda name=name: die(t.game, t[name], "test"))
    return t


def test_game_goes_on_while_somebody_comes_back():
    t = dead(ruled("no-elimination"), "alpha", "beta")
    assert t.ending == ""
    t.will().step("player", "turns").event_phase().start_round()
    assert [who.status for who in t.table.characters] == ["active", "active"]
    assert dead(table(characters=["alpha", "beta"]), "alpha", "beta").ending == "nobody-left"


def test_each_comes_back_as_often_as_the_rule_says():
    """Once: alpha is back and dies for good. beta has not died yet, so the game goes on."""
    t = dead(ruled("no-elimination=1"), "alpha").start_round()
    assert t["alpha"].status == "active"
    dead(t, "alpha").start_round()
    assert t["alpha"].status == "dead"
    dead(t, "beta")
    assert t.ending == ""
    t.start_round()
    assert (t["alpha"].status, t["beta"].status) == ("dead", "active")
    assert dead(t, "beta").ending == "nobody-left"
    assert t.game.hooks.report(t.game)


def test_game_ends_when_all_have_left_or_are_dead_for_good():
    t = ruled("no-elimination=1")
    dead(dead(t, "alpha").start_round(), "alpha")
    t.do(lambda: leave(t.game, t["beta"], "gone"))
    assert t.ending == "nobody-left"
    t = dead(ruled("no-elimination=1"), "alpha")
    t.do(lambda: leave(t.game, t["beta"], "gone"))
    assert t.ending == "", "alpha is to come back"


def test_who_has_left_stays_away():
    t = dead(ruled("no-elimination"), "alpha")
    leave(t.game, t["beta"], "gone")
    t.start_round()
    assert (t["alpha"].status, t["beta"].status) == ("active", "gone")


def test_who_is_dead_when_the_game_ends_stays_dead():
    t = dead(ruled("no-elimination"), "alpha").finish("fake-time")
    assert t["alpha"].status == "dead"
    report = {name: value for part in t.game.hooks.report(t.game) for name, value in part.items()}
    assert (report["p1_won"], report["p2_won"], report["came_back"]) == (False, True, 0)


def test_coming_back_is_told_and_counted():
    t = dead(ruled("no-elimination=2"), "alpha").start_round()
    dead(t, "alpha").start_round()
    assert t.told("revive") == [{"who": 0, "place": "a"}] * 2
    assert t.told("lives") == [{"who": 0, "left": 1}, {"who": 0, "left": 0}]
    assert t.game.lives.back == [0, 0]
    assert [line for line in t.story() if "come back" in line] == [
        "House rule: seat 1 (alpha) can come back once more.",
        "House rule: seat 1 (alpha) cannot come back again.",
    ]
    often = dead(ruled("no-elimination=9"), "beta").start_round()
    assert "House rule: seat 2 (beta) can come back 8 more times." in often.story()


@pytest.mark.variant
@pytest.mark.parametrize("variant", ["lockdown", "nemesis", "chytrids", "mars", "nemesis-intruder", "aftermath"])
def test_on_the_real_boards_everybody_comes_back_to_the_room_of_the_start(variant):
    t = real(variant, "no-elimination")
    names = [who.id for who in t.table.characters]
    starts = [who.place for who in t.table.characters]
    dead(t, *names)
    assert t.ending == ""
    t.start_round()
    assert [who.place for who in t.table.characters] == starts


@pytest.mark.variant
@pytest.mark.parametrize("variant", ["nemesis-intruder"])
def test_intruders_are_offered_when_somebody_is_dead_for_good(variant):
    """The captain comes back once; the second time nobody waits for it any more, and it may play the Intruders."""
    t = dead(real(variant, "no-elimination=1"), "captain").start_round()
    assert (t["captain"].status, t.game.intruder_player.asked) == ("active", False)
    dead(t, "captain").will("take-over").start_round()
    assert (t["captain"].status, t.game.intruder_player.seat) == ("dead", t["captain"].seat)


@pytest.mark.variant
@pytest.mark.parametrize("variant", ["mars", "mars-solo"])
def test_the_mars_surface_has_the_short_track_of_the_facility(variant):
    rules = assemble(variant, house_rules=["short-time=4"])
    t = table(rules, ["sentry", "hacker"][: rules.players[0]])
    for slot in (3, 2, 1):
        t.step("event", "time-track")
        assert (t.game.facility.time, t.ending) == (slot, "")
    assert t.step("event", "time-track").ending == "purge"


@pytest.mark.variant
def test_player_alone_goes_on():
    t = table(assemble("lockdown-solo", house_rules=["no-elimination"]), ["sentry"])
    assert dead(t, "sentry").ending == ""
    assert t.event_phase().start_round()["sentry"].status == "active"


@pytest.mark.variant
def test_group_revives_nobody_from_the_corpse_of_one_who_is_back():
    """The hacker is back by the house rule; its first Corpse comes to the Emergency Room later and does nothing."""
    t = table(assemble("lockdown-coop", house_rules=["no-elimination"]), ["sentry", "hacker"])
    dead(t, "hacker").start_round()
    assert t["hacker"].status == "active"
    assert t.game.cooperative.corpses == {}
    corpse = next(token for tokens in t.table.objects.values() for token in tokens if token.startswith("character"))
    assert t.game.hooks.object_mark(t.game, corpse) is None
    bring_back(t.game, dead(t, "sentry")["sentry"], t["hacker"].place)
    assert t.game.cooperative.corpses == {}


# ---------------------------------------------------------------- whole games

RULES = (("short-time=4",), ("more-blanks=9",), ("no-elimination",), ("no-elimination=1", "short-time", "more-blanks"))
REAL = [
    name
    for name in (
        "lockdown",
        "lockdown-solo",
        "lockdown-coop",
        "nemesis",
        "chytrids",
        "mars",
        "mars-solo",
        "nemesis-intruder",
        "aftermath",
    )
    if runs_here(name)
]


def play(ruleset, seed):
    """A whole game, in which no component is lost."""
    seats = ruleset.nearest_seats()
    game, before = ruleset.new_game(seats, seed), []

    def counted(now):
        if now.state.phase != "setup":
            check_conserved(now, before[0]) if before else before.append(pieces(now))

    game.on_step = counted
    return game.play(make_bots("random", seats, seed))


@pytest.mark.parametrize("rules", RULES, ids="+".join)
def test_games_of_the_fakes_end_with_every_component(rules):
    ruleset = fakes(house_rules=rules)
    for seed in range(10):
        assert play(ruleset, seed).over


@pytest.mark.variant
@pytest.mark.parametrize("rules", RULES, ids="+".join)
@pytest.mark.parametrize("variant", REAL)
def test_games_end_with_every_component(variant, rules):
    ruleset = assemble(variant, house_rules=rules)
    played = [play(ruleset, seed) for seed in range(3)]
    assert all(game.over for game in played)
    if "short-time=4" in rules:
        assert all(game.table.round <= 4 for game in played)
