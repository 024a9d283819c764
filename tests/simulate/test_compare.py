"""Comparing variants from Python: what is counted, which games count, and what is told of the variants."""

from __future__ import annotations

import json

import attrs
import pytest

from nemesis_core import Comparison, assemble, compare, run
from nemesis_core.comparison import run as comparing
from nemesis_core.comparison.pieces import changes, name_of
from nemesis_core.comparison.run import Tally, common_seats, play
from nemesis_core.errors import AssemblyError, NemesisError
from nemesis_core.simulate import Played
from nemesis_core.summary import summarize
from nemesis_core.testing import fakes

from ..toy.foreign import lighthouse


@pytest.fixture(scope="module")
def lockdown():
    return assemble("lockdown")


@pytest.fixture(scope="module")
def softer(tmp_path_factory):
    """Lockdown with more Rounds to live: hardly an adult Intruder in the bag."""
    file = tmp_path_factory.mktemp("content") / "softer.toml"
    file.write_text('[[bag_start]]\nid = "bag-adult"\ncount = 0\nper_player = 0\n')
    return assemble("lockdown", content=[file])


def game(seed=0, ending="dusk", rounds=3, decisions=40, **columns):
    """A finished game in which the first of two seats wins and the second dies."""
    facts = {"seed": seed, "seats": 2, "ending": ending, "rounds": rounds, "decisions": decisions, "error": ""}
    facts |= {"forced": 1, "steps": 9, "first_encounter": 2}
    facts |= {"p1_won": True, "p1_survived": True, "p1_character": "ann", "p1_objective": "flee", "p1_cause": None}
    facts |= {"p2_won": False, "p2_survived": False, "p2_character": "bob", "p2_objective": "hide", "p2_cause": "fire"}
    facts |= {"p1_status": "escaped", "p2_status": "dead"}
    return {**facts, **columns}


def broken(ending="error"):
    raised = {"ending": ending, "decisions": 7, "forced": 0, "steps": 2, "error": "x raised", "rounds": None}
    return {"seed": 0, "seats": 2, **raised}


def tallied(*variants):
    """The comparison of rows as if variants had been played; each is a list of rows."""
    tally = Tally([fakes() for _ in variants], len(variants[0]), seats=2)
    for index, rows in enumerate(variants):
        for row in rows:
            tally.add(index, Played(row))
    return tally.comparison()


def figures(comparison, key):
    """A, B and the difference of the measure `key`."""
    figure = comparison.find(key)
    return figure.base, figure.others[0].value, figure.others[0].difference


# ---------------------------------------------------------------- what is counted


def test_seats_and_games_that_survived_and_won():
    found = tallied([game(), game(p1_won=False)], [game(p2_survived=True, p2_cause=None), game()])
    assert figures(found, "survived.seats") == (0.5, 0.75, 0.25)
    assert figures(found, "survived.games") == (1, 1, 0)
    assert figures(found, "won.seats") == (0.25, 0.5, 0.25)
    assert figures(found, "won.games") == (0.5, 1, 0.5)


def test_seat_without_a_character_wins_but_neither_lives_nor_dies():
    """Seat 2 plays no Character, so that it has no columns but whether it won."""

    def apart(**columns):
        return {name: value for name, value in game(**columns).items() if name == "p2_won" or not name.startswith("p2")}

    lost = {"p1_won": False, "p1_survived": False, "p1_status": "dead", "p1_cause": "fire"}
    found = tallied([apart(), apart()], [apart(p2_won=True, **lost), apart()])
    assert figures(found, "survived.seats") == (1, 0.5, -0.5)
    assert figures(found, "survived.games") == (1, 0.5, -0.5)
    assert figures(found, "dead.games") == (0, 0.5, 0.5)
    assert figures(found, "won.seats") == (0.5, 0.5, 0)
    assert figures(found, "won.seat.2") == (0, 0.5, 0.5)


def test_games_in_which_everybody_died_where_the_status_is_told():
    dead = {"p1_survived": False, "p1_status": "dead"}
    assert figures(tallied([game(), game()], [game(**dead), game()]), "dead.games") == (0, 0.5, 0.5)
    untold = [game(p1_status=None), game()]
    assert tallied(untold, [game(), game()]).find("dead.games").others[0].pairs == 2
    assert figures(tallied([game(p1_status=None)] * 2, [game()] * 2), "dead.games") == (None, 0, None)


