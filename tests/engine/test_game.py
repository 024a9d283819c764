"""The game: asking, chance, steps, ends."""

from __future__ import annotations

import pytest

from nemesis_core import Piece, Step, assemble
from nemesis_core.bots import make_bots
from nemesis_core.errors import GameOver, NemesisError, PluginError
from nemesis_core.game import STALL

from .tiny import CARDS, FACES, MANIFEST, card_game, piece, registry, steps, variant


def scripted(*choices, seats=2):
    """A bot for every seat that gives `choices` in order."""
    left = list(choices)
    return [lambda game, decision: left.pop(0)] * seats


def fresh(seats=2, seed=1, **fields):
    return card_game(**fields).new_game(seats, seed)


def played(*choices, seats=2, seed=1):
    return fresh(seats, seed).play(scripted(*choices, seats=seats))


# ---------------------------------------------------------------- asking


def test_options_are_sorted_before_anybody_sees_them():
    game, seen = fresh(), []
    game.asker = lambda _, decision: seen.append(decision) or decision.options[-1]
    assert game.ask(1, "colour", ["red", "blue", "green"], about="wire") == "red"
    assert [(d.seat, d.kind, d.options, d.about) for d in seen] == [(1, "colour", ["blue", "green", "red"], "wire")]


def test_single_option_is_taken_without_asking():
    game = fresh()
    assert game.ask(0, "colour", ["red"]) == "red"
    assert (game.state.forced, game.state.decisions, game.choices) == (1, 0, [])
    assert game.trail == [("forced", 0, "red")]


def test_no_option_is_an_error_of_the_rule():
    with pytest.raises(ValueError, match="no option left for decision colour of seat 1"):
        fresh().ask(1, "colour", [])


def test_choice_is_counted_and_kept():
    game = fresh()
    game.asker = scripted("blue")[0]
    game.ask(1, "colour", ["red", "blue"])
    assert (game.state.decisions, game.choices, game.trail) == (1, [(1, "blue")], [("choose", 1, "blue")])


def test_several_seats_choose_before_anything_happens():
    before = []
    game = fresh(3)

    def bot(game, decision):
        if decision.kind == "bid":
            before.append(dict(game.cards.bids))
            return ("high", "low", "high")[decision.seat]
        return "bid" if not before else "end"

    game.play([bot] * 3)
    assert before == [{}, {}, {}]
    assert game.cards.bids == {0: "high", 1: "low", 2: "high"}


# ---------------------------------------------------------------- chance


def test_everything_drawn_is_on_the_trail():
    game = fresh()
    pieces = ["a", "b", "c"]
    face = game.roll("die", FACES)
    game.shuffle("bag", pieces)
    order = tuple(pieces)
    drawn = game.pick("bag", pieces)
    game.drawn("card/a")
    game.know("card/b", (0,))
    assert game.trail == [
        ("roll", "die", face),
        ("shuffle", "bag", order),
        ("pick", "bag", drawn),
        ("drawn", "card/a"),
        ("know", "card/b"),
    ]
    assert sorted([*pieces, drawn]) == ["a", "b", "c"]


def test_fixed_draws_come_in_order_and_then_chance_again():
    game, bag = fresh(), ["a", "b", "c"]
    game.fixed.update({"die": ["6", "1"], "bag": ["b"], "deck": [["c", "a"]]})
    assert [game.roll("die", FACES) for _ in range(2)] == ["6", "1"]
    assert game.pick("bag", bag) == "b"
    game.shuffle("deck", bag)
    assert bag == ["c", "a"]
    assert game.roll("die", FACES) in FACES
    assert not any(game.fixed.values())


@pytest.mark.parametrize("draw", ["die", "bag", "deck"])
def test_fixed_draw_that_cannot_be_is_refused(draw):
    game = fresh()
    game.fixed.update(die=["7"], bag=["x"], deck=[["a", "a"]])
    rolls = {
        "die": lambda: game.roll("die", FACES),
        "bag": lambda: game.pick("bag", ["a", "b"]),
        "deck": lambda: game.shuffle("deck", ["a", "b"]),
    }
    with pytest.raises(ValueError, match="fixed|not in list"):
        rolls[draw]()


def test_shuffled_pieces_are_known_to_nobody():
    game = fresh()
    game.know_all("card/a")
    game.know("card/b", (1,))
    game.shuffle("deck", ["card/a", "card/c"])
    assert game.state.known == {"card/b": 0b10}


