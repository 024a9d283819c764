"""What boards and modes tell bots: the four hooks, and what the shared rules say of conditions."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core import Errand, Goal, Piece, Plugin, Ruleset, hookimpl
from nemesis_core.rules import gain_status, prospect_kit
from nemesis_core.testing import Table, fakes, table


class Tides:
    """A piece that answers all four."""

    @hookimpl
    def goals(self, ruleset: Ruleset, view: dict[str, Any]) -> list[Goal]:
        return [Goal(f"dry-{view['seat']}", (("ashore",),), alive=False)]

    @hookimpl
    def errands(self, ruleset: Ruleset, view: dict[str, Any]) -> list[Errand]:
        return [Errand(choose=("swim",), fulfils=("ashore",), opens=view["round"])]

    @hookimpl
    def likely(self, ruleset: Ruleset, view: dict[str, Any], condition: str) -> float | None:
        return {"ashore": 0.25, "carry-egg": 1.0}.get(condition)

    @hookimpl
    def rounds_left(self, ruleset: Ruleset, view: dict[str, Any]) -> int:
        return 9 - int(view["round"])


TIDES = Tides()
PIECE = Piece(id="tides", kind="house-rule", title="Tides", implementation=(f"{__name__}:TIDES",))


@pytest.fixture
def tides() -> Table:
    t = table(fakes(more=(Plugin(pieces=(PIECE,)),), house_rules=("tides",)), ["alpha", "beta"])
    t.table.round = 3
    return t


def test_goals_of_the_seat_are_told(tides: Table) -> None:
    assert tides.to_bot("beta").goals[-1] == Goal("dry-1", (("ashore",),), alive=False)


def test_errands_are_told(tides: Table) -> None:
    (swim,) = [errand for errand in tides.to_bot("alpha").errands if errand.choose == ("swim",)]
    assert (swim.fulfils, swim.opens, swim.leaves, swim.odds) == (("ashore",), 3, False, 1.0)


def test_odds_come_from_the_piece_that_knows_and_before_the_shared_rules(tides: Table) -> None:
    asked = tides.to_bot("alpha")
    assert [asked.likely(condition) for condition in ("ashore", "carry-egg", "lamp-lit")] == [0.25, 1.0, 0.0]


def test_rounds_left_are_those_of_the_piece_and_unknown_without_one(tides: Table) -> None:
    assert tides.to_bot("alpha").rounds_left == 6
    assert table(fakes(), ["alpha", "beta"]).to_bot("alpha").rounds_left is None


# ---------------------------------------------------------------- conditions that all boards share


def odds(t: Table, who: str, condition: str) -> float:
    return t.to_bot(who).likely(condition)


def test_signal_holds_once_it_is_sent() -> None:
    t = table(fakes(), ["alpha", "beta"])
    assert odds(t, "alpha", "signal-sent") == 0
    gain_status(t.game, t[0], "signal")
    assert (odds(t, "alpha", "signal-sent"), odds(t, "beta", "signal-sent")) == (1, 0)


def test_deaths_of_others_make_the_only_survivor_surer() -> None:
    t = table(fakes(), ["alpha", "beta", "gamma"])
    alive = prospect_kit.LIVES_ON
    assert odds(t, "alpha", "only-survivor") == pytest.approx((1 - alive) ** 2)
    assert odds(t, "alpha", "another-survivor") == pytest.approx(1 - (1 - alive) ** 2)
    t[1].status, t[1].place = "dead", ""
    assert odds(t, "alpha", "only-survivor") == pytest.approx(1 - alive)
    assert odds(t, "alpha", f"player-dead:{t[1].number}") == 1
    assert odds(t, "alpha", f"player-dead:{t[2].number}") == pytest.approx(1 - alive)
    assert odds(t, "alpha", f"player-dead:{t[0].number}") == odds(t, "alpha", "only-survivor")


def test_exploring_all_is_the_surer_the_fewer_rooms_are_left() -> None:
    t = table(fakes(), ["alpha", "beta"])
    hidden = [place for place in t.game.board.order if place not in t.table.explored]
    before = odds(t, "alpha", "rooms-explored")
    assert before == pytest.approx(0.5 ** len(hidden))
    for place in hidden:
        t.table.explored[place] = 1
    assert odds(t, "alpha", "rooms-explored") == 1


def test_room_is_where_it_is_known_to_lie_or_may_lie_and_out_of_order_with_a_malfunction() -> None:
    t = table(fakes(), ["alpha", "beta"])
    place = next(iter(t.table.explored))
    tile = t.table.tiles[place]

    def errands() -> list[Errand]:
        return prospect_kit.room_errand(t.game.ruleset, t.game.view(0), tile, "rest", leaves=True)

    (known,) = errands()
    assert known == Errand(choose=("room", "rest"), places=known.places, leaves=True) and place in known.places
    for where in known.places:
        t.table.malfunction[where] = 1
    (broken,) = errands()
    assert broken.needs == (f"works:{broken.places[0]}",) and odds(t, "alpha", broken.needs[0]) < 0.1


def test_room_that_is_not_found_may_lie_where_its_back_lies() -> None:
    t = table(fakes(), ["alpha", "beta"])
    hidden = [place for place in t.game.board.order if place not in t.table.explored]
    tile = t.table.tiles[hidden[0]]
    (errand,) = prospect_kit.room_errand(t.game.ruleset, t.game.view(0), tile, "rest")
    backs = {place: t.game.view(0)["rooms"][place] for place in hidden}
    assert errand.places == ()
    assert errand.hidden == tuple(place for place in hidden if backs[place] == backs[hidden[0]])


def fixing(t: Table, who: str) -> list[Errand]:
    return [errand for errand in t.to_bot(who).errands if errand.choose == ("", "", prospect_kit.REPAIR)]


def test_room_that_is_out_of_order_is_repaired_by_who_has_something_for_it() -> None:
    t = table(fakes(), ["alpha", "beta"])
    place = next(iter(t.table.explored))
    assert fixing(t, "alpha") == []
    t.table.malfunction[place] = 1
    users = t.game.ruleset.compiled["card_uses"].get(prospect_kit.REPAIR, [])
    able = [name for name in ("alpha", "beta") if any(card.startswith(f"{name}.") for card in users)]
    assert [name for name in ("alpha", "beta") if fixing(t, name)] == able
    for name in able:
        (errand,) = fixing(t, name)
        assert (errand.places, errand.fulfils) == ((place,), (f"works:{place}",))
        assert errand.names(("card", f"{name}.mend/1", prospect_kit.REPAIR)) and not errand.names(("pass",))


def test_exploring_is_shared_and_takes_the_longer_the_more_is_left() -> None:
    t = table(fakes(), ["alpha", "beta"])
    hidden = [place for place in t.game.board.order if place in t.table.tiles and place not in t.table.explored]
    (all_of_it,) = prospect_kit.exploring(t.game.view(0), "rooms-explored")
    assert set(all_of_it.places) == set(hidden) and all_of_it.shared and all_of_it.each
    (one,) = prospect_kit.exploring(t.game.view(0), "attic-explored", hidden[:1])
    assert (one.places, one.takes) == (tuple(hidden[:1]), 0) and one.odds > all_of_it.odds
    t.table.explored.update(dict.fromkeys(hidden, 1))
    assert prospect_kit.exploring(t.game.view(0), "rooms-explored") == []


def test_words_of_an_errand_name_options_and_an_empty_one_names_any() -> None:
    assert Errand(choose=("room", "rest")).names(("room", "rest", "here"))
    assert not Errand(choose=("room", "rest")).names(("room",))
    assert Errand(choose=("", "", "mend")).names(("item", "wrench", "mend")) and Errand(choose=("deep",)).names("deep")
    assert not Errand(choose=()).names(("pass",))


def test_objects_are_no_items_of_those_that_an_objective_counts() -> None:
    t = table(fakes(), ["alpha", "beta"])
    likely = t.game.hooks.likely
    t["alpha"].items[:] = sorted(t.game.cards.item)[:6]
    t["alpha"].held[:] = ["egg/1"]
    assert likely(t.game.ruleset, t.game.view(0), "items-7") < 1
    t["alpha"].items.append(sorted(t.game.cards.item)[6])
    assert likely(t.game.ruleset, t.game.view(0), "items-7") == 1


def test_objectives_of_the_dead_are_goals_no_more() -> None:
    t = table(fakes(), ["alpha", "beta"])
    own, other = sorted(t.game.cards.objectives)[:2]
    view = {**t.game.view(0), "objectives": [[own, other], []]}
    assert [goal.name for goal in prospect_kit.held_goals(t.game.ruleset, view)] == [own, other]
    t["alpha"].status, t["alpha"].place = "dead", ""
    view = {**t.game.view(0), "objectives": view["objectives"]}
    assert prospect_kit.held_goals(t.game.ruleset, view) == []
