"""`nemesis play` through pipes: asking, answering, commands, the end."""

from __future__ import annotations

import io
import json

import pytest

from nemesis_core import assemble, make_bots

from .playing import FIRST, PROMPT, chosen, play


@pytest.fixture
def save(tmp_path):
    return tmp_path / "game.json"


@pytest.fixture(scope="module")
def ruleset():
    return assemble("lockdown")


def first_options(ruleset, seats, seed, people=(0,)):
    """The choices of a game in which people always take the first option and bots are random."""
    bots = make_bots("random", seats, seed)
    for seat in people:
        bots[seat] = lambda _game, decision: decision.options[0]
    return ruleset.new_game(seats, seed).play(bots).choices


# ---------------------------------------------------------------- a whole game


def test_a_whole_game_ends_with_a_verdict_and_a_record_that_replays(nemesis, save):
    done = play("lockdown", "--players", 3, "--seed", 5, "--save", save)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is over." in done.stdout
    record = save.parent / "game.record.json"
    assert str(record) in done.stdout
    assert [path.name for path in save.parent.iterdir()] == [record.name]
    again = nemesis("replay", record)
    assert (again.code, "all as recorded" in again.out) == (0, True)


def test_a_number_is_turned_into_the_option_it_stood_for(ruleset, save):
    # The first option on the screen is the first of the decision, as menus keep its order.
    play("lockdown", "--players", 2, "--seed", 3, "--save", save, says="1\n1\n1\nq\n")
    mine = [option for seat, option in first_options(ruleset, 2, 3) if seat == 0]
    assert [tuple(o) if isinstance(o, list) else o for o in chosen(save, 0)][:2] == mine[:2]


def test_without_a_seed_games_differ(tmp_path):
    for name in ("a.json", "b.json"):
        play("lockdown", "--save", tmp_path / name, says="q\n")
    one, other = (json.loads((tmp_path / name).read_text())["state"]["seed"] for name in ("a.json", "b.json"))
    assert one != other


def test_bots_are_named_one_for_each_of_the_other_seats(save):
    bots = ("--players", 4, "--seat", 2, "--bots", "random,curious,random")
    play("lockdown", *bots, "--seed", 1, "--save", save, says="q\n")
    assert json.loads(save.read_text())["sitting"]["bots"] == "random,random,curious,random"


def test_bots_play_the_other_seats(save):
    play("lockdown", "--players", 3, "--seat", 2, "--seed", 1, "--save", save, "--bots", "curious", says="1\n1\nq\n")
    sitting = {"people": [1], "bots": "curious", "seconds": None, "crossed": False}
    assert json.loads(save.read_text())["sitting"] == sitting
    assert len(chosen(save, 1)) >= 2


# ---------------------------------------------------------------- commands


@pytest.fixture
def sit(nemesis, save, monkeypatch):
    """A game of two seats in this process, saved `at`, in which seat 1 says `lines` and leaves; returns the screen."""

    def run(*lines, seed=1, at=save, more=(), resume=False):
        monkeypatch.setattr("sys.stdin", io.StringIO("\n".join([*lines, "q", ""])))
        begin = ("--resume",) if resume else ("lockdown", "--players", 2, "--seed", seed)
        done = nemesis("play", *begin, "--save", at, *more)
        assert done.code == 0, done.err
        return done.out

    return run


@pytest.mark.parametrize("line", ["99", "-1", "0", "1.5", "x", "²", "9" * 5000, "\x00"])
def test_an_answer_that_is_none_is_asked_again(sit, save, line):
    said = sit(line)
    assert len(PROMPT.findall(said)) == 2
    assert chosen(save, 0) == []


def test_help_lists_the_commands(sit):
    said = sit("?")
    for command in ("number", "? word", "take back", "--resume"):
        assert command in said


def test_an_option_is_explained_with_its_rule(sit):
    assert "LD-SETUP-" in sit("? 1")