def test_knowing_adds_up_and_is_forgotten():
    game = fresh(3)
    game.know("card/a", (0,))
    game.know("card/a", (2,))
    assert game.state.known["card/a"] == 0b101
    game.know_all("card/a")
    assert game.state.known["card/a"] == 0b111
    game.forget("card/a")
    assert game.state.known == {}


# ---------------------------------------------------------------- telling


def test_nothing_is_told_while_nobody_listens():
    fresh().tell("noise", "T-1", seats=[object()])


def test_listener_hears_rule_audience_and_data():
    game, heard = fresh(), []
    game.listener = heard.append
    game.tell("card", "T-2", (1,), card="card/a")
    assert [(e.kind, e.rule, e.audience, e.data) for e in heard] == [("card", "T-2", (1,), {"card": "card/a"})]


# ---------------------------------------------------------------- steps


def test_phases_follow_each_other_until_the_end():
    order = []

    def note(name, last=False):
        def run(game):
            order.append(f"{game.state.phase}/{name}")
            return not last and order.count(order[-1]) < 2

        return run

    def stop(game):
        order.append("event/stop")
        if order.count("event/stop") == 2:
            game.end("enough")

    given = [Step("setup", "a", note("a", last=True)), Step("player", "b", note("b")), Step("event", "stop", stop)]
    game = variant(steps(*given, Step("victory", "c", note("c", last=True)))).new_game(1).play([])
    round_ = ["player/b", "player/b", "event/stop"]
    assert order == ["setup/a", *round_, "player/b", "event/stop", "victory/c"]
    assert (game.over, game.state.ending, game.state.steps) == (True, "enough", 7)


def test_game_without_steps_stalls():
    assert variant().new_game(1).play([]).state.ending == STALL


def test_trail_holds_the_running_step_only():
    at_asking, at_boundary = [], []
    game = fresh()
    game.on_step = lambda game: at_boundary.append(list(game.trail))

    def bot(game, decision):
        at_asking.append([entry[0] for entry in game.trail])
        return {"turn": "look", "back": decision.options[0]}[decision.kind]

    game.play([bot] * 2)
    assert at_asking == [[], ["choose", "know", "know"]] * 6
    assert all(trail == [] for trail in at_boundary)


def test_state_is_the_same_at_a_boundary_kept_or_not():
    kept, plain = fresh(), fresh()
    kept.keep_boundary = True
    choices = ("draw", "roll", "peek", "shuffle", "bye", "end")
    assert kept.play(scripted(*choices)).state == plain.play(scripted(*choices)).state == kept.boundary


# ---------------------------------------------------------------- the end


def test_game_over_from_any_depth_leads_to_the_victory_check():
    game = played("draw", "end")
    assert (game.over, game.state.ending, game.cards.said) == (True, "ended", ["counted"])


def test_first_reason_stays():
    game = fresh()
    game.state.ending = "fire"
    with pytest.raises(GameOver):
        game.end("flood")
    assert game.state.ending == "fire"


@pytest.mark.parametrize("phase", ["setup", "player", "event"])
def test_game_can_end_in_any_phase(phase):
    done = []
    given = [Step(phase, "stop", lambda game: game.end(phase)), Step("victory", "check", lambda game: done.append(1))]
    game = variant(steps(*given)).new_game(1).play([])
    assert (game.state.ending, game.state.phase, done) == (phase, "over", [1])


def test_end_within_the_victory_check_leaves_that_step_only():
    done = []
    given = [
        Step("event", "stop", lambda game: game.end("first")),
        Step("victory", "death", lambda game: game.end("second")),
        Step("victory", "score", lambda game: done.append(game.state.ending)),
    ]
    game = variant(steps(*given)).new_game(1).play([])
    assert (done, game.state.ending) == (["first"], "first")


def test_rule_cannot_swallow_the_end_by_catching_exceptions():
    def greedy(game):
        try:
            game.end("now")
        except Exception:  # noqa: BLE001 (what a careless rule does)
            return True

    assert variant(steps(Step("event", "greedy", greedy))).new_game(1).play([]).state.ending == "now"


def test_stall_guard_ends_a_game_that_never_does():
    ruleset = variant(steps(Step("player", "forever", lambda game: True)))
    game = ruleset.new_game(1).play([])
    assert (game.over, game.state.ending, game.state.steps) == (True, STALL, ruleset.max_steps)


