"""The application: lets bots and people take their turns at the table until the game is over or left."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import ClassVar, Final

from rich.console import RenderableType
from textual.app import App
from textual.binding import Binding, BindingType
from textual.driver import Driver
from textual.events import Resize
from textual.filter import LineFilter
from textual.worker import WorkerFailed

from ..codeset import shows_ascii_only
from ..errors import BotError, Leave, NemesisError
from ..game import Option
from ..showing import Showing
from ..sitting import Sitting
from ..wording import Offer, Question
from .ascii import Ascii
from .colourless import Colourless
from .driver import lenient
from .sheets import Curtain, Sheet, Small, Trouble, ending, fits, news
from .table import WIDE, Table

DARK: Final = "textual-dark"
LIGHT: Final = "textual-light"
TERMINATED: Final = 128 + signal.SIGTERM
"""The exit code of a process that was asked to end."""
STILL: Final = 0.4
"""So many seconds no key may be pressed before one opens the curtain, or closes what is not to be missed."""
COLOURLESS: Final = "ansi-dark"
"""The theme of a terminal that is sent no colours."""


def is_light() -> bool:
    """Does the terminal say that its background is light?"""
    return os.environ.get("COLORFGBG", "").rpartition(";")[2] in ("7", "15")


class Tabletop(App[BaseException | None]):
    """A sitting at a full screen.

    `run` returns None when the game is over and its end was seen, `Leave` or `KeyboardInterrupt` when the people left
    before, or the error that ended it.

    :param sitting: the game.
    :param rules: is the rule behind each line of the log told?
    :param close: called at the end of the game; puts away its save and says where its record lies.
    """

    TITLE = "nemesis"
    CSS_PATH = Path(__file__).with_name("table.tcss")
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012 (as the class above has it)
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "interrupt", show=False, priority=True)]

    def __init__(self, sitting: Sitting, rules: bool, close: Callable[[], str], ascii_only: bool | None = None) -> None:
        super().__init__()
        self.sitting, self.close = sitting, close
        self.showing = Showing(sitting, rules)
        self.ascii_only = shows_ascii_only() if ascii_only is None else ascii_only
        self.animation_level = "none"
        self.theme = COLOURLESS if self.no_color else LIGHT if is_light() else DARK
        self.still = STILL
        self.facing = -1
        """The seat that sits before the screen."""
        self.failure: BaseException | None = None
        """A mistake of the program, by which it ended."""
        self.greeted: set[int] = set()
        """The seats that have been told how the rules are read."""
        self.picked: list[str] = []
        """What was picked together and is still to be chosen, in words."""
        self.table = Table(self.showing, self.ascii_only)

    def get_driver_class(self) -> type[Driver]:
        """What reads keys."""
        return lenient(super().get_driver_class())

    def get_line_filters(self) -> Sequence[LineFilter]:
        """What the lines of the screen go through."""
        colours = [Colourless()] if self.no_color else super().get_line_filters()
        return [*colours, *([Ascii()] if self.ascii_only else [])]

    async def on_mount(self) -> None:
        """Sit down."""
        await self.push_screen(self.table)
        self.check_size(self.size)
        with contextlib.suppress(NotImplementedError):  # not on every system
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, self.exit, SystemExit(TERMINATED))
        self.run_worker(self.sit(), exit_on_error=True)

    def on_resize(self, event: Resize) -> None:
        """Look whether there is still room."""
        if self.table in self.screen_stack:
            self.check_size(event.size)

    def check_size(self, size: tuple[int, int]) -> None:
        """Say it when the terminal is too small."""
        if not fits(size) and not isinstance(self.screen, Small):
            self.push_screen(Small())

    # ---------------------------------------------------------------- the game

    async def sit(self) -> None:
        """Play until the game is over or left."""
        try:
            await self.play()
            await self.end()
        except (Leave, NemesisError) as left:
            self.exit(left)
        else:
            self.exit(None)

    async def play(self) -> None:
        """Ask until the game is over."""
        while True:
            await self.let_bots_play()
            decision = self.sitting.session.decision
            if decision is None:
                return
            await self.face(decision.seat)
            question = self.showing.question()
            offers = self.still_picked(question)
            if not offers:
                with self.batch_update():
                    self.table.show(decision.seat, self.notes(decision.seat))
                    self.table.put(question)
                offers = await self.table.answered()
            if offers:
                self.take(question, offers)

    def take(self, question: Question, offers: list[Offer]) -> None:
        """Choose the first of `offers`; the others are still to be chosen."""
        first, *more = offers
        if more:
            self.picked = [offer.text for offer in more]
        alike = next(offer for offer in question.offers if offer is first or offer.text == first.text)
        self.sitting.take(alike.option)

    def still_picked(self, question: Question) -> list[Offer]:
        """The option of `question` that was picked together with others before, if it asks for what is left of them."""
        text, *self.picked = self.picked if question.picks == len(self.picked) else [""]
        found = [offer for offer in question.offers if offer.text == text]
        if not found:
            self.picked = []
        return found[:1]

    async def let_bots_play(self) -> None:
        """Let bots choose until a person is asked or the game is over, while keys are answered."""
        while (decision := self.sitting.bots_turn()) is not None:
            thought = self.sitting.think(decision)
            if not thought.done():
                self.look_on()
                self.table.busy(self.sitting.who_thinks(decision.seat))
                await self.wait_for(thought)
            try:
                self.sitting.answer(decision, thought, waited=self.sitting.patience)
            except BotError as error:
                if not await self.push_screen_wait(Trouble(str(error))):
                    raise Leave from error
                self.sitting.replace(decision.seat)
            await asyncio.sleep(0)
        self.sitting.save(sync=True)

    def look_on(self) -> None:
        """Let who sits before the screen see what has happened by now."""
        if len(self.sitting.seating.people) == 1:
            self.facing = self.sitting.seating.people[0]
        if self.facing >= 0:
            self.table.show(self.facing)

    async def wait_for(self, thought: Future[Option]) -> None:
        """Wait until a bot has thought, as long as the sitting has patience; what it raises is told elsewhere."""
        thinking = asyncio.wrap_future(thought)
        done, _ = await asyncio.wait([thinking], timeout=self.sitting.patience)
        if done:
            thinking.exception()

    async def face(self, seat: int) -> None:
        """Let the seats change places: who leaves sees what came of the choice, who comes sees an empty screen."""
        if seat == self.facing:
            return
        if len(self.sitting.seating.people) > 1:
            self.picked = []
            heard = self.showing.story(self.sitting.news(self.facing), self.facing) if self.facing >= 0 else []
            left, self.facing = self.facing, -1
            self.put_away()
            self.table.blank()
            if heard:
                await self.push_screen_wait(news(self.showing.name(left), heard, self.still))
            await self.push_screen_wait(Curtain(self.showing.name(seat), self.still))
        self.facing = seat

    def put_away(self) -> None:
        """Close what somebody was reading while others chose, also where the terminal has become too small for it."""
        while isinstance(self.screen, Sheet | Small):
            self.pop_screen()
        self.check_size(self.size)

    def notes(self, seat: int) -> list[str]:
        """What a seat is told once: what a save has lost, how the rules are read where no rulebook says it."""
        if seat in self.greeted:
            return []
        self.greeted.add(seat)
        lost = [f"Note: {self.sitting.session.notice}."] if self.sitting.session.notice else []
        return [*lost, *(f"Reading: {reading}" for reading in self.showing.ruleset.readings)]

    async def end(self) -> None:
        """Show how the game ended, with every secret."""
        seat = self.sitting.chose_last
        told = self.showing.story(self.sitting.session.events[self.sitting.marks[seat] :], seat)
        panels, record = self.showing.results(seat), self.close()
        self.put_away()
        self.table.blank("The game is over.")
        await self.push_screen_wait(ending(panels, told, record, self.still))

    # ---------------------------------------------------------------- leaving, looks

    def _handle_exception(self, error: Exception) -> None:
        self.failure = error.error if isinstance(error, WorkerFailed) else error
        super()._handle_exception(error)

    def _fatal_error(self) -> None:
        """End without what textual shows of an error: values of variables, which may be somebody's secrets."""
        self._close_messages_no_wait()

    def panic(self, *renderables: RenderableType) -> None:
        """End without what textual shows of an error in a thread of its own, as in `_fatal_error`."""
        self._close_messages_no_wait()

    def action_leave(self) -> None:
        """Leave the table; the game is saved."""
        self.exit(Leave())

    async def action_quit(self) -> None:
        """Leave the table, by the key that ends other applications."""
        self.action_leave()

    def action_interrupt(self) -> None:
        """Leave it at once."""
        self.exit(KeyboardInterrupt())

    def action_turn_light(self) -> None:
        """From dark to light and back."""
        if not self.no_color:
            self.theme = DARK if self.theme == LIGHT else LIGHT
