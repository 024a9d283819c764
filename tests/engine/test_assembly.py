"""Putting pieces together: what fits, in which order, and what is said when it does not."""

from __future__ import annotations

import attrs
import pytest

from nemesis_core import Effects, Manifest, Step, assemble, hookimpl
from nemesis_core.errors import AssemblyError, ContentError, StepError
from nemesis_core.plugins import Registry

from .tiny import MANIFEST, Cards, card_game, home, piece, registry, steps, variant


def nothing(game):
    pass


def refused(*pieces, manifest=MANIFEST, **options):
    with pytest.raises(AssemblyError) as raised:
        assemble(manifest, registry=registry(*pieces), **options)
    return str(raised.value)


def order(*pieces, manifest=MANIFEST):
    return [p.id for p in assemble(manifest, registry=registry(*pieces)).pieces]


def crews(*names, **fields):
    return attrs.evolve(MANIFEST, crew=names, **fields)


# ---------------------------------------------------------------- choosing


def test_pieces_come_by_kind():
    assert order() == ["board", "race", "mode", "crew"]


def test_missing_piece_is_named_with_what_there_is():
    with pytest.raises(AssemblyError, match="board moon is not installed; there are: board"):
        assemble(attrs.evolve(MANIFEST, board="moon"), registry=registry())


def test_piece_of_another_kind_is_told_from_a_missing_one():
    with pytest.raises(AssemblyError, match="board race is a race, not a board; there are: board"):
        assemble(attrs.evolve(MANIFEST, board="race"), registry=registry())


def test_blocked_piece_is_told_from_a_missing_one():
    blocked = Registry(registry(piece("board"), piece("board", name="moon")).plugins, block=["board"])
    with pytest.raises(AssemblyError, match="board board is blocked; there are: moon"):
        assemble(MANIFEST, registry=blocked)


def test_number_of_players_is_refused_because_of_the_piece_that_does_not_allow_it():
    rule = piece("house-rule", name="crowd", players=(3, 5))
    named = assemble(attrs.evolve(MANIFEST, house_rules=("crowd",), name="full"), registry=registry(rule))
    nameless = assemble(MANIFEST, house_rules=("crowd",), registry=registry(rule))
    for ruleset, said in (
        (named, "full is for 3 to 5 players, not 2"),
        (nameless, "this variant is for 3 to 5 players, not 2, because of crowd"),
    ):
        with pytest.raises(AssemblyError) as raised:
            ruleset.new_game(2)
        assert str(raised.value) == said
    with pytest.raises(AssemblyError, match="players, not 6$"):
        nameless.new_game(6)


def test_piece_takes_the_place_of_another_by_name():
    found = assemble(attrs.evolve(MANIFEST, board="moon"), registry=registry(piece("board", name="moon")))
    assert [p.id for p in found.pieces] == ["moon", "race", "mode", "crew"]


def test_pieces_named_beside_a_variant_take_the_place_of_its_own():
    more = registry(piece("board", name="moon"), piece("house-rule", name="six"))
    found = assemble(MANIFEST, board="moon", house_rules=["six"], registry=more)
    assert [p.id for p in found.pieces] == ["moon", "race", "mode", "crew", "six"]


def test_piece_beside_a_variant_that_is_not_there_is_refused():
    assert "house-rule nope is not installed" in refused(house_rules=["nope"])


def test_piece_named_twice_is_refused():
    assert "crew is chosen twice" in refused(manifest=crews("crew", "crew"))


def test_variant_needs_all_four_pieces():
    with pytest.raises(AssemblyError, match="its board, race, mode and at least one crew"):
        assemble(board="board", race="race", registry=registry())


def test_manifest_needs_a_crew():
    with pytest.raises(ValueError, match="crew"):
        Manifest(board="board", race="race", mode="mode", crew=())


def test_versions_are_those_of_the_distributions_in_use():
    given = [home(piece(kind), version="2.5") for kind in ("board", "race", "mode", "crew")]
    found = assemble(MANIFEST, registry=Registry([*given, home(piece("board", name="moon"))]))
    assert found.versions() == {f"nemesis-{kind}": "2.5" for kind in ("board", "race", "mode", "crew")}


# ---------------------------------------------------------------- fitting


def test_requirement_says_what_would_fit():
    moon = piece("board", name="moon", provides=("air",))
    said = refused(piece("race", requires=("air",)), moon)
    assert said == "race needs air, which no chosen piece has; take --board moon"


def test_requirement_is_told_in_the_words_of_who_meets_it():
    moon = piece("board", name="moon", provides=("air",), meanings={"air": "something to breathe"})
    said = refused(piece("race", requires=("air",)), moon)
    assert said.startswith("race needs something to breathe (air), which no chosen piece has; take --board moon")


