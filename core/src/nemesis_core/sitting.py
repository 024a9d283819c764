"""A game at one screen: people in some seats, bots in the others, everything that was shown saved before it is."""

from __future__ import annotations

import contextlib
import math
from collections.abc import Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import attrs

from .answers import first_answer
from .bots import ThinkingBot, make_bots
from .errors import BotError, NemesisError, PluginError, SaveError, StaleChoice
from .game import Decision, Event, Option
from .records import Record, record_of
from .rng import LARGEST_SEED
from .saves import read_save, session_from_data, write_save
from .serial import digest
from .session import Session, canonical
from .spelling import numbered
from .story import heard
from .thinking import LIMIT, Thinking

if TYPE_CHECKING:
    from .assembly import Ruleset
    from .bots import Bot

KEY: Final = "sitting"
"""Where a save keeps who sits at the screen."""


@attrs.frozen
class Seating:
    """Who plays: the seats of people (counted from 0), and the bots' names, one or one for each seat.

    `seconds` is how long bots are told that they may think about one choice; None leaves that to them.
    """

    people: tuple[int, ...] = (0,)
    bots: str = "random"
    seconds: float | None = None


def check_people(people: Sequence[int], seats: int) -> tuple[int, ...]:
    """The seats of people, sorted and once each.

    :raises NemesisError: for a seat that the game does not have, counted from 1 in the message.
    """
    for seat in people:
        if not 0 <= seat < seats:
            raise NemesisError(f"there is no seat {seat + 1}; this game has {numbered('seat', seats)}")
    return tuple(sorted(set(people)))


def check_seconds(seconds: float | None) -> float | None:
    """How long bots may think.

    :raises NemesisError: for less than nothing, or for ever.
    """
    if seconds is not None and not 0 < seconds < math.inf:
        raise NemesisError(f"bots cannot think for {seconds:g} seconds; give a number of them above 0")
    return seconds


@attrs.frozen
class _Mark:
    """A choice that was made: by which seat, of which kind, where the seat's mark was before, what was to be picked."""

    seat: int
    kind: str
    mark: int
    picks: int

    def begins(self, later: _Mark) -> bool:
        """Was here picked what belongs to what was picked next, at `later`?"""
        return self.picks > 1 and (self.seat, self.kind, self.picks) == (later.seat, later.kind, later.picks + 1)


