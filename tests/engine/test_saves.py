"""Saved sessions: as JSON and back at every decision, and what is refused."""

from __future__ import annotations

import json

import attrs
import orjson
import pytest

from nemesis_core import Record, Session, Step, assemble, hookimpl
from nemesis_core.errors import SaveError
from nemesis_core.plugins import Registry
from nemesis_core.saves import read_json, write_save
from nemesis_core.serial import digest

from .tiny import MANIFEST, CardGame, card_game, home, piece, registry, steps, variant

GAME = card_game()
CHOICES = ("mark", "left", "look", "card/d", "roll", "bid", "high", "low", "peek", "end")


def other(version="1.0", *objects, **fields):
    """The card game with another version of its distribution, or with more in it."""
    given = [p for p in registry().plugins if p.name != "board"]
    return assemble(
        MANIFEST, registry=Registry([*given, home(piece("board", CardGame(), *objects, **fields), version=version)])
    )


def session(*choices, ruleset=GAME):
    made = Session(ruleset.new_game(2, 1))
    for choice in choices:
        made.choose(choice if choice in made.decision.options else made.decision.options[0])
    return made


def through_json(made, ruleset=GAME):
    return Session.load(json.loads(orjson.dumps(made.save())), ruleset)


@pytest.mark.parametrize("number", range(len(CHOICES) + 1))
def test_loaded_session_is_the_one_that_was_saved(number):
    made = session(*CHOICES[:number])
    loaded = through_json(made)
    assert digest(loaded.game.state) == digest(made.game.state)
    assert loaded.game.choices == made.game.choices
    assert loaded.notice == ""
    if made.decision:
        assert attrs.asdict(loaded.decision) == attrs.asdict(made.decision)
    else:
        assert loaded.decision is None


def test_loaded_session_plays_on_alike():
    made = session(*CHOICES[:3])
    loaded = through_json(made)
    for each in (made, loaded):
        for choice in (each.decision.options[0], "roll", "shuffle", "draw", "end"):
            each.choose(choice)
    assert loaded.game.state == made.game.state


def test_fixed_draws_to_come_are_saved():
    game = GAME.new_game(2, 1)
    game.fixed["die"] = ["6", "1"]
    made = Session(game)
    made.choose("roll")
    loaded = through_json(made)
    loaded.choose("roll")
    assert loaded.game.cards.said == ["6", "1"]


def test_saving_changes_nothing():
    made = session("mark")
    assert made.save() == made.save()
    made.choose("left")


def test_save_is_a_file(tmp_path):
    made = session("mark")
    write_save(made, tmp_path / "game.json")
    loaded = Session.load(read_json(tmp_path / "game.json", "save"), GAME)
    assert digest(loaded.game.state) == digest(made.game.state)


def test_file_that_cannot_be_read_is_named(tmp_path):
    with pytest.raises(SaveError, match=r"nowhere\.json: No such file.*give the path of a save"):
        read_json(tmp_path / "nowhere.json", "save")
    (tmp_path / "half.json").write_text('{"schema": 1, "ki')
    with pytest.raises(SaveError, match=r"half\.json is no whole save .*cut short"):
        read_json(tmp_path / "half.json", "save")


# ---------------------------------------------------------------- what is refused


@pytest.mark.parametrize("data", [None, [], "x", {}, {"kind": "record", "schema": 1}, {"kind": "save", "schema": 99}])
def test_what_is_no_save_is_refused(data):
    with pytest.raises(SaveError, match="this is no save of schema 1"):
        Session.load(data, GAME)


FIELDS = ("manifest", "versions", "content", "step", "state", "choices", "replay")


@pytest.mark.parametrize("field", FIELDS)
def test_save_that_lacks_a_field_is_refused(field):
    data = session("mark").save()
    del data[field]
    with pytest.raises(SaveError, match=f"cut short|{field}"):
        Session.load(data, GAME)


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("value", [None, 7, [1], {"a": None}], ids=str)
def test_save_with_something_else_in_a_field_is_refused_or_noticed(field, value):
    try:
        loaded = Session.load({**session("mark").save(), field: value}, GAME)
    except SaveError as error:
        assert "\n" not in str(error)
    else:
        assert loaded.notice


def test_choice_that_cannot_be_played_again_is_refused():
    data = session("mark").save()
    with pytest.raises(SaveError, match=r"cannot be played again \('left' is not an option of turn"):
        Session.load({**data, "replay": ["left"]}, GAME)