def test_endings_of_either_variant_are_compared():
    found = tallied([game(), game(ending="dawn")], [game(), game(ending="noon")])
    assert figures(found, "ending.dusk") == (0.5, 0.5, 0)
    assert figures(found, "ending.dawn") == (0.5, 0, -0.5)
    assert figures(found, "ending.noon") == (0, 0.5, 0.5)


def test_wins_by_seat_character_and_objective_are_shares_of_those_seats():
    found = tallied([game(), game()], [game(p1_won=False), game(p1_character="bob", p2_character="ann")])
    assert figures(found, "won.seat.1") == (1, 0.5, -0.5)
    assert figures(found, "won.character.ann") == (1, 0, -1)
    assert figures(found, "won.character.bob") == (0, 0.5, 0.5)
    assert figures(found, "won.objective.flee") == (1, 0.5, -0.5)


def test_deaths_by_cause_are_shares_of_all_seats():
    found = tallied([game(), game(p2_cause="noise")], [game(p1_survived=False, p1_cause="fire"), game()])
    assert figures(found, "death.fire") == (0.25, 0.75, 0.5)
    assert figures(found, "death.noise") == (0.25, 0, -0.25)
    alive = tallied([game(p1_cause="fire")] * 2, [game()] * 2)
    assert figures(alive, "death.fire") == (0.5, 0.5, 0)  # p1 survived what would have been its end


def test_lengths_and_first_encounters():
    found = tallied([game(), game(first_encounter=None)], [game(rounds=5, decisions=44), game(first_encounter=1)])
    assert figures(found, "rounds") == (3, 4, 1)
    assert figures(found, "decisions") == (40, 42, 2)
    assert figures(found, "first_encounter") == (2, 1.5, -0.5)
    assert figures(found, "encounter.never") == (0.5, 0, -0.5)
    assert [f.name for f in found.figures if f.key.startswith("encounter.")] == ["1", "2", "never"]


def test_numbers_and_truth_values_of_the_pieces_are_compared_too():
    found = tallied([game(oil=3, lamp=True)] * 2, [game(oil=4, lamp=False, fog=1), game(oil=5, lamp=True, fog=2)])
    assert figures(found, "oil") == (3, 4.5, 1.5)
    assert figures(found, "lamp") == (1, 0.5, -0.5)
    assert found.find("lamp").unit == "share"
    assert figures(found, "fog") == (None, 1.5, None)


def test_text_or_nothing_in_a_column_of_a_piece_is_not_measured():
    found = tallied([game(weather="fog", wind=None), game(wind=2)], [game(weather="sun", wind=3), game(wind=None)])
    assert "weather" not in [figure.key for figure in found.figures]
    assert figures(found, "wind") == (2, 3, 1)


def test_number_of_a_seat_has_a_share_for_each_and_no_mean():
    found = tallied([game(diver_seat=1), game(diver_seat=None)], [game(diver_seat=1), game(diver_seat=2)])
    assert [figure.key for figure in found.figures if "diver" in figure.key] == ["diver_seat.1", "diver_seat.2"]
    assert figures(found, "diver_seat.1") == (1, 0.5, -0.5)
    assert found.find("diver_seat.2").unit == "share"


def test_variant_that_tells_nothing_of_its_seats_has_nothing_compared_there():
    bare = {"seed": 0, "seats": 2, "ending": "dusk", "rounds": None, "decisions": 1, "forced": 0, "steps": 1}
    found = tallied([{**bare, "error": ""}] * 2, [game()] * 2)
    assert figures(found, "won.seats") == (None, 0.5, None)
    assert figures(found, "death.fire") == (None, 0.5, None)
    assert figures(found, "encounter.2") == (None, 1, None)
    assert figures(found, "ending.dusk") == (1, 1, 0)