class Sitting:
    """Drives a session: bots answer at once, people are waited for, and each step is saved to `path`.

    `session.decision` is a person's decision or, at the end, None. What a person has seen is on the disk by then, so
    a game that is killed goes on where it was seen last.
    """

    def __init__(self, session: Session, seating: Seating, path: Path | None = None, crossed: bool = False) -> None:
        seats = session.game.state.seats
        self.session = session
        self.seating = attrs.evolve(seating, people=check_people(seating.people, seats))
        self.path = path
        self.bots: list[Bot] = self._made(seating.bots)
        self._thinking = Thinking()
        self.patience = LIMIT + (check_seconds(seating.seconds) or 0)
        """After so many seconds a bot that has not answered is stopped."""
        self.crossed = crossed
        """The game was begun with other versions or content, and does not follow from its seed any more."""
        self.marks = [0] * seats
        """For each seat, how much had been told when it chose last."""
        self._marked: list[_Mark] = []
        """Each choice that was made."""

    def _made(self, names: str) -> list[Bot]:
        state = self.session.game.state
        return make_bots(names, state.seats, state.seed, seconds=self.seating.seconds)

    # ---------------------------------------------------------------- playing

    def go_on(self) -> Decision | None:
        """Let bots choose until a person is asked or the game is over; returns the decision at hand.

        :raises BotError: as `answer` does.
        :raises PluginError: when a rule raised; the save is at the decision before.
        """
        while (decision := self.bots_turn()) is not None:
            self.answer(decision, self.think(decision))
        self.save(sync=True)
        return self.session.decision

    def bots_turn(self) -> Decision | None:
        """The decision at hand, if a bot is asked."""
        decision = self.session.decision
        return None if decision is None or decision.seat in self.seating.people else decision

    def think(self, decision: Decision) -> Future[Option]:
        """Let the bot that is asked think about `decision`; those of others in a thread of their own."""
        bot = self.bots[decision.seat]
        if isinstance(bot, ThinkingBot):
            return self._thinking.start(lambda: bot(self.session.game, decision))
        future: Future[Option] = Future()
        future.set_result(bot(self.session.game, decision))
        return future

    def note(self, decision: Decision, option: Option) -> None:
        """Tell the bot that is asked, if it has a memory, what its seat chose when this was played before.

        :raises BotError: when it raised.
        """
        note = getattr(self.bots[decision.seat], "note", None)
        if note is not None:
            note(self.session.game, decision, option)

    def answer(self, decision: Decision, thought: Future[Option], waited: float = 0) -> None:
        """Take what a bot has thought of `decision`, for which it has `patience`, less what one has `waited` by now.

        :raises BotError: when it raised, answered with what is no option, or has not answered by then; it is at the
            same decision then, and `replace` puts another bot in its place.
        """
        try:
            option = thought.result(max(self.patience - waited, 0))
        except TimeoutError as error:
            self._thinking.give_up()
            name = self.bot_name(decision.seat)
            said = f"has not answered within {self.patience:g} seconds at {decision.kind} of seat {decision.seat + 1}"
            raise BotError(f"the bot {name} {said}") from error
        self._choose(decision.seat, option)

    @property
    def chose_last(self) -> int:
        """The seat of the person who chose last."""
        return max(self.seating.people, key=lambda seat: self.marks[seat])

    def bot_name(self, seat: int) -> str:
        """The name of the bot that plays `seat`."""
        names = [name.strip() for name in self.seating.bots.split(",")]
        return names[seat] if len(names) > 1 else names[0]

    def who_thinks(self, seat: int) -> str:
        """Which bot is thinking, in words; in the middle of a step nobody is named.

        That a seat could react, and did not, is nobody's business but its own.
        """
        game = self.session.game
        if game.inside and game.trail:
            return "Others are thinking ..."
        return f"Seat {seat + 1}, {self.bot_name(seat)}, is thinking ..."

    def replace(self, seat: int, name: str = "random") -> None:
        """Let the bot `name` play `seat` on; the save says so.

        :raises NemesisError: when there is no such bot.
        """
        seats = range(self.session.game.state.seats)
        names = ",".join(name if other == seat else self.bot_name(other) for other in seats)
        self.bots[seat] = self._made(names)[seat]
        self.seating = attrs.evolve(self.seating, bots=names)
        self.save(sync=True)

    def choose(self, option: Option) -> Decision | None:
        """Answer for the person who is asked, then go on.

        :raises StaleChoice: when `option` is none of the decision's options.
        """
        self.take(option)
        return self.go_on()

    def take(self, option: Option) -> None:
        """Answer for the person who is asked; the next decision may be a bot's.

        :raises StaleChoice: when `option` is none of the decision's options.
        """
        if self.session.decision is None:
            raise StaleChoice("the game is over; there is nothing to choose")
        self._choose(self.session.decision.seat, option)

    def _choose(self, seat: int, option: Option) -> None:
        self.step(seat, option)
        self.save()

    def step(self, seat: int, option: Option) -> None:
        """Choose for `seat`, which is asked, and mark what had been told by then; nothing is saved.

        :raises StaleChoice: when `option` is none of the decision's options.
        """
        told, decision = len(self.session.events), self.session.decision
        mark = _Mark(seat, decision.kind if decision else "", self.marks[seat], self.picks())
        self.session.choose(option)
        self._marked.append(mark)
        self.marks[seat] = told

    def picks(self) -> int:
        """How many things the person who is asked is to pick one after the other; 1 where it is no such question."""
        decision = self.session.decision
        if decision is None or decision.seat not in self.seating.people:
            return 1
        found = first_answer(self.session.game.hooks, "picked_together", self.session.game, decision)
        return found[0] if found else 1

    def undo(self) -> None:
        """Take back the last choice of the person who is asked; things that were picked together go back together.

        :raises StaleChoice: when something was learnt since then or others have chosen.
        """
        self.session.undo()
        last = self._take_back()
        while self._marked and self._marked[-1].begins(last) and self.session.can_undo:
            self.session.undo()
            last = self._take_back()
        self.save(sync=True)

    def _take_back(self) -> _Mark:
        last = self._marked.pop()
        self.marks[last.seat] = last.mark
        return last

    def news(self, seat: int) -> list[Event]:
        """What `seat` has heard since it chose last."""
        return [event for event in self.session.events[self.marks[seat] :] if heard(event, seat)]

    def log(self, seat: int | None) -> list[Event]:
        """All that `seat` (None: the referee) has heard."""
        return [event for event in self.session.events if heard(event, seat)]

    def record(self) -> Record:
        """The record of what was played, for `nemesis replay`.

        :raises SaveError: when the game cannot be played again from its seed, since it began under other versions.
        """
        return record_of(self.session.game)

    # ---------------------------------------------------------------- saving

    def save(self, sync: bool = False) -> None:
        """Write the save, whole or not at all; with `sync` it is on the disk then.

        :raises NemesisError: when it cannot be written.
        """
        if self.path is not None:
            write_save(self.session, self.path, {KEY: {**attrs.asdict(self.seating), "crossed": self.crossed}}, sync)