@pytest.mark.parametrize(("phase", "step"), [("night", 0), ("player", 9)])
def test_step_that_does_not_exist_is_refused(phase, step):
    data = session().save()
    with pytest.raises(SaveError):
        Session.load({**data, "state": {**data["state"], "phase": phase, "step": step}}, GAME)


@pytest.mark.parametrize("kind", ["board", "race", "mode", "crew"])
def test_save_of_another_variant_is_refused(kind):
    moon = piece(kind, name="moon") if kind != "board" else piece("board", CardGame(), name="moon")
    manifest = attrs.evolve(MANIFEST, **{kind: ("moon",) if kind == "crew" else "moon"})
    theirs = assemble(manifest, registry=registry(piece("board", CardGame()), moon))
    with pytest.raises(SaveError, match=f"belongs to another variant .{kind} .*moon"):
        Session.load(session(ruleset=theirs).save(), GAME)


# ---------------------------------------------------------------- other versions


def test_save_of_another_version_is_taken_up_at_its_boundary_with_a_notice():
    made = session("roll", "mark")
    loaded = through_json(made, other("2.0"))
    assert loaded.notice == (
        "saved with nemesis-board 1.0 (here 2.0): taken up at the start of the step, 1 choices since are lost"
    )
    assert (loaded.decision.kind, loaded.game.cards.said) == ("turn", made.game.cards.said)
    assert loaded.game.choices == [(0, "roll")]


def test_save_of_other_content_is_taken_up_at_its_boundary_too():
    record = {"id": "x", "source": "stand-in"}

    class Kinds:
        @hookimpl
        def record_kinds(self):
            return {"thing": Record}

    loaded = through_json(session("mark"), other("1.0", Kinds(), records={"thing": [record]}))
    assert loaded.notice.startswith("saved with other content")
    assert loaded.decision.kind == "turn"


def test_step_is_found_by_name_where_another_version_has_more_of_them():
    more = other("2.0", steps(Step("player", "dawn", lambda game: None, before="turns")))
    loaded = through_json(session("mark"), more)
    assert more.step_name("player", loaded.game.state.step) == "turns"
    assert loaded.decision.kind == "turn"


def test_step_that_another_version_no_longer_has_is_named():
    gone = other("2.0", steps(Step("player", "round", lambda game: None, replaces="turns")))
    with pytest.raises(SaveError, match="stands at step player/turns, which is no more"):
        through_json(session("mark"), gone)


def test_new_state_of_another_version_begins_as_at_first():
    @attrs.define
    class Cellar:
        depth: int = 3

    class More:
        @hookimpl
        def state_parts(self):
            return {"cellar": Cellar}

    loaded = through_json(session("mark"), other("2.0", More()))
    assert loaded.game.cellar == Cellar(3)


def test_piece_brings_what_an_older_version_saved_up_to_date():
    @attrs.define
    class Cellar:
        depth: int = 3

    class New:
        @hookimpl
        def state_parts(self):
            return {"cellar": Cellar}

        @hookimpl
        def migrate(self, parts, versions):
            assert versions["nemesis-board"] == "1.0"
            parts["cellar"] = {"depth": parts.pop("vault")["metres"] * 2}

    data = session("mark").save()
    data["state"]["parts"]["vault"] = {"metres": 4}
    before = json.dumps(data)
    loaded = Session.load(data, other("2.0", New()))
    assert loaded.game.cellar == Cellar(8)
    assert loaded.notice
    assert json.dumps(data) == before


def test_piece_that_fails_to_migrate_is_named():
    class Broken:
        @hookimpl
        def migrate(self, parts):
            raise KeyError("vault")

    with pytest.raises(SaveError, match="board raised KeyError in migrate: 'vault'"):
        through_json(session("mark"), other("2.0", Broken()))


def test_save_of_the_same_version_is_not_migrated():
    class Never:
        @hookimpl
        def migrate(self, parts):
            raise AssertionError

    ruleset = other("1.0", Never())
    assert through_json(session("mark", ruleset=ruleset), ruleset).notice == ""


def test_state_that_another_version_no_longer_has_is_named():
    data = session().save()
    with pytest.raises(SaveError, match="cards"):
        Session.load(data, variant())


def test_finished_game_of_another_version_is_still_finished():
    loaded = through_json(session("end"), other("2.0"))
    assert loaded.decision is None
    assert loaded.game.over
