"""Records: replayed step by step, and the first difference told."""

from __future__ import annotations

import attrs
import pytest

from nemesis_core import assemble, play_recorded, replay
from nemesis_core.bots import make_bots
from nemesis_core.errors import SaveError
from nemesis_core.plugins import Registry
from nemesis_core.records import Recorder, read_record, write_record
from nemesis_core.saves import read_save

from .tiny import CARDS, MANIFEST, CardGame, card_game, home, piece, registry

GAME = card_game()
CHOICES = ("mark", "left", "draw", "roll", "bid", "high", "low", "shuffle", "peek")


def scripted(choices=CHOICES):
    left = list(choices)
    return [lambda game, decision: left.pop(0)] * 2


def recorded(ruleset=GAME):
    return play_recorded(ruleset, 2, 1, scripted())


RECORD = recorded()


def tampered(**fields):
    return replay(attrs.evolve(RECORD, **fields), GAME)


def test_record_has_all_that_replays_a_game():
    assert (RECORD.seats, RECORD.seed, RECORD.ending) == (2, 1, "finished")
    assert [option for _, option in RECORD.choices] == list(CHOICES)
    assert len(RECORD.digests) == 9
    assert RECORD.manifest == attrs.asdict(MANIFEST)
    assert RECORD.versions == GAME.versions()
    assert RECORD.content == GAME.content.digest


def test_record_replays_without_a_difference():
    assert replay(RECORD, GAME) is None


def test_file_replays_alike(tmp_path):
    write_record(RECORD, tmp_path / "game.json")
    assert replay(read_record(tmp_path / "game.json"), GAME) is None


def test_replay_tells_the_story():
    heard = []
    replay(RECORD, GAME, heard.append)
    assert [event.kind for event in heard] == ["mark", "card", "draw", "roll", "bid", "shuffle", "peek"]


def test_fixed_draws_are_in_the_record(tmp_path):
    game = GAME.new_game(2, 1)
    game.fixed.update(die=["6"], deck=[list(reversed(CARDS))])
    recorder = Recorder(game)
    game.play(scripted())
    record = recorder.record()
    assert record.fixed["die"] == ["6"]
    assert "6" in game.cards.said
    write_record(record, tmp_path / "game.json")
    assert replay(read_record(tmp_path / "game.json"), GAME) is None
    assert replay(attrs.evolve(record, fixed={}), GAME).step == 0


# ---------------------------------------------------------------- the first difference


def test_changed_choice_is_found_at_its_step():
    choices = [(0, "right") if option == "left" else (seat, option) for seat, option in RECORD.choices]
    found = tampered(choices=choices)
    assert (found.step, found.place, found.decision) == (1, "player/turns", 2)
    assert "the state after it differs" in found.text


def test_choice_that_is_no_option_is_told():
    found = tampered(choices=[(0, "march"), *RECORD.choices[1:]])
    assert (found.step, found.decision) == (1, 0)
    assert found.text == "seat 1 chose 'march', which is no option of turn now"


def test_choice_of_another_seat_is_told():
    found = tampered(choices=[(1, "mark"), *RECORD.choices[1:]])
    assert found.text == "seat 1 is asked (turn), the record has a choice of seat 2"


def test_missing_choices_are_told():
    found = tampered(choices=RECORD.choices[:3])
    assert (found.step, found.decision) == (3, 3)
    assert found.text == "the record ends, but seat 1 is asked: turn"


def test_choices_too_many_are_told():
    assert tampered(choices=[*RECORD.choices, (0, "roll")]).text == "the game ends before the record does"


@pytest.mark.parametrize("step", range(len(RECORD.digests)))
def test_changed_digest_is_found_at_its_step(step):
    digests = list(RECORD.digests)
    digests[step] = "0" * 16
    found = tampered(digests=digests)
    assert found.step == step
    assert found.text == f"the state after it differs: {RECORD.digests[step]} here, {'0' * 16} in the record"


def test_places_are_those_of_the_steps():
    places = []
    for step in range(len(RECORD.digests)):
        digests = [*RECORD.digests[:step], "x", *RECORD.digests[step + 1 :]]
        places.append(tampered(digests=digests).place)
    assert places == ["setup/deal", *["player/turns"] * 6, "event/finish", "victory/count"]


