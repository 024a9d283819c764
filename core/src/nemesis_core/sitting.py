"""A game at one screen: people in some seats, bots in the others, everything that was shown saved before it is."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import attrs

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
    """Who plays: the seats of people (counted from 0), and the bots' names, one or one for each seat."""

    people: tuple[int, ...] = (0,)
    bots: str = "random"


def check_people(people: Sequence[int], seats: int) -> tuple[int, ...]:
    """The seats of people, sorted and once each.

    :raises NemesisError: for a seat that the game does not have, counted from 1 in the message.
    """
    for seat in people:
        if not 0 <= seat < seats:
            raise NemesisError(f"there is no seat {seat + 1}; this game has {numbered('seat', seats)}")
    return tuple(sorted(set(people)))


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
        self.bots: list[Bot] = make_bots(seating.bots, seats, session.game.state.seed)
        self._thinking = Thinking()
        self.patience = LIMIT
        """So many seconds a bot may think about one choice."""
        self.crossed = crossed
        """The game was begun with other versions or content, and does not follow from its seed any more."""
        self.marks = [0] * seats
        """For each seat, how much had been told when it chose last."""
        self._marked: list[tuple[int, int]] = []
        """For each choice, its seat and where the mark of that was before."""

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

    def bot_name(self, seat: int) -> str:
        """The name of the bot that plays `seat`."""
        names = [name.strip() for name in self.seating.bots.split(",")]
        return names[seat] if len(names) > 1 else names[0]

    def replace(self, seat: int, name: str = "random") -> None:
        """Let the bot `name` play `seat` on; the save says so.

        :raises NemesisError: when there is no such bot.
        """
        seats = self.session.game.state.seats
        names = ",".join(name if other == seat else self.bot_name(other) for other in range(seats))
        self.bots[seat] = make_bots(names, seats, self.session.game.state.seed)[seat]
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
        told = len(self.session.events)
        self.session.choose(option)
        self.mark(seat, told)
        self.save()

    def mark(self, seat: int, told: int) -> None:
        """Note that `seat` has chosen when so much had been told."""
        self._marked.append((seat, self.marks[seat]))
        self.marks[seat] = told

    def undo(self) -> None:
        """Take back the last choice of the person who is asked.

        :raises StaleChoice: when something was learnt since then or others have chosen.
        """
        self.session.undo()
        seat, mark = self._marked.pop()
        self.marks[seat] = mark
        self.save(sync=True)

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
    return Sitting(Session(game, listen=True), seating, path)


def seating_of(data: dict[str, Any], where: str) -> Seating:
    """Who sits at the screen of the save `data`.

    :raises SaveError: naming the file `where`, when the save does not say.
    """
    try:
        people, bots = data[KEY]["people"], data[KEY]["bots"]
        if not isinstance(bots, str) or not people or not all(type(seat) is int for seat in people):
            raise TypeError
    except (LookupError, TypeError) as error:
        raise SaveError(f"{where} does not say who plays; it is no save of nemesis play, or was edited") from error
    return Seating(tuple(people), bots)


def resume(ruleset: Ruleset, path: Path) -> Sitting:
    """Take up the game saved at `path`.

    Its choices are played again from the seed, which brings back the log and proves that nothing was changed. A save
    of other plugin versions or other content is taken up at the start of its step; the session's `notice` says so.

    :raises SaveError: naming the file, when it is damaged, was edited, or belongs to another variant.
    """
    data = read_save(path)
    seating = seating_of(data, str(path))
    try:
        saved = session_from_data(data, ruleset)
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
            with contextlib.suppress(BotError, TimeoutError):  # another may have taken its place then
                sitting.think(decision).result(sitting.patience)  # what it remembers of what it did it is to remember
        told = len(session.events)
        try:
            session.choose(canonical(option))
            sitting.mark(seat, told)
        except StaleChoice as error:
            raise SaveError(f"its choices do not follow from its seed ({error}); was it edited?") from error
    if digest(session.game.at_boundary()) != digest(saved.game.at_boundary()):
        raise SaveError("its state does not follow from its seed and choices; was it edited?")
    return sitting