@pytest.mark.variant
def test_figures_of_the_base_are_those_of_the_summary(lockdown):
    rows = [played.row for played in run(lockdown, 60)]
    found, said = compare([lockdown, lockdown], 60), summarize(rows)
    for name in ("seats", "games"):
        assert found.find(f"won.{name}").base == pytest.approx(said["wins"][name]["share"])
        assert found.find(f"survived.{name}").base == pytest.approx(said["survival"][name]["share"])
    assert found.find("dead.games").base == pytest.approx(said["survival"]["dead"]["share"])
    for key, shares in (
        ("ending", said["endings"]),
        ("encounter", said["first_encounter"]),
        *((f"won.{name}", said["wins"][f"by_{name}"]) for name in ("seat", "character", "objective")),
    ):
        told = {f.key.removeprefix(f"{key}."): f.base for f in found.figures if f.key.startswith(f"{key}.")}
        wanted = {share["name"]: pytest.approx(share["share"]) for share in shares}
        assert {name: told[name] for name in wanted} == wanted
    assert found.find("rounds").base == pytest.approx(said["rounds"]["mean"])
    assert found.find("decisions").base == pytest.approx(said["decisions"]["mean"])
    for cause in said["deaths"]:
        assert found.find(f"death.{cause['name']}").base == pytest.approx(cause["count"] / (60 * 4))


# ---------------------------------------------------------------- which games count


def test_seed_that_some_variant_did_not_finish_is_left_out_for_all():
    found = tallied(
        [game(), game(rounds=9), broken(), game()],
        [game(), broken(), game(), {**broken("stall"), "rounds": 99}],
    )
    assert (found.pairs, found.left_out) == (1, 3)
    assert [(v.raised, v.stalled) for v in found.variants] == [(1, 0), (1, 1)]
    assert figures(found, "rounds") == (3, 3, 0)


def test_without_a_pair_there_is_nothing_to_compare():
    with pytest.raises(NemesisError, match="of 2 seeds there is none whose game all variants finished"):
        tallied([game(), broken()], [broken(), game()])


def test_games_that_went_alike_are_counted():
    assert [v.alike for v in tallied([game()] * 3, [game(), game(decisions=41), game(extra=1)]).variants] == [3, 2]


def test_what_one_variant_has_not_played_yet_is_not_counted():
    tally = Tally([fakes(), fakes()], 3, seats=2)
    for index, row in ((0, game()), (0, game(rounds=9)), (1, game(rounds=4))):
        tally.add(index, Played(row))
    found = tally.comparison()
    assert (found.asked, found.played, found.pairs) == (3, 1, 1)
    assert figures(found, "rounds") == (3, 4, 1)


def test_columns_that_come_up_late_are_taken_up():
    early, late = [game()] * 1100, [game()] * 1000 + [game(fog=n % 2) for n in range(100)]
    found = tallied(early, late)
    assert found.find("fog").others[0].value == 0.5
    assert found.variants[1].alike == 1100


def test_base_is_the_same_for_every_variant():
    found = tallied([game(), game()], [game(rounds=4), game()], [game(), game(rounds=1)])
    assert [other.difference for other in found.find("rounds").others] == [0.5, -1]
    assert [variant.letter for variant in found.variants] == ["A", "B", "C"]


# ---------------------------------------------------------------- playing


@pytest.mark.variant
def test_variant_against_itself_differs_in_nothing(lockdown):
    found = compare([lockdown, assemble("lockdown")], 30)
    assert found.variants[1].same
    assert found.variants[1].alike == 30
    assert {other.difference for figure in found.figures for other in figure.others} == {0}
    assert not any(other.clear for figure in found.figures for other in figure.others)


@pytest.mark.variant
def test_real_change_is_found_and_named(lockdown, softer):
    found = compare([lockdown, softer], 120)
    adults = found.find("death.adult").others[0]
    assert adults.sure
    assert adults.high < -0.1
    assert [str(change) for change in found.variants[1].changes] == [
        "bag_start night-stalkers:bag-adult: count 3 -> 0",
        "bag_start night-stalkers:bag-adult: per_player 1 -> 0",
    ]
    assert not found.variants[1].same


@pytest.mark.variant
def test_both_variants_sit_at_the_same_table(lockdown, softer):
    dealt = [
        [[played.row[f"p{n}_character"] for n in range(1, 5)] for played in run(ruleset, 10)]
        for ruleset in (lockdown, softer)
    ]
    assert dealt[0] == dealt[1]


@pytest.mark.variant
def test_comparison_is_the_same_in_many_processes(lockdown, softer):
    one, two = (compare([lockdown, softer], 30, seed=5, jobs=jobs).data() for jobs in (1, 2))
    assert one == two


