"""What a table lays where, and what it says of what cannot be laid there."""

from __future__ import annotations

import pytest

from nemesis_core import redeal
from nemesis_core.errors import NemesisError
from nemesis_core.testing import RaceTable, check_conserved, fakes, nobody_sees, pieces, table


def test_components_lie_on_top_one_after_the_other_wherever_they_lay() -> None:
    t = table("fakes", ["alpha", "beta"])
    before = pieces(t.game)
    first, second = t.table.decks["events"][0], t.table.decks["events"][1]
    t.lay("table.decks.events", first, second).expect({"table.decks.events.count": len(t.table.decks["events"])})
    assert t.table.decks["events"][-2:] == [first, second]
    check_conserved(t.game, before)


def test_a_record_stands_for_any_of_its_copies() -> None:
    t = table("fakes", ["alpha", "beta"])
    t.lay("alpha.hand", "look")
    assert [card.partition("/")[0] for card in t["alpha"].hand] == ["alpha.look"]


@pytest.mark.parametrize(
    ("path", "name", "said"), [("table.deks.events", "look", "deks"), ("alpha.hand", "loook", "look")]
)
def test_what_cannot_be_laid_is_told(path: str, name: str, said: str) -> None:
    with pytest.raises(NemesisError, match=said):
        table("fakes", ["alpha"]).lay(path, name)


def test_an_exploration_token_that_is_nowhere_is_told() -> None:
    with pytest.raises(AssertionError, match="no Exploration token slime-9 lies on the board or beside it"):
        table("fakes", ["alpha"]).unexplored("f", "vault", "slime-9")


@pytest.mark.parametrize("path", ["table.objects.c", "table.objects.a"])
def test_a_list_that_is_not_there_yet_begins_with_what_is_laid(path: str) -> None:
    t = table("fakes", ["alpha", "beta"]).lay(path, "egg", "intruder-carcass")
    assert [token.partition("/")[0] for token in t.table.objects[path[-1]]] == ["egg", "intruder-carcass"]


def test_no_component_lies_where_numbers_stand() -> None:
    with pytest.raises(NemesisError, match='table.fire.c = "egg": no component lies there; set it instead'):
        table("fakes", ["alpha"]).lay("table.fire.c", "egg")


def test_eggs_come_from_the_nest_where_the_box_has_none() -> None:
    t = RaceTable(fakes(), ["alpha", "beta"]).eggs(2)
    while any(token.startswith("egg/") for token in t.table.object_supply):
        t.lies("egg", "b")
    assert t.carry("alpha", "egg").startswith("egg/") and t.lies("egg", "c").startswith("egg/")
    assert t.game.laboratory.eggs == []
    t.check()
    with pytest.raises(AssertionError, match="no egg is left to take"):
        t.lies("egg", "c")


def test_what_a_test_makes_known_is_dealt_anew_for_the_others() -> None:
    t = table("fakes", ["alpha", "beta"])
    card = t.table.decks["events"][-1]
    t.game.know(card, (0,))
    t.game.roll("noise-die", t.game.dice["noise-die"])
    for seat, known in ((0, True), (1, False)):
        copies = [redeal(t.game, seat, seed) for seed in range(20)]
        assert ({copy.table.decks["events"][-1] for copy in copies} == {card}) is known
        assert all(copy.state.fixed == {} for copy in copies)


def test_what_somebody_sees_is_not_hidden() -> None:
    t = table("fakes", ["alpha", "beta"])
    deck = t.table.decks["events"]
    assert nobody_sees(t.game, deck)
    t.game.know(deck[0], (1,))
    assert (nobody_sees(t.game, deck), nobody_sees(t.game, deck[1:])) == (False, True)


def test_lights_of_another_board_are_not_put_out_by_those_of_the_small_one() -> None:
    with pytest.raises(AssertionError, match="dim is for the small board roomy-board; .* light on fake-board"):
        RaceTable(fakes(), ["alpha"]).dim("a")


@pytest.mark.variant
def test_in_the_middle_of_a_game_nobody_chooses_an_objective_any_more() -> None:
    t = table(fakes(mode="semi-coop"), ["alpha", "beta"]).midgame({"alpha": "b", "beta": "c"})
    t.comes("drone", "e")
    t.expect({"alpha.place": "b", "beta.place": "c"}).expect_not_asked("keep-objective")
    assert [[*who.items, *who.held, *who.beside] for who in t.table.characters] == [[], []]