def test_missing_digest_is_told():
    assert tampered(digests=RECORD.digests[:-1]).text == "the record ends before the game does"


def test_digest_too_many_is_told():
    assert tampered(digests=[*RECORD.digests, "x"]).text == "the game ends before the record does"


def test_other_seed_differs_after_the_first_step():
    assert tampered(seed=2).step == 0


def test_other_ending_is_told():
    assert tampered(ending="won").text == "the game ends with 'finished', the record says 'won'"


def test_rule_that_raises_is_the_difference():
    found = tampered(choices=[(0, "fail"), *RECORD.choices[1:]])
    assert (found.step, found.place) == (1, "player/turns")
    assert "board raised ZeroDivisionError" in found.text


# ---------------------------------------------------------------- what is refused


def test_other_version_is_refused_by_name():
    given = [p for p in registry().plugins if p.name != "board"]
    newer = assemble(MANIFEST, registry=Registry([*given, home(piece("board", CardGame()), version="2.0")]))
    with pytest.raises(SaveError, match=r"made with nemesis-board 1\.0, here it is 2\.0; install that version"):
        replay(RECORD, newer)


def test_plugin_that_was_not_in_use_is_refused_by_name():
    with pytest.raises(SaveError, match=r"made with nemesis-moon 3\.1, but names no piece of it; was it edited"):
        tampered(versions={**RECORD.versions, "nemesis-moon": "3.1"})


def test_piece_whose_plugin_was_not_in_use_is_refused_by_name():
    versions = {name: version for name, version in RECORD.versions.items() if name != "nemesis-race"}
    with pytest.raises(SaveError, match=r"names race \(nemesis-race\), but was made without; was it edited\?"):
        tampered(versions=versions)


def test_other_pieces_are_refused_by_kind():
    versions = {"nemesis-moon": "1.0", **RECORD.versions}
    with pytest.raises(SaveError, match="made with board moon, here it is board board; leave out VARIANT and pieces"):
        tampered(versions=versions, manifest={**RECORD.manifest, "board": "moon"})


def test_other_content_is_refused():
    with pytest.raises(SaveError, match="made with other content"):
        tampered(content="0" * 16)


def test_file_of_another_schema_is_refused(tmp_path):
    file = tmp_path / "game.json"
    write_record(RECORD, file)
    file.write_text(file.read_text().replace('"schema":1', '"schema":2'))
    with pytest.raises(SaveError, match=r"game\.json is no record of schema 1"):
        read_record(file)


def test_save_is_no_record_and_says_what_to_do_with_it(tmp_path):
    file = tmp_path / "game.json"
    file.write_text('{"schema": 1, "kind": "save"}')
    with pytest.raises(SaveError, match=r"is a save, no record; go on with it: nemesis play --resume --save .*json$"):
        read_record(file)
    write_record(RECORD, file)
    with pytest.raises(SaveError, match=r"is a record, no save; tell its story: nemesis replay .*game\.json --log$"):
        read_save(file)


def test_what_is_no_text_is_no_record(tmp_path):
    file = tmp_path / "rows.parquet"
    file.write_bytes(b"PAR1\xff\xfe\x00")
    with pytest.raises(SaveError, match=r"rows\.parquet is no text; give the path of a record$"):
        read_record(file)


# ---------------------------------------------------------------- bots


def test_bots_leave_a_record_that_replays():
    record = play_recorded(GAME, 3, 9, [Careful(bot) for bot in make_bots("random", 3, 9)])
    assert replay(record, GAME) is None


class Careful:
    """Plays like another bot, but never fails."""

    def __init__(self, bot):
        self.bot = bot

    def __call__(self, game, decision):
        choice = self.bot(game, decision)
        return "roll" if choice == "fail" else choice


def test_the_game_is_given_back_when_all_was_as_recorded():
    games = []
    assert replay(RECORD, GAME, done=games.append) is None
    assert [game.state.ending for game in games] == [RECORD.ending]
    assert replay(attrs.evolve(RECORD, digests=[]), GAME, done=games.append) is not None
    assert len(games) == 1