def test_stall_guard_spares_a_game_that_ends_at_the_limit():
    ruleset = variant(steps(Step("event", "stop", lambda game: game.end("just so"))))
    ruleset.max_steps = ruleset.new_game(1).play([]).state.steps
    assert ruleset.new_game(1).play([]).state.ending == "just so"


# ---------------------------------------------------------------- a rule that raises


def test_error_names_piece_function_and_step():
    with pytest.raises(PluginError) as raised:
        played("draw", "fail")
    assert str(raised.value) == "board raised ZeroDivisionError in turns (step player/turns): no rule is perfect"
    assert isinstance(raised.value.__cause__, ZeroDivisionError)


def test_error_in_a_module_of_a_piece_names_its_function(tmp_path, monkeypatch):
    (tmp_path / "moonrace.py").write_text("def helper():\n    return 1 // 0\n")
    monkeypatch.syspath_prepend(tmp_path)
    import moonrace

    race = piece("race", steps(Step("event", "rise", lambda game: moonrace.helper())), implementation=("moonrace",))
    ruleset = assemble(MANIFEST, registry=registry(race))
    with pytest.raises(PluginError, match=r"race raised ZeroDivisionError in moonrace\.helper \(step event/rise\)"):
        ruleset.new_game(1).play([])


def test_error_in_a_hook_is_the_pieces_that_implements_it(tmp_path, monkeypatch):
    (tmp_path / "moonmode.py").write_text(
        "from nemesis_core import hookimpl\n\n\n@hookimpl\ndef power(game, place):\n    raise KeyError(place)\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    mode = Piece(id="mode", kind="mode", title="Moon", implementation=("moonmode",))
    board = piece("board", steps(Step("event", "dawn", lambda game: game.hooks.power(game, "hall"))))
    ruleset = assemble(MANIFEST, registry=registry(board, mode))
    with pytest.raises(PluginError, match=r"mode raised KeyError in moonmode\.power \(step event/dawn\): 'hall'"):
        ruleset.new_game(1).play([])


def test_packages_with_a_common_beginning_are_not_mixed_up():
    ruleset = assemble(MANIFEST, registry=registry(piece("race", implementation=("nemesis_moon.hooks",))))
    assert ruleset._home("nemesis_moon.hooks") == ruleset._home("nemesis_moon.other") == "race"
    assert ruleset._home("nemesis_moonlight.hooks") is None


# ---------------------------------------------------------------- copies


def test_clone_at_a_boundary_plays_on_alike():
    copies = []
    game = fresh()
    game.on_step = lambda game: copies.append(game.clone())
    choices = ("roll", "draw", "shuffle", "peek", "roll", "roll")
    end = game.play(scripted(*choices)).state
    for i, copy in enumerate(copies[:-2]):
        assert copy.choices == game.choices[: len(copy.choices)]
        assert copy.play(scripted(*choices[i:])).state == end


def test_clone_inside_a_step_starts_at_its_boundary():
    copies = []
    game = fresh()
    game.keep_boundary = True

    def bot(game, decision):
        copies.append((game.clone(), game.trail_choices()))
        return {"turn": "mark", "where": "left"}[decision.kind]

    end = game.play([bot] * 2).state
    for copy, replay in copies:
        assert copy.play(scripted(*replay, *["left"] * (len(replay) % 2), *["mark", "left"] * 6)).state == end


def test_clone_inside_a_step_needs_the_boundary():
    def bot(game, decision):
        game.clone()

    with pytest.raises(PluginError, match="keep_boundary"):
        fresh().play([bot] * 2)


def test_fixed_draws_and_forced_count_go_with_a_clone():
    game = fresh()
    game.fixed["die"] = ["6", "5"]
    game.ask(0, "colour", ["red"])
    copy = game.clone()
    assert [copy.roll("die", FACES), copy.state.forced] == ["6", 1]
    assert game.fixed == {"die": ["6", "5"]}
    assert copy.fixed is copy.state.fixed


def test_cards_are_all_dealt():
    game = played("end")
    assert sorted([*game.cards.deck, *game.cards.hands[0], *game.cards.hands[1]]) == sorted(CARDS)


def test_bots_are_as_many_as_the_seats():
    with pytest.raises(NemesisError, match="^3 bots for 2 seats; give one for each seat$"):
        card_game().new_game(2).play(make_bots("random", 3, 1))