def start(
    ruleset: Ruleset, seats: int = 0, seed: int = 0, seating: Seating | None = None, path: Path | None = None
) -> Sitting:
    """Begin a game of `seats` (0: four, or the nearest number allowed) that is saved to `path`.

    :raises NemesisError: for a number of seats, a seat or a seed that cannot be, or an unknown bot.
    """
    if not -LARGEST_SEED <= seed <= LARGEST_SEED:
        raise NemesisError(f"the seed {seed} is too large; choose one of at most 18 digits")
    game = ruleset.new_game(seats or ruleset.nearest_seats(), seed)
    seating = seating or Seating()
    check_people(seating.people, game.state.seats)
    make_bots(seating.bots, game.state.seats, seed)
    check_seconds(seating.seconds)
    return Sitting(Session(game, listen=True), seating, path)


def seating_of(data: dict[str, Any], where: str) -> Seating:
    """Who sits at the screen of the save `data`.

    :raises SaveError: naming the file `where`, when the save does not say.
    """
    try:
        people, bots, seconds = data[KEY]["people"], data[KEY]["bots"], data[KEY].get("seconds")
        if not isinstance(bots, str) or not people or not all(type(seat) is int for seat in people):
            raise TypeError
        if seconds is not None and type(seconds) not in (int, float):
            raise TypeError
    except (LookupError, TypeError) as error:
        raise SaveError(f"{where} does not say who plays; it is no save of nemesis play, or was edited") from error
    return Seating(tuple(people), bots, seconds)


def bots_of(names: str, people: tuple[int, ...], seats: int) -> str:
    """The names of the bots, for each seat one where one is given for each of the seats that no person plays."""
    given = [name.strip() for name in names.split(",")]
    others = [seat for seat in range(seats) if seat not in people]
    if len(given) == 1 or len(given) != len(others):
        return names
    mine = dict(zip(others, given, strict=True))
    return ",".join(mine.get(seat, "random") for seat in range(seats))


def resume(ruleset: Ruleset, path: Path, seconds: float | None = None, bots: str = "") -> Sitting:
    """Take up the game saved at `path`.

    Its choices are played again from the seed, which brings back the log and proves that nothing was changed. A save
    of other plugin versions or other content is taken up at the start of its step; the session's `notice` says so.
    `seconds` is how long bots may think from now on, and `bots` names those that play on, if it is to be another time
    or others than before.

    :raises SaveError: naming the file, when it is damaged, was edited, or belongs to another variant.
    """
    data = read_save(path)
    seating = seating_of(data, str(path))
    if check_seconds(seconds) is not None:
        seating = attrs.evolve(seating, seconds=seconds)
    try:
        saved = session_from_data(data, ruleset)
        if bots:
            seating = attrs.evolve(seating, bots=bots_of(bots, seating.people, saved.game.state.seats))
        _check_bots(seating.bots, saved)
        if saved.notice or data[KEY].get("crossed") is True:
            saved.listen()
            return Sitting(saved, seating, path, crossed=True)
        return _again(ruleset, saved, seating, path)
    except PluginError as error:
        raise SaveError(f"{path}: the game cannot go on from there ({error})") from error
    except NemesisError as error:
        raise SaveError(f"{path}: {error}") from error
    except (LookupError, OverflowError, TypeError, ValueError) as error:
        raise SaveError(f"{path} cannot be read ({type(error).__name__}: {error}); was it edited?") from error


def _check_bots(names: str, session: Session) -> None:
    state = session.game.state
    try:
        make_bots(names, state.seats, state.seed)
    except NemesisError as error:
        raise SaveError(f"{error}; --bots names others that play on") from error


def _again(ruleset: Ruleset, saved: Session, seating: Seating, path: Path) -> Sitting:
    """The game of `saved` played anew from its seed."""
    state = saved.game.state
    session = Session(ruleset.new_game(state.seats, state.seed), listen=True)
    sitting = Sitting(session, seating, path)
    for seat, option in saved.game.choices:
        decision = session.decision
        if decision is None or decision.seat != seat:
            raise SaveError("its choices do not follow from its seed; was it edited?")
        if seat not in sitting.seating.people:
            with contextlib.suppress(BotError):  # another may have taken its place then
                sitting.note(decision, canonical(option))
        try:
            sitting.step(seat, canonical(option))
        except StaleChoice as error:
            raise SaveError(f"its choices do not follow from its seed ({error}); was it edited?") from error
    if digest(session.game.at_boundary()) != digest(saved.game.at_boundary()):
        raise SaveError("its state does not follow from its seed and choices; was it edited?")
    return sitting
