"""What happens in a scenario: legal Actions in words, steps, answers; what is not legal is told."""

from __future__ import annotations

import pytest

from nemesis_core import Piece, Plugin, Step, hookimpl
from nemesis_core.testing.scenario import ScenarioError, read_scenario, run_scenario

from .conftest import HEAD

MINE = '[pieces]\nhouse_rules = ["mine"]\n'


class Mine:
    """A house rule with a step that ends the game."""

    @hookimpl
    def steps(self):
        return [Step("event", "mine", lambda game: game.end("mine"), after="fire")]


mine = Mine()

ALPHA = '[[given]]\nwho = "alpha"\nhand = ["look", "plan", "plan"]\n'
BOTH = ALPHA + '[[given]]\nwho = "beta"\nhand = ["stop"]\n'


def act(does: str, *more: str, who: str = "alpha") -> str:
    return "\n".join(["[[when]]", f'who = "{who}"', f'does = "{does}"', *more, ""])


def test_an_action_is_taken_in_the_words_of_its_option(failed):
    text = (
        ALPHA + '[rigged]\ndice.noise-die = ["2"]\n' + act("move workshop") + '[then]\nstate.alpha.place = "workshop"'
    )
    assert failed(text) == []


def test_equal_copies_are_one_choice_and_the_beginning_is_enough(failed):
    assert failed(ALPHA + act("card plan draw") + "[then]\nstate.alpha.hand.count = 3") == []


def test_an_action_that_is_not_legal_fails_and_shows_what_is(failed):
    text = ALPHA + '[[given]]\ndoors.ab = "closed"\n' + act("move b")
    ((where, expected, found),) = failed(text)
    assert (where, expected) == ("[[when]] 1", "alpha: move b")
    assert found.startswith("not legal now; alpha could: ")
    assert "move c" in found and "move b" not in found


def test_who_is_in_no_room_has_no_action(failed):
    text = '[[given]]\nwho = "alpha"\nplace = ""\nhand = ["look"]\n' + act("pass")
    assert failed(text) == [("[[when]] 1", "alpha: pass", "alpha is in no Room (active) and has no Action")]


def test_questions_are_answered_in_order(failed):
    text = (
        ALPHA
        + act("card plan hide ab", 'answers = ["look"]')
        + '[then]\nstate.table.noise.ab = true\nstate.alpha.discard = ["plan", "look"]'
    )
    assert failed(text) == []


def test_a_reaction_is_an_answer_and_none_without(failed):
    reacts = (
        BOTH
        + act("card plan draw", 'answers = ["react stop cancel"]')
        + '[then]\nstate.alpha.hand = ["plan"]\nevents = [{ kind = "cancelled", who = "alpha" }]'
    )
    lets = BOTH + act("card plan draw") + '[then]\nno_events = ["cancelled"]'
    assert failed(reacts) == []
    assert failed(lets) == []


def test_a_question_without_an_answer_fails(failed):
    text = ALPHA + '[[given]]\nset.table.fire.b = true\n[[when]]\nturn = "alpha"\n'
    ((where, expected, found),) = failed(text)
    assert (where, expected) == ("[[when]] 1", "no further question (or an answer to it)")
    assert found.startswith("alpha is asked turn: ")


def test_a_turn_is_asked_for(failed):
    assert failed(ALPHA + '[[when]]\nturn = "alpha"\nanswers = ["card plan draw"]\n[then]\nstate.alpha.acted = 1') == []


def test_an_answer_that_nothing_asks_for_fails(failed):
    ((where, expected, found),) = failed(ALPHA + act("pass", 'answers = ["clinic"]'))
    assert (where, expected) == ("[[when]] 1", 'a question for the answer "clinic"')
    options = "alpha.look/2, alpha.plan/2, alpha.plan/4, done"
    assert found == f"asked was alpha pass-discard: {options} (what has one option is done unasked)"


