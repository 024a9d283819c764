"""Anything in any order: choices, undo, copies, saves and new deals, against a plain replay."""

from __future__ import annotations

import json
from collections.abc import Sequence

import orjson

from ...assembly import Ruleset
from ...bots import make_bots
from ...rules.conservation import check_conserved, pieces
from ...serial import digest
from ...session import Session
from ..differences import told
from ..extra import needed_by
from .checks import asked, check_decision
from .failing import explained, fail

with needed_by(__name__):
    from hypothesis import strategies as st
    from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule


def machine(ruleset: Ruleset, numbers: Sequence[int]) -> type[RuleBasedStateMachine]:
    """A state machine over sessions of `ruleset` with as many seats as one of `numbers` says."""

    class Anything(RuleBasedStateMachine):
        session: Session
        seats: int
        seed: int

        @initialize(seats=st.sampled_from(numbers), seed=st.integers(0, 2**32))
        def start(self, seats: int, seed: int) -> None:
            self.seats, self.seed = seats, seed
            self.session = Session(ruleset.new_game(seats, seed))

        @precondition(lambda self: self.session.decision)
        @rule(data=st.data())
        def choose(self, data: st.DataObject) -> None:
            if self.session.decision is not None:
                option = data.draw(st.sampled_from(self.session.decision.options))
                with explained(self.session.game):
                    self.session.choose(option)

        @precondition(lambda self: self.session.decision)
        @rule(seed=st.integers(0, 99), number=st.integers(1, 30))
        def let_bots_play(self, seed: int, number: int) -> None:
            bots = make_bots("random", self.seats, seed)
            for _ in range(number):
                if self.session.decision is not None:
                    with explained(self.session.game):
                        self.session.choose(bots[self.session.decision.seat](self.session.game, self.session.decision))

        @precondition(lambda self: self.session.can_undo)
        @rule()
        def undo(self) -> None:
            self.session.undo()

        @rule()
        def clone(self) -> None:
            self.session = self.session.clone()

        @rule()
        def save_and_load(self) -> None:
            with explained(self.session.game):
                self.session = Session.load(json.loads(orjson.dumps(self.session.save())), ruleset)

        @precondition(lambda self: self.session.game.state.phase != "setup")
        @rule(seat=st.integers(0, 4), seed=st.integers(0, 99))
        def deal_anew(self, seat: int, seed: int) -> None:
            before, seat = self.session, seat % self.seats
            with explained(before.game):
                after = before.redeal(seat, seed)
                if after.view(seat) != before.view(seat):
                    apart = told(after.view(seat), before.view(seat))
                    fail(f"seat {seat + 1} can tell that it was dealt anew: {apart}")
                check_conserved(after.game, pieces(before.game))

        @invariant()
        def decision_is_in_order(self) -> None:
            if self.session.decision is not None:
                check_decision(self.session.game, self.session.decision)

        def teardown(self) -> None:
            replay = [option for _, option in self.session.game.choices]
            plain = Session(ruleset.new_game(self.seats, self.seed), replay)
            if (asked(plain), digest(plain.game.state)) != (asked(self.session), digest(self.session.game.state)):
                apart = told((asked(self.session), self.session.game.state), (asked(plain), plain.game.state))
                fail(f"a plain replay of the choices comes elsewhere: {apart}", plain.game)

    return Anything