def test_variants_take_turns_block_by_block(monkeypatch):
    monkeypatch.setattr(comparing, "BLOCK", 2)
    monkeypatch.setattr(comparing, "BLOCKS", 3)
    played = [(index, p.row["seed"]) for index, p in play([fakes(), fakes()], 5, seats=2, seed=7)]
    assert played == [(0, 7), (0, 8), (1, 7), (1, 8), (0, 9), (0, 10), (1, 9), (1, 10), (0, 11), (1, 11)]


@pytest.mark.parametrize("wrong", [{"games": 0}, {"jobs": -1}, {"bots": "oracle"}, {"seats": 99}])
def test_what_cannot_be_is_refused_before_the_first_game(wrong):
    with pytest.raises(NemesisError):
        compare([fakes(), fakes()], **{"games": 1, **wrong})


def test_comparison_needs_two_variants():
    with pytest.raises(NemesisError, match="at least two"):
        compare([fakes()], 1)
    with pytest.raises(NemesisError, match="27 variants are too many"):
        compare([fakes()] * 27, 1)


def test_variants_of_other_pieces_are_compared_in_what_both_report():
    found = compare([fakes(), lighthouse()], 20, seats=2)
    assert found.find("rounds").others[0].difference is not None
    assert isinstance(found, Comparison)
    ids = [{part.id for part in variant.parts} for variant in found.variants]
    assert {"island", "birds"} <= ids[1] - ids[0]


# ---------------------------------------------------------------- players


def narrow(players):
    ruleset = fakes()
    ruleset.players = players
    return ruleset


def test_number_of_players_is_what_the_base_is_simulated_with():
    assert common_seats([narrow((2, 5)), narrow((1, 4))]) == 4
    assert common_seats([narrow((1, 3)), narrow((2, 5))]) == 3
    assert common_seats([narrow((2, 5)), narrow((1, 4))], 2) == 2


def test_number_of_players_has_to_be_allowed_in_all():
    with pytest.raises(
        AssemblyError, match=r"variant B \(.*\) is for 1 to 2 players, not 4; all of them can be played by 2$"
    ):
        common_seats([narrow((2, 5)), narrow((1, 2))])
    with pytest.raises(AssemblyError, match="not 9; all of them can be played by 2 to 4"):
        common_seats([narrow((2, 5)), narrow((1, 4))], 9)
    with pytest.raises(AssemblyError, match="no number fits all of them"):
        common_seats([narrow((4, 5)), narrow((1, 2))])


# ---------------------------------------------------------------- what is told of the variants


@pytest.mark.variant
def test_change_of_a_nested_field_is_shown_as_data(lockdown, tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text('[[item]]\nid = "neutralizer"\nrecipe = ["medical", "medical"]\n')
    (change,) = changes(lockdown, assemble("lockdown", content=[file]))
    assert str(change) == 'item facility:neutralizer: recipe ["chemical","medical"] -> ["medical","medical"]'


def test_record_that_only_one_has_is_named():
    base, other = fakes(), fakes()
    kind, records = next((kind, records) for kind, records in other.content.kinds.items() if records)
    key = next(iter(records))
    del records[key]
    (change,) = changes(base, other)
    assert str(change) == f"{kind} {key}: gone"
    assert str(changes(other, base)[0]) == f"{kind} {key}: added"


@pytest.mark.variant
def test_variant_is_called_by_its_name_and_its_content_files(lockdown, softer):
    assert (name_of(lockdown), name_of(softer)) == ("lockdown", "lockdown + softer.toml")
    nameless = assemble(attrs.evolve(lockdown.manifest, name=""))
    assert name_of(nameless) == "facility, night-stalkers, semi-coop, lockdown-crew"


def test_data_can_be_written_as_json_and_has_every_measure():
    found = tallied([game(), game()], [game(rounds=5), game(rounds=4)])
    data = json.loads(json.dumps(found.data()))
    assert [measure["key"] for measure in data["measures"]] == [figure.key for figure in found.figures]
    (rounds,) = (measure for measure in data["measures"] if measure["key"] == "rounds")
    assert rounds["base"] == 3
    assert rounds["others"][0]["variant"] == "B"
    assert rounds["others"][0]["difference"] == 1.5
    assert set(rounds["others"][0]) == {
        "variant", "value", "difference", "low", "high", "pairs", "p", "p_adjusted", "clear", "sure",
    }  # fmt: skip


def test_unknown_measure_is_a_key_error():
    with pytest.raises(KeyError, match="xyzzy"):
        tallied([game()], [game()]).find("xyzzy")