def test_a_step_and_a_phase(failed):
    text = """
[[given]]
intruder = "drone"
place = "a"
[rigged]
decks.attacks = ["scratch-2"]
[[when]]
step = "event/attacks"
then.state.table.round = 1
then.state.beta.light.most = 1
[[when]]
phase = "player"
[then]
state.table.round = 2
state.alpha.hand.count = 5
"""
    assert failed(text) == []
    event = '[[when]]\nphase = "event"\nrigged.decks.events = ["giants-1"]\n'
    assert failed(event + '[then]\nevents = [{ kind = "event", card = "giants-1" }]') == []


def test_the_end_and_who_wins(failed):
    end = '[[when]]\ngame_ends = "fake-time"\n'
    assert failed(end + '[then]\nending = "fake-time"\nwon = ["alpha", "beta"]') == []
    ((where, expected, found),) = failed(end + '[then]\nlost = ["alpha"]')
    assert (where, expected, found) == ("[then] lost", "alpha lost", "alpha won")


def test_a_game_that_ends_by_itself_is_checked_when_asked(failed):
    ends = "[[given]]\nset.table.round = 12\n" + '[[when]]\nstep = "event/fake-time"\n'
    assert failed(ends + '[[when]]\nphase = "victory"\n[then]\nending = "fake-time"\nwon = ["beta"]') == []
    ((_, expected, found),) = failed(ends + act("pass") + '[then]\nending = "fake-time"')
    assert (expected, found) == ("the game to go on", "it is over (fake-time); only phase = victory can follow")
    ((_, expected, _),) = failed('[[when]]\nphase = "victory"\n')
    assert expected == "a game that is over"
    ((where, _, _),) = failed(ends + '[then]\nwon = ["alpha"]')
    assert where == "[then] won, lost"


def test_what_a_when_says_is_checked_at_once(failed):
    text = ALPHA + act("pass", "then.state.alpha.passed = false") + '[[when]]\nphase = "player"\n'
    assert failed(text) == [("[[when]] 1 then alpha.passed", "false", "true")]


@pytest.mark.parametrize("seed", [1, 2])
def test_the_seed_is_that_of_chance(play, seed):
    head = f'format = 1\ntitle = "s"\nrules = ["LD-FIRE-01"]\ncharacters = ["alpha"]\nseed = {seed}\n'
    assert play(f"[then]\nstate.state.seed = {seed}", head=head).passed


def test_pieces_that_are_not_installed_are_given_as_plugins(write):
    rule = Piece(id="mine", kind="house-rule", title="Mine", implementation=(f"{__name__}:mine",))
    scenario = read_scenario(write('[[when]]\nstep = "event/mine"\n[then]\nending = "mine"', pieces=MINE))
    assert run_scenario(scenario, more=(Plugin(pieces=(rule,)),)).passed
    with pytest.raises(ScenarioError, match="house-rule mine is not installed"):
        run_scenario(scenario)


def test_actions_alone_end_no_turn_and_the_second_by_turn_does(failed):
    fire = ALPHA + '[[given]]\nfire = ["b"]\n[[given]]\nwho = "alpha"\nplace = "b"\n'
    plan, by_turn = act("card plan draw"), '[[when]]\nturn = "alpha"\nanswers = ["card plan draw"]\n'
    assert failed(fire + plan + plan + "[then]\nstate.alpha.light = 0\nstate.alpha.acted = 2") == []
    assert failed(fire + plan + by_turn + "[then]\nstate.alpha.light = 1\nstate.alpha.acted = 0") == []


@pytest.mark.variant
def test_house_rules_come_to_the_variant_beside_which_they_stand(write):
    head = HEAD.replace('"alpha", "beta"', '"hacker"') + 'variant = "lockdown-solo"\nhouse_rules = ["short-time=10"]\n'
    then = "[then]\nstate.facility.time = 10\n"
    assert run_scenario(read_scenario(write(head=head, pieces="", then=then))).passed
    other = head.replace("=10", "=9")
    assert not run_scenario(read_scenario(write(head=other, pieces="", then=then))).passed
