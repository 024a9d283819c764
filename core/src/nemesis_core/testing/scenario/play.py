"""`[[when]]`: one thing that happens, by the rules and by nothing else."""

from __future__ import annotations

from ...spelling import did_you_mean
from .arrange import character, rig
from .errors import ScenarioError, WentOtherwise, told
from .format import When
from .table import ScenarioTable, options
from .words import check, listed

PHASES = ("player", "event", "victory")


def play(t: ScenarioTable, when: When) -> None:
    """Let `when` happen.

    :raises ScenarioError: when it names what is not in this game.
    :raises WentOtherwise: when it is not legal, or is asked otherwise than `answers` say.
    """
    if t.ending and when.phase != "victory":
        raise WentOtherwise("the game to go on", f"it is over ({t.ending}); only phase = victory can follow")
    rig(t, when.rigged)
    t.will(*when.answers)
    before = len(t.asked)
    {"does": _act, "turn": _turn, "step": _step, "phase": _phase, "game_ends": _end}[when.kinds()[0]](t, when)
    if t.answers:
        left = ", ".join(map(told, t.answers))
        raise WentOtherwise(f"a question for the answer {left}", _asked(t, before))


def _asked(t: ScenarioTable, before: int) -> str:
    """What was asked since `before` decisions had been."""
    said = (f"{t.said_of(one.seat)} {one.kind}: {options(one.options)}" for one in t.asked[before:])
    asked = "; ".join(said) or "nothing"
    return f"asked was {asked} (what has one option is done unasked)"


def _act(t: ScenarioTable, when: When) -> None:
    who = character(t, when.who)
    meant = t.options_of(who, when.does)
    if not meant:
        legal = t.all_options(who)
        if not legal and not t[who].place:
            raise WentOtherwise(f"{who}: {when.does}", f"{who} is in no Room ({t[who].status}) and has no Action")
        first = when.does.split()[0]
        check("Action", first, sorted({*t.game.actions, *(option[0] for option in legal)}))
        raise WentOtherwise(f"{who}: {when.does}", f"not legal now; {who} could: {options(legal)}")
    if len(meant) > 1:
        raise ScenarioError(f"{told(when.does)} may mean {options(meant)}; say more of it")
    t.act(who, *meant[0])


def _turn(t: ScenarioTable, when: When) -> None:
    t.table.turn = t[character(t, when.turn)].seat
    t.turn()


def _step(t: ScenarioTable, when: When) -> None:
    phase, _, name = when.step.partition("/")
    phases = t.game.ruleset.phases
    known = [f"{p}/{step.name}" for p in PHASES for step in phases.get(p, ())]
    if when.step not in known:
        raise ScenarioError(f"there is no step {when.step}{did_you_mean(when.step, known)}; there are: {listed(known)}")
    t.step(phase, name)


def _phase(t: ScenarioTable, when: When) -> None:
    check("phase", when.phase, PHASES)
    if when.phase == "victory":
        if not t.ending:
            raise WentOtherwise("a game that is over", "it goes on; say game_ends to end it")
        t.finish()
    elif when.phase == "event":
        t.event_phase()
    else:
        t.start_round()


def _end(t: ScenarioTable, when: When) -> None:
    t.finish(when.game_ends)
    t.ending = t.game.state.ending