def test_what_could_stand_in_the_place_of_a_piece_that_does_not_fit_is_said():
    moon, ants, us = (
        piece("board", name="moon", provides=("air",)),
        piece("race", name="ants"),
        piece("crew", name="us"),
    )
    said = refused(piece("race", requires=("air",)), moon, ants, us)
    assert said.endswith("take --board moon or --race ants")


def test_requirement_that_nothing_installed_meets():
    assert refused(piece("race", requires=("air",))).endswith("nothing installed has it")


def test_requirement_is_met_by_a_tag_or_an_id():
    assert order(piece("race", requires=("air", "mode")), piece("board", provides=("air",)))


@pytest.mark.parametrize("tag", ["air", "water"])
def test_requirement_of_one_or_the_other_is_met_by_either(tag):
    assert order(piece("race", requires=("air or water",)), piece("board", provides=(tag,)))


def test_requirement_of_one_or_the_other_says_both_and_what_would_fit():
    moon, sea = piece("board", name="moon", provides=("air",)), piece("board", name="sea", provides=("water",))
    said = refused(piece("race", requires=("air or water",)), sea, moon)
    assert said == "race needs air or water, which no chosen piece has; take --board moon or --board sea"


def test_conflict_names_both_pieces():
    said = refused(piece("race", conflicts=("air",)), piece("board", provides=("air",)))
    assert said == "race does not go with board (air); leave one of them out"


def test_piece_may_exclude_others_of_its_own_tag():
    alone = piece("mode", provides=("clock",), conflicts=("clock",))
    assert order(alone)
    assert "mode does not go with race (clock)" in refused(alone, piece("race", provides=("clock",)))


def test_every_problem_is_told_at_once():
    said = refused(piece("race", requires=("air", "water")))
    assert "needs air" in said
    assert "needs water" in said


def test_no_common_number_of_players():
    assert "no common number" in refused(piece("board", players=(1, 2)), piece("mode", players=(3, 5)))


def test_players_are_those_that_every_piece_allows():
    found = assemble(MANIFEST, registry=registry(piece("board", players=(1, 4)), piece("mode", players=(2, 5))))
    assert found.players == (2, 4)
    assert [found.nearest_seats(n) for n in (1, 3, 9)] == [2, 3, 4]
    with pytest.raises(AssemblyError, match="for 2 to 4 players, not 5"):
        found.new_game(5)


# ---------------------------------------------------------------- extending and order


def test_extension_brings_its_base_in_front_of_it():
    moon = piece("board", name="moon", extends="board")
    assert order(moon, manifest=attrs.evolve(MANIFEST, board="moon"))[:2] == ["board", "moon"]


def test_extension_and_base_may_both_be_named():
    assert order(piece("crew", name="alien", extends="crew"), manifest=crews("alien", "crew"))[-2:] == ["crew", "alien"]


def test_extension_of_what_is_not_installed():
    moon = piece("board", name="moon", extends="earth")
    assert "board earth is not installed" in refused(moon, manifest=attrs.evolve(MANIFEST, board="moon"))


def test_pieces_that_extend_each_other():
    moon, sun = piece("board", name="moon", extends="sun"), piece("board", name="sun", extends="moon")
    assert "extend each other" in refused(moon, sun, manifest=attrs.evolve(MANIFEST, board="moon"))


def test_extension_replaces_steps_and_records_of_its_base():
    base = piece("board", steps(Step("event", "time", nothing)))
    moon = piece("board", steps(Step("event", "tide", nothing, replaces="time")), name="moon", extends="board")
    found = assemble(attrs.evolve(MANIFEST, board="moon"), registry=registry(base, moon))
    assert [(s.name, s.owner) for s in found.phases["event"]] == [("tide", "moon")]


def test_pieces_of_one_kind_come_by_distribution_not_as_named():
    beta, alpha = piece("crew", name="beta"), piece("crew", name="alpha")
    assert order(beta, alpha, manifest=crews("beta", "alpha"))[-2:] == ["alpha", "beta"]


def test_declared_order_comes_first():
    late, early = piece("crew", name="alpha", after=("omega",)), piece("crew", name="omega")
    assert order(late, early, manifest=crews("alpha", "omega"))[-2:] == ["omega", "alpha"]
    first = piece("mode", before=("board",))
    assert order(first) == ["mode", "board", "race", "crew"]


def test_order_names_pieces_that_are_not_there():
    assert order(piece("mode", after=("nobody",), before=("nothing",))) == ["board", "race", "mode", "crew"]


def test_order_in_a_circle():
    said = refused(piece("race", after=("mode",)), piece("mode", after=("race",)))
    assert "goes in a circle" in said


def test_hooks_are_called_latest_first():
    class Backs:
        def __init__(self, name):
            self.name = name

        @hookimpl
        def view(self, game, seat):
            return {self.name: seat}

    found = assemble(MANIFEST, registry=registry(piece("board", Backs("b")), piece("race", Backs("r"))))
    assert found.hooks.implementations("view") == ["race", "board"]


# ---------------------------------------------------------------- what a piece brings