@pytest.mark.parametrize(
    ("word", "rule"), [("fire", "LD-FIRE-"), ("LD-NOISE-06", "LD-NOISE-06"), ("ld-noise-06", "LD-NOISE-06")]
)
def test_a_word_is_explained_with_its_rules(sit, word, rule):
    assert rule in sit(f"? {word}")


@pytest.mark.parametrize("number", ["98", "99"])
def test_an_option_that_is_not_there_is_not_explained(sit, number):
    assert f"There is no option {number}" in sit(f"? {number}")


def test_enter_shows_the_options_again(sit):
    assert sit("").count("which do you keep?") == 2


def test_a_component_is_explained_with_what_it_does(sit):
    said = sit("? Medkit")
    assert "Medkit (item)" in said
    assert "Serious Wound" in said


def test_a_symbol_of_the_map_is_explained_with_its_rules(sit):
    said = sit("? TC")
    assert "On the map it stands for: Technical Corridors." in said
    assert "LD-TECH-01" in said
    assert "matching" not in said


def test_a_word_of_which_nothing_is_known_is_said_to_be_so(sit):
    said = sit("? frobnicate", "? Medkitt")
    assert "Nothing is known of 'frobnicate'" in said
    assert "do you mean Medkit" in said


def test_undo_is_refused_once_something_was_learnt(sit):
    assert "Nothing can be taken back" in sit("u")


def test_undo_takes_back_the_last_choice(sit, save):
    """Seat 1 chooses until something can be taken back, and takes it back."""
    for number in range(1, 60):
        path = save.with_name(f"{number}.json")
        sit(*["1"] * number, seed=4, at=path)
        if json.loads(path.read_text())["replay"]:
            break
    before = chosen(path)
    assert "Taken back." in sit("u", at=path, resume=True)
    assert chosen(path) == before[:-1]


def test_the_whole_log_and_the_last_part_of_it_are_told(sit):
    first, since, again, whole, *_ = sit("1", "l", "ll").split("for help: ")
    for part, before_my_choice, after_it in ((first, 1, 0), (since, 0, 1), (again, 0, 1), (whole, 1, 1)):
        assert part.count("The face-up Computer card is now") == before_my_choice
        assert part.count("Round 1 begins.") == after_it


def test_rules_are_told_behind_the_log(sit):
    assert "[LD-" in sit("1", more=("--rules",))


def test_the_table_is_shown_again(sit):
    shown, again = sit("1", "s").split("for help: ")[1:3]
    assert "Exits of" in again
    assert again.removeprefix("s").strip() in shown


def test_a_long_menu_is_folded_and_unfolded(sit, save):
    """Seat 1 looks for a line that stands for several options, opens it, goes back, opens it and takes one."""
    for seed in range(60):
        path = save.with_name(f"{seed}.json")
        menu = sit("1", "1", seed=seed, at=path).split("for help: ")[-2]
        folded = [line.split()[0] for line in menu.splitlines() if "options)" in line]
        if folded:
            break
    made = chosen(path)
    said = sit(folded[0], "0", folded[0], "2", at=path, resume=True)
    assert said.count("0  back") == 2
    assert len(chosen(path)) > len(made)


# ---------------------------------------------------------------- what the screen can show


def test_an_ascii_terminal_gets_ascii_without_question_marks_in_its_place(save):
    done = play("lockdown", "--seed", 2, "--save", save, PYTHONIOENCODING="ascii", LC_ALL="C")
    plain = play("lockdown", "--seed", 2, "--save", save, PYTHONIOENCODING="utf-8")
    assert (done.returncode, plain.returncode) == (0, 0)
    assert done.stdout.isascii()
    assert done.stdout.count("?") == plain.stdout.count("?")


def test_pipes_get_no_control_characters(save):
    done = play("lockdown", "--seed", 2, "--save", save, says="1\ns\n? 1\n" + FIRST, FORCE_COLOR="")
    assert "\x1b" not in done.stdout