def test_implementation_that_cannot_be_imported_is_named():
    from nemesis_core import Piece

    gone = Piece(id="board", kind="board", title="Gone", implementation=("no_such_module",))
    assert "board cannot be loaded from nemesis-board 1.0 (ModuleNotFoundError" in refused(gone)


def test_hook_with_a_wrong_argument_is_named():
    class Wrong:
        @hookimpl
        def view(self, game, seats):
            return {}

    said = refused(piece("board", Wrong()))
    assert said.startswith("board has a hook that does not fit its spec")
    assert "seats" in said


def test_hook_that_does_not_exist_is_named():
    class Wrong:
        @hookimpl
        def veiw(self, game, seat):
            return {}

    said = refused(piece("board", Wrong()))
    assert said.startswith("board implements a hook that does not exist")
    assert "veiw" in said


def test_error_while_assembling_names_piece_and_hook():
    class Wrong:
        @hookimpl
        def compile_content(self, ruleset):
            raise KeyError("lost")

    assert refused(piece("board", Wrong())) == "board raised KeyError in compile_content: 'lost'"


def test_content_error_of_a_piece_is_left_as_it_is():
    class Wrong:
        @hookimpl
        def compile_content(self):
            raise ContentError("the card is blank")

    with pytest.raises(ContentError, match="^the card is blank$"):
        variant(Wrong())


class Tides:
    """A piece that returns a table of tides, and another one."""

    def __init__(self, tides, **more):
        self.tables = {"tides": tides, **more}

    @hookimpl
    def compile_content(self):
        return self.tables


def test_a_dict_of_a_name_that_is_there_already_is_added_to_it_and_the_later_piece_holds():
    board, race = {"ebb": 1, "flood": 2}, {"flood": 3, "spring": 4}
    ruleset = assemble(MANIFEST, registry=registry(piece("board", Tides(board)), piece("race", Tides(race))))
    assert ruleset.compiled["tides"] == {"ebb": 1, "flood": 3, "spring": 4}
    assert (board, race) == ({"ebb": 1, "flood": 2}, {"flood": 3, "spring": 4})


@pytest.mark.parametrize(("first", "second"), [((1,), (2,)), ({"a": 1}, (2,)), ((1,), {"a": 1})])
def test_anything_else_of_a_name_that_is_there_already_is_refused(first, second):
    said = refused(piece("board", Tides(first)), piece("race", Tides(second)))
    assert said == "race: the name tides for a compiled table is taken; choose another"


def test_later_piece_sees_what_earlier_ones_compiled():
    class First:
        @hookimpl
        def compile_content(self):
            return {"rooms": ("a", "b")}

    class Second:
        @hookimpl
        def compile_content(self, ruleset):
            return {"doors": len(ruleset.compiled["rooms"])}

    found = assemble(MANIFEST, registry=registry(piece("board", First()), piece("race", Second())))
    game = found.new_game(2)
    assert (game.rooms, game.doors) == (("a", "b"), 2)


def test_state_parts_are_attributes_of_the_game():
    assert card_game().new_game(2).cards == Cards()


def parts(**classes):
    class Parts:
        @hookimpl
        def state_parts(self):
            return classes

    return Parts()


def test_state_part_of_a_taken_name_is_refused():
    said = refused(piece("board", parts(cellar=Cards)), piece("race", parts(cellar=Cards)))
    assert said == "race: the name cellar for a part of the state is taken; choose another"


@pytest.mark.parametrize("name", ["state", "choices", "ask"])
def test_state_part_cannot_hide_what_a_game_has(name):
    assert f"the name {name}" in refused(piece("board", parts(**{name: Cards})))


class GivesTheWrongThing:
    @hookimpl
    def steps(self):
        return 3


class GivesNoList:
    @hookimpl
    def effects(self):
        return Effects("board")


@pytest.mark.parametrize(
    ("wrong", "line"),
    [
        (GivesTheWrongThing(), "board returned int from steps, which asks for a list"),
        (GivesNoList(), "board returned Effects from effects, which asks for a list"),
    ],
)
def test_hook_that_returns_something_else_is_named_with_its_piece(wrong, line):
    with pytest.raises(AssemblyError, match=line):
        variant(wrong)


def test_every_attribute_of_a_game_is_reserved():
    from nemesis_core.assembly import RESERVED

    assert vars(variant().new_game(1)).keys() <= RESERVED


def test_state_that_cannot_be_saved_is_refused_at_once():
    @attrs.define
    class Wrong:
        friends: set[str] = attrs.field(factory=set)

    said = refused(piece("board", parts(wrong=Wrong)))
    assert said.startswith("board: state field Wrong.friends: type set[str] cannot be saved")


def test_step_of_an_unknown_phase_is_refused():
    with pytest.raises(StepError, match="board: step x is of phase night; there are setup, player, event, victory"):
        variant(steps(Step("night", "x", nothing)))
